"""Why not: the rule against each action that is not legal now."""

from typing import cast

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy.data import (
    CARD_PRICE,
    COMPANY_SALARY,
    LAND,
    LOAN,
    MOST_LOADINGS,
    MOST_OFFERS,
    MOST_PROSPECTS,
    NEEDS_TECH,
    NOBODY,
    PASSAGE_MONEY,
    UNIT_PRICE,
    WEAPON_MINERALS,
    WEAPON_PRICE,
)
from roadstead.games.supremacy.places import GOODS, PIECES, WEAPONS, money, place
from roadstead.games.supremacy.rules import building, frames, market, moving, payday
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.errors import Refusal
from roadstead.kernel.state import State

# For each question: the kinds of action that answer it, the rule, and what is to be done now.
ASKED: dict[int, tuple[tuple[str, ...], str, str]] = {
    frames.LOANS: (("loan", "done"), "SUP-4.9", "Loans are taken or repaid now"),
    frames.SETTLE: (("company", "done"), "FOR-2.10", "An outage may be settled now"),
    frames.SETTLE_BORROW: (("bill",), "FOR-2.11", "The settlement is to be paid with loans now, or left"),
    frames.DISBAND: (("zone", "loan"), "SUP-4.3", "There is not enough cash for all units: borrow or remove one"),
    frames.RUN: (("company", "salaries", "done"), "SUP-4.4", "Companies are paid now"),
    frames.BID: (("bid",), "SUP-3.3", "Everybody bids now to play the stage or to pass"),
    frames.SELL_COUNT: (("count",), "SUP-13.1", "Say how many units to sell"),
    frames.BUY_COUNT: (("count",), "SUP-13.1", "Say how many units to buy"),
    frames.SEARCH: (("search",), "SUP-9.5", "Turn another card, or stop"),
    frames.BUILD_WHERE: (("zone",), "SUP-9.3", "Say where to build"),
    frames.BUILD_COUNT: (("count",), "SUP-13.1", "Say how many to build"),
    frames.MOVE_FROM: (("zone",), "SUP-13.1", "Say from where to move"),
    frames.MOVE_TO: (("zone",), "SUP-13.1", "Say where to move"),
    frames.MOVE_COUNT: (("count",), "SUP-13.1", "Say how many move"),
    frames.MOVE_ABOARD: (("count",), "SUP-1.8", "Say how many armies go aboard along"),
    frames.OFFICERS_ALONG: (("count",), "FOR-5.1", "Say how many officers go along"),
    frames.ATTACK_WHERE: (("zone",), "SUP-7.1", "Say where to attack"),
    frames.ATTACK_WHOM: (("against", "done"), "SUP-1.6", "Say whom to attack"),
    frames.ATTACK_WITH: (("zone", "attack", "done"), "SUP-7.5", "Name the attackers"),
    frames.ATTACK_COUNT: (("count",), "SUP-13.1", "Say how many attack"),
    frames.ATTACK_ABOARD: (("count",), "SUP-7.3", "Say how many armies aboard attack too"),
    frames.DEFEND: (("defence",), "SUP-7.6", "Fight, retreat or surrender"),
    frames.RETREAT_TO: (("zone",), "SUP-7.10", "Say where to retreat"),
    frames.LOSE_WHERE: (("zone",), "SUP-7.9", "Say where a unit is lost"),
    frames.LOSE_WHAT: (("loss",), "SUP-7.9", "Say what is lost"),
    frames.OCCUPY: (("zone", "done"), "SUP-7.12", "The attackers may move in now"),
    frames.OCCUPY_COUNT: (("count",), "SUP-7.12", "Say how many move in"),
    frames.OCCUPY_ABOARD: (("count",), "SUP-1.8", "Say how many armies go aboard along"),
    frames.COUNTER: (("attack", "done"), "SUP-7.13", "A counter-attack may be made now"),
    frames.REINFORCE: (("move", "done"), "SUP-7.14", "Reinforcements may move now"),
    frames.STRIKE_AT: (("zone", "done"), "SUP-8.1", "Name the targets"),
    frames.STRIKE_COUNT: (("count",), "SUP-8.1", "Say how many bombs"),
    frames.SHIELD: (("zone",), "SUP-8.2", "Say which target an L-star covers"),
    frames.DEAL: (("company", "deal"), "SUP-11.1", "An offer is being made"),
    frames.DEAL_ANSWER: (("answer",), "SUP-11.2", "Accept the offer or decline it"),
    frames.BILL: (("bill",), "FOR-2.6", "Pay the bill or refuse it"),
    frames.STOP_WHICH: (("company",), "FOR-2.8", "Say which company is out of play"),
    frames.USE_ANTIDOTE: (("antidote",), "FOR-5.4", "Use an antidote or keep it"),
    frames.REVOLT_FROM: (("zone", "bill"), "FOR-3.7", "Send an army, or let the territory go"),
    frames.REVOLT_MEANS: (("move",), "FOR-3.7", "Say how the army gets there"),
    frames.K_SAT_WHOM: (("against",), "SUP-8.13", "Say whose satellites the K-sats are for"),
    frames.K_SAT_AT: (("satellite",), "SUP-8.13", "Say which kind of satellite the K-sats are for"),
    frames.K_SAT_COUNT: (("count",), "SUP-8.13", "Say how many K-sats"),
    frames.STORM_LOSS: (("satellite",), "FOR-3.12", "Say which satellite the storm takes"),
    frames.ARM_WHOM: (("zone",), "FOR-4.7", "Say who buys the weapon"),
    frames.PLACE: (("zone",), "SUP-2.7", "Place a unit before the first turn"),
}

# In the middle of a stage: the kinds of action that belong to it.
OF_STAGE: dict[int, tuple[str, ...]] = {
    3: ("sell",),
    4: ("attack",),
    5: ("move",),
    6: ("research", "build", "antidote", "bazaar"),
    7: ("buy", "prospect"),
}
# The clause under which each further weapon is built.
MORE_WEAPONS: dict[int, str] = {int(do.A_K_SAT): "SUP-8.12", int(do.A_NEUTRON_BOMB): "SUP-8.8"}
STAGE_OF = {kind: stage for stage, kinds in OF_STAGE.items() for kind in kinds}


def refusal(view: State, seat: int, action: int) -> Refusal:
    """Told from what the seat sees; called only for actions that are not legal."""
    t = cast(Supremacy, view)
    asked = t.asked()
    kind = t.game.actions.kind(action)
    if asked == frames.STAGE_MENU:
        return _in_stage(t, seat, action, kind)
    kinds, rule, now = ASKED[asked]
    if kind not in kinds:
        return Refusal(rule, f"{now}: {t.game.actions.text(action)!r} is no answer to that.")
    if kind == "zone":
        return _zone(t, seat, asked, rule, action - do.ZONE)
    if kind == "company":
        return _company(t, seat, asked, rule, action - do.COMPANY)
    if kind == "count":
        return Refusal(rule, "So many there are not, or the supplies do not last, or another word says the same.")
    if kind == "loan":
        return _loan(t, seat, action)
    if kind == "bill":
        return Refusal("SUP-4.7", "Neither the cash nor the loans that the bank still gives are enough.")
    return _other(t, seat, asked, rule, action)


def _in_stage(t: Supremacy, seat: int, action: int, kind: str) -> Refusal:
    if kind == "offer":
        return _offer(t, seat, action - do.OFFER)
    if kind not in OF_STAGE[t.stage]:
        if kind in STAGE_OF:
            return Refusal("SUP-3.1", f"That belongs to stage {STAGE_OF[kind]}; this is stage {t.stage}.")
        return Refusal("SUP-3.1", f"{t.game.actions.text(action)!r} is nothing to begin with in stage {t.stage}.")
    if kind == "sell":
        return Refusal("SUP-5.2", f"You have no {GOODS[action - do.SELL]} to sell.")
    if kind == "buy":
        price = money(market.price(t, action - do.BUY))
        return Refusal("SUP-5.3", f"A unit costs {price}, which you do not have.")
    if kind == "prospect":
        if t.prospects >= MOST_PROSPECTS:
            return Refusal("SUP-10.2", "Three times is all for this stage.")
        return Refusal("SUP-10.1", f"A card costs {money(CARD_PRICE)}, which you do not have.")
    if kind == "move":
        return _means(t, seat, action - do.MOVE)
    if kind == "attack":
        return _attack(t, seat, action)
    return _build(t, seat, action, kind)


def _offer(t: Supremacy, seat: int, power: int) -> Refusal:
    partner = t.seat_of[power]
    if not t.trades:
        return Refusal("SUP-11.1", "This table plays without trades.")
    if partner == NOBODY or t.out[partner]:
        return Refusal("SUP-11.1", "Nobody leads that power.")
    if partner == seat:
        return Refusal("SUP-11.1", "That is your own power.")
    return Refusal("SUP-11.5", f"You have made {MOST_OFFERS} offers in this stage, and that is all.")


def _means(t: Supremacy, seat: int, means: int) -> Refusal:
    rules = ("SUP-6.1", "SUP-6.2", "SUP-6.3", "SUP-6.4", "SUP-6.4")
    if means >= do.LOADING and t.loadings >= MOST_LOADINGS:
        return Refusal("SUP-13.4", f"You have loaded and unloaded {MOST_LOADINGS} times in this stage.")
    if moving.budget(t, seat, means) == 0:
        return Refusal(rules[means], f"You have too little {'grain' if means == do.MARCH else 'oil'} for that.")
    return Refusal(rules[means], "Nothing of yours could go anywhere that way.")


def _attack(t: Supremacy, seat: int, action: int) -> Refusal:
    if action == do.STRIKE:
        return Refusal("SUP-8.1", "You have no nukes.")
    if action == do.NEUTRON_STRIKE:
        return Refusal("SUP-8.9", "You have no neutron bombs.")
    if action == do.FIRE_K_SATS:
        return Refusal("SUP-8.13", "You have no K-sats, or nobody else has a satellite.")
    if action == do.AIRBORNE:
        return Refusal("SUP-7.4", "Say first where to attack; airborne armies join then.")
    if not t.has_set(seat):
        return Refusal("SUP-7.5", "An attack costs a supply set, and you have none.")
    return Refusal("SUP-7.1", "There is nobody within reach of your forces.")


def _build(t: Supremacy, seat: int, action: int, kind: str) -> Refusal:
    if kind == "antidote":
        if action != do.ANTIDOTE:
            return Refusal("FOR-5.4", "Antidotes are used when a disease breaks out.")
        return Refusal("FOR-5.3", "There is no antidote to draw, or no cash for it.")
    if kind == "research":
        tech = action - do.RESEARCH + 1
        if t.turn == 1:
            return Refusal("SUP-3.5", "Nobody researches in the first turn.")
        if (t.tech[seat] >> tech) & 1:
            return Refusal("SUP-9.5", f"You know already how to build {WEAPONS[tech]}s.")
        price, minerals = WEAPON_PRICE[tech], WEAPON_MINERALS[tech]
        return Refusal("SUP-9.6", f"It takes {money(CARD_PRICE)}, and {money(price)} and {minerals} minerals in hand.")
    if kind == "bazaar":
        return _arms(t, seat, action - do.SELL_ARMS + 1)
    what = action - do.BUILD if action < do.BUILD_MORE else action - do.BUILD_MORE + do.A_K_SAT
    if what >= do.A_NUKE:
        if not building.in_use(t, what - 1):
            return Refusal(MORE_WEAPONS[what], f"This table plays without {PIECES[what]}s.")
        tech = NEEDS_TECH[what - 1]
        if not (t.tech[seat] >> tech) & 1:
            return Refusal(MORE_WEAPONS.get(what, "SUP-9.7"), f"You do not know how to build a {PIECES[what]}.")
        if (t.fresh[seat] >> tech) & 1:
            return Refusal(
                MORE_WEAPONS.get(what, "SUP-9.6"), f"No other {PIECES[what]} is built in the turn of its discovery."
            )
        return Refusal("SUP-9.7", f"You lack the cash, the minerals or the room for a {PIECES[what]}.")
    if t.cash[seat] < UNIT_PRICE:
        return Refusal("SUP-9.1", f"An {PIECES[what]} costs {money(UNIT_PRICE)}, which you do not have.")
    if building.most_pieces(t, seat) == 0:
        return Refusal("SUP-9.2", "Three pieces cost a supply set, and you have none.")
    return Refusal("SUP-9.4" if what == do.NAVY else "SUP-9.3", "There is no place where you could build it.")


def _arms(t: Supremacy, seat: int, weapon: int) -> Refusal:
    if not t.warlords:
        return Refusal("FOR-4.7", "There are no warlords at this table who buy weapons.")
    if building.stock(t, seat, weapon) == 0:
        return Refusal("FOR-4.7", f"You have no {WEAPONS[weapon]} to sell.")
    return Refusal("FOR-4.7", "You have sold a weapon in this stage, or no warlord is left to buy one.")


def _zone(t: Supremacy, seat: int, asked: int, rule: str, zone: int) -> Refusal:
    name = place(t.board, zone)
    if asked == frames.ARM_WHOM:
        return Refusal("FOR-4.7", f"Neither a warlord nor pirates rule in {name}.")
    if asked == frames.PLACE:
        return Refusal("SUP-2.7", f"{name} is neither your home land nor a safe sea of yours.")
    if asked == frames.MOVE_TO and t.marked_by(zone) not in (seat, NOBODY):
        return Refusal("SUP-8.11", f"{name} is closed by a neutron marker to all but the bomber.")
    if zone < LAND and t.cloud[zone]:
        return Refusal("SUP-6.9" if asked != frames.STRIKE_AT else "SUP-8.4", f"{name} lies under a mushroom cloud.")
    if asked == frames.DISBAND:
        return Refusal(rule, f"You have no unit to remove in {name} while others stand together elsewhere.")
    if asked in (frames.BUILD_WHERE,):
        if t.detail(1) == do.NAVY:
            return Refusal("SUP-9.4", f"You cannot build a navy in {name}.")
        return Refusal("SUP-9.3", f"You cannot build an army in {name}: you do not occupy it.")
    if asked == frames.MOVE_FROM:
        return Refusal("SUP-13.1", f"Nothing of yours can leave {name} that way.")
    if asked == frames.MOVE_TO:
        return Refusal("SUP-6.5", f"{name} cannot be reached, or others stand there.")
    if asked == frames.ATTACK_WHERE:
        if zone < LAND and t.armies[zone] == 0:
            return Refusal("SUP-7.17", f"{name} is empty: it is entered in stage 5, not attacked.")
        return Refusal("SUP-7.1", f"You cannot attack {name}: no enemy is there, or nothing of yours reaches it.")
    if asked == frames.ATTACK_WITH:
        return Refusal("SUP-7.5", f"No attackers can join from {name}, or they have joined.")
    if asked == frames.RETREAT_TO:
        return Refusal("SUP-7.10", f"You cannot retreat to {name}.")
    if asked == frames.STRIKE_AT:
        return Refusal("SUP-8.1", f"{name} is no target, or you have no bomb left for it.")
    if asked == frames.SHIELD:
        return Refusal("SUP-8.2", f"No bomb is on its way to {name}, or it is not yours.")
    if asked == frames.REVOLT_FROM:
        return Refusal("FOR-3.7", f"No army of yours can come from {name}.")
    return Refusal(rule, f"{name} is no choice here.")


def _company(t: Supremacy, seat: int, asked: int, rule: str, company: int) -> Refusal:
    name = t.board.company_names[company]
    if asked == frames.SETTLE:
        return Refusal("FOR-2.10", f"{name} has no outage that you could settle now.")
    if asked == frames.RUN:
        if t.owner[company] != seat:
            return Refusal("SUP-4.4", f"{name} is not yours.")
        if t.run[company]:
            return Refusal("SUP-4.4", f"{name} is paid already.")
        if t.outages(company):
            return Refusal("FOR-2.9", f"{name} is out of play.")
        if t.cash[seat] < COMPANY_SALARY:
            return Refusal("SUP-4.4", f"A company costs {money(COMPANY_SALARY)}, which you do not have.")
        if t.cash[seat] < payday.salary(t, company):
            return Refusal("FOR-4.6", f"Pirates want {money(PASSAGE_MONEY)} of passage money besides the salary.")
        if t.closed(t.board.place[company]):
            return Refusal("SUP-6.9", f"{name} lies in land that is closed.")
        return Refusal("SUP-4.6", f"{name} lies in another player's land, who has given no leave.")
    if asked == frames.DEAL:
        return Refusal("SUP-11.3", f"{name} is not the giver's to give, or the offer is full.")
    return Refusal(rule, f"{name} is not the one.")


def _loan(t: Supremacy, seat: int, action: int) -> Refusal:
    if action == do.REPAY:
        if t.asked() == frames.LOANS and t.detail(1) > 0:
            return Refusal("SUP-4.9", "Whoever has borrowed does not repay in the same turn.")
        return Refusal("SUP-4.9", f"You owe nothing, or do not have {money(LOAN)}.")
    if t.asked() == frames.LOANS and t.detail(1) < 0:
        return Refusal("SUP-4.9", "Whoever has repaid does not borrow in the same turn.")
    return Refusal("SUP-4.7", "The bank gives you no more loans.")


def _other(t: Supremacy, seat: int, asked: int, rule: str, action: int) -> Refusal:
    if asked == frames.RUN:
        return Refusal("SUP-4.4", "There are not two companies to run, or not the cash for all.")
    if asked == frames.SEARCH:
        return Refusal("SUP-9.5", "There is no card left to turn, or no cash for it.")
    if asked == frames.DEFEND:
        if action == do.RETREAT:
            return Refusal("SUP-7.10", "There is no zone to retreat to, or not the supplies for it.")
        return Refusal("SUP-7.6", "You have no supply set to fight with.")
    if asked == frames.LOSE_WHAT:
        return Refusal("SUP-7.9", "There is none, or the armies aboard need it.")
    if asked == frames.ATTACK_WITH:
        if action == do.AIRBORNE:
            return Refusal("SUP-7.4", "Airborne armies need 2 oil each, an army at hand and land to fall on.")
        return Refusal("SUP-7.5", "Name at least one attacker.")
    if asked == frames.USE_ANTIDOTE:
        return Refusal("FOR-5.4", "You have no antidote against this disease.")
    if asked == frames.DEAL:
        return Refusal("SUP-11.3", "The giver has no more of that, or the offer is full or empty.")
    if asked in (frames.K_SAT_WHOM, frames.K_SAT_AT):
        return Refusal(rule, "There is no such satellite to fire at.")
    if asked in (frames.REINFORCE, frames.REVOLT_MEANS):
        return Refusal(rule, "Nothing can get there that way.")
    if asked == frames.STRIKE_AT:
        return Refusal("SUP-8.1", "Name at least one target.")
    return Refusal(rule, "That is no choice here.")
