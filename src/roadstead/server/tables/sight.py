"""What a seat was last shown."""

from dataclasses import dataclass, field

from roadstead.kernel.contracts import Words
from roadstead.kernel.scene import Piece
from roadstead.kernel.words import Sheet, TextSheet
from roadstead.server import wire


@dataclass(frozen=True, slots=True)
class Sight:
    """The whole of what one seat (or a spectator) sees at one moment.

    Pieces and sheets are facts: ``words`` puts into words what is sent of them, for seats with these ``names``.
    """

    n: int
    asked: wire.Asked
    board: wire.BoardInfo
    pieces: dict[str, Piece]  # in the order they are drawn
    sheets: list[Sheet]
    standing: wire.Standing
    words: Words
    names: list[str]
    ended: wire.Ended | None = None
    lesson: wire.LessonCard | None = None
    texts: list[TextSheet] = field(default_factory=list, compare=False)  # the sheets as they were sent, once they were
