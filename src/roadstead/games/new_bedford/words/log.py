"""New Bedford's log: how the facts of an event are called in a sentence, one by one and together."""

from roadstead.games.new_bedford.data import BUILDING_NAMES, GOODS, SPACE_NAMES, WHALE_NAMES
from roadstead.games.new_bedford.words.names import amount, listed, ship_name, the, tokens_of
from roadstead.kernel.string_speech import Called, Together
from roadstead.kernel.words import counted

CALLED: dict[str, Called] = {
    "owner": lambda seat, t, names: names[seat],
    "space": lambda space, t, names: the(SPACE_NAMES[space]),
    "bonus": lambda bonus, t, names: ", the first there" if bonus else "",
    "goods": GOODS,
    "building": lambda tile, t, names: the(BUILDING_NAMES[tile]),
    "sail": lambda sail, t, names: ship_name(sail),
    "place": lambda place, t, names: str(place - t.inshore),
    "whale": WHALE_NAMES,
    "free": lambda free, t, names: f" ({counted(free, 'Right Whale')} free)" if free else "",
    "ships": lambda ships, t, names: (
        f"; {counted(ships, 'ship')} still to come home" if ships else ", and every ship is home"
    ),
}

TOGETHER: dict[str, Together] = {
    "stores": lambda facts: listed([facts.get(kind, 0) for kind in (*GOODS, "money")]),
    "amount": lambda facts: amount(facts["goods"], facts["count"]),
    "catch": lambda facts: tokens_of([facts.get(token, 0) for token in ("right", "bowhead", "sperm", "empty")]),
    "rights": lambda facts: counted(facts["tokens"], "Right Whale"),
}
