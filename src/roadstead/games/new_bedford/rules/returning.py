"""Movement: ships come nearer, those at RETURN are settled, and what is sold is offered round the table."""

from mypy_extensions import i64

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import ASHORE, FREE_AT_TRYWORKS, LAY, MONEY, MOST_SHIPS, RIGHT, TRYWORKS, WHALES
from roadstead.games.new_bedford.generated import do, frames, told
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel.events import EVERYBODY


def move(t: NewBedford) -> None:
    """NB-8.1 to NB-8.3: every ship one space nearer, ranks kept; those at RETURN are settled in that order."""
    t.free = FREE_AT_TRYWORKS
    for ship in range(2 * t.seats):
        if t.at_sea(ship):
            t.place[ship] -= 1
    for rank in range(MOST_SHIPS - 1, -1, -1):
        ship = t.ranked(data.RETURN, rank)
        if ship >= 0:
            t.then(frames.ARRIVE, ship)


def arrive(t: NewBedford, ship: i64) -> None:
    """NB-8.4, NB-8.16: the owner decides about the tokens aboard, if there are any."""
    if t.telling:
        at = ship * WHALES
        t.tell(told.CAME_HOME, EVERYBODY, (ship // 2, ship % 2, t.hold[at], t.hold[at + 1], t.hold[at + 2]))
    t.then(frames.CLOSE, ship)
    if t.per_ship:
        t.free = FREE_AT_TRYWORKS
    if t.aboard(ship) > 0:
        t.ask(frames.COME_HOME, 1 << (ship // 2), ship)


def free_aboard(t: NewBedford, ship: i64) -> i64:
    """NB-6.16 to NB-6.18: how many Right Whales of this ship cost nothing."""
    if t.published or t.visitor(TRYWORKS) != ship // 2:
        return 0
    return min(t.free, t.hold[ship * WHALES + RIGHT])


def lays(t: NewBedford, ship: i64) -> i64:
    """NB-8.4, NB-8.7: what it costs to keep everything still aboard."""
    total = -free_aboard(t, ship) * LAY[RIGHT]
    for whale in range(WHALES):
        total += t.hold[ship * WHALES + whale] * LAY[whale]
    return total


def home_choices(t: NewBedford, ship: i64) -> list[i64]:
    """NB-8.9: sell one more, or keep the rest as soon as it can be paid."""
    found = [do.SELL_WHALE + whale for whale in range(WHALES) if t.hold[ship * WHALES + whale] > 0]
    if lays(t, ship) <= t.has(ship // 2, MONEY):
        found.append(do.KEEP)
    return found


def settle(t: NewBedford, seat: i64, action: i64, ship: i64) -> None:
    if action == do.KEEP:
        keep(t, seat, ship)
        offer(t, seat, seat, 0)
        return
    whale = action - do.SELL_WHALE
    t.hold[ship * WHALES + whale] -= 1
    t.batch[whale] += 1
    t.gain(seat, MONEY, LAY[whale] // 2)
    t.announce(told.SOLD_WHALE, seat, whale, LAY[whale] // 2)
    t.ask(frames.COME_HOME, 1 << seat, ship)


def keep(t: NewBedford, seat: i64, ship: i64) -> None:
    """NB-8.4: the lays go to the supply, the tokens to the owner."""
    free = free_aboard(t, ship)
    money = lays(t, ship)
    at = ship * WHALES
    if t.telling and t.aboard(ship) > 0:
        t.tell(told.KEPT, EVERYBODY, (seat, t.hold[at], t.hold[at + 1], t.hold[at + 2], money, free))
    t.free -= free
    t.gain(seat, MONEY, -money)
    for whale in range(WHALES):
        t.whales[seat * WHALES + whale] += t.hold[at + whale]
        t.hold[at + whale] = 0


def on_offer(t: NewBedford) -> bool:
    return t.batch[0] + t.batch[1] + t.batch[2] > 0


def offer(t: NewBedford, seller: i64, last: i64, passes: i64) -> None:
    """NB-8.10, NB-8.11: the next player clockwise, never the seller, until nothing is left or all have passed."""
    if not on_offer(t) or passes == t.seats - 1:
        return
    buyer = (last + 1) % t.seats
    if buyer == seller:
        buyer = (buyer + 1) % t.seats
    t.ask(frames.OFFER, 1 << buyer, seller, passes)


def offer_choices(t: NewBedford, seat: i64) -> list[i64]:
    """NB-8.10: one token whose lay can be paid, or pass."""
    money = t.has(seat, MONEY)
    found = [do.BUY_WHALE + whale for whale in range(WHALES) if t.batch[whale] > 0 and LAY[whale] <= money]
    found.append(do.PASS)
    return found


def buy(t: NewBedford, seat: i64, action: i64, seller: i64, passes: i64) -> None:
    if action == do.PASS:
        t.announce(told.PASSED, seat)
        offer(t, seller, seat, passes + 1)
        return
    whale = action - do.BUY_WHALE
    t.batch[whale] -= 1
    t.whales[seat * WHALES + whale] += 1
    t.gain(seat, MONEY, -LAY[whale])
    t.announce(told.BOUGHT_WHALE, seat, whale, LAY[whale])
    offer(t, seller, seat, 0)


def close(t: NewBedford, ship: i64) -> None:
    """NB-8.14, NB-8.15: what nobody bought leaves the game, and the ship goes back to its player board."""
    if on_offer(t):
        t.announce(told.UNBOUGHT, t.batch[0], t.batch[1], t.batch[2])
        for whale in range(WHALES):
            t.removed[whale] += t.batch[whale]
            t.batch[whale] = 0
    t.place[ship] = ASHORE
    t.rank[ship] = 0
