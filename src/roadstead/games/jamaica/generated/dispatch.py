"""Which function of the rules each duty and question goes to.  Written by tools/generate.py from questions.py: change that, not this."""

# fmt: off
# isort: off
# ruff: noqa: E701, E704
from typing import ClassVar

from mypy_extensions import i64

from roadstead.games.jamaica import scoring
from roadstead.games.jamaica.generated import frames
from roadstead.games.jamaica.rules import battle, ghost, loading, paying, rounds, sailing, spoils, treasure, world
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel.rules import Hooks, Rules
from roadstead.kernel.state import State


class Dispatch(Rules):
    def perform(self, t: State, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Jamaica)
        if kind == frames.ROUND: rounds.begin(t)
        elif kind == frames.TURN: rounds.turn(t, a)
        elif kind == frames.ACT: rounds.act(t, a, b, c)
        elif kind == frames.ROUND_END: rounds.end(t)
        elif kind == frames.WALK: sailing.walk(t, a, b, c, d)
        elif kind == frames.RETREAT: sailing.retreat(t, a, b)
        elif kind == frames.ARRIVE: sailing.arrive(t, a)
        elif kind == frames.PAY: paying.pay(t, a)
        elif kind == frames.ATTACK_ROLL: battle.attack_roll(t)
        elif kind == frames.DEFENCE: battle.defence(t)
        elif kind == frames.DEFENCE_ROLL: battle.defence_roll(t)
        elif kind == frames.BATTLE_END: battle.end(t)
        elif kind == frames.GHOST: ghost.move(t, a)
        else: raise ValueError(f"no duty or question has the number {kind}")

    def choices(self, t: State, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> list[i64]:
        assert isinstance(t, Jamaica)
        if kind == frames.PLACE_DICE: return rounds.place_choices(a, b)
        if kind == frames.CHOOSE_CARD: return rounds.card_choices(t, seat)
        if kind == frames.LANE: return [17, 18]
        if kind == frames.ATTACK_WHOM: return battle.attack_choices(t, a)
        if kind == frames.SPEND_POWDER: return battle.powder_choices(t, a)
        if kind == frames.TAKE_FROM: return paying.take_choices(t, a, b, c, d)
        if kind == frames.LOAD_WHERE: return loading.load_choices(t, a)
        if kind == frames.DUMP_WHICH: return loading.dump_choices(t, a, b)
        if kind == frames.SABRE_REROLL: return [111, 112]
        if kind == frames.SPOILS: return spoils.choices(t, a, b)
        if kind == frames.GHOST_WAY: return [131, 132]
        if kind == frames.NAME_TREASURE: return spoils.names_of(t, b)
        raise ValueError(f"no question has the number {kind}")

    def answer(self, t: State, kind: i64, seat: i64, action: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Jamaica)
        if kind == frames.PLACE_DICE: rounds.place(t, action, a, b)
        elif kind == frames.CHOOSE_CARD: rounds.choose_card(t, seat, action)
        elif kind == frames.LANE: sailing.choose_lane(t, action, a, b, c, d)
        elif kind == frames.ATTACK_WHOM: battle.begin(t, a, action)
        elif kind == frames.SPEND_POWDER: battle.spend_powder(t, a, b, action)
        elif kind == frames.TAKE_FROM: paying.take_from(t, a, b, c, action)
        elif kind == frames.LOAD_WHERE: loading.load_into(t, a, b, c, action)
        elif kind == frames.DUMP_WHICH: loading.dump(t, a, b, c, action)
        elif kind == frames.SABRE_REROLL: battle.sabre(t, a, b, action)
        elif kind == frames.SPOILS: spoils.take(t, a, b, action)
        elif kind == frames.GHOST_WAY: ghost.steer(t, a, action)
        elif kind == frames.NAME_TREASURE: treasure.steal_card(t, a, b, action)
        else: raise ValueError(f"no duty or question has the number {kind}")

    hooks: ClassVar[Hooks] = Hooks(set_up=rounds.set_up, imagine=world.imagine, scores=scoring.scores, winners=scoring.winners, faults=world.faults)
    def blank(self) -> State: return Jamaica()
