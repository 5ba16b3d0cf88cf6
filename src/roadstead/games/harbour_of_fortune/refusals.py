"""Why not: the rule against each action that is not legal now."""

from typing import cast

from roadstead.games.harbour_of_fortune import actions as do
from roadstead.games.harbour_of_fortune.data import (
    BLACK_JOKER,
    BLACK_JOKER_PRICE,
    BUILDER,
    BURN,
    BUTLER,
    CAPTAIN,
    CHILDREN,
    DAMAGE,
    DAMAGES,
    DISASTER_NAMES,
    DISASTER_RED,
    DISASTER_VERB,
    DOWRY,
    FAIL,
    FAMILIES,
    FREE_HOUSE,
    FREE_JACK,
    HERO_BONUS,
    HOUSE_PRICE,
    HOUSES,
    INVESTMENT_FEE,
    JACK_FEE,
    KIND_NAMES,
    LOST_SPACE,
    MEMBERS,
    MILESTONES,
    MOTHER,
    NO_RED,
    NURSE_PRICE,
    OLDEST_DAUGHTER,
    OLDEST_SON,
    PART,
    PATIENTS,
    RAID,
    RED,
    RED_ACE,
    ROLL_TWICE,
    SICKEN,
    SPY,
    TAKE_HAT,
    TRADER,
    TROUBLE_PRICE,
    TROUBLE_RED,
    TROUBLES,
    WILD_NAMES,
)
from roadstead.games.harbour_of_fortune.occasions import ASKED, OCCASIONS
from roadstead.games.harbour_of_fortune.rules import cards, estate, frames
from roadstead.games.harbour_of_fortune.state import NOBODY, Harbour
from roadstead.kernel.errors import Refusal
from roadstead.kernel.state import State
from roadstead.kernel.words import another_time


def refusal(view: State, seat: int, action: int) -> Refusal:
    """Told from what the seat sees; called only for actions that are not legal."""
    t = cast(Harbour, view)
    asked = t.asked()
    kind = do.ACTIONS.kind(action)
    if kind not in ASKED[asked].kinds:
        return another_time(ASKED[asked], OCCASIONS[kind])
    if kind in ("roll", "window"):
        return Refusal("HOF-4.2", "The die has been rolled." if action == do.ROLL else "Roll the die first.")
    if kind == "wild":
        return _wild(t, seat, action)
    if kind == "mend":
        return _mend(t, seat, action - do.MEND)
    if kind in ("strike", "marry", "trade", "spy"):
        return _against(t, seat, kind, action)
    if kind in _OWN:
        return _OWN[kind](t, seat, action)
    if kind == "target":
        return _target(t, action)
    if kind in ("answer", "means"):
        return _answer(t, seat, action)
    if kind == "family":
        return Refusal("HOF-2.7", f"The {FAMILIES[action - do.FAMILY]} family is led by somebody else.")
    if kind == "stake":
        return Refusal("HOF-12.2", f"You have only {t.money[seat]}.")
    card = KIND_NAMES[action - (do.GIVE if kind == "give" else do.DISCARD)]
    return Refusal("HOF-6.7" if kind == "give" else "HOF-3.5", f"You hold no {card}.")


def _wild(t: Harbour, seat: int, action: int) -> Refusal:
    wild = TAKE_HAT
    if action >= do.WILD_BUILD:
        wild = FREE_HOUSE
    if action >= do.WILD_JACK:
        wild = FREE_JACK
    if action >= do.WILD_HERO:
        wild = HERO_BONUS if action == do.WILD_HERO else ROLL_TWICE
    if not cards.wild_kinds(t, seat) >> (2 * wild) & 1:
        return Refusal("HOF-13.1", f"You do not have the Wild Card {WILD_NAMES[wild]}.")
    if wild == TAKE_HAT:
        return Refusal("HOF-13.4", "You wear the hat already.")
    if action == do.WILD_BUILD:
        return _no_house(t, seat, "HOF-13.6")
    if wild == FREE_HOUSE:
        return Refusal("HOF-13.7", "You have no house with that damage.")
    if wild == FREE_JACK:
        return Refusal("HOF-13.8", f"The {MEMBERS[CAPTAIN + action - do.WILD_JACK]} is hired already.")
    if t.twice:
        return Refusal("HOF-13.10", "Roll Twice works once a turn.")
    return Refusal("HOF-13.10", "Roll Twice is played before rolling.")


def _no_house(t: Harbour, seat: int, rule: str) -> Refusal:
    if not t.docked[seat]:
        return Refusal(rule, "Your ship has not docked yet.")
    if t.houses[seat] == HOUSES:
        return Refusal(rule, "All six houses stand.")
    return Refusal(rule, "Your Butler is not active.")


def _mend(t: Harbour, seat: int, trouble: int) -> Refusal:
    name, red, price = TROUBLES[trouble]
    if not t.troubles(seat) >> trouble & 1:
        if trouble == LOST_SPACE and t.lost[seat]:
            return Refusal("HOF-10.4", "A ship that waits outside the harbour has no space to win back.")
        if trouble >= PATIENTS:
            return Refusal("HOF-8.3", f"You have no {name}.")
        if t.home[seat] >> trouble & 1:
            return Refusal("HOF-8.3", f"The {MEMBERS[trouble]} of your household is not sick.")
        return Refusal("HOF-8.3", f"There is no {MEMBERS[trouble]} in your household.")
    card = "red 10" if red == 10 else f"red {red} or higher"
    if t.asked() == frames.PAUSE:
        return Refusal("HOF-10.1", f"You hold no {card} and no Red Joker; money mends only in the second phase.")
    return Refusal("HOF-10.1", f"You hold no {card} and no Red Joker, and have not the {price} to pay.")


def _hire(t: Harbour, seat: int, action: int) -> Refusal:
    jack = CAPTAIN + action - do.HIRE
    if t.home[seat] >> jack & 1:
        return Refusal("HOF-6.2", f"The {MEMBERS[jack]} is hired already.")
    if t.hired:
        return Refusal("HOF-6.2", "Only one Jack may be hired a turn.")
    return Refusal("HOF-6.3", f"Your next hire needs {MILESTONES[t.hires[seat]]} in hand; you have {t.money[seat]}.")


def _build(t: Harbour, seat: int, action: int) -> Refusal:
    if not t.docked[seat] or t.houses[seat] == HOUSES or not t.is_active(seat, BUTLER):
        return _no_house(t, seat, "HOF-15.1")
    price = estate.next_house_price(t, seat)
    if price < 0:
        limit = estate.without_builder(t, seat) + (1 if t.is_active(seat, BUILDER) else 0)
        return Refusal("HOF-15.1", f"You have built {t.built} this turn, and {limit} is the limit.")
    rule = "HOF-15.1" if price == HOUSE_PRICE else "HOF-15.3"
    return Refusal(rule, f"The house costs {price}; you have {t.money[seat]}.")


def _sabotage(t: Harbour, seat: int, action: int) -> Refusal:
    if not cards.has(t, seat, BLACK_JOKER):
        return Refusal("HOF-11.2", "You hold no Black Joker.")
    if t.money[seat] < BLACK_JOKER_PRICE:
        return Refusal("HOF-11.5", f"The Black Joker costs {BLACK_JOKER_PRICE}; you have {t.money[seat]}.")
    return Refusal("HOF-11.5", "No opponent has an undamaged house.")


def _invest(t: Harbour, seat: int, action: int) -> Refusal:
    if not cards.has(t, seat, RED_ACE):
        return Refusal("HOF-12.1", "You hold no red ace.")
    if t.seats == 2 and not t.invests_with_two:
        return Refusal("HOF-12.7", "At this table two players do not play the Great Investment.")
    if t.money[seat] < INVESTMENT_FEE:
        return Refusal("HOF-12.1", f"The fee is {INVESTMENT_FEE}; you have {t.money[seat]}.")
    return Refusal("HOF-12.6", "The others together could not put in 600.")


_OWN = {"hire": _hire, "build": _build, "sabotage": _sabotage, "invest": _invest}


def _against(t: Harbour, seat: int, kind: str, action: int) -> Refusal:
    """Actions that name another family."""
    family = {
        "strike": (action - do.STRIKE) // 10,
        "marry": (action - do.MARRY) // 2 % 4,
        "trade": action - do.TRADE,
        "spy": action - do.SPY_ON,
    }[kind]
    rule = {"strike": "HOF-8.1", "marry": "HOF-7.1", "trade": "HOF-6.7", "spy": "HOF-6.9"}[kind]
    foe = int(t.led_by[family])
    if foe == NOBODY:
        return Refusal("HOF-1.1", f"The {FAMILIES[family]} family does not play.")
    if foe == seat:
        return Refusal(rule, "That is your own family.")
    if kind == "strike":
        return _strike(t, seat, foe, (action - do.STRIKE) % 10 + 1)
    if kind == "marry":
        return _marry(t, seat, (action - do.MARRY) // 8, foe, (action - do.MARRY) % 2)
    jack = TRADER if kind == "trade" else SPY
    if not t.is_active(seat, jack):
        hired = t.home[seat] >> jack & 1
        return Refusal(
            "HOF-6.6" if hired else "HOF-1.4", f"Your {MEMBERS[jack]} is {'sick' if hired else 'not hired'}."
        )
    if t.traded if kind == "trade" else t.spied:
        return Refusal(rule, f"The {MEMBERS[jack]} works once a turn.")
    if t.money[seat] < JACK_FEE:
        return Refusal("HOF-6.5", f"The {MEMBERS[jack]} costs {JACK_FEE}; you have {t.money[seat]}.")
    if kind == "trade" and t.held[foe] > 0:
        return Refusal("HOF-6.7", "You hold no black or red card to give.")
    return Refusal("HOF-6.8" if kind == "trade" else "HOF-6.9", "That family holds nothing.")


def _strike(t: Harbour, seat: int, victim: int, number: int) -> Refusal:
    if not cards.has(t, seat, number - 1):
        return Refusal("HOF-8.1", f"You hold no {KIND_NAMES[number - 1]}.")
    if t.struck >> victim & 1:
        return Refusal("HOF-8.1", "You have dealt that family a black card this turn.")
    immune = "no house of theirs stands" if t.houses[victim] == 0 else "no house of theirs is undamaged"
    why = {
        FAIL: "their Father is not active",
        RAID: "they have no money" if t.docked[victim] else "their ship has not left space 0",
        SICKEN: "nobody in their household is active",
        PART: "no son of theirs is married",
        DAMAGE: immune,
        BURN: immune,
    }.get(DISASTER_VERB[number], "they have no money")
    return Refusal("HOF-8.3", f"{DISASTER_NAMES[number]} would do nothing to that family: {why}.")


def _marry(t: Harbour, seat: int, son: int, family: int, daughter: int) -> Refusal:
    if not t.is_active(seat, MOTHER):
        return Refusal("HOF-7.1", "Your Mother is not active.")
    if t.houses[seat] == 0:
        return Refusal("HOF-7.1", "No house of yours stands.")
    if t.money[seat] < DOWRY:
        return Refusal("HOF-7.1", f"The dowry is {DOWRY}; you have {t.money[seat]}.")
    if t.bride[seat * 2 + son] != NOBODY:
        return Refusal("HOF-7.2", f"Your {CHILDREN[son]} son is married.")
    if not t.is_active(seat, OLDEST_SON + son):
        return Refusal("HOF-7.2", f"Your {CHILDREN[son]} son is sick.")
    if not t.home[family] >> (OLDEST_DAUGHTER + daughter) & 1:
        return Refusal("HOF-7.2", f"The {CHILDREN[daughter]} daughter has married into another family.")
    return Refusal("HOF-7.2", f"The {CHILDREN[daughter]} daughter is sick.")


def _target(t: Harbour, action: int) -> Refusal:
    victim, disaster = t.detail(1), t.detail(2)
    verb, name = DISASTER_VERB[disaster], DISASTER_NAMES[disaster]
    named = SICKEN if action < do.ON_COUPLE else PART if action < do.ON_HOUSE else BURN
    if named != verb:
        wanted = {SICKEN: "a member of the household", PART: "a son and his bride", BURN: "a damaged house"}[verb]
        return Refusal("HOF-8.4", f"{name} strikes {wanted}.")
    if verb == PART:
        return Refusal("HOF-9.7", f"Their {CHILDREN[action - do.ON_COUPLE]} son is not married.")
    if verb == BURN:
        return Refusal("HOF-9.10", f"No house of theirs is damaged by {DAMAGES[action - do.ON_HOUSE]}.")
    member = action - do.ON_MEMBER
    if not t.home[victim] >> member & 1:
        return Refusal("HOF-9.5", f"The {MEMBERS[member]} does not belong to that household.")
    return Refusal("HOF-9.5", f"The {MEMBERS[member]} is not active already.")


def _answer(t: Harbour, seat: int, action: int) -> Refusal:
    mending = t.asked() == frames.MEND_HOW
    what = t.detail(1) if mending else t.detail(2)
    if action == do.ACCEPT:
        return Refusal("HOF-17.4", "Say how the trouble is to be mended.")
    if action == do.PAY:
        if not mending:
            return Refusal("HOF-8.5", "Money does not buy a disaster off at once: it mends in your own second phase.")
        if not t.detail(2):
            return Refusal("HOF-10.1", "Money mends only in the second phase.")
        return Refusal("HOF-10.1", f"It costs {TROUBLE_PRICE[what]}; you have {t.money[seat]}.")
    if action == do.NURSE:
        return _nurse(t, seat, what < PATIENTS if mending else DISASTER_VERB[what] == SICKEN, mending)
    if action == do.RED_JOKER:
        return Refusal("HOF-11.1", "You hold no Red Joker.")
    number = action - do.RED_CARD + 2
    needed = TROUBLE_RED[what] if mending else DISASTER_RED[what]
    if not cards.has(t, seat, RED + number - 1):
        return Refusal("HOF-8.5", f"You hold no red {number}.")
    if needed == NO_RED:
        return Refusal("HOF-9.1", "No red card helps against Misfortune, only a Red Joker.")
    return Refusal(
        "HOF-8.5", f"A red {number} is too low: it takes a red {needed}{'' if needed == 10 else ' or higher'}."
    )


def _nurse(t: Harbour, seat: int, sickness: bool, mending: bool) -> Refusal:
    if not sickness:
        return Refusal("HOF-9.6", "The Housekeeper helps against Sickness alone.")
    if t.nursed >> seat & 1:
        return Refusal("HOF-9.6", "The Housekeeper has worked this round.")
    if mending and not t.detail(2):
        return Refusal(
            "HOF-10.1", "The Housekeeper heals in the second phase and when Sickness is dealt, not in a pause."
        )
    return Refusal("HOF-9.6", f"The Housekeeper costs {NURSE_PRICE}; you have {t.money[seat]}.")
