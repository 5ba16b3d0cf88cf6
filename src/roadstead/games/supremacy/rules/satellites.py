"""K-sats, which hunt satellites, and the solar storm, which takes them from everybody."""

from mypy_extensions import i64

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy import events as told
from roadstead.games.supremacy.data import K_SAT, L_STAR, NOBODY, SHOT_KILLS
from roadstead.games.supremacy.rules import building, counts, frames, streams
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.events import EVERYBODY


def satellites(t: Supremacy, seat: i64) -> i64:
    return t.l_stars[seat] + t.k_sats[seat]


# K-sats


def can_fire(t: Supremacy, seat: i64) -> bool:
    """SUP-8.13: a K-sat in hand, and a satellite of somebody else to fire at."""
    if t.k_sats[seat] == 0:
        return False
    for other in range(t.seats):
        if other != seat and satellites(t, other) > 0:
            return True
    return False


def whom_choices(t: Supremacy, seat: i64) -> list[i64]:
    found: list[i64] = []
    for power in range(6):
        other = t.seat_of[power]
        if other not in (NOBODY, seat) and satellites(t, other) > 0:
            found.append(do.AGAINST + power)
    return found


def at_choices(t: Supremacy, owner: i64) -> list[i64]:
    """Which kind of satellite: of those that their owner has."""
    found: list[i64] = []
    if t.l_stars[owner] > 0:
        found.append(do.SATELLITE)
    if t.k_sats[owner] > 0:
        found.append(do.SATELLITE + 1)
    return found


def fire(t: Supremacy, seat: i64, foe: i64, weapon: i64, action: i64) -> None:
    """SUP-8.13: one after the other is spent and kills on 1 to 5, as long as there is anything left to kill."""
    left = counts.meant(action, t.k_sats[seat])
    fired: i64 = 0
    killed: i64 = 0
    while left > 0 and building.stock(t, foe, weapon) > 0:
        left -= 1
        fired += 1
        t.k_sats[seat] -= 1
        if t.dice.below(6, streams.K_SATS) + 1 <= SHOT_KILLS:
            killed += 1
            building.add_weapons(t, foe, weapon, -1)
    if t.telling:
        t.tell(told.K_SATS_FIRED, EVERYBODY, (seat, foe, weapon, fired, killed))


# Solar storms


def storm(t: Supremacy, seat: i64, head: i64) -> None:
    """FOR-3.11, FOR-3.12: a die for each player with satellites; its table says how many are lost."""
    if satellites(t, seat) > 0:
        rolled = t.dice.below(6, streams.HEADLINE)
        lose(t, seat, min(t.board.solar[t.board.figure[head] * 6 + rolled], satellites(t, seat)))


def lose(t: Supremacy, seat: i64, left: i64) -> None:
    """FOR-3.12: with both kinds their owner chooses, one after the other; with one kind there is no choice."""
    if left == 0:
        return
    if t.l_stars[seat] > 0 and t.k_sats[seat] > 0:
        t.ask(frames.STORM_LOSS, 1 << seat, seat, left)
        return
    lost(t, seat, K_SAT if t.l_stars[seat] == 0 else L_STAR, left)


def lost(t: Supremacy, seat: i64, weapon: i64, count: i64) -> None:
    building.add_weapons(t, seat, weapon, -count)
    if t.telling:
        t.tell(told.L_STARS_LOST if weapon == L_STAR else told.K_SATS_LOST, EVERYBODY, (seat, count))


def answer_loss(t: Supremacy, seat: i64, left: i64, action: i64) -> None:
    lost(t, seat, L_STAR if action == do.SATELLITE else K_SAT, 1)
    lose(t, seat, left - 1)
