"""A trade between two seats as a table of two columns: what one gives and what one gets.

A game whose offers are put together from small choices describes them so, in a function ``deal`` of its words.  People then
set the amounts and send all choices at once; the choices themselves stay as they are.
"""

from typing import Literal

from msgspec import Struct


class Step(Struct, frozen=True):
    """A choice that adds so much of an item."""

    do: str
    amount: int


class Item(Struct, frozen=True, omit_defaults=True):
    """One kind of thing that may change hands, in whole steps.

    ``has``: how much its giver could give; ``now``: how much of it lies on the table; ``worth``: what one of it counts for
    at the market.  ``steps`` add it, the largest first; ``counted``: after a step ``Deal.count`` says how many times it is
    meant, otherwise the step is done again.  ``money``: an amount of it is an amount of money.  ``room``: how much more of it
    whoever gets it can store; what they give of it makes room.
    """

    words: str
    has: int
    steps: list[Step]
    now: int = 0
    worth: int = 0
    group: str = ""
    counted: bool = False
    money: bool = False
    room: int | None = None


class Deal(Struct, frozen=True, omit_defaults=True):
    """A deal with ``partner``, seen by one of the two: what this seat would give, and what it would get.

    ``open``: the column that is being put together, or that the offer is made and waits for this seat's answer.  The other
    names are those of choices: ``turn`` goes on from what is given to what is wanted, ``close`` makes the offer or
    accepts it, ``leave`` gives it up or declines it; ``count`` stands before a number.  ``most``: so many steps may be in one column.  ``money``: how an amount
    is written.  ``called``: how the log calls this seat and the partner, and ``rules``: the rules of its lines that tell of
    offers and answers.  By these the offers made so far are found.
    """

    partner: int
    give: list[Item]
    get: list[Item]
    open: Literal["give", "get", "answer"]
    turn: str = ""
    close: str = ""
    leave: str = ""
    count: str = ""
    most: int = 0
    money: str = "{}"
    called: list[str] = []
    rules: list[str] = []
