"""The coach judges by what a seat may know, the same with the same seed, and says how sure it is."""

import pytest

import roadstead
from roadstead import coach
from roadstead.bots import bot
from roadstead.coach import leads
from roadstead.coach.judge import Futures
from roadstead.kernel.judging import STEEP
from roadstead.kernel.state import State
from roadstead.kernel.weights import for_people

GAMES = [game.name for game in roadstead.all_games()]


def after(name: str, decisions: int, seed: int = 5) -> tuple[State, int]:
    """A game between greedy players after so many decisions, and a seat that then has a choice."""
    game = roadstead.game(name)
    state = game.new(seats=3, seed=seed)
    players = [bot("greedy", game, seed=seat) for seat in range(3)]
    while True:
        seat = state.actor()
        if state.decisions >= decisions and len(state.legal(seat)) > 2:
            return state, seat
        state.play(seat, players[seat].choose(state.redacted(seat), seat))


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_are_judged_the_same(name: str) -> None:
    state, seat = after(name, 20)
    options = coach.best(state, seat, budget=24)
    chances = coach.judge(state, seat, worlds=4)
    for seed in (101, 102):
        other = state.redacted(seat).imagined(seed)
        assert coach.best(other, seat, budget=24) == options
        assert coach.judge(other, seat, worlds=4) == chances


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_shares_of_one_win(name: str) -> None:
    state, seat = after(name, 12)
    told = coach.judge(state, seat, worlds=6)
    assert sum(told.shares) == pytest.approx(1.0)
    assert all(0.0 <= share <= 1.0 for share in told.shares)
    assert max(told.error) > 0.0


def test_another_seed_judges_in_other_worlds() -> None:
    state, seat = after("jamaica", 20)
    assert coach.judge(state, seat, worlds=4, seed=1) != coach.judge(state, seat, worlds=4, seed=2)


def test_more_worlds_are_surer() -> None:
    state, seat = after("jamaica", 20)
    few, many = coach.judge(state, seat, worlds=8), coach.judge(state, seat, worlds=128)
    assert many.error[seat] < few.error[seat] / 2


def test_the_best_comes_first_and_nobody_is_ahead_of_it() -> None:
    state, seat = after("new_bedford", 10)
    options = coach.best(state, seat, budget=80)
    tried = [option for option in options if option.worlds == options[0].worlds]
    assert len(tried) >= 3
    assert options[0].behind == 0.0
    assert [option.chance for option in tried] == sorted((option.chance for option in tried), reverse=True)
    for option in options:
        assert option.chance == pytest.approx(max(0.0, options[0].chance - option.behind)), (
            "also of those that left early"
        )
    assert {option.action for option in options} <= set(state.legal(seat))


def test_a_choice_named_is_tried_to_the_end_however_poor() -> None:
    state, seat = after("new_bedford", 10)
    worst = coach.best(state, seat, budget=80)[-1].action
    named = {option.action: option for option in coach.best(state, seat, budget=80, also=[worst])}
    assert named[worst].worlds == max(option.worlds for option in named.values())


def test_a_finished_game_is_judged_by_who_won() -> None:
    game = roadstead.game("jamaica")
    state = game.new(seats=2, seed=4, options={"rounds": 5})
    players = [bot("greedy", game, seed=seat) for seat in range(2)]
    while not state.over:
        seat = state.actor()
        state.play(seat, players[seat].choose(state.redacted(seat), seat))
    assert coach.judge(state, 0).shares == list(state.result())
    assert coach.judge(state, 0).error == [0.0, 0.0]


def test_who_is_not_asked_has_nothing_to_choose() -> None:
    state, seat = after("new_bedford", 10)
    other = next(each for each in range(3) if not state.asks(each))
    with pytest.raises(ValueError, match=f"seat {other} is not asked"):
        coach.best(state, other)
    with pytest.raises(ValueError, match="at least two"):
        coach.judge(state, seat, worlds=1)


def test_choices_meet_the_same_dice() -> None:
    """In one future two choices that come to the same bring the same."""
    state, seat = after("jamaica", 20)
    futures = Futures(state, seat)
    usual = futures.usual(3, seat)
    assert futures.play(3, usual) == futures.play(3, usual)
    assert futures.world(3)[0].to_dict() == futures.world(3)[0].to_dict()
    assert futures.world(3)[0].to_dict() != futures.world(4)[0].to_dict()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_lead_is_worth_is_positive(name: str) -> None:
    game = roadstead.game(name)
    for seats in game.seats:
        judge = leads.judge_of(game, game.new(seats=seats, seed=1))
        if for_people(game, seats) is None:  # what was learned from play says itself what a lead is worth
            assert judge.temperature == leads.fitted(game).get(seats, game.heuristics.scale / STEEP)
        assert judge.temperature > 0
    assert all(worth > 0 for worth in leads.fitted(game).values())
