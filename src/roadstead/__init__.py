"""Sea-trade board games on one table.

    game = roadstead.game("jamaica")
    state = game.new(seats=4, seed=7)

The kernel and the rules are compiled; with ROADSTEAD_PURE=1 in the environment everything runs from its `.py`.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

    from roadstead.kernel.game import Game

__version__ = "0.1.0"
__all__ = ["__version__", "all_games", "compiled", "game"]


class SourceFinder:
    """Finds every `roadstead.*` module in its `.py`, even when a compiled one lies beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("roadstead."):
            return None
        from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("ROADSTEAD_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, SourceFinder)


def compiled() -> bool:
    """Whether the kernel in use is the compiled one."""
    from importlib.util import find_spec

    spec = find_spec("roadstead.kernel.state")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


def game(name: str) -> Game:
    """The game of that name: `roadstead.game("jamaica")`; with rules of your own: `roadstead.game("storms.py:Storms")`."""
    from roadstead.games import find, load
    from roadstead.kernel.house_rules import MARK

    return load(name) if MARK in name else find(name)


def all_games() -> list[Game]:
    """Every game there is, the easiest first. (`roadstead.games` is the folder they live in.)"""
    from roadstead.games import find, names

    return sorted((find(name) for name in names()), key=lambda game: (game.weight, game.name))
