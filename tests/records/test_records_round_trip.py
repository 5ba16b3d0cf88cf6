"""A game that was written is read, replayed and verified as it was played."""

import pytest
from tables import JAMAICA, play_on, rows, whole_game

from roadstead.kernel.dice import ScriptedDice, SeededDice
from roadstead.kernel.errors import IllegalAction
from roadstead.kernel.fair import FairDice
from roadstead.records import Decision, Match, Writer, decode, read, replay, steps, verify


def table(state):
    """Everything but where the dice come from."""
    stored = state.to_dict()
    del stored["dice"]
    return stored


@pytest.mark.pure
@pytest.mark.parametrize("seats", JAMAICA.seats)
def test_a_saved_game_verifies_and_replays_to_the_same_table(seats, tmp_path):
    match = whole_game(seats, seed=seats)
    match.save(tmp_path / "game.jsonl")
    verdict = verify(tmp_path / "game.jsonl")
    assert (verdict.game, verdict.seats, verdict.finished) == ("jamaica", seats, True)
    assert verdict.scores == match.state.scores()
    assert verdict.winners == match.state.winners()
    assert verdict.decisions == match.state.decisions
    assert verdict.dice == "drawn again from the secret committed to"
    assert table(replay(read(tmp_path / "game.jsonl"))) == table(match.state)
    assert [file.name for file in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_record_read_and_written_again_is_the_same_file(tmp_path):
    match = whole_game(names=["Ann", "Bart “the Sabre”", "José"])
    match.save(tmp_path / "game.jsonl")
    assert read(tmp_path / "game.jsonl").to_bytes() == (tmp_path / "game.jsonl").read_bytes()


def test_a_decision_is_a_line_a_person_can_read():
    match = Match.new(JAMAICA, seats=3, dice=ScriptedDice([0] * 9 + [2, 4, 1]))
    match.play(2, JAMAICA.actions.parse("morning 2"))
    assert match.record.to_bytes().splitlines()[1:] == [
        b'{"n": 0, "dice": [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 1]}',
        b'{"n": 1, "seat": 2, "do": "morning 2"}',
    ]


def test_the_table_after_each_decision_comes_back():
    match = Match.new(JAMAICA, 4, 11)
    seen = [table(match.state)]
    chooser = SeededDice(5)
    for _ in range(60):
        play_on(match, chooser, 1)
        seen.append(table(match.state))
    record = match.record
    assert [table(replay(record, n)) for n in range(61)] == seen
    assert [table(step.state) for step in steps(record)] == seen
    with pytest.raises(ValueError, match="no decision 61"):
        replay(record, 61)


def test_the_events_of_a_replay_are_those_of_the_game():
    match = Match.new(JAMAICA, 3, 11, {"rounds": 5})
    told = [match.opening]
    chooser = SeededDice(5)
    while not match.over:
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        told.append(match.play(seat, legal[chooser.below(len(legal))]))
    again = [list(step.state.events) for step in steps(match.record, events=True)]
    assert any(told)
    assert again[:-1] == told


def test_what_the_writer_wrote_is_what_the_match_holds(tmp_path):
    with Writer(tmp_path / "game.jsonl") as writer:
        match = Match.new(JAMAICA, 3, 7, {"rounds": 5}, open_seed=True, writer=writer)
        chooser = SeededDice(8)
        while not match.over:
            play_on(match, chooser, 1)
            assert (tmp_path / "game.jsonl").read_bytes() == match.record.to_bytes()
    assert verify(tmp_path / "game.jsonl").dice == "drawn again from the open seed"


def test_a_writer_does_not_begin_in_somebody_elses_file(tmp_path):
    (tmp_path / "game.jsonl").write_text("mine")
    with pytest.raises(FileExistsError):
        Writer(tmp_path / "game.jsonl")
    assert (tmp_path / "game.jsonl").read_text() == "mine"


def test_notes_are_kept_and_the_rules_do_not_read_them(tmp_path):
    match = Match.new(JAMAICA, 3, 7, {"rounds": 5})
    match.note("takeover", 1, by="captain")
    match.note("paused")
    play_on(match, SeededDice(8))
    match.save(tmp_path / "game.jsonl")
    assert rows(match)[2:4] == [{"note": "takeover", "seat": 1, "by": "captain"}, {"note": "paused"}]
    assert read(tmp_path / "game.jsonl") == match.record
    assert verify(tmp_path / "game.jsonl").scores == whole_game(3, 7).state.scores()
    with pytest.raises(ValueError, match="over"):
        match.note("late")


@pytest.mark.parametrize(
    ("seat", "more"), [(3, {}), (-1, {}), (0, {"undo": 1}), (0, {"n": 1}), (0, {"when": object()})]
)
def test_a_note_that_would_spoil_the_record_is_refused(seat, more):
    match = Match.new(JAMAICA, 3, 7)
    before = match.record.to_bytes()
    with pytest.raises((ValueError, TypeError)):
        match.note("odd", seat, **more)
    assert match.record.to_bytes() == before


def test_an_illegal_action_leaves_no_line():
    match = Match.new(JAMAICA, 3, 7)
    before = match.record.to_bytes()
    with pytest.raises(IllegalAction):
        match.play(match.state.actors()[0], JAMAICA.actions.parse("ghost back"))
    assert match.record.to_bytes() == before
    assert match.decisions == 0


def test_the_secret_is_told_only_when_the_game_is_over():
    match = Match.new(JAMAICA, 3, 123456789, {"rounds": 5})
    assert b"123456789" not in match.record.to_bytes()
    play_on(match, SeededDice(1))
    assert rows(match)[-1]["secret"] == "123456789"


def test_fair_dice_are_committed_to_with_the_seats_lines():
    match = Match.new(JAMAICA, 3, dice=FairDice(b"salt and tar", ["ann", "bart", "josé"]), options={"rounds": 5})
    assert rows(match)[0]["commitment"]["lines"] == ["ann", "bart", "josé"]
    assert b"salt" not in match.record.to_bytes()
    play_on(match, SeededDice(1))
    verdict = verify(match.record.to_bytes().splitlines())
    assert verdict.dice == "drawn again from the secret committed to"


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({"seats": 9}, "2 to 6 players"),
        ({"options": {"rounds": 3}}, "rounds"),
        ({"names": ["Ann"]}, "1 names are given for 3 seats"),
        ({"seed": 1, "dice": SeededDice(1, 12)}, "not both"),
        ({"dice": ScriptedDice([0] * 40), "open_seed": True}, "seed to tell openly"),
        ({"dice": FairDice(b"x", [], 3)}, "not been drawn from"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(how, words):
    with pytest.raises(ValueError, match=words) as refused:
        Match.new(JAMAICA, **{"seats": 3, **how})
    assert "\n" not in str(refused.value)


def test_every_line_of_a_record_is_itself_again():
    match = whole_game(names=["a", "b", "c"])
    for number, row in enumerate(match.record.to_bytes().splitlines(keepends=True), 1):
        line = decode(row, number)
        if isinstance(line, Decision):
            assert JAMAICA.actions.text(JAMAICA.actions.parse(line.do)) == line.do
