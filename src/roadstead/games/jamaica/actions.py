"""Everything a player of Jamaica can decide, with its number and its text."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.jamaica.data import CARD_NAMES, COLOURS, LAIRS
from roadstead.kernel.actions import Actions

PLACE: Final[i64] = 0  # + the die that goes to the morning, less 1
CARD: Final[i64] = 6  # + card
OUTER: Final[i64] = 17
INNER: Final[i64] = 18
ATTACK: Final[i64] = 19  # + ship
ATTACK_GHOST: Final[i64] = 25
POWDER: Final[i64] = 26  # + tokens
TAKE: Final[i64] = 63  # + 6 x hold + tokens - 1
LOAD: Final[i64] = 99  # + hold
DUMP: Final[i64] = 105  # + hold
KEEP: Final[i64] = 111
REROLL: Final[i64] = 112
NOTHING: Final[i64] = 113
STEAL_HOLD: Final[i64] = 114  # + hold
STEAL_TREASURE: Final[i64] = 120
STEAL_POWER: Final[i64] = 121  # + power
GIVE: Final[i64] = 125  # + row of GIFTS
GHOST_FORWARD: Final[i64] = 131
GHOST_BACK: Final[i64] = 132
NAME: Final[i64] = 133  # + the back of a treasure card

MOST_POWDER: Final[i64] = 36
MOST_IN_HOLD: Final[i64] = 6

# The values a face-down card can have; cards of equal value are the same gift.
GIFTS: Final = (3, 5, 7, -2, -3, -4)

ACTIONS: Final = Actions(
    (
        (PLACE, "dice", [f"morning {die}" for die in range(1, 7)]),
        (CARD, "card", [f"card {name}" for name in CARD_NAMES]),
        (OUTER, "lane", ["sail outer"]),
        (INNER, "lane", ["sail inner"]),
        (ATTACK, "attack", [f"attack {colour}" for colour in COLOURS]),
        (ATTACK_GHOST, "attack", ["attack ghost"]),
        (POWDER, "powder", [f"powder {tokens}" for tokens in range(37)]),
        (TAKE, "take", [f"take {hold} {tokens}" for hold in range(1, 7) for tokens in range(1, 7)]),
        (LOAD, "load", [f"load {hold}" for hold in range(1, 7)]),
        (DUMP, "dump", [f"dump {hold}" for hold in range(1, 7)]),
        (KEEP, "sabre", ["keep"]),
        (REROLL, "sabre", ["reroll"]),
        (NOTHING, "spoils", ["take nothing"]),
        (STEAL_HOLD, "spoils", [f"steal hold {hold}" for hold in range(1, 7)]),
        (STEAL_TREASURE, "spoils", ["steal treasure"]),
        (STEAL_POWER, "spoils", ["steal map", "steal sabre", "steal lady beth", "steal 6th hold"]),
        (GIVE, "spoils", [f"give {worth:+d}" for worth in GIFTS]),
        (GHOST_FORWARD, "ghost", ["ghost forward"]),
        (GHOST_BACK, "ghost", ["ghost back"]),
        (NAME, "name", [f"name treasure {back + 1}" for back in range(len(LAIRS))]),
    )
)
