"""Worlds imagined to fit what a seat sees, and what must hold in every world."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.generated import frames
from roadstead.games.harbour_of_fortune.rules import jacks, mending
from roadstead.games.harbour_of_fortune.state import Harbour, packed_nth, packed_size
from roadstead.kernel import bits
from roadstead.kernel.dice import Dice

MOST_DEALS: Final[i64] = 1000  # the rarest card that can be needed comes up once in 42 deals


def imagine(t: Harbour, viewer: i64, chance: Dice) -> None:
    """Deal what the viewer cannot know: deck by deck, since everybody sees the backs, and then the Wild Cards."""
    for _ in range(MOST_DEALS):
        for family in range(t.seats):
            imagine_deck(t, viewer, family, chance)
        if fits_question(t):
            break
    imagine_wild(t, viewer, chance)
    for seat in range(t.seats):
        if seat != viewer:
            for at in range(seat * 16, seat * 16 + 16):
                t.known[at] = 0
            for at in range(seat * 4, seat * 4 + 4):
                t.loose[at] = 0
                t.wild_known[at] = 0


def fits_question(t: Harbour) -> bool:
    """Who has begun to mend or to trade holds a card for it (HOF-17.4).  A deal without one is dealt again."""
    asked = t.asked()
    if asked == frames.MEND_HOW:
        return len(mending.means(t, t.detail(0), t.detail(1), t.detail(2))) > 0
    if asked == frames.GIVE_WHAT:
        return len(jacks.gifts(t, t.detail(0))) > 0
    return True


def imagine_deck(t: Harbour, viewer: i64, family: i64, chance: Dice) -> None:
    """First the cards that must be in some hand, then all the others: so every possible deal is equally likely."""
    unseen = data.DECK - t.out[family]
    loose: i64 = 0
    if viewer >= 0:
        unseen -= t.hand[viewer * 4 + family]
        loose = t.loose[viewer * 4 + family]
        if viewer == family:
            unseen -= t.pile[family]
    for holder in range(t.seats):
        if holder != viewer:
            t.hand[holder * 4 + family] = t.known[viewer * 16 + holder * 4 + family] if viewer >= 0 else 0
            unseen -= t.hand[holder * 4 + family]
    unseen -= loose
    deal_to_hands(t, viewer, family, loose, packed_size(loose), chance)
    deal_to_hands(t, viewer, family, unseen, packed_size(unseen), chance)


def deal_to_hands(t: Harbour, viewer: i64, family: i64, cards: i64, count: i64, chance: Dice) -> None:
    """Each card falls on any of the free places with the same chance, in the hands and (where unknown) in the pile.

    Cards known to be in some hand come first, when the pile is not yet a place; it takes what the hands leave.
    """
    while count > 0:
        places = free_places(t, viewer, family)
        if places == 0:
            break
        holder: i64 = 0
        place = chance.below(places, 0)
        while True:
            free = free_in(t, viewer, holder, family)
            if place < free:
                break
            place -= free
            holder += 1
        kind = packed_nth(cards, chance.below(count, 0))
        cards -= data.ONE[kind]
        count -= 1
        t.hand[holder * 4 + family] += data.ONE[kind]
    if family != viewer:
        t.pile[family] = cards


def free_places(t: Harbour, viewer: i64, family: i64) -> i64:
    places: i64 = 0
    for holder in range(t.seats):
        places += free_in(t, viewer, holder, family)
    return places


def free_in(t: Harbour, viewer: i64, holder: i64, family: i64) -> i64:
    if holder == viewer:
        return 0
    return t.backs[holder * 4 + family] - packed_size(t.hand[holder * 4 + family])


def imagine_wild(t: Harbour, viewer: i64, chance: Dice) -> None:
    unseen = data.ALL_WILD - t.wild_gone
    for place in range(t.under_size):
        unseen -= data.ONE[t.under[place]]
    if viewer >= 0:
        unseen -= t.wild[viewer]
    for holder in range(t.seats):
        if holder != viewer:
            t.wild[holder] = t.wild_known[viewer * 4 + holder] if viewer >= 0 else 0
            unseen -= t.wild[holder]
    count = packed_size(unseen)
    for holder in range(t.seats):
        if holder != viewer:
            for _ in range(t.wild_held[holder] - packed_size(t.wild[holder])):
                wild = packed_nth(unseen, chance.below(count, 0))
                unseen -= data.ONE[wild]
                count -= 1
                t.wild[holder] += data.ONE[wild]
    t.bag = unseen


def faults(t: Harbour) -> list[str]:
    """What cannot be: money from nowhere, cards twice, brides without a home, houses beyond the sixth."""
    found: list[str] = []
    total = t.bank
    for seat in range(t.seats):
        total += t.money[seat] + t.stake[seat]
        if t.money[seat] < 0:
            found.append(f"seat {seat} has {t.money[seat]} money")
        if t.money[seat] > 0 and t.owed_by(seat) > 0:
            found.append(f"seat {seat} has money and debts")
    if total != 0:
        found.append(f"{total} money has come from nowhere")
    for further in (household_faults, family_faults, estate_faults, card_faults, wild_faults):
        further(t, found)
    return found


def family_faults(t: Harbour, found: list[str]) -> None:
    """HOF-2.7: nobody leads two families, and once the first turn has begun everybody leads one."""
    leaders: i64 = 0
    for seat in t.led_by:
        if seat != data.NOBODY:
            if seat >= t.seats or (leaders >> seat) & 1:
                found.append(f"seat {seat} cannot lead another family")
            leaders |= 1 << seat
    if t.mover != data.NOBODY and leaders != (1 << t.seats) - 1:
        found.append("a turn is played by somebody who leads no family")


def household_faults(t: Harbour, found: list[str]) -> None:
    away: i64 = 0
    for seat in range(t.seats):
        brides: i64 = 0
        for son in range(2):
            came_from = t.bride[seat * 2 + son]
            if (came_from != data.NOBODY) != ((t.home[seat] >> (data.OLDEST_BRIDE + son)) & 1 == 1):
                found.append(f"seat {seat}'s son {son} and his bride do not agree")
            if came_from != data.NOBODY:
                brides += 1
                if (away >> came_from) & 1 or came_from // 2 == seat:
                    found.append(f"daughter {came_from} cannot be seat {seat}'s bride")
                away |= 1 << came_from
        members = bits.size(t.home[seat])
        daughters = bits.size(t.home[seat] >> data.OLDEST_DAUGHTER & 0b11)
        if members != 6 + daughters + brides + t.jacks(seat) or members > data.LARGEST_HOUSEHOLD:
            found.append(f"seat {seat}'s household has {members} members")
        if data.AT_HOME & ~(0b11 << data.OLDEST_DAUGHTER) & ~t.home[seat]:
            found.append(f"seat {seat} has lost a member who never leaves")
        if t.sick[seat] & ~t.home[seat] or t.sick[seat] >> data.PATIENTS or t.sick[seat] & t.failed[seat]:
            found.append(f"somebody is sick in seat {seat}'s household who cannot be")
    for seat in range(t.seats):
        for daughter in range(2):
            at_home = (t.home[seat] >> (data.OLDEST_DAUGHTER + daughter)) & 1
            if at_home == (away >> (seat * 2 + daughter)) & 1:
                found.append(f"seat {seat}'s daughter {daughter} is not in one place")


def estate_faults(t: Harbour, found: list[str]) -> None:
    docked: i64 = 0
    for seat in range(t.seats):
        if not 0 <= t.houses[seat] <= data.HOUSES or t.sound(seat) < 0 or min(t.damage[seat * 3 : seat * 3 + 3]) < 0:
            found.append(f"seat {seat} has {t.houses[seat]} houses, {t.damaged(seat)} of them damaged")
        if t.burnt[seat] < 0 or (t.houses[seat] == data.HOUSES and t.burnt[seat] > 0):
            found.append(f"seat {seat} keeps a right from a fire with all houses standing")
        if not 0 <= t.space[seat] <= data.HARBOUR or (t.docked[seat] and t.space[seat] < data.HARBOUR):
            found.append(f"seat {seat}'s ship is on space {t.space[seat]}")
        if t.docked[seat] and t.lost[seat]:
            found.append(f"seat {seat}'s ship is in harbour and still wants a space back")
        if t.houses[seat] > 0 and not t.docked[seat]:
            found.append(f"seat {seat} has built before its ship came in")
        docked |= t.docked[seat]
    if (docked == 1) != t.first_dock:
        found.append("the first ship to dock was not noticed")


def card_faults(t: Harbour, found: list[str]) -> None:
    for family in range(t.seats):
        for kind in range(data.KINDS):
            copies = (t.pile[family] >> (2 * kind) & 3) + (t.out[family] >> (2 * kind) & 3)
            for holder in range(t.seats):
                copies += t.hand[holder * 4 + family] >> (2 * kind) & 3
            if copies != data.DECK >> (2 * kind) & 3:
                found.append(f"family {family}'s deck has {copies} cards of kind {kind}")
        if packed_size(t.pile[family]) != t.left[family]:
            found.append(f"family {family}'s pile is miscounted")
    for seat in range(t.seats):
        held: i64 = 0
        for family in range(t.seats):
            backs = t.backs[seat * 4 + family]
            held += backs
            if packed_size(t.hand[seat * 4 + family]) != backs:
                found.append(f"seat {seat} holds another number of cards than it shows")
        if held != t.held[seat]:
            found.append(f"seat {seat}'s hand is miscounted")
        knowledge_faults(t, seat, found)


def knowledge_faults(t: Harbour, seat: i64, found: list[str]) -> None:
    """What a seat thinks it knows must be true."""
    for family in range(t.seats):
        for kind in range(data.KINDS):
            elsewhere: i64 = 0
            for holder in range(t.seats):
                known = t.known[seat * 16 + holder * 4 + family] >> (2 * kind) & 3
                there = t.hand[holder * 4 + family] >> (2 * kind) & 3
                if known > there or (holder == seat and known):
                    found.append(f"seat {seat} is wrong about a card of kind {kind} with seat {holder}")
                if holder != seat:
                    elsewhere += there - known
            if t.loose[seat * 4 + family] >> (2 * kind) & 3 > elsewhere:
                found.append(f"seat {seat} looks for a card of kind {kind} that nobody holds")


def wild_faults(t: Harbour, found: list[str]) -> None:
    for wild in range(data.WILD_KINDS):
        copies = (t.bag >> (2 * wild) & 3) + (t.wild_gone >> (2 * wild) & 3)
        for place in range(t.under_size):
            if t.under[place] == wild:
                copies += 1
        for seat in range(t.seats):
            copies += t.wild[seat] >> (2 * wild) & 3
            for knower in range(t.seats):
                known = t.wild_known[knower * 4 + seat] >> (2 * wild) & 3
                if known > t.wild[seat] >> (2 * wild) & 3:
                    found.append(f"seat {knower} is wrong about a Wild Card of seat {seat}")
        if copies != 2:
            found.append(f"there are {copies} Wild Cards of kind {wild}")
    count = t.bag_size + t.under_size + packed_size(t.wild_gone)
    for seat in range(t.seats):
        count += t.wild_held[seat]
        if t.wild_held[seat] != packed_size(t.wild[seat]):
            found.append(f"seat {seat}'s Wild Cards are miscounted")
    if count != data.WILD_CARDS or packed_size(t.bag) != t.bag_size:
        found.append(f"there are {count} Wild Cards")
