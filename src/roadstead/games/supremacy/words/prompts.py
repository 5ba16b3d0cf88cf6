"""What a seat is asked, in one sentence each; what stands in braces is a number of the question or of the table."""

from roadstead.games.supremacy import data
from roadstead.games.supremacy.rules import building, market
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.words import stores
from roadstead.games.supremacy.words.names import GOODS, MANY_PIECES, STAGES, WEAPONS, money, place, who
from roadstead.games.supremacy.words.offers import GIVEN, WANTED, asked_for_more, items
from roadstead.kernel.string_speech import Names, Prompt, by_name
from roadstead.kernel.words import capitalised, counted

SENTENCES: dict[str, Prompt | str] = {
    "settle": "Which outage do you try to settle?",
    "settle borrow": "Settling costs {amount}, more than you have. Borrow for it?",
    "stage menu": "Turn {turn}, stage {stage}. What do you do?",
    "move from": "From where shall forces {means}?",
    "move to": "Where shall the forces in {start} {means} to?",
    "move count": "How many {means} from {start} to {zone}?",
    "move which": "Which navy in the {start} sails to {zone}? {left} to name.",
    "officers along": "How many officers go along from {start} to {zone}?",
    "attack whom": "Whom do you attack in {zone}?",
    "attack count": "How many attack {target} from {zone}?",
    "attack which": "Which navy in the {zone} attacks {target}, with all aboard? {left} to name.",
    "defend": "{attacker} attacks you in {target}. What do you do?",
    "retreat to": "Where do your forces in {target} retreat to?",
    "lose where": "From where do you remove a unit?",
    "lose what": "What do you remove in {zone}?",
    "occupy": "{target} is open. From where do you move in?",
    "occupy count": "How many move from {zone} into {target}?",
    "counter": "Do you counter-attack {foe}?",
    "reinforce": "Do you move reinforcements?",
    "strike count": "How many {bomb}s at {zone}?",
    "bill": "{head}. Your bill is {amount}. Do you pay?",
    "stop which": "Which company is out of play?",
    "use antidote": "{head}. Do you use an antidote?",
    "revolt from": "A warlord revolts in {zone}. From where do you send an army?",
    "revolt means": "How does the army from {start} get to {zone}?",
    "k-sat at": "At which of {foe}'s satellites do the K-sats fire?",
    "k-sat count": "How many K-sats at {foe}'s {satellite}s?",
    "storm loss": "The solar storm takes {left:satellite} more. Which do you lose next?",
    "arm whom": "Who buys {weapon}?",
    "place": "Where do you place a unit: an army on home land, or a navy in a safe sea?",
    "board which": "Which navy in the {zone} do the armies board first? {left:army} to take aboard.",
    "land which": "Which navy in the {start} do armies leave first? {left:army} to land in {zone}.",
    "disband what": "What in the {zone} is not paid, and removed?",
    "sink which": "The storm sinks {count:navy} of yours in the {zone}. Which goes down?",
    "shift in": "In which sea do armies change ships?",
    "shift from": "Which navy in the {zone} do armies leave?",
    "shift to": "To which navy do armies go from {load}?",
    "shift count": "How many armies go from {load} to {goal}?",
}


# Money


def loans(t: Supremacy, seat: int) -> str:
    owed = money(data.LOAN * t.loans[seat]) if t.loans[seat] else "nothing"
    return (
        f"You have {money(t.cash[seat])}, owe {owed}, and your units will cost {money(data.UNIT_SALARY * t.units(seat))}."
        f" A loan is {money(data.LOAN)} now and costs {money(data.INTEREST)} of interest a turn. Any loans?"
    )


def disband(t: Supremacy, seat: int) -> str:
    due = money(data.UNIT_SALARY * t.units(seat))
    return f"Your units cost {due} and you have {money(t.cash[seat])}. Borrow, or which goes?"


def run(t: Supremacy, seat: int) -> str:
    return f"You have {money(t.cash[seat])}. Which companies do you run, at {money(data.COMPANY_SALARY)} each?"


def sell_count(t: Supremacy, resource: int) -> str:
    return f"How many units of {GOODS[resource]} do you sell at {money(market.price(t, resource))}?"


def buy_count(t: Supremacy, seat: int, resource: int) -> str:
    room = stores.room(t, seat, resource)
    wasteful = room < market.largest(t, seat) and market.value(t, resource, room + 1, 1) <= t.cash[seat]
    told = f"You have {f'room for {room}' if room else 'no room for'} more. " if wasteful else ""
    return f"{told}How many units of {GOODS[resource]} do you buy at {money(market.price(t, resource))}?"


def search(t: Supremacy, seat: int, looking_for: int) -> str:
    what = GOODS[looking_for] if looking_for < data.LOOK_NUKE else WEAPONS[looking_for - data.LOOK_NUKE + 1]
    return f"No {what} yet. Turn another card for $200M? You have {money(t.cash[seat])}."


# The stage


def bid(t: Supremacy, seat: int) -> str:
    left = counted(data.MOST_STAGES - t.plays[seat], "stage")
    return f"Do you play stage {t.stage}, {STAGES[t.stage]}? You have {left} left this turn."


def build_count(t: Supremacy, what: int, zone: int) -> str:
    where = f" in {place(t.board, zone)}" if what in (data.ARMY, data.NAVY) else ""
    return f"How many {MANY_PIECES[what]} do you build{where}?"


def deal_answer(t: Supremacy, offerer: int, names: Names) -> str:
    return f"{who(t, offerer, names)} offers you {items(t, GIVEN)} for {items(t, WANTED)}. Do you accept?"


# Battle


def attack_where(t: Supremacy, only: int, names: Names) -> str:
    return "Where do you attack?" if only == data.NOBODY else f"Which zone of {who(t, only, names)} do you attack?"


def attack_with(t: Supremacy, airborne: int) -> str:
    target = place(t.board, t.target)
    return f"Whose armies are flown to {target}?" if airborne else f"Which forces attack {target}?"


def occupy_which(t: Supremacy, zone: int, left: int) -> str:
    sea, target = place(t.board, zone), place(t.board, t.target)
    if t.target >= data.LAND:
        return f"Which navy in the {sea} sails into the {target}? {left} to name."
    return f"Which navy in the {sea} do armies leave first? {counted(left, 'army')} to land in {target}."


# Bombs and satellites


def strike_at(t: Supremacy, seat: int, bomb: int) -> str:
    return f"What do the {WEAPONS[bomb]}s aim at? You have {building.stock(t, seat, bomb)} left."


def shield(left: int, bomb: int) -> str:
    coming = capitalised(WEAPONS[bomb])
    return f"{coming}s are coming. Which target does this L-star cover? {counted(left, 'L-star')} to place."


def k_sat_whom(t: Supremacy, seat: int) -> str:
    return f"Whose satellites do you fire at? You have {counted(t.k_sats[seat], 'K-sat')}."


def duel_whom(t: Supremacy, seat: int) -> str:
    return f"Whose L-stars do yours fire at? You have {t.l_stars[seat]}."


def duel_count(t: Supremacy, foe: int, names: Names) -> str:
    stars = counted(t.l_stars[foe], "L-star")
    return f"How many of your L-stars fire? {who(t, foe, names)} fires back with {stars}; 1 to 3 kills."


PROMPTS: dict[str, Prompt | str] = {
    **SENTENCES,
    **by_name(loans, disband, run, search, bid, build_count, deal_answer),
    "build where": lambda what: f"Where do you build {'navies' if what == data.NAVY else 'armies'}?",
    "lead": lambda t, seat: f"You have drawn the {t.board.power_names[t.power[seat]]}. Which power do you lead?",
    "deal": lambda t, partner, side, names: asked_for_more(t, side, who(t, partner, names)),
    **by_name(attack_where, attack_with, occupy_which, strike_at, shield, duel_whom, duel_count),
    **by_name(sell_count, buy_count),
    "k-sat whom": k_sat_whom,
}
