"""What a seat is asked, where it takes more than the numbers of the question."""

from roadstead.games.jamaica.data import AHEAD, ATTACKING, GUNPOWDER, RETREATING
from roadstead.games.jamaica.rules import battle
from roadstead.games.jamaica.state import Jamaica
from roadstead.games.jamaica.words.names import amount, die_name, place_name, ship_name
from roadstead.kernel.messages import Message, say
from roadstead.kernel.speech import Prompt, by_name
from roadstead.kernel.words import Said


def lane(t: Jamaica, seat: int, ship: int, steps: int, direction: int) -> Said:
    if direction == RETREATING:
        return Said(say("prompt-lane-back", place=place_name(t.space[ship])), "JAM-6.8")
    whose, rule = ("own", "JAM-5.3") if ship == seat else ("ghost", "JAM-10.3")
    return Said(say("prompt-lane", way="ahead" if direction == AHEAD else "behind", whose=whose, steps=steps), rule)


def attack_whom(t: Jamaica, seat: int, ship: int) -> Said:
    own = ship == seat
    place = place_name(t.space[ship])
    return Said(say(f"prompt-attack-whom{'' if own else '-ghost'}", place=place), "JAM-7.2" if own else "JAM-10.3")


def spend_powder(t: Jamaica, side: int) -> Said:
    if side == ATTACKING:
        return Said(say("prompt-spend-powder", foe=ship_name(t, t.defender)), "JAM-7.3")
    strength = int(battle.strength(t, ATTACKING))
    return Said(say("prompt-spend-powder-attacked", foe=ship_name(t, t.attacker), strength=strength), "JAM-7.4")


def take_from(goods: int, tokens: int) -> Said:
    if goods == GUNPOWDER:
        return Said(say("prompt-take-from-powder", tokens=tokens), "JAM-7.5")
    return Said(say("prompt-take-from", cost=amount(tokens, goods)), "JAM-6.3")


def sabre_reroll(t: Jamaica, seat: int, side: int) -> Message:
    roller = t.attacker if side == ATTACKING else t.defender
    die = die_name(t.die[side])
    if roller == seat:
        return say("prompt-sabre-reroll-own", die=die)
    return say("prompt-sabre-reroll", roller=ship_name(t, roller), die=die)


def spoils(t: Jamaica, winner: int, loser: int) -> Said:
    beaten = ship_name(t, loser)
    if t.is_ghost(winner):
        return Said(say("prompt-spoils-ghost", loser=beaten), "JAM-10.7")
    return Said(say("prompt-spoils", loser=beaten), "JAM-8.1")


def name_treasure(t: Jamaica, loser: int) -> Message:
    return say("prompt-name-treasure", loser=ship_name(t, loser))


PROMPTS: dict[str, Prompt] = by_name(lane, attack_whom, spend_powder, take_from, sabre_reroll, spoils, name_treasure)
