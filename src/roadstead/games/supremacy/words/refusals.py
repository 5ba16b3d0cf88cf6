"""Why not: the rule against each action that is not legal now.  Stages, zones and numbers have rooms of their own."""

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do
from roadstead.games.supremacy.rules import battle, blockade, payday, searching
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.words import stage_refusals
from roadstead.games.supremacy.words.count_refusals import COUNTS
from roadstead.games.supremacy.words.names import GOODS, disease, money, place
from roadstead.games.supremacy.words.ships import SHIPS, shift_refusal
from roadstead.games.supremacy.words.zone_refusals import ZONES, no_march, who
from roadstead.kernel.errors import Refusal
from roadstead.kernel.string_speech import Reason
from roadstead.kernel.words import capitalised, counted

NAME_AIRBORNE = Refusal("SUP-7.4", "Say from which territory the airborne armies come.")


# Stage 1


def loan(t: Supremacy, seat: int, action: int, way: int) -> Refusal | str:
    if action == do.BORROW:
        return "Whoever has repaid does not borrow in the same turn." if way < 0 else no_credit(t, seat)
    if way > 0:
        return "Whoever has borrowed does not repay in the same turn."
    if t.loans[seat] == 0:
        return "You owe nothing."
    return f"A loan is {money(data.LOAN)}, and you have {money(t.cash[seat])}."


def loan_for_wages(t: Supremacy, seat: int, action: int) -> Refusal | str:
    return "Nobody repays who cannot pay all units." if action == do.REPAY else no_credit(t, seat)


def no_credit(t: Supremacy, seat: int) -> Refusal:
    return Refusal("SUP-4.7", f"You owe {money(t.loans[seat] * data.LOAN)}, and the bank gives you no more.")


def stop_which(t: Supremacy, company: int) -> str:
    return f"{t.board.company_names[company]} is not what the news is about."


def not_yours(t: Supremacy, seat: int, company: int) -> str:
    """Whose a company is; nothing where it is the seat's own."""
    owner = t.owner[company]
    whose = "in the resource deck" if owner == data.NOBODY else f"a company of {who(t, owner, 0)}"
    return "" if owner == seat else f"{t.board.company_names[company]} is {whose}, not yours."


def settle(t: Supremacy, seat: int, company: int) -> str:
    tried = "has been tried this turn" if t.outages(company) else "has no outage"
    return not_yours(t, seat, company) or f"{t.board.company_names[company]} {tried}."


def run(t: Supremacy, seat: int, company: int) -> Refusal | str:
    cash = money(t.cash[seat])
    name, zone = t.board.company_names[company], t.board.place[company]
    foreign = not_yours(t, seat, company)
    if foreign or t.run[company]:
        return foreign or f"{name} is paid already."
    if t.outages(company):
        return Refusal("FOR-2.9", f"{name} is out of play.")
    if t.marked_by(zone) != data.NOBODY:
        return Refusal("SUP-8.11", f"{name} does not work: {place(t.board, zone)} has a neutron marker.")
    if t.blockade and blockade.cut_off(t, seat, company):
        return Refusal("SUP-4.11", f"{name} is cut off: others' navies lie off every port of {place(t.board, zone)}.")
    if not payday.runs(t, seat, company):
        holder = who(t, t.holder[zone], zone)
        return Refusal("SUP-4.6", f"{name} lies in land of {holder}, who has given you no leave to work.")
    if t.cash[seat] < data.COMPANY_SALARY:
        return f"A company costs {money(data.COMPANY_SALARY)}, and you have {cash}."
    return Refusal(
        "FOR-4.6", f"Pirates want {money(data.PASSAGE_MONEY)} of passage money besides the salary, and you have {cash}."
    )


def salaries(t: Supremacy, seat: int) -> Refusal:
    idle = [company for company, owner in enumerate(t.owner) if owner == seat and payday.runs(t, seat, company)]
    if len(idle) < 2:
        return Refusal("SUP-4.4", f"{capitalised(counted(len(idle), 'company'))} of yours could still be run.")
    due = sum(payday.salary(t, company) for company in idle)
    return Refusal("SUP-4.4", f"All of them cost {money(due)}, and you have {money(t.cash[seat])}.")


def bill(t: Supremacy, seat: int, amount: int) -> Refusal:
    means = t.cash[seat] + t.credit(seat) * data.LOAN
    return Refusal("SUP-4.7", f"The bill is {money(amount)}; cash and all loans still given come to {money(means)}.")


# Searches and battles


def search(t: Supremacy, seat: int, looking_for: int) -> Refusal:
    if searching.cards_left(t, False) == 0:
        return Refusal("SUP-13.3", "Every card of the resource deck has been turned.")
    if looking_for > searching.TECH_FROM:
        return stage_refusals.research_refusal(t, seat, looking_for - searching.TECH_FROM)
    return Refusal("SUP-10.1", f"A card costs {money(data.CARD_PRICE)}, and you have {money(t.cash[seat])}.")


def attack_with(t: Supremacy, seat: int, action: int, airborne: int) -> Refusal | str:
    if action != do.AIRBORNE:
        return "An attack is under way: name the attackers first."
    if t.target >= data.LAND:
        return Refusal("SUP-7.4", f"Airborne armies fall on land: {place(t.board, t.target)} is a sea.")
    if airborne:
        return NAME_AIRBORNE
    oil = t.supplies[seat * 3 + data.OIL]
    if oil < data.AIRLIFT_OIL:
        return Refusal("SUP-7.4", f"An airborne army takes {data.AIRLIFT_OIL} oil, and you have {oil}.")
    return Refusal("SUP-7.4", "All your territories with armies have joined.")


def no_attackers(airborne: int) -> Refusal | str:
    return NAME_AIRBORNE if airborne else "Name at least one attacker."


def attack_whom(t: Supremacy, seat: int, power: int, zone: int, only: int) -> Refusal | str:
    foe = t.seat_of[power]
    nobody = stage_refusals.power_refusal(t, seat, power, "SUP-1.6")
    if nobody:
        return nobody
    if only not in (data.NOBODY, foe):
        return Refusal("SUP-7.13", f"A counter-attack goes against {who(t, only, 0)} alone.")
    return f"{who(t, foe, 0)} has no forces in {place(t.board, zone)}."


def k_sat_whom(t: Supremacy, seat: int, power: int) -> Refusal | str:
    return (
        stage_refusals.power_refusal(t, seat, power, "SUP-8.13") or f"{who(t, t.seat_of[power], 0)} has no satellite."
    )


def duel_whom(t: Supremacy, seat: int, power: int) -> Refusal | str:
    return stage_refusals.power_refusal(t, seat, power, "SUP-8.16") or f"{who(t, t.seat_of[power], 0)} has no L-star."


def defence(t: Supremacy, seat: int, action: int) -> Refusal:
    if action == do.FIGHT:
        return Refusal("SUP-7.6", f"Fighting costs a supply set, and you have {stage_refusals.lacking_set(t, seat)}.")
    if not battle.retreat_choices(t, seat):
        return Refusal("SUP-7.10", "There is no neighbouring zone that you may enter.")
    resource = 0 if t.target < data.LAND else 1
    needed, have = battle.pieces(t, seat), t.supplies[seat * 3 + resource]
    return Refusal("SUP-7.10", f"The retreat takes {needed} {GOODS[resource]}, and you have {have}.")


def loss(t: Supremacy, seat: int, action: int, zone: int) -> str:
    name = place(t.board, zone)
    if action == do.LOSE_NAVY:
        return f"Every navy in {name} that could be lost has armies aboard, which are removed before it."
    return f"Say off which navy in {name}, such as '{t.game.actions.text(t.look(seat)[-1])}'."


def reinforce(t: Supremacy, seat: int, action: int, means: int) -> Refusal:
    return shift_refusal(t) if action == do.SHIFT else stage_refusals.means_refusal(t, seat, means)


def revolt_means(t: Supremacy, seat: int, means: int, zone: int, start: int) -> Refusal | str:
    if start >= data.LAND:
        return f"The army is aboard in {place(t.board, start)}: it can only be unloaded."
    if means not in (data.MARCH, data.AIRLIFT):
        return f"The army is on land, in {place(t.board, start)}: it marches there or flies."
    return no_march(t, seat, zone, start)


def power(t: Supremacy, power: int) -> Refusal:
    return Refusal("SUP-2.8", f"The {t.board.power_names[power]} is led by another player, who has chosen it.")


def storm_loss(action: int) -> str:
    return f"You have no {'L-star' if action == do.SATELLITE else 'K-sat'}."


def k_sat_at(t: Supremacy, action: int, foe: int) -> str:
    return f"{who(t, foe, 0)} has no {'L-star' if action == do.SATELLITE else 'K-sat'}."


def antidote(t: Supremacy, action: int, head: int) -> Refusal | str:
    if action == do.ANTIDOTE:
        return Refusal("FOR-5.3", "Antidotes are drawn in stage 6, before a disease breaks out.")
    return f"You have no antidote against {disease(t.board.figure[head])}."


# Offers


def pledge(t: Supremacy, seat: int, company: int, partner: int, side: int) -> Refusal:
    name, owner = t.board.company_names[company], t.owner[company]
    giver = seat if side == 0 else partner
    if owner == giver:
        if t.deal_cards[company]:
            return Refusal("SUP-11.3", f"{name} is in the offer already.")
        return full()
    whose = "is in the resource deck" if owner == data.NOBODY else f"belongs to {who(t, owner, 0)}"
    return Refusal("SUP-11.3", f"{name} {whose}, so {who(t, giver, 0)} cannot give it.")


def full() -> Refusal:
    return Refusal("SUP-11.5", f"{data.MOST_ITEMS} items a side are all, and there are so many.")


def deal(t: Supremacy, seat: int, action: int, partner: int, side: int) -> Refusal:
    giver = seat if side == 0 else partner
    at = side * data.DEAL
    if action == do.IN_RETURN:
        return Refusal("SUP-11.1", "What is wanted in return is being named already.")
    if action == do.PROPOSE:
        if side == 0:
            return Refusal("SUP-11.1", "Say first what is wanted in return, be it nothing: 'in return'.")
        return Refusal("SUP-11.1", "Nothing is offered for nothing: add an item first.")
    if t.deal[at + data.DEAL_ITEMS] >= data.MOST_ITEMS:
        return full()
    if action >= do.ADD_NOTE:
        return Refusal("SUP-11.6", "A note falls due before the game is to end, and this one would not.")
    name = who(t, giver, 0)
    if action < do.ADD + len(data.ITEM_CASH):
        free = money(t.cash[giver] - t.deal[at + data.DEAL_CASH])
        return Refusal("SUP-11.3", f"{name} has only {free} left to give.")
    more = action >= do.ADD_MORE
    item = data.MORE_ITEMS[action - do.ADD_MORE] if more else data.ITEMS[action - do.ADD]
    if item.startswith("leave"):
        return Refusal("SUP-11.4", f"{capitalised(item)} is in the offer already.")
    pledged = t.deal[at + data.DEAL_SUPPLIES + action - do.ADD - len(data.ITEM_CASH)] if not more else 0
    return Refusal("SUP-11.3", f"{name} has no {'more ' if pledged else ''}{item} to give.")


# By question and kind, by question, or by kind.
REASONS: dict[str, Reason | str] = {
    **ZONES,
    **COUNTS,
    "stage menu": stage_refusals.stage_refusal,
    "loan": loan,
    "disband loan": loan_for_wages,
    "settle": settle,
    "run company": run,
    "salaries": salaries,
    "bill": bill,
    "revolt from bill": "A revolt is not bought off: send an army.",
    "stop which": stop_which,
    "search": search,
    "attack with": attack_with,
    "attack with done": no_attackers,
    "counter": "A counter-attack begins with 'attack', and no weapons are fired in it.",
    "attack whom": attack_whom,
    "attack whom done": "Name the power whose forces are attacked.",
    "strike at done": "Name at least one target.",
    "shield done": "Bombs are coming at your own land: every L-star fires.",
    "k-sat whom": k_sat_whom,
    "duel whom": duel_whom,
    "defence": defence,
    "loss": loss,
    **SHIPS,
    "reinforce": reinforce,
    "revolt means": revolt_means,
    "power": power,
    "storm loss": storm_loss,
    "k-sat at": k_sat_at,
    "use antidote": antidote,
    "deal company": pledge,
    "deal": deal,
}
