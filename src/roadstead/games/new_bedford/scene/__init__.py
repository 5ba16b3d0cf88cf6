"""New Bedford's table drawn: the town and the sea, with houses, workers and ships; and a mat for each player."""

from functools import cache

from roadstead.games.new_bedford.art import board as art
from roadstead.games.new_bedford.art.board import BOARD
from roadstead.games.new_bedford.scene.table import pieces
from roadstead.kernel.scene import Surface
from roadstead.kernel.state import State

__all__ = ["BOARD", "pieces", "surfaces"]


def surfaces(view: State, seat: int | None) -> list[Surface]:
    """The picture, and a mat for each player."""
    return _surfaces(view.seats, seat)


@cache
def _surfaces(seats: int, viewer: int | None) -> list[Surface]:
    found = [Surface(name="board", kind="board", width=BOARD.width, height=BOARD.height, least=640)]
    for seat in range(seats):
        plan, least = (art.OWN, 370) if seat == viewer else (art.OTHER, 276)
        width, height = int(plan.width), int(plan.height)
        found.append(Surface(name=f"mat-{seat}", kind="mat", width=width, height=height, least=least, seat=seat))
    return found
