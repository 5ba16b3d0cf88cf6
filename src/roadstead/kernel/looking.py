"""A state to look at: as text, and as one drawing.  Both show what the state holds: a redacted one what its viewer sees."""

from collections.abc import Sequence
from dataclasses import replace

from roadstead.kernel.scene import Board, Piece, standalone
from roadstead.kernel.state import ALL_SEEING, SPECTATOR, State
from roadstead.kernel.words import TextSheet


def viewer(state: State) -> int | None:
    """The seat whose view this is; ``None`` for a spectator's view and for the whole table."""
    return None if state.viewer in (ALL_SEEING, SPECTATOR) else int(state.viewer)


def heading(state: State) -> str:
    """Which game, whose view, how far, and who decides: ``Jamaica as seat 0 sees it, 2 seats, 5 decisions, ...``."""
    return repr(state).strip("<>")


def text(state: State) -> str:
    """The table in a few short tables, and what is asked."""
    words, names = state.game.words, state.game.seat_names[: state.seats]
    sheets = words.read(words.sheets(state, names), names)
    seat = viewer(state)
    asked = words.prompt(state, seat, names) if seat is not None and state.asks(seat) else words.waiting(state, names)
    return "\n\n".join([heading(state), *(sheet_text(sheet) for sheet in sheets), str(asked)])


def sheet_text(sheet: TextSheet) -> str:
    """A sheet with its columns one below the other."""
    rows = [sheet.columns, *(row.cells for row in sheet.rows)]
    widths = [max(len(row[column]) for row in rows if column < len(row)) for column in range(max(map(len, rows)))]
    lines = [_line(row, widths) for row in rows]
    return "\n".join([sheet.title, *lines] if sheet.title else lines)


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=False)).rstrip()


def svg(state: State) -> str:
    """The table as one SVG file."""
    return _drawn(state, state.game.board(state), _pieces(state), heading(state))


def layers(state: State) -> tuple[str, str]:
    """The same in two files, one above the other: what never changes, and the pieces."""
    board = state.game.board(state)
    ground = _drawn(state, board, [], state.game.title)
    return ground, _drawn(state, replace(board, markup=board.stock, pictures={}), _pieces(state), heading(state))


def _pieces(state: State) -> list[Piece]:
    return state.game.scene.pieces(state, viewer(state), state.game.seat_names[: state.seats])


def _drawn(state: State, board: Board, pieces: list[Piece], title: str) -> str:
    return standalone(board, pieces, title, state.game.surfaces(state, viewer(state)), state.game.words.text)
