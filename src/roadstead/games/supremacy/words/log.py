"""Supremacy's log: how the facts of an event are called in a sentence, and the lines that are no plain sentence."""

from roadstead.games.supremacy.data import LAND, NOBODY, SAIL
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.words import stores
from roadstead.games.supremacy.words.names import (
    GOODS,
    MEANS,
    PIECES,
    STAGES,
    WEAPONS,
    a_weapon,
    card_name,
    company,
    disease,
    fortuna_card,
    headline,
    money,
    place,
    who,
)
from roadstead.games.supremacy.words.offers import GIVEN, WANTED, items, on_the_table
from roadstead.games.supremacy.words.ships import a_ship
from roadstead.kernel.string_speech import Called, Facts, Named, Names, Sentence, by_name
from roadstead.kernel.words import counted, joined


def players(playing: int, t: Supremacy, names: Names) -> str:
    return ", ".join(who(t, seat, names) for seat in range(t.seats) if (playing >> seat) & 1) or "nobody"


def partner_and_deal(foe: int, t: Supremacy, names: Names) -> str:
    """The offer lies on the table until it is answered."""
    deal = f"{items(t, GIVEN)} for {items(t, WANTED)}" if on_the_table(t) else "a trade"
    return f"{who(t, foe, names)} {deal}"


CALLED: dict[str, Called] = {
    **dict.fromkeys(("seat", "foe", "partner", "attacker"), lambda seat, t, names: who(t, seat, names)),
    **dict.fromkeys(("zone", "start", "target"), lambda zone, t, names: place(t.board, zone)),
    **dict.fromkeys(("load", "goal"), lambda load, t, names: a_ship(load)),
    **dict.fromkeys(("bomb", "satellite", "tech"), WEAPONS),
    **dict.fromkeys(("headline", "head"), lambda head, t, names: headline(t.board, head)),
    **dict.fromkeys(("settle roll company", "settled company"), lambda card, t, names: t.board.company_names[card]),
    "amount": lambda amount, t, names: money(amount),
    "card": lambda card, t, names: card_name(t.board, card),
    "company": lambda card, t, names: company(t.board, card),
    "defends supplied": lambda supplied, t, names: "" if supplied else " without supplies",
    "disease": lambda number, t, names: disease(number),
    "fortuna card card": lambda card, t, names: fortuna_card(t.board, card),
    "loans": lambda loans, t, names: money(1000 * loans),
    "means": MEANS,
    "offered foe": partner_and_deal,
    "playing": players,
    "power": lambda power, t, names: t.board.power_names[power],
    "resource": GOODS,
    "thing": stores.THINGS,
    "stage": lambda stage, t, names: f"{stage}: {STAGES[stage]}",
    **dict.fromkeys(("unit lost navy", "disbanded navy"), lambda navy, t, names: "a navy" if navy else "an army"),
    "vacated holder": lambda seat, t, names: "neutral" if seat == NOBODY else f"returns to {who(t, seat, names)}",
    "weapon": lambda weapon, t, names: a_weapon(weapon),
    "what": PIECES,
}


def produced(facts: Facts, named: Named) -> str:
    keys = zip(("grain", "oil", "mineral"), GOODS, strict=True)
    return f"{named['seat']}'s companies yield {', '.join(f'{facts[key]} {word}' for key, word in keys if facts[key])}."


def price(facts: Facts, named: Named) -> str:
    """A marker may move and show the same price, since some stand on the ladder twice, or stop at its end."""
    when = "still" if facts["amount"] == facts["before"] else "now"
    return f"The price of {named['resource']} is {when} {named['amount']}."


def moved(facts: Facts, named: Named) -> str:
    way = ("marches", "sails", "flies", "ships", "lands")[facts["means"]]
    pieces = counted(facts["count"], "navy" if facts["means"] == SAIL else "army")
    aboard = f" with {counted(facts['armies'], 'army')} aboard" if facts["armies"] else ""
    return f"{named['seat']} {way} {pieces}{aboard} from {named['start']} to {named['zone']}."


def built(facts: Facts, named: Named) -> str:
    return f"{named['seat']} builds {counted(facts['count'], named['what'])} in {named['zone']}."


def weapons_built(facts: Facts, named: Named) -> str:
    return f"{named['seat']} builds {counted(facts['count'], WEAPONS[facts['what']])}."


def navies_sunk(facts: Facts, named: Named) -> str:
    aboard = f" and {counted(facts['armies'], 'army')} aboard" if facts["armies"] else ""
    return f"{named['seat']} loses {counted(facts['navies'], 'navy')} in the {named['zone']}{aboard}."


def k_sats_fired(facts: Facts, named: Named) -> str:
    killed = counted(facts["killed"], named["satellite"])
    return f"{named['seat']} spends {counted(facts['fired'], 'K-sat')} and destroys {killed} of {named['foe']}."


def placed(facts: Facts, named: Named) -> str:
    return f"{named['seat']} places {'an army' if facts['zone'] < LAND else 'a navy'} in {named['zone']}."


def burst_loss(facts: Facts, named: Named) -> str:
    kinds = (("stars", "L-star"), ("sats", "K-sat"))
    return (
        f"{named['seat']} loses {joined(counted(facts[key], name) for key, name in kinds if facts[key])} to the burst."
    )


def overflow(facts: Facts, named: Named) -> str:
    return f"{named['seat']} has no room for {stores.amount(facts['thing'], facts['lost'])}, which {'is' if facts['lost'] == 1 else 'are'} lost."


LINES: dict[str, Sentence] = {
    **by_name(produced, price, moved, built, weapons_built, navies_sunk, placed, burst_loss, overflow),
    "k-sats fired": k_sats_fired,
}
