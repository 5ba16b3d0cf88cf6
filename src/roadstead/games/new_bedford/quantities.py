"""What is counted in New Bedford, of each player.  All of it is open (NB-1.5)."""

from roadstead.games.new_bedford import data, scoring
from roadstead.games.new_bedford.data import BOWHEAD, BRICK, FOOD, LAY, MONEY, POINTS, RIGHT, SPERM, WHALES, WOOD
from roadstead.games.new_bedford.rules import fleet
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel.quantities import NEITHER, Quantity


def pair(seat: int) -> range:
    """The numbers of a player's two ships, and of the two workers."""
    return range(2 * seat, 2 * seat + 2)


def aboard_points(t: NewBedford, seat: int) -> int:
    """NB-11.1: what the whales aboard will score if they are paid for."""
    return sum(int(t.hold[ship * WHALES + whale] * POINTS[whale]) for ship in pair(seat) for whale in range(WHALES))


def lays(t: NewBedford, seat: int) -> int:
    """NB-8.4: what it will cost to keep them."""
    return sum(int(t.hold[ship * WHALES + whale] * LAY[whale]) for ship in pair(seat) for whale in range(WHALES))


def hunts(t: NewBedford, seat: int) -> int:
    """NB-1.8: how often the ships at sea will hunt, as it is while workers are placed."""
    if t.homeward or t.over:
        return 0
    return sum(int(fleet.hunts_from(t, t.place[ship])) for ship in pair(seat) if t.at_sea(ship))


QUANTITIES = (
    Quantity("total", scoring.score, decides=True, idle=True),
    Quantity("whale-points", scoring.whale_points, decides=True),
    Quantity("buildings", NewBedford.buildings, decides=True),
    Quantity("bonus-points", scoring.bonus_points, decides=True),
    Quantity("money-points", scoring.money_points, decides=True, idle=True),
    Quantity("money", lambda t, seat: t.has(seat, MONEY), unit="money"),
    Quantity("food", lambda t, seat: t.has(seat, FOOD)),
    Quantity("wood", lambda t, seat: t.has(seat, WOOD)),
    Quantity("brick", lambda t, seat: t.has(seat, BRICK)),
    Quantity("whale-tokens", scoring.tokens, idle=True),
    Quantity("right-whales", lambda t, seat: t.whales[seat * WHALES + RIGHT], idle=True),
    Quantity("bowheads", lambda t, seat: t.whales[seat * WHALES + BOWHEAD], idle=True),
    Quantity("sperm-whales", lambda t, seat: t.whales[seat * WHALES + SPERM], idle=True),
    Quantity("aboard-points", aboard_points),
    Quantity("lays", lays, better=NEITHER, unit="money", idle=True),
    Quantity("hunts", hunts),
    Quantity("ships-on-dock", lambda t, seat: sum(t.place[ship] == data.DOCK for ship in pair(seat))),
    Quantity("ships-at-sea", lambda t, seat: sum(t.at_sea(ship) for ship in pair(seat)), idle=True),
    Quantity("workers", lambda t, seat: sum(t.worker[at] == data.HOME for at in pair(seat)), idle=True),
)
