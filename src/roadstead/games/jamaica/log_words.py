"""Jamaica's log: a sentence for everything that happens."""

from collections.abc import Callable, Sequence

from roadstead.games.jamaica.data import (
    CARD_NAMES,
    CURSED,
    GOODS,
    POWER_NAMES,
    STAR,
    WORTH,
)
from roadstead.games.jamaica.places import at, back_name
from roadstead.kernel.events import Event
from roadstead.kernel.state import State

Facts = dict[str, int]
Names = dict[str, str]
SHIPS: tuple[str, ...] = ("ship", "foe", "roller")


def line(event: Event, view: State, names: Sequence[str]) -> str:
    """The event as one sentence."""
    facts = event.facts
    called: Names = {key: _ship(facts[key], names, view.seats) for key in SHIPS if key in facts}
    sentence = _SENTENCES[event.name](facts, called)
    return sentence[0].upper() + sentence[1:]


def _ship(ship: int, names: Sequence[str], seats: int) -> str:
    return names[ship] if ship < seats else "the Ghost Ship"


def _goods(facts: Facts) -> str:
    return f"{facts['tokens']} {GOODS[facts['goods']]}"


def _lost(facts: Facts) -> str:
    return f"loses {_goods(facts)}" if facts["tokens"] else f"has no {GOODS[facts['goods']]} to lose"


def _face(facts: Facts) -> str:
    face = facts["face"]
    return f"{'cursed ' if (CURSED >> face) & 1 else ''}{WORTH[face]:+d}"


def _card(facts: Facts) -> str:
    return back_name(facts["back"])


def _behind(facts: Facts) -> str:
    return ", behind the start line" if facts["lap"] < 0 else ""


def _die(facts: Facts) -> str:
    return "the star" if facts["die"] == STAR else str(facts["die"])


_SENTENCES: dict[str, Callable[[Facts, Names], str]] = {
    "captain": lambda f, n: f"Round {f['round']}: {n['ship']} is Captain.",
    "rolled": lambda f, n: f"{n['ship']} throws {f['first']} and {f['second']}.",
    "placed": lambda f, n: f"{n['ship']} sets the morning die to {f['morning']}, the evening die to {f['evening']}.",
    "turned up": lambda f, n: f"{n['ship']} turns up {CARD_NAMES[f['card']]}.",
    "loaded": lambda f, n: f"{n['ship']} loads {_goods(f)} into hold {f['hold'] + 1}.",
    "dumped": lambda f, n: f"{n['ship']} throws {_goods(f)} overboard.",
    "no room": lambda f, n: f"{n['ship']} has no room for {_goods(f)}.",
    "sailed": lambda f, n: f"{n['ship']} sails from {at(f['start'])} to {at(f['space'])}{_behind(f)}.",
    "finished": lambda f, n: f"{n['ship']} comes home to Port Royal.",
    "paid": lambda f, n: f"{n['ship']} pays {_goods(f)} at {at(f['space'])}.",
    "shortage": lambda f, n: f"{n['ship']} cannot pay at {at(f['space'])} and {_lost(f)}.",
    "retreated": lambda f, n: f"{n['ship']} falls back from {at(f['start'])} to {at(f['space'])}{_behind(f)}.",
    "attacked": lambda f, n: f"{n['ship']} attacks {n['foe']} at {at(f['space'])}.",
    "fired": lambda f, n: f"{n['ship']} fires {f['tokens']} gunpowder.",
    "combat roll": lambda f, n: (
        f"{n['ship']} rolls {_die(f)}" + ("!" if f["die"] == STAR else f", strength {f['strength']}.")
    ),
    "rerolled": lambda f, n: f"{n['ship']} draws Saran's Sabre: {n['roller']} rolls {_die(f)} instead.",
    "won": lambda f, n: f"{n['ship']} beats {n['foe']}.",
    "drawn battle": lambda f, n: f"{n['ship']} and {n['foe']} part with equal strength {f['strength']}.",
    "took nothing": lambda f, n: f"{n['ship']} takes nothing from {n['foe']}.",
    "stole hold": lambda f, n: f"{n['ship']} takes {_goods(f)} from {n['foe']}.",
    "stole power": lambda f, n: f"{n['ship']} takes {POWER_NAMES[f['power']]} from {n['foe']}.",
    "stole card": lambda f, n: f"{n['ship']} takes face-down {_card(f)} from {n['foe']}.",
    "saw card": lambda f, n: f"The {_card(f)} that {n['ship']} took from {n['foe']} is {_face(f)}.",
    "gave cursed": lambda f, n: f"{n['ship']} gives {n['foe']} the cursed {_card(f)}.",
    "gave ghost": lambda f, n: f"{n['ship']} leaves face-down {_card(f)} with the Ghost Ship.",
    "gave value": lambda f, n: f"{n['ship']} gives {n['foe']} {_card(f)}: it is {_face(f)}.",
    "treasure": lambda f, n: f"{n['ship']} digs up {_card(f)} at {at(f['space'])}.",
    "treasure seen": lambda f, n: f"{n['ship']} digs up {_card(f)} at {at(f['space'])}: it is {_face(f)}.",
    "power up": lambda f, n: f"{n['ship']} now has {POWER_NAMES[f['power']]}.",
    "ghost lair": lambda f, n: f"The Ghost Ship takes {_card(f)} of {at(f['space'])}, unseen.",
    "reshuffled": lambda f, n: f"{n['ship']} shuffles the discards into a new pile.",
    "drew": lambda f, n: f"{n['ship']} draws {f['cards']} card{'s' if f['cards'] > 1 else ''}.",
    "drew card": lambda f, n: f"{n['ship']} draws {CARD_NAMES[f['card']]}.",
    "last round": lambda f, n: f"Round {f['round']} is the last.",
    "ended": lambda f, n: f"The game ends after {f['round']} rounds.",
    "ghost moves": lambda f, n: (
        f"The Ghost Ship sails {f['steps']} {'forward' if f['forward'] else 'back'}"
        + (", as the Captain wishes." if f["chosen"] else ".")
    ),
    "unloaded": lambda f, n: f"The Ghost Ship throws {_goods(f)} into the sea.",
    "ghost took nothing": lambda f, n: f"{n['ship']} takes nothing from {n['foe']}.",
    "ghost took hold": lambda f, n: f"{n['ship']} takes {_goods(f)} from {n['foe']}.",
    "ghost sank": lambda f, n: f"The Ghost Ship throws {_goods(f)} into the sea.",
    "ghost took power": lambda f, n: f"{n['ship']} takes {POWER_NAMES[f['power']]} from {n['foe']}.",
    "ghost took card": lambda f, n: f"{n['ship']} takes face-down {_card(f)} from {n['foe']}.",
    "ghost kept": lambda f, n: f"The Ghost Ship stows the {_goods(f)} from the 6th Hold.",
    "ghost robbed": lambda f, n: f"{n['ship']} takes {_goods(f)} from {n['foe']}.",
    "ghost lost card": lambda f, n: f"{n['ship']} takes face-down {_card(f)} from {n['foe']}.",
    "ghost card seen": lambda f, n: f"The {_card(f)} that {n['ship']} took from {n['foe']} is {_face(f)}.",
    "ghost card up": lambda f, n: f"{n['ship']} now has {POWER_NAMES[f['power']]}.",
    "gave ghost value": lambda f, n: f"{n['ship']} gives {n['foe']} {_card(f)}: it is {_face(f)}.",
    "ghost turns": lambda f, n: f"The Ghost Ship, having sailed a full lap, sails {f['steps']} back.",
}
