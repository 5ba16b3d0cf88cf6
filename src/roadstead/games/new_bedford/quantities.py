"""What is counted in New Bedford, of each player.  All of it is open (NB-1.5)."""

from roadstead.games.new_bedford import data, scoring
from roadstead.games.new_bedford.data import BOWHEAD, BRICK, FOOD, LAY, MONEY, RIGHT, SPERM, WHALES, WOOD
from roadstead.games.new_bedford.rules import fleet
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel.quantities import NEITHER, Quantity


def pair(seat: int) -> range:
    """The numbers of a player's two ships, and of the two workers."""
    return range(2 * seat, 2 * seat + 2)


def aboard(t: NewBedford, seat: int) -> int:
    """The whales that are still to be paid for."""
    return sum(int(t.aboard(ship)) for ship in pair(seat))


def lays(t: NewBedford, seat: int) -> int:
    """NB-8.4: what it will cost to keep them."""
    return sum(int(t.hold[ship * WHALES + whale] * LAY[whale]) for ship in pair(seat) for whale in range(WHALES))


def hunts(t: NewBedford, seat: int) -> int:
    """NB-1.8: how often the ships at sea will hunt, as it is while workers are placed."""
    if t.homeward or t.over:
        return 0
    return sum(int(fleet.hunts_from(t, t.place[ship])) for ship in pair(seat) if t.at_sea(ship))


QUANTITIES = (
    Quantity("total", scoring.score, decides=True),
    Quantity("money", lambda t, seat: t.has(seat, MONEY), unit="money"),
    Quantity("food", lambda t, seat: t.has(seat, FOOD)),
    Quantity("wood", lambda t, seat: t.has(seat, WOOD)),
    Quantity("brick", lambda t, seat: t.has(seat, BRICK)),
    Quantity("right-whales", lambda t, seat: t.whales[seat * WHALES + RIGHT]),
    Quantity("bowheads", lambda t, seat: t.whales[seat * WHALES + BOWHEAD]),
    Quantity("sperm-whales", lambda t, seat: t.whales[seat * WHALES + SPERM]),
    Quantity("whale-tokens", scoring.tokens),
    Quantity("aboard", aboard),
    Quantity("lays", lays, better=NEITHER, unit="money"),
    Quantity("hunts", hunts),
    Quantity("ships-at-sea", lambda t, seat: sum(t.at_sea(ship) for ship in pair(seat)), idle=True),
    Quantity("ships-on-dock", lambda t, seat: sum(t.place[ship] == data.DOCK for ship in pair(seat))),
    Quantity("workers", lambda t, seat: sum(t.worker[at] == data.HOME for at in pair(seat)), idle=True),
    Quantity("whale-points", scoring.whale_points, decides=True),
    Quantity("buildings", NewBedford.buildings, decides=True),
    Quantity("bonus-points", scoring.bonus_points, decides=True),
    Quantity("money-points", scoring.money_points, decides=True),
)
