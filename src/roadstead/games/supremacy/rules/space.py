"""War in space (option): L-stars that duel, and a nuke set off among the satellites."""

from mypy_extensions import i64

from roadstead.games.supremacy.data import BURST_KILLS, DUEL_KILLS, MOST_DUELS, NOBODY, POWERS
from roadstead.games.supremacy.generated import do, frames, streams, told
from roadstead.games.supremacy.rules import counts, satellites
from roadstead.games.supremacy.state import Supremacy


def menu(t: Supremacy, seat: i64, found: list[i64]) -> None:
    if not t.space_war:
        return
    if t.duels < MOST_DUELS and t.l_stars[seat] > 0 and len(whom_choices(t, seat)) > 0:
        found.append(do.DUEL)
    if t.nukes[seat] > 0 and any_satellite(t):
        found.append(do.SPACE_BURST)


def any_satellite(t: Supremacy) -> bool:
    return any(satellites.satellites(t, seat) > 0 for seat in range(t.seats))


def hits(t: Supremacy, shots: i64, kills: i64) -> i64:
    """So many dice: how many show no more than what kills."""
    found: i64 = 0
    for _ in range(shots):
        if t.dice.below(6, streams.SPACE) + 1 <= kills:
            found += 1
    return found


# Duels


def whom_choices(t: Supremacy, seat: i64) -> list[i64]:
    """SUP-8.16: another player with L-stars."""
    found: list[i64] = []
    for power in range(POWERS):
        other = t.seat_of[power]
        if other not in (NOBODY, seat) and t.l_stars[other] > 0:
            found.append(do.AGAINST + power)
    return found


def choose_foe(t: Supremacy, seat: i64, action: i64) -> None:
    t.ask(frames.DUEL_COUNT, 1 << seat, seat, t.seat_of[action - do.AGAINST])


def count_choices(t: Supremacy, seat: i64) -> list[i64]:
    return counts.between(1, t.l_stars[seat])


def duel(t: Supremacy, seat: i64, foe: i64, action: i64) -> None:
    """SUP-8.16: both sides fire at once, the attacked with all L-stars; 1 to 3 kills."""
    t.duels += 1
    fired = counts.meant(action, t.l_stars[seat])
    killed = min(hits(t, fired, DUEL_KILLS), t.l_stars[foe])
    lost = min(hits(t, t.l_stars[foe], DUEL_KILLS), t.l_stars[seat])
    t.l_stars[foe] -= killed
    t.l_stars[seat] -= lost
    t.announce(told.DUEL, seat, foe, fired, killed, lost)


# Bursts


def burst(t: Supremacy, seat: i64) -> None:
    """SUP-8.17: a nuke is spent, and a die for every satellite of everybody; a 6 destroys it."""
    t.nukes[seat] -= 1
    t.announce(told.SPACE_BURST, seat)
    for one in range(t.seats):
        stars = t.l_stars[one] - hits(t, t.l_stars[one], BURST_KILLS - 1)
        sats = t.k_sats[one] - hits(t, t.k_sats[one], BURST_KILLS - 1)
        t.l_stars[one] -= stars
        t.k_sats[one] -= sats
        if stars + sats > 0:
            t.announce(told.BURST_LOSS, one, stars, sats)
