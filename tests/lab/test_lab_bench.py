"""The measuring itself: every figure is there, and loops count what they say they count."""

import pytest

import roadstead
from roadstead.envs.speed import holdem_loop, pettingzoo_loop, vector_loop
from roadstead.lab.bench import (
    Interface,
    Meter,
    bench,
    hearts_loop,
    playout_loop,
    python_loop,
    ratio,
    sampled,
    stepped,
)

JAMAICA = roadstead.game("jamaica")


def test_every_game_has_every_figure():
    found = bench(roadstead.all_games(), seconds=0.06)
    assert found["compiled"] == roadstead.compiled()
    assert [row["game"] for row in found["games"]] == [game.name for game in roadstead.all_games()]
    for row in found["games"]:
        figures = [row[key] for key in row if key.endswith("_per_second")]
        assert len(figures) == 9
        assert all(figure > 0 for figure in figures)
        assert row["compiled_decisions_per_second"] > row["games_per_second"]
        assert row["variant"].startswith(f"{row['game']}~")
        assert row["variant_times_printed"] > 0
    assert "peers" not in found


def test_beside_a_peer_every_game_has_its_ratio():
    pytest.importorskip("pyspiel")
    found = bench([JAMAICA], seconds=0.3, peers=True)
    (peer,) = found["peers"]
    assert peer["game"] == "hearts"
    assert peer["python_decisions_per_second"] > 0
    assert peer["uniform_search_decisions_per_second"] > peer["search_iterations_per_second"] > 0
    for figure in ("times_hearts", "compiled_times_hearts", "uniform_search_times_hearts"):
        assert found["games"][0][figure] > 0


def test_an_interface_is_measured_by_both_clocks_and_beside_its_rival():
    def steps(times):
        return lambda seconds: {"steps": times}

    ways = [
        Interface("zoo_steps", lambda game, seats: steps(1000 * seats), lambda: steps(100), "numpy", "a game"),
        Interface("many_steps", lambda game, seats: steps(seats)),
    ]
    row = stepped(JAMAICA, 4, ways[0], Meter(steps(100)), seconds=0.01, slices=3)
    assert row.keys() == {
        "zoo_steps_per_second",
        "zoo_steps_per_cpu_second",
        "zoo_steps_times_peer",
        "zoo_steps_times_peer_cpu",
    }
    assert row["zoo_steps_times_peer"] > 4
    assert stepped(JAMAICA, 4, ways[1], None, seconds=0.01, slices=3).keys() == {
        "many_steps_per_second",
        "many_steps_per_cpu_second",
    }


def test_a_ratio_is_taken_slice_by_slice():
    assert ratio([10.0, 300.0, 40.0], [99.0, 1.0, 10.0, 2.0]) == 20.0


@pytest.mark.parametrize("loop", [pettingzoo_loop, vector_loop])
def test_environments_are_stepped_as_often_as_is_said(loop):
    assert loop(JAMAICA, 3)(0.01)["steps"] > 50


def test_pettingzoos_hold_em_is_stepped_by_the_same_loop():
    pytest.importorskip("rlcard")
    assert holdem_loop()(0.3)["steps"] > 5


def test_loops_play_whole_games():
    for loop in (python_loop(JAMAICA, 4), playout_loop(JAMAICA, 4)):
        counted = loop(0.01)
        assert counted["games"] >= 1
        assert counted["decisions"] > 20 * counted["games"]


def test_a_hand_of_hearts_is_at_most_52_decisions_and_their_passes():
    pytest.importorskip("pyspiel")
    counted = hearts_loop()(0.01)
    assert 30 * counted["games"] < counted["decisions"] <= 64 * counted["games"]


def test_samples_come_from_the_whole_game():
    states = sampled(JAMAICA, 3)
    assert len(states) == 64
    assert states[0].decisions == 0
    assert len({state.decisions for state in states}) > 30
    assert not any(state.over for state in states)


def test_a_meter_tells_the_middle_of_its_slices():
    meter = Meter(lambda seconds: {"things": 0})
    meter.rates = {"things": [1.0, 100.0, 3.0]}
    assert meter.median("things") == 3.0
