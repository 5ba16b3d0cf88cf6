"""Rotterdam as numbers: a seat's own things first, then the others' clockwise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.rotterdam.data import (
    CARD_KINDS,
    CARDS,
    CHARACTERS,
    COLUMNS,
    FAR,
    FLEET,
    HAND_LIMIT,
    HARBOUR,
    HARBOURS,
    HUES,
    MATERIALS,
    MOST_SITES,
    NO_CARD,
    NO_JOB,
    NOBODY,
    NOWHERE,
    OPEN_CARDS,
    OPEN_JOBS,
    PORTS,
    PRODUCTS,
    ROWS,
    WARES,
)
from roadstead.games.rotterdam.generated import frames
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.encoding import Channel, Encoder, write_question
from roadstead.kernel.state import State

QUESTIONS: Final[i64] = 32
SHIP: Final[i64] = 25
PLAYER: Final[i64] = 1 + PORTS + 1 + WARES + PORTS + CARD_KINDS + 1


class RotterdamEncoder(Encoder):
    def channels(self, seats: i64) -> list[Channel]:
        products = ", ".join(PRODUCTS)
        found = [
            Channel("question", int(QUESTIONS) + 4, "which question is asked (one-hot), and its four numbers / 10"),
            Channel("round", 6, "round / 30, turn / 16, is Harbour Master, has the turn, by rounds, with auction"),
            Channel("planning", int(ROWS * COLUMNS), "own worker 1, another's 0.5: " + ", ".join(CHARACTERS)),
            Channel("fog", int(HUES), "1 where a colour lies in fog"),
            Channel("market", int(PORTS) * 2, "units left / 7 and price / 7: " + ", ".join(MATERIALS)),
            Channel("prices", int(WARES), "the markers from 0 to 1 along their tracks: " + products),
            Channel("tops", int(WARES), "1 for a product that lies open: " + products),
            Channel("stacks", int(PORTS) * 2, "covered cards / 20 and cards put under / 20: " + ", ".join(HARBOURS)),
            Channel("lacks", int(WARES), "1 where no copy lies covered, for all to know: " + products),
            Channel("assignments", int(OPEN_JOBS * (WARES + 1)), "the open ones: products wanted, points / 10"),
            Channel("open cards", int(CARD_KINDS), "how many of each lie open / 3: " + ", ".join(CARDS)),
            Channel("discards", int(CARD_KINDS) + 1, "how many of each / 3, and the covered stack / 20"),
            Channel("factories", int(PORTS * MOST_SITES), "own factory 1, another's 0.5, site by site"),
            Channel("hand", int(WARES), "own products / 3: " + products),
            Channel("cards", int(CARD_KINDS), "own shipping cards / 3: " + ", ".join(CARDS)),
        ]
        for place in range(seats):
            whose = "own" if place == 0 else f"of the player {place} clockwise"
            words = "money / 30, stock / 3, points / 15, known products / 3, cards by harbour / 3, known cards / 3, cards / 3"
            found.append(Channel(f"player {place}", int(PLAYER), f"{whose}: {words}"))
            for which in range(FLEET):
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
        at = write_owners(out, at + 6, t.field, ROWS * COLUMNS, seat)
        for hue in range(HUES):
            out[at + hue] = 1.0 if t.fog[hue] else 0.0
        at = write_markets(t, out, at + HUES)
        at = write_jobs(t, out, at)
        at = write_open(t, out, at)
        at = write_owners(out, at, t.factory, PORTS * MOST_SITES, seat)
        for product in range(WARES):
            out[at + product] = float(t.hand[seat * WARES + product]) / 3.0
        at = write_cards(t, seat, seat, out, at + WARES)
        for place in range(t.seats):
            other = (seat + place) % t.seats
            at = write_player(t, seat, other, out, at)
            for which in range(FLEET):
                at = write_ship(t, other * FLEET + which, out, at)


ENCODER: Final = RotterdamEncoder()


def write_owners(out: vec[float], at: i64, owners: vec[i64], count: i64, seat: i64) -> i64:
    for i in range(count):
        if owners[i] != NOBODY:
            out[at + i] = 1.0 if owners[i] == seat else 0.5
    return at + count


def write_markets(t: Rotterdam, out: vec[float], at: i64) -> i64:
    for material in range(PORTS):
        out[at + material] = float(t.market[material]) / 7.0
        out[at + PORTS + material] = float(t.raw_price(material)) / 7.0 if t.market[material] else 0.0
    at += 2 * PORTS
    squares = t.chart.squares
    for product in range(WARES):
        out[at + product] = float(t.marker[product]) / float(max(1, squares[product] - 1))
        out[at + WARES + product] = 1.0 if t.top[product >> 1] == product else 0.0
    at += 2 * WARES
    for port in range(PORTS):
        out[at + port] = float(t.depth_covered[port]) / 20.0
        out[at + PORTS + port] = float(t.depth_under[port]) / 20.0
    at += 2 * PORTS
    for product in range(WARES):
        out[at + product] = float(t.lacks[product])
    return at + WARES


def write_jobs(t: Rotterdam, out: vec[float], at: i64) -> i64:
    chart = t.chart
    for place in range(OPEN_JOBS):
        job = t.job[place]
        if job != NO_JOB:
            for i in range(chart.job_size[job]):
                out[at + chart.job_product[job * 3 + i]] = 1.0
            out[at + WARES] = float(chart.job_points[job]) / 10.0
        at += WARES + 1
    return at


def write_open(t: Rotterdam, out: vec[float], at: i64) -> i64:
    for kind in range(CARD_KINDS):
        out[at + CARD_KINDS + kind] = float(t.discard[kind]) / 3.0
    for place in range(OPEN_CARDS):
        if t.open_card[place] != NO_CARD:
            out[at + t.open_card[place]] += 1.0 / 3.0
    out[at + 2 * CARD_KINDS] = float(t.piled) / 20.0
    return at + 2 * CARD_KINDS + 1


def write_cards(t: Rotterdam, seat: i64, owner: i64, out: vec[float], at: i64) -> i64:
    """A player's shipping cards, as far as this seat has seen them."""
    for place in range(owner * HAND_LIMIT, owner * HAND_LIMIT + HAND_LIMIT):
        if t.card[place] != NO_CARD and (t.seen[place] >> seat) & 1:
            out[at + t.card[place]] += 1.0 / 3.0
    return at + CARD_KINDS


def write_player(t: Rotterdam, seat: i64, other: i64, out: vec[float], at: i64) -> i64:
    out[at] = float(t.money[other]) / 30.0
    for material in range(PORTS):
        out[at + 1 + material] = float(t.stock[other * PORTS + material]) / 3.0
    out[at + 1 + PORTS] = float(t.earned[other]) / 15.0
    at += 2 + PORTS
    for product in range(WARES):
        out[at + product] = float(t.known[other * WARES + product]) / 3.0
    for port in range(PORTS):
        out[at + WARES + port] = float(t.held[other * PORTS + port]) / 3.0
    at = write_cards(t, seat, other, out, at + WARES + PORTS)
    out[at] = float(t.cards_held(other)) / 3.0
    return at + 1


def write_ship(t: Rotterdam, ship: i64, out: vec[float], at: i64) -> i64:
    position = t.where[ship]
    if position == NOWHERE:
        out[at] = 1.0 if ship % FLEET < t.ships else 0.0
        return at + SHIP
    chart = t.chart
    kind = chart.kind[position]
    if kind < HARBOUR:
        out[at + 1 + kind] = 1.0
        for hue in range(HUES):
            ahead = 0.0 if chart.first[position * HUES + hue] == NOWHERE else 0.5
            out[at + 14 + hue] = 1.0 if chart.second[position * HUES + hue] != NOWHERE else ahead
    else:
        out[at + 4 + position - chart.waters] = 1.0
    out[at + 8] = chart.x[position] / 6.0
    out[at + 9] = chart.y[position] / 4.0
    for port in range(PORTS):
        steps = chart.steps[position * PORTS + port]
        out[at + 10 + port] = 1.0 if steps == FAR else float(steps) / 10.0
    out[at + 19 + t.cargo[ship]] = 1.0
    out[at + 24] = float(t.arrived[ship] > 0)
    return at + SHIP
