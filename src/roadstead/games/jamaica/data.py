"""Jamaica's components as plain tables.

Provenance: the rulebook gives the counts and what each thing does; the board, the eleven cards, the faces of the
combat die and the values of the treasures are published elsewhere and agree between sources (see the tables at the end
of RULES.md).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.jamaica.generated.numbers import AHEAD, ASTERN, ATTACKING, DEFENDING, FOOD, GOLD, GUNPOWDER, LADY_BETH, LAIR, MAP, NO_GOODS, PORT, RETREATING, SABRE, SEA, SIXTH_HOLD  # fmt: skip  # isort: skip

SPACES: Final[i64] = 50
PORT_ROYAL: Final[i64] = 0
LAP: Final[i64] = 32

# kind, cost, steps to go, next space, next space of the inner lane (-1 where there is no fork)
BOARD: Final[tuple[tuple[int, ...], ...]] = (
    (PORT, 0, 0, 1, -1), (SEA, 2, 31, 2, -1), (SEA, 3, 30, 3, -1), (SEA, 2, 29, 4, -1), (LAIR, 0, 28, 5, -1),
    (PORT, 3, 27, 6, -1), (PORT, 5, 26, 7, 13), (SEA, 2, 29, 8, -1), (SEA, 3, 28, 9, -1), (LAIR, 0, 27, 10, -1),
    (SEA, 3, 26, 11, -1), (LAIR, 0, 25, 12, -1), (SEA, 2, 24, 15, -1), (SEA, 3, 25, 14, -1), (SEA, 4, 24, 15, -1),
    (SEA, 3, 23, 16, -1), (PORT, 3, 22, 17, -1), (SEA, 2, 21, 18, -1), (PORT, 3, 20, 19, -1), (LAIR, 0, 19, 20, 26),
    (SEA, 3, 22, 21, -1), (PORT, 3, 21, 22, -1), (LAIR, 0, 20, 23, -1), (SEA, 2, 19, 24, -1), (SEA, 3, 18, 25, -1),
    (LAIR, 0, 17, 28, -1), (SEA, 4, 18, 27, -1), (SEA, 4, 17, 28, -1), (PORT, 5, 16, 29, -1), (SEA, 1, 15, 30, -1),
    (PORT, 5, 14, 31, -1), (PORT, 3, 13, 32, -1), (SEA, 3, 12, 33, 39), (LAIR, 0, 15, 34, -1), (PORT, 3, 14, 35, -1),
    (SEA, 2, 13, 36, -1), (SEA, 1, 12, 37, -1), (LAIR, 0, 11, 38, -1), (SEA, 1, 10, 41, -1), (SEA, 4, 11, 40, -1),
    (SEA, 4, 10, 41, -1), (PORT, 5, 9, 42, -1), (SEA, 2, 8, 43, -1), (SEA, 3, 7, 44, -1), (LAIR, 0, 6, 45, -1),
    (PORT, 7, 5, 46, -1), (SEA, 2, 4, 47, -1), (SEA, 3, 3, 48, -1), (SEA, 3, 2, 49, -1), (SEA, 3, 1, 0, -1),
)  # fmt: skip

FIRST_SCORING_SPACE: Final[i64] = 41
FINISH_SCORE: Final[i64] = 15
BEHIND_SCORE: Final[i64] = -5

KIND: Final = vec[i64]([row[0] for row in BOARD])
COST: Final = vec[i64]([row[1] for row in BOARD])
TO_GO: Final = vec[i64]([row[2] for row in BOARD])
NEXT: Final = vec[i64]([row[3] for row in BOARD])
NEXT_INNER: Final = vec[i64]([row[4] for row in BOARD])

# What a space costs: port spaces gold, sea spaces food.
DUE: Final = vec[i64]([GOLD if row[0] == PORT else FOOD for row in BOARD])


def _before(space: int, inner: bool) -> int:
    """The space behind this one; at a merge the last of the outer or of the inner lane, -1 where there is no inner."""
    found = [at for at, row in enumerate(BOARD) if space in (row[3], row[4])]
    if inner:
        return found[1] if len(found) > 1 else -1
    return found[0]


BACK: Final = vec[i64]([_before(space, False) for space in range(50)])
BACK_INNER: Final = vec[i64]([_before(space, True) for space in range(50)])

LAIRS: Final = tuple(at for at, row in enumerate(BOARD) if row[0] == LAIR)
ALL_LAIRS: Final[i64] = sum(2**at for at in LAIRS)

FORWARD: Final[i64] = 4
BACKWARD: Final[i64] = 5
SYMBOLS: Final = ("", "food", "gunpowder", "gold", "forward", "backward")
GOODS: Final = ("nothing", "food", "gunpowder", "gold")

# morning, evening: the same eleven for every player
CARDS: Final[tuple[tuple[int, ...], ...]] = (
    (FORWARD, FORWARD), (FORWARD, BACKWARD), (BACKWARD, FORWARD), (FORWARD, FOOD),
    (FOOD, FORWARD), (FORWARD, GUNPOWDER), (GOLD, FORWARD), (GOLD, GOLD),
    (GUNPOWDER, GOLD), (GUNPOWDER, FOOD), (FOOD, GUNPOWDER),
)  # fmt: skip
CARD_COUNT: Final[i64] = 11
ALL_CARDS: Final[i64] = (1 << 11) - 1
NO_CARD: Final[i64] = 11
MORNING: Final = vec[i64]([row[0] for row in CARDS])
EVENING: Final = vec[i64]([row[1] for row in CARDS])
CARD_NAMES: Final = tuple(f"{SYMBOLS[morning]}/{SYMBOLS[evening]}" for morning, evening in CARDS)

STAR: Final[i64] = 12
COMBAT_DIE: Final = vec[i64]([2, 4, 6, 8, 10, STAR])

# The treasure cards: four powers, five treasures, three cursed ones.
POWERS: Final[i64] = 4
TREASURES: Final[i64] = 12
ALL_TREASURES: Final[i64] = (1 << 12) - 1
CURSED: Final[i64] = 1 << 9 | 1 << 10 | 1 << 11
SCORING_CARDS: Final[i64] = ALL_TREASURES & ~0b1111
WORTH: Final = vec[i64]([0, 0, 0, 0, 3, 3, 5, 7, 7, -2, -3, -4])
POWER_NAMES: Final = ("Morgan's Map", "Saran's Sabre", "Lady Beth", "6th Hold")
TREASURES_IN_PLAY: Final[i64] = 9

HOLDS: Final[i64] = 6
SIXTH: Final[i64] = 5
HAND: Final[i64] = 3
HAND_WITH_MAP: Final[i64] = 4

COLOURS: Final = ("red", "blue", "green", "yellow", "violet", "black")
GHOST_NAME: Final = "ghost"

NOBODY: Final[i64] = 99  # no ship
NO_FACE: Final[i64] = 99  # a treasure card that has not been drawn yet

MOST_POWDER: Final[i64] = 36
MOST_IN_HOLD: Final[i64] = 6
# The values a face-down card can have; cards of equal value are the same gift.
GIFTS: Final[tuple[int, ...]] = tuple(dict.fromkeys([int(WORTH[face]) for face in range(4, 12)]))
