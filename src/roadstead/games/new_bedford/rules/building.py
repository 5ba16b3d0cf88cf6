"""Building at the Town Hall and the Courthouse."""

from mypy_extensions import i64

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import BRICK, COST, FOOD, KINDS, MONEY, NOBODY, TILES, TOWN_HALL, WOOD
from roadstead.games.new_bedford.generated import do, frames, told
from roadstead.games.new_bedford.state import NewBedford


def lacking(t: NewBedford, tile: i64, food: i64, wood: i64, brick: i64, money: i64) -> i64:
    """How many goods are missing for a building; more than any discount where money is."""
    at = tile * KINDS + (data.PUBLISHED_COSTS if t.published else 0)
    if COST[at + MONEY] > money:
        return 99
    lack: i64 = 0
    if COST[at + FOOD] > food:
        lack += COST[at + FOOD] - food
    if COST[at + WOOD] > wood:
        lack += COST[at + WOOD] - wood
    if COST[at + BRICK] > brick:
        lack += COST[at + BRICK] - brick
    return lack


def any_payable(t: NewBedford, food: i64, wood: i64, brick: i64, money: i64, less: i64) -> bool:
    """NB-5.9: whether some unbuilt building can be paid for, with so many goods less."""
    for tile in range(TILES):
        if t.owner[tile] == NOBODY and lacking(t, tile, food, wood, brick, money) <= less:
            return True
    return False


def choices(t: NewBedford, seat: i64, less: i64) -> list[i64]:
    """NB-5.10: every unbuilt building that can be paid for."""
    at = seat * KINDS
    found: list[i64] = []
    for tile in range(TILES):
        if t.owner[tile] != NOBODY:
            continue
        if lacking(t, tile, t.stock[at], t.stock[at + 1], t.stock[at + 2], t.stock[at + 3]) <= less:
            found.append(do.BUILD + tile)
    return found


def reduced(waived: i64, goods: i64) -> i64:
    """How much of a kind has been taken off the cost so far."""
    return (waived >> (3 * goods)) & 7


def less_choices(t: NewBedford, seat: i64, tile: i64, less: i64, waived: i64, space: i64) -> list[i64]:
    """NB-5.8, NB-6.24: goods of the printed cost, as long as what remains can be paid; fewer only at the Courthouse."""
    lack: i64 = 0
    for goods in range(3):
        lack += max(0, t.cost(tile, goods) - reduced(waived, goods) - t.has(seat, goods))
    found: list[i64] = []
    for goods in range(3):
        left = t.cost(tile, goods) - reduced(waived, goods)
        if left > 0 and (lack < less or left > t.has(seat, goods)):
            found.append(do.LESS + goods)
    if lack == 0 and (space != TOWN_HALL or not found):
        found.append(do.LESS_NOTHING)
    return found


def take_off(t: NewBedford, seat: i64, action: i64, tile: i64, less: i64, waived: i64, space: i64) -> None:
    """One good less; then the next one, or the bill."""
    if action != do.LESS_NOTHING:
        waived += 1 << (3 * (action - do.LESS))
        if less > 1:
            t.ask(frames.LESS, 1 << seat, tile, less - 1, waived, space)
            return
    build(t, seat, tile, waived)


def choose(t: NewBedford, seat: i64, action: i64, space: i64, less: i64) -> None:
    """The building; where less is to be paid, of which goods."""
    tile = action - do.BUILD
    if less > 0:
        t.ask(frames.LESS, 1 << seat, tile, less, 0, space)
    else:
        build(t, seat, tile, 0)


def build(t: NewBedford, seat: i64, tile: i64, waived: i64) -> None:
    """NB-5.7: the cost goes to the supply, the building is its builder's."""
    food = t.cost(tile, FOOD) - reduced(waived, FOOD)
    wood = t.cost(tile, WOOD) - reduced(waived, WOOD)
    brick = t.cost(tile, BRICK) - reduced(waived, BRICK)
    money = t.cost(tile, MONEY)
    t.gain(seat, FOOD, -food)
    t.gain(seat, WOOD, -wood)
    t.gain(seat, BRICK, -brick)
    t.gain(seat, MONEY, -money)
    t.owner[tile] = seat
    t.announce(told.BUILT, seat, tile, food, wood, brick, money)
