"""The Director-General's hat: how it passes, and the tax it brings."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune.generated import told
from roadstead.games.harbour_of_fortune.rules import money
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel.events import EVERYBODY


def take_hat(t: Harbour, seat: i64) -> None:
    """HOF-14.6, HOF-4.6: from whoever wears it."""
    if t.hat == seat:
        return
    t.announce(told.HAT, seat, t.hat)
    t.hat = seat


def taxes(t: Harbour, seat: i64) -> None:
    """HOF-14.1, HOF-14.7: from each opponent, clockwise, in every turn that begins or goes on under the hat."""
    if t.hat == seat:
        for step in range(1, t.seats):
            tax(t, seat, (seat + step) % t.seats)


def tax(t: Harbour, wearer: i64, payer: i64) -> None:
    """HOF-14.1, HOF-14.2: what cannot be paid is owed, or waived where debts are not kept (HOF-14.4)."""
    short = max(0, t.tax - t.money[payer])
    if t.telling and short < t.tax:
        t.tell(told.TAXED, EVERYBODY, (wearer, payer, t.tax - short))
    if short == 0:
        money.transfer(t, payer, wearer, t.tax)
        return
    t.announce(told.OWES if t.keeps_debts else told.WAIVED, payer, wearer, short)
    if not t.keeps_debts:
        money.transfer(t, payer, wearer, t.money[payer])
        return
    # The unpaid part is written down first, so that money coming back round to the payer settles it.
    money.owe(t, payer, wearer, short)
    money.transfer(t, payer, wearer, t.money[payer])
