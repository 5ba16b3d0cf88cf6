"""What the parts of a game that are loaded late have to give.

Each game's ``generated/parts.py`` holds its modules against these, so that mypy checks them.  Where a ``view`` is ``Any`` it is
a state of the game's own class, as the game writes it: ``def sheets(t: Jamaica, names: Names)``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from roadstead.kernel.awards import Award
from roadstead.kernel.deals import Deal
from roadstead.kernel.encoding import Encoder
from roadstead.kernel.errors import Refusal
from roadstead.kernel.events import Event
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.messages import Fact
from roadstead.kernel.scene import Board, Piece, Surface
from roadstead.kernel.speech import Label, Names, Prompt, Reason, Speech, Told
from roadstead.kernel.state import State
from roadstead.kernel.words import Said, Sheet, TextSheet


class Words(Protocol):
    """Everything that is said about a table; ``view`` is a redacted state, ``names`` is what the seats are called.

    ``kernel/defaults/words.py`` puts it together from the parts below, and has plain words for what a game leaves out.
    """

    SPEECH: Speech
    AWARDS: Sequence[Award]
    MOMENTS: Mapping[str, str]
    TURN: Sequence[str]  # the questions that begin a turn, where the coach cannot guess it
    deal: Callable[[State, int, Names], Deal | None] | None  # of a game in which seats trade

    def prompt(self, view: State, seat: int, names: Names, /) -> Said:
        """What this seat is asked, in one sentence."""

    def waiting(self, view: State, names: Names, /) -> Said:
        """What is going on, for those who are not asked."""

    def label(self, view: State, seat: int, action: int, names: Names, /) -> Said:
        """What an action does, with the rule it follows."""

    def line(self, event: Event, view: State, names: Names, /) -> Said:
        """A line of the log."""

    def text(self, fact: Fact, names: Names = (), /) -> str:
        """A message, a number or a list in English."""

    def read(self, sheets: Sequence[Sheet], names: Names = (), /) -> list[TextSheet]:
        """Sheets as text, in English."""

    def refusal(self, view: State, seat: int, action: int, /) -> Refusal:
        """Why an action is not legal."""

    def sheets(self, view: State, names: Names, /) -> list[Sheet]:
        """The table in words and numbers."""

    def breakdown(self, view: State, names: Names, /) -> Sheet:
        """The score of each seat, point by point."""


class Prompts(Protocol):
    """``words/prompts.py``"""

    @property
    def PROMPTS(self) -> Mapping[str, Prompt]:
        """What is asked, by the name of the question."""


class Choices(Protocol):
    """``words/choices.py``"""

    @property
    def LABELS(self) -> Mapping[str, Label | Said]:
        """What an action does, by its text or its kind."""


class Refusals(Protocol):
    """``words/refusals.py``"""

    @property
    def REASONS(self) -> Mapping[str, Reason | Refusal]:
        """Why not, by question and kind, by question, or by kind."""


class Log(Protocol):
    """``words/log.py``, which may have ``LINES`` and ``TOGETHER`` besides."""

    @property
    def TOLD(self) -> Mapping[str, Told]:
        """How a fact is told in a sentence."""


class Sheets(Protocol):
    """``words/sheets.py``"""

    def sheets(self, view: Any, names: Names, /) -> list[Sheet]:
        """The table in words and numbers."""

    def breakdown(self, view: Any, names: Names, /) -> Sheet:
        """The score of each seat, point by point."""


class Awards(Protocol):
    """``words/awards.py``"""

    @property
    def AWARDS(self) -> Sequence[Award]:
        """What the end names beside the score."""


class Deals(Protocol):
    """``words/deals.py`` of a game in which seats trade"""

    def deal(self, view: Any, seat: int, names: Names, /) -> Deal | None:
        """The deal that this seat is putting together or has been offered, if it is asked about one."""


class Scene(Protocol):
    """The table drawn.  A game whose board depends on its data has a function ``board(view)`` beside ``BOARD``."""

    @property
    def BOARD(self) -> Board:
        """What never changes."""

    def pieces(self, view: Any, seat: int | None, names: Names, /) -> list[Piece]:
        """Everything that lies on the table, as ``seat`` (``None``: a spectator) sees it."""


class SurfacedScene(Scene, Protocol):
    """A table of several surfaces; a scene without this function has the board alone."""

    def surfaces(self, view: Any, seat: int | None, /) -> list[Surface]:
        """The surfaces as ``seat`` (``None``: a spectator) finds them, the board first."""


class AimingScene(Scene, Protocol):
    """A scene in which a choice that changes nothing yet is shown with what it aims at."""

    def aims(self, view: Any, seat: int, action: int, names: Names, /) -> list[Piece]:
        """The pieces that would come to lie elsewhere if nothing came in between, as the seat would see them."""


class HeuristicsPart(Protocol):
    """The module with a game's sense of good moves."""

    @property
    def HEURISTICS(self) -> Heuristics:
        """The one object of it."""


class GistPart(Protocol):
    """The module that writes what a position is judged by as numbers."""

    @property
    def GIST(self) -> Encoder:
        """The one object of it."""


class EncoderPart(Protocol):
    """The module that writes a seat's view as numbers."""

    @property
    def ENCODER(self) -> Encoder:
        """The one object of it."""
