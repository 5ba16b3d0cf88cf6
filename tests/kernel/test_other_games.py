"""A game that differs from the one in its folder: its states keep what is its own, and its digest says so."""

import copy
import pickle
from dataclasses import replace

import pytest

import roadstead
from kernel.reef import REEF
from roadstead.games.jamaica import data
from roadstead.games.rotterdam import data_files, game_on
from roadstead.kernel.rules import Rules


class Overtime(Rules):
    """Jamaica's rules, with so many points more for everybody."""

    def __init__(self, more):
        self.more = more
        self.stock = roadstead.game("jamaica").rules

    def scores(self, t):
        return [score + self.more for score in self.stock.scores(t)]

    def __getattribute__(self, name):
        if name in ("blank", "furnish", "deal", "perform", "choices", "answer", "imagine", "winners", "faults"):
            return getattr(object.__getattribute__(self, "stock"), name)
        return object.__getattribute__(self, name)


def overtime(more=100):
    return replace(roadstead.game("jamaica"), rules=Overtime(more))


@pytest.mark.parametrize("way", [copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_a_state_keeps_the_rules_it_was_made_with(way):
    for more in (100, 7):
        state = overtime(more).new(2, seed=4)
        assert (
            way(state).scores()
            == state.scores()
            == [score + more for score in roadstead.game("jamaica").new(2, 4).scores()]
        )


def test_a_state_of_the_game_in_the_folder_is_of_that_very_game():
    state = roadstead.game("jamaica").new(2, seed=4)
    assert pickle.loads(pickle.dumps(state)).game is state.game
    assert pickle.loads(pickle.dumps(state.game)) is state.game


def test_what_cannot_go_along_is_refused():
    own = data_files.printed().plain
    with pytest.raises(pickle.PicklingError, match="data of its own"):
        pickle.dumps(game_on(data_files.chart_of(own)).new(2, seed=1))
    with pytest.raises(pickle.PicklingError, match="has no GAME"):
        pickle.dumps(REEF.new(2, 1))


@pytest.fixture
def dearer():
    data.COST[1] += 1
    yield
    data.COST[1] -= 1


def test_a_table_changed_in_memory_has_another_digest(dearer):
    game = roadstead.game("jamaica")
    changed = game.digest
    data.COST[1] -= 1
    printed = game.digest
    data.COST[1] += 1
    assert changed != printed == "2704275a7cc5d015"


def test_a_map_changed_in_memory_has_another_digest():
    game = game_on(data_files.printed())
    printed = game.digest
    assert printed == roadstead.game("rotterdam").digest
    game.rules.chart.raw_price[0] += 1
    assert game.digest != printed


def test_other_rules_have_another_digest():
    assert len({overtime(1).digest, overtime(2).digest, roadstead.game("jamaica").digest}) == 3
