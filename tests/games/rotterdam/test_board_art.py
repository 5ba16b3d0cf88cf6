"""The drawn table holds together: every position in its place, every shape drawn, nothing a strict page would refuse."""

import copy
import gzip
import math
import random
from itertools import pairwise
from xml.etree import ElementTree

import msgspec
import pytest

from roadstead.conformance.test_board import assert_sound
from roadstead.games import rotterdam
from roadstead.games.rotterdam import data, scene
from roadstead.games.rotterdam.art import board as board_art
from roadstead.games.rotterdam.art.board import BOARD, MAT, OWN_MAT, board_on, waters
from roadstead.games.rotterdam.art.plan import MAP
from roadstead.games.rotterdam.rules import data_files
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.game import Game
from roadstead.kernel.scene import Board, Piece, standalone
from roadstead.kernel.state import State

CHART = data_files.printed()
NAMES = ("Ann", "Bob", "Cyriel", "Dirk")


def plain(chart: data.Chart) -> dict[str, object]:
    return copy.deepcopy(chart.plain)


def positions(seats: int, seed: int, game: Game = rotterdam.GAME, **options: object) -> list[State]:
    """Every sixth position of a game played at random."""
    rng = random.Random(seed)
    state = game.new(seats=seats, seed=seed, options=options)
    found = []
    for n in range(900):
        if n % 6 == 0:
            found.append(state.clone())
        if state.over:
            break
        seat = state.actors()[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return found


def by_id(pieces: list[Piece]) -> dict[str, Piece]:
    found = {piece.id: piece for piece in pieces}
    assert len(found) == len(pieces)
    return found


def middle(piece: Piece, pieces: dict[str, Piece]) -> tuple[float, float]:
    if not piece.parent:
        return piece.x, piece.y
    x, y = middle(pieces[piece.parent], pieces)
    return x + piece.x * pieces[piece.parent].scale, y + piece.y * pieces[piece.parent].scale


def lies_on(piece: Piece, pieces: dict[str, Piece]) -> str:
    return lies_on(pieces[piece.parent], pieces) if piece.parent else piece.on or "board"


def test_every_position_lies_on_the_map_and_none_upon_another() -> None:
    x, y, width, height = MAP
    places = waters(CHART).places
    assert len(places) == len(CHART.ids)
    for at in places:
        assert x + 60 < at[0] < x + width - 60
        assert y + 40 < at[1] < y + height - 40
    for i, a in enumerate(places):
        for b in places[:i]:
            assert abs(a[0] - b[0]) > 104 or abs(a[1] - b[1]) > 54, (a, b)


def test_every_channel_of_the_chart_is_drawn_between_its_ends() -> None:
    river = waters(CHART)
    rows = CHART.plain["board"]["channels"]  # type: ignore[index]
    drawn = {(CHART.ids[c.start], data.CHANNELS[c.hue], CHART.ids[c.end]) for c in river.channels}
    assert drawn == {(row["from"], row["colour"], row["to"]) for row in rows}
    for channel in river.channels:
        a, b = river.places[channel.start], river.places[channel.end]
        mark = board_art.buoy_place(river, channel)
        assert math.dist(a, mark) + math.dist(mark, b) < math.dist(a, b) * 1.35
    marks = [board_art.buoy_place(river, channel) for channel in river.channels]
    assert all(math.dist(a, b) > 14 for i, a in enumerate(marks) for b in marks[:i])


def test_the_board_of_another_chart_is_as_sound() -> None:
    assert_sound(board_on(other_chart()), "rot-")


def test_everybody_has_a_mat_and_who_looks_a_hand_and_all_see_the_markets() -> None:
    for seats in (2, 3, 4):
        state = rotterdam.GAME.new(seats=seats, seed=1)
        for viewer in (None, *range(seats)):
            surfaces = scene.surfaces(state.redacted(viewer), viewer)
            assert (surfaces[0].width, surfaces[0].height) == (BOARD.width, BOARD.height)
            mats = [surface for surface in surfaces if surface.kind == "mat"]
            assert [mat.seat for mat in mats] == list(range(seats))
            for mat in mats:
                assert (mat.width, mat.height) == (OWN_MAT if mat.seat == viewer else MAT)
            assert {surface.name for surface in surfaces if surface.kind == "market"} == set(BOARD.pictures)
            assert [surface.name for surface in surfaces if surface.kind == "hand"] == ["hand"] * (viewer is not None)


def test_every_pile_of_a_hand_is_seen_on_the_mat() -> None:
    for count in range(1, 13):
        width = 46 * board_art.pile_scale(count)
        places = board_art.pile_places(count)
        assert len(set(places)) == count
        assert all(x - width / 2 > 0 and x + width / 2 < 258 for x, _ in places)
        rows = {y: sorted(x for x, at in places if at == y) for _, y in places}
        assert all(y - width / 2 > 106 and y + width / 2 < MAT[1] for y in rows)
        assert all(b - a > width - 2 for row in rows.values() for a, b in pairwise(row))


def test_a_whole_fleet_finds_berths_in_one_harbour() -> None:
    river = waters(CHART)
    for port in range(4):
        for count in range(1, 17):
            places = board_art.berths(river, port, count)
            assert len(set(places)) == count
            scale = board_art.berth_scale(count)
            assert all(
                abs(a[0] - b[0]) > 80 * scale or abs(a[1] - b[1]) >= 18 * scale
                for i, a in enumerate(places)
                for b in places[:i]
            )


@pytest.mark.parametrize(("seats", "options"), [(2, {"auction": True}), (3, {"length": "rounds"}), (4, {})])
def test_every_position_of_a_game_is_one_well_formed_picture(seats: int, options: dict[str, object]) -> None:
    for state in positions(seats, seed=seats, **options):
        for viewer in (None, *state.actors()[:1]):
            drawn = scene.pieces(state.redacted(viewer), viewer, NAMES[:seats])
            surfaces = {surface.name: surface for surface in scene.surfaces(state.redacted(viewer), viewer)}
            pieces = by_id(drawn)
            for piece in drawn:
                assert piece.shape in {"text", "group"} or piece.shape in BOARD.shapes
                assert not piece.parent or piece.parent in pieces
                x, y = middle(piece, pieces)
                below = surfaces[lies_on(piece, pieces)]
                assert 0 < x < below.width
                assert 0 < y < below.height
                if piece.do:
                    state.game.actions.parse(piece.do)
            assert len(gzip.compress(msgspec.json.encode(drawn))) < 15_000
    ElementTree.fromstring(standalone(BOARD, drawn, "Rotterdam", list(surfaces.values())))


def test_every_legal_choice_can_be_clicked() -> None:
    for seats in (2, 3, 4):
        for state in positions(seats, seed=10 + seats, auction=seats == 2):
            for seat in state.actors():
                view = state.redacted(seat)
                marked = {piece.do for piece in scene.pieces(view, seat, NAMES[:seats]) if "choice" in piece.classes}
                legal = {state.game.actions.text(action) for action in state.legal(seat)}
                assert marked == legal


def test_the_hand_of_another_shows_its_back() -> None:
    """A covered card has a face for its owner, and a back for everybody else."""
    shown = 0
    for state in positions(3, seed=4):
        for seat in range(3):
            own = by_id(scene.pieces(state.redacted(seat), seat, NAMES[:3]))
            for viewer in (None, (seat + 1) % 3):
                others = by_id(scene.pieces(state.redacted(viewer), viewer, NAMES[:3]))
                for key, piece in others.items():
                    if key.startswith(f"mat-{seat}-card-") and piece.shape == "rot-small-back":
                        assert own[key].shape.startswith("rot-shipping-")
                        assert own[key].shape != "rot-shipping-back"
                        assert "A shipping card of" in piece.label
                        shown += 1
    assert shown


def test_ships_markers_and_pawns_lie_where_the_game_has_them() -> None:
    river = waters(CHART)
    for state in positions(4, seed=6):
        assert isinstance(state, Rotterdam)
        pieces = by_id(scene.pieces(state.redacted(0), 0, NAMES))
        for ship in range(16):
            if ship % 4 >= state.ships:
                assert f"ship-{ship}" not in pieces
            elif state.where[ship] < state.chart.waters:
                piece = pieces[f"ship-{ship}"]
                assert (piece.x, piece.y) == river.places[state.where[ship]]
            assert (f"cargo-{ship}" in pieces) == (state.cargo[ship] != data.NO_CARGO)
        placed = [key for key, piece in pieces.items() if key.startswith("field-") and "pawn" in piece.shape]
        assert len(placed) == sum(owner < 4 for owner in state.field)
        for seat in range(4):
            assert pieces[f"mat-{seat}-money"].text == str(state.money[seat])


def test_a_colour_in_fog_is_fogged_on_flag_and_channels() -> None:
    state = rotterdam.GAME.new(seats=2, seed=1)
    assert isinstance(state, Rotterdam)
    state.fog[3] = 1
    pieces = by_id(scene.pieces(state.redacted(None), None, NAMES[:2]))
    banks = [piece for key, piece in pieces.items() if key.startswith("bank-")]
    assert len(banks) == sum(channel.hue == 3 for channel in waters(CHART).channels)
    assert "fog-3" in pieces
    assert "fog" in pieces["flag-3"].label


def other_chart(spread: bool = True) -> data.Chart:
    """A river of one's own: the printed one mirrored north to south, or without any coordinates worth the name."""
    content = plain(CHART)
    for row in content["board"]["positions"]:  # type: ignore[index]
        row["x"], row["y"] = (row["x"] * 40, 4.5 - row["y"]) if spread else (0, 0)
    return data_files.chart_of(content)


@pytest.mark.parametrize("spread", [True, False])
def test_another_chart_is_drawn_on_a_board_of_its_own(spread: bool) -> None:
    chart = other_chart(spread)
    board = board_on(chart)
    assert isinstance(board, Board)
    assert board.markup != BOARD.markup
    places = waters(chart).places
    assert len(set(places)) == len(chart.ids)
    game = rotterdam.game_on(chart)
    state = positions(3, 5, game)[20]
    view = state.redacted(0)
    drawn = scene.pieces(view, 0, NAMES[:3])
    assert any((piece.x, piece.y) in places for piece in drawn if piece.id.startswith("ship-"))
    ElementTree.fromstring(standalone(board, drawn, "Rotterdam", scene.surfaces(view, 0)))
