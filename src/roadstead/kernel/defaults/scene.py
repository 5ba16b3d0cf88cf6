"""A table drawn from the kit, for a game that has no scene of its own.

There is a mat for each seat with what is the seat's, a board with what is everybody's, and the choices as cards.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from roadstead.kernel.defaults import values
from roadstead.kernel.kit import cards, mats, tokens
from roadstead.kernel.kit.board import Symbols, board
from roadstead.kernel.kit.ornaments import planks, rose
from roadstead.kernel.kit.shapes import PAPER
from roadstead.kernel.pen import words
from roadstead.kernel.scene import Board, Drawing, Piece, Surface
from roadstead.kernel.state import State

if TYPE_CHECKING:
    from roadstead.kernel.game import Game

BOARD = (680.0, 460.0)
MAT = (300.0, 150.0)
CARD = (84.0, 96.0)
PANEL = (40.0, 86.0, 600.0, 250.0)
LINE = 24.0  # from one line of text to the next
MOST_LINES, MOST_ON_TABLE, MOST_CARDS = 4, 8, 12
WIDEST, WIDEST_ON_TABLE = 30, 46  # letters that fit into a line


class PlainScene:
    """What any table looks like; every shape is named after the game, so that two games never share one.

    A game may begin with this: it hands in shapes of its ``own``, and a subclass lays down in ``table`` what is everybody's
    and says with ``face`` what its choices look like.
    """

    def __init__(self, game: "Game", own: Symbols | None = None) -> None:
        self.prefix = game.name.replace("_", "")
        shapes: Symbols = {
            "mat": (*MAT, mats.mat(*MAT)),
            "card": (*CARD, cards.sheet(*CARD) + cards.rim(*CARD, "currentColor", 5, 3)),
            **(own or {}),
        }
        for seat in range(game.seats[-1]):
            shapes[f"emblem-{seat}"] = (24, 24, tokens.seat_emblem(seat, 0.9, (12, 12)))
        drawn = {self.shape(name): shape for name, shape in shapes.items()}
        width, height = BOARD
        picture = (
            planks(width, height, 5, wood="#2f7a8c", gap="#1d5a6b", grain="#bfe3e6", lines=40),
            words(game.title, (width / 2, 46), 34, "#fbeec2", font_weight="bold"),
            mats.panel(PANEL, PAPER),
            rose((width / 2, 398), 0.75),
        )
        self.BOARD: Board = board(width, height, drawn, "", *picture)

    def surfaces(self, view: State, seat: int | None) -> list[Surface]:
        """The board, a mat for each seat, and the choices of the one who looks."""
        width, height = (int(side) for side in MAT)
        found = [Surface(name="board", kind="board", width=int(BOARD[0]), height=int(BOARD[1]), least=520)]
        for other in range(view.seats):
            found.append(Surface(name=f"mat-{other}", kind="mat", seat=other, width=width, height=height, least=200))
        if seat is not None:
            found.append(
                Surface(name="hand", kind="hand", width=600, height=100, least=400, title="Your choices", flow=True)
            )
        return found

    def pieces(self, view: State, seat: int | None, names: Sequence[str]) -> list[Piece]:
        """The mats, the table's own numbers, and what the one who looks may do."""
        table = Drawing(view, seat, names)
        for other in range(view.seats):
            self.mat(table, view, other)
        self.table(table, view)
        self._choices(table, view)
        return table.found

    def shape(self, name: str) -> str:
        """A shape's name in the picture."""
        return f"{self.prefix}-{name}"

    def face(self, action: int) -> str:
        """The shape of a choice that shows what it is; nothing: a card with its text."""
        return ""

    def table(self, table: Drawing[State], view: State) -> None:
        """What is everybody's: a line for each field."""
        for at, (field, text) in enumerate(list(values.on_table(view))[:MOST_ON_TABLE]):
            line = f"{values.heading(field)}: {text}"[:WIDEST_ON_TABLE]
            table.put(
                f"table-{at}", "text", (PANEL[0] + 30, PANEL[1] + 30 + 27 * at), text=line, classes="start dark size-l"
            )

    def mat(self, table: Drawing[State], view: State, seat: int) -> None:
        key = f"mat-{seat}"
        asked = " (deciding)" if view.asks(seat) else ""
        middle = (MAT[0] / 2, MAT[1] / 2)
        table.put(
            key, self.shape("mat"), middle, on=key, classes=f"seat-{seat}", label=f"{table.names[seat]}'s mat{asked}"
        )
        table.put(f"{key}-emblem", self.shape(f"emblem-{seat}"), (22, 21), on=key, classes=f"seat-{seat}")
        table.put(f"{key}-name", "text", (44, 21), on=key, text=table.names[seat], classes="start bold light size-m")
        lines = [f"score: {view.scores()[seat]}"]
        lines += [f"{values.heading(field)}: {text}" for field, text in values.of_seat(view, seat)]
        for at, line in enumerate(list(dict.fromkeys(lines))[:MOST_LINES]):
            table.put(
                f"{key}-{at}", "text", (14, 58 + LINE * at), on=key, text=line[:WIDEST], classes="start dark size-m"
            )

    def _choices(self, table: Drawing[State], view: State) -> None:
        """The choices of the one who looks, as cards that can be clicked, where they are few."""
        if table.seat is None or not 0 < len(table.legal) <= MOST_CARDS:
            return
        for at, action in enumerate(view.legal(table.seat)):
            text, key = view.game.actions.text(action), f"choice-{action}"
            label = view.game.words.label(view, table.seat, action, table.names).words
            place = (50 + at * (CARD[0] + 6), 50.0)
            face = self.face(int(action))
            table.put(
                key,
                self.shape(face or "card"),
                place,
                on="hand",
                classes=f"seat-{table.seat}",
                do=text,
                label=label,
                hand=True,
            )
            parts = [] if face else text.split()[:4]
            for line, word in enumerate(parts):
                spot = (0.0, (line - (len(parts) - 1) / 2) * LINE)
                table.put(f"{key}-{line}", "text", spot, parent=key, text=word[:8], classes="bold dark size-m")
