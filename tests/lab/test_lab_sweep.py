"""Two tables compared, one number at several values, and the value that is wanted."""

import json

import pytest

import roadstead
from roadstead import cli
from roadstead.games.variants import with_variant
from roadstead.lab import sweep
from roadstead.lab.plan import Plan
from roadstead.lab.sweep import Measured, Value, changed, printed_number, race, shared_out, values_of

JAMAICA = roadstead.game("jamaica")
QUICK = ["--seats", "2", "--jobs", "1", "--seed", "3"]


@pytest.fixture
def lab(capsys):
    """Run `roadstead lab`; the exit code, and what was printed."""

    def run(*words):
        code = cli.run(["lab", *words])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def test_a_variant_is_held_against_its_game(lab, tmp_path):
    call = ["compare", "jamaica", "jamaica~rich-lairs", "--games", "12", *QUICK]
    code, out, _ = lab(*call, "--json", "--out", str(tmp_path / "page.html"))
    assert code == 0
    told = json.loads(out)
    assert (told["first"], told["arms"][0]["value"]) == ("Jamaica", "Jamaica (Rich lairs)")
    figures = {row["figure"]: row for row in told["arms"][0]["differences"]}
    assert figures["mean treasures"]["other"] > figures["mean treasures"]["first"]
    assert "Jamaica (Rich lairs) instead of Jamaica" in (tmp_path / "page.html").read_text()


def test_bots_and_options_are_held_against_each_other(lab):
    code, out, _ = lab("compare", "jamaica", "--other-bots", "random", "--games", "6", *QUICK, "--json")
    assert code == 0
    assert json.loads(out)["arms"][0]["value"] == "random"
    code, out, _ = lab("compare", "jamaica", "--other-given", "rounds=5", "--games", "6", *QUICK, "--json")
    assert json.loads(out)["arms"][0]["value"] == "rounds=5"
    assert json.loads(out)["first"] == "usual options"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["compare", "jamaica"], "nothing differs: name another game"),
        (["compare", "jamaica", "jamaica~rich-lairs", "--option", "rounds=5,10"], "leave one of them out"),
        (["sweep", "jamaica", "--over", "lairs"], "--over is given as name=low..high"),
        (["sweep", "jamaica", "--over", "lairs=a..b"], "whole numbers"),
        (["sweep", "jamaica", "--over", "lairs=3..3"], "--over has 2 to 40 values, not 1"),
        (["sweep", "jamaica", "--over", "lairs=9..3"], "9..3 has no values: the lesser number stands first"),
        (["sweep", "jamaica", "--over", "lairs=3..99"], "--over has 2 to 40 values, not 97"),
        (["sweep", "jamaica", "--over", "lairs=3..20"], "lairs is a whole number from 3 to 11, not 12"),
        (["sweep", "jamaica", "--over", "ships=3..5"], "Jamaica has no number 'ships' (it has: rounds, finish_score"),
        (["sweep", "jamaica", "--over", "costs=3..5"], "costs are several numbers: name one of them, such as costs.1"),
        (["sweep", "jamaica", "--over", "costs.0=3..5"], "costs has no '0'"),
        (["sweep", "jamaica", "--over", "rounds=5,9", "--option", "rounds=5"], "rounds is what is changed"),
        (["sweep", "jamaica", "--over", "lairs=3..5", "--figure", "joy"], "there is no figure 'joy' (there are: decisions"),
        (["balance", "jamaica", "--over", "lairs=3..5", "--length", "0"], "--length is more than 0"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked_is_told_in_a_line(lab, words, said):
    code, out, err = lab(*words, "--games", "16", *QUICK)
    assert code == 2
    assert said in err
    assert out == ""


def test_a_sweep_tells_each_value_with_its_interval(lab, tmp_path):
    code, out, _ = lab(
        *["sweep", "jamaica", "--over", "rounds=5,8,12", "--games", "32", *QUICK, "--json"],
        *["--out", str(tmp_path / "sweep.html")],
    )
    assert code == 0
    told = json.loads(out)
    assert (told["now"], [row["value"] for row in told["values"]]) == (100, [5, 8, 12, 100])
    rows = {row["value"]: row for row in told["values"]}
    assert rows[5]["sure"]
    assert rows[5]["games"] == 16, "sure at the first look"
    assert rows[5]["mean"] < rows[8]["mean"] < rows[12]["mean"]
    assert rows[100]["difference"] == 0
    assert "<svg" in (tmp_path / "sweep.html").read_text()


def test_values_play_on_the_same_dice(lab):
    code, out, _ = lab(
        "sweep", "jamaica", "--over", "finish_score=10,20", "--figure", "mean points", "--games", "16", *QUICK, "--json"
    )
    assert code == 0
    rows = {row["value"]: row for row in json.loads(out)["values"]}
    assert rows[10]["difference"] < 0 < rows[20]["difference"]
    _, again, _ = lab(
        "sweep", "jamaica", "--over", "finish_score=10,20", "--figure", "mean points", "--games", "16", *QUICK, "--json"
    )
    assert again == out


def test_balance_finds_the_length_that_is_wanted(lab):
    code, out, _ = lab(
        "balance", "jamaica", "--over", "rounds=5,10,20", "--length", "30", "--games", "32", *QUICK, "--json"
    )
    assert code == 0
    told = json.loads(out)
    assert told["best"] == 5
    assert [row["games"] for row in told["values"]] == [16, 16, 16], "the others are out at the first look"


def test_balance_tells_how_even_the_seats_are(lab):
    code, out, _ = lab("balance", "jamaica", "--over", "lairs=6,9", "--games", "16", *QUICK)
    assert code == 0
    assert "best: lairs=" in out


def test_a_number_of_a_variant_is_changed_on_top_of_what_it_changes():
    rich = roadstead.game("jamaica~rich-lairs")
    assert (printed_number(JAMAICA, "lairs"), printed_number(rich, "lairs")) == (9, 11)
    assert (printed_number(JAMAICA, "costs.1"), printed_number(rich, "treasures.fifth")) == (2, 12)
    assert printed_number(rich, "rounds") == 100
    both = with_variant(changed(rich, "costs.1", 7))
    assert (len(both.part("data").LAIRS), both.part("data").COST[1]) == (11, 7)
    assert with_variant(changed(rich, "treasures.fifth", 3)).part("data").WORTH[8] == 3
    assert with_variant(changed(JAMAICA, "rounds", 7)).new(2, 1).rounds == 7
    plan = Plan("jamaica", ("greedy",) * 2, 4, 1)
    assert [value.plan.variant == "" for value in values_of(plan, JAMAICA, "lairs", [8, 9])] == [False, True]


def test_looks_are_few_and_the_intervals_are_wide_enough_for_all_of_them():
    assert shared_out(400) == [50, 100, 200, 400]
    assert shared_out(20) == [16, 20]
    assert pytest.approx(2.498, abs=0.001) == sweep.WIDE


def test_a_race_drops_only_what_is_surely_worse():
    values = [Value(number, Plan("jamaica", ("greedy",), 1, 1)) for number in (1, 2, 3)]
    off = {1: Measured(10.0, 3.0), 2: Measured(2.0, 3.0), 3: Measured(6.0, 3.0)}
    race(lambda value: off[value.number])(values)
    assert [value.settled for value in values] == [True, False, False]


def test_seats_that_won_equally_often_are_not_surely_equal(monkeypatch):
    value = Value(3, Plan("jamaica", ("random", "random"), 8, 1))
    wins = {"wins of seat 0": [1.0, 0.0] * 4, "wins of seat 1": [0.0, 1.0] * 4}
    monkeypatch.setattr(Value, "figure", lambda self, name: wins[name])
    found = sweep.unevenness(value)
    assert found.mean == 0
    assert found.half > 50
