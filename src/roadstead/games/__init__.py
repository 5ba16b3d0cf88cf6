"""The games on the table: one folder each in here, and those that other packages offer.

A package offers a game under the entry-point group ``roadstead.games``; what stands there is the module that has ``GAME``:

    [project.entry-points."roadstead.games"]
    salvage = "salvage"

Instead of a module it may be a class with rules on top of another game's (``kernel/house_rules.py``).
"""

import logging
import os
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from roadstead.kernel.game import Game
from roadstead.kernel.house_rules import BadHouseRules, HouseRules, found, made, named
from roadstead.kernel.variants import MARK

OFFERED = "roadstead.games"
FILE = ".toml"  # how the name of a variant's file ends

# Rules of one's own, in the environment: FILE.py:CLASS, several with commas between them.
HOUSE_RULES = "ROADSTEAD_RULES"


def names() -> list[str]:
    """The games there are, by name."""
    return sorted({*own(), *outside(), *in_house()})


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
    if isinstance(game, type) and issubclass(game, HouseRules):
        game = made(game, find(game.game), offer.value)
    if not isinstance(game, Game):
        raise NotUsable(f"the game {offer.name!r} of the package {whose} is left out: {offer.value} has no GAME")
    if game.name != offer.name:
        raise NotUsable(f"the game {offer.name!r} of the package {whose} is left out: it calls itself {game.name!r}")
    return game


def find(name: str) -> Game:
    """The game of this name; ``jamaica~rich-lairs`` and ``my-own.toml`` are variants.

    Rules of one's own in a file are found here once they have been loaded (``roadstead.game("storms.py:Storms")``).
    """
    if MARK in name or name.endswith(FILE):
        from roadstead.games import variants

        return variants.find(name)
    if name in own():
        game = import_module(f"{__name__}.{name}").GAME
        assert isinstance(game, Game)
        return game
    if name in outside():
        return outside()[name]
    if name in in_house():
        return in_house()[name]
    if name.endswith(".py"):
        raise ValueError(f"rules of your own are given as FILE.py:CLASS, not {name!r}")
    raise ValueError(f"there is no game {name!r} (there are: {', '.join(names())})")


# Rules of one's own.  Which files are read, the owner says, and never a record or a visitor.

_in_house: dict[str, Game] = {}  # by FILE.py:CLASS
_loading: list[str] = []


def in_house() -> dict[str, Game]:
    """The games with rules of one's own, by name: those that were loaded, and those that the environment tells of."""
    for source in _told():
        if source not in _in_house and source not in _loading:
            _loading.append(source)  # while it is loaded it asks which names are taken
            try:
                load(source)
            finally:
                _loading.remove(source)
    return {game.name: game for game in _in_house.values()}


def load(source: str) -> Game:
    """The game with the rules that ``FILE.py:CLASS`` names, known by its own name from now on.

    Processes that this one starts, such as those of the lab, know it too: the environment tells them.
    """
    where, _, name = source.rpartition(":")
    if not where.endswith(".py"):
        raise BadHouseRules(f"rules of your own are given as FILE.py:CLASS, not {source!r}")
    whole = f"{Path(where).resolve()}:{name}"
    if whole not in _in_house:
        kind = found(whole)
        if kind.game not in own() | outside().keys():
            raise BadHouseRules(f"{source} is built on {kind.game!r}, and there is no such game")
        if named(kind) in names():
            raise BadHouseRules(f"{source} calls itself {named(kind)!r}, and there is a game of that name already")
        _in_house[whole] = made(kind, find(kind.game), whole)
        if whole not in _told():
            os.environ[HOUSE_RULES] = ",".join([*_told(), whole])
    return _in_house[whole]


def _told() -> list[str]:
    return [source for source in os.environ.get(HOUSE_RULES, "").split(",") if source]
