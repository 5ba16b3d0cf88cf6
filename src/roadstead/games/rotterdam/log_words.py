"""Rotterdam's log: a sentence for everything that happens."""

from collections.abc import Callable, Sequence
from typing import cast

from roadstead.games.rotterdam.data import CARDS, CHANNELS, CHARACTERS, HARBOURS, NOWHERE, PRODUCTS
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.events import Event
from roadstead.kernel.state import State
from roadstead.kernel.words import joined

Said = dict[str, str]

ONE_UNIT = ("oil", "grain", "a container", "fruit")

# What the facts of an event are called in a sentence.
WORDS: dict[str, tuple[str, ...]] = {
    "character": CHARACTERS,
    "colour": CHANNELS,
    "card": CARDS,
    "port": HARBOURS,
    "material": ONE_UNIT,
    "product": PRODUCTS,
    "given": PRODUCTS,
}


def line(event: Event, view: State, names: Sequence[str]) -> str:
    """The event as one sentence."""
    t = cast(Rotterdam, view)
    sentence = _SENTENCES[event.name](
        event.facts, {name: _say(t, name, value, names) for name, value in event.facts.items()}
    )
    return sentence[0].upper() + sentence[1:]


def _say(t: Rotterdam, name: str, value: int, names: Sequence[str]) -> str:
    if name in ("seat", "owner"):
        return names[value]
    if name in ("position", "start"):
        return "the stock" if value == NOWHERE else t.chart.names[value]
    if name == "job":
        chart = t.chart
        return joined(PRODUCTS[chart.job_product[value * 3 + i]] for i in range(chart.job_size[value]))
    return WORDS[name][value] if name in WORDS else str(value)


def _where(facts: dict[str, int], said: Said) -> str:
    return "into stock" if facts["position"] == NOWHERE else f"on the ship at {said['position']}"


def _cards(count: int) -> str:
    return f"{count} card{'' if count == 1 else 's'}"


_SENTENCES: dict[str, Callable[[dict[str, int], Said], str]] = {
    "lot": lambda f, s: f"The lot falls on {s['seat']}, who is the first Harbour Master.",
    "master": lambda f, s: f"Round {s['round']}: {s['seat']} is Harbour Master.",
    "no start": lambda f, s: f"{s['seat']} places no ship yet.",
    "placed": lambda f, s: f"{s['seat']} places a ship at {s['position']}.",
    "left empty": lambda f, s: f"{s['seat']} leaves the ship at {s['position']} empty.",
    "started with": lambda f, s: f"{s['seat']} loads {s['material']} at {s['position']}.",
    "loaded": lambda f, s: f"{s['seat']} loads {s['material']} from stock at {s['position']}.",
    "got free": lambda f, s: f"{s['seat']} gets {s['material']} free, {_where(f, s)}.",
    "bought raw": lambda f, s: f"{s['seat']} buys {s['material']} for {s['price']}, {_where(f, s)}.",
    "sold raw": lambda f, s: f"{s['seat']} sells {s['material']} for {s['price']}.",
    "worker": lambda f, s: f"{s['seat']} plays the {s['character']}.",
    "colour": lambda f, s: f"{s['seat']} names {s['colour']}.",
    "sailed": lambda f, s: f"{s['seat']}'s ship sails from {s['start']} to {s['position']}.",
    "blocked": lambda f, s: f"{s['seat']}'s ship at {s['position']} is blocked.",
    "no money": lambda f, s: f"{s['seat']} cannot pay the Captain: the ship at {s['position']} stays.",
    "bonus": lambda f, s: (
        f"{s['seat']} gets the Captain's bonus: 1 million from {s['owner']}, 1 million from the bank."
    ),
    "took card": lambda f, s: f"{s['seat']} takes {s['card']}.",
    "drew": lambda f, s: f"{s['seat']} draws a shipping card.",
    "drew card": lambda f, s: f"{s['seat']} draws {s['card']}.",
    "declined": lambda f, s: f"{s['seat']} takes no shipping card.",
    "opened card": lambda f, s: f"{s['card']} is laid open.",
    "reshuffled": lambda f, s: f"The discards are shuffled into a new stack of {_cards(f['cards'])}.",
    "product": lambda f, s: f"{s['seat']} unloads in {s['port']} and gets {s['product']}.",
    "no product": lambda f, s: f"{s['seat']} unloads in {s['port']}, where no product is left.",
    "processed": lambda f, s: f"{s['seat']}'s factory in {s['port']} works: {s['seat']} gets a covered card.",
    "processed seen": lambda f, s: f"{s['seat']}'s factory in {s['port']} works: {s['seat']} gets {s['product']}.",
    "wrong cargo": lambda f, s: (
        f"{s['seat']} takes {s['material']} back from {s['port']}, "
        + ("into stock." if f["kept"] else "and it goes to the market, the stock being full.")
    ),
    "empty ship": lambda f, s: f"{s['seat']}'s empty ship leaves {s['port']}.",
    "turned up": lambda f, s: f"{s['product']} lies open in {s['port']}.",
    "sold": lambda f, s: f"{s['seat']} sells {s['product']} for {s['price']}.",
    "bought": lambda f, s: f"{s['seat']} buys {s['product']} for {s['price']}.",
    "lacking": lambda f, s: f"{s['seat']} asks for {s['product']}, but the stack has none.",
    "completed": lambda f, s: f"{s['seat']} completes {s['job']} for {s['points']} points.",
    "new job": lambda f, s: f"A new assignment: {s['job']}.",
    "cashed": lambda f, s: f"{s['seat']} collects {s['amount']} million.",
    "built": lambda f, s: f"{s['seat']} builds a factory in {s['port']} for {s['price']}.",
    "played": lambda f, s: f"{s['seat']} plays {s['card']}.",
    "ebbed": lambda f, s: f"{s['seat']}'s ship falls back from {s['start']} to {s['position']}.",
    "fogged": lambda f, s: f"Fog over the {s['colour']} channels until {s['seat']}'s next turn.",
    "fog lifted": lambda f, s: f"The fog over the {s['colour']} channels lifts.",
    "swapped": lambda f, s: f"The ships at {s['start']} and {s['position']} exchange places.",
    "shifted": lambda f, s: f"The ships at {s['start']} and {s['position']} exchange cargo.",
    "smuggled": lambda f, s: f"{s['seat']} takes {s['material']} from {s['owner']}, {_where(f, s)}.",
    "policed": lambda f, s: f"The harbour police seize {s['material']} from {s['owner']}.",
    "bartered": lambda f, s: f"{s['seat']} gets {s['product']} from {s['owner']} for {s['given']}.",
    "no barter": lambda f, s: f"{s['seat']} demands {s['product']} of {s['owner']}, who has none.",
    "sea loaded": lambda f, s: f"{s['seat']} loads {s['material']} at {s['position']}.",
    "raised": lambda f, s: f"{s['seat']} bids {s['amount']} million.",
    "passed": lambda f, s: f"{s['seat']} passes.",
    "auctioned": lambda f, s: f"{s['seat']} gets the pawn for {s['amount']} million.",
    "no bids": lambda f, s: f"Nobody bids; the pawn is {s['seat']}'s.",
    "last round": lambda f, s: f"15 points in assignments: round {s['round']} is the last.",
    "ended": lambda f, s: f"The game ends after {s['round']} rounds.",
}
