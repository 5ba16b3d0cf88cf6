"""Files the command is told to write: devices and folders are left alone, nothing is left lying about."""

import io
import os
import stat

import pytest


@pytest.fixture
def typed(monkeypatch, tmp_path):
    """Type these lines, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def lines(*answers: str) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))

    lines("quit")
    return lines


@pytest.mark.parametrize("option", ["--svg", "--save"])
@pytest.mark.parametrize("made", [os.mkfifo, os.mkdir])
def test_what_is_no_regular_file_is_not_written_over(roadstead, typed, tmp_path, option, made):
    made("target")
    kind = stat.S_IFMT(os.stat("target").st_mode)
    said = roadstead(["play", "jamaica", "--seed", "4", option, "target"])
    assert said.code == 2
    assert said.err.startswith("roadstead: target: ")
    assert said.err.count("\n") == 1
    assert stat.S_IFMT(os.stat("target").st_mode) == kind
    assert os.listdir(tmp_path) == ["target"]


def test_typed_while_playing_it_is_refused_by_the_name_that_was_typed(roadstead, typed, tmp_path):
    os.mkfifo("pipe")
    typed("svg pipe", "save pipe", "svg no/where.svg", "save no/where.jsonl", "quit")
    said = roadstead("play jamaica --seed 4")
    assert said.out.count("pipe: Not a regular file.") == 2
    assert "no/where.svg: No such file or directory." in said.out
    assert "no/where.jsonl: No such file or directory." in said.out
    assert os.listdir(tmp_path) == ["pipe"]


def test_a_failure_leaves_no_litter_and_names_what_was_typed(roadstead, typed, tmp_path):
    long = "n" * 300
    for option in ("--svg", "--save", "--resume"):
        said = roadstead(
            ["play", "--seed=4", "jamaica", option, long] if option != "--resume" else ["play", option, long]
        )
        assert said.code == 2
        assert "File name too long" in said.err
        assert said.err.count("\n") == 1
        assert len(said.err) < 200
    assert os.listdir(tmp_path) == []


def test_a_game_gone_on_with_is_not_saved_over_another(roadstead, typed, tmp_path):
    roadstead("play jamaica --seed 4 --save one.jsonl")
    typed("quit")
    roadstead("play jamaica --seed 5 --save two.jsonl")
    kept = (tmp_path / "two.jsonl").read_bytes()
    said = roadstead("play --resume one.jsonl --save two.jsonl")
    assert said.code == 2
    assert "exists already" in said.err
    assert (tmp_path / "two.jsonl").read_bytes() == kept


@pytest.mark.parametrize(
    "call",
    [
        ["play", "jamaica", "--svg", ""],
        ["play", "jamaica", "--save="],
        ["play", "jamaica", "--seat", ""],
        ["play", "jamaica", "--bots", " "],
        ["simulate", "jamaica", "--games", "1", "--out", ""],
        ["lab", "report", "jamaica", "--out", ""],
    ],
)
def test_an_empty_text_is_refused(roadstead, typed, tmp_path, call):
    said = roadstead(call)
    assert said.code == 2
    assert "is given an empty text" in said.err
    assert said.err.count("\n") == 1
    assert os.listdir(tmp_path) == []


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="the system has no device that is always full")
def test_a_full_disk_behind_standard_output_is_one_line(start):
    with open("/dev/full", "w") as full:
        process = start("rules", "jamaica", stdout=full)
        _, err = process.communicate(timeout=20)
    assert process.returncode == 2
    assert err == "roadstead: No space left on device\n"
