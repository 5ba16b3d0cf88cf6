"""What holds for every drawn board: small, always the same, and nothing in it that a strict page would refuse."""

import gzip
import json
import os
import re
import subprocess
import sys
from functools import cache
from hashlib import sha256
from xml.etree import ElementTree

from roadstead.conformance.tables import GAMES, with_every_game
from roadstead.kernel.game import Game
from roadstead.kernel.scene import Board

MOST_BYTES = 82_000


CLASSES = {"number", "name", "plate", "bearer", "ornament"}  # the first of an element, as docs/scenes.md has them


def board_of(game: Game) -> Board:
    board = game.scene.BOARD
    assert isinstance(board, Board)
    return board


def prefix_of(game: Game) -> str:
    """What all names in a game's drawing begin with, for example ``jam-``."""
    (prefix,) = {name.partition("-")[0] for name in re.findall(r' id="([\w-]+)"', board_of(game).markup)}
    return f"{prefix}-"


def assert_sound(board: Board, prefix: str) -> None:
    """Presentation attributes only, every name its own and the game's, every name used there."""
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{board.markup}</svg>')
    ids = set()
    for element in root.iter():
        assert element.tag.split("}")[1] not in {"style", "script", "image", "foreignObject"}
        assert "style" not in element.attrib
        assert "class" not in element.attrib or element.get("class", "").split()[0] in CLASSES
        assert not any(attribute.startswith("on") for attribute in element.attrib)
        assert element.get("href", "#").startswith("#")
        if known := element.get("id"):
            assert known.startswith(prefix)
            assert known not in ids
            ids.add(known)
    assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', board.markup)) <= ids


def digests() -> dict[str, str]:
    return {game.name: sha256(board_of(game).markup.encode()).hexdigest() for game in GAMES}


@cache
def drawn_again() -> dict[str, str]:
    """The boards as another process draws them, in which sets have another order."""
    source = "import json; from roadstead.conformance.test_board import digests; print(json.dumps(digests()))"
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "99",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    told = subprocess.run([sys.executable, "-c", source], env=environment, capture_output=True, text=True, check=True)
    return json.loads(told.stdout)


@with_every_game
def test_the_board_is_small_and_always_the_same(game: Game) -> None:
    assert len(gzip.compress(board_of(game).markup.encode())) <= MOST_BYTES
    assert drawn_again()[game.name] == digests()[game.name]


@with_every_game
def test_presentation_attributes_only(game: Game) -> None:
    assert_sound(board_of(game), prefix_of(game))


def test_no_two_games_share_the_names_in_their_drawings() -> None:
    prefixes = [prefix_of(game) for game in GAMES]
    assert all(len(prefix) > 2 for prefix in prefixes)
    assert len(set(prefixes)) == len(prefixes)


@with_every_game
def test_every_shape_has_its_symbol_in_its_size(game: Game) -> None:
    board = board_of(game)
    symbols = dict(re.findall(r'<symbol id="([\w-]+)" viewBox="0 0 ([\d. ]+)"', board.markup))
    assert symbols == {shape: f"{width:g} {height:g}" for shape, (width, height) in board.shapes.items()}


@with_every_game
def test_a_ring_shows_what_it_is_round_and_is_hit_anywhere_inside(game: Game) -> None:
    for shape in board_of(game).shapes:
        if shape.endswith(("-ring", "-dock")):
            drawn = re.search(f'<symbol id="{shape}".*?</symbol>', board_of(game).markup)
            assert drawn
            fills = re.findall(r' fill="([^"]+)"(?: fill-opacity="([^"]+)")?', drawn[0])
            assert {opacity for fill, opacity in fills if fill != "none"} == {"0"}, shape
