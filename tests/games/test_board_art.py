"""What holds for every drawn board: small, always the same, and nothing in it that a strict page would refuse."""

import gzip
import re
from xml.etree import ElementTree

import pytest

import roadstead
from roadstead.games.harbour_of_fortune import board_art as harbour_of_fortune
from roadstead.games.jamaica.art import board as jamaica
from roadstead.games.new_bedford import board_art as new_bedford
from roadstead.games.rotterdam import board_art as rotterdam
from roadstead.games.rotterdam import data_files
from roadstead.games.supremacy.art import board as supremacy
from roadstead.kernel.scene import Board

MOST_BYTES = {"supremacy": 100_000}
MOST_BYTES_USUALLY = 80_000
PREFIXES = {
    "harbour_of_fortune": "hof-",
    "jamaica": "jam-",
    "new_bedford": "nb-",
    "rotterdam": "rot-",
    "supremacy": "sup-",
}
DRAWN_AGAIN = {
    "harbour_of_fortune": harbour_of_fortune._markup,
    "jamaica": jamaica._markup,
    "new_bedford": new_bedford._markup,
    "rotterdam": lambda: rotterdam.board_on(data_files.printed()).markup,
    "supremacy": supremacy._markup,
}

with_every_board = pytest.mark.parametrize("name", PREFIXES)


def board_of(name: str) -> Board:
    board = roadstead.game(name).part("scene").BOARD
    assert isinstance(board, Board)
    return board


def assert_sound(board: Board, prefix: str) -> None:
    """Presentation attributes only, every name its own and the game's, every name used there."""
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{board.markup}</svg>')
    ids = set()
    for element in root.iter():
        assert element.tag.split("}")[1] not in {"style", "script", "image", "foreignObject"}
        assert not {"style", "class"} & set(element.attrib)
        assert not any(attribute.startswith("on") for attribute in element.attrib)
        assert element.get("href", "#").startswith("#")
        if known := element.get("id"):
            assert known.startswith(prefix)
            assert known not in ids
            ids.add(known)
    assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', board.markup)) <= ids


@with_every_board
def test_the_board_is_small_and_always_the_same(name: str) -> None:
    markup = board_of(name).markup
    assert len(gzip.compress(markup.encode())) <= MOST_BYTES.get(name, MOST_BYTES_USUALLY)
    assert DRAWN_AGAIN[name]() == markup


@with_every_board
def test_presentation_attributes_only(name: str) -> None:
    assert_sound(board_of(name), PREFIXES[name])


@with_every_board
def test_every_shape_has_its_symbol_in_its_size(name: str) -> None:
    board = board_of(name)
    symbols = dict(re.findall(r'<symbol id="([\w-]+)" viewBox="0 0 ([\d. ]+)"', board.markup))
    assert symbols == {shape: f"{width:g} {height:g}" for shape, (width, height) in board.shapes.items()}


@pytest.mark.parametrize("shape", ["jam-ring", "rot-ring", "rot-dock", "hof-ring"])
def test_a_ring_shows_what_it_is_round_and_is_hit_anywhere_inside(shape: str) -> None:
    name = next(game for game, prefix in PREFIXES.items() if shape.startswith(prefix))
    drawn = re.search(f'<symbol id="{shape}".*?</symbol>', board_of(name).markup)
    assert drawn
    fills = re.findall(r' fill="([^"]+)"(?: fill-opacity="([^"]+)")?', drawn[0])
    assert {opacity for fill, opacity in fills if fill != "none"} == {"0"}
