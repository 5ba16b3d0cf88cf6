"""What is counted in Rotterdam, of each player; of hidden cards only how many there are."""

from roadstead.games.rotterdam import data, scoring
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import bits
from roadstead.kernel.quantities import Quantity
from roadstead.kernel.state import UNKNOWN


def stock(t: Rotterdam, seat: int) -> int:
    return sum(int(count) for count in list(t.stock)[seat * data.PORTS : (seat + 1) * data.PORTS])


def laden(t: Rotterdam, seat: int) -> int:
    """Ships of this player under way with cargo."""
    fleet = range(seat * int(data.FLEET), (seat + 1) * int(data.FLEET))
    return sum(t.where[ship] != data.NOWHERE and t.cargo[ship] != data.NO_CARGO for ship in fleet)


def products(t: Rotterdam, seat: int) -> int:
    """ROT-8.8: cards in hand, whichever they are."""
    first = seat * int(data.WARES)
    if t.hand[first] != UNKNOWN:
        return sum(int(count) for count in list(t.hand)[first : first + int(data.WARES)])
    known = sum(int(count) for count in list(t.known)[first : first + int(data.WARES)])
    return known + sum(int(t.unknown(seat, port)) for port in range(len(data.HARBOURS)))


def shipping_cards(t: Rotterdam, seat: int) -> int:
    return sum(kind != data.NO_CARD for kind in list(t.card)[seat * data.HAND_LIMIT : (seat + 1) * data.HAND_LIMIT])


QUANTITIES = (
    Quantity("total", scoring.score, decides=True, idle=True),
    Quantity("assignment-points", lambda t, seat: t.earned[seat], decides=True),
    Quantity("product-points", scoring.product_score, decides=True),
    Quantity("card-points", scoring.card_score, decides=True, idle=True),
    Quantity("money", lambda t, seat: t.money[seat]),
    Quantity("stock", stock),
    Quantity("laden-ships", laden),
    Quantity("factories", lambda t, seat: sum(owner == seat for owner in t.factory)),
    Quantity("assignments", lambda t, seat: bits.size(t.done[seat]), idle=True),
    Quantity("products", products),
    Quantity("shipping-cards", shipping_cards),
)
