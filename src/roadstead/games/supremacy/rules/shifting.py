"""SUP-1.8: armies shifted from ship to ship of one fleet, as an action of moving."""

from mypy_extensions import i64

from roadstead.games.supremacy.data import CARRIES, LAND, MOST_LOADINGS, SEAS
from roadstead.games.supremacy.generated import do, frames, told
from roadstead.games.supremacy.rules import loads, moving
from roadstead.games.supremacy.state import Supremacy


def can_lie_otherwise(t: Supremacy, at: i64) -> bool:
    """Whether there is another way to spread these armies over these ships: not with one, nor with all places but one."""
    return 1 < t.aboard[at] < CARRIES * t.navies[at] - 1 and t.navies[at] > 1


def menu(t: Supremacy, seat: i64, found: list[i64]) -> None:
    if t.loadings >= MOST_LOADINGS:
        return
    aboard = t.aboard
    first = seat * SEAS
    for sea in range(SEAS):
        if aboard[first + sea] > 1 and where(t, seat, LAND + sea):
            found.append(do.SHIFT)
            return


def where(t: Supremacy, seat: i64, zone: i64) -> bool:
    """SUP-7.14: among reinforcements only where they may go."""
    return can_lie_otherwise(t, loads.index(seat, zone)) and moving.may_end(t, zone)


def in_choices(t: Supremacy, seat: i64) -> list[i64]:
    return [do.ZONE + zone for zone in range(LAND, LAND + SEAS) if where(t, seat, zone)]


def between(t: Supremacy, at: i64, start: i64, goal: i64) -> bool:
    """Whether something is changed by shifting armies from a ship with one load to a ship with another."""
    if start == 0 or goal == CARRIES or (start == goal and loads.ships(t, at, start) < 2):
        return False
    return start - goal != 1 or min(start, CARRIES - goal) > 1


def shift_in(t: Supremacy, seat: i64, action: i64) -> None:
    t.ask(frames.SHIFT_FROM, 1 << seat, seat, action - do.ZONE)


def from_choices(t: Supremacy, seat: i64, zone: i64) -> list[i64]:
    found: list[i64] = []
    at = loads.index(seat, zone)
    for ship in loads.ship_choices(loads.of(t, at), t.navies[at]):
        if to_choices(t, seat, zone, ship - do.SHIP):
            found.append(ship)
    return found


def shift_from(t: Supremacy, seat: i64, zone: i64, action: i64) -> None:
    t.ask(frames.SHIFT_TO, 1 << seat, seat, zone, action - do.SHIP)


def to_choices(t: Supremacy, seat: i64, zone: i64, load: i64) -> list[i64]:
    at = loads.index(seat, zone)
    return [ship for ship in loads.ship_choices(loads.of(t, at), t.navies[at]) if between(t, at, load, ship - do.SHIP)]


def shift_to(t: Supremacy, seat: i64, zone: i64, load: i64, action: i64) -> None:
    t.ask(frames.SHIFT_COUNT, 1 << seat, seat, zone, load, action - do.SHIP)


def count_choices(load: i64, goal: i64) -> list[i64]:
    """As many as are aboard the one and have room on the other, but not so many that the two only change places."""
    return [do.COUNT + armies for armies in range(1, min(load, CARRIES - goal) + 1) if armies != load - goal]


def shift(t: Supremacy, seat: i64, zone: i64, load: i64, goal: i64, action: i64) -> None:
    armies = action - do.COUNT
    t.loadings += 1
    at = loads.index(seat, zone)
    one = loads.ONE
    packed = loads.of(t, at) - one[load] - one[goal] + one[load - armies] + one[goal + armies]
    loads.stow(t, at, packed)
    t.announce(told.SHIFTED, seat, zone, armies)
