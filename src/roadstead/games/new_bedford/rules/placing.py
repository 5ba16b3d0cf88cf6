"""Placing a worker: which spaces are open, the fee, the $3 purchase, and what the space does."""

from mypy_extensions import i64

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import AMOUNT, BOARD, BRICK, FEE, FOOD, KINDS, MONEY, POST_OFFICE, PURCHASE, WOOD
from roadstead.games.new_bedford.generated import do, frames, told
from roadstead.games.new_bedford.rules import building, fleet, trading
from roadstead.games.new_bedford.state import NewBedford


def choices(t: NewBedford, seat: i64, from_inn: i64, purchased: i64) -> list[i64]:
    """NB-3.3: every space whose action is possible, and the purchase (NB-4.4) for who has the money."""
    standing = t.standing()
    money = t.has(seat, MONEY)
    found: list[i64] = []
    for space in range(BOARD):
        if open_to(t, seat, space, 0 if (standing >> space) & 1 else 1, 0, purchased):
            found.append(do.PLACE + space)
    if not from_inn:
        for tile in range(data.TILES):
            owner = t.owner[tile]
            if owner >= t.seats or (standing >> (BOARD + tile)) & 1:
                continue
            fee: i64 = 0 if owner == seat else FEE
            if fee <= money and open_to(t, seat, BOARD + tile, 0, fee, purchased):
                found.append(do.PLACE + BOARD + tile)
    if not purchased and money >= PURCHASE:
        found.append(do.BUY_FOOD)
        found.append(do.BUY_WOOD)
    return found


def open_to(t: NewBedford, seat: i64, space: i64, bonus: i64, fee: i64, purchased: i64) -> bool:
    """NB-3.3, NB-4.5: whether the action is possible after the fee, if need be after a purchase."""
    if possible(t, seat, space, bonus, fee, 0, 0):
        return True
    if purchased or t.has(seat, MONEY) < fee + PURCHASE:
        return False
    return rescued(t, seat, space, bonus, fee, FOOD) or rescued(t, seat, space, bonus, fee, WOOD)


def rescued(t: NewBedford, seat: i64, space: i64, bonus: i64, fee: i64, goods: i64) -> bool:
    """NB-4.5: whether the action is possible with 2 more of these goods and $3 less."""
    if goods == FOOD:
        return possible(t, seat, space, bonus, fee + PURCHASE, data.PURCHASED, 0)
    return possible(t, seat, space, bonus, fee + PURCHASE, 0, data.PURCHASED)


def possible(t: NewBedford, seat: i64, space: i64, bonus: i64, spent: i64, food: i64, wood: i64) -> bool:
    """NB-3.3: whether a player could carry out the action with so much money spent and goods bought."""
    verb = data.VERB[space]
    if verb == data.TAKE or verb == data.LODGE:
        return True
    if verb == data.NO_ACTION:
        return False
    at = seat * KINDS
    food += t.stock[at + FOOD]
    wood += t.stock[at + WOOD]
    if verb == data.SELL:
        prices = space * 4
        return (
            (food > 0 and AMOUNT[prices] > 0)
            or (wood > 0 and AMOUNT[prices + 1] > 0)
            or (t.stock[at + BRICK] > 0 and AMOUNT[prices + 2] > 0)
        )
    if verb == data.BUILD:
        less = AMOUNT[space * 4] + bonus
        return building.any_payable(t, food, wood, t.stock[at + BRICK], t.stock[at + MONEY] - spent, less)
    if verb == data.PREPARE:
        return wood >= data.PREPARE_WOOD - bonus and fleet.any_at(t, seat, data.ASHORE)
    if verb == data.LAUNCH:
        return fleet.can_launch(t, seat, space, bonus, food, wood)
    if verb == data.MOVE_OUT:
        return fleet.can_move_out(t, seat * 2) or fleet.can_move_out(t, seat * 2 + 1)
    if verb == data.CLEAR_SEA:
        return t.sea[data.EMPTY_SEA] > 0
    if verb == data.TRY_OUT:
        return fleet.can_try_out(t, seat * 2) or fleet.can_try_out(t, seat * 2 + 1)
    if verb == data.COUNT_TOKENS:
        return t.aboard(seat * 2) > 0 or t.aboard(seat * 2 + 1) > 0
    return t.owner[POST_OFFICE] != seat


def purchase(t: NewBedford, seat: i64, action: i64) -> None:
    """NB-4.1: 2 food or 2 wood for $3."""
    goods = FOOD if action == do.BUY_FOOD else WOOD
    t.gain(seat, MONEY, -PURCHASE)
    t.gain(seat, goods, data.PURCHASED)
    t.announce(told.PURCHASED, seat, goods)


def decide(t: NewBedford, seat: i64, action: i64, which: i64, from_inn: i64, purchased: i64) -> None:
    """The purchase, or the place where the worker goes."""
    if action == do.BUY_FOOD or action == do.BUY_WOOD:
        purchase(t, seat, action)
        t.ask(frames.PLACE, 1 << seat, which, from_inn, 1)
        return
    space = action - do.PLACE
    bonus = t.bonus(space)
    t.worker[seat * 2 + which] = space
    t.announce(told.PLACED, seat, space, bonus)
    if space >= BOARD:
        pay_fee(t, seat, space)
    if purchased or possible(t, seat, space, bonus, 0, 0, 0):
        act(t, seat, space, bonus)
    else:
        t.ask(frames.NEED, 1 << seat, space, bonus)


def pay_fee(t: NewBedford, seat: i64, space: i64) -> None:
    """NB-3.9: $1 to the owner, before anything else."""
    owner = t.owner[space - BOARD]
    if owner == seat:
        return
    t.stock[seat * KINDS + MONEY] -= FEE
    t.stock[owner * KINDS + MONEY] += FEE
    t.announce(told.FEE, seat, owner, space)


def need_choices(t: NewBedford, seat: i64, space: i64, bonus: i64) -> list[i64]:
    """NB-4.5: the purchases that make the action possible."""
    found: list[i64] = []
    if rescued(t, seat, space, bonus, 0, FOOD):
        found.append(do.BUY_FOOD)
    if rescued(t, seat, space, bonus, 0, WOOD):
        found.append(do.BUY_WOOD)
    return found


def meet_need(t: NewBedford, seat: i64, action: i64, space: i64, bonus: i64) -> None:
    """NB-4.5: the purchase, and then the action."""
    purchase(t, seat, action)
    act(t, seat, space, bonus)


def act(t: NewBedford, seat: i64, space: i64, bonus: i64) -> None:
    """NB-3.4: the action, at once."""
    verb = data.VERB[space]
    if verb == data.TAKE:
        trading.take(t, seat, space, bonus)
    elif verb == data.SELL:
        t.ask(frames.SELL, 1 << seat, space, 0, bonus)
    elif verb == data.BUILD:
        t.ask(frames.BUILD, 1 << seat, space, AMOUNT[space * 4] + bonus)
    elif verb == data.PREPARE:
        t.ask(frames.PREPARE, 1 << seat, bonus)
    elif verb == data.LAUNCH:
        t.ask(frames.LAUNCH, 1 << seat, space, bonus)
    elif verb == data.MOVE_OUT:
        t.ask(frames.OUTWARD, 1 << seat)
    elif verb == data.CLEAR_SEA:
        t.ask(frames.CLEAR, 1 << seat)
    elif verb == data.COUNT_TOKENS:
        t.ask(frames.COUNT, 1 << seat)
    elif verb == data.TAKE_OVER:
        take_over(t, seat)
    elif verb == data.TRY_OUT and t.published:
        t.ask(frames.TRY_OUT, 1 << seat)


def take_over(t: NewBedford, seat: i64) -> None:
    """NB-6.32: the Post Office changes hands."""
    before = t.owner[POST_OFFICE]
    t.owner[POST_OFFICE] = seat
    t.announce(told.TOOK_OVER, seat, before)
