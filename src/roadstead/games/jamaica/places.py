"""What the spaces are called: ports by the towns drawn beside them, everything else by the last port before it."""

from functools import cache

from roadstead.games.jamaica.data import BACK, BACK_INNER, COST, DUE, GOODS, KIND, LAIR, NEXT, NEXT_INNER, PORT, SPACES

PORT_NAMES = {
    0: "Port Royal", 5: "Old Harbour", 6: "Black River", 16: "Savanna-la-Mar", 18: "Negril", 21: "Gull Cay",
    28: "Montego Bay", 30: "Saint Ann", 31: "Ocho Rios", 34: "Turtle Isle", 41: "Port Antonio", 45: "Morant Bay",
}  # fmt: skip
assert set(PORT_NAMES) == {space for space in range(SPACES) if KIND[space] == PORT}


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
    what = "lair" if KIND[space] == LAIR else f"{lane}sea"
    return f"the {what} {'just' if steps == 1 else steps} past {PORT_NAMES[port]}"


@cache
def place_name(space: int) -> str:
    """A space and what it costs."""
    return f"{at(space)} (costs {cost_words(space)})" if COST[space] else at(space)


def back_name(back: int) -> str:
    """JAM-9.4: a treasure card by its back; they are numbered as they were taken from the lairs."""
    return f"treasure no. {back + 1}"


def cost_words(space: int) -> str:
    return f"{COST[space]} {GOODS[DUE[space]]}"
