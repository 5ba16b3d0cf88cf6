"""Why not: the rule against each action that would answer the question, but not now."""

from collections.abc import Callable

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.actions import STEPS
from roadstead.games.new_bedford.data import AMOUNT, ASHORE, BOARD, FOOD, KINDS, MONEY, WHALES, WOOD
from roadstead.games.new_bedford.generated import do
from roadstead.games.new_bedford.rules import building, fleet, returning
from roadstead.games.new_bedford.state import NewBedford
from roadstead.games.new_bedford.words.names import (
    GOODS_CALLED,
    SHIPS,
    THE_BUILDINGS,
    THE_SPACES,
    WHALES_CALLED,
    amount,
    listed,
    money,
    space_rule,
)
from roadstead.kernel.messages import Message, say
from roadstead.kernel.messages import seat as seated
from roadstead.kernel.speech import Reason, by_name
from roadstead.kernel.words import Said


def start(action: int, goods: int, left: int) -> Said | Message:
    named = data.BRICK if action < do.START_FOOD else FOOD if action < do.START_WOOD else WOOD
    if named != goods:
        return Said(say("no-start-other", goods=GOODS_CALLED[goods]), "NB-2.3")
    return say("no-start", left=money(left))


# Placing


def place(t: NewBedford, seat: int, action: int, space: int, from_inn: int, purchased: int) -> Said:
    if action in (do.BUY_FOOD, do.BUY_WOOD):
        if purchased:
            return Said(say("no-purchase-twice"), "NB-4.1")
        return Said(say("no-purchase", cost=money(data.PURCHASE), have=money(t.has(seat, MONEY))), "NB-4.1")
    closed = _closed(t, seat, space - BOARD, from_inn) if space >= BOARD else None
    if closed:
        return closed
    found = IMPOSSIBLE[data.VERB[space]]
    return found if isinstance(found, Said) else found(t, seat, space, _help(t, seat, space, purchased))


def _closed(t: NewBedford, seat: int, tile: int, from_inn: int) -> Said | None:
    """Why a building cannot be used whatever its action."""
    owner, called = t.owner[tile], THE_BUILDINGS[tile]
    if owner == data.NOT_IN_GAME:
        return _not_for_two(tile)
    if data.VERB[BOARD + tile] == data.NO_ACTION:
        return Said(say("no-bonus-building", building=called), "NB-3.12")
    if owner == data.NOBODY:
        return Said(say("no-unbuilt", building=called), "NB-3.13")
    if from_inn:
        return Said(say("no-from-inn"), "NB-6.27")
    if t.standing() >> (BOARD + tile) & 1:
        return Said(say("no-used", building=called), "NB-3.8")
    if t.fee(seat, BOARD + tile) > t.has(seat, MONEY):
        return Said(say("no-fee", building=called, fee=money(data.FEE), have=money(t.has(seat, MONEY))), "NB-3.9")
    return None


def _not_for_two(tile: int) -> Said:
    return Said(say("no-for-two", building=THE_BUILDINGS[tile]), "NB-1.7")


def _help(t: NewBedford, seat: int, space: int, purchased: int) -> str:
    """What is added where a purchase could not help either."""
    if purchased:
        return "bought"
    enough = t.has(seat, MONEY) >= t.fee(seat, space) + data.PURCHASE
    return "in-vain" if enough else "none"


def _no_sale(t: NewBedford, seat: int, space: int, help: str) -> Said:
    return Said(
        say("no-sale", what="goods" if AMOUNT[space * KINDS + FOOD] else "wood", help=help), space_rule(t, space)
    )


def _no_building(t: NewBedford, seat: int, space: int, help: str) -> Said:
    return Said(say("no-building", help=help), "NB-5.9")


def _no_preparing(t: NewBedford, seat: int, space: int, help: str) -> Said:
    if not fleet.any_at(t, seat, ASHORE):
        return Said(say("no-ship-ashore"), "NB-7.1")
    wood, have = int(data.PREPARE_WOOD - t.bonus(space)), int(t.has(seat, WOOD))
    return Said(say("no-preparing", wood=wood, have=have, help=help), "NB-7.1")


def _no_launch(t: NewBedford, seat: int, space: int, help: str) -> Said:
    where, wood = fleet.berth(space), int(t.has(seat, WOOD))
    if not fleet.any_at(t, seat, where):
        return Said(say("no-ship-on-dock"), "NB-7.3") if where == data.DOCK else Said(say("no-ship-ashore"), "NB-6.8")
    if where == ASHORE and wood < data.PREPARE_WOOD:
        return Said(say("no-dry-dock-wood", wood=int(data.PREPARE_WOOD), have=wood, help=help), "NB-6.8")
    prices = [price for price in range(1, data.DEAREST + 1) if t.crowd(price + t.inshore) < data.MOST_SHIPS]
    if not prices:
        return Said(say("no-room-at-sea"), "NB-7.5")
    food, have = int(fleet.food_price(space, t.bonus(space), prices[0])), int(t.has(seat, FOOD))
    return Said(say("no-launch-food", food=food, have=have, help=help), "NB-6.8" if where == ASHORE else "NB-7.4")


def _no_moving_out(t: NewBedford, seat: int, space: int, help: str) -> Said:
    white, black = seat * 2, seat * 2 + 1
    if t.at_sea(white) and t.at_sea(black):
        return Said(say("no-moving-out", white=_blocked(t, white), black=_blocked(t, black)), "NB-6.12")
    if not t.at_sea(white) and not t.at_sea(black):
        return Said(say("no-ship-at-sea"), "NB-6.12")
    return outward(t, seat, 0 if t.at_sea(white) else 1)


def _blocked(t: NewBedford, ship: int) -> str:
    return "farthest" if t.place[ship] >= t.farthest() else "crowded"


def _no_trying_out(t: NewBedford, seat: int, space: int, help: str) -> Said:
    if t.published:
        return Said(say("no-right-whale-at-sea"), "NB-6.22")
    return Said(say("no-right-whale-home"), "NB-6.19")


# Why the action of an open space is not possible, by what the space does; goods can always be taken and the Inn used.
IMPOSSIBLE: dict[int, Said | Callable[[NewBedford, int, int, str], Said]] = {
    data.SELL: _no_sale,
    data.BUILD: _no_building,
    data.PREPARE: _no_preparing,
    data.LAUNCH: _no_launch,
    data.MOVE_OUT: _no_moving_out,
    data.CLEAR_SEA: Said(say("no-empty-sea"), "NB-6.15"),
    data.TRY_OUT: _no_trying_out,
    data.COUNT_TOKENS: Said(say("no-tokens"), "NB-6.23"),
    data.TAKE_OVER: Said(say("no-taking-over"), "NB-6.33"),
}


# What a space asks


def need(action: int, space: int) -> Message:
    bought, other = (FOOD, WOOD) if action == do.BUY_FOOD else (WOOD, FOOD)
    facts = {"bought": amount(bought, data.PURCHASED), "other": amount(other, data.PURCHASED)}
    return say("no-need", space=THE_SPACES[space], **facts)


def sell(t: NewBedford, seat: int, action: int, nth: int, space: int) -> Said:
    rule = space_rule(t, space)
    if action == do.DONE:
        return Said(say("no-sell-nothing"), rule)
    goods, step = divmod(nth, len(STEPS))
    have, called = int(t.has(seat, goods)), GOODS_CALLED[goods]
    if AMOUNT[space * KINDS + goods] == 0:
        return Said(say("no-sell-here", space=THE_SPACES[space], goods=called), rule)
    if have == 0:
        return Said(say("no-sell-none", goods=called), rule)
    if int(STEPS[step]) == have:
        return Said(say("no-sell-all", goods=called), "NB-5.6")
    return Said(say("no-sell-more", goods=amount(goods, have)), "NB-5.6")


def build(t: NewBedford, seat: int, tile: int, less: int) -> Said | Message:
    owner, called = t.owner[tile], THE_BUILDINGS[tile]
    if owner == data.NOT_IN_GAME:
        return _not_for_two(tile)
    if owner != data.NOBODY:
        said = (
            say("no-build-own", building=called)
            if owner == seat
            else say("no-build-owned", building=called, owner=seated(owner))
        )
        return Said(said, "NB-5.10")
    missing = [max(0, int(t.cost(tile, kind) - t.has(seat, kind))) for kind in range(KINDS)]
    granted = 0 if missing[MONEY] else less  # NB-5.8: never of the money
    return say("no-build", building=called, missing=listed(missing), less=granted)


def less(t: NewBedford, action: int, goods: int, tile: int, waived: int, space: int) -> Said:
    at_town_hall = space == data.TOWN_HALL
    rule = "NB-5.8" if at_town_hall else "NB-6.24"
    if action == do.LESS_NOTHING:
        return Said(say("no-less-which" if at_town_hall else "no-less-rest"), rule)
    already = building.reduced(waived, goods)
    if t.cost(tile, goods) > already:
        return Said(say("no-less-then"), rule)
    return Said(
        say("no-less-more" if already else "no-less", goods=GOODS_CALLED[goods], building=THE_BUILDINGS[tile]), rule
    )


def launch(t: NewBedford, seat: int, nth: int, space: int, bonus: int) -> Said | Message:
    sail, price = nth // 6, nth % 6 + 1
    if t.place[seat * 2 + sail] != fleet.berth(space):
        return say("no-launch-ashore" if fleet.berth(space) == data.DOCK else "no-prepare", sail=SHIPS[sail])
    if t.crowd(price + t.inshore) >= data.MOST_SHIPS:
        return Said(say("no-launch-crowded", price=price), "NB-7.5")
    food, have = int(fleet.food_price(space, bonus, price)), int(t.has(seat, FOOD))
    return Said(say("no-launch", food=food, have=have), "NB-7.4")


def outward(t: NewBedford, seat: int, sail: int) -> Said:
    """NB-6.12: why a ship cannot be moved out."""
    ship = seat * 2 + sail
    why = _blocked(t, ship) if t.at_sea(ship) else "not-at-sea"
    return Said(say("no-outward", why=why, ship=SHIPS[sail]), "NB-6.12")


def clear() -> Said:
    return Said(say("no-clear"), "NB-6.15")


def try_out(t: NewBedford, seat: int, nth: int) -> Message:
    sail = nth // 3
    ship = seat * 2 + sail
    if not t.at_sea(ship):
        return say("no-outward", why="not-at-sea", ship=SHIPS[sail])
    return say("no-try-out", ship=SHIPS[sail], rights=int(t.hold[ship * WHALES + data.RIGHT]))


# Whales


def come_home(t: NewBedford, seat: int, action: int, whale: int, ship: int) -> Said:
    if action != do.KEEP:
        return Said(say("no-whale-aboard", whale=WHALES_CALLED[whale]), "NB-8.5")
    return Said(say("no-keeping", cost=money(returning.lays(t, ship)), have=money(t.has(seat, MONEY))), "NB-8.6")


def offer(t: NewBedford, whale: int) -> Message:
    if t.batch[whale] == 0:
        return say("no-offer", whale=WHALES_CALLED[whale])
    return say("no-offer-money", whale=WHALES_CALLED[whale], lay=money(data.LAY[whale]))


def nobody_passes() -> Said:
    return Said(say("no-place-pass"), "NB-3.2")


# The Warehouse's extra good leaves nothing to refuse.
REASONS: dict[str, Reason] = {
    **by_name(start, place, need, sell, build, less, launch, outward, clear, try_out, come_home, offer),
    # Passing is for offers of whales, but it is with a worker in hand that players try it.
    "place pass": nobody_passes,
}
