"""The table in words and numbers, and the score point by point."""

from roadstead.games.jamaica import scoring
from roadstead.games.jamaica.data import CARD_NAMES, CARDS, GHOST_NAME, GOLD, LAP
from roadstead.games.jamaica.state import Jamaica
from roadstead.games.jamaica.words.courses import symbol_words
from roadstead.games.jamaica.words.names import at, card_name, cargo, place_name
from roadstead.kernel import bits
from roadstead.kernel.speech import Names
from roadstead.kernel.words import Cell, Row, Sheet, by_seat, counted


def sheets(t: Jamaica, names: Names) -> list[Sheet]:
    """The round, the ships, and the viewer's hand."""
    dice = f"morning {t.morning}, evening {t.evening}" if t.morning else "not placed yet"
    lairs = ", ".join(at(space).removeprefix("the lair ") for space in bits.members(t.lairs)) or "none"
    head = Row((f"{t.round}{', the last' if t.last_round else ''}", names[t.captain], dice, lairs))
    ships = [_ship_row(t, ship, names) for ship in range(t.ships)]
    found = [
        Sheet("Jamaica", ("round", "captain", "dice", "lairs with treasure"), [head]),
        Sheet("Ships", ("ship", "place", "spaces to go", "holds", "cards", "treasures"), ships),
    ]
    if t.viewer >= 0 and not t.over:
        found.append(Sheet("Your cards", ("card", "morning", "evening"), _hand(t, t.viewer)))
    return found


def _hand(t: Jamaica, seat: int) -> list[Row]:
    rows = []
    for card in bits.members(t.hand[seat]):
        morning, evening = CARDS[card]
        rows.append(Row((CARD_NAMES[card], symbol_words(morning, t.morning), symbol_words(evening, t.evening))))
    if t.chosen[seat] < len(CARDS):
        rows.append(Row((CARD_NAMES[t.chosen[seat]], "chosen", "")))
    return rows


def _ship_row(t: Jamaica, ship: int, names: Names) -> Row:
    where = "home in Port Royal" if t.finished(ship) else place_name(t.space[ship])
    if t.lap[ship] < 0:
        where += f", {counted(t.to_go(ship) - LAP, 'space')} behind the start"
    holds = " | ".join(cargo(t, ship, hold) for hold in range(t.has_room(ship)))
    treasures = [card_name(t, back) for back in range(t.drawn) if t.holder[back] == ship]
    if t.is_ghost(ship):
        return Row((GHOST_NAME, where, str(t.to_go(ship)), holds, "", _treasures(["Lady Beth", *treasures])))
    pile = len(CARDS) - t.held[ship] - t.laid[ship] - bits.size(t.discard[ship])
    cards = f"{t.held[ship]} in hand, {pile} to draw" + (", one chosen" if t.laid[ship] else "")
    return Row((names[ship], where, str(t.to_go(ship)), holds, cards, _treasures(treasures)), ship)


def _treasures(cards: list[str]) -> str:
    return f"{counted(len(cards), 'treasure')}: {', '.join(cards)}" if cards else "none"


# JAM-11.3 to JAM-11.7: where each seat's points come from.
SCORE: dict[str, Cell] = {
    "place (JAM-11.3)": scoring.space_score,
    "gold (JAM-11.6)": lambda t, seat: t.total(seat, GOLD),
    "treasures (JAM-11.6)": scoring.treasure_score,
    "total": scoring.score,
    "to go": Jamaica.to_go,
}
breakdown = by_seat("Score", "ship", SCORE)
