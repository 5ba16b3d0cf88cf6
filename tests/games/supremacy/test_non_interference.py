"""Nobody at Supremacy's table learns what is hidden from them, and a table that leaked would be found out."""

import pytest

import roadstead
from games.supremacy.swaps import SupremacySecrets
from roadstead.conformance.interference import Door, Leak, check
from roadstead.conformance.tables import Table

SUPREMACY = roadstead.game("supremacy")
OFFICERS = {"unconventional_forces": True, "turns": 6}

BIDS = {"a bid", "the cards and dice to come"}
ANTIDOTES = {"an antidote in hand and one in the deck"}


@pytest.mark.parametrize(
    ("seats", "options", "exchanges"),
    [
        (2, {}, BIDS),
        (3, OFFICERS, ANTIDOTES),
    ],
)
def test_what_is_hidden_changes_nothing_that_a_seat_is_given(seats, options, exchanges):
    tried = check(SupremacySecrets, Table(SUPREMACY, seats, options), positions=20, seed=10 + seats, decisions=2)
    assert tried.keys() >= exchanges
    assert tried["decisions"] > 20, "too few worlds were played on"


class Slip(Door):
    """Copies hidden fields through, as a slip in the redaction would."""

    def __init__(self, *fields):
        self.fields = fields

    def view(self, state, viewer):
        view = super().view(state, viewer)
        for field in self.fields:
            setattr(view, field, getattr(state, field))
        return view


LEAKS = {
    "bids": Slip("bid"),
    "antidotes in hand": Slip("antidotes"),
    "the antidotes left": Slip("antidote_deck"),
}


@pytest.mark.soak
@pytest.mark.parametrize("seats", [4, 6])
def test_what_is_hidden_changes_nothing_in_many_positions(seats):
    tried = check(SupremacySecrets, Table(SUPREMACY, seats, OFFICERS), positions=150, seed=seats)
    assert tried.keys() >= ANTIDOTES | {"antidotes of two players"}


@pytest.mark.leak
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak):
    with pytest.raises(Leak, match="can tell"):
        check(SupremacySecrets, Table(SUPREMACY, 3, OFFICERS), positions=200, seed=1, door=LEAKS[leak], decisions=1)
