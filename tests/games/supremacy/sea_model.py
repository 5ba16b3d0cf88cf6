"""One exchange of dice at sea or on a coast, as RULES.md tells it, in plain Python.

It is written from the clauses SUP-1.8, SUP-6.4 and SUP-7.1 to SUP-7.18 with their amendments, and reads nothing of the
rules' code: a fleet is a list with the load of each ship, and what makes no difference is found by trying everything.
Whoever decides is handed all the choices there are, by their texts, and says which is taken.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

GRAIN, OIL = 0, 1
CARRIES = 4
Choose = Callable[[str, list[str]], str]  # who decides, and what could be done; what is done
Group = tuple[str, tuple[int, ...]]  # a zone, and the loads of ships at sea or as many ones as there are armies on land


@dataclass
class World:
    """What lies in the zones that matter.  Foes that are no player are called ``warlord``."""

    target: str
    attacker: str
    defender: str
    fleets: dict[tuple[str, str], list[int]]  # by player and sea
    armies: dict[str, int]  # by territory
    holders: dict[str, str]  # of these territories
    supplies: dict[str, list[int]]  # grain, oil, minerals by player
    stars: dict[str, int]
    homes: dict[str, str] = field(default_factory=dict)  # whose home land a territory is
    pirates: int = 0
    named: dict[str, list[int]] = field(default_factory=dict)  # the attackers, by zone, as in a group

    def at_sea(self, zone: str) -> bool:
        return zone not in self.armies


# The attack


def name_attackers(world: World, zones: list[str], choose: Choose) -> None:
    """SUP-7.3, SUP-7.5: how many of each zone, and which ships where it makes a difference."""
    while True:
        free = [zone for zone in zones if zone not in world.named]
        said = decide(choose, "attacker", [f"zone {zone}" for zone in free] + (["done"] if world.named else []))
        if said == "done":
            return
        zone = said.removeprefix("zone ")
        if not world.at_sea(zone):
            world.named[zone] = [1] * number(choose, "attacker", 1, world.armies[zone])
            continue
        fleet = world.fleets[world.attacker, zone]
        count = number(choose, "attacker", 1, len(fleet))
        world.named[zone] = name_ships(fleet, count, "attacker", choose)


def name_ships(fleet: list[int], count: int, who: str, choose: Choose) -> list[int]:
    """SUP-1.8: ships by their loads, until those that are left to name are the same whichever they are."""
    taken: list[int] = []
    left = sorted(fleet)
    while len(taken) < count:
        ends = {tuple(sorted(taken + list(more))) for more in some_of(left, count - len(taken))}
        if len(ends) == 1:
            return list(ends.pop())
        load = int(choose(who, sorted({f"ship {load}" for load in left})).removeprefix("ship "))
        left.remove(load)
        taken.append(load)
    return taken


def some_of(loads: list[int], count: int) -> Iterator[tuple[int, ...]]:
    """Every way to take so many ships, ships with one load being alike."""
    if count == 0:
        yield ()
    elif loads:
        same = loads.count(loads[0])
        for taken in range(min(same, count) + 1):
            for more in some_of(loads[same:], count - taken):
                yield (loads[0],) * taken + more


def attackers(world: World) -> int:
    """SUP-7.3: the armies named on land, the ships named at sea and everybody aboard them."""
    return sum(units(world, zone, loads) for zone, loads in world.named.items())


def defenders(world: World) -> int:
    """SUP-7.5: all of them in the zone."""
    if world.defender == "warlord":
        return world.pirates if world.at_sea(world.target) else world.armies[world.target]
    if not world.at_sea(world.target):
        return world.armies[world.target]
    return units(world, world.target, world.fleets[world.defender, world.target])


def units(world: World, zone: str, loads: list[int]) -> int:
    return sum(loads) + (len(loads) if world.at_sea(zone) else 0)


# The exchange


def dice(world: World, supplied: bool) -> tuple[int, int]:
    """SUP-7.7, SUP-7.16: how many the attacker and the defender roll."""
    warlord = world.defender == "warlord"
    attack, defence = 1, 2 if supplied or warlord else 1
    more = attackers(world) - defenders(world)
    stars = world.stars[world.attacker] - (0 if warlord else world.stars[world.defender])
    return attack + (more > 0) + (stars > 0), defence + (more < 0) + (stars < 0 and not warlord)


def lose(world: World, attack_total: int, defence_total: int, choose: Choose) -> None:
    """SUP-7.8, SUP-7.9: a third of what the other side rolled; both have rolled before anything is removed."""
    killed, lost = attack_total // 3, defence_total // 3
    if world.defender == "warlord":
        if world.at_sea(world.target):
            world.pirates = max(0, world.pirates - killed)
        else:
            world.armies[world.target] = max(0, world.armies[world.target] - killed)
    else:
        at_sea = world.at_sea(world.target)
        whole = world.fleets[world.defender, world.target] if at_sea else [1] * world.armies[world.target]
        left = dict(losses(world, ((world.target, tuple(sorted(whole))),), killed, "defender", choose))
        loads = list(left.get(world.target, ()))
        if at_sea:
            world.fleets[world.defender, world.target] = loads
        else:
            world.armies[world.target] = len(loads)
    before = dict(world.named)
    groups = tuple((zone, tuple(sorted(loads))) for zone, loads in sorted(before.items()))
    world.named = {zone: list(loads) for zone, loads in losses(world, groups, lost, "attacker", choose)}
    for zone, loads in before.items():
        take_back(world, zone, loads, world.named.get(zone, []))
    for zone in world.armies:
        if world.armies[zone] == 0 and world.holders[zone] != "nobody":
            world.holders[zone] = world.homes.get(zone, "nobody")  # SUP-6.8


def take_back(world: World, zone: str, before: list[int], after: list[int]) -> None:
    """What became of a group becomes of the forces in its zone; whatever stayed out is as it was."""
    if world.at_sea(zone):
        fleet = Counter(world.fleets[world.attacker, zone])
        fleet.subtract(Counter(before))
        fleet.update(Counter(after))
        assert min(fleet.values(), default=0) >= 0
        world.fleets[world.attacker, zone] = sorted(fleet.elements())
    else:
        world.armies[zone] += len(after) - len(before)


def losses(world: World, groups: tuple[Group, ...], left: int, who: str, choose: Choose) -> tuple[Group, ...]:
    """SUP-7.9: unit by unit; nobody is asked once every choice comes to the same table."""
    while left > 0:
        found = ends(world, groups, left, set(), set())
        if len(found) == 1:
            return found.pop()
        zone = groups[0][0]
        if len(groups) > 1:
            zone = decide(choose, who, [f"zone {zone}" for zone, _ in groups]).removeprefix("zone ")
        loads = dict(groups)[zone]
        after = {text: exchanged(groups, zone, unit) for text, unit in units_to_lose(world, zone, loads).items()}
        groups = after[decide(choose, who, list(after))]
        left -= 1
    return groups


def units_to_lose(world: World, zone: str, loads: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """What may be removed first, and what is left of the group: an army off a ship, or a ship with none aboard."""
    if not world.at_sea(zone):
        return {"lose army": loads[1:]}
    laden = sorted({load for load in loads if load})
    found = {}
    for load in laden:
        rest = list(loads)
        rest[rest.index(load)] -= 1
        found["lose army" if len(laden) == 1 else f"ship {load}"] = tuple(sorted(rest))
    if 0 in loads:
        found["lose navy"] = loads[1:]  # sorted: the first carries none
    return found


def exchanged(groups: tuple[Group, ...], zone: str, loads: tuple[int, ...]) -> tuple[Group, ...]:
    return tuple((name, loads if name == zone else old) for name, old in groups if name != zone or loads)


def ends(
    world: World,
    groups: tuple[Group, ...],
    left: int,
    found: set[tuple[Group, ...]],
    seen: set[tuple[tuple[Group, ...], int]],
) -> set[tuple[Group, ...]]:
    """The tables that this many losses can come to; two are enough to know."""
    if left == 0 or not groups:
        found.add(groups)
    elif (groups, left) not in seen:
        seen.add((groups, left))
        for zone, loads in groups:
            for rest in units_to_lose(world, zone, loads).values():
                if len(found) < 2:
                    ends(world, exchanged(groups, zone, rest), left - 1, found, seen)
    return found


# Occupation


def occupy(world: World, choose: Choose) -> None:
    """SUP-7.12: those who attacked move in, at the usual cost, as long as there are some and their leader wants."""
    if defenders(world):
        return
    while True:
        able = {zone: most_in(world, zone) for zone in sorted(world.named) if most_in(world, zone)}
        said = decide(choose, "attacker", [f"zone {zone}" for zone in able] + ["done"])
        if said == "done":
            return
        zone = said.removeprefix("zone ")
        move_in(world, zone, number(choose, "attacker", 1, able[zone]), choose)


def most_in(world: World, zone: str) -> int:
    supplies = world.supplies[world.attacker]
    if world.at_sea(world.target):
        return min(len(world.named[zone]), supplies[OIL]) if world.at_sea(zone) and zone != world.target else 0
    return sum(world.named[zone]) if world.at_sea(zone) else min(len(world.named[zone]), supplies[GRAIN])


def move_in(world: World, zone: str, count: int, choose: Choose) -> None:
    before = world.named[zone]
    if world.at_sea(world.target):
        going = name_ships(before, count, "attacker", choose)
        after = list((Counter(before) - Counter(going)).elements())
        world.fleets[world.attacker, world.target] = world.fleets.get((world.attacker, world.target), []) + going
        world.supplies[world.attacker][OIL] -= count
    else:
        after = land(before, count, "attacker", choose) if world.at_sea(zone) else before[count:]
        world.armies[world.target] += count
        world.holders[world.target] = world.attacker
        if not world.at_sea(zone):
            world.supplies[world.attacker][GRAIN] -= count
    take_back(world, zone, before, after)
    if not world.at_sea(zone) and world.armies[zone] == 0:
        world.holders[zone] = world.homes.get(zone, "nobody")
    world.named[zone] = after


# Aboard and ashore


def land(fleet: list[int], armies: int, who: str, choose: Choose) -> list[int]:
    """SUP-6.4: one ship is left empty before the next, as their owner says where it makes a difference."""
    return ship_by_ship(fleet, armies, lambda load, left: -min(load, left), who, choose)


def board(fleet: list[int], armies: int, who: str, choose: Choose) -> list[int]:
    """SUP-6.4: one ship is filled before the next."""
    return ship_by_ship(fleet, armies, lambda load, left: min(CARRIES - load, left), who, choose)


def ship_by_ship(
    fleet: list[int], armies: int, change: Callable[[int, int], int], who: str, choose: Choose
) -> list[int]:
    while armies:
        last = ways(tuple(sorted(fleet)), armies, change, {})
        if len(last) == 1:
            return list(last.pop())
        fits = sorted({load for load in fleet if change(load, armies)})
        load = int(choose(who, [f"ship {load}" for load in fits]).removeprefix("ship "))
        fleet = list(fleet)
        fleet[fleet.index(load)] += change(load, armies)
        armies -= abs(change(load, armies))
    return fleet


def ways(
    fleet: tuple[int, ...],
    armies: int,
    change: Callable[[int, int], int],
    known: dict[tuple[tuple[int, ...], int], set[tuple[int, ...]]],
) -> set[tuple[int, ...]]:
    """How the ships can lie in the end."""
    if armies == 0:
        return {fleet}
    if (fleet, armies) not in known:
        found: set[tuple[int, ...]] = set()
        for load in set(fleet):
            moved = change(load, armies)
            if moved:
                after = list(fleet)
                after[after.index(load)] += moved
                found |= ways(tuple(sorted(after)), armies - abs(moved), change, known)
        known[fleet, armies] = found
    return known[fleet, armies]


# Asking


def decide(choose: Choose, who: str, texts: list[str]) -> str:
    """A single choice is made without asking (SUP-13.2)."""
    return choose(who, sorted(texts)) if len(texts) > 1 else texts[0]


def number(choose: Choose, who: str, low: int, high: int) -> int:
    """SUP-13.1: any number, and `all` where there are more than five."""
    texts = [f"count {count}" for count in range(low, high + 1)] + (["count all"] if high > 5 else [])
    said = decide(choose, who, texts)
    return high if said == "count all" else int(said.removeprefix("count "))
