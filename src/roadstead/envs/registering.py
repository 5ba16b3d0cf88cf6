"""The games under the names by which Gymnasium and OpenSpiel make them, as soon as these libraries are imported.

``import roadstead.envs`` does not import them itself: each is large, and most programs need one of the two.
"""

import importlib
import importlib.util
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

VERSION = 0


def gymnasium_name(game: str) -> str:
    """``harbour_of_fortune`` is ``roadstead/HarbourOfFortune-v0``."""
    return f"roadstead/{''.join(word.capitalize() for word in game.split('_'))}-v{VERSION}"


def register_gymnasium() -> None:
    """Every game there is for ``gymnasium.make``."""
    import gymnasium

    from roadstead.games import names

    for game in names():
        if gymnasium_name(game) not in gymnasium.registry:
            gymnasium.register(gymnasium_name(game), "roadstead.envs.single:SeatEnv", kwargs={"game": game})


def register_open_spiel() -> None:
    """Every game there is for ``pyspiel.load_game``."""
    from roadstead.envs.spiel import register
    from roadstead.games import find, names

    for game in names():
        register(find(game))


def when_imported(library: str, register: Callable[[], None]) -> None:
    """Call ``register`` now if the library has been imported, and otherwise right after it is."""
    if library in sys.modules:
        register()
    else:
        sys.meta_path.insert(0, _Wait(library, register))


class _Wait:
    """Lets others find one library, and calls a function when it has been loaded."""

    def __init__(self, library: str, register: Callable[[], None]) -> None:
        self.library = library
        self.register = register
        self.asking = False

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.library or self.asking:
            return None
        self.asking = True
        try:
            spec = importlib.util.find_spec(name)
        finally:
            self.asking = False
        if spec is not None and spec.loader is not None:
            load = spec.loader.exec_module

            def load_and_register(module: ModuleType) -> None:
                load(module)
                sys.meta_path.remove(self)
                self.register()

            spec.loader.exec_module = load_and_register  # type: ignore[method-assign]
        return spec
