"""Nobody at the harbour learns what is hidden from them, and a table that leaked would be found out."""

import random

import pytest

import roadstead
from games.harbour_of_fortune.swaps import HarbourSecrets, counted
from roadstead.conformance.interference import Door, Eavesdropping, Leak, check
from roadstead.conformance.tables import Table, play_on

HARBOUR = roadstead.game("harbour_of_fortune")

EXCHANGES = {
    "a card in hand and one in the draw pile",
    "a traded card and one in the draw pile",
    "another hand",
    "a Wild Card and one not drawn",
}
WITH_MORE_THAN_TWO = {"cards with one back in two hands"}


@pytest.mark.parametrize(
    ("seats", "positions"),
    [
        pytest.param(2, 72, marks=pytest.mark.soak),
        (3, 24),
        pytest.param(4, 36, marks=pytest.mark.soak),
    ],
)
def test_what_is_hidden_changes_nothing_that_a_seat_is_given(seats, positions):
    tried = check(HarbourSecrets, Table(HARBOUR, seats), positions=positions, seed=seats)
    exchanges = EXCHANGES | WITH_MORE_THAN_TWO if seats > 2 else EXCHANGES
    if seats == 2:
        exchanges = exchanges - {"a traded card and one in the draw pile"}
    assert tried.keys() >= exchanges
    assert sum(tried[exchange] for exchange in exchanges) > 0.7 * positions * (seats + 1)
    assert tried["decisions"] > 2 * positions, "too few worlds were played on"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", HARBOUR.seats)
def test_what_is_hidden_changes_nothing_in_thousands_of_positions(seats, seed):
    check(HarbourSecrets, Table(HARBOUR, seats), positions=300, seed=1000 + 10 * seed + seats, decisions=20)


@pytest.mark.parametrize("seats", HARBOUR.seats)
def test_a_seat_goes_on_knowing_what_the_rules_let_it_know(seats):
    """What the people at the table could name, worked out from the rules, is what each seat's view names."""
    named = 0
    for seed in range(4):
        state = HARBOUR.new(seats, seed=seed * 1_000_003)
        secrets = HarbourSecrets(state)
        last = None
        for turn in play_on(state, random.Random(seed)):
            if last is not None:
                secrets.watch(last.before, last.seat, last.action, turn.before)
            last = turn
            for viewer in range(seats):
                view = turn.before.redacted(viewer)
                for holder in range(seats):
                    wild = secrets.wild.get((viewer, holder), {}) if holder != viewer else {}
                    assert counted(view.wild_known[viewer * 4 + holder], 5) == wild
                    for deck in range(seats):
                        noted = counted(view.known[viewer * 16 + holder * 4 + deck])
                        assert noted == secrets.seen.get((viewer, holder, deck), {})
                        named += sum(noted.values())
    assert named > 100


class Slip(Door):
    """Copies entries of a hidden field through, as a slip in the redaction would."""

    def __init__(self, field, *entries):
        self.field, self.entries = field, entries

    def view(self, state, viewer):
        view = super().view(state, viewer)
        hidden = getattr(state, self.field)
        if not self.entries:
            setattr(view, self.field, hidden)
        for at in self.entries:
            getattr(view, self.field)[at] = hidden[at]
        return view


class WhenAsked(Door):
    """Shows a victim's hand to everybody while the victim is asked: a reaction window that leaks."""

    def view(self, state, viewer):
        view = super().view(state, viewer)
        if not state.over and state.asked() == 25:
            victim = state.detail(1)
            for at in range(victim * 4, victim * 4 + 4):
                view.hand[at] = state.hand[at]
        return view


LEAKS = {
    "a hand": (3, Slip("hand", 4, 5, 6)),
    "a traded card": (3, Slip("hand", 1, 2)),
    "a draw pile": (2, Slip("pile", 0)),
    "a Wild Card": (3, Slip("wild", 2)),
    "the Wild Cards' pile": (2, Slip("bag")),
    "a victim's hand": (3, WhenAsked()),
    "cards drawn, overheard": (2, Eavesdropping("drew card")),
    "a trade, overheard": (3, Eavesdropping("traded cards")),
    "a spied hand, overheard": (3, Eavesdropping("saw hand")),
}


@pytest.mark.leak
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak):
    seats, door = LEAKS[leak]
    with pytest.raises(Leak, match="can tell"):
        check(HarbourSecrets, Table(HARBOUR, seats), positions=2000, seed=1, door=door)
