"""The rules as the kernel calls them: each duty and question goes to the function that is its rule."""

from mypy_extensions import i64

from roadstead.games.new_bedford import actions as do
from roadstead.games.new_bedford import scoring
from roadstead.games.new_bedford.data import (
    ASHORE,
    BAG_A_PLAYER,
    BOARD,
    DOCK,
    FOOD,
    FOR_THREE,
    FREE_AT_TRYWORKS,
    GOODS,
    KINDS,
    MOST_SHIPS,
    NO_ACTION,
    RETURN,
    SPACES,
    TILES,
    TOKENS,
    VERB,
    WHALES,
    WOOD,
)
from roadstead.games.new_bedford.rules import building, fleet, frames, placing, returning, rounds, trading, whaling
from roadstead.games.new_bedford.state import HOME, NOBODY, NOT_IN_GAME, NewBedford
from roadstead.kernel.state import Rules, State


class NewBedfordRules(Rules):
    def blank(self) -> State:
        return NewBedford()

    def deal(self, t: State) -> None:
        assert isinstance(t, NewBedford)
        t.published = t.options["edition"] == "published"
        t.inshore = 1 if t.options["track"] == "B" else 0
        t.per_ship = t.options["tryworks"] == "per ship"
        rounds.set_up(t)

    def perform(self, t: State, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, NewBedford)
        if kind == frames.WORKER:
            rounds.next_worker(t, a)
        elif kind == frames.CLOSE:
            returning.close(t, a)
        elif kind == frames.ARRIVE:
            returning.arrive(t, a)
        elif kind == frames.MOVE:
            returning.move(t)
        elif kind == frames.WHALING:
            whaling.whaling(t)
        elif kind == frames.LODGER:
            rounds.lodger(t, a, b)
        elif kind == frames.ROUND_END:
            rounds.end(t)
        elif kind == frames.RETURNS:
            rounds.returns(t)
        else:
            rounds.begin(t)

    def choices(self, t: State, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> list[i64]:
        assert isinstance(t, NewBedford)
        if kind == frames.PLACE:
            return placing.choices(t, seat, b, c)
        if kind == frames.HUNT:
            return whaling.hunt_choices(t)
        if kind == frames.COME_HOME:
            return returning.home_choices(t, a)
        if kind == frames.OFFER:
            return returning.offer_choices(t, seat)
        if kind == frames.SELL:
            return trading.sell_choices(t, seat, a, b)
        if kind == frames.BUILD:
            return building.choices(t, seat, b)
        if kind == frames.LESS:
            return building.less_choices(t, seat, a, b, c, d)
        if kind == frames.LAUNCH:
            return fleet.launch_choices(t, seat, a, b)
        if kind == frames.PREPARE:
            return fleet.prepare_choices(t, seat)
        if kind == frames.EXTRA:
            return [do.EXTRA, do.EXTRA + 1, do.EXTRA + 2]
        if kind == frames.START:
            return rounds.start_choices(a, b)
        if kind == frames.NEED:
            return placing.need_choices(t, seat, a, b)
        if kind == frames.OUTWARD:
            return fleet.outward_choices(t, seat)
        if kind == frames.COUNT:
            return fleet.count_choices(t, seat)
        if kind == frames.CLEAR:
            return trading.clear_choices(t)
        return fleet.try_out_choices(t, seat)

    def answer(self, t: State, kind: i64, seat: i64, action: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, NewBedford)
        if kind == frames.PLACE:
            placing.decide(t, seat, action, a, b, c)
        elif kind == frames.HUNT:
            whaling.hunt(t, seat, action, a)
        elif kind == frames.COME_HOME:
            returning.settle(t, seat, action, a)
        elif kind == frames.OFFER:
            returning.buy(t, seat, action, a, b)
        elif kind == frames.SELL:
            trading.sell(t, seat, action, a, b, c)
        elif kind == frames.BUILD:
            building.chosen(t, seat, action - do.BUILD, a, b)
        elif kind == frames.LESS:
            building.take_off(t, seat, action, a, b, c, d)
        elif kind == frames.LAUNCH:
            launched = action - do.LAUNCH
            fleet.launch(t, seat, launched // 6, launched % 6 + 1, a, b)
        elif kind == frames.PREPARE:
            fleet.prepare(t, seat, action - do.PREPARE, a)
        elif kind == frames.EXTRA:
            trading.extra(t, seat, action - do.EXTRA)
        elif kind == frames.START:
            rounds.start(t, seat, action, a, b)
        elif kind == frames.NEED:
            placing.purchase(t, seat, FOOD if action == do.BUY_FOOD else WOOD)
            placing.act(t, seat, a, b)
        elif kind == frames.OUTWARD:
            fleet.move_out(t, seat, action - do.OUTWARD)
        elif kind == frames.COUNT:
            fleet.count(t, seat, action - do.COUNT)
        elif kind == frames.CLEAR:
            trading.clear(t, seat, action - do.CLEAR + 1)
        else:
            tried = action - do.TRY_OUT
            fleet.try_out(t, seat, tried // 3, tried % 3 + 1)

    def scores(self, t: State) -> list[i64]:
        assert isinstance(t, NewBedford)
        return scoring.scores(t)

    def winners(self, t: State) -> list[i64]:
        assert isinstance(t, NewBedford)
        return scoring.winners(t)

    def faults(self, t: State) -> list[str]:
        assert isinstance(t, NewBedford)
        return stock_faults(t) + token_faults(t) + town_faults(t) + ship_faults(t)


def stock_faults(t: NewBedford) -> list[str]:
    """Money and goods: nobody owes any, and what the players have is what the supply has given out."""
    found: list[str] = []
    for kind in range(KINDS):
        name = GOODS[kind] if kind < len(GOODS) else "money"
        total: i64 = 0
        for seat in range(t.seats):
            total += t.stock[seat * KINDS + kind]
            if t.stock[seat * KINDS + kind] < 0:
                found.append(f"seat {seat} has {t.stock[seat * KINDS + kind]} {name}")
        if total != t.handed_out[kind]:
            found.append(f"players have {total} {name}, but the supply has given out {t.handed_out[kind]}")
    return found


def token_faults(t: NewBedford) -> list[str]:
    """NB-1.3: bag, sea, holds, offers, players and what is out of the game make the full set."""
    found: list[str] = []
    for token in range(TOKENS):
        parts: list[i64] = [t.bag[token], t.sea[token], t.removed[token]]
        if token < WHALES:
            parts.append(t.batch[token])
            for ship in range(2 * t.seats):
                parts.append(t.hold[ship * WHALES + token])
            for seat in range(t.seats):
                parts.append(t.whales[seat * WHALES + token])
        if sum(parts) != BAG_A_PLAYER[token] * t.seats or min(parts) < 0:
            found.append(f"tokens of kind {token} do not add up: {parts}")
    return found


def town_faults(t: NewBedford) -> list[str]:
    """Buildings and workers: each building in one place, one worker at most on each, and only where it is built."""
    found: list[str] = []
    for tile in range(TILES):
        owner = t.owner[tile]
        absent = t.seats == 2 and FOR_THREE[tile] == 1
        if not (owner == NOT_IN_GAME if absent else owner == NOBODY or 0 <= owner < t.seats):
            found.append(f"building {tile} belongs to {owner}")
        workers: i64 = 0
        for space in t.worker:
            if space == BOARD + tile:
                workers += 1
        if workers > 1 or (workers == 1 and (owner >= t.seats or VERB[BOARD + tile] == NO_ACTION)):
            found.append(f"{workers} workers are at building {tile}")
    for space in t.worker:
        if space != HOME and not 0 <= space < SPACES:
            found.append(f"a worker is at {space}")
    if not 0 <= t.first < t.seats:
        found.append(f"seat {t.first} is the first player")
    return found


def ship_faults(t: NewBedford) -> list[str]:
    """Ships: on the board, one to a rank and no rank left out, tokens only at sea or while being settled."""
    found: list[str] = []
    for ship in range(2 * t.seats):
        place = t.place[ship]
        known = RETURN <= place <= t.farthest() or place in (DOCK, ASHORE)
        if not known or not 0 <= t.rank[ship] < MOST_SHIPS:
            found.append(f"ship {ship} is at {place}, rank {t.rank[ship]}")
        if place in (DOCK, ASHORE) and t.aboard(ship) > 0:
            found.append(f"ship {ship} has tokens, but is in port")
    for place in range(1, t.farthest() + 1):
        for rank in range(t.crowd(place)):
            if t.ranked(place, rank) < 0:
                found.append(f"nobody is of rank {rank} at {place}")
        if t.crowd(place) > MOST_SHIPS:
            found.append(f"{t.crowd(place)} ships are at {place}")
    if not 0 <= t.free <= FREE_AT_TRYWORKS:
        found.append(f"{t.free} Right Whales are free")
    return found
