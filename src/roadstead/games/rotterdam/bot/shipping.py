"""What a decent trader makes of ships: where to place and load them, and which colour to name."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.rotterdam.bot import appraisal
from roadstead.games.rotterdam.data import ANCHOR, FLEET, HUES, NO_CARGO, NOWHERE, PORTS, STARTS, STOCK_LIMIT
from roadstead.games.rotterdam.generated import do
from roadstead.games.rotterdam.rules import captain, ship_owner
from roadstead.games.rotterdam.state import Rotterdam

NO_GAINS: Final = vec[float]([0.0] * HUES)
NO_SECOND_GAINS: Final = vec[float]([0.0] * (HUES * HUES))
NO_ENDS: Final = vec[i64]([0] * HUES)

# The Ship owner


def best_cargo_value(t: Rotterdam, seat: i64, worth: vec[float], position: i64) -> float:
    """The best delivery that could begin at a start, its cargo paid for."""
    best = -0.2
    for material in range(PORTS):
        cost = 0.0
        if t.stock[seat * PORTS + material] == 0:
            if t.market[material] == 0 or t.raw_price(material) > t.money[seat]:
                continue
            cost = appraisal.coin(t) * float(t.raw_price(material))
        best = max(best, appraisal.sailing_value(t, worth, material, position) - cost)
    return best


def owner_value(t: Rotterdam, seat: i64, worth: vec[float], action: i64) -> float:
    empty = ship_owner.empties(t, t.detail(0))
    if action == do.DONE:
        return 0.0
    if action < do.LOAD:
        if appraisal.rounds_to_come(t) < 1.0:
            return -1.0
        return 3.0 + best_cargo_value(t, seat, worth, action - do.PLACE)
    if action < do.FREE:
        return aboard_value(t, worth, action - do.LOAD, empty)
    if action < do.BUY_RAW:
        material = action - do.FREE
        return 0.2 + (aboard_value(t, worth, material, empty) if empty else 0.1 * worth[material])
    if action < do.SELL_RAW:
        material = action - do.BUY_RAW
        if not empty:
            return -0.1
        return aboard_value(t, worth, material, empty) - appraisal.coin(t) * float(t.raw_price(material))
    material = action - do.SELL_RAW
    if t.stocked(seat) == STOCK_LIMIT or appraisal.is_last_round(t):
        return 0.05 * float(t.raw_offer(material))
    return appraisal.coin(t) * float(t.raw_offer(material)) - 0.25 * worth[material]


def aboard_value(t: Rotterdam, worth: vec[float], material: i64, empty: i64) -> float:
    """The best of the empty ships for a material."""
    best = -1.0
    for position in range(STARTS):
        if (empty >> position) & 1:
            best = max(best, appraisal.sailing_value(t, worth, material, position))
    return best


def stow_value(t: Rotterdam, worth: vec[float], action: i64, material: i64) -> float:
    if action == do.STOCK:
        return 0.1
    return appraisal.sailing_value(t, worth, material, action - do.SHIP)


# The Captain


def captain_prospect(t: Rotterdam, seat: i64, worth: vec[float]) -> float:
    """The best first colour with the best second one after it."""
    best = 0.0
    values = captain_values(t, seat, worth, True)
    for hue in range(HUES):
        best = max(best, values[hue])
    return best


def captain_values(t: Rotterdam, seat: i64, worth: vec[float], goes_on: bool) -> vec[float]:
    """What naming each colour does for our ships and the others', and for ours once more with the best second colour."""
    values = NO_GAINS[:]
    follow = NO_SECOND_GAINS[:]
    waters = t.chart.waters
    for ship in range(t.seats * FLEET):
        if t.where[ship] < waters:
            if ship // FLEET == seat:
                add_own(t, worth, ship, goes_on, values, follow)
            else:
                add_other(t, seat, worth, ship, values)
    if goes_on:
        for hue in range(HUES):
            best = 0.0
            for at in range(hue * HUES, hue * HUES + HUES):
                best = max(best, follow[at])
            values[hue] += best
    return values


def add_own(t: Rotterdam, worth: vec[float], ship: i64, goes_on: bool, values: vec[float], follow: vec[float]) -> None:
    """What each colour does for a ship of ours, and each second colour after it."""
    chart = t.chart
    seat = ship // FLEET
    cargo = t.cargo[ship]
    position = t.where[ship]
    here = appraisal.sailing_value(t, worth, cargo, position)
    ends = NO_ENDS[:]
    there = NO_GAINS[:]
    for hue in range(HUES):
        ends[hue] = position if t.fog[hue] else best_end(t, seat, ship, position, hue, seat)
        if ends[hue] != position:
            there[hue] = appraisal.sailing_value(t, worth, cargo, ends[hue])
            values[hue] += there[hue] - here
    if not goes_on:
        return
    for hue in range(HUES):
        end = ends[hue]
        if t.fog[hue] or end >= chart.waters:
            continue
        for second in range(HUES):
            at = hue * HUES + second
            if end == position:  # the second colour does what it would have done as the first
                if ends[second] != position:
                    follow[at] += there[second]
                    follow[at] -= here
            elif t.fog[second] == 0 and chart.first[end * HUES + second] != NOWHERE:
                further = best_end(t, seat, ship, end, second, seat)
                if further != end:
                    follow[at] += appraisal.sailing_value(t, worth, cargo, further)
                    follow[at] -= there[hue]


def add_other(t: Rotterdam, seat: i64, worth: vec[float], ship: i64, values: vec[float]) -> None:
    """What each colour does for another's ship counts against us, but for the bonus that it may owe."""
    owner = ship // FLEET
    cargo = t.cargo[ship]
    position = t.where[ship]
    for hue in range(HUES):
        if t.fog[hue]:
            continue
        end = best_end(t, seat, ship, position, hue, seat)
        if end != position:
            gain = appraisal.seen_value(t, seat, worth, owner, cargo, end)
            gain -= appraisal.seen_value(t, seat, worth, owner, cargo, position)
            values[hue] -= appraisal.rivalry(t) * gain
            if captain.owes_bonus(t, ship, end, seat):
                values[hue] += 2.0 * appraisal.coin(t)


def best_end(t: Rotterdam, seat: i64, ship: i64, position: i64, hue: i64, who: i64) -> i64:
    """Where a ship at this position would go through a colour; its position where it would stay."""
    chart = t.chart
    best = position
    end = chart.first[position * HUES + hue]
    if end == NOWHERE:  # then there is no second channel either
        return best
    if captain.is_open(t, ship, end, who):
        best = end
    end = chart.second[position * HUES + hue]
    if end == NOWHERE:
        return best
    if captain.is_open(t, ship, end, who) and (best == position or closer(t, t.cargo[ship], end, best)):
        best = end
    return best


def closer(t: Rotterdam, cargo: i64, end: i64, other: i64) -> bool:
    """Whether a cargo is nearer to its harbour at one position than at another."""
    if cargo == NO_CARGO:
        return t.chart.kind[end] == ANCHOR
    return t.chart.steps[end * PORTS + cargo] < t.chart.steps[other * PORTS + cargo]
