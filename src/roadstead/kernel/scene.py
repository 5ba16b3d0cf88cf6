"""The table drawn: a static board and the pieces that lie on it.

A game's ``scene`` makes both, the pieces always from a redacted state.  The browser builds its nodes from the
pieces; here the same scene is written out as one standalone SVG file.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from xml.sax.saxutils import escape, quoteattr

from msgspec import Struct

from roadstead.kernel.state import State

SEAT_COLOURS = ("#c8322b", "#1f6fb5", "#2f8f4e", "#e0a526", "#8a4fa8", "#33383f")

STYLE = (
    "svg{font-family:Georgia,'Times New Roman',serif;text-anchor:middle;dominant-baseline:central}"
    ".start{text-anchor:start}.end{text-anchor:end}.bold{font-weight:bold}.dim{opacity:.45}"
    ".light{fill:#fff8e6}.dark{fill:#2b2118}.soft{fill:#6b5b45}"
    ".size-s{font-size:13px}.size-m{font-size:17px}.size-l{font-size:24px}.size-xl{font-size:34px}"
    ".choice{filter:drop-shadow(0 0 5px #ffd54a) drop-shadow(0 0 2px #fff)}"
    + "".join(f".seat-{i}{{color:{c}}}" for i, c in enumerate(SEAT_COLOURS))
)


class Piece(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One thing on the board.

    ``shape`` names a ``<symbol>`` of the board, or is ``"text"`` (draws ``text``) or ``"group"`` (draws nothing,
    carries children).  A symbol with a viewBox ``0 0 w h`` is drawn ``w`` by ``h``, its middle at (x, y).  ``x`` and
    ``y`` count from the parent's middle, or from the board's top left corner where there is no parent.  ``classes`` are
    style classes: ``seat-0`` to ``seat-5`` set the colour that a symbol uses as ``currentColor``.  ``do`` is the text
    of the action that a click on the piece stands for, legal or not.  ``hand``: it is in the hand of the one who looks,
    and is shown once more beside the board, large and with all that lies on it.
    """

    id: str
    shape: str
    x: float
    y: float
    parent: str = ""
    classes: str = ""
    label: str = ""
    text: str = ""
    do: str = ""
    turn: float = 0.0
    scale: float = 1.0
    hand: bool = False


class Drawing:
    """The pieces laid down one by one, as one seat sees the table; ``kind`` is what it is asked, -1 if nothing."""

    def __init__(self, view: State, seat: int | None, names: Sequence[str]) -> None:
        self.seat = seat
        self.names = names
        self.found: list[Piece] = []
        self.kind = -1
        self.legal: set[str] = set()
        if seat is not None and view.asks(seat):
            self.kind = int(view.asked())
            text = view.game.actions.text
            self.legal = {text(action) for action in view.legal(seat)}

    def put(
        self,
        id: str,
        shape: str,
        at: tuple[float, float],
        *,
        parent: str = "",
        classes: str = "",
        label: str = "",
        text: str = "",
        do: str = "",
        turn: float = 0.0,
        scale: float = 1.0,
        hand: bool = False,
    ) -> None:
        """Lay a piece down; one that is a legal choice now is marked as such."""
        if do in self.legal:
            classes = f"{classes} choice".strip()
        self.found.append(
            Piece(
                id=id,
                shape=shape,
                x=at[0],
                y=at[1],
                parent=parent,
                classes=classes,
                label=label,
                text=text,
                do=do,
                turn=turn,
                scale=scale,
                hand=hand,
            )
        )


@dataclass(frozen=True, slots=True)
class Board:
    """What never changes: the markup inside the ``<svg>`` element, with a ``<symbol>`` for every shape of a piece.

    Presentation attributes only: a style attribute or element would be refused by the page that shows it.
    """

    width: int
    height: int
    markup: str
    shapes: dict[str, tuple[float, float]] = field(default_factory=dict)


def standalone(board: Board, pieces: list[Piece], title: str) -> str:
    """The whole scene as one SVG file."""
    children: dict[str, list[Piece]] = {}
    for piece in pieces:
        children.setdefault(piece.parent, []).append(piece)
    drawn = "".join(_draw(piece, children, board) for piece in children.get("", []))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {board.width} {board.height}" '
        f'width="{board.width}" height="{board.height}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>{board.markup}{drawn}</svg>"
    )


def _draw(piece: Piece, children: dict[str, list[Piece]], board: Board) -> str:
    inside = ""
    if piece.label:
        inside += f"<title>{escape(piece.label)}</title>"
    if piece.shape == "text":
        inside += f"<text>{escape(piece.text)}</text>"
    elif piece.shape != "group":
        width, height = board.shapes[piece.shape]
        inside += (
            f'<use href="#{piece.shape}" x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}"/>'
        )
    inside += "".join(_draw(child, children, board) for child in children.get(piece.id, []))
    place = f"translate({piece.x:g} {piece.y:g})"
    if piece.turn:
        place += f" rotate({piece.turn:g})"
    if piece.scale != 1.0:
        place += f" scale({piece.scale:g})"
    classes = f" class={quoteattr(piece.classes)}" if piece.classes else ""
    return f'<g transform="{place}"{classes}>{inside}</g>'
