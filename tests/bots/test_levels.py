"""The six levels: they err as people do, keep to two seconds a turn, and have the ratings that were measured."""

import json
import logging
import pickle
import time
from pathlib import Path

import pytest

import roadstead
from roadstead.bots import bot, levels
from roadstead.bots.levels import LEVELS, NAMES, USUAL, Ladder, Manner
from roadstead.lab.ladder import markdown

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
GAMES = roadstead.all_games()
JAMAICA = roadstead.game("jamaica")


@pytest.fixture
def manners(monkeypatch):
    """Lets a level play in a manner of the test's own."""

    def played(**manner):
        monkeypatch.setattr(levels, "ladder", lambda game: Ladder({"mate": Manner(**manner)}))

    return played


def play(game, players, decisions, seed=3):
    state = game.new(game.seats[0], seed=seed)
    while not state.over and state.decisions < decisions:
        seat = state.actor()
        action = players[seat].choose(state.redacted(seat), seat)
        assert action in state.legal(seat)
        state.play(seat, action)
    return state


def near_misses(game, player, decisions):
    """Over the beginning of a game: how often there was a choice, and how far from the best each decision was."""
    heuristics = game.heuristics
    state = game.new(game.seats[0], seed=8)
    missed = []
    while not state.over and state.decisions < decisions:
        seat = state.actor()
        view, menu = state.redacted(seat), state.legal(seat)
        weights = dict(zip(menu, heuristics.weights(view, seat, menu), strict=True))
        action = player.choose(view, seat)
        if len(menu) > 1:
            missed.append(max(weights.values()) - weights[action])
        state.play(seat, action)
    return missed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_game_has_its_six_levels_and_their_ratings_are_of_these_very_levels(game):
    ladder = levels.ladder(game)
    assert list(ladder.manners) == list(NAMES)
    assert ladder.measured, (
        "the levels or the rules have changed since they were rated: roadstead levels GAME --games N"
    )
    rated = [ladder.rating(name)["elo"] for name in NAMES]
    assert rated == sorted(rated)
    for name in NAMES[1:]:
        assert ladder.rating(name)["won"] > ladder.rating(name)["games"] / 2
    assert sum(rated) / len(rated) == pytest.approx(1500, abs=1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_about_bots_has_these_figures(game):
    told = levels.ladder(game)
    assert markdown(game, told) in DOCS.read_text("utf-8"), "roadstead levels GAME --markdown has the rows"
    assert told.measured["command"] in DOCS.read_text("utf-8")


def test_ratings_are_forgotten_when_what_they_depend_on_changes(tmp_path):
    file = tmp_path / "levels.json"
    stored = json.loads(levels.place(JAMAICA).read_text())
    file.write_text(json.dumps(stored))
    assert levels.read(file, JAMAICA).rating("mate")
    learned_otherwise = {**stored, "measured": {**stored["measured"], "weights": "0123456789abcdef"}}
    file.write_text(json.dumps(learned_otherwise))
    assert levels.read(file, JAMAICA).rating("mate") == {}
    stored["levels"]["mate"]["slips"] = 3
    file.write_text(json.dumps(stored))
    changed = levels.read(file, JAMAICA)
    assert changed.manners["mate"].slips == 3
    assert changed.rating("mate") == {}


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"format": 9, "levels": {}}',
        '{"format": 1, "levels": {"mate": {}}}',
        json.dumps({"format": 1, "levels": {name: {"slips": 101} for name in NAMES}}),
        json.dumps({"format": 1, "levels": {name: {"speed": 1} for name in NAMES}}),
        json.dumps({"format": 1, "levels": {name: {"slips": "all"} for name in NAMES}}),
    ],
)
def test_a_file_that_cannot_be_used_is_told_about_and_the_usual_levels_play(tmp_path, monkeypatch, caplog, text):
    (tmp_path / "levels.json").write_text(text)
    monkeypatch.setattr(levels, "place", lambda game: tmp_path / "levels.json")
    levels.ladder.cache_clear()
    try:
        with caplog.at_level(logging.WARNING, "roadstead"):
            assert levels.ladder(JAMAICA) == Ladder(USUAL)
        assert "the levels of Jamaica are not used" in caplog.text
    finally:
        levels.ladder.cache_clear()


def test_a_game_without_a_file_has_the_usual_levels(tmp_path, monkeypatch):
    monkeypatch.setattr(levels, "place", lambda game: tmp_path / "levels.json")
    levels.ladder.cache_clear()
    try:
        assert levels.ladder(JAMAICA) == Ladder(USUAL)
    finally:
        levels.ladder.cache_clear()


def test_a_slip_is_one_of_the_next_choices_and_a_plausible_one(manners):
    manners(slips=40, others=2, plausible=4.0)
    heuristics = JAMAICA.heuristics
    missed = near_misses(JAMAICA, bot("mate", JAMAICA, seed=5), 400)
    slips = sum(off > heuristics.mixed for off in missed)
    assert 0.1 * len(missed) < slips < 0.5 * len(missed)
    assert max(missed) <= 4.0 * heuristics.temperature
    manners(slips=0)
    assert max(near_misses(JAMAICA, bot("mate", JAMAICA, seed=5), 400)) <= heuristics.mixed


def test_haste_is_how_often_one_who_searches_does_not(manners):
    thoughts = {}
    for haste in (0, 50, 100):
        manners(iterations=20, haste=haste)
        player = bot("mate", JAMAICA, seed=5)
        thought = asked = before = 0
        state = JAMAICA.new(2, seed=3)
        other = bot("greedy", JAMAICA, seed=1)
        while state.decisions < 120 and not state.over:
            seat = state.actor()
            action = (player if seat == 0 else other).choose(state.redacted(seat), seat)
            asked += seat == 0 and len(state.legal(seat)) > 1
            thought += player.captain.search.simulated > before
            before = player.captain.search.simulated
            state.play(seat, action)
        thoughts[haste] = thought / asked
    assert thoughts[0] == 1.0
    assert 0.25 < thoughts[50] < 0.75
    assert thoughts[100] == 0.0


def test_a_level_that_searches_stops_when_its_seconds_are_over(manners, monkeypatch):
    """By the processor's clock, for a whole turn of several decisions, whatever its iterations are."""
    monkeypatch.setattr(levels, "AT_MOST", 0.2)
    manners(iterations=20_000, haste=20)
    game = roadstead.game("supremacy")
    player = bot("mate", game, seed=5)
    state = game.new(2, seed=3)
    turn, longest, last = 0.0, 0.0, -1
    for _ in range(25):
        seat = state.actor()
        view = state.redacted(seat)
        began = time.process_time()
        action = player.choose(view, seat) if seat == 0 else view.legal(seat)[0]
        turn = (turn if seat == last else 0.0) + time.process_time() - began
        longest, last = max(longest, turn), seat
        state.play(seat, action)
    assert longest < 0.4
    assert player.captain.search.simulated > 0


def test_the_strongest_takes_at_most_two_seconds_a_turn():
    assert levels.AT_MOST < 2.0
    for game in GAMES:
        player = bot("commodore", game, seed=1)
        assert player.captain is not None
        assert 0.0 < player.captain.seconds <= levels.AT_MOST
        assert player.haste == 0


def test_a_copy_in_the_middle_of_a_game_plays_on_alike(manners):
    manners(iterations=20, haste=50, slips=30)
    player = bot("mate", JAMAICA, seed=5)
    state = play(JAMAICA, [player, bot("greedy", JAMAICA, seed=1)], 30)
    while state.actor() != 0:
        state.play(state.actor(), state.legal(state.actor())[0])
    copy = pickle.loads(pickle.dumps(player))
    view = state.redacted(0)
    assert [player.choose(view, 0) for _ in range(6)] == [copy.choose(view, 0) for _ in range(6)]


def test_the_levels_are_told_in_words():
    page = DOCS.read_text("utf-8")
    assert all(f"| {level.title} | {level.words} |" in page for level in LEVELS)
    assert [level.title.lower() for level in LEVELS] == list(NAMES)
    assert all(level.words.endswith(".") for level in LEVELS)
