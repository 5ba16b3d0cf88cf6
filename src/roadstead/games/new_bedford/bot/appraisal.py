"""What hunts, buildings and goods are worth to a shipowner, in points; and a plan of what the goods are good for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import BUILDINGS, COST, FOOD, KINDS, LAY, MONEY, MUNICIPAL, TILES, WHALES, WOOD
from roadstead.games.new_bedford.generated import frames
from roadstead.games.new_bedford.rules import fleet
from roadstead.games.new_bedford.state import NewBedford

A_DOLLAR: Final = 0.2
GOODS_DOLLAR: Final = 0.15  # a dollar's worth of goods that still has to be sold or used

# How much one placement gathers, about.
GATHERED: Final = vec[float]([2.4, 2.4, 1.5, 4.0])
WORTH: Final = vec[float]([1.0, 1.0, 2.0])
UNITS: Final[i64] = 10  # no project asks for more of a kind

# What owning a building brings in each round still to come, over the point for the building itself.
USE: Final = vec[float](
    [0.25, 0.2, 0.1, 0.1, 0.3, 0.15, 0.15, 0.15, 0.2, 0.3, 0.12, 0.2, 0.15, 0.12, 0.3, 0.3, 0.0, 0.0, 0.0, 0.0]
)
# Clark's Point Light lengthens a voyage every round; at its full price it does not pay, at two goods less it does.
LIGHT_USE: Final = 0.4


def rounds_left(t: NewBedford) -> i64:
    """Rounds in which workers are still to be placed, this one included."""
    return 0 if t.homeward else data.ROUNDS - max(1, t.round) + 1


def placements_left(t: NewBedford, seat: i64) -> i64:
    """How many workers this player has still to place in the whole game, about."""
    left = rounds_left(t) * 2
    if t.asked() == frames.PLACE and t.detail(1) == 0:
        return left - t.detail(0)
    return max(0, left - 1)


def hunt_value(t: NewBedford) -> float:
    """What one hunt brings, lay and shortage of money included, judged by what is still in the bag."""
    whales = 0.0
    worth = 0.0
    total = 0.0
    for token in range(data.TOKENS):
        count = float(t.bag[token] + t.sea[token])
        total += count
        if token < WHALES:
            whales += count
            worth += count * (float(data.POINTS[token]) - A_DOLLAR * float(LAY[token]))
    if whales == 0.0:
        return 0.0
    share = whales / total
    draws = t.ships_at_sea() + 2
    hit = 1.0
    for _ in range(min(draws, 4)):
        hit *= 1.0 - share
    return 1.2 * (1.0 - hit) * worth / whales


def hunts(t: NewBedford, place: i64) -> i64:
    """How many whaling phases a ship that is here before this round's movement still has."""
    return max(0, min(place - 1, rounds_left(t)))


def building_gain(t: NewBedford, seat: i64, tile: i64, less: i64 = 0) -> float:
    """The points that a building would be worth to its owner at the end, and what it earns until then."""
    use = USE[tile]
    if tile == data.LIGHT and (t.published or less > 1) and t.at_sea(seat * 2) | t.at_sea(seat * 2 + 1):
        use = LIGHT_USE
    left = rounds_left(t)
    gain = 1.0 + use * float(max(0, left - 1))
    if tile == data.BETHEL:
        gain += 5.0
    elif tile == data.MANSION:
        gain += 4.0
    elif tile == MUNICIPAL:
        gain += 0.5 * float(t.buildings(seat) + 1) + 0.1 * float(left)
    elif tile == data.COUNTING_HOUSE:
        aboard = t.hold[seat * 2 * WHALES] + t.hold[(seat * 2 + 1) * WHALES]
        gain += 0.5 * float(t.whales[seat * WHALES + data.RIGHT]) + 0.35 * float(aboard) + 0.1 * float(left)
    if t.owner[MUNICIPAL] == seat:
        gain += 0.5
    return gain


def spent(t: NewBedford, tile: i64) -> float:
    """What the cost of a building could have been worth otherwise."""
    return SPENT[tile + TILES] if t.published else SPENT[tile]


def _spent(cost: tuple[int, ...]) -> float:
    goods = cost[FOOD] + cost[WOOD] + 2 * cost[data.BRICK]
    return A_DOLLAR * float(cost[MONEY]) + GOODS_DOLLAR * float(goods)


SPENT: Final = vec[float]([_spent(row[2]) for row in BUILDINGS] + [_spent(row[3]) for row in BUILDINGS])
WORTHLESS: Final = vec[float]([0.0] * 40)


class Plan:
    """What a player's goods are good for: each unit's worth to the best project that asks for so many of its kind."""

    stock: vec[i64]
    placements: float
    hunt: float
    voyage_rate: float  # what a placement towards the next voyage is worth
    worth: vec[float]  # for each kind, what its first, second, ... unit is worth

    def __init__(self, t: NewBedford, seat: i64) -> None:
        self.stock = t.stock[seat * KINDS : seat * KINDS + KINDS]
        self.placements = float(placements_left(t, seat))
        self.hunt = hunt_value(t)
        self.voyage_rate = 0.0
        self.worth = WORTHLESS[:]
        self.plan_voyage(t, seat)
        edition: i64 = TILES if t.published else 0
        for tile in range(TILES):
            if t.owner[tile] == data.NOBODY:
                self.plan_building(t, seat, tile, edition)

    def work(self, kind: i64, wanted: i64) -> float:
        """How many placements it takes to gather what is missing."""
        lack = wanted - self.stock[kind]
        return float(lack) / GATHERED[kind] if lack > 0 else 0.0

    def want(self, kind: i64, wanted: i64, rate: float) -> None:
        """A project of this rate asks for so many of a kind; no unit is worth more than the one before it."""
        value = rate / GATHERED[kind]
        if value <= 0.0:
            return
        worth = self.worth
        first = kind * UNITS
        at = first + min(wanted, UNITS) - 1
        while at >= first and worth[at] < value:
            worth[at] = value
            at -= 1

    def plan_building(self, t: NewBedford, seat: i64, tile: i64, edition: i64) -> None:
        at = (tile + edition) * KINDS
        stock = self.stock
        work = 1.0
        for kind in range(KINDS):
            lack = COST[at + kind] - stock[kind]
            if lack > 0:
                work += float(lack) / GATHERED[kind]
        if work > self.placements:
            return
        rate = (building_gain(t, seat, tile) - SPENT[tile + edition]) / work
        if rate <= 0.0:
            return
        for kind in range(KINDS):
            if COST[at + kind] > 0:
                self.want(kind, COST[at + kind], rate)

    def plan_voyage(self, t: NewBedford, seat: i64) -> None:
        """The next voyage, where a ship is in port and time is left."""
        docked = fleet.any_at(t, seat, data.DOCK)
        if not docked and not fleet.any_at(t, seat, data.ASHORE):
            return
        far = min(data.DEAREST, rounds_left(t) - (0 if docked else 1))
        work = 1.0 + self.work(FOOD, far)
        if not docked:
            work += 1.0 + self.work(WOOD, 2)
        if far <= 0 or work > self.placements:
            return
        self.voyage_rate = max(0.0, (self.hunt - GOODS_DOLLAR) * float(far)) / work
        self.want(FOOD, far, self.voyage_rate)
        if not docked:
            self.want(WOOD, 2, self.voyage_rate)

    def unit(self, kind: i64, number: i64) -> float:
        """What the so-many-th unit of a kind, counted from 1, is worth to a project."""
        return self.worth[kind * UNITS + number - 1] if 0 < number <= UNITS else 0.0

    def adds(self, kind: i64, count: i64) -> float:
        """What so many more of a kind are worth."""
        resale = 0.0
        if kind == MONEY:
            resale = A_DOLLAR
        elif self.placements > 1.0:
            resale = GOODS_DOLLAR * WORTH[kind]
        total = 0.0
        for more in range(1, count + 1):
            total += max(resale, self.unit(kind, self.stock[kind] + more))
        return total

    def keeps(self, goods: i64, number: i64) -> float:
        """What the so-many-th unit is worth unsold."""
        return self.unit(goods, number) if self.placements >= 1.0 else 0.0


def whale_net(whale: i64) -> float:
    """Its points, less what the lay is worth."""
    return float(data.POINTS[whale]) - A_DOLLAR * float(LAY[whale])


def dollars(t: NewBedford, seat: i64) -> float:
    """A dollar is worth more to a player whose ships bring whales that cannot be paid for."""
    due: i64 = 0
    for ship in range(seat * 2, seat * 2 + 2):
        for whale in range(WHALES):
            due += t.hold[ship * WHALES + whale] * LAY[whale]
    return 0.3 if due > t.has(seat, MONEY) else A_DOLLAR
