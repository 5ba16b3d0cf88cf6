"""Why not so many: the fewest and the most that a question allows, and what sets the limit."""

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy.data import (
    AIRLIFT_OIL,
    LAND,
    MINERAL,
    OIL,
    SEAS,
    UNIT_PRICE,
    WEAPON_MINERALS,
    WEAPON_PRICE,
)
from roadstead.games.supremacy.places import GOODS, PIECES, WEAPONS, money, place, some
from roadstead.games.supremacy.rules import attack, battle, building, counts, deals, frames, market, moving
from roadstead.games.supremacy.ship_words import shift_count_refusal
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.errors import Refusal


def count_refusal(t: Supremacy, seat: int, action: int) -> Refusal:
    """Told from what the seat sees, for a number that does not answer the question."""
    if t.asked() == frames.BUY_COUNT:
        return _buy(t, seat, action)
    if t.asked() == frames.SHIFT_COUNT:
        return shift_count_refusal(t, action)
    if t.asked() == frames.DEAL:
        return _deal(t, seat)
    least, most, rule, limit = _limits(t, seat)
    if action == do.ALL:
        return Refusal("SUP-13.1", f"All is {most} here: say 'count {most}'.")
    if counts.meant(action, most) < least:
        if least == 1:
            return Refusal("SUP-13.1", "It must be one at least.")
        return Refusal(rule, f"{some(least, 'army').capitalize()} must go along: the navies left carry no more.")
    return Refusal(rule, f"{most} is the most: {limit}.")


def _deal(t: Supremacy, seat: int) -> Refusal:
    giver = seat if t.detail(2) == 0 else t.detail(1)
    most = deals.most_of(t, giver, t.detail(2), t.detail(3))
    if most > 1:
        return Refusal("SUP-11.5", f"The last item may be 2 to {most}.")
    return Refusal("SUP-11.5", "There is no more of the item added last, or nothing to count.")


def _buy(t: Supremacy, seat: int, action: int) -> Refusal:
    resource = t.detail(1)
    room = market.most(t, seat, resource)
    if action == do.COUNT:
        return Refusal("SUP-13.1", "It must be one at least.")
    if action == do.ALL:
        if room == 0:
            return Refusal("SUP-5.4", f"There is no room for more {GOODS[resource]}: say a number, and it is lost.")
        return Refusal("SUP-13.1", f"All is {room} here: say 'count {room}'.")
    units = counts.meant(action, room)
    if units > market.largest(t, seat):
        return Refusal(
            "SUP-5.4", f"{market.largest(t, seat)} is the most: more is neither stored nor felt by the price."
        )
    price = money(market.value(t, resource, units, 1))
    return Refusal("SUP-5.3", f"{units} {GOODS[resource]} cost {price}, and you have {money(t.cash[seat])}.")


def _limits(t: Supremacy, seat: int) -> tuple[int, int, str, str]:
    """The fewest, the most, and the rule and the reason that there are no more."""
    asked, a, b, c = int(t.asked()), int(t.detail(1)), int(t.detail(2)), int(t.detail(3))
    if asked == frames.SELL_COUNT:
        most = t.supplies[seat * 3 + a]
        return 1, most, "SUP-5.2", f"you have {most} {GOODS[a]}"
    if asked == frames.BUILD_COUNT:
        return 1, building.most(t, seat, a), *_building(t, seat, a)
    if asked == frames.MOVE_COUNT:
        return 1, moving.most(t, seat, a, b, c), *_moving(t, seat, a, b, c)
    if asked == frames.ATTACK_COUNT:
        most = attack.most(t, seat, a, b)
        there = place(t.board, a)
        if b and most < t.armies[a]:
            return 1, most, "SUP-7.4", f"each takes {AIRLIFT_OIL} oil, and you have {t.supplies[seat * 3 + OIL]}"
        return 1, most, "SUP-7.5", f"you have {some(most, 'army' if a < LAND else 'navy')} in {there}"
    if asked == frames.OCCUPY_COUNT:
        grain = t.target < LAND
        return 1, battle.occupy_most(t, seat, a), "SUP-7.12", _occupying(t, seat, a, "grain" if grain else "oil")
    if asked == frames.STRIKE_COUNT:
        most = building.stock(t, seat, b)
        return 1, most, "SUP-8.1", f"you have {some(most, WEAPONS[b])}"
    if asked == frames.K_SAT_COUNT:
        return 1, t.k_sats[seat], "SUP-8.13", f"you have {some(t.k_sats[seat], 'K-sat')}"
    if asked == frames.DUEL_COUNT:
        return 1, t.l_stars[seat], "SUP-8.16", f"you have {some(t.l_stars[seat], 'L-star')}"
    if asked == frames.OFFICERS_ALONG:
        most = t.officers_in(seat, a)
        return 0, most, "FOR-5.1", f"you have {some(most, 'officer')} there"
    if asked == frames.ATTACK_ABOARD:
        most = attack.most_aboard(t, seat, a)
        return 0, most, "SUP-7.3", f"the attacking navies have {some(most, 'army')} aboard"
    fleet = c if asked == frames.MOVE_ABOARD else b
    least, most = moving.fewest_aboard(t, seat, a, fleet), moving.most_aboard(t, seat, a, fleet)
    return least, most, "SUP-1.8", f"{some(fleet, 'navy')} could take {some(most, 'army')}"


def _building(t: Supremacy, seat: int, what: int) -> tuple[str, str]:
    cash = t.cash[seat]
    if what <= do.NAVY:
        if building.most_pieces(t, seat) == cash // UNIT_PRICE:
            return "SUP-9.1", f"each costs {money(UNIT_PRICE)}, and you have {money(cash)}"
        return "SUP-9.2", f"three cost a supply set, and you have {some(t.sets(seat), 'set')}"
    weapon = what - 1
    most = building.most_weapons(t, seat, weapon)
    minerals = t.supplies[seat * 3 + MINERAL]
    if most == cash // WEAPON_PRICE[weapon]:
        return "SUP-9.7", f"each costs {money(WEAPON_PRICE[weapon])}, and you have {money(cash)}"
    if most == minerals // WEAPON_MINERALS[weapon]:
        return "SUP-9.7", f"each takes {some(WEAPON_MINERALS[weapon], 'mineral')}, and you have {minerals}"
    return "SUP-1.5", f"you can store {t.limit(seat)} {PIECES[what]}s"


def _moving(t: Supremacy, seat: int, means: int, start: int, zone: int) -> tuple[str, str]:
    if means == do.UNLOADING:
        return "SUP-6.4", "no more are aboard"
    pieces = t.armies[start] if means != do.SAIL else t.navies[seat * SEAS + start - LAND]
    if moving.most(t, seat, means, start, zone) == pieces:
        return "SUP-13.1", f"no more are in {place(t.board, start)}"
    if means == do.LOADING:
        return "SUP-1.8", f"the navies in {place(t.board, zone)} have no more room"
    each, goods = moving.cost(t, seat, means, start, zone), "grain" if means == do.MARCH else "oil"
    have = t.supplies[seat * 3 + GOODS.index(goods)]
    return ("SUP-6.1", "SUP-6.2", "SUP-6.3")[means], f"each takes {each} {goods}, and you have {have}"


def _occupying(t: Supremacy, seat: int, zone: int, goods: str) -> str:
    came = t.fleet[zone - LAND] if t.target >= LAND else t.force[zone]
    if battle.occupy_most(t, seat, zone) == came or t.target < LAND <= zone:
        return "no more attacked from there"
    if t.target < LAND and 0 < t.air[zone] == battle.occupy_most(t, seat, zone):
        return "no more came by air"
    return f"each takes a {goods}, and you have {t.supplies[seat * 3 + GOODS.index(goods)]}"
