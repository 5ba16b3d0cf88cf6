"""Everything a player of Jamaica can decide: what the rules call it, its kind, and its texts."""

from typing import Final

from roadstead.games.jamaica.data import CARD_NAMES, COLOURS, GIFTS, LAIRS, MOST_POWDER
from roadstead.kernel.actions import Actions

HOLDS = range(1, 7)

ACTIONS: Final = Actions(
    (
        ("PLACE", "dice", [f"morning {die}" for die in range(1, 7)]),
        ("CARD", "card", [f"card {name}" for name in CARD_NAMES]),
        ("OUTER", "lane", ["sail outer"]),
        ("INNER", "lane", ["sail inner"]),
        ("ATTACK", "attack", [f"attack {colour}" for colour in COLOURS]),
        ("ATTACK_GHOST", "attack", ["attack ghost"]),
        ("POWDER", "powder", [f"powder {tokens}" for tokens in range(MOST_POWDER + 1)]),
        ("TAKE", "take", [f"take {hold} {tokens}" for hold in HOLDS for tokens in range(1, 7)]),
        ("LOAD", "load", [f"load {hold}" for hold in HOLDS]),
        ("DUMP", "dump", [f"dump {hold}" for hold in HOLDS]),
        ("KEEP", "sabre", ["keep"]),
        ("REROLL", "sabre", ["reroll"]),
        ("NOTHING", "spoils", ["take nothing"]),
        ("STEAL_HOLD", "spoils", [f"steal hold {hold}" for hold in HOLDS]),
        ("STEAL_TREASURE", "spoils", ["steal treasure"]),
        ("STEAL_POWER", "spoils", ["steal map", "steal sabre", "steal lady beth", "steal 6th hold"]),
        ("GIVE", "spoils", [f"give {worth:+d}" for worth in GIFTS]),
        ("GHOST_FORWARD", "ghost", ["ghost forward"]),
        ("GHOST_BACK", "ghost", ["ghost back"]),
        ("NAME", "name", [f"name treasure {back + 1}" for back in range(len(LAIRS))]),
    ),
    moving=("GHOST_FORWARD", "GHOST_BACK", "NAME"),  # gifts are as many as treasures have different worths
)
