"""What a decent head of a family looks at, all of it weighed in money at the end.

Money in hand is wealth; a member, a house or the hat is worth what it will still earn and its share of a bonus; a
disaster is worth what it costs the victim, mended at the cheapest.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import data, scoring
from roadstead.games.harbour_of_fortune.bot import appraisal
from roadstead.games.harbour_of_fortune.generated import do, frames
from roadstead.games.harbour_of_fortune.rules import disasters, estate, investment, mending
from roadstead.games.harbour_of_fortune.state import Harbour, packed_size
from roadstead.kernel import rows
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import UNKNOWN, State

# What things came to at the end, on the average of many games: a Wild Card, a Father who is away until he is brought
# back, and a ship in harbour, whose tax is paid.  So were the factors of ``outlook``.
WILD_PROMISE: Final = 350.0
FATHER_AWAY: Final = 1600.0
DOCKED: Final = 600.0
ANSWERED: Final = 0.6  # the part of those who could stop a disaster that do
TRADED: Final = 0.42  # the part of a traded card's promise that comes true
BRIDE_MISSED: Final = 0.5  # the part of a daughter's worth that her family loses, while it has turns to make up for it
SPIED: Final = 0.6  # how much the Spy's news is worth for a black card that is not wasted
NOT_RANKED: Final = vec[float]()


class HarbourHeuristics(Heuristics):
    def weigh(self, t: State, seat: i64, action: i64) -> float:
        assert isinstance(t, Harbour)
        return self.weights(t, seat, [action])[0]

    def weights(self, t: State, seat: i64, menu: list[i64]) -> vec[float]:
        assert isinstance(t, Harbour)
        asked = t.asked()
        count: i64 = len(menu)
        found = rows.fractions(count)
        if asked == frames.ACT or asked == frames.PAUSE:
            ranks = NOT_RANKED
            for i in range(count):
                if len(ranks) == 0 and do.INVEST <= menu[i] < do.SPY_ON:
                    ranks = appraisal.rank(t)
                found[i] = act_value(t, seat, menu[i], ranks)
        elif asked == frames.STAKE:
            danger = appraisal.threat(appraisal.rank(t), seat, t.detail(0))
            for i in range(count):
                found[i] = stake_value(t, menu[i], danger)
        else:
            for i in range(count):
                found[i] = value(t, seat, asked, menu[i])
        return found

    def outlook(self, t: State, seat: i64) -> float:
        assert isinstance(t, Harbour)
        if t.over:
            return float(scoring.score(t, seat))
        turns = appraisal.turns_left(t, seat)
        money = float(t.money[seat] - t.owed_by(seat))
        value = money * (1.0 - 0.03 * min(turns, 6.0)) + 1.1 * appraisal.hiring_hope(t, seat, money)
        value += 0.75 * appraisal.household_value(t.household(seat), turns)
        value += appraisal.STANDING * appraisal.house_value(t.sound(seat), turns)
        value += float(data.JACK_BONUS * t.jacks(seat)) * (1.0 + 0.5 * min(turns, 5.0))
        value += min(25.0 + 110.0 * turns, WILD_PROMISE) * float(t.wild_held[seat])
        if t.is_active(seat, data.FATHER):
            value += min(2.0 * appraisal.MEAN_PROFIT * turns, FATHER_AWAY)
        if t.docked[seat]:
            value += DOCKED
        if t.hat == seat:
            value += 0.8 * appraisal.hat_value(t, seat)
        return value + 0.65 * hand_promise(t, seat, turns)


# Wealth is counted in thousands: a lead of 2500 mostly wins, and choices 150 apart are worth a look.
HEURISTICS: Final = HarbourHeuristics(scale=2500.0, temperature=150.0, horizon=24, trust=1.5, margin=5.0)


def hand_promise(t: Harbour, seat: i64, turns: float) -> float:
    """What a hand will be worth by the end: more, the longer there is time to play it."""
    a_card = min(10.0 + 25.0 * turns, 200.0)
    if t.hand[seat * 4] == UNKNOWN:
        return a_card * float(t.held[seat])
    total = 0.0
    for family in range(t.seats):
        cards = t.hand[seat * 4 + family]
        for kind in range(data.KINDS):
            count = (cards >> (2 * kind)) & 3
            if count > 0 and (kind != data.RED_ACE or t.seats > 2):
                total += appraisal.CARD_WORTH[kind] * float(count)
    return a_card * total / appraisal.MEAN_CARD


def value(t: Harbour, seat: i64, asked: i64, action: i64) -> float:
    """An answer to anything but what to do in the second phase and what to stake."""
    if asked == frames.REACT:
        return answer_value(t, seat, t.detail(2), t.detail(3), action)
    if asked == frames.MEND_HOW:
        return -means_price(t, seat, t.detail(1), action)
    if asked == frames.NAME_TARGET:
        return target_value(t, seat, t.detail(1), t.detail(2), action)
    if asked == frames.SAIL_HOW:
        return captain_value(t, seat) if action == do.WITH_CAPTAIN else 0.0
    if asked == frames.CHOOSE_FAMILY:
        return 0.0
    if asked == frames.GIVE_WHAT:
        return -appraisal.card_value(t, seat, action - do.GIVE)
    return -appraisal.card_value(t, seat, action - do.DISCARD)


# The second phase


def act_value(t: Harbour, seat: i64, action: i64, ranks: vec[float]) -> float:
    """What is done in the second phase, or in a pause; ``ranks`` are needed for an investment or a trade alone."""
    if action <= do.END:
        return 0.0
    if action < do.MEND:
        return wild_value(t, seat, action)
    if action < do.HIRE:
        return mend_value(t, seat, action - do.MEND)
    if action < do.BUILD:
        return hire_value(t, seat, action - do.HIRE) - float(data.HIRE_PRICE)
    if action == do.BUILD:
        return new_house_value(t, seat) - appraisal.loss_of(t, seat, float(estate.next_house_price(t, seat)))
    if action < do.STRIKE:
        return marriage_value(t, seat, t.led_by[(action - do.MARRY) // 2 % 4])
    if action < do.SABOTAGE:
        number = (action - do.STRIKE) % 10 + 1
        return strike_value(t, seat, t.led_by[(action - do.STRIKE) // 10], number)
    if action == do.SABOTAGE:
        return sabotage_value(t, seat)
    if action == do.INVEST:
        return invest_value(t, seat, ranks)
    if action < do.SPY_ON:
        return trade_value(t, seat, t.led_by[action - do.TRADE], ranks)
    return spy_value(t, seat, t.led_by[action - do.SPY_ON])


def wild_value(t: Harbour, seat: i64, action: i64) -> float:
    turns = appraisal.turns_left(t, seat)
    if action == do.WILD_HAT:
        # Kept for the last turn, when the bonus is near; a second one may be used before.
        return appraisal.hat_value(t, seat) if turns < 1.0 or packed_size(t.wild[seat] & 3) > 1 else -1.0
    if action == do.WILD_BUILD:
        return new_house_value(t, seat)
    if action < do.WILD_JACK:
        return appraisal.one_house_more(t, seat) - 150.0 * appraisal.fading(turns)
    if action < do.WILD_HERO:
        return hire_value(t, seat, action - do.WILD_JACK)
    if action == do.WILD_HERO:
        return 500.0
    return 60.0 if t.is_active(seat, data.FATHER) else 20.0


def hire_value(t: Harbour, seat: i64, jack: i64) -> float:
    """Bonus and household; the Captain where he still has a way to go, else whoever can work at once."""
    value = float(data.JACK_BONUS) + appraisal.member_value(t, seat, 1)
    if data.CAPTAIN + jack == data.CAPTAIN:
        return value + 12.0 * float(data.HARBOUR - t.space[seat])
    return value + 10.0 - 2.0 * float(jack)


def new_house_value(t: Harbour, seat: i64) -> float:
    """Rent, the district, and, for the first house, the marriages it allows."""
    value = appraisal.one_house_more(t, seat)
    if t.houses[seat] == 0:
        value += wedding_hope(t, seat, float(data.HOUSE_PRICE))
    return value


def wedding_hope(t: Harbour, seat: i64, spent: float) -> float:
    """What the marriages are worth that a first house allows, in the same turn."""
    if not t.is_active(seat, data.MOTHER):
        return 0.0
    most = 0.0
    for family in range(t.seats):
        if family != seat and (t.active(family) >> data.OLDEST_DAUGHTER) & 3:
            most = max(most, wedding_value(t, seat, family, spent))
    return most


def wedding_value(t: Harbour, seat: i64, family: i64, spent: float) -> float:
    """What is gained by one marriage into a family, or by two if that is more."""
    active = t.active(seat)
    sons: i64 = 0
    for son in range(2):
        if t.bride[seat * 2 + son] == data.NOBODY and (active >> (data.OLDEST_SON + son)) & 1:
            sons += 1
    best = -100000.0
    have = float(t.money[seat])
    if sons == 0 or have - spent < float(data.DOWRY):
        return best
    rival = appraisal.rivalry(t)
    kept = appraisal.worth_of(t, seat, have - spent)
    for count in range(1, sons + 1):
        price = float(count * data.DOWRY)
        if have - spent < price:
            break
        theirs = appraisal.member_value(t, family, -count)
        if appraisal.turns_left(t, family) >= 1.0:
            theirs *= BRIDE_MISSED
        value = appraisal.member_value(t, seat, count) - rival * theirs
        value -= kept - appraisal.worth_of(t, seat, have - spent - price)
        best = max(best, value)
    return best


def marriage_value(t: Harbour, seat: i64, family: i64) -> float:
    """A member here and one fewer there."""
    return wedding_value(t, seat, family, 0.0)


# Disasters


def strike_value(t: Harbour, seat: i64, victim: i64, number: i64) -> float:
    """What it takes from the victim, less the chance that it is answered, less what the card is worth later."""
    hurt = appraisal.best_hurt(t, seat, victim, number)
    answered = appraisal.answer_chance(t, seat, victim, number) * ANSWERED
    gain = appraisal.rivalry(t) * (hurt * (1.0 - answered) + 70.0 * answered)
    verb = data.DISASTER_VERB[number]
    if verb in (data.DIE_TO_DEALER, data.TO_DEALER):
        gain += (1.0 - answered) * hurt
    waiting = (
        0.35
        * appraisal.CARD_WORTH[number - 1]
        * appraisal.fading(appraisal.turns_left(t, seat))
        * float(t.seats - 1)
        / 3.0
    )
    return gain - waiting


def sabotage_value(t: Harbour, seat: i64) -> float:
    total = -appraisal.loss_of(t, seat, 500.0)
    for other in range(t.seats):
        if other != seat and t.sound(other) > 0:
            total += appraisal.rivalry(t) * appraisal.hurt_value(t, seat, other, data.SABOTEUR, data.NOBODY) * 0.75
    return total


def target_value(t: Harbour, seat: i64, victim: i64, disaster: i64, action: i64) -> float:
    if action >= do.ON_HOUSE:
        return float(action == do.ON_HOUSE)
    return appraisal.hurt_value(t, seat, victim, disaster, disasters.target_of(action))


def answer_value(t: Harbour, seat: i64, disaster: i64, target: i64, action: i64) -> float:
    """Red cards are kept for the dearest disasters; the others are accepted."""
    if action == do.ACCEPT:
        hurt = appraisal.hurt_value(t, seat, seat, disaster, target)
        verb = data.DISASTER_VERB[disaster]
        if verb in (data.DIE_TO_DEALER, data.TO_DEALER):
            hurt *= 1.0 + appraisal.rivalry(t)
        return -hurt
    if action == do.NURSE:
        return -appraisal.loss_of(t, seat, float(data.NURSE_PRICE))
    return -red_price(t, seat, action)


def red_price(t: Harbour, seat: i64, action: i64) -> float:
    return appraisal.card_value(t, seat, mending.card_of(action))


def mend_value(t: Harbour, seat: i64, trouble: i64) -> float:
    """What is earned again, less the cheapest means at hand."""
    gain = mended_worth(t, seat, trouble)
    return gain - cheapest_means(t, seat, trouble)


def mended_worth(t: Harbour, seat: i64, trouble: i64) -> float:
    turns = appraisal.turns_left(t, seat)
    if trouble <= data.FAILURE:
        gain = appraisal.member_value(t, seat, 1)
        if trouble in (data.FATHER, data.FAILURE):
            gain += appraisal.MEAN_PROFIT * turns
        elif trouble == data.BUTLER and t.docked[seat] and t.houses[seat] < data.HOUSES:
            gain += 40.0 * turns
        return gain
    if trouble == data.LOST_SPACE:
        return 60.0 * appraisal.fading(turns) if t.space[seat] == data.HARBOUR - 1 else 30.0 * appraisal.fading(turns)
    return appraisal.one_house_more(t, seat)


def cheapest_means(t: Harbour, seat: i64, trouble: i64) -> float:
    may_pay = t.asked() == frames.ACT
    price = 100000.0
    if may_pay and t.money[seat] >= data.TROUBLE_PRICE[trouble]:
        price = appraisal.loss_of(t, seat, float(data.TROUBLE_PRICE[trouble]))
    if may_pay and mending.can_nurse(t, seat, trouble):
        price = min(price, appraisal.loss_of(t, seat, float(data.NURSE_PRICE)))
    held = t.kinds(seat)
    faded = appraisal.fading(appraisal.turns_left(t, seat))
    for kind in range(data.RED, data.KINDS - 1):
        if (held >> (2 * kind)) & 1 and (kind == data.RED_JOKER or kind - data.RED + 1 >= data.TROUBLE_RED[trouble]):
            price = min(price, appraisal.card_worth(t, kind, faded))
    return price


def means_price(t: Harbour, seat: i64, trouble: i64, action: i64) -> float:
    if action == do.PAY:
        return float(data.TROUBLE_PRICE[trouble])
    if action == do.NURSE:
        return float(data.NURSE_PRICE)
    return red_price(t, seat, action)


# Smaller decisions


def captain_value(t: Harbour, seat: i64) -> float:
    """The step pays where it brings the ship in: as the first ship, or early enough to build."""
    reaches = t.space[seat] + data.STEPS[t.roll] + 1 >= data.HARBOUR
    if not t.first_dock:
        return float(data.FIRST_DOCK) * 0.4 - float(data.JACK_FEE) if reaches else 20.0
    return 60.0 * (appraisal.turns_left(t, seat) - 6.0) - float(data.JACK_FEE) if reaches else -float(data.JACK_FEE)


def stake_value(t: Harbour, action: i64, danger: float) -> float:
    """HOF-12.3: below 600 together it is cancelled, and nothing comes of it."""
    if action == do.DECLINE:
        return 0.0
    before = 0.0
    for other in range(t.seats):
        before += float(t.stake[other])
    return stake_worth(before, float(investment.amount_of(action)), danger)


def stake_worth(before: float, stake: float, danger: float) -> float:
    """A sixth of the stake is the mean gain; what the stake brings the one who invited counts against it."""
    after = before + stake
    if after < float(data.INVESTMENT_NEEDS):
        return -100.0
    had = min(before, float(data.INVESTMENT_CAP)) if before >= float(data.INVESTMENT_NEEDS) else 0.0
    return stake / 6.0 - (min(after, float(data.INVESTMENT_CAP)) - had) * danger


def invest_value(t: Harbour, seat: i64, ranks: vec[float]) -> float:
    """What comes together if everybody weighs a stake as this seat would, less what the others gain by it."""
    raised = 0.0
    given_away = 0.0
    for step in range(1, t.seats):
        other = (seat + step) % t.seats
        stake = float(investment.highest_stake(t, other))
        if stake > 0.0 and stake_worth(raised, stake, appraisal.threat(ranks, other, seat)) > 0.0:
            raised += stake
            given_away += stake / 6.0 * appraisal.threat(ranks, seat, other)
    if raised < float(data.INVESTMENT_NEEDS):
        return -float(data.INVESTMENT_FEE)
    return min(raised, float(data.INVESTMENT_CAP)) - given_away - float(data.INVESTMENT_FEE)


def trade_value(t: Harbour, seat: i64, foe: i64, ranks: vec[float]) -> float:
    """What a card drawn from the other hand brings, less the cheapest of one's own; the other loses as much."""
    held = t.kinds(seat)
    faded = appraisal.fading(appraisal.turns_left(t, seat))
    least = 1000.0
    for kind in range(data.NUMBERED):
        if (held >> (2 * kind)) & 1:
            least = min(least, appraisal.card_worth(t, kind, faded))
    total = 0.0
    seen: i64 = 0
    at = seat * 16 + foe * 4
    for deck in range(t.seats):
        cards = t.known[at + deck]
        seen += packed_size(cards)
        for kind in range(data.KINDS):
            count = (cards >> (2 * kind)) & 3
            if count > 0:
                total += float(count) * appraisal.card_worth(t, kind, faded)
    total += float(t.held[foe] - seen) * appraisal.MEAN_CARD * faded
    gain = total / float(t.held[foe]) - least
    return TRADED * gain * (1.0 + appraisal.threat(ranks, seat, foe)) - float(data.JACK_FEE)


def spy_value(t: Harbour, seat: i64, foe: i64) -> float:
    """Who knows another's red cards wastes no black card on them: worth more, the more black cards wait."""
    held = t.kinds(seat)
    worth = 0.0
    for number in range(1, 11):
        if (held >> (2 * number - 2)) & 1 and data.DISASTER_RED[number] != data.NO_RED:
            chance = appraisal.answer_chance(t, seat, foe, number)
            worth += chance * (1.0 - chance) * appraisal.CARD_WORTH[number - 1]
    return SPIED * worth * appraisal.fading(appraisal.turns_left(t, seat)) - float(data.JACK_FEE)
