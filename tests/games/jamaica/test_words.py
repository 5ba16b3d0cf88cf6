"""What is said at the table: spaces by names that stand on the board, and where a choice would bring the ship."""

import pytest

from games.jamaica.table import jamaica
from roadstead.games.jamaica import GAME
from roadstead.games.jamaica.art.route import NAMES as DRAWN
from roadstead.games.jamaica.words import courses
from roadstead.games.jamaica.words.names import PORT_NAMES, at

NAMES = ("Ann", "Bo", "Cy", "Di")
words = GAME.words


def prompt(table, name):
    return words.prompt(table.view(name), table.seat(name), NAMES).words


def label(table, name, text):
    return words.label(table.view(name), table.seat(name), GAME.actions.parse(text), NAMES).words


def lines(table, *events):
    return [str(words.line(one, table.view(None), NAMES)) for one in table.log if one.name in events]


def sheet(table, name, number):
    return words.read(words.sheets(table.view(name), NAMES), NAMES)[number]


def choosing(table, morning, evening, *cards):
    """Red, the Captain, has placed the dice and is to choose among these cards."""
    table.hand(red=cards).start(morning, evening)
    return table.play("red", f"morning {morning}") if morning != evening else table


def test_every_space_has_a_name_of_its_own_and_ports_those_on_the_board():
    assert len({words.text(at(space)) for space in range(50)}) == 50
    assert DRAWN.items() <= PORT_NAMES.items()
    assert words.text(at(4)) == "the lair 4 past Port Royal"
    assert words.text(at(13)) == "the inner sea just past Black River"
    assert words.text(at(7)) == "the outer sea just past Black River"
    assert words.text(at(15)) == "the sea just before Savanna-la-Mar"
    assert words.text(at(22)) == "the lair just past Gull Cay"


def test_the_log_names_places_as_the_board_does():
    table = jamaica(3).at(red=2).holds(red="5 gold").round(4, 1, red="forward/food")
    assert lines(table, "sailed", "paid") == [
        "Ann sails from the sea 2 past Port Royal to Black River.",
        "Ann pays 5 gold at Black River.",
    ]


def test_the_sheets_name_places_as_the_board_does():
    table = jamaica(3).at(red=6, blue=4)
    ships = sheet(table, "red", 1)
    assert [row.cells[1] for row in ships.rows] == [
        "Black River (costs 5 gold)",
        "the lair 4 past Port Royal",
        "Port Royal",
    ]
    lairs = sheet(table, "red", 0).rows[0].cells[3]
    assert lairs.startswith("4 past Port Royal, 3 past Black River, 5 past Black River, just past Negril")


def test_a_ship_elsewhere_is_not_attacked_and_the_refusal_names_both_places():
    table = jamaica(4).at(red=2, blue=5, green=5, yellow=3).holds(red="5 gold").round(3, 1, red="forward/food")
    refused = words.refusal(table.view("red"), 0, GAME.actions.parse("attack yellow"))
    assert refused.words == "The yellow ship is at the sea 3 past Port Royal, and the battle is at Old Harbour."


def test_a_card_says_where_the_ship_would_end_and_what_it_costs_there():
    table = choosing(jamaica(3).at(red=2).holds(red="3 gold"), 4, 1, "forward/food", "food/forward", "gold/forward")
    assert label(table, "red", "card forward/food") == (
        "Morning: sail 4 forward to Black River, pay 5 gold (you have 3). Evening: load 1 food."
    )
    assert label(table, "red", "card food/forward") == (
        "Morning: load 4 food. Evening: sail 1 forward to the sea 3 past Port Royal, pay 2 food."
    )


def test_what_the_morning_brings_and_costs_counts_in_the_evening():
    table = choosing(jamaica(3).at(red=16).holds(red="2 food"), 1, 3, "forward/backward", "gold/gold")
    assert label(table, "red", "card forward/backward") == (
        "Morning: sail 1 forward to the sea just past Savanna-la-Mar, pay 2 food."
        " Evening: sail 3 backward, by the lane you choose."
    )
    short = choosing(jamaica(3).at(red=16).holds(red="1 food"), 1, 3, "forward/backward", "gold/gold")
    assert label(short, "red", "card forward/backward") == (
        "Morning: sail 1 forward to the sea just past Savanna-la-Mar, pay 2 food (you have 1). Evening: sail 3 backward."
    )


def test_with_every_hold_full_no_shortage_is_foretold():
    full = jamaica(3).at(red=2).holds(red="1 gold, 1 gold, 1 gunpowder, 1 gunpowder, 1 gunpowder")
    table = choosing(full, 2, 4, "food/forward", "gold/gold")
    assert label(table, "red", "card food/forward").endswith("sail 4 forward to Black River, pay 5 gold.")


def test_lairs_and_home_are_told_too():
    table = choosing(jamaica(3).at(red=2), 2, 1, "forward/food", "gold/gold")
    assert "to the lair 4 past Port Royal and its treasure." in label(table, "red", "card forward/food")
    home = choosing(jamaica(3).at(red=48), 5, 1, "forward/food", "gold/gold")
    assert "sail 5 forward home to Port Royal." in label(home, "red", "card forward/food")


@pytest.mark.rule("JAM-5.8")
@pytest.mark.parametrize(
    ("card", "left_out"),
    [("forward/backward", "sail 5 backward"), ("forward/food", "load 5 food"), ("forward/forward", "sail 5 forward")],
)
def test_a_card_that_brings_the_ship_home_promises_nothing_for_the_evening(card, left_out):
    table = choosing(jamaica(3).at(red=46), 6, 5, card, "gold/gold")
    assert label(table, "red", f"card {card}") == (
        f"Morning: sail 6 forward home to Port Royal. Evening: nothing, the ship is home ({left_out} is left out)."
    )


@pytest.mark.rule("JAM-1.4")
@pytest.mark.parametrize(("space", "how_far"), [(46, "4 spaces behind the start"), (49, "1 space behind the start")])
def test_a_ship_behind_the_start_is_said_to_be_so_many_spaces_behind(space, how_far):
    table = jamaica(3).at(red=(space, -1)).start()
    row = next(row for row in sheet(table, "red", 1).rows if row.seat == 0)
    assert row.cells[1].endswith(f", {how_far}")


@pytest.mark.rule("JAM-9.4", "JAM-9.5")
def test_each_back_is_named_with_what_the_thief_knows_of_it():
    table = jamaica(4).at(red=15, blue=16).treasures(blue=["+5", "+3", "-4"]).knows(red="+5").rolls("star")
    table.round(1, 6, red="forward/gunpowder").play("red", "steal treasure")
    assert label(table, "red", "name treasure 1") == "Take treasure no. 1 (treasure +5)"
    assert label(table, "red", "name treasure 2") == "Take face-down treasure no. 2"
    table.play("red", "name treasure 2")
    assert lines(table, "stole card") == ["Ann takes face-down treasure no. 2 from Bo."]


def test_at_a_fork_each_lane_says_how_long_it_is_and_where_it_ends():
    table = jamaica(3).at(red=5).holds(red="3 food, 1 gold").round(5, 1, red="forward/food")
    assert prompt(table, "red") == "The lanes part ahead of your ship, which has 4 more to sail. Which lane?"
    assert label(table, "red", "sail outer") == (
        "Outer lane (6 spaces, 2 lairs): to the outer sea 4 past Black River, pay 3 food"
    )
    assert label(table, "red", "sail inner") == "Inner lane (2 spaces): to Savanna-la-Mar, pay 3 gold (you have 1)"


def test_on_the_way_back_a_lane_says_where_the_ship_can_pay():
    table = jamaica(3).at(red=14).holds(red="2 food").round(2, 1, red="forward/food")
    assert prompt(table, "red").startswith("The lanes part behind you")
    assert label(table, "red", "sail outer").startswith("Outer lane (6 spaces, 2 lairs): back to ")


def test_the_ghost_ship_says_where_it_would_sail():
    view = jamaica(2).view("red")
    ends = courses.landings(view, courses.ends((9, 0), 2, 0), None)
    assert words.text(ends) == "to the lair 5 past Black River and its treasure"


def test_a_card_ends_where_it_says():
    """Whatever die and start: the ends told are just those that the rules can bring about."""
    for start in (0, 4, 12, 19, 26, 32, 41, 47):
        for steps in range(1, 7):
            for card, direction in (("forward/food", 0), ("backward/forward", 1)):
                table = jamaica(3).at(red=start).holds(red="6 food, 6 gold").whatever_lairs_hold()
                told = courses.ends((start, 0), steps, direction)
                reached = {sailed(table, steps, card, lane) for lane in ("sail outer", "sail inner")}
                assert reached <= set(told)
                assert len(told) == 1 or len(reached) == 2


def sailed(table, steps, card, lane):
    table = jamaica(3).at(red=table.space("red")).holds(red="6 food, 6 gold").whatever_lairs_hold()
    table.round(steps, 6, red=card)
    while table.asked() == ("red",) and "sail outer" in table.menu("red") and not table.happened("sailed"):
        table.play("red", lane)
    sail = next(one.facts for one in table.log if one.name == "sailed")
    return sail["space"], sail["lap"]
