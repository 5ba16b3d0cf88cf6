"""Disasters: dealt, named, answered, suffered."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.generated import do, frames, streams, told
from roadstead.games.harbour_of_fortune.rules import cards, estate, mending, money
from roadstead.games.harbour_of_fortune.state import Harbour


def offer(t: Harbour, seat: i64, held: i64, found: list[i64]) -> None:
    """HOF-8.1, HOF-8.3: one black card for each opponent a turn, where it would do something."""
    blacks = held & data.BLACK_CARDS
    if blacks == 0:
        return
    verb_of = data.DISASTER_VERB
    for family in range(data.MOST_SEATS):
        victim = t.led_by[family]
        if victim in (seat, data.NOBODY) or (t.struck >> victim) & 1:
            continue
        verbs = open_to(t, victim)
        for number in range(1, 11):
            if (blacks >> (2 * number - 2)) & 1 and (verbs >> verb_of[number]) & 1:
                found.append(do.STRIKE + family * 10 + number - 1)


def open_to(t: Harbour, victim: i64) -> i64:
    """HOF-8.3: what disasters could do to a family now, as a set of verbs."""
    verbs: i64 = 0
    if t.money[victim] > 0:
        verbs = 1 << data.DIE_TO_DEALER | 1 << data.TO_DEALER | 1 << data.TO_BANK
        if t.docked[victim]:
            verbs |= 1 << data.RAID
    if not t.docked[victim] and t.space[victim] > 0:
        verbs |= 1 << data.RAID
    active = t.active(victim)
    if (active >> data.FATHER) & 1:
        verbs |= 1 << data.FAIL
    if active & ((1 << data.PATIENTS) - 1):
        verbs |= 1 << data.SICKEN
    if t.bride[victim * 2] != data.NOBODY or t.bride[victim * 2 + 1] != data.NOBODY:
        verbs |= 1 << data.PART
    if t.houses[victim] > 0:
        verbs |= 1 << data.BURN
        if t.sound(victim) > 0:
            verbs |= 1 << data.DAMAGE
    return verbs


def deal(t: Harbour, seat: i64, victim: i64, number: i64) -> None:
    """HOF-8.4: the card is dealt; whatever is to be chosen is named before the victim answers."""
    cards.spend(t, seat, data.BLACK + number - 1)
    t.struck |= 1 << victim
    t.announce(told.DEALT, seat, victim, number)
    verb = data.DISASTER_VERB[number]
    if verb in (data.SICKEN, data.PART) or (verb == data.BURN and t.sound(victim) == 0):
        t.ask(frames.NAME_TARGET, 1 << seat, seat, victim, number)
    else:
        ask_victim(t, seat, victim, number, data.NOBODY)


def targets(t: Harbour, victim: i64, disaster: i64) -> list[i64]:
    """HOF-9.5, HOF-9.7, HOF-9.10: what the dealer may name."""
    found: list[i64] = []
    verb = data.DISASTER_VERB[disaster]
    if verb == data.SICKEN:
        active = t.active(victim)
        for member in range(data.PATIENTS):
            if (active >> member) & 1:
                found.append(do.ON_MEMBER + member)
    elif verb == data.PART:
        for son in range(2):
            if t.bride[victim * 2 + son] != data.NOBODY:
                found.append(do.ON_COUPLE + son)
    else:
        for kind in range(3):
            if t.damage[victim * 3 + kind] > 0:
                found.append(do.ON_HOUSE + kind)
    return found


def target_of(action: i64) -> i64:
    """The member, the son or the kind of damage that an action names."""
    if action >= do.ON_HOUSE:
        return action - do.ON_HOUSE
    return action - do.ON_COUPLE if action >= do.ON_COUPLE else action - do.ON_MEMBER


def name(t: Harbour, seat: i64, victim: i64, disaster: i64, action: i64) -> None:
    target = target_of(action)
    t.announce(told.NAMED, seat, victim, disaster, target)
    ask_victim(t, seat, victim, disaster, target)


def ask_victim(t: Harbour, dealer: i64, victim: i64, disaster: i64, target: i64) -> None:
    """HOF-8.5, HOF-17.1: the victim is asked whatever the hand holds; without a hand only public means are left."""
    if t.held[victim] > 0:
        t.ask_in_secret(frames.REACT, 1 << victim, dealer, victim, disaster, target)
    else:
        t.ask(frames.REACT, 1 << victim, dealer, victim, disaster, target)


def answers(t: Harbour, victim: i64, disaster: i64) -> list[i64]:
    """HOF-8.5: let it happen, the Housekeeper against Sickness, a red card, a Red Joker."""
    found: list[i64] = [do.ACCEPT]
    if data.DISASTER_VERB[disaster] == data.SICKEN and mending.can_nurse(t, victim, 0):
        found.append(do.NURSE)
    mending.offer_reds(t, victim, data.DISASTER_RED[disaster], found)
    return found


def react(t: Harbour, dealer: i64, victim: i64, disaster: i64, target: i64, action: i64) -> None:
    """HOF-8.8: a neutralised disaster has no effect."""
    if action == do.ACCEPT:
        suffer(t, dealer, victim, disaster, target)
    elif action == do.NURSE:
        mending.nurse(t, victim, target)
    elif action == do.RED_JOKER:
        cards.spend(t, victim, data.RED_JOKER)
        t.announce(told.SAVED, victim, disaster)
    else:
        number = action - do.RED_CARD + 2
        cards.spend(t, victim, data.RED + number - 1)
        t.announce(told.NEUTRALISED, victim, disaster, number)


def suffer(t: Harbour, dealer: i64, victim: i64, disaster: i64, target: i64) -> None:
    """Section 9: what the disaster does."""
    verb = data.DISASTER_VERB[disaster]
    amount = data.DISASTER_AMOUNT[disaster]
    if verb == data.DIE_TO_DEALER:
        die = t.dice.below(6, streams.MISFORTUNE) + 1
        t.announce(told.MISFORTUNE, victim, die)
        lose(t, victim, dealer, amount * die)
    elif verb == data.TO_DEALER:
        lose(t, victim, dealer, amount)
    elif verb == data.TO_BANK:
        lose(t, victim, data.NOBODY, amount)
    elif verb == data.FAIL:
        t.failed[victim] = 1
        t.announce(told.FAILED, victim)
    elif verb == data.RAID:
        raid(t, victim, amount)
    elif verb == data.SICKEN:
        t.sick[victim] |= 1 << target
        t.announce(told.SICKENED, victim, target)
    elif verb == data.PART:
        estate.divorce(t, victim, target)
    elif verb == data.DAMAGE:
        t.damage[victim * 3 + amount] += 1
        t.announce(told.DAMAGED, victim, data.STORM + amount)
    else:
        burn(t, victim, target)


def lose(t: Harbour, victim: i64, dealer: i64, amount: i64) -> None:
    """HOF-8.9: at most what there is, to the dealer or to the bank."""
    amount = min(amount, t.money[victim])
    t.announce(told.LOST, victim, dealer, amount)
    if dealer == data.NOBODY:
        money.to_bank(t, victim, amount)
    else:
        money.transfer(t, victim, dealer, amount)


def raid(t: Harbour, victim: i64, amount: i64) -> None:
    """HOF-9.3, HOF-9.4: at sea a space back, which may be won back; in harbour money."""
    if t.docked[victim]:
        lose(t, victim, data.NOBODY, amount)
        return
    t.space[victim] -= 1
    t.lost[victim] += 1
    t.announce(told.RAIDED, victim, t.space[victim])


def burn(t: Harbour, victim: i64, target: i64) -> None:
    """HOF-9.10: an undamaged house, or the damaged one that was named."""
    if target != data.NOBODY:
        t.damage[victim * 3 + target] -= 1
    t.houses[victim] -= 1
    t.burnt[victim] += 1
    t.announce(told.BURNT, victim, t.houses[victim])


def can_sabotage(t: Harbour, seat: i64) -> bool:
    """HOF-11.5: with 500, and against somebody who has an undamaged house."""
    if t.money[seat] < data.BLACK_JOKER_PRICE:
        return False
    for other in range(t.seats):
        if other != seat and t.sound(other) > 0:
            return True
    return False


def sabotage(t: Harbour, seat: i64) -> None:
    """HOF-11.2, HOF-11.3: one opponent after another, clockwise."""
    cards.spend(t, seat, data.BLACK_JOKER)
    money.to_bank(t, seat, data.BLACK_JOKER_PRICE)
    t.announce(told.SABOTAGE, seat)
    for step in range(t.seats - 1, 0, -1):
        t.then(frames.STORM_ON, seat, (seat + step) % t.seats)


def storm_on(t: Harbour, dealer: i64, victim: i64) -> None:
    if t.sound(victim) > 0:
        ask_victim(t, dealer, victim, data.SABOTEUR, data.NOBODY)
