"""The drawn table holds together: every space in its place, every shape drawn, nothing a strict page would refuse."""

import math

from roadstead.games.jamaica import data
from roadstead.games.jamaica.art.board import BOARD, MAT_SIZE, MATS, RADIUS, SPACES, berths, treasure_places
from roadstead.games.jamaica.art.route import CHART, FOOD, LAIRS, NEXT, PORTS


def test_all_fifty_spaces_lie_on_the_chart() -> None:
    x, y, width, height = CHART
    assert len(SPACES) == 50
    for at in SPACES:
        assert x + RADIUS < at[0] < x + width - RADIUS
        assert y + RADIUS < at[1] < y + height - RADIUS


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


def test_mats_lie_beside_the_chart() -> None:
    for x, y in MATS:
        assert MAT_SIZE[0] / 2 < x < BOARD.width - MAT_SIZE[0] / 2
        assert MAT_SIZE[1] / 2 < y < BOARD.height - MAT_SIZE[1] / 2
        assert x + MAT_SIZE[0] / 2 < CHART[0] or x - MAT_SIZE[0] / 2 > CHART[0] + CHART[2]
    for count in range(10):
        assert all(abs(x) + 22 <= MAT_SIZE[0] / 2 for x, _ in treasure_places(count))


def test_six_ships_find_a_berth_each_in_any_space() -> None:
    for space in range(50):
        for count in range(1, 7):
            assert len(set(berths(space, count))) == count
