"""Playing: what is legal plays, what is not is refused, and copies go their own way."""

import json
import random

import pytest

from roadstead.conformance.tables import (
    TABLES,
    asked_positions,
    at_every_table,
    at_usual_tables,
    clauses,
    play_on,
    positions,
    same_future,
    views,
    with_every_game,
)
from roadstead.kernel.errors import IllegalAction


@pytest.mark.pure
@at_every_table
def test_legal_actions_are_sorted_unique_and_never_missing(table):
    for state in positions(table):
        actors = state.actors()
        assert actors == sorted(set(actors))
        assert bool(actors) != state.over
        for seat in range(table.seats):
            menu = state.legal(seat)
            assert menu == sorted(set(menu))
            assert bool(menu) == (seat in actors)
            assert all(0 <= action < table.game.actions.size for action in menu)


@pytest.mark.pure
@at_every_table
def test_every_legal_action_plays_and_leaves_a_sound_table(table):
    for state in asked_positions(table):
        for seat in state.actors():
            for action in state.legal(seat):
                after = state.clone()
                after.play(seat, action)
                assert after.invariants() == []
                assert after.decisions == state.decisions + 1
                assert after.over or after.actors()
                assert len(after.scores()) == table.seats


@at_every_table
def test_every_illegal_action_is_refused_with_a_rule_and_changes_nothing(table):
    known = clauses(table.game)
    for state in positions(table):
        before = state.to_dict()
        for seat in range(table.seats):
            asked = seat in state.actors()
            menu = state.legal(seat)
            for action in range(table.game.actions.size):
                refusal = state.why_not(seat, action)
                if action in menu:
                    assert refusal is None
                    continue
                text = table.game.actions.text(action)
                assert refusal is not None, f"{text} is not legal, but nothing is said against it"
                assert refusal.words.strip()
                if asked:
                    assert refusal.rule in known, f"{text} is refused by {refusal.rule!r}, which is no clause"
                with pytest.raises(IllegalAction) as raised:
                    state.play(seat, action)
                assert raised.value.refusal == refusal
                if not asked:
                    break
        assert state.to_dict() == before


@at_usual_tables
def test_seats_and_actions_that_do_not_exist_are_refused(table):
    for state in asked_positions(table):
        offered = state.legal(state.actors()[0])
        state = state.clone()
        state.play(state.actors()[0], offered[0])
        if state.over:
            continue
        before = state.to_dict()
        seat = state.actors()[0]
        tried = [(who, action) for who in (-1, -2, table.seats) for action in (*offered, *state.legal(seat))]
        for who, action in (*tried, (seat, -1), (seat, table.game.actions.size), (seat, 2**40)):
            assert state.why_not(who, action).words
            with pytest.raises(IllegalAction):
                state.play(who, action)
        assert state.legal(-1) == state.legal(table.seats) == []
        assert state.to_dict() == before


@pytest.mark.pure
@at_every_table
def test_a_clone_is_independent_and_has_the_same_future(table):
    for at, state in enumerate(asked_positions(table)):
        before = json.dumps(state.to_dict())
        same_future(state.clone(), state.clone(), at)
        assert json.dumps(state.to_dict()) == before
        original, twin = state.clone(), state.clone()
        kept = json.dumps(twin.to_dict())
        for _ in play_for(original, at, 10):
            assert json.dumps(twin.to_dict()) == kept


def play_for(state, seed, decisions):
    for turn, _ in zip(play_on(state, random.Random(seed)), range(decisions), strict=False):
        yield turn


@pytest.mark.pure
@at_every_table
def test_a_stored_state_comes_back_exactly_and_plays_on_alike(table):
    for at, state in enumerate(positions(table)):
        stored = state.to_dict()
        wired = json.loads(json.dumps(stored))
        assert wired == stored
        back = table.game.restore(wired)
        assert back.to_dict() == stored
        assert type(back) is type(state)
        same_future(back, state.clone(), at)


@at_usual_tables
def test_a_redacted_state_is_stored_and_restored_too(table):
    for state, viewer, view in views(table):
        back = table.game.restore(json.loads(json.dumps(view.to_dict())))
        assert back.to_dict() == view.to_dict()
        if viewer in state.actors():
            assert back.legal(viewer) == state.legal(viewer)


@pytest.mark.pure
@at_every_table
def test_every_game_ends_with_a_result(table):
    for seed in range(3):
        state = table.new(seed + 100)
        for turn in play_on(state, random.Random(seed)):
            assert turn.before.winners() == []
            assert turn.before.invariants() == []
        assert state.invariants() == []
        winners = state.winners()
        shares = state.result()
        assert winners == sorted(set(winners))
        assert [seat for seat, share in enumerate(shares) if share > 0] == winners
        assert sum(shares) == (pytest.approx(1) if winners else 0)
        assert len(state.scores()) == len(shares) == table.seats
        standing = [table.game.heuristics.outlook(state, seat) for seat in range(table.seats)]
        assert all(standing[seat] == max(standing) for seat in winners), "a search would not know who has won"
        assert state.question() == 0
        assert state.why_not(0, 0).words


def played(state, seed):
    return [(turn.seat, turn.action) for turn in play_on(state, random.Random(seed))]


@at_usual_tables
def test_the_same_seed_plays_the_same_game_and_another_does_not(table):
    first, again, other = table.new(7), table.new(7), table.new(8)
    assert first.to_dict() == again.to_dict()
    assert played(first, 1) == played(again, 1)
    assert first.to_dict() == again.to_dict()
    played(other, 1)
    assert {**other.to_dict(), "dice": None} != {**first.to_dict(), "dice": None}


@at_usual_tables
def test_two_games_side_by_side_do_not_disturb_each_other(table):
    alone = [table.new(7), table.new(8)]
    for at, state in enumerate(alone):
        played(state, at)
    together = [table.new(7), table.new(8)]
    games = [play_on(state, random.Random(at)) for at, state in enumerate(together)]
    while games:
        games = [game for game in games if next(game, None) is not None]
    assert [state.to_dict() for state in together] == [state.to_dict() for state in alone]


@with_every_game
def test_every_action_has_a_text_that_is_read_forgivingly(game):
    texts = game.actions.texts()
    assert len(set(texts)) == game.actions.size
    for action, text in enumerate(texts):
        assert game.actions.text(action) == text == text.strip()
        for spelling in (text, text.upper(), f"  {text.replace(' ', '   ')} \n", text.title()):
            assert game.actions.parse(spelling) == action
        assert game.actions.kind(action)


@with_every_game
def test_a_text_that_is_no_action_gets_a_clear_answer(game):
    for text in ("", "no such thing at all", game.actions.text(0) + " please"):
        with pytest.raises(ValueError, match="no action is called"):
            game.actions.parse(text)


def test_every_seat_count_and_choice_is_tried():
    for table in TABLES:
        assert table.new(1).seats == table.seats
        assert table.options.items() <= dict(table.new(1).options).items()
