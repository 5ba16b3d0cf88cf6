"""Positions to practise on: each can be read, asked and answered under today's rules, and a greedy player still misses it."""

import pytest

from roadstead.coach.practice import Practice, place, practice, read, usual
from roadstead.conformance.tables import GAMES

# The positions are the printed game's: a variant, and a game with rules of one's own, has none.
PRACTISED = [(game, read(place(game))) for game in GAMES if game.printed is game and place(game).is_file()]
with_practice = pytest.mark.parametrize(("game", "kept"), PRACTISED, ids=[game.name for game, _ in PRACTISED])
SURE = 4.0  # standard errors that the best choice is ahead of those that were studied with it
WORTH = 0.04  # of a win, that a greedy player gives away


@with_practice
def test_the_positions_were_found_under_todays_rules(game, kept: Practice):
    assert (kept.rules, kept.digest) == (game.rules_version, game.digest)
    assert practice(game).exercises == kept.exercises
    assert len({one.name for one in kept.exercises}) == len(kept.exercises)


@with_practice
def test_every_position_is_one_seats_view_and_its_answer_is_legal(game, kept: Practice):
    for one in kept.exercises:
        view = one.view(game)
        assert int(view.viewer) == one.seat, one.name
        assert view.position() == one.position, one.name
        assert view.asks(one.seat), one.name
        assert game.questions[int(view.asked())].name == one.asked, one.name
        legal = {game.actions.text(action) for action in view.legal(one.seat)}
        assert {tried.do for tried in one.tried} == legal, one.name


@with_practice
def test_a_greedy_player_misses_the_best_choice(game, kept: Practice):
    for one in kept.exercises:
        view = one.view(game)
        assert [game.actions.text(action) for action in usual(view, one.seat)] == one.usual, one.name
        assert one.best.do not in one.usual, one.name
        for do in one.usual:
            missed = one.worth(do)
            assert missed is not None
            assert missed.behind >= max(WORTH, SURE * missed.behind_error), (one.name, do)


@with_practice
def test_one_choice_is_clearly_best_and_says_why(game, kept: Practice):
    for one in kept.exercises:
        first, *others = one.tried
        assert first.behind == 0.0
        assert 0.0 < first.chance <= 1.0
        assert others == sorted(others, key=lambda tried: tried.behind)
        chances = [tried.chance for tried in one.tried]
        assert chances == sorted(chances, reverse=True), f"{one.name}: a choice with less chance comes first"
        for other in others:
            assert other.behind > 2.0 * other.behind_error, (one.name, other.do)
    told = sum(bool(one.best.because) for one in kept.exercises)
    assert told >= len(kept.exercises) // 2, "the coach has reasons for most of the best choices"
