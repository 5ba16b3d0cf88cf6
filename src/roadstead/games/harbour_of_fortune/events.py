"""Everything that can happen in Harbour of Fortune: its name, the rule it follows, and the facts it carries.

``seat`` is who acts or receives, ``foe`` the other one; families, members, troubles, disasters and cards are numbered
as in ``data.py``.
"""

from typing import Final

from mypy_extensions import i64

from roadstead.kernel.events import EventKind

FIRST_PLAYER: Final[i64] = 0
TURN: Final[i64] = 1
ROLLED: Final[i64] = 2
ROLLED_TWICE: Final[i64] = 3
HAT: Final[i64] = 4
PROFIT: Final[i64] = 5
NO_PROFIT: Final[i64] = 6
DREW_WILD: Final[i64] = 7
SAW_WILD: Final[i64] = 8
NO_WILD: Final[i64] = 9
TAXED: Final[i64] = 10
OWES: Final[i64] = 11
WAIVED: Final[i64] = 12
PAID_DEBT: Final[i64] = 13
HOUSEHOLD: Final[i64] = 14
RENT: Final[i64] = 15
CAPTAIN: Final[i64] = 16
SAILED: Final[i64] = 17
WAITS: Final[i64] = 18
DOCKED: Final[i64] = 19
FIRST_DOCK: Final[i64] = 20
PLAYED_WILD: Final[i64] = 21
HIRED: Final[i64] = 22
BUILT: Final[i64] = 23
REPAIRED: Final[i64] = 24
BUILDER: Final[i64] = 25
MARRIED: Final[i64] = 26
DEALT: Final[i64] = 27
NAMED: Final[i64] = 28
SABOTAGE: Final[i64] = 29
NEUTRALISED: Final[i64] = 30
SAVED: Final[i64] = 31
NURSED: Final[i64] = 32
MISFORTUNE: Final[i64] = 33
LOST: Final[i64] = 34
FAILED: Final[i64] = 35
RAIDED: Final[i64] = 36
SICKENED: Final[i64] = 37
DIVORCED: Final[i64] = 38
DAMAGED: Final[i64] = 39
BURNT: Final[i64] = 40
PAID_TO_MEND: Final[i64] = 41
MENDED: Final[i64] = 42
LAPSED: Final[i64] = 43
INVESTMENT: Final[i64] = 44
STAKED: Final[i64] = 45
DECLINED: Final[i64] = 46
CANCELLED: Final[i64] = 47
RAISED: Final[i64] = 48
RETURNED: Final[i64] = 49
TRADED: Final[i64] = 50
TRADED_CARDS: Final[i64] = 51
SPIED: Final[i64] = 52
SAW_HAND: Final[i64] = 53
DREW: Final[i64] = 54
DREW_CARD: Final[i64] = 55
DISCARDED: Final[i64] = 56
ENDED: Final[i64] = 57
FINAL_ROLL: Final[i64] = 58
FAMILY_CHOSEN: Final[i64] = 59

EVENTS: Final = (
    EventKind("first player", "HOF-2.4", ("seat",)),
    EventKind("turn", "HOF-3.1", ("seat", "round")),
    EventKind("rolled", "HOF-4.2", ("seat", "die")),
    EventKind("rolled twice", "HOF-13.10", ("seat", "first", "second")),
    EventKind("hat", "HOF-14.6", ("seat", "foe")),
    EventKind("profit", "HOF-4.4", ("seat", "amount")),
    EventKind("no profit", "HOF-4.4", ("seat",)),
    EventKind("drew wild", "HOF-4.5", ("seat",)),
    EventKind("saw wild", "HOF-17.5", ("seat", "wild")),
    EventKind("no wild", "HOF-4.5", ("seat",)),
    EventKind("taxed", "HOF-14.1", ("seat", "foe", "amount")),
    EventKind("owes", "HOF-14.2", ("seat", "foe", "amount")),
    EventKind("waived", "HOF-14.4", ("seat", "foe", "amount")),
    EventKind("paid debt", "HOF-14.3", ("seat", "foe", "amount")),
    EventKind("household", "HOF-4.7", ("seat", "members", "amount")),
    EventKind("rent", "HOF-4.8", ("seat", "houses", "amount")),
    EventKind("captain", "HOF-5.7", ("seat",)),
    EventKind("sailed", "HOF-5.1", ("seat", "steps", "space")),
    EventKind("waits", "HOF-5.3", ("seat",)),
    EventKind("docked", "HOF-5.2", ("seat",)),
    EventKind("first dock", "HOF-5.5", ("seat",)),
    EventKind("played wild", "HOF-13.1", ("seat", "wild")),
    EventKind("hired", "HOF-6.2", ("seat", "member", "amount")),
    EventKind("built", "HOF-15.1", ("seat", "houses", "amount")),
    EventKind("repaired", "HOF-13.7", ("seat", "trouble")),
    EventKind("builder", "HOF-15.3", ("seat",)),
    EventKind("married", "HOF-7.3", ("seat", "son", "foe", "daughter")),
    EventKind("dealt", "HOF-8.1", ("seat", "foe", "disaster")),
    EventKind("named", "HOF-8.4", ("seat", "foe", "disaster", "target")),
    EventKind("sabotage", "HOF-11.2", ("seat",)),
    EventKind("neutralised", "HOF-8.5", ("seat", "disaster", "number")),
    EventKind("saved", "HOF-11.1", ("seat", "disaster")),
    EventKind("nursed", "HOF-9.6", ("seat", "member")),
    EventKind("misfortune", "HOF-9.1", ("seat", "die")),
    EventKind("lost", "HOF-9.8", ("seat", "foe", "amount")),
    EventKind("failed", "HOF-9.2", ("seat",)),
    EventKind("raided", "HOF-9.3", ("seat", "space")),
    EventKind("sickened", "HOF-9.5", ("seat", "member")),
    EventKind("divorced", "HOF-9.7", ("seat", "son", "foe", "daughter")),
    EventKind("damaged", "HOF-9.9", ("seat", "trouble")),
    EventKind("burnt", "HOF-9.10", ("seat", "houses")),
    EventKind("paid to mend", "HOF-10.1", ("seat", "trouble", "amount")),
    EventKind("mended", "HOF-10.1", ("seat", "trouble", "kind")),
    EventKind("lapsed", "HOF-10.7", ("seat",)),
    EventKind("investment", "HOF-12.1", ("seat",)),
    EventKind("staked", "HOF-12.2", ("seat", "amount")),
    EventKind("declined", "HOF-12.2", ("seat",)),
    EventKind("cancelled", "HOF-12.3", ("seat", "amount")),
    EventKind("raised", "HOF-12.4", ("seat", "amount", "excess")),
    EventKind("returned", "HOF-12.5", ("seat", "die", "amount")),
    EventKind("traded", "HOF-6.11", ("seat", "foe", "given_back", "taken_back")),
    EventKind("traded cards", "HOF-6.7", ("seat", "foe", "given", "taken")),
    EventKind("spied", "HOF-6.9", ("seat", "foe")),
    EventKind("saw hand", "HOF-6.9", ("seat", "foe", "blue", "red", "purple", "gold", "wild")),
    EventKind("drew", "HOF-3.4", ("seat", "cards")),
    EventKind("drew card", "HOF-3.4", ("seat", "kind", "left")),
    EventKind("discarded", "HOF-3.5", ("seat", "kind")),
    EventKind("ended", "HOF-16.1", ("round",)),
    EventKind("final roll", "HOF-16.9", ("seat", "die")),
    EventKind("family chosen", "HOF-2.7", ("seat", "family")),
)
