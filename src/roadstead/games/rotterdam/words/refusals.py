"""Why not: the rule against each action that would answer the question, but not now.

Those of the shipping cards and of pointing out a ship are next door.
"""

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.generated import do, frames
from roadstead.games.rotterdam.rules import planning, ship_owner
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.games.rotterdam.words import card_refusals, ship_refusals
from roadstead.games.rotterdam.words.names import wanted
from roadstead.kernel import bits
from roadstead.kernel.errors import Refusal
from roadstead.kernel.string_speech import Reason, by_name

TWO_EMPTY = Refusal("ROT-4.6", "Two ships lie empty: one of them is to be loaded first.")
NO_ROOM = Refusal("ROT-4.13", "Your stock is full, and no ship of this action is empty.")


def worker(t: Rotterdam, seat: int, action: int, place: int) -> Refusal:
    character = int(planning.character_of(action))
    if character == data.CASHIER:
        if place >= t.columns():
            return Refusal("ROT-1.11", "With two players the third field of a row is not used.")
        return Refusal("ROT-3.3", "That field of the Cashier is taken.")
    if planning.free_column(t, character) == data.NOBODY:
        return Refusal(
            "ROT-3.3", f"All {t.columns()} fields of the {data.CHARACTERS[character]} are taken in this round."
        )
    if character == data.SHIPPING_AGENT:
        return _assignment(t, seat, place)
    return _site(t, seat, place)


def _assignment(t: Rotterdam, seat: int, place: int) -> Refusal:
    if t.job[place] == data.NO_JOB:
        return Refusal("ROT-9.3", f"Place {place + 1} has no assignment.")
    missing = [
        name for name in wanted(t.chart, t.job[place]) if t.hand[seat * data.WARES + data.PRODUCTS.index(name)] < 1
    ]
    return Refusal("ROT-3.5", f"You cannot complete that assignment: you have no {' and no '.join(missing)}.")


def _site(t: Rotterdam, seat: int, port: int) -> Refusal:
    site = t.sites_built(port)
    if t.built >> seat & 1:
        return Refusal("ROT-3.4", "You have played the Manufacturer in this round already.")
    if t.factories(seat) >= data.FACTORIES:
        return Refusal("ROT-10.3", f"All {data.FACTORIES} of your factories are built.")
    if site >= t.chart.sites[port]:
        return Refusal("ROT-10.4", f"{data.HARBOURS[port]} has no free factory site.")
    price = t.chart.site_price[port * data.MOST_SITES + site]
    return Refusal(
        "ROT-3.5", f"The next site in {data.HARBOURS[port]} costs {price} million; you have {t.money[seat]}."
    )


def place(t: Rotterdam, seat: int, position: int, placed: int = 0) -> Refusal:
    if t.berth[position] != data.NO_SHIP:
        return Refusal("ROT-1.3", f"A ship lies at {t.chart.names[position]} already.")
    if bits.size(ship_owner.empties(t, placed)) > 1:
        return TWO_EMPTY
    if bits.size(placed) >= data.SHIPS_A_PLACING:
        return Refusal("ROT-4.2", "You have placed two ships in this action already.")
    if t.idle_ship(seat) == data.NO_SHIP:
        return Refusal("ROT-4.2", "All your ships are on the board.")
    return Refusal("ROT-4.6", "Nothing could be loaded, and two ships cannot both be left empty.")


def load(t: Rotterdam, seat: int, material: int) -> Refusal:
    if t.asked() == frames.START_CARGO:
        return _sold_out("ROT-2.9", material)
    if t.stock[seat * data.PORTS + material] < 1:
        rule = "ROT-11.19" if t.asked() == frames.SEA_LOAD_WHAT else "ROT-4.3"
        return Refusal(rule, f"You have no {data.MATERIALS[material]} in stock.")
    return Refusal("ROT-4.4", "No ship placed in this action is empty.")


def _sold_out(rule: str, material: int) -> Refusal:
    return Refusal(rule, f"No {data.MATERIALS[material]} is left on the market.")


def free(t: Rotterdam, material: int, free: int) -> Refusal:
    if free:
        return Refusal("ROT-4.7", "You have had your free unit in this action.")
    if t.market[material] == 0:
        return _sold_out("ROT-4.7", material)
    price = t.raw_price(material)
    if price > ship_owner.lowest_price(t):
        return Refusal("ROT-4.7", f"A unit of {data.MATERIALS[material]} costs {price}, which is not the lowest price.")
    return NO_ROOM


def raw(t: Rotterdam, seat: int, action: int, material: int, trades: int) -> Refusal:
    return (_buy_raw if action < do.SELL_RAW else _sell_raw)(t, seat, material, trades)


def _buy_raw(t: Rotterdam, seat: int, material: int, trades: int) -> Refusal:
    name = data.MATERIALS[material]
    if t.market[material] == 0:
        return _sold_out("ROT-4.8", material)
    if trades >> (data.PORTS + material) & 1:
        return Refusal("ROT-4.10", f"You have sold {name} in this action.")
    price = t.raw_price(material)
    if t.money[seat] < price:
        return Refusal("ROT-4.8", f"A unit of {name} costs {price} million; you have {t.money[seat]}.")
    return NO_ROOM


def _sell_raw(t: Rotterdam, seat: int, material: int, trades: int) -> Refusal:
    if t.stock[seat * data.PORTS + material] < 1:
        return Refusal("ROT-4.9", f"You have no {data.MATERIALS[material]} in stock.")
    if trades >> material & 1:
        return Refusal("ROT-4.10", f"You have bought {data.MATERIALS[material]} in this action.")
    return TWO_EMPTY


def stock(t: Rotterdam, seat: int) -> Refusal:
    if t.has_stock_room(seat):
        return TWO_EMPTY
    return Refusal("ROT-4.12", "Your stock has three units already.")


def colour(t: Rotterdam, hue: int) -> Refusal:
    if t.fog[hue]:
        rule = "ROT-11.11" if t.asked() == frames.PILOT_COLOUR else "ROT-5.2"
        return Refusal(rule, f"Fog lies on the {data.CHANNELS[hue]} channels.")
    return Refusal("ROT-11.4", f"None of your ships could move through a {data.CHANNELS[hue]} channel.")


def trade(t: Rotterdam, seat: int, action: int, product: int, bought: int, sold: int) -> Refusal:
    buying, name, price = action < do.SELL, data.PRODUCTS[product], t.price(product)
    same, other = (bought, sold) if buying else (sold, bought)
    if other >> product & 1:
        return Refusal("ROT-8.8", f"You have {'sold' if buying else 'bought'} {name} in this turn.")
    if not same >> product & 1 and bits.size(same | other) >= data.TRANSACTIONS:
        return Refusal("ROT-8.1", "You have made three transactions.")
    if not buying:
        return Refusal("ROT-8.2", f"You have no {name}.")
    if t.money[seat] < price:
        return Refusal("ROT-8.11", f"A card of {name} costs {price} million; you have {t.money[seat]}.")
    return Refusal(
        "ROT-8.10", f"Everybody knows that there is no {name} in the stack of {data.HARBOURS[product // 2]}."
    )


def factory(t: Rotterdam, owner: int, port: int) -> Refusal:
    if owner >= t.seats:
        return card_refusals.NOT_THERE
    if t.factories_of(owner, port) == 0:
        return Refusal("ROT-7.5", f"That player has no factory in {data.HARBOURS[port]}.")
    return Refusal("ROT-7.7", f"Every factory of that player in {data.HARBOURS[port]} has worked already.")


def done(t: Rotterdam) -> Refusal:
    if t.asked() == frames.NAME_COLOUR:
        return Refusal("ROT-5.1", "The Captain names two colours.")
    return Refusal("ROT-4.5", "Two ships lie empty, and only one of them may be left so.")


# By the kind of the action, and for where a ship sails by the question.
REASONS: dict[str, Reason] = {
    **by_name(worker, place, load, free, raw, stock, colour, trade, factory, done),
    "bid": lambda t, seat, bid: f"The bid stands at {bid}, and you have {t.money[seat]} million.",
    **card_refusals.REASONS,
    **ship_refusals.REASONS,
    "agent": worker,
}
