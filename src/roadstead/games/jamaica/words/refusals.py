"""Why not: the rule against each action that would answer the question, but not now."""

from roadstead.games.jamaica.data import GIFTS, GUNPOWDER, LADY_BETH
from roadstead.games.jamaica.generated import do
from roadstead.games.jamaica.rules import loading
from roadstead.games.jamaica.state import Jamaica
from roadstead.games.jamaica.words.names import CARDS_CALLED, COLOURS_CALLED, GOODS_CALLED, POWERS_CALLED, amount, at
from roadstead.kernel import bits
from roadstead.kernel.messages import Message, say
from roadstead.kernel.speech import Reason, by_name
from roadstead.kernel.words import Said


def choose_card(t: Jamaica, seat: int, card: int) -> Message:
    where = "discards" if (t.discard[seat] >> card) & 1 else "pile"
    return say("no-choose-card", card=CARDS_CALLED[card], where=where)


def attack_whom(t: Jamaica, ship: int, action: int, place: int) -> Said | Message:
    ghost = action == do.ATTACK_GHOST
    foe = t.seats if ghost else place
    if ghost and foe >= t.ships:
        return Said(say("no-attack-ghost-absent"), "JAM-10.1")
    if not ghost and foe >= t.seats:
        return Said(say("no-attack-nobody", colour=COLOURS_CALLED[foe]), "JAM-1.1")
    if foe == ship:
        return Said(say("no-attack-self"), "JAM-7.1")
    there, here = at(t.space[foe]), at(t.space[ship])
    if ghost:
        return say("no-attack-ghost-elsewhere", there=there, here=here)
    return say("no-attack-elsewhere", colour=COLOURS_CALLED[foe], there=there, here=here)


def take_from(t: Jamaica, seat: int, place: int, goods: int, tokens: int, first: int) -> Said | Message:
    hold, taken = place // 6, place % 6 + 1
    number, what, slot = hold + 1, GOODS_CALLED[goods], seat * 6 + hold
    if t.goods[slot] != goods:
        return say("no-take-other-goods", hold=number, goods=what)
    if hold < first:
        return say("no-take-hold-before", hold=number)
    if taken > tokens:
        return say("no-take-more", tokens=amount(tokens, goods))
    if taken > t.tokens[slot]:
        return say("no-take-hold-has", hold=number, tokens=amount(t.tokens[slot], goods))
    if t.same_as_earlier(seat, hold):
        return Said(say("no-take-same", hold=number), "JAM-12.3")
    return say("no-take-rest", hold=number, tokens=amount(tokens, goods))


def load_where(t: Jamaica, seat: int, hold: int) -> Said:
    goods = t.goods[seat * 6 + hold]
    if goods:
        return Said(say("no-load-in-use", hold=hold + 1, goods=GOODS_CALLED[goods]), "JAM-4.1")
    return Said(say("no-load-same", hold=hold + 1), "JAM-12.3")


def dump_which(t: Jamaica, seat: int, hold: int, goods: int) -> Said | Message:
    if hold >= t.has_room(seat):
        return Said(say("no-dump-no-sixth"), "JAM-1.5")
    if t.goods[seat * 6 + hold] == goods:
        return say("no-dump-same-goods", hold=hold + 1, goods=GOODS_CALLED[goods])
    return Said(say("no-dump-same", hold=hold + 1), "JAM-12.3")


def spoils(t: Jamaica, seat: int, action: int, place: int, winner: int, loser: int) -> Said:
    if action < do.STEAL_TREASURE:
        return _steal_hold(t, winner, loser, place)
    if action == do.STEAL_TREASURE:
        return Said(say("no-steal-treasure"), "JAM-8.3")
    if action < do.GIVE:
        if place == LADY_BETH and t.is_ghost(loser):
            return Said(say("no-steal-beth"), "JAM-10.12")
        return Said(say("no-steal-power", power=POWERS_CALLED[place]), "JAM-8.3")
    if t.is_ghost(winner):
        return Said(say("no-give-by-ghost"), "JAM-10.11")
    worth = GIFTS[place]
    if worth not in [int(t.worth(back)) for back in bits.members(t.face_down(seat))]:
        treasure = say("worth-cursed" if worth < 0 else "worth", n=worth)
        return Said(say("no-give-none", worth=treasure), "JAM-8.4")
    return Said(say("no-give-cursed-only"), "JAM-8.4")


def _steal_hold(t: Jamaica, winner: int, loser: int, hold: int) -> Said:
    goods = t.goods[loser * 6 + hold]
    if goods == 0:
        return Said(say("no-steal-empty", hold=hold + 1), "JAM-8.2")
    if t.same_as_earlier(loser, hold):
        return Said(say("no-steal-same", hold=hold + 1), "JAM-12.3")
    assert not loading.makes_room(t, winner, goods)
    return Said(say("no-steal-room", goods=GOODS_CALLED[goods]), "JAM-10.8" if t.is_ghost(winner) else "JAM-8.2")


def place_dice(first: int, second: int, place: int) -> Message:
    return say("no-place-dice", first=first, second=second, die=place + 1)


def spend_powder(t: Jamaica, seat: int) -> Message:
    return say("no-spend-powder", tokens=int(t.total(seat, GUNPOWDER)))


# The lanes, the Sabre and the Ghost Ship's way leave nothing to refuse.
REASONS: dict[str, Reason] = by_name(
    choose_card, attack_whom, take_from, load_where, dump_which, spoils, place_dice, spend_powder
)
