"""Setting up, and the round: the auction, turns, workers, and the end."""

from mypy_extensions import i64

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.generated import do, frames, streams, told
from roadstead.games.rotterdam.rules import deck_hand, offices, ship_owner, stacks
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.events import EVERYBODY


def set_up(t: Rotterdam) -> None:
    """ROT-2.1 to ROT-2.7: money, ships, markets, open cards and the first Harbour Master."""
    t.lay_out()
    t.by_rounds = t.options["length"] == "rounds"
    t.auction = t.options["auction"] is True
    t.ships = data.SHIPS[t.seats]
    for seat in range(t.seats):
        t.money[seat] = data.MONEY
    t.bank = data.ALL_MONEY - data.MONEY * t.seats
    for place in range(data.OPEN_JOBS):
        offices.open_job(t, place)
    for port in range(data.PORTS):
        stacks.turn_up(t, port)
    deck_hand.refill(t)
    t.master = t.dice.below(t.seats, streams.LOT)
    t.announce(told.LOT, t.master)
    t.then(frames.ROUND)
    t.then(frames.START, 0)


def start(t: Rotterdam, done: i64) -> None:
    """ROT-2.8: the Harbour Master first, then clockwise."""
    if done == t.seats:
        return
    t.then(frames.START, done + 1)
    t.ask(frames.START_SHIP, 1 << ((t.master + done) % t.seats))


def start_choices(t: Rotterdam) -> list[i64]:
    """ROT-2.8: a free start, or none."""
    return [*ship_owner.free_starts(t), do.NO_SHIP]


def start_ship(t: Rotterdam, seat: i64, action: i64) -> None:
    if action == do.NO_SHIP:
        t.announce(told.NO_START, seat)
        return
    ship = t.idle_ship(seat)
    t.put(ship, action - do.PLACE)
    t.announce(told.PLACED, seat, t.where[ship])
    t.ask(frames.START_CARGO, 1 << seat, ship)


def cargo_choices(t: Rotterdam) -> list[i64]:
    """ROT-2.9: a unit of any material, or none."""
    return [*(do.LOAD + material for material in range(data.PORTS) if t.market[material] > 0), do.EMPTY]


def start_cargo(t: Rotterdam, seat: i64, ship: i64, action: i64) -> None:
    if action == do.EMPTY:
        t.announce(told.LEFT_EMPTY, seat, t.where[ship])
        return
    material = action - do.LOAD
    t.market[material] -= 1
    t.cargo[ship] = material
    t.announce(told.STARTED_WITH, seat, material, t.where[ship])


def begin(t: Rotterdam) -> None:
    """ROT-3.1: the Harbour Master has the first turn; with the auction the pawn is bid for first (ROT-13.2)."""
    t.round += 1
    t.turn = 0
    t.built = 0
    for at in range(data.ROWS * data.COLUMNS):
        t.field[at] = data.NOBODY
    t.then(frames.TURN, 0)
    if t.auction:
        t.then(frames.AUCTION, 0, data.NOBODY, 0, (t.master + 1) % t.seats)
    elif t.telling:
        t.tell(told.MASTER, EVERYBODY, (t.master, t.round))


def auction(t: Rotterdam, bid: i64, leader: i64, out: i64, asked: i64) -> None:
    """ROT-13.4: the next who is still in is asked, until one bidder is left or everybody has passed."""
    for i in range(t.seats):
        seat = (asked + i) % t.seats
        if seat != leader and not (out >> seat) & 1:
            t.ask(frames.BID, 1 << seat, bid, leader, out)
            return
    if leader != data.NOBODY:
        t.master = leader
        t.pay(leader, bid)
        t.announce(told.AUCTIONED, leader, bid)
    else:
        t.master = (t.master + 1) % t.seats
        t.announce(told.NO_BIDS, t.master)
    t.announce(told.MASTER, t.master, t.round)


def bid_choices(t: Rotterdam, seat: i64, bid: i64) -> list[i64]:
    """ROT-13.3: any whole million above the last bid, as far as the money goes."""
    return [*range(do.BID, do.BID + min(data.MOST_RAISE, t.money[seat] - bid)), do.PASS]


def make_bid(t: Rotterdam, seat: i64, action: i64, bid: i64, leader: i64, out: i64) -> None:
    following = (seat + 1) % t.seats
    if action == do.PASS:
        t.announce(told.PASSED, seat)
        t.then(frames.AUCTION, bid, leader, out | 1 << seat, following)
        return
    bid += action - do.BID + 1
    t.announce(told.RAISED, seat, bid)
    t.then(frames.AUCTION, bid, seat, out, following)


def take_turn(t: Rotterdam, done: i64) -> None:
    """ROT-3.1, ROT-3.2: clockwise until every worker is placed; a player's own fog lifts first (ROT-11.10)."""
    t.turn = done
    if done == t.seats * data.WORKERS[t.seats]:
        t.mover = data.NOBODY
        t.then(frames.ROUND_END)
        return
    t.then(frames.TURN, done + 1)
    seat = (t.master + done) % t.seats
    t.mover = seat
    for hue in range(data.HUES):
        if (t.fog[hue] >> seat) & 1:
            t.fog[hue] &= ~(1 << seat)
            if t.telling and not t.fog[hue]:
                t.tell(told.FOG_LIFTED, EVERYBODY, (seat, hue))
    t.then(frames.AFTER, seat)
    t.ask_in_secret(frames.PLACE_WORKER, 1 << seat)


def after(t: Rotterdam, seat: i64) -> None:
    """ROT-11.1, ROT-14.9: whoever holds shipping cards may play them after the character."""
    if t.cards_held(seat) > 0:
        t.ask_in_secret(frames.CARDS_AFTER, 1 << seat)


def end(t: Rotterdam) -> None:
    """ROT-3.7: the pawn passes on, unless this was the last round (section 12); with the auction it waits for bids."""
    if is_last(t):
        finish(t)
        return
    if not t.auction:
        t.master = (t.master + 1) % t.seats
    t.then(frames.ROUND)


def is_last(t: Rotterdam) -> bool:
    """ROT-12.1 to ROT-12.3, ROT-13.1."""
    if t.by_rounds:
        return t.round >= data.ROUNDS[t.seats]
    return t.round >= data.LAST_ROUND or no_jobs(t) or offices.somebody_has_enough(t)


def no_jobs(t: Rotterdam) -> bool:
    """ROT-12.2: whether every assignment has been completed."""
    return t.jobs_left == 0 and all(t.job[place] == data.NO_JOB for place in range(data.OPEN_JOBS))


def finish(t: Rotterdam) -> None:
    """ROT-12.6: the hands are shown."""
    for at in range(t.seats * data.WARES):
        t.known[at] = t.hand[at]
    for place in range(t.seats * data.HAND_LIMIT):
        reveal_card(t, place)
    t.over = True
    t.reveal()
    t.announce(told.ENDED, t.round)


def reveal_card(t: Rotterdam, place: i64) -> None:
    if t.seen[place] != t.everybody():
        t.unseen[t.drawn_from[place] * data.CARD_KINDS + t.card[place]] -= 1
        t.show(t.seen, place, t.everybody())
