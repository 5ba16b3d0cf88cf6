"""Ships as workers handle them: prepared, launched, moved out, their tokens counted or brought home."""

from mypy_extensions import i64

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import ASHORE, FREE_AT_TRYWORKS, MOST_SHIPS, PREPARE_WOOD, RIGHT, WHALES, WOOD
from roadstead.games.new_bedford.generated import do, told
from roadstead.games.new_bedford.state import NewBedford


def any_at(t: NewBedford, seat: i64, place: i64) -> bool:
    return t.place[seat * 2] == place or t.place[seat * 2 + 1] == place


# Shipyard


def prepare_choices(t: NewBedford, seat: i64) -> list[i64]:
    """NB-7.1, NB-7.6: the ships on the player board."""
    return [do.PREPARE + sail for sail in range(2) if t.place[seat * 2 + sail] == ASHORE]


def prepare(t: NewBedford, seat: i64, action: i64, bonus: i64) -> None:
    """NB-7.1: 2 wood, for the first worker 1."""
    sail = action - do.PREPARE
    t.gain(seat, WOOD, bonus - PREPARE_WOOD)
    t.place[seat * 2 + sail] = data.DOCK
    t.announce(told.PREPARED, seat, sail, PREPARE_WOOD - bonus)


# City Pier, Wharf and Dry Dock


def berth(space: i64) -> i64:
    """NB-6.8, NB-7.3: where a ship must be to be launched: on the dock, for the Dry Dock on the player board."""
    return ASHORE if data.AMOUNT[space * 4 + 1] else data.DOCK


def food_price(space: i64, bonus: i64, price: i64) -> i64:
    """NB-6.10, NB-7.3: half, rounded up, at the Wharf; 1 less for the first at the City Pier."""
    return (price + 1) // 2 if data.AMOUNT[space * 4] else price - bonus


def hunts_from(t: NewBedford, place: i64) -> i64:
    """NB-1.8, NB-10.3: the whaling phases before a ship launched to this space now is home; after round 12 none."""
    return min(place - 1, data.ROUNDS - t.round + 1)


def can_launch(t: NewBedford, seat: i64, space: i64, bonus: i64, food: i64, wood: i64) -> bool:
    """NB-7.4, NB-6.8: whether a ship is there and an open space can be paid."""
    where = berth(space)
    if not any_at(t, seat, where) or (where == ASHORE and wood < PREPARE_WOOD):
        return False
    for price in range(1, data.DEAREST + 1):
        if food_price(space, bonus, price) > food:
            return False
        if t.crowd(price + t.inshore) < MOST_SHIPS:
            return True
    return False


def launch_choices(t: NewBedford, seat: i64, space: i64, bonus: i64) -> list[i64]:
    """NB-7.4 to NB-7.6: each ship that qualifies, to each open space that can be paid."""
    where = berth(space)
    food = t.has(seat, data.FOOD)
    found: list[i64] = []
    for sail in range(2):
        if t.place[seat * 2 + sail] != where:
            continue
        for price in range(1, data.DEAREST + 1):
            if food_price(space, bonus, price) > food:
                break
            if t.crowd(price + t.inshore) < MOST_SHIPS:
                found.append(do.LAUNCH + sail * 6 + price - 1)
    return found


def launch(t: NewBedford, seat: i64, action: i64, space: i64, bonus: i64) -> None:
    """NB-7.3, NB-7.5: the food, at the Dry Dock 2 wood too; the ship takes the next rank on its space."""
    sail = (action - do.LAUNCH) // 6
    price = (action - do.LAUNCH) % 6 + 1
    ship = seat * 2 + sail
    food = food_price(space, bonus, price)
    wood: i64 = PREPARE_WOOD if t.place[ship] == ASHORE else 0
    t.gain(seat, data.FOOD, -food)
    t.gain(seat, WOOD, -wood)
    place = price + t.inshore
    t.rank[ship] = t.crowd(place)
    t.place[ship] = place
    t.announce(told.LAUNCHED, seat, sail, price, food, wood)


# Clark's Point Light


def can_move_out(t: NewBedford, ship: i64) -> bool:
    """NB-6.12: on the track, not at its end, with room on the next space."""
    return t.at_sea(ship) and t.place[ship] < t.farthest() and t.crowd(t.place[ship] + 1) < MOST_SHIPS


def outward_choices(t: NewBedford, seat: i64) -> list[i64]:
    return [do.OUTWARD + sail for sail in range(2) if can_move_out(t, seat * 2 + sail)]


def move_out(t: NewBedford, seat: i64, action: i64) -> None:
    """NB-6.11: to the 1st rank of the next space; the others there fall back, those left behind close up."""
    sail = action - do.OUTWARD
    ship = seat * 2 + sail
    left = t.place[ship]
    for other in range(2 * t.seats):
        if t.place[other] == left + 1:
            t.rank[other] += 1
        elif t.place[other] == left and t.rank[other] > t.rank[ship]:
            t.rank[other] -= 1
    t.place[ship] = left + 1
    t.rank[ship] = 0
    t.announce(told.MOVED_OUT, seat, sail, left + 1)


# Cooperage


def count_choices(t: NewBedford, seat: i64) -> list[i64]:
    """NB-6.23: a ship with at least one token."""
    return [do.COUNT + sail for sail in range(2) if t.aboard(seat * 2 + sail) > 0]


def count(t: NewBedford, seat: i64, action: i64) -> None:
    """NB-6.23: $1 for each token aboard."""
    sail = action - do.COUNT
    money = t.aboard(seat * 2 + sail)
    t.gain(seat, data.MONEY, money)
    t.announce(told.COUNTED, seat, sail, money)


# Tryworks


def can_try_out(t: NewBedford, ship: i64) -> bool:
    """NB-6.19: about to come home with a Right Whale; in the published edition (NB-6.22) anywhere at sea."""
    if t.hold[ship * WHALES + RIGHT] == 0:
        return False
    return t.at_sea(ship) and (t.published or t.place[ship] == 1)


def try_out_choices(t: NewBedford, seat: i64) -> list[i64]:
    """NB-6.22: 1 to 3 Right Whales from one ship."""
    found: list[i64] = []
    for sail in range(2):
        ship = seat * 2 + sail
        if can_try_out(t, ship):
            for tokens in range(1, min(FREE_AT_TRYWORKS, t.hold[ship * WHALES + RIGHT]) + 1):
                found.append(do.TRY_OUT + sail * 3 + tokens - 1)
    return found


def try_out(t: NewBedford, seat: i64, action: i64) -> None:
    """NB-6.22: home at once and without lay."""
    sail = (action - do.TRY_OUT) // 3
    tokens = (action - do.TRY_OUT) % 3 + 1
    t.hold[(seat * 2 + sail) * WHALES + RIGHT] -= tokens
    t.whales[seat * WHALES + RIGHT] += tokens
    t.announce(told.TRIED_OUT, seat, sail, tokens)
