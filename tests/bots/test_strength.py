"""How strong the captain is, how it keeps to its seconds, and that a tree has an end.

The long ones (`make soak`) play whole tournaments with dice that nobody chose; docs/bots.md has what they measured.
"""

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import roadstead
from roadstead.bots import bot
from roadstead.bots.captain import Turn
from roadstead.bots.search import MOST_NODES
from roadstead.lab.intervals import wilson
from roadstead.lab.tournament import Fixture, hold

GAMES = [game.name for game in roadstead.all_games()]
TURN_TIMES = Path(__file__).parents[2] / "tools" / "turn_times.py"


def lower_bound(game: str, bots: tuple[str, ...], games: int) -> float:
    """The least that the first bot's true win rate may be, 95 times in 100."""
    standings, _ = hold(Fixture(game, bots, games=games, seed=1, table=len(bots)))
    won, played = standings.wins()[bots[0]]
    return wilson(won, played)[0]


USUALLY = 100


def said(game: str, name: str, usually: float) -> float:
    """What a game's own folder of tests says where the usual number does not do.

    It takes few games where the captain wins nearly all of them, and many where luck has its say.
    """
    try:
        return getattr(import_module(f"games.{game}.strength"), name, usually)
    except ModuleNotFoundError:
        return usually


def games_of(game: str, name: str) -> int:
    return int(said(game, name, USUALLY))


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_captain_beats_greedy(game):
    least = said(game, "LEAST_AGAINST_ONE", 0.70)
    assert lower_bound(game, ("captain:1000", "greedy"), games_of(game, "AGAINST_ONE")) >= least


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_captain_beats_three_that_are_greedy(game):
    bots = ("captain:1000", "greedy", "greedy", "greedy")
    assert lower_bound(game, bots, games_of(game, "AGAINST_THREE")) >= 0.45


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_thinking_longer_helps(game):
    assert lower_bound(game, ("captain:2000", "captain:200"), games_of(game, "LONGER")) > 0.50


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_captain_keeps_to_its_seconds_and_to_little_memory(game):
    """By the processor's clock: what the machine does for others meanwhile is not the captain's fault."""
    told = subprocess.run(
        [sys.executable, str(TURN_TIMES), game, "--games", "100", "--budget", "0.05"],
        capture_output=True,
        text=True,
        check=True,
    )
    times = json.loads(told.stdout)
    assert times["late_by_processor"] == 0
    assert times["megabytes"] < 500


@pytest.mark.parametrize("decisions", [1, 2, 10, 300])
def test_the_shares_of_a_turn_come_to_its_seconds_and_no_more(decisions):
    turn = Turn(2.0)
    for _ in range(12):
        turn.begin()
        spent = 0.0
        for _ in range(decisions):
            share = turn.share()
            assert share > 0.0
            turn.spend(share, True)
            spent += share
        assert spent <= 2.001
    assert spent >= 1.5


def test_decisions_of_a_usual_turn_get_like_shares():
    turn = Turn(1.0)
    for _ in range(20):
        turn.begin()
        shares = []
        for _ in range(5):
            shares.append(turn.share())
            turn.spend(shares[-1], True)
    assert max(shares) < 2 * min(shares)


def test_when_a_turns_seconds_are_over_the_first_thought_has_to_do():
    game = roadstead.game("supremacy")
    state = game.new(2, seed=3)
    seat = state.actor()
    captain = bot("captain:1s", game, seed=1)
    captain.expected = state.decisions
    captain.turn.left = 0.0
    action = captain.choose(state.redacted(seat), seat)
    assert captain.search.simulated == 0
    weights = game.part("heuristics").HEURISTICS.weights(state.redacted(seat), seat, state.legal(seat))
    assert weights[state.legal(seat).index(action)] == max(weights)


def test_a_tree_stops_growing_and_still_answers():
    game = roadstead.game("jamaica")
    state = game.new(2, seed=3)
    seat = state.actor()
    view = state.redacted(seat)
    captain = bot("captain:50", game, seed=1)
    captain.search.grown = MOST_NODES
    captain.search.think(view, seat, 200, 0.0)
    assert captain.search.grown <= MOST_NODES + 2  # the first decision and its partner's
    assert captain.search.best in view.legal(seat)
