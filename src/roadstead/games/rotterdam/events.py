"""Everything that can happen in Rotterdam: its name, the rule it follows, and the facts it carries.

Positions, harbours, materials, products, cards and assignments are given by their numbers; a position of 99 is the
player's stock.
"""

from typing import Final

from mypy_extensions import i64

from roadstead.kernel.events import EventKind

LOT: Final[i64] = 0
MASTER: Final[i64] = 1
NO_START: Final[i64] = 2
PLACED: Final[i64] = 3
LEFT_EMPTY: Final[i64] = 4
STARTED_WITH: Final[i64] = 5
LOADED: Final[i64] = 6
GOT_FREE: Final[i64] = 7
BOUGHT_RAW: Final[i64] = 8
SOLD_RAW: Final[i64] = 9
WORKER: Final[i64] = 10
COLOUR: Final[i64] = 11
SAILED: Final[i64] = 12
BLOCKED: Final[i64] = 13
NO_MONEY: Final[i64] = 14
BONUS: Final[i64] = 15
TOOK_CARD: Final[i64] = 16
DREW: Final[i64] = 17
DREW_CARD: Final[i64] = 18
DECLINED: Final[i64] = 19
OPENED_CARD: Final[i64] = 20
RESHUFFLED: Final[i64] = 21
PRODUCT: Final[i64] = 22
NO_PRODUCT: Final[i64] = 23
PROCESSED: Final[i64] = 24
PROCESSED_SEEN: Final[i64] = 25
WRONG_CARGO: Final[i64] = 26
EMPTY_SHIP: Final[i64] = 27
TURNED_UP: Final[i64] = 28
SOLD: Final[i64] = 29
BOUGHT: Final[i64] = 30
LACKING: Final[i64] = 31
COMPLETED: Final[i64] = 32
NEW_JOB: Final[i64] = 33
CASHED: Final[i64] = 34
BUILT: Final[i64] = 35
PLAYED: Final[i64] = 36
EBBED: Final[i64] = 37
FOGGED: Final[i64] = 38
FOG_LIFTED: Final[i64] = 39
SWAPPED: Final[i64] = 40
SHIFTED: Final[i64] = 41
SMUGGLED: Final[i64] = 42
POLICED: Final[i64] = 43
BARTERED: Final[i64] = 44
NO_BARTER: Final[i64] = 45
SEA_LOADED: Final[i64] = 46
RAISED: Final[i64] = 47
PASSED: Final[i64] = 48
AUCTIONED: Final[i64] = 49
NO_BIDS: Final[i64] = 50
LAST_ROUND: Final[i64] = 51
ENDED: Final[i64] = 52

EVENTS: Final = (
    EventKind("lot", "ROT-2.7", ("seat",)),
    EventKind("master", "ROT-3.1", ("seat", "round")),
    EventKind("no start", "ROT-2.8", ("seat",)),
    EventKind("placed", "ROT-4.2", ("seat", "position")),
    EventKind("left empty", "ROT-2.9", ("seat", "position")),
    EventKind("started with", "ROT-2.9", ("seat", "material", "position")),
    EventKind("loaded", "ROT-4.3", ("seat", "material", "position")),
    EventKind("got free", "ROT-4.7", ("seat", "material", "position")),
    EventKind("bought raw", "ROT-4.8", ("seat", "material", "price", "position")),
    EventKind("sold raw", "ROT-4.9", ("seat", "material", "price")),
    EventKind("worker", "ROT-3.2", ("seat", "character", "column")),
    EventKind("colour", "ROT-5.1", ("seat", "colour")),
    EventKind("sailed", "ROT-5.3", ("seat", "start", "position")),
    EventKind("blocked", "ROT-5.7", ("seat", "position")),
    EventKind("no money", "ROT-5.12", ("seat", "position")),
    EventKind("bonus", "ROT-5.9", ("seat", "owner")),
    EventKind("took card", "ROT-6.1", ("seat", "card")),
    EventKind("drew", "ROT-6.6", ("seat",)),
    EventKind("drew card", "ROT-6.6", ("seat", "card")),
    EventKind("declined", "ROT-6.3", ("seat",)),
    EventKind("opened card", "ROT-6.4", ("card",)),
    EventKind("reshuffled", "ROT-6.7", ("cards",)),
    EventKind("product", "ROT-7.3", ("seat", "port", "product")),
    EventKind("no product", "ROT-7.8", ("seat", "port")),
    EventKind("processed", "ROT-7.6", ("seat", "port", "held")),
    EventKind("processed seen", "ROT-7.6", ("seat", "port", "held", "product")),
    EventKind("wrong cargo", "ROT-7.9", ("seat", "port", "material", "kept")),
    EventKind("empty ship", "ROT-7.10", ("seat", "port")),
    EventKind("turned up", "ROT-7.3", ("port", "product")),
    EventKind("sold", "ROT-8.2", ("seat", "product", "price")),
    EventKind("bought", "ROT-8.3", ("seat", "product", "price")),
    EventKind("lacking", "ROT-8.9", ("seat", "product")),
    EventKind("completed", "ROT-9.1", ("seat", "job", "points")),
    EventKind("new job", "ROT-9.3", ("job",)),
    EventKind("cashed", "ROT-9.4", ("seat", "amount")),
    EventKind("built", "ROT-10.1", ("seat", "port", "price")),
    EventKind("played", "ROT-11.5", ("seat", "card")),
    EventKind("ebbed", "ROT-11.9", ("seat", "start", "position")),
    EventKind("fogged", "ROT-11.10", ("seat", "colour")),
    EventKind("fog lifted", "ROT-11.10", ("seat", "colour")),
    EventKind("swapped", "ROT-11.12", ("seat", "start", "position")),
    EventKind("shifted", "ROT-11.13", ("seat", "start", "position")),
    EventKind("smuggled", "ROT-11.14", ("seat", "owner", "material", "position")),
    EventKind("policed", "ROT-11.15", ("seat", "owner", "material")),
    EventKind("bartered", "ROT-11.16", ("seat", "owner", "product", "given")),
    EventKind("no barter", "ROT-11.17", ("seat", "owner", "product")),
    EventKind("sea loaded", "ROT-11.19", ("seat", "material", "position")),
    EventKind("raised", "ROT-13.3", ("seat", "amount")),
    EventKind("passed", "ROT-13.4", ("seat",)),
    EventKind("auctioned", "ROT-13.4", ("seat", "amount")),
    EventKind("no bids", "ROT-13.5", ("seat",)),
    EventKind("last round", "ROT-12.1", ("round",)),
    EventKind("ended", "ROT-12.6", ("round",)),
)
