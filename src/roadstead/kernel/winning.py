"""Each seat's chance to win, as one seat may judge it."""

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from roadstead.kernel.weights import for_people, judgement

if TYPE_CHECKING:
    from roadstead.kernel.game import Game
    from roadstead.kernel.state import State

WORLDS = 16  # imagined worlds that are judged, always with the same seeds: the same view is judged the same


class Chances(NamedTuple):
    """For each seat its chance to win, and how much that differs from one imagined world to the next."""

    shares: list[float]
    spread: list[float]  # standard deviations; 0 where nothing hidden matters


def chances(game: "Game", view: "State", seat: int | None, worlds: int = WORLDS) -> Chances:
    """The mean over worlds that this seat cannot tell from the true one; when the game is over, who has won."""
    view = view.redacted(seat)
    if view.over:
        return Chances(list(view.result()), [0.0] * int(view.seats))
    if worlds < 1:
        raise ValueError(f"chances are judged in at least one imagined world, not in {worlds}")
    judge = judgement(game, view, for_people(game, int(view.seats)))
    found = [judge.chances(view.imagined(seed)) for seed in range(worlds)]
    each = list(zip(*found, strict=True))
    means = [sum(row) / worlds for row in each]
    spread = [sqrt(sum((x - mean) ** 2 for x in row) / worlds) for row, mean in zip(each, means, strict=True)]
    return Chances(means, spread)
