"""Why not: the rule against each action that would answer the question, but not now."""

from functools import wraps
from typing import Any

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.data import CHILDREN, DISASTER_NAMES, DISASTER_VERB, KIND_NAMES, MEMBERS
from roadstead.games.harbour_of_fortune.generated import do, frames
from roadstead.games.harbour_of_fortune.questions import QUESTIONS
from roadstead.games.harbour_of_fortune.rules import cards, estate
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.games.harbour_of_fortune.words.names import WILD_DEEDS, red_from
from roadstead.kernel.errors import Refusal
from roadstead.kernel.string_speech import Reason, by_name

# What the dealer has to name.
TARGETS = {data.SICKEN: "a member of the household", data.PART: "a son and his bride", data.BURN: "a damaged house"}


def family(family: int) -> str:
    return f"The {data.FAMILIES[family]} family is led by somebody else."


def stake(t: Harbour, seat: int) -> str:
    return f"You have only {t.money[seat]}."


def wild(t: Harbour, seat: int, action: int) -> Refusal:
    card, (_, rule) = data.WILD_OF[action - do.WILD_HAT], WILD_DEEDS[action - do.WILD_HAT]
    if not cards.wild_kinds(t, seat) >> (2 * card) & 1:
        return Refusal("HOF-13.1", f"You do not have the Wild Card {data.WILD_NAMES[card]}.")
    if card == data.TAKE_HAT:
        return Refusal(rule, "You wear the hat already.")
    if action == do.WILD_BUILD:
        return Refusal(rule, _no_house(t, seat))
    if card == data.FREE_HOUSE:
        return Refusal(rule, "You have no house with that damage.")
    if card == data.FREE_JACK:
        return Refusal(rule, f"The {MEMBERS[data.CAPTAIN + action - do.WILD_JACK]} is hired already.")
    return Refusal(rule, "Roll Twice works once a turn." if t.twice else "Roll Twice is played before rolling.")


def _no_house(t: Harbour, seat: int) -> str:
    if not t.docked[seat]:
        return "Your ship has not docked yet."
    return "All six houses stand." if t.houses[seat] == data.HOUSES else "Your Butler is not active."


def mend(t: Harbour, seat: int, trouble: int) -> Refusal | str:
    name, red, price = data.TROUBLES[trouble]
    if not t.troubles(seat) >> trouble & 1:
        if trouble == data.LOST_SPACE and t.lost[seat]:
            return Refusal("HOF-10.4", "A ship that waits outside the harbour has no space to win back.")
        if trouble >= data.PATIENTS:
            return Refusal("HOF-8.3", f"You have no {name}.")
        if t.home[seat] >> trouble & 1:
            return Refusal("HOF-8.3", f"The {MEMBERS[trouble]} of your household is not sick.")
        return Refusal("HOF-8.3", f"There is no {MEMBERS[trouble]} in your household.")
    lacking = f"You hold no {red_from(red)} and no Red Joker"
    if t.asked() == frames.PAUSE:
        return f"{lacking}; money mends only in the second phase."
    return f"{lacking}, and have not the {price} to pay."


def hire(t: Harbour, seat: int, nth: int) -> Refusal | str:
    jack = data.CAPTAIN + nth
    if t.home[seat] >> jack & 1:
        return f"The {MEMBERS[jack]} is hired already."
    if t.hired:
        return "Only one Jack may be hired a turn."
    milestone = data.MILESTONES[t.hires[seat]]
    return Refusal("HOF-6.3", f"Your next hire needs {milestone} in hand; you have {t.money[seat]}.")


def build(t: Harbour, seat: int) -> Refusal | str:
    if not estate.has_ground(t, seat):
        return _no_house(t, seat)
    price = estate.next_house_price(t, seat)
    if price < 0:
        limit = estate.without_builder(t, seat) + (1 if t.is_active(seat, data.BUILDER) else 0)
        return f"You have built {t.built} this turn, and {limit} is the limit."
    rule = "HOF-15.1" if price == data.HOUSE_PRICE else "HOF-15.3"
    return Refusal(rule, f"The house costs {price}; you have {t.money[seat]}.")


def sabotage(t: Harbour, seat: int) -> Refusal | str:
    if not cards.has(t, seat, data.BLACK_JOKER):
        return "You hold no Black Joker."
    if t.money[seat] < data.BLACK_JOKER_PRICE:
        return Refusal("HOF-11.5", f"The Black Joker costs {data.BLACK_JOKER_PRICE}; you have {t.money[seat]}.")
    return Refusal("HOF-11.5", "No opponent has an undamaged house.")


def invest(t: Harbour, seat: int) -> Refusal | str:
    if not cards.has(t, seat, data.RED_ACE):
        return "You hold no red ace."
    if t.seats == 2 and not t.invests_with_two:
        return Refusal("HOF-12.7", "At this table two players do not play the Great Investment.")
    if t.money[seat] < data.INVESTMENT_FEE:
        return f"The fee is {data.INVESTMENT_FEE}; you have {t.money[seat]}."
    return Refusal("HOF-12.6", f"The others together could not put in {data.INVESTMENT_NEEDS}.")


def _no_foe(t: Harbour, seat: int, family: int) -> Refusal | str | None:
    """Why nothing can be done to this family, whatever it is."""
    foe = int(t.led_by[family])
    if foe == data.NOBODY:
        return Refusal("HOF-1.1", f"The {data.FAMILIES[family]} family does not play.")
    return "That is your own family." if foe == seat else None


def strike(t: Harbour, seat: int, which: int) -> Refusal | str:
    family, card = divmod(which, 10)
    victim = int(t.led_by[family])
    found = _no_foe(t, seat, family)
    if found is not None:
        return found
    if not cards.has(t, seat, card):
        return f"You hold no {KIND_NAMES[card]}."
    if t.struck >> victim & 1:
        return "You have dealt that family a black card this turn."
    immune = "no house of theirs stands" if t.houses[victim] == 0 else "no house of theirs is undamaged"
    why = {
        data.FAIL: "their Father is not active",
        data.RAID: "they have no money" if t.docked[victim] else "their ship has not left space 0",
        data.SICKEN: "nobody in their household is active",
        data.PART: "no son of theirs is married",
        data.DAMAGE: immune,
        data.BURN: immune,
    }.get(DISASTER_VERB[card + 1], "they have no money")
    return Refusal("HOF-8.3", f"{DISASTER_NAMES[card + 1]} would do nothing to that family: {why}.")


def marry(t: Harbour, seat: int, which: int) -> Refusal | str:
    son, family, daughter = which // 8, which // 2 % 4, which % 2
    found = _no_foe(t, seat, family)
    if found is not None:
        return found
    if not t.is_active(seat, data.MOTHER):
        return "Your Mother is not active."
    if t.houses[seat] == 0:
        return "No house of yours stands."
    if t.money[seat] < data.DOWRY:
        return f"The dowry is {data.DOWRY}; you have {t.money[seat]}."
    if t.bride[seat * 2 + son] != data.NOBODY:
        return Refusal("HOF-7.2", f"Your {CHILDREN[son]} son is married.")
    if not t.is_active(seat, data.OLDEST_SON + son):
        return Refusal("HOF-7.2", f"Your {CHILDREN[son]} son is sick.")
    if not t.home[t.led_by[family]] >> (data.OLDEST_DAUGHTER + daughter) & 1:
        return Refusal("HOF-7.2", f"The {CHILDREN[daughter]} daughter has married into another family.")
    return Refusal("HOF-7.2", f"The {CHILDREN[daughter]} daughter is sick.")


def trade(t: Harbour, seat: int, family: int) -> Refusal | str:
    found = _no_foe(t, seat, family) or _idle(t, seat, data.TRADER, t.traded)
    if found is not None:
        return found
    if t.held[t.led_by[family]] > 0:
        return "You hold no black or red card to give."
    return Refusal("HOF-6.8", "That family holds nothing.")


def spy(t: Harbour, seat: int, family: int) -> Refusal | str:
    found = _no_foe(t, seat, family) or _idle(t, seat, data.SPY, t.spied)
    return "That family holds nothing." if found is None else found


def _idle(t: Harbour, seat: int, jack: int, has_worked: bool) -> Refusal | str | None:
    """Why a Jack cannot be sent to anybody."""
    if not t.home[seat] >> jack & 1:
        return Refusal("HOF-1.4", f"Your {MEMBERS[jack]} is not hired.")
    if not t.is_active(seat, jack):
        return Refusal("HOF-6.6", f"Your {MEMBERS[jack]} is sick.")
    if has_worked:
        return f"The {MEMBERS[jack]} works once a turn."
    if t.money[seat] < data.JACK_FEE:
        return Refusal("HOF-6.5", f"The {MEMBERS[jack]} costs {data.JACK_FEE}; you have {t.money[seat]}.")
    return None


def target(t: Harbour, action: int, place: int, victim: int, disaster: int) -> Refusal | str:
    verb = DISASTER_VERB[disaster]
    named = data.SICKEN if action < do.ON_COUPLE else data.PART if action < do.ON_HOUSE else data.BURN
    if named != verb:
        return f"{DISASTER_NAMES[disaster]} strikes {TARGETS[verb]}."
    if verb == data.PART:
        return Refusal("HOF-9.7", f"Their {CHILDREN[place]} son is not married.")
    if verb == data.BURN:
        return Refusal("HOF-9.10", f"No house of theirs is damaged by {data.DAMAGES[place]}.")
    if not t.home[victim] >> place & 1:
        return Refusal("HOF-9.5", f"The {MEMBERS[place]} does not belong to that household.")
    return Refusal("HOF-9.5", f"The {MEMBERS[place]} is not active already.")


def means(t: Harbour, seat: int, trouble: int = -1, may_pay: int = 0) -> Refusal:
    if trouble < 0:
        return Refusal("HOF-8.5", "Money does not buy a disaster off at once: it mends in your own second phase.")
    if not may_pay:
        return Refusal("HOF-10.1", "Money mends only in the second phase.")
    return Refusal("HOF-10.1", f"It costs {data.TROUBLE_PRICE[trouble]}; you have {t.money[seat]}.")


def answer(
    t: Harbour, seat: int, action: int, place: int, disaster: int = 0, trouble: int = -1, may_pay: int = 0
) -> Refusal | str:
    mending = trouble >= 0
    if action == do.ACCEPT:
        return Refusal("HOF-17.4", "Say how the trouble is to be mended.")
    if action == do.NURSE:
        sickness = trouble < data.PATIENTS if mending else DISASTER_VERB[disaster] == data.SICKEN
        return _nurse(t, seat, sickness, in_a_pause=mending and not may_pay)
    if action == do.RED_JOKER:
        return Refusal("HOF-11.1", "You hold no Red Joker.")
    number = place + 2
    needed = data.TROUBLE_RED[trouble] if mending else data.DISASTER_RED[disaster]
    if not cards.has(t, seat, data.RED + number - 1):
        return f"You hold no red {number}."
    if needed == data.NO_RED:
        return Refusal("HOF-9.1", "No red card helps against Misfortune, only a Red Joker.")
    return f"A red {number} is too low: it takes a {red_from(needed)}."


def _nurse(t: Harbour, seat: int, sickness: bool, in_a_pause: bool) -> Refusal:
    if not sickness:
        return Refusal("HOF-9.6", "The Housekeeper helps against Sickness alone.")
    if t.nursed >> seat & 1:
        return Refusal("HOF-9.6", "The Housekeeper has worked this round.")
    if in_a_pause:
        when = "The Housekeeper heals in the second phase and when Sickness is dealt, not in a pause."
        return Refusal("HOF-10.1", when)
    return Refusal("HOF-9.6", f"The Housekeeper costs {data.NURSE_PRICE}; you have {t.money[seat]}.")


# The end of a turn and the Captain leave nothing to refuse.
BY_KIND: dict[str, Reason] = by_name(
    family, stake, wild, mend, hire, build, sabotage, invest, strike, marry, trade, spy, target, means, answer
)


def _with_rule(kind: str, reason: Reason) -> Reason:
    """A reason that names no rule rests on the rule of its kind of action."""

    @wraps(reason)
    def found(**given: Any) -> Refusal:
        why = reason(**given)
        return why if isinstance(why, Refusal) else Refusal(QUESTIONS.occasions[kind].rule, why)

    return found


REASONS: dict[str, Reason | Refusal | str] = {
    "roll": Refusal("HOF-4.2", "The die has been rolled."),
    "window": Refusal("HOF-4.2", "Roll the die first."),
    "give": "You hold no {kind}.",
    "discard": "You hold no {kind}.",
    **{kind: _with_rule(kind, reason) for kind, reason in BY_KIND.items()},
}
