"""Small pieces of speech: goods, tokens and lists of them."""

from collections.abc import Sequence

from roadstead.games.new_bedford.data import GOODS, WHALE_NAMES
from roadstead.kernel.words import joined

TOKEN_NAMES = (*WHALE_NAMES, "Empty Sea")


def is_or_are(name: str) -> str:
    """``The Roller Mills are``, ``The Wharf is``."""
    return "are" if name == "Roller Mills" else "is"


def has_or_have(name: str) -> str:
    return "have" if name == "Roller Mills" else "has"


def counted(count: int, what: str) -> str:
    """``1 good``, ``2 goods``."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def amount(kind: int, count: int) -> str:
    """``2 food``, ``1 brick``, ``$5``; kind 3 is money."""
    if kind >= len(GOODS):
        return f"${count}"
    return counted(count, "brick") if GOODS[kind] == "brick" else f"{count} {GOODS[kind]}"


def listed(counts: Sequence[int]) -> str:
    """Food, wood, brick and money in words."""
    return joined([amount(kind, count) for kind, count in enumerate(counts) if count])


def tokens_of(counts: Sequence[int]) -> str:
    """Tokens of each kind in words."""
    return joined(
        [
            f"{count} {name}" if name == "Empty Sea" else counted(count, name)
            for name, count in zip(TOKEN_NAMES, counts, strict=False)
            if count
        ]
    )
