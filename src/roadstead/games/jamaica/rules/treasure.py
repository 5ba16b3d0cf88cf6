"""Treasure cards: drawn at lairs, moved by battles, seen by some."""

from mypy_extensions import i64

from roadstead.games.jamaica.data import GOLD, NO_GOODS, NOBODY, POWERS, SIXTH, SIXTH_HOLD
from roadstead.games.jamaica.generated import do, streams, told
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import bits
from roadstead.kernel.events import EVERYBODY, all_but, only


def take_from_lair(t: Jamaica, ship: i64, space: i64) -> None:
    """JAM-6.4: the first ship at a lair removes its token and draws a card."""
    if not (t.lairs >> space) & 1:
        return
    t.lairs &= ~bits.BIT[space]
    face = bits.nth(t.chest, t.dice.below(bits.size(t.chest), streams.TREASURE))
    t.chest &= ~(1 << face)
    back = t.drawn
    t.drawn += 1
    t.face[back] = face
    t.holder[back] = ship
    if t.is_ghost(ship):
        t.announce(told.GHOST_LAIR, space, back)
        return
    if t.telling:
        t.tell(told.TREASURE, all_but(ship) if face >= POWERS else EVERYBODY, (ship, space, back))
        if face >= POWERS:
            t.tell(told.TREASURE_SEEN, only(ship), (ship, space, back, face))
    look_at(t, back, ship)


def look_at(t: Jamaica, back: i64, seat: i64, event: i64 = told.POWER_UP) -> None:
    """JAM-9.1, JAM-9.2: a power is laid face up and works at once; any other card only its new owner sees."""
    face = t.face[back]
    if face < POWERS:
        t.show(t.seen, back, (1 << t.seats) - 1)
        t.open[back] = 1
        t.power[face] = seat
        t.announce(event, seat, face, back)
    else:
        t.show(t.seen, back, 1 << seat)
        t.plain[back] = 1


def hand_over_power(t: Jamaica, power: i64, loser: i64, winner: i64) -> None:
    """JAM-8.3: a face-up power goes to the winner; with the 6th Hold goes what is in it (JAM-8.5)."""
    for back in range(t.drawn):
        if t.open[back] and t.face[back] == power:
            t.holder[back] = winner
            if t.is_ghost(winner):
                t.open[back] = 0
    t.power[power] = NOBODY if t.is_ghost(winner) else winner
    if power == SIXTH_HOLD:
        goods = t.goods[loser * 6 + SIXTH]
        tokens = t.tokens[loser * 6 + SIXTH]
        t.empty(loser, SIXTH)
        if goods == NO_GOODS:
            return
        if t.is_ghost(winner):
            if keep_or_sink(t, winner, goods, tokens):
                t.announce(told.GHOST_KEPT, goods, tokens)
            elif t.telling:
                t.tell(told.UNLOADED, EVERYBODY, (goods, tokens))
        else:
            t.goods[winner * 6 + SIXTH] = goods
            t.tokens[winner * 6 + SIXTH] = tokens


def keep_or_sink(t: Jamaica, ghost: i64, goods: i64, tokens: i64) -> bool:
    """JAM-10.8, JAM-10.10: the Ghost Ship keeps doubloons where it has an empty hold; the rest is lost."""
    hold = t.free_hold(ghost)
    if goods == GOLD and hold >= 0:
        t.goods[ghost * 6 + hold] = goods
        t.tokens[ghost * 6 + hold] = tokens
        return True
    return False


def steal_card(t: Jamaica, winner: i64, loser: i64, action: i64) -> None:
    """JAM-8.3, JAM-9.5: the face-down card that was named; thief and victim know it, nobody else learns it."""
    back = action - do.NAME
    t.holder[back] = winner
    if t.telling:
        tell_of_theft(t, winner, loser, back)
    if not t.is_ghost(winner):
        look_at(t, back, winner, told.GHOST_CARD_UP if t.is_ghost(loser) else told.POWER_UP)


def tell_of_theft(t: Jamaica, winner: i64, loser: i64, back: i64) -> None:
    """JAM-9.4, JAM-10.9, JAM-10.12: everybody sees which back goes where; its face is told to those who see it."""
    face = t.face[back]
    if t.is_ghost(winner):
        t.tell(told.GHOST_TOOK_CARD, EVERYBODY, (winner, loser, back))
    elif t.is_ghost(loser):
        t.tell(told.GHOST_LOST_CARD, EVERYBODY, (winner, loser, back))
        if face >= POWERS:
            t.tell(told.GHOST_CARD_SEEN, only(winner), (winner, loser, back, face))
    else:
        t.tell(told.STOLE_CARD, EVERYBODY, (winner, loser, back))
        t.tell(told.SAW_CARD, only(winner) | only(loser), (winner, loser, back, face))


def give(t: Jamaica, winner: i64, loser: i64, back: i64) -> None:
    """JAM-9.6, JAM-10.13: a card given to a player is announced as cursed; the Ghost Ship may be given any card."""
    t.holder[back] = loser
    if t.is_ghost(loser):
        if t.telling:
            t.tell(told.GAVE_GHOST, all_but(winner), (winner, back))
            t.tell(told.GAVE_GHOST_VALUE, only(winner), (winner, loser, back, t.face[back]))
        return
    t.cursed[back] = 1
    t.reveal()
    t.show(t.seen, back, 1 << loser)
    if t.telling:
        t.tell(told.GAVE_CURSED, all_but(winner) & all_but(loser), (winner, loser, back))
        t.tell(told.GAVE_VALUE, only(winner) | only(loser), (winner, loser, back, t.face[back]))


def turn_all_up(t: Jamaica) -> None:
    """JAM-11.6: at the end the players' face-down cards are shown to everybody."""
    for back in range(t.drawn):
        if not t.is_ghost(t.holder[back]):
            t.show(t.seen, back, (1 << t.seats) - 1)
