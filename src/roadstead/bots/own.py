"""Bots of your own in Python: ``miser.py:Miser`` is the class Miser in that file."""

import importlib.util
import inspect
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from roadstead.bots.player import Bot
from roadstead.kernel.game import Game


def own_bot(game: Game, seed: int, file: str, name: str) -> Bot:
    """A bot of this class, made with the game and the seed if it takes them."""
    if not name:
        raise ValueError(f"a bot of your own is given as FILE.py:CLASS, such as {file}:Miser")
    kind = getattr(_module(str(Path(file).resolve())), name, None)
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


@lru_cache(maxsize=32)
def _module(path: str) -> ModuleType:
    """Run the file, once in each process."""
    spec = importlib.util.spec_from_file_location(f"roadstead_own_{Path(path).stem}", path)
    if spec is None or spec.loader is None:
        raise ValueError(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from error
    except Exception as error:
        raise ValueError(f"{path} does not run: {type(error).__name__}: {error}") from error
    return module
