"""Why not: the rule against each action that is not legal now."""

from collections.abc import Callable
from typing import cast

from roadstead.games.rotterdam import actions as do
from roadstead.games.rotterdam.card_refusals import (
    demand_refusal,
    from_refusal,
    give_refusal,
    play_refusal,
    take_refusal,
)
from roadstead.games.rotterdam.data import (
    CASHIER,
    CHANNELS,
    CHARACTERS,
    FACTORIES,
    FLEET,
    HARBOURS,
    HUES,
    MANUFACTURER,
    MATERIALS,
    NO_CARGO,
    NO_JOB,
    NOWHERE,
    PRODUCTS,
    SHIPPING_AGENT,
)
from roadstead.games.rotterdam.occasions import ASKED, OCCASIONS
from roadstead.games.rotterdam.rules import cards, frames, planning, ship_owner
from roadstead.games.rotterdam.state import NO_SHIP, NOBODY, Rotterdam
from roadstead.kernel import bits
from roadstead.kernel.errors import Refusal
from roadstead.kernel.state import State
from roadstead.kernel.words import another_time


def refusal(view: State, seat: int, action: int) -> Refusal:
    """Told from what the seat sees; called only for actions that are not legal."""
    t = cast(Rotterdam, view)
    asked = int(t.asked())
    kind = t.game.actions.kind(action)
    if kind not in ASKED[asked].kinds:
        return another_time(ASKED[asked], OCCASIONS[kind])
    if kind == "play":
        return play_refusal(t, seat, action - do.PLAY)
    if kind == "ship":
        return _ship(t, seat, asked, action - do.SHIP)
    if kind == "colour":
        return _colour(t, asked, action - do.NAME)
    return _REFUSALS[kind](t, seat, asked, action)


def _worker(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    character = int(planning.character_of(action))
    name = CHARACTERS[character]
    if character == CASHIER:
        column = action - do.CASH
        if column >= t.columns():
            return Refusal("ROT-1.11", "With two players the third field of a row is not used.")
        return Refusal("ROT-3.3", "That field of the Cashier is taken.")
    if planning.free_column(t, character) == NOBODY:
        return Refusal("ROT-3.3", f"All {t.columns()} fields of the {name} are taken in this round.")
    if character == SHIPPING_AGENT:
        return _agent(t, seat, action - do.AGENT)
    assert character == MANUFACTURER
    return _factory_site(t, seat, action - do.MANUFACTURE)


def _agent(t: Rotterdam, seat: int, place: int) -> Refusal:
    job = t.job[place]
    if job == NO_JOB:
        return Refusal("ROT-9.3", f"Place {place + 1} has no assignment.")
    chart = t.chart
    wanted = [chart.job_product[job * 3 + i] for i in range(chart.job_size[job])]
    missing = [PRODUCTS[product] for product in wanted if t.hand[seat * 8 + product] < 1]
    return Refusal("ROT-3.5", f"You cannot complete that assignment: you have no {' and no '.join(missing)}.")


def _factory_site(t: Rotterdam, seat: int, port: int) -> Refusal:
    chart = t.chart
    site = t.sites_built(port)
    if t.built >> seat & 1:
        return Refusal("ROT-3.4", "You have played the Manufacturer in this round already.")
    if t.factories(seat) >= FACTORIES:
        return Refusal("ROT-10.3", f"All {FACTORIES} of your factories are built.")
    if site >= chart.sites[port]:
        return Refusal("ROT-10.4", f"{HARBOURS[port]} has no free factory site.")
    price = chart.site_price[port * 4 + site]
    return Refusal("ROT-3.5", f"The next site in {HARBOURS[port]} costs {price} million; you have {t.money[seat]}.")


def _place(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    position = action - do.PLACE
    if t.berth[position] != NO_SHIP:
        return Refusal("ROT-1.3", f"A ship lies at {t.chart.names[position]} already.")
    placed = t.detail(0)
    if bits.size(ship_owner.empties(t, placed)) > 1:
        return Refusal("ROT-4.6", "Two ships lie empty: one of them is to be loaded first.")
    if bits.size(placed) >= 2:
        return Refusal("ROT-4.2", "You have placed two ships in this action already.")
    if t.idle_ship(seat) == NO_SHIP:
        return Refusal("ROT-4.2", "All your ships are on the board.")
    return Refusal("ROT-4.6", "Nothing could be loaded, and two ships cannot both be left empty.")


def _load(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    name = MATERIALS[action - do.LOAD]
    if asked == frames.START_CARGO:
        return Refusal("ROT-2.9", f"No {name} is left on the market.")
    if t.stock[seat * 4 + action - do.LOAD] < 1:
        rule = "ROT-11.19" if asked == frames.SEA_LOAD_WHAT else "ROT-4.3"
        return Refusal(rule, f"You have no {name} in stock.")
    return Refusal("ROT-4.4", "No ship placed in this action is empty.")


def _free(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    material = action - do.FREE
    if t.detail(1):
        return Refusal("ROT-4.7", "You have had your free unit in this action.")
    if t.market[material] == 0:
        return Refusal("ROT-4.7", f"No {MATERIALS[material]} is left on the market.")
    if t.raw_price(material) > ship_owner.lowest_price(t):
        return Refusal(
            "ROT-4.7",
            f"A unit of {MATERIALS[material]} costs {t.raw_price(material)}, which is not the lowest price.",
        )
    return Refusal("ROT-4.13", "Your stock is full, and no ship of this action is empty.")


def _raw(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    trades = t.detail(2)
    if action < do.SELL_RAW:
        material = action - do.BUY_RAW
        name = MATERIALS[material]
        if t.market[material] == 0:
            return Refusal("ROT-4.8", f"No {name} is left on the market.")
        if trades >> (4 + material) & 1:
            return Refusal("ROT-4.10", f"You have sold {name} in this action.")
        if t.money[seat] < t.raw_price(material):
            price = t.raw_price(material)
            return Refusal("ROT-4.8", f"A unit of {name} costs {price} million; you have {t.money[seat]}.")
        return Refusal("ROT-4.13", "Your stock is full, and no ship of this action is empty.")
    material = action - do.SELL_RAW
    name = MATERIALS[material]
    if t.stock[seat * 4 + material] < 1:
        return Refusal("ROT-4.9", f"You have no {name} in stock.")
    if trades >> material & 1:
        return Refusal("ROT-4.10", f"You have bought {name} in this action.")
    return Refusal("ROT-4.6", "Two ships lie empty: one of them is to be loaded first.")


def _stock(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    if asked == frames.STOW and t.has_stock_room(seat):
        return Refusal("ROT-4.6", "Two ships lie empty: one of them is to be loaded first.")
    return Refusal("ROT-4.12", "Your stock has three units already.")


def _colour(t: Rotterdam, asked: int, hue: int) -> Refusal:
    colour = CHANNELS[hue]
    if t.fog[hue]:
        return Refusal(
            "ROT-11.11" if asked == frames.PILOT_COLOUR else "ROT-5.2", f"Fog lies on the {colour} channels."
        )
    return Refusal("ROT-11.4", f"None of your ships could move through a {colour} channel.")


def _sail(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    chart = t.chart
    end = action - int(do.sail(chart, 0))
    ship, start = t.detail(0), t.where[t.detail(0)]
    name = chart.names[end]
    if asked == frames.EBB_WHERE:
        runs = [i for i in range(chart.back_start[start], chart.back_start[start + 1]) if chart.back_from[i] == end]
        if not runs:
            return Refusal("ROT-11.9", f"No channel leads from {name} to where the ship lies.")
        if t.berth[end] != NO_SHIP:
            return Refusal("ROT-11.9", f"Another ship lies at {name}.")
        return Refusal("ROT-11.11", f"Fog lies on the channel from {name}.")
    hues = [hue for hue in range(5) if end in (chart.first[start * 5 + hue], chart.second[start * 5 + hue])]
    if asked == frames.TUG_WHERE:
        if not hues:
            return Refusal("ROT-11.6", f"No channel leads from the ship to {name}.")
        if not cards.is_free(t, end):
            return Refusal("ROT-11.6", f"Another ship lies at {name}.")
        return Refusal("ROT-11.11", f"Fog lies on the channel to {name}.")
    if t.detail(1) not in hues:
        return Refusal("ROT-5.8", f"No {CHANNELS[t.detail(1)]} channel leads from ship {ship % FLEET + 1} to {name}.")
    if end < chart.waters:
        return Refusal("ROT-5.7", f"Another ship lies at {name}.")
    return Refusal("ROT-5.12", f"You have no money for the bonus in {name}.")


def _ship(t: Rotterdam, seat: int, asked: int, position: int) -> Refusal:
    name = t.chart.names[position]
    ship = t.berth[position]
    if ship == NO_SHIP:
        return Refusal("ROT-14.10", f"No ship lies at {name}.")
    own = ship // FLEET == seat
    empty = t.cargo[ship] == NO_CARGO
    if asked in (frames.STOW, frames.LOAD_ON):
        if empty and own:
            return Refusal("ROT-4.4", f"The ship at {name} was not placed in this action.")
        return Refusal("ROT-4.3", f"The ship at {name} " + ("has cargo." if own else "is not yours."))
    if asked == frames.MOVE_WHICH:
        if not own:
            return Refusal("ROT-5.5", f"The ship at {name} is not yours.")
        hue = t.detail(0)
        if t.chart.first[position * HUES + hue] == NOWHERE:
            return Refusal("ROT-5.3", f"The ship at {name} does not lie before a {CHANNELS[hue]} channel.")
        return Refusal("ROT-5.6", f"The ship at {name} has had its chance.")
    if asked in (frames.SMUGGLE_WHERE, frames.SEA_LOAD_WHERE):
        rule = "ROT-11.14" if asked == frames.SMUGGLE_WHERE else "ROT-11.19"
        return Refusal(rule, f"The ship at {name} " + ("has cargo." if own else "is not yours."))
    if asked == frames.TUG_WHICH:
        return Refusal("ROT-11.6", f"The ship at {name} " + ("has no way ahead." if own else "is not yours."))
    if asked == frames.EBB_WHICH:
        return Refusal("ROT-11.9", f"The ship at {name} has no free way back.")
    if asked == frames.SMUGGLE_WHAT:
        return Refusal("ROT-11.14", f"The ship at {name} " + ("is yours." if own else "is empty."))
    if asked == frames.POLICE_WHICH:
        return Refusal("ROT-11.15", f"The ship at {name} is empty.")
    if asked == frames.SWAP_SECOND:
        if ship == t.detail(0):
            return Refusal("ROT-11.12", "A ship cannot change places with itself.")
        return Refusal("ROT-11.4", f"The ship at {name} is like the other, so nothing would change.")
    return Refusal("ROT-11.13", f"With the ship at {name} nothing would be exchanged.")


def _trade(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    bought, sold = int(t.detail(0)), int(t.detail(1))
    buying = action < do.SELL
    product = action - (do.BUY if buying else do.SELL)
    name = PRODUCTS[product]
    if (sold if buying else bought) >> product & 1:
        return Refusal("ROT-8.8", f"You have {'sold' if buying else 'bought'} {name} in this turn.")
    if not (bought if buying else sold) >> product & 1 and (bought | sold).bit_count() >= 3:
        return Refusal("ROT-8.1", "You have made three transactions.")
    if not buying:
        return Refusal("ROT-8.2", f"You have no {name}.")
    if t.money[seat] < t.price(product):
        return Refusal("ROT-8.11", f"A card of {name} costs {t.price(product)} million; you have {t.money[seat]}.")
    return Refusal("ROT-8.10", f"Everybody knows that there is no {name} in the stack of {HARBOURS[product // 2]}.")


def _factory(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    owner, port = action - do.FACTORY, t.detail(1)
    if owner >= t.seats:
        return Refusal("ROT-1.1", "That player is not at the table.")
    if t.factories_of(owner, port) == 0:
        return Refusal("ROT-7.5", f"That player has no factory in {HARBOURS[port]}.")
    return Refusal("ROT-7.7", f"Every factory of that player in {HARBOURS[port]} has worked already.")


def _bid(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    return Refusal("ROT-13.3", f"The bid stands at {t.detail(0)}, and you have {t.money[seat]} million.")


def _done(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    if asked == frames.COLOUR:
        return Refusal("ROT-5.1", "The Captain names two colours.")
    return Refusal("ROT-4.5", "Two ships lie empty, and only one of them may be left so.")


_REFUSALS: dict[str, Callable[[Rotterdam, int, int, int], Refusal]] = {
    "worker": _worker,
    "agent": _worker,
    "place": _place,
    "load": _load,
    "free": _free,
    "raw": _raw,
    "stock": _stock,
    "sail": _sail,
    "trade": _trade,
    "take": take_refusal,
    "demand": demand_refusal,
    "from": from_refusal,
    "give": give_refusal,
    "factory": _factory,
    "bid": _bid,
    "done": _done,
}
