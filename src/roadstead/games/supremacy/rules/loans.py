"""Loans between players: notes that promise cash in a later turn, given and taken in trades."""

from mypy_extensions import i64

from roadstead.games.supremacy.data import DEAL, DEAL_NOTES, NOTE_SUMS, NOTE_TERMS
from roadstead.games.supremacy.generated import do
from roadstead.games.supremacy.state import Supremacy


def row(t: Supremacy, debtor: i64, creditor: i64) -> i64:
    """Where the notes of one to the other begin, those due next turn first."""
    return (debtor * t.seats + creditor) * NOTE_TERMS


def owed(t: Supremacy, debtor: i64, creditor: i64) -> i64:
    """All that one has promised the other."""
    if len(t.notes) == 0:
        return 0
    at = row(t, debtor, creditor)
    return t.notes[at] + t.notes[at + 1] + t.notes[at + 2]


def balance(t: Supremacy, seat: i64) -> i64:
    """SUP-11.8: what others have promised this seat, less what it has promised them."""
    total: i64 = 0
    notes = t.notes
    if len(notes) > 0:
        own = seat * t.seats * NOTE_TERMS
        for at in range(t.seats * NOTE_TERMS):
            total -= notes[own + at]
        for other in range(t.seats):
            at = row(t, other, seat)
            total += notes[at] + notes[at + 1] + notes[at + 2]
    return total


# In an offer


def menu(t: Supremacy, found: list[i64]) -> None:
    """SUP-11.6: notes that fall due before the agreed end."""
    for at in range(len(NOTE_SUMS)):
        for term in range(NOTE_TERMS):
            if t.turn + term < t.turns:
                found.append(do.ADD_NOTE + at * NOTE_TERMS + term)


def add(t: Supremacy, side: i64, note: i64) -> None:
    t.deal[side * DEAL + DEAL_NOTES + note % NOTE_TERMS] += NOTE_SUMS[note // NOTE_TERMS]


def give(t: Supremacy, giver: i64, taker: i64, side: i64) -> None:
    """The notes of one side of an accepted offer."""
    at = row(t, giver, taker)
    for term in range(NOTE_TERMS):
        t.notes[at + term] += t.deal[side * DEAL + DEAL_NOTES + term]


# When a player is out


def pass_on(t: Supremacy, loser: i64, captor: i64) -> None:
    """SUP-11.8: what others owe the loser they owe the captor now."""
    if len(t.notes) == 0:
        return
    for debtor in range(t.seats):
        if debtor != captor:
            for term in range(NOTE_TERMS):
                t.notes[row(t, debtor, captor) + term] += t.notes[row(t, debtor, loser) + term]
    lapse(t, loser)


def lapse(t: Supremacy, seat: i64) -> None:
    """SUP-11.8: nothing is owed by or to somebody who is out."""
    if len(t.notes) == 0:
        return
    for other in range(t.seats):
        for term in range(NOTE_TERMS):
            t.notes[row(t, seat, other) + term] = 0
            t.notes[row(t, other, seat) + term] = 0
