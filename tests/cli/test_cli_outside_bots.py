"""Programs that play: one that fails costs its move at a table, and is named in one line where figures are made."""

import io
import json
import re
import sys

import polars
import pytest

WRONG = {
    "ends": ("raise SystemExit", "has ended"),
    "talks nonsense": ("import sys\nfor line in sys.stdin: print('sink everybody', flush=True)", "is not legal"),
    "talks without end": ("while True: print('x' * 9999, end='', flush=True)", "talks without end"),
}


@pytest.fixture(params=[*WRONG, "does not start"])
def wrong(request, tmp_path):
    """A program that fails, and what is said of it."""
    if request.param not in WRONG:
        return "exec:no-such-program", "does not start: No such file or directory"
    code, told = WRONG[request.param]
    file = tmp_path / "bot.py"
    file.write_text(code)
    return f"exec:{sys.executable} {file}", told


def test_at_a_table_greedy_answers_instead_and_the_trouble_is_told(roadstead, monkeypatch, wrong):
    name, told = wrong
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    said = roadstead(["play", "jamaica", "--seats", "2", "--seed", "4", "--bots", name])
    assert said.code == 0
    assert said.err == ""
    words = " ".join(said.out.split())
    assert f"{told}. Greedy answers instead." in words
    assert "Blue turns up" in words


def test_at_a_table_a_program_that_hangs_costs_its_moves(roadstead, monkeypatch, tmp_path):
    monkeypatch.setattr("roadstead.bots.outside.PATIENCE", 0.3)
    file = tmp_path / "bot.py"
    file.write_text("import time; time.sleep(60)")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    said = roadstead(["play", "jamaica", "--seats", "2", "--seed", "4", "--bots", f"exec:{sys.executable} {file}"])
    assert said.code == 0
    assert "did not answer within 0.3 seconds. Greedy answers instead." in " ".join(said.out.split())


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "jamaica", "--games", "2", "--jobs", "1", "--out", "run"],
        ["tournament", "jamaica", "--games", "2", "--jobs", "1", "--out", "run"],
        ["lab", "compare", "jamaica", "--option", "rounds=100,5", "--games", "2", "--jobs", "1"],
        ["lab", "report", "jamaica", "--games", "2"],
        ["lab", "dataset", "jamaica", "--games", "2"],
    ],
    ids=lambda command: " ".join(command[:2]),
)
def test_where_figures_are_made_it_is_one_line(start, tmp_path, command):
    process = start(*command, "--bots", "exec:no-such-program,greedy", cwd=tmp_path)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 2
    assert out == ""
    assert err == "roadstead: exec:no-such-program does not start: No such file or directory\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["exec:", "exec:  ", "exec:''", "exec:python3 'bot.py"])
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_command_that_is_none_is_one_line(start, command, name):
    process = start(command, "jamaica", "--bots", name)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 2
    assert out == ""
    assert "exec:" in err
    assert err.count("\n") == 1


def test_games_finished_before_a_program_failed_are_kept(start, tmp_path):
    file = tmp_path / "bot.py"
    file.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    with open('answers', 'a+') as answers:\n"
        "        answers.write('x')\n"
        "        tired = answers.tell() > 120\n"
        "    print('sink everybody' if tired else json.loads(line)['legal'][0].upper(), flush=True)\n"
    )
    command = [
        "simulate",
        "jamaica",
        "--games",
        "40",
        "--jobs",
        "1",
        "--option",
        "rounds=5",
        "--seed",
        "1",
        "--out",
        "run",
        "--bots",
    ]
    process = start(*command, f"exec:{sys.executable} {file},greedy", cwd=tmp_path)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, "")
    told = re.search(r"not legal \(([\d,]+) games finished before that are in run\)\n$", err)
    assert told
    assert len(polars.read_parquet(tmp_path / "run" / "games.parquet")) == int(told[1]) > 0


def test_a_class_of_ones_own_takes_part_in_a_tournament(start, tmp_path):
    (tmp_path / "first.py").write_text("class First:\n    def choose(self, view, seat): return view.legal(seat)[0]\n")
    command = ["tournament", "jamaica", "--games", "4", "--option", "rounds=5", "--seed", "1", "--json"]
    process = start(*command, "--bots", "first.py:First,greedy", cwd=tmp_path)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert {entrant["bot"] for entrant in json.loads(out)["entrants"]} == {"first.py:First", "greedy"}


def test_at_a_table_a_class_that_fails_is_named_and_greedy_answers(roadstead, monkeypatch, tmp_path):
    code = "class Bad:\n    def choose(self, view, seat): raise ValueError('boo hoo')\n"
    (tmp_path / "bad.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    said = roadstead(["play", "jamaica", "--seats", "2", "--seed", "4", "--bots", "bad.py:Bad"])
    assert (said.code, said.err) == (0, "")
    assert "bad.py:Bad failed: ValueError: boo hoo. Greedy answers instead." in " ".join(said.out.split())


@pytest.mark.parametrize(
    ("does", "told"),
    [
        ("raise ValueError('boo hoo')", "failed: ValueError: boo hoo"),
        ("return None", "answered None, which is not legal"),
        ("import os; os._exit(1)", "has ended"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_where_figures_are_made_a_class_that_fails_is_named_in_one_line(start, tmp_path, command, does, told):
    (tmp_path / "bad.py").write_text(f"class Bad:\n    def choose(self, view, seat): {does}\n")
    process = start(command, "jamaica", "--games", "2", "--jobs", "1", "--bots", "bad.py:Bad,greedy", cwd=tmp_path)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (2, "", f"roadstead: bad.py:Bad {told}\n")
