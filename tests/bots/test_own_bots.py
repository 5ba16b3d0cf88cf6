"""Bots of one's own in Python: each has an interpreter of its own, and what goes wrong is told with its name."""

import json
import os
import sys
import time

import pytest

import roadstead
from roadstead.bots import bot
from roadstead.bots.outside import OutsideBotError
from roadstead.games import find
from roadstead.lab.plan import Plan, play_one

JAMAICA = roadstead.game("jamaica")

PEEKER = """
import gc, json, sys
from pathlib import Path


class Peeker:
    def choose(self, view, seat):
        gc.collect()  # what it saw before
        frame, found = sys._getframe(1), []
        while frame is not None:
            found += [each for each in frame.f_locals.values() if hasattr(each, "redacted") and each is not view]
            frame = frame.f_back
        states = [each for each in gc.get_objects() if hasattr(type(each), "redacted")]
        found += [each for each in states if each.decisions and each is not view]  # the other is a table before the first
        Path("found.json").write_text(json.dumps([len(found), view.to_dict()]))
        return view.legal(seat)[0]
"""

KINDS = """
import random


class First:
    def choose(self, view, seat):
        print("I am thinking")
        return view.legal(seat)[0]


class Chancy:
    def __init__(self, game, seed):
        self.dice = random.Random(seed)

    def choose(self, view, seat):
        return self.dice.choice(list(view.legal(seat)))


class Raises:
    def choose(self, view, seat):
        raise ValueError("boo\\nhoo")


class Says(First):
    answer = None

    def choose(self, view, seat):
        return self.answer


class Far(Says):
    answer = 10**9


class Leaves(First):
    def choose(self, view, seat):
        raise SystemExit


class Drops(First):
    def choose(self, view, seat):
        import os
        os._exit(1)


class Sleeps(First):
    def choose(self, view, seat):
        import time
        time.sleep(60)


class Late(First):
    def choose(self, view, seat):
        import time
        time.sleep(0.5)
        return 0


class Told(First):
    def __init__(self, game, seed):
        self.name = f"{seed} for {game.name}"


class Unmade(First):
    def __init__(self, game, seed):
        raise TypeError("not today")


class Asks(First):
    def __init__(self, game):
        pass
"""


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Where the files are."""
    (tmp_path / "kinds.py").write_text(KINDS)
    (tmp_path / "peeker.py").write_text(PEEKER)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def position():
    """The first decision: (view, seat)."""
    state = JAMAICA.new(2, seed=4)
    return state.redacted(state.actor()), state.actor()


def test_one_that_looks_for_the_table_finds_no_state(folder):
    play_one(Plan("jamaica", ("peeker.py:Peeker", "greedy"), 1, 7, {"rounds": 5}), JAMAICA, 0)
    count, view = json.loads((folder / "found.json").read_text())
    assert count == 0
    assert view["game"] == "jamaica"


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("Raises", "failed: ValueError: boo hoo"),
        ("Says", "answered None, which is not legal"),
        ("Far", "answered 1000000000, which is not legal"),
        ("Leaves", "failed: SystemExit"),
        ("Drops", "has ended"),
    ],
)
def test_one_that_fails_is_named_with_what_happened(position, kind, told):
    with pytest.raises(OutsideBotError) as failure:
        bot(f"kinds.py:{kind}", JAMAICA).choose(*position)
    assert str(failure.value) == f"kinds.py:{kind} {told}"


def test_one_that_sleeps_is_given_up_and_its_interpreter_ends(position, monkeypatch):
    sleeper = bot("kinds.py:Sleeps", JAMAICA)
    child = sleeper._child
    monkeypatch.setattr("roadstead.bots.outside.PATIENCE", 0.3)
    with pytest.raises(OutsideBotError, match=r"kinds.py:Sleeps did not answer within 0.3 seconds"):
        sleeper.choose(*position)
    assert child.returncode is not None


def test_an_interpreter_ends_with_the_pipe_whatever_the_bot_does(position):
    sleeper = bot("kinds.py:Sleeps", JAMAICA)
    view, seat = position
    sleeper._tell(
        sleeper._child, json.dumps({"view": view.to_dict(), "seat": seat}).encode() + b"\n", time.monotonic() + 5
    )
    sleeper._child.stdin.close()
    assert sleeper._child.wait(timeout=10) == 0


def test_an_interpreter_whose_answer_nobody_hears_says_nothing(position, capfd):
    late = bot("kinds.py:Late", JAMAICA)
    view, seat = position
    late._tell(late._child, json.dumps({"view": view.to_dict(), "seat": seat}).encode() + b"\n", time.monotonic() + 5)
    late._child.stdout.close()
    assert late._child.wait(timeout=10) == 0
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("Unmade", "kinds.py:Unmade failed: TypeError: not today"),
        ("Asks", "kinds.py:Asks failed: TypeError: .*missing 1 required positional argument: 'game'"),
    ],
)
def test_one_that_cannot_be_made_is_told_when_it_is_named(kind, told):
    with pytest.raises(ValueError, match=f"^{told}$"):
        bot(f"kinds.py:{kind}", JAMAICA)


def test_what_it_prints_goes_to_standard_error(position, capfd):
    view, seat = position
    assert bot("kinds.py:First", JAMAICA).choose(view, seat) == view.legal(seat)[0]
    said = capfd.readouterr()
    assert (said.out, said.err) == ("", "I am thinking\n")


def test_the_same_seed_plays_the_same_game():
    plan = Plan("jamaica", ("kinds.py:Chancy", "kinds.py:Chancy"), 1, 7, {"rounds": 5})
    assert play_one(plan, JAMAICA, 0) == play_one(plan, JAMAICA, 0) != play_one(plan, JAMAICA, 1)


def test_its_seed_is_its_own_and_does_not_tell_that_of_the_table():
    told = {seed: bot("kinds.py:Told", JAMAICA, seed=seed).name for seed in (3, 4)}
    assert told[3] == bot("kinds.py:Told", JAMAICA, seed=3).name != told[4]
    seeds = {seed: int(name.partition(" ")[0]) for seed, name in told.items()}
    assert all(0 <= own < 2**62 and abs(own - seed) > 1000 for seed, own in seeds.items())


def test_a_fork_that_lets_it_go_does_not_end_it(position):
    first = bot("kinds.py:First", JAMAICA)
    child = os.fork()
    if child == 0:
        first.close()
        os._exit(0)
    os.waitpid(child, 0)
    view, seat = position
    assert first.choose(view, seat) == view.legal(seat)[0]


def test_it_plays_a_variant():
    game = find("jamaica~rich-lairs")
    state = game.new(2, seed=1)
    seat = state.actor()
    assert bot("kinds.py:First", game).choose(state.redacted(seat), seat) == state.legal(seat)[0]


def test_an_environment_asks_it_too():
    pytest.importorskip("gymnasium")
    from roadstead import envs

    env = envs.gymnasium("jamaica", seats=2, opponents="kinds.py:Raises")
    with pytest.raises(OutsideBotError, match=r"kinds.py:Raises failed: ValueError: boo hoo"):
        _played(env)
    assert not any(name.startswith("roadstead_own_kinds") for name in sys.modules)


def _played(env):
    _, info = env.reset(seed=1)
    for _ in range(50):
        _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
