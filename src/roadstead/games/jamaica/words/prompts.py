"""What a seat is asked, in one sentence each."""

from roadstead.games.jamaica.data import AHEAD, ATTACKING, GOODS, GUNPOWDER, RETREATING
from roadstead.games.jamaica.rules import battle
from roadstead.games.jamaica.state import Jamaica
from roadstead.games.jamaica.words.names import die_name, place_name, ship_name
from roadstead.kernel.speech import Names, Prompt, by_name
from roadstead.kernel.words import Said


def lane(t: Jamaica, seat: int, names: Names) -> Said:
    ship, steps, direction = t.detail(0), t.detail(1), t.detail(2)
    if direction == RETREATING:
        return Said(f"The lanes part behind you at {place_name(t.space[ship])}. Which way back?", "JAM-6.8")
    whose, rule = ("your ship", "JAM-5.3") if ship == seat else ("the Ghost Ship", "JAM-10.3")
    way = "ahead of" if direction == AHEAD else "behind"
    return Said(f"The lanes part {way} {whose}, which has {steps} more to sail. Which lane?", rule)


def attack_whom(t: Jamaica, seat: int, names: Names) -> Said:
    ship = t.detail(0)
    whom, rule = ("do you", "JAM-7.2") if ship == seat else ("does the Ghost Ship", "JAM-10.3")
    return Said(f"Whom {whom} attack at {place_name(t.space[ship])}?", rule)


def spend_powder(t: Jamaica, seat: int, names: Names) -> Said:
    if t.detail(1) == ATTACKING:
        foe = ship_name(t, t.defender, names)
        return Said(f"You attack {foe}. How much gunpowder do you fire before you roll?", "JAM-7.3")
    foe, strength = ship_name(t, t.attacker, names), battle.strength(t, ATTACKING)
    return Said(f"{foe} attacks you with strength {strength}. How much gunpowder do you fire?", "JAM-7.4")


def take_from(t: Jamaica, seat: int, names: Names) -> Said:
    goods, what = t.detail(1), f"{t.detail(2)} {GOODS[t.detail(1)]}"
    if goods == GUNPOWDER:
        return Said(f"From which holds do you take the {what} that you fire?", "JAM-7.5")
    return Said(f"From which holds do you pay {what}?", "JAM-6.3")


def sabre_reroll(t: Jamaica, seat: int, names: Names) -> str:
    side = t.detail(1)
    roller = t.attacker if side == ATTACKING else t.defender
    who = "You" if roller == seat else ship_name(t, roller, names)
    return f"{who} rolled {die_name(t.die[side])}. Have it rolled again with Saran's Sabre?"


def spoils(t: Jamaica, seat: int, names: Names) -> Said:
    loser = ship_name(t, t.detail(1), names)
    if t.is_ghost(t.detail(0)):
        return Said(f"The Ghost Ship has beaten {loser}. You decide what it takes.", "JAM-10.7")
    return Said(f"You have beaten {loser}. What do you do?", "JAM-8.1")


TOLD: dict[str, Prompt] = by_name(lane, attack_whom, spend_powder, take_from, sabre_reroll, spoils)
PROMPTS: dict[str, Prompt | str] = {
    **TOLD,
    "place dice": "You are the Captain and threw {first} and {second}. Which die is the morning's?",
    "choose card": "Choose a card: the morning die is {morning}, the evening die {evening}.",
    "load where": "Where do you load {tokens} {goods}?",
    "dump which": "Every hold is full. Which one do you empty for {tokens} {goods}?",
    "ghost way": "Which way does the Ghost Ship sail its {steps:space}?",
    "name treasure": "Which face-down treasure of {loser} is taken?",
}
