"""What things are called: ports by the towns drawn beside them, every other space by the last port before it."""

from collections.abc import Sequence
from functools import cache

from roadstead.games.jamaica import data
from roadstead.games.jamaica.data import BACK, BACK_INNER, COST, GOODS, NEXT, NEXT_INNER
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel.state import UNKNOWN

PORT_NAMES = {
    0: "Port Royal", 5: "Old Harbour", 6: "Black River", 16: "Savanna-la-Mar", 18: "Negril", 21: "Gull Cay",
    28: "Montego Bay", 30: "Saint Ann", 31: "Ocho Rios", 34: "Turtle Isle", 41: "Port Antonio", 45: "Morant Bay",
}  # fmt: skip
assert set(PORT_NAMES) == {space for space in range(data.SPACES) if data.KIND[space] == data.PORT}


@cache
def at(space: int) -> str:
    """A space, such as "Black River", "the lair 4 past Port Royal" or "the inner sea just past Black River"."""
    if space in PORT_NAMES:
        return PORT_NAMES[space]
    if BACK_INNER[space] >= 0:  # where two lanes meet
        return f"the sea just before {PORT_NAMES[NEXT[space]]}"
    steps, lane, port = 0, "", space
    while port not in PORT_NAMES:
        before = int(BACK[port])
        if NEXT_INNER[before] >= 0:
            lane = "inner " if NEXT_INNER[before] == port else "outer "
        steps, port = steps + 1, before
    what = "lair" if data.KIND[space] == data.LAIR else f"{lane}sea"
    return f"the {what} {'just' if steps == 1 else steps} past {PORT_NAMES[port]}"


@cache
def place_name(space: int) -> str:
    """A space and what it costs."""
    return f"{at(space)} (costs {cost_words(space)})" if COST[space] else at(space)


def cost_words(space: int) -> str:
    return f"{COST[space]} {GOODS[data.DUE[space]]}"


def ship_name(t: Jamaica, ship: int, names: Sequence[str]) -> str:
    return "the Ghost Ship" if t.is_ghost(ship) else names[ship]


def cargo(t: Jamaica, ship: int, hold: int) -> str:
    """What is in a hold."""
    goods = t.goods[ship * 6 + hold]
    return f"{t.tokens[ship * 6 + hold]} {GOODS[goods]}" if goods else "empty"


def hold_name(hold: int) -> str:
    return "the 6th Hold" if hold == data.SIXTH else f"hold {hold + 1}"


def worth(face: int) -> str:
    """A treasure that is no power: ``+5``, ``cursed -3``."""
    return f"{'cursed ' if (data.CURSED >> face) & 1 else ''}{data.WORTH[face]:+d}"


def treasure_name(face: int) -> str:
    if face == UNKNOWN:
        return "face-down treasure"
    if face < data.POWERS:
        return data.POWER_NAMES[face]
    return f"{'cursed treasure' if (data.CURSED >> face) & 1 else 'treasure'} {data.WORTH[face]:+d}"


def back_name(back: int) -> str:
    """JAM-9.4: a treasure card by its back; they are numbered as they were taken from the lairs."""
    return f"treasure no. {back + 1}"


def card_name(t: Jamaica, back: int) -> str:
    """JAM-9.4: what lies face up by its name, what lies face down by its back, with what the viewer knows of it."""
    if t.open[back]:
        return treasure_name(t.face[back])
    if t.face[back] == UNKNOWN:
        return f"face-down {back_name(back)}{', cursed' if t.cursed[back] else ''}"
    return f"{back_name(back)} ({treasure_name(t.face[back])})"


def die_name(die: int) -> str:
    return "the star" if die == data.STAR else str(die)
