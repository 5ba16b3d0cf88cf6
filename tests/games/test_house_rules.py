"""Rules of one's own on top of a game: found, played, copied, recorded and checked like any game."""

import pickle
import random
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import roadstead
from roadstead import games
from roadstead.bots import bot
from roadstead.coach.practice import practice
from roadstead.conformance.interference import check
from roadstead.conformance.tables import Table
from roadstead.games.jamaica import data
from roadstead.games.variants import shipped, with_variant
from roadstead.kernel.dice import ScriptedDice
from roadstead.kernel.house_rules import HouseRules, own_words
from roadstead.kernel.variants import BadVariant, parameters
from roadstead.lab.sweep import printed_number
from roadstead.records import Match, verify

from games.hidden import secrets_of  # isort: skip

EXAMPLES = Path(__file__).parents[2] / "examples"
STORMS = f"{EXAMPLES / 'storms.py'}:Storms"
LAST_LEG = f"{EXAMPLES / 'last_leg.py'}:LastLeg"


@pytest.fixture(autouse=True)
def _nobody_else_hears_of_them(monkeypatch):
    monkeypatch.setenv(games.HOUSE_RULES, "")
    monkeypatch.setattr(games, "_in_house", {})


def sat_out(game, seats, seed, **how):
    match = Match.new(game, seats, seed, **how)
    chooser = random.Random(seed)
    while not match.state.over:
        seat = match.state.actor()
        match.play(seat, chooser.choice(match.state.legal(seat)))
        assert match.state.invariants() == []
    return match


def test_it_is_a_game_of_its_own_beside_the_printed_one():
    game, printed = roadstead.game(STORMS), roadstead.game("jamaica")
    assert (game.name, game.title, game.printed) == ("jamaica_storms", "Jamaica with storms", printed)
    assert game.digest != printed.digest
    assert roadstead.game(STORMS) is roadstead.game("jamaica_storms") is game
    assert "jamaica_storms" in games.names()
    assert game.lessons == ()
    assert shipped(game) == []
    assert own_words(game).startswith("At the end of each round a die is thrown.")
    assert own_words(printed) == ""
    assert printed.new(3, 1).rules is printed.rules


def test_a_storm_takes_from_ships_at_sea_alone_and_is_told():
    game = roadstead.game(STORMS)
    state = game.new(2, 5, events=True)
    rules = game.rules
    state.space[0], state.space[1] = 1, 5
    assert [data.KIND[state.space[seat]] for seat in range(2)] == [data.SEA, data.PORT]
    before = list(state.tokens)
    state.dice = ScriptedDice([1])
    rules.weather(state)
    lost = [at for at in range(len(before)) if state.tokens[at] != before[at]]
    assert [(at, state.tokens[at]) for at in lost] == [(0, 2)]
    told = [event for event in state.events if event.name in ("weather", "storm")]
    assert [event.facts for event in told] == [{"die": 2}, {"ship": 0, "goods": data.FOOD, "hold": 0}]
    assert game.words.line(told[1], state, ["Ann", "Ben"]).words == "A storm takes food from Ann."
    state.dice = ScriptedDice([2])
    rules.weather(state)
    assert state.tokens[0] == 2


def test_scores_and_heuristics_are_its_own():
    game, printed = roadstead.game(STORMS), roadstead.game("jamaica")
    state = game.new(2, 5)
    state.goods[2], state.tokens[2] = data.GUNPOWDER, 5
    state.space[0] = 1
    assert [own - old for own, old in zip(state.scores(), printed.rules.scores(state), strict=True)] == [1, 0]
    assert game.heuristics.outlook(state, 0) < printed.heuristics.outlook(state, 0)
    chosen = bot("greedy", game, seed=1).choose(state.redacted(state.actor()), state.actor())
    assert chosen in state.legal(state.actor())


def test_nobody_learns_what_is_hidden():
    game = roadstead.game(STORMS)
    assert check(secrets_of("jamaica"), Table(game, 3), positions=4, seed=2)["decisions"] > 4


def test_a_state_is_pickled_with_its_rules():
    game = roadstead.game(STORMS)
    match = sat_out(game, 3, 4)
    again = pickle.loads(pickle.dumps(match.state))
    assert (again.game.digest, again.scores()) == (game.digest, match.state.scores())


SHORT = 'game = "jamaica_storms"\ntitle = "Short"\nreason = "To see."\n'


def test_a_variant_of_it_keeps_its_rules_and_may_set_options_alone(tmp_path):
    game = roadstead.game(STORMS)
    short = with_variant(SHORT + "[options]\nrounds = 20\n")
    state = short.new(2, 3)
    assert (state.rounds, type(state.rules)) == (20, type(game.rules))
    (tmp_path / "state").write_bytes(pickle.dumps(state))
    code = "import pickle, sys; s = pickle.load(open(sys.argv[1], 'rb')); print(s.game.name, type(s.rules).__name__)"
    told = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "state")], check=True, capture_output=True, text=True
    )
    assert told.stdout.split() == [short.name, "Storms"]
    assert parameters(game) == ()
    with pytest.raises(BadVariant, match="line 5: a variant of Jamaica with storms cannot change 'finish_score'"):
        with_variant(SHORT + "[changes]\nfinish_score = 30\n")
    with pytest.raises(ValueError, match=r"Jamaica with storms has no number 'lairs' .it has: rounds."):
        printed_number(game, "lairs")


def test_a_record_is_verified_where_the_rules_are_known_and_refused_elsewhere(tmp_path, monkeypatch):
    match = sat_out(roadstead.game(STORMS), 2, 3)
    record = tmp_path / "game.jsonl"
    match.save(record)
    assert verify(record).scores == match.state.scores()
    monkeypatch.setenv(games.HOUSE_RULES, "")
    monkeypatch.setattr(games, "_in_house", {})
    with pytest.raises(ValueError, match="there is no game 'jamaica_storms'"):
        verify(record)
    monkeypatch.setenv(games.HOUSE_RULES, STORMS)
    assert verify(record).scores == match.state.scores()


def test_other_processes_know_it():
    command = [
        sys.executable,
        "-m",
        "roadstead.cli",
        "simulate",
        STORMS,
        "--games",
        "4",
        "--jobs",
        "2",
        "--bots",
        "random",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Jamaica with storms" in done.stdout or "jamaica_storms" in done.stdout


def test_a_package_may_offer_it(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    offer = EntryPoint("jamaica_storms", "storms:Storms", games.OFFERED)
    game = games.offered(offer, games.own())
    assert game.title == "Jamaica with storms"
    assert sat_out(game, 2, 1).state.over


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("class Other:\n    pass", "has no class Own that is built on HouseRules"),
        ("1 / 0", "does not run: ZeroDivisionError"),
        ("class Own(HouseRules):\n    game = 'jamaica'\n    title = 'A'", "does not say its reason"),
        ("class Own(HouseRules):\n    game = 'ludo'\n    title = reason = 'A'", "built on 'ludo'"),
        ("class Own(HouseRules):\n    game = 'jamaica'\n    title = reason = 'A'\n    name = 'jamaica'", "already"),
        ("class Own(HouseRules):\n    game = 'jamaica'\n    title = reason = 'A'\n    name = 'My Own'", "no name of"),
        ("class Own(HouseRules):\n    game = 'jamaica'\n    title = reason = 'A\\nB'", "one line of plain text"),
        (
            "class Own(HouseRules):\n    game = 'jamaica'\n    title = reason = 'A'\n    seats = (2, 9)",
            "not \\(2, 9\\)",
        ),
        ("class Own(HouseRules):\n    game = 'jamaica'\n    title = reason = 'A'\n    seats = 2", "in brackets, not 2"),
    ],
)
def test_what_cannot_be_used_is_refused_in_a_line(source, words, tmp_path):
    file = tmp_path / "own.py"
    file.write_text(f"from {HouseRules.__module__} import HouseRules\n{source}\n")
    with pytest.raises(ValueError, match=words):
        roadstead.game(f"{file}:Own")
    assert games.in_house() == {}
    with pytest.raises(ValueError, match="cannot be read"):
        roadstead.game(f"{tmp_path / 'nothing.py'}:Own")


@pytest.mark.parametrize("source", ["storms", "storms.py", ":Storms", "storms:Storms"])
def test_what_names_no_class_in_a_file_is_told_so(source, monkeypatch):
    with pytest.raises(ValueError, match=r"given as FILE.py:CLASS, not"):
        games.load(source)
    if source.endswith(".py"):
        with pytest.raises(ValueError, match=r"given as FILE.py:CLASS, not"):
            roadstead.game(source)
    monkeypatch.setenv(games.HOUSE_RULES, source)
    with pytest.raises(ValueError, match=r"given as FILE.py:CLASS, not"):
        games.names()


def test_the_last_leg_is_a_whole_game():
    game = roadstead.game(LAST_LEG)
    assert {sat_out(game, 2, seed).state.decisions < 40 for seed in range(20)} == {True}


def test_the_last_leg_is_for_two():
    game = roadstead.game(LAST_LEG)
    assert game.seats == (2,)
    with pytest.raises(ValueError, match="The last leg is for 2 players, not 3"):
        game.new(3, 1)


def test_what_was_found_to_practise_on_stays_with_the_printed_game():
    assert practice(roadstead.game("jamaica")).exercises
    assert practice(roadstead.game(STORMS)).exercises == []


@pytest.mark.soak
@pytest.mark.parametrize("source", [STORMS, LAST_LEG], ids=["storms", "last_leg"])
def test_the_examples_pass_the_conformance_suite(source):
    done = subprocess.run([sys.executable, "-m", "roadstead.cli", "check", source], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "all is well" in done.stdout
