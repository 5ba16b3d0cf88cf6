"""Jamaica's log: how the facts of an event are called in a sentence, and the lines that are no plain sentence."""

from roadstead.games.jamaica.data import CARD_NAMES, GOODS, POWER_NAMES, STAR
from roadstead.games.jamaica.words.names import at, back_name, die_name, hold_name, ship_name, worth
from roadstead.kernel.speech import Called, Facts, Named, Sentence
from roadstead.kernel.words import counted

CALLED: dict[str, Called] = {
    **dict.fromkeys(("ship", "foe", "roller", "loser"), lambda ship, t, names: ship_name(t, ship, names)),
    **dict.fromkeys(("space", "start"), lambda space, t, names: at(space)),
    "lap": lambda lap, t, names: ", behind the start line" if lap < 0 else "",
    "card": CARD_NAMES,
    "cards": lambda cards, t, names: counted(cards, "card"),
    "goods": GOODS,
    "hold": lambda hold, t, names: str(hold + 1),
    "load hold": lambda hold, t, names: hold_name(hold),
    "power": POWER_NAMES,
    "back": lambda back, t, names: back_name(back),
    "face": lambda face, t, names: worth(face),
    "die": lambda die, t, names: die_name(die),
}


def combat_roll(facts: Facts, named: Named) -> str:
    rest = "!" if facts["die"] == STAR else f", strength {facts['strength']}."
    return f"{named['ship']} rolls {named['die']}{rest}"


def shortage(facts: Facts, named: Named) -> str:
    tokens, goods = facts["tokens"], named["goods"]
    lost = f"loses {tokens} {goods}" if tokens else f"has no {goods} to lose"
    return f"{named['ship']} cannot pay at {named['space']} and {lost}."


def ghost_moves(facts: Facts, named: Named) -> str:
    wish = ", as the Captain wishes" if facts["chosen"] else ""
    return f"the Ghost Ship sails {facts['steps']} {'forward' if facts['forward'] else 'back'}{wish}."


LINES: dict[str, Sentence] = {"combat roll": combat_roll, "shortage": shortage, "ghost moves": ghost_moves}
