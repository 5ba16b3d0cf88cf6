"""Which function of the rules each duty and question goes to.  Written by roadstead generate from questions.py: change that, not this."""

# fmt: off
# isort: off
# ruff: noqa: E701, E704
from typing import ClassVar

from mypy_extensions import i64

from roadstead.kernel.rules import Hooks, Rules
from roadstead.kernel.state import State
from salvage.generated import frames
from salvage.rules import rounds, world
from salvage.state import Salvage


class Dispatch(Rules):
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

    hooks: ClassVar[Hooks] = Hooks(set_up=rounds.set_up, imagine=world.imagine, scores=rounds.scores, faults=world.faults)
    def blank(self) -> State: return Salvage()
