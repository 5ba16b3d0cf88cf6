"""What is said at the table of Harbour of Fortune: questions, choices, the table in words and the score.

The log and the refusals are next door.
"""

from collections.abc import Sequence
from typing import cast

from roadstead.games.harbour_of_fortune import actions as do
from roadstead.games.harbour_of_fortune import scoring
from roadstead.games.harbour_of_fortune.data import (
    CAPTAIN,
    CHILDREN,
    COLOURS,
    DISASTER_NAMES,
    DISASTER_RED,
    DISASTER_VERB,
    DOWRY,
    FAMILIES,
    HARBOUR,
    HIRE_PRICE,
    INVESTMENT_CAP,
    INVESTMENT_FEE,
    INVESTMENT_NEEDS,
    JACK_FEE,
    MEMBERS,
    NO_RED,
    NURSE_PRICE,
    PART,
    SICKEN,
    STEPS,
    STORM,
    TROUBLE_PRICE,
    TROUBLE_RED,
    TROUBLES,
    WILD_MONEY,
    WILD_NAMES,
)
from roadstead.games.harbour_of_fortune.harm_words import dealt, harm_rule, suffered
from roadstead.games.harbour_of_fortune.log_words import disaster_words, kind_words, line, packed_words
from roadstead.games.harbour_of_fortune.refusals import refusal
from roadstead.games.harbour_of_fortune.rules import estate, frames, investment
from roadstead.games.harbour_of_fortune.state import NOBODY, Harbour
from roadstead.kernel import bits
from roadstead.kernel.state import State
from roadstead.kernel.words import Row, Said, Sheet

__all__ = ["breakdown", "label", "line", "prompt", "refusal", "sheets", "waiting"]

Names = Sequence[str]

# The question


def prompt(view: State, seat: int, names: Names) -> Said:
    """What this seat is asked."""
    t = cast(Harbour, view)
    kind, a, b, c = t.asked(), t.detail(0), t.detail(1), t.detail(2)
    if kind == frames.PAUSE:
        return _pause(t, b)
    if kind == frames.SAIL_HOW:
        steps = STEPS[t.roll]
        return Said(f"Your ship is about to sail {_spaces(steps)}. Does the Captain add one for {JACK_FEE}?", "HOF-5.7")
    if kind == frames.ACT:
        return Said(f"Round {t.round}, your second phase: what do you do?", "HOF-3.3")
    if kind == frames.MEND_HOW:
        return Said(f"How do you mend the {TROUBLES[b][0]}?", "HOF-17.4")
    if kind == frames.NAME_TARGET:
        if DISASTER_VERB[c] == SICKEN:
            return Said(f"Who falls sick in the household of {names[b]}?", "HOF-9.5")
        if DISASTER_VERB[c] == PART:
            return Said(f"Which couple of {names[b]}'s sons is divorced?", "HOF-9.7")
        return Said(f"Which damaged house of {names[b]} burns down?", "HOF-9.10")
    if kind == frames.REACT:
        return _under_attack(t, b, names[a], c, t.detail(3))
    if kind == frames.STAKE:
        return _invited(names[a])
    if kind == frames.CHOOSE_FAMILY:
        return Said("Which family do you lead? They differ in name and colour alone.", "HOF-2.7")
    if kind == frames.GIVE_WHAT:
        return Said(f"Which card does the Trader give to {names[b]}, for one drawn by chance?", "HOF-6.7")
    return Said(f"You hold {t.held[seat]} cards, and 12 may be kept. Which one do you discard?", "HOF-3.5")


def _pause(t: Harbour, stage: int) -> Said:
    if stage == frames.BEFORE_ROLL:
        return Said("Your turn: roll, or play a card first.", "HOF-4.1")
    if stage == frames.AFTER_ROLL:
        return Said(f"You rolled {t.roll}. Play a card before the incomes?", "HOF-4.3")
    return Said("Play a card before the rent comes in?", "HOF-4.3")


def _under_attack(t: Harbour, victim: int, dealer: str, disaster: int, target: int) -> Said:
    red = DISASTER_RED[disaster]
    what = f"{dealer} deals {disaster_words(disaster, target)} to you: {suffered(t, victim, disaster, target, dealer)}."
    if red == NO_RED:
        return Said(f"{what} Only a Red Joker helps.", "HOF-9.1")
    card = "a red 10" if red == 10 else f"a red {red} or higher"
    return Said(f"{what} Stop it with {card} or a Red Joker, or let it happen?", "HOF-8.5")


def _invited(name: str) -> Said:
    """HOF-12.3, HOF-12.5: what may come of it."""
    return Said(
        f"{name} opens a Great Investment. How much do you put in? If {INVESTMENT_NEEDS} comes together you roll:"
        " on 1 or 2 it is lost, on 3 or 4 half as much again comes back, on 5 or 6 twice as much.",
        "HOF-12.2",
    )


def _spaces(steps: int) -> str:
    return f"{steps} space{'' if steps == 1 else 's'}"


_WAITING = {
    frames.PAUSE: "to play cards or go on",
    frames.SAIL_HOW: "to sail with or without the Captain",
    frames.ACT: "to act",
    frames.MEND_HOW: "to mend something",
    frames.NAME_TARGET: "to say what the disaster strikes",
    frames.REACT: "to answer a disaster",
    frames.STAKE: "to invest or decline",
    frames.GIVE_WHAT: "to choose a card to trade",
    frames.DISCARD: "to discard",
    frames.CHOOSE_FAMILY: "to choose a family",
}


def waiting(view: State, names: Names) -> str:
    """What the table is waiting for."""
    t = cast(Harbour, view)
    if t.over:
        return "The game is over."
    return f"Waiting for {names[t.actors()[0]]} {_WAITING[t.asked()]}."


# The choices


def label(view: State, seat: int, action: int, names: Names) -> Said:
    """What an action does."""
    t = cast(Harbour, view)
    kind = do.ACTIONS.kind(action)
    if kind == "roll":
        return Said("Roll the die", "HOF-4.1")
    if kind == "window":
        return Said("Go on without a card", "HOF-4.3")
    if kind == "end":
        return Said("End the turn", "HOF-3.3")
    if kind == "family":
        family = action - do.FAMILY
        return Said(f"Lead the {FAMILIES[family]} family ({COLOURS[family]})", "HOF-2.7")
    if kind == "captain":
        return Said(
            f"Pay the Captain {JACK_FEE} and sail a space more"
            if action == do.WITH_CAPTAIN
            else "Sail without the Captain",
            "HOF-5.7",
        )
    if kind == "wild":
        return _wild_label(action)
    if kind == "mend":
        return Said(f"Mend the {TROUBLES[action - do.MEND][0]} ({mend_words(action - do.MEND)})", "HOF-10.1")
    if kind == "hire":
        return Said(f"Hire the {MEMBERS[CAPTAIN + action - do.HIRE]} for {HIRE_PRICE}", "HOF-6.2")
    if kind == "build":
        price = estate.next_house_price(t, seat)
        extra = " (the Builder's fee included)" if price > 1500 else ""
        return Said(f"Build a house for {max(price, 1500)}{extra}", "HOF-15.1")
    if kind == "marry":
        which = action - do.MARRY
        son, family, daughter = CHILDREN[which // 8], which // 2 % 4, CHILDREN[which % 2]
        return Said(
            f"Marry your {son} son to the {daughter} daughter of {_name(t, family, names)} for {DOWRY}", "HOF-7.1"
        )
    if kind == "strike":
        family, number = (action - do.STRIKE) // 10, (action - do.STRIKE) % 10 + 1
        card = f"{DISASTER_NAMES[number]} ({kind_words(number - 1)})"
        foe = int(t.led_by[family])
        if foe == NOBODY:
            return Said(f"Deal {card} to {_name(t, family, names)}", "HOF-1.1")
        harm = dealt(t, foe, number)
        return Said(f"Deal {card} to {_name(t, family, names)}: {harm}", harm_rule(t, foe, number))
    if kind == "sabotage":
        return Said("Black Joker: pay 500, and a house of each opponent is damaged", "HOF-11.2")
    if kind == "invest":
        return Said(
            f"Great Investment (red ace, {INVESTMENT_FEE}): keep up to {INVESTMENT_CAP} of what the others put in",
            "HOF-12.1",
        )
    if kind == "trade":
        return Said(f"Pay the Trader {JACK_FEE}: swap a card with {_name(t, action - do.TRADE, names)}", "HOF-6.7")
    if kind == "spy":
        return Said(f"Pay the Spy {JACK_FEE}: see what {_name(t, action - do.SPY_ON, names)} holds", "HOF-6.9")
    return _answer_label(t, action, names)


def _name(t: Harbour, family: int, names: Names) -> str:
    """What a family's head is called."""
    foe = int(t.led_by[family])
    return names[foe] if foe != NOBODY else f"the {FAMILIES[family]} family, which does not play"


def _wild_label(action: int) -> Said:
    if action == do.WILD_HAT:
        return Said(f"{WILD_NAMES[0]}: take the hat", "HOF-13.4")
    if action == do.WILD_BUILD:
        return Said(f"{WILD_NAMES[1]}: build a house for nothing", "HOF-13.6")
    if action < do.WILD_JACK:
        return Said(f"{WILD_NAMES[1]}: repair {TROUBLES[STORM + action - do.WILD_REPAIR][0]}", "HOF-13.7")
    if action < do.WILD_HERO:
        return Said(f"{WILD_NAMES[2]}: the {MEMBERS[CAPTAIN + action - do.WILD_JACK]}", "HOF-13.8")
    if action == do.WILD_HERO:
        return Said(f"{WILD_NAMES[3]}: {WILD_MONEY} from the bank", "HOF-13.9")
    return Said(f"{WILD_NAMES[4]}: roll twice, the higher counts", "HOF-13.10")


def _answer_label(t: Harbour, action: int, names: Names) -> Said:
    if action < do.ON_COUPLE:
        return Said(f"The {MEMBERS[action - do.ON_MEMBER]} falls sick", "HOF-9.5")
    if action < do.ON_HOUSE:
        return Said(f"The {CHILDREN[action - do.ON_COUPLE]} son is divorced", "HOF-9.7")
    if action < do.ACCEPT:
        return Said(f"The house with {TROUBLES[STORM + action - do.ON_HOUSE][0]} burns", "HOF-9.10")
    if action == do.ACCEPT:
        return _let_it_happen(t, names)
    if action == do.PAY:
        price = f" {TROUBLE_PRICE[t.detail(1)]}" if t.asked() == frames.MEND_HOW else ""
        return Said(f"Pay the bank{price}", "HOF-10.1")
    if action == do.NURSE:
        return Said(f"The Housekeeper helps, for {NURSE_PRICE}", "HOF-9.6")
    if action < do.RED_JOKER:
        return Said(f"{_help(t)} with a red {action - do.RED_CARD + 2}", "HOF-8.5")
    if action == do.RED_JOKER:
        return Said(f"{_help(t)} with a Red Joker", "HOF-11.1")
    if action == do.DECLINE:
        return Said("Put nothing in", "HOF-12.2")
    if action < do.GIVE:
        stake = investment.amount_of(action)
        half, twice = (investment.brings_back(stake, die) for die in (3, 5))
        return Said(f"Put in {stake}: nothing, {half} or {twice} comes back", "HOF-12.2")
    if action < do.DISCARD:
        return Said(f"Give a {kind_words(action - do.GIVE)}", "HOF-6.7")
    return Said(f"Discard a {kind_words(action - do.DISCARD)}", "HOF-3.5")


def _let_it_happen(t: Harbour, names: Names) -> Said:
    if t.asked() != frames.REACT:
        return Said("Let it happen", "HOF-8.5")
    dealer, victim, disaster, target = (int(t.detail(number)) for number in range(4))
    harm = suffered(t, victim, disaster, target, names[dealer])
    return Said(f"Let it happen: {harm}", harm_rule(t, victim, disaster))


def _help(t: Harbour) -> str:
    if t.asked() == frames.MEND_HOW:
        return "Mend it"
    return f"Stop {DISASTER_NAMES[t.detail(2)]}" if t.asked() == frames.REACT else "Stop it"


# The table in words


def sheets(view: State, names: Names) -> list[Sheet]:
    """The round, the families, their households, and what the viewer holds and knows."""
    t = cast(Harbour, view)
    hat = names[t.hat] if t.hat != NOBODY else "the bank"
    under = ", ".join(WILD_NAMES[t.under[place]] for place in range(t.under_size)) or "none"
    mover = names[t.mover] if t.mover != NOBODY else "nobody"
    head = Sheet(
        "Harbour of Fortune",
        ("round", "turn", "die", "hat", "unseen Wild Cards", "used Wild Cards under them"),
        [Row((f"{min(t.round, t.rounds)} of {t.rounds}", mover, str(t.roll or "-"), hat, str(t.bag_size), under))],
    )
    families = Sheet("Families", ("family", "money", "ship", "houses", "household", "cards", "troubles"))
    for seat in range(t.seats):
        families.rows.append(_family_row(t, seat, names))
    found = [head, families]
    if t.viewer >= 0:
        own = Sheet("Your cards", ("hand", "Wild Cards"))
        own.rows.append(Row((hand_words(t, t.viewer), packed_words(t.wild[t.viewer], WILD_NAMES) or "none")))
        found.append(own)
        found.extend(_knowledge(t, names))
    return found


def hand_words(t: Harbour, seat: int) -> str:
    """A hand whose cards are known, deck by deck."""
    parts = []
    for step in range(t.seats):
        family = (seat + step) % t.seats
        cards = packed_words(t.hand[seat * 4 + family])
        if cards:
            parts.append(cards if family == seat else f"{cards} ({FAMILIES[t.family(family)]} backs)")
    return "; ".join(parts) or "none"


def _knowledge(t: Harbour, names: Names) -> list[Sheet]:
    """HOF-6.10: what the viewer knows of the others' hands."""
    sheet = Sheet("What you know of others", ("family", "hand", "Wild Cards"))
    at = t.viewer * 16
    for seat in range(t.seats):
        if seat == t.viewer:
            continue
        cards = [packed_words(t.known[at + seat * 4 + family]) for family in range(t.seats)]
        hand = ", ".join(words for words in cards if words)
        wild = packed_words(t.wild_known[t.viewer * 4 + seat], WILD_NAMES)
        if hand or wild:
            sheet.rows.append(Row((names[seat], hand, wild), seat))
    return [sheet] if sheet.rows else []


def _family_row(t: Harbour, seat: int, names: Names) -> Row:
    owed = t.owed_by(seat)
    money = f"{t.money[seat]}" + (f", owes {owed}" if owed else "")
    ship = "in harbour" if t.docked[seat] else "waits outside" if t.space[seat] == HARBOUR else f"space {t.space[seat]}"
    houses = f"{t.sound(seat)} sound" + (f", {t.damaged(seat)} damaged" if t.damaged(seat) else "")
    cards = f"{t.held[seat]} in hand, {t.wild_held[seat]} wild, {t.left[seat]} to draw"
    extra = [MEMBERS[member] for member in bits.members(t.home[seat]) if CAPTAIN <= member < 13]
    household = f"{t.household(seat)} active" + (f" ({', '.join(extra)})" if extra else "")
    troubles = ", ".join(TROUBLES[trouble][0] for trouble in bits.members(t.troubles(seat))) or "none"
    return Row((names[seat], money, ship, houses, household, cards, troubles), seat)


def breakdown(view: State, names: Names) -> Sheet:
    """HOF-16.1 to HOF-16.5: where each family's wealth comes from."""
    t = cast(Harbour, view)
    sheet = Sheet(
        "Wealth",
        (
            "family",
            "money (HOF-16.1)",
            "district (HOF-16.2)",
            "hat (HOF-16.3)",
            "household (HOF-16.4)",
            "Jacks (HOF-16.5)",
            "total",
        ),
    )
    for seat in range(t.seats):
        cells = (
            t.money[seat],
            scoring.district_bonus(t, seat),
            scoring.hat_bonus(t, seat),
            scoring.household_bonus(t, seat),
            scoring.jack_bonus(t, seat),
            scoring.score(t, seat),
        )
        sheet.rows.append(Row((names[seat], *(str(cell) for cell in cells)), seat))
    return sheet


def mend_words(trouble: int) -> str:
    """What mends a trouble, in a few words."""
    red = TROUBLE_RED[trouble]
    card = "a red 10" if red == 10 else f"a red {red} or higher"
    return f"{TROUBLE_PRICE[trouble]} or {card}"
