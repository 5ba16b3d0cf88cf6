"""Nobody at Rotterdam's table learns what is hidden from them, and a table that leaked would be found out."""

import pytest

import roadstead
from games.rotterdam.swaps import RotterdamSecrets
from roadstead.conformance.interference import Door, Eavesdropping, Leak, check
from roadstead.conformance.tables import Table

ROTTERDAM = roadstead.game("rotterdam")

EXCHANGES = {
    "a covered product and one in its stack",
    "a drawn shipping card and one in the stack",
    "two drawn shipping cards",
}


# Seeds whose games come by every kind of secret, the rare ones too.
@pytest.mark.parametrize(
    ("seats", "positions", "seed"),
    [pytest.param(2, 50, 22, marks=pytest.mark.soak), (3, 70, 1), pytest.param(4, 40, 1, marks=pytest.mark.soak)],
)
def test_what_is_hidden_changes_nothing_that_a_seat_is_given(seats, positions, seed):
    tried = check(RotterdamSecrets, Table(ROTTERDAM, seats), positions=positions, seed=seed)
    wanted = EXCHANGES | {"covered products of two players"} if seats == 3 else EXCHANGES
    assert tried.keys() >= wanted
    assert sum(tried[exchange] for exchange in wanted) > 40, "too few viewers had anything hidden from them"
    assert tried["decisions"] > 80, "too few worlds were played on"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", ROTTERDAM.seats)
def test_what_is_hidden_changes_nothing_in_thousands_of_positions(seats, seed):
    check(RotterdamSecrets, Table(ROTTERDAM, seats), positions=125, seed=1000 + 10 * seed + seats, decisions=8)


class Slip(Door):
    """Copies entries of a hidden field through, as a slip in the redaction would."""

    def __init__(self, field, entries):
        self.field, self.entries = field, entries

    def view(self, state, viewer):
        view = super().view(state, viewer)
        for at in self.entries:
            getattr(view, self.field)[at] = getattr(state, self.field)[at]
        return view


class KnownTooWell(Door):
    """Covered factory cards counted among those that everybody has seen."""

    def view(self, state, viewer):
        view = super().view(state, viewer)
        for at in range(8):
            view.known[at] = state.hand[at]
        return view


LEAKS = {
    "a hand of products": Slip("hand", range(8, 16)),
    "a stack of products": Slip("covered", range(8)),
    "a shipping card": Slip("card", range(3, 6)),
    "the shipping stack": Slip("pile", range(10)),
    "covered cards known": KnownTooWell(),
    "cards drawn, overheard": Eavesdropping("drew card"),
    "covered cards, overheard": Eavesdropping("processed seen"),
}


# Factories seldom work within the few decisions after an exchange.
RARE = pytest.param("covered cards, overheard", marks=pytest.mark.soak)


@pytest.mark.leak
@pytest.mark.parametrize("leak", [RARE if leak.startswith("covered cards, ") else leak for leak in LEAKS])
def test_a_planted_leak_is_caught(leak):
    with pytest.raises(Leak, match="can tell"):
        check(RotterdamSecrets, Table(ROTTERDAM, 3), positions=400, seed=4, door=LEAKS[leak], decisions=8)
