"""A game that was interrupted goes on as if it had not been."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tables import JAMAICA, play_on, rows, whole_game

from roadstead.kernel.dice import SeededDice
from roadstead.kernel.fair import FairDice
from roadstead.records import Match, RecordFault, Writer, resume, verify


def begun(path, decisions, **how):
    """A game of so many decisions in a file, and the chooser where it stopped."""
    chooser = SeededDice(8)
    how.setdefault("open_seed", True)
    with Writer(path) as writer:
        match = Match.new(JAMAICA, 3, how.pop("seed", 7), {"rounds": 5}, writer=writer, **how)
        play_on(match, chooser, decisions)
    return chooser


def uninterrupted(**how):
    return play_on(Match.new(JAMAICA, 3, 7, {"rounds": 5}, open_seed=True, **how), SeededDice(8))


@pytest.mark.pure
@pytest.mark.parametrize("decisions", [0, 1, 2, 17, 30])
def test_a_resumed_game_is_the_uninterrupted_one(decisions, tmp_path):
    path = tmp_path / "game.jsonl"
    chooser = begun(path, decisions)
    match = resume(path)
    assert match.decisions == decisions
    play_on(match, chooser)
    whole = uninterrupted()
    assert path.read_bytes() == whole.record.to_bytes()
    assert match.state.to_dict() == whole.state.to_dict()
    assert verify(path).finished


def test_what_could_be_taken_back_still_can_after_resuming(tmp_path):
    path = tmp_path / "game.jsonl"
    begun(path, 1)
    match = resume(path)
    captain = rows(match)[2]["seat"]
    assert match.undo(captain) == 1
    assert verify(path, allow_unfinished=True).taken_back == 1
    assert [event.name for event in match.opening] == [event.name for event in uninterrupted().opening]


def test_events_go_on_after_resuming(tmp_path):
    begun(tmp_path / "game.jsonl", 1)
    chooser = SeededDice(3)
    match = resume(tmp_path / "game.jsonl")
    heard = []
    while not heard:
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        heard = match.play(seat, legal[chooser.below(len(legal))])
    assert heard


@pytest.mark.parametrize("cut", [1, 2, 10])
def test_a_half_written_line_is_dropped_with_a_notice(cut, tmp_path):
    path = tmp_path / "game.jsonl"
    begun(path, 12)
    whole = path.read_bytes()
    path.write_bytes(whole[: -cut - 1])
    with pytest.raises(RecordFault, match=r"line 14: the record is truncated: this line is cut off"):
        verify(path, allow_unfinished=True)
    match = resume(path)
    assert match.decisions == 11
    assert "line 14" in match.record.notice
    play_on(match, SeededDice(1))
    assert verify(path).finished


def test_a_last_line_that_lacks_only_its_line_end_counts(tmp_path):
    path = tmp_path / "game.jsonl"
    begun(path, 12)
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    assert resume(path).decisions == 12
    assert path.read_bytes() == whole


def test_a_game_that_ended_without_its_result_is_given_it(tmp_path):
    path = tmp_path / "game.jsonl"
    whole = uninterrupted().record.to_bytes()
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    with pytest.raises(RecordFault, match="before its result is told"):
        verify(path)
    assert resume(path).over
    assert path.read_bytes() == whole


def test_a_finished_game_is_not_resumed(tmp_path):
    uninterrupted().save(tmp_path / "game.jsonl")
    with pytest.raises(RecordFault, match="nothing to go on with"):
        resume(tmp_path / "game.jsonl")


def test_a_game_with_secret_dice_goes_on_only_with_them(tmp_path):
    path = tmp_path / "game.jsonl"
    chooser = begun(path, 12, seed=None, open_seed=False, dice=FairDice(b"tar", ["a", "b", "c"]))
    before = path.read_bytes()
    with pytest.raises(RecordFault, match="does not tell its seed"):
        resume(path)
    with pytest.raises(RecordFault, match="not the one that the header's commitment is of"):
        resume(path, dice=FairDice(b"pitch", ["a", "b", "c"]))
    assert path.read_bytes() == before
    play_on(resume(path, dice=FairDice(b"tar", ["a", "b", "c"])), chooser)
    assert verify(path).dice == "drawn again from the secret committed to"


def test_dice_that_are_not_the_games_are_found_out(tmp_path):
    path = tmp_path / "game.jsonl"
    begun(path, 12)
    path.write_bytes(path.read_bytes().replace(b'"seed": 7', b'"seed": 8'))
    with pytest.raises(RecordFault, match=r"line 2: the set-up: outcome \d+ is \d+, where the dice gave \d+"):
        resume(path)


KILLED = """
import os, sys, roadstead
sys.path.insert(0, sys.argv[2])
from tables import play_on
from roadstead.kernel.dice import SeededDice
from roadstead.records import Match, Writer
match = Match.new(roadstead.game("jamaica"), 3, 7, {"rounds": 5}, open_seed=True, writer=Writer(sys.argv[1]))
play_on(match, SeededDice(8), 20)
os.kill(os.getpid(), 9)
"""


def test_a_killed_process_has_lost_nothing(tmp_path):
    path = tmp_path / "game.jsonl"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    here = str(Path(__file__).parent)
    subprocess.run([sys.executable, "-c", KILLED, str(path), here], check=False, env=environment)
    assert verify(path, allow_unfinished=True).decisions == 20
    assert resume(path).decisions == 20


def test_a_full_disk_leaves_no_half_line(tmp_path):
    """With room for a few lines only, the write that fails is undone, and what fits is whole."""
    resource = pytest.importorskip("resource")
    path = tmp_path / "game.jsonl"
    script = """
import resource, signal, sys, roadstead
sys.path.insert(0, sys.argv[2])
from tables import play_on
from roadstead.kernel.dice import SeededDice
from roadstead.records import Match, Writer
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
match = Match.new(roadstead.game("jamaica"), 3, 7, {"rounds": 5}, open_seed=True, writer=Writer(sys.argv[1]))
chooser = SeededDice(8)
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (600, hard))
try:
    play_on(match, chooser)
except OSError:
    print(match.decisions)
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
whole = open(sys.argv[1], "rb").read()
assert whole.endswith(b"\\n") and len(whole) <= 600, whole
play_on(match, chooser)
"""
    assert resource
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    here = str(Path(__file__).parent)
    told = subprocess.run(
        [sys.executable, "-c", script, str(path), here], check=True, env=environment, stdout=subprocess.PIPE
    ).stdout
    assert int(told) > 0
    assert path.read_bytes() == whole_game(3, 7, open_seed=True).record.to_bytes()
