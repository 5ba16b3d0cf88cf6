"""The bots that can be seated at a table: the six levels, the strongest above them, and what tables of before may still have."""

from collections.abc import Iterable
from typing import Any

from roadstead.bots import levels
from roadstead.kernel.game import Game
from roadstead.server.wire import Level, Rating

ADMIRAL = Level("captain:1s", "Admiral", "The strongest: thinks for about a second a turn. It has no rating.")
LEVELS = (*(Level(level.name, level.title, level.words) for level in levels.LEVELS), ADMIRAL)
# No page offers these any more.  Tables that were made with them go on, and a program may ask for them.
BEFORE = {"casual", "greedy", "captain:200"}
AT_ONCE = {"casual", "greedy"}  # they never search, so they keep nothing from one decision to the next
STAND_IN = "mate"  # plays for those who resign or are away, unless they have chosen another level for it
TITLES = {level.name: level.title for level in LEVELS}
KNOWN = {*TITLES, *BEFORE}


def a_bot(name: str) -> str:
    """A bot in a sentence, with its level: what tables of before may still have bears no name that anybody knows."""
    return f"a bot ({TITLES[name]})" if name in TITLES else "a bot"


def rated(games: Iterable[Game]) -> list[Level]:
    """The levels, each with its rating in every game where it was measured."""
    found = [Level(level.name, level.title, level.words, {}) for level in LEVELS]
    for game in games:
        ladder = levels.ladder(game)
        for place, level in enumerate(found):
            measured = ladder.rating(level.name)
            if measured:
                below = found[place - 1].title if place else ""
                level.ratings[game.name] = Rating(int(measured["elo"]), _words(measured, below))
    return found


def _words(measured: dict[str, Any], below: str) -> str:
    """How strong a level is, in a sentence."""
    rating = f"Rated {measured['elo']} ± {measured['off']} in this game"
    if not below or "won" not in measured:
        return f"{rating}."
    return f"{rating}: it won {measured['won']:g} of {measured['games']} games against {below}."
