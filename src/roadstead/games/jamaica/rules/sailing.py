"""Sailing: along the ring, over the start line, through the forks, and back again in a shortage."""

from mypy_extensions import i64

from roadstead.games.jamaica.data import AHEAD, BACK, BACK_INNER, NEXT, NEXT_INNER, PORT_ROYAL, RETREATING
from roadstead.games.jamaica.generated import do, frames, told
from roadstead.games.jamaica.rules import paying
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel.events import EVERYBODY


def walk(t: Jamaica, ship: i64, steps: i64, direction: i64, start: i64) -> None:
    """JAM-5.1: exactly as many steps as the die shows; only the finish cuts a move short."""
    while steps > 0 and not t.finished_moving(ship, direction):
        if splits(t, ship, direction):
            t.ask(frames.LANE, 1 << t.decider(ship), ship, steps, direction, start)
            return
        step(t, ship, direction, False)
        steps -= 1
    t.announce(told.SAILED, ship, start, t.space[ship], t.lap[ship])
    t.then(frames.ARRIVE, ship)


def retreat(t: Jamaica, ship: i64, start: i64) -> None:
    """JAM-6.7: back, space by space, to the first one that the ship can pay in full."""
    while True:
        if splits(t, ship, RETREATING):
            t.ask(frames.LANE, 1 << t.decider(ship), ship, 0, RETREATING, start)
            return
        step(t, ship, RETREATING, False)
        if paying.can_pay(t, ship):
            break
    retreated(t, ship, start)


def retreated(t: Jamaica, ship: i64, start: i64) -> None:
    t.announce(told.RETREATED, ship, start, t.space[ship], t.lap[ship])
    t.then(frames.ARRIVE, ship)


def splits(t: Jamaica, ship: i64, direction: i64) -> bool:
    """JAM-5.3, JAM-6.8: whether there are two lanes ahead (or, going back, behind)."""
    space = t.space[ship]
    return (NEXT_INNER[space] if direction == AHEAD else BACK_INNER[space]) >= 0


def step(t: Jamaica, ship: i64, direction: i64, inner: bool) -> None:
    """JAM-5.4: one space on; into Port Royal forward adds a lap, out of it backward takes one off."""
    space = t.space[ship]
    if direction == AHEAD:
        space = NEXT_INNER[space] if inner else NEXT[space]
        if space == PORT_ROYAL:
            t.lap[ship] += 1
    else:
        if space == PORT_ROYAL:
            t.lap[ship] -= 1
        space = BACK_INNER[space] if inner else BACK[space]
    t.space[ship] = space


def choose_lane(t: Jamaica, action: i64, ship: i64, steps: i64, direction: i64, start: i64) -> None:
    """JAM-5.3: into the lane chosen, and on."""
    step(t, ship, direction, action == do.INNER)
    if direction != RETREATING:
        t.then(frames.WALK, ship, steps - 1, direction, start)
    elif paying.can_pay(t, ship):
        retreated(t, ship, start)
    else:
        t.then(frames.RETREAT, ship, start)


def arrive(t: Jamaica, ship: i64) -> None:
    """JAM-5.10: on the last space of a move, battle first, then payment; in Port Royal neither (JAM-5.9)."""
    if t.space[ship] == PORT_ROYAL:
        if t.finished(ship) and not t.is_ghost(ship):
            if t.telling:
                t.tell(told.FINISHED, EVERYBODY, (ship,))
                if not t.last_round:
                    t.tell(told.LAST_ROUND, EVERYBODY, (t.round,))
            t.last_round = True
        return
    t.then(frames.PAY, ship)
    for other in range(t.ships):
        if other != ship and t.space[other] == t.space[ship]:
            t.ask(frames.ATTACK_WHOM, 1 << t.decider(ship), ship)
            return
