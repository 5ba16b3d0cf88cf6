"""Imagined players: they play on as the game's heuristics would.  Compiled, since the coach does little else."""

from mypy_extensions import i64

from roadstead.kernel.dice import Dice
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import State


def favourite(t: State, seat: i64, heuristics: Heuristics, own: Dice) -> i64:
    """What a greedy player would do.  Its own dice choose among equals."""
    menu = t.look(seat)
    if len(menu) == 1:
        return menu[0]
    weights = heuristics.weights(t, seat, menu)
    most = weights[0]
    for weight in weights:
        most = max(most, weight)
    least = most - heuristics.near(t, seat)
    finest: list[i64] = []
    for place in range(len(menu)):
        if weights[place] >= least:
            finest.append(menu[place])
    return finest[own.below(len(finest), 0)]


def play_on(t: State, heuristics: Heuristics, own: Dice, most: i64) -> None:
    """Play so many decisions with a choice as greedy players would, or to the end of the game."""
    while most > 0 and not t.over:
        seat = t.actor()
        if len(t.look(seat)) > 1:
            most -= 1
        t.apply(seat, favourite(t, seat, heuristics, own))
