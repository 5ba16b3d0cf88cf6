"""The points of each player."""

from mypy_extensions import i64

from salvage.state import Salvage


def scores(t: Salvage) -> list[i64]:
    """SAL-3.1: wrecks and chart tiles."""
    return [t.points[seat] + t.charts(seat) for seat in range(t.seats)]
