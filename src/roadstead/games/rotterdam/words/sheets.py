"""The table in words and numbers: harbours, markets, players, ships and the score."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from roadstead.games.rotterdam import data, scoring
from roadstead.games.rotterdam.data import Chart
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.games.rotterdam.words.names import wanted
from roadstead.kernel import bits
from roadstead.kernel.state import UNKNOWN
from roadstead.kernel.string_speech import Names
from roadstead.kernel.words import Cell, Row, Sheet, by_seat_in_strings

ONE = {"containers": "container", "cookies": "cookie"}  # clothes and jam are called the same, however many


def sheets(t: Rotterdam, names: Names) -> list[Sheet]:
    """Everything on the table, as the viewer sees it."""
    found = [_head(t, names), _planning(t, names), _harbours(t, names), _products(t), _assignments(t)]
    found.append(_players(t, names))
    ships = [_ship(t, ship, names) for ship in range(t.seats * data.FLEET) if t.where[ship] != data.NOWHERE]
    if ships:
        found.append(Sheet("Ships", ("owner", "position", "cargo", "channels ahead"), ships))
    if t.viewer >= 0:
        own = Row((products_of(t, t.viewer), cards_of(t, t.viewer)), int(t.viewer))
        found.append(Sheet("Your cards", ("products", "shipping cards"), [own]))
    return found


def _listed(parts: Sequence[str]) -> str:
    return ", ".join(parts) or "none"


def _head(t: Rotterdam, names: Names) -> Sheet:
    cells = (
        str(t.round or "not begun"),
        names[t.master],
        _listed([colour for hue, colour in enumerate(data.CHANNELS) if t.fog[hue]]),
        _listed([data.CARDS[kind] for kind in t.open_card if kind != data.NO_CARD]),
        f"{t.piled} covered, {sum(t.discard)} discarded",
    )
    columns = ("round", "Harbour Master", "fog", "open shipping cards", "shipping stack")
    return Sheet("Rotterdam", columns, [Row(cells)])


def _planning(t: Rotterdam, names: Names) -> Sheet:
    columns = range(int(t.columns()))
    sheet = Sheet("Harbour planning", ("character", *[f"field {column + 1}" for column in columns]))
    for character, name in enumerate(data.CHARACTERS):
        cells = [name]
        for column in columns:
            who = t.field[character * data.COLUMNS + column]
            free = f"{data.CASHIER_FIELDS[column]} million" if character == data.CASHIER else "free"
            cells.append(free if who == data.NOBODY else names[who])
        sheet.rows.append(Row(tuple(cells)))
    return sheet


def _harbours(t: Rotterdam, names: Names) -> Sheet:
    columns = ("harbour", "material", "on the market", "price", "open product", "stack", "factories", "next site")
    return Sheet("Harbours", columns, [_harbour(t, port, names) for port in range(int(data.PORTS))])


def _harbour(t: Rotterdam, port: int, names: Names) -> Row:
    built, first = int(t.sites_built(port)), port * int(data.MOST_SITES)
    under = t.depth_covered[port] + t.depth_under[port]
    cells = (
        data.HARBOURS[port],
        data.MATERIALS[port],
        str(t.market[port]),
        f"{t.raw_price(port)} million" if t.market[port] else "none left",
        "none" if t.top[port] == data.NO_PRODUCT else data.PRODUCTS[t.top[port]],
        f"{under} more, {t.depth_under[port]} of them put under",
        _listed([names[t.factory[site]] for site in range(first, first + built)]),
        f"{t.chart.site_price[first + built]} million" if built < t.chart.sites[port] else "none free",
    )
    return Row(cells)


def _products(t: Rotterdam) -> Sheet:
    rows = [
        Row((name, data.HARBOURS[product // 2], f"{t.price(product)} million", str(t.chart.points[product])))
        for product, name in enumerate(data.PRODUCTS)
    ]
    return Sheet("Product market", ("product", "harbour", "price", "points"), rows)


def _assignments(t: Rotterdam) -> Sheet:
    rows = [
        Row((str(place), ", ".join(wanted(t.chart, job)), str(t.chart.job_points[job])))
        for place, job in enumerate(t.job, start=1)
        if job != data.NO_JOB
    ]
    return Sheet("Assignments", ("place", "products", "points"), rows)


def _units(count: int, thing: str) -> str:
    """``1 container``, ``2 cookies``, ``1 oil``."""
    return f"{count} {ONE.get(thing, thing) if count == 1 else thing}"


def _players(t: Rotterdam, names: Names) -> Sheet:
    columns = ("player", "money", "stock", "ships at home", "factories", "assignments", "products", "shipping cards")
    return Sheet("Players", columns, [_player(t, seat, names) for seat in range(t.seats)])


def _player(t: Rotterdam, seat: int, names: Names) -> Row:
    stock = list(t.stock)[seat * data.PORTS : (seat + 1) * data.PORTS]
    cells = (
        names[seat],
        f"{t.money[seat]} million",
        _listed([_units(count, data.MATERIALS[material]) for material, count in enumerate(stock) if count]),
        str(sum(t.where[seat * data.FLEET + which] == data.NOWHERE for which in range(t.ships))),
        str(sum(owner == seat for owner in t.factory)),
        f"{t.earned[seat]} points from {bits.size(t.done[seat])}",
        products_of(t, seat),
        cards_of(t, seat),
    )
    return Row(cells, seat)


def products_of(t: Rotterdam, seat: int) -> str:
    """A hand as the viewer knows it: cards seen by name, the others by their harbour."""
    first = seat * int(data.WARES)
    hidden = t.hand[first] == UNKNOWN
    counts = list(t.known if hidden else t.hand)[first : first + int(data.WARES)]
    found = [_units(count, data.PRODUCTS[product]) for product, count in enumerate(counts) if count]
    for port, name in enumerate(data.HARBOURS):
        if hidden and t.unknown(seat, port):
            found.append(f"{t.unknown(seat, port)} covered from {name}")
    return _listed(found)


def cards_of(t: Rotterdam, seat: int) -> str:
    kinds = list(t.card)[seat * data.HAND_LIMIT : (seat + 1) * data.HAND_LIMIT]
    held = Counter("covered" if kind == UNKNOWN else data.CARDS[kind] for kind in kinds if kind != data.NO_CARD)
    return _listed([f"{count} {name}" for name, count in held.items()])


def _ship(t: Rotterdam, ship: int, names: Names) -> Row:
    at, owner = int(t.where[ship]), ship // int(data.FLEET)
    cargo = "empty" if t.cargo[ship] == data.NO_CARGO else data.MATERIALS[t.cargo[ship]]
    return Row((names[owner], t.chart.names[at], cargo, _ahead(t.chart, at)), owner)


@cache
def _ahead(chart: Chart, at: int) -> str:
    """The channels that lead on from a position."""
    if at >= chart.waters:
        return "none"
    return _listed(
        [
            f"{colour} to {chart.names[end]}"
            for hue, colour in enumerate(data.CHANNELS)
            for end in (chart.first[at * data.HUES + hue], chart.second[at * data.HUES + hue])
            if end != data.NOWHERE
        ]
    )


# ROT-12.4, ROT-12.5: where each seat's points come from, and what breaks a tie.
SCORE: dict[str, Cell] = {
    "assignments (ROT-12.4)": lambda t, seat: t.earned[seat],
    "products (ROT-12.4)": scoring.product_score,
    "shipping cards (ROT-12.4)": scoring.card_score,
    "total": scoring.score,
    "money": lambda t, seat: t.money[seat],
}
breakdown = by_seat_in_strings("Score", "player", SCORE)
