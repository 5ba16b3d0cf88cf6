"""The table in words and numbers, and the score point by point."""

from roadstead.games.new_bedford import data, scoring
from roadstead.games.new_bedford.data import BOARD, BUILDING_NAMES, MONEY, NOBODY, TILES, WHALES
from roadstead.games.new_bedford.state import NewBedford
from roadstead.games.new_bedford.words.names import aboard, cost_words, does, ship_place, tokens_of
from roadstead.kernel.string_speech import Names
from roadstead.kernel.words import Cell, Row, Sheet, by_seat_in_strings


def sheets(t: NewBedford, names: Names) -> list[Sheet]:
    """The round, the players, the ships, the town and what can still be built."""
    return [_head(t, names), _players(t, names), _ships(t, names), _town(t, names), _to_build(t)]


def _head(t: NewBedford, names: Names) -> Sheet:
    stage = f"{t.round} of {data.ROUNDS}" + (", ships coming home" if t.homeward else "")
    head = Row((stage, names[t.first], tokens_of(t.sea), tokens_of(t.bag)))
    return Sheet("New Bedford", ("round", "first player", "lying out", "in the bag"), [head])


def _players(t: NewBedford, names: Names) -> Sheet:
    sheet = Sheet("Players", ("player", "money", "food", "wood", "bricks", "whales", "workers", "points now"))
    for seat in range(t.seats):
        workers = ["at home" if at == data.HOME else data.SPACE_NAMES[at] for at in t.worker[seat * 2 : seat * 2 + 2]]
        at = "both at home" if workers == ["at home"] * 2 else ", ".join(workers)
        goods = [str(t.has(seat, kind)) for kind in range(3)]
        whales = tokens_of(t.whales[seat * WHALES : seat * WHALES + WHALES])
        cells = (names[seat], f"${t.has(seat, MONEY)}", *goods, whales, at, str(scoring.score(t, seat)))
        sheet.rows.append(Row(cells, seat))
    return sheet


def _ships(t: NewBedford, names: Names) -> Sheet:
    sheet = Sheet("Ships", ("player", "sail", "where", "in the hold"))
    for ship in range(2 * t.seats):
        cells = (names[ship // 2], data.SAILS[ship % 2], ship_place(t, ship), aboard(t, ship))
        sheet.rows.append(Row(cells, ship // 2))
    return sheet


def _town(t: NewBedford, names: Names) -> Sheet:
    sheet = Sheet("Built", ("building", "owner", "does", "used by"))
    for tile in range(TILES):
        if t.owner[tile] < t.seats:
            visitor = t.visitor(tile)
            user = "" if visitor == NOBODY else names[visitor]
            owner = t.owner[tile]
            sheet.rows.append(Row((BUILDING_NAMES[tile], names[owner], does(t, BOARD + tile), user), owner))
    return sheet


def _to_build(t: NewBedford) -> Sheet:
    sheet = Sheet("To be built", ("building", "cost", "does"))
    for tile in range(TILES):
        if t.owner[tile] == NOBODY:
            sheet.rows.append(Row((BUILDING_NAMES[tile], cost_words(t, tile), does(t, BOARD + tile))))
    return sheet


# NB-11.1 to NB-11.6: where each seat's points come from.
SCORE: dict[str, Cell] = {
    "whales (NB-11.1)": scoring.whale_points,
    "buildings (NB-11.2)": NewBedford.buildings,
    "bonus (NB-11.3)": scoring.bonus_points,
    "money (NB-11.6)": scoring.money_points,
    "total": scoring.score,
    "whale tokens": scoring.tokens,
    "money": lambda t, seat: f"${t.has(seat, MONEY)}",
}
breakdown = by_seat_in_strings("Score", "player", SCORE)
