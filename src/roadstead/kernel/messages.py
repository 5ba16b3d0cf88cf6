"""What is said, as a message: an id and facts.  A catalogue puts it into words where somebody reads it.

A fact is a number, a message of its own (a place, a card, so many of a thing), a list of these, or a text that a person wrote.
Nothing looks into the words: whoever wants to know what a message says looks at its id and its facts.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache

from msgspec import Struct

SEAT = "seat"  # the message that stands for whoever sits there: words have their name


class Message(Struct, frozen=True, omit_defaults=True):
    """An entry of the catalogue, and what stands in it."""

    id: str
    facts: "dict[str, int | float | str | Message | list[int | str | Message]]" = {}

    def __hash__(self) -> int:
        facts = ((name, tuple(fact) if isinstance(fact, list) else fact) for name, fact in self.facts.items())
        return hash((self.id, *facts))


Single = int | str | Message
Fact = int | float | str | Message | list[Single]


def say(id: str, /, **facts: Fact) -> Message:
    """``say("prompt-lane", ship=seat(2), steps=3)``"""
    return Message(id, facts)


@lru_cache(maxsize=64)
def seat(number: int) -> Message:
    """Whoever sits there."""
    return Message(SEAT, {"n": int(number)})


@cache
def slug(text: str) -> str:
    """A name as a part of an id: ``Saran's Sabre`` is ``saran-s-sabre``."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def entries(prefix: str, names: Iterable[str]) -> Sequence[Message]:
    """A message for each name of a row: ``entries("goods", GOODS)[2]`` is ``goods-food``."""
    return [Message(f"{prefix}-{slug(name)}") for name in names]


def counted(id: str, number: int) -> Message:
    """So many of a thing: the entry chooses singular or plural by ``$n``."""
    return Message(id, {"n": int(number)})


# How a fact is told: by a function of its value and the table, or by the row of messages that it counts.
Telling = Callable[[int, "object"], Fact] | Sequence[Message]
Facts = Mapping[str, int]
