"""Harbour of Fortune's components as plain tables.

Provenance: prices, incomes, disasters and bonuses are the rulebook's.  Reconstructed: how the ten Wild Cards divide
into five kinds (the rulebook gives two of one kind), and the suits of children and Jacks, which do not matter.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.harbour_of_fortune.generated.numbers import BUILDER, BUTLER, CAPTAIN, FATHER, HOUSEKEEPER, MEMBERS, MOTHER, OLDEST_BRIDE, OLDEST_DAUGHTER, OLDEST_SON, SPY, TRADER, YOUNGEST_BRIDE, YOUNGEST_DAUGHTER, YOUNGEST_SON  # fmt: skip  # isort: skip

COLOURS: Final = ("blue", "red", "purple", "gold")
FAMILIES: Final = ("De Vries", "Van Rijn", "Ten Hove", "De Witte")
MOST_SEATS: Final[i64] = 4
NOBODY: Final[i64] = 99

START_MONEY: Final[i64] = 8000
START_HAND: Final[i64] = 8
HAND_LIMIT: Final[i64] = 12
DRAW: Final[i64] = 2
DRAW_PILE: Final[i64] = 42

# The household.  The Housekeeper comes last because she alone never falls sick.
PATIENTS: Final[i64] = 13  # everybody but the Housekeeper can fall sick
AT_HOME: Final[i64] = 0b10_0000_0111_1111
JACKS: Final[i64] = 0b00_0111_1000_0000
JACK_COUNT: Final[i64] = 4
JACK_NAMES: Final = tuple(name.lower() for name in MEMBERS[7:11])
CHILDREN: Final = ("oldest", "youngest")
LARGEST_HOUSEHOLD: Final[i64] = 14

# The harbour.
HARBOUR: Final[i64] = 5
DOCKING_TAX: Final[i64] = 500
FIRST_DOCK: Final[i64] = 800
STEPS: Final = vec[i64]([0, 1, 1, 2, 2, 3, 3])  # by the roll
PROFIT: Final[i64] = 100  # times the roll
WILD_ROLL: Final[i64] = 4
HAT_ROLL: Final[i64] = 6

# Incomes: by active members, and by undamaged houses.
HOUSEHOLD_INCOME: Final = vec[i64]([50, 50, 50, 50, 50, 50, 50, 50, 50, 100, 200, 300, 400, 500, 700])
RENT: Final = vec[i64]([0, 150, 300, 400, 550, 700, 1000])

# Prices.
HOUSES: Final[i64] = 6
HOUSE_PRICE: Final[i64] = 1500
DOWRY: Final[i64] = 1000
HIRE_PRICE: Final[i64] = 200
JACK_FEE: Final[i64] = 100
MILESTONES: Final = vec[i64]([8500, 9000, 9500, 10000])
NURSE_PRICE: Final[i64] = 400

# The cards of a hand.  A set of them is packed into one number, two bits a kind, which count the copies.
BLACK: Final[i64] = 0  # + number - 1
RED: Final[i64] = 10  # + number - 1
RED_ACE: Final[i64] = 10
RED_JOKER: Final[i64] = 20
BLACK_JOKER: Final[i64] = 21
KINDS: Final[i64] = 22
NUMBERED: Final[i64] = 20
ONCE: Final[i64] = 0x555_5555_5555  # one of every kind
BLACK_CARDS: Final[i64] = 0x5_5555  # one of every black number
NUMBERED_CARDS: Final[i64] = 0x55_5555_5555
DECK: Final[i64] = 0x5AA_AAAA_AAAA  # two of every number, one of each joker
NUMBERS: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10")
KIND_NAMES: Final = (
    *(f"black {number}" for number in NUMBERS),
    *(f"red {number}" for number in NUMBERS),
    "red joker",
    "black joker",
)
ONE: Final = vec[i64]([4**kind for kind in range(22)])

# Troubles that last, each with the red card and the price that mend it (HOF-10.2 to HOF-10.6).
FAILURE: Final[i64] = 13  # 0 to 12: that member is sick
STORM: Final[i64] = 14
INFESTATION: Final[i64] = 15
SABOTAGE: Final[i64] = 16
FIRE: Final[i64] = 17
LOST_SPACE: Final[i64] = 18
TROUBLES: Final[tuple[tuple[str, int, int], ...]] = (
    *((f"sick {member}", 4, 500) for member in MEMBERS[:13]),
    ("failed business", 2, 200),
    ("storm damage", 8, 600),
    ("infestation", 9, 600),
    ("saboteur's damage", 8, 700),
    ("burnt house", 10, 1500),
    ("lost space", 3, 500),
)
TROUBLE_RED: Final = vec[i64]([row[1] for row in TROUBLES])
TROUBLE_PRICE: Final = vec[i64]([row[2] for row in TROUBLES])
DAMAGES: Final = ("storm", "infestation", "sabotage")

# What disasters do.
DIE_TO_DEALER: Final[i64] = 0  # the amount times a die, to the dealer
FAIL: Final[i64] = 1  # the Father's business fails
RAID: Final[i64] = 2  # back a space at sea; in harbour the amount, to the bank
SICKEN: Final[i64] = 3  # a member falls sick
PART: Final[i64] = 4  # a couple is divorced
TO_DEALER: Final[i64] = 5  # the amount, to the dealer
TO_BANK: Final[i64] = 6  # the amount, to the bank
DAMAGE: Final[i64] = 7  # a house is damaged; the amount is the kind of damage
BURN: Final[i64] = 8  # a house burns down

NO_RED: Final[i64] = 11
SABOTEUR: Final[i64] = 11  # the Black Joker's storm, as a disaster
# name, what it does, amount, the red card that neutralises it (11: none does)
DISASTERS: Final[tuple[tuple[str, int, int, int], ...]] = (
    ("", 0, 0, 0),
    ("Misfortune", DIE_TO_DEALER, 100, NO_RED),
    ("Business Failure", FAIL, 0, 2),
    ("Pirate Raid", RAID, 400, 3),
    ("Sickness", SICKEN, 0, 4),
    ("Divorce", PART, 0, 5),
    ("Bribe Demand", TO_DEALER, 500, 6),
    ("Theft", TO_BANK, 1200, 7),
    ("Storm Damage", DAMAGE, 0, 8),
    ("Infestation", DAMAGE, 1, 9),
    ("House Fire", BURN, 0, 10),
    ("Saboteur's Wrath", DAMAGE, 2, 8),
)
DISASTER_NAMES: Final = tuple(row[0] for row in DISASTERS)
DISASTER_VERB: Final = vec[i64]([row[1] for row in DISASTERS])
DISASTER_AMOUNT: Final = vec[i64]([row[2] for row in DISASTERS])
DISASTER_RED: Final = vec[i64]([row[3] for row in DISASTERS])
BLACK_JOKER_PRICE: Final[i64] = 500


def _reds_from(number: int) -> int:
    """The red cards, aces never, of at least this number, one of each kind."""
    return sum(4 ** (10 + value - 1) for value in range(max(number, 2), 11))


RED_FROM: Final = vec[i64]([_reds_from(number) for number in range(12)])

# The Great Investment.
INVESTMENT_FEE: Final[i64] = 100
COIN: Final[i64] = 25  # the smallest
LOWEST_STAKE: Final[i64] = 100
HIGHEST_STAKE: Final[i64] = 600
STAKES: Final = tuple(range(100, 601, 25))
INVESTMENT_NEEDS: Final[i64] = 600
INVESTMENT_CAP: Final[i64] = 800
RETURN_PERCENT: Final = vec[i64]([0, 0, 0, 150, 150, 200, 200])  # by the roll

# Wild Cards: a kind, and what it does.
TAKE_HAT: Final[i64] = 0
FREE_HOUSE: Final[i64] = 1
FREE_JACK: Final[i64] = 2
HERO_BONUS: Final[i64] = 3
ROLL_TWICE: Final[i64] = 4
WILD_KINDS: Final[i64] = 5
WILD_CARDS: Final[i64] = 10
ALL_WILD: Final[i64] = 0b10_10_10_10_10
NO_WILD: Final[i64] = 99  # an empty place under the pile of Wild Cards
WILD_NAMES: Final = (
    "Become Director-General",
    "Build or Repair for Free",
    "Add a Jack for Free",
    "Hero Bonus",
    "Roll Twice",
)
WILD_OF: Final = vec[i64]([0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4])  # for each way to play one, in the order of the actions
WILD_MONEY: Final[i64] = 500

# When cards may be played: at three stages of the first phase, and in the second.
BEFORE_ROLL: Final[i64] = 0
AFTER_ROLL: Final[i64] = 1
BEFORE_RENT: Final[i64] = 2
SECOND_PHASE: Final[i64] = 3

# Steps of the first phase.
TO_ROLL: Final[i64] = 0
ROLLING: Final[i64] = 1
EARNING: Final[i64] = 2
SAILING: Final[i64] = 3
ARRIVED: Final[i64] = 4
RENTING: Final[i64] = 5

# The end.
DISTRICT_BONUS: Final[i64] = 1500
HAT_BONUS: Final[i64] = 1500
HOUSEHOLD_BONUS: Final[i64] = 1500
BIG_HOUSEHOLD: Final[i64] = 10
JACK_BONUS: Final[i64] = 100
