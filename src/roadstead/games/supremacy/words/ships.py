"""Ships and their loads in words: how a fleet is laden, the questions about single ships, and why not this one."""

from roadstead.games.supremacy.data import CARRIES, LAND, MOST_LOADINGS, SEAS
from roadstead.games.supremacy.generated import do, frames
from roadstead.games.supremacy.rules import loads, moving, shifting
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.words.names import place
from roadstead.kernel.errors import Refusal
from roadstead.kernel.string_speech import Reason, by_name
from roadstead.kernel.words import counted


def laden(t: Supremacy, at: int) -> str:
    """The armies aboard a fleet, and on which ships if there are several: "4 armies aboard (3, 1, 0)"."""
    if t.navies[at] == 1:
        return f"{counted(t.aboard[at], 'army')} aboard"
    each = [load for load in range(CARRIES, -1, -1) for _ in range(loads.ships(t, at, load))]
    return f"{counted(t.aboard[at], 'army')} aboard ({', '.join(map(str, each))})"


def fleet(t: Supremacy, seat: int, zone: int) -> str:
    """The navies of a player in a sea, and what is aboard: "2 navies with 3 armies aboard (3, 0)"."""
    at = seat * SEAS + zone - LAND
    return counted(t.navies[at], "navy") + (f" with {laden(t, at)}" if t.aboard[at] else "")


def a_ship(load: int) -> str:
    """A ship is known by what it carries."""
    return f"a navy with {counted(load, 'army')} aboard" if load else "an empty navy"


# Why not


def _no_such_ship(t: Supremacy, seat: int, zone: int, aboard: int) -> str:
    """Nothing where there is one."""
    if loads.ships(t, seat * SEAS + zone - LAND, aboard):
        return ""
    return f"You have not {a_ship(aboard)} in the {place(t.board, zone)}."


def _all_named(aboard: int) -> str:
    return f"You have named {a_ship(aboard)} as often as there is one."


def sink_which(t: Supremacy, seat: int, aboard: int, zone: int) -> Refusal:
    return Refusal("FOR-3.3", _no_such_ship(t, seat, zone, aboard))


def move_which(t: Supremacy, seat: int, aboard: int, start: int) -> Refusal:
    return Refusal("SUP-1.8", _no_such_ship(t, seat, start, aboard) or _all_named(aboard))


def attack_which(t: Supremacy, seat: int, aboard: int, zone: int) -> Refusal:
    return Refusal("SUP-7.3", _no_such_ship(t, seat, zone, aboard) or _all_named(aboard))


def occupy_which(t: Supremacy, aboard: int, zone: int) -> Refusal:
    if t.target < LAND and aboard == 0:
        return Refusal("SUP-7.12", "Nobody is aboard an empty navy.")
    return Refusal("SUP-7.12", f"No navy in the {place(t.board, zone)} that attacked is {a_ship(aboard)} now.")


def board_which(t: Supremacy, seat: int, aboard: int, zone: int) -> Refusal:
    return Refusal("SUP-1.8", _no_such_ship(t, seat, zone, aboard) or f"A navy carries {CARRIES} armies at most.")


def land_which(t: Supremacy, seat: int, aboard: int, start: int) -> Refusal:
    return Refusal("SUP-6.4", _no_such_ship(t, seat, start, aboard) or "Nobody is aboard an empty navy.")


def lost_off_which(t: Supremacy, seat: int, aboard: int, zone: int) -> str:
    """Why no army is lost off such a ship, in a battle or for want of pay."""
    if aboard == 0:
        return "Nobody is aboard an empty navy: say 'lose navy' to remove it."
    name = place(t.board, zone)
    if do.LOSE_ARMY in t.look(seat):
        return f"Say 'lose army': those in {name} all come off one kind of navy."
    return f"No navy in {name} that could lose an army is {a_ship(aboard)}."


def shift_ship(t: Supremacy, seat: int, aboard: int, zone: int) -> Refusal:
    way = "from" if t.asked() == frames.SHIFT_FROM else "to"
    unchanged = f"Nothing would be changed by shifting armies {way} {a_ship(aboard)}."
    return Refusal("SUP-1.8", _no_such_ship(t, seat, zone, aboard) or unchanged)


def shift_refusal(t: Supremacy) -> Refusal:
    """Why nothing is shifted at all."""
    if t.loadings >= MOST_LOADINGS:
        return Refusal("SUP-13.4", f"You have loaded, unloaded and shifted {MOST_LOADINGS} times, and that is all.")
    if t.bound != moving.ANYWHERE:
        return Refusal("SUP-7.14", "No fleet of yours where reinforcements may go could be laden otherwise.")
    return Refusal("SUP-1.8", "No fleet of yours could be laden otherwise than it is.")


def shift_zone_refusal(t: Supremacy, seat: int, zone: int, name: str) -> Refusal:
    if zone >= LAND and shifting.can_lie_otherwise(t, seat * SEAS + zone - LAND):
        return Refusal("SUP-7.14", f"Reinforcements do not go to the {name}.")
    return Refusal("SUP-1.8", f"You have no fleet in {name} that could be laden otherwise.")


def shift_count_refusal(t: Supremacy, seat: int, action: int) -> Refusal:
    start, goal = t.detail(2), t.detail(3)
    if action == do.COUNT + start - goal and start > goal:
        return Refusal("SUP-1.8", "So the two ships would only change places.")
    return Refusal("SUP-1.8", f"{min(start, CARRIES - goal)} is the most, and one the fewest.")


SHIPS: dict[str, Reason | str] = {
    **by_name(sink_which, move_which, attack_which, occupy_which, board_which, land_which),
    "lose what ship": lost_off_which,
    "disband what ship": lost_off_which,
    "shift from": shift_ship,
    "shift to": shift_ship,
}
