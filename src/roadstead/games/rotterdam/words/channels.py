"""What naming a colour would do: whose ships would move, and whose are in each other's way."""

from roadstead.games.rotterdam.data import FLEET, HUES, NO_SHIP, NOBODY, NOWHERE
from roadstead.games.rotterdam.generated import frames
from roadstead.games.rotterdam.rules import captain as steering
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import bits


def moves_words(t: Rotterdam, hue: int) -> str:
    """Such as ": moves 1 of yours and 2 of others, 1 is blocked"; nothing where no ship would be moved by it."""
    if t.asked() not in (frames.NAME_COLOUR, frames.PILOT_COLOUR):
        return ""
    own, others, blocked = moved(t, hue, int(t.mover) if t.asked() == frames.NAME_COLOUR else int(NOBODY))
    stays = f", {blocked} {'is' if blocked == 1 else 'are'} blocked" if blocked else ""
    who = [f"{count} of {whose}" for count, whose in ((own, "yours"), (others, "others")) if count]
    return f": moves {' and '.join(who) or 'no ship'}{stays}"


def moved(t: Rotterdam, hue: int, captain: int) -> tuple[int, int, int]:
    """ROT-5.3 to ROT-5.12: how many of the mover's ships and of the others' can move, and how many are blocked.

    An owner whose ships are in each other's way orders them so that most can move; a ship before two channels leaves its
    position and is nobody's hindrance, since nobody knows yet which one it takes.
    """
    taken = {position for position in range(t.chart.waters) if t.berth[position] != NO_SHIP}
    own = others = blocked = 0
    for served in range(1 if captain == NOBODY else t.seats):
        seat = (t.mover + served) % t.seats
        money = int(t.money[seat])
        waiting = [int(seat * FLEET + which) for which in bits.members(steering.ships_before(t, seat, hue))]
        count = 0
        while free := [(ship, ways) for ship in waiting if (ways := _ways(t, ship, hue, captain, taken, money))]:
            ship, ways = free[0]
            waiting.remove(ship)
            taken.discard(int(t.where[ship]))
            if len(ways) == 1:
                taken |= set(ways)
                money -= ways[0] >= t.chart.waters and steering.owes_bonus(t, ship, ways[0], captain)
            count += 1
        blocked += len(waiting)
        own, others = (own + count, others) if seat == t.mover else (own, others + count)
    return own, others, blocked


def _ways(t: Rotterdam, ship: int, hue: int, captain: int, taken: set[int], money: int) -> list[int]:
    """ROT-5.7, ROT-5.12: where a ship can go, with these positions taken and so much money for the bonus."""
    chart, at = t.chart, t.where[ship] * HUES + hue
    ends = [int(end) for end in (chart.first[at], chart.second[at]) if end != NOWHERE]
    return [
        end
        for end in ends
        if (end not in taken if end < chart.waters else money > 0 or not steering.owes_bonus(t, ship, end, captain))
    ]
