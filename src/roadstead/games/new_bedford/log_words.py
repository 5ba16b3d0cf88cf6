"""New Bedford's log: a sentence for everything that happens."""

from collections.abc import Callable, Sequence
from typing import cast

from roadstead.games.new_bedford.data import BUILDING_NAMES, GOODS, SAILS, SPACE_NAMES, WHALE_NAMES
from roadstead.games.new_bedford.saying import amount, counted, listed, tokens_of
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel.events import Event
from roadstead.kernel.state import State

Facts = dict[str, int]
Names = dict[str, str]
PLAYERS = ("seat", "owner")


def line(event: Event, view: State, names: Sequence[str]) -> str:
    """The event as one sentence."""
    facts = dict(event.facts)
    if "place" in facts:
        facts["place"] -= cast(NewBedford, view).inshore
    called: Names = {key: names[facts[key]] for key in PLAYERS if key in facts}
    return _SENTENCES[event.name](facts, called)


def _goods(facts: Facts) -> str:
    return listed([facts[kind] for kind in (*GOODS, "money")])


def _whales(facts: Facts) -> str:
    return tokens_of([facts[kind] for kind in ("right", "bowhead", "sperm", "empty") if kind in facts])


def _ship(facts: Facts) -> str:
    return f"the {SAILS[facts['sail']]} ship"


def _kept(facts: Facts) -> str:
    free = f" ({counted(facts['free'], 'Right Whale')} free)" if facts["free"] else ""
    return f"keeps {_whales(facts)} for ${facts['money']}{free}"


_SENTENCES: dict[str, Callable[[Facts, Names], str]] = {
    "round": lambda f, n: f"Round {f['round']}: {n['seat']} is the first player.",
    "started": lambda f, n: f"{n['seat']} starts with {_goods(f)}.",
    "placed": lambda f, n: (
        f"{n['seat']} places a worker at the {SPACE_NAMES[f['space']]}" + (", the first there." if f["bonus"] else ".")
    ),
    "fee": lambda f, n: f"{n['seat']} pays {n['owner']} $1 for the use of the {SPACE_NAMES[f['space']]}.",
    "purchased": lambda f, n: f"{n['seat']} buys 2 {GOODS[f['goods']]} for $3.",
    "took": lambda f, n: f"{n['seat']} takes {_goods(f)}.",
    "sold": lambda f, n: f"{n['seat']} sells {amount(f['goods'], f['count'])} for ${f['money']}.",
    "store bonus": lambda f, n: f"{n['seat']} takes $1 more for being first at the General Store.",
    "built": lambda f, n: f"{n['seat']} builds the {BUILDING_NAMES[f['building']]} for {_goods(f)}.",
    "prepared": lambda f, n: f"{n['seat']} prepares {_ship(f)} for {f['wood']} wood.",
    "launched": lambda f, n: (
        f"{n['seat']} launches {_ship(f)} to the {f['price']}-food space for {listed([f['food'], f['wood']])}."
    ),
    "moved out": lambda f, n: f"{n['seat']} moves {_ship(f)} out to the {f['place']}-food space.",
    "counted": lambda f, n: f"The Cooperage pays {n['seat']} ${f['money']} for {_ship(f)}.",
    "cleared": lambda f, n: f"{n['seat']} removes {f['tokens']} Empty Sea for ${f['money']}.",
    "tried out": lambda f, n: f"{n['seat']} brings {counted(f['tokens'], 'Right Whale')} home from {_ship(f)}.",
    "took over": lambda f, n: f"{n['seat']} takes the Post Office over from {n['owner']}.",
    "lifted": lambda f, n: f"{n['seat']} leaves the Inn with both workers.",
    "came home": lambda f, n: f"The {SAILS[f['sail']]} ship of {n['seat']} is home with {_whales(f)}.",
    "sold whale": lambda f, n: f"{n['seat']} sells a {WHALE_NAMES[f['whale']]} for ${f['money']}.",
    "kept": lambda f, n: f"{n['seat']} {_kept(f)}.",
    "bought whale": lambda f, n: f"{n['seat']} buys a {WHALE_NAMES[f['whale']]} for ${f['money']}.",
    "passed": lambda f, n: f"{n['seat']} buys nothing.",
    "unbought": lambda f, n: f"Nobody wants {_whales(f)}: out of the game.",
    "drew": lambda f, n: f"The bag gives {_whales(f)}.",
    "caught": lambda f, n: f"{_ship(f).capitalize()} of {n['seat']} takes a {WHALE_NAMES[f['whale']]}.",
    "let go": lambda f, n: f"{_ship(f).capitalize()} of {n['seat']} takes nothing.",
    "postage": lambda f, n: f"The Post Office pays {n['seat']} $2.",
    "homeward": lambda f, n: (
        f"The last round is over; {counted(f['ships'], 'ship')} still to come home."
        if f["ships"]
        else "The last round is over, and every ship is home."
    ),
    "ended": lambda f, n: f"The game ends after round {f['round']}.",
}
