"""Many games: fair seats, the same whatever the number of processes, and nothing lost when stopped."""

import pytest

import roadstead
from roadstead.bots import bot
from roadstead.lab.plan import Plan, play_one
from roadstead.lab.simulate import Failed, simulate

JAMAICA = roadstead.game("jamaica")


def played(plan: Plan, jobs: int):
    """The tally and the rows of a simulation, the rows in order."""
    rows = []
    tally = simulate(plan, jobs, rows.extend)
    return tally, sorted(rows)


def without_time(summary: dict) -> dict:
    return {key: value for key, value in summary.items() if key not in ("seconds", "decisions_per_second")}


def test_the_number_of_processes_changes_nothing():
    plan = Plan("jamaica", ("greedy", "random", "random"), games=40, seed=5, options={"rounds": 20})
    alone, its_rows = played(plan, jobs=1)
    together, their_rows = played(plan, jobs=3)
    assert its_rows == their_rows
    assert without_time(alone.summary()) == without_time(together.summary())
    assert [row.game for row in its_rows] == list(range(40))


def test_another_seed_gives_other_games():
    plan = Plan("jamaica", ("random", "random"), games=3, seed=5)
    other = Plan("jamaica", ("random", "random"), games=3, seed=6)
    assert [row.scores for row in played(plan, 1)[1]] != [row.scores for row in played(other, 1)[1]]
    assert len({row.seed for row in played(plan, 1)[1]}) == 3


def test_bots_move_on_by_one_seat_from_game_to_game():
    plan = Plan("jamaica", ("greedy", "casual", "random"), games=4, seed=1, options={"rounds": 5})
    rows = played(plan, 2)[1]
    assert [row.bots for row in rows] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]
    for row in rows:
        for which in range(3):
            assert row.bots[(which + row.game) % 3] == which


def test_wins_and_scores_belong_to_the_bots_and_not_to_their_seats():
    plan = Plan("jamaica", ("random", "greedy", "random", "random"), games=60, seed=3)
    tally, rows = played(plan, 2)
    wins, means = tally.wins(), tally.mean_scores()
    assert sum(wins) == pytest.approx(60)
    assert wins[1] > 40
    for which in range(4):
        seats = [(which + row.game) % 4 for row in rows]
        assert means[which] == pytest.approx(sum(row.scores[s] for row, s in zip(rows, seats, strict=True)) / 60)
        assert wins[which] == pytest.approx(sum(row.shares[s] for row, s in zip(rows, seats, strict=True)))


def test_a_game_is_what_its_bots_make_of_their_own_views():
    plan = Plan("jamaica", ("random", "greedy", "random"), games=2, seed=9, options={"rounds": 10})
    for number in range(2):
        row = play_one(plan, JAMAICA, number)
        state = JAMAICA.new(3, row.seed, plan.options)
        players = [bot(plan.bots[which], JAMAICA, seed=plan.seed_for(number, f"bot {which}")) for which in row.bots]
        decisions = 0
        while not state.over:
            seat = state.actors()[0]
            decisions += len(state.legal(seat)) > 1
            state.play(seat, players[seat].choose(state.redacted(seat), seat))
        assert row.scores == state.scores()
        assert row.shares == state.result()
        assert row.decisions == decisions


def test_a_game_that_cannot_be_played_is_named():
    with pytest.raises(Failed, match="there is no bot 'nobody'"):
        simulate(Plan("jamaica", ("nobody", "random"), games=5, seed=1), jobs=2)


def test_standard_errors_are_those_of_the_scores():
    from statistics import stdev

    plan = Plan("jamaica", ("random", "random"), games=30, seed=2, options={"rounds": 5})
    tally, rows = played(plan, 1)
    scores = [row.scores[row.game % 2] for row in rows]
    assert tally.standard_errors()[0] == pytest.approx(stdev(scores) / 30**0.5)
    assert simulate(Plan("jamaica", ("random", "random"), games=1, seed=2), 1).standard_errors() == []
