"""Who plays when no person does.  A bot is given a redacted state and answers with one of its legal actions.

The name of a bot is a word, and its budget after a colon where it has one: ``greedy``, ``captain:1000``,
``captain:2s``.  ``captain:1000:plain`` searches without what was learned from play.  ``judge`` looks one action ahead.
``mate`` is one of the six levels.  ``miser.py:Miser`` is a class of your own.  ``exec:python3 my_bot.py`` is a program
that speaks the text protocol.
"""

from roadstead.bots.captain import CaptainBot
from roadstead.bots.judge import JudgeBot
from roadstead.bots.levels import NAMES, LevelBot
from roadstead.bots.outside import OutsideBot
from roadstead.bots.own import own_bot
from roadstead.bots.player import Bot
from roadstead.bots.simple import CasualBot, GreedyBot, RandomBot
from roadstead.kernel.game import Game

__all__ = ["Bot", "bot", "names", "runs_a_program"]

_PLAIN: dict[str, type[RandomBot] | type[GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot, "casual": CasualBot}


def names() -> list[str]:
    """The bots there are, and the six levels after them."""
    return [*sorted([*_PLAIN, "captain", "judge"]), *NAMES]


def runs_a_program(name: str) -> bool:
    """Whether a bot of this name runs somebody's own code on this machine, or reads a file of theirs."""
    kind = name.partition(":")[0].strip().lower()
    return kind == "exec" or kind.endswith(".py") or name.strip().lower().endswith(".json")


def bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot of this name for this game; two with the same seed play alike."""
    kind, colon, budget = name.partition(":")
    if kind == "captain":
        return CaptainBot(game, seed, budget) if colon else CaptainBot(game, seed)
    if kind == "judge":
        return JudgeBot(game, seed, budget)
    if kind == "exec":
        return OutsideBot(game, seed, budget)
    if kind.endswith(".py"):
        return own_bot(game, seed, kind, budget)
    if kind not in _PLAIN and kind not in NAMES:
        raise ValueError(f"there is no bot {name!r} (there are: {', '.join(names())})")
    if colon:
        raise ValueError(f"{kind} takes no budget: {name!r}")
    if kind in NAMES:
        return LevelBot(game, seed, kind)
    return _PLAIN[kind](game, seed)
