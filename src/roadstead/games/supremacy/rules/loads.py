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
ON_LAND: Final[i64] = -1  # said of an army that is lost, where it is aboard no ship


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


def laden_in(packed: i64) -> i64:
    """The ships that carry any armies."""
    return with_load(packed, 1) + with_load(packed, 2) + with_load(packed, 3) + with_load(packed, 4)


def armies_in(packed: i64) -> i64:
    """The armies aboard them."""
    return with_load(packed, 1) + 2 * with_load(packed, 2) + 3 * with_load(packed, 3) + 4 * with_load(packed, 4)


def among(packed: i64, fleet: i64, load: i64) -> i64:
    """How many of so many ships carry so many armies, none included."""
    return fleet - laden_in(packed) if load == 0 else with_load(packed, load)


def alike(packed: i64, fleet: i64) -> bool:
    """Whether all of so many ships carry as many armies."""
    for load in range(CARRIES + 1):
        some = among(packed, fleet, load)
        if some > 0:
            return some == fleet
    return True


def empty_ships(t: Supremacy, at: i64) -> i64:
    if lies_tight(t, at):
        return t.navies[at] - (t.aboard[at] + CARRIES - 1) // CARRIES
    return t.navies[at] - laden_in(t.loads[at])


def ships(t: Supremacy, at: i64, load: i64) -> i64:
    """How many ships of a fleet carry so many armies."""
    return empty_ships(t, at) if load == 0 else with_load(of(t, at), load)


def lie(t: Supremacy, at: i64, armies: i64, packed: i64) -> None:
    """So many armies are aboard from now on, and so they lie."""
    t.aboard[at] = armies
    stow(t, at, packed)


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


def all_alike(t: Supremacy, at: i64) -> bool:
    return t.aboard[at] == 0 or alike(of(t, at), t.navies[at])


def ship_choices(packed: i64, fleet: i64) -> list[i64]:
    """Each load that one of these ships has."""
    return [do.SHIP + load for load in range(CARRIES + 1) if among(packed, fleet, load) > 0]


def loss_choices(packed: i64, fleet: i64) -> list[i64]:
    """SUP-7.9: an army, off a ship that is named where loads differ, or a navy with none aboard."""
    laden: list[i64] = [do.SHIP + load for load in range(1, CARRIES + 1) if with_load(packed, load) > 0]
    found: list[i64] = [do.LOSE_ARMY] if len(laden) == 1 else []
    if fleet > laden_in(packed):
        found.append(do.LOSE_NAVY)
    if len(laden) > 1:
        found += laden
    return found


def lost_from(packed: i64, action: i64) -> i64:
    """The load of the ship that one of these choices takes a unit of: 0 where the ship itself goes."""
    if action == do.LOSE_NAVY:
        return 0
    return lightest_laden(packed) if action == do.LOSE_ARMY else action - do.SHIP


def lightest_laden(packed: i64) -> i64:
    """The load of the ship with fewest aboard, 0 where all are empty."""
    for load in range(1, CARRIES + 1):
        if with_load(packed, load) > 0:
            return load
    return 0


# Changing it


def put_aboard(packed: i64, armies: i64) -> i64:
    """SUP-6.4: how ships lie that take so many armies aboard, the ones with most aboard being filled first."""
    for _ in range(armies):
        load: i64 = CARRIES - 1
        while load > 0 and with_load(packed, load) == 0:
            load -= 1
        packed += ONE[load + 1] - ONE[load]
    return packed


def taken_off(packed: i64, armies: i64) -> i64:
    """SUP-6.4: how ships lie that so many armies leave, the ones with fewest aboard being emptied first."""
    for _ in range(armies):
        load = lightest_laden(packed)
        packed += ONE[load - 1] - ONE[load]
    return packed


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


def sail(t: Supremacy, here: i64, there: i64, fleet: i64, going: i64) -> None:
    """SUP-1.8: so many ships, with the loads they have, go from one fleet to another."""
    armies = armies_in(going)
    stay = of(t, here) - going
    joined = of(t, there) + going
    t.navies[here] -= fleet
    t.navies[there] += fleet
    lie(t, here, t.aboard[here] - armies, stay)
    lie(t, there, t.aboard[there] + armies, joined)


def join(t: Supremacy, here: i64, there: i64) -> None:
    """SUP-7.11, SUP-12.1: a whole fleet goes over to another, every ship with its load."""
    sail(t, here, there, t.navies[here], of(t, here))
