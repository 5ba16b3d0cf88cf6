"""What each game's `swaps.py` says of its secrets, by the name of the game."""

from importlib import import_module
from pathlib import Path

from roadstead.conformance.interference import Secrets


def secrets_of(name: str) -> type[Secrets]:
    """The one class of secrets that a game's `swaps.py` writes."""
    module = import_module(f"games.{name}.swaps")
    (found,) = [
        each
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Secrets) and each.__module__ == module.__name__
    ]
    return found


SECRETS = {path.parent.name: secrets_of(path.parent.name) for path in sorted(Path(__file__).parent.glob("*/swaps.py"))}
