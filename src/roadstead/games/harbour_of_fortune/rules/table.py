"""The rules as the kernel calls them: each duty and question goes to the function that is its rule."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import actions as do
from roadstead.games.harbour_of_fortune import scoring
from roadstead.games.harbour_of_fortune.rules import (
    disasters,
    first_phase,
    frames,
    investment,
    jacks,
    mending,
    rounds,
    second_phase,
    world,
)
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel.dice import Dice
from roadstead.kernel.state import Rules, State


class HarbourRules(Rules):
    def blank(self) -> State:
        return Harbour()

    def deal(self, t: State) -> None:
        assert isinstance(t, Harbour)
        rounds_option = t.options["rounds"]
        tax_option = t.options["tax"]
        assert isinstance(rounds_option, int)
        assert isinstance(tax_option, int)
        t.rounds = rounds_option
        t.tax = tax_option
        t.keeps_debts = bool(t.options["debts"])
        t.invests_with_two = bool(t.options["investment_with_two"])
        t.chooses_families = t.options["families"] == "chosen"
        rounds.set_up(t)

    def perform(self, t: State, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Harbour)
        if kind == frames.ACTING:
            t.ask_in_secret(frames.ACT, 1 << a, a)
        elif kind == frames.WINDOW:
            first_phase.window(t, a, b)
        elif kind == frames.FIRST_PHASE:
            first_phase.advance(t, a, b)
        elif kind == frames.TURN_END:
            rounds.end_turn(t, a)
        elif kind == frames.TURN:
            rounds.turn(t)
        elif kind == frames.TRIM:
            rounds.trim(t, a)
        elif kind == frames.STORM_ON:
            disasters.storm_on(t, a, b)
        else:
            investment.collect(t, a, b)

    def choices(self, t: State, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> list[i64]:
        assert isinstance(t, Harbour)
        if kind == frames.ACT:
            return second_phase.choices(t, seat)
        if kind == frames.REACT:
            return disasters.answers(t, seat, c)
        if kind == frames.PAUSE:
            return first_phase.pause_choices(t, seat, b)
        if kind == frames.MEND_HOW:
            return mending.means(t, seat, b, c == 1)
        if kind == frames.NAME_TARGET:
            return disasters.targets(t, b, c)
        if kind == frames.STAKE:
            return investment.stakes(t, seat)
        if kind == frames.GIVE_WHAT:
            return jacks.gifts(t, seat)
        if kind == frames.DISCARD:
            return rounds.discard_choices(t, seat)
        if kind == frames.CHOOSE_FAMILY:
            return rounds.family_choices(t)
        return [do.WITH_CAPTAIN, do.WITHOUT_CAPTAIN]

    def answer(self, t: State, kind: i64, seat: i64, action: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Harbour)
        if kind == frames.ACT:
            second_phase.act(t, seat, action)
        elif kind == frames.REACT:
            disasters.react(t, a, b, c, d, action)
        elif kind == frames.PAUSE:
            first_phase.take_pause(t, seat, b, action)
        elif kind == frames.MEND_HOW:
            mending.mend(t, seat, b, action)
        elif kind == frames.NAME_TARGET:
            disasters.name(t, a, b, c, action)
        elif kind == frames.STAKE:
            investment.put_in(t, seat, action)
        elif kind == frames.GIVE_WHAT:
            jacks.trade(t, a, b, action - do.GIVE)
        elif kind == frames.DISCARD:
            rounds.discard(t, seat, action - do.DISCARD)
        elif kind == frames.CHOOSE_FAMILY:
            rounds.choose_family(t, seat, action - do.FAMILY)
        else:
            first_phase.choose_captain(t, seat, action)

    def imagine(self, t: State, viewer: i64, chance: Dice) -> None:
        assert isinstance(t, Harbour)
        world.imagine(t, viewer, chance)

    def scores(self, t: State) -> list[i64]:
        assert isinstance(t, Harbour)
        return scoring.scores(t)

    def winners(self, t: State) -> list[i64]:
        assert isinstance(t, Harbour)
        return scoring.winners(t)

    def faults(self, t: State) -> list[str]:
        assert isinstance(t, Harbour)
        return world.faults(t)
