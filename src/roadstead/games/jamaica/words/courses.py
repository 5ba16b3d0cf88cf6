"""Where sailing would bring a ship, and what it costs there: told before a card or a lane is chosen.

Only what lies open is looked at: the board, the dice, and the ship's own holds as they are now.
"""

from roadstead.games.jamaica import data
from roadstead.games.jamaica.state import Jamaica
from roadstead.games.jamaica.words.names import GOODS_CALLED, at, cost
from roadstead.kernel.messages import Message, Single, say

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


def landing(t: Jamaica, spot: Spot, purse: Purse | None) -> Message:
    """The end of a move and what it brings or costs; without a purse nothing is paid."""
    space, lap = spot
    if space == data.PORT_ROYAL:
        return say("to-home" if lap == 1 else "to", place=at(space))
    if data.KIND[space] == data.LAIR and (t.lairs >> space) & 1:
        return say("to-treasure", place=at(space))
    if data.KIND[space] == data.LAIR or purse is None:
        return say("to", place=at(space))
    have = purse.get(int(data.DUE[space]), 0)
    if have < data.COST[space]:
        return say("to-short", place=at(space), cost=cost(space), have=have)
    return say("to-pay", place=at(space), cost=cost(space))


def landings(t: Jamaica, spots: list[Spot], purse: Purse | None) -> list[Single]:
    """One end, or all that the lanes leave open."""
    return [landing(t, spot, purse if len(spots) == 1 else None) for spot in spots]


def spot_of(t: Jamaica, ship: int) -> Spot:
    return int(t.space[ship]), int(t.lap[ship])


def purse_of(t: Jamaica, ship: int) -> Purse:
    return {goods: int(t.total(ship, goods)) for goods in range(1, len(data.GOODS))}


def day(t: Jamaica, ship: int, card: int) -> tuple[Message, Message, Spot]:
    """What the morning and the evening of a card would bring, as far as it is certain now; at home nothing (JAM-5.8).

    And where the ship would then be, if nothing comes in between.
    """
    reached = spot_of(t, ship)
    spot: Spot | None = reached
    purse = purse_of(t, ship)
    told = []
    for symbol, die in zip(data.CARDS[card], (int(t.morning), int(t.evening)), strict=True):
        part = symbol_done(symbol, die)
        if spot == (data.PORT_ROYAL, 1):
            part = say("left-out", part=part)
        elif symbol < data.FORWARD:
            if not loading_is_sure(t, ship):
                purse = dict.fromkeys(purse, ENOUGH)
            purse[symbol] += die
        elif spot is not None and die:
            found = ends(spot, die, data.AHEAD if symbol == data.FORWARD else data.ASTERN)
            one = len(found) == 1
            part = say("sail-to", part=part, end=landing(t, found[0], purse)) if one else say("by-lane", part=part)
            spot = found[0] if one and paid(purse, found[0][0]) else None
            reached = spot or reached
        told.append(part)
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


def symbol_done(symbol: int, die: int) -> Message:
    """What half a card does with a die; before it is thrown, with the die's number."""
    if symbol >= data.FORWARD:
        return say("sail", n=int(die), way=data.SYMBOLS[symbol])
    return say("load", n=int(die), goods=GOODS_CALLED[symbol])
