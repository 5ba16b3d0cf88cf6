"""What happened, as typed facts: each event has a name, a rule number, its facts and an audience."""

from typing import Final, NamedTuple

from mypy_extensions import i64

EVERYBODY: Final[i64] = -1
SPECTATOR_BIT: Final[i64] = 1 << 60


# How an event can be staged: what moves, what is thrown, what is turned over, what is paid or gained, a fight and how it
# ends, something dug up or won, something built, news that everybody reads, and the turn of a round.
BEATS: Final = ("move", "dice", "card", "coin", "fight", "won", "prize", "build", "news", "round")

# The facts of an event that are read by their names: whom it is about, the other one, what was thrown, how strong they are.
WHO: Final[tuple[str, ...]] = ("roller", "seat", "ship")
WHOM: Final[tuple[str, ...]] = ("foe", "owner")
DICE: Final[tuple[str, ...]] = ("die", "first", "second")
STRENGTH: Final[tuple[str, ...]] = ("strength", "total")
AGAINST: Final[tuple[str, ...]] = ("against",)


def only(seat: i64) -> i64:
    """The audience of a secret: this seat alone."""
    return 1 << seat


def all_but(seat: i64) -> i64:
    """The other half of a secret: everybody else, spectators too."""
    return ~(1 << seat)


class EventKind(NamedTuple):
    """A row of a game's event table; ``facts`` names the numbers an event of this kind carries.

    Its line of the log is the entry ``event-...`` of the catalogue.  ``beat`` says how it is staged at the table, one of
    ``BEATS``; without it the event is only a line of the log.

    ``better``: 1 where it is good for the seat it is about, -1 where it is bad; ``waste``: something is lost for nothing, and
    hints warn of it; ``idle``: it is no reason for anything.  ``tells`` says how much it tells of a finished game, the most
    telling has the largest number; ``moment`` is its title there, the entry ``moment-...``.
    """

    name: str
    rule: str
    facts: tuple[str, ...]
    sentence: str = ""
    beat: str = ""
    better: int = 0
    waste: bool = False
    idle: bool = False
    tells: int = 0
    moment: str = ""


class Event(NamedTuple):
    """Something that happened.  ``audience`` is a set of seats as bits, ``EVERYBODY`` for all and spectators."""

    kind: EventKind
    audience: int
    values: tuple[int, ...]

    @property
    def name(self) -> str:
        return self.kind.name

    @property
    def rule(self) -> str:
        return self.kind.rule

    @property
    def facts(self) -> dict[str, int]:
        return dict(zip(self.kind.facts, self.values, strict=True))

    def heard_by(self, seat: int | None) -> bool:
        """Whether this seat (``None``: a spectator) may know of it."""
        bit = SPECTATOR_BIT if seat is None else 1 << seat
        return bool(self.audience & bit)
