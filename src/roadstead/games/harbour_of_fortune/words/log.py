"""The log: how the facts of an event are called in a sentence, and the lines that are no plain sentence."""

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.words.names import disaster_words, head_of, packed_words
from roadstead.kernel.string_speech import Called, Facts, Named, Sentence

CALLED: dict[str, Called] = {
    "seat": lambda seat, t, names: names[seat],
    "foe": lambda foe, t, names: names[foe] if foe != data.NOBODY else "",
    "wild": data.WILD_NAMES,
    "member": data.MEMBERS,
    "price": lambda price, t, names: str(price or "nothing"),
    "trouble": lambda trouble, t, names: data.TROUBLES[trouble][0],
    "disaster": data.DISASTER_NAMES,
    "excess": lambda excess, t, names: f"; {excess} goes to the bank" if excess else "",
    "head": lambda family, t, names: head_of(t, family, names),
    "family": lambda family, t, names: f"{data.FAMILIES[family]} family ({data.COLOURS[family]})",
    **dict.fromkeys(("son", "daughter"), data.CHILDREN),
    **dict.fromkeys(("kind", "given", "taken"), data.KIND_NAMES),
    **dict.fromkeys(("given_back", "taken_back"), data.FAMILIES),
}


def hat(facts: Facts, named: Named) -> str:
    if facts["foe"] == data.NOBODY:
        return f"{named['seat']} becomes Director-General."
    return f"{named['seat']} takes the Director-General's hat from {named['foe']}."


def lost(facts: Facts, named: Named) -> str:
    if facts["foe"] == data.NOBODY:
        return f"{named['seat']} loses {facts['amount']}."
    return f"{named['seat']} pays {named['foe']} {facts['amount']}."


def name_of_it(facts: Facts, named: Named) -> str:
    return f"{named['seat']} names it: {disaster_words(facts['disaster'], facts['target'])}."


def saw_hand(facts: Facts, named: Named) -> str:
    decks = [packed_words(facts[deck]) for deck in data.COLOURS]
    hand = ", ".join(filter(None, decks)) or "no cards"
    wild = packed_words(facts["wild_cards"], data.WILD_NAMES)
    return f"{named['seat']}'s Spy sees what {named['foe']} holds: {hand}" + (f"; Wild Cards: {wild}." if wild else ".")


LINES: dict[str, Sentence] = {"hat": hat, "lost": lost, "named": name_of_it, "saw hand": saw_hand}
