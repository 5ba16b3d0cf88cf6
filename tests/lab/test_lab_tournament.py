"""Tournaments: every deal in every seating, nothing lost when stopped, and honest intervals."""

import json
import random
from dataclasses import replace

import pytest

import roadstead
from roadstead.bots import levels
from roadstead.bots.levels import NAMES, Manner
from roadstead.cli import run
from roadstead.lab import ladder
from roadstead.lab.elo import elo
from roadstead.lab.intervals import always_valid, wilson
from roadstead.lab.matrix import usual_bots
from roadstead.lab.plan import Row
from roadstead.lab.tournament import Fixture, Notebook, Standings, hold

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


def test_neighbours_alone_meet_and_a_folder_of_theirs_is_another_tournament(tmp_path):
    plan = fixture("greedy", "random", "casual", games=7, neighbours=True).rounded()
    assert plan.games == 8
    standings, _ = hold(plan, jobs=1, notebook=Notebook(tmp_path, plan))
    meetings = sorted(tuple(sorted(row.bots)) for row in standings.rows.values())
    assert meetings == [(0, 1)] * 4 + [(1, 2)] * 4
    pairs = standings.pairs()
    assert set(pairs) == {("greedy", "random"), ("random", "greedy"), ("random", "casual"), ("casual", "random")}
    assert pairs["greedy", "random"][0] + pairs["random", "greedy"][0] == pytest.approx(4)
    with pytest.raises(ValueError, match="another tournament"):
        Notebook(tmp_path, fixture("greedy", "random", "casual"))


def test_elo_finds_the_differences_that_the_games_came_from():
    truth = {"low": 1300.0, "middle": 1500.0, "high": 1700.0}
    chooser = random.Random(6)
    pairs = {}
    for one, other in (("low", "middle"), ("middle", "high")):
        chance = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
        won = sum(chooser.random() < chance for _ in range(4000))
        pairs[one, other], pairs[other, one] = (won, 4000), (4000 - won, 4000)
    found = elo(list(truth), pairs)
    for name, points in truth.items():
        assert found[name][0] == pytest.approx(points, abs=found[name][1])
        assert 5 < found[name][1] < 20


def test_elo_of_few_games_is_finite_and_wide_and_of_none_wider():
    found = elo(["winner", "loser", "absent"], {("winner", "loser"): (3, 3), ("loser", "winner"): (0, 3)})
    assert 1500 < found["winner"][0] < 2200
    assert found["absent"][0] == pytest.approx(1500)
    assert 200 < found["winner"][1] < found["absent"][1]


def test_the_levels_are_rated_by_one_command_and_shown(capsys, tmp_path):
    command = ["levels", "harbour_of_fortune", "--json"]
    assert run(command) == 0
    shown = json.loads(capsys.readouterr().out)
    assert list(shown["levels"]) == list(NAMES)
    assert run(["levels", "harbour_of_fortune"]) == 0
    assert "commodore" in capsys.readouterr().out
    assert run([*command, "--install"]) == 2
    assert "say how many --games" in capsys.readouterr().err


def test_a_ladder_is_played_to_its_end_and_goes_on_in_its_folder(tmp_path, monkeypatch):
    quick = dict.fromkeys(NAMES, Manner())
    for module in (levels, ladder):
        monkeypatch.setattr(module, "ladder", lambda game: levels.Ladder(quick))
    plan = ladder.plan(roadstead.game("jamaica"), games=4, top=2, seed=7, seats=2)
    begun = Notebook(tmp_path, plan)
    hold(replace(plan, games=10), jobs=1, notebook=begun)
    begun.close()
    again = Notebook(tmp_path, plan)
    before = len(again.rows)
    standings, _ = hold(plan, jobs=1, notebook=again)
    again.close()
    assert 0 < before < len(standings.rows) == plan.wanted
    assert standings.pairs()["commodore", "navigator"][1] == 2
    quick["mate"] = Manner(slips=1)
    with pytest.raises(ValueError, match="another tournament"):
        Notebook(tmp_path, plan)


def test_what_is_kept_of_a_ladder_names_its_command_and_each_step():
    plan = ladder.plan(roadstead.game("jamaica"), games=4, top=2, seed=7, seats=2)
    assert plan.bots == NAMES
    wanted = [number for number in range(plan.games) if plan.wants(number)]
    assert len(wanted) == plan.wanted == 4 * 4 + 2
    standings = Standings(plan)
    for number in wanted:
        meeting = [plan.bot_at(seat, number) for seat in range(2)]
        shares = [float(which == max(meeting)) for which in meeting]
        standings.add([Row(number, 0, 1, 1, meeting, [0, 0], shares)])
    kept = ladder.measured(standings)
    assert kept["command"] == "roadstead levels jamaica --games 4 --top 2 --seats 2 --seed 7"
    assert kept["games"] == 18
    assert "won" not in kept["levels"]["landlubber"]
    played = [kept["levels"][name]["games"] for name in NAMES[1:]]
    assert played == [4, 4, 4, 4, 2]
    assert [kept["levels"][name]["won"] for name in NAMES[1:]] == played
    points = [kept["levels"][name]["elo"] for name in NAMES]
    assert points == sorted(points)


def test_steps_with_a_search_may_be_played_less_often(monkeypatch):
    manners = {name: Manner(iterations=5 if name in NAMES[4:] else 0) for name in NAMES}
    for module in (levels, ladder):
        monkeypatch.setattr(module, "ladder", lambda game: levels.Ladder(manners))
    game = roadstead.game("jamaica")
    for more, each, words in (
        ({"thinking": 4, "top": 2}, [10, 10, 10, 4, 2], "--games 10 --thinking 4 --top 2"),
        ({"thinking": 4}, [10, 10, 10, 4, 4], "--games 10 --thinking 4"),
        ({"thinking": 12}, [10, 10, 10, 12, 12], "--games 10 --thinking 12"),
        ({}, [10, 10, 10, 10, 10], "--games 10"),
    ):
        plan = ladder.plan(game, games=10, seed=7, seats=2, **more)
        wanted = [number for number in range(plan.games) if plan.wants(number)]
        assert len(wanted) == plan.wanted == sum(each)
        meetings = [number // 2 % 5 for number in wanted]
        assert [meetings.count(meeting) for meeting in range(5)] == each
        assert ladder.command(plan) == f"roadstead levels jamaica {words} --seats 2 --seed 7"


def test_a_matrix_has_each_bot_against_each_other(capsys):
    command = [
        "lab",
        "matrix",
        "jamaica",
        "--bots",
        "greedy,random,casual",
        "--games",
        "4",
        "--seed",
        "1",
        "--jobs",
        "1",
    ]
    assert run([*command, "--option", "rounds=5", "--json"]) == 0
    cells = json.loads(capsys.readouterr().out)["cells"]
    wins = {(cell["bot"], cell["against"]): cell["wins"] for cell in cells}
    assert len(wins) == 6
    assert all(wins[one, other] + wins[other, one] == pytest.approx(4) for one, other in wins)
    assert run([*command, "--option", "rounds=5"]) == 0
    table = capsys.readouterr().out.splitlines()
    assert table[0] == "| | `greedy` | `random` | `casual` |"
    assert len(table) == 5
    assert run([*command, "--option", "rounds=5", "--seats", "3", "--json"]) == 0
    three = json.loads(capsys.readouterr().out)["cells"]
    assert len(three) == 6
    assert {cell["games"] for cell in three} == {6}
    assert run(["lab", "matrix", "jamaica", "--bots", "greedy"]) == 2


def test_what_was_learned_stands_beside_the_plain_ones():
    bedford = roadstead.game("new_bedford")
    assert "judge:plain" in usual_bots(bedford, 3)
    assert "captain:50:plain" in usual_bots(bedford, 3)
    assert "judge:plain" not in usual_bots(bedford, 4)
    supremacy = usual_bots(roadstead.game("supremacy"), 2)
    assert "judge:plain" in supremacy
    assert "captain:50:plain" not in supremacy, "its weights are for people's chances alone"
