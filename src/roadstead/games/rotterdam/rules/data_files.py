"""The data files: read, checked, and made into a chart (ROT-15.1, ROT-15.2).

A file with which the game could not be played is refused with a ``ValueError`` of one line that says what is wrong.
"""

import itertools
import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.rotterdam import data

Plain = dict[str, Any]

FILES = ("board", "markets", "decks")
MOST_POSITIONS = 60
MOST_CARDS = 60

# What every row of a list has: its key, and the type of it.
ROW_SHAPES: dict[tuple[str, str], dict[str, type | tuple[type, ...]]] = {
    ("board", "positions"): {"id": str, "name": str, "kind": str, "x": (int, float), "y": (int, float)},
    ("board", "channels"): {"from": str, "to": str, "colour": str},
    ("markets", "materials"): {"material": str, "prices": list},
    ("markets", "products"): {"product": str, "track": list, "opening": int},
    ("markets", "factories"): {"harbour": str, "prices": list},
    ("decks", "products"): {"product": str, "copies": int, "points": int},
    ("decks", "assignments"): {"products": list, "points": int},
    ("decks", "shipping"): {"card": str, "copies": int, "points": int},
}


def printed() -> data.Chart:
    """The chart of the data files that come with the game."""
    return read(files("roadstead.games") / "rotterdam" / "data")


def read(folder: Traversable) -> data.Chart:
    """The chart of the three files in a folder."""
    found: Plain = {}
    for name in FILES:
        try:
            found[name] = json.loads((folder / f"{name}.json").read_text("utf-8"))
        except OSError as error:
            raise ValueError(f"{name}.json cannot be read: {error.strerror or error}") from None
        except ValueError as error:
            raise ValueError(f"{name}.json is no JSON: {error}") from None
    return chart_of(found)


def chart_of(plain: Plain) -> data.Chart:
    """The chart of the files' content, checked."""
    for (name, part), shape in ROW_SHAPES.items():
        check_rows(name, part, plain.get(name), shape)
    chart = data.Chart()
    chart.plain = {name: {part: plain[name][part] for file, part in ROW_SHAPES if file == name} for name in FILES}
    lay_river(chart, plain["board"])
    set_prices(chart, plain["markets"])
    stack_decks(chart, plain["decks"])
    return chart


def check(holds: bool, words: str) -> None:
    """Refuse the file unless this holds."""
    if not holds:
        raise ValueError(words)


def check_rows(name: str, part: str, content: Any, shape: Mapping[str, type | tuple[type, ...]]) -> None:
    if not isinstance(content, dict) or not isinstance(content.get(part), list):
        raise ValueError(f"{name}.json has no list {part!r}")
    for at, row in enumerate(content[part], 1):
        for key, kind in shape.items():
            value = row.get(key) if isinstance(row, dict) else None
            fits = isinstance(value, kind) and not isinstance(value, bool)
            check(fits, f"{name}.json, {part}, row {at}: {key!r} is missing or of the wrong kind")


def whole(values: Sequence[Any], where: str) -> list[int]:
    fits = all(isinstance(value, int) and not isinstance(value, bool) and value >= 0 for value in values)
    check(fits, f"{where}: every number is a whole one, 0 or more")
    return list(values)


def in_order(rows: list[Plain], key: str, names: Sequence[str], where: str) -> list[Plain]:
    """The rows in the game's order, one for each name."""
    found: dict[str, Plain] = {}
    for row in rows:
        check(row[key] in names, f"{where}: there is no {row[key]!r} (there are: {', '.join(names)})")
        check(row[key] not in found, f"{where}: {row[key]} stands there twice")
        found[row[key]] = row
    for name in names:
        check(name in found, f"{where}: {name} is missing")
    return [found[name] for name in names]


# The river


def lay_river(chart: data.Chart, board: Plain) -> None:
    positions = check_positions(board["positions"])
    ids = [row["id"] for row in positions]
    number = {name: at for at, name in enumerate(ids)}
    waters = len(ids) - len(data.HARBOUR_IDS)
    first, second = [int(data.NOWHERE)] * (waters * int(data.HUES)), [int(data.NOWHERE)] * (waters * int(data.HUES))
    back: list[list[tuple[int, int]]] = [[] for _ in ids]
    for at, row in enumerate(board["channels"], 1):
        start, end, colour = check_channel(row, number, waters, f"board.json, channels, row {at}")
        slot = start * int(data.HUES) + colour
        others = (first[slot], second[slot])
        check(end not in others, f"board.json, channels, row {at}: {say(row)} stands there twice")
        check(data.NOWHERE in others, f"board.json: more than two {row['colour']} channels leave {row['from']}")
        first[slot], second[slot] = sorted((first[slot], end))
        back[end].append((start, colour))
    for name in data.CHANNELS:
        used = any(row["colour"] == name for row in board["channels"])
        check(used, f"board.json: the colour {name} is never used")
    chart.waters = waters
    chart.ids = ids
    chart.names = [row["name"] for row in positions]
    chart.kind = vec[i64]([data.KINDS.index(row["kind"]) for row in positions])
    chart.x = vec[float]([float(row["x"]) for row in positions])
    chart.y = vec[float]([float(row["y"]) for row in positions])
    chart.first = vec[i64](first)
    chart.second = vec[i64](second)
    chart.back_from = vec[i64]([start for run in back for start, _ in run])
    chart.back_colour = vec[i64]([colour for run in back for _, colour in run])
    chart.back_start = vec[i64]([sum(len(run) for run in back[:at]) for at in range(len(back) + 1)])
    chart.steps = vec[i64](measure(ids, waters, first, second))


def check_positions(rows: list[Plain]) -> list[Plain]:
    """Starts first, then the river, then the harbours in the order of their unloading."""
    seen: set[str] = set()
    for row in rows:
        known = row["kind"] in data.KINDS
        check(known, f"board.json: {row['id']} is of the kind {row['kind']!r}, not one of {', '.join(data.KINDS)}")
        plain = " ".join(row["id"].lower().split())
        check(bool(plain) and plain not in seen, f"board.json: two positions are called {row['id']!r}")
        seen.add(plain)
    starts = [row for row in rows if row["kind"] == "start"]
    river = [row for row in rows if row["kind"] in ("river", "anchor")]
    harbours = [row for row in rows if row["kind"] == "harbour"]
    check(len(starts) == data.STARTS, f"board.json: there are {len(starts)} starting positions, not {data.STARTS}")
    check(len(rows) <= MOST_POSITIONS, f"board.json: there are {len(rows)} positions, more than {MOST_POSITIONS}")
    return starts + river + in_order(harbours, "id", data.HARBOUR_IDS, "board.json, harbours")


def say(row: Plain) -> str:
    return f"the {row['colour']} channel from {row['from']} to {row['to']}"


def check_channel(row: Plain, number: dict[str, int], waters: int, where: str) -> tuple[int, int, int]:
    for end in ("from", "to"):
        check(row[end] in number, f"{where}: there is no position {row[end]!r}")
    known = row["colour"] in data.CHANNELS
    check(known, f"{where}: {row['colour']!r} is no channel colour (they are: {', '.join(data.CHANNELS)})")
    start, end_at = number[row["from"]], number[row["to"]]
    check(start < waters, f"{where}: {say(row)} leaves a harbour")
    check(end_at >= data.STARTS, f"{where}: {say(row)} leads back to a starting position")
    return start, end_at, data.CHANNELS.index(row["colour"])


def measure(ids: list[str], waters: int, first: list[int], second: list[int]) -> list[int]:
    """The fewest steps from every position to every harbour; refuses circles, dead ends and harbours out of reach."""
    width = int(data.HUES)
    ahead = [
        sorted(set(first[at * width : at * width + width] + second[at * width : at * width + width]) - {99})
        for at in range(waters)
    ]
    order: list[int] = []  # positions whose every way on has been measured
    state = [0] * waters

    def visit(at: int, way: list[int]) -> None:
        if at >= waters or state[at] == 2:
            return
        if state[at] == 1:
            circle = way[way.index(at) :] + [at]
            raise ValueError(f"board.json: channels run in a circle: {' - '.join(ids[one] for one in circle)}")
        state[at] = 1
        check(bool(ahead[at]), f"board.json: no channel leaves {ids[at]}")
        for end in ahead[at]:
            visit(end, way + [at])
        state[at] = 2
        order.append(at)

    for at in range(waters):
        visit(at, [])
    ports = len(data.HARBOUR_IDS)
    steps = [int(data.FAR)] * ((waters + ports) * ports)
    for port in range(ports):
        steps[(waters + port) * ports + port] = 0
        for at in order:
            nearest = min(steps[end * ports + port] for end in ahead[at])
            steps[at * ports + port] = min(int(data.FAR), nearest + 1)
        for start in range(int(data.STARTS)):
            reached = steps[start * ports + port] < data.FAR
            check(reached, f"board.json: harbour {data.HARBOUR_IDS[port]} is out of reach from {ids[start]}")
    return steps


# The markets


def set_prices(chart: data.Chart, markets: Plain) -> None:
    raw = [
        row["prices"] for row in in_order(markets["materials"], "material", data.MATERIALS, "markets.json, materials")
    ]
    for name, prices in zip(data.MATERIALS, raw, strict=True):
        check_rising(prices, int(data.MOST_UNITS), f"markets.json: the price of {name}")
    products = in_order(markets["products"], "product", data.PRODUCTS, "markets.json, products")
    for row in products:
        check_rising(row["track"], int(data.MOST_SQUARES), f"markets.json: the price of {row['product']}")
        on_track = row["opening"] in row["track"]
        check(on_track, f"markets.json: {row['product']} opens at {row['opening']}, which is not on its track")
    tracks = [row["track"] for row in products]
    for at in range(0, len(tracks), 2):
        both = f"{data.PRODUCTS[at]} and {data.PRODUCTS[at + 1]}"
        check(tracks[at] == tracks[at + 1], f"markets.json: {both} of one harbour differ in their track")
    sites = [
        row["prices"] for row in in_order(markets["factories"], "harbour", data.HARBOUR_IDS, "markets.json, factories")
    ]
    for name, prices in zip(data.HARBOUR_IDS, sites, strict=True):
        whole(prices, f"markets.json: the sites of {name}")
        count = len(prices)
        check(
            1 <= count <= data.MOST_SITES, f"markets.json: {name} has {count} factory sites, not 1 to {data.MOST_SITES}"
        )
        falling = sorted(prices, reverse=True) == prices
        check(falling, f"markets.json: a later factory site of {name} is dearer than an earlier one")
    chart.units = vec[i64]([len(prices) for prices in raw])
    chart.raw_price = padded(raw, int(data.MOST_UNITS))
    chart.squares = vec[i64]([len(track) for track in tracks])
    chart.track = padded(tracks, int(data.MOST_SQUARES))
    chart.opening = vec[i64]([row["track"].index(row["opening"]) for row in products])
    chart.price_class = vec[i64]([tracks.index(tracks[2 * port]) for port in range(len(data.HARBOUR_IDS))])
    chart.sites = vec[i64]([len(prices) for prices in sites])
    chart.site_price = padded(sites, int(data.MOST_SITES))


def check_rising(prices: list[Any], most: int, what: str) -> None:
    whole(prices, what)
    check(1 <= len(prices) <= most, f"{what} has {len(prices)} steps, not 1 to {most}")
    check(prices[0] >= 1, f"{what} begins at 0")
    for earlier, later in itertools.pairwise(prices):
        check(later >= earlier, f"{what} falls from {earlier} to {later} where it should rise")


def padded(rows: list[list[int]], width: int) -> vec[i64]:
    return vec[i64]([value for row in rows for value in row + [0] * (width - len(row))])


# The decks


def stack_decks(chart: data.Chart, decks: Plain) -> None:
    products = in_order(decks["products"], "product", data.PRODUCTS, "decks.json, products")
    cards = in_order(decks["shipping"], "card", data.CARDS, "decks.json, shipping")
    for row in products + cards:
        whole([row["copies"], row["points"]], f"decks.json: {row.get('product') or row.get('card')}")
    for at in range(0, len(products), 2):
        fits = 2 <= products[at]["copies"] + products[at + 1]["copies"] <= MOST_CARDS
        both = f"{data.PRODUCTS[at]} and {data.PRODUCTS[at + 1]}"
        check(fits, f"decks.json: {both} are not 2 to {MOST_CARDS} cards together")
    fits = data.OPEN_CARDS <= sum(row["copies"] for row in cards) <= MOST_CARDS
    check(fits, f"decks.json: the shipping cards are not {data.OPEN_CARDS} to {MOST_CARDS}")
    jobs = decks["assignments"]
    for at, row in enumerate(jobs, 1):
        check_job(row, f"decks.json, assignments, row {at}")
    fits = data.OPEN_JOBS <= len(jobs) <= MOST_CARDS
    check(fits, f"decks.json: there are {len(jobs)} assignments, not {data.OPEN_JOBS} to {MOST_CARDS}")
    for product in data.PRODUCTS:
        check(any(product in row["products"] for row in jobs), f"decks.json: no assignment asks for {product}")
    chart.copies = vec[i64]([row["copies"] for row in products])
    chart.points = vec[i64]([row["points"] for row in products])
    chart.port_points = vec[float](
        [float(chart.points[2 * port] + chart.points[2 * port + 1]) / 2.0 for port in range(data.PORTS)]
    )
    chart.card_copies = vec[i64]([row["copies"] for row in cards])
    chart.card_points = vec[i64]([row["points"] for row in cards])
    chart.jobs = len(jobs)
    chart.job_size = vec[i64]([len(row["products"]) for row in jobs])
    chart.job_points = vec[i64]([row["points"] for row in jobs])
    wanted = [[data.PRODUCTS.index(product) for product in row["products"]] for row in jobs]
    chart.job_product = vec[i64](
        [product for job in wanted for product in job + [int(data.NO_PRODUCT)] * (int(data.MOST_PRODUCTS) - len(job))]
    )
    chart.job_gain = vec[i64](
        [row["points"] - sum(chart.points[product] for product in job) for row, job in zip(jobs, wanted, strict=True)]
    )
    chart.job_goods = vec[i64]([sum(2**product for product in job) for job in wanted])


def check_job(row: Plain, where: str) -> None:
    for product in row["products"]:
        check(
            product in data.PRODUCTS,
            f"{where}: there is no product {product!r} (there are: {', '.join(data.PRODUCTS)})",
        )
    fits = 2 <= len(row["products"]) == len(set(row["products"])) <= data.MOST_PRODUCTS
    check(fits, f"{where}: an assignment is two or three different products")
    check(row["points"] >= 1, f"{where}: an assignment is worth a point at least")
