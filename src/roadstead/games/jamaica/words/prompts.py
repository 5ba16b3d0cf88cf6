"""What a seat is asked, in one sentence each."""

from roadstead.games.jamaica.data import AHEAD, ATTACKING, GOODS, GUNPOWDER, RETREATING
from roadstead.games.jamaica.rules import battle
from roadstead.games.jamaica.state import Jamaica
from roadstead.games.jamaica.words.names import die_name, place_name, ship_name
from roadstead.kernel.speech import Names, Prompt, by_name
from roadstead.kernel.words import Said


def lane(t: Jamaica, seat: int, ship: int, steps: int, direction: int) -> Said:
    if direction == RETREATING:
        return Said(f"The lanes part behind you at {place_name(t.space[ship])}. Which way back?", "JAM-6.8")
    whose, rule = ("your ship", "JAM-5.3") if ship == seat else ("the Ghost Ship", "JAM-10.3")
    way = "ahead of" if direction == AHEAD else "behind"
    return Said(f"The lanes part {way} {whose}, which has {steps} more to sail. Which lane?", rule)


def attack_whom(t: Jamaica, seat: int, ship: int) -> Said:
    whom, rule = ("do you", "JAM-7.2") if ship == seat else ("does the Ghost Ship", "JAM-10.3")
    return Said(f"Whom {whom} attack at {place_name(t.space[ship])}?", rule)


def spend_powder(t: Jamaica, side: int, names: Names) -> Said:
    if side == ATTACKING:
        foe = ship_name(t, t.defender, names)
        return Said(f"You attack {foe}. How much gunpowder do you fire before you roll?", "JAM-7.3")
    foe, strength = ship_name(t, t.attacker, names), battle.strength(t, ATTACKING)
    return Said(f"{foe} attacks you with strength {strength}. How much gunpowder do you fire?", "JAM-7.4")


def take_from(goods: int, tokens: int) -> Said:
    if goods == GUNPOWDER:
        return Said(f"From which holds do you take the {tokens} gunpowder that you fire?", "JAM-7.5")
    return Said(f"From which holds do you pay {tokens} {GOODS[goods]}?", "JAM-6.3")


def sabre_reroll(t: Jamaica, seat: int, side: int, names: Names) -> str:
    roller = t.attacker if side == ATTACKING else t.defender
    who = "You" if roller == seat else ship_name(t, roller, names)
    return f"{who} rolled {die_name(t.die[side])}. Have it rolled again with Saran's Sabre?"


def spoils(t: Jamaica, winner: int, loser: int, names: Names) -> Said:
    beaten = ship_name(t, loser, names)
    if t.is_ghost(winner):
        return Said(f"The Ghost Ship has beaten {beaten}. You decide what it takes.", "JAM-10.7")
    return Said(f"You have beaten {beaten}. What do you do?", "JAM-8.1")


PROMPTS: dict[str, Prompt | str] = {
    **by_name(lane, attack_whom, spend_powder, take_from, sabre_reroll, spoils),
    "place dice": "You are the Captain and threw {first} and {second}. Which die is the morning's?",
    "choose card": "Choose a card: the morning die is {morning}, the evening die {evening}.",
    "load where": "Where do you load {tokens} {goods}?",
    "dump which": "Every hold is full. Which one do you empty for {tokens} {goods}?",
    "ghost way": "Which way does the Ghost Ship sail its {steps:space}?",
    "name treasure": "Which face-down treasure of {loser} is taken?",
}
