"""The ship's way to the harbour."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune.data import HARBOUR
from roadstead.games.harbour_of_fortune.generated import told
from roadstead.games.harbour_of_fortune.rules import money
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel.events import EVERYBODY


def sail(t: Harbour, seat: i64, steps: i64) -> None:
    """HOF-5.1, HOF-5.2: forward, and in at once where the harbour is reached and the tax can be paid."""
    t.space[seat] = min(HARBOUR, t.space[seat] + steps)
    t.announce(told.SAILED, seat, steps, t.space[seat])
    money.dock(t, seat)
    if t.telling and t.space[seat] == HARBOUR and not t.docked[seat]:
        t.tell(told.WAITS, EVERYBODY, (seat,))
