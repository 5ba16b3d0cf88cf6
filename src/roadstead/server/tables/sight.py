"""What a seat was last shown."""

from dataclasses import dataclass

from roadstead.kernel.scene import Piece
from roadstead.kernel.words import TextSheet
from roadstead.server import wire


@dataclass(frozen=True, slots=True)
class Sight:
    """The whole of what one seat (or a spectator) sees at one moment."""

    n: int
    asked: wire.Asked
    board: wire.BoardInfo
    pieces: dict[str, Piece]  # in the order they are drawn
    sheets: list[TextSheet]
    standing: wire.Standing
    ended: wire.Ended | None = None
    lesson: wire.LessonCard | None = None
