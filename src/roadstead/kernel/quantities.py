"""What can be counted at a table: of a seat, or of the table itself.  Each is declared once, in a game's ``quantities.py``.

A sheet's column, a preview, a hint and the score's breakdown that bear the name of a quantity speak of the same number, so it
is known everywhere whether more of it is better.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

MORE, LESS, NEITHER = 1, -1, 0


class Quantity(NamedTuple):
    """``name`` is also that of its entries in the catalogue: ``apart-gold`` says that there is so much (``$n``) more or less of it
    (``$how``).  ``value`` reads it from a seat's view.

    ``better``: whether one wants more of it, less, or neither.  ``decides``: the winner has most of it, or least.  ``idle``: hints
    leave it out, because it says nothing about who is ahead, or is the sum of others that say more.  ``unit``: the entry
    ``amount-...`` in which it is written, such as ``money``; a plain number without one.  ``room``: it is what goods could be
    put into, and worth telling only where nothing else is.
    """

    name: str
    value: Callable[[Any, int], int]
    better: int = MORE
    decides: bool = False
    idle: bool = False
    unit: str = ""
    room: bool = False


def points(view: Any, seat: int) -> int:
    return int(view.scores()[seat])


# Of a game that declares none.
PLAIN: Sequence[Quantity] = (Quantity("total", points, decides=True),)
