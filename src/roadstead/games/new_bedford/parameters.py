"""What a variant of New Bedford may change."""

from roadstead.games.new_bedford import data
from roadstead.kernel.parameters import Path, cells, entries, number

STORES = ("food", "wood", "brick", "money")
PROTOTYPE, PUBLISHED = 2, 3  # where the two costs of a building stand in its row


def costs() -> dict[str, tuple[Path, ...]]:
    """``Tavern brick``: the same in the prototype's costs and in the published ones."""
    return {
        f"{row[0]} {goods}": ((at, PROTOTYPE, kind), (at, PUBLISHED, kind))
        for at, row in enumerate(data.BUILDINGS)
        for kind, goods in enumerate(STORES)
    }


PARAMETERS = (
    number("rounds", "ROUNDS", 4, 12, "Rounds"),
    entries("lay", "LAY", 0, 20, "Lay, in dollars", data.WHALE_NAMES),
    entries("points", "POINTS", 0, 12, "Points", data.WHALE_NAMES),
    entries("bag", "BAG_A_PLAYER", 1, 12, "Tokens in the bag for each player", (*data.WHALE_NAMES, "Empty Sea")),
    entries("tavern_pays", "TAVERN_PAYS", 0, 15, "What the Tavern pays", ("one token", "two tokens"), first=1),
    number("purchase_price", "PURCHASE", 1, 6, "Dollars for a purchase of food or wood"),
    number("fee", "FEE", 0, 4, "Dollars for using another's building"),
    number("postage", "POSTAGE", 0, 6, "Dollars from the Post Office each round"),
    number("bethel_points", "BETHEL_POINTS", 0, 15, "Points of the Seamen's Bethel"),
    number("mansion_points", "MANSION_POINTS", 0, 15, "Points of the Mansion"),
    cells("costs", "BUILDINGS", 0, 10, "Cost of a building", costs()),
)
