"""Product cards: the harbours' stacks, and what everybody knows of the hands."""

from mypy_extensions import i64

from roadstead.games.rotterdam.data import NO_PRODUCT, PORTS, WARES
from roadstead.games.rotterdam.generated import streams, told
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.events import EVERYBODY


def draw(t: Rotterdam, port: i64, openly: bool) -> i64:
    """The card below the top one: a covered one, else the first of those put under; NO_PRODUCT without any."""
    if t.depth_covered[port] > 0:
        product = draw_covered(t, port)
        t.covered[product] -= 1
        t.depth_covered[port] -= 1
        t.reveal()
        t.since[product] = 0
        t.since[product ^ 1] = t.since[product ^ 1] + 1 if openly else 0
        return product
    if t.depth_under[port] > 0:
        product = 2 * port + (t.under[port] & 1)
        t.under[port] >>= 1
        t.depth_under[port] -= 1
        return product
    return NO_PRODUCT


def draw_covered(t: Rotterdam, port: i64) -> i64:
    """ROT-14.5: the next card of a shuffled stack out of which copies were bought from below.

    Those copies lay under all others of their product.  So as long as both products are left, the next card is what it
    would be if nothing had been bought; when one is left, it is that.  The die is thrown all the same: whether it is
    must not depend on what is hidden.
    """
    one = 2 * port
    uncut = t.covered[one] + t.bought_out[one]
    outcome = t.dice.below(t.depth_covered[port] + t.bought_out[one] + t.bought_out[one + 1], streams.PRODUCTS + port)
    if t.covered[one] == 0 or t.covered[one + 1] == 0:
        return one if t.covered[one] > 0 else one + 1
    return one if outcome < uncut else one + 1


def next_is_known(t: Rotterdam, port: i64) -> bool:
    """Whether everybody can tell the card below the top one (ROT-14.3)."""
    return t.depth_covered[port] == 0 or t.lacks[2 * port] == 1 or t.lacks[2 * port + 1] == 1


def turn_up(t: Rotterdam, port: i64) -> None:
    """ROT-7.3: the next card lies open on top."""
    t.top[port] = draw(t, port, True)
    if t.telling and t.top[port] != NO_PRODUCT:
        t.tell(told.TURNED_UP, EVERYBODY, (port, t.top[port]))


def put_under(t: Rotterdam, product: i64) -> None:
    """ROT-8.5: openly under the stack; an empty stack shows it at once."""
    port = product >> 1
    if t.top[port] == NO_PRODUCT:
        t.top[port] = product
        t.announce(told.TURNED_UP, port, product)
        return
    kind = product & 1
    t.under[port] |= kind << t.depth_under[port]
    t.depth_under[port] += 1


def find(t: Rotterdam, product: i64) -> bool:
    """ROT-8.6: take the lowest copy out of the stack, all others stay as they lie; False without one (ROT-8.9)."""
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
            t.bought_out[product] += 1
            t.since[product] = 0
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
