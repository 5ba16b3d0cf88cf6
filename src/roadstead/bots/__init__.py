"""Who plays when no person does.  A bot is given a redacted state and answers with one of its legal actions."""

from roadstead.bots.player import Bot
from roadstead.bots.simple import GreedyBot, RandomBot
from roadstead.kernel.game import Game

_KINDS: dict[str, type[RandomBot] | type[GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["Bot", "bot", "names"]


def names() -> list[str]:
    """The bots there are."""
    return sorted(_KINDS)


def bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot of this name for this game; two with the same seed play alike."""
    if name not in _KINDS:
        raise ValueError(f"there is no bot {name!r} (there are: {', '.join(names())})")
    return _KINDS[name](game, seed)
