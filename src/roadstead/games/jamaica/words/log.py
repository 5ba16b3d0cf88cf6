"""Jamaica's log: how the facts of an event are told."""

from roadstead.games.jamaica.data import STAR
from roadstead.games.jamaica.words.names import (
    CARDS_CALLED,
    GOODS_CALLED,
    POWERS_CALLED,
    at,
    back_name,
    die_name,
    hold_name,
    ship_name,
    worth,
)
from roadstead.kernel.speech import Facts, Told

TOLD: dict[str, Told] = {
    **dict.fromkeys(("ship", "foe", "roller", "loser"), lambda ship, t: ship_name(t, ship)),
    **dict.fromkeys(("space", "start"), lambda space, t: at(space)),
    "lap": lambda lap, t: "behind" if lap < 0 else "on",
    "card": CARDS_CALLED,
    "goods": GOODS_CALLED,
    "hold": lambda hold, t: hold + 1,
    "load hold": lambda hold, t: hold_name(hold),
    "power": POWERS_CALLED,
    "back": lambda back, t: back_name(back),
    "face": lambda face, t: worth(face),
    "die": lambda die, t: die_name(die),
    "forward": lambda forward, t: "forward" if forward else "back",
    "chosen": lambda chosen, t: "chosen" if chosen else "",
}


def shown(facts: Facts) -> str:
    """Whether a star was thrown, beside which strength does not count."""
    return "star" if facts["die"] == STAR else "number"


TOGETHER = {"shown": shown}
