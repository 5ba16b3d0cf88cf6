"""The table in words and numbers, and the score point by point."""

from roadstead.games.jamaica.data import CARDS, LAP
from roadstead.games.jamaica.quantities import QUANTITIES
from roadstead.games.jamaica.state import Jamaica
from roadstead.games.jamaica.words.courses import symbol_done
from roadstead.games.jamaica.words.names import CARDS_CALLED, POWERS_CALLED, card_name, cargo, lair, place_name
from roadstead.kernel import bits
from roadstead.kernel.messages import Fact, Message, Single, say, seat
from roadstead.kernel.speech import Names
from roadstead.kernel.words import Row, Sheet, by_seat, columns


def sheets(t: Jamaica, names: Names) -> list[Sheet]:
    """The round, the ships, and the viewer's hand."""
    dice = say("dice-placed", morning=int(t.morning), evening=int(t.evening)) if t.morning else say("dice-not-placed")
    lairs: list[Single] = [lair(space) for space in bits.members(t.lairs)]
    number = say("last-round" if t.last_round else "this-round", n=int(t.round))
    head = Row((number, seat(t.captain), dice, say("several", some=lairs) if lairs else say("none")))
    ships = [_ship_row(t, ship) for ship in range(t.ships)]
    found = [
        Sheet(say("title"), columns("round", "captain", "dice", "lairs"), [head]),
        Sheet(say("sheet-ships"), columns("ship", "place", "to-go", "holds", "cards", "treasures"), ships),
    ]
    if t.viewer >= 0 and not t.over:
        found.append(Sheet(say("sheet-hand"), columns("card", "morning", "evening"), _hand(t, t.viewer)))
    return found


def _hand(t: Jamaica, viewer: int) -> list[Row]:
    rows = []
    for card in bits.members(t.hand[viewer]):
        morning, evening = CARDS[card]
        rows.append(Row((CARDS_CALLED[card], symbol_done(morning, t.morning), symbol_done(evening, t.evening))))
    if t.chosen[viewer] < len(CARDS):
        rows.append(Row((CARDS_CALLED[t.chosen[viewer]], say("chosen"), "")))
    return rows


def _ship_row(t: Jamaica, ship: int) -> Row:
    where = say("at-home") if t.finished(ship) else place_name(t.space[ship])
    if t.lap[ship] < 0:
        where = say("behind-start", place=where, spaces=int(t.to_go(ship)) - LAP)
    holds: Fact = [cargo(t, ship, hold) for hold in range(t.has_room(ship))]
    treasures = [card_name(t, back) for back in range(t.drawn) if t.holder[back] == ship]
    if t.is_ghost(ship):
        lady_beth = POWERS_CALLED[2]
        return Row((say("ghost"), where, int(t.to_go(ship)), holds, "", _treasures([lady_beth, *treasures])))
    pile = len(CARDS) - int(t.held[ship] + t.laid[ship]) - bits.size(t.discard[ship])
    cards = say("cards-held-chosen" if t.laid[ship] else "cards-held", held=int(t.held[ship]), pile=int(pile))
    return Row((seat(ship), where, int(t.to_go(ship)), holds, cards, _treasures(treasures)), ship)


def _treasures(cards: list[Message]) -> Message:
    return say("treasures", n=len(cards), cards=say("several", some=list(cards))) if cards else say("none")


# JAM-11.3 to JAM-11.7: where each seat's points come from.
breakdown = by_seat("ship", QUANTITIES, "place-points", "gold", "treasure-points", "total", "to-go")
