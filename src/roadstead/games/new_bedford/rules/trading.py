"""Goods from the supply and back to it: taking, the Warehouse's extra, selling, the Tavern."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.new_bedford.data import AMOUNT, BRICK, EMPTY_SEA, FARM, FOOD, MONEY, TAVERN_PAYS, WAREHOUSE, WOOD
from roadstead.games.new_bedford.generated import do, frames, told
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel.events import EVERYBODY

STEP: Final = vec[i64]([1, 2, 3, 5, 10])
ALL: Final[i64] = 5  # the step that sells everything


def take(t: NewBedford, seat: i64, space: i64, bonus: i64) -> None:
    """NB-5.1 to NB-5.3, NB-6.1 to NB-6.5: what the space gives, and one more for the first at Farm and Forest."""
    at = space * 4
    food = AMOUNT[at]
    wood = AMOUNT[at + 1]
    if bonus and space == WAREHOUSE:
        t.ask(frames.EXTRA, 1 << seat)
    elif bonus and space == FARM:
        food += 1
    elif bonus:
        wood += 1
    t.gain(seat, FOOD, food)
    t.gain(seat, WOOD, wood)
    t.gain(seat, BRICK, AMOUNT[at + 2])
    t.gain(seat, MONEY, AMOUNT[at + 3])
    t.announce(told.TOOK, seat, food, wood, AMOUNT[at + 2], AMOUNT[at + 3])


def extra(t: NewBedford, seat: i64, action: i64) -> None:
    """NB-5.3: the first at the Warehouse takes one more good, of any kind."""
    goods = action - do.EXTRA
    t.gain(seat, goods, 1)
    if t.telling:
        t.tell(
            told.TOOK, EVERYBODY, (seat, 1 if goods == FOOD else 0, 1 if goods == WOOD else 0, 1 if goods > 1 else 0, 0)
        )


def sell_choices(t: NewBedford, seat: i64, space: i64, sold: i64) -> list[i64]:
    """NB-5.6: some or all of any kind that the space buys; once something is sold, also to be done."""
    found: list[i64] = []
    for goods in range(3):
        have = t.has(seat, goods)
        if have == 0 or AMOUNT[space * 4 + goods] == 0:
            continue
        base = do.SELL + goods * 6
        for step in range(ALL):
            if STEP[step] >= have:
                break
            found.append(base + step)
        found.append(base + ALL)
    if sold:
        found.append(do.DONE)
    return found


def proceeds(space: i64, sold: i64, goods: i64, count: i64) -> i64:
    """NB-5.4, NB-6.6, NB-6.7: what so many of a kind bring; at the Market the first of a kind brings double."""
    if AMOUNT[space * 4 + 3] and not (sold >> goods) & 1:
        count += 1
    return count * AMOUNT[space * 4 + goods]


def sell(t: NewBedford, seat: i64, action: i64, space: i64, sold: i64, bonus: i64) -> None:
    """NB-5.6: money for goods; then the next step."""
    if action == do.DONE:
        if bonus:
            t.gain(seat, MONEY, 1)
            t.announce(told.STORE_BONUS, seat)
        return
    goods = (action - do.SELL) // 6
    step = (action - do.SELL) % 6
    count = t.has(seat, goods) if step == ALL else STEP[step]
    money = proceeds(space, sold, goods, count)
    t.gain(seat, goods, -count)
    t.gain(seat, MONEY, money)
    t.announce(told.SOLD, seat, goods, count, money)
    t.ask(frames.SELL, 1 << seat, space, sold | 1 << goods, bonus)


def clear_choices(t: NewBedford) -> list[i64]:
    """NB-6.14, NB-6.15: one Empty Sea, or two where two lie out."""
    if t.sea[EMPTY_SEA] > 1:
        return [do.CLEAR, do.CLEAR + 1]
    return [do.CLEAR]


def clear(t: NewBedford, seat: i64, action: i64) -> None:
    """NB-6.14: the tokens leave the game, for $4 or $6."""
    tokens = action - do.CLEAR + 1
    t.sea[EMPTY_SEA] -= tokens
    t.removed[EMPTY_SEA] += tokens
    t.gain(seat, MONEY, TAVERN_PAYS[tokens])
    t.announce(told.CLEARED, seat, tokens, TAVERN_PAYS[tokens])
