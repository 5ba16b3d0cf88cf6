"""Whole games in one compiled loop."""

from mypy_extensions import i64

from roadstead.kernel.dice import Dice
from roadstead.kernel.state import State


def random_playout(state: State, chooser: Dice) -> i64:
    """Play to the end with uniformly random decisions; returns how many of them had two or more choices."""
    decisions: i64 = 0
    while not state.over:
        seat = state.actor()
        menu = state.look(seat)
        choices: i64 = len(menu)
        if choices > 1:
            decisions += 1
        state.apply(seat, menu[chooser.below(choices, 0)])
    return decisions
