"""Which function of the rules each duty and question goes to.  Written by tools/generate.py from questions.py: change that, not this."""

# fmt: off
# isort: off
# ruff: noqa: E701, E704
from typing import ClassVar

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import scoring
from roadstead.games.harbour_of_fortune.generated import frames
from roadstead.games.harbour_of_fortune.rules import disasters, first_phase, investment, jacks, mending, rounds, second_phase, world
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel.rules import Hooks, Rules
from roadstead.kernel.state import State


class Dispatch(Rules):
    def perform(self, t: State, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Harbour)
        if kind == frames.TURN: rounds.turn(t)
        elif kind == frames.FIRST_PHASE: first_phase.advance(t, a, b)
        elif kind == frames.WINDOW: first_phase.window(t, a, b)
        elif kind == frames.ACTING: second_phase.ask(t, a)
        elif kind == frames.TURN_END: rounds.end_turn(t, a)
        elif kind == frames.TRIM: rounds.trim(t, a)
        elif kind == frames.STORM_ON: disasters.storm_on(t, a, b)
        elif kind == frames.COLLECT: investment.collect(t, a, b)
        else: raise ValueError(f"no duty or question has the number {kind}")

    def choices(self, t: State, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> list[i64]:
        assert isinstance(t, Harbour)
        if kind == frames.PAUSE: return first_phase.pause_choices(t, a, b)
        if kind == frames.SAIL_HOW: return [3, 4]
        if kind == frames.ACT: return second_phase.choices(t, a)
        if kind == frames.MEND_HOW: return mending.means(t, a, b, c)
        if kind == frames.NAME_TARGET: return disasters.targets(t, b, c)
        if kind == frames.REACT: return disasters.answers(t, b, c)
        if kind == frames.STAKE: return investment.stakes(t, b)
        if kind == frames.GIVE_WHAT: return jacks.gifts(t, a)
        if kind == frames.DISCARD: return rounds.discard_choices(t, a)
        if kind == frames.CHOOSE_FAMILY: return rounds.family_choices(t)
        raise ValueError(f"no question has the number {kind}")

    def answer(self, t: State, kind: i64, seat: i64, action: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Harbour)
        if kind == frames.PAUSE: first_phase.take_pause(t, a, b, action)
        elif kind == frames.SAIL_HOW: first_phase.choose_captain(t, a, action)
        elif kind == frames.ACT: second_phase.act(t, a, action)
        elif kind == frames.MEND_HOW: mending.mend(t, a, b, action)
        elif kind == frames.NAME_TARGET: disasters.name(t, seat, b, c, action)
        elif kind == frames.REACT: disasters.react(t, a, b, c, d, action)
        elif kind == frames.STAKE: investment.put_in(t, b, action)
        elif kind == frames.GIVE_WHAT: jacks.trade(t, a, b, action)
        elif kind == frames.DISCARD: rounds.discard(t, a, action)
        elif kind == frames.CHOOSE_FAMILY: rounds.choose_family(t, a, action)
        else: raise ValueError(f"no duty or question has the number {kind}")

    hooks: ClassVar[Hooks] = Hooks(set_up=rounds.set_up, imagine=world.imagine, scores=scoring.scores, winners=scoring.winners, faults=world.faults)
    def blank(self) -> State: return Harbour()
