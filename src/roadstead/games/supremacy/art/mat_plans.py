"""Where things lie on a mat: on that of the one who looks, which is large, and on those of the others."""

from dataclasses import dataclass
from functools import cache

from roadstead.kernel.kit.mats import MatPlan
from roadstead.kernel.pen import Point


@dataclass(frozen=True)
class Plan(MatPlan):
    """One kind of mat.  ``cells`` are side by side in one row: forces, weapons, then what is ordered.

    ``firms`` is the shelf of companies: where it begins, how far apart they lie, how many lie in a row, how far down the rows are,
    how large they are drawn.
    """

    head: float  # how high the coloured head is
    coin: Point
    cash: Point
    loan: Point
    owed: Point
    loan_scale: float
    stores: tuple[Point, ...]
    cells: tuple[Point, ...]
    cell_scale: float
    firms: tuple[float, float, int, tuple[float, float], float]
    signs: tuple[Point, ...] = ()  # further down, where the second row of companies would be
    store_scale: float = 1.0
    alone: float = 0.0  # how far down companies lie when one row is enough
    coins: tuple[Point, ...] = ()  # where cash that is asked for lies

    def on_head(self, x: float) -> Point:
        """A place on the head of the mat; counted from the right where it is negative."""
        return self.inside((x if x >= 0 else self.width + x, self.head / 2 + 1))

    @cache  # noqa: B019 (there are two plans)
    def firm_places(self, count: int, one_row: bool) -> tuple[Point, ...]:
        """Companies on their shelf: in one row while they fit, then in two, one row between the other's; overlapping when many."""
        left, step, fit, (upper, lower), _ = self.firms
        room = step * (fit - 1)
        if count <= fit or one_row:
            step = min(step, room / max(count - 1, 1))
            return tuple(self.inside((left + step * k, self.alone)) for k in range(count))
        step = min(step, (room + step / 2) / max((count - 1) / 2, 1))
        return tuple(self.inside((left + step * k / 2, (upper, lower)[k % 2])) for k in range(count))


OWN = Plan(
    600, 296, 42,
    coin=(32, 74), cash=(58, 75), loan=(214, 74), owed=(237, 75), loan_scale=0.95,
    stores=((370, 74), (448, 74), (526, 74)),
    cells=tuple((35 + 66.0 * k, 137.0) for k in range(9)), cell_scale=1.0,
    firms=(32, 63, 9, (199, 261), 1.0), alone=199,
    signs=tuple((35 + 66.0 * k, 261.0) for k in range(9)),
)  # fmt: skip
OTHER = Plan(
    480, 204, 37,
    coin=(20, 58), cash=(39, 59), loan=(183, 58), owed=(193, 59), loan_scale=0.56,
    stores=((305, 58), (369, 58), (433, 58)), store_scale=0.7,
    cells=tuple((34 + 66.0 * k, 98.0) for k in range(7)), cell_scale=0.8,
    firms=(27, 65, 7, (138, 175), 0.74), alone=158,
    coins=((30, 58), (96, 58), (162, 58)),
)  # fmt: skip
