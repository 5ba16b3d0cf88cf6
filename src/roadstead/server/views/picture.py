"""Pictures of a finished table to keep and share, every card face up, under its title and the scores.

The picture shows the whole table, the card its board alone: small enough for a messenger, and still to be read there.
"""

import re
import time
from collections.abc import Sequence
from xml.sax.saxutils import escape

from roadstead.kernel.pen import tag
from roadstead.kernel.scene import BOARD, STYLE, Piece, laid_out
from roadstead.kernel.state import State
from roadstead.server.storage.table_info import OVER, TableInfo
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room
from roadstead.server.views.sight import drawn, written

DEEP, CREAM, BRASS = "#0c2a3a", "#f6eeda", "#e8c170"
PAPER = "#efe6d2"  # what the table lies on
HUE = re.compile(r"(?:^| )seat-([0-5])(?: |$)")


def picture_of(room: Room, *, card: bool = False) -> str:
    """The picture as an SVG file, or the card; raises ``Refused`` while the game is not over, and where it cannot be shown."""
    if room.info.status != OVER:
        raise Refused("A picture of the table is drawn when the game is over.")
    if room.settled is None:
        raise Refused("This game was played by other rules than today's, so it cannot be drawn any more.")
    return _picture(room.settled.state, room.info, card)


def _picture(state: State, info: TableInfo, card: bool) -> str:
    game, names = state.game, info.names()
    pieces = drawn(state, None, names)
    surfaces = [surface for surface in game.surfaces(state, None) if surface.kind == BOARD or not card]
    lying = written(pieces.values(), game.words, names)
    table, width, height = laid_out(game.board(state), lying, surfaces)
    hues = [_hue(pieces, seat) for seat in range(int(state.seats))]
    head, deep = _heading(game.title, info, width), width * 0.05
    result, high = _result(state, names, hues, width)
    top = deep + high
    title = f"{game.title}: {', '.join(names)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {top + height:g}" '
        f'width="{width:g}" height="{top + height:g}" role="img"><title>{escape(title)}</title><style>{STYLE}</style>'
        + tag("rect", width=width, height=top + height, fill=PAPER)
        + tag("rect", width=width, height=top, fill=DEEP)
        + head
        + tag("g", result, transform=f"translate(0 {deep:g})")
        + tag("rect", y=top - width * 0.002, width=width, height=width * 0.002, fill=BRASS)
        + tag("g", table, transform=f"translate(0 {top:g})")
        + "</svg>"
    )


def _heading(title: str, info: TableInfo, width: float) -> str:
    """The game on the left; the table and the day on the right."""
    when = time.gmtime(info.ending.when if info.ending else info.created)
    day = f"{when.tm_mday} {time.strftime('%B %Y', when)}"
    about = f"{info.name}, {day}" if info.name and info.name != title else day
    edge, middle = width * 0.015, width * 0.028
    return tag("text", escape(title), class_="start bold", x=edge, y=middle, fill=CREAM, font_size=width * 0.026) + tag(
        "text", escape(about), class_="end", x=width - edge, y=middle, fill=BRASS, font_size=width * 0.015
    )


def _result(state: State, names: Sequence[str], hues: Sequence[int], width: float) -> tuple[str, float]:
    """Everybody's sign, name and score, the winners first and with a star; and how high that is."""
    scores, winners = [int(score) for score in state.scores()], [int(seat) for seat in state.winners()]
    order = sorted(range(len(names)), key=lambda seat: (seat not in winners, -scores[seat]))
    across, high = width * 0.97 / len(names), width * 0.035
    size, found = width * 0.016, ""
    for place, seat in enumerate(order):
        x, y = width * 0.015 + place * across, high * 0.4
        told = f"{'★ ' if seat in winners else ''}{names[seat]}  {state.game.score_text(scores[seat])}"
        fits = min(size, (across - 2.4 * size) / (0.58 * len(told)))
        found += tag(
            "circle", class_=f"seat-{hues[seat]}", cx=x + size * 0.6, cy=y, r=size * 0.55, fill="currentColor",
            stroke=CREAM, stroke_width=size * 0.12,
        )  # fmt: skip
        classes = "start bold" if seat in winners else "start"
        colour = BRASS if seat in winners else CREAM
        found += tag("text", escape(told), class_=classes, x=x + size * 1.6, y=y, fill=colour, font_size=fits)
    return found, high


def _hue(pieces: dict[str, Piece], seat: int) -> int:
    """The seat's colour as its mat shows it; by its number where it has no mat."""
    mat = pieces.get(f"mat-{seat}")
    found = HUE.search(mat.classes) if mat else None
    return int(found[1]) if found else seat % 6
