"""The games on the table: one folder each in here, and those that other packages offer.

A package offers a game under the entry-point group ``roadstead.games``; what stands there is the module that has ``GAME``:

    [project.entry-points."roadstead.games"]
    salvage = "salvage"
"""

import logging
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from roadstead.kernel.game import Game
from roadstead.kernel.variants import MARK

OFFERED = "roadstead.games"
FILE = ".toml"  # how the name of a variant's file ends


def names() -> list[str]:
    """The games there are, by name."""
    return sorted({*own(), *outside()})


@cache
def own() -> frozenset[str]:
    """The games that come with Roadstead, by the names of their folders."""
    return frozenset(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def outside() -> dict[str, Game]:
    """The games of other packages, by name.  One that cannot be used is told about in a line and left out."""
    found: dict[str, Game] = {}
    for offer in sorted(entry_points(group=OFFERED), key=lambda offer: offer.name):
        try:
            found[offer.name] = offered(offer, found.keys() | own())
        except Exception as error:  # whatever somebody else's package does, the other games can be played
            logging.getLogger("roadstead").warning("%s", error)
    return found


class NotUsable(ValueError):
    """A package offers a game that cannot be used; the sentence says which and why."""


def offered(offer: EntryPoint, taken: frozenset[str] | set[str]) -> Game:
    """The game that another package offers."""
    whose = offer.dist.name if offer.dist else offer.value
    if offer.name in taken:
        raise NotUsable(
            f"the game {offer.name!r} of the package {whose} is left out: there is one of that name already"
        )
    try:
        loaded = offer.load()
    except Exception as error:
        why = " ".join(str(error).split()) or "no reason given"
        raise NotUsable(
            f"the game {offer.name!r} of the package {whose} cannot be loaded: {type(error).__name__}: {why}"
        ) from error
    game = getattr(loaded, "GAME", loaded)
    if not isinstance(game, Game):
        raise NotUsable(f"the game {offer.name!r} of the package {whose} is left out: {offer.value} has no GAME")
    if game.name != offer.name:
        raise NotUsable(f"the game {offer.name!r} of the package {whose} is left out: it calls itself {game.name!r}")
    return game


def find(name: str) -> Game:
    """The game of this name; ``jamaica~rich-lairs`` and ``my-own.toml`` are variants."""
    if MARK in name or name.endswith(FILE):
        from roadstead.games import variants

        return variants.find(name)
    if name in own():
        game = import_module(f"{__name__}.{name}").GAME
        assert isinstance(game, Game)
        return game
    if name in outside():
        return outside()[name]
    raise ValueError(f"there is no game {name!r} (there are: {', '.join(names())})")
