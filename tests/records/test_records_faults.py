"""Whatever is wrong with a record is named in one sentence, with its line."""

import hashlib
import json
import time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tables import JAMAICA, lines, play_on, rows, where, whole_game

from roadstead.kernel.dice import ScriptedDice, SeededDice
from roadstead.kernel.fair import FairDice
from roadstead.records import Match, RecordFault, read, verify

SOUND = rows(whole_game())
LAST = len(SOUND)
FAIR = rows(
    play_on(Match.new(JAMAICA, 3, dice=FairDice(b"tar", ["a", "b", "c"]), options={"rounds": 5}), SeededDice(4))
)


def drew(row):
    return row.get("n", 0) > 0 and "dice" in row


def edited(changes, record=SOUND):
    """The record with some lines (counted from 1) changed in some entries."""
    copy = json.loads(json.dumps(record))
    for number, entries in changes.items():
        copy[number - 1].update(entries)
    return copy


def fault(record, **how):
    with pytest.raises(RecordFault) as found:
        verify(lines(record), **how)
    assert str(found.value).startswith(f"line {found.value.line}: ")
    assert "\n" not in str(found.value)
    assert str(found.value).endswith((".", "]"))
    return found.value.line, found.value.words


def test_the_record_that_the_faults_are_put_into_is_sound():
    assert verify(lines(SOUND)).finished
    assert verify(lines(FAIR)).finished


def test_a_whole_line_missing_at_the_end():
    assert fault(SOUND[:-1]) == (LAST - 1, f"the record ends at line {LAST - 1}, before its result is told.")
    assert fault(SOUND[:9]) == (9, "the record ends at line 9, before the game is over.")
    assert verify(lines(SOUND[:9]), allow_unfinished=True).decisions == 7


def test_a_file_cut_in_the_middle_of_a_line(tmp_path):
    path = tmp_path / "game.jsonl"
    whole = "\n".join(lines(SOUND)) + "\n"
    path.write_text(whole[: len(whole) // 2])
    number = whole[: len(whole) // 2].count("\n") + 1
    with pytest.raises(RecordFault) as found:
        verify(path)
    assert str(found.value) == f"line {number}: the record is truncated: this line is cut off in the middle."


@pytest.mark.parametrize("content", [b"", b"\n", b"\xff\xfe\x00", b"[1]\n", b"{}\n", b'{"n": 0}\n', b"[" * 100_000])
def test_a_file_that_is_no_record(content, tmp_path):
    (tmp_path / "game.jsonl").write_bytes(content)
    with pytest.raises(RecordFault) as found:
        verify(tmp_path / "game.jsonl")
    assert found.value.line == 1


def test_a_file_with_nothing_but_a_header():
    assert fault(SOUND[:1]) == (1, "the record ends at line 1, before the game is set up.")


def test_a_line_that_is_not_json():
    broken = lines(SOUND)
    broken[5] = broken[5].replace(":", ";")
    with pytest.raises(RecordFault, match="line 6: this line is not JSON"):
        read(broken)
    broken[5] = ""
    with pytest.raises(RecordFault, match="line 6: this line is empty"):
        read(broken)


@pytest.mark.parametrize(("number", "name"), [(1, "seats"), (3, "n"), (LAST, "result")])
def test_a_line_that_tells_something_twice(number, name):
    twice = lines(SOUND)
    value = json.dumps(json.loads(twice[number - 1])[name])
    twice[number - 1] = twice[number - 1].replace("{", f'{{"{name}": {value}, ', 1)
    with pytest.raises(RecordFault, match=f"line {number}: this line tells '{name}' twice"):
        read(twice)


def test_of_very_many_entries_the_one_that_comes_twice_is_found_at_once():
    twice = lines(SOUND)
    many = ", ".join(f'"{at}": 0' for at in range(60_000))
    twice.insert(2, f'{{"note": "chat", {many}, "59999": 0}}')
    started = time.perf_counter()
    with pytest.raises(RecordFault, match="line 3: this line tells '59999' twice"):
        read(twice)
    assert time.perf_counter() - started < 2.0


def test_an_entry_of_an_entry_is_told_once_too():
    twice = lines(SOUND)
    twice[0] = twice[0].replace('"options": {', '"options": {"rounds": 5, ')
    with pytest.raises(RecordFault, match="line 1: this line tells 'rounds' twice"):
        verify(twice)


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ({"game": "settlers"}, "there is no game 'settlers' (there are: "),
        ({"game": "jamaica.data"}, "there is no game 'jamaica.data'"),
        ({"rules": 99}, "the game was played by rules version 99 of Jamaica, this is "),
        ({"data": "0" * 16}, "the game was played with other components of Jamaica than these"),
        ({"seats": 7}, "Jamaica is for 2 to 6 players, not 7."),
        ({"seats": 10**30}, "Jamaica is for 2 to 6 players"),
        ({"options": {"rounds": 6}}, "option 'rounds' of Jamaica is one of 100, 50, 20, 10, 5, not 6."),
        ({"options": {"tea": True}}, "Jamaica has no option 'tea'"),
        ({"names": ["Ann"]}, "1 names are given for 3 seats."),
        ({"roadstead": 2}, "the record has format 2, and this program reads format 1."),
        ({"seed": -1}, "this line is not as a record has it: "),
        ({"colour": "red"}, "this line is not as a record has it: "),
        ({"seed": 7}, "the header has both an open seed and a commitment."),
    ],
)
def test_a_header_that_is_wrong(entries, words):
    line, told = fault(edited({1: entries}))
    assert line == 1
    assert told.startswith(words)


def test_a_decision_that_is_not_legal():
    line, words = fault(edited({3: {"do": "ghost back"}}))
    assert line == 3
    assert words.startswith("decision 1 is not legal: ")


def test_a_decision_of_another_seat():
    wrong = (SOUND[2]["seat"] + 1) % 3
    assert fault(edited({3: {"seat": wrong}})) == (
        3,
        f"decision 1 is not legal: Seat {wrong} is not asked anything now.",
    )
    assert fault(edited({3: {"seat": 5}}))[1] == "decision 1 is not legal: There is no seat 5: they run from 0 to 2."
    assert fault(edited({3: {"seat": 10**30}}))[1].startswith("this line is not as a record has it: ")


def test_an_action_nobody_knows():
    assert fault(edited({3: {"do": "mutiny"}})) == (3, "no action is called 'mutiny'.")


def test_numbers_out_of_order():
    assert fault(edited({5: {"n": 5}})) == (5, "this is decision 5, where decision 3 comes next.")
    assert fault(SOUND[:5] + SOUND[6:])[0] == 6
    assert fault(edited({2: {"n": 1, "seat": 0, "do": "keep"}}))[0] == 2
    assert fault([*SOUND[:4], SOUND[1], *SOUND[4:]]) == (
        5,
        "the set-up (n 0) comes second in a record, and only there.",
    )


def test_too_few_outcomes_too_many_and_one_off_the_die():
    number = where(SOUND, drew) + 1
    n, dice = SOUND[number - 1]["n"], SOUND[number - 1]["dice"]
    few, many, off = dice[:-1], [*dice, 0], [*dice[:-1], 99]
    assert fault(edited({number: {"dice": few}})) == (
        number,
        f"decision {n} draws more than the {len(few)} outcomes recorded.",
    )
    assert fault(edited({number: {"dice": many}})) == (
        number,
        f"decision {n} draws {len(dice)} outcomes, and {len(many)} are recorded.",
    )
    line, words = fault(edited({number: {"dice": off}}))
    assert line == number
    assert words.startswith(f"decision {n}: outcome {len(dice)} is 99, where the die has 0 to ")
    assert fault(edited({2: {"dice": []}})) == (2, "the set-up draws more than the 0 outcomes recorded.")


@pytest.mark.parametrize("record", [SOUND, FAIR], ids=["seeded", "fair"])
def test_the_first_outcome_that_the_committed_dice_did_not_give(record):
    number = where(record, drew) + 1
    dice = record[number - 1]["dice"]
    changed = [*dice[:-1], dice[-1] - 1 if dice[-1] else 1]
    line, words = fault(edited({number: {"dice": changed}}, record))
    assert line == number
    assert words == (
        f"decision {record[number - 1]['n']}: outcome {len(dice)} is {changed[-1]}, where the dice gave {dice[-1]}."
    )


@pytest.mark.parametrize("record", [SOUND, FAIR], ids=["seeded", "fair"])
def test_a_secret_that_is_not_the_one_committed_to(record):
    words = "the secret revealed is not the one that the header's commitment is of."
    for secret in ("8", "00", "", "seven", "9" * 5000, "-7", " 7", "²"):
        assert fault(edited({len(record): {"secret": secret}}, record)) == (len(record), words)
    other = {**record[0]["commitment"], "sha256": hashlib.sha256(b"8").hexdigest()}
    assert fault(edited({1: {"commitment": other}}, record)) == (len(record), words)


def test_seats_lines_are_part_of_the_fair_dice():
    other = {**FAIR[0]["commitment"], "lines": ["a", "b", "d"]}
    line, words = fault(edited({1: {"commitment": other}}, FAIR))
    assert line == 2
    assert "where the dice gave" in words


def test_a_secret_kept_back_and_a_secret_never_committed_to():
    kept = [*SOUND[:-1], {"result": SOUND[-1]["result"]}]
    assert fault(kept) == (LAST, "the game is over, and the secret that the header is committed to is not revealed.")
    bare = [{name: value for name, value in SOUND[0].items() if name != "commitment"}, *SOUND[1:]]
    assert fault(bare) == (LAST, "a secret is revealed that nothing was committed to.")


def test_a_result_that_is_not_the_games():
    scores = SOUND[-1]["result"]["scores"]
    told = [scores[0] + 1, *scores[1:]]
    assert fault(edited({LAST: {"result": {**SOUND[-1]["result"], "scores": told}}})) == (
        LAST,
        f"the scores are told as {told}, and the game ended with {scores}.",
    )
    line, words = fault(edited({LAST: {"result": {**SOUND[-1]["result"], "winners": []}}}))
    assert line == LAST
    assert words.startswith("the winners are told as [], and the game ended with ")


def test_a_result_before_the_end():
    line, words = fault([*SOUND[:2], SOUND[-1]])
    assert line == 3
    assert words == f"the result stands here, but the game is not over: seat {SOUND[2]['seat']} is asked."


def test_lines_after_the_result():
    assert fault([*SOUND, {"note": "rematch"}]) == (
        LAST + 1,
        f"the game ended in line {LAST}, and nothing may come after its result.",
    )
    assert fault([*SOUND[:-1], {"note": "rematch"}, SOUND[-1]])[0] == LAST


def test_an_undo_of_what_stands():
    captain, other = SOUND[2]["seat"], (SOUND[2]["seat"] + 1) % 3
    undone = [*SOUND[:3], {"undo": 1, "seat": captain}]
    assert verify(lines(undone), allow_unfinished=True).taken_back == 1
    for undo, words in (
        ({"undo": 2, "seat": captain}, f"seat {captain} can only take back decision 1, not 2."),
        ({"undo": 1, "seat": other}, f"seat {other} has no decision to take back, not 1."),
    ):
        assert fault([*SOUND[:3], undo, *SOUND[3:]]) == (4, words)
    number = where(SOUND, drew) + 1
    n, seat = SOUND[number - 1]["n"], SOUND[number - 1]["seat"]
    line, words = fault([*SOUND[:number], {"undo": n, "seat": seat}])
    assert (line, words) == (
        number + 1,
        f"decision {n} is taken back. It drew chance or showed something hidden, so it cannot be taken back.",
    )


def test_a_line_that_is_nothing_known():
    assert fault([*SOUND[:4], {"chat": "ahoy"}, *SOUND[4:]]) == (
        5,
        "this line is neither a decision, an undo, a rewind, a note nor a result.",
    )


def test_dice_without_a_commitment_are_taken_as_recorded():
    match = Match.new(JAMAICA, 3, dice=ScriptedDice([0] * 5000), options={"rounds": 5})
    play_on(match, SeededDice(4))
    assert verify(match.record.to_bytes().splitlines()).dice == "as recorded"


def test_a_missing_file_is_the_systems_own_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        verify(tmp_path / "nothing.jsonl")


WITH_UNDO = Match.new(JAMAICA, 2, 7, {"rounds": 5}, ["Ann", "Bart"])
WITH_UNDO.play(WITH_UNDO.state.actor(), WITH_UNDO.state.legal(WITH_UNDO.state.actor())[0])
WITH_UNDO.undo(next(seat for seat in (0, 1) if WITH_UNDO.can_undo(seat)))
WITH_UNDO.note("takeover", 1, by="captain")
WHOLE = play_on(WITH_UNDO, SeededDice(3)).record.to_bytes()
VERDICT = verify(WHOLE.splitlines())


def judged(whole, path):
    """The verdict, or the line of the fault."""
    path.write_bytes(whole)
    try:
        return verify(path)
    except RecordFault as found:
        return found.line


@settings(max_examples=300)
@given(at=st.integers(0, len(WHOLE) - 1), length=st.integers(0, 60), put=st.binary(max_size=3))
@example(at=0, length=len(WHOLE), put=b"")
@example(at=len(WHOLE) - 1, length=1, put=b"")
def test_a_damaged_file_is_found_out_or_was_not_damaged(at, length, put, tmp_path_factory):
    damaged = WHOLE[:at] + put + WHOLE[at + length :]
    found = judged(damaged, tmp_path_factory.getbasetemp() / "damaged.jsonl")
    assert found == VERDICT or found in range(1, damaged.count(b"\n") + 2)


@settings(max_examples=300)
@given(at=st.integers(0, len(WHOLE) - 1), put=st.sampled_from(b'0123456789"{}[]:, \n-'))
def test_a_byte_exchanged_for_a_likely_one_is_found_out_or_changes_nothing(at, put, tmp_path_factory):
    exchanged = WHOLE[:at] + bytes([put]) + WHOLE[at + 1 :]
    found = judged(exchanged, tmp_path_factory.getbasetemp() / "exchanged.jsonl")
    assert found == VERDICT or found in range(1, exchanged.count(b"\n") + 2)
