"""A game goes on from a moment of a finished one: the same decisions up to there, dice of its own afterwards."""

import hashlib

import pytest
from msgspec.structs import replace

import roadstead
from roadstead import records
from roadstead.bots import bot
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.fair import FairDice
from roadstead.records import Decision, Match, Record, RecordFault, branched, verify_record

DICE = b"a secret of 32 bytes for a test."


def play_out(match: Match, seed: int) -> Record:
    players = [bot("random", match.game, seed=seed + seat) for seat in range(int(match.state.seats))]
    while not match.over:
        seat = match.state.actor()
        match.play(seat, players[seat].choose(match.state.redacted(seat), seat))
        if match.decisions == 7 and match.can_undo(seat):
            match.undo(seat)
    return match.record


@pytest.fixture(scope="module")
def record() -> Record:
    """A finished game, with a decision taken back on the way."""
    match = Match.new(roadstead.game("jamaica"), seats=3, seed=5, options={"rounds": 5}, names=["A", "B", "C"])
    made = play_out(match, 1)
    assert any(isinstance(line, records.Undo) for line in made.lines)
    return made


def fair() -> FairDice:
    return FairDice(DICE, ["a line", "", ""])


def test_it_is_the_same_table_and_verifies_to_its_end(record: Record) -> None:
    match = branched(record, 20, dice=fair(), table="abc")
    then = records.replay(record, 20)
    assert match.state.redacted(None) == then.redacted(None)
    assert all(match.state.redacted(seat) == then.redacted(seat) for seat in range(3))
    standing = match.decisions
    made = play_out(match, 9)
    origin = made.header.origin
    assert origin == records.Origin(hashlib.sha256(record.to_bytes()).hexdigest(), standing, "abc")
    verdict = verify_record(records.read(made.to_bytes().splitlines()))
    assert verdict.finished
    assert "secret committed to, those after decision" in verdict.dice
    assert made.lines[standing + 1 :] != record.lines[standing + 1 :]


def test_it_is_resumed_from_what_is_written(record: Record) -> None:
    collector = records.Collector()
    match = branched(record, 20, dice=fair(), writer=collector)
    match.play(match.state.actor(), match.state.legal(match.state.actor())[0])
    lines = [records.encode(line) for line in collector.taken()]
    again = Match.going_on(records.read(lines), dice=fair())
    assert again.state == match.state
    ours, theirs = (play_out(each, 3) for each in (match, again))
    assert ours.lines == theirs.lines


def test_what_was_taken_back_is_left_out(record: Record) -> None:
    undone = next(line.undo for line in record.lines if isinstance(line, records.Undo))
    match = branched(record, undone + 1, dice=fair())
    assert match.decisions == undone
    assert [line.n for line in match.record.lines if isinstance(line, Decision)] == list(range(1, undone + 1))


def test_one_may_begin_right_after_the_set_up(record: Record) -> None:
    match = branched(record, 0, dice=SeededDice(4, len(roadstead.game("jamaica").streams)))
    assert match.decisions == 0
    assert verify_record(play_out(match, 2)).finished


def test_there_is_nothing_to_go_on_from_after_the_end(record: Record) -> None:
    last = max(line.n for line in record.lines if isinstance(line, Decision))
    with pytest.raises(ValueError, match="the game is over there"):
        branched(record, last, dice=fair())
    with pytest.raises(ValueError, match=f"no decision {last + 1}"):
        branched(record, last + 1, dice=fair())
    with pytest.raises(ValueError, match="only from a finished game"):
        branched(Record(record.header, record.lines[:-1]), 3, dice=fair())


def test_other_dice_than_promised_are_found_after_the_moment_and_not_before(record: Record) -> None:
    made = play_out(branched(record, 20, dice=fair()), 9)
    drawn = next(at for at, line in enumerate(made.lines) if isinstance(line, Decision) and line.n > 20 and line.dice)
    line = made.lines[drawn]
    assert isinstance(line, Decision)
    made.lines[drawn] = replace(line, dice=[1 - min(1, line.dice[0]), *line.dice[1:]])
    with pytest.raises(RecordFault):
        verify_record(made)


def test_an_origin_that_is_not_there_is_a_fault(record: Record) -> None:
    made = branched(record, 12, dice=fair()).record
    longer = replace(made.header, origin=records.Origin("0" * 64, 4000))
    with pytest.raises(RecordFault, match="its first 4000 decisions"):
        verify_record(Record(longer, made.lines), allow_unfinished=True)
