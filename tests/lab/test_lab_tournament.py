"""Tournaments: every deal in every seating, nothing lost when stopped, and honest intervals."""

import json
import random

import pytest

from roadstead.cli import run
from roadstead.lab.intervals import always_valid, wilson
from roadstead.lab.tournament import Fixture, Notebook, hold

QUICK = {"rounds": 5}


def fixture(*bots: str, games: int = 12, table: int = 2, **more) -> Fixture:
    return Fixture("jamaica", bots, games=games, seed=4, options=QUICK, table=table, **more)


def test_a_deal_is_played_in_every_seating_with_the_same_dice():
    standings, _ = hold(fixture("greedy", "random", "casual", table=3), jobs=2)
    rows = [standings.rows[n] for n in range(12)]
    for deal in range(4):
        three = rows[3 * deal : 3 * deal + 3]
        assert len({row.seed for row in three}) == 1
        assert sorted(row.bots for row in three) == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert len({row.seed for row in rows}) == 4


def test_more_entrants_than_seats_all_meet_each_other_equally_often():
    standings, _ = hold(fixture("greedy", "random", "casual"), jobs=2)
    meetings = sorted(tuple(sorted(row.bots)) for row in standings.rows.values())
    assert meetings == [(0, 1)] * 4 + [(0, 2)] * 4 + [(1, 2)] * 4


def test_one_against_three_sits_in_every_seat_and_counts_against_a_quarter():
    standings, _ = hold(fixture("greedy", "random", "random", "random", games=16, table=4), jobs=2)
    rows = [standings.rows[n] for n in range(16)]
    assert [row.bots.index(0) for row in rows] == [0, 1, 2, 3] * 4
    assert len({row.seed for row in rows}) == 4
    wins = standings.wins()
    assert wins["greedy"][1] == 16
    assert wins["random"][1] == 48
    assert wins["greedy"][0] + wins["random"][0] == pytest.approx(16)


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path):
    whole, _ = hold(fixture("greedy", "random"), jobs=1)
    part = Notebook(tmp_path, fixture("greedy", "random"))
    hold(fixture("greedy", "random", games=6), jobs=1, notebook=part)
    part.close()
    (tmp_path / "games.jsonl").open("a").write('[7, 12, "cut of')
    again = Notebook(tmp_path, fixture("greedy", "random"))
    assert sorted(row.game for row in again.rows) == list(range(6))
    played = []
    resumed, _ = hold(fixture("greedy", "random"), jobs=1, notebook=again, report=played.extend)
    again.close()
    assert sorted(row.game for row in played) == list(range(6, 12))
    assert resumed.summary() == whole.summary()


def test_a_folder_of_another_tournament_is_refused(tmp_path):
    Notebook(tmp_path, fixture("greedy", "random")).close()
    with pytest.raises(ValueError, match="another tournament"):
        Notebook(tmp_path, fixture("greedy", "casual"))


def test_a_tournament_begun_under_other_rules_does_not_go_on(tmp_path):
    Notebook(tmp_path, fixture("greedy", "random")).close()
    plan = tmp_path / "plan.json"
    plan.write_text(json.dumps({**json.loads(plan.read_text()), "rules_version": 0}))
    with pytest.raises(ValueError, match="under other rules of Jamaica"):
        Notebook(tmp_path, fixture("greedy", "random"))


@pytest.mark.parametrize("plan", ['{"foo": 1}', "[1]", "{", '"seed"'])
def test_a_folder_of_something_else_is_one_line(tmp_path, capsys, plan):
    (tmp_path / "plan.json").write_text(plan)
    call = ["tournament", "jamaica", "--bots", "greedy,random", "--games", "2", "--out", str(tmp_path)]
    assert run(call) == 2
    assert run([*call, "--seed", "4"]) == 2
    assert capsys.readouterr().err.count("something else than a tournament") == 2


@pytest.mark.parametrize("line", ["null", "[1, 2]", "{}", "x"])
def test_damaged_games_are_one_line(tmp_path, line):
    Notebook(tmp_path, fixture("greedy", "random")).close()
    (tmp_path / "games.jsonl").write_text(line + "\n")
    with pytest.raises(ValueError, match="damaged"):
        Notebook(tmp_path, fixture("greedy", "random"))


def test_the_better_bot_gets_the_better_rating():
    standings, _ = hold(fixture("random", "greedy", games=60), jobs=2)
    summary = standings.summary()
    assert [entrant["bot"] for entrant in summary["entrants"]] == ["greedy", "random"]
    assert summary["better"] == "greedy"
    assert summary["entrants"][0]["wins"] + summary["entrants"][1]["wins"] == pytest.approx(60)


def test_a_sequential_test_stops_early_and_equals_are_not_told_apart():
    standings, _ = hold(fixture("greedy", "random", games=600), jobs=2, stop_when_sure=True)
    assert standings.verdict() == "greedy"
    assert len(standings.rows) < 300
    alike, _ = hold(fixture("random", "random", games=40), jobs=2)
    assert alike.verdict() == ""


def test_the_always_valid_interval_seldom_misses_at_any_moment():
    chance = random.Random(1)
    misses = 0
    for _ in range(300):
        total = 0.0
        for games in range(1, 301):
            total += chance.random() < 0.5
            low, high = always_valid(total, games)
            if not low <= 0.5 <= high:
                misses += 1
                break
    assert misses <= 15


def test_wilson_is_the_textbook_interval():
    low, high = wilson(81, 100)
    assert (round(low, 3), round(high, 3)) == (0.722, 0.875)


def test_the_command_prints_json_and_refuses_nonsense_in_one_line(capsys, tmp_path):
    call = ["tournament", "jamaica", "--bots", "greedy,random", "--games", "4", "--seed", "1", "--option", "rounds=5"]
    assert run([*call, "--json", "--out", str(tmp_path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert {entrant["bot"] for entrant in told["entrants"]} == {"greedy", "random"}
    assert (tmp_path / "games.parquet").exists()
    assert run(["tournament", "jamaica", "--bots", "greedy"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert run(["tournament", "jamaica", "--bots", "greedy,admiral"]) == 2
    assert "no bot 'admiral'" in capsys.readouterr().err
