"""Why not: the rule against each action that is not legal now."""

from typing import cast

from roadstead.games.new_bedford import actions as do
from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import (
    AMOUNT,
    ASHORE,
    BOARD,
    BUILDING_NAMES,
    DEAREST,
    DOCK,
    FOOD,
    GOODS,
    KINDS,
    LAY,
    MONEY,
    MOST_SHIPS,
    PREPARE_WOOD,
    PURCHASE,
    RIGHT,
    SAILS,
    SPACE_NAMES,
    TOWN_HALL,
    VERB,
    WHALE_NAMES,
    WHALES,
    WOOD,
)
from roadstead.games.new_bedford.labels import space_rule
from roadstead.games.new_bedford.occasions import ASKED, OCCASIONS
from roadstead.games.new_bedford.rules import building, fleet, frames, returning
from roadstead.games.new_bedford.saying import amount, counted, has_or_have, is_or_are
from roadstead.games.new_bedford.state import NOBODY, NOT_IN_GAME, NewBedford
from roadstead.kernel.errors import Refusal
from roadstead.kernel.state import State
from roadstead.kernel.words import another_time


def refusal(view: State, seat: int, action: int) -> Refusal:
    """Told from what the seat sees; called only for actions that are not legal."""
    t = cast(NewBedford, view)
    asked = t.asked()
    kind = do.ACTIONS.kind(action)
    if action == do.PASS and asked == frames.PLACE:
        return Refusal("NB-3.2", "Nobody may pass: Farm, Forest and Warehouse are always possible.")
    if kind not in ASKED[asked].kinds:
        return another_time(ASKED[asked], OCCASIONS[kind])
    if asked == frames.START:
        return _start(t, action)
    if asked == frames.PLACE:
        return _purchase(t, seat) if kind == "purchase" else _place(t, seat, action - do.PLACE)
    if asked == frames.NEED:
        bought, other = ("food", "wood") if action == do.BUY_FOOD else ("wood", "food")
        space = SPACE_NAMES[t.detail(0)]
        return Refusal("NB-4.5", f"2 {bought} would not make the {space} possible, 2 {other} would.")
    if asked == frames.SELL:
        return _sell(t, seat, action)
    if asked == frames.BUILD:
        return _build(t, seat, action - do.BUILD)
    if asked == frames.LESS:
        return _less(t, seat, action)
    if asked == frames.PREPARE:
        return Refusal("NB-7.1", f"Your {SAILS[action - do.PREPARE]} ship is not on your player board.")
    if asked == frames.LAUNCH:
        return _launch(t, seat, (action - do.LAUNCH) // 6, (action - do.LAUNCH) % 6 + 1)
    if asked == frames.OUTWARD:
        return _outward(t, seat * 2 + action - do.OUTWARD)
    if asked == frames.COUNT:
        return Refusal("NB-6.23", f"Your {SAILS[action - do.COUNT]} ship has no tokens.")
    if asked == frames.CLEAR:
        return Refusal("NB-6.15", "Only one Empty Sea lies out.")
    if asked == frames.TRY_OUT:
        return _try_out(t, seat, (action - do.TRY_OUT) // 3)
    if asked == frames.COME_HOME:
        return _home(t, seat, action)
    if asked == frames.OFFER:
        return _offer(t, action - do.BUY_WHALE)
    return Refusal("NB-9.5", f"No {WHALE_NAMES[action - do.CATCH]} lies out.")


def _start(t: NewBedford, action: int) -> Refusal:
    goods, left = t.detail(0), t.detail(1)
    named = 2 if action < do.START_FOOD else 0 if action < do.START_WOOD else 1
    if named != goods:
        return Refusal("NB-2.3", f"How much {GOODS[goods]} you take is asked now.")
    return Refusal("NB-2.2", f"You have only ${left} left to start with.")


# Placing


def _purchase(t: NewBedford, seat: int) -> Refusal:
    if t.detail(2):
        return Refusal("NB-4.1", "You have made your one purchase with this worker.")
    return Refusal("NB-4.1", f"A purchase costs $3, and you have ${t.has(seat, MONEY)}.")


def _the(name: str) -> str:
    return name if name.startswith("Clark's") else f"The {name}"


def _place(t: NewBedford, seat: int, space: int) -> Refusal:
    bonus = 0 if space >= BOARD or t.standing() >> space & 1 else 1
    if space >= BOARD:
        closed = _closed(t, seat, space)
        if closed:
            return closed
    return _impossible(t, seat, space, bonus)


def _closed(t: NewBedford, seat: int, space: int) -> Refusal | None:
    """Why a building cannot be used whatever its action."""
    plain = SPACE_NAMES[space]
    name, has = _the(plain), has_or_have(plain)
    owner = t.owner[space - BOARD]
    if owner == NOT_IN_GAME:
        return Refusal("NB-1.7", f"{name} {is_or_are(plain)} not used in a game for two.")
    if VERB[space] == data.NO_ACTION:
        return Refusal("NB-3.12", f"{name} is a bonus building and has no place for a worker.")
    if owner == NOBODY:
        return Refusal("NB-3.13", f"{name} {has} not been built.")
    if t.detail(1):
        return Refusal("NB-6.27", "From the Inn workers go to the town board or the whaling board only.")
    if t.standing() >> space & 1:
        return Refusal("NB-3.8", f"{name} {has} been used this round.")
    if owner != seat and t.has(seat, MONEY) == 0:
        return Refusal("NB-3.9", f"{name} cost{'' if has == 'have' else 's'} you $1, which you do not have.")
    return None


def _impossible(t: NewBedford, seat: int, space: int, bonus: int) -> Refusal:
    """Why the action itself is not possible."""
    verb = VERB[space]
    helped = _no_help(t, seat, space)
    if verb == data.SELL:
        what = "wood" if AMOUNT[space * 4 + FOOD] == 0 else "goods"
        return Refusal(space_rule(t, space), f"You have no {what} to sell{helped}.")
    if verb == data.BUILD:
        return Refusal("NB-5.9", f"You cannot pay for any building{helped}.")
    if verb == data.PREPARE:
        if not fleet.any_at(t, seat, ASHORE):
            return Refusal("NB-7.1", "You have no ship on your player board.")
        return Refusal("NB-7.1", f"Preparing a ship takes {2 - bonus} wood, and you have {t.has(seat, WOOD)}{helped}.")
    if verb == data.LAUNCH:
        return _no_launch(t, seat, space, helped)
    if verb == data.MOVE_OUT:
        fleet_at_sea = [ship for ship in (seat * 2, seat * 2 + 1) if t.at_sea(ship)]
        if not fleet_at_sea:
            return Refusal("NB-6.12", "You have no ship at sea.")
        return Refusal("NB-6.12", " ".join(_outward(t, ship).words for ship in fleet_at_sea))
    if verb == data.CLEAR_SEA:
        return Refusal("NB-6.15", "No Empty Sea lies out.")
    if verb == data.TRY_OUT:
        if t.published:
            return Refusal("NB-6.22", "You have no ship at sea with a Right Whale.")
        return Refusal("NB-6.19", "You have no ship with a Right Whale that comes home this round.")
    if verb == data.COUNT_TOKENS:
        return Refusal("NB-6.23", "None of your ships has a token.")
    return Refusal("NB-6.33", "You own the Post Office already.")


def _no_help(t: NewBedford, seat: int, space: int) -> str:
    """What is added where a purchase could not help either."""
    if t.detail(2):
        return " after your purchase"
    fee = 0 if space < BOARD or t.owner[space - BOARD] == seat else 1
    return ", and a purchase would not be enough" if t.has(seat, MONEY) >= fee + PURCHASE else ""


def _no_launch(t: NewBedford, seat: int, space: int, helped: str) -> Refusal:
    where = fleet.berth(space)
    if not fleet.any_at(t, seat, where):
        if where == DOCK:
            return Refusal("NB-7.3", "You have no ship on the dock: prepare one first.")
        return Refusal("NB-6.8", "You have no ship on your player board.")
    if where == ASHORE and t.has(seat, WOOD) < PREPARE_WOOD:
        return Refusal("NB-6.8", f"The Dry Dock takes {PREPARE_WOOD} wood, and you have {t.has(seat, WOOD)}{helped}.")
    prices = [price for price in range(1, DEAREST + 1) if t.crowd(price + t.inshore) < MOST_SHIPS]
    if not prices:
        return Refusal("NB-7.5", "Three ships are on every space that a ship could be launched to.")
    bonus = 0 if space >= BOARD or t.standing() >> space & 1 else 1
    food = fleet.food_price(space, bonus, prices[0])
    rule = "NB-6.8" if where == ASHORE else "NB-7.4"
    return Refusal(rule, f"The nearest open space takes {food} food, and you have {t.has(seat, FOOD)}{helped}.")


# What a space asks


def _sell(t: NewBedford, seat: int, action: int) -> Refusal:
    space = t.detail(0)
    rule = space_rule(t, space)
    if action == do.DONE:
        return Refusal(rule, "At least one good must be sold.")
    goods = (action - do.SELL) // 6
    have = t.has(seat, goods)
    if AMOUNT[space * 4 + goods] == 0:
        return Refusal(rule, f"The {SPACE_NAMES[space]} does not buy {GOODS[goods]}.")
    if have == 0:
        return Refusal(rule, f"You have no {GOODS[goods]}.")
    step = int(do.STEPS[(action - do.SELL) % 6])
    if step == have:
        return Refusal("NB-5.6", f"That is all your {GOODS[goods]}: say 'sell all {GOODS[goods]}'.")
    return Refusal("NB-5.6", f"You have only {amount(goods, have)}.")


def _build(t: NewBedford, seat: int, tile: int) -> Refusal:
    name = _the(BUILDING_NAMES[tile])
    owner = t.owner[tile]
    verb = is_or_are(BUILDING_NAMES[tile])
    if owner == NOT_IN_GAME:
        return Refusal("NB-1.7", f"{name} {verb} not used in a game for two.")
    if owner != NOBODY:
        return Refusal("NB-5.10", f"{name} {verb} built already.")
    less = t.detail(1)
    lacking = [
        amount(kind, t.cost(tile, kind) - t.has(seat, kind))
        for kind in range(KINDS)
        if t.cost(tile, kind) > t.has(seat, kind)
    ]
    discount = f", and only {less} less is granted" if less else ""
    takes = "take" if verb == "are" else "takes"
    return Refusal("NB-5.7", f"{name} {takes} {' and '.join(lacking)} more than you have{discount}.")


def _less(t: NewBedford, seat: int, action: int) -> Refusal:
    tile, space = t.detail(0), t.detail(3)
    if action == do.LESS_NOTHING:
        if space == TOWN_HALL:
            return Refusal("NB-5.8", "One good less is granted: say which.")
        return Refusal("NB-6.24", "You cannot pay the rest in full.")
    goods = action - do.LESS
    rule = "NB-5.8" if space == TOWN_HALL else "NB-6.24"
    waived = building.reduced(t.detail(2), goods)
    if t.cost(tile, goods) == waived:
        left = f"no more {GOODS[goods]} than is waived already" if waived else f"no {GOODS[goods]} of which to pay less"
        name = BUILDING_NAMES[tile]
        return Refusal(rule, f"{_the(name)} cost{'' if is_or_are(name) == 'are' else 's'} {left}.")
    return Refusal(rule, "You could not pay the rest then.")


def _launch(t: NewBedford, seat: int, sail: int, price: int) -> Refusal:
    space, bonus = t.detail(0), t.detail(1)
    if t.place[seat * 2 + sail] != fleet.berth(space):
        where = "on the dock" if fleet.berth(space) == DOCK else "on your player board"
        return Refusal("NB-7.3", f"Your {SAILS[sail]} ship is not {where}.")
    food = fleet.food_price(space, bonus, price)
    if t.crowd(price + t.inshore) >= MOST_SHIPS:
        return Refusal("NB-7.5", f"Three ships are on the {price}-food space already.")
    return Refusal("NB-7.4", f"That takes {food} food, and you have {t.has(seat, FOOD)}.")


def _outward(t: NewBedford, ship: int) -> Refusal:
    name = f"Your {SAILS[ship % 2]} ship"
    if not t.at_sea(ship):
        return Refusal("NB-6.12", f"{name} is not at sea.")
    if t.place[ship] >= t.farthest():
        return Refusal("NB-6.12", f"{name} is on the farthest space.")
    return Refusal("NB-6.12", f"Three ships are on the space ahead of {name.lower()}.")


def _try_out(t: NewBedford, seat: int, sail: int) -> Refusal:
    if not fleet.can_try_out(t, seat * 2 + sail):
        where = "has no Right Whale" if t.at_sea(seat * 2 + sail) else "is not at sea"
        return Refusal("NB-6.22", f"Your {SAILS[sail]} ship {where}.")
    have = counted(t.hold[(seat * 2 + sail) * WHALES + RIGHT], "Right Whale")
    return Refusal("NB-6.22", f"Your {SAILS[sail]} ship has only {have}.")


# Whales


def _home(t: NewBedford, seat: int, action: int) -> Refusal:
    if action != do.KEEP:
        return Refusal("NB-8.5", f"There is no {WHALE_NAMES[action - do.SELL_WHALE]} left aboard.")
    due = returning.lays(t, t.detail(0))
    return Refusal("NB-8.6", f"Keeping the rest costs ${due}, and you have ${t.has(seat, MONEY)}: sell some first.")


def _offer(t: NewBedford, whale: int) -> Refusal:
    if t.batch[whale] == 0:
        return Refusal("NB-8.10", f"No {WHALE_NAMES[whale]} is on offer.")
    return Refusal("NB-8.10", f"A {WHALE_NAMES[whale]} costs ${LAY[whale]}, which you do not have.")
