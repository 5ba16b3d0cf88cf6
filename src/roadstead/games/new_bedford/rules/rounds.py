"""Setting up, and the frame of the round: workers in turn, the Inn, the end."""

from mypy_extensions import i64

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import BRICK, FOOD, GOODS_WORTH, HOME, INN, MONEY, NOBODY, ROUNDS
from roadstead.games.new_bedford.generated import do, frames, streams, told
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel.events import EVERYBODY


def set_up(t: NewBedford) -> None:
    """NB-2.1 to NB-2.4: an empty town, a full bag, a first player by chance; then $5 worth of goods for each in turn."""
    t.lay_out()
    t.published = t.options["edition"] == "published"
    t.per_ship = t.options["tryworks"] == "per ship"
    for token in range(data.TOKENS):
        t.bag[token] = data.BAG_A_PLAYER[token] * t.seats
    for tile in range(data.TILES):
        if t.seats == 2 and data.FOR_THREE[tile]:
            t.owner[tile] = data.NOT_IN_GAME
    t.first = t.dice.below(t.seats, streams.FIRST_PLAYER)
    t.then(frames.ROUND)
    for turn in range(t.seats - 1, -1, -1):
        t.ask(frames.START, 1 << ((t.first + turn) % t.seats), BRICK, data.START_WORTH)


def none_of(goods: i64) -> i64:
    """The action of taking none of these goods to start with; taking some comes right after it."""
    return do.START_BRICK if goods == BRICK else do.START_FOOD if goods == FOOD else do.START_WOOD


def start_choices(goods: i64, left: i64) -> list[i64]:
    """NB-2.2: as many as the dollars left are worth."""
    return [none_of(goods) + count for count in range(left // GOODS_WORTH[goods] + 1)]


def start(t: NewBedford, seat: i64, action: i64, goods: i64, left: i64) -> None:
    """NB-2.3: bricks, then food, then wood; the rest is money."""
    count = action - none_of(goods)
    t.gain(seat, goods, count)
    left -= count * GOODS_WORTH[goods]
    if goods != data.WOOD:
        t.ask(frames.START, 1 << seat, FOOD if goods == BRICK else data.WOOD, left)
    else:
        t.gain(seat, MONEY, left)
        if t.telling:
            at = seat * data.KINDS
            t.tell(told.STARTED, EVERYBODY, (seat, t.stock[at], t.stock[at + 1], t.stock[at + 2], t.stock[at + 3]))


def begin(t: NewBedford) -> None:
    """A round: workers, the Inn, movement, whaling, the end."""
    t.round += 1
    t.announce(told.ROUND, t.round, t.first)
    t.then(frames.ROUND_END)
    t.then(frames.WHALING)
    t.then(frames.MOVE)
    t.then(frames.LODGER, 0, NOBODY)
    t.then(frames.WORKER, 0)


def next_worker(t: NewBedford, placed: i64) -> None:
    """NB-3.1: twice round the table from the first player."""
    if placed == 2 * t.seats:
        return
    t.then(frames.WORKER, placed + 1)
    t.ask(frames.PLACE, 1 << ((t.first + placed) % t.seats), placed // t.seats, 0, 0)


def lodger(t: NewBedford, placed: i64, user: i64) -> None:
    """NB-6.26: whoever's worker is at the Inn lifts both own workers and places them again, one at a time."""
    if placed == 0:
        user = t.visitor(INN)
        if user == NOBODY:
            return
        t.worker[user * 2] = HOME
        t.worker[user * 2 + 1] = HOME
        t.announce(told.LIFTED, user)
        t.then(frames.LODGER, 1, user)
    t.ask(frames.PLACE, 1 << user, placed, 1, 0)


def end(t: NewBedford) -> None:
    """NB-10.1, NB-6.31: postage, workers home, the marker to the left; after round 12 only the ships come home."""
    postmaster = t.owner[data.POST_OFFICE]
    if postmaster < t.seats:
        t.gain(postmaster, MONEY, data.POSTAGE)
        t.announce(told.POSTAGE, postmaster)
    for worker in range(2 * t.seats):
        t.worker[worker] = HOME
    t.first = (t.first + 1) % t.seats
    if t.round < ROUNDS:
        t.then(frames.ROUND)
        return
    t.homeward = True
    t.announce(told.HOMEWARD, t.ships_at_sea())
    t.then(frames.RETURNS)


def returns(t: NewBedford) -> None:
    """NB-10.3: movement phases until every ship is home; then the game is over."""
    if t.ships_at_sea() > 0:
        t.then(frames.RETURNS)
        t.then(frames.MOVE)
        return
    t.announce(told.ENDED, t.round)
    t.over = True
    t.reveal()
