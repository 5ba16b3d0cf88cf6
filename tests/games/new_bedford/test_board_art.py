"""New Bedford's drawn table holds together, and a position shows all that a player must see."""

import functools
import gzip
import math
import random
from itertools import combinations

import msgspec
import pytest

import roadstead
from games.new_bedford.table import new_bedford
from roadstead.games.new_bedford import data, scene
from roadstead.games.new_bedford.art import board as board_art
from roadstead.games.new_bedford.art import course, crew, sites, town
from roadstead.games.new_bedford.art.board import BOARD, LOTS, OTHER, OWN, SITES, STATIONS
from roadstead.games.new_bedford.art.places import LOT, PIER, SITE, STATION
from roadstead.kernel.messages import Fact
from roadstead.kernel.scene import Piece
from roadstead.kernel.state import State

NAMES = ("Ishmael", "Queequeg", "Starbuck", "Pip")
GAME = roadstead.game("new_bedford")


def drawn(state: State, seat: int | None) -> list[Piece]:
    return scene.pieces(state.redacted(seat), seat, NAMES[: state.seats])


def read(said: Fact) -> str:
    """A label or a text in English."""
    return GAME.words.text(said, NAMES)


def by_id(state: State, seat: int | None = 0) -> dict[str, Piece]:
    return {piece.id: piece for piece in drawn(state, seat)}


def tell(state: State, text: str) -> None:
    state.play(state.actors()[0], GAME.actions.parse(text))


def with_stores(seats: int, seed: int = 3, **options: str) -> State:
    """A table where everybody has taken $1, a brick and a food and a wood, so that the first worker is asked for."""
    state = GAME.new(seats=seats, seed=seed, options=options)
    for _ in range(seats):
        for text in ("take 1 brick", "take 1 food", "take 1 wood"):
            tell(state, text)
    return state


@functools.cache
def positions(seats: int, track: str, edition: str) -> tuple[State, ...]:
    """Every third position of a game that is fond of ships and houses."""
    state = GAME.new(seats=seats, seed=seats, options={"track": track, "edition": edition})
    rng, found = random.Random(seats), [state.clone()]
    liked = ("place shipyard", "place city pier", "place town hall")
    while not state.over:
        seat = state.actors()[0]
        legal = state.legal(seat)
        dear = [
            a for a in legal if GAME.actions.text(a) in liked or GAME.actions.kind(a) in ("build", "launch", "hunt")
        ]
        state.play(seat, rng.choice(dear if dear and rng.random() < 0.6 else legal))
        if rng.random() < 0.34 or state.over:
            found.append(state.clone())
    return tuple(found)


TABLES = [(2, "B", "prototype"), (3, "A", "published"), (4, "B", "published"), (4, "A", "prototype")]


def boxes() -> list[tuple[str, tuple[float, float], tuple[float, float]]]:
    made = [(f"lot {k}", at, LOT) for k, at in enumerate(LOTS)]
    made += [(f"site {k}", at, PIER if k == data.CITY_PIER else SITE) for k, at in enumerate(SITES)]
    return made + [(f"station {k}", at, STATION) for k, at in enumerate(STATIONS)]


def test_every_building_space_and_water_has_its_place_in_the_picture() -> None:
    assert (len(LOTS), len(SITES), len(STATIONS)) == (data.TILES, data.BOARD, data.TRACK)
    for name, (cx, cy), (w, h) in boxes():
        assert cx - w / 2 > 10, name
        assert cx + w / 2 < BOARD.width - 10, name
        assert cy - h / 2 > 10, name
        assert cy + h / 2 < BOARD.height - 10, name


def test_nothing_to_click_covers_another() -> None:
    for (one, (ax, ay), (aw, ah)), (other, (bx, by), (bw, bh)) in combinations(boxes(), 2):
        apart = abs(ax - bx) * 2 >= aw + bw - 10 or abs(ay - by) * 2 >= ah + bh - 10
        both_water = "station" in one and "station" in other
        assert apart or (both_water and math.dist((ax, ay), (bx, by)) > 120), (one, other)


def test_the_course_shows_the_prices_of_the_rules() -> None:
    assert (None, None, *range(1, data.DEAREST + 1)) == course.PRICES


def test_signs_are_there_for_every_building_and_space() -> None:
    assert len(town.SIGNS) == data.TILES
    assert [name for name, _, _ in sites.SIGNS] == list(data.SPACE_NAMES[: data.BOARD])
    for name, building in zip(town.SIGNS, data.BUILDING_NAMES, strict=True):
        assert name in building


def test_seats_differ_by_emblem_and_ships_by_sail() -> None:
    assert len(set(crew.EMBLEMS)) == max(GAME.seats)
    ships = {crew.ship(seat, sail) for seat in range(max(GAME.seats)) for sail in data.SAILS}
    assert len(ships) == 8


def test_mats_are_surfaces_of_their_own_and_hold_what_belongs_there() -> None:
    for seats in GAME.seats:
        mats = [surface for surface in scene.surfaces(GAME.new(seats, 1), 0) if surface.kind == "mat"]
        assert [(mat.name, mat.seat) for mat in mats] == [(f"mat-{seat}", seat) for seat in range(seats)]
        assert all((mat.width, mat.height) == (OWN if mat.seat == 0 else OTHER).size for mat in mats)
    for plan in (OWN, OTHER):
        for count in range(data.TILES + 1):
            places = plan.house_places(count)
            assert len(set(places)) == count
            assert all(abs(x) + 20 < plan.width / 2 and y + 26 < plan.height / 2 for x, y in places)


def test_a_finger_can_tell_stores_and_barrels_of_the_own_mat_apart() -> None:
    across = 382 / OWN.width  # on an upright phone
    to_sell = (OWN.crates[: len(data.GOODS)], *OWN.holds)
    for row in to_sell:
        assert all(math.dist(one, other) * across >= 40 for one, other in combinations(row, 2))


def test_eight_workers_find_room_at_any_space() -> None:
    for space in range(data.BOARD):
        assert len(set(board_art.workers_at(space, 8))) == 8


@pytest.mark.parametrize(("seats", "track", "edition"), TABLES)
def test_any_position_is_drawn_whole(seats: int, track: str, edition: str) -> None:
    for state in positions(seats, track, edition):
        for seat in (None, *range(seats)):
            found = drawn(state, seat)
            before: set[str] = {""}
            for piece in found:
                assert piece.id not in before
                assert piece.parent in before
                assert piece.shape in BOARD.shapes or (piece.shape == "text" and read(piece.text))
                before.add(piece.id)
            assert {f"ship-{k}" for k in range(2 * seats)} | {f"worker-{k}" for k in range(2 * seats)} <= before
        wire = msgspec.json.encode(found)
        assert len(gzip.compress(wire)) <= 15_000


@pytest.mark.parametrize(("seats", "track", "edition"), TABLES)
def test_what_can_be_clicked_is_an_action_and_what_glows_is_legal(seats: int, track: str, edition: str) -> None:
    for state in positions(seats, track, edition):
        for seat in range(seats):
            legal = {GAME.actions.text(a) for a in state.legal(seat)} if seat in state.actors() else set()
            found = drawn(state, seat)
            for piece in found:
                if piece.do:
                    GAME.actions.parse(piece.do)
                    assert piece.label, piece.id
                assert ("choice" in piece.classes.split()) == (piece.do in legal), piece
            if legal:
                assert {piece.do for piece in found} & legal, legal


@pytest.mark.parametrize(("seats", "track", "edition"), TABLES)
def test_workers_houses_ships_and_whales_can_all_be_clicked(seats: int, track: str, edition: str) -> None:
    """Every choice of these kinds has its piece; the rest come one step at a time or from the panel."""
    kinds = {"place", "purchase", "extra", "build", "less", "prepare", "launch", "outward", "count", "clear", "return",
             "offer", "hunt"}  # fmt: skip
    for state in positions(seats, track, edition):
        for seat in state.actors():
            shown = {piece.do for piece in drawn(state, seat)}
            asked = {GAME.actions.text(a) for a in state.legal(seat) if GAME.actions.kind(a) in kinds}
            assert asked <= shown, asked - shown


def test_a_spectator_is_offered_nothing() -> None:
    for state in positions(*TABLES[0]):
        assert not any(piece.do or "choice" in piece.classes for piece in drawn(state, None))


def test_a_worker_walks_to_its_space_and_the_round_is_marked() -> None:
    state = with_stores(3)
    seat = state.actors()[0]
    before = by_id(state)
    tell(state, "place farm")
    after = by_id(state)
    moved = [k for k in after if k.startswith("worker-") and (after[k].x, after[k].y) != (before[k].x, before[k].y)]
    assert moved == [f"worker-{2 * seat}"]
    assert abs(after[moved[0]].x - SITES[data.FARM][0]) < SITE[0] / 2
    assert read(after["anchor"].label) == "Round 1 of 12"
    assert read(after["phase"].text) == "Round 1: workers in the town"


def test_an_unbuilt_lot_shows_its_cost_and_a_house_its_owner() -> None:
    table = new_bedford(seats=2).stock(red="2 brick, 1 wood, $2", blue="$1").built(blue="tavern")
    before = by_id(table.state)
    assert before["lot-6-cost"].shape == "nb-cost-0-0-2-1"
    assert before["lot-5-flag"].shape == "nb-flag-1"
    assert "lot-8" not in before  # the Roller Mills are for three
    table.play("red", "place town hall", "build tryworks")
    shown = by_id(table.state, 1)
    assert shown["lot-6-flag"].shape == "nb-flag-0"
    assert read(shown["lot-6"].label).startswith("Tryworks of Ishmael")
    assert shown["lot-6"].do == "place tryworks"
    assert read(shown["lot-6-fee"].label) == "$1 to Ishmael"
    assert (shown["deed-6"].parent, read(shown["deed-6"].label)) == ("mat-0", "Owns the Tryworks")
    assert "lot-6-fee" not in by_id(table.state, 0)


def test_a_ship_goes_from_the_mat_to_the_pier_and_out_to_sea() -> None:
    table = new_bedford(seats=2).stock(red="3 food, 2 wood").ship("blue white", 3)
    at_home = by_id(table.state)["ship-0"]
    assert at_home.on == "mat-0"
    table.play("red", "place shipyard", "prepare white").idle("blue")
    moored = by_id(table.state)["ship-0"]
    assert (moored.on, moored.x, moored.y) == ("", *board_art.DOCKS[0])
    table.play("red", "place city pier")
    asked = by_id(table.state)
    assert sorted(key for key in asked if key.startswith("launch-")) == [
        f"launch-white-{price}" for price in (1, 2, 3, 4)
    ]
    table.play("red", "launch white 3")
    x, y = STATIONS[4]
    found = by_id(table.state)
    assert "2nd on the 3-food space" in read(found["ship-0"].label)
    assert found["ship-2"].x < found["ship-0"].x
    assert abs(found["ship-0"].x - x) < STATION[0] / 2
    assert abs(found["ship-0"].y - y) < STATION[1] / 2


def test_whales_in_a_hold_are_counted_and_sold_from_there() -> None:
    table = new_bedford(seats=2).stock(red="$2").ship("red black", "inshore", "2 right, 1 sperm").idle()
    shown = by_id(table.state)
    assert shown["mat-0-black-right-number"].text == "2"
    assert shown["mat-0-black-right"].do == "sell right"
    assert shown["bell"].do == "keep the rest"
    table.play("red", "sell sperm")
    sold = by_id(table.state)
    assert "mat-0-black-sperm" not in sold
    assert sold["raft-sperm"].parent == "raft"


def test_published_costs_are_shown_where_they_are_played() -> None:
    wharf = data.BUILDING_NAMES.index("Wharf")
    assert by_id(with_stores(2))[f"lot-{wharf}-cost"].shape == "nb-cost-3-2-1-0"
    assert by_id(with_stores(2, edition="published"))[f"lot-{wharf}-cost"].shape == "nb-cost-0-3-1-0"


def test_without_an_inshore_space_none_is_drawn() -> None:
    assert "station-1" in by_id(with_stores(2, track="B"))
    short = by_id(with_stores(2, track="A"))
    assert "station-1" not in short
    assert read(short["station-2"].label) == "The 1-food space"


def test_whoever_decides_is_marked() -> None:
    state = with_stores(4)
    seat = state.actors()[0]
    assert [key for key in by_id(state) if key.endswith("-turn")] == [f"mat-{seat}-turn"]
