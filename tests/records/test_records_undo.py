"""A seat takes back what taught nobody anything, and nothing else."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables import JAMAICA, play_on, rows

from roadstead.kernel.dice import ScriptedDice, SeededDice
from roadstead.kernel.errors import IllegalAction
from roadstead.records import Collector, Match, RecordFault, read, replay, verify

# Three hands of the first three cards, seat 0 is Captain, the dice show 3 and 5.
OPENING = [0] * 9 + [0, 2, 4]


def opening(more=()):
    match = Match.new(JAMAICA, seats=3, dice=ScriptedDice([*OPENING, *more]))
    assert match.state.actors() == [0]
    return match


def do(match, seat, text):
    return match.play(seat, JAMAICA.actions.parse(text))


def card(match, seat, which=0):
    """Choose one of the cards in hand."""
    return match.play(seat, match.state.legal(seat)[which])


def table(match):
    return match.state.to_dict()


@pytest.mark.pure
def test_a_seat_takes_back_its_own_decisions_one_by_one():
    match = opening()
    at_first = table(match)
    do(match, 0, "morning 3")
    placed = table(match)
    card(match, 0)
    assert match.undo(0) == 2
    assert table(match) == placed
    assert match.undo(0) == 1
    assert table(match) == at_first
    assert not match.can_undo(0)
    do(match, 0, "morning 5")
    assert match.state.morning == 5
    assert rows(match)[2:] == [
        {"n": 1, "seat": 0, "do": "morning 3"},
        {"n": 2, "seat": 0, "do": JAMAICA.actions.text(match.state.legal(0)[0])},
        {"undo": 2, "seat": 0},
        {"undo": 1, "seat": 0},
        {"n": 3, "seat": 0, "do": "morning 5"},
    ]


@pytest.mark.pure
def test_in_a_question_to_all_one_answer_goes_and_the_others_stay():
    match = opening()
    do(match, 0, "morning 3")
    card(match, 0)
    card(match, 1)
    assert match.state.actors() == [2]
    assert match.undo(0) == 2
    assert match.state.actors() == [0, 2]
    assert list(match.state.laid) == [0, 1, 0]
    card(match, 0, 1)
    assert match.undo(1) == 3
    assert match.state.actors() == [1, 2]
    other = opening()
    do(other, 0, "morning 3")
    card(other, 0, 1)
    assert table(match) == table(other)


def test_an_answer_of_another_seat_seals_what_came_before_its_question():
    match = opening()
    do(match, 0, "morning 3")
    card(match, 1)
    with pytest.raises(IllegalAction, match="Another seat has answered since"):
        match.undo(0)
    match.undo(1)
    assert not match.can_undo(0), "seat 0 has seen that seat 1 was content"


def test_cards_turned_up_cannot_be_taken_back():
    match = opening([0] * 20)
    do(match, 0, "morning 3")
    for seat in (0, 1, 2):
        card(match, seat)
    for seat, why in ((2, "showed something hidden"), (1, "Another seat"), (0, "Another seat")):
        before = table(match)
        assert not match.can_undo(seat)
        with pytest.raises(IllegalAction, match=why):
            match.undo(seat)
        assert table(match) == before


def test_nothing_is_taken_back_by_a_seat_that_did_nothing_or_is_not_there():
    match = opening()
    do(match, 0, "morning 3")
    with pytest.raises(IllegalAction, match="Seat 1 has nothing to take back"):
        match.undo(1)
    with pytest.raises(IllegalAction, match="no seat 3"):
        match.undo(3)
    with pytest.raises(IllegalAction, match="no seat -1"):
        match.undo(-1)
    assert match.decisions == 1


def test_a_finished_game_stands():
    match = play_on(Match.new(JAMAICA, 3, 7, {"rounds": 5}), SeededDice(3))
    for seat in range(3):
        with pytest.raises(IllegalAction, match="The game is over"):
            match.undo(seat)


def test_a_question_has_one_name_while_others_answer_and_none_comes_twice():
    match = opening()
    placing = match.question()
    do(match, 0, "morning 3")
    choosing = match.question()
    card(match, 1)
    card(match, 2)
    assert match.question() == choosing
    match.undo(1)
    assert match.question() == choosing != placing


def test_a_question_asked_again_after_an_undo_has_a_new_name():
    """Two questions that followed from different answers are two questions, whatever the kernel numbers them."""
    chooser = SeededDice(4)
    renamed = 0
    for seed in range(30):
        match = Match.new(JAMAICA, 3, seed, {"rounds": 10})
        names = {}
        while not match.over:
            seat = match.state.actors()[0]
            asked, number = match.question(), match.state.questions
            legal = match.state.legal(seat)
            match.play(seat, legal[chooser.below(len(legal))])
            if match.can_undo(seat) and match.state.questions > number:
                first = match.question()
                match.undo(seat)
                assert match.question() == asked
                match.play(seat, legal[chooser.below(len(legal))])
                if not match.over and match.state.questions > number:
                    assert match.question() != first
                    renamed += 1
            names.setdefault(match.question(), match.state.question())
            assert names[match.question()] == match.state.question()
    assert renamed


@settings(max_examples=30)
@given(seats=st.sampled_from(JAMAICA.seats), seed=st.integers(0, 999), eager=st.integers(1, 5))
def test_with_many_undos_the_record_folds_to_the_same_table(seats, seed, eager):
    match = Match.new(JAMAICA, seats, seed, {"rounds": 5})
    chooser = SeededDice(seed + 1)
    taken_back = 0
    while not match.over:
        willing = [seat for seat in range(seats) if match.can_undo(seat)]
        if willing and chooser.below(6) < eager:
            match.undo(willing[chooser.below(len(willing))])
            taken_back += 1
            assert match.state.invariants() == []
        else:
            play_on(match, chooser, 1)
    verdict = verify(match.record.to_bytes().splitlines())
    assert verdict.taken_back == taken_back
    assert verdict.scores == match.state.scores()
    again = replay(match.record).to_dict()
    assert {**again, "dice": 0} == {**table(match), "dice": 0}


def test_undo_never_gives_dice_back():
    """The same outcomes come, in the same order, whether something was taken back in between or not."""
    plain = play_on(Match.new(JAMAICA, 4, 9, {"rounds": 5}, open_seed=True), SeededDice(2))
    decisions = [row for row in rows(plain) if "do" in row]
    match = Match.new(JAMAICA, 4, 9, {"rounds": 5}, open_seed=True)
    for row in decisions:
        action = JAMAICA.actions.parse(row["do"])
        match.play(row["seat"], action)
        if match.can_undo(row["seat"]):
            match.undo(row["seat"])
            match.play(row["seat"], action)
    assert match.state.to_dict() == plain.state.to_dict()
    assert match.decisions > plain.decisions


def test_everybody_goes_back_and_the_dice_go_on():
    match = play_on(Match.new(JAMAICA, 3, 7, {"rounds": 10}), SeededDice(1), 12)
    counts, before = list(match.state.dice.counts), match.decisions
    match.rewind(5, [0, 1, 2])
    assert match.decisions == before
    assert match.state.decisions == 4
    assert list(match.state.dice.counts) == counts
    assert match.state.invariants() == []
    earlier = play_on(Match.new(JAMAICA, 3, 7, {"rounds": 10}), SeededDice(1), 4)
    assert {**table(match), "dice": 0} == {**table(earlier), "dice": 0}
    play_on(match, SeededDice(2), 1)
    assert rows(match)[-2:] == [
        {"rewind": 5, "seats": [0, 1, 2]},
        {"n": before + 1, **{name: rows(match)[-1][name] for name in rows(match)[-1] if name != "n"}},
    ]
    play_on(match, SeededDice(3))
    verdict = verify(match.record.to_bytes().splitlines())
    assert verdict.dice == "drawn again from the secret committed to"
    assert verdict.taken_back == before - 4
    assert verdict.scores == match.state.scores()


def test_what_all_went_back_to_stands_and_its_question_has_a_new_name():
    match = opening([0] * 30)
    first = match.question()
    do(match, 0, "morning 3")
    asked = match.question()
    card(match, 0)
    match.rewind(2, [0, 1, 2])
    assert match.question() not in (first, asked)
    assert match.state.actors() == [0, 1, 2]
    assert not match.can_undo(0), "the others have agreed to this very point"
    with pytest.raises(IllegalAction, match="no decision 2"):
        match.rewind(2, [0])
    match.rewind(1, [0])
    assert match.state.actors() == [0]


def test_nobody_goes_back_from_the_end_or_to_what_is_not_there():
    match = opening()
    for n in (0, 1, 7):
        with pytest.raises(IllegalAction, match="no decision"):
            match.rewind(n, [0])
    do(match, 0, "morning 3")
    with pytest.raises(ValueError, match="seats that agreed"):
        match.rewind(1, [3])
    over = play_on(Match.new(JAMAICA, 3, 7, {"rounds": 5}), SeededDice(3))
    with pytest.raises(IllegalAction, match="The game is over"):
        over.rewind(1, [0, 1, 2])


@settings(max_examples=30)
@given(seats=st.sampled_from(JAMAICA.seats), seed=st.integers(0, 999))
def test_with_undos_and_rewinds_the_record_folds_to_the_same_table(seats, seed):
    match = Match.new(JAMAICA, seats, seed, {"rounds": 5})
    chooser = SeededDice(seed + 1)
    budget = 6
    while not match.over:
        willing = [seat for seat in range(seats) if match.can_undo(seat)]
        dice = chooser.below(8)
        stands = [decision.n for decision in match._fold.standing]
        if budget and dice == 0 and stands:
            budget -= 1
            match.rewind(stands[chooser.below(len(stands))], range(seats))
        elif budget and dice == 1 and willing:
            match.undo(willing[0])
        else:
            play_on(match, chooser, 1)
    again = replay(match.record).to_dict()
    assert {**again, "dice": 0} == {**table(match), "dice": 0}
    lines = match.record.to_bytes().splitlines()
    assert verify(lines).decisions == match.state.decisions
    half = read(lines[: len(lines) // 2])
    went_on = Match.going_on(half, dice=JAMAICA.seeded(seed))
    assert went_on.question()
    play_on(went_on, chooser)
    verify(went_on.record.to_bytes().splitlines())


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('{"rewind": 1, "seats": [0]}', "no decision 1 to go back to"),
        ('{"rewind": 0, "seats": [0]}', "no decision 0 to go back to"),
        ('{"rewind": 1}', "not as a record has it"),
        ('{"rewind": -1, "seats": [0]}', "not as a record has it"),
    ],
)
def test_a_rewind_that_cannot_be_is_a_fault(line, words):
    lines = [*opening().record.to_bytes().splitlines(), line.encode()]
    with pytest.raises(RecordFault, match=words):
        verify(lines, allow_unfinished=True)
    played = opening()
    do(played, 0, "morning 3")
    with pytest.raises(RecordFault, match="no seat 9"):
        verify([*played.record.to_bytes().splitlines(), b'{"rewind": 1, "seats": [9]}'], allow_unfinished=True)


def test_an_owner_that_writes_elsewhere_is_handed_every_line_once():
    collector = Collector()
    match = Match.new(JAMAICA, 3, dice=ScriptedDice(OPENING), writer=collector)
    assert len(collector.taken()) == 2
    do(match, 0, "morning 3")
    match.undo(0)
    assert [type(line).__name__ for line in collector.taken()] == ["Decision", "Undo"]
    assert collector.taken() == []
