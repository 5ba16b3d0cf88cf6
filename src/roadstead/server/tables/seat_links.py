"""Whoever has a seat's token plays for its owner, so nothing that is said at a table tells one to the others."""

import re
from collections.abc import Collection

from roadstead.server.storage.table_info import Person, fingerprint

LINK = re.compile(r"#?seat(?:=|%3D)[0-9A-Z_-]{16,}\S*", re.IGNORECASE)
WORD = re.compile(r"[0-9A-Za-z_-]+")
TOKEN = range(16, 65)  # so many letters has a token
INSTEAD = "(the link to a seat)"
WARNING = (
    "This is the link to a seat: whoever opens it plays in your place. It was not sent."
    " To invite somebody send the table's address, without # and what follows."
)


def opens_a_seat(text: str, persons: Collection[Person], own: str) -> bool:
    """Whether there is a link to a seat in it, of this table or of any other, or a token of this one; ``own`` is the writer's."""
    return (bool(own) and own in text) or without_seats(text, persons) != text


def without_seats(text: str, persons: Collection[Person]) -> str:
    """The text, with something to be read in the place of what opens a seat."""
    known = {person.token for person in persons}

    def shown(word: re.Match[str]) -> str:
        return INSTEAD if len(word[0]) in TOKEN and fingerprint(word[0]) in known else word[0]

    return WORD.sub(shown, LINK.sub(f" {INSTEAD}", text))
