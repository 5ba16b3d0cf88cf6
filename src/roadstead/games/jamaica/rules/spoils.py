"""Spoils: what the winner of a battle may do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.jamaica.data import GIFTS, GOLD, HOLDS, LADY_BETH, NO_GOODS, POWERS, WORTH
from roadstead.games.jamaica.generated import do, frames, told
from roadstead.games.jamaica.rules import loading, treasure
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import bits
from roadstead.kernel.events import EVERYBODY
from roadstead.kernel.state import UNKNOWN

GIFT_WORTH: Final = vec[i64](list(GIFTS))


def offer(t: Jamaica, winner: i64, loser: i64) -> None:
    """JAM-8.1: the winner is asked; for the Ghost Ship the player who is not in the battle (JAM-10.7)."""
    if t.is_ghost(winner):
        t.ask(frames.SPOILS, 1 << decider(t, winner, loser), winner, loser)
    elif t.face_down(winner):
        # JAM-12.2: whether there is a card to give is hidden, so the question may not depend on it.
        t.ask_in_secret(frames.SPOILS, 1 << winner, winner, loser)
    else:
        t.ask(frames.SPOILS, 1 << winner, winner, loser)


def decider(t: Jamaica, winner: i64, loser: i64) -> i64:
    """JAM-10.7: the winner, but for the Ghost Ship the player it has not beaten."""
    return 1 - loser if t.is_ghost(winner) else winner


def names_of(t: Jamaica, loser: i64) -> list[i64]:
    """JAM-8.3: each of the loser's face-down cards, by its back."""
    return [do.NAME + back for back in bits.members(t.face_down(loser))]


def choices(t: Jamaica, winner: i64, loser: i64) -> list[i64]:
    """JAM-8.1: nothing, a hold, a treasure, or a gift."""
    found: list[i64] = [do.NOTHING]
    for hold in range(HOLDS):
        if can_steal_hold(t, winner, loser, hold) and not t.same_as_earlier(loser, hold):
            found.append(do.STEAL_HOLD + hold)
    if t.face_down(loser):
        found.append(do.STEAL_TREASURE)
    for power in range(POWERS):
        if can_steal_power(t, loser, power):
            found.append(do.STEAL_POWER + power)
    if not t.is_ghost(winner):
        for gift in range(len(GIFT_WORTH)):
            if gift_card(t, winner, loser, gift) >= 0:
                found.append(do.GIVE + gift)
    return found


def can_steal_hold(t: Jamaica, winner: i64, loser: i64, hold: i64) -> bool:
    """JAM-8.2, JAM-10.8: a hold with something in it that the winner finds room for (the sea takes the rest)."""
    goods = t.goods[loser * 6 + hold]
    if goods == NO_GOODS:
        return False
    if t.is_ghost(winner) and goods != GOLD:
        return True
    return loading.makes_room(t, winner, goods)


def can_steal_power(t: Jamaica, loser: i64, power: i64) -> bool:
    """JAM-8.3, JAM-10.12: a face-up power of the loser; Lady Beth never leaves the Ghost Ship."""
    return t.power[power] == loser and not (power == LADY_BETH and t.is_ghost(loser))


def gift_card(t: Jamaica, winner: i64, loser: i64, gift: i64) -> i64:
    """JAM-8.4, JAM-10.13: the winner's first face-down card of this value that may be given; -1 where there is none."""
    worth = GIFT_WORTH[gift]
    if worth > 0 and not t.is_ghost(loser):
        return -1
    for back in bits.members(t.face_down(winner)):
        if t.face[back] != UNKNOWN and WORTH[t.face[back]] == worth:
            return back
    return -1


def take(t: Jamaica, winner: i64, loser: i64, action: i64) -> None:
    """JAM-8.1: carry out what the winner chose."""
    if action == do.NOTHING:
        t.announce(told.GHOST_TOOK_NOTHING if t.is_ghost(winner) else told.TOOK_NOTHING, winner, loser)
    elif action < do.STEAL_TREASURE:
        steal_hold(t, winner, loser, action - do.STEAL_HOLD)
    elif action == do.STEAL_TREASURE:
        t.ask(frames.NAME_TREASURE, 1 << decider(t, winner, loser), winner, loser)
    elif action < do.GIVE:
        power = action - do.STEAL_POWER
        t.announce(told.GHOST_TOOK_POWER if t.is_ghost(winner) else told.STOLE_POWER, winner, loser, power)
        treasure.hand_over_power(t, power, loser, winner)
    else:
        treasure.give(t, winner, loser, gift_card(t, winner, loser, action - do.GIVE))


def steal_hold(t: Jamaica, winner: i64, loser: i64, hold: i64) -> None:
    """JAM-8.2: everything in the hold, loaded by the usual rules."""
    goods = t.goods[loser * 6 + hold]
    tokens = t.tokens[loser * 6 + hold]
    if t.telling:
        event = (
            told.GHOST_TOOK_HOLD if t.is_ghost(winner) else told.GHOST_ROBBED if t.is_ghost(loser) else told.STOLE_HOLD
        )
        t.tell(event, EVERYBODY, (winner, loser, goods, tokens))
    t.empty(loser, hold)
    if t.is_ghost(winner):
        if not treasure.keep_or_sink(t, winner, goods, tokens) and t.telling:
            t.tell(told.GHOST_SANK, EVERYBODY, (goods, tokens))
    else:
        loading.load(t, winner, goods, tokens)
