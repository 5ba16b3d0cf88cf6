"""The drawn table holds together: every space in its place, every shape drawn, nothing a strict page would refuse."""

import math
from itertools import pairwise

from games.jamaica.table import jamaica
from roadstead.games.jamaica import data, scene
from roadstead.games.jamaica.art.board import (
    BERTH,
    BOARD,
    CARD_ICONS,
    CARD_SCALE,
    EVENING_DIE,
    HOLD_PLACES,
    MAT_SIZE,
    MORNING_DIE,
    PLAYED_PLACE,
    SPACES,
    THROWN,
    berths,
    hand_places,
    treasure_places,
)
from roadstead.games.jamaica.art.cards import CARD
from roadstead.games.jamaica.art.route import FOOD, LAIRS, NEXT, PORTS, RADIUS


def test_all_fifty_spaces_lie_on_the_chart() -> None:
    assert len(SPACES) == 50
    for at in SPACES:
        assert RADIUS < at[0] < BOARD.width - RADIUS
        assert RADIUS < at[1] < BOARD.height - RADIUS


def test_the_race_runs_through_neighbours() -> None:
    assert sorted(NEXT) == list(range(50))
    for here, nexts in NEXT.items():
        for there in nexts:
            assert math.dist(SPACES[here], SPACES[there]) < 130, (here, there)
    assert {here for here, nexts in NEXT.items() if len(nexts) == 2} == {6, 19, 32}


def test_the_lanes_are_those_of_the_rules() -> None:
    rules = {space: tuple(sorted(to for to in row[3:5] if to >= 0)) for space, row in enumerate(data.BOARD)}
    assert {space: tuple(sorted(to)) for space, to in NEXT.items()} == rules


def test_no_two_spaces_overlap() -> None:
    for a in range(50):
        for b in range(a):
            assert math.dist(SPACES[a], SPACES[b]) > 2 * RADIUS + 6, (a, b)


def test_every_space_but_port_royal_is_sea_port_or_lair() -> None:
    assert sorted([*FOOD, *PORTS, *LAIRS]) == list(range(1, 50))


def test_what_belongs_on_a_mat_lies_on_it() -> None:
    width, height = MAT_SIZE
    assert len(HOLD_PLACES) == 6
    assert len(CARD_ICONS) == 2
    for places, half in ((HOLD_PLACES, (47, 29)), (hand_places(4), (35, 51)), (treasure_places(9), (29, 40))):
        for x, y in places:
            assert abs(x) + half[0] <= width / 2
            assert abs(y) + half[1] <= height / 2
    assert max(x for x, _ in hand_places(4)) < min(x for x, _ in treasure_places(9)) - 120, (
        "the chosen card lies between"
    )


def test_six_ships_find_a_berth_each_in_any_space() -> None:
    for space in range(50):
        for count in range(1, 7):
            assert len(set(berths(space, count))) == count


def test_ships_on_one_space_do_not_lie_on_each_other() -> None:
    for space in range(50):
        for count in range(2, 7):
            places = berths(space, count)
            assert min(math.dist(a, b) for a in places for b in places if a != b) > BERTH - 1


def test_the_dice_have_their_places_only_once_the_captain_has_decided() -> None:
    table = jamaica(captain="blue").start(4, 2)

    def dice() -> dict[str, tuple[float, float]]:
        lying = scene.pieces(table.view("red"), 0, ("Red", "Blue", "Green"))
        return {piece.shape: (piece.x, piece.y) for piece in lying if piece.id in ("die-0", "die-1")}

    assert dice() == {"jam-die-4": THROWN[0], "jam-die-2": THROWN[1]}
    table.play("blue", "morning 2")
    assert dice() == {"jam-die-2": MORNING_DIE, "jam-die-4": EVENING_DIE}


def test_three_cards_on_a_mat_lie_side_by_side() -> None:
    places = [x for x, _ in hand_places(3)]
    assert all(b - a >= CARD[0] * CARD_SCALE for a, b in pairwise(places))
    assert PLAYED_PLACE[0] - places[-1] >= CARD[0] * CARD_SCALE
