"""Product cards: the harbours' stacks, and what everybody knows of the hands."""

from mypy_extensions import i64

from roadstead.games.rotterdam import events as told
from roadstead.games.rotterdam.data import NO_PRODUCT, PORTS, WARES
from roadstead.games.rotterdam.rules import streams
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.events import EVERYBODY


def draw(t: Rotterdam, port: i64) -> i64:
    """The card below the top one: a covered one, else the first of those put under (ROT-14.5); NO_PRODUCT without any."""
    if t.depth_covered[port] > 0:
        outcome = t.dice.below(t.depth_covered[port], streams.PRODUCTS + port)
        product = 2 * port if outcome < t.covered[2 * port] else 2 * port + 1
        t.covered[product] -= 1
        t.depth_covered[port] -= 1
        t.reveal()
        return product
    if t.depth_under[port] > 0:
        product = 2 * port + (t.under[port] & 1)
        t.under[port] >>= 1
        t.depth_under[port] -= 1
        return product
    return NO_PRODUCT


def next_is_known(t: Rotterdam, port: i64) -> bool:
    """Whether everybody can tell the card below the top one (ROT-14.3)."""
    return t.depth_covered[port] == 0 or t.lacks[2 * port] == 1 or t.lacks[2 * port + 1] == 1


def turn_up(t: Rotterdam, port: i64) -> None:
    """ROT-7.3: the next card lies open on top."""
    t.top[port] = draw(t, port)
    if t.telling and t.top[port] != NO_PRODUCT:
        t.tell(told.TURNED_UP, EVERYBODY, (port, t.top[port]))


def put_under(t: Rotterdam, product: i64) -> None:
    """ROT-8.5: openly under the stack; an empty stack shows it at once."""
    port = product >> 1
    if t.top[port] == NO_PRODUCT:
        t.top[port] = product
        if t.telling:
            t.tell(told.TURNED_UP, EVERYBODY, (port, product))
        return
    kind = product & 1
    t.under[port] |= kind << t.depth_under[port]
    t.depth_under[port] += 1


def find(t: Rotterdam, product: i64) -> bool:
    """ROT-8.6: take a copy out of the stack, looking from the bottom upward; False when there is none (ROT-8.9)."""
    port = product >> 1
    kind = product & 1
    for i in range(t.depth_under[port] - 1, -1, -1):
        if (t.under[port] >> i) & 1 == kind:
            lower = t.under[port] >> (i + 1)
            one: i64 = 1
            t.under[port] = t.under[port] & ((one << i) - 1) | lower << i
            t.depth_under[port] -= 1
            return True
    if t.depth_covered[port] > 0 and not t.lacks[product]:
        t.reveal()
        if t.covered[product] > 0:
            t.covered[product] -= 1
            t.depth_covered[port] -= 1
            return True
        t.lacks[product] = 1
    if t.top[port] == product:
        turn_up(t, port)
        return True
    return False


def gain(t: Rotterdam, seat: i64, product: i64, openly: bool) -> None:
    """ROT-14.3: a card comes into a hand; what everybody has seen stays known."""
    t.hand[seat * WARES + product] += 1
    t.held[seat * PORTS + (product >> 1)] += 1
    if openly:
        t.known[seat * WARES + product] += 1


def give_up(t: Rotterdam, seat: i64, product: i64) -> None:
    """ROT-14.4: a card leaves a hand, openly: one that is known, otherwise a covered one."""
    at = seat * WARES + product
    t.hand[at] -= 1
    t.held[seat * PORTS + (product >> 1)] -= 1
    if t.known[at] > 0:
        t.known[at] -= 1
    else:
        t.reveal()
