"""SUP-1.8: which ships.  Their owner names them one after the other by their loads, where it makes a difference.

The ships named so far, for an attack or a voyage, are a group: `force` has its units, ships and the armies aboard them,
and `fleet` how its laden ships lie, packed as in `loads`; both go by the zone they are in.
"""

from mypy_extensions import i64

from roadstead.games.supremacy.data import CARRIES, LAND, SEAS, ZONES
from roadstead.games.supremacy.rules import loads
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel import rows

# Groups of ships


def no_group(t: Supremacy) -> None:
    """Nothing is named yet."""
    t.force = rows.zeros(ZONES)
    t.fleet = rows.zeros(SEAS)


def disperse(t: Supremacy) -> None:
    """Nothing is named any more."""
    t.force = rows.zeros(0)
    t.fleet = rows.zeros(0)


def aboard(t: Supremacy, zone: i64) -> i64:
    """The armies aboard the ships of the group."""
    return loads.armies_in(t.fleet[zone - LAND])


def ships(t: Supremacy, zone: i64) -> i64:
    """How many ships are in the group."""
    return t.force[zone] - aboard(t, zone)


def add(t: Supremacy, zone: i64, load: i64) -> None:
    """A ship comes into the group with all that are aboard it."""
    t.fleet[zone - LAND] += loads.ONE[load]
    t.force[zone] += 1 + load


def remove(t: Supremacy, zone: i64, load: i64) -> None:
    """A ship leaves the group with all that are aboard it."""
    t.fleet[zone - LAND] -= loads.ONE[load]
    t.force[zone] -= 1 + load


def one_less_aboard(t: Supremacy, zone: i64, load: i64) -> None:
    """An army leaves a ship of the group."""
    t.fleet[zone - LAND] += loads.ONE[load - 1] - loads.ONE[load]
    t.force[zone] -= 1


# Ships into a group


def matters(packed: i64, fleet: i64, count: i64) -> bool:
    """Whether it makes a difference which ones of these ships are named, so many of them."""
    return 0 < count < fleet and not loads.alike(packed, fleet)


def any_load(packed: i64, fleet: i64) -> i64:
    """The load of some ship, where it makes no difference which."""
    load: i64 = CARRIES
    while loads.among(packed, fleet, load) == 0:
        load -= 1
    return load


def others(t: Supremacy, seat: i64, zone: i64) -> i64:
    """How the ships lie that are not in the group, packed."""
    return loads.of(t, loads.index(seat, zone)) - t.fleet[zone - LAND]


def other_ships(t: Supremacy, seat: i64, zone: i64) -> i64:
    return t.navies[loads.index(seat, zone)] - ships(t, zone)


def named(t: Supremacy, seat: i64, zone: i64, left: i64) -> bool:
    """Whether so many more are in the group now, since it makes no difference which; else their owner is asked."""
    if matters(others(t, seat, zone), other_ships(t, seat, zone), left):
        return False
    for _ in range(left):
        add(t, zone, any_load(others(t, seat, zone), other_ships(t, seat, zone)))
    return True


def choices(t: Supremacy, seat: i64, zone: i64) -> list[i64]:
    """Each load that a ship has that is not in the group."""
    return loads.ship_choices(others(t, seat, zone), other_ships(t, seat, zone))


# Armies aboard and ashore


def boarding_matters(packed: i64, fleet: i64, armies: i64) -> bool:
    """SUP-6.4: whether it makes a difference which of these ships is boarded first; each is filled before the next."""
    found: list[i64] = []
    ways(packed, fleet, armies, True, CARRIES, found)
    return len(found) > 1


def landing_matters(packed: i64, armies: i64) -> bool:
    """SUP-6.4: whether it makes a difference which of these ships is left first; each is emptied before the next."""
    found: list[i64] = []
    ways(packed, 0, armies, False, CARRIES, found)
    return len(found) > 1


def ways(packed: i64, fleet: i64, armies: i64, boarding: bool, largest: i64, found: list[i64]) -> None:
    """How the ships may lie afterwards, two ways at most: those taken wholly come by their size, the last one as it comes."""
    for units in range(1, CARRIES + 1):
        if len(found) < 2 and takers(packed, fleet, boarding, units) > 0:
            if armies <= units:
                way = packed + change(boarding, units, armies)
                if way not in found:
                    found.append(way)
            elif units <= largest:
                ways(packed + change(boarding, units, units), fleet, armies - units, boarding, units, found)


def takers(packed: i64, fleet: i64, boarding: bool, units: i64) -> i64:
    """How many ships have room for so many armies, or have so many aboard."""
    return loads.among(packed, fleet, CARRIES - units) if boarding else loads.with_load(packed, units)


def change(boarding: bool, units: i64, armies: i64) -> i64:
    """How the packed loads change when armies come onto a ship with room for so many, or leave one with so many."""
    if boarding:
        return loads.ONE[CARRIES - units + armies] - loads.ONE[CARRIES - units]
    return loads.ONE[units - armies] - loads.ONE[units]
