"""Money: every payment and every receipt, the debts that receipts pay, and the docking that they make possible."""

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.harbour_of_fortune.data import DOCKING_TAX, FIRST_DOCK, HARBOUR
from roadstead.games.harbour_of_fortune.generated import told
from roadstead.games.harbour_of_fortune.state import Harbour


def receive(t: Harbour, seat: i64, amount: i64) -> None:
    """HOF-14.3, HOF-5.3: whatever comes in passes here: it pays debts first, and may bring a waiting ship in."""
    t.money[seat] += amount
    if len(t.debts) > 0:
        pay_debts(t, seat)
    if seat == t.mover:
        dock(t, seat)


def from_bank(t: Harbour, seat: i64, amount: i64) -> None:
    t.bank -= amount
    receive(t, seat, amount)


def to_bank(t: Harbour, seat: i64, amount: i64) -> None:
    """A payment; whoever calls this knows that the player can make it."""
    t.money[seat] -= amount
    t.bank += amount


def transfer(t: Harbour, payer: i64, payee: i64, amount: i64) -> None:
    t.money[payer] -= amount
    receive(t, payee, amount)


def dock(t: Harbour, seat: i64) -> None:
    """HOF-5.2 to HOF-5.5: a ship before the harbour comes in as soon as its owner, on turn, has the docking tax."""
    if t.docked[seat] or t.space[seat] < HARBOUR or t.money[seat] < DOCKING_TAX:
        return
    to_bank(t, seat, DOCKING_TAX)
    t.docked[seat] = 1
    t.lost[seat] = 0
    t.announce(told.DOCKED, seat)
    if not t.first_dock:
        t.first_dock = True
        t.announce(told.FIRST_DOCK, seat)
        from_bank(t, seat, FIRST_DOCK)


def owe(t: Harbour, debtor: i64, creditor: i64, amount: i64) -> None:
    """A new debt; if the debtor's last one is to the same creditor, the two become one."""
    last: i64 = -1
    for at in range(0, len(t.debts), 3):
        if t.debts[at] == debtor:
            last = at
    if last >= 0 and t.debts[last + 1] == creditor:
        t.debts[last + 2] += amount
        return
    entries: list[i64] = list(t.debts)
    entries.append(debtor)
    entries.append(creditor)
    entries.append(amount)
    t.debts = vec[i64](entries)


def pay_debts(t: Harbour, debtor: i64) -> None:
    """HOF-14.3: the oldest first, until the debts or the money are gone; each payment is a receipt of its own."""
    while t.money[debtor] > 0:
        oldest: i64 = -1
        for at in range(0, len(t.debts), 3):
            if t.debts[at] == debtor:
                oldest = at
                break
        if oldest < 0:
            return
        creditor = t.debts[oldest + 1]
        amount = min(t.money[debtor], t.debts[oldest + 2])
        t.debts[oldest + 2] -= amount
        if t.debts[oldest + 2] == 0:
            strike_off(t, oldest)
        t.announce(told.PAID_DEBT, debtor, creditor, amount)
        transfer(t, debtor, creditor, amount)


def strike_off(t: Harbour, entry: i64) -> None:
    left: list[i64] = []
    for at in range(len(t.debts)):
        if at < entry or at >= entry + 3:
            left.append(t.debts[at])
    t.debts = vec[i64](left)
