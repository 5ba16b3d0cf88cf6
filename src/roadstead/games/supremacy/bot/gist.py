"""Supremacy in a few sums, for judging who will win: a seat's own power first, then the others clockwise.

A thousand games teach what cash, land and weapons are worth; what each of 52 territories is worth would take many more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.supremacy import data, scoring
from roadstead.games.supremacy.rules import land
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel import rows
from roadstead.kernel.encoding import Channel, Encoder
from roadstead.kernel.state import State

TURN: Final[i64] = 2 + 7 + 1 + 3
POWER: Final[i64] = 32
MOST_NUKES: Final[i64] = 6  # more of them, or of L-stars, make no difference
MOST_L_STARS: Final[i64] = 4
USUAL_TURNS: Final = 12.0


class SupremacyGist(Encoder):
    def channels(self, seats: i64) -> list[Channel]:
        found = [Channel("turn", int(TURN), "turn / 12, turns left / 12, stage (one-hot), clouds / 12, prices / 1000")]
        words = "cash, loans, supplies, weapons, technologies, stages played, forces, homes, land, companies; some by turns left"
        for place in range(seats):
            whose = "own power" if place == 0 else f"power {place} clockwise"
            found.append(Channel(f"power {place}", int(POWER), f"{whose}: {words}"))
        return found

    def write(self, t: State, seat: i64, out: vec[float], at: i64) -> None:
        assert isinstance(t, Supremacy)
        left = float(t.turns - t.turn) / USUAL_TURNS
        out[at] = float(t.turn) / USUAL_TURNS
        out[at + 1] = left
        if 1 <= t.stage <= 7:
            out[at + 1 + t.stage] = 1.0
        out[at + 9] = float(t.clouds) / float(data.HOLOCAUST)
        for resource in range(3):
            out[at + 10 + resource] = float(data.LADDER[t.market[resource]]) / 1000.0
        at += TURN
        for place in range(t.seats):
            write_power(t, (seat + place) % t.seats, left, out, at)
            at += POWER


GIST: Final = SupremacyGist()


def write_power(t: Supremacy, seat: i64, left: float, out: vec[float], at: i64) -> None:
    loans = float(t.loans[seat]) / 12.0
    homes = land.homes(t, seat)
    nuke_tech = float((t.tech[seat] >> data.NUKE) & 1)
    shielded = 1.0 if t.l_stars[seat] > 0 else 0.0
    out[at] = float(t.cash[seat]) / 10000.0
    out[at + 1] = loans
    for resource in range(3):
        out[at + 2 + resource] = float(t.supplies[seat * 3 + resource]) / 12.0
    out[at + 5] = float(scoring.stock_worth(t, seat)) / 5000.0
    out[at + 6] = float(min(t.nukes[seat], MOST_NUKES)) / float(MOST_NUKES)
    out[at + 7] = float(min(t.l_stars[seat], MOST_L_STARS)) / float(MOST_L_STARS)
    out[at + 8] = 1.0 if t.nukes[seat] > 0 else 0.0
    out[at + 9] = shielded
    out[at + 10] = nuke_tech
    out[at + 11] = float((t.tech[seat] >> data.L_STAR) & 1)
    out[at + 12] = float(t.centres[seat]) / 6.0
    out[at + 13] = float(t.plays[seat]) / 3.0
    out[at + 14] = float(t.units(seat)) / 50.0
    out[at + 15] = float(homes) / 5.0
    out[at + 16] = 1.0 if homes <= 1 else 0.0
    out[at + 17] = loans * left
    out[at + 18] = float(homes) / 5.0 * left
    out[at + 19] = nuke_tech * left
    out[at + 20] = shielded * left
    write_land(t, seat, left, out, at + 21)
    write_companies(t, seat, left, out, at + 25)


def write_land(t: Supremacy, seat: i64, left: float, out: vec[float], at: i64) -> None:
    """Territories, those for every turn left, armies on land, and navies."""
    holder = t.holder
    armies = t.armies
    held: i64 = 0
    ashore: i64 = 0
    for zone in range(data.LAND):
        if holder[zone] == seat:
            held += 1
            ashore += armies[zone]
    navies: i64 = 0
    for fleet in range(seat * data.SEAS, seat * data.SEAS + data.SEAS):
        navies += t.navies[fleet]
    out[at] = float(held) / 10.0
    out[at + 1] = float(held) / 10.0 * left
    out[at + 2] = float(ashore) / 10.0
    out[at + 3] = float(navies) / 10.0


def write_companies(t: Supremacy, seat: i64, left: float, out: vec[float], at: i64) -> None:
    """Companies, those for every turn left, those in land of others, and units: paid for, and of each resource."""
    board = t.board
    owner = t.owner
    count: i64 = 0
    barred: i64 = 0
    paid: i64 = 0
    units = rows.zeros(3)
    for company in range(data.COMPANIES):
        if owner[company] == seat:
            count += 1
            units[board.resource[company]] += board.units[company]
            if t.run[company]:
                paid += board.units[company]
            holder = t.holder[board.place[company]]
            if holder != seat and holder < t.seats:
                barred += 1
    out[at] = float(count) / 10.0
    out[at + 1] = float(count) / 10.0 * left
    out[at + 2] = float(barred) / 5.0
    out[at + 3] = float(paid) / 20.0
    for resource in range(3):
        out[at + 4 + resource] = float(units[resource]) / 10.0
