"""Bots in other processes: an accident costs a move, never a table."""

import sys
from pathlib import Path

import pytest

import roadstead
from roadstead.bots import bot
from roadstead.bots.keeper import Keeper
from roadstead.bots.outside import OutsideBotError

JAMAICA = roadstead.game("jamaica")
EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


@pytest.fixture
def position():
    """A decision with several choices: (view, seat)."""
    state = JAMAICA.new(3, seed=4)
    seat = state.actors()[-1]
    assert len(state.legal(seat)) > 1
    return state.redacted(seat), seat


@pytest.fixture
def keeper():
    keeper = Keeper(limit=10.0)
    yield keeper
    keeper.close()


def program(tmp_path, code: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(code)
    return f"exec:{sys.executable} {file}"


def test_the_example_plays_a_whole_game():
    outside = bot(f"exec:{sys.executable} {EXAMPLE}", JAMAICA)
    other = bot("greedy", JAMAICA, seed=1)
    state = JAMAICA.new(2, seed=3, options={"rounds": 20})
    while not state.over:
        seat = state.actor()
        player = outside if seat == 0 else other
        state.play(seat, player.choose(state.redacted(seat), seat))
    assert state.over
    outside.close()


def test_a_worker_answers_as_the_bot_itself_would(keeper, position):
    view, seat = position
    for name in ("greedy", "captain:40"):
        answer = keeper.ask(name, view, seat, seed=5)
        assert answer.trouble == ""
        assert answer.action == bot(name, JAMAICA, seed=5).choose(view, seat)


def test_a_hanging_bot_is_killed_and_greedy_answers(position, tmp_path):
    view, seat = position
    keeper = Keeper(limit=1.5)
    answer = keeper.ask(program(tmp_path, "import time; time.sleep(60)"), view, seat, seed=1)
    assert "did not answer" in answer.trouble
    assert answer.action == bot("greedy", JAMAICA, seed=1).choose(view, seat)
    keeper.limit = 10.0
    assert keeper.ask("greedy", view, seat, seed=1).trouble == ""
    keeper.close()


@pytest.mark.parametrize(
    ("code", "trouble"),
    [("raise SystemExit", "has ended"), ("print('sink everybody', flush=True); input(); input()", "not legal")],
)
def test_a_bot_that_ends_or_talks_nonsense_costs_its_move(keeper, position, tmp_path, code, trouble):
    view, seat = position
    answer = keeper.ask(program(tmp_path, code), view, seat, seed=1)
    assert trouble in answer.trouble
    assert answer.action in view.legal(seat)


def test_a_program_that_does_not_exist_is_named(position):
    view, seat = position
    with pytest.raises(OutsideBotError, match="does not start"):
        bot("exec:no-such-program", JAMAICA).choose(view, seat)


def test_a_worker_that_dies_is_replaced(keeper, position):
    view, seat = position
    keeper.ask("greedy", view, seat, seed=1)
    keeper._process.kill()
    keeper._process.join()
    assert keeper.ask("greedy", view, seat, seed=1).trouble == ""


def test_a_program_that_ended_is_started_again(position, tmp_path):
    view, seat = position
    once = "import json; print(json.loads(input())['legal'][0], flush=True)"
    outside = bot(program(tmp_path, once), JAMAICA)
    assert outside.choose(view, seat) == view.legal(seat)[0]
    outside._child.wait()
    with pytest.raises(OutsideBotError, match="has ended"):
        outside.choose(view, seat)
    assert outside.choose(view, seat) == view.legal(seat)[0]
    outside.close()


def test_letting_a_broken_program_go_never_raises(tmp_path):
    outside = bot(program(tmp_path, "import time; time.sleep(60)"), JAMAICA)
    child = outside._started()
    child.stdin.write(b"not yet flushed")
    child.kill()
    child.wait()
    outside.close()
    outside.close()
    type(outside).__new__(type(outside)).__del__()


@pytest.mark.parametrize("code", ["import time; time.sleep(60)", "input(); import time; time.sleep(60)"])
@pytest.mark.parametrize("length", [10, 1_000_000])
def test_a_program_that_does_not_read_or_answer_is_given_up(monkeypatch, tmp_path, code, length):
    monkeypatch.setattr("roadstead.bots.outside.PATIENCE", 1.0)
    outside = bot(program(tmp_path, code), JAMAICA)
    with pytest.raises(OutsideBotError, match="did not answer within 1 seconds"):
        outside._ask("x" * length)
    assert outside._child is None
