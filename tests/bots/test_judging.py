"""What captains learned from play: the net, its file, the captain that uses it, and the chances that people are told."""

import copy
import itertools
import json
import math
import os
import random
import subprocess
import sys

import pytest

import roadstead
from roadstead import games
from roadstead.bots import bot, runs_a_program
from roadstead.kernel import weights
from roadstead.kernel.judging import Judgement, Learned, Net, shares
from roadstead.lab.learn.learning import proof

GAMES = [(name, 2 + at % 3) for at, name in enumerate(sorted(games.own()))]  # with two to four seats
UNITS = 16


def numbers(game, seats, seed=1):
    """A net's numbers by chance, as 32-bit floats have them."""
    inputs = int(game.gist.width(seats)) + seats - 1
    chance = random.Random(seed)

    def row(count):
        return [chance.randrange(-64, 64) / 256 for _ in range(count)]

    return {"weights": row(inputs * UNITS), "biases": row(UNITS), "outs": row(UNITS), "offset": [0.5]}


def net(game, seats):
    found = numbers(game, seats)
    return Net(found["weights"], found["biases"], found["outs"], found["offset"][0])


def learned(game, seats):
    return Learned(game.heuristics, 2.0, game.gist, net(game, seats), seats)


def some_way_in(game, seats, seed=1, decisions=25):
    state = game.new(seats, seed=seed)
    chance = random.Random(seed)
    while not state.over and state.decisions < decisions:
        state.play(state.actor(), chance.choice(state.legal(state.actor())))
    return state


@pytest.fixture
def file(tmp_path):
    """A file of weights for New Bedford with two seats; words that are given replace its own."""

    def written(**instead):
        game = roadstead.game("new_bedford")
        options = game.checked_options({})
        text = weights.written(game, 2, options, numbers(game, 2), 3.5, {"command": "by hand"})
        target = tmp_path / "2.json"
        target.write_text(json.dumps({**json.loads(text), **instead}))
        return target

    return written


@pytest.mark.pure
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_net_adds_up_what_the_gist_and_the_outlook_say(name, seats):
    game = roadstead.game(name)
    state = some_way_in(game, seats)
    found = numbers(game, seats)
    judge = learned(game, seats)
    outlooks = Judgement(game.heuristics).standing(state)
    for seat, standing in enumerate(judge.standing(state)):
        leads = [(outlooks[seat] - outlooks[(seat + step) % seats]) / game.heuristics.scale for step in range(1, seats)]
        row = game.gist.row(state, seat) + leads
        assert judge.inputs(state, seat, outlooks) == row
        said = found["offset"][0]
        for unit in range(UNITS):
            first = unit // 8 * 8 * len(row) + unit % 8
            hidden = found["biases"][unit] + math.fsum(x * found["weights"][first + 8 * i] for i, x in enumerate(row))
            said += max(hidden, 0.0) * found["outs"][unit]
        assert standing - outlooks[seat] == pytest.approx(said, abs=1e-9)


def test_compiled_and_interpreted_judge_alike():
    code = (
        "import sys; sys.path[:0] = ['tests/bots']; import test_judging as t, roadstead\n"
        "print([t.learned(g, s).standing(t.some_way_in(g, s)) for n, s in t.GAMES for g in [roadstead.game(n)]])"
    )
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, root]), "ROADSTEAD_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=root, check=True, stdout=subprocess.PIPE)
    for (name, seats), there in zip(GAMES, json.loads(done.stdout), strict=True):
        game = roadstead.game(name)
        here = learned(game, seats).standing(some_way_in(game, seats))
        assert here == pytest.approx(there, rel=1e-12, abs=1e-12)


@pytest.mark.pure
def test_when_the_game_is_over_nothing_is_left_to_correct():
    game = roadstead.game("new_bedford")
    state = some_way_in(game, 2, decisions=10_000)
    assert state.over
    assert learned(game, 2).standing(state) == [float(points) for points in state.scores()]


@pytest.mark.pure
def test_weights_are_read_as_they_were_written(file):
    game = roadstead.game("new_bedford")
    known = weights.read(file(), game)
    state = some_way_in(game, 2)
    judge = weights.judgement(game, state, known)
    assert judge.standing(state) == learned(game, 2).standing(state)
    assert judge.temperature == 3.5
    assert known.learned == {"command": "by hand"}


def test_a_table_that_the_weights_are_not_for_is_judged_by_the_outlook_alone(file):
    game = roadstead.game("new_bedford")
    known = weights.read(file(), game)
    others = (game.new(3, seed=1), game.new(2, seed=1, options={"track": "A"}))
    for state in others:
        assert type(weights.judgement(game, state, known)) is Judgement
    assert type(weights.judgement(game, others[0], None)) is Judgement


@pytest.mark.parametrize(
    ("instead", "told"),
    [
        ({"rules_version": 999}, "learned under rules version 999, not"),
        ({"layout": "0000"}, "what nets read has changed since"),
        ({"digest": "0000"}, "other components"),
        ({"game": "jamaica"}, "for the game jamaica, not new_bedford"),
        ({"seats": 3}, "what nets read has changed since"),
        ({"seats": 17}, "2 to 4 players, not 17"),
        ({"weights": "AAAAAA=="}, "do not fit together|reads 0 numbers"),
        ({"biases": "?"}, "damaged"),
        ({"offset": ""}, "damaged"),
        ({"temperature": 0}, "no positive number"),
        ({"format": 0}, "another format"),
        ({"options": None}, "damaged"),
        ({"horizon": -2}, "no number of decisions"),
        ({"horizon": "far"}, "invalid literal"),
    ],
)
def test_weights_that_do_not_fit_are_refused_with_the_reason(file, instead, told):
    with pytest.raises(ValueError, match=told):
        weights.read(file(**instead), roadstead.game("new_bedford"))


def test_a_net_of_another_size_is_refused(file):
    game = roadstead.game("new_bedford")
    small = weights.written(
        game, 2, game.checked_options({}), {**numbers(game, 2), "weights": [0.0] * UNITS * 7}, 1.0, {}
    )
    with pytest.raises(ValueError, match="reads 7 numbers, and 218 are written for 2 seats"):
        weights.read(file(**json.loads(small)), game)


def test_weights_take_little_room():
    game = roadstead.game("new_bedford")
    with pytest.raises(ValueError, match="300,000 are the most"):
        weights.written(game, 2, {}, {"weights": [0.0] * 100_000}, 1.0, {})


def test_a_captain_plays_on_without_weights_that_do_not_fit(file, monkeypatch, caplog):
    game = roadstead.game("new_bedford")
    wrong = file(rules_version=999)
    monkeypatch.setattr(weights, "place", lambda game, seats, chances: wrong)
    weights.shipped.cache_clear()
    state = some_way_in(game, 2)
    seat = state.actor()
    answers = [
        bot(name, game, seed=1).choose(state.redacted(seat), seat) for name in ("captain:40", "captain:40:plain")
    ]
    assert answers[0] == answers[1]
    assert "learned under rules version 999" in caplog.text
    assert len(caplog.records) == 1
    weights.shipped.cache_clear()


def test_a_captain_judges_by_what_comes_with_its_game_by_a_file_or_plainly(file, monkeypatch):
    game = roadstead.game("new_bedford")
    mine = file()
    monkeypatch.setattr(weights, "place", lambda game, seats, chances: mine)
    weights.shipped.cache_clear()
    state = some_way_in(game, 2)
    seat = state.actor()
    for name, kind in (
        ("captain:30", Learned),
        (f"captain:30:{mine}", Learned),
        (f"captain:{mine}", Learned),
        ("captain:30:plain", Judgement),
        ("captain:plain", Judgement),
        ("captain:0.01s:plain", Judgement),
    ):
        captain = bot(name, game, seed=1)
        assert captain.name == name
        captain.choose(state.redacted(seat), seat)
        assert type(captain.search.judgement) is kind
    assert bot("captain:plain", game).iterations == 1000
    weights.shipped.cache_clear()


def test_weights_for_chances_alone_are_for_people_and_leave_captains_as_they_are(file, monkeypatch, tmp_path):
    game = roadstead.game("new_bedford")
    near = file(horizon=3)
    monkeypatch.setattr(weights, "place", lambda game, seats, chances: near if chances else tmp_path / "none.json")
    weights.shipped.cache_clear()
    state = some_way_in(game, 2)
    seat = state.actor()
    by_name, by_file = bot("captain:30", game, seed=1), bot(f"captain:30:{near}", game, seed=1)
    for captain in (by_name, by_file):
        captain.choose(state.redacted(seat), seat)
    assert type(by_name.search.judgement) is Judgement, "they only say people's chances"
    assert by_name.search.judgement.horizon == game.heuristics.horizon
    assert type(by_file.search.judgement) is Learned, "unless somebody names the file"
    assert by_file.search.judgement.horizon == 3
    worlds = [learned(game, 2).standing(state.redacted(seat).imagined(world)) for world in range(16)]
    said = game.chances(state, seat).shares[seat]
    assert said == pytest.approx(sum(shares(world, 3.5)[seat] for world in worlds) / 16)
    weights.shipped.cache_clear()


def test_a_nearer_horizon_plays_less(file):
    game = roadstead.game("new_bedford")
    state = some_way_in(game, 2)
    seat = state.actor()
    played = []
    for horizon in (0, 12):
        captain = bot(f"captain:50:{file(horizon=horizon)}", game, seed=1)
        captain.choose(state.redacted(seat), seat)
        played.append(captain.search.simulated)
    assert 2 * played[0] < played[1]


def test_a_copied_captain_judges_as_it_did():
    """By the weights that come with the game, also in the middle of a game."""
    game = roadstead.game("new_bedford")
    state = game.new(3, seed=5)
    captain = bot("captain:40", game, seed=1)
    for _ in range(4):
        seat = state.actor()
        state.play(seat, captain.choose(state.redacted(seat), seat))
    twin = copy.deepcopy(captain)
    seat = state.actor()
    assert twin.choose(state.redacted(seat), seat) == captain.choose(state.redacted(seat), seat)
    assert isinstance(twin.search.judgement, Learned)


def test_what_a_captain_is_told_beside_its_budget_is_checked():
    game = roadstead.game("new_bedford")
    for name, told in (
        ("captain:30:fast", "plain, or a file of weights, not 'fast'"),
        ("captain::plain", "not ''"),
        ("captain:30:nowhere.json", "nowhere.json are not used for New Bedford: the file cannot be read"),
    ):
        with pytest.raises(ValueError, match=told):
            bot(name, game)
    assert runs_a_program("captain:30:mine.json"), "only the command line may name somebody's file"
    assert not runs_a_program("captain:30:plain")


@pytest.mark.parametrize("game", roadstead.all_games(), ids=lambda game: game.name)
def test_the_weights_that_come_with_a_game_fit_its_rules_its_gist_and_its_outlook(game):
    for seats, chances in itertools.product(game.seats, (False, True)):
        file = weights.place(game, seats, chances)
        if file.exists():
            known = weights.read(file, game, seats)
            assert file.stat().st_size <= weights.LARGEST
            assert {"command", "seed", "games", "positions", "roadstead", "numpy", "corrected"} <= known.learned.keys()
            now = proof(game, seats, known.options, lambda t, known=known: weights.judgement(game, t, known))
            told = f"the outlook has changed since: run `{known.learned['command']} --install`"
            assert now == [pytest.approx(row, rel=1e-4, abs=1e-3) for row in known.learned["proof"]], told


@pytest.mark.pure
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_chances_come_to_one_and_look_at_nothing_that_the_seat_cannot_see(name, seats):
    game = roadstead.game(name)
    state = some_way_in(game, seats)
    for seat in (*range(seats), None):
        told = game.chances(state, seat)
        assert sum(told.shares) == pytest.approx(1.0)
        assert all(0.0 < share < 1.0 for share in told.shares)
        assert len(told.spread) == seats
        view = state.redacted(seat)
        assert game.chances(view, seat) == told
        assert game.chances(view.imagined(77), seat) == told


def test_whose_view_it_is_may_not_be_another_seats():
    game = roadstead.game("jamaica")
    state = some_way_in(game, 3)
    with pytest.raises(ValueError, match="another seat's view"):
        game.chances(state.redacted(1), 2)
    with pytest.raises(ValueError, match="no seat 3"):
        game.chances(state, 3)


def test_when_the_game_is_over_the_winner_is_certain():
    game = roadstead.game("harbour_of_fortune")
    state = some_way_in(game, 2, decisions=100_000)
    assert state.over
    for seat in (0, 1, None):
        told = game.chances(state, seat)
        assert told.shares == state.result()
        assert told.spread == [0.0, 0.0]


def test_who_leads_by_the_outlook_has_the_better_chance():
    game = roadstead.game("new_bedford")
    state = some_way_in(game, 2, seed=3, decisions=60)
    judge = Judgement(game.heuristics)
    first, second = judge.standing(state)
    chances = judge.chances(state)
    assert (first > second) == (chances[0] > chances[1])
    assert math.log(chances[0] / chances[1]) == pytest.approx((first - second) * 3.0 / game.heuristics.scale)
