"""Where things lie on a mat: on that of the one who looks, which is broad, and on those of the others."""

from dataclasses import dataclass
from functools import cache, cached_property

from roadstead.kernel.kit.mats import MatPlan
from roadstead.kernel.pen import Point

# Where each member hangs, in the order of the household: brides beside their sons, Jacks together.
MEMBERS: tuple[tuple[int, int], ...] = (
    (0, 0), (2, 0), (4, 0), (6, 0), (1, 0), (0, 1), (1, 1), (3, 1), (4, 1), (5, 1), (6, 1), (3, 0), (5, 0), (2, 1),
)  # fmt: skip
CARD = (51.0, 72.0)
TILE = (42.0, 54.0)


@dataclass(frozen=True)
class Plan(MatPlan):
    """One kind of mat.  ``portrait`` is how large portraits are, ``card`` how large cards are drawn on it."""

    hat: Point
    purse: Point
    column: float  # from one portrait to the next
    rows: tuple[float, float]  # the middles of the two rows of portraits
    portrait: float
    deck: Point
    card: float
    income: Point
    rent: Point
    debt: Point
    stake: Point
    milestones: tuple[Point, ...] = ()
    hand: tuple[float, float] = (0, 0)  # from where to where the cards of another family lie
    wild: tuple[float, float] = (0, 0)
    deals: tuple[float, float] = (0, 0)  # what can be done to another family: from where to where

    emblem: Point = (24, 22)
    name: Point = (48, 22)

    @property
    def money(self) -> Point:
        return self.purse[0] + 20, self.purse[1] + 1

    def gallery(self, across: int, down: int) -> Point:
        return 8 + self.column * (across + 0.5), self.rows[down]

    @cached_property
    def members(self) -> tuple[Point, ...]:
        return tuple(self.inside(self.gallery(across, down)) for across, down in MEMBERS)

    def rings(self, son: int) -> Point:
        """Between a son and his bride."""
        x, y = self.gallery(2 + 2 * son, 0)
        return self.inside((x + self.column / 2, y + 20 * self.portrait))

    def hand_places(self, cards: int) -> tuple[Point, ...]:
        return _along(*self.hand, cards, CARD[0] * self.card, *self._row)

    def wild_places(self, cards: int) -> tuple[Point, ...]:
        return _along(*self.wild, cards, CARD[0] * self.card, *self._row)

    @cached_property
    def _row(self) -> Point:
        return self.inside((0, self.deck[1]))

    def deal_places(self, count: int, until: float = 0.0) -> tuple[Point, ...]:
        """As far apart as there is room for, up to ``until``."""
        left, right = self.deals[0], until or self.deals[1]
        step = min(58.0, (right - left) / max(count, 1))
        y = self.height - TILE[1] / 2 - 5
        return tuple(self.inside((left + step * (k + 0.5), y)) for k in range(count))


@cache
def _along(left: float, right: float, cards: int, wide: float, x: float, y: float) -> tuple[Point, ...]:
    """Side by side, a big number closer together."""
    step = min(wide + 2, (right - left - wide) / max(cards - 1, 1))
    return tuple((round(x + left + wide / 2 + step * k, 1), y) for k in range(cards))


# On an upright phone it is 382 px wide: a column of 60 is 40 px there, which a finger hits.
OWN = Plan(
    572,
    226,
    hat=(300, 20),
    purse=(352, 22),
    column=60,
    rows=(81, 156),
    portrait=1.02,
    deck=(538, 84),
    card=1.0,
    income=(18, 211),
    rent=(300, 211),
    debt=(502, 179),
    stake=(538, 141),
    milestones=((473, 60), (473, 88), (473, 116), (473, 144)),
)
OTHER = Plan(
    400,
    300,
    hat=(230, 20),
    purse=(280, 22),
    column=55,
    rows=(79, 146),
    portrait=0.88,
    deck=(28, 212),
    card=0.76,
    income=(14, 256),
    rent=(14, 280),
    debt=(338, 268),
    stake=(372, 212),
    hand=(58, 268),
    wild=(284, 392),
    deals=(6, 394),
)
