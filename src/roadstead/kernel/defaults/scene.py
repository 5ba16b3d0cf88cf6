"""A table drawn from the kit, for a game that has no scene of its own: a mat for each seat, what lies between them, and the choices as cards."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from roadstead.kernel.defaults import values
from roadstead.kernel.kit import cards, mats, tokens
from roadstead.kernel.kit.board import Symbols, board
from roadstead.kernel.kit.ornaments import frame, planks, rose
from roadstead.kernel.pen import Point, words
from roadstead.kernel.scene import Board, Drawing, Piece
from roadstead.kernel.state import State

if TYPE_CHECKING:
    from roadstead.kernel.game import Game

WIDTH, HEIGHT = 1000, 640
MAT = (300.0, 150.0)
CARD = (84.0, 92.0)
PANEL = (336.0, 96.0, 328.0, 300.0)
LINE = 21.0  # from one line of text to the next
MOST_LINES, MOST_CARDS = 5, 10
WIDEST = 34  # letters that fit on a mat


class PlainScene:
    """What any table looks like; every shape is named after the game, so that two games never share one."""

    def __init__(self, game: "Game") -> None:
        self.prefix = game.name.replace("_", "")
        shapes: Symbols = {
            "mat": (*MAT, mats.mat(*MAT)),
            "card": (*CARD, cards.sheet(*CARD) + cards.rim(*CARD, "currentColor", 5, 3)),
        }
        for seat in range(game.seats[-1]):
            shapes[f"emblem-{seat}"] = (24, 24, tokens.seat_emblem(seat, 0.9, (12, 12)))
        drawn = {f"{self.prefix}-{name}": shape for name, shape in shapes.items()}
        picture = (
            planks(WIDTH, HEIGHT, 6),
            frame((0, 0, WIDTH, HEIGHT)),
            words(game.title, (WIDTH / 2, 58), 34, "#f6ead0", font_weight="bold"),
            mats.panel(PANEL, "#f4e9cd"),
            rose((WIDTH / 2, 340), 0.7),
        )
        self.BOARD: Board = board(WIDTH, HEIGHT, drawn, "", *picture)

    def pieces(self, view: State, seat: int | None, names: Sequence[str]) -> list[Piece]:
        """The mats, the table's own numbers, and what the one who looks may do."""
        table = Drawing(view, seat, names)
        for other in range(view.seats):
            self._mat(table, view, other)
        for at, (field, text) in enumerate(list(values.on_table(view))[:6]):
            line = f"{values.heading(field)}: {text}"
            table.put(
                f"table-{at}", "text", (PANEL[0] + 24, 128 + LINE * at), text=line[:WIDEST], classes="start dark size-m"
            )
        self._choices(table, view)
        return table.found

    def _mat(self, table: Drawing, view: State, seat: int) -> None:
        place = _mat_place(seat)
        key = f"mat-{seat}"
        asked = " (deciding)" if view.asks(seat) else ""
        table.put(key, f"{self.prefix}-mat", place, classes=f"seat-{seat}", label=f"{table.names[seat]}'s mat{asked}")
        table.put(f"{key}-emblem", f"{self.prefix}-emblem-{seat}", (22 - MAT[0] / 2, 21 - MAT[1] / 2), parent=key)
        name = (44 - MAT[0] / 2, 21 - MAT[1] / 2)
        table.put(f"{key}-name", "text", name, parent=key, text=table.names[seat], classes="start bold light size-m")
        lines = [
            f"points: {view.scores()[seat]}",
            *(f"{values.heading(f)}: {text}" for f, text in values.of_seat(view, seat)),
        ]
        for at, line in enumerate(dict.fromkeys(lines[:MOST_LINES])):
            spot = (14 - MAT[0] / 2, 56 - MAT[1] / 2 + LINE * at)
            table.put(f"{key}-{at}", "text", spot, parent=key, text=line[:WIDEST], classes="start dark size-m")

    def _choices(self, table: Drawing, view: State) -> None:
        """The choices of the one who looks, as cards that can be clicked, where they are few."""
        texts = sorted(table.legal, key=view.game.actions.parse)
        if table.seat is None or not 0 < len(texts) <= MOST_CARDS:
            return
        first = WIDTH / 2 - (len(texts) - 1) * (CARD[0] + 8) / 2
        for at, text in enumerate(texts):
            key, place = f"choice-{view.game.actions.parse(text)}", (first + at * (CARD[0] + 8), HEIGHT - 74)
            label = view.game.words.label(view, table.seat, view.game.actions.parse(text), table.names).words
            table.put(key, f"{self.prefix}-card", place, classes=f"seat-{table.seat}", do=text, label=label)
            parts = text.split()[:4]
            for line, word in enumerate(parts):
                spot = (0.0, (line - (len(parts) - 1) / 2) * LINE)
                table.put(f"{key}-{line}", "text", spot, parent=key, text=word[:9], classes="bold dark size-m")


def _mat_place(seat: int) -> Point:
    """Left and right in turn, three a side."""
    x = 26 + MAT[0] / 2 if seat % 2 == 0 else WIDTH - 26 - MAT[0] / 2
    return x, 30 + MAT[1] / 2 + (seat // 2) * (MAT[1] + 10)
