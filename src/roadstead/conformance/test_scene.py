"""What is drawn: a board that never changes and pieces that hang together, small enough to send."""

import gzip
import re
from xml.etree import ElementTree

import msgspec
import pytest

from roadstead.conformance.tables import asked_positions, at_every_table, at_usual_tables, positions, with_every_game
from roadstead.kernel.scene import Piece, standalone

MOST_BOARD_BYTES = 150_000
MOST_PIECES_BYTES = 15_000


def drawn(table, state, viewer):
    return table.game.scene.pieces(state.redacted(viewer), viewer, table.names)


@with_every_game
def test_the_board_is_small_sound_and_has_every_shape(game):
    board = game.scene.BOARD
    assert len(gzip.compress(board.markup.encode(), mtime=0)) <= MOST_BOARD_BYTES
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{board.markup}</svg>')
    symbols = {element.get("id") for element in root.iter() if element.tag.endswith("}symbol")}
    assert board.shapes.keys() <= symbols
    assert board.width > 0
    assert board.height > 0
    for element in root.iter():
        assert element.get("style") is None
        assert not element.tag.endswith(("}style", "}script", "}foreignObject"))
        assert not any(name.startswith("on") for name in element.attrib)
        assert element.get("href", "#").startswith("#")


@with_every_game
def test_a_scene_of_every_shape_is_one_file_that_draws_each_of_them(game):
    board = game.scene.BOARD
    pieces = [Piece(id=name, shape=name, x=100, y=100, classes="seat-1") for name in board.shapes]
    before = ElementTree.fromstring(standalone(board, [], game.title))
    after = ElementTree.fromstring(standalone(board, pieces, game.title))
    drawn_by = [[use.get("href") for use in root.iter("{http://www.w3.org/2000/svg}use")] for root in (before, after)]
    assert sorted(drawn_by[1]) == sorted(drawn_by[0] + [f"#{name}" for name in board.shapes])


@pytest.mark.pure
@at_every_table
def test_pieces_hang_together_and_what_can_be_clicked_is_a_labelled_action(table):
    """One walk for both: drawing every position for every viewer is what takes the time."""
    board = table.game.scene.BOARD
    actions = set(table.game.actions.texts())
    for state in positions(table):
        for viewer in table.viewers:
            pieces = drawn(table, state, viewer)
            placed = {piece.id: piece for piece in pieces}
            assert len(placed) == len(pieces)
            assert "" not in placed
            for piece in pieces:
                assert piece.shape in board.shapes or piece.shape in ("text", "group"), f"no shape {piece.shape!r}"
                assert piece.shape != "text" or piece.text
                assert not piece.hand or viewer is not None
                assert "9999" not in piece.text
                assert "9999" not in piece.label
                if piece.do:
                    assert piece.do in actions, f"{piece.id} stands for {piece.do!r}, which is no action"
                    assert piece.label.strip(), f"{piece.id} can be clicked but has no label"
                below = piece
                for _ in pieces:
                    if below.parent == "":
                        break
                    assert below.parent in placed, f"{below.id} lies on {below.parent}, which is not there"
                    below = placed[below.parent]
                assert below.parent == "", f"{piece.id} lies on itself"


@at_usual_tables
def test_pieces_are_small_enough_to_send(table):
    for state in positions(table)[::3]:
        for viewer in table.viewers:
            wire = msgspec.json.encode(drawn(table, state, viewer))
            assert len(gzip.compress(wire, mtime=0)) <= MOST_PIECES_BYTES


@at_usual_tables
def test_a_scene_is_drawn_the_same_every_time_and_changes_nothing(table):
    for state in positions(table):
        view = state.redacted(0)
        before = view.to_dict()
        scene = table.game.scene
        assert scene.pieces(view, 0, table.names) == scene.pieces(state.clone().redacted(0), 0, table.names)
        assert view.to_dict() == before


@at_usual_tables
def test_names_are_shown_and_never_become_markup(table):
    names = [f'<script>{seat}</script> & "Ó\'Brien"' for seat in range(table.seats)]
    scene = table.game.scene
    for state in asked_positions(table)[::5]:
        pieces = scene.pieces(state.redacted(0), 0, names)
        drawing = standalone(scene.BOARD, pieces, names[0])
        root = ElementTree.fromstring(drawing)
        assert not [element for element in root.iter() if element.tag.endswith("}script")]
        used = set(re.findall(r'href="#([\w-]+)"', drawing))
        assert used <= {element.get("id") for element in root.iter()}
