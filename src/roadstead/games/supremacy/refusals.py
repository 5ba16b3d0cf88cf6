"""Why not: the rule against each action that is not legal now.  Stages, zones and numbers have rooms of their own."""

from collections.abc import Callable
from typing import cast

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy.count_refusals import count_refusal
from roadstead.games.supremacy.data import (
    AIRLIFT_OIL,
    CARD_PRICE,
    COMPANY_SALARY,
    LAND,
    LOAN,
    MOST_ITEMS,
    NOBODY,
    OIL,
    PASSAGE_MONEY,
    SEAS,
)
from roadstead.games.supremacy.occasions import ASKED, OCCASIONS
from roadstead.games.supremacy.places import GOODS, disease, money, place, some
from roadstead.games.supremacy.rules import battle, blockade, frames, loads, payday, searching
from roadstead.games.supremacy.ship_words import shift_refusal, ship_refusal
from roadstead.games.supremacy.stage_refusals import (
    lacking_set,
    means_refusal,
    power_refusal,
    research_refusal,
    stage_refusal,
)
from roadstead.games.supremacy.state import (
    DEAL,
    DEAL_CASH,
    DEAL_ITEMS,
    DEAL_SUPPLIES,
    Supremacy,
)
from roadstead.games.supremacy.zone_refusals import no_march, shut, who, zone_refusal
from roadstead.kernel.errors import Refusal
from roadstead.kernel.state import State
from roadstead.kernel.words import another_time


def refusal(view: State, seat: int, action: int) -> Refusal:
    """Told from what the seat sees; called only for actions that are not legal."""
    t = cast(Supremacy, view)
    kind = t.game.actions.kind(action)
    if t.asked() == frames.STAGE_MENU:
        return stage_refusal(t, seat, action, kind)
    asked = ASKED[int(t.asked())]
    if kind not in asked.kinds:
        return another_time(asked, OCCASIONS[kind])
    if kind == "zone":
        return zone_refusal(t, seat, action - do.ZONE)
    if kind == "count":
        return count_refusal(t, seat, action)
    return _REFUSALS[kind](t, seat, action)


# Stage 1


def _loan(t: Supremacy, seat: int, action: int) -> Refusal:
    way = t.detail(1) if t.asked() == frames.LOANS else 1
    if action == do.REPAY:
        if t.asked() == frames.DISBAND:
            return Refusal("SUP-4.3", "Nobody repays who cannot pay all units.")
        if way > 0:
            return Refusal("SUP-4.9", "Whoever has borrowed does not repay in the same turn.")
        if t.loans[seat] == 0:
            return Refusal("SUP-4.9", "You owe nothing.")
        return Refusal("SUP-4.9", f"A loan is {money(LOAN)}, and you have {money(t.cash[seat])}.")
    if way < 0:
        return Refusal("SUP-4.9", "Whoever has repaid does not borrow in the same turn.")
    return Refusal("SUP-4.7", f"You owe {money(t.loans[seat] * LOAN)}, and the bank gives you no more.")


def _company(t: Supremacy, seat: int, action: int) -> Refusal:
    company, asked = action - do.COMPANY, t.asked()
    name, owner = t.board.company_names[company], t.owner[company]
    if asked == frames.DEAL:
        return _pledge(t, seat, company)
    if asked == frames.STOP_WHICH:
        return Refusal("FOR-2.8", f"{name} is not what the news is about.")
    if owner != seat:
        whose = "in the resource deck" if owner == NOBODY else f"a company of {who(t, owner, 0)}"
        return Refusal("SUP-4.4" if asked == frames.RUN else "FOR-2.10", f"{name} is {whose}, not yours.")
    if asked == frames.SETTLE:
        tried = "has been tried this turn" if t.outages(company) else "has no outage"
        return Refusal("FOR-2.10", f"{name} {tried}.")
    return _run(t, seat, company, name)


def _run(t: Supremacy, seat: int, company: int, name: str) -> Refusal:
    zone, cash = t.board.place[company], money(t.cash[seat])
    if t.run[company]:
        return Refusal("SUP-4.4", f"{name} is paid already.")
    if t.outages(company):
        return Refusal("FOR-2.9", f"{name} is out of play.")
    closed = shut(t, zone, f"{name} does not work: {place(t.board, zone)}")
    if closed:
        return closed
    if t.closed(zone):
        return Refusal("SUP-8.11", f"{name} does not work: {place(t.board, zone)} has a neutron marker.")
    if t.blockade and blockade.cut_off(t, seat, company):
        return Refusal("SUP-4.11", f"{name} is cut off: others' navies lie off every port of {place(t.board, zone)}.")
    if not payday.runs(t, seat, company):
        holder = who(t, t.holder[zone], zone)
        return Refusal("SUP-4.6", f"{name} lies in land of {holder}, who has given you no leave to work.")
    if t.cash[seat] < COMPANY_SALARY:
        return Refusal("SUP-4.4", f"A company costs {money(COMPANY_SALARY)}, and you have {cash}.")
    return Refusal(
        "FOR-4.6", f"Pirates want {money(PASSAGE_MONEY)} of passage money besides the salary, and you have {cash}."
    )


def _salaries(t: Supremacy, seat: int, action: int) -> Refusal:
    idle = [company for company, owner in enumerate(t.owner) if owner == seat and payday.runs(t, seat, company)]
    if len(idle) < 2:
        return Refusal("SUP-4.4", f"{some(len(idle), 'company').capitalize()} of yours could still be run.")
    due = sum(payday.salary(t, company) for company in idle)
    return Refusal("SUP-4.4", f"All of them cost {money(due)}, and you have {money(t.cash[seat])}.")


def _bill(t: Supremacy, seat: int, action: int) -> Refusal:
    if t.asked() == frames.REVOLT_FROM:
        return Refusal("FOR-3.7", "A revolt is not bought off: send an army.")
    due = t.detail(1) if t.asked() == frames.BILL else t.detail(2)
    means = t.cash[seat] + t.credit(seat) * LOAN
    return Refusal("SUP-4.7", f"The bill is {money(due)}; cash and all loans still given come to {money(means)}.")


# Searches and battles


def _search(t: Supremacy, seat: int, action: int) -> Refusal:
    looking_for = t.detail(1)
    if searching.cards_left(t, False) == 0:
        return Refusal("SUP-13.3", "Every card of the resource deck has been turned.")
    if looking_for > searching.TECH_FROM:
        return research_refusal(t, seat, looking_for - searching.TECH_FROM)
    return Refusal("SUP-10.1", f"A card costs {money(CARD_PRICE)}, and you have {money(t.cash[seat])}.")


def _attack(t: Supremacy, seat: int, action: int) -> Refusal:
    if t.asked() == frames.COUNTER:
        return Refusal("SUP-7.13", "A counter-attack begins with 'attack', and no weapons are fired in it.")
    if action != do.AIRBORNE:
        return Refusal("SUP-7.5", "An attack is under way: name the attackers first.")
    if t.target >= LAND:
        return Refusal("SUP-7.4", f"Airborne armies fall on land: {place(t.board, t.target)} is a sea.")
    if t.detail(1):
        return Refusal("SUP-7.4", "Say from which territory the airborne armies come.")
    if t.supplies[seat * 3 + OIL] < AIRLIFT_OIL:
        have = t.supplies[seat * 3 + OIL]
        return Refusal("SUP-7.4", f"An airborne army takes {AIRLIFT_OIL} oil, and you have {have}.")
    return Refusal("SUP-7.4", "All your territories with armies have joined.")


def _against(t: Supremacy, seat: int, action: int) -> Refusal:
    power = action - do.AGAINST
    rule = {frames.K_SAT_WHOM: "SUP-8.13", frames.DUEL_WHOM: "SUP-8.16"}.get(t.asked(), "SUP-1.6")
    nobody = power_refusal(t, seat, power, rule)
    if nobody:
        return nobody
    foe = t.seat_of[power]
    if t.asked() == frames.K_SAT_WHOM:
        return Refusal(rule, f"{who(t, foe, 0)} has no satellite.")
    if t.asked() == frames.DUEL_WHOM:
        return Refusal(rule, f"{who(t, foe, 0)} has no L-star.")
    if t.detail(2) not in (NOBODY, foe):
        return Refusal("SUP-7.13", f"A counter-attack goes against {who(t, t.detail(2), 0)} alone.")
    return Refusal(rule, f"{who(t, foe, 0)} has no forces in {place(t.board, t.detail(1))}.")


def _defence(t: Supremacy, seat: int, action: int) -> Refusal:
    if action == do.FIGHT:
        return Refusal("SUP-7.6", f"Fighting costs a supply set, and you have {lacking_set(t, seat)}.")
    if not battle.retreat_choices(t, seat):
        return Refusal("SUP-7.10", "There is no neighbouring zone that you may enter.")
    resource = 0 if t.target < LAND else 1
    needed, have = battle.pieces(t, seat), t.supplies[seat * 3 + resource]
    return Refusal("SUP-7.10", f"The retreat takes {needed} {GOODS[resource]}, and you have {have}.")


def _loss(t: Supremacy, seat: int, action: int) -> Refusal:
    zone = t.detail(3)
    name = place(t.board, zone)
    if action == do.LOSE_ARMY:
        return Refusal("SUP-7.9", f"No army took part aboard the navies in {name}.")
    if zone < LAND:
        return Refusal("SUP-7.9", f"{name} is land: no navy is there.")
    if loads.empty_ships(t, seat * SEAS + zone - LAND) == 0:
        return Refusal("SUP-7.9", f"Every navy in {name} has armies aboard, which are removed before it.")
    return Refusal("SUP-7.9", f"The armies that attack from {name} need every navy that carries them.")


def _move(t: Supremacy, seat: int, action: int) -> Refusal:
    if action == do.SHIFT and t.asked() == frames.REINFORCE:
        return shift_refusal(t)
    means = action - do.MOVE
    if t.asked() == frames.REINFORCE:
        return means_refusal(t, seat, means)
    revolting, start = t.detail(1), t.detail(2)
    if start >= LAND:
        return Refusal("FOR-3.7", f"The army is aboard in {place(t.board, start)}: it can only be unloaded.")
    if means not in (do.MARCH, do.AIRLIFT):
        return Refusal("FOR-3.7", f"The army is on land, in {place(t.board, start)}: it marches there or flies.")
    return no_march(t, seat, revolting, start)


def _power(t: Supremacy, seat: int, action: int) -> Refusal:
    power = action - do.LEAD
    name = t.board.power_names[power]
    return Refusal("SUP-2.8", f"The {name} is led by another player, who has chosen it.")


def _satellite(t: Supremacy, seat: int, action: int) -> Refusal:
    kind = "L-star" if action == do.SATELLITE else "K-sat"
    if t.asked() == frames.STORM_LOSS:
        return Refusal("FOR-3.12", f"You have no {kind}.")
    return Refusal("SUP-8.13", f"{who(t, t.detail(1), 0)} has no {kind}.")


def _antidote(t: Supremacy, seat: int, action: int) -> Refusal:
    if action == do.ANTIDOTE:
        return Refusal("FOR-5.3", "Antidotes are drawn in stage 6, before a disease breaks out.")
    sickness = disease(t.board.figure[t.detail(1)])
    return Refusal("FOR-5.4", f"You have no antidote against {sickness}.")


def _done(t: Supremacy, seat: int, action: int) -> Refusal:
    if t.asked() == frames.ATTACK_WITH:
        if t.detail(1):
            return Refusal("SUP-7.4", "Say from which territory the airborne armies come.")
        return Refusal("SUP-7.5", "Name at least one attacker.")
    if t.asked() == frames.STRIKE_AT:
        return Refusal("SUP-8.1", "Name at least one target.")
    if t.asked() == frames.SHIELD:
        return Refusal("SUP-8.2", "Bombs are coming at your own land: every L-star fires.")
    return Refusal("SUP-1.6", "Name the power whose forces are attacked.")


# Offers


def _pledge(t: Supremacy, seat: int, company: int) -> Refusal:
    name, owner = t.board.company_names[company], t.owner[company]
    giver = seat if t.detail(2) == 0 else t.detail(1)
    if owner == giver:
        if t.deal_cards[company]:
            return Refusal("SUP-11.3", f"{name} is in the offer already.")
        return _full()
    whose = "is in the resource deck" if owner == NOBODY else f"belongs to {who(t, owner, 0)}"
    return Refusal("SUP-11.3", f"{name} {whose}, so {who(t, giver, 0)} cannot give it.")


def _full() -> Refusal:
    return Refusal("SUP-11.5", f"{MOST_ITEMS} items a side are all, and there are so many.")


def _deal(t: Supremacy, seat: int, action: int) -> Refusal:
    side = t.detail(2)
    giver = seat if side == 0 else t.detail(1)
    at = side * DEAL
    if action == do.IN_RETURN:
        return Refusal("SUP-11.1", "What is wanted in return is being named already.")
    if action == do.PROPOSE:
        if side == 0:
            return Refusal("SUP-11.1", "Say first what is wanted in return, be it nothing: 'in return'.")
        return Refusal("SUP-11.1", "Nothing is offered for nothing: add an item first.")
    if t.deal[at + DEAL_ITEMS] >= MOST_ITEMS:
        return _full()
    if action >= do.ADD_NOTE:
        return Refusal("SUP-11.6", "A note falls due before the game is to end, and this one would not.")
    name = who(t, giver, 0)
    if action < do.ADD + len(do.ITEM_CASH):
        free = money(t.cash[giver] - t.deal[at + DEAL_CASH])
        return Refusal("SUP-11.3", f"{name} has only {free} left to give.")
    more = action >= do.ADD_MORE
    item = do.MORE_ITEMS[action - do.ADD_MORE] if more else do.ITEMS[action - do.ADD]
    if item.startswith("leave"):
        return Refusal("SUP-11.4", f"{item.capitalize()} is in the offer already.")
    pledged = t.deal[at + DEAL_SUPPLIES + action - do.ADD - len(do.ITEM_CASH)] if not more else 0
    return Refusal("SUP-11.3", f"{name} has no {'more ' if pledged else ''}{item} to give.")


_REFUSALS: dict[str, Callable[[Supremacy, int, int], Refusal]] = {
    "loan": _loan,
    "company": _company,
    "salaries": _salaries,
    "bill": _bill,
    "search": _search,
    "attack": _attack,
    "against": _against,
    "defence": _defence,
    "loss": _loss,
    "move": _move,
    "power": _power,
    "satellite": _satellite,
    "antidote": _antidote,
    "done": _done,
    "deal": _deal,
    "ship": ship_refusal,
}
