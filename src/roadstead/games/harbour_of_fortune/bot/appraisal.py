"""What things are worth to a family: members, houses, the hat, cards in hand, troubles, and a rival's wealth; all in money."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.generated import frames
from roadstead.games.harbour_of_fortune.state import Harbour, packed_size

MEAN_PROFIT: Final = 350.0
# How sure a bonus is, by active members and by undamaged houses.
HOUSEHOLD_HOPE: Final = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.02, 0.08, 0.22, 0.48, 0.78, 0.9, 0.96, 1.0, 1.0])
DISTRICT_HOPE: Final = vec[float]([0.0, 0.03, 0.08, 0.17, 0.32, 0.55, 0.85])
# What a card in hand is worth while many turns are left: black and red, ace to ten, then the jokers.
CARD_WORTH: Final = vec[float](
    [180.0, 120.0, 90.0, 130.0, 60.0, 240.0, 260.0, 70.0, 110.0, 160.0]
    + [65.0, 50.0, 60.0, 75.0, 85.0, 105.0, 160.0, 185.0, 195.0, 220.0]
    + [330.0, 90.0]
)
MEAN_CARD: Final = 130.0
# How likely somebody with a full hand has the red card against a disaster, by the card it takes.
HAS_RED: Final = vec[float]([0.0, 0.0, 0.85, 0.82, 0.79, 0.75, 0.7, 0.63, 0.55, 0.43, 0.27, 0.1])
STANDING: Final = 0.55  # the part of a house's worth that disasters leave, averaged over many games
A_LEAD: Final = 900.0  # with so much more wealth a family is nearly three times as likely to win
RENT_KEPT: Final = 0.7  # the part of the rent that disasters leave
# Money on the way to a Jack's milestone (HOF-6.3): what a turn brings, and how far it may be off, now and by each turn more.
A_TURN: Final = 350.0
UNSURE: Final = 400.0
MORE_UNSURE: Final = 200.0
# Numbers of the rules as they are reckoned with here.
INCOME: Final = vec[float]([float(a_turn) for a_turn in data.HOUSEHOLD_INCOME])
RENT: Final = vec[float]([float(a_turn) for a_turn in data.RENT])
MILESTONES: Final = vec[float]([float(money) for money in data.MILESTONES])
HOUSEHOLD_BONUS: Final = float(data.HOUSEHOLD_BONUS)
DISTRICT_BONUS: Final = float(data.DISTRICT_BONUS)
JACK_GAIN: Final = float(data.JACK_BONUS - data.HIRE_PRICE)


def turns_left(t: Harbour, seat: i64) -> float:
    """Incomes this seat will still collect."""
    turns = t.rounds - t.round
    place = seat - t.first
    if place < 0:
        place += t.seats
    if t.turns <= place or (seat == t.mover and t.asked() in (frames.PAUSE, frames.SAIL_HOW)):
        turns += 1
    return float(turns)


def fading(turns: float) -> float:
    """What cannot be used any more is worth nothing."""
    return min(1.0, turns / 3.0)


def household_value(members: i64, turns: float) -> float:
    hope = HOUSEHOLD_HOPE[members]
    if turns < 1.0:
        hope = 0.95 if members >= 10 else 0.0
    return INCOME[members] * turns + HOUSEHOLD_BONUS * hope


def house_value(houses: i64, turns: float) -> float:
    hope = DISTRICT_HOPE[houses]
    if turns < 1.0:
        hope = 0.9 if houses == data.HOUSES else 0.0
    return RENT_KEPT * RENT[houses] * turns + DISTRICT_BONUS * hope


def member_value(t: Harbour, seat: i64, more: i64) -> float:
    """What so many members more (or fewer) are worth to a family."""
    turns = turns_left(t, seat)
    members = t.household(seat)
    after = max(0, min(14, members + more))
    return household_value(after, turns) - household_value(members, turns)


def hiring_hope(t: Harbour, seat: i64, money: float) -> float:
    """HOF-6.3: what the Jacks will bring that a family with so much money may still hire."""
    first = t.hires[seat]
    steps = min(data.JACK_COUNT, first + data.JACK_COUNT - t.jacks(seat))
    total = 0.0
    if first >= steps:
        return total
    members = t.household(seat)
    turns = turns_left(t, seat)
    may_hire = seat == t.mover and not t.hired and t.asked() not in (frames.PAUSE, frames.SAIL_HOW)
    for step in range(first, steps):
        have = money - MILESTONES[step]
        left = turns
        if not (may_hire and step == first):
            have += A_TURN
            left -= 1.0
        total += hired_worth(members, have, left)
        members = min(members + 1, data.LARGEST_HOUSEHOLD - 1)
    return total


def hired_worth(members: i64, have: float, left: float) -> float:
    """What a Jack brings a family of so many who is hired once it will ``have`` enough, with so many turns left after this one."""
    a_turn = INCOME[members + 1] - INCOME[members]
    hope = HOUSEHOLD_HOPE[members + 1] - HOUSEHOLD_HOPE[members]
    unsure = UNSURE
    reached = 0.0
    total = 0.0
    while left >= 0.0 and reached < 1.0:
        by_now = min(1.0, 0.5 + have / (2.0 * unsure))
        if by_now > reached:
            if left < 1.0:
                hope = 0.95 if members == 9 else 0.0
            brings = a_turn * left + HOUSEHOLD_BONUS * hope + JACK_GAIN
            total += (by_now - reached) * max(0.0, brings)
            reached = by_now
        have += A_TURN
        unsure += MORE_UNSURE
        left -= 1.0
    return total


def loss_of(t: Harbour, seat: i64, amount: float) -> float:
    """What so much less money costs a family: the money, and Jacks that it cannot hire."""
    have = float(t.money[seat])
    return worth_of(t, seat, have) - worth_of(t, seat, have - amount)


def worth_of(t: Harbour, seat: i64, money: float) -> float:
    """So much money, and the Jacks that it may hire."""
    return money + hiring_hope(t, seat, money)


def one_house_more(t: Harbour, seat: i64) -> float:
    """What another sound house is worth to a family."""
    turns = turns_left(t, seat)
    return house_value(t.sound(seat) + 1, turns) - house_value(t.sound(seat), turns)


def hat_value(t: Harbour, seat: i64) -> float:
    """Tax while it lasts, and the bonus if it is still there at the end: each opponent's turn may take it away."""
    turns = turns_left(t, seat)
    stays = 1.0
    tax = 0.0
    for _ in range(int(turns)):
        for _ in range(t.seats - 1):
            stays *= 0.82
        tax += stays * float(t.tax * (t.seats - 1))
    if turns < 1.0:
        after = t.seats - 1 - (seat - t.first + t.seats) % t.seats
        for _ in range(after):
            stays *= 0.82
    return tax + stays * float(data.HAT_BONUS)


def card_value(t: Harbour, seat: i64, kind: i64) -> float:
    """What a card in hand is worth: a black one needs a turn of one's own, a red one somebody who strikes."""
    return card_worth(t, kind, fading(turns_left(t, seat)))


def card_worth(t: Harbour, kind: i64, faded: float) -> float:
    """The same where it is known how far ``fading`` has gone."""
    if kind == data.RED_ACE and t.seats == 2:
        return 5.0
    return CARD_WORTH[kind] * faded


def rivalry(t: Harbour) -> float:
    """The part of a rival's loss that is a gain: all of it between two, a share of it among more."""
    return 1.0 / float(t.seats - 1)


def answer_chance(t: Harbour, seat: i64, victim: i64, number: i64) -> float:
    """How likely the victim holds a card against it, by what this seat knows of the hand (HOF-6.10)."""
    wanted = data.RED_FROM[data.DISASTER_RED[number]] | data.ONE[data.RED_JOKER]
    seen: i64 = 0
    at = seat * 16 + victim * 4
    for deck in range(t.seats):
        cards = t.known[at + deck]
        if (cards | cards >> 1) & wanted:
            return 1.0
        seen += packed_size(cards)
    return HAS_RED[data.DISASTER_RED[number]] * min(1.0, float(t.held[victim] - seen) / 8.0)


def best_hurt(t: Harbour, seat: i64, victim: i64, disaster: i64) -> float:
    """What a disaster costs at the target where it hurts most."""
    verb = data.DISASTER_VERB[disaster]
    if verb == data.SICKEN:
        most = 0.0
        active = t.active(victim)
        for member in range(data.PATIENTS):
            if (active >> member) & 1:
                most = max(most, hurt_value(t, seat, victim, disaster, member))
        return most
    if verb == data.PART:
        most = 0.0
        for son in range(2):
            if t.bride[victim * 2 + son] != data.NOBODY:
                most = max(most, hurt_value(t, seat, victim, disaster, son))
        return most
    return hurt_value(t, seat, victim, disaster, data.NOBODY)


def hurt_value(t: Harbour, seat: i64, victim: i64, disaster: i64, target: i64) -> float:
    """What a disaster costs its victim; ``seat`` gains where a divorced daughter comes home."""
    verb = data.DISASTER_VERB[disaster]
    have = float(t.money[victim])
    if verb == data.DIE_TO_DEALER:
        return loss_of(t, victim, min(350.0, have))
    if verb in (data.TO_DEALER, data.TO_BANK):
        return loss_of(t, victim, min(float(data.DISASTER_AMOUNT[disaster]), have))
    if verb == data.FAIL:
        return trouble_cost(t, victim, data.FAILURE)
    if verb == data.RAID:
        return loss_of(t, victim, min(400.0, have)) if t.docked[victim] else 80.0 * fading(turns_left(t, victim))
    if verb == data.SICKEN:
        return trouble_cost(t, victim, target)
    if verb == data.PART:
        value = -member_value(t, victim, -1)
        if t.bride[victim * 2 + target] // 2 == seat:
            value += member_value(t, seat, 1)
        return value
    if verb == data.DAMAGE:
        return trouble_cost(t, victim, data.STORM + data.DISASTER_AMOUNT[disaster])
    return trouble_cost(t, victim, data.FIRE) if target == data.NOBODY else 100.0 * turns_left(t, victim)


def trouble_cost(t: Harbour, seat: i64, trouble: i64) -> float:
    """What a trouble still to come costs: left alone, or mended in the next second phase, whichever is less."""
    turns = turns_left(t, seat)
    left_alone = trouble_loss(t, seat, trouble, turns, True)
    if turns < 1.0:
        return left_alone
    price = float(data.TROUBLE_PRICE[trouble])
    until_then = trouble_loss(t, seat, trouble, 1.0, False)
    if price + until_then >= left_alone:
        return left_alone
    return min(left_alone, loss_of(t, seat, price) + until_then)


def trouble_loss(t: Harbour, seat: i64, trouble: i64, turns: float, to_the_end: bool) -> float:
    """What a trouble keeps a family from earning in so many turns, and, if it lasts, at the end."""
    if trouble <= data.FAILURE:
        members = t.household(seat)
        loss = household_value(members, turns) - household_value(max(0, members - 1), turns)
        if not to_the_end:
            loss = INCOME[members] - INCOME[max(0, members - 1)]
        if trouble in (data.FATHER, data.FAILURE):
            loss += MEAN_PROFIT * turns
        elif trouble in (data.BUTLER, data.MOTHER):
            loss += 40.0 * turns
        return loss
    if trouble == data.LOST_SPACE:
        return 40.0 * min(turns, 2.0)
    houses = t.sound(seat)
    if not to_the_end:
        return RENT[houses] - RENT[max(0, houses - 1)]
    return house_value(houses, turns) - house_value(max(0, houses - 1), turns)


# The Great Investment, the Trader and the Spy


def standing(t: Harbour, seat: i64) -> float:
    """What everybody can see of a family's wealth at the end."""
    turns = turns_left(t, seat)
    value = float(t.money[seat] - t.owed_by(seat)) + household_value(t.household(seat), turns)
    value += STANDING * house_value(t.sound(seat), turns) + float(data.JACK_BONUS * t.jacks(seat))
    return value + hat_value(t, seat) if t.hat == seat else value


def rank(t: Harbour) -> vec[float]:
    """How near each family is to the richest, which has 1."""
    best = -100000.0
    found = vec[float]()
    for seat in range(t.seats):
        found = append(found, standing(t, seat))
        best = max(best, found[seat])
    for seat in range(t.seats):
        found[seat] = math.exp(max(-20.0, (found[seat] - best) / A_LEAD))
    return found


def threat(ranks: vec[float], seat: i64, rival: i64) -> float:
    """The part of a rival's gain that this seat loses: between two all of it, little if the rival is far behind."""
    total = 0.0
    for share in ranks:
        total += share
    return ranks[rival] / max(total - ranks[seat], 0.001)
