"""Why not: the rule against each action that is not legal now."""

from typing import cast

from roadstead.games.jamaica import actions as do
from roadstead.games.jamaica.data import CARD_NAMES, COLOURS, GOODS, GUNPOWDER, LADY_BETH, POWER_NAMES
from roadstead.games.jamaica.occasions import ASKED, OCCASIONS
from roadstead.games.jamaica.places import at, back_name
from roadstead.games.jamaica.rules import frames, loading
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import bits
from roadstead.kernel.errors import Refusal
from roadstead.kernel.state import State
from roadstead.kernel.words import another_time


def refusal(view: State, seat: int, action: int) -> Refusal:
    """Told from what the seat sees; called only for actions that are not legal."""
    t = cast(Jamaica, view)
    asked = t.asked()
    kind = do.ACTIONS.kind(action)
    if kind not in ASKED[asked].kinds:
        return another_time(ASKED[asked], OCCASIONS[kind])
    if asked == frames.PLACE_DICE:
        return Refusal(
            "JAM-3.1", f"The dice show {t.detail(0)} and {t.detail(1)}; there is no {action - do.PLACE + 1}."
        )
    if asked == frames.CHOOSE_CARD:
        return _card(t, seat, action - do.CARD)
    if asked == frames.ATTACK_WHOM:
        return _attack(t, action)
    if asked == frames.SPEND_POWDER:
        have = t.total(seat, GUNPOWDER)
        return Refusal("JAM-7.3", f"You have only {have} gunpowder.")
    if asked == frames.TAKE_FROM:
        return _take(t, seat, (action - do.TAKE) // 6, (action - do.TAKE) % 6 + 1)
    if asked == frames.LOAD_WHERE:
        return _load(t, seat, action - do.LOAD)
    if asked == frames.DUMP_WHICH:
        return _dump(t, seat, action - do.DUMP)
    if asked == frames.NAME_TREASURE:
        return Refusal("JAM-8.3", f"{back_name(action - do.NAME).capitalize()} does not lie face down with the loser.")
    return _spoils(t, seat, action)


def _card(t: Jamaica, seat: int, card: int) -> Refusal:
    where = "in your discards" if (t.discard[seat] >> card) & 1 else "still in your draw pile"
    return Refusal("JAM-3.3", f"{CARD_NAMES[card]} is not in your hand: it is {where}.")


def _attack(t: Jamaica, action: int) -> Refusal:
    attacker = t.detail(0)
    ship, name = action - do.ATTACK, "The Ghost Ship"
    if action == do.ATTACK_GHOST:
        ship = t.seats
        if ship >= t.ships:
            return Refusal("JAM-10.1", "The Ghost Ship sails only where two play.")
    elif ship >= t.seats:
        return Refusal("JAM-1.1", f"Nobody sails the {COLOURS[ship]} ship.")
    else:
        name = f"The {COLOURS[ship]} ship"
    if ship == attacker:
        return Refusal("JAM-7.1", "A ship does not attack itself.")
    return Refusal("JAM-7.2", f"{name} is at {at(t.space[ship])}, and the battle is at {at(t.space[attacker])}.")


def _load(t: Jamaica, seat: int, hold: int) -> Refusal:
    goods = t.goods[seat * 6 + hold]
    if goods:
        return Refusal("JAM-4.1", f"Hold {hold + 1} has {GOODS[goods]} in it, and nothing is added to a hold in use.")
    return Refusal("JAM-12.3", f"Hold {hold + 1} is as empty as an earlier one: load that one.")


def _take(t: Jamaica, seat: int, hold: int, tokens: int) -> Refusal:
    goods, due, first = t.detail(1), t.detail(2), t.detail(3)
    at = seat * 6 + hold
    if t.goods[at] != goods:
        return Refusal("JAM-12.4", f"Hold {hold + 1} has no {GOODS[goods]}.")
    if hold < first:
        return Refusal("JAM-12.4", f"Hold {hold + 1} comes before one already used; each hold is used once, in order.")
    if tokens > due:
        return Refusal("JAM-12.4", f"Only {due} {GOODS[goods]} is still to come.")
    if tokens > t.tokens[at]:
        return Refusal("JAM-12.4", f"Hold {hold + 1} has only {t.tokens[at]} {GOODS[goods]}.")
    if t.same_as_earlier(seat, hold):
        return Refusal("JAM-12.3", f"Hold {hold + 1} has just what an earlier hold has: take from that one.")
    return Refusal("JAM-12.4", f"The holds after hold {hold + 1} could not give the rest of the {due} {GOODS[goods]}.")


def _dump(t: Jamaica, seat: int, hold: int) -> Refusal:
    goods = t.detail(1)
    if hold >= t.has_room(seat):
        return Refusal("JAM-1.5", "You do not own the 6th Hold.")
    if t.goods[seat * 6 + hold] == goods:
        return Refusal(
            "JAM-4.2", f"Hold {hold + 1} has {GOODS[goods]} too, and a hold of the same kind is not emptied."
        )
    return Refusal("JAM-12.3", f"Hold {hold + 1} has just what an earlier hold has: empty that one.")


def _spoils(t: Jamaica, seat: int, action: int) -> Refusal:
    winner, loser = t.detail(0), t.detail(1)
    if do.STEAL_HOLD <= action < do.STEAL_TREASURE:
        hold = action - do.STEAL_HOLD
        goods = t.goods[loser * 6 + hold]
        if goods == 0:
            return Refusal("JAM-8.2", f"Hold {hold + 1} of the loser is empty.")
        if t.same_as_earlier(loser, hold):
            return Refusal("JAM-12.3", f"Hold {hold + 1} has just what an earlier hold has: steal that one.")
        assert not loading.makes_room(t, winner, goods)
        rule = "JAM-10.8" if t.is_ghost(winner) else "JAM-8.2"
        return Refusal(rule, f"There is no room for the {GOODS[goods]}, and no hold of another kind to empty.")
    if action == do.STEAL_TREASURE:
        return Refusal("JAM-8.3", "The loser has no face-down treasure.")
    if action < do.GIVE:
        power = action - do.STEAL_POWER
        if power == LADY_BETH and t.is_ghost(loser):
            return Refusal("JAM-10.12", "Lady Beth never leaves the Ghost Ship.")
        return Refusal("JAM-8.3", f"The loser does not have {POWER_NAMES[power]} face up.")
    if t.is_ghost(winner):
        return Refusal("JAM-10.11", "The Ghost Ship never gives a card.")
    worth = do.GIFTS[action - do.GIVE]
    own = [int(t.worth(back)) for back in bits.members(t.face_down(seat))]
    if worth not in own:
        return Refusal("JAM-8.4", f"You have no face-down treasure worth {worth:+d}.")
    return Refusal("JAM-8.4", "Only a cursed treasure can be given to a player.")
