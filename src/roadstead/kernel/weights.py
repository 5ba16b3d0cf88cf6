"""What was learned from play, on disk: a file of weights for a game and a number of seats.

``bot/weights/3.json`` is what captains judge by at a table of three.  ``3-chances.json`` says people's chances there, and
wins no games for a captain; where there is none, ``3.json`` says them.

The file is JSON.  ``game``, ``rules_version``, ``digest``, ``seats``, ``options`` and ``layout`` say what the weights are for,
``learned`` how they came about.  ``horizon`` is how many decisions a search plays ahead before it asks the net, where
that differs from what the game's heuristics say.  The numbers are 32-bit floats, little-endian, in base64.
"""

import base64
import binascii
import hashlib
import json
import logging
import math
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from roadstead.kernel.judging import Judgement, Learned, Net

if TYPE_CHECKING:
    from roadstead.kernel.game import Game
    from roadstead.kernel.state import State

FORMAT = 1
LARGEST = 300_000  # bytes
FARTHEST = 1000  # decisions
NUMBERS = ("weights", "biases", "outs", "offset")


@dataclass(frozen=True)
class Weights:
    """A net, what its points are worth, how far to play ahead before it is asked, and the tables that it was learned at."""

    seats: int
    net: Net
    temperature: float
    horizon: int  # -1: as far as the game's heuristics say
    options: dict[str, object]
    learned: dict[str, Any]


def place(game: "Game", seats: int, chances: bool = False) -> Path:
    """Where the weights of a game for so many seats lie, if it has any: those of captains, or those for ``chances`` alone."""
    return game.folder / "bot" / "weights" / (f"{seats}-chances.json" if chances else f"{seats}.json")


def layout(game: "Game", seats: int) -> str:
    """A short fingerprint of what nets of this game read."""
    rows = [[channel.name, channel.size] for channel in game.gist.channels(seats)]
    return hashlib.sha256(json.dumps(rows).encode()).hexdigest()[:16]


def tables(game: "Game", seats: int, options: Mapping[str, object]) -> dict[str, object]:
    """What weights have to be for, to be used at such a table."""
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "digest": game.digest,
        "seats": seats,
        "options": dict(options),
        "layout": layout(game, seats),
    }


def written(
    game: "Game",
    seats: int,
    options: Mapping[str, object],
    numbers: Mapping[str, Sequence[float]],
    temperature: float,
    learned: Mapping[str, object],
    horizon: int = -1,
) -> str:
    """The text of a file of weights; ``numbers`` are named as ``Net`` names them, ``offset`` being a single one."""
    packed = {name: base64.b64encode(struct.pack(f"<{len(row)}f", *row)).decode() for name, row in numbers.items()}
    told = {"format": FORMAT, **tables(game, seats, options), "temperature": temperature, "learned": dict(learned)}
    if horizon >= 0:
        told["horizon"] = horizon
    text = json.dumps({**told, **packed}, indent=1) + "\n"
    if len(text) > LARGEST:
        raise ValueError(f"the weights take {len(text):,} bytes; {LARGEST:,} are the most")
    return text


def read(file: Path, game: "Game", seats: int | None = None) -> Weights:
    """The weights in a file, if they are for this game, these rules and what nets read today."""
    try:
        stored = _stored(file)
        seats = game.checked_seats(stored["seats"]) if seats is None else seats
        options = {str(name): value for name, value in stored["options"].items()}
        _compare(stored, tables(game, seats, options))
        parts = {name: _unpacked(stored[name]) for name in NUMBERS}
        net = Net(parts["weights"], parts["biases"], parts["outs"], parts["offset"][0])
        temperature = float(stored["temperature"])
        if not 0.0 < temperature < math.inf:
            raise ValueError("their temperature is no positive number")
        horizon = int(stored.get("horizon", -1))
        if not -1 <= horizon <= FARTHEST:
            raise ValueError("their horizon is no number of decisions")
        Learned(game.heuristics, temperature, game.gist, net, seats)
        return Weights(seats, net, temperature, horizon, options, dict(stored["learned"]))
    except (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError) as error:
        why = error if type(error) is ValueError else "they are damaged"
        raise ValueError(f"the weights in {file.name} are not used for {game.title}: {why}") from error


def _stored(file: Path) -> dict[str, Any]:
    try:
        stored = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise ValueError(f"the file cannot be read ({(error.strerror or str(error)).lower()})") from error
    if not isinstance(stored, dict) or stored.get("format") != FORMAT:
        raise ValueError("this is no file of weights, or one of another format")
    return stored


def _compare(stored: Mapping[str, Any], wanted: Mapping[str, object]) -> None:
    words = {
        "game": "they are for the game {0}, not {1}",
        "rules_version": "they were learned under rules version {0}, not {1}",
        "digest": "they were learned with other components of the game",
        "seats": "they are for {0} seats, not {1}",
        "layout": "what nets read has changed since they were learned",
    }
    for name, sentence in words.items():
        if stored[name] != wanted[name]:
            raise ValueError(sentence.format(stored[name], wanted[name]))


def _unpacked(text: str) -> list[float]:
    try:
        data = base64.b64decode(text, validate=True)
        numbers = list(struct.unpack(f"<{len(data) // 4}f", data))
    except (binascii.Error, struct.error) as error:
        raise ValueError("they are damaged") from error
    if not all(map(math.isfinite, numbers)):
        raise ValueError("they are damaged")
    return numbers


def for_captains(game: "Game", seats: int) -> Weights | None:
    """What captains of a game judge by, at a table of so many seats."""
    return shipped(game, seats, False)


def for_people(game: "Game", seats: int) -> Weights | None:
    """What people are told their chances by."""
    return shipped(game, seats, True) or shipped(game, seats, False)


@cache
def shipped(game: "Game", seats: int, chances: bool) -> Weights | None:
    """The weights that come with a game, read once.  Those that do not fit are told about in a line and left out."""
    file = place(game, seats, chances)
    if game.variant is not None or not file.is_file():
        return None  # a variant is played with the outlook: what was learned is of the printed numbers
    try:
        return read(file, game, seats)
    except ValueError as error:
        logging.getLogger("roadstead").warning("%s", error)
        return None


def fingerprint(game: "Game", seats: int) -> str | None:
    """Tells the weights of captains for so many seats from any others; nothing, where captains have none."""
    file = place(game, seats)
    if for_captains(game, seats) is None:
        return None
    stored = _stored(file)
    numbers = "".join(stored[name] for name in NUMBERS)
    return hashlib.sha256(f"{numbers} {stored.get('horizon', -1)}".encode()).hexdigest()[:16]


def judgement(game: "Game", t: "State", known: Weights | None) -> Judgement:
    """How positions of such a table are judged: with what was learned at tables like it, where that is known."""
    if known is None or known.seats != t.seats or known.options != t.options:
        return Judgement(game.heuristics)
    return Learned(game.heuristics, known.temperature, game.gist, known.net, t.seats, known.horizon)
