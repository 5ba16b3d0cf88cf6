"""What a seat has in hand, by the names of the pieces."""

from roadstead.games.harbour_of_fortune.state import Harbour


def own(t: Harbour, seat: int) -> list[str]:
    """Red and black cards by deck, kind and copy, and the Wild Cards."""
    found = []
    for deck in range(t.seats):
        packed = int(t.hand[seat * 4 + deck])
        found += [f"card-{seat}-{deck}-{kind}-{copy}" for kind in range(22) for copy in range((packed >> 2 * kind) & 3)]
    wild = int(t.wild[seat])
    return found + [f"wild-{seat}-{kind}-{copy}" for kind in range(5) for copy in range((wild >> 2 * kind) & 3)]
