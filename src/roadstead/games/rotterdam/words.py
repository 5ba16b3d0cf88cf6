"""What is said at Rotterdam's table: questions, choices and the score.  The log and the refusals are next door."""

from collections.abc import Callable, Sequence
from typing import cast

from roadstead.games.rotterdam import actions as do
from roadstead.games.rotterdam.channel_words import moves_words
from roadstead.games.rotterdam.data import (
    CARDS,
    CASHIER_FIELDS,
    CHANNELS,
    CHARACTERS,
    FLEET,
    HAND_LIMIT,
    HARBOURS,
    MATERIALS,
    NO_CARGO,
    NO_JOB,
    PRODUCTS,
    SHIPPING_AGENT,
    Chart,
)
from roadstead.games.rotterdam.log_words import ONE_UNIT, line
from roadstead.games.rotterdam.refusals import refusal
from roadstead.games.rotterdam.rules import frames
from roadstead.games.rotterdam.sheet_words import breakdown, sheets
from roadstead.games.rotterdam.state import NO_SHIP, NOBODY, Rotterdam
from roadstead.kernel.state import State
from roadstead.kernel.words import Said, joined

__all__ = ["breakdown", "label", "line", "prompt", "refusal", "sheets", "waiting"]

Names = Sequence[str]

CHARACTER_RULES = ("ROT-4.1", "ROT-5.1", "ROT-6.1", "ROT-7.1", "ROT-8.1")
CHARACTER_WORDS = (
    "place and load ships, take a free unit, trade raw materials",
    "name two channel colours",
    "take shipping cards",
    "unload every ship in a harbour",
    "buy and sell products",
)
CARD_RULES = (
    "ROT-11.6",
    "ROT-11.7",
    "ROT-11.9",
    "ROT-11.10",
    "ROT-11.12",
    "ROT-11.13",
    "ROT-11.14",
    "ROT-11.15",
    "ROT-11.16",
    "ROT-11.19",
)
CARD_WORDS = (
    "one of your ships moves one position forward",
    "name a colour for your own ships alone",
    "any ship on the river moves back one position",
    "nobody uses a colour until your next turn",
    "two ships exchange their places",
    "two ships exchange their cargo",
    "take the cargo of another player's ship",
    "a ship's cargo goes back to the market",
    "demand a product of another player",
    "load a unit from your stock on a ship of yours that is under way",
)

# What each question is about: the words, the rule, and what the others are told to wait for.
ASKED: dict[int, tuple[str, str, str]] = {
    frames.START_SHIP: ("Where does your first ship start, if you place one?", "ROT-2.8", "to place a first ship"),
    frames.START_CARGO: ("What does it carry? The unit is free.", "ROT-2.9", "to load the first ship"),
    frames.BID: ("", "ROT-13.3", "to bid for the Harbour Master's pawn"),
    frames.WORKER: ("Where do you put your dock worker?", "ROT-3.2", "to place a dock worker"),
    frames.CARDS_AFTER: ("Do you play a shipping card before your turn ends?", "ROT-11.1", "to end the turn"),
    frames.OWNER: ("", "ROT-4.1", "to play the Ship owner"),
    frames.STOW: ("", "ROT-4.13", "to stow a unit"),
    frames.LOAD_ON: ("", "ROT-4.3", "to load a ship"),
    frames.COLOUR: ("", "ROT-5.1", "to name a channel colour"),
    frames.MOVE_WHICH: ("", "ROT-5.5", "to move their ships in order"),
    frames.MOVE_WHERE: ("", "ROT-5.8", "to choose a channel"),
    frames.TAKE_CARD: ("", "ROT-6.1", "to take a shipping card"),
    frames.NAME_FACTORY: ("", "ROT-7.5", "to name a factory"),
    frames.TRADE: ("", "ROT-8.1", "to trade products"),
    frames.TUG_WHICH: ("Which of your ships does the tugboat pull?", "ROT-11.6", "to send a tugboat"),
    frames.TUG_WHERE: ("Where does the tugboat pull the ship?", "ROT-11.6", "to send a tugboat"),
    frames.PILOT_COLOUR: ("Which colour do your ships follow the pilot on?", "ROT-11.7", "to send a pilot"),
    frames.EBB_WHICH: ("Which ship does the ebb tide take back?", "ROT-11.9", "to play ebb tide"),
    frames.EBB_WHERE: ("Where does the ebb tide take it?", "ROT-11.9", "to play ebb tide"),
    frames.FOG_COLOUR: ("Over which colour does the fog come down?", "ROT-11.10", "to bring fog"),
    frames.SWAP_FIRST: ("Which ship changes its place?", "ROT-11.12", "to direct traffic"),
    frames.SWAP_SECOND: ("With which ship does it change places?", "ROT-11.12", "to direct traffic"),
    frames.SHIFT_FIRST: ("Which ship exchanges its cargo?", "ROT-11.13", "to transship cargo"),
    frames.SHIFT_SECOND: ("With which ship does it exchange cargo?", "ROT-11.13", "to transship cargo"),
    frames.SMUGGLE_WHAT: ("Whose cargo do the smugglers take?", "ROT-11.14", "to send smugglers"),
    frames.SMUGGLE_WHERE: ("Where do the smugglers bring it?", "ROT-11.14", "to send smugglers"),
    frames.POLICE_WHICH: ("Which ship's cargo do the police seize?", "ROT-11.15", "to call the harbour police"),
    frames.BARTER_WHAT: ("Which product do you demand?", "ROT-11.16", "to barter"),
    frames.BARTER_WHOM: ("", "ROT-11.16", "to barter"),
    frames.BARTER_GIVE: ("", "ROT-11.16", "to give a product in return"),
    frames.SEA_LOAD_WHAT: ("Which unit do you load at sea?", "ROT-11.19", "to load at sea"),
    frames.SEA_LOAD_WHERE: ("Which ship takes it on board?", "ROT-11.19", "to load at sea"),
}


def prompt(view: State, seat: int, names: Names) -> Said:
    """What this seat is asked."""
    t = cast(Rotterdam, view)
    kind = int(t.asked())
    words, rule, _ = ASKED[kind]
    return Said(words or _PROMPTS[kind](t, names), rule)


def _bid_prompt(t: Rotterdam, names: Names) -> str:
    if t.detail(1) == NOBODY:
        return "The Harbour Master's pawn is up for auction. What do you bid?"
    return f"{names[t.detail(1)]} bids {t.detail(0)} for the Harbour Master's pawn. Do you go higher?"


def _owner_prompt(t: Rotterdam, names: Names) -> str:
    placed = int(t.detail(0))
    empty = [at for at in range(4) if placed >> at & 1 and t.cargo[t.berth[at]] == NO_CARGO]
    if len(empty) > 1:
        return "Two ships lie empty: load one of them."
    return (
        "You are the Ship owner. What next?" if placed or t.detail(1) or t.detail(2) else "What does the Ship owner do?"
    )


def _take_prompt(t: Rotterdam, names: Names) -> str:
    if t.cards_held(t.actor()) == HAND_LIMIT:
        return "Your hand is full. Do you play a shipping card to make room for another?"
    return "You may take a shipping card" + (f", and {t.detail(1) - 1} more after it." if t.detail(1) > 1 else ".")


_PROMPTS: dict[int, Callable[[Rotterdam, Names], str]] = {
    frames.BID: _bid_prompt,
    frames.OWNER: _owner_prompt,
    frames.STOW: lambda t, n: f"Where does the unit of {MATERIALS[t.detail(3) & 3]} go?",
    frames.LOAD_ON: lambda t, n: f"Which ship is loaded with {ONE_UNIT[t.detail(3)]}?",
    frames.COLOUR: lambda t, n: (
        "Which colour do you name second?" if t.detail(0) else "You are the Captain. Which channel colour do you name?"
    ),
    frames.MOVE_WHICH: lambda t, n: f"{CHANNELS[t.detail(0)].title()} is open. Which of your ships moves next?",
    frames.MOVE_WHERE: lambda t, n: (
        f"Your ship at {place_name(t.chart, t.where[t.detail(0)])} is before two {CHANNELS[t.detail(1)]} channels. "
        "Which one does it take?"
    ),
    frames.TAKE_CARD: _take_prompt,
    frames.NAME_FACTORY: lambda t, n: (
        f"Whose factory processes the {MATERIALS[t.detail(1)]} of {n[t.detail(0) // FLEET]} in {HARBOURS[t.detail(1)]}?"
    ),
    frames.TRADE: lambda t, n: (
        f"What do you trade? {3 - (int(t.detail(0)) | int(t.detail(1))).bit_count()} of three transactions are left."
    ),
    frames.BARTER_WHOM: lambda t, n: f"Of whom do you demand {PRODUCTS[t.detail(0)]}?",
    frames.BARTER_GIVE: lambda t, n: f"Which card does {n[t.detail(1)]} get for the {PRODUCTS[t.detail(0)]}?",
}


def waiting(view: State, names: Names) -> str:
    """What the table is waiting for."""
    t = cast(Rotterdam, view)
    if t.over:
        return "The game is over."
    who = joined(names[seat] for seat in t.actors())
    return f"Waiting for {who} {ASKED[int(t.asked())][2]}."


def place_name(chart: Chart, position: int) -> str:
    return chart.names[position]


def ship_words(t: Rotterdam, position: int, seat: int, names: Names) -> str:
    """The ship on a position, such as "your ship with oil at Maassluis"."""
    ship = t.berth[position]
    where = place_name(t.chart, position)
    if ship == NO_SHIP:
        return f"a ship at {where}, where there is none"
    owner = ship // FLEET
    whose = "your" if owner == seat else f"{names[owner]}'s"
    cargo = "empty ship" if t.cargo[ship] == NO_CARGO else f"ship with {ONE_UNIT[t.cargo[ship]]}"
    return f"{whose} {cargo} at {where}"


def job_words(chart: Chart, job: int) -> str:
    wanted = [PRODUCTS[chart.job_product[job * 3 + i]] for i in range(chart.job_size[job])]
    return f"{' and '.join(wanted)} for {chart.job_points[job]} points"


# The choices


def label(view: State, seat: int, action: int, names: Names) -> Said:
    """What an action does."""
    t = cast(Rotterdam, view)
    kind = t.game.actions.kind(action)
    if kind in ("worker", "agent"):
        return _worker_label(t, action)
    if kind in ("ship", "sail"):
        return _position_label(t, seat, action, names)
    return _LABELS[kind](t, action, names)


def _worker_label(t: Rotterdam, action: int) -> Said:
    chart = t.chart
    if action < do.AGENT:
        return Said(f"{CHARACTERS[action]}: {CHARACTER_WORDS[action]}", CHARACTER_RULES[action])
    if action < do.CASH:
        place = action - do.AGENT
        job = t.job[place]
        what = "an empty place" if job == NO_JOB else job_words(chart, job)
        return Said(f"{CHARACTERS[SHIPPING_AGENT]}: assignment {place + 1}, {what}", "ROT-9.1")
    if action < do.MANUFACTURE:
        return Said(f"Cashier: collect {CASHIER_FIELDS[action - do.CASH]} million", "ROT-9.4")
    port = action - do.MANUFACTURE
    site = t.sites_built(port)
    price = f"for {chart.site_price[port * 4 + site]} million" if site < chart.sites[port] else "where no site is free"
    return Said(f"Manufacturer: a factory in {HARBOURS[port]} {price}", "ROT-10.1")


def _position_label(t: Rotterdam, seat: int, action: int, names: Names) -> Said:
    chart = t.chart
    rule = ASKED[int(t.asked())][1]
    if action < do.SHIP + chart.waters:
        words = ship_words(t, action - do.SHIP, seat, names)
        return Said(words[0].upper() + words[1:], rule)
    end = action - int(do.sail(chart, 0))
    return Said(f"To {place_name(chart, end)}", rule)


def _raw_price(t: Rotterdam, material: int) -> str:
    return f"for {t.raw_price(material)} million" if t.market[material] else "of which none is left"


def _raw_label(t: Rotterdam, action: int, names: Names) -> Said:
    if action < do.SELL_RAW:
        material = action - do.BUY_RAW
        return Said(f"Buy {ONE_UNIT[material]} {_raw_price(t, material)}", "ROT-4.8")
    material = action - do.SELL_RAW
    away = t.chart.units[material] - t.market[material]
    price = f"for {t.raw_offer(material)} million" if away else "of which none is away"
    return Said(f"Sell {ONE_UNIT[material]} {price}", "ROT-4.9")


def _trade_label(t: Rotterdam, action: int, names: Names) -> Said:
    if action < do.SELL:
        product = action - do.BUY
        return Said(f"Buy {PRODUCTS[product]} for {t.price(product)} million", "ROT-8.3")
    product = action - do.SELL
    return Said(f"Sell {PRODUCTS[product]} for {t.price(product)} million", "ROT-8.2")


def _points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def _take_label(t: Rotterdam, action: int, names: Names) -> Said:
    if action == do.DRAW:
        return Said("Draw the top card of the covered stack", "ROT-6.1")
    if action == do.NO_CARD:
        return Said("Take no card", "ROT-6.3")
    kind = action - do.TAKE
    return Said(f"Take {CARDS[kind]} ({_points(t.chart.card_points[kind])}): {CARD_WORDS[kind]}", "ROT-6.1")


def _seat_name(t: Rotterdam, seat: int, names: Names) -> str:
    return names[seat] if seat < t.seats else "a player who is not there"


def _bid_label(t: Rotterdam, action: int, names: Names) -> Said:
    if action == do.PASS:
        return Said("Pass, and be out of this auction", "ROT-13.4")
    step = action - do.BID + 1
    total = f", {t.detail(0) + step} in all" if t.asked() == frames.BID else ""
    return Said(f"Bid {step} more{total}", "ROT-13.3")


_LABELS: dict[str, Callable[[Rotterdam, int, Names], Said]] = {
    "play": lambda t, a, n: Said(f"Play {CARDS[a - do.PLAY]}: {CARD_WORDS[a - do.PLAY]}", CARD_RULES[a - do.PLAY]),
    "colour": lambda t, a, n: Said(f"Name {CHANNELS[a - do.NAME]}{moves_words(t, a - do.NAME)}", "ROT-5.1"),
    "place": lambda t, a, n: Said(f"Place a ship at {place_name(t.chart, a - do.PLACE)}", "ROT-4.2"),
    "load": lambda t, a, n: Said(f"Load {ONE_UNIT[a - do.LOAD]}", "ROT-4.3"),
    "free": lambda t, a, n: Said(f"Take a free unit of {MATERIALS[a - do.FREE]}", "ROT-4.7"),
    "raw": _raw_label,
    "stock": lambda t, a, n: Said("Into your stock", "ROT-4.13"),
    "trade": _trade_label,
    "demand": lambda t, a, n: Said(f"Demand {PRODUCTS[a - do.DEMAND]}", "ROT-11.16"),
    "give": lambda t, a, n: Said(f"Give {PRODUCTS[a - do.GIVE]}", "ROT-11.16"),
    "from": lambda t, a, n: Said(f"From {_seat_name(t, a - do.FROM, n)}", "ROT-11.16"),
    "factory": lambda t, a, n: Said(f"A factory of {_seat_name(t, a - do.FACTORY, n)}", "ROT-7.5"),
    "take": _take_label,
    "no ship": lambda t, a, n: Said("Place no ship yet", "ROT-2.8"),
    "empty": lambda t, a, n: Said("Leave the ship empty", "ROT-2.9"),
    "bid": _bid_label,
    "done": lambda t, a, n: Said("That is all", ASKED[int(t.asked())][1]),
}
