"""Supremacy's log: a sentence for everything that happens."""

from collections.abc import Callable, Sequence
from typing import cast

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy.data import LAND, NOBODY, Board
from roadstead.games.supremacy.deal_words import GIVEN, WANTED, items, on_the_table
from roadstead.games.supremacy.places import (
    GOODS,
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
    some,
    who,
)
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.events import Event
from roadstead.kernel.state import State
from roadstead.kernel.words import joined

Facts = dict[str, int]
Called = dict[str, str]


def line(event: Event, view: State, names: Sequence[str]) -> str:
    """The event as one sentence."""
    t = cast(Supremacy, view)
    facts = event.facts
    called: Called = {key: who(t, facts[key], names) for key in ("seat", "foe", "holder") if key in facts}
    for key in ("zone", "start"):
        if key in facts:
            called[key] = place(t.board, facts[key])
    if "playing" in facts:
        mask = facts["playing"]
        called["players"] = ", ".join(who(t, seat, names) for seat in range(t.seats) if (mask >> seat) & 1)
    if event.name == "offered" and on_the_table(t):
        called["deal"] = f"{items(t, GIVEN)} for {items(t, WANTED)}"  # it lies on the table until it is answered
    sentence = _SENTENCES[event.name](facts, called, t.board)
    return sentence[0].upper() + sentence[1:]


def _moved(f: Facts, n: Called) -> str:
    way = ("marches", "sails", "flies", "ships", "lands")[f["means"]]
    thing = "navy" if f["means"] == do.SAIL else "army"
    aboard = f" with {some(f['armies'], 'army')} aboard" if f["armies"] else ""
    return f"{n['seat']} {way} {some(f['count'], thing)}{aboard} from {n['start']} to {n['zone']}."


def _stores(f: Facts) -> str:
    return ", ".join(f"{f[key]} {word}" for key, word in zip(("grain", "oil", "mineral"), GOODS, strict=True) if f[key])


_SENTENCES: dict[str, Callable[[Facts, Called, Board], str]] = {
    "power drawn": lambda f, n, b: f"{n['seat']} leads the {b.power_names[f['power']]}.",
    "turn": lambda f, n, b: f"Turn {f['turn']} begins.",
    "stage": lambda f, n, b: f"Stage {f['stage']}: {STAGES[f['stage']]}.",
    "interest": lambda f, n, b: f"{n['seat']} pays {money(f['amount'])} of interest.",
    "borrowed": lambda f, n, b: f"{n['seat']} borrows {money(1000 * f['loans'])}.",
    "repaid": lambda f, n, b: f"{n['seat']} repays {money(1000)}.",
    "bankrupt": lambda f, n, b: f"{n['seat']} cannot pay the interest and is bankrupt.",
    "units paid": lambda f, n, b: f"{n['seat']} pays {money(f['amount'])} to the armed forces.",
    "disbanded": lambda f, n, b: f"{n['seat']} cannot pay a unit in {n['zone']}, which is removed.",
    "companies paid": lambda f, n, b: f"{n['seat']} pays {some(f['count'], 'company')}.",
    "produced": lambda f, n, b: f"{n['seat']}'s companies yield {_stores(f)}.",
    "bids": lambda f, n, b: f"The bids are open: {n['players'] or 'nobody'} will play.",
    "order roll": lambda f, n, b: f"{n['seat']} rolls {f['die']} for the order.",
    "acts": lambda f, n, b: f"The stage is {n['seat']}'s to play.",
    "sold": lambda f, n, b: f"{n['seat']} sells {f['units']} {GOODS[f['resource']]} for {money(f['amount'])}.",
    "bought": lambda f, n, b: f"{n['seat']} buys {f['units']} {GOODS[f['resource']]} for {money(f['amount'])}.",
    "price": lambda f, n, b: f"The price of {GOODS[f['resource']]} is now {money(f['amount'])}.",
    "moved": lambda f, n, b: _moved(f, n),
    "captured": lambda f, n, b: f"{n['seat']} takes {n['zone']}.",
    "vacated": lambda f, n, b: (
        f"{n['zone']} is vacated and " + ("neutral." if f["holder"] == NOBODY else f"returns to {n['holder']}.")
    ),
    "card taken": lambda f, n, b: f"{n['seat']} takes over {company(b, f['company'])}.",
    "card returned": lambda f, n, b: f"{company(b, f['company'])} goes back to the deck.",
    "attacked": lambda f, n, b: f"{n['seat']} attacks {n['foe']} in {n['zone']}.",
    "defends": lambda f, n, b: f"{n['seat']} fights{'' if f['supplied'] else ' without supplies'}.",
    "retreats": lambda f, n, b: f"{n['seat']} retreats from {n['start']} to {n['zone']}.",
    "surrenders": lambda f, n, b: f"{n['seat']} surrenders {n['zone']} to {n['foe']}.",
    "exchange": lambda f, n, b: f"{n['seat']} rolls {f['total']} against {f['against']} by {n['foe']}.",
    "unit lost": lambda f, n, b: f"{n['seat']} loses {'a navy' if f['navy'] else 'an army'} in {n['zone']}.",
    "counter-attacks": lambda f, n, b: f"{n['seat']} counter-attacks {n['foe']}.",
    "fired": lambda f, n, b: f"{n['seat']} fires {some(f['count'], 'nuke')} at {n['zone']}.",
    "shield": lambda f, n, b: (
        f"L-stars over {n['zone']} stop {some(f['stopped'], 'bomb')} and miss with {some(f['missed'], 'shot')}."
    ),
    "nuked": lambda f, n, b: f"{n['zone']} is destroyed under a mushroom cloud.",
    "sea nuked": lambda f, n, b: f"Everything in the {n['zone']} is destroyed.",
    "holocaust roll": lambda f, n, b: f"Cloud {f['clouds']}: the die of doom shows {f['die']}.",
    "holocaust": lambda f, n, b: f"{f['clouds']} mushroom clouds: the world has ended, and nobody wins.",
    "built": lambda f, n, b: f"{n['seat']} builds {some(f['count'], PIECES[f['what']])} in {n['zone']}.",
    "weapons built": lambda f, n, b: f"{n['seat']} builds {some(f['count'], WEAPONS[f['what']])}.",
    "turned": lambda f, n, b: f"{n['seat']} turns {card_name(b, f['card'])}.",
    "found technology": lambda f, n, b: f"{n['seat']} learns to build {WEAPONS[f['tech']]}s.",
    "prospected": lambda f, n, b: f"{n['seat']} finds {company(b, f['company'])}.",
    "useless find": lambda f, n, b: f"{company(b, f['company'])} is out of {n['seat']}'s reach and goes back.",
    "gave up": lambda f, n, b: f"{n['seat']} stops searching.",
    "offered": lambda f, n, b: f"{n['seat']} offers {n['foe']} {n.get('deal', 'a trade')}.",
    "accepted": lambda f, n, b: f"{n['seat']} accepts what {n['foe']} offers, and it changes hands.",
    "declined": lambda f, n, b: f"{n['seat']} declines what {n['foe']} offers.",
    "eliminated": lambda f, n, b: f"{n['foe']} conquers {n['seat']}, who is out.",
    "fallen": lambda f, n, b: f"{n['seat']} is out of the game.",
    "supremacy": lambda f, n, b: f"{n['seat']} is the last power left: supremacy!",
    "detente": lambda f, n, b: f"Detente after {some(f['turn'], 'turn')}: the richest wins.",
    "fortuna card": lambda f, n, b: f"Fortuna turns {fortuna_card(b, f['card'])}.",
    "headline": lambda f, n, b: f"{headline(b, f['headline'])}.",
    "ignored": lambda f, n, b: f"Ignored, the place being bombed: {headline(b, f['headline'])}.",
    "reshuffled": lambda f, n, b: f"{some(f['cards'], 'Fortuna card')} are shuffled into a new pile.",
    "headline roll": lambda f, n, b: f"The roll is {f['total']}.",
    "bill paid": lambda f, n, b: f"{n['seat']} pays the bill of {money(f['amount'])}.",
    "bill refused": lambda f, n, b: f"{n['seat']} does not pay the bill of {money(f['amount'])}.",
    "out of play": lambda f, n, b: f"{company(b, f['company'])} is out of play.",
    "settle roll": lambda f, n, b: (
        f"{n['seat']} could settle with {b.company_names[f['company']]} for {money(f['amount'])}."
    ),
    "settled": lambda f, n, b: f"{n['seat']} settles an outage of {b.company_names[f['company']]}.",
    "earthquake lost": lambda f, n, b: f"{n['seat']} loses everything in {n['zone']} to the earthquake.",
    "navies sunk": lambda f, n, b: (
        f"{n['seat']} loses {some(f['navies'], 'navy')} in the {n['zone']}"
        + (f" and {some(f['armies'], 'army')} aboard." if f["armies"] else ".")
    ),
    "pirates sunk": lambda f, n, b: f"{some(f['count'], 'pirate ship')} in the {n['zone']} go down.",
    "armies died": lambda f, n, b: f"{some(f['count'], 'army')} in {n['zone']} die.",
    "tribute": lambda f, n, b: f"{n['seat']} receives {money(f['amount'])} of tribute.",
    "revolt crushed": lambda f, n, b: f"{n['seat']} sends an army from {n['start']} and crushes the revolt.",
    "revolt": lambda f, n, b: f"{n['seat']} loses {n['zone']} to its warlord.",
    "pirates appear": lambda f, n, b: f"{some(f['count'], 'pirate ship')} settle in the {n['zone']}.",
    "l-stars lost": lambda f, n, b: f"{n['seat']} loses {some(f['count'], 'L-star')} to the solar storm.",
    "officer killed": lambda f, n, b: f"An officer of {n['seat']} dies in {n['zone']}.",
    "officer escapes": lambda f, n, b: f"An officer of {n['seat']} escapes to {n['zone']}.",
    "shifted": lambda f, n, b: f"{n['seat']} shifts {some(f['count'], 'army')} from ship to ship in the {n['zone']}.",
    "antidote drawn": lambda f, n, b: f"{n['seat']} draws an antidote.",
    "antidote seen": lambda f, n, b: f"{n['seat']} draws an antidote against {disease(f['disease'])}.",
    "antidote used": lambda f, n, b: f"{n['seat']} uses an antidote against {disease(f['disease'])}.",
    "meteors": lambda f, n, b: f"{some(f['count'], 'meteor')} fall from the sky.",
    "meteor": lambda f, n, b: f"A meteor destroys everything in {n['zone']}.",
    "neutron fired": lambda f, n, b: f"{n['seat']} fires {some(f['count'], 'neutron bomb')} at {n['zone']}.",
    "neutron bombed": lambda f, n, b: f"Nobody survives the neutrons in {n['zone']}.",
    "marker lifted": lambda f, n, b: f"{n['zone']} is open again after the neutron bomb.",
    "k-sats fired": lambda f, n, b: (
        f"{n['seat']} spends {some(f['fired'], 'K-sat')} and destroys"
        f" {some(f['killed'], WEAPONS[f['satellite']])} of {n['foe']}."
    ),
    "k-sats lost": lambda f, n, b: f"{n['seat']} loses {some(f['count'], 'K-sat')} to the solar storm.",
    "company dealt": lambda f, n, b: f"{n['seat']} begins with {company(b, f['company'])}.",
    "placed": lambda f, n, b: f"{n['seat']} places {'an army' if f['zone'] < LAND else 'a navy'} in {n['zone']}.",
    "passage money": lambda f, n, b: f"{n['seat']} pays {money(f['amount'])} of passage money to a pirate.",
    "weapon sold": lambda f, n, b: (
        f"{n['seat']} sells {a_weapon(f['weapon'])} to the rulers of {n['zone']} for {money(f['amount'])}."
    ),
    "warlord fires": lambda f, n, b: (
        f"The rulers of {n['zone']} fire {some(f['count'], 'nuke')} at the home land of {n['seat']}."
    ),
    "l-stars captured": lambda f, n, b: f"{n['seat']} captures {some(f['count'], 'L-star')}.",
    "power chosen": lambda f, n, b: f"{n['seat']} chooses to lead the {b.power_names[f['power']]}.",
    "note paid": lambda f, n, b: f"{n['seat']} pays {n['foe']} {money(f['amount'])} for notes that are due.",
    "note unpaid": lambda f, n, b: f"{n['seat']} still owes {n['foe']} {money(f['amount'])}, due next turn.",
    "duel": lambda f, n, b: (
        f"{n['seat']} fires {some(f['fired'], 'L-star')} at {n['foe']}'s: {f['killed']} destroyed, {f['lost']} lost."
    ),
    "space burst": lambda f, n, b: f"{n['seat']} sets a nuke off in space.",
    "burst loss": lambda f, n, b: (
        f"{n['seat']} loses "
        + joined([some(f[key], name) for key, name in (("stars", "L-star"), ("sats", "K-sat")) if f[key]])
        + " to the burst."
    ),
    "warlord paid": lambda f, n, b: f"{n['seat']} pays {money(f['amount'])} to a warlord.",
}
