"""What a player may do in the middle of an optional stage."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy.data import A_K_SAT, NEUTRON_BOMB, NOBODY, NUKE
from roadstead.games.supremacy.generated import do, frames
from roadstead.games.supremacy.rules import (
    arms,
    attack,
    battle,
    building,
    deals,
    market,
    moving,
    officers,
    satellites,
    searching,
    shifting,
    space,
    strikes,
)
from roadstead.games.supremacy.state import Supremacy

SELLING: Final[i64] = 3
ATTACKING: Final[i64] = 4
MOVING: Final[i64] = 5
BUILDING: Final[i64] = 6


def ask(t: Supremacy, seat: i64) -> None:
    """What was done before, a battle or an offer, is cleared away."""
    if t.attacker != NOBODY:
        battle.clear(t)
    if len(t.deal_cards) > 0:
        deals.clear(t)
    if not t.out[seat]:
        t.ask(frames.STAGE_MENU, 1 << seat, seat)


def choices(t: Supremacy, seat: i64) -> list[i64]:
    found: list[i64] = [do.DONE]
    if t.stage == SELLING:
        market.sell_menu(t, seat, found)
    elif t.stage == ATTACKING:
        if attack.possible(t, seat, NOBODY):
            found.append(do.ATTACK)
        if t.nukes[seat] > 0:
            found.append(do.STRIKE)
    elif t.stage == MOVING:
        moving.menu(t, seat, found)
    elif t.stage == BUILDING:
        building.menu(t, seat, found)
    else:
        market.buy_menu(t, seat, found)
        searching.prospect_menu(t, seat, found)
    deals.menu(t, seat, found)
    if t.stage == ATTACKING:
        if satellites.can_fire(t, seat):
            found.append(do.FIRE_K_SATS)
        if t.neutron_bombs[seat] > 0:
            found.append(do.NEUTRON_STRIKE)
        space.menu(t, seat, found)
    elif t.stage == MOVING:
        shifting.menu(t, seat, found)
    elif t.stage == BUILDING:
        building.more_menu(t, seat, found)
        arms.menu(t, seat, found)
    return found


def chosen(t: Supremacy, seat: i64, action: i64) -> None:
    if action == do.DONE:
        return
    t.then(frames.MENU, seat)
    if action == do.SPACE_BURST:
        space.burst(t, seat)
    elif action == do.DUEL:
        t.ask(frames.DUEL_WHOM, 1 << seat, seat)
    elif action == do.SHIFT:
        moving.chosen_means(t, seat, action)
    elif action >= do.SELL_ARMS:
        t.ask(frames.ARM_WHOM, 1 << seat, seat, action - do.SELL_ARMS + 1)
    elif action == do.NEUTRON_STRIKE:
        strikes.begin(t, seat, NEUTRON_BOMB)
    elif action == do.FIRE_K_SATS:
        t.ask(frames.K_SAT_WHOM, 1 << seat, seat)
    elif action >= do.BUILD_MORE:
        building.chosen(t, seat, action - do.BUILD_MORE + A_K_SAT)
    elif action >= do.OFFER:
        deals.begin(t, seat, t.seat_of[action - do.OFFER])
    elif action >= do.MOVE:
        moving.chosen_means(t, seat, action)
    elif action == do.ATTACK:
        t.ask(frames.ATTACK_WHERE, 1 << seat, seat, NOBODY)
    elif action == do.STRIKE:
        strikes.begin(t, seat, NUKE)
    elif action == do.ANTIDOTE:
        officers.draw_antidote(t, seat)
    elif action >= do.BUILD:
        building.chosen(t, seat, action - do.BUILD)
    elif action >= do.RESEARCH:
        searching.begin(t, seat, action - do.RESEARCH + 3)
    elif action >= do.PROSPECT:
        searching.begin(t, seat, action - do.PROSPECT)
    elif action >= do.BUY:
        t.ask(frames.BUY_COUNT, 1 << seat, seat, action - do.BUY)
    else:
        t.ask(frames.SELL_COUNT, 1 << seat, seat, action - do.SELL)
