"""The drawn world holds together: every zone in its place, neighbours touching, nothing a strict page would refuse."""

import gzip
import math
from collections import defaultdict
from itertools import combinations, pairwise

import msgspec
import pytest

import roadstead
from roadstead.games.supremacy import scene
from roadstead.games.supremacy.art import board as board_art
from roadstead.games.supremacy.art.board import BOARD, MAT_SIZE
from roadstead.games.supremacy.art.world import DARK, HOME, LAND, MAP, SEA, TABLE, TOUCHING
from roadstead.games.supremacy.generated import frames
from roadstead.games.supremacy.rules import components
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.dice import SeededDice

FILES = components.read(components.FOLDER)["map"]
LANDS = {land["id"]: land for land in FILES["territories"]}
SEAS = {sea["id"]: sea for sea in FILES["seas"]}
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
Point = tuple[float, float]


def holds(rings: list[list[Point]], at: Point) -> bool:
    crossings = 0
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            if (ay > at[1]) != (by > at[1]) and at[0] < (bx - ax) * (at[1] - ay) / (by - ay) + ax:
                crossings += 1
    return crossings % 2 == 1


def corners() -> dict[Point, set[str]]:
    """Every point of a coast or frontier, and the lands it belongs to."""
    found: dict[Point, set[str]] = defaultdict(set)
    for land, rings in LAND.items():
        for ring in rings:
            for x, y in ring:
                found[round(x, 1), round(y, 1)].add(land)
    return found


def test_every_zone_of_the_map_is_drawn_and_no_other() -> None:
    assert set(LAND) == set(LANDS)
    assert set(SEA) == set(SEAS)
    assert set(DARK) == {sea for sea, row in SEAS.items() if row["kind"] == "dark"}
    assert {land: row["home_of"] for land, row in LANDS.items() if row["home_of"]} == HOME


def test_seas_touch_where_the_rules_say_and_nowhere_else() -> None:
    wanted = {tuple(sorted((sea, other))) for sea, row in SEAS.items() for other in row["sea_adj"]}
    assert {tuple(sorted(pair)) for pair in TOUCHING} == wanted


def test_lands_share_a_frontier_where_the_rules_say() -> None:
    """But for Greenland, which lies across a strait, and Egypt, parted from the Middle East by the canal."""
    drawn = {pair for lands in corners().values() for pair in combinations(sorted(lands), 2)}
    wanted = {tuple(sorted((land, other))) for land, row in LANDS.items() for other in row["land_adj"]}
    assert wanted - drawn == {("greenland", "northern_canada")}
    assert drawn - wanted == {("egypt", "middle_east")}


def test_every_port_lies_on_its_sea() -> None:
    coast = defaultdict(list)
    for at, lands in corners().items():
        if len(lands) == 1:
            coast[next(iter(lands))].append(at)
    for land, row in LANDS.items():
        for port in row["ports"]:
            assert any(holds(SEA[port], at) for at in coast[land]), (land, port)


def test_forces_stand_in_their_zone() -> None:
    for land, rings in LAND.items():
        at = board_art.force_place(land)
        near = min(math.dist(at, point) for ring in rings for point in ring)
        assert holds(rings, at) or near < 16, land
    for sea in SEA:
        at = board_art.force_place(sea)
        assert holds(SEA[sea], at), sea


def test_six_fleets_lie_apart_in_every_ocean() -> None:
    x, y, width, height = MAP
    for sea in DARK:
        for count in range(1, 7):
            places = board_art.force_places(sea, count)
            assert len(places) == count
            assert all(x + 20 < px < x + width - 20 and y + 20 < py < y + height - 20 for px, py in places)
            assert all(math.dist(a, b) > 34 for a, b in combinations(places, 2))


def test_mats_lie_side_by_side_below_the_map() -> None:
    for count in range(2, 7):
        places = board_art.mat_places(count)
        for (ax, ay), (bx, by) in pairwise(places):
            assert ay == by
            assert bx - ax > MAT_SIZE[0]
        assert places[0][0] > MAT_SIZE[0] / 2
        assert places[-1][0] < TABLE[0] - MAT_SIZE[0] / 2
        assert all(MAP[1] + MAP[3] < y - MAT_SIZE[1] / 2 and y + MAT_SIZE[1] / 2 < TABLE[1] for _, y in places)
    for count in range(61):
        assert all(abs(x) + 13 <= MAT_SIZE[0] / 2 for x, _ in board_art.chip_places(count))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_played_game_can_be_drawn_at_every_step(seats: int) -> None:
    game = roadstead.game("supremacy")
    options = {"warlords_and_pirates": True, "unconventional_forces": True, "meteors": True}
    state = game.new(seats=seats, seed=seats, options=options)
    dice = SeededDice(seats)
    known = {"text", "group", *BOARD.shapes}
    for step in range(600):
        if state.over:
            break
        seat = state.actors()[0]
        legal = state.legal(seat)
        if step % 10 == 0:
            pieces = scene.pieces(state.redacted(seat), seat, NAMES[:seats])
            assert len({piece.id for piece in pieces}) == len(pieces)
            assert {piece.shape for piece in pieces} <= known
            assert {piece.parent for piece in pieces} <= {"", *(piece.id for piece in pieces)}
            for piece in pieces:
                if piece.do:
                    assert ("choice" in piece.classes.split()) == (game.actions.parse(piece.do) in legal)
            lit = {piece.do for piece in pieces if piece.shape.startswith("sup-pick-")}
            assert lit == {text for text in map(game.actions.text, legal) if text.startswith("zone ")}
            data = msgspec.json.encode(pieces)
            assert len(gzip.compress(data)) <= 15_000
        state.play(seat, legal[dice.below(len(legal), 0)])


def test_a_bid_is_seen_by_its_owner_alone_until_all_are_shown() -> None:
    game = roadstead.game("supremacy")
    state = game.new(seats=3, seed=1)
    while state.asked() != frames.BID:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[-1])
    assert isinstance(state, Supremacy)
    bidder, other = state.actors()[:2]
    state.play(bidder, game.actions.parse("play"))

    def bid(viewer: int | None) -> str:
        shown = scene.pieces(state.redacted(viewer), viewer, NAMES[:3])
        return next(piece.shape for piece in shown if piece.id == f"mat-{bidder}-bid")

    assert bid(bidder) == "sup-bid-play"
    assert bid(other) == bid(None) == "sup-bid-hidden"
