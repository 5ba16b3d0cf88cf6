"""Why not: the rule against each action that would answer the question, but not now."""

from roadstead.games.jamaica.data import CARD_NAMES, COLOURS, GIFTS, GOODS, GUNPOWDER, LADY_BETH, POWER_NAMES
from roadstead.games.jamaica.generated import do
from roadstead.games.jamaica.rules import loading
from roadstead.games.jamaica.state import Jamaica
from roadstead.games.jamaica.words.names import at, back_name
from roadstead.kernel import bits
from roadstead.kernel.errors import Refusal
from roadstead.kernel.speech import Reason, by_name
from roadstead.kernel.words import capitalised


def choose_card(t: Jamaica, seat: int, card: int) -> str:
    where = "in your discards" if (t.discard[seat] >> card) & 1 else "still in your draw pile"
    return f"{CARD_NAMES[card]} is not in your hand: it is {where}."


def attack_whom(t: Jamaica, ship: int, action: int, place: int) -> Refusal | str:
    ghost = action == do.ATTACK_GHOST
    foe, name = (t.seats, "The Ghost Ship") if ghost else (place, f"The {COLOURS[place]} ship")
    if ghost and foe >= t.ships:
        return Refusal("JAM-10.1", "The Ghost Ship sails only where two play.")
    if not ghost and foe >= t.seats:
        return Refusal("JAM-1.1", f"Nobody sails the {COLOURS[foe]} ship.")
    if foe == ship:
        return Refusal("JAM-7.1", "A ship does not attack itself.")
    return f"{name} is at {at(t.space[foe])}, and the battle is at {at(t.space[ship])}."


def take_from(t: Jamaica, seat: int, place: int, goods: int, tokens: int, first: int) -> Refusal | str:
    hold, taken, what = place // 6, place % 6 + 1, GOODS[goods]
    at = seat * 6 + hold
    if t.goods[at] != goods:
        return f"Hold {hold + 1} has no {what}."
    if hold < first:
        return f"Hold {hold + 1} comes before one already used; each hold is used once, in order."
    if taken > tokens:
        return f"Only {tokens} {what} is still to come."
    if taken > t.tokens[at]:
        return f"Hold {hold + 1} has only {t.tokens[at]} {what}."
    if t.same_as_earlier(seat, hold):
        return Refusal("JAM-12.3", f"Hold {hold + 1} has just what an earlier hold has: take from that one.")
    return f"The holds after hold {hold + 1} could not give the rest of the {tokens} {what}."


def load_where(t: Jamaica, seat: int, hold: int) -> Refusal:
    goods = t.goods[seat * 6 + hold]
    if goods:
        return Refusal("JAM-4.1", f"Hold {hold + 1} has {GOODS[goods]} in it, and nothing is added to a hold in use.")
    return Refusal("JAM-12.3", f"Hold {hold + 1} is as empty as an earlier one: load that one.")


def dump_which(t: Jamaica, seat: int, hold: int, goods: int) -> Refusal | str:
    if hold >= t.has_room(seat):
        return Refusal("JAM-1.5", "You do not own the 6th Hold.")
    if t.goods[seat * 6 + hold] == goods:
        return f"Hold {hold + 1} has {GOODS[goods]} too, and a hold of the same kind is not emptied."
    return Refusal("JAM-12.3", f"Hold {hold + 1} has just what an earlier hold has: empty that one.")


def spoils(t: Jamaica, seat: int, action: int, place: int, winner: int, loser: int) -> Refusal:
    if action < do.STEAL_TREASURE:
        return _steal_hold(t, winner, loser, place)
    if action == do.STEAL_TREASURE:
        return Refusal("JAM-8.3", "The loser has no face-down treasure.")
    if action < do.GIVE:
        if place == LADY_BETH and t.is_ghost(loser):
            return Refusal("JAM-10.12", "Lady Beth never leaves the Ghost Ship.")
        return Refusal("JAM-8.3", f"The loser does not have {POWER_NAMES[place]} face up.")
    if t.is_ghost(winner):
        return Refusal("JAM-10.11", "The Ghost Ship never gives a card.")
    worth = GIFTS[place]
    if worth not in [int(t.worth(back)) for back in bits.members(t.face_down(seat))]:
        return Refusal("JAM-8.4", f"You have no face-down treasure worth {worth:+d}.")
    return Refusal("JAM-8.4", "Only a cursed treasure can be given to a player.")


def _steal_hold(t: Jamaica, winner: int, loser: int, hold: int) -> Refusal:
    goods = t.goods[loser * 6 + hold]
    if goods == 0:
        return Refusal("JAM-8.2", f"Hold {hold + 1} of the loser is empty.")
    if t.same_as_earlier(loser, hold):
        return Refusal("JAM-12.3", f"Hold {hold + 1} has just what an earlier hold has: steal that one.")
    assert not loading.makes_room(t, winner, goods)
    rule = "JAM-10.8" if t.is_ghost(winner) else "JAM-8.2"
    return Refusal(rule, f"There is no room for the {GOODS[goods]}, and no hold of another kind to empty.")


# The lanes, the Sabre and the Ghost Ship's way leave nothing to refuse.
REASONS: dict[str, Reason] = {
    **by_name(choose_card, attack_whom, take_from, load_where, dump_which, spoils),
    "place dice": lambda first, second, place: f"The dice show {first} and {second}; there is no {place + 1}.",
    "spend powder": lambda t, seat: f"You have only {t.total(seat, GUNPOWDER)} gunpowder.",
    "name treasure": lambda back: f"{capitalised(back_name(back))} does not lie face down with the loser.",
}
