"""SUP-1.8: which ship has how many armies aboard.  The ships of a fleet are told apart by their loads alone.

Mostly a fleet lies *tight*: its armies fill as few ships as they can.  Then `aboard` says everything, and `loads` has
nothing for it; only a fleet that lies otherwise has there how many ships carry 1, 2, 3 and 4, packed in one number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.supremacy.data import CARRIES, LAND, SEAS
from roadstead.games.supremacy.generated import do
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel import rows

# A ship with 0 to 4 armies aboard in the packed number: 15 bits a count, the empty ships being the rest of the navies.
ONE: Final = vec[i64]([0, 1, 0x8000, 0x40000000, 0x200000000000])
COUNT_BITS: Final[i64] = 15
MOST_SHIPS: Final[i64] = 0x7FFF


def index(seat: i64, zone: i64) -> i64:
    """Where a seat's fleet in a sea stands in `navies`, `aboard` and `loads`."""
    return seat * SEAS + zone - LAND


def tight(armies: i64) -> i64:
    """Full ships and one with the rest."""
    return armies // CARRIES * ONE[CARRIES] + ONE[armies % CARRIES]


def lies_tight(t: Supremacy, at: i64) -> bool:
    return len(t.loads) == 0 or t.loads[at] == 0


def of(t: Supremacy, at: i64) -> i64:
    return tight(t.aboard[at]) if lies_tight(t, at) else t.loads[at]


def with_load(packed: i64, load: i64) -> i64:
    """How many ships carry so many armies, one at least."""
    return (packed >> (COUNT_BITS * (load - 1))) & MOST_SHIPS


def empty_ships(t: Supremacy, at: i64) -> i64:
    if lies_tight(t, at):
        return t.navies[at] - (t.aboard[at] + CARRIES - 1) // CARRIES
    packed = t.loads[at]
    return t.navies[at] - with_load(packed, 1) - with_load(packed, 2) - with_load(packed, 3) - with_load(packed, 4)


def ships(t: Supremacy, at: i64, load: i64) -> i64:
    """How many ships of a fleet carry so many armies."""
    return empty_ships(t, at) if load == 0 else with_load(of(t, at), load)


def stow(t: Supremacy, at: i64, packed: i64) -> None:
    """So the armies lie from now on; `aboard` has been brought up to date."""
    if packed == tight(t.aboard[at]):
        if len(t.loads) > 0:
            t.loads[at] = 0
        return
    if len(t.loads) == 0:
        t.loads = rows.zeros(t.seats * SEAS)
    t.loads[at] = packed


# Looking at a fleet


def heaviest_load(t: Supremacy, at: i64) -> i64:
    """The load of the most heavily laden ship."""
    load: i64 = CARRIES
    while load > 0 and ships(t, at, load) == 0:
        load -= 1
    return load


def lightest_load(t: Supremacy, at: i64) -> i64:
    """The load of the least laden ship, empty or not."""
    load: i64 = 0
    while load < CARRIES and ships(t, at, load) == 0:
        load += 1
    return load


def all_alike(t: Supremacy, at: i64) -> bool:
    return t.aboard[at] == 0 or lightest_load(t, at) == heaviest_load(t, at)


def aboard_heaviest(t: Supremacy, at: i64, fleet: i64) -> i64:
    """The armies aboard so many ships, the most heavily laden ones."""
    if lies_tight(t, at):
        return min(t.aboard[at], CARRIES * fleet)
    found: i64 = 0
    for less in range(CARRIES):
        load = CARRIES - less
        some = min(ships(t, at, load), fleet)
        fleet -= some
        found += some * load
    return found


def ship_choices(t: Supremacy, at: i64) -> list[i64]:
    """Each load that a ship of this fleet has."""
    return [do.SHIP + load for load in range(CARRIES + 1) if ships(t, at, load) > 0]


# Changing it


def board_ships(t: Supremacy, at: i64, armies: i64) -> None:
    """SUP-6.4: armies go aboard, the ships with most aboard being filled first."""
    if lies_tight(t, at):
        t.aboard[at] += armies
        return
    packed = t.loads[at]
    for _ in range(armies):
        load: i64 = CARRIES - 1
        while load > 0 and with_load(packed, load) == 0:
            load -= 1
        packed += ONE[load + 1] - ONE[load]
    t.aboard[at] += armies
    stow(t, at, packed)


def leave_ships(t: Supremacy, at: i64, armies: i64) -> None:
    """SUP-6.4, SUP-7.9: armies leave the ships with the fewest aboard first."""
    if lies_tight(t, at):
        t.aboard[at] -= armies
        return
    packed = t.loads[at]
    for _ in range(armies):
        load: i64 = 1
        while with_load(packed, load) == 0:
            load += 1
        packed += ONE[load - 1] - ONE[load]
    t.aboard[at] -= armies
    stow(t, at, packed)


def sink_ship(t: Supremacy, at: i64, load: i64) -> None:
    """FOR-3.4: a ship is lost with the armies aboard it."""
    packed = of(t, at) - ONE[load]
    t.navies[at] -= 1
    t.aboard[at] -= load
    stow(t, at, packed)


def clear(t: Supremacy, at: i64) -> None:
    """No ship is left."""
    t.navies[at] = 0
    t.aboard[at] = 0
    if len(t.loads) > 0:
        t.loads[at] = 0


def sail(t: Supremacy, here: i64, there: i64, fleet: i64, armies: i64) -> None:
    """So many ships with so many armies in all go from one fleet to another, and keep their loads where that can be."""
    if lies_tight(t, here) and (armies == 0 or (t.aboard[there] == 0 and lies_tight(t, there))):
        t.aboard[here] -= armies
        t.aboard[there] += armies
    else:
        packed = of(t, here)
        going = pick(t, here, fleet, armies)
        stays = packed - going
        if going < 0:
            going = tight(armies)
            stays = tight(t.aboard[here] - armies)
        joined = of(t, there) + going
        t.aboard[here] -= armies
        t.aboard[there] += armies
        stow(t, here, stays)
        stow(t, there, joined)
    t.navies[here] -= fleet
    t.navies[there] += fleet


def pick(t: Supremacy, at: i64, fleet: i64, armies: i64) -> i64:
    """Ships with just so many armies in all, the most heavily laden if there are several ways; -1 if there is none."""
    packed = of(t, at)
    if fleet == t.navies[at]:
        return packed
    empty = empty_ships(t, at)
    for less in range(min(with_load(packed, 4), armies // 4) + 1):
        fours = min(with_load(packed, 4), armies // 4) - less
        left = armies - 4 * fours
        for threes in range(min(with_load(packed, 3), left // 3) + 1):
            for twos in range(min(with_load(packed, 2), (left - 3 * threes) // 2) + 1):
                ones = left - 3 * threes - 2 * twos
                bare = fleet - fours - threes - twos - ones
                if ones <= with_load(packed, 1) and 0 <= bare <= empty:
                    return fours * ONE[4] + threes * ONE[3] + twos * ONE[2] + ones
    return -1


def join(t: Supremacy, here: i64, there: i64) -> None:
    """SUP-7.11, SUP-12.1: a whole fleet goes over to another, every ship with its load."""
    sail(t, here, there, t.navies[here], t.aboard[here])
