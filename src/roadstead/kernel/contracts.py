"""What the parts of a game that are loaded late have to give.

Each game's ``__init__.py`` says under ``TYPE_CHECKING`` that its modules do, so that mypy checks them against these.
"""

from collections.abc import Sequence
from typing import Protocol

from roadstead.kernel.deals import Deal
from roadstead.kernel.encoding import Encoder
from roadstead.kernel.errors import Refusal
from roadstead.kernel.events import Event
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.scene import Board, Piece, Surface
from roadstead.kernel.state import State
from roadstead.kernel.words import Said, Sheet

Names = Sequence[str]


class Words(Protocol):
    """Everything that is said about a table; ``view`` is a redacted state, ``names`` is what the seats are called."""

    def prompt(self, view: State, seat: int, names: Names, /) -> Said:
        """What this seat is asked, in one sentence."""

    def waiting(self, view: State, names: Names, /) -> str:
        """What is going on, for those who are not asked."""

    def label(self, view: State, seat: int, action: int, names: Names, /) -> Said:
        """What an action does, with the rule it follows."""

    def line(self, event: Event, view: State, names: Names, /) -> str:
        """A line of the log."""

    def refusal(self, view: State, seat: int, action: int, /) -> Refusal:
        """Why an action is not legal."""

    def sheets(self, view: State, names: Names, /) -> list[Sheet]:
        """The table in words and numbers."""

    def breakdown(self, view: State, names: Names, /) -> Sheet:
        """The score of each seat, point by point."""


class DealingWords(Words, Protocol):
    """Words of a game in which seats trade; those without this function have no deals to describe."""

    def deal(self, view: State, seat: int, names: Names, /) -> Deal | None:
        """The deal that this seat is putting together or has been offered, if it is asked about one."""


class Scene(Protocol):
    """The table drawn.  A game whose board depends on its data has a function ``board(view)`` beside ``BOARD``."""

    @property
    def BOARD(self) -> Board:
        """What never changes."""

    def pieces(self, view: State, seat: int | None, names: Names, /) -> list[Piece]:
        """Everything that lies on the table, as ``seat`` (``None``: a spectator) sees it."""


class SurfacedScene(Scene, Protocol):
    """A table of several surfaces; a scene without this function has the board alone."""

    def surfaces(self, view: State, seat: int | None, /) -> list[Surface]:
        """The surfaces as ``seat`` (``None``: a spectator) finds them, the board first."""


class AimingScene(Scene, Protocol):
    """A scene in which a choice that changes nothing yet is shown with what it aims at."""

    def aims(self, view: State, seat: int, action: int, names: Names, /) -> list[Piece]:
        """The pieces that would come to lie elsewhere if nothing came in between, as the seat would see them."""


class HeuristicsPart(Protocol):
    """The module with a game's sense of good moves."""

    @property
    def HEURISTICS(self) -> Heuristics:
        """The one object of it."""


class EncoderPart(Protocol):
    """The module that writes a seat's view as numbers."""

    @property
    def ENCODER(self) -> Encoder:
        """The one object of it."""
