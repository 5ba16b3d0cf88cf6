"""Jamaica as numbers: a seat's own ship first, then the others clockwise, the Ghost Ship last."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.jamaica import data
from roadstead.games.jamaica.generated import frames
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import bits
from roadstead.kernel.encoding import Channel, Encoder, write_question
from roadstead.kernel.state import State

QUESTIONS: Final[i64] = 12
SHIP: Final[i64] = 50 + 2 + data.HOLDS * 4 + data.POWERS + 3
TREASURE: Final[i64] = data.TREASURES + 2


class JamaicaEncoder(Encoder):
    def channels(self, seats: i64) -> list[Channel]:
        ships = seats + 1 if seats == 2 else seats
        found = [
            Channel("question", int(QUESTIONS) + 4, "which question is asked (one-hot), and its four numbers / 10"),
            Channel("round", 3, "round / 20, whether it is the last, whether this seat is Captain"),
            Channel("dice", 2, "morning and evening die / 6, 0 before they are placed"),
            Channel("lairs", len(data.LAIRS), "1 where a treasure token lies"),
            Channel("hand", int(data.CARD_COUNT), "the cards in hand: " + ", ".join(data.CARD_NAMES)),
            Channel("chosen", int(data.CARD_COUNT), "the card this seat has chosen"),
            Channel("battle", 6, "attacker and defender are this seat; gunpowder and die of both / 10"),
        ]
        for place in range(ships):
            whose = "own ship" if place == 0 else f"ship {place} clockwise" if place < seats else "the Ghost Ship"
            words = "space (one-hot), lap, to go / 32; for each hold tokens / 6 by kind; powers; hand, pile, chosen"
            found.append(Channel(f"ship {place}", int(SHIP), f"{whose}: {words}"))
            found.append(Channel(f"discard {place}", int(data.CARD_COUNT), f"{whose}: the discards"))
        for back in range(data.TREASURES_IN_PLAY):
            words = "its face where this seat knows it (one-hot), whose it is (own 1, others 0.5), announced as cursed"
            found.append(Channel(f"treasure {back}", int(TREASURE), f"treasure card {back}: {words}"))
        return found

    def write(self, t: State, seat: i64, out: vec[float], at: i64) -> None:
        assert isinstance(t, Jamaica)
        at = write_question(t, frames.PLACE_DICE, QUESTIONS, 10.0, out, at)
        out[at] = float(t.round) / 20.0
        out[at + 1] = 1.0 if t.last_round else 0.0
        out[at + 2] = 1.0 if t.captain == seat else 0.0
        out[at + 3] = float(t.morning) / 6.0
        out[at + 4] = float(t.evening) / 6.0
        at += 5
        for lair in range(data.TREASURES_IN_PLAY):
            if (t.lairs >> LAIR_SPACE[lair]) & 1:
                out[at + lair] = 1.0
        at += data.TREASURES_IN_PLAY
        write_cards(out, at, t.hand[seat])
        at += data.CARD_COUNT
        if t.chosen[seat] != data.NO_CARD:
            out[at + t.chosen[seat]] = 1.0
        at += data.CARD_COUNT
        out[at] = 1.0 if t.attacker == seat else 0.0
        out[at + 1] = 1.0 if t.defender == seat else 0.0
        for side in range(2):
            out[at + 2 + side] = float(t.strength[side]) / 10.0
            out[at + 4 + side] = float(t.die[side]) / 10.0
        at += 6
        write_powers(t, seat, out, at + 52 + data.HOLDS * 4)
        for place in range(t.ships):
            ship = (seat + place) % t.seats if place < t.seats else place
            write_ship(t, ship, out, at)
            at += SHIP + data.CARD_COUNT
        for back in range(t.drawn):
            write_treasure(t, seat, back, out, at)
            at += TREASURE


LAIR_SPACE: Final = vec[i64](list(data.LAIRS))
ENCODER: Final = JamaicaEncoder()


def write_cards(out: vec[float], at: i64, cards: i64) -> None:
    while cards:
        if cards & 1:
            out[at] = 1.0
        cards >>= 1
        at += 1


def write_powers(t: Jamaica, seat: i64, out: vec[float], at: i64) -> None:
    """Each power beside the ship that it works for."""
    for power in range(data.POWERS):
        ship = t.power[power]
        if ship != data.NOBODY:
            place = ship if t.is_ghost(ship) else (ship - seat + t.seats) % t.seats
            out[at + place * (SHIP + data.CARD_COUNT) + power] = 1.0


def write_ship(t: Jamaica, ship: i64, out: vec[float], at: i64) -> None:
    out[at + t.space[ship]] = 1.0
    out[at + 50] = float(t.lap[ship])
    out[at + 51] = float(t.to_go(ship)) / 32.0
    at += 52
    for hold in range(ship * data.HOLDS, ship * data.HOLDS + data.HOLDS):
        goods = t.goods[hold]
        out[at + goods] = float(t.tokens[hold]) / 6.0 if goods else 1.0
        at += 4
    if t.is_ghost(ship):
        return
    at += data.POWERS
    out[at] = float(t.held[ship]) / 4.0
    out[at + 1] = float(data.CARD_COUNT - t.held[ship] - t.laid[ship] - bits.size(t.discard[ship])) / 11.0
    out[at + 2] = float(t.laid[ship])
    write_cards(out, at + 3, t.discard[ship])


def write_treasure(t: Jamaica, seat: i64, back: i64, out: vec[float], at: i64) -> None:
    if t.open[back] or (t.seen[back] >> seat) & 1:
        out[at + t.face[back]] = 1.0
    out[at + data.TREASURES] = 1.0 if t.holder[back] == seat else 0.5
    out[at + data.TREASURES + 1] = float(t.cursed[back])
