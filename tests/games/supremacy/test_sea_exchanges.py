"""Random exchanges of dice at sea, played by the game and by a model that was written from the rules' text alone.

At every question the choices are compared, whether there is a question at all, and afterwards what lies on the table.
"""

import itertools
import random
from typing import Any

import pytest

from games.supremacy import sea_model
from games.supremacy.sea_model import World
from games.supremacy.table import BOARD, GAME, supremacy
from roadstead.games.supremacy.data import FIRST_DARK, LAND, LIGHT, NOBODY, SEAS, WARLORD
from roadstead.games.supremacy.generated import frames
from roadstead.games.supremacy.rules import loads, naming
from roadstead.kernel.dice import ScriptedDice
from roadstead.kernel.state import State

NAMES = BOARD.zone_ids
SEATS = ("attacker", "defender", "other")
ATTACK, FIRST_TURNS = 4, 2
PLACES = {"light": 0.5, "coast": 0.3, "dark": 0.2}
MOST_DICE = 10


def empty_map() -> State:
    """Three powers with their land and not an army on it."""
    table = supremacy("usa", "china", "africa", turn=FIRST_TURNS, fortuna=False, trades=False)
    state = table.t
    for zone in range(LAND):
        state.armies[zone] = 0
    state.dice = ScriptedDice([])
    return state


HOMES = {NAMES[zone]: SEATS[seat] for zone in range(LAND) for seat in range(3) if empty_map().holder[zone] == seat}


def fleet(chance: random.Random, most: int = 4) -> list[int]:
    return sorted(chance.choice((0, 0, 1, 2, 3, 4)) for _ in range(chance.randint(1, most)))


def scene(chance: random.Random) -> tuple[World, list[str]]:
    """A battle at sea or on a coast, and the zones from where the attacker could join it."""
    kind = chance.choices(list(PLACES), list(PLACES.values()))[0]
    zones = {"light": range(LAND, FIRST_DARK), "coast": range(LAND), "dark": range(FIRST_DARK, len(NAMES))}[kind]
    target = chance.choice([zone for zone in zones if kind != "coast" or BOARD.seas[zone]])
    near = [target] if kind == "dark" else list(BOARD.near[target])
    if kind == "coast":
        near = [zone for zone in near if zone < FIRST_DARK]
    from_sea = [zone for zone in near if zone >= LAND]
    bases = chance.sample(from_sea, min(len(from_sea), chance.choice((1, 1, 1, 2))))
    ashore = [zone for zone in near if zone < LAND]
    if ashore and chance.random() < 0.3:
        bases.append(chance.choice(ashore))
    defender = "warlord" if kind != "dark" and chance.random() < 0.1 else "defender"
    fleets: dict[tuple[str, str], list[int]] = {}
    armies: dict[str, int] = {}
    holders: dict[str, str] = {}
    pirates = 0
    for base in bases:
        if base < LAND:
            armies[NAMES[base]], holders[NAMES[base]] = chance.randint(1, 4), "attacker"
        else:
            fleets["attacker", NAMES[base]] = fleet(chance)
    if kind == "coast":
        armies[NAMES[target]], holders[NAMES[target]] = chance.randint(1, 7), defender
    elif defender == "warlord":
        pirates = chance.randint(1, 7)
    else:
        fleets["defender", NAMES[target]] = fleet(chance)
    if kind == "dark" and chance.random() < 0.5:
        fleets["other", NAMES[target]] = fleet(chance)
    oil = chance.randint(1, 6) if kind == "light" else 1  # none is left for airborne armies
    supplies = {
        "attacker": [chance.randint(1, 5), oil, 3],
        "defender": [chance.randint(0, 2), 1, 1],
        "other": [3, 3, 3],
    }
    stars = {who: chance.choice((0, 0, 1, 2)) for who in SEATS}
    world = World(NAMES[target], "attacker", defender, fleets, armies, holders, supplies, stars, HOMES, pirates)
    return world, [NAMES[base] for base in bases]


# The game's side


def laid_out(state: State, world: World) -> State:
    """The same on the game's table, which asks the attacker what to do."""
    for (who, sea), ships in world.fleets.items():
        zone = NAMES.index(sea)
        at = SEATS.index(who) * SEAS + zone - LAND
        state.navies[at], state.aboard[at] = len(ships), sum(ships)
        loads.stow(state, at, sum(loads.ONE[load] for load in ships))
        if zone < FIRST_DARK:
            state.holder[zone] = SEATS.index(who)
    for land, armies in world.armies.items():
        holder = world.holders[land]
        state.armies[NAMES.index(land)] = armies
        state.holder[NAMES.index(land)] = WARLORD if holder == "warlord" else SEATS.index(holder)
    if world.pirates:
        state.pirates[NAMES.index(world.target) - LAND] = world.pirates
        state.holder[NAMES.index(world.target)] = WARLORD
    for seat, who in enumerate(SEATS):
        state.l_stars[seat] = world.stars[who]
        for resource in range(3):
            state.supplies[seat * 3 + resource] = world.supplies[who][resource]
    state.stage = ATTACK
    state.depth = 0
    state.menu_seat = -1
    state.then(frames.STAGE, ATTACK + 1)
    state.then(frames.MENU, 0)
    state.settle()
    return state


def ships_at(state: State, at: int) -> list[int]:
    """The load of each ship, as the state keeps it: tightly laden where nothing is packed (rules/loads.py)."""
    aboard, navies = int(state.aboard[at]), int(state.navies[at])
    packed = int(state.loads[at]) if len(state.loads) else 0
    if packed == 0:
        found = [4] * (aboard // 4) + ([aboard % 4] if aboard % 4 else [])
    else:
        found = [load for load in range(1, 5) for _ in range((packed >> (15 * (load - 1))) & 0x7FFF)]
    return sorted(found + [0] * (navies - len(found)))


def on_the_table(state: State) -> dict[str, Any]:
    """All forces, holders and supplies."""
    found: dict[str, Any] = {}
    for seat, who in enumerate(SEATS):
        for sea in range(SEAS):
            if state.navies[seat * SEAS + sea]:
                found[f"{who} in {NAMES[LAND + sea]}"] = ships_at(state, seat * SEAS + sea)
        found[f"supplies of {who}"] = [int(number) for number in state.supplies[seat * 3 : seat * 3 + 3]]
    names = {NOBODY: "nobody", WARLORD: "warlord"} | dict(enumerate(SEATS))
    for zone in range(LAND):
        home = HOMES.get(NAMES[zone], "nobody")
        if state.armies[zone] or names[int(state.holder[zone])] != home:
            found[NAMES[zone]] = (names[int(state.holder[zone])], int(state.armies[zone]))
    for sea in range(LIGHT):
        if state.holder[LAND + sea] != NOBODY:
            found[f"holder of {NAMES[LAND + sea]}"] = names[int(state.holder[LAND + sea])]
        if state.pirates[sea]:
            found[f"pirates in {NAMES[LAND + sea]}"] = int(state.pirates[sea])
    return found


def expected(world: World) -> dict[str, Any]:
    """The model's table in the same words."""
    found: dict[str, Any] = {f"supplies of {who}": world.supplies[who] for who in SEATS}
    for (who, sea), ships in world.fleets.items():
        if ships:
            found[f"{who} in {sea}"] = sorted(ships)
            if NAMES.index(sea) < FIRST_DARK:
                found[f"holder of {sea}"] = who
    for land, armies in world.armies.items():
        if armies or world.holders[land] != HOMES.get(land, "nobody"):
            found[land] = (world.holders[land], armies)
    if world.pirates:
        found[f"pirates in {world.target}"] = world.pirates
        found[f"holder of {world.target}"] = "warlord"
    return found


class Difference(AssertionError):
    """The game and the model do not agree."""


class Played:
    """The game's side of one exchange, which answers as the model does."""

    def __init__(self, state: State, chance: random.Random) -> None:
        self.state = state
        self.chance = chance
        self.said: list[str] = []

    def play(self, who: str, text: str) -> None:
        self.said.append(text)
        self.state.play(SEATS.index(who), GAME.actions.parse(text))

    def legal(self, who: str) -> list[str]:
        return sorted(map(GAME.actions.text, self.state.legal(SEATS.index(who))))

    def choose(self, who: str, texts: list[str]) -> str:
        """The model asks: so must the game, and the same."""
        if not self.state.asks(SEATS.index(who)) or self.legal(who) != texts:
            asked = [self.legal(SEATS[seat]) for seat in self.state.actors()]
            raise Difference(f"after {self.said} the model asks {who} for {texts}, the game for {asked}")
        text = self.chance.choice(texts)
        self.play(who, text)
        return text

    def maybe(self, who: str, text: str) -> None:
        """A step that the game leaves out where it is the only one."""
        if self.state.asks(SEATS.index(who)) and text in self.legal(who):
            self.play(who, text)


def exchange(before: State, chance: random.Random) -> None:
    """One exchange, and the occupation after it, in both."""
    world, bases = scene(chance)
    story = f"{world} from {bases}"
    game = Played(laid_out(before.clone(), world), chance)
    dice = [chance.randint(1, 6) for _ in range(MOST_DICE)]
    game.state.dice = ScriptedDice([die - 1 for die in dice])
    try:
        game.play("attacker", "attack")
        game.maybe("attacker", f"zone {world.target}")
        game.maybe("attacker", "against china")
        world.supplies["attacker"] = [supply - 1 for supply in world.supplies["attacker"]]
        sea_model.name_attackers(world, sorted(bases), game.choose)
        supplied = answered(world, game)
        attack, defence = sea_model.dice(world, supplied)
        if game.state.dice.left() != MOST_DICE - attack - defence:
            raise Difference(
                f"the model rolls {attack} and {defence} dice, the game {MOST_DICE - game.state.dice.left()}"
            )
        sea_model.lose(world, sum(dice[:attack]), sum(dice[attack : attack + defence]), game.choose)
        sea_model.occupy(world, game.choose)
        if on_the_table(game.state) != expected(world):
            raise Difference(f"the game has {on_the_table(game.state)}, the model {expected(world)}")
    except Exception as error:
        raise Difference(f"{story}: after {game.said}: {error}") from error


def answered(world: World, game: Played) -> bool:
    """SUP-7.6: the defender fights, with a set or without; warlords and pirates do so at once."""
    if world.defender == "warlord":
        return True
    supplies = world.supplies["defender"]
    ways = {"fight bare", "surrender"} | ({"fight"} if min(supplies) else set())
    if set(game.legal("defender")) - {"retreat"} != ways:
        raise Difference(f"the defender may {game.legal('defender')}")
    supplied = min(supplies) > 0 and game.chance.random() < 0.5
    game.play("defender", "fight" if supplied else "fight bare")
    if supplied:
        world.supplies["defender"] = [supply - 1 for supply in supplies]
    return supplied


def compare(exchanges: int, seed: int) -> list[str]:
    before = empty_map()
    chance = random.Random(seed)
    found = []
    for _ in range(exchanges):
        try:
            exchange(before, chance)
        except Difference as difference:
            found.append(str(difference))
    return found


def told(differences: list[str], exchanges: int) -> str:
    return f"{len(differences)} of {exchanges} exchanges differ, such as:\n" + "\n".join(differences[:5])


def test_thousands_of_exchanges_at_sea_come_to_what_the_rules_say():
    differences = compare(4000, 1)
    assert not differences, told(differences, 4000)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
def test_200000_exchanges_at_sea_come_to_what_the_rules_say(seed):
    differences = compare(20_000, seed)
    assert not differences, told(differences, 20_000)


# Boarding and landing


FLEETS = [fleet for ships in range(1, 6) for fleet in itertools.combinations_with_replacement(range(5), ships)]


@pytest.mark.parametrize(
    ("way", "change"),
    [
        ("aboard", lambda load, left: min(sea_model.CARRIES - load, left)),
        ("ashore", lambda load, left: -min(load, left)),
    ],
)
def test_whoever_boards_or_lands_is_asked_wherever_it_makes_a_difference(way, change):
    """Every fleet of up to five ships and every number of armies, against all orders tried out."""
    for ships in FLEETS:
        packed = sum(loads.ONE[load] for load in ships)
        room = sum(abs(change(load, sea_model.CARRIES)) for load in ships)
        for armies in range(1, room + 1):
            ends = sea_model.ways(ships, armies, change, {})
            if way == "aboard":
                asked, last = naming.boarding_matters(packed, len(ships), armies), loads.put_aboard(packed, armies)
            else:
                asked, last = naming.landing_matters(packed, armies), loads.taken_off(packed, armies)
            assert asked == (len(ends) > 1), (ships, armies)
            assert asked or last == sum(loads.ONE[load] for load in ends.pop()), (ships, armies)
