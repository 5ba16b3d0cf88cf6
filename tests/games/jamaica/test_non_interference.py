"""Nobody at Jamaica's table learns what is hidden from them, and a table that leaked would be found out."""

import pytest

import roadstead
from games.jamaica.swaps import JamaicaSecrets
from roadstead.conformance.interference import Door, Eavesdropping, Leak, check
from roadstead.conformance.tables import Table

JAMAICA = roadstead.game("jamaica")

EXCHANGES = {
    "a card in hand and one in the draw pile",
    "another hand",
    "the chosen card and one in hand",
    "the faces of two treasures",
    "a treasure and one not drawn",
}


@pytest.mark.parametrize(
    ("seats", "positions"),
    [(3, 40), *(pytest.param(seats, 60, marks=pytest.mark.soak) for seats in (2, 4, 5, 6))],
)
def test_what_is_hidden_changes_nothing_that_a_seat_is_given(seats, positions):
    tried = check(JamaicaSecrets, Table(JAMAICA, seats), positions=positions, seed=seats)
    assert tried.keys() >= EXCHANGES
    assert sum(tried[exchange] for exchange in EXCHANGES) > 0.7 * positions * (seats + 1), (
        "too few viewers had anything hidden from them"
    )
    assert tried["decisions"] > 2 * positions, "too few worlds were played on"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", JAMAICA.seats)
def test_what_is_hidden_changes_nothing_in_thousands_of_positions(seats, seed):
    check(JamaicaSecrets, Table(JAMAICA, seats), positions=125, seed=1000 + 10 * seed + seats, decisions=20)


class Slip(Door):
    """Copies an entry of hidden fields through, as a slip in the redaction would."""

    def __init__(self, at, *fields):
        self.at, self.fields = at, fields

    def view(self, state, viewer):
        view = super().view(state, viewer)
        for field in self.fields:
            hidden = getattr(state, field)
            if self.at is None:
                setattr(view, field, hidden)
            else:
                getattr(view, field)[self.at] = hidden[self.at]
        return view


class GhostsTreasures(Door):
    """Shows what lies beside the Ghost Ship, which nobody has looked at."""

    def view(self, state, viewer):
        view = super().view(state, viewer)
        for back in range(state.drawn):
            if state.holder[back] == state.seats:
                view.face[back] = state.face[back]
        return view


class AfterTheDraw(Door):
    """A position by itself gives nothing away; the one after a refill does."""

    def view(self, state, viewer):
        view = super().view(state, viewer)
        if state.telling and any(event.name == "drew card" for event in state.events):
            view.pile[0] = state.pile[0]
        return view


LEAKS = {
    "a hand": (3, Slip(1, "hand", "chosen")),
    "a draw pile": (3, Slip(0, "pile")),
    "a chosen card": (3, Slip(2, "chosen")),
    "the first treasure": (3, Slip(0, "face")),
    "a later treasure": (3, Slip(3, "face")),
    "the chest": (3, Slip(None, "chest")),
    "the Ghost Ship's treasures": (2, GhostsTreasures()),
    "a pile after the refill": (3, AfterTheDraw()),
    "cards drawn, overheard": (3, Eavesdropping("drew card")),
    "treasures found, overheard": (3, Eavesdropping("treasure seen")),
}


@pytest.mark.leak
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak):
    seats, door = LEAKS[leak]
    with pytest.raises(Leak, match="can tell"):
        check(JamaicaSecrets, Table(JAMAICA, seats), positions=200, seed=1, door=door)
