"""The drawn world holds together: every zone in its place, neighbours touching, nothing a strict page would refuse."""

import gzip
import math
from collections import defaultdict
from itertools import combinations, pairwise

import msgspec
import pytest

import roadstead
from games.supremacy.table import supremacy
from roadstead.games.supremacy import scene
from roadstead.games.supremacy.art import labels
from roadstead.games.supremacy.art.board import BOARD
from roadstead.games.supremacy.art.mat_plans import OTHER, OWN
from roadstead.games.supremacy.art.world import DARK, HOME, LAND, MAP, SEA, TOUCHING
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


def along(ring: list[Point]) -> list[Point]:
    """Points of a line, not far apart."""
    found = []
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        steps = max(1, round(math.dist((ax, ay), (bx, by)) / 6))
        found += [(ax + (bx - ax) * k / steps, ay + (by - ay) * k / steps) for k in range(steps)]
    return found


def corners() -> dict[Point, set[str]]:
    """Every point of a coast or frontier, and the lands it belongs to."""
    found: dict[Point, set[str]] = defaultdict(set)
    for land, rings in LAND.items():
        for ring in rings:
            for x, y in ring:
                found[round(x, 1), round(y, 1)].add(land)
    return found


Box = tuple[float, float, float, float]


def counter(land: str) -> Box:
    """What the forces of a land and the companies below them cover."""
    x, y = labels.force_place(land)
    return x - 18, y - 14, x + 18, y + 23


def written(land: str) -> list[Box]:
    """About what each line of a large name covers."""
    x, y = labels.name_place(land)
    lines = enumerate(labels.lines(land))
    return [(x - 5 * len(line), y + 18 * at - 6, x + 5 * len(line), y + 18 * at + 6) for at, line in lines]


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_the_large_names_of_lands_lie_free() -> None:
    large = [land for land in LAND if labels.ROOM[land] >= labels.ROOMY]
    for land in large:
        assert [other for other in LAND if any(meet(line, counter(other)) for line in written(land))] == []
    for one, other in combinations(large, 2):
        assert not any(meet(a, b) for a in written(one) for b in written(other)), (one, other)


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
            shore = [point for ring in SEA[port] for point in along(ring)]
            assert any(holds(SEA[port], at) or any(math.dist(at, p) < 6 for p in shore) for at in coast[land]), (
                land,
                port,
            )


def test_forces_stand_in_their_zone() -> None:
    for land, rings in LAND.items():
        at = labels.force_place(land)
        near = min(math.dist(at, point) for ring in rings for point in ring)
        assert holds(rings, at) or near < 10, land
    for sea in SEA:
        assert holds(SEA[sea], labels.force_place(sea)), sea


def test_every_zone_can_be_hit_apart_from_the_others() -> None:
    """24 pixels apart on the smallest laptop, where the map is 640 pixels broad."""
    places = {zone: labels.force_place(zone) for zone in LAND | SEA}
    close = {(a, b) for a, b in combinations(places, 2) if math.dist(places[a], places[b]) * 640 / BOARD.width < 24}
    assert close == set()


def test_six_fleets_lie_apart_in_every_ocean() -> None:
    x, y, width, height = MAP
    for sea in DARK:
        for count in range(1, 7):
            places = labels.force_places(sea, count)
            assert len(places) == count
            assert all(x + 20 < px < x + width - 20 and y + 15 < py < y + height - 15 for px, py in places)
            assert all(math.dist(a, b) > 38 for a, b in combinations(places, 2))


@pytest.mark.parametrize("plan", [OWN, OTHER], ids=["own", "other"])
def test_companies_lie_on_the_mat_and_can_be_hit_apart_while_they_are_not_too_many(plan) -> None:
    finger = 40 * plan.width / 380
    for count in range(61):
        for one_row in (False, True):
            places = plan.firm_places(count, one_row)
            assert len(places) == count
            assert all(abs(x) + 20 <= plan.width / 2 and abs(y) + 17 <= plan.height / 2 for x, y in places)
        if count <= 2 * plan.firms[2]:
            places = plan.firm_places(count, False)
            assert all(math.dist(a, b) > 0.85 * finger for a, b in combinations(places, 2))


def placed_nowhere(action: str) -> bool:
    """Notes, and numbers beyond those for which there is room, are chosen from the list; so are the last words of an offer."""
    return action.startswith(("add ", "count ")) or action in ("in return", "withdraw")


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
            texts = set(map(game.actions.text, legal))
            lit = {piece.do for piece in pieces if piece.shape.startswith("sup-pick-")}
            assert lit == {text for text in texts if text.startswith("zone ")}
            assert {text for text in texts if not placed_nowhere(text)} <= {piece.do for piece in pieces}
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


def test_land_has_the_colour_of_its_holder_and_bears_the_emblem() -> None:
    game = roadstead.game("supremacy")
    state = game.new(seats=6, seed=1)
    assert isinstance(state, Supremacy)
    by_id = {piece.id: piece for piece in scene.pieces(state.redacted(0), 0, NAMES)}
    for zone, land in enumerate(LANDS):
        holder, piece = state.holder[zone], by_id[f"zone-{land}"]
        held = holder < state.seats
        assert piece.shape == f"sup-{'held' if held else 'zone'}-{land}"
        assert piece.classes.removesuffix("choice").strip() == (f"seat-{holder}" if held else "")
        if held:
            assert by_id[f"army-{land}"].shape == f"sup-army-{holder}"
            assert by_id[f"army-{land}-count"].text == str(state.armies[zone])


def test_what_is_offered_lies_with_whom_gives_it() -> None:
    table = supremacy().has("usa", grain=3).has("china", oil=2).acting("usa", 3).play("usa", "offer china")
    mine, theirs = table.seat("usa"), table.seat("china")

    def giving(action: str) -> set[str]:
        found = scene.pieces(table.t.redacted(mine), mine, NAMES[:2])
        return {piece.parent for piece in found if piece.do == action}

    assert giving("add grain") == {f"mat-{mine}"}
    table.play("usa", "add grain", "in return")
    assert giving("add oil") == {f"mat-{theirs}"}
    assert giving("add cash 500") == {f"mat-{theirs}"}


def test_every_stage_says_what_it_is() -> None:
    state = roadstead.game("supremacy").new(seats=2, seed=1)
    by_id = {piece.id: piece for piece in scene.pieces(state.redacted(0), 0, NAMES[:2])}
    assert by_id["stage-7"].label == "Stage 7: buy or prospect"
    assert all(by_id[f"stage-{stage}"].label for stage in range(1, 8))
