"""Bots of your own in Python: ``miser.py:Miser`` is the class Miser in that file."""

import inspect
from pathlib import Path

from roadstead.bots.player import Bot
from roadstead.kernel.game import Game
from roadstead.kernel.own_files import module_at


def own_bot(game: Game, seed: int, file: str, name: str) -> Bot:
    """A bot of this class, made with the game and the seed if it takes them."""
    if not name:
        raise ValueError(f"a bot of your own is given as FILE.py:CLASS, such as {file}:Miser")
    kind = getattr(module_at(str(Path(file).resolve())), name, None)
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        raise ValueError(f"{file} has no class {name} with a method choose(view, seat)")
    try:
        inspect.signature(kind).bind(game, seed)
        made = kind(game, seed)
    except TypeError:
        made = kind()
    if not getattr(made, "name", ""):
        made.name = f"{file}:{name}"
    return made  # type: ignore[no-any-return]
