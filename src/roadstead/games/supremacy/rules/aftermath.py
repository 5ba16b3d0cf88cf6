"""After an exchange of dice: the counter-attack, and reinforcements for both sides."""

from mypy_extensions import i64

from roadstead.games.supremacy.data import ATTACKING
from roadstead.games.supremacy.generated import do, frames, told
from roadstead.games.supremacy.rules import attack, moving, shifting
from roadstead.games.supremacy.state import Supremacy


def countering(t: Supremacy, seat: i64, foe: i64) -> None:
    """SUP-7.13: the defender may strike back once."""
    if not t.out[seat] and not t.out[foe] and attack.possible(t, seat, foe):
        t.ask(frames.COUNTER, 1 << seat, seat, foe)


def counter(t: Supremacy, seat: i64, foe: i64, action: i64) -> None:
    if action == do.DONE:
        return
    t.announce(told.COUNTER_ATTACKS, seat, foe)
    t.counter = 1
    t.ask(frames.ATTACK_WHERE, 1 << seat, seat, foe)


def reinforcing(t: Supremacy, seat: i64, side: i64, zone: i64) -> None:
    """SUP-7.14: into the battle zone for the defender, into the zones attacked from for the attacker."""
    t.counter = 0
    if t.out[seat]:
        return
    t.bound = moving.TO_THE_REAR if side == ATTACKING else moving.TO_THE_BATTLE
    t.bound_zone = zone
    t.ask(frames.REINFORCE, 1 << seat, seat, side, zone)


def reinforce_choices(t: Supremacy, seat: i64) -> list[i64]:
    found: list[i64] = [do.DONE]
    moving.menu(t, seat, found)
    shifting.menu(t, seat, found)
    return found


def reinforce(t: Supremacy, seat: i64, side: i64, zone: i64, action: i64) -> None:
    if action == do.DONE:
        t.bound = moving.ANYWHERE
        t.loadings = 0
        return
    t.then(frames.REINFORCING, seat, side, zone)
    moving.chosen_means(t, seat, action)


def reinforced(t: Supremacy) -> None:
    """The battle is over."""
    t.bound = moving.ANYWHERE
    t.counter = 0
