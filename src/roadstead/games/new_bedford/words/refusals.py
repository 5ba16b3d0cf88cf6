"""Why not: the rule against each action that would answer the question, but not now."""

from collections.abc import Callable

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.actions import STEPS
from roadstead.games.new_bedford.data import AMOUNT, ASHORE, FOOD, GOODS, MONEY, SAILS, SPACE_NAMES, WHALE_NAMES, WOOD
from roadstead.games.new_bedford.generated import do
from roadstead.games.new_bedford.rules import building, fleet, returning
from roadstead.games.new_bedford.state import NewBedford
from roadstead.games.new_bedford.words.names import amount, space_rule, the, the_one_that
from roadstead.kernel.errors import Refusal
from roadstead.kernel.string_speech import Reason, by_name
from roadstead.kernel.words import counted


def start(action: int, goods: int, left: int) -> Refusal | str:
    named = data.BRICK if action < do.START_FOOD else FOOD if action < do.START_WOOD else WOOD
    if named != goods:
        return Refusal("NB-2.3", f"How much {GOODS[goods]} you take is asked now.")
    return f"You have only ${left} left to start with."


# Placing


def place(t: NewBedford, seat: int, action: int, space: int, from_inn: int, purchased: int) -> Refusal:
    if action in (do.BUY_FOOD, do.BUY_WOOD):
        if purchased:
            return Refusal("NB-4.1", "You have made your one purchase with this worker.")
        return Refusal("NB-4.1", f"A purchase costs ${data.PURCHASE}, and you have ${t.has(seat, MONEY)}.")
    closed = _closed(t, seat, space, from_inn) if space >= data.BOARD else None
    if closed:
        return closed
    found = IMPOSSIBLE[data.VERB[space]]
    return found if isinstance(found, Refusal) else found(t, seat, space, _no_help(t, seat, space, purchased))


def _closed(t: NewBedford, seat: int, space: int, from_inn: int) -> Refusal | None:
    """Why a building cannot be used whatever its action."""
    name, owner = SPACE_NAMES[space], t.owner[space - data.BOARD]
    if owner == data.NOT_IN_GAME:
        return _not_for_two(name)
    if data.VERB[space] == data.NO_ACTION:
        return Refusal("NB-3.12", f"{the_one_that(name, 'is')} a bonus building and has no place for a worker.")
    if owner == data.NOBODY:
        return Refusal("NB-3.13", f"{the_one_that(name, 'has')} not been built.")
    if from_inn:
        return Refusal("NB-6.27", "From the Inn workers go to the town board or the whaling board only.")
    if t.standing() >> space & 1:
        return Refusal("NB-3.8", f"{the_one_that(name, 'has')} been used this round.")
    if t.fee(seat, space) > t.has(seat, MONEY):
        return Refusal("NB-3.9", f"{the_one_that(name, 'costs')} you ${data.FEE}, which you do not have.")
    return None


def _not_for_two(name: str) -> Refusal:
    return Refusal("NB-1.7", f"{the_one_that(name, 'is')} not used in a game for two.")


def _no_help(t: NewBedford, seat: int, space: int, purchased: int) -> str:
    """What is added where a purchase could not help either."""
    if purchased:
        return " after your purchase"
    enough = t.has(seat, MONEY) >= t.fee(seat, space) + data.PURCHASE
    return ", and a purchase would not be enough" if enough else ""


def _no_sale(t: NewBedford, seat: int, space: int, helped: str) -> Refusal:
    what = "goods" if AMOUNT[space * 4 + FOOD] else "wood"
    return Refusal(space_rule(t, space), f"You have no {what} to sell{helped}.")


def _no_building(t: NewBedford, seat: int, space: int, helped: str) -> Refusal:
    return Refusal("NB-5.9", f"You cannot pay for any building{helped}.")


def _no_preparing(t: NewBedford, seat: int, space: int, helped: str) -> Refusal:
    if not fleet.any_at(t, seat, ASHORE):
        return Refusal("NB-7.1", "You have no ship on your player board.")
    wood = data.PREPARE_WOOD - t.bonus(space)
    return Refusal("NB-7.1", f"Preparing a ship takes {wood} wood, and you have {t.has(seat, WOOD)}{helped}.")


def _no_launch(t: NewBedford, seat: int, space: int, helped: str) -> Refusal:
    where, wood = fleet.berth(space), t.has(seat, WOOD)
    if not fleet.any_at(t, seat, where):
        if where == data.DOCK:
            return Refusal("NB-7.3", "You have no ship on the dock: prepare one first.")
        return Refusal("NB-6.8", "You have no ship on your player board.")
    if where == ASHORE and wood < data.PREPARE_WOOD:
        return Refusal("NB-6.8", f"The Dry Dock takes {data.PREPARE_WOOD} wood, and you have {wood}{helped}.")
    prices = [price for price in range(1, data.DEAREST + 1) if t.crowd(price + t.inshore) < data.MOST_SHIPS]
    if not prices:
        return Refusal("NB-7.5", "Three ships are on every space that a ship could be launched to.")
    food = fleet.food_price(space, t.bonus(space), prices[0])
    rule = "NB-6.8" if where == ASHORE else "NB-7.4"
    return Refusal(rule, f"The nearest open space takes {food} food, and you have {t.has(seat, FOOD)}{helped}.")


def _no_moving_out(t: NewBedford, seat: int, space: int, helped: str) -> Refusal:
    at_sea = [_stays(t, ship) for ship in (seat * 2, seat * 2 + 1) if t.at_sea(ship)]
    return Refusal("NB-6.12", " ".join(at_sea) or "You have no ship at sea.")


def _stays(t: NewBedford, ship: int) -> str:
    """Why a ship cannot be moved out."""
    if not t.at_sea(ship):
        return f"Your {SAILS[ship % 2]} ship is not at sea."
    if t.place[ship] >= t.farthest():
        return f"Your {SAILS[ship % 2]} ship is on the farthest space."
    return f"Three ships are on the space ahead of your {SAILS[ship % 2]} ship."


def _no_trying_out(t: NewBedford, seat: int, space: int, helped: str) -> Refusal:
    if t.published:
        return Refusal("NB-6.22", "You have no ship at sea with a Right Whale.")
    return Refusal("NB-6.19", "You have no ship with a Right Whale that comes home this round.")


# Why the action of an open space is not possible, by what the space does; goods can always be taken and the Inn used.
IMPOSSIBLE: dict[int, Refusal | Callable[[NewBedford, int, int, str], Refusal]] = {
    data.SELL: _no_sale,
    data.BUILD: _no_building,
    data.PREPARE: _no_preparing,
    data.LAUNCH: _no_launch,
    data.MOVE_OUT: _no_moving_out,
    data.CLEAR_SEA: Refusal("NB-6.15", "No Empty Sea lies out."),
    data.TRY_OUT: _no_trying_out,
    data.COUNT_TOKENS: Refusal("NB-6.23", "None of your ships has a token."),
    data.TAKE_OVER: Refusal("NB-6.33", "You own the Post Office already."),
}


# What a space asks


def need(action: int, space: int) -> str:
    bought, other = ("food", "wood") if action == do.BUY_FOOD else ("wood", "food")
    return f"2 {bought} would not make {the(SPACE_NAMES[space])} possible, 2 {other} would."


def sell(t: NewBedford, seat: int, action: int, nth: int, space: int) -> Refusal:
    rule = space_rule(t, space)
    if action == do.DONE:
        return Refusal(rule, "At least one good must be sold.")
    goods, step = divmod(nth, len(STEPS))
    have, name = t.has(seat, goods), GOODS[goods]
    if AMOUNT[space * 4 + goods] == 0:
        return Refusal(rule, f"The {SPACE_NAMES[space]} does not buy {name}.")
    if have == 0:
        return Refusal(rule, f"You have no {name}.")
    if int(STEPS[step]) == have:
        return Refusal("NB-5.6", f"That is all your {name}: say 'sell all {name}'.")
    return Refusal("NB-5.6", f"You have only {amount(goods, have)}.")


def build(t: NewBedford, seat: int, tile: int, less: int) -> Refusal | str:
    name, owner = data.BUILDING_NAMES[tile], t.owner[tile]
    if owner == data.NOT_IN_GAME:
        return _not_for_two(name)
    if owner != data.NOBODY:
        return Refusal("NB-5.10", f"{the_one_that(name, 'is')} built already.")
    missing = [(kind, t.cost(tile, kind) - t.has(seat, kind)) for kind in range(data.KINDS)]
    lacking = " and ".join(amount(kind, count) for kind, count in missing if count > 0)
    discount = f", and only {less} less is granted" if less else ""
    return f"{the_one_that(name, 'takes')} {lacking} more than you have{discount}."


def less(t: NewBedford, action: int, goods: int, tile: int, waived: int, space: int) -> Refusal:
    at_town_hall = space == data.TOWN_HALL
    rule = "NB-5.8" if at_town_hall else "NB-6.24"
    if action == do.LESS_NOTHING:
        return Refusal(
            rule, "One good less is granted: say which." if at_town_hall else "You cannot pay the rest in full."
        )
    already = building.reduced(waived, goods)
    if t.cost(tile, goods) > already:
        return Refusal(rule, "You could not pay the rest then.")
    left = f"no more {GOODS[goods]} than is waived already" if already else f"no {GOODS[goods]} of which to pay less"
    return Refusal(rule, f"{the_one_that(data.BUILDING_NAMES[tile], 'costs')} {left}.")


def launch(t: NewBedford, seat: int, nth: int, space: int, bonus: int) -> Refusal | str:
    sail, price = nth // 6, nth % 6 + 1
    if t.place[seat * 2 + sail] != fleet.berth(space):
        where = "on the dock" if fleet.berth(space) == data.DOCK else "on your player board"
        return f"Your {SAILS[sail]} ship is not {where}."
    if t.crowd(price + t.inshore) >= data.MOST_SHIPS:
        return Refusal("NB-7.5", f"Three ships are on the {price}-food space already.")
    food = fleet.food_price(space, bonus, price)
    return Refusal("NB-7.4", f"That takes {food} food, and you have {t.has(seat, FOOD)}.")


def try_out(t: NewBedford, seat: int, nth: int) -> str:
    sail = nth // 3
    ship = seat * 2 + sail
    if not t.at_sea(ship):
        return f"Your {SAILS[sail]} ship is not at sea."
    rights = t.hold[ship * data.WHALES + data.RIGHT]
    return f"Your {SAILS[sail]} ship has {'only ' + counted(rights, 'Right Whale') if rights else 'no Right Whale'}."


# Whales


def come_home(t: NewBedford, seat: int, action: int, whale: int, ship: int) -> Refusal:
    if action != do.KEEP:
        return Refusal("NB-8.5", f"There is no {WHALE_NAMES[whale]} left aboard.")
    due, money = returning.lays(t, ship), t.has(seat, MONEY)
    return Refusal("NB-8.6", f"Keeping the rest costs ${due}, and you have ${money}: sell some first.")


def offer(t: NewBedford, whale: int) -> str:
    if t.batch[whale] == 0:
        return f"No {WHALE_NAMES[whale]} is on offer."
    return f"A {WHALE_NAMES[whale]} costs ${data.LAY[whale]}, which you do not have."


# The Warehouse's extra good leaves nothing to refuse.
REASONS: dict[str, Reason | Refusal] = {
    **by_name(start, place, need, sell, build, less, launch, try_out, come_home, offer),
    "prepare": lambda sail: f"Your {SAILS[sail]} ship is not on your player board.",
    "outward": lambda t, seat, sail: Refusal("NB-6.12", _stays(t, seat * 2 + sail)),
    "hunt": lambda whale: f"No {WHALE_NAMES[whale]} lies out.",
    "count": lambda sail: f"Your {SAILS[sail]} ship has no tokens.",
    "clear": Refusal("NB-6.15", "Only one Empty Sea lies out."),
    # Passing is for offers of whales, but it is with a worker in hand that players try it.
    "place pass": Refusal("NB-3.2", "Nobody may pass: Farm, Forest and Warehouse are always possible."),
}
