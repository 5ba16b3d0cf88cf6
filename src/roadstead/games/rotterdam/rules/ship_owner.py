"""The Ship owner: placing, loading, the free unit and trading, in any order.

An action is a chain of small decisions; its frame remembers the starts that got a ship, whether the free unit is taken,
and which materials were bought and sold.
"""

from typing import Final

from mypy_extensions import i64

from roadstead.games.rotterdam.data import NO_CARGO, NO_SHIP, NOWHERE, PORTS, SHIPS_A_PLACING, STARTS
from roadstead.games.rotterdam.generated import do, frames, told
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import bits

NO_PRICE: Final[i64] = 999
BOUGHT: Final[i64] = 4  # added to the material of a unit that is to be paid for


def empties(t: Rotterdam, placed: i64) -> i64:
    """The starts whose ship was placed in this action and has no cargo yet."""
    found: i64 = 0
    for position in range(STARTS):
        if (placed >> position) & 1 and t.cargo[t.berth[position]] == NO_CARGO:
            found |= 1 << position
    return found


def lowest_price(t: Rotterdam) -> i64:
    """ROT-4.7: the least among the materials with a unit left."""
    lowest: i64 = NO_PRICE
    for material in range(PORTS):
        if t.market[material] > 0:
            lowest = min(lowest, t.raw_price(material))
    return lowest


def can_load_now(t: Rotterdam, seat: i64, free: i64, trades: i64) -> bool:
    """ROT-4.6: whether a unit for an empty ship can be bought at once."""
    return t.stocked(seat) > 0 or any(
        t.market[material] > 0 and (not free or can_buy(t, seat, material, trades)) for material in range(PORTS)
    )


def can_buy(t: Rotterdam, seat: i64, material: i64, trades: i64) -> bool:
    """ROT-4.8, ROT-4.10: a unit left, the money, and none of it sold in this action."""
    sold = (trades >> (4 + material)) & 1
    return t.market[material] > 0 and not sold and t.money[seat] >= t.raw_price(material)


def choices(t: Rotterdam, seat: i64, placed: i64, free: i64, trades: i64) -> list[i64]:
    """ROT-4.1: whatever may be done next."""
    found: list[i64] = []
    empty = empties(t, placed)
    must_load = bits.size(empty) > 1
    if not must_load and bits.size(placed) < SHIPS_A_PLACING and t.idle_ship(seat) != NO_SHIP:
        if empty == 0 or can_load_now(t, seat, free, trades):
            found = free_starts(t)
    if empty:
        found.extend(stock_units(t, seat))
    if empty or t.has_stock_room(seat):
        if not free:
            lowest = lowest_price(t)
            for material in range(PORTS):
                if t.market[material] > 0 and t.raw_price(material) == lowest:
                    found.append(do.FREE + material)
        for material in range(PORTS):
            if can_buy(t, seat, material, trades):
                found.append(do.BUY_RAW + material)
    if must_load:
        return found
    for material in range(PORTS):
        if t.stock[seat * PORTS + material] > 0 and not (trades >> material) & 1:
            found.append(do.SELL_RAW + material)
    found.append(do.DONE)
    return found


def act(t: Rotterdam, seat: i64, action: i64, placed: i64, free: i64, trades: i64) -> None:
    if action == do.DONE:
        return
    if action < do.LOAD:
        position = action - do.PLACE
        t.put(t.idle_ship(seat), position)
        t.announce(told.PLACED, seat, position)
        t.ask(frames.OWNER, 1 << seat, placed | 1 << position, free, trades)
    elif action < do.FREE:
        t.ask(frames.LOAD_ON, 1 << seat, placed, free, trades, action - do.LOAD)
    elif action < do.BUY_RAW:
        t.ask(frames.STOW, 1 << seat, placed, free, trades, action - do.FREE)
    elif action < do.SELL_RAW:
        t.ask(frames.STOW, 1 << seat, placed, free, trades, action - do.BUY_RAW + BOUGHT)
    else:
        material = action - do.SELL_RAW
        price = t.raw_offer(material)
        t.stock[seat * PORTS + material] -= 1
        t.market[material] += 1
        t.collect(seat, price)
        t.announce(told.SOLD_RAW, seat, material, price)
        t.ask(frames.OWNER, 1 << seat, placed, free, trades | 16 << material)


def free_starts(t: Rotterdam) -> list[i64]:
    """ROT-1.3, ROT-4.2: the starts where no ship lies."""
    return [do.PLACE + position for position in range(STARTS) if t.berth[position] == NO_SHIP]


def stock_units(t: Rotterdam, seat: i64) -> list[i64]:
    """ROT-4.3: the materials in stock, to be loaded."""
    return [do.LOAD + material for material in range(PORTS) if t.stock[seat * PORTS + material] > 0]


def load_choices(t: Rotterdam, placed: i64) -> list[i64]:
    """ROT-4.3: the empty ships of this action."""
    return [do.SHIP + position for position in bits.members(empties(t, placed))]


def stow_choices(t: Rotterdam, seat: i64, placed: i64) -> list[i64]:
    """ROT-4.13: the stock, or an empty ship of this action; two empty ships come before the stock (ROT-4.6)."""
    found = load_choices(t, placed)
    if len(found) < 2 and t.has_stock_room(seat):
        found.insert(0, do.STOCK)
    return found


def load(t: Rotterdam, seat: i64, action: i64, placed: i64, free: i64, trades: i64, material: i64) -> None:
    """ROT-4.3: a unit from stock goes on board."""
    position = action - do.SHIP
    t.stock[seat * PORTS + material] -= 1
    t.cargo[t.berth[position]] = material
    t.announce(told.LOADED, seat, material, position)
    t.ask(frames.OWNER, 1 << seat, placed, free, trades)


def put_away(t: Rotterdam, seat: i64, action: i64, material: i64) -> i64:
    """ROT-4.13: a unit goes into the stock, or on an empty ship; returns the ship's position."""
    if action == do.STOCK:
        t.stock[seat * PORTS + material] += 1
        return NOWHERE
    position = action - do.SHIP
    t.cargo[t.berth[position]] = material
    return position


def stow(t: Rotterdam, seat: i64, action: i64, placed: i64, free: i64, trades: i64, unit: i64) -> None:
    """ROT-4.7, ROT-4.8: the unit leaves the market, paid for if it was bought."""
    material = unit & 3
    price = t.raw_price(material)
    t.market[material] -= 1
    position = put_away(t, seat, action, material)
    if unit >= BOUGHT:
        t.pay(seat, price)
        trades |= 1 << material
        t.announce(told.BOUGHT_RAW, seat, material, price, position)
    else:
        free = 1
        t.announce(told.GOT_FREE, seat, material, position)
    t.ask(frames.OWNER, 1 << seat, placed, free, trades)
