"""The Trader: three transactions on the product market."""

from mypy_extensions import i64

from roadstead.games.rotterdam.data import TRANSACTIONS, WARES
from roadstead.games.rotterdam.generated import do, frames, told
from roadstead.games.rotterdam.rules import stacks
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import bits


def choices(t: Rotterdam, seat: i64, bought: i64, sold: i64) -> list[i64]:
    """ROT-8.1, ROT-8.8 to ROT-8.11: what may be bought or sold next."""
    found: list[i64] = []
    is_open = bits.size(bought) + bits.size(sold) < TRANSACTIONS
    for product in range(WARES):
        if (is_open or (bought >> product) & 1) and not (sold >> product) & 1:
            if t.money[seat] >= t.price(product) and t.may_be_stacked(product):
                found.append(do.BUY + product)
    for product in range(WARES):
        if (is_open or (sold >> product) & 1) and not (bought >> product) & 1:
            if t.hand[seat * WARES + product] > 0:
                found.append(do.SELL + product)
    found.append(do.DONE)
    return found


def trade(t: Rotterdam, seat: i64, action: i64, bought: i64, sold: i64) -> None:
    if action == do.DONE:
        return
    if action < do.SELL:
        product = action - do.BUY
        if buy(t, seat, product):
            bought |= 1 << product
    else:
        product = action - do.SELL
        sell(t, seat, product)
        sold |= 1 << product
    t.ask_in_secret(frames.TRADE, 1 << seat, bought, sold)


def buy(t: Rotterdam, seat: i64, product: i64) -> bool:
    """ROT-8.3, ROT-8.9: pay and move the marker, unless the stack has none."""
    price = t.price(product)
    if not stacks.find(t, product):
        t.announce(told.LACKING, seat, product)
        return False
    stacks.gain(t, seat, product, True)
    t.pay(seat, price)
    if t.marker[product] + 1 < t.chart.squares[product]:
        t.marker[product] += 1
    t.announce(told.BOUGHT, seat, product, price)
    return True


def sell(t: Rotterdam, seat: i64, product: i64) -> None:
    """ROT-8.2, ROT-8.5: collect, move the marker back, and put the card under its stack."""
    price = t.price(product)
    t.collect(seat, price)
    if t.marker[product] > 0:
        t.marker[product] -= 1
    t.announce(told.SOLD, seat, product, price)
    stacks.give_up(t, seat, product)
    stacks.put_under(t, product)
