"""What each choice does, in a few words with its rule."""

from collections.abc import Sequence
from functools import cache
from typing import cast

from roadstead.games.new_bedford import actions as do
from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import (
    AMOUNT,
    BOARD,
    BRICK,
    BUILDING_NAMES,
    COST,
    FOOD,
    GOODS,
    GOODS_WORTH,
    KINDS,
    LAY,
    POINTS,
    PUBLISHED_COSTS,
    SAILS,
    SPACE_NAMES,
    TAVERN_PAYS,
    VERB,
    WHALE_NAMES,
    WOOD,
)
from roadstead.games.new_bedford.rules import fleet, frames, placing, returning
from roadstead.games.new_bedford.saying import amount, counted, listed
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel.state import State
from roadstead.kernel.words import Said

Names = Sequence[str]

SPACE_RULES = (
    "NB-5.1",
    "NB-5.2",
    "NB-5.3",
    "NB-5.4",
    "NB-5.7",
    "NB-7.1",
    "NB-7.3",
    "NB-6.1",
    "NB-6.8",
    "NB-6.11",
    "NB-6.6",
    "NB-6.2",
    "NB-6.14",
    "NB-6.16",
    "NB-6.10",
    "NB-6.3",
    "NB-6.4",
    "NB-6.23",
    "NB-6.24",
    "NB-6.26",
    "NB-6.7",
    "NB-6.32",
    "NB-6.5",
    "NB-11.3",
    "NB-11.5",
    "NB-11.4",
    "NB-11.3",
)
BONUS_BUILDINGS = {
    data.BETHEL: "5 bonus points",
    data.COUNTING_HOUSE: "a bonus point for every 2 Right Whales",
    data.MUNICIPAL: "a bonus point for every 2 buildings",
    data.MANSION: "4 bonus points",
}
FIRST_THERE = ("1 food more", "1 wood more", "1 more good", "$1 more", "1 good less", "1 wood less", "1 food less")


def space_rule(t: NewBedford, space: int) -> str:
    return "NB-6.22" if t.published and VERB[space] == data.TRY_OUT else SPACE_RULES[space]


def does(t: NewBedford, space: int) -> str:
    """What an action space does, in a few words."""
    return _does(space, t.published, t.per_ship)


@cache
def _does(space: int, published: bool, per_ship: bool) -> str:
    verb = VERB[space]
    if verb == data.TAKE:
        return f"take {listed([int(AMOUNT[space * 4 + kind]) for kind in range(KINDS)])}"
    if verb == data.TRY_OUT:
        if published:
            return "bring up to 3 Right Whales home from one ship"
        return f"keep up to 3 Right Whales free{' on each ship' if per_ship else ''} this round"
    if verb == data.SELL:
        if AMOUNT[space * 4 + 3]:
            return "sell goods, the first of each kind for double"
        return "sell goods" if AMOUNT[space * 4 + FOOD] else "sell wood at $2 each"
    if verb == data.BUILD:
        return "build for up to 2 goods less" if AMOUNT[space * 4] else "build"
    if verb == data.LAUNCH:
        if AMOUNT[space * 4]:
            return "launch a ship for half the food"
        return "prepare and launch a ship" if AMOUNT[space * 4 + 1] else "launch a ship"
    if verb == data.NO_ACTION:
        return BONUS_BUILDINGS[space - BOARD]
    return {
        data.PREPARE: "prepare a ship for 2 wood",
        data.MOVE_OUT: "move a ship one space out",
        data.CLEAR_SEA: "remove Empty Sea for money",
        data.COUNT_TOKENS: "$1 for each whale on one ship",
        data.LODGE: "place both workers again before ships move",
        data.TAKE_OVER: "own it, and get $2 each round",
    }[verb]


def label(view: State, seat: int, action: int, names: Names) -> Said:
    """What an action does."""
    t = cast(NewBedford, view)
    kind = do.ACTIONS.kind(action)
    if kind == "start":
        return _start(action)
    if kind == "place":
        return _place(t, seat, action - do.PLACE, names)
    if kind == "purchase":
        return Said(f"Buy 2 {'food' if action == do.BUY_FOOD else 'wood'} for $3", "NB-4.1")
    if kind == "extra":
        return Said(f"Take {amount(action - do.EXTRA, 1)}", "NB-5.3")
    if kind == "sell":
        return _sell(t, seat, action)
    if kind == "build":
        tile = action - do.BUILD
        at = tile * KINDS + (PUBLISHED_COSTS if t.published else 0)
        cost = listed([int(COST[at + goods]) for goods in range(KINDS)])
        return Said(f"Build the {BUILDING_NAMES[tile]} for {cost}: {does(t, BOARD + tile)}", "NB-5.10")
    if kind == "less":
        if action == do.LESS_NOTHING:
            return Said("Pay the rest in full", "NB-6.24")
        rule = "NB-6.24" if t.asked() == frames.LESS and t.detail(3) >= BOARD else "NB-5.8"
        return Said(f"Pay {amount(action - do.LESS, 1)} less", rule)
    if kind == "return":
        if action == do.KEEP:
            return _keep(t)
        whale = action - do.SELL_WHALE
        return Said(f"Sell a {WHALE_NAMES[whale]} for ${LAY[whale] // 2}", "NB-8.5")
    if kind == "offer":
        if action == do.PASS:
            return Said("Pass", "NB-8.11")
        whale = action - do.BUY_WHALE
        points = counted(int(POINTS[whale]), "point")
        return Said(f"Buy a {WHALE_NAMES[whale]} for ${LAY[whale]}: {points}", "NB-8.10")
    if kind == "hunt":
        if action == do.LET_GO:
            return Said("Take none", "NB-9.5")
        whale = action - do.CATCH
        points = counted(int(POINTS[whale]), "point")
        return Said(f"Take a {WHALE_NAMES[whale]}: {points} for a lay of ${LAY[whale]}", "NB-9.5")
    return _ship(t, seat, action)


def _start(action: int) -> Said:
    if action >= do.START_WOOD:
        goods, count = WOOD, action - do.START_WOOD
    elif action >= do.START_FOOD:
        goods, count = FOOD, action - do.START_FOOD
    else:
        goods, count = BRICK, action
    worth = f" (${count * GOODS_WORTH[goods]})" if count else ""
    return Said(f"Take {amount(goods, count) if count else 'no ' + GOODS[goods]}{worth}", "NB-2.2")


def _place(t: NewBedford, seat: int, space: int, names: Names) -> Said:
    """The space, what it does, and what else happens: the bonus, the fee, a purchase that it takes."""
    rule = space_rule(t, space)
    words = f"{SPACE_NAMES[space]}: {does(t, space)}"
    if space < BOARD:
        bonus = 0 if t.standing() >> space & 1 else 1
        fee = 0
        if bonus:
            words += f", {FIRST_THERE[space]} as the first there"
    else:
        owner = t.owner[space - BOARD]
        bonus = 0
        fee = 0 if owner == seat else 1
        if fee and owner < t.seats:
            words += f" ($1 to {names[owner]})"
    asked = t.asked() == frames.PLACE and seat in t.actors()
    if asked and do.PLACE + space in t.legal(seat) and not placing.possible(t, seat, space, bonus, fee, 0, 0):
        words += ", with a purchase for $3"
    return Said(words, rule)


def _sell(t: NewBedford, seat: int, action: int) -> Said:
    if action == do.DONE:
        bonus = t.asked() == frames.SELL and t.detail(2)
        return Said("Sell nothing more, and take $1 as the first here" if bonus else "Sell nothing more", "NB-5.6")
    goods, step = (action - do.SELL) // 6, (action - do.SELL) % 6
    every = step == 5
    count = t.has(seat, goods) if every else int(do.STEPS[step])
    what = f"all your {GOODS[goods]} ({count})" if every else amount(goods, count)
    if t.asked() != frames.SELL:
        return Said(f"Sell {what}", "NB-5.4")
    space, sold = t.detail(0), t.detail(1)
    price = AMOUNT[space * 4 + goods]
    money = count * price + (price if AMOUNT[space * 4 + 3] and not sold >> goods & 1 else 0)
    return Said(f"Sell {what} for ${money}", space_rule(t, space))


def _keep(t: NewBedford) -> Said:
    if t.asked() != frames.COME_HOME:
        return Said("Keep the rest", "NB-8.4")
    ship = t.detail(0)
    free = returning.free_aboard(t, ship)
    gratis = f", {counted(free, 'Right Whale')} free" if free else ""
    what = "Keep the rest" if returning.on_offer(t) else "Keep everything"
    return Said(f"{what} for ${returning.lays(t, ship)}{gratis}", "NB-8.4")


def _ship(t: NewBedford, seat: int, action: int) -> Said:
    kind = do.ACTIONS.kind(action)
    if kind == "prepare":
        return Said(f"Prepare the {SAILS[action - do.PREPARE]} ship", "NB-7.1")
    if kind == "launch":
        sail, price = (action - do.LAUNCH) // 6, (action - do.LAUNCH) % 6 + 1
        hunts = counted(fleet.hunts_from(t, price + t.inshore), "hunt")
        words = f"Launch the {SAILS[sail]} ship to the {price}-food space: {hunts}"
        if t.asked() == frames.LAUNCH:
            words += f", for {fleet.food_price(t.detail(0), t.detail(1), price)} food"
        return Said(words, "NB-7.3")
    if kind == "outward":
        return Said(f"Move the {SAILS[action - do.OUTWARD]} ship one space out", "NB-6.11")
    if kind == "count":
        sail = action - do.COUNT
        return Said(f"Take ${t.aboard(seat * 2 + sail)} for the {SAILS[sail]} ship", "NB-6.23")
    if kind == "clear":
        tokens = action - do.CLEAR + 1
        return Said(f"Remove {tokens} Empty Sea for ${TAVERN_PAYS[tokens]}", "NB-6.14")
    sail, tokens = (action - do.TRY_OUT) // 3, (action - do.TRY_OUT) % 3 + 1
    return Said(f"Bring {counted(tokens, 'Right Whale')} home from the {SAILS[sail]} ship", "NB-6.22")
