"""Six levels, with the same names in every game: from one that a child beats to the strongest.

A level errs as people do.  It takes its second or third thought for its first, it acts by feel where it should have
thought, and it looks less far.  How much of that it does differs from game to game: ``bot/levels.json`` in a game's
folder says it, with the ratings that were measured.  A game without this file has the usual manners.
"""

import json
import logging
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

from roadstead.bots.captain import CaptainBot
from roadstead.bots.simple import CasualBot
from roadstead.kernel.game import Game
from roadstead.kernel.state import State
from roadstead.kernel.weights import fingerprint

FORMAT = 1
SEATS = 2  # at the table where levels are measured, unless somebody asks for another
AT_MOST = 1.7  # seconds a turn, so that with everything around it a turn is done within two


@dataclass(frozen=True)
class Level:
    """A level as people know it."""

    name: str
    title: str
    words: str


LEVELS = (
    Level("landlubber", "Landlubber", "New on board: slips again and again. For a first game, and for children."),
    Level("deckhand", "Deckhand", "Knows the ropes and still slips often."),
    Level("boatswain", "Boatswain", "Plays by rules of thumb and slips now and then."),
    Level("mate", "Mate", "Steady and quick; hardly looks ahead."),
    Level("navigator", "Navigator", "Looks ahead, though not before every move."),
    Level("commodore", "Commodore", "Strong: looks ahead before every move, within two seconds a turn."),
)
NAMES = tuple(level.name for level in LEVELS)


@dataclass(frozen=True)
class Manner:
    """How a level plays a game."""

    slips: int = 0  # so many in a hundred decisions by feel are not the best that comes to mind
    others: int = 2  # but one of so many after it
    plausible: float = 4.0  # that are at most so much worse, in units of the game's temperature
    iterations: int = 0  # of a search for each decision; 0 is to play by feel alone
    haste: int = 0  # so many in a hundred decisions of one that searches are made by feel

    def __post_init__(self) -> None:
        if not (0 <= self.slips <= 100 and 0 <= self.haste <= 100):
            raise ValueError("slips and haste are so many in a hundred")
        if self.others < 1 or self.iterations < 0 or not self.plausible > 0.0:
            raise ValueError("a level takes one of the next choices, that are plausible, and searches or does not")


USUAL = {
    "landlubber": Manner(slips=55),
    "deckhand": Manner(slips=33),
    "boatswain": Manner(slips=15),
    "mate": Manner(),
    "navigator": Manner(iterations=50, haste=25),
    "commodore": Manner(iterations=1000),
}


@dataclass(frozen=True)
class Ladder:
    """How the levels play a game, and what was measured of them; nothing, if they have changed since."""

    manners: dict[str, Manner]
    measured: dict[str, Any] = field(default_factory=dict)

    def rating(self, name: str) -> dict[str, Any]:
        """The measured rating of a level and its games against the one below; empty where there is none."""
        found: dict[str, Any] = self.measured.get("levels", {}).get(name, {})
        return found


class LevelBot(CasualBot):
    """A bot of one of the levels."""

    def __init__(self, game: Game, seed: int, name: str) -> None:
        super().__init__(game, seed)
        manner = ladder(game).manners[name]
        self.name = name
        self.often = manner.slips
        self.others = manner.others
        self.plausible = manner.plausible
        self.haste = manner.haste
        self.captain = CaptainBot(game, seed, str(manner.iterations), AT_MOST) if manner.iterations else None

    def choose(self, view: State, seat: int) -> int:
        if self.captain is None:
            return super().choose(view, seat)
        if self.haste and self.dice.below(100, 0) < self.haste:
            return self.captain.choose(view, seat, decided=super().choose(view, seat))
        return self.captain.choose(view, seat)


def place(game: Game) -> Path:
    """Where a game's levels are described, if they are."""
    return game.folder / "bot" / "levels.json"


@cache
def ladder(game: Game) -> Ladder:
    """The levels of a game, read once.  A file that cannot be used is told about in a line and left out."""
    file = place(game)
    if not file.is_file():
        return Ladder(USUAL)
    try:
        return read(file, game)
    except (AttributeError, KeyError, OSError, TypeError, ValueError) as error:
        logging.getLogger("roadstead").warning("the levels of %s are not used: %s", game.title, error)
        return Ladder(USUAL)


def read(file: Path, game: Game) -> Ladder:
    """The levels in a file."""
    stored = json.loads(file.read_text("utf-8"))
    if stored["format"] != FORMAT:
        raise ValueError(f"they are written in format {stored['format']}, not {FORMAT}")
    if set(stored["levels"]) != set(NAMES):
        raise ValueError(f"they are not the six levels: {', '.join(NAMES)}")
    manners = {name: Manner(**stored["levels"][name]) for name in NAMES}
    measured = stored.get("measured", {})
    now = conditions(game, manners, measured.get("seats", SEATS))
    return Ladder(manners, measured if all(measured.get(name) == now[name] for name in now) else {})


def conditions(game: Game, manners: dict[str, Manner], seats: int) -> dict[str, Any]:
    """What ratings at a table of so many depend on: they are forgotten when any of it changes."""
    return {
        "rules_version": game.rules_version,
        "digest": game.digest,
        "weights": fingerprint(game, seats),
        "manners": {name: told(manner) for name, manner in manners.items()},
    }


def told(manner: Manner) -> dict[str, Any]:
    """A manner in a file: what differs from the first values."""
    usual = {each.name: each.default for each in fields(Manner)}
    return {name: value for name, value in asdict(manner).items() if value != usual[name]}


def written(game: Game, measured: dict[str, Any]) -> str:
    """The text of a game's file of levels, with what was measured of them."""
    manners = ladder(game).manners
    levels = {name: told(manners[name]) for name in NAMES}
    kept = {**conditions(game, manners, measured["seats"]), **measured}
    return json.dumps({"format": FORMAT, "levels": levels, "measured": kept}, indent=1) + "\n"
