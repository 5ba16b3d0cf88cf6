"""The table drawn: surfaces (the board, a mat for each seat, a market, the own hand) and the pieces that lie on them.

A game's ``scene`` makes both, the pieces always from a redacted state.  The browser puts the surfaces where there is room
for them and builds its nodes from the pieces; here the same scene is written out as one standalone SVG file.
How to write one is in ``docs/scenes.md``.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar
from xml.sax.saxutils import escape, quoteattr

from msgspec import Struct
from msgspec.structs import replace

from roadstead.kernel.messages import Fact
from roadstead.kernel.state import State

SEAT_COLOURS = ("#c8322b", "#1f6fb5", "#2f8f4e", "#e0a526", "#8a4fa8", "#33383f")

STYLE = (
    "svg{font-family:Georgia,'Times New Roman',serif;text-anchor:middle;dominant-baseline:central}"
    ".start{text-anchor:start}.end{text-anchor:end}.bold{font-weight:bold}.dim{opacity:.45}"
    ".light{fill:#fff8e6}.dark{fill:#2b2118}.soft{fill:#6b5b45}"
    ".size-s{font-size:13px}.size-m{font-size:17px}.size-l{font-size:24px}.size-xl{font-size:34px}"
    ".number{font-family:system-ui,sans-serif;font-weight:bold}"
    ".choice{filter:drop-shadow(0 0 5px #ffd54a) drop-shadow(0 0 2px #fff)}"
    + "".join(f".seat-{i}{{color:{c}}}" for i, c in enumerate(SEAT_COLOURS))
)


BOARD = "board"
KINDS = ("board", "mat", "market", "hand")


class Surface(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One of the sheets that lie on the table, with a picture of its own and the pieces on it.

    ``kind`` tells the browser where it belongs: there is one ``board``, a ``mat`` belongs to a seat, a ``market`` to
    everybody, a ``hand`` to the one who looks.  ``width`` and ``height`` are its size in its own units.  ``least`` is the
    least width, in pixels of the screen, at which everything on it can be read, and ``fingers`` the one at which a finger
    hits everything on it, where that is more (a market is made broader for fingers anyhow).  ``picture`` names one of the
    ``Board.pictures`` (the board's own picture is its ``markup``); several surfaces may share one.  On a surface
    that is to ``flow`` the browser lays the pieces side by side in their order, in as many rows as make them largest.
    """

    name: str
    kind: Literal["board", "mat", "market", "hand"]
    width: int
    height: int
    least: int
    picture: str = ""
    title: Fact = ""
    seat: int | None = None
    flow: bool = False
    fingers: int = 0


class Piece(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One thing on the table.

    ``shape`` names a ``<symbol>`` of the board, or is ``"text"`` (draws ``text``) or ``"group"`` (draws nothing,
    carries children).  A symbol with a viewBox ``0 0 w h`` is drawn ``w`` by ``h``, its middle at (x, y).  ``x`` and
    ``y`` count from the parent's middle, or where there is no parent from the top left corner of the surface that ``on``
    names (none: the board).  ``classes`` are style classes: ``seat-0`` to ``seat-5`` set the colour that a symbol uses as
    ``currentColor``; ``number``, ``name`` and ``ornament`` say how a text is shown where it would be small.  ``do`` is the
    text of the action that a click on the piece stands for, legal or not.  ``hand``: it is in the hand of the one who looks;
    a game without a surface for the hand has it shown once more beside the board.
    """

    id: str
    shape: str
    x: float
    y: float
    parent: str = ""
    classes: str = ""
    label: Fact = ""
    text: Fact = ""
    do: str = ""
    turn: float = 0.0
    scale: float = 1.0
    hand: bool = False
    on: str = ""


Table = TypeVar("Table", bound=State)


class Drawing(Generic[Table]):
    """The pieces laid down one by one, as one seat sees the table; ``kind`` is what it is asked, -1 if nothing."""

    def __init__(self, t: Table, seat: int | None, names: Sequence[str]) -> None:
        self.t = t
        self.seat = seat
        self.names = names
        self.found: list[Piece] = []
        self.kind = -1
        self.legal: set[str] = set()
        if seat is not None and t.asks(seat):
            self.kind = int(t.asked())
            text = t.game.actions.text
            self.legal = {text(action) for action in t.legal(seat)}

    def put(
        self,
        id: str,
        shape: str,
        at: tuple[float, float],
        *,
        parent: str = "",
        classes: str = "",
        label: Fact = "",
        text: Fact = "",
        do: str = "",
        turn: float = 0.0,
        scale: float = 1.0,
        hand: bool = False,
        on: str = "",
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
                on=on,
            )
        )

    def write(
        self,
        id: str,
        text: Fact,
        at: tuple[float, float],
        classes: str,
        *,
        parent: str = "",
        label: Fact = "",
        on: str = "",
    ) -> None:
        """Lay a text down, or a number."""
        self.put(
            id,
            "text",
            at,
            parent=parent,
            text=str(int(text)) if isinstance(text, int) else text,
            classes=classes,
            label=label,
            on=on,
        )

    def short(self, seat: int, most: int) -> str:
        """A seat's name in so many letters."""
        return shortened(self.names[seat], most)


def shortened(name: str, most: int) -> str:
    """A name, cut where it has more letters than this."""
    return name if len(name) <= most else f"{name[: most - 1]}…"


@dataclass(frozen=True, slots=True)
class Board:
    """What never changes: the markup inside the ``<svg>`` element, with a ``<symbol>`` for every shape of a piece.

    ``pictures`` are those of the other surfaces by name; they use the same symbols.  Presentation attributes only, and
    the classes of texts: a style attribute or element would be refused by the page that shows it.
    """

    width: int
    height: int
    markup: str
    shapes: dict[str, tuple[float, float]] = field(default_factory=dict)
    pictures: dict[str, str] = field(default_factory=dict)

    @property
    def stock(self) -> str:
        """The symbols without the picture: the markup begins with them."""
        return self.markup[: self.markup.rfind("</defs>") + len("</defs>")] if self.markup.startswith("<defs>") else ""

    def file(self) -> str:
        """All of it as the one file that the browser fetches and takes apart."""
        others = "".join(f'<g data-picture="{name}" display="none">{art}</g>' for name, art in self.pictures.items())
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}">{self.markup}{others}</svg>'

    def surface(self, least: int) -> Surface:
        """The board as one of the surfaces of a table."""
        return Surface(name=BOARD, kind="board", width=self.width, height=self.height, least=least)

    def alone(self) -> list[Surface]:
        """The surfaces of a table on which everything lies on the board."""
        return [self.surface(self.width)]


def mat(seat: int, size: tuple[float, float], least: int, title: Fact = "", fingers: int = 0) -> Surface:
    """What lies before a seat."""
    width, height = (int(side) for side in size)
    name = f"mat-{seat}"
    return Surface(
        name=name, kind="mat", width=width, height=height, least=least, seat=seat, title=title, fingers=fingers
    )


def market(name: str, size: tuple[float, float], least: int, title: Fact) -> Surface:
    """What belongs to everybody, with the picture of its own name."""
    width, height = (int(side) for side in size)
    return Surface(name=name, kind="market", width=width, height=height, least=least, picture=name, title=title)


def hand(size: tuple[float, float], least: int) -> Surface:
    """The cards of the one who looks."""
    width, height = (int(side) for side in size)
    return Surface(name="hand", kind="hand", width=width, height=height, least=least, title="Your hand", flow=True)


GAP = 24


Read = Callable[[Fact], str]  # a label or a text as it is written into a file


def standalone(
    board: Board, pieces: list[Piece], title: str, surfaces: Sequence[Surface] = (), read: Read = str
) -> str:
    """The whole scene as one SVG file: the board, and below it in rows what else there is."""
    drawn, width, height = laid_out(board, pieces, surfaces, read)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>{drawn}</svg>"
    )


def laid_out(
    board: Board, pieces: list[Piece], surfaces: Sequence[Surface] = (), read: Read = str
) -> tuple[str, float, float]:
    """The markup of the whole scene, without the file around it, and its width and height."""
    children: dict[str, list[Piece]] = {}
    lying: dict[str, list[Piece]] = {}
    for piece in pieces:
        if piece.parent:
            children.setdefault(piece.parent, []).append(piece)
        else:
            lying.setdefault(piece.on or BOARD, []).append(piece)
    drawn, width, height = "", float(board.width), 0.0
    for surface, x, y in _rows(list(surfaces) or board.alone()):
        art = board.markup if surface.kind == "board" else board.pictures.get(surface.picture, "")
        here = lying.get(surface.name, [])
        on_it = "".join(
            _draw(piece, children, board, read) for piece in (_flow(here, surface, board) if surface.flow else here)
        )
        box = f'x="{x:g}" y="{y:g}" width="{surface.width}" height="{surface.height}"'
        drawn += f'<svg {box}>{art}</svg><g transform="translate({x:g} {y:g})">{on_it}</g>'
        width, height = max(width, x + surface.width), max(height, y + surface.height)
    return drawn, width, height


def _rows(surfaces: list[Surface]) -> list[tuple[Surface, float, float]]:
    """Where the top left corner of each comes to lie, as rows no broader than the board."""
    board = next(surface for surface in surfaces if surface.kind == "board")
    placed = [(board, 0.0, 0.0)]
    x, y, deep = 0.0, float(board.height + GAP), 0.0
    for surface in surfaces:
        if surface is board:
            continue
        if x and x + surface.width > board.width:
            x, y, deep = 0.0, y + deep + GAP, 0.0
        placed.append((surface, x, y))
        x, deep = x + surface.width + GAP, max(deep, surface.height)
    return placed


def _flow(pieces: list[Piece], surface: Surface, board: Board) -> list[Piece]:
    """Side by side in one row; the browser does better, for it knows the room."""
    sizes = [board.shapes.get(piece.shape, (0.0, 0.0)) for piece in pieces]
    across = sum(width for width, _ in sizes) + GAP * len(sizes)
    scale = min(1.0, surface.width / (across or 1), surface.height / max((height for _, height in sizes), default=1))
    placed, x = [], 0.0
    for piece, (width, _) in zip(pieces, sizes, strict=True):
        middle = x + (width + GAP) * scale / 2
        placed.append(replace(piece, x=round(middle, 1), y=surface.height / 2, scale=round(scale, 3)))
        x += (width + GAP) * scale
    return placed


def _draw(piece: Piece, children: dict[str, list[Piece]], board: Board, read: Read) -> str:
    inside = ""
    if piece.label:
        inside += f"<title>{escape(read(piece.label))}</title>"
    if piece.shape == "text":
        inside += f"<text>{escape(read(piece.text))}</text>"
    elif piece.shape != "group":
        width, height = board.shapes[piece.shape]
        inside += (
            f'<use href="#{piece.shape}" x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}"/>'
        )
    inside += "".join(_draw(child, children, board, read) for child in children.get(piece.id, []))
    place = f"translate({piece.x:g} {piece.y:g})"
    if piece.turn:
        place += f" rotate({piece.turn:g})"
    if piece.scale != 1.0:
        place += f" scale({piece.scale:g})"
    classes = f" class={quoteattr(piece.classes)}" if piece.classes else ""
    return f'<g transform="{place}"{classes}>{inside}</g>'
