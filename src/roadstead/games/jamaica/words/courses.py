"""Where sailing would bring a ship, and what it costs there: told before a card or a lane is chosen.

Only what lies open is looked at: the board, the dice, and the ship's own holds as they are now.
"""

from roadstead.games.jamaica import data
from roadstead.games.jamaica.state import Jamaica
from roadstead.games.jamaica.words.names import at, cost_words

Spot = tuple[int, int]  # a space and a lap
Purse = dict[int, int]  # goods and how many of them are aboard
ENOUGH = 99  # aboard, where nobody can say how many there will be


def ends(spot: Spot, steps: int, direction: int) -> list[Spot]:
    """JAM-5.1 to JAM-5.7: where a ship can be after so many steps; by the outer lanes first."""
    if steps == 0 or (direction == data.AHEAD and spot == (data.PORT_ROYAL, 1)):
        return [spot]
    found: list[Spot] = []
    for inner in (False, True):
        for end in (
            ends(stepped(spot, direction, inner), steps - 1, direction) if goes_on(spot, direction, inner) else ()
        ):
            if end not in found:
                found.append(end)
    return found


def goes_on(spot: Spot, direction: int, inner: bool) -> bool:
    return not inner or (data.NEXT_INNER if direction == data.AHEAD else data.BACK_INNER)[spot[0]] >= 0


def stepped(spot: Spot, direction: int, inner: bool) -> Spot:
    """JAM-5.4: one space on, over the start line too."""
    space, lap = spot
    if direction == data.AHEAD:
        onward = int((data.NEXT_INNER if inner else data.NEXT)[space])
        return onward, lap + (onward == data.PORT_ROYAL)
    return int((data.BACK_INNER if inner else data.BACK)[space]), lap - (space == data.PORT_ROYAL)


def retreats(t: Jamaica, ship: int, spot: Spot) -> list[Spot]:
    """JAM-6.7: from a space on the way back, the first ones that can be paid in full."""
    if t.total(ship, data.DUE[spot[0]]) >= data.COST[spot[0]]:
        return [spot]
    ways = [stepped(spot, data.RETREATING, inner) for inner in (False, True) if goes_on(spot, data.RETREATING, inner)]
    return [end for way in ways for end in retreats(t, ship, way)]


def landing(t: Jamaica, spot: Spot, purse: Purse | None) -> str:
    """The end of a move and what it brings or costs; without a purse nothing is paid."""
    space, lap = spot
    if space == data.PORT_ROYAL:
        return "home to Port Royal" if lap == 1 else "to Port Royal"
    if data.KIND[space] == data.LAIR:
        return f"to {at(space)}{' and its treasure' if (t.lairs >> space) & 1 else ''}"
    if purse is None:
        return f"to {at(space)}"
    have = purse.get(int(data.DUE[space]), 0)
    return f"to {at(space)}, pay {cost_words(space)}{f' (you have {have})' if have < data.COST[space] else ''}"


def landings(t: Jamaica, spots: list[Spot], purse: Purse | None) -> str:
    """One end, or all that the lanes leave open."""
    return " or ".join(landing(t, spot, purse if len(spots) == 1 else None) for spot in spots)


def spot_of(t: Jamaica, ship: int) -> Spot:
    return int(t.space[ship]), int(t.lap[ship])


def purse_of(t: Jamaica, ship: int) -> Purse:
    return {goods: int(t.total(ship, goods)) for goods in range(1, len(data.GOODS))}


def day(t: Jamaica, ship: int, card: int) -> tuple[str, str, Spot]:
    """What the morning and the evening of a card would bring, as far as it is certain now; at home nothing (JAM-5.8).

    And where the ship would then be, if nothing comes in between.
    """
    reached = spot_of(t, ship)
    spot: Spot | None = reached
    purse = purse_of(t, ship)
    told = []
    for symbol, die in zip(data.CARDS[card], (int(t.morning), int(t.evening)), strict=True):
        words = symbol_words(symbol, die)
        if spot == (data.PORT_ROYAL, 1):
            words = f"nothing, the ship is home ({words} is left out)"
        elif symbol < data.FORWARD:
            if not loading_is_sure(t, ship):
                purse = dict.fromkeys(purse, ENOUGH)
            purse[symbol] += die
        elif spot is not None and die:
            found = ends(spot, die, data.AHEAD if symbol == data.FORWARD else data.ASTERN)
            words += f" {landing(t, found[0], purse)}" if len(found) == 1 else ", by the lane you choose"
            spot = found[0] if len(found) == 1 and paid(purse, found[0][0]) else None
            reached = spot or reached
        told.append(words)
    return told[0], told[1], reached


def paid(purse: Purse, space: int) -> bool:
    """JAM-6.1: take the cost out of the purse, if it is there."""
    due, cost = int(data.DUE[space]), int(data.COST[space])
    if cost and purse[due] < cost:
        return False
    if cost:
        purse[due] -= cost
    return True


def loading_is_sure(t: Jamaica, ship: int) -> bool:
    """JAM-4.1: without a free hold something goes overboard, and who knows what."""
    return any(t.goods[ship * 6 + hold] == data.NO_GOODS for hold in range(t.has_room(ship)))


def symbol_words(symbol: int, die: int) -> str:
    how_many = str(die) if die else "the die's number"
    if symbol >= data.FORWARD:
        return f"sail {how_many} {data.SYMBOLS[symbol]}"
    return f"load {how_many} {data.SYMBOLS[symbol]}"
