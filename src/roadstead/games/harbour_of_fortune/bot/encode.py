"""Harbour of Fortune as numbers: a seat's own family first, then the others clockwise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.generated import frames
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel.encoding import Channel, Encoder, write_question
from roadstead.kernel.state import State

QUESTIONS: Final[i64] = 10
DISASTERS: Final[i64] = 12
TURN: Final[i64] = 13
HOUSEHOLD: Final[i64] = 14
FAMILY: Final[i64] = 24
THOUSANDS: Final = 10000.0


class HarbourEncoder(Encoder):
    def channels(self, seats: i64) -> list[Channel]:
        dealt = "the disaster being dealt (one-hot): " + ", ".join(data.DISASTER_NAMES[1:])
        found = [
            Channel("question", int(QUESTIONS), "which question is asked (one-hot)"),
            Channel("detail", 4, "the question's four numbers / 20"),
            Channel("disaster", int(DISASTERS), dealt),
            Channel("turn", int(TURN), "round, rounds left and turns of the round; the roll; limits used this turn"),
            Channel(
                "hand", int(data.KINDS), "cards in hand by kind / 2, black and red ace to ten, red and black joker"
            ),
            Channel("pile", int(data.KINDS), "cards left in the own pile by kind / 2"),
            Channel("wild", int(data.WILD_KINDS), "Wild Cards in hand / 2: " + ", ".join(data.WILD_NAMES)),
            Channel("wild pile", 2 + int(data.WILD_KINDS), "unseen and used Wild Cards / 10, used ones by kind / 2"),
        ]
        for place in range(seats):
            whose = "own family" if place == 0 else f"family {place} clockwise"
            found.append(
                Channel(f"family {place}", int(FAMILY), f"{whose}: money, debts, ship, houses, hat, cards, colour")
            )
            found.append(
                Channel(
                    f"household {place}", int(HOUSEHOLD), f"{whose}: active 1, sick 0.5: " + ", ".join(data.MEMBERS)
                )
            )
            found.append(Channel(f"out {place}", int(data.KINDS), f"{whose}: cards of the deck that are out / 2"))
            if place > 0:
                words = f"{whose}: cards known to be in hand / 2, Wild Cards likewise"
                found.append(Channel(f"known {place}", int(data.KINDS + data.WILD_KINDS), words))
        return found

    def write(self, t: State, seat: i64, out: vec[float], at: i64) -> None:
        assert isinstance(t, Harbour)
        at = write_question(t, frames.PAUSE, QUESTIONS, 20.0, out, at)
        at = write_disaster(t, out, at)
        at = write_turn(t, seat, out, at)
        at = write_decks(t.hand, seat * 4, t.seats, out, at)
        at = write_packed(t.pile[seat], data.KINDS, out, at)
        at = write_packed(t.wild[seat], data.WILD_KINDS, out, at)
        at = write_wild_pile(t, out, at)
        for place in range(t.seats):
            other = (seat + place) % t.seats
            at = write_family(t, seat, other, out, at)
            at = write_household(t, other, out, at)
            at = write_packed(t.out[other], data.KINDS, out, at)
            if place > 0:
                at = write_known(t, seat, other, out, at)


ENCODER: Final = HarbourEncoder()


def write_disaster(t: Harbour, out: vec[float], at: i64) -> i64:
    asked = t.asked()
    if asked == frames.REACT or asked == frames.NAME_TARGET:
        out[at + t.detail(2)] = 1.0
    return at + DISASTERS


def write_turn(t: Harbour, seat: i64, out: vec[float], at: i64) -> i64:
    out[at] = float(t.round) / 12.0
    out[at + 1] = float(t.rounds - t.round) / 12.0
    out[at + 2] = float(t.turns) / 4.0
    out[at + 3] = float(t.roll) / 6.0
    out[at + 4] = 1.0 if t.mover == seat else 0.0
    out[at + 5] = 1.0 if t.twice else 0.0
    out[at + 6] = float(t.built) / 3.0
    out[at + 7] = 1.0 if t.builder_paid else 0.0
    out[at + 8] = 1.0 if t.hired else 0.0
    out[at + 9] = 1.0 if t.traded else 0.0
    out[at + 10] = 1.0 if t.spied else 0.0
    out[at + 11] = 1.0 if t.first_dock else 0.0
    out[at + 12] = float(t.tax) / 100.0
    return at + TURN


def write_packed(cards: i64, kinds: i64, out: vec[float], at: i64) -> i64:
    at_kind = at
    while cards:
        if cards & 3:
            out[at_kind] = float(cards & 3) / 2.0
        cards >>= 2
        at_kind += 1
    return at + kinds


def write_decks(cards: vec[i64], first: i64, seats: i64, out: vec[float], at: i64) -> i64:
    """The cards of all decks together, packed in a row from ``first`` on."""
    for kind in range(data.KINDS):
        copies: i64 = 0
        for deck in range(first, first + seats):
            copies += (cards[deck] >> (2 * kind)) & 3
        if copies:
            out[at + kind] = float(copies) / 2.0
    return at + data.KINDS


def write_wild_pile(t: Harbour, out: vec[float], at: i64) -> i64:
    out[at] = float(t.bag_size) / float(data.WILD_CARDS)
    out[at + 1] = float(t.under_size) / float(data.WILD_CARDS)
    for place in range(t.under_size):
        out[at + 2 + t.under[place]] += 0.5
    return at + 2 + data.WILD_KINDS


def write_family(t: Harbour, seat: i64, family: i64, out: vec[float], at: i64) -> i64:
    out[at] = float(t.money[family]) / THOUSANDS
    out[at + 1] = float(t.owed_by(family)) / THOUSANDS
    out[at + 2] = float(t.space[family]) / float(data.HARBOUR)
    out[at + 3] = float(t.docked[family])
    out[at + 4] = float(t.lost[family])
    out[at + 5] = float(t.houses[family]) / float(data.HOUSES)
    for kind in range(3):
        out[at + 6 + kind] = float(t.damage[family * 3 + kind]) / float(data.HOUSES)
    out[at + 9] = float(t.burnt[family])
    out[at + 10] = 1.0 if t.hat == family else 0.0
    out[at + 11] = float(t.hires[family]) / 4.0
    out[at + 12] = float((t.nursed >> family) & 1)
    out[at + 13] = float((t.struck >> family) & 1)
    out[at + 14] = float(t.stake[family]) / 600.0
    out[at + 15] = float(t.held[family]) / 12.0
    out[at + 16] = float(t.wild_held[family]) / float(data.WILD_CARDS)
    out[at + 17] = float(t.left[family]) / 42.0
    for son in range(2):
        bride = t.bride[family * 2 + son]
        out[at + 18 + son] = 0.0 if bride == data.NOBODY else 1.0 if bride // 2 == seat else 0.5
    led = t.family(family)
    if led != data.NOBODY:
        out[at + 20 + led] = 1.0
    return at + FAMILY


def write_household(t: Harbour, family: i64, out: vec[float], at: i64) -> i64:
    active = t.active(family)
    for member in range(HOUSEHOLD):
        home = (t.home[family] >> member) & 1
        out[at + member] = 0.0 if home == 0 else 1.0 if (active >> member) & 1 else 0.5
    return at + HOUSEHOLD


def write_known(t: Harbour, seat: i64, holder: i64, out: vec[float], at: i64) -> i64:
    """What the seat knows of another's hand."""
    at = write_decks(t.known, seat * 16 + holder * 4, t.seats, out, at)
    return write_packed(t.wild_known[seat * 4 + holder], data.WILD_KINDS, out, at)
