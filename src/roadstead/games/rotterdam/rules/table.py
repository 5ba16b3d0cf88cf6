"""The rules as the kernel calls them: each duty and question goes to the function that is its rule."""

from mypy_extensions import i64

from roadstead.games.rotterdam import actions as do
from roadstead.games.rotterdam import scoring
from roadstead.games.rotterdam.data import Chart
from roadstead.games.rotterdam.rules import (
    captain,
    cards,
    deck_hand,
    discharger,
    effects,
    frames,
    planning,
    rounds,
    ship_owner,
    sound,
    trader,
)
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.dice import Dice
from roadstead.kernel.state import Rules, State


class RotterdamRules(Rules):
    def __init__(self, chart: Chart) -> None:
        self.chart = chart

    def blank(self) -> State:
        table = Rotterdam()
        table.chart = self.chart
        return table

    def deal(self, t: State) -> None:
        assert isinstance(t, Rotterdam)
        t.by_rounds = t.options["length"] == "rounds"
        t.auction = t.options["auction"] is True
        rounds.set_up(t)

    def perform(self, t: State, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Rotterdam)
        if kind == frames.TURN:
            rounds.take_turn(t, a)
        elif kind == frames.AFTER:
            rounds.after(t, a)
        elif kind == frames.NAVIGATE:
            captain.navigate(t, a, b, c, d)
        elif kind == frames.SECOND_COLOUR:
            t.ask_in_secret(frames.COLOUR, 1 << a, 1)
        elif kind == frames.TAKING:
            deck_hand.taking(t, a, b)
        elif kind == frames.REFILL:
            deck_hand.refill(t)
        elif kind == frames.UNLOAD:
            discharger.unload(t, a, b, c)
        elif kind == frames.AUCTION:
            rounds.auction(t, a, b, c, d)
        elif kind == frames.ROUND_END:
            rounds.end(t)
        elif kind == frames.ROUND:
            rounds.begin(t)
        else:
            rounds.start(t, a)

    def choices(self, t: State, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> list[i64]:
        assert isinstance(t, Rotterdam)
        if kind == frames.WORKER:
            return planning.choices(t, seat)
        if kind == frames.OWNER:
            return ship_owner.choices(t, seat, a, b, c)
        if kind == frames.STOW:
            return ship_owner.stow_choices(t, seat, a)
        if kind == frames.LOAD_ON:
            return ship_owner.load_choices(t, a)
        if kind == frames.COLOUR:
            return captain.colour_choices(t, seat, a)
        if kind == frames.MOVE_WHERE:
            return captain.where_choices(t, a, b, c)
        if kind == frames.MOVE_WHICH:
            return captain.which_choices(t, seat, d)
        if kind == frames.TRADE:
            return trader.choices(t, seat, a, b)
        if kind == frames.CARDS_AFTER:
            found: list[i64] = []
            cards.add_playable(t, seat, found)
            found.append(do.DONE)
            return found
        if kind == frames.TAKE_CARD:
            return cards.take_choices(t, seat)
        if kind == frames.NAME_FACTORY:
            return discharger.factory_choices(t, b, d)
        if kind == frames.START_SHIP:
            return rounds.start_choices(t)
        if kind == frames.START_CARGO:
            return rounds.cargo_choices(t)
        if kind == frames.BID:
            return rounds.bid_choices(t, seat, a)
        return effects.choices(t, kind, seat, a, b)

    def answer(self, t: State, kind: i64, seat: i64, action: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, Rotterdam)
        if kind == frames.WORKER:
            planning.place(t, seat, action)
        elif kind == frames.OWNER:
            ship_owner.act(t, seat, action, a, b, c)
        elif kind == frames.STOW:
            ship_owner.stow(t, seat, action, a, b, c, d)
        elif kind == frames.LOAD_ON:
            ship_owner.load(t, seat, action - do.SHIP, a, b, c, d)
        elif kind == frames.COLOUR:
            captain.name_colour(t, seat, action)
        elif kind == frames.MOVE_WHERE:
            captain.sail(t, a, action - do.sail(t.chart, 0), c)
        elif kind == frames.MOVE_WHICH:
            captain.move_which(t, action - do.SHIP, a, b, c, d)
        elif kind == frames.TRADE:
            trader.trade(t, seat, action, a, b)
        elif kind == frames.CARDS_AFTER:
            if action != do.DONE:
                t.then(frames.AFTER, seat)
                cards.play(t, seat, action - do.PLAY)
        elif kind == frames.TAKE_CARD:
            cards.take(t, seat, action, a, b)
        elif kind == frames.NAME_FACTORY:
            discharger.name_factory(t, action - do.FACTORY, a, b, c, d)
        elif kind == frames.START_SHIP:
            rounds.start_ship(t, seat, action)
        elif kind == frames.START_CARGO:
            rounds.start_cargo(t, seat, a, action)
        elif kind == frames.BID:
            rounds.make_bid(t, seat, action, a, b, c)
        else:
            effects.answer(t, kind, seat, action, a, b)

    def imagine(self, t: State, viewer: i64, chance: Dice) -> None:
        assert isinstance(t, Rotterdam)
        sound.imagine(t, viewer, chance)

    def scores(self, t: State) -> list[i64]:
        assert isinstance(t, Rotterdam)
        return scoring.scores(t)

    def winners(self, t: State) -> list[i64]:
        assert isinstance(t, Rotterdam)
        return scoring.winners(t)

    def faults(self, t: State) -> list[str]:
        assert isinstance(t, Rotterdam)
        return sound.faults(t)
