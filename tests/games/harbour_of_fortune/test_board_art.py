"""The drawn table holds together: everything in its place, every shape drawn, and a click for every choice."""

import gzip
import math
import random
import re
from collections import Counter
from itertools import combinations, pairwise, product
from typing import cast

import msgspec
import pytest

from games.harbour_of_fortune.table import harbour
from roadstead.games.harbour_of_fortune import GAME
from roadstead.games.harbour_of_fortune.art import board as board_art
from roadstead.games.harbour_of_fortune.art.board import BOARD, OTHER, OWN
from roadstead.games.harbour_of_fortune.art.mat_plans import TILE
from roadstead.games.harbour_of_fortune.art.plan import QUAY, TOP
from roadstead.games.harbour_of_fortune.data import HARBOUR, HOUSES, MEMBERS
from roadstead.games.harbour_of_fortune.scene import pieces
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel.scene import Piece

NAMES = ("Anna", "Balthazar", "Catalina", "Dirck")
CARD = (51.0, 72.0)


def scene(state: Harbour, seat: int | None) -> list[Piece]:
    return pieces(state.redacted(seat), seat, NAMES[: state.seats])


def faces(shown: list[Piece], family: int) -> list[Piece]:
    return [piece for piece in shown if re.fullmatch(rf"card-{family}-\d+-\d+-\d+", piece.id)]


def backs(shown: list[Piece], family: int) -> list[Piece]:
    return [piece for piece in shown if piece.id.startswith(f"back-{family}-")]


def played(seats: int, seed: int, moves: int) -> Harbour:
    """A game some way on, by players who build, marry, hire and spy when they can."""
    state, luck = cast(Harbour, GAME.new(seats, seed=seed)), random.Random(seed)
    for _ in range(moves):
        if state.over:
            break
        seat = state.actors()[0]
        legal = state.legal(seat)
        keen = [a for a in legal if GAME.actions.text(a).split()[0] in ("build", "marry", "hire", "wild")]
        state.play(seat, luck.choice(keen if keen and luck.random() < 0.7 else legal))
    return state


def test_lots_and_lanes_lie_in_the_picture() -> None:
    for family in range(4):
        for which in range(HOUSES):
            x, y = board_art.house_place(family, which)
            assert 24 < x < BOARD.width - 24
            assert 33 < y < QUAY - TOP - 33
        for space in range(HARBOUR + 1):
            x, y = board_art.lane(family, space)
            assert 33 < x < BOARD.width - 33
            assert QUAY - TOP < y < BOARD.height
        assert QUAY - TOP < board_art.dock(family)[1] < board_art.lane(family, HARBOUR)[1]


def test_ships_and_houses_keep_out_of_each_other() -> None:
    lots = [board_art.house_place(family, which) for family in range(4) for which in range(HOUSES)]
    assert all(abs(ax - bx) >= 44 or abs(ay - by) >= 66 for (ax, ay), (bx, by) in combinations(lots, 2))
    lanes = [[board_art.lane(family, space) for space in range(HARBOUR + 1)] for family in range(4)]
    for one, other in combinations(lanes, 2):
        assert all(math.dist(a, b) > 70 for a in one for b in other)
    for lane in lanes:
        assert all(near[1] - far[1] >= 30 for near, far in pairwise(lane))


@pytest.mark.parametrize("plan", [OWN, OTHER])
def test_a_full_household_fits_the_mat(plan: board_art.Plan) -> None:
    wide, high = (side * plan.portrait for side in CARD)
    members = plan.members
    assert len(members) == len(MEMBERS) == 14
    assert all(abs(ax - bx) >= wide or abs(ay - by) >= high for (ax, ay), (bx, by) in combinations(members, 2))
    for x, y in members:
        assert abs(x) + wide / 2 < plan.width / 2
        assert abs(y) + high / 2 < plan.height / 2


def test_a_full_hand_and_all_that_can_be_dealt_fit_the_mats_of_others() -> None:
    wide, high = (side * OTHER.card for side in CARD)
    for x, y in (*OTHER.hand_places(20), *OTHER.wild_places(10)):
        assert abs(x) + wide / 2 < OTHER.width / 2
        assert abs(y) + high / 2 < OTHER.height / 2
    tiles = OTHER.deal_places(9)
    assert all(right[0] - left[0] >= TILE[0] for left, right in pairwise(tiles))
    for x, y in tiles:
        assert abs(x) + TILE[0] / 2 < OTHER.width / 2
        assert abs(y) + TILE[1] / 2 < OTHER.height / 2
        assert all(y - TILE[1] / 2 >= card[1] + high / 2 for card in OTHER.hand_places(8))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_of_a_game_can_be_clicked(seats: int) -> None:
    """And no piece is double, drawn in an unknown shape, on a missing parent, or for an action that does not exist."""
    options: dict[str, bool | int | str] = {"families": "chosen" if seats == 3 else "seated"}
    state, luck = cast(Harbour, GAME.new(seats, seed=seats, options=options)), random.Random(seats)
    while not state.over:
        seat = state.actors()[0]
        shown = scene(state, seat)
        legal = {GAME.actions.text(action) for action in state.legal(seat)}
        assert {piece.do for piece in shown if "choice" in piece.classes.split()} == legal
        ids = Counter(piece.id for piece in shown)
        assert set(ids.values()) == {1}
        for piece in shown:
            assert piece.shape in BOARD.shapes or (piece.shape == "text" and piece.text)
            assert not piece.parent or piece.parent in ids
            assert not piece.do or (GAME.actions.parse(piece.do) >= 0 and piece.label)
        state.play(seat, luck.choice(state.legal(seat)))


def test_a_scene_is_light() -> None:
    for moves in (0, 60, 140, 10_000):
        state = played(4, 3, moves)
        for seat in (None, 0, 3):
            written = msgspec.json.encode(scene(state, seat)).decode()
            assert len(gzip.compress(written.encode())) <= 15_000


def test_what_cannot_be_played_now_is_dim() -> None:
    """And what can be is not: black cards that the others' mats deal, red ones that mend, Wild Cards."""
    dim, bright = 0, 0
    for seed, moves in product(range(4), (20, 50, 90)):
        state = played(4, seed, moves)
        if state.over:
            continue
        seat = state.actors()[0]
        shown = scene(state, seat)
        legal = {GAME.actions.text(action) for action in state.legal(seat)}
        for card in (piece for piece in shown if piece.on == "hand" and piece.id.startswith("card-")):
            number = card.label.split(":")[0].removeprefix("Black ")
            dealt = any(text.startswith("strike") and text.endswith(f" {number}") for text in legal)
            playable = card.do in legal or ("Black" in card.label and dealt)
            assert ("dim" in card.classes.split()) != playable
            dim, bright = dim + (not playable), bright + playable
    assert dim
    assert bright


def test_hands_are_seen_by_their_owners_alone() -> None:
    state = cast(Harbour, GAME.new(4, seed=8))
    for seat in (None, 0, 1, 2, 3):
        shown = scene(state, seat)
        for family in range(4):
            seen = len(faces(shown, family)), len(backs(shown, family))
            assert seen == ((8, 0) if family == seat else (0, 8))


def test_the_spy_sees_a_hand_and_nobody_else_does() -> None:
    """Blue spies on red where blue may, and purple learns nothing by it."""
    spying = GAME.actions.parse("spy red")
    games = (played(3, seed, moves) for seed in range(40) for moves in range(30, 150, 10))
    state = next(game for game in games if not game.over and game.asks(0) and spying in game.legal(0) and game.held[1])
    before = faces(scene(state, 2), 1)
    state.play(0, spying)
    assert len(faces(scene(state, 0), 1)) == state.held[1]
    assert not backs(scene(state, 0), 1)
    assert faces(scene(state, 2), 1) == before


def test_what_is_public_is_drawn() -> None:
    """Money, ships, houses, the round and the Director-General, as a spectator sees them in the middle of a game."""
    state = played(4, 9, 120)
    shown = {piece.id: piece for piece in scene(state, None)}
    assert [shown[f"mat-{family}-money"].text for family in range(4)] == [str(amount) for amount in state.money]
    assert shown["sun-number"].text == str(state.round)
    houses = [sum(piece.shape == f"hof-house-{family}" for piece in shown.values()) for family in range(4)]
    assert houses == list(state.houses)
    assert sum(houses) > 0
    assert shown["hat"].parent == f"mat-{state.hat}"
    for family in range(4):
        if state.docked[family]:
            assert "in the harbour" in shown[f"ship-{family}"].label
        else:
            assert f"space {state.space[family]}" in shown[f"ship-{family}"].label


def test_trouble_is_marked() -> None:
    """A sick member lies under a veil, a damaged house is aslant under its mark, a burnt one is a ruin."""
    marks: set[str] = set()
    for seed, moves in product(range(6), (24, 60, 150)):
        state = played(4, seed, moves)
        shown = scene(state, None)
        assert sum(piece.shape == "hof-sick" for piece in shown) == sum(int(sick).bit_count() for sick in state.sick)
        aslant = [piece for piece in shown if piece.shape.startswith("hof-house") and piece.turn]
        assert len(aslant) == sum(state.damage)
        marks |= {piece.shape for piece in shown}
    assert {"hof-storm", "hof-sick", "hof-ruin", "hof-rings", "hof-chair"} <= marks


def test_a_bride_takes_her_portrait_along() -> None:
    """The same piece, on another mat, still in her own family's colour."""
    state = played(4, 9, 120)
    shown = {piece.id: piece for piece in scene(state, None)}
    brides = [(seat, int(state.bride[seat * 2 + son])) for seat in range(4) for son in range(2)]
    moved = [(seat, born) for seat, born in brides if born < 8]
    assert moved
    for seat, born in moved:
        bride = shown[f"daughter-{born // 2}-{born % 2}"]
        assert bride.parent == f"mat-{seat}"
        assert f"seat-{board_art.HUES[born // 2]}" in bride.classes.split()
        assert born // 2 != seat


LETTER = 0.63  # how broad a bold letter of the page's font is, in heights; measured in the browser


@pytest.mark.parametrize("plan", [OWN, OTHER], ids=["own", "other"])
def test_what_household_and_houses_bring_is_written_side_by_side_or_below_each_other(plan) -> None:
    income, rent, height = "household 14: +700", "houses 6: +1000", 17
    (x, y), (right, below) = plan.income, plan.rent
    assert abs(below - y) >= height or right >= x + len(income) * LETTER * height
    assert right + len(rent) * LETTER * height < plan.width
    assert max(y, below) + height / 2 < plan.height
    if plan is OTHER:
        cards = plan.deck[1] + CARD[1] * plan.card / 2
        assert min(y, below) - height / 2 > cards, "on the cards"
        assert x + len(income) * LETTER * height < plan.debt[0] - 60, "under the note of debts"


def test_the_bell_says_what_it_means_now() -> None:
    table = harbour().hand(blue="black 7", red="red 10").acting("blue").play("blue", "strike red 7")
    shown = {piece.id: piece for piece in scene(table.state, table.seat("red"))}
    assert shown["bell"].do == "accept"
    assert (shown["bell-word"].text, shown["bell-word"].parent) == ("Accept", "bell")
