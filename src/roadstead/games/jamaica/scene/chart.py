"""The chart: lairs, ships, where a ship may be sent, and the dice beside it."""

from roadstead.games.jamaica import data
from roadstead.games.jamaica.actions import ACTIONS
from roadstead.games.jamaica.art import board as art
from roadstead.games.jamaica.data import BACK, NEXT
from roadstead.games.jamaica.generated import do, frames
from roadstead.games.jamaica.scene.table import Table
from roadstead.games.jamaica.words.names import at, die_name, ship_name
from roadstead.kernel import bits
from roadstead.kernel.messages import say
from roadstead.kernel.pen import Point


def lairs(d: Table) -> None:
    for space in bits.members(d.t.lairs):
        d.put(f"chest-{space}", "jam-chest", art.SPACES[space], label=say("chest", lair=at(int(space))))


def lanes(d: Table) -> None:
    """Rings to click where the lanes part, or where the Ghost Ship may be sent."""
    t = d.t
    if d.kind == frames.LANE:
        space, ahead = t.space[t.detail(0)], t.detail(2) == data.AHEAD
        outer = NEXT[space] if ahead else BACK[space]
        inner = data.NEXT_INNER[space] if ahead else data.BACK_INNER[space]
        for way, to in (("outer", outer), ("inner", inner)):
            d.put(f"lane-{way}", "jam-ring", art.SPACES[to], do=f"sail {way}", label=say(f"ring-{way}"))
    elif d.kind == frames.GHOST_WAY:
        space = t.space[t.seats]
        for way, to in (("forward", NEXT[space]), ("back", BACK[space])):
            d.put(f"lane-{way}", "jam-ring", art.SPACES[to], do=f"ghost {way}", label=say(f"ring-ghost-{way}"))


def ships(d: Table) -> None:
    t = d.t
    for space in sorted({int(t.space[ship]) for ship in range(t.ships)}):
        here = [ship for ship in range(t.ships) if t.space[ship] == space]
        for ship, berth in zip(here, art.berths(space, len(here)), strict=True):
            colour = d.colour(ship)
            d.put(
                f"ship-{ship}",
                f"jam-ship-{colour}",
                berth,
                classes=f"seat-{colour}",
                scale=art.ship_scale(len(here)),
                label=say(
                    "ship-behind" if t.lap[ship] < 0 else "ship-home" if t.finished(ship) else "ship-at",
                    ship=ship_name(t, ship),
                    space=at(space),
                ),
                do=_attack(d, ship),
            )


def _attack(d: Table, ship: int) -> str:
    if ship == d.seat:
        return ""
    return ACTIONS.text(do.ATTACK_GHOST if d.t.is_ghost(ship) else do.ATTACK + ship)


def dice(d: Table) -> None:
    """The action dice in the navigation box, beside it those to be chosen from; the battle's die beside them."""
    t = d.t
    thrown: tuple[tuple[int, str, Point, float], ...] = ()
    if t.morning:
        thrown = (
            (t.morning, "morning", art.MORNING_DIE, 0),
            (t.evening, "evening", art.EVENING_DIE, 0),
        )
    elif not t.over and t.asked() == frames.PLACE_DICE:
        thrown = ((t.detail(0), "thrown", art.THROWN[0], -8), (t.detail(1), "thrown", art.THROWN[1], 7))
    for k, (die, when, place, turn) in enumerate(thrown):
        d.put(
            f"die-{k}", f"jam-die-{die}", place, label=say(f"die-{when}", die=int(die)), do=f"morning {die}", turn=turn
        )
    for side, whose in ((data.DEFENDING, "defender"), (data.ATTACKING, "attacker")):
        if t.die[side]:
            face = "star" if t.die[side] == data.STAR else str(t.die[side])
            label = say(f"combat-{whose}", die=die_name(t.die[side]))
            d.put("combat-die", f"jam-combat-{face}", art.COMBAT_DIE, label=label, do="reroll")
            break
