"""Rotterdam's log: how the facts of an event are called in a sentence."""

from roadstead.games.rotterdam.data import CARDS, CHANNELS, CHARACTERS, HARBOURS, MATERIALS, NOWHERE, PRODUCTS
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.games.rotterdam.words.names import ONE_UNIT, seat_name, wanted
from roadstead.kernel.string_speech import Called, Names
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
    "free material": MATERIALS,
    **dict.fromkeys(("from seat", "factory seat"), lambda seat, t, names: seat_name(t, seat, names)),
    "job": lambda job, t, names: joined(wanted(t.chart, job)),
    "cards": lambda cards, t, names: counted(cards, "card"),
    "kept": lambda kept, t, names: "into stock" if kept else "and it goes to the market, the stock being full",
}
