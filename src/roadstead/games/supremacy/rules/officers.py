"""Officers and antidotes of the Unconventional Forces (FOR-5)."""

from mypy_extensions import i64

from roadstead.games.supremacy.data import CARD_PRICE, DISEASES, LAND, NO_ZONE, OFFICERS, ZONES
from roadstead.games.supremacy.generated import streams, told
from roadstead.games.supremacy.rules import counts
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.events import all_but, only


def left_alone(t: Supremacy, seat: i64, zone: i64) -> None:
    """FOR-5.1: an officer whose last companions are destroyed is dead."""
    if t.unconventional and t.units_in(seat, zone) == 0:
        kill_all(t, seat, zone)


def kill_all(t: Supremacy, seat: i64, zone: i64) -> None:
    for at in range(seat * OFFICERS, seat * OFFICERS + OFFICERS):
        if t.officers[at] == zone:
            kill(t, seat, at)


def kill(t: Supremacy, seat: i64, at: i64) -> None:
    """FOR-5.8: dead officers never return."""
    t.announce(told.OFFICER_KILLED, seat, t.officers[at])
    t.officers[at] = NO_ZONE


def roll(t: Supremacy, seat: i64, zone: i64, kills_from: i64) -> None:
    """FOR-5.5 to FOR-5.7: a die for each officer in the zone, who dies on the table's roll or more."""
    if not t.unconventional:
        return
    for at in range(seat * OFFICERS, seat * OFFICERS + OFFICERS):
        if t.officers[at] == zone and t.dice.below(6, streams.OFFICER) + 1 >= kills_from:
            kill(t, seat, at)


def escape(t: Supremacy, seat: i64, zone: i64) -> None:
    """FOR-5.6: an officer left at sea without a navy goes to the nearest own territory."""
    if not t.unconventional or t.units_in(seat, zone) > 0 or t.officers_in(seat, zone) == 0:
        return
    haven = nearest(t, seat, zone)
    if haven == NO_ZONE:
        kill_all(t, seat, zone)
        return
    for at in range(seat * OFFICERS, seat * OFFICERS + OFFICERS):
        if t.officers[at] == zone:
            t.officers[at] = haven
            t.announce(told.OFFICER_ESCAPES, seat, haven)


def nearest(t: Supremacy, seat: i64, zone: i64) -> i64:
    """The nearest territory where the seat has an army, the first on the map among equals."""
    reached: list[i64] = [0] * ZONES
    reached[zone] = 1
    ring: list[i64] = [zone]
    while ring:
        beyond: list[i64] = []
        best: i64 = NO_ZONE
        for here in ring:
            for there in t.board.near[here]:
                if reached[there]:
                    continue
                reached[there] = 1
                beyond.append(there)
                if there < LAND and there < best and t.units_in(seat, there) > 0:
                    best = there
        if best != NO_ZONE:
            return best
        ring = beyond
    return NO_ZONE


def along_choices(t: Supremacy, seat: i64, start: i64) -> list[i64]:
    return counts.between(0, t.officers_in(seat, start))


def choose_along(t: Supremacy, seat: i64, start: i64, zone: i64, action: i64) -> None:
    go_along(t, seat, start, zone, counts.meant(action, t.officers_in(seat, start)))


def go_along(t: Supremacy, seat: i64, start: i64, zone: i64, count: i64) -> None:
    """FOR-5.1: officers move with their companions, free."""
    for at in range(seat * OFFICERS, seat * OFFICERS + OFFICERS):
        if count > 0 and t.officers[at] == start:
            t.officers[at] = zone
            count -= 1


def helps(t: Supremacy, seat: i64, zone: i64) -> bool:
    return t.unconventional > 0 and t.officers_in(seat, zone) > 0


# Antidotes


def antidotes_left(t: Supremacy) -> i64:
    """How many antidotes are still in the deck: everybody can count them."""
    if not t.unconventional:
        return 0
    left: i64 = 2 * DISEASES
    for disease in range(DISEASES):
        left -= t.gone[disease]
    for seat in range(t.seats):
        left -= t.in_hand[seat]
    return left


def draw_antidote(t: Supremacy, seat: i64) -> None:
    """FOR-5.3: a card of the special-weapons deck for $200M."""
    t.cash[seat] -= CARD_PRICE
    pick = t.dice.below(antidotes_left(t), streams.ANTIDOTE)
    for disease in range(DISEASES):
        if pick < t.antidote_deck[disease]:
            t.antidote_deck[disease] -= 1
            t.antidotes[seat * DISEASES + disease] += 1
            t.in_hand[seat] += 1
            if t.telling:
                t.tell(told.ANTIDOTE_SEEN, only(seat), (seat, disease))
                t.tell(told.ANTIDOTE_DRAWN, all_but(seat), (seat,))
            return
        pick -= t.antidote_deck[disease]


def use_antidote(t: Supremacy, seat: i64, disease: i64) -> None:
    t.antidotes[seat * DISEASES + disease] -= 1
    t.in_hand[seat] -= 1
    t.gone[disease] += 1
    t.reveal()
    t.announce(told.ANTIDOTE_USED, seat, disease)
