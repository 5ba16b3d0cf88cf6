"""What things are called: goods, tokens, ships and where they are, and what the spaces do."""

from collections.abc import Iterable
from functools import cache

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import AMOUNT, GOODS, KINDS, SAILS, SPACE_NAMES, WHALE_NAMES, WHALES
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel.words import capitalised, counted, joined

TOKEN_NAMES = (*WHALE_NAMES, "Empty Sea")
RANKS = ("1st", "2nd", "3rd")
PLURALS = {"is": "are", "has": "have", "costs": "cost", "takes": "take"}


def the(name: str) -> str:
    """A space or building in a sentence: ``the Wharf``, ``Clark's Point Light``."""
    return name if name.startswith("Clark's") else f"the {name}"


def the_one_that(name: str, verb: str) -> str:
    """A space or building at the head of a sentence: ``The Wharf is``, ``The Roller Mills are``."""
    return f"{capitalised(the(name))} {PLURALS[verb] if name == 'Roller Mills' else verb}"


# Goods and tokens


def amount(kind: int, count: int) -> str:
    """``2 food``, ``1 brick``, ``$5``; kind 3 is money."""
    if kind >= len(GOODS):
        return f"${count}"
    return counted(count, "brick") if GOODS[kind] == "brick" else f"{count} {GOODS[kind]}"


def listed(counts: Iterable[int]) -> str:
    """Food, wood, brick and money in words."""
    return joined(amount(kind, count) for kind, count in enumerate(counts) if count)


def cost_words(t: NewBedford, tile: int) -> str:
    return listed(int(t.cost(tile, kind)) for kind in range(KINDS))


def tokens_of(counts: Iterable[int]) -> str:
    """Tokens of each kind in words."""
    return joined(
        f"{count} {name}" if name == "Empty Sea" else counted(count, name)
        for name, count in zip(TOKEN_NAMES, counts, strict=False)
        if count
    )


def aboard(t: NewBedford, ship: int) -> str:
    """The tokens on a ship."""
    return tokens_of(t.hold[ship * WHALES : ship * WHALES + WHALES])


# Ships


def ship_name(sail: int) -> str:
    return f"the {SAILS[sail]} ship"


def track_name(t: NewBedford, place: int) -> str:
    price = place - t.inshore
    return f"the {price}-food space" if price > 0 else "the inshore space"


def ship_place(t: NewBedford, ship: int) -> str:
    """Where a ship is, in a few words."""
    ashore = {data.ASHORE: "on the player board", data.DOCK: "on the dock", data.RETURN: "at RETURN"}
    place = int(t.place[ship])
    return ashore.get(place) or f"{track_name(t, place)}, {RANKS[t.rank[ship]]}"


# Spaces

SPACE_RULES = (
    "NB-5.1", "NB-5.2", "NB-5.3", "NB-5.4", "NB-5.7", "NB-7.1", "NB-7.3",
    "NB-6.1", "NB-6.8", "NB-6.11", "NB-6.6", "NB-6.2", "NB-6.14", "NB-6.16", "NB-6.10",
    "NB-6.3", "NB-6.4", "NB-6.23", "NB-6.24", "NB-6.26", "NB-6.7", "NB-6.32", "NB-6.5",
    "NB-11.3", "NB-11.5", "NB-11.4", "NB-11.3",
)  # fmt: skip
# The others give what data.AMOUNT says.
DOES = {
    "General Store": "sell goods",
    "Town Hall": "build",
    "Shipyard": "prepare a ship for 2 wood",
    "City Pier": "launch a ship",
    "Dry Dock": "prepare and launch a ship",
    "Clark's Point Light": "move a ship one space out",
    "Lumber Mill": "sell wood at $2 each",
    "Tavern": "remove Empty Sea for money",
    "Wharf": "launch a ship for half the food",
    "Cooperage": "$1 for each whale on one ship",
    "Courthouse": "build for up to 2 goods less",
    "Inn": "place both workers again before ships move",
    "Market": "sell goods, the first of each kind for double",
    "Post Office": f"own it, and get ${data.POSTAGE} each round",
    "Seamen's Bethel": counted(int(data.BETHEL_POINTS), "bonus point"),
    "Bourne Counting House": "a bonus point for every 2 Right Whales",
    "Municipal Building": "a bonus point for every 2 buildings",
    "Mansion": counted(int(data.MANSION_POINTS), "bonus point"),
}
FIRST_THERE = ("1 food more", "1 wood more", "1 more good", "$1 more", "1 good less", "1 wood less", "1 food less")


def space_rule(t: NewBedford, space: int) -> str:
    return "NB-6.22" if t.published and data.VERB[space] == data.TRY_OUT else SPACE_RULES[space]


def does(t: NewBedford, space: int) -> str:
    """What an action space does, in a few words."""
    return _does(space, t.published, t.per_ship)


@cache
def _does(space: int, published: bool, per_ship: bool) -> str:
    if data.VERB[space] == data.TAKE:
        return f"take {listed(AMOUNT[space * KINDS : space * KINDS + KINDS])}"
    if data.VERB[space] == data.TRY_OUT:
        if published:
            return "bring up to 3 Right Whales home from one ship"
        return f"keep up to 3 Right Whales free{' on each ship' if per_ship else ''} this round"
    return DOES[SPACE_NAMES[space]]
