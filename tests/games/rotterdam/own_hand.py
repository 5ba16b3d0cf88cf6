"""What a seat has in hand, by the names of the pieces."""

from roadstead.games.rotterdam.data import HAND_LIMIT, NO_CARD
from roadstead.games.rotterdam.state import Rotterdam


def own(t: Rotterdam, seat: int) -> list[str]:
    """A pile for each product, and the shipping cards."""
    wares = [f"mat-{seat}-ware-{product}" for product in range(8) if t.hand[seat * 8 + product]]
    cards = [at for at in range(int(HAND_LIMIT)) if t.card[seat * int(HAND_LIMIT) + at] != NO_CARD]
    return wares + [f"mat-{seat}-card-{at}" for at in cards]
