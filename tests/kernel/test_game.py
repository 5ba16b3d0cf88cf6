"""Making and restoring games: what is wrong is said in one line."""

import json
from dataclasses import replace

import pytest

import roadstead
from kernel.reef import REEF
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.fair import FairDice
from roadstead.kernel.game import Preset

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("seats", [7, 1, 0, -1, True, "2", 2.5])
def test_a_wrong_number_of_seats_is_refused(seats):
    with pytest.raises(ValueError, match="Reef is for 2 to 3 players, not "):
        REEF.new(seats, 1)


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_out_of_range_is_refused(seed):
    with pytest.raises(ValueError, match="from 0 to 2"):
        REEF.new(2, seed)


@pytest.mark.parametrize("seed", [True, "7", 1.5])
def test_a_seed_that_is_no_whole_number_is_refused(seed):
    with pytest.raises(ValueError, match="a seed is a whole number, not"):
        REEF.new(2, seed)


def test_the_smallest_and_the_biggest_seed_will_do():
    for seed in (0, 2**63 - 1):
        assert REEF.new(2, seed).dice.to_dict()["seed"] == seed


def test_without_a_seed_every_game_is_another():
    assert len({REEF.new(2).dice.to_dict()["seed"] for _ in range(5)}) == 5


def test_an_option_nobody_knows_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match=r"Reef has no option 'wind' \(it has: reef, night\)"):
        REEF.new(2, 1, {"wind": 3})


@pytest.mark.parametrize(("name", "value"), [("reef", "stormy"), ("reef", None), ("night", 1), ("night", "True")])
def test_an_option_with_no_such_choice_is_refused_with_the_choices(name, value):
    with pytest.raises(ValueError, match=f"option '{name}' of Reef is one of .*, not {value!r}"):
        REEF.new(2, 1, {name: value})


def test_options_default_to_their_first_choice():
    assert REEF.new(2, 1).options == {"reef": "calm", "night": False}
    assert REEF.new(2, 1, {"night": True}).options == {"reef": "calm", "night": True}


def test_a_game_without_a_seat_count_takes_the_fewest():
    assert REEF.new(seed=1).seats == 2


def test_a_state_of_another_game_or_version_is_refused():
    stored = REEF.new(2, 1).to_dict()
    with pytest.raises(ValueError, match="a state of 'chess', not of 'reef'"):
        REEF.restore({**stored, "game": "chess"})
    with pytest.raises(ValueError, match="rules version 2, not 3"):
        REEF.restore({**stored, "rules": 2})


def test_a_stored_state_is_plain_json():
    stored = REEF.new(3, 5).to_dict()
    assert json.loads(json.dumps(stored)) == stored
    assert stored["purse"] == [7, 7, 7]


def through_storage(state):
    return REEF.restore(json.loads(json.dumps(state.to_dict())))


@pytest.mark.parametrize("make", [lambda: SeededDice(4, 1), lambda: FairDice(b"secret", ["a", "b"])])
def test_restored_dice_go_on_where_they_were(make):
    state = REEF.new(2, dice=make())
    back = through_storage(state)
    assert back.dice.to_dict() == state.dice.to_dict()
    assert [back.dice.below(6) for _ in range(10)] == [state.dice.below(6) for _ in range(10)]


def test_other_components_have_another_fingerprint():
    one, same, other = (replace(REEF, data=data) for data in ({"a": 1, "b": 2}, {"b": 2, "a": 1}, {"a": 2, "b": 1}))
    assert one.digest == same.digest != other.digest
    assert len(one.digest) == 16


def test_parts_are_found_in_the_games_folder():
    assert REEF.part("words").refusal
    with pytest.raises(ModuleNotFoundError):
        REEF.part("scene")


# Presets

SHORT = Preset("evening", {"night": True}, "By night.", "An evening's game")


def test_every_game_has_the_preset_of_its_rulebook():
    assert REEF.preset("rulebook") == {"reef": "calm", "night": False}
    assert [preset.name for preset in REEF.presets] == ["rulebook"]


def test_an_evening_comes_first_and_leaves_new_games_as_the_rulebook_has_them():
    reef = replace(REEF, further_presets=(Preset("dry", {"reef": "dry"}, "Nothing is asked.", "Dry"), SHORT))
    assert [preset.name for preset in reef.presets] == ["evening", "rulebook", "dry"]
    assert reef.preset("evening") == {"reef": "calm", "night": True}
    assert reef.new(2, 1).options == {"reef": "calm", "night": False}


def test_a_preset_nobody_knows_is_refused_with_those_there_are():
    with pytest.raises(ValueError, match=r"Reef has no preset 'picnic' \(it has: rulebook\)"):
        REEF.preset("picnic")


@pytest.mark.parametrize("game", roadstead.all_games(), ids=lambda game: game.name)
def test_the_presets_of_every_game_can_be_played(game):
    for preset in game.presets:
        assert preset.words
        assert preset.title
        assert not game.new(game.seats[0], 1, game.preset(preset.name)).over


def test_what_is_asked_comes_from_the_declared_questions_alone():
    """A game without any has none; no other module is looked for."""
    assert (REEF.asked, REEF.occasions) == ({}, {})
    jamaica = roadstead.game("jamaica")
    assert jamaica.asked is jamaica.questions.asked
    assert jamaica.occasions is jamaica.questions.occasions
