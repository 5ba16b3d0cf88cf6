"""What things are called: ports by the towns drawn beside them, every other space by the last port before it."""

from functools import cache

from roadstead.games.jamaica import data
from roadstead.games.jamaica.data import (
    BACK,
    BACK_INNER,
    CARD_NAMES,
    COLOURS,
    COST,
    GOODS,
    NEXT,
    NEXT_INNER,
    POWER_NAMES,
)
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel.messages import Fact, Message, entries, say, seat, slug
from roadstead.kernel.state import UNKNOWN

PORT_NAMES = {
    0: "Port Royal", 5: "Old Harbour", 6: "Black River", 16: "Savanna-la-Mar", 18: "Negril", 21: "Gull Cay",
    28: "Montego Bay", 30: "Saint Ann", 31: "Ocho Rios", 34: "Turtle Isle", 41: "Port Antonio", 45: "Morant Bay",
}  # fmt: skip
assert set(PORT_NAMES) == {space for space in range(data.SPACES) if data.KIND[space] == data.PORT}

GOODS_CALLED = entries("goods", GOODS)
CARDS_CALLED = entries("card", CARD_NAMES)
POWERS_CALLED = entries("power", POWER_NAMES)
COLOURS_CALLED = entries("colour", COLOURS)


@cache
def at(space: int) -> Message:
    """A space, such as "Black River", "the lair 4 past Port Royal" or "the inner sea just past Black River"."""
    if space in PORT_NAMES:
        return say(f"port-{slug(PORT_NAMES[space])}")
    if BACK_INNER[space] >= 0:  # where two lanes meet
        return say("sea-before", port=at(int(NEXT[space])))
    steps, lane, port = _from_port(space)
    return say("lair-past" if data.KIND[space] == data.LAIR else f"{lane}sea-past", steps=steps, port=at(port))


def _from_port(space: int) -> tuple[int, str, int]:
    """How far past which port, and in which lane."""
    steps, lane, port = 0, "", space
    while port not in PORT_NAMES:
        before = int(BACK[port])
        if NEXT_INNER[before] >= 0:
            lane = "inner-" if NEXT_INNER[before] == port else "outer-"
        steps, port = steps + 1, before
    return steps, lane, port


def lair(space: int) -> Message:
    """A lair among lairs: "4 past Port Royal"."""
    steps, _, port = _from_port(space)
    return say("past", steps=steps, port=at(port))


@cache
def place_name(space: int) -> Message:
    """A space and what it costs."""
    return say("place-costs", place=at(space), cost=cost(space)) if COST[space] else at(space)


def cost(space: int) -> Message:
    return amount(int(COST[space]), int(data.DUE[space]))


def amount(tokens: int, goods: int) -> Message:
    """So many tokens of goods: ``3 gold``."""
    return say("amount", n=int(tokens), goods=GOODS_CALLED[goods])


def ship_name(t: Jamaica, ship: int) -> Message:
    return say("ghost-ship") if t.is_ghost(ship) else seat(ship)


def cargo(t: Jamaica, ship: int, hold: int) -> Message:
    """What is in a hold."""
    goods = t.goods[ship * 6 + hold]
    return amount(t.tokens[ship * 6 + hold], goods) if goods else say("empty")


def hold_name(hold: int) -> Message:
    return say("hold-sixth") if hold == data.SIXTH else say("hold", n=int(hold) + 1)


def worth(face: int) -> Message:
    """A treasure that is no power: ``+5``, ``cursed -3``."""
    return say("worth-cursed" if (data.CURSED >> face) & 1 else "worth", n=int(data.WORTH[face]))


def treasure_name(face: int) -> Message:
    if face == UNKNOWN:
        return say("treasure-face-down")
    if face < data.POWERS:
        return POWERS_CALLED[face]
    return say("treasure-cursed" if (data.CURSED >> face) & 1 else "treasure", worth=int(data.WORTH[face]))


def back_name(back: int) -> Message:
    """JAM-9.4: a treasure card by its back; they are numbered as they were taken from the lairs."""
    return say("treasure-back", n=int(back) + 1)


def card_name(t: Jamaica, back: int) -> Message:
    """JAM-9.4: what lies face up by its name, what lies face down by its back, with what the viewer knows of it."""
    if t.open[back]:
        return treasure_name(t.face[back])
    if t.face[back] == UNKNOWN:
        return say("treasure-back-cursed" if t.cursed[back] else "treasure-back-unseen", n=int(back) + 1)
    return say("treasure-back-known", back=back_name(back), treasure=treasure_name(t.face[back]))


def die_name(die: int) -> Fact:
    return say("star") if die == data.STAR else int(die)
