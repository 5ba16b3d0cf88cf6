"""The games on the table, one folder each."""

import pkgutil
from importlib import import_module

from roadstead.kernel.game import Game


def names() -> list[str]:
    """The games there are, by the names of their folders."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def find(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise ValueError(f"there is no game {name!r} (there are: {', '.join(names())})")
    game = import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game
