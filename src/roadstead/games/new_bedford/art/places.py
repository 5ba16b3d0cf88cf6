"""Where everything is: the picture, the town's lots, the harbour, the grounds at sea.  Places are middles."""

from roadstead.kernel.pen import Point

PICTURE = (330.0, 14.0, 1340.0, 1092.0)
LEFT, TOP, WIDTH, HEIGHT = 345, 98, 1310, 996  # the part of the picture that is played on
HORIZON, QUAY, SHORE = 122.0, 596.0, 640.0

LOT = (124.0, 140.0)
SITE = (190.0, 150.0)
PIER = (470.0, 112.0)

# The seven spaces nobody owns: Farm, Forest, Warehouse, General Store, Town Hall, Shipyard, City Pier.
SITES: tuple[Point, ...] = (
    (452, 190), (1548, 190), (1548, 512), (452, 512), (1000, 350), (452, 676), (836, 702),
)  # fmt: skip

_CREST = [(625.0 + 125 * k, 194.0) for k in range(7)]
_MAIN = [(x, 353.0) for x in (468.0, 593.0, 718.0, 843.0, 1157.0, 1282.0, 1407.0, 1532.0)]
_WATER = [(680.0 + 160 * k, 514.0) for k in range(5)]

# Buildings in the order of the rules, each where it suits the town.
LOTS: tuple[Point, ...] = (
    _MAIN[3],  # Merchant's Bank
    _WATER[0],  # Dry Dock
    _CREST[6],  # Clark's Point Light
    _CREST[5],  # Lumber Mill
    _CREST[1],  # Schoolhouse
    _WATER[1],  # Tavern
    _WATER[3],  # Tryworks
    _WATER[4],  # Wharf
    _CREST[0],  # Roller Mills
    _MAIN[7],  # Brickyard
    _WATER[2],  # Cooperage
    _MAIN[4],  # Courthouse
    _MAIN[1],  # Inn
    _MAIN[0],  # Market
    _MAIN[2],  # Post Office
    _MAIN[6],  # Chandlery
    _CREST[3],  # Seamen's Bethel
    _MAIN[5],  # Bourne Counting House
    _CREST[2],  # Municipal Building
    _CREST[4],  # Mansion
)

# RETURN, the inshore water, then the spaces of 1 to 6 food.
STATION = (176.0, 104.0)
STATIONS: tuple[Point, ...] = (
    (1166, 716), (1352, 704), (1546, 742), (1548, 866), (1366, 914), (1176, 954), (986, 986), (792, 1006),
)  # fmt: skip
BERTHS: tuple[Point, ...] = ((-51, -15), (0, -17), (51, -15))

DOCKS: tuple[Point, ...] = tuple((628.0 + 59 * k, 780.0) for k in range(8))
ROUNDS: tuple[Point, ...] = tuple((624.0 + 47 * k, 613.0) for k in range(12))

GROUND: Point = (528, 930)
BAG: Point = (416, 906)
SEA_TOKENS: tuple[Point, ...] = tuple((506.0 + 62 * (k % 3), 868.0 + 62 * (k // 3)) for k in range(9))
RAFT: Point = (838, 886)
RAFT_TOKENS: tuple[Point, ...] = ((-66, -8), (0, -8), (66, -8))
