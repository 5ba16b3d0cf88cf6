"""A board with the symbols of its pieces."""

from roadstead.kernel.pen import group, tag
from roadstead.kernel.scene import Board

# For each shape of a piece its width, its height and its drawing.
Symbols = dict[str, tuple[float, float, str]]


def symbols(drawn: Symbols) -> str:
    """The shapes as the browser finds them, by name."""
    return "".join(
        tag("symbol", art, id=name, viewBox=f"0 0 {width:g} {height:g}", overflow="visible")
        for name, (width, height, art) in drawn.items()
    )


def board(
    width: float, height: float, drawn: Symbols, defs: str, *picture: str, pictures: dict[str, str] | None = None
) -> Board:
    """The picture that never changes, with the shapes of all pieces; ``defs`` are gradients and clips.

    ``pictures`` are those of the other surfaces, such as mats.
    """
    below = group(*picture, aria_hidden="true", pointer_events="none")
    sizes = {name: (wide, high) for name, (wide, high, _) in drawn.items()}
    return Board(int(width), int(height), f"<defs>{defs}{symbols(drawn)}</defs>{below}", sizes, pictures or {})
