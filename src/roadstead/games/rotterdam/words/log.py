"""Rotterdam's log: how the facts of an event are called in a sentence."""

from roadstead.games.rotterdam.data import CARDS, CHANNELS, CHARACTERS, HARBOURS, MATERIALS, NO_CARGO, NOWHERE, PRODUCTS
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.games.rotterdam.words.names import ONE_UNIT, seat_name, wanted
from roadstead.kernel.string_speech import Called, Facts, Named, Names, Sentence, by_name
from roadstead.kernel.words import counted, joined


def stowed(position: int, t: Rotterdam, names: Names) -> str:
    return "into stock" if position == NOWHERE else f"on the ship at {t.chart.names[position]}"


CALLED: dict[str, Called] = {
    **dict.fromkeys(("seat", "owner", "other"), lambda seat, t, names: names[seat]),
    **dict.fromkeys(("position", "start"), lambda position, t, names: t.chart.names[position]),
    **dict.fromkeys(("product", "given"), PRODUCTS),
    "stowed": stowed,
    "character": CHARACTERS,
    **dict.fromkeys(("colour", "hue"), CHANNELS),
    "card": CARDS,
    "port": HARBOURS,
    "material": ONE_UNIT,
    **dict.fromkeys(("cargo", "before"), (*ONE_UNIT, "nothing")),
    "free material": MATERIALS,
    **dict.fromkeys(("from seat", "factory seat"), lambda seat, t, names: seat_name(t, seat, names)),
    "job": lambda job, t, names: joined(wanted(t.chart, job)),
    "cards": lambda cards, t, names: counted(cards, "card"),
    "kept": lambda kept, t, names: "into stock" if kept else "and it goes to the market, the stock being full",
}


def ebbed(facts: Facts, named: Named) -> str:
    """Whose ship it is, and whose doing: who is told of it looks for their name."""
    way = f"from {named['start']} to {named['position']}"
    if facts["seat"] == facts["owner"]:
        return f"{named['seat']}'s ship falls back {way}."
    return f"{named['seat']} lets {named['owner']}'s ship fall back {way}."


def swapped(facts: Facts, named: Named) -> str:
    """The player's own ship is named first."""
    ships = [(facts["owner"], named["owner"], named["start"]), (facts["other"], named["other"], named["position"])]
    (first, whose, here), (second, others, there) = sorted(ships, key=lambda ship: ship[0] != facts["seat"])
    lets = "" if first == facts["seat"] else f"{named['seat']} lets "
    if first == second:
        return f"{lets}{whose}'s ships at {here} and {there} exchange places."
    return f"{lets}{whose}'s ship at {here} and {others}'s ship at {there} exchange places."


def shifted(facts: Facts, named: Named) -> str:
    """What a ship has now, and what it had."""
    own = facts["seat"] == facts["owner"]
    if facts["cargo"] == NO_CARGO:
        ship = f"{named['owner']}'s ship at {named['position']}"
        return (
            f"{ship} gives {named['before']} away." if own else f"{named['seat']} takes {named['before']} off {ship}."
        )
    taken = named["cargo"] + ("" if facts["before"] == NO_CARGO else f" in place of {named['before']}")
    if own:
        return f"{named['seat']}'s ship at {named['position']} takes {taken}."
    return f"{named['seat']} puts {taken} on {named['owner']}'s ship at {named['position']}."


LINES: dict[str, Sentence] = by_name(ebbed, swapped, shifted)
