"""Whole games: nothing breaks, everything happens, and a decent player beats chance."""

import math
import random
from collections import Counter

import pytest

import roadstead
from roadstead.bots import bot

HARBOUR = roadstead.game("harbour_of_fortune")
OPTIONS = [{}, {"rounds": 8}, {"rounds": 12}, {"tax": 100}, {"debts": False}, {"investment_with_two": False}]
SPACED = 1_000_003  # between the seeds of one run

# What the game is about must come up at the table.
PLAYED = {
    *(f"strike {number}" for number in ("ace", *range(2, 11))),
    "black joker",
    "red joker",
    "great investment",
    "housekeeper",
    *(f"hire {jack}" for jack in ("captain", "builder", "trader", "spy")),
    "sail with captain",
    "trade",
    "spy",
    "wild director-general",
    "wild build",
    "wild repair",
    "wild jack",
    "wild hero bonus",
    "wild roll twice",
    "marry",
    "divorce",
}
HAPPENED = {"married", "divorced", "burnt", "builder", "owes", "paid debt", "raised", "cancelled", "returned"}


def family_of(text):
    """An action without the family, member or card it names."""
    words = text.split()
    if words[0] == "strike":
        return f"strike {words[2]}"
    if words[0] in ("trade", "spy", "marry"):
        return words[0]
    if words[0] == "divorce":
        return "divorce"
    return " ".join(words[:2]) if words[:2] in (["wild", "repair"], ["wild", "jack"]) else text


def played_games(count, names, seed, check_every=1):
    """So many games with these bots, checked as they go; counts what was played and what happened."""
    seen = Counter()
    for game in range(count):
        seats = HARBOUR.seats[game % 3]
        options = OPTIONS[game % len(OPTIONS)]
        state = HARBOUR.new(seats, seed=(seed + game) * SPACED, options=options, events=True)
        chooser = random.Random(seed + game)
        bots = [bot(names, HARBOUR, seed + seat) for seat in range(seats)] if names != "random" else None
        while not state.over:
            seat = state.actors()[0]
            action = bots[seat].choose(state.redacted(seat), seat) if bots else chooser.choice(state.legal(seat))
            seen[family_of(HARBOUR.actions.text(action))] += 1
            state.play(seat, action)
            seen.update(event.name for event in state.events)
            if state.decisions % check_every == 0 or state.over:
                assert state.invariants() == []
        assert len(state.winners()) == 1
    return seen


def wilson(wins, games):
    """The lower end of the 95 % interval for the share of wins."""
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    return (middle - z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))) / (1 + z * z / games)


def greedy_wins(games, seed):
    wins = 0
    for game in range(games):
        state = HARBOUR.new(2, seed=(seed + game) * SPACED)
        mine = game % 2
        bots = {mine: bot("greedy", HARBOUR, seed + game), 1 - mine: bot("random", HARBOUR, seed + game)}
        while not state.over:
            seat = state.actors()[0]
            state.play(seat, bots[seat].choose(state.redacted(seat), seat))
        wins += state.winners() == [mine]
    return wins


def test_random_games_end_sound_and_everything_comes_up():
    seen = played_games(240, "random", seed=1, check_every=5)
    assert not PLAYED - seen.keys()
    assert not HAPPENED - seen.keys()


def test_greedy_games_end_sound():
    seen = played_games(12, "greedy", seed=2)
    assert {"built", "docked", "married", "hired", "neutralised"} <= seen.keys()


def test_greedy_beats_random():
    assert wilson(greedy_wins(80, seed=3), 80) > 0.85


@pytest.mark.soak
def test_five_thousand_random_and_five_hundred_greedy_games():
    seen = played_games(5000, "random", seed=10_000)
    seen += played_games(500, "greedy", seed=20_000)
    assert not PLAYED - seen.keys()
    assert not HAPPENED - seen.keys()


@pytest.mark.soak
def test_greedy_beats_random_in_a_thousand_games():
    assert wilson(greedy_wins(1000, seed=30_000), 1000) >= 0.93


def test_the_statistics_of_a_game_say_what_lies_on_the_table():
    state = HARBOUR.new(3, seed=5)
    chooser = random.Random(5)
    while not state.over:
        seat = state.actors()[0]
        state.play(seat, chooser.choice(state.legal(seat)))
    kept = HARBOUR.statistics(state)
    assert all(len(row) == 3 for row in kept.values())
    assert kept["money"] == list(state.money)
    assert sum(kept["hat"]) <= 1
    assert sum(kept["began"]) == 1
    wealth = [
        money + 1500 * (sound == 6) + 1500 * hat + 1500 * (members >= 10) + 100 * jacks
        for money, sound, hat, members, jacks in zip(
            kept["money"], kept["undamaged houses"], kept["hat"], kept["members"], kept["Jacks"], strict=True
        )
    ]
    assert wealth == state.scores()
