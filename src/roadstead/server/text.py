"""What people write: names and chat, with nothing in them that could deceive a reader."""

import unicodedata

# Marks that turn the direction of what follows, and others that are not seen.
_TURNING = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)}
_UNSEEN = {chr(code) for code in (0x200B, 0x2060, 0xFEFF, 0x00AD, 0x034F, 0x115F, 0x1160, 0x3164, 0xFFA0)}
MOST_MARKS = 3  # accents on one letter; more would climb over the lines above


def cleaned(text: str, longest: int) -> str:
    """One line of plain text: control characters, turned directions and unseen marks left out, blanks made single."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if letter in _TURNING or letter in _UNSEEN or kind in ("Cs", "Co", "Cn"):
            continue
        if kind in ("Cc", "Zl", "Zp"):
            letter = " "
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest].strip()


def same_name(one: str, other: str) -> bool:
    """Whether two names would be taken for each other."""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")
