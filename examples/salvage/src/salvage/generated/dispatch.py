"""Which function of the rules each duty and question goes to.  Written by roadstead generate from questions.py: change that, not this."""

# fmt: off
# isort: off
# ruff: noqa: E701, E704
from typing import cast

from mypy_extensions import i64

from roadstead.kernel.dice import Dice
from roadstead.kernel.rules import Rules
from roadstead.kernel.state import State
from salvage.generated import frames
from salvage.rules import rounds, world
from salvage.state import Salvage


class Dispatch(Rules):
    def blank(self) -> State: return Salvage()
    def deal(self, t: State) -> None: rounds.set_up(cast(Salvage, t))

    def perform(self, t: State, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Salvage)
        if kind == frames.ROUND: rounds.begin(t)
        elif kind == frames.SHOW: rounds.show(t)
        else: raise ValueError(f"no duty or question has the number {kind}")

    def choices(self, t: State, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> list[i64]:
        assert isinstance(t, Salvage)
        if kind == frames.BID: return rounds.cards(t, seat)
        raise ValueError(f"no question has the number {kind}")

    def answer(self, t: State, kind: i64, seat: i64, action: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Salvage)
        if kind == frames.BID: rounds.bid(t, seat, action)
        else: raise ValueError(f"no duty or question has the number {kind}")

    def imagine(self, t: State, viewer: i64, chance: Dice) -> None: world.imagine(cast(Salvage, t), viewer, chance)
    def scores(self, t: State) -> list[i64]: return rounds.scores(cast(Salvage, t))
    def faults(self, t: State) -> list[str]: return world.faults(cast(Salvage, t))
