"""Places for the variants that visitors bring: so many are in memory at a time, and of one visitor only some of these.

Where all places are taken, a variant gives up its own: one whose tables are gone or asleep, or at whose tables nobody is, and of
these the one that was used longest ago.  Nothing is lost: whoever comes to its tables again has it made again.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum

from roadstead.kernel.variants import give_up, in_memory
from roadstead.server.tables.refusal import NoPlace

FULL = "So many variants are played here now that there is no room for another one: come back in a while."
YOURS = (
    "So many variants that you brought are played here now that there is no room for another one: come back in a while."
)


class Use(IntEnum):
    """How much a variant is used."""

    NONE = 0  # no table of it is awake
    IDLE = 1  # nobody is at its tables, and no bot thinks there
    PLAYED = 2


@dataclass
class Place:
    """Whose it is (empty: nobody's that we know of), and how many tables of it are being made or woken."""

    visitor: str
    coming: int = 0


class Places:
    """The places, by the names of the variants.

    ``use`` tells how much each variant with tables awake is used, and ``put_to_sleep`` puts the tables of one to sleep.
    """

    def __init__(
        self, most: int, of_one: int, use: Callable[[], Mapping[str, Use]], put_to_sleep: Callable[[str], None]
    ) -> None:
        self.most = most
        self.of_one = of_one
        self.given_up = 0
        self._use = use
        self._put_to_sleep = put_to_sleep
        self._taken: OrderedDict[str, Place] = OrderedDict()  # the one that was used longest ago first

    def __len__(self) -> int:
        return len(self._taken)

    @contextmanager
    def taken(self, name: str, visitor: str = "") -> Iterator[None]:
        """The variant has a place, and keeps it at least as long as this lasts; raises ``NoPlace``."""
        if name not in self._taken:
            self._make_room(visitor)
        place = self._taken.setdefault(name, Place(visitor))
        self.used(name)
        place.coming += 1
        try:
            yield
        finally:
            place.coming -= 1
            if not place.coming and name not in in_memory():
                self._taken.pop(name, None)  # it could not be made after all

    def used(self, name: str) -> None:
        if name in self._taken:
            self._taken.move_to_end(name)

    def _make_room(self, visitor: str) -> None:
        own = [name for name, place in self._taken.items() if visitor and place.visitor == visitor]
        if len(own) >= self.of_one:
            self._give_up_one(own, YOURS)
        if len(self._taken) >= self.most:
            self._give_up_one(list(self._taken), FULL)

    def _give_up_one(self, among: list[str], otherwise: str) -> None:
        """The least used, and of these the one that was used longest ago."""
        used = self._use()
        free = [name for name in among if not self._taken[name].coming and used.get(name) is not Use.PLAYED]
        if not free:
            raise NoPlace(otherwise)
        name = min(free, key=lambda one: used.get(one, Use.NONE))
        del self._taken[name]
        self._put_to_sleep(name)
        give_up(name)
        self.given_up += 1
