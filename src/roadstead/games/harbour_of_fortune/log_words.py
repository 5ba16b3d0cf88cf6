"""The log of Harbour of Fortune: a sentence for everything that happens."""

from collections.abc import Callable, Sequence

from roadstead.games.harbour_of_fortune.data import (
    CHILDREN,
    COLOURS,
    DISASTER_NAMES,
    DISASTER_VERB,
    FAMILIES,
    KIND_NAMES,
    MEMBERS,
    PART,
    SICKEN,
    STORM,
    TROUBLES,
    WILD_NAMES,
)
from roadstead.games.harbour_of_fortune.state import NOBODY
from roadstead.kernel.events import Event
from roadstead.kernel.state import State

Facts = dict[str, int]
Names = dict[str, str]


def line(event: Event, view: State, names: Sequence[str]) -> str:
    """The event as one sentence."""
    facts = event.facts
    called: Names = {key: names[facts[key]] for key in ("seat", "foe") if key in facts and facts[key] != NOBODY}
    sentence = _SENTENCES[event.name](facts, called)
    return sentence[0].upper() + sentence[1:]


def kind_words(kind: int) -> str:
    """A card of a hand, such as "red 4"."""
    return KIND_NAMES[kind]


def packed_words(cards: int, names: Sequence[str] = KIND_NAMES) -> str:
    """A packed set of cards, such as "black 4, 2 x red 7"."""
    found = []
    for kind, name in enumerate(names):
        copies = cards >> (2 * kind) & 3
        if copies:
            found.append(name if copies == 1 else f"{copies} x {name}")
    return ", ".join(found)


def disaster_words(disaster: int, target: int) -> str:
    """A disaster and what it strikes."""
    name = DISASTER_NAMES[disaster]
    if target == NOBODY:
        return name
    if DISASTER_VERB[disaster] == SICKEN:
        return f"{name} of the {MEMBERS[target]}"
    if DISASTER_VERB[disaster] == PART:
        return f"{name} of the {CHILDREN[target]} son"
    return f"{name} in the house with {TROUBLES[STORM + target][0]}"


def _hat(facts: Facts, names: Names) -> str:
    if facts["foe"] == NOBODY:
        return f"{names['seat']} becomes Director-General."
    return f"{names['seat']} takes the Director-General's hat from {names['foe']}."


def _lost(facts: Facts, names: Names) -> str:
    if facts["foe"] == NOBODY:
        return f"{names['seat']} loses {facts['amount']}."
    return f"{names['seat']} pays {names['foe']} {facts['amount']}."


def _saw_hand(facts: Facts, names: Names) -> str:
    decks = [packed_words(facts[deck]) for deck in ("blue", "red", "purple", "gold")]
    hand = ", ".join(words for words in decks if words) or "no cards"
    wild = packed_words(facts["wild"], WILD_NAMES)
    return f"{names['seat']}'s Spy sees what {names['foe']} holds: {hand}" + (f"; Wild Cards: {wild}." if wild else ".")


def _built(facts: Facts, names: Names) -> str:
    return f"{names['seat']} builds a house for {facts['amount'] or 'nothing'} and has {facts['houses']}."


def _child(facts: Facts, which: str) -> str:
    return CHILDREN[facts[which]]


_SENTENCES: dict[str, Callable[[Facts, Names], str]] = {
    "first player": lambda f, n: f"{n['seat']} rolls highest and begins.",
    "turn": lambda f, n: f"Round {f['round']}: {n['seat']}'s turn.",
    "rolled": lambda f, n: f"{n['seat']} rolls {f['die']}.",
    "rolled twice": lambda f, n: f"{n['seat']} rolls {f['first']} and {f['second']}; the higher counts.",
    "hat": _hat,
    "profit": lambda f, n: f"{n['seat']}'s Father brings {f['amount']} business profit.",
    "no profit": lambda f, n: f"{n['seat']}'s Father is inactive and brings no profit.",
    "drew wild": lambda f, n: f"{n['seat']} draws a Wild Card.",
    "saw wild": lambda f, n: f"{n['seat']} draws the Wild Card {WILD_NAMES[f['wild']]}.",
    "no wild": lambda f, n: f"There is no Wild Card left for {n['seat']}.",
    "taxed": lambda f, n: f"{n['seat']} collects {f['amount']} tax from {n['foe']}.",
    "owes": lambda f, n: f"{n['seat']} owes {n['foe']} {f['amount']} tax.",
    "waived": lambda f, n: f"{n['seat']} cannot pay {n['foe']} {f['amount']} of the tax, which is waived.",
    "paid debt": lambda f, n: f"{n['seat']} pays {n['foe']} {f['amount']} of an old debt.",
    "household": lambda f, n: f"{n['seat']}'s household of {f['members']} brings {f['amount']}.",
    "rent": lambda f, n: (
        f"{n['seat']} collects {f['amount']} rent from {f['houses']} house{'' if f['houses'] == 1 else 's'}."
    ),
    "captain": lambda f, n: f"{n['seat']} pays the Captain 100.",
    "sailed": lambda f, n: f"{n['seat']}'s ship sails {f['steps']} to space {f['space']}.",
    "waits": lambda f, n: f"{n['seat']}'s ship waits outside: the docking tax cannot be paid.",
    "docked": lambda f, n: f"{n['seat']}'s ship docks for 500.",
    "first dock": lambda f, n: f"{n['seat']}'s ship is the first in harbour and earns 800.",
    "played wild": lambda f, n: f"{n['seat']} plays the Wild Card {WILD_NAMES[f['wild']]}.",
    "hired": lambda f, n: f"{n['seat']} hires the {MEMBERS[f['member']]} for {f['amount'] or 'nothing'}.",
    "built": _built,
    "repaired": lambda f, n: f"{n['seat']} repairs {TROUBLES[f['trouble']][0]} for nothing.",
    "builder": lambda f, n: f"{n['seat']} pays the Builder 100.",
    "married": lambda f, n: (
        f"{n['seat']}'s {_child(f, 'son')} son marries {n['foe']}'s {_child(f, 'daughter')} daughter."
    ),
    "dealt": lambda f, n: f"{n['seat']} deals {DISASTER_NAMES[f['disaster']]} to {n['foe']}.",
    "named": lambda f, n: f"{n['seat']} names it: {disaster_words(f['disaster'], f['target'])}.",
    "sabotage": lambda f, n: f"{n['seat']} pays 500 and unleashes the Saboteur's Wrath on the town.",
    "neutralised": lambda f, n: f"{n['seat']} neutralises {DISASTER_NAMES[f['disaster']]} with a red {f['number']}.",
    "saved": lambda f, n: f"{n['seat']} is saved from {DISASTER_NAMES[f['disaster']]} by a Red Joker.",
    "nursed": lambda f, n: f"{n['seat']}'s Housekeeper looks after the {MEMBERS[f['member']]} for 400.",
    "misfortune": lambda f, n: f"{n['seat']} rolls {f['die']} for Misfortune.",
    "lost": _lost,
    "failed": lambda f, n: f"{n['seat']}'s business fails: the Father is inactive.",
    "raided": lambda f, n: f"Pirates drive {n['seat']}'s ship back to space {f['space']}.",
    "sickened": lambda f, n: f"{n['seat']}'s {MEMBERS[f['member']]} falls sick.",
    "divorced": lambda f, n: (
        f"{n['seat']}'s {_child(f, 'son')} son is divorced; the {_child(f, 'daughter')} daughter goes home to {n['foe']}."
    ),
    "damaged": lambda f, n: f"A house of {n['seat']} has {TROUBLES[f['trouble']][0]}.",
    "burnt": lambda f, n: f"A house of {n['seat']} burns down; {f['houses']} left.",
    "paid to mend": lambda f, n: f"{n['seat']} pays {f['amount']} and mends the {TROUBLES[f['trouble']][0]}.",
    "mended": lambda f, n: f"{n['seat']} mends the {TROUBLES[f['trouble']][0]} with a {KIND_NAMES[f['kind']]}.",
    "lapsed": lambda f, n: f"All houses of {n['seat']} stand: earlier fires are forgotten.",
    "investment": lambda f, n: f"{n['seat']} opens a Great Investment.",
    "staked": lambda f, n: f"{n['seat']} puts in {f['amount']}.",
    "declined": lambda f, n: f"{n['seat']} puts nothing in.",
    "cancelled": lambda f, n: f"With {f['amount']} the investment of {n['seat']} is cancelled; the stakes go back.",
    "raised": lambda f, n: (
        f"{n['seat']} keeps {f['amount']}" + (f"; {f['excess']} goes to the bank." if f["excess"] else ".")
    ),
    "returned": lambda f, n: f"{n['seat']} rolls {f['die']} and gets {f['amount']} back.",
    "traded": lambda f, n: (
        f"{n['seat']}'s Trader gives a card of the {FAMILIES[f['given_back']]} deck to {n['foe']}"
        f" and takes one of the {FAMILIES[f['taken_back']]} deck."
    ),
    "traded cards": lambda f, n: (
        f"{n['seat']}'s Trader gives a {KIND_NAMES[f['given']]} to {n['foe']} and takes a {KIND_NAMES[f['taken']]}."
    ),
    "spied": lambda f, n: f"{n['seat']}'s Spy looks at what {n['foe']} holds.",
    "saw hand": _saw_hand,
    "drew": lambda f, n: f"{n['seat']} draws {f['cards']} cards.",
    "drew card": lambda f, n: f"{n['seat']} draws a {KIND_NAMES[f['kind']]}.",
    "discarded": lambda f, n: f"{n['seat']} discards a {KIND_NAMES[f['kind']]}.",
    "ended": lambda f, n: f"The game ends after {f['round']} rounds.",
    "final roll": lambda f, n: f"{n['seat']} rolls {f['die']} to break the tie.",
    "family chosen": lambda f, n: f"{n['seat']} leads the {FAMILIES[f['family']]} family ({COLOURS[f['family']]}).",
}
