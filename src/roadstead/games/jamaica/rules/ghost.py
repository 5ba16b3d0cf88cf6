"""The Ghost Ship, which sails when two play."""

from mypy_extensions import i64

from roadstead.games.jamaica.data import AHEAD, ASTERN
from roadstead.games.jamaica.generated import do, frames, told
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel.events import EVERYBODY


def move(t: Jamaica, steps: i64) -> None:
    """JAM-10.2, JAM-10.16: back when it leads or has finished, forward when it is last, else as the Captain wishes."""
    ghost = t.seats
    mine = t.to_go(ghost)
    first = t.to_go(0)
    second = t.to_go(1)
    if t.finished(ghost) or (mine < first and mine < second):
        sail(t, steps, ASTERN, False)
    elif mine > first and mine > second:
        sail(t, steps, AHEAD, False)
    else:
        t.ask(frames.GHOST_WAY, 1 << t.captain, steps)


def steer(t: Jamaica, steps: i64, action: i64) -> None:
    sail(t, steps, AHEAD if action == do.GHOST_FORWARD else ASTERN, True)


def sail(t: Jamaica, steps: i64, direction: i64, chosen: bool) -> None:
    ghost = t.seats
    if t.telling and t.finished(ghost):
        t.tell(told.GHOST_TURNS, EVERYBODY, (steps,))
    elif t.telling:
        t.tell(told.GHOST_MOVES, EVERYBODY, (steps, 1 if direction == AHEAD else 0, 1 if chosen else 0))
    t.then(frames.WALK, ghost, steps, direction, t.space[ghost])
