"""The table in words and numbers, and the score point by point."""

from roadstead.games.new_bedford import data, scoring
from roadstead.games.new_bedford.data import BOARD, GOODS, MONEY, NOBODY, SAILS, TILES, WHALES
from roadstead.games.new_bedford.quantities import QUANTITIES
from roadstead.games.new_bedford.state import NewBedford
from roadstead.games.new_bedford.words.names import SPACES, aboard, cost, does, money, ship_place, tokens_of
from roadstead.kernel.messages import Fact, Message, entries, say, seat
from roadstead.kernel.speech import Names
from roadstead.kernel.words import Row, Sheet, by_seat, columns

SAILS_CALLED = entries("sail", SAILS)


def sheets(t: NewBedford, names: Names) -> list[Sheet]:
    """The round, the players, the ships, the town and what can still be built."""
    return [_head(t), _players(t), _ships(t), _town(t), _to_build(t)]


def _head(t: NewBedford) -> Sheet:
    now = say("sheet-round-last" if t.homeward else "sheet-round", round=int(t.round), rounds=int(data.ROUNDS))
    head = Row((now, seat(t.first), tokens_of(t.sea), tokens_of(t.bag)))
    return Sheet(say("sheet-table"), columns("round", "first-player", "drawn", "bag"), [head])


def _players(t: NewBedford) -> Sheet:
    rows = []
    for player in range(t.seats):
        goods = [int(t.has(player, kind)) for kind in range(len(GOODS))]
        whales = tokens_of(t.whales[player * WHALES : player * WHALES + WHALES])
        cells: list[Fact] = [
            money(t.has(player, MONEY)),
            *goods,
            whales,
            _workers(t, player),
            int(scoring.score(t, player)),
        ]
        rows.append(Row((seat(player), *cells), player))
    heads = columns("player", "money", "food", "wood", "brick", "whales", "workers", "total")
    return Sheet(say("sheet-players"), heads, rows)


def _workers(t: NewBedford, player: int) -> Message:
    at = t.worker[player * 2 : player * 2 + 2]
    if all(space == data.HOME for space in at):
        return say("workers-home")
    return say("several", some=[say("worker-home") if space == data.HOME else SPACES[space] for space in at])


def _ships(t: NewBedford) -> Sheet:
    rows = [
        Row((seat(ship // 2), SAILS_CALLED[ship % 2], ship_place(t, ship), aboard(t, ship)), ship // 2)
        for ship in range(2 * t.seats)
    ]
    return Sheet(say("sheet-ships"), columns("player", "sail", "where", "hold"), rows)


def _town(t: NewBedford) -> Sheet:
    rows = []
    for tile in range(TILES):
        if (owner := t.owner[tile]) < t.seats:
            visitor = t.visitor(tile)
            user = "" if visitor == NOBODY else seat(visitor)
            rows.append(Row((SPACES[BOARD + tile], seat(owner), does(t, BOARD + tile), user), owner))
    return Sheet(say("sheet-town"), columns("building", "owner", "does", "user"), rows)


def _to_build(t: NewBedford) -> Sheet:
    rows = [
        Row((SPACES[BOARD + tile], cost(t, tile), does(t, BOARD + tile)))
        for tile in range(TILES)
        if t.owner[tile] == NOBODY
    ]
    return Sheet(say("sheet-to-build"), columns("building", "cost", "does"), rows)


# NB-11.1 to NB-11.6: where each seat's points come from.
breakdown = by_seat(
    "player",
    QUANTITIES,
    "whale-points",
    "buildings",
    "bonus-points",
    "money-points",
    "total",
    "whale-tokens",
    "money",
)
