"""Going on with a record that came from somewhere else: nothing in it is run, and what was changed is said."""

import io
import json

import pytest

from roadstead import records


@pytest.fixture
def record(tmp_path, roadstead, monkeypatch):
    """A game of three seats left after a few decisions, with these names written into its header."""

    def kept(*names: str):
        file = tmp_path / "theirs.jsonl"
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nquit\n"))
        roadstead(f"play jamaica --seats 3 --seed 4 --save {file}")
        header, *lines = file.read_text().splitlines(keepends=True)
        told = json.loads(header) | {"names": list(names)}
        file.write_text(json.dumps(told) + "\n" + "".join(lines))
        return file

    return kept


@pytest.mark.parametrize("prefix", ["exec:", "EXEC:", " exec:", "exec :"])
def test_a_program_named_in_a_record_is_never_started(record, roadstead, monkeypatch, tmp_path, prefix):
    started = tmp_path / "started"
    file = record("you", f"{prefix}touch {started}", "greedy")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n1\n1\n1\n1\n"))
    said = roadstead(["play", "--resume", str(file)])
    assert said.code == 0
    assert "a program that only --bots can start: greedy plays on." in " ".join(said.out.split())
    assert "Blue: greedy" in said.out
    assert not started.exists()
    assert records.verify(file, allow_unfinished=True).decisions > 6


def test_a_name_that_is_no_bot_is_said_to_be_replaced(record, roadstead, monkeypatch):
    file = record("you", "alice", "random")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    said = roadstead(["play", "--resume", str(file)])
    assert "Blue was 'alice', no bot of ours: greedy plays on." in said.out
    assert said.out.count("plays on") == 1
    said = roadstead(["play", "--resume", str(file), "--bots", "random"])
    assert "plays on" not in said.out


def test_a_half_line_that_is_left_out_is_mentioned(record, roadstead, monkeypatch):
    file = record("you", "greedy", "greedy")
    whole = file.read_text()
    file.write_text(whole[:-9])
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    said = roadstead(["play", "--resume", str(file)])
    number = whole.count("\n")
    assert f"line {number} was cut off in the middle and has been left out." in " ".join(said.out.split())
