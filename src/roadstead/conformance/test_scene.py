"""What is drawn: a board that never changes and pieces that hang together, small enough to send."""

import gzip
import re
from functools import partial
from xml.etree import ElementTree

import msgspec
import pytest

from roadstead.conformance.tables import asked_positions, at_every_table, at_usual_tables, positions, with_every_game
from roadstead.kernel.scene import KINDS, Piece, standalone

MOST_BOARD_BYTES = 150_000
MOST_PIECES_BYTES = 15_000
READABLE = 11  # pixels
TEXT_CLASSES = {"number", "name", "plate", "bearer", "ornament", "start", "end", "bold", "light", "dark", "soft"} | {
    f"size-{size}" for size in ("s", "m", "l", "xl")
}
SVG = "{http://www.w3.org/2000/svg}"


def drawn(table, state, viewer):
    return table.game.scene.pieces(state.redacted(viewer), viewer, table.names)


@with_every_game
def test_the_board_is_small_sound_and_has_every_shape(game):
    board = game.scene.BOARD
    assert len(gzip.compress(board.file().encode(), mtime=0)) <= MOST_BOARD_BYTES
    root = ElementTree.fromstring(board.file())
    symbols = {element.get("id") for element in root.iter() if element.tag.endswith("}symbol")}
    assert board.shapes.keys() <= symbols
    assert board.width > 0
    assert board.height > 0
    for element in root.iter():
        assert element.get("style") is None
        assert set((element.get("class") or "").split()) <= TEXT_CLASSES
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


def surfaces_of(table, state, viewer):
    return table.game.surfaces(state.redacted(viewer), viewer)


@at_every_table
def test_a_table_is_a_board_and_whatever_else_lies_there(table):
    """One board, a mat belongs to a seat, a hand to the one who looks; every picture that is named is there."""
    state = positions(table)[0]
    board = table.game.board(state)
    for viewer in table.viewers:
        surfaces = surfaces_of(table, state, viewer)
        assert surfaces[0].kind == "board"
        assert [surface.kind for surface in surfaces].count("board") == 1
        assert (surfaces[0].width, surfaces[0].height) == (board.width, board.height)
        names = [surface.name for surface in surfaces]
        assert len(set(names)) == len(names)
        for surface in surfaces:
            assert surface.kind in KINDS
            assert min(surface.width, surface.height, surface.least) > 0
            assert surface.picture in ("", *board.pictures)
            assert (surface.seat is not None) == (surface.kind == "mat")
            assert surface.kind != "hand" or viewer is not None
        seats = [surface.seat for surface in surfaces if surface.kind == "mat"]
        assert len(set(seats)) == len(seats)


@with_every_game
def test_what_is_written_in_a_picture_can_be_read_at_its_least_size(game):
    """Unless the browser sees to it (a number, a name) or nobody needs it (an ornament)."""
    if not hasattr(game.scene, "surfaces"):
        pytest.skip("one board with all on it: how large it is shown depends on the window alone")
    state = game.new(game.seats[-1], 0)
    board = game.board(state)
    for surface in game.surfaces(state.redacted(0), 0):
        art = board.markup if surface.kind == "board" else board.pictures.get(surface.picture, "")
        root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{art}</svg>')
        for size, words in small_texts(root):
            assert size * surface.least / surface.width >= READABLE, f"{words!r} on {surface.name}"


def small_texts(element, scale=1.0, exempt=False):
    """The size of every text that is shown as it is, as far as transforms tell, and what it says."""
    exempt = exempt or bool({"number", "name", "ornament"} & set((element.get("class") or "").split()))
    if element.tag in (f"{SVG}symbol", f"{SVG}defs") or exempt:
        return
    if found := re.search(r"scale\(([-\d.]+)", element.get("transform") or ""):
        scale *= abs(float(found[1]))
    if element.tag == f"{SVG}text":
        yield float(element.get("font-size") or 13) * scale, "".join(element.itertext())
    for child in element:
        yield from small_texts(child, scale, exempt)


@pytest.mark.pure
@at_every_table
def test_pieces_hang_together_and_what_can_be_clicked_is_a_labelled_action(table):
    """One walk for both: drawing every position for every viewer is what takes the time."""
    board = table.game.scene.BOARD
    actions = set(table.game.actions.texts())
    for state in positions(table):
        for viewer in table.viewers:
            pieces = drawn(table, state, viewer)
            surfaces = {surface.name: surface for surface in surfaces_of(table, state, viewer)}
            placed = {piece.id: piece for piece in pieces}
            assert len(placed) == len(pieces)
            assert "" not in placed
            for piece in pieces:
                assert piece.shape in board.shapes or piece.shape in ("text", "group"), f"no shape {piece.shape!r}"
                assert piece.shape != "text" or piece.text != ""
                assert not piece.hand or viewer is not None
                assert "9999" not in repr(piece.text)
                assert "9999" not in repr(piece.label)
                assert not (piece.parent and piece.on), f"{piece.id} lies on a piece and on a surface"
                if not piece.parent:
                    under = surfaces[piece.on or "board"]
                    assert under.flow or 0 <= piece.x <= under.width, f"{piece.id} lies beside {under.name}"
                    assert under.flow or 0 <= piece.y <= under.height, f"{piece.id} lies beside {under.name}"
                if piece.do:
                    assert piece.do in actions, f"{piece.id} stands for {piece.do!r}, which is no action"
                    assert piece.label, f"{piece.id} can be clicked but has no label"
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
        drawing = standalone(
            scene.BOARD,
            pieces,
            names[0],
            table.game.surfaces(state.redacted(0), 0),
            partial(table.game.words.text, names=names),
        )
        root = ElementTree.fromstring(drawing)
        assert not [element for element in root.iter() if element.tag.endswith("}script")]
        used = set(re.findall(r'href="#([\w-]+)"', drawing))
        assert used <= {element.get("id") for element in root.iter()}
