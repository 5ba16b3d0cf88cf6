"""Trying things out on a match: push and pop, exactly there and back."""

import random

import pytest

import roadstead
from roadstead.conformance.tables import at_smallest_tables
from roadstead.records.match import Match
from roadstead.records.verifying import verify


def told(match):
    return match.record.to_bytes(), match.state.to_dict(), match.question(), match.decisions


@at_smallest_tables
def test_pop_is_the_way_back_and_the_dice_fall_again_as_they_did(table):
    match = Match.new(table.game, table.seats, seed=5)
    chance = random.Random(3)
    before, actions = [], []
    for _ in range(25):
        before.append(told(match))
        actions.append((int(match.state.actor()), chance.choice(match.state.legal(match.state.actor()))))
        match.push(actions[-1][1])
    after = told(match)
    undoable = [match.can_undo(seat) for seat in range(table.seats)]
    for (_, action), then in zip(reversed(actions), reversed(before), strict=True):
        assert match.pop() == action
        assert told(match) == then
    for seat, action in actions:
        match.push(table.game.actions.text(action), seat)
    assert told(match) == after
    assert [match.can_undo(seat) for seat in range(table.seats)] == undoable


def test_a_finished_game_is_popped_and_finished_again(tmp_path):
    match = Match.new(roadstead.game("jamaica"), 2, seed=5, options={"rounds": 5})
    while not match.over:
        match.push(match.state.legal(match.state.actor())[0])
    finished = match.record.to_bytes()
    last = match.pop()
    assert not match.over
    assert match.record.result is None
    match.push(last)
    assert match.record.to_bytes() == finished
    match.save(tmp_path / "game.jsonl")
    assert verify(tmp_path / "game.jsonl")


def test_only_what_was_pushed_is_popped():
    match = Match.new(roadstead.game("jamaica"), 2, seed=5)
    with pytest.raises(IndexError, match="nothing was pushed"):
        match.pop()
    match.push(match.state.legal(match.state.actor())[0])
    match.play(match.state.actor(), match.state.legal(match.state.actor())[0])
    with pytest.raises(IndexError, match="nothing was pushed"):
        match.pop()


def test_an_illegal_push_changes_nothing():
    match = Match.new(roadstead.game("jamaica"), 2, seed=5)
    match.push(match.state.legal(match.state.actor())[0])
    before = told(match)
    with pytest.raises(ValueError, match="no action is called"):
        match.push("castle")
    assert told(match) == before
    match.pop()


def test_what_is_written_to_a_file_is_not_popped(tmp_path):
    from roadstead.records.writing import Writer

    match = Match.new(roadstead.game("jamaica"), 2, seed=5, writer=Writer(tmp_path / "game.jsonl"))
    match.push(match.state.legal(match.state.actor())[0])
    with pytest.raises(ValueError, match="being written to a file"):
        match.pop()
