"""JAM-1: what lies on the table."""

import re
from pathlib import Path

import pytest

import roadstead
from games.jamaica.table import jamaica, symbols
from roadstead.games.jamaica import GAME

pytestmark = pytest.mark.pure

# Kind and cost of the spaces 0 to 49: p(ort), s(ea), l(air).
BOARD = [
    "-",
    "s2",
    "s3",
    "s2",
    "l",
    "p3",
    "p5",
    "s2",
    "s3",
    "l",
    "s3",
    "l",
    "s2",
    "s3",
    "s4",
    "s3",
    "p3",
    "s2",
    "p3",
    "l",
    "s3",
    "p3",
    "l",
    "s2",
    "s3",
    "l",
    "s4",
    "s4",
    "p5",
    "s1",
    "p5",
    "p3",
    "s3",
    "l",
    "p3",
    "s2",
    "s1",
    "l",
    "s1",
    "s4",
    "s4",
    "p5",
    "s2",
    "s3",
    "l",
    "p7",
    "s2",
    "s3",
    "s3",
    "s3",
]
NEXT = {space: {space + 1} for space in range(49)} | {49: {0}, 12: {15}, 25: {28}, 38: {41}}
NEXT |= {6: {7, 13}, 19: {20, 26}, 32: {33, 39}}


def steps_home(space):
    """The fewest forward steps from a space into Port Royal."""
    reached, steps = set(NEXT[space]), 1
    while 0 not in reached:
        reached, steps = {after for at in reached for after in NEXT[at]}, steps + 1
    return steps


def printed_board():
    rules = Path(roadstead.__file__).parent / "games" / "jamaica" / "RULES.md"
    return re.findall(
        r"^\| (\d+) \| (\w+(?: Royal)?) \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|", rules.read_text(), re.M
    )


@pytest.mark.rule("JAM-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_have_a_ship_of_their_own_colour(seats):
    table = jamaica(seats)
    assert len(set(GAME.seat_names[:seats])) == seats
    assert len(table.state.space) == seats + (seats == 2)


@pytest.mark.rule("JAM-1.1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_no_other_number_can_play(seats):
    with pytest.raises(ValueError, match="2 to 6 players"):
        GAME.new(seats=seats, seed=1)


@pytest.mark.rule("JAM-1.1")
def test_with_two_players_the_black_ship_is_nobodys():
    assert "black" in GAME.seat_names
    assert "black" not in GAME.seat_names[:2]
    assert jamaica(2).state.is_ghost(2)


@pytest.mark.rule("JAM-1.2", "JAM-6.1")
@pytest.mark.parametrize("space", range(1, 50))
def test_every_space_costs_what_the_board_shows(space):
    before = next(at for at, after in NEXT.items() if space in after)
    fork = len(NEXT[before]) > 1
    table = jamaica().at(red=before).holds(red="6 food, 6 gold, 5 gold").lair(*["+3"] * (BOARD[space] == "l"))
    table.round(1, 1, red="forward/gunpowder")
    if fork:
        table.play("red", "sail outer" if space == before + 1 else "sail inner")
    while table.asked() == ("red",) and "take" in table.menu("red")[0]:
        table.play("red", table.menu("red")[0])
    kind, cost = BOARD[space][0], int(BOARD[space][1:] or 0)
    assert table.space("red") == space
    assert table.total("red", "food") == 6 - (cost if kind == "s" else 0)
    assert table.total("red", "gold") == 11 - (cost if kind == "p" else 0)
    assert bool(table.told("treasure")) == (kind == "l")


@pytest.mark.rule("JAM-1.2")
def test_the_ring_has_29_sea_spaces_11_ports_and_9_lairs():
    kinds = "".join(space[0] for space in BOARD)
    assert len(BOARD) == 50
    assert [kinds.count(kind) for kind in "spl"] == [29, 11, 9]


@pytest.mark.rule("JAM-1.2", "JAM-1.4", "JAM-11.4")
def test_the_printed_table_is_the_board_that_is_played():
    rows = printed_board()
    assert [int(row[0]) for row in rows] == list(range(50))
    kinds = {"s": "sea", "p": "port", "l": "lair"}
    for space in range(1, 50):
        _, kind, cost, score, to_go, after = rows[space]
        table = jamaica().at(red=space)
        assert kind == kinds[BOARD[space][0]]
        assert cost.split()[0] == (BOARD[space][1:] or "free")
        assert int(score) == table.scores()["red"] - 3
        assert int(to_go) == steps_home(space) == table.state.to_go(0)
        assert set(map(int, re.findall(r"\d+", after))) == NEXT[space]


@pytest.mark.rule("JAM-1.3")
@pytest.mark.parametrize(("fork", "merge"), [(6, 15), (19, 28), (32, 41)])
def test_each_fork_has_a_long_lane_with_two_lairs_and_a_short_one(fork, merge):
    ends = {}
    for lane in ("outer", "inner"):
        for die in range(1, 7):
            table = jamaica().at(red=fork).holds(red="6 food, 6 gold").whatever_lairs_hold()
            table.round(die, die, red="forward/gunpowder").play("red", f"sail {lane}")
            ends[lane, die] = table.told("sailed")[0]["space"]
    assert [ends["outer", die] for die in range(1, 7)] == list(range(fork + 1, fork + 7))
    assert [ends["inner", die] for die in range(1, 4)] == [fork + 7, fork + 8, merge]
    assert [BOARD[space][0] for space in range(fork + 1, fork + 7)].count("l") == 2
    assert [BOARD[space][0] for space in (fork + 7, fork + 8)] == ["s", "s"]
    last_of_outer = jamaica().at(red=fork + 6).holds(red="6 food, 6 gold").round(1, 1, red="forward/gunpowder")
    assert last_of_outer.space("red") == merge


@pytest.mark.rule("JAM-1.4")
@pytest.mark.parametrize(
    ("place", "to_go"),
    [((0, 0), 32), ((0, 1), 0), ((49, -1), 33), ((0, -1), 64), ((49, 0), 1), ((1, -1), 63), ((44, -2), 70)],
)
def test_the_distance_to_go_knows_laps(place, to_go):
    assert jamaica().at(red=place).state.to_go(0) == to_go


@pytest.mark.rule("JAM-1.5")
def test_five_holds_are_all_there_is_and_everybody_sees_into_them():
    table = jamaica().holds(red="6 food, 1 gunpowder, 2 gold, 3 gold, 4 food")
    table.round(3, 5, red="gold/gold")
    assert table.menu("red") == ["dump 1", "dump 2", "dump 5"]
    for viewer in (None, "red", "blue"):
        assert list(table.view(viewer).goods) == list(table.state.goods)
        assert list(table.view(viewer).tokens) == list(table.state.tokens)


@pytest.mark.rule("JAM-1.6")
def test_the_bank_gives_more_doubloons_than_any_box_holds():
    full = "6 gold, 6 gold, 6 gold, 6 gold"
    table = jamaica(6).holds(red=full, blue=full, green=full, yellow=full, violet=full, black=full)
    table.round(6, 6, **dict.fromkeys(table.names, "gunpowder/gold"))
    assert [table.total(name, "gold") for name in table.names] == [30] * 6


@pytest.mark.rule("JAM-1.7")
def test_everybody_has_the_same_eleven_cards():
    cards = {
        *("forward/forward", "forward/backward", "backward/forward", "forward/food", "food/forward"),
        *("forward/gunpowder", "gold/forward", "gold/gold", "gunpowder/gold", "gunpowder/food", "food/gunpowder"),
    }
    table = jamaica(4)
    for name in table.names:
        assert sorted(table.in_hand(name) + table.draw_pile(name)) == sorted(cards)
    assert {"/".join(symbols(card)) for card in GAME.data["cards"]} == cards


@pytest.mark.rule("JAM-1.7")
@pytest.mark.parametrize("card", ["forward/food", "food/forward"])
def test_the_left_half_is_the_morning(card):
    table = jamaica().holds(red="6 food, 6 gold").round(3, 1, red=card)
    assert table.space("red") == (3 if card == "forward/food" else 1)
    assert f"{1 if card == 'forward/food' else 3} food" in table.cargo("red")


@pytest.mark.rule("JAM-1.8")
@pytest.mark.parametrize("die", range(1, 7))
def test_an_action_die_shows_one_to_six(die):
    table = jamaica().round(die, 7 - die, red="food/gunpowder")
    assert table.cargo("red") == f"3 food, 3 gold, {die} food, {7 - die} gunpowder"
    assert set(table.choices_of_chance("action dice")) <= {6}


@pytest.mark.rule("JAM-1.8")
@pytest.mark.parametrize("face", [2, 4, 6, 8, 10, "star"])
def test_the_combat_die_shows_even_numbers_and_a_star(face):
    table = jamaica().at(red=15, blue=16).rolls(face, *[] if face == "star" else ["star"])
    table.round(1, 1, red="forward/gunpowder")
    assert table.told("combat roll")[0]["die"] == (12 if face == "star" else face)
    assert table.asked() == (("red",) if face == "star" else ("blue",))
    assert set(table.choices_of_chance("combat die")) == {6}


@pytest.mark.rule("JAM-1.9")
def test_there_are_four_powers_five_treasures_and_three_curses():
    words = ("map", "sabre", "lady beth", "6th hold", "+3", "+5", "+7", "-2", "-3", "-4")
    table = jamaica().treasures(red=words[:4], blue=("+3", "+3", "+5", "+7", "+7"))
    assert table.scores()["red"] == -5 + 3
    assert table.scores()["blue"] == -5 + 3 + 25
    assert jamaica().treasures(red=("-2", "-3", "-4")).scores()["red"] == -5 + 3 - 9
