"""The Captain: two colours, who must move, who may choose, who is blocked, and the bonus."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.rotterdam.data import FLEET, HUES, NO_CARGO, NO_SHIP, NOBODY, NOWHERE, PORTS
from roadstead.games.rotterdam.generated import do, frames, told
from roadstead.games.rotterdam.rules import cards
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import bits
from roadstead.kernel.events import EVERYBODY

EVERY_SHIP: Final[i64] = -1  # the ships of the next player are still to be counted


def colour_choices(t: Rotterdam, seat: i64, which: i64) -> list[i64]:
    """ROT-5.2: any colour out of fog; before the second one cards may be played (ROT-5.13)."""
    clear = clear_colours(t)
    if not clear:
        clear.append(do.DONE)
    if which != 1:
        return clear
    found: list[i64] = []
    cards.add_playable(t, seat, found)
    found.extend(clear)
    return found


def clear_colours(t: Rotterdam) -> list[i64]:
    """The colours that no fog lies on."""
    return [do.NAME + hue for hue in range(HUES) if t.fog[hue] == 0]


def name_colour(t: Rotterdam, seat: i64, action: i64) -> None:
    """ROT-5.1, ROT-5.4."""
    if action == do.DONE:
        return
    if action < do.NAME:
        ask_again(t, seat)
        cards.play(t, seat, action - do.PLAY)
        return
    announce(t, seat, action, seat)


def announce(t: Rotterdam, seat: i64, action: i64, captain: i64) -> None:
    """The ships are to move through the colour that was named, for a Captain or, with NOBODY, for a pilot."""
    hue = action - do.NAME
    t.announce(told.COLOUR, seat, hue)
    t.then(frames.NAVIGATE, hue, captain, 0, EVERY_SHIP)


def ask_again(t: Rotterdam, seat: i64) -> None:
    """ROT-5.1, ROT-5.13: the second colour, before which cards may be played."""
    t.ask_in_secret(frames.NAME_COLOUR, 1 << seat, 1)


def navigate(t: Rotterdam, hue: i64, captain: i64, served: i64, waiting: i64) -> None:
    """ROT-5.3 to ROT-5.6: one player after the other, each ship once; a pilot moves the mover's ships alone."""
    players: i64 = 1 if captain == NOBODY else t.seats
    while served < players:
        seat = (t.mover + served) % t.seats
        if waiting < 0:
            waiting = ships_before(t, seat, hue)
        if waiting == 0:
            served += 1
            waiting = EVERY_SHIP
            continue
        if waiting & (waiting - 1) and order_matters(t, seat, hue, captain, waiting):
            t.ask(frames.MOVE_WHICH, 1 << seat, hue, captain, served, waiting)
            return
        which = bits.lowest(waiting)
        waiting &= waiting - 1
        if not give_chance(t, seat * FLEET + which, hue, captain, served, waiting):
            return


def ships_before(t: Rotterdam, seat: i64, hue: i64) -> i64:
    """ROT-5.3: a seat's ships in front of a channel of the colour, as a set."""
    chart = t.chart
    found: i64 = 0
    for which in range(t.ships):
        position = t.where[seat * FLEET + which]
        if position < chart.waters and chart.first[position * HUES + hue] != NOWHERE:
            found |= 1 << which
    return found


def give_chance(t: Rotterdam, ship: i64, hue: i64, captain: i64, served: i64, waiting: i64) -> bool:
    """Move a ship, leave it where it is blocked, or ask its owner; False where somebody is asked."""
    ways = open_ways(t, ship, hue, captain)
    if len(ways) == 0:
        if t.telling:
            tell_why_it_stays(t, ship, hue)
        return True
    if len(ways) == 1:
        sail(t, ship, ways[0], captain)
        return True
    t.then(frames.NAVIGATE, hue, captain, served, waiting)
    t.ask(frames.MOVE_WHERE, 1 << (ship // FLEET), ship, hue, captain)
    return False


def open_ways(t: Rotterdam, ship: i64, hue: i64, captain: i64) -> list[i64]:
    """ROT-5.7, ROT-5.8, ROT-5.12: where the channels of this colour lead, as far as nothing is in the way."""
    chart = t.chart
    found: list[i64] = []
    at = t.where[ship] * HUES + hue
    if is_open(t, ship, chart.first[at], captain):
        found.append(chart.first[at])
    if is_open(t, ship, chart.second[at], captain):
        found.append(chart.second[at])
    return found


def is_open(t: Rotterdam, ship: i64, end: i64, captain: i64) -> bool:
    if end == NOWHERE:
        return False
    if end < t.chart.waters:
        return t.berth[end] == NO_SHIP
    return not owes_bonus(t, ship, end, captain) or t.money[ship // FLEET] > 0


def owes_bonus(t: Rotterdam, ship: i64, end: i64, captain: i64) -> bool:
    """ROT-5.9 to ROT-5.11: for another's ship in its right harbour, if a Captain brought it there."""
    return captain != NOBODY and ship // FLEET != captain and t.cargo[ship] == end - t.chart.waters


def tell_why_it_stays(t: Rotterdam, ship: i64, hue: i64) -> None:
    chart = t.chart
    at = t.where[ship] * HUES + hue
    broke = chart.first[at] >= chart.waters or (chart.second[at] != NOWHERE and chart.second[at] >= chart.waters)
    t.tell(told.NO_MONEY if broke else told.BLOCKED, EVERYBODY, (ship // FLEET, t.where[ship]))


def sail(t: Rotterdam, ship: i64, end: i64, captain: i64) -> None:
    """ROT-5.3, ROT-5.9: to the next position; a bonus where it is due."""
    owner = ship // FLEET
    start = t.where[ship]
    t.put(ship, end)
    t.announce(told.SAILED, owner, start, end)
    if end >= t.chart.waters and owes_bonus(t, ship, end, captain):
        t.money[owner] -= 1
        t.money[captain] += 1
        t.collect(captain, 1)
        t.announce(told.BONUS, captain, owner)


def take_channel(t: Rotterdam, ship: i64, action: i64, captain: i64) -> None:
    sail(t, ship, t.sail_end(action), captain)


def order_matters(t: Rotterdam, seat: i64, hue: i64, captain: i64, waiting: i64) -> bool:
    """ROT-5.5: where ships of one owner are in each other's way, or will unload in the order in which they come in
    (ROT-7.11), or the money is not enough for every bonus."""
    chart = t.chart
    wrong: i64 = 0  # the cargoes that may come into a harbour where they do not belong, four bits a harbour
    ahead: i64 = 0
    lying: i64 = 0
    dues: i64 = 0
    for which in range(t.ships):
        if not (waiting >> which) & 1:
            continue
        ship = seat * FLEET + which
        lying |= bits.BIT[t.where[ship]]
        at = t.where[ship] * HUES + hue
        ends: i64 = 0
        for end in (chart.first[at], chart.second[at]):
            if end == NOWHERE:
                continue
            if end < chart.waters:
                ends |= bits.BIT[end]
                continue
            if owes_bonus(t, ship, end, captain):
                dues += 1
            port = end - chart.waters
            if t.cargo[ship] != NO_CARGO and t.cargo[ship] != port:
                if ((wrong >> (PORTS * port)) & 15) & ~bits.BIT[t.cargo[ship]]:
                    return True
                wrong |= bits.BIT[PORTS * port + t.cargo[ship]]
        if ends & ahead:
            return True
        ahead |= ends
    return ahead & lying != 0 or (dues > 1 and t.money[seat] < dues)


def which_choices(t: Rotterdam, seat: i64, waiting: i64) -> list[i64]:
    """The ships that have not had their chance."""
    return sorted([do.SHIP + t.where[seat * FLEET + which] for which in range(t.ships) if (waiting >> which) & 1])


def move_which(t: Rotterdam, action: i64, hue: i64, captain: i64, served: i64, waiting: i64) -> None:
    ship = t.berth[action - do.SHIP]
    waiting &= ~(1 << (ship % FLEET))
    if give_chance(t, ship, hue, captain, served, waiting):
        t.then(frames.NAVIGATE, hue, captain, served, waiting)


def where_choices(t: Rotterdam, ship: i64, hue: i64, captain: i64) -> list[i64]:
    return [t.sail(end) for end in open_ways(t, ship, hue, captain)]
