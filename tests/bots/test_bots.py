"""Bots play every game from what a seat sees, and never anything illegal."""

import sys
import time
from pathlib import Path

import pytest

import roadstead
from roadstead.bots import bot, names, runs_a_program
from roadstead.bots.captain import Gasp
from roadstead.bots.search import Search
from roadstead.bots.simple import PLAUSIBLE

SALVAGE = Path(__file__).parents[2] / "examples" / "salvage" / "src"
GAMES = roadstead.all_games()
TABLES = [pytest.param(game, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in game.seats]


def play(game, seats, bots, seed, decisions=None):
    """A game among these bots, or its beginning; returns the state."""
    state = game.new(seats, seed=seed)
    while not state.over and (decisions is None or state.decisions < decisions):
        seat = state.actor()
        action = bots[seat].choose(state.redacted(seat), seat)
        assert action in state.legal(seat)
        state.play(seat, action)
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_greedy_and_casual_finish_a_game_together(game, seats):
    players = [bot(("greedy", "casual")[seat % 2], game, seed=seat) for seat in range(seats)]
    state = play(game, seats, players, seed=seats)
    assert state.over
    assert state.invariants() == []


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_captain_answers_legally_and_the_same_way_twice(game, seats):
    def beginning():
        players = [bot("captain:25" if seat == 0 else "random", game, seed=5) for seat in range(seats)]
        return play(game, seats, players, seed=11, decisions=40).to_dict()

    assert beginning() == beginning()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_captain_is_not_moved_by_what_it_cannot_see(game):
    """The same view, with another truth behind it, gets the same answer."""
    state = play(game, game.seats[0], [bot("random", game, seed=s) for s in range(game.seats[0])], seed=2, decisions=30)
    seat = state.actor()
    view = state.redacted(seat)
    other_truth = view.imagined(12345)
    answers = {bot("captain:60", game, seed=9).choose(truth.redacted(seat), seat) for truth in (state, other_truth)}
    assert len(answers) == 1


def test_equal_bots_who_answer_at_once_do_not_all_do_the_same(monkeypatch):
    """Everybody bids a card, and only one that is alone wins: greedy bots that all bid the best would get nothing."""
    monkeypatch.syspath_prepend(str(SALVAGE))
    import salvage

    alike = rounds = 0
    for seed in range(20):
        state = salvage.GAME.new(3, seed=seed)
        players = [bot("greedy", salvage.GAME, seed=seed + seat) for seat in range(3)]
        while not state.over:
            bids = [player.choose(state.redacted(seat), seat) for seat, player in enumerate(players)]
            for seat, card in enumerate(bids):
                state.play(seat, card)
            alike += bids[0] == bids[1]
            rounds += 1
    assert alike < 0.4 * rounds
    for name in [name for name in sys.modules if name.partition(".")[0] == "salvage"]:
        monkeypatch.delitem(sys.modules, name)


def test_to_be_rid_of_any_rival_is_worth_something_and_the_shares_come_to_one_win():
    heuristics = roadstead.game("supremacy").part("heuristics").HEURISTICS
    search = Search(heuristics, 1, Gasp())
    lead = heuristics.scale
    assert search.chances([0.0, 0.0]) == [0.5, 0.5]
    assert search.chances([lead, 0.0])[0] == pytest.approx(0.953, abs=0.001)
    four = search.chances([lead, 2 * lead, lead, 0.0])
    three = search.chances([lead, 2 * lead, -100 * lead, 0.0])
    assert sum(four) == pytest.approx(1.0)
    assert four[1] > four[0] == four[2] > four[3]
    assert three[0] > four[0]


def test_a_captain_with_seconds_takes_them_where_it_is_close_and_stops_when_they_are_over():
    game = roadstead.game("jamaica")
    taken, at_work = [], []
    for seed in range(5):
        state = game.new(3, seed=seed)
        seat = state.actor()
        captain = bot("captain:0.3s", game, seed=1)
        started, worked = time.perf_counter(), time.process_time()
        captain.choose(state.redacted(seat), seat)
        taken.append(time.perf_counter() - started)
        at_work.append(time.process_time() - worked)
    assert max(taken) > 0.1
    assert max(at_work) < 1.0, "by the processor's clock, which counts nobody else"
    assert max(taken) < 15.0


def test_an_unknown_bot_or_budget_is_named():
    game = roadstead.game("jamaica")
    with pytest.raises(ValueError, match="no bot 'admiral'"):
        bot("admiral", game)
    with pytest.raises(ValueError, match="not 'soon'"):
        bot("captain:soon", game)
    with pytest.raises(ValueError, match="no budget"):
        bot("greedy:3", game)
    with pytest.raises(ValueError, match="no budget"):
        bot("mate:3", game)
    with pytest.raises(ValueError, match="a judge is plain or not"):
        bot("judge:3", game)
    assert names()[:5] == ["captain", "casual", "greedy", "judge", "random"]
    assert names()[5:] == ["landlubber", "deckhand", "boatswain", "mate", "navigator", "commodore"]


@pytest.mark.parametrize("name", ["random", "greedy", "casual", "captain:30", "judge", "judge:plain"])
def test_the_same_seed_plays_the_same_game(name):
    game = roadstead.game("jamaica")
    games = [play(game, 2, [bot(name, game, seed=s) for s in (1, 2)], seed=4, decisions=60).to_dict() for _ in range(2)]
    assert games[0] == games[1]


MISER = """
class Miser:
    name = "miser"

    def choose(self, view, seat):
        return view.legal(seat)[0]


class Second(Miser):
    name = ""

    def __init__(self, game, seed):
        assert (game.name, type(seed)) == ("jamaica", int)
"""


def test_a_class_of_ones_own_plays_under_its_file_and_name(tmp_path):
    file = tmp_path / "miser.py"
    file.write_text(MISER)
    game = roadstead.game("jamaica")
    assert bot(f"{file}:Miser", game).name == "miser"
    second = bot(f"{file}:Second", game, seed=3)
    assert second.name == f"{file}:Second"
    assert play(game, 2, [bot(f"{file}:Miser", game), second], seed=1).over


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("miser.py", "FILE.py:CLASS"),
        ("miser.py:", "FILE.py:CLASS"),
        ("miser.py:Nobody", "no class Nobody with a method choose"),
        ("nowhere.py:Miser", "cannot be read: no such file"),
        ("broken.py:Miser", "does not run: SyntaxError"),
    ],
)
def test_a_class_that_is_not_there_is_named(tmp_path, monkeypatch, name, told):
    (tmp_path / "miser.py").write_text(MISER)
    (tmp_path / "broken.py").write_text("class Miser(")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match=told):
        bot(name, roadstead.game("jamaica"))


@pytest.mark.parametrize("name", ["exec:python3 bot.py", " EXEC:x", "miser.py:Miser", "MISER.PY:Miser"])
def test_names_that_run_somebodys_code_are_known(name):
    assert runs_a_program(name)
    assert not any(runs_a_program(other) for other in [*names(), "captain:2s"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_casual_player_slips_but_does_nothing_that_is_plainly_bad(game):
    heuristics = game.part("heuristics").HEURISTICS
    casual = bot("casual", game, seed=5)
    state = game.new(game.seats[0], seed=8)
    slips = 0
    while not state.over and state.decisions < 400:
        seat = state.actor()
        view = state.redacted(seat)
        menu = state.legal(seat)
        weights = dict(zip(menu, heuristics.weights(view, seat, menu), strict=True))
        action = casual.choose(view, seat)
        assert weights[action] >= max(weights.values()) - PLAUSIBLE * heuristics.temperature
        slips += weights[action] < max(weights.values())
        state.play(seat, action)
    assert slips > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_greedy_takes_the_best_or_what_is_as_good(game):
    heuristics = game.part("heuristics").HEURISTICS
    state = game.new(game.seats[-1], seed=6)
    players = [bot("greedy", game, seed=seat) for seat in range(state.seats)]
    while not state.over and state.decisions < 200:
        seat = state.actor()
        view, menu = state.redacted(seat), state.legal(seat)
        weights = dict(zip(menu, heuristics.weights(view, seat, menu), strict=True))
        action = players[seat].choose(view, seat)
        assert weights[action] >= max(weights.values()) - heuristics.near(view, seat)
        state.play(seat, action)


def test_where_several_answer_at_once_greedy_players_do_not_all_do_the_same():
    """The same hand, dice and place: near-equal cards are chosen by each player's own dice."""
    game = roadstead.game("jamaica")
    heuristics = game.part("heuristics").HEURISTICS
    varied = 0
    for seed in range(40):
        state = game.new(4, seed=seed)
        while len(state.actors()) == 1:
            seat = state.actor()
            state.play(seat, state.legal(seat)[0])
        seat = state.actors()[0]
        view, menu = state.redacted(seat), state.legal(seat)
        weights = sorted(heuristics.weights(view, seat, menu), reverse=True)
        chosen = {bot("greedy", game, seed=other).choose(view, seat) for other in range(30)}
        close = sum(weight >= weights[0] - heuristics.near(view, seat) for weight in weights)
        assert len(chosen) == close
        varied += close > 1
    assert varied > 0
    assert heuristics.near(view, seat) > heuristics.margin


def test_equal_players_open_in_different_ways():
    game = roadstead.game("new_bedford")
    openings = set()
    for seed in range(12):
        state = game.new(4, seed=3)
        players = [bot("greedy", game, seed=seed * 4 + seat) for seat in range(4)]
        done = []
        while state.round <= 1:
            seat = state.actor()
            action = players[seat].choose(state.redacted(seat), seat)
            done.append((seat, action))
            state.play(seat, action)
        openings.add(tuple(done))
    assert len(openings) > 4
