"""Whole games: nothing is lost, every building is built and used, and greedy players know what they are doing."""

import math
import random
from collections import Counter
from statistics import median

import pytest

from roadstead.bots import bot
from roadstead.games.new_bedford import GAME
from roadstead.games.new_bedford.data import BOARD, NO_ACTION, TILES, VERB
from roadstead.games.new_bedford.generated import frames

OPTIONS = [
    {"edition": edition, "track": track, "tryworks": tryworks}
    for edition in ("prototype", "published")
    for track in ("B", "A")
    for tryworks in ("total", "per ship")
]


def watched(state, chooser):
    """Play to the end, checking after every decision that goods and money moved only as the log says."""
    seen = Counter()
    while not state.over:
        seat = state.actors()[0]
        before = [state.stock[at] for at in range(4 * state.seats)]
        state.play(seat, chooser(state, seat))
        assert state.invariants() == []
        for event in state.events:
            note(before, event)
            if event.name in ("built", "placed"):
                seen[event.name, event.facts.get("building", event.facts.get("space"))] += 1
        assert before == [state.stock[at] for at in range(4 * state.seats)]
    return seen


def note(stock, event):
    """What an event moves, from its facts alone: a second book beside the game's own."""
    facts, name = event.facts, event.name
    at = 4 * facts.get("seat", 0)
    if name == "took" or name == "built":
        sign = 1 if name == "took" else -1
        for kind, word in enumerate(("food", "wood", "brick", "money")):
            stock[at + kind] += sign * facts[word]
    elif name == "fee":
        stock[at + 3] -= 1
        stock[4 * facts["owner"] + 3] += 1
    elif name == "purchased":
        stock[at + 3] -= 3
        stock[at + facts["goods"]] += 2
    elif name == "sold":
        stock[at + facts["goods"]] -= facts["count"]
        stock[at + 3] += facts["money"]
    elif name in ("store bonus", "postage"):
        stock[at + 3] += 1 if name == "store bonus" else 2
    elif name in ("counted", "cleared", "sold whale"):
        stock[at + 3] += facts["money"]
    elif name in ("kept", "bought whale"):
        stock[at + 3] -= facts["money"]
    elif name == "prepared":
        stock[at + 1] -= facts["wood"]
    elif name == "launched":
        stock[at] -= facts["food"]
        stock[at + 1] -= facts["wood"]


def at_random(seed):
    chooser = random.Random(seed)
    return lambda state, seat: chooser.choice(state.legal(seat))


def by_bots(names, seed):
    bots = [bot(name, GAME, seed * 10 + at) for at, name in enumerate(names)]
    return lambda state, seat: bots[seat].choose(state.redacted(seat), seat)


def games(numbers, chooser):
    """Games of every seat count and option in turn; what was built and used in them."""
    seen = Counter()
    for number in numbers:
        options = OPTIONS[number % len(OPTIONS)]
        state = GAME.new(GAME.seats[number % 3], number, options, events=True)
        while state.asked() == frames.START:
            state.play(state.actor(), state.legal(state.actor())[0])
        seen += watched(state, chooser(number, state.seats))
    return seen


def test_random_games_lose_nothing():
    seen = games(range(240), lambda number, seats: at_random(number))
    assert {tile for what, tile in seen if what == "built"} == set(range(TILES))


def test_greedy_games_lose_nothing():
    seen = games(range(24), lambda number, seats: by_bots(["greedy"] * seats, number))
    assert sum(count for (what, _), count in seen.items() if what == "built") > 24 * 3


@pytest.mark.soak
def test_thousands_of_games_build_and_use_everything():
    seen = games(range(5000), lambda number, seats: at_random(number))
    seen += games(range(500), lambda number, seats: by_bots(["greedy"] * seats, number))
    assert {tile for what, tile in seen if what == "built"} == set(range(TILES))
    used = {space for what, space in seen if what == "placed"}
    assert used == {space for space in range(BOARD + TILES) if VERB[space] != NO_ACTION}


def finished(names, number):
    state = GAME.new(len(names), number)
    choose = by_bots(names, number)
    while not state.over:
        seat = state.actors()[0]
        state.play(seat, choose(state, seat))
    return state


def wilson_lower(wins, games, z=1.96):
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games)


def greedy_wins(count):
    """Greedy against random, changing seats from game to game."""
    wins = 0.0
    for number in range(count):
        names = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        wins += finished(names, number).result()[number % 2]
    return wins


def test_greedy_beats_random():
    assert wilson_lower(greedy_wins(120), 120) >= 0.95


@pytest.mark.soak
def test_greedy_beats_random_in_a_thousand_games():
    assert wilson_lower(greedy_wins(1000), 1000) >= 0.95


def test_a_greedy_winner_has_twenty_points():
    assert median(max(finished(["greedy"] * 4, number).scores()) for number in range(30)) >= 20


def test_greedy_players_build_sail_and_sell():
    seen = Counter()
    for number in range(10):
        state = GAME.new(4, number, events=True)
        choose = by_bots(["greedy"] * 4, number)
        while not state.over:
            seat = state.actors()[0]
            state.play(seat, choose(state, seat))
            seen.update(event.name for event in state.events)
    assert seen["built"] > 10 * 8
    assert seen["launched"] > 10 * 6
    assert seen["sold"] > 10 * 4
    assert seen["kept"] > 10 * 5
