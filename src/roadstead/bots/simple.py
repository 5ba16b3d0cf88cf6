"""Bots that think no further than the decision in front of them."""

from typing import Any

from roadstead.kernel.dice import SeededDice
from roadstead.kernel.game import Game
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import State

OFTEN = 30  # how often in a hundred decisions a casual bot takes its second or third choice
# The second or third choice may be this much worse than the best, in units of the game's temperature.
PLAUSIBLE = 4.0


class RandomBot:
    """Any legal action, each with the same chance."""

    name = "random"

    def __init__(self, game: Game, seed: int) -> None:
        self.dice = SeededDice(seed, 1)

    def choose(self, view: State, seat: int) -> int:
        menu = view.legal(seat)
        return menu[self.dice.below(len(menu), 0)]


class GreedyBot:
    """The action that the game's heuristics like best.  Its own dice decide between equals and near-equals.

    So greedy bots with different seeds do not all do the same thing at the same moment.  The same seed plays the same
    game.
    """

    name = "greedy"

    def __init__(self, game: Game, seed: int) -> None:
        self.dice = SeededDice(seed, 1)
        self.game = game
        self.heuristics: Heuristics = game.heuristics

    def __getstate__(self) -> dict[str, Any]:
        """What the game has for all its bots is found there again by a copy."""
        return {name: value for name, value in self.__dict__.items() if name != "heuristics"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.heuristics = self.game.heuristics

    def choose(self, view: State, seat: int) -> int:
        menu = view.legal(seat)
        weights = list(self.heuristics.weights(view, seat, menu))
        least = max(weights) - self.heuristics.near(view, seat)
        finest = [action for action, weight in zip(menu, weights, strict=True) if weight >= least]
        return finest[self.dice.below(len(finest), 0)]


class CasualBot(GreedyBot):
    """Mostly greedy.  Now and then it plays its second or third choice, but nothing plainly bad."""

    name = "casual"
    often = OFTEN
    plausible = PLAUSIBLE
    others = 2  # how many choices after the best it may take instead

    def choose(self, view: State, seat: int) -> int:
        menu = view.legal(seat)
        if len(menu) == 1 or self.dice.below(100, 0) >= self.often:
            return super().choose(view, seat)
        weights = self.heuristics.weights(view, seat, menu)
        worst = max(weights) - self.plausible * self.heuristics.temperature
        ranked = sorted(
            (place for place in range(len(menu)) if weights[place] >= worst), key=lambda place: -weights[place]
        )
        if len(ranked) == 1:
            return menu[ranked[0]]
        return menu[ranked[1 + self.dice.below(min(self.others, len(ranked) - 1), 0)]]
