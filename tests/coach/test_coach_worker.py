"""The coach in a process of its own."""

import pytest

from roadstead.coach.worker import CoachWorker
from roadstead.games.variants import with_variant

OWN = 'game = "jamaica"\ntitle = "Own"\nreason = "r"\n[changes]\nfinish_score = 29\n'


@pytest.fixture
def worker():
    made = CoachWorker()
    yield made
    made.close()


def test_a_variant_of_ones_own_is_known_to_it(worker):
    """It is given the file: the name alone says nothing to another process."""
    state = with_variant(OWN).new(2, seed=4)
    seat = state.actors()[0]
    advice = worker.advise(state.redacted(seat), seat, ["Anna", "Bert"], 1)
    assert advice[0].do in [state.game.actions.text(int(action)) for action in state.legal(seat)]
