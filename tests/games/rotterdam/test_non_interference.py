"""Nobody at Rotterdam's table learns what is hidden from them, and a table that leaked would be found out."""

import pytest

import roadstead
from conformance.interference import Door, Leak, check
from conformance.tables import Table
from games.rotterdam.swaps import RotterdamSecrets

ROTTERDAM = roadstead.game("rotterdam")

EXCHANGES = {
    "a covered product and one in its stack",
    "a drawn shipping card and one in the stack",
    "two drawn shipping cards",
}


@pytest.mark.parametrize("seats", ROTTERDAM.seats)
def test_what_is_hidden_changes_nothing_that_a_seat_is_given(seats):
    tried = check(RotterdamSecrets, Table(ROTTERDAM, seats), positions=60, seed=seats, apart=25)
    wanted = EXCHANGES if seats == 2 else EXCHANGES | {"covered products of two players"}
    assert tried.keys() >= wanted
    assert sum(tried[exchange] for exchange in wanted) > 60, "too few viewers had anything hidden from them"
    assert tried["decisions"] > 120, "too few worlds were played on"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", ROTTERDAM.seats)
def test_what_is_hidden_changes_nothing_in_thousands_of_positions(seats, seed):
    check(
        RotterdamSecrets, Table(ROTTERDAM, seats), positions=125, seed=1000 + 10 * seed + seats, apart=15, decisions=8
    )


class Slip(Door):
    """Copies one entry of a hidden field through, as a slip in the redaction would."""

    def __init__(self, field, at):
        self.field, self.at = field, at

    def view(self, state, viewer):
        view = super().view(state, viewer)
        getattr(view, self.field)[self.at] = getattr(state, self.field)[self.at]
        return view


class Eavesdropping(Door):
    """One kind of event is told to everybody."""

    def __init__(self, name):
        self.name = name

    def hears(self, event, viewer):
        return event.name == self.name or super().hears(event, viewer)


class KnownTooWell(Door):
    """Covered factory cards counted among those that everybody has seen."""

    def view(self, state, viewer):
        view = super().view(state, viewer)
        for at in range(8):
            view.known[at] = state.hand[at]
        return view


LEAKS = {
    "a hand of products": Slip("hand", 9),
    "a stack of products": Slip("covered", 2),
    "a shipping card": Slip("card", 3),
    "the shipping stack": Slip("pile", 0),
    "covered cards known": KnownTooWell(),
    "cards drawn, overheard": Eavesdropping("drew card"),
    "covered cards, overheard": Eavesdropping("processed seen"),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak):
    with pytest.raises(Leak, match="can tell"):
        check(RotterdamSecrets, Table(ROTTERDAM, 3), positions=400, seed=1, door=LEAKS[leak], apart=15, decisions=8)
