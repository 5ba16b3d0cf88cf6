"""New Bedford as numbers: a seat's own things first, then the others' clockwise."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.new_bedford import data, scoring
from roadstead.games.new_bedford.data import BOARD, HOME, KINDS, MOST_SHIPS, TILES, TOKENS, WHALES
from roadstead.games.new_bedford.generated import frames
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel.encoding import Channel, Encoder, write_question
from roadstead.kernel.state import State

QUESTIONS: Final[i64] = 16
PLACES: Final[i64] = 10
PLAYER: Final[i64] = KINDS + WHALES + 3
SHIP: Final[i64] = PLACES + MOST_SHIPS + WHALES


class NewBedfordEncoder(Encoder):
    def channels(self, seats: i64) -> list[Channel]:
        found = [
            Channel("question", int(QUESTIONS) + 4, "which question is asked (one-hot), and its four numbers / 10"),
            Channel("round", 2, "round / 12, whether only ships are still coming home"),
            Channel("options", 3, "published edition, inshore space, Tryworks per ship"),
            Channel("first player", int(seats), "who is first, this seat first and then clockwise (one-hot)"),
            Channel(
                "tokens", 2 * int(TOKENS), "tokens in the bag / 20 and lying out / 5: Right, Bowhead, Sperm, Empty"
            ),
            Channel("offer", int(WHALES) + 1, "tokens on offer / 5, and Right Whales still free by the Tryworks / 3"),
            Channel("board", 2 * int(BOARD), "own workers / 2 and others' / 2 at: " + ", ".join(data.SPACE_NAMES[:7])),
            Channel("unbuilt", int(TILES), "1 where still to be built: " + ", ".join(data.BUILDING_NAMES)),
            Channel("used", int(TILES), "1 where a worker stands, in the same order"),
        ]
        for place in range(seats):
            whose = "own" if place == 0 else f"player {place} clockwise"
            words = "food, wood, brick, money / 10; whales / 10; workers at home / 2, buildings / 10, score / 30"
            found.append(Channel(f"player {place}", int(PLAYER), f"{whose}: {words}"))
            found.append(Channel(f"buildings {place}", int(TILES), f"{whose}: 1 for each building owned"))
            for sail in ("white", "black"):
                words = "where it is (RETURN, track, dock, player board; one-hot), rank (one-hot), tokens aboard / 5"
                found.append(Channel(f"{sail} ship {place}", int(SHIP), f"{whose}: {words}"))
        return found

    def write(self, t: State, seat: i64, out: vec[float], at: i64) -> None:
        assert isinstance(t, NewBedford)
        at = write_question(t, frames.START, QUESTIONS, 10.0, out, at)
        out[at] = float(t.round) / float(data.ROUNDS)
        out[at + 1] = 1.0 if t.homeward else 0.0
        out[at + 2] = 1.0 if t.published else 0.0
        out[at + 3] = float(t.inshore)
        out[at + 4] = 1.0 if t.per_ship else 0.0
        at += 5
        for place in range(t.seats):
            out[at + place] = 1.0 if (seat + place) % t.seats == t.first else 0.0
        at += t.seats
        for token in range(TOKENS):
            out[at + token] = float(t.bag[token]) / 20.0
            out[at + TOKENS + token] = float(t.sea[token]) / 5.0
        at += 2 * TOKENS
        for whale in range(WHALES):
            out[at + whale] = float(t.batch[whale]) / 5.0
        out[at + WHALES] = float(t.free) / float(data.FREE_AT_TRYWORKS)
        at = write_town(t, seat, out, at + WHALES + 1)
        for place in range(t.seats):
            at = write_player(t, (seat + place) % t.seats, out, at)


ENCODER: Final = NewBedfordEncoder()


def write_town(t: NewBedford, seat: i64, out: vec[float], at: i64) -> i64:
    used = at + 2 * BOARD + TILES
    for worker in range(2 * t.seats):
        space = t.worker[worker]
        if space == HOME:
            continue
        if space < BOARD:
            out[at + 2 * space + (0 if worker // 2 == seat else 1)] += 0.5
        else:
            out[used + space - BOARD] = 1.0
    for tile in range(TILES):
        if t.owner[tile] == data.NOBODY:
            out[at + 2 * BOARD + tile] = 1.0
    return used + TILES


def write_player(t: NewBedford, player: i64, out: vec[float], at: i64) -> i64:
    for kind in range(KINDS):
        out[at + kind] = float(t.has(player, kind)) / 10.0
    for whale in range(WHALES):
        out[at + KINDS + whale] = float(t.whales[player * WHALES + whale]) / 10.0
    at += KINDS + WHALES
    home: i64 = 0
    for worker in range(player * 2, player * 2 + 2):
        if t.worker[worker] == HOME:
            home += 1
    out[at] = float(home) / 2.0
    out[at + 1] = float(t.buildings(player)) / 10.0
    out[at + 2] = float(scoring.score(t, player)) / 30.0
    at += 3
    for tile in range(TILES):
        if t.owner[tile] == player:
            out[at + tile] = 1.0
    at = write_ship(t, player * 2, out, at + TILES)
    return write_ship(t, player * 2 + 1, out, at)


def write_ship(t: NewBedford, ship: i64, out: vec[float], at: i64) -> i64:
    out[at + t.place[ship]] = 1.0
    if t.at_sea(ship):
        out[at + PLACES + t.rank[ship]] = 1.0
    for whale in range(WHALES):
        out[at + PLACES + MOST_SHIPS + whale] = float(t.hold[ship * WHALES + whale]) / 5.0
    return at + SHIP
