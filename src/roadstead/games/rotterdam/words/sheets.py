"""The table in words and numbers: harbours, markets, players, ships and the score."""

from collections.abc import Sequence
from functools import cache
from typing import cast

from roadstead.games.rotterdam import scoring
from roadstead.games.rotterdam.data import (
    CARDS,
    CASHIER_FIELDS,
    CHANNELS,
    CHARACTERS,
    COLUMNS,
    FLEET,
    HAND_LIMIT,
    HARBOURS,
    MATERIALS,
    NO_CARD,
    NO_CARGO,
    NO_JOB,
    NO_PRODUCT,
    NOBODY,
    NOWHERE,
    PRODUCTS,
    Chart,
)
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.state import UNKNOWN, State
from roadstead.kernel.words import Row, Sheet

Names = Sequence[str]


def sheets(view: State, names: Names) -> list[Sheet]:
    """Everything on the table, as the viewer sees it."""
    t = cast(Rotterdam, view)
    found = [
        _head(t, names),
        _planning(t, names),
        _harbours(t, names),
        _products(t),
        _assignments(t),
        _players(t, names),
    ]
    ships = _ships(t, names)
    if ships.rows:
        found.append(ships)
    if t.viewer >= 0:
        found.append(_hand(t))
    return found


def _head(t: Rotterdam, names: Names) -> Sheet:
    fog = [CHANNELS[hue] for hue in range(5) if t.fog[hue]]
    cards = [CARDS[kind] for kind in t.open_card if kind != NO_CARD]
    cells = (
        str(t.round or "not begun"),
        names[t.master],
        ", ".join(fog) or "none",
        ", ".join(cards) or "none",
        f"{t.piled} covered, {sum(t.discard)} discarded",
    )
    columns = ("round", "Harbour Master", "fog", "open shipping cards", "shipping stack")
    return Sheet("Rotterdam", columns, [Row(cells)])


def _planning(t: Rotterdam, names: Names) -> Sheet:
    sheet = Sheet("Harbour planning", ("character", *[f"field {column + 1}" for column in range(t.columns())]))
    for character, name in enumerate(CHARACTERS):
        cells = [name]
        for column in range(t.columns()):
            who = t.field[character * COLUMNS + column]
            free = f"{CASHIER_FIELDS[column]} million" if name == "Cashier" else "free"
            cells.append(free if who == NOBODY else names[who])
        sheet.rows.append(Row(tuple(cells)))
    return sheet


def _harbours(t: Rotterdam, names: Names) -> Sheet:
    chart = t.chart
    columns = ("harbour", "material", "on the market", "price", "open product", "stack", "factories", "next site")
    sheet = Sheet("Harbours", columns)
    for port, name in enumerate(HARBOURS):
        built = t.sites_built(port)
        top = "none" if t.top[port] == NO_PRODUCT else PRODUCTS[t.top[port]]
        under = t.depth_covered[port] + t.depth_under[port]
        cells = (
            name,
            MATERIALS[port],
            str(t.market[port]),
            f"{t.raw_price(port)} million" if t.market[port] else "none left",
            top,
            f"{under} more, {t.depth_under[port]} of them put under",
            ", ".join(names[t.factory[port * 4 + site]] for site in range(built)) or "none",
            f"{chart.site_price[port * 4 + built]} million" if built < chart.sites[port] else "none free",
        )
        sheet.rows.append(Row(cells))
    return sheet


def _products(t: Rotterdam) -> Sheet:
    sheet = Sheet("Product market", ("product", "harbour", "price", "points"))
    for product, name in enumerate(PRODUCTS):
        cells = (name, HARBOURS[product // 2], f"{t.price(product)} million", str(t.chart.points[product]))
        sheet.rows.append(Row(cells))
    return sheet


def _assignments(t: Rotterdam) -> Sheet:
    chart = t.chart
    sheet = Sheet("Assignments", ("place", "products", "points"))
    for place in range(3):
        job = t.job[place]
        if job != NO_JOB:
            wanted = [PRODUCTS[chart.job_product[job * 3 + i]] for i in range(chart.job_size[job])]
            sheet.rows.append(Row((str(place + 1), ", ".join(wanted), str(chart.job_points[job]))))
    return sheet


def _units(count: int, material: str) -> str:
    return f"{count} {material.removesuffix('s') if count == 1 else material}"


def _players(t: Rotterdam, names: Names) -> Sheet:
    columns = ("player", "money", "stock", "ships at home", "assignments", "products", "shipping cards")
    sheet = Sheet("Players", columns)
    for seat in range(t.seats):
        stock = [_units(t.stock[seat * 4 + m], MATERIALS[m]) for m in range(4) if t.stock[seat * 4 + m]]
        home = sum(t.where[seat * FLEET + which] == NOWHERE for which in range(t.ships))
        done = f"{t.earned[seat]} points from {int(t.done[seat]).bit_count()}"
        cells = (
            names[seat],
            f"{t.money[seat]} million",
            ", ".join(stock) or "none",
            str(home),
            done,
            products_of(t, seat),
            cards_of(t, seat),
        )
        sheet.rows.append(Row(cells, seat))
    return sheet


def products_of(t: Rotterdam, seat: int) -> str:
    """A hand as the viewer knows it: cards seen by name, the others by their harbour."""
    found = []
    hidden = t.hand[seat * 8] == UNKNOWN
    counts = t.known if hidden else t.hand
    for product, name in enumerate(PRODUCTS):
        if counts[seat * 8 + product]:
            found.append(f"{counts[seat * 8 + product]} {name}")
    if hidden:
        for port, name in enumerate(HARBOURS):
            if t.unknown(seat, port):
                found.append(f"{t.unknown(seat, port)} covered from {name}")
    return ", ".join(found) or "none"


def cards_of(t: Rotterdam, seat: int) -> str:
    kinds = [t.card[place] for place in range(seat * HAND_LIMIT, (seat + 1) * HAND_LIMIT)]
    found = ["a covered one" if kind == UNKNOWN else CARDS[kind] for kind in kinds if kind != NO_CARD]
    return ", ".join(found) or "none"


def _ships(t: Rotterdam, names: Names) -> Sheet:
    chart = t.chart
    sheet = Sheet("Ships", ("owner", "position", "cargo", "channels ahead"))
    for ship in range(t.seats * FLEET):
        at = t.where[ship]
        if at == NOWHERE:
            continue
        cargo = "empty" if t.cargo[ship] == NO_CARGO else MATERIALS[t.cargo[ship]]
        cells = (names[ship // FLEET], chart.names[at], cargo, _ahead(chart, at))
        sheet.rows.append(Row(cells, ship // FLEET))
    return sheet


@cache
def _ahead(chart: Chart, at: int) -> str:
    """The channels that lead on from a position."""
    found = []
    for hue, colour in enumerate(CHANNELS):
        if at < chart.waters:
            for end in (chart.first[at * 5 + hue], chart.second[at * 5 + hue]):
                if end != NOWHERE:
                    found.append(f"{colour} to {chart.names[end]}")
    return ", ".join(found) or "none"


def _hand(t: Rotterdam) -> Sheet:
    cells = (products_of(t, t.viewer), cards_of(t, t.viewer))
    return Sheet("Your cards", ("products", "shipping cards"), [Row(cells, int(t.viewer))])


def breakdown(view: State, names: Names) -> Sheet:
    """ROT-12.4, ROT-12.5: where each seat's points come from, and what breaks a tie."""
    t = cast(Rotterdam, view)
    columns = ("player", "assignments (ROT-12.4)", "products (ROT-12.4)", "shipping cards (ROT-12.4)", "total", "money")
    sheet = Sheet("Score", columns)
    for seat in range(t.seats):
        cells = (
            names[seat],
            str(t.earned[seat]),
            str(scoring.product_score(t, seat)),
            str(scoring.card_score(t, seat)),
            str(scoring.score(t, seat)),
            str(t.money[seat]),
        )
        sheet.rows.append(Row(cells, seat))
    return sheet
