"""Programs that play: one that fails costs its move at a table, and is named in one line where figures are made."""

import io
import sys

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
