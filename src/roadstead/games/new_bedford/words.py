"""What is said at New Bedford's table: questions, the table in words, the score.  Labels, log and refusals are next door."""

from collections.abc import Sequence
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.new_bedford import scoring
from roadstead.games.new_bedford.data import (
    ASHORE,
    BOARD,
    BRICK,
    BUILDING_NAMES,
    COST,
    DOCK,
    FOOD,
    GOODS,
    GOODS_WORTH,
    KINDS,
    MONEY,
    PUBLISHED_COSTS,
    RETURN,
    SAILS,
    SPACE_NAMES,
    TILES,
    WHALES,
    WOOD,
)
from roadstead.games.new_bedford.labels import does, label
from roadstead.games.new_bedford.log_words import line
from roadstead.games.new_bedford.refusals import refusal
from roadstead.games.new_bedford.rules import frames, returning
from roadstead.games.new_bedford.saying import counted, listed, tokens_of
from roadstead.games.new_bedford.state import HOME, NOBODY, NewBedford
from roadstead.kernel.state import State
from roadstead.kernel.words import Row, Said, Sheet, joined

__all__ = ["breakdown", "label", "line", "prompt", "refusal", "sheets", "waiting"]

Names = Sequence[str]
RANKS = ("1st", "2nd", "3rd")


def ship_place(t: NewBedford, ship: int) -> str:
    """Where a ship is, in a few words."""
    place = t.place[ship]
    if place == ASHORE:
        return "on the player board"
    if place == DOCK:
        return "on the dock"
    if place == RETURN:
        return "at RETURN"
    return f"{track_name(t, place)}, {RANKS[t.rank[ship]]}"


def track_name(t: NewBedford, place: int) -> str:
    price = place - t.inshore
    return f"the {price}-food space" if price > 0 else "the inshore space"


# The question


HOW_MUCH = ("much food", "much wood", "many bricks")


def prompt(view: State, seat: int, names: Names) -> Said:
    """What this seat is asked."""
    t = cast(NewBedford, view)
    kind, a, b = t.asked(), t.detail(0), t.detail(1)
    if kind == frames.START:
        return Said(_start_prompt(a, b), "NB-2.2")
    if kind == frames.PLACE:
        if b:
            return Said(f"The Inn: where do you place your {'second' if a else 'first'} worker again?", "NB-6.26")
        return Said(f"Round {t.round}: where do you place your {'second' if a else 'first'} worker?", "NB-3.1")
    if kind == frames.NEED:
        return Said(f"What do you buy for $3 so that you can use the {SPACE_NAMES[a]}?", "NB-4.5")
    if kind == frames.EXTRA:
        return Said("You are first at the Warehouse. Which good do you take besides?", "NB-5.3")
    if kind == frames.SELL:
        more = "What else" if b else "What"
        return Said(f"{more} do you sell at the {SPACE_NAMES[a]}?", "NB-5.4" if a < BOARD else "NB-5.6")
    if kind == frames.BUILD:
        less = f", paying {counted(b, 'good')} less" if b else ""
        return Said(f"What do you build{less}?", "NB-5.7" if a < BOARD else "NB-6.24")
    if kind == frames.LESS:
        rule = "NB-5.8" if t.detail(3) < BOARD else "NB-6.24"
        return Said(f"What do you pay one less of for the {BUILDING_NAMES[a]}?", rule)
    if kind == frames.PREPARE:
        return Said(f"Which ship do you prepare, for {2 - a} wood?", "NB-7.1")
    if kind == frames.LAUNCH:
        return Said("Which ship do you launch, and how far?", "NB-7.3" if a < BOARD else "NB-7.6")
    if kind == frames.OUTWARD:
        return Said("Which ship does Clark's Point Light guide farther out?", "NB-6.11")
    if kind == frames.COUNT:
        return Said("For which ship does the Cooperage pay you?", "NB-6.23")
    if kind == frames.CLEAR:
        return Said("How many Empty Sea tokens do you remove?", "NB-6.14")
    if kind == frames.TRY_OUT:
        return Said("How many Right Whales does the Tryworks bring home, and from which ship?", "NB-6.22")
    if kind == frames.COME_HOME:
        return _home_prompt(t, a)
    if kind == frames.OFFER:
        return Said(f"{names[a]} has sold {_tokens(t.batch, 0)}. Do you buy one?", "NB-8.10")
    ship = f"your {SAILS[a % 2]} ship"
    return Said(f"Which whale does {ship} on {track_name(t, t.place[a])} take?", "NB-9.5")


def _start_prompt(good: int, left: int) -> str:
    """NB-2.3: bricks first, then food, then wood; what they cost, and what is left for it."""
    still = {BRICK: (BRICK, FOOD, WOOD), FOOD: (FOOD, WOOD), WOOD: (WOOD,)}[good]
    prices = joined(f"{GOODS[kind]} ${GOODS_WORTH[kind]}" for kind in still)
    budget = f"You start with ${left} for goods" if good == BRICK else f"You have ${left} left for goods"
    each = " each" if len(still) > 1 else ""
    return f"{budget}: {prices}{each}. The rest stays money. How {HOW_MUCH[good]} do you take?"


def _home_prompt(t: NewBedford, ship: int) -> Said:
    aboard, due = _tokens(t.hold, ship), returning.lays(t, ship)
    free = returning.free_aboard(t, ship)
    gratis = f" ({counted(free, 'Right Whale')} free)" if free else ""
    sold = f", besides {_tokens(t.batch, 0)} sold" if returning.on_offer(t) else ""
    words = f"Your {SAILS[ship % 2]} ship is home with {aboard}{sold}. Keeping it all costs ${due}{gratis}. What do you sell?"
    return Said(words, "NB-8.9")


def waiting(view: State, names: Names) -> str:
    """What the table is waiting for."""
    t = cast(NewBedford, view)
    if t.over:
        return "The game is over."
    who = joined(names[seat] for seat in t.actors())
    what = {
        frames.START: "to choose starting goods",
        frames.PLACE: "to place a worker",
        frames.NEED: "to buy food or wood",
        frames.EXTRA: "to take a good at the Warehouse",
        frames.SELL: "to sell goods",
        frames.BUILD: "to choose a building",
        frames.LESS: "to choose what to pay less of",
        frames.PREPARE: "to prepare a ship",
        frames.LAUNCH: "to launch a ship",
        frames.OUTWARD: "to move a ship out",
        frames.COUNT: "to choose a ship for the Cooperage",
        frames.CLEAR: "to remove Empty Sea",
        frames.TRY_OUT: "to bring Right Whales home",
        frames.COME_HOME: "to pay for whales or sell them",
        frames.OFFER: "to buy a whale or pass",
        frames.HUNT: "to choose a whale",
    }[t.asked()]
    return f"Waiting for {who} {what}."


def _tokens(row: vec[i64], which: int) -> str:
    return tokens_of([int(row[which * WHALES + whale]) for whale in range(WHALES)])


# The table in words


def sheets(view: State, names: Names) -> list[Sheet]:
    """The round, the players, the ships, the town and what can still be built."""
    t = cast(NewBedford, view)
    return [_head(t, names), _players(t, names), _ships(t, names), _town(t, names), _to_build(t)]


def _head(t: NewBedford, names: Names) -> Sheet:
    stage = f"{t.round} of 12" + (", ships coming home" if t.homeward else "")
    sea = tokens_of([int(count) for count in t.sea])
    bag = tokens_of([int(count) for count in t.bag])
    return Sheet(
        "New Bedford", ("round", "first player", "lying out", "in the bag"), [Row((stage, names[t.first], sea, bag))]
    )


def _players(t: NewBedford, names: Names) -> Sheet:
    sheet = Sheet("Players", ("player", "money", "food", "wood", "brick", "whales", "workers", "points now"))
    for seat in range(t.seats):
        workers = [
            "at home" if t.worker[seat * 2 + i] == HOME else SPACE_NAMES[t.worker[seat * 2 + i]] for i in range(2)
        ]
        at = "both at home" if workers == ["at home"] * 2 else ", ".join(workers)
        goods = [str(t.has(seat, kind)) for kind in range(3)]
        whales = _tokens(t.whales, seat)
        cells = (names[seat], f"${t.has(seat, MONEY)}", *goods, whales, at, str(scoring.score(t, seat)))
        sheet.rows.append(Row(cells, seat))
    return sheet


def _ships(t: NewBedford, names: Names) -> Sheet:
    sheet = Sheet("Ships", ("player", "sail", "where", "in the hold"))
    for ship in range(2 * t.seats):
        cells = (names[ship // 2], SAILS[ship % 2], ship_place(t, ship), _tokens(t.hold, ship))
        sheet.rows.append(Row(cells, ship // 2))
    return sheet


def _town(t: NewBedford, names: Names) -> Sheet:
    sheet = Sheet("Built", ("building", "owner", "does", "used by"))
    for tile in range(TILES):
        if t.owner[tile] < t.seats:
            visitor = t.visitor(tile)
            user = "" if visitor == NOBODY else names[visitor]
            owner = t.owner[tile]
            sheet.rows.append(Row((BUILDING_NAMES[tile], names[owner], does(t, BOARD + tile), user), owner))
    return sheet


def _to_build(t: NewBedford) -> Sheet:
    sheet = Sheet("To be built", ("building", "cost", "does"))
    for tile in range(TILES):
        if t.owner[tile] == NOBODY:
            sheet.rows.append(Row((BUILDING_NAMES[tile], cost_words(t, tile), does(t, BOARD + tile))))
    return sheet


def cost_words(t: NewBedford, tile: int) -> str:
    at = tile * KINDS + (PUBLISHED_COSTS if t.published else 0)
    return listed([int(COST[at + kind]) for kind in range(KINDS)])


def breakdown(view: State, names: Names) -> Sheet:
    """NB-11.1 to NB-11.6: where each seat's points come from."""
    t = cast(NewBedford, view)
    columns = ("player", "whales (NB-11.1)", "buildings (NB-11.2)", "bonus (NB-11.3)", "money (NB-11.6)", "total")
    sheet = Sheet("Score", (*columns, "whale tokens", "money"))
    for seat in range(t.seats):
        cells = (
            names[seat],
            str(scoring.whale_points(t, seat)),
            str(t.buildings(seat)),
            str(scoring.bonus_points(t, seat)),
            str(scoring.money_points(t, seat)),
            str(scoring.score(t, seat)),
            str(scoring.tokens(t, seat)),
            f"${t.has(seat, MONEY)}",
        )
        sheet.rows.append(Row(cells, seat))
    return sheet
