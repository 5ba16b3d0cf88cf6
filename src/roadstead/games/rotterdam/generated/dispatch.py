"""Which function of the rules each duty and question goes to.  Written by tools/generate.py from questions.py: change that, not this."""

# fmt: off
# isort: off
# ruff: noqa: E701, E704
from typing import ClassVar

from mypy_extensions import i64

from roadstead.games.rotterdam import scoring
from roadstead.games.rotterdam.generated import frames
from roadstead.games.rotterdam.rules import captain, cards, deck_hand, discharger, effects, faults, imagining, planning, rounds, ship_owner, trader
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.rules import Hooks, Rules
from roadstead.kernel.state import State


class Dispatch(Rules):
    def perform(self, t: State, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Rotterdam)
        if kind == frames.START: rounds.start(t, a)
        elif kind == frames.ROUND: rounds.begin(t)
        elif kind == frames.AUCTION: rounds.auction(t, a, b, c, d)
        elif kind == frames.TURN: rounds.take_turn(t, a)
        elif kind == frames.AFTER: rounds.after(t, a)
        elif kind == frames.ROUND_END: rounds.end(t)
        elif kind == frames.SECOND_COLOUR: captain.ask_again(t, a)
        elif kind == frames.NAVIGATE: captain.navigate(t, a, b, c, d)
        elif kind == frames.TAKING: deck_hand.taking(t, a, b)
        elif kind == frames.REFILL: deck_hand.refill(t)
        elif kind == frames.UNLOAD: discharger.unload(t, a, b, c)
        else: raise ValueError(f"no duty or question has the number {kind}")

    def choices(self, t: State, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> list[i64]:
        assert isinstance(t, Rotterdam)
        if kind == frames.START_SHIP: return rounds.start_choices(t)
        if kind == frames.START_CARGO: return rounds.cargo_choices(t)
        if kind == frames.BID: return rounds.bid_choices(t, seat, a)
        if kind == frames.PLACE_WORKER: return planning.choices(t, seat)
        if kind == frames.CARDS_AFTER: return cards.after_choices(t, seat)
        if kind == frames.OWNER: return ship_owner.choices(t, seat, a, b, c)
        if kind == frames.STOW: return ship_owner.stow_choices(t, seat, a)
        if kind == frames.LOAD_ON: return ship_owner.load_choices(t, a)
        if kind == frames.NAME_COLOUR: return captain.colour_choices(t, seat, a)
        if kind == frames.MOVE_WHICH: return captain.which_choices(t, seat, d)
        if kind == frames.MOVE_WHERE: return captain.where_choices(t, a, b, c)
        if kind == frames.TAKE_CARD: return cards.take_choices(t, seat)
        if kind == frames.NAME_FACTORY: return discharger.factory_choices(t, b, d)
        if kind == frames.TRADE: return trader.choices(t, seat, a, b)
        if kind == frames.TUG_WHICH: return effects.ships_for(t, seat, 0)
        if kind == frames.TUG_WHERE: return effects.tug_ends(t, a)
        if kind == frames.PILOT_COLOUR: return effects.pilot_colours(t, seat)
        if kind == frames.EBB_WHICH: return effects.ships_for(t, seat, 2)
        if kind == frames.EBB_WHERE: return effects.ebb_ends(t, a)
        if kind == frames.FOG_COLOUR: return captain.clear_colours(t)
        if kind == frames.SWAP_FIRST: return effects.ships_for(t, seat, 4)
        if kind == frames.SWAP_SECOND: return effects.unlike_ships(t, a)
        if kind == frames.SHIFT_FIRST: return effects.ships_for(t, seat, 5)
        if kind == frames.SHIFT_SECOND: return effects.other_cargoes(t, a)
        if kind == frames.SMUGGLE_WHAT: return effects.ships_for(t, seat, 6)
        if kind == frames.SMUGGLE_WHERE: return effects.holds(t, seat)
        if kind == frames.POLICE_WHICH: return effects.ships_for(t, seat, 7)
        if kind == frames.BARTER_WHAT: return effects.demands(t, seat)
        if kind == frames.BARTER_WHOM: return effects.holders(t, seat, a)
        if kind == frames.BARTER_GIVE: return effects.gifts(t, seat, a)
        if kind == frames.SEA_LOAD_WHAT: return ship_owner.stock_units(t, seat)
        if kind == frames.SEA_LOAD_WHERE: return effects.empty_ships(t, seat)
        raise ValueError(f"no question has the number {kind}")

    def answer(self, t: State, kind: i64, seat: i64, action: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Rotterdam)
        if kind == frames.START_SHIP: rounds.start_ship(t, seat, action)
        elif kind == frames.START_CARGO: rounds.start_cargo(t, seat, a, action)
        elif kind == frames.BID: rounds.make_bid(t, seat, action, a, b, c)
        elif kind == frames.PLACE_WORKER: planning.place(t, seat, action)
        elif kind == frames.CARDS_AFTER: cards.play_after(t, seat, action)
        elif kind == frames.OWNER: ship_owner.act(t, seat, action, a, b, c)
        elif kind == frames.STOW: ship_owner.stow(t, seat, action, a, b, c, d)
        elif kind == frames.LOAD_ON: ship_owner.load(t, seat, action, a, b, c, d)
        elif kind == frames.NAME_COLOUR: captain.name_colour(t, seat, action)
        elif kind == frames.MOVE_WHICH: captain.move_which(t, action, a, b, c, d)
        elif kind == frames.MOVE_WHERE: captain.take_channel(t, a, action, c)
        elif kind == frames.TAKE_CARD: cards.take(t, seat, action, a, b)
        elif kind == frames.NAME_FACTORY: discharger.name_factory(t, action, a, b, c, d)
        elif kind == frames.TRADE: trader.trade(t, seat, action, a, b)
        elif kind == frames.TUG_WHICH: effects.choose_ship(t, seat, action, 0)
        elif kind == frames.TUG_WHERE: captain.take_channel(t, a, action, 99)
        elif kind == frames.PILOT_COLOUR: captain.announce(t, seat, action, 99)
        elif kind == frames.EBB_WHICH: effects.choose_ship(t, seat, action, 2)
        elif kind == frames.EBB_WHERE: effects.ebb(t, seat, a, action)
        elif kind == frames.FOG_COLOUR: effects.bring_fog(t, seat, action)
        elif kind == frames.SWAP_FIRST: effects.choose_ship(t, seat, action, 4)
        elif kind == frames.SWAP_SECOND: effects.swap(t, seat, a, action)
        elif kind == frames.SHIFT_FIRST: effects.choose_ship(t, seat, action, 5)
        elif kind == frames.SHIFT_SECOND: effects.shift(t, seat, a, action)
        elif kind == frames.SMUGGLE_WHAT: effects.choose_ship(t, seat, action, 6)
        elif kind == frames.SMUGGLE_WHERE: effects.smuggle(t, seat, a, action)
        elif kind == frames.POLICE_WHICH: effects.seize(t, seat, action)
        elif kind == frames.BARTER_WHAT: effects.name_product(t, seat, action)
        elif kind == frames.BARTER_WHOM: effects.demand(t, seat, a, action)
        elif kind == frames.BARTER_GIVE: effects.hand_over(t, seat, a, b, action)
        elif kind == frames.SEA_LOAD_WHAT: effects.choose_unit(t, seat, action)
        elif kind == frames.SEA_LOAD_WHERE: effects.sea_load(t, seat, a, action)
        else: raise ValueError(f"no duty or question has the number {kind}")

    hooks: ClassVar[Hooks] = Hooks(set_up=rounds.set_up, imagine=imagining.imagine, scores=scoring.scores, winners=scoring.winners, faults=faults.faults)
    def blank(self) -> State: return Rotterdam()
