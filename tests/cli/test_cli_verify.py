"""`roadstead verify`: a sound record, and the first fault of one that is not."""

import random

import pytest

import roadstead as library
from roadstead.records import Match


@pytest.fixture
def record(tmp_path):
    """A whole game on disk."""
    match = Match.new(library.game("jamaica"), 3, seed=5, options={"rounds": 5}, open_seed=True)
    chooser = random.Random(1)
    while not match.state.over:
        seat = match.state.actors()[0]
        match.play(seat, chooser.choice(match.state.legal(seat)))
    match.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def test_a_sound_record_is_summed_up(roadstead, record):
    said = roadstead(["verify", str(record)])
    assert said.code == 0
    assert said.out.startswith(f"{record}: sound: jamaica, 3 seats")
    assert said.out.count("\n") == 1
    assert said.err == ""


def test_the_first_fault_is_named_with_its_line(roadstead, record):
    lines = record.read_text().splitlines(keepends=True)
    lines[4] = lines[4].replace('"seat": 0', '"seat": 2').replace('"seat": 1', '"seat": 0')
    lines[4] = lines[4].replace('"do": "', '"do": "un')
    record.write_text("".join(lines))
    said = roadstead(["verify", str(record)])
    assert said.code == 1
    assert said.out == ""
    assert f"{record}: line 5: " in said.err
    assert said.err.count("\n") == 1


def test_a_game_left_half_way_is_sound_only_when_that_is_allowed(roadstead, record):
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join(lines[:10]))
    assert roadstead(["verify", str(record)]).code == 1
    assert roadstead(["verify", "--unfinished", str(record)]).code == 0
