"""Why not: the rule against each action that is not legal now."""

from collections.abc import Callable
from typing import cast

from roadstead.games.rotterdam import actions as do
from roadstead.games.rotterdam.data import (
    CARDS,
    CASHIER,
    CHANNELS,
    CHARACTERS,
    FACTORIES,
    FLEET,
    HARBOURS,
    MANUFACTURER,
    MATERIALS,
    NO_CARGO,
    NO_JOB,
    PRODUCTS,
    SHIPPING_AGENT,
)
from roadstead.games.rotterdam.rules import cards, frames, planning, ship_owner
from roadstead.games.rotterdam.state import NO_SHIP, NOBODY, Rotterdam
from roadstead.kernel import bits
from roadstead.kernel.errors import Refusal
from roadstead.kernel.state import State

# For each question the kinds of actions that answer it, and what is to be done now.
ANSWERS: dict[int, tuple[tuple[str, ...], str]] = {
    frames.START_SHIP: (("place", "no ship"), "A first ship may be placed now"),
    frames.START_CARGO: (("load", "empty"), "The first ship may be loaded now"),
    frames.BID: (("bid",), "The pawn is being auctioned"),
    frames.WORKER: (("worker", "agent", "play"), "A dock worker is to be placed now"),
    frames.CARDS_AFTER: (("play", "done"), "Only shipping cards may be played now, or the turn ended"),
    frames.OWNER: (("place", "load", "free", "raw", "done"), "The Ship owner is being played"),
    frames.STOW: (("stock", "ship"), "The unit is to be stowed first"),
    frames.LOAD_ON: (("ship",), "The ship to be loaded is to be chosen now"),
    frames.COLOUR: (("colour", "play", "done"), "A channel colour is to be named now"),
    frames.MOVE_WHICH: (("ship",), "The ship to move next is to be chosen now"),
    frames.MOVE_WHERE: (("sail",), "A channel is to be chosen now"),
    frames.TAKE_CARD: (("take",), "A shipping card may be taken now"),
    frames.NAME_FACTORY: (("factory",), "A factory is to be named now"),
    frames.TRADE: (("trade", "done"), "The Trader is being played"),
    frames.TUG_WHICH: (("ship",), "The ship for the tugboat is to be chosen now"),
    frames.TUG_WHERE: (("sail",), "The tugboat's way is to be chosen now"),
    frames.PILOT_COLOUR: (("colour",), "The pilot's colour is to be named now"),
    frames.EBB_WHICH: (("ship",), "The ship for the ebb tide is to be chosen now"),
    frames.EBB_WHERE: (("sail",), "The way of the ebb tide is to be chosen now"),
    frames.FOG_COLOUR: (("colour",), "The colour in fog is to be named now"),
    frames.SWAP_FIRST: (("ship",), "A ship is to be chosen now"),
    frames.SWAP_SECOND: (("ship",), "A second ship is to be chosen now"),
    frames.SHIFT_FIRST: (("ship",), "A ship is to be chosen now"),
    frames.SHIFT_SECOND: (("ship",), "A second ship is to be chosen now"),
    frames.SMUGGLE_WHAT: (("ship",), "The smugglers' prey is to be chosen now"),
    frames.SMUGGLE_WHERE: (("stock", "ship"), "The smuggled unit is to be stowed now"),
    frames.POLICE_WHICH: (("ship",), "The ship for the police is to be chosen now"),
    frames.BARTER_WHAT: (("demand",), "The product to demand is to be named now"),
    frames.BARTER_WHOM: (("from",), "A player is to be named now"),
    frames.BARTER_GIVE: (("give",), "A product is to be given in return now"),
    frames.SEA_LOAD_WHAT: (("load",), "The unit to load is to be chosen now"),
    frames.SEA_LOAD_WHERE: (("ship",), "The ship to load is to be chosen now"),
}


def refusal(view: State, seat: int, action: int) -> Refusal:
    """Told from what the seat sees; called only for actions that are not legal."""
    t = cast(Rotterdam, view)
    asked = int(t.asked())
    kinds, now = ANSWERS[asked]
    kind = t.game.actions.kind(action)
    if kind not in kinds:
        return Refusal("ROT-14.10", f"{now}: {t.game.actions.text(action)!r} is no answer to that.")
    if kind == "play":
        return _card(t, seat, action - do.PLAY)
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
    chart = t.chart()
    wanted = [chart.job_product[job * 3 + i] for i in range(chart.job_size[job])]
    missing = [PRODUCTS[product] for product in wanted if t.hand[seat * 8 + product] < 1]
    return Refusal("ROT-3.5", f"You cannot complete that assignment: you have no {' and no '.join(missing)}.")


def _factory_site(t: Rotterdam, seat: int, port: int) -> Refusal:
    chart = t.chart()
    site = t.sites_built(port)
    if t.built >> seat & 1:
        return Refusal("ROT-3.4", "You have played the Manufacturer in this round already.")
    if t.factories(seat) >= FACTORIES:
        return Refusal("ROT-10.3", f"All {FACTORIES} of your factories are built.")
    if site >= chart.sites[port]:
        return Refusal("ROT-10.4", f"{HARBOURS[port]} has no free factory site.")
    price = chart.site_price[port * 4 + site]
    return Refusal("ROT-3.5", f"The next site in {HARBOURS[port]} costs {price} million; you have {t.money[seat]}.")


def _card(t: Rotterdam, seat: int, kind: int) -> Refusal:
    if t.asked() == frames.COLOUR and t.detail(0) == 0:
        return Refusal("ROT-11.1", "Cards are played before the worker, between the Captain's colours, or at the end.")
    if kind not in list(t.card)[seat * 3 : seat * 3 + 3]:
        return Refusal("ROT-11.1", f"You have no {CARDS[kind]} in hand.")
    return Refusal("ROT-11.4", f"There is nothing that {CARDS[kind]} could do now.")


def _place(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    position = action - do.PLACE
    if t.berth[position] != NO_SHIP:
        return Refusal("ROT-1.3", f"A ship lies at {t.chart().names[position]} already.")
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
            "ROT-4.7", f"{MATERIALS[material]} costs {t.raw_price(material)}, which is not the lowest price."
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
            return Refusal("ROT-4.8", f"{name} costs {t.raw_price(material)} million; you have {t.money[seat]}.")
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
    chart = t.chart()
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
    return Refusal("ROT-5.8", f"No {CHANNELS[t.detail(1)]} channel leads from ship {ship % FLEET + 1} to {name}.")


def _ship(t: Rotterdam, seat: int, asked: int, position: int) -> Refusal:
    name = t.chart().names[position]
    ship = t.berth[position]
    if ship == NO_SHIP:
        return Refusal("ROT-14.10", f"No ship lies at {name}.")
    own = ship // FLEET == seat
    empty = t.cargo[ship] == NO_CARGO
    if asked in (frames.STOW, frames.LOAD_ON):
        if empty and own:
            return Refusal("ROT-4.4", f"The ship at {name} was not placed in this action.")
        return Refusal("ROT-4.3", f"The ship at {name} is not an empty one of yours.")
    if asked == frames.MOVE_WHICH:
        return Refusal("ROT-5.5", f"The ship at {name} is not one of yours that is still to move.")
    if asked in (frames.SMUGGLE_WHERE, frames.SEA_LOAD_WHERE):
        rule = "ROT-11.14" if asked == frames.SMUGGLE_WHERE else "ROT-11.19"
        return Refusal(rule, f"The ship at {name} is not an empty one of yours.")
    if asked == frames.TUG_WHICH:
        return Refusal("ROT-11.6", f"The ship at {name} " + ("has no way ahead." if own else "is not yours."))
    if asked == frames.EBB_WHICH:
        return Refusal("ROT-11.9", f"The ship at {name} has no free way back.")
    if asked == frames.SMUGGLE_WHAT:
        return Refusal("ROT-11.14", f"The ship at {name} " + ("is yours." if own else "is empty."))
    if asked == frames.POLICE_WHICH:
        return Refusal("ROT-11.15", f"The ship at {name} is empty.")
    if asked == frames.SWAP_SECOND:
        return Refusal("ROT-11.12", "A ship cannot change places with itself.")
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
        return Refusal("ROT-8.11", f"{name} costs {t.price(product)} million; you have {t.money[seat]}.")
    return Refusal("ROT-8.10", f"Everybody knows that there is no {name} in the stack of {HARBOURS[product // 2]}.")


def _take(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    if action == do.DRAW:
        return Refusal("ROT-6.7", "There is no card left to draw.")
    return Refusal("ROT-6.1", f"{CARDS[action - do.TAKE]} does not lie open.")


def _demand(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    product = action - do.DEMAND
    if not cards.has_class(t, seat, product):
        return Refusal("ROT-11.18", f"You have no card of the price class of {PRODUCTS[product]} to give for it.")
    return Refusal("ROT-11.18", f"Everybody knows that nobody else has {PRODUCTS[product]}.")


def _from(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    other = action - do.FROM
    if other == seat:
        return Refusal("ROT-11.16", "You cannot barter with yourself.")
    if other >= t.seats:
        return Refusal("ROT-1.1", "That player is not at the table.")
    return Refusal("ROT-11.18", f"Everybody knows that this player has no {PRODUCTS[t.detail(0)]}.")


def _give(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    gift, product = action - do.GIVE, t.detail(0)
    chart = t.chart()
    if chart.price_class[gift // 2] != chart.price_class[product // 2]:
        return Refusal("ROT-11.16", f"{PRODUCTS[gift]} is not of the price class of {PRODUCTS[product]}.")
    return Refusal(
        "ROT-11.16",
        f"You have no {PRODUCTS[gift]} but what you were just given."
        if gift == product
        else f"You have no {PRODUCTS[gift]}.",
    )


def _factory(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    owner, port = action - do.FACTORY, t.detail(1)
    if owner >= t.seats:
        return Refusal("ROT-1.1", "That player is not at the table.")
    if t.factories_of(owner, port) == 0:
        return Refusal("ROT-7.5", f"That player has no factory in {HARBOURS[port]}.")
    return Refusal("ROT-7.7", f"Every factory of that player in {HARBOURS[port]} has worked already.")


def _bid(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    return Refusal("ROT-13.3", f"The bid stands at {t.detail(0)}; you have only {t.money[seat]} million.")


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
    "take": _take,
    "demand": _demand,
    "from": _from,
    "give": _give,
    "factory": _factory,
    "bid": _bid,
    "done": _done,
}
