"""Reports, comparisons and data sets: self-contained, the same for the same seed, and true to the games."""

import json
import re

import polars
import pytest

import roadstead
from roadstead.cli import run
from roadstead.lab.compare import differences, run_arms
from roadstead.lab.plan import Plan
from roadstead.lab.report import page
from roadstead.lab.survey import clauses_that_can_fire, elsewhere, survey

GAMES = roadstead.all_games()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_gets_a_page_that_needs_nothing_else(game):
    seats = game.seats[0]
    watched = survey(Plan(game.name, ("greedy",) * seats, games=3, seed=2), game)
    html = page(game, watched)
    assert html.count("<svg") == 7
    assert not re.search(r"<script|https?://(?!www\.w3\.org)[^\"' ]+\.(js|css|png)", html)
    for clause in clauses_that_can_fire(game):
        assert clause in html
    assert sum(watched.clauses.values()) > len(watched.games)
    assert len(watched.games) == 3
    assert all(sum(one.shares) == pytest.approx(1.0) or not any(one.shares) for one in watched.games)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_declares_statistics_a_number_for_each_seat(game):
    state = game.new(game.seats[-1], seed=3)
    kept = game.statistics(state)
    assert kept
    assert all(len(row) == state.seats for row in kept.values())


def test_clauses_never_used_are_flagged_with_where_they_are_used():
    game = roadstead.game("jamaica")
    html = page(game, survey(Plan("jamaica", ("greedy",) * 3, games=2, seed=2), game))
    assert re.search(r"<tr class=away><td class=c>JAM-10\.2<td>[^<]+<td class=n>met with 2 seats", html)


def test_a_clause_met_nowhere_is_flagged_as_never_used():
    game = roadstead.game("jamaica")
    plan = Plan("jamaica", ("greedy",) * 3, games=2, seed=2)
    assert elsewhere(game, plan, {"JAM-10.2", "no such clause"}) == {"JAM-10.2": "met with 2 seats"}


def test_clauses_used_in_the_set_up_are_counted():
    game = roadstead.game("rotterdam")
    watched = survey(Plan("rotterdam", ("greedy",) * 2, games=2, seed=2), game)
    assert watched.clauses["ROT-2.7"] == 2


def test_arms_share_their_dice_so_that_an_arm_against_itself_differs_in_nothing():
    plan = Plan("jamaica", ("greedy",) * 2, games=12, seed=5)
    same = run_arms(plan, "rounds", [100, 100], jobs=2)
    assert [row.scores for row in same[0].rows] == [row.scores for row in same[1].rows]
    assert all(d.difference == 0 for d in differences(*same))


def test_a_shorter_game_is_found_to_be_shorter(capsys, tmp_path):
    out = tmp_path / "page.html"
    call = ["lab", "compare", "jamaica", "--option", "rounds=100,5", "--games", "20", "--seats", "2", "--json"]
    assert run([*call, "--out", str(out)]) == 0
    told = json.loads(capsys.readouterr().out)
    shorter = {d["figure"]: d for d in told["arms"][0]["differences"]}["decisions"]
    assert shorter["sure"]
    assert shorter["interval"][1] < 0
    assert "<svg" in out.read_text()


def test_a_data_set_holds_every_decision_with_its_mask_and_result(tmp_path, capsys):
    file = tmp_path / "decisions.parquet"
    call = [
        "lab",
        "dataset",
        "jamaica",
        "--games",
        "3",
        "--seats",
        "3",
        "--seed",
        "4",
        "--bots",
        "greedy,casual,random",
    ]
    assert run([*call, "--out", str(file)]) == 0
    frame = polars.read_parquet(file)
    game = roadstead.game("jamaica")
    width = game.part("encode").ENCODER.width(3)
    assert f"{len(frame):,} decisions" in capsys.readouterr().out
    for row in frame.iter_rows(named=True):
        assert len(row["observation"]) == width
        assert len(row["mask"]) == game.actions.size
        assert row["mask"][row["action"]] == 1
        assert sum(row["mask"]) > 1
        assert game.actions.text(row["action"]) == row["text"]
        assert 0.0 <= row["result"] <= 1.0
        assert row["bot"] == ("greedy", "casual", "random")[(row["seat"] - row["game"]) % 3]
    assert frame["game"].to_list() == sorted(frame["game"])
    first = frame.filter(polars.col("game") == 2).row(0, named=True)
    dealt = game.new(3, seed=first["seed"])
    assert game.part("encode").ENCODER.row(dealt, first["seat"]) == pytest.approx(first["observation"])
    assert [other.name for other in tmp_path.iterdir()] == ["decisions.parquet"]
    told = {
        name: json.loads(value) for name, value in polars.read_parquet_metadata(file).items() if "roadstead" in name
    }
    assert told["roadstead.game"] == "jamaica"
    assert told["roadstead.data"] == game.digest
    assert told["roadstead.bots"] == ["greedy", "casual", "random"]
    assert (told["roadstead.games"], told["roadstead.seed"]) == (3, 4)
    assert told["roadstead.options"] == {"rounds": 100}
    assert told["roadstead.actions"] == game.actions.texts()
    assert sum(channel["size"] for channel in told["roadstead.channels"]) == width


@pytest.mark.parametrize(
    "call",
    [
        ["lab", "report", "atlantis"],
        ["lab", "report", "jamaica", "--games", "1"],
        ["lab", "compare", "jamaica", "--option", "rounds=100"],
        ["lab", "compare", "jamaica", "--option", "tax=75,100"],
        ["lab", "dataset", "jamaica", "--seats", "9"],
    ],
)
def test_bad_input_is_one_line(call, capsys):
    assert run(call) == 2
    assert capsys.readouterr().err.count("\n") == 1
