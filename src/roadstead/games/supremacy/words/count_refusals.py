"""Why not so many: the fewest and the most that a question allows, and what sets the limit."""

from collections.abc import Callable

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do
from roadstead.games.supremacy.rules import counts, deals, market, moving, naming
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.words.names import GOODS, PIECES, WEAPONS, money, place
from roadstead.games.supremacy.words.ships import shift_count_refusal
from roadstead.kernel.errors import Refusal
from roadstead.kernel.string_speech import Reason
from roadstead.kernel.words import counted


def count(t: Supremacy, seat: int, action: int) -> Refusal:
    """What is more than the most and what sets that limit, or none at all."""
    most = max(choice - do.COUNT for choice in t.look(seat) if choice != do.ALL)
    if action == do.ALL:
        return Refusal("SUP-13.1", f"All is {most} here: say 'count {most}'.")
    if action == do.COUNT:
        return Refusal("SUP-13.1", "It must be one at least.")
    rule, limit = LIMITS[t.game.questions[t.asked()].name](t, seat, most)
    return Refusal(rule, f"{most} is the most: {limit}.")


def deal_count(t: Supremacy, seat: int, partner: int, side: int, last: int) -> Refusal:
    most = deals.most_of(t, seat if side == 0 else partner, side, last)
    if most > data.MOST_COUNTED:
        return Refusal("SUP-11.5", f"The last item may be 2 to {data.MOST_COUNTED}, or 'count all' of them.")
    if most > 1:
        return Refusal("SUP-11.5", f"The last item may be 2 to {most}.")
    return Refusal("SUP-11.5", "There is no more of the item added last, or nothing to count.")


def buy_count(t: Supremacy, seat: int, action: int, resource: int) -> Refusal:
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


Limit = tuple[str, str]  # the rule, and the reason that there are no more


def attacking(t: Supremacy, seat: int, most: int) -> Limit:
    zone = t.detail(1)
    if t.detail(2) and most < t.armies[zone]:
        return "SUP-7.4", f"each takes {data.AIRLIFT_OIL} oil, and you have {t.supplies[seat * 3 + data.OIL]}"
    return "SUP-7.5", f"you have {counted(most, 'army' if zone < data.LAND else 'navy')} in {place(t.board, zone)}"


def building_limit(t: Supremacy, seat: int, most: int) -> Limit:
    what, cash = t.detail(1), t.cash[seat]
    if what <= data.NAVY:
        if most == cash // data.UNIT_PRICE:
            return "SUP-9.1", f"each costs {money(data.UNIT_PRICE)}, and you have {money(cash)}"
        return "SUP-9.2", f"three cost a supply set, and you have {counted(t.sets(seat), 'set')}"
    weapon = what - 1
    minerals = t.supplies[seat * 3 + data.MINERAL]
    if most == cash // data.WEAPON_PRICE[weapon]:
        return "SUP-9.7", f"each costs {money(data.WEAPON_PRICE[weapon])}, and you have {money(cash)}"
    if most == minerals // data.WEAPON_MINERALS[weapon]:
        return "SUP-9.7", f"each takes {counted(data.WEAPON_MINERALS[weapon], 'mineral')}, and you have {minerals}"
    return "SUP-1.5", f"you can store {t.limit(seat)} {PIECES[what]}s"


def moving_limit(t: Supremacy, seat: int, most: int) -> Limit:
    means, start, zone = t.detail(1), t.detail(2), t.detail(3)
    if means == data.UNLOADING:
        return "SUP-6.4", "no more are aboard"
    pieces = t.armies[start] if means != data.SAIL else t.navies[seat * data.SEAS + start - data.LAND]
    if most == pieces:
        return "SUP-13.1", f"no more are in {place(t.board, start)}"
    if means == data.LOADING:
        return "SUP-1.8", f"the navies in {place(t.board, zone)} have no more room"
    each, goods = moving.cost(t, seat, means, start, zone), "grain" if means == data.MARCH else "oil"
    have = t.supplies[seat * 3 + GOODS.index(goods)]
    return ("SUP-6.1", "SUP-6.2", "SUP-6.3")[means], f"each takes {each} {goods}, and you have {have}"


def occupying(t: Supremacy, seat: int, most: int) -> Limit:
    zone, goods = t.detail(1), "grain" if t.target < data.LAND else "oil"
    came = t.force[zone] if zone < data.LAND else naming.ships(t, zone)
    if most == came or t.target < data.LAND <= zone:
        return "SUP-7.12", "no more attacked from there"
    if t.target < data.LAND and 0 < t.air[zone] == most:
        return "SUP-7.12", "no more came by air"
    return "SUP-7.12", f"each takes a {goods}, and you have {t.supplies[seat * 3 + GOODS.index(goods)]}"


# For each question that asks for a number.
LIMITS: dict[str, Callable[[Supremacy, int, int], Limit]] = {
    "sell count": lambda t, seat, most: ("SUP-5.2", f"you have {most} {GOODS[t.detail(1)]}"),
    "build count": building_limit,
    "move count": moving_limit,
    "officers along": lambda t, seat, most: ("FOR-5.1", f"you have {counted(most, 'officer')} there"),
    "attack count": attacking,
    "occupy count": occupying,
    "strike count": lambda t, seat, most: ("SUP-8.1", f"you have {counted(most, WEAPONS[t.detail(2)])}"),
    "k-sat count": lambda t, seat, most: ("SUP-8.13", f"you have {counted(most, 'K-sat')}"),
    "duel count": lambda t, seat, most: ("SUP-8.16", f"you have {counted(most, 'L-star')}"),
}
COUNTS: dict[str, Reason] = {
    "count": count,
    "buy count": buy_count,
    "deal count": deal_count,
    "shift count": shift_count_refusal,
}
