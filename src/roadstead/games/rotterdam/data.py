"""Rotterdam's components: what the printed rules fix stands here, what an owner may replace is a ``Chart``.

Provenance: characters, harbours, materials, products, colours, Cashier fields, ships, workers and money are the
rulebook's.  The river, the prices and the decks come from the files in ``data/``, which say of each part whether it is
printed, published elsewhere or reconstructed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.rotterdam.generated.numbers import ANCHOR, BARTER, CAPTAIN, CARDS, CASHIER, CHARACTERS, DECK_HAND, DISCHARGER, EBB_TIDE, FOG, HARBOUR, HARBOUR_POLICE, KINDS, MANUFACTURER, PILOT, RIVER, SEA_LOADING, SHIPPING_AGENT, SHIP_OWNER, SMUGGLERS, START, TRADER, TRAFFIC_CONTROL, TRANSSHIPMENT, TUGBOAT  # fmt: skip  # isort: skip
from roadstead.kernel.printed import printed

COLOURS: Final = ("red", "blue", "yellow", "green")  # the players'
MOST_SEATS: Final[i64] = 4
FLEET: Final[i64] = 4  # room for ships a seat; three or four are used

CHANNELS: Final = ("red", "yellow", "green", "blue", "violet")
HUES: Final[i64] = 5

# Harbours, and the material and the products of each, carry the same number: product p is made in harbour p // 2.
HARBOURS: Final = ("Botlek", "Vulcaan", "Eem", "Merwe")
HARBOUR_IDS: Final = ("BOTLEK", "VULCAAN", "EEM", "MERWE")
MATERIALS: Final = ("oil", "grain", "containers", "fruit")
PRODUCTS: Final = ("gasoline", "plastics", "bread", "cookies", "shoes", "clothes", "orange juice", "jam")
PORTS: Final[i64] = 4
WARES: Final[i64] = 8
NO_CARGO: Final[i64] = 4  # a ship without cargo
NO_PRODUCT: Final[i64] = 8  # an empty stack

ROWS: Final[i64] = 8
COLUMNS: Final[i64] = 3
CASHIER_FIELDS: Final = printed("CASHIER_FIELDS", vec[i64]([3, 2, 1]))

CARD_KINDS: Final[i64] = 10
NO_CARD: Final[i64] = 10
HAND_LIMIT: Final[i64] = 3
OPEN_CARDS: Final[i64] = 3
OPEN_JOBS: Final[i64] = 3
NO_JOB: Final[i64] = 99

NOBODY: Final[i64] = 99  # no seat
NO_SHIP: Final[i64] = 99

# Each time the shipping stack is renewed a new batch begins; at most twelve older ones can still be in hands.
BATCHES: Final[i64] = 13

# By the number of players, from two on.
SHIPS: Final = vec[i64]([0, 0, 4, 3, 3])
WORKERS: Final = vec[i64]([0, 0, 4, 4, 3])
ROUNDS: Final = printed("ROUNDS", vec[i64]([0, 0, 10, 8, 6]))

MONEY: Final[i64] = printed("MONEY", 15)
ALL_MONEY: Final[i64] = 96
STOCK_LIMIT: Final[i64] = 3
SHIPS_A_PLACING: Final[i64] = 2
TRANSACTIONS: Final[i64] = printed("TRANSACTIONS", 3)
FACTORIES: Final[i64] = 4
END_POINTS: Final[i64] = printed("END_POINTS", 15)
LAST_ROUND: Final[i64] = 300
MOST_RAISE: Final[i64] = 99  # at once; hardly anybody ever has so much

STARTS: Final[i64] = 4
NOWHERE: Final[i64] = 99  # no position: a ship that is with its owner, a channel that does not exist
FAR: Final[i64] = 99  # steps to a harbour out of reach

# Strides of the chart's tables.
MOST_UNITS: Final[i64] = 12
MOST_SQUARES: Final[i64] = 8
MOST_SITES: Final[i64] = 4
MOST_PRODUCTS: Final[i64] = 3


class Chart:
    """The river, the prices and the decks of one set of data files: read once, never changed.

    Positions are numbered starts first, then the river, then the four harbours; ``waters`` counts those before the
    harbours.
    """

    plain: dict[str, object]  # the files' own content, for the fingerprint
    waters: i64
    ids: list[str]
    names: list[str]
    kind: vec[i64]
    x: vec[float]
    y: vec[float]
    first: vec[i64]  # for each water and colour: where the channel leads, NOWHERE without one
    second: vec[i64]  # the other channel of the same colour
    back_from: vec[i64]  # where the channels into each position come from, in runs
    back_colour: vec[i64]
    back_start: vec[i64]  # where the run of each position begins; one more entry ends the last
    steps: vec[i64]  # for each position and harbour: the fewest channels, FAR where there is no way
    units: vec[i64]
    raw_price: vec[i64]
    squares: vec[i64]
    track: vec[i64]
    opening: vec[i64]  # the square of the opening price
    price_class: vec[i64]  # harbours whose products share their track share this number
    copies: vec[i64]
    points: vec[i64]
    port_points: vec[float]  # for each harbour those of its products, on the average
    jobs: i64
    job_size: vec[i64]
    job_product: vec[i64]
    job_goods: vec[i64]  # the same products, as a set
    job_points: vec[i64]
    job_gain: vec[i64]  # what they are beyond the points of the products themselves
    card_copies: vec[i64]
    card_points: vec[i64]
    sites: vec[i64]
    site_price: vec[i64]
