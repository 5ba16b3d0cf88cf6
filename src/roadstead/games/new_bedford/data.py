"""New Bedford's components as plain tables.

Provenance: counts, lays, prices, prototype costs and effects are the prototype rulebook's; the prices of the whaling
track and the published costs are the printed game's (see the tables at the end of RULES.md).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.new_bedford.generated.numbers import BOWHEAD, BRICK, CITY_PIER, EMPTY_SEA, FARM, FOOD, FOREST, GENERAL_STORE, MONEY, RIGHT, SHIPYARD, SPERM, TOWN_HALL, WAREHOUSE, WOOD  # fmt: skip  # isort: skip

ROUNDS: Final[i64] = 12
NOBODY: Final[i64] = 99  # no player: the owner of a building not built yet
NOT_IN_GAME: Final[i64] = 98  # the owner of a building that this number of players does without
HOME: Final[i64] = 99  # a worker on its player board
SAILS: Final = ("white", "black")
COLOURS: Final = ("red", "blue", "green", "yellow")

# What a player has in stock: three kinds of goods, and money in the same row.
KINDS: Final[i64] = 4
GOODS: Final = ("food", "wood", "brick")
GOODS_WORTH: Final = vec[i64]([1, 1, 2])
START_WORTH: Final[i64] = 5

PURCHASE: Final[i64] = 3  # dollars
PURCHASED: Final[i64] = 2  # food or wood
FEE: Final[i64] = 1
POSTAGE: Final[i64] = 2

# The tokens: three whales, and the sea without one.
WHALES: Final[i64] = 3
TOKENS: Final[i64] = 4
WHALE_NAMES: Final = ("Right Whale", "Bowhead", "Sperm Whale")
LAY: Final = vec[i64]([2, 4, 8])
POINTS: Final = vec[i64]([1, 2, 4])
BAG_A_PLAYER: Final = vec[i64]([9, 5, 1, 4])
TAVERN_PAYS: Final = vec[i64]([0, 4, 6])
FREE_AT_TRYWORKS: Final[i64] = 3

# Where a ship can be: on the track counted from RETURN, on the dock, or on its player board.
RETURN: Final[i64] = 0
TRACK: Final[i64] = 8  # RETURN, the inshore space and six priced ones; reading A leaves the last number unused
DOCK: Final[i64] = 8
ASHORE: Final[i64] = 9
DEAREST: Final[i64] = 6  # food
MOST_SHIPS: Final[i64] = 3
PREPARE_WOOD: Final[i64] = 2

# What an action space does.  The four numbers of a row are the verb's own.
NO_ACTION: Final[i64] = 0
TAKE: Final[i64] = 1  # food, wood, brick, money
SELL: Final[i64] = 2  # price of food, of wood, of brick; whether the first of each kind brings double
BUILD: Final[i64] = 3  # how many goods less
PREPARE: Final[i64] = 4
LAUNCH: Final[i64] = 5  # whether at half price; whether the ship is prepared in the same action
MOVE_OUT: Final[i64] = 6
CLEAR_SEA: Final[i64] = 7
TRY_OUT: Final[i64] = 8
COUNT_TOKENS: Final[i64] = 9
LODGE: Final[i64] = 10
TAKE_OVER: Final[i64] = 11

# name, verb, its numbers
BOARD_SPACES: Final[tuple[tuple[str, int, tuple[int, ...]], ...]] = (
    ("Farm", TAKE, (2, 0, 0, 0)),
    ("Forest", TAKE, (0, 2, 0, 0)),
    ("Warehouse", TAKE, (0, 0, 1, 0)),
    ("General Store", SELL, (1, 1, 2, 0)),
    ("Town Hall", BUILD, (0, 0, 0, 0)),
    ("Shipyard", PREPARE, (0, 0, 0, 0)),
    ("City Pier", LAUNCH, (0, 0, 0, 0)),
)
BOARD: Final[i64] = 7  # spaces nobody owns; the buildings come after them

TWO: Final = "2+"
THREE: Final = "3+"
BONUS: Final = "bonus"

# name, set, prototype cost, published cost (food, wood, brick, money), verb, its numbers
BUILDINGS: Final[tuple[tuple[str, str, tuple[int, ...], tuple[int, ...], int, tuple[int, ...]], ...]] = (
    ("Merchant's Bank", TWO, (0, 0, 4, 0), (0, 0, 4, 0), TAKE, (0, 0, 0, 5)),
    ("Dry Dock", TWO, (0, 2, 2, 0), (0, 2, 2, 0), LAUNCH, (0, 1, 0, 0)),
    ("Clark's Point Light", TWO, (0, 2, 4, 0), (0, 2, 2, 0), MOVE_OUT, (0, 0, 0, 0)),
    ("Lumber Mill", TWO, (0, 3, 1, 0), (0, 3, 1, 0), SELL, (0, 2, 0, 0)),
    ("Schoolhouse", TWO, (2, 2, 1, 0), (2, 2, 1, 0), TAKE, (2, 2, 0, 0)),
    ("Tavern", TWO, (3, 0, 2, 0), (3, 0, 2, 0), CLEAR_SEA, (0, 0, 0, 0)),
    ("Tryworks", TWO, (0, 0, 2, 1), (0, 0, 3, 0), TRY_OUT, (0, 0, 0, 0)),
    ("Wharf", TWO, (3, 2, 1, 0), (0, 3, 1, 0), LAUNCH, (1, 0, 0, 0)),
    ("Roller Mills", THREE, (1, 0, 2, 0), (2, 0, 1, 0), TAKE, (4, 0, 0, 0)),
    ("Brickyard", THREE, (0, 0, 4, 0), (0, 0, 4, 0), TAKE, (0, 0, 3, 0)),
    ("Cooperage", THREE, (0, 4, 0, 0), (0, 4, 0, 0), COUNT_TOKENS, (0, 0, 0, 0)),
    ("Courthouse", THREE, (0, 5, 1, 0), (0, 5, 1, 0), BUILD, (2, 0, 0, 0)),
    ("Inn", THREE, (2, 0, 2, 0), (2, 0, 2, 0), LODGE, (0, 0, 0, 0)),
    ("Market", THREE, (0, 3, 3, 0), (1, 1, 1, 0), SELL, (1, 1, 2, 1)),
    ("Post Office", THREE, (0, 2, 1, 0), (0, 2, 1, 0), TAKE_OVER, (0, 0, 0, 0)),
    ("Chandlery", THREE, (2, 2, 1, 0), (2, 2, 2, 0), TAKE, (1, 1, 1, 1)),
    ("Seamen's Bethel", BONUS, (0, 5, 5, 0), (0, 5, 5, 0), NO_ACTION, (0, 0, 0, 0)),
    ("Bourne Counting House", BONUS, (0, 0, 3, 0), (2, 3, 0, 0), NO_ACTION, (0, 0, 0, 0)),
    ("Municipal Building", BONUS, (4, 0, 4, 0), (0, 4, 4, 0), NO_ACTION, (0, 0, 0, 0)),
    ("Mansion", BONUS, (0, 4, 0, 10), (0, 4, 0, 10), NO_ACTION, (0, 0, 0, 0)),
)
TILES: Final[i64] = 20
LIGHT: Final[i64] = 2  # Clark's Point Light
TRYWORKS: Final[i64] = 6
INN: Final[i64] = 12
POST_OFFICE: Final[i64] = 14
BETHEL: Final[i64] = 16
COUNTING_HOUSE: Final[i64] = 17
MUNICIPAL: Final[i64] = 18
MANSION: Final[i64] = 19
BETHEL_POINTS: Final[i64] = 5
MANSION_POINTS: Final[i64] = 4
SPACES: Final[i64] = 27

BUILDING_NAMES: Final = tuple(row[0] for row in BUILDINGS)
SPACE_NAMES: Final = tuple(row[0] for row in BOARD_SPACES) + BUILDING_NAMES
FOR_THREE: Final = vec[i64]([1 if row[1] == THREE else 0 for row in BUILDINGS])

# For the rules: a verb for each space and four numbers a space; four numbers a building, published ones after the rest.
VERB: Final = vec[i64]([row[1] for row in BOARD_SPACES] + [row[4] for row in BUILDINGS])
AMOUNT: Final = vec[i64](
    [n for row in BOARD_SPACES for n in row[2]] + [n for building in BUILDINGS for n in building[5]]
)
COST: Final = vec[i64]([n for row in BUILDINGS for n in row[2]] + [n for row in BUILDINGS for n in row[3]])
PUBLISHED_COSTS: Final[i64] = 80
