"""Rotterdam as numbers: a seat's own things first, then the others' clockwise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.generated import frames
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.encoding import Channel, Encoder, write_question
from roadstead.kernel.state import State

QUESTIONS: Final[i64] = 32
SHIP: Final[i64] = 25
PLAYER: Final[i64] = 1 + data.PORTS + 1 + data.WARES + data.PORTS + data.CARD_KINDS + 1


class RotterdamEncoder(Encoder):
    def channels(self, seats: i64) -> list[Channel]:
        products = ", ".join(data.PRODUCTS)
        found = [
            Channel("question", int(QUESTIONS) + 4, "which question is asked (one-hot), and its four numbers / 10"),
            Channel("round", 6, "round / 30, turn / 16, is Harbour Master, has the turn, by rounds, with auction"),
            Channel(
                "planning", int(data.ROWS * data.COLUMNS), "own worker 1, another's 0.5: " + ", ".join(data.CHARACTERS)
            ),
            Channel("fog", int(data.HUES), "1 where a colour lies in fog"),
            Channel("market", int(data.PORTS) * 2, "units left / 7 and price / 7: " + ", ".join(data.MATERIALS)),
            Channel("prices", int(data.WARES), "the markers from 0 to 1 along their tracks: " + products),
            Channel("tops", int(data.WARES), "1 for a product that lies open: " + products),
            Channel(
                "stacks",
                int(data.PORTS) * 2,
                "covered cards / 20 and cards put under / 20: " + ", ".join(data.HARBOURS),
            ),
            Channel("lacks", int(data.WARES), "1 where no copy lies covered, for all to know: " + products),
            Channel(
                "assignments", int(data.OPEN_JOBS * (data.WARES + 1)), "the open ones: products wanted, points / 10"
            ),
            Channel("open cards", int(data.CARD_KINDS), "how many of each lie open / 3: " + ", ".join(data.CARDS)),
            Channel("discards", int(data.CARD_KINDS) + 1, "how many of each / 3, and the covered stack / 20"),
            Channel("factories", int(data.PORTS * data.MOST_SITES), "own factory 1, another's 0.5, site by site"),
            Channel("hand", int(data.WARES), "own products / 3: " + products),
            Channel("cards", int(data.CARD_KINDS), "own shipping cards / 3: " + ", ".join(data.CARDS)),
        ]
        for place in range(seats):
            whose = "own" if place == 0 else f"of the player {place} clockwise"
            words = "money / 30, stock / 3, points / 15, known products / 3, cards by harbour / 3, known cards / 3, cards / 3"
            found.append(Channel(f"player {place}", int(PLAYER), f"{whose}: {words}"))
            for which in range(data.FLEET):
                words = (
                    "at home, kind of position, harbour, x, y, steps to each harbour, channels ahead, cargo, arrived"
                )
                found.append(Channel(f"ship {place} {which}", int(SHIP), f"{whose}: {words}"))
        return found

    def write(self, t: State, seat: i64, out: vec[float], at: i64) -> None:
        assert isinstance(t, Rotterdam)
        at = write_question(t, frames.START_SHIP, QUESTIONS, 10.0, out, at)
        out[at] = float(t.round) / 30.0
        out[at + 1] = float(t.turn) / 16.0
        out[at + 2] = 1.0 if t.master == seat else 0.0
        out[at + 3] = 1.0 if t.mover == seat else 0.0
        out[at + 4] = 1.0 if t.by_rounds else 0.0
        out[at + 5] = 1.0 if t.auction else 0.0
        at = write_owners(out, at + 6, t.field, data.ROWS * data.COLUMNS, seat)
        for hue in range(data.HUES):
            out[at + hue] = 1.0 if t.fog[hue] else 0.0
        at = write_markets(t, out, at + data.HUES)
        at = write_jobs(t, out, at)
        at = write_open(t, out, at)
        at = write_owners(out, at, t.factory, data.PORTS * data.MOST_SITES, seat)
        for product in range(data.WARES):
            out[at + product] = float(t.hand[seat * data.WARES + product]) / 3.0
        at = write_cards(t, seat, seat, out, at + data.WARES)
        for place in range(t.seats):
            other = (seat + place) % t.seats
            at = write_player(t, seat, other, out, at)
            for which in range(data.FLEET):
                at = write_ship(t, other * data.FLEET + which, out, at)


ENCODER: Final = RotterdamEncoder()


def write_owners(out: vec[float], at: i64, owners: vec[i64], count: i64, seat: i64) -> i64:
    for i in range(count):
        if owners[i] != data.NOBODY:
            out[at + i] = 1.0 if owners[i] == seat else 0.5
    return at + count


def write_markets(t: Rotterdam, out: vec[float], at: i64) -> i64:
    for material in range(data.PORTS):
        out[at + material] = float(t.market[material]) / 7.0
        out[at + data.PORTS + material] = float(t.raw_price(material)) / 7.0 if t.market[material] else 0.0
    at += 2 * data.PORTS
    squares = t.chart.squares
    for product in range(data.WARES):
        out[at + product] = float(t.marker[product]) / float(max(1, squares[product] - 1))
        out[at + data.WARES + product] = 1.0 if t.top[product >> 1] == product else 0.0
    at += 2 * data.WARES
    for port in range(data.PORTS):
        out[at + port] = float(t.depth_covered[port]) / 20.0
        out[at + data.PORTS + port] = float(t.depth_under[port]) / 20.0
    at += 2 * data.PORTS
    for product in range(data.WARES):
        out[at + product] = float(t.lacks[product])
    return at + data.WARES


def write_jobs(t: Rotterdam, out: vec[float], at: i64) -> i64:
    chart = t.chart
    for place in range(data.OPEN_JOBS):
        job = t.job[place]
        if job != data.NO_JOB:
            for i in range(chart.job_size[job]):
                out[at + chart.job_product[job * 3 + i]] = 1.0
            out[at + data.WARES] = float(chart.job_points[job]) / 10.0
        at += data.WARES + 1
    return at


def write_open(t: Rotterdam, out: vec[float], at: i64) -> i64:
    for kind in range(data.CARD_KINDS):
        out[at + data.CARD_KINDS + kind] = float(t.discard[kind]) / 3.0
    for place in range(data.OPEN_CARDS):
        if t.open_card[place] != data.NO_CARD:
            out[at + t.open_card[place]] += 1.0 / 3.0
    out[at + 2 * data.CARD_KINDS] = float(t.piled) / 20.0
    return at + 2 * data.CARD_KINDS + 1


def write_cards(t: Rotterdam, seat: i64, owner: i64, out: vec[float], at: i64) -> i64:
    """A player's shipping cards, as far as this seat has seen them."""
    for place in range(owner * data.HAND_LIMIT, owner * data.HAND_LIMIT + data.HAND_LIMIT):
        if t.card[place] != data.NO_CARD and (t.seen[place] >> seat) & 1:
            out[at + t.card[place]] += 1.0 / 3.0
    return at + data.CARD_KINDS


def write_player(t: Rotterdam, seat: i64, other: i64, out: vec[float], at: i64) -> i64:
    out[at] = float(t.money[other]) / 30.0
    for material in range(data.PORTS):
        out[at + 1 + material] = float(t.stock[other * data.PORTS + material]) / 3.0
    out[at + 1 + data.PORTS] = float(t.earned[other]) / 15.0
    at += 2 + data.PORTS
    for product in range(data.WARES):
        out[at + product] = float(t.known[other * data.WARES + product]) / 3.0
    for port in range(data.PORTS):
        out[at + data.WARES + port] = float(t.held[other * data.PORTS + port]) / 3.0
    at = write_cards(t, seat, other, out, at + data.WARES + data.PORTS)
    out[at] = float(t.cards_held(other)) / 3.0
    return at + 1


def write_ship(t: Rotterdam, ship: i64, out: vec[float], at: i64) -> i64:
    position = t.where[ship]
    if position == data.NOWHERE:
        out[at] = 1.0 if ship % data.FLEET < t.ships else 0.0
        return at + SHIP
    chart = t.chart
    kind = chart.kind[position]
    if kind < data.HARBOUR:
        out[at + 1 + kind] = 1.0
        for hue in range(data.HUES):
            ahead = 0.0 if chart.first[position * data.HUES + hue] == data.NOWHERE else 0.5
            out[at + 14 + hue] = 1.0 if chart.second[position * data.HUES + hue] != data.NOWHERE else ahead
    else:
        out[at + 4 + position - chart.waters] = 1.0
    out[at + 8] = chart.x[position] / 6.0
    out[at + 9] = chart.y[position] / 4.0
    for port in range(data.PORTS):
        steps = chart.steps[position * data.PORTS + port]
        out[at + 10 + port] = 1.0 if steps == data.FAR else float(steps) / 10.0
    out[at + 19 + t.cargo[ship]] = 1.0
    out[at + 24] = float(t.arrived[ship] > 0)
    return at + SHIP
