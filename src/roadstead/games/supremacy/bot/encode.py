"""Supremacy as numbers: a seat's own power first, then the others clockwise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import frames
from roadstead.games.supremacy.rules import loads
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel import rows
from roadstead.kernel.encoding import Channel, Encoder, write_question
from roadstead.kernel.state import State

QUESTIONS: Final[i64] = 58
POWER: Final[i64] = 19 + data.POWERS
TERRITORY: Final[i64] = 10
SEA: Final[i64] = 7
COMPANY: Final[i64] = 4
TURN: Final[i64] = 7 + 7


class SupremacyEncoder(Encoder):
    def channels(self, seats: i64) -> list[Channel]:
        found = [
            Channel("question", int(QUESTIONS) + 4, "which question (one-hot), and its four numbers / 100"),
            Channel(
                "turn",
                int(TURN),
                "turn / 20, turns left / 20, stage (one-hot), clouds / 12, plays, offers, built, pile",
            ),
            Channel("markets", 3, "the step of grain, oil and minerals / 17"),
            Channel("antidotes", int(data.DISEASES), "own antidotes by disease / 2"),
            Channel("bid", 2, "own bid: play, pass"),
        ]
        for place in range(seats):
            whose = "own power" if place == 0 else f"power {place} clockwise"
            words = "cash, loans, supplies, weapons, technologies, centres, stages used, out, units, and which power"
            found.append(Channel(f"power {place}", int(POWER), f"{whose}: {words}"))
        found.append(
            Channel(
                "land",
                int(data.LAND * TERRITORY),
                "for each territory: own, other's, warlord, armies, cloud, closed, neutron marker own, other's, "
                "a warlord's nukes, L-stars",
            )
        )
        found.append(
            Channel(
                "seas",
                int(data.SEAS * SEA),
                "for each sea: own navies, armies aboard, others' navies, pirates, their nukes, L-stars, own empty navies",
            )
        )
        found.append(
            Channel("companies", int(data.COMPANIES * COMPANY), "for each company: own, other's, paid, outages")
        )
        found.append(
            Channel("offer", int(2 * data.DEAL), "the offer being made: given and wanted, cash / 1000, the rest / 10")
        )
        found.append(Channel("battle", 4, "attacking, defending, target / 100, counter-attack"))
        return found

    def write(self, t: State, seat: i64, out: vec[float], at: i64) -> None:
        assert isinstance(t, Supremacy)
        at = write_question(t, frames.LOANS, QUESTIONS, 100.0, out, at)
        at = write_turn(t, seat, out, at)
        for resource in range(3):
            out[at + resource] = float(t.market[resource]) / float(data.TOP_STEP)
        at += 3
        for disease in range(data.DISEASES):
            out[at + disease] = float(t.antidotes[seat * data.DISEASES + disease]) / 2.0
        at += data.DISEASES
        out[at] = 1.0 if t.bid[seat] == 1 else 0.0
        out[at + 1] = 1.0 if t.bid[seat] == 0 else 0.0
        at += 2
        for place in range(t.seats):
            at = write_power(t, (seat + place) % t.seats, out, at)
        at = write_land(t, seat, out, at)
        at = write_seas(t, seat, out, at)
        at = write_companies(t, seat, out, at)
        for i in range(2 * data.DEAL):
            if t.deal[i]:
                out[at + i] = float(t.deal[i]) / (1000.0 if i % data.DEAL == data.DEAL_CASH else 10.0)
        at += 2 * data.DEAL
        out[at] = 1.0 if t.attacker == seat else 0.0
        out[at + 1] = 1.0 if t.defender == seat else 0.0
        out[at + 2] = float(t.target) / 100.0
        out[at + 3] = float(t.counter)


ENCODER: Final = SupremacyEncoder()


def write_turn(t: Supremacy, seat: i64, out: vec[float], at: i64) -> i64:
    out[at] = float(t.turn) / 20.0
    out[at + 1] = float(t.turns - t.turn) / 20.0
    if 1 <= t.stage <= 7:
        out[at + 1 + t.stage] = 1.0
    out[at + 9] = float(t.clouds) / 12.0
    out[at + 10] = float((t.playing >> seat) & 1)
    out[at + 11] = float(t.offers) / 2.0
    out[at + 12] = float(t.built) / 10.0
    out[at + 13] = float(rows.count(t.card_at, data.IN_PILE)) / float(data.CARDS)
    return at + TURN


def write_power(t: Supremacy, seat: i64, out: vec[float], at: i64) -> i64:
    out[at] = float(t.cash[seat]) / 10000.0
    out[at + 1] = float(t.loans[seat]) / 12.0
    for resource in range(3):
        out[at + 2 + resource] = float(t.supplies[seat * 3 + resource]) / 12.0
    out[at + 5] = float(t.nukes[seat]) / 12.0
    out[at + 6] = float(t.l_stars[seat]) / 12.0
    out[at + 7] = float((t.tech[seat] >> 1) & 1)
    out[at + 8] = float((t.tech[seat] >> 2) & 1)
    out[at + 9] = float(t.centres[seat]) / 6.0
    out[at + 10] = float(t.plays[seat]) / 3.0
    out[at + 11] = 1.0 if t.out[seat] else 0.0
    out[at + 12] = float(t.units(seat)) / 50.0
    out[at + 13] = float(t.in_hand[seat]) / 10.0
    for i in range(3):
        out[at + 14 + i] = 0.0 if t.officers[seat * 3 + i] == data.NO_ZONE else 1.0
    if t.power[seat] < data.POWERS:
        out[at + 17 + t.power[seat]] = 1.0
    out[at + 17 + data.POWERS] = float(t.k_sats[seat]) / 12.0
    out[at + 18 + data.POWERS] = float(t.neutron_bombs[seat]) / 12.0
    return at + POWER


def write_land(t: Supremacy, seat: i64, out: vec[float], at: i64) -> i64:
    holders, armies, clouds, craters = t.holder, t.armies, t.cloud, t.crater
    seats = t.seats
    bombs = t.with_neutron_bombs > 0
    armed = t.warlords > 0
    for zone in range(data.LAND):
        holder = holders[zone]
        if holder == seat:
            out[at] = 1.0
        elif holder < seats:
            out[at + 1] = 1.0
        elif holder == data.WARLORD:
            out[at + 2] = 1.0
        if armies[zone]:
            out[at + 3] = float(armies[zone]) / 10.0
        if clouds[zone]:
            out[at + 4] = float(clouds[zone])
        if (clouds[zone] or craters[zone] or bombs) and t.closed(zone):
            out[at + 5] = 1.0
        if bombs:
            marker = t.marked_by(zone)
            if marker == seat:
                out[at + 6] = 1.0
            elif marker != data.NOBODY:
                out[at + 7] = 1.0
        if armed:
            out[at + 8] = float(t.warlord_nukes[zone]) / 12.0
            out[at + 9] = float(t.warlord_l_stars[zone]) / 12.0
        at += TERRITORY
    return at


def write_seas(t: Supremacy, seat: i64, out: vec[float], at: i64) -> i64:
    navies, pirates = t.navies, t.pirates
    own = seat * data.SEAS
    all_fleets = t.seats * data.SEAS
    for sea in range(data.SEAS):
        mine = navies[own + sea]
        if mine:
            out[at] = float(mine) / 10.0
            out[at + 1] = float(t.aboard[own + sea]) / 10.0
            out[at + 6] = float(loads.empty_ships(t, own + sea)) / 10.0
        others: i64 = -mine
        fleet: i64 = sea
        while fleet < all_fleets:
            others += navies[fleet]
            fleet += data.SEAS
        if others:
            out[at + 2] = float(others) / 10.0
        if sea < data.LIGHT:
            if pirates[sea]:
                out[at + 3] = float(pirates[sea]) / 6.0
            if t.warlords:
                out[at + 4] = float(t.warlord_nukes[data.LAND + sea]) / 12.0
                out[at + 5] = float(t.warlord_l_stars[data.LAND + sea]) / 12.0
        at += SEA
    return at


def write_companies(t: Supremacy, seat: i64, out: vec[float], at: i64) -> i64:
    for marked in t.mark_company:
        out[at + COMPANY * marked + 3] += 1.0
    owners, run = t.owner, t.run
    for company in range(data.COMPANIES):
        owner = owners[company]
        if owner == seat:
            out[at] = 1.0
        elif owner != data.NOBODY:
            out[at + 1] = 1.0
        if run[company]:
            out[at + 2] = float(run[company])
        at += COMPANY
    return at
