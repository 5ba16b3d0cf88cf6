"""Where things lie on a mat: on that of the one who looks, which is broad, and on those of the others."""

from dataclasses import dataclass

from roadstead.kernel.kit.mats import MatPlan
from roadstead.kernel.pen import Point


@dataclass(frozen=True)
class Plan(MatPlan):
    """One kind of mat.  ``houses`` is the shelf they stand on: from where to where, how far down, and how large.

    ``crate`` is how large the bins are drawn, ``hold`` how broad each ship's row is.
    """

    whales: tuple[Point, ...]
    houses: tuple[float, float, float, float]
    buys: tuple[Point, ...] = ()
    bell: Point = (0, 0)

    emblem: Point = (26, 24)
    name: Point = (54, 24)
    crates: tuple[Point, ...] = ((43, 84), (117, 84), (191, 84), (265, 84))
    crate: float = 1.0
    workers: tuple[Point, ...] = ((342, 84), (380, 84))
    hold: float = 288
    moorings: tuple[Point, ...] = ((52, 164), (348, 164))
    holds: tuple[tuple[Point, ...], ...] = (
        ((129, 164), (194, 164), (259, 164)),
        ((425, 164), (490, 164), (555, 164)),
    )

    @property
    def plaque(self) -> Point:
        return self.width - 58, 24

    @property
    def wheel(self) -> Point:
        return self.width - 134, 24

    def house_places(self, count: int) -> tuple[Point, ...]:
        """Side by side on their shelf, overlapping when they are many."""
        left, right, y, scale = self.houses
        wide = 100 * scale
        step = min(wide + 2, (right - left - wide) / max(count - 1, 1))
        return tuple(self.inside((round(left + wide / 2 + step * k, 1), y)) for k in range(count))


# On an upright phone it is 382 px wide: what lies 88 apart is 40 px apart there, so that a finger can tell it.
OWN = Plan(
    820,
    270,
    crates=((47, 84), (135, 84), (223, 84), (311, 84)),
    crate=1.1,
    workers=((371, 84), (407, 84)),
    hold=398,
    moorings=((52, 164), (458, 164)),
    holds=(
        ((149, 164), (249, 164), (349, 164)),
        ((555, 164), (655, 164), (755, 164)),
    ),
    whales=((652, 236), (716, 236), (780, 236)),
    houses=(10, 612, 238, 0.56),
    buys=((497, 84), (643, 84)),
    bell=(770, 84),
)
OTHER = Plan(600, 386, whales=((420, 262), (486, 262), (552, 262)), houses=(10, 590, 330, 0.98))
