"""K-sats, which hunt satellites, and the solar storm, which takes them from everybody."""

from mypy_extensions import i64

from roadstead.games.supremacy.data import K_SAT, L_STAR, NOBODY, SHOT_KILLS
from roadstead.games.supremacy.generated import do, frames, streams, told
from roadstead.games.supremacy.rules import building, counts
from roadstead.games.supremacy.state import Supremacy


def satellites(t: Supremacy, seat: i64) -> i64:
    return t.l_stars[seat] + t.k_sats[seat]


# K-sats


def can_fire(t: Supremacy, seat: i64) -> bool:
    """SUP-8.13: a K-sat in hand, and a satellite of somebody else to fire at."""
    if t.k_sats[seat] == 0:
        return False
    return any(other != seat and satellites(t, other) > 0 for other in range(t.seats))


def whom_choices(t: Supremacy, seat: i64) -> list[i64]:
    found: list[i64] = []
    for power in range(6):
        other = t.seat_of[power]
        if other not in (NOBODY, seat) and satellites(t, other) > 0:
            found.append(do.AGAINST + power)
    return found


def choose_foe(t: Supremacy, seat: i64, action: i64) -> None:
    t.ask(frames.K_SAT_AT, 1 << seat, seat, t.seat_of[action - do.AGAINST])


def at_choices(t: Supremacy, foe: i64) -> list[i64]:
    return kinds_of(t, foe)


def loss_choices(t: Supremacy, seat: i64) -> list[i64]:
    return kinds_of(t, seat)


def kinds_of(t: Supremacy, owner: i64) -> list[i64]:
    """Which kind of satellite: of those that their owner has."""
    found: list[i64] = []
    if t.l_stars[owner] > 0:
        found.append(do.SATELLITE)
    if t.k_sats[owner] > 0:
        found.append(do.SATELLITE + 1)
    return found


def choose_kind(t: Supremacy, seat: i64, foe: i64, action: i64) -> None:
    t.ask(frames.K_SAT_COUNT, 1 << seat, seat, foe, L_STAR if action == do.SATELLITE else K_SAT)


def count_choices(t: Supremacy, seat: i64) -> list[i64]:
    return counts.between(1, t.k_sats[seat])


def fire(t: Supremacy, seat: i64, foe: i64, satellite: i64, action: i64) -> None:
    """SUP-8.13: one after the other is spent and kills on 1 to 5, as long as there is anything left to kill."""
    left = counts.meant(action, t.k_sats[seat])
    fired: i64 = 0
    killed: i64 = 0
    while left > 0 and building.stock(t, foe, satellite) > 0:
        left -= 1
        fired += 1
        t.k_sats[seat] -= 1
        if t.dice.below(6, streams.K_SATS) + 1 <= SHOT_KILLS:
            killed += 1
            building.add_weapons(t, foe, satellite, -1)
    t.announce(told.K_SATS_FIRED, seat, foe, satellite, fired, killed)


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
    t.announce(told.L_STARS_LOST if weapon == L_STAR else told.K_SATS_LOST, seat, count)


def answer_loss(t: Supremacy, seat: i64, left: i64, action: i64) -> None:
    lost(t, seat, L_STAR if action == do.SATELLITE else K_SAT, 1)
    lose(t, seat, left - 1)
