"""Wild Cards: when each may be played, and what it does."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import actions as do
from roadstead.games.harbour_of_fortune import events as told
from roadstead.games.harbour_of_fortune.data import (
    BUTLER,
    CAPTAIN,
    FREE_HOUSE,
    FREE_JACK,
    HERO_BONUS,
    HOUSES,
    JACK_COUNT,
    ROLL_TWICE,
    STORM,
    TAKE_HAT,
    WILD_MONEY,
)
from roadstead.games.harbour_of_fortune.rules import cards, estate, frames, hat, money
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel.events import EVERYBODY


def offer(t: Harbour, seat: i64, stage: i64, found: list[i64]) -> None:
    """HOF-13.1, HOF-8.3: the Wild Cards in hand that would do something now."""
    if t.wild_held[seat] == 0:
        return
    held = cards.wild_kinds(t, seat)
    if (held >> (2 * TAKE_HAT)) & 1 and t.hat != seat:
        found.append(do.WILD_HAT)
    if (held >> (2 * FREE_HOUSE)) & 1:
        if can_build(t, seat):
            found.append(do.WILD_BUILD)
        for kind in range(3):
            if t.damage[seat * 3 + kind] > 0:
                found.append(do.WILD_REPAIR + kind)
    if (held >> (2 * FREE_JACK)) & 1:
        for jack in range(JACK_COUNT):
            if not (t.home[seat] >> (CAPTAIN + jack)) & 1:
                found.append(do.WILD_JACK + jack)
    if (held >> (2 * HERO_BONUS)) & 1:
        found.append(do.WILD_HERO)
    if (held >> (2 * ROLL_TWICE)) & 1 and stage == frames.BEFORE_ROLL and not t.twice:
        found.append(do.WILD_ROLL_TWICE)


def can_build(t: Harbour, seat: i64) -> bool:
    """HOF-13.6: ship docked, Butler active, a house left."""
    return t.docked[seat] == 1 and t.houses[seat] < HOUSES and t.is_active(seat, BUTLER)


def play(t: Harbour, seat: i64, action: i64) -> None:
    if action == do.WILD_HAT:
        cards.spend_wild(t, seat, TAKE_HAT, False)
        hat.take_hat(t, seat)
    elif action == do.WILD_BUILD:
        cards.spend_wild(t, seat, FREE_HOUSE, False)
        estate.raise_house(t, seat, 0)
    elif action < do.WILD_JACK:
        kind = action - do.WILD_REPAIR
        cards.spend_wild(t, seat, FREE_HOUSE, False)
        t.damage[seat * 3 + kind] -= 1
        if t.telling:
            t.tell(told.REPAIRED, EVERYBODY, (seat, STORM + kind))
    elif action < do.WILD_HERO:
        cards.spend_wild(t, seat, FREE_JACK, True)
        estate.take_on(t, seat, CAPTAIN + action - do.WILD_JACK, 0)
    elif action == do.WILD_HERO:
        cards.spend_wild(t, seat, HERO_BONUS, False)
        money.from_bank(t, seat, WILD_MONEY)
    else:
        cards.spend_wild(t, seat, ROLL_TWICE, False)
        t.twice = True
