"""What a seat has in hand, by the names of the pieces."""

from roadstead.games.jamaica.data import NO_CARD
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import bits


def own(t: Jamaica, seat: int) -> list[str]:
    """The cards, the one that was chosen among them, and the treasures aboard."""
    cards = [*bits.members(t.hand[seat]), *([t.chosen[seat]] if t.laid[seat] and t.chosen[seat] != NO_CARD else [])]
    aboard = [back for back in range(t.drawn) if t.holder[back] == seat]
    return [f"mat-{seat}-card-{card}" for card in cards] + [f"treasure-{back}" for back in aboard]
