"""What decisions give away: the order of simultaneous answers, and unmarked actions, tell nobody anything."""

import random

import pytest

from roadstead.conformance.tables import asked_positions, at_every_table, entries, play_on
from roadstead.kernel.fields import Seen
from roadstead.kernel.state import SECRETLY, UNKNOWN

# So many unmarked decisions of a table are looked at by everybody; of those that follow every tenth.
MANY = 1000


def answers(state, seats, chooser):
    return {seat: chooser.choice(state.legal(seat)) for seat in seats}


@pytest.mark.pure
@at_every_table
def test_the_order_of_simultaneous_answers_does_not_matter(table):
    chooser = random.Random(5)
    for state in asked_positions(table):
        seats = state.actors()
        if len(seats) == 1:
            continue
        chosen = answers(state, seats, chooser)
        ends = []
        for _ in range(4):
            chooser.shuffle(seats)
            after = state.clone()
            question = after.question()
            for seat in seats:
                assert after.question() == question
                after.play(seat, chosen[seat])
            ends.append(after.to_dict())
        assert all(end == ends[0] for end in ends)


@pytest.mark.pure
@at_every_table
def test_a_simultaneous_answer_looks_the_same_to_the_others_whatever_it_is(table):
    for state in asked_positions(table):
        if len(state.actors()) == 1:
            continue
        for seat in state.actors():
            for viewer in table.viewers:
                if viewer == seat:
                    continue
                seen = set()
                for action in state.legal(seat):
                    after = state.clone()
                    after.telling = True
                    after.play(seat, action)
                    heard = [event for event in after.events if event.heard_by(viewer)]
                    seen.add(str((after.redacted(viewer).to_dict(), heard)))
                assert len(seen) == 1, f"seat {seat}'s secret answer can be told by {viewer}"


@at_every_table
def test_a_simultaneous_answer_leaves_the_others_their_choices(table):
    for state in asked_positions(table):
        seats = state.actors()
        for seat in seats[1:]:
            after = state.clone()
            after.play(seats[0], after.legal(seats[0])[0])
            assert after.legal(seat) == state.legal(seat)


@pytest.mark.pure
@at_every_table
def test_the_choices_of_a_question_asked_openly_follow_from_what_everybody_sees(table):
    """The engine answers an open question with one choice by itself: by that, a secret would show."""
    for state in asked_positions(table):
        if not state.frames()[-1][1] & SECRETLY:
            (seat,) = state.actors()
            for viewer in table.viewers:
                for seed in range(4):
                    assert state.redacted(viewer).imagined(seed).legal(seat) == state.legal(seat)


@at_every_table
def test_an_unmarked_action_draws_nothing_and_shows_nothing(table):
    """A mark is what an undo stops at, so nothing that teaches a seat something may go without one."""
    masks = {row.by for row in table.game.fields if row.seen is Seen.KNOWN}
    unmarked = 0
    for seed in range(3):
        state = table.new(seed)
        for turn in play_on(state, random.Random(seed)):
            after = turn.before.clone()
            draws = after.dice.draws
            after.play(turn.seat, turn.action)
            if after.marked:
                continue
            unmarked += 1
            assert after.dice.draws == draws
            assert not after.over
            for mask in masks:
                before = list(getattr(turn.before, mask))
                assert all(now & ~then == 0 for now, then in zip(getattr(after, mask), before, strict=True))
            if unmarked > MANY and unmarked % 10:
                continue
            for viewer in table.viewers:
                if viewer != turn.seat:
                    assert_learnt_nothing(table.game, turn.before.redacted(viewer), after.redacted(viewer), viewer)
                    assert_foreseen(turn, after, viewer)
    if not unmarked:
        pytest.skip("every decision of this game draws or shows something")


def assert_foreseen(turn, after, viewer):
    """In every world that the viewer held possible, an unmarked action has the same effect: it rules none of them out.

    A secret choice that one seat makes alone is left out: the others do not know which action it was.
    """
    if turn.before.frames()[-1][1] & SECRETLY and len(turn.before.actors()) == 1:
        return
    world = turn.before.redacted(viewer).imagined(turn.before.decisions)
    if turn.action in world.legal(turn.seat):
        world.play(turn.seat, turn.action)
        assert world.redacted(viewer).to_dict() == after.redacted(viewer).to_dict()


def assert_learnt_nothing(game, before, after, viewer):
    """Without a mark, whatever was hidden from another seat stays hidden."""
    for row in game.fields:
        if row.seen is not Seen.ALL:
            then, now = entries(getattr(before, row.name)), entries(getattr(after, row.name))
            for at, (hidden, still) in enumerate(zip(then, now, strict=True)):
                assert hidden != UNKNOWN or still == UNKNOWN, f"{viewer} learns {row.name}[{at}] without a mark"
