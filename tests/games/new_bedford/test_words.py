"""What players read at New Bedford's table."""

import pytest

from games.new_bedford.table import new_bedford
from roadstead.games.new_bedford import GAME
from roadstead.kernel.foresight import changed
from roadstead.kernel.messages import say, seat

NAMES = ("Ann", "Bob", "Cy", "Di")
words = GAME.words


def label(table, name, text):
    view = table.state.redacted(table.seat(name))
    return str(words.label(view, table.seat(name), GAME.actions.parse(text), NAMES))


def prompt(table):
    seat = table.state.actors()[0]
    return str(words.prompt(table.state.redacted(seat), seat, NAMES))


def log(table):
    return [str(words.line(event, table.state, NAMES)) for event in table.log]


def test_a_space_tells_its_bonus_fee_and_purchase():
    table = new_bedford().built(blue="dry dock, tavern").stock(red="1 food, $4").lying_out("1 empty")
    assert label(table, "red", "place farm") == "Farm: take 2 food, 1 food more as the first there"
    assert label(table, "red", "place tavern") == "Tavern: remove Empty Sea for money ($1 to Bob)"
    assert label(table, "red", "place dry dock").endswith("($1 to Bob), with a purchase for $3")


def test_the_first_question_has_prices_and_budget():
    table = new_bedford().open()
    assert prompt(table) == (
        "You start with $5 for goods: brick $2, food $1 and wood $1 each. The rest stays money."
        " How many bricks do you take?"
    )
    table.play("red", "take 1 brick")
    assert prompt(table) == (
        "You have $3 left for goods: food $1 and wood $1 each. The rest stays money. How much food do you take?"
    )
    table.play("red", "take 1 food")
    assert prompt(table) == "You have $2 left for goods: wood $1. The rest stays money. How much wood do you take?"


def test_a_sale_tells_what_it_brings():
    table = new_bedford().built(red="market").stock(red="4 food, 2 brick").play("red", "place market")
    assert label(table, "red", "sell 3 food") == "Sell 3 food for $4"
    assert label(table, "red", "sell all brick") == "Sell all your brick (2) for $6"
    table.play("red", "sell 3 food")
    assert label(table, "red", "sell all food") == "Sell all your food (1) for $1"


def test_a_launch_tells_price_and_hunts():
    table = new_bedford().stock(red="3 food").ship("red white", "dock").play("red", "place city pier")
    assert label(table, "red", "launch white 4") == "Launch the white ship to the 4-food space: 4 hunts, for 3 food"


@pytest.mark.rule("NB-1.8", "NB-10.3")
@pytest.mark.parametrize(("number", "hunts"), [(9, "4 hunts"), (10, "3 hunts"), (12, "1 hunt")])
def test_a_launch_promises_no_hunt_after_the_last_round(number, hunts):
    table = new_bedford().in_round(number).stock(red="3 food").ship("red white", "dock").play("red", "place city pier")
    assert f"4-food space: {hunts}, for" in label(table, "red", "launch white 4")


def why_not(table, name, text):
    return table.state.why_not(table.seat(name), GAME.actions.parse(text))


@pytest.mark.rule("NB-6.6", "NB-6.7", "NB-5.4")
@pytest.mark.parametrize(
    ("space", "stock", "rule"),
    [("lumber mill", "4 wood", "NB-6.6"), ("market", "4 wood", "NB-6.7"), ("general store", "4 wood", "NB-5.4")],
)
def test_a_refused_sale_cites_the_clause_of_the_space_it_is_made_at(space, stock, rule):
    table = new_bedford(3).built(red="lumber mill, market").stock(red=stock)
    table.play("red", f"place {space}")
    assert why_not(table, "red", "done").rule == rule
    assert why_not(table, "red", "sell 5 food").rule == rule
    poor = new_bedford(3).built(red="lumber mill, market").stock(red="$1")
    assert why_not(poor, "red", f"place {space}").rule == rule


@pytest.mark.rule("NB-6.24", "NB-5.8")
def test_what_is_waived_already_is_not_called_free():
    table = new_bedford(3).built(red="courthouse").stock(red="9 food, 9 wood, 9 brick")
    table.play("red", "place courthouse", "build schoolhouse", "less brick")
    refused = why_not(table, "red", "less brick")
    assert (refused.rule, refused.words) == (
        "NB-6.24",
        "There is no more brick in the cost of the Schoolhouse.",
    )


@pytest.mark.rule("NB-5.8", "NB-6.24")
def test_a_building_tells_how_much_less_it_costs():
    table = new_bedford(3).built(red="courthouse").stock(red="9 food, 9 wood, 9 brick")
    table.play("red", "place courthouse")
    assert "for 2 food, 2 wood and 1 brick, 2 goods less:" in label(table, "red", "build schoolhouse")


@pytest.mark.rule("NB-1.7", "NB-3.13")
def test_the_roller_mills_are_many():
    """No sentence has the name of a building before a verb that would have to agree with it."""
    assert why_not(new_bedford(2), "red", "place roller mills").words == "A game for two does without the Roller Mills."
    assert why_not(new_bedford(3), "red", "place roller mills").words == "Nobody has built the Roller Mills yet."


@pytest.mark.rule("NB-1.11", "NB-6.21")
def test_an_option_without_effect_says_so_and_has_none():
    words_of = {option.name: option.words for option in GAME.options}
    assert "Tryworks has no effect" in words_of["edition"]
    assert "no effect with the published edition" in words_of["tryworks"]
    games = [GAME.new(3, 5, {"edition": "published", "tryworks": tryworks}) for tryworks in ("total", "per ship")]
    for _ in range(400):
        if games[0].over:
            break
        seat = games[0].actors()[0]
        menu = games[0].legal(seat)
        assert games[1].legal(seat) == menu
        for game in games:
            game.play(seat, menu[len(menu) * 3 // 4])
    assert games[0].scores() == games[1].scores()


def test_a_homecoming_tells_what_is_due():
    table = new_bedford().built(red="tryworks").stock(red="$9").ship("red white", "inshore", "1 right, 1 bowhead")
    table.play("red", "place tryworks").idle()
    assert "home with 1 Right Whale and 1 Bowhead" in prompt(table)
    assert label(table, "red", "keep the rest") == "Keep everything for $4, 1 Right Whale free"
    table.play("red", "keep the rest")
    assert "Ann keeps 1 Right Whale and 1 Bowhead for $4 (1 Right Whale free)." in log(table)


@pytest.mark.parametrize(
    ("place", "words_told"),
    [
        ("place city pier", "You have no ship on the dock: prepare one first."),
        ("place mansion", "The Mansion is a bonus building and has no place for a worker."),
        ("place shipyard", "Preparing a ship takes 1 wood, and you have 0."),
        ("pass", "Nobody may pass: Farm, Forest and Warehouse are always possible."),
        (
            "build inn",
            "A building is built by a worker at the Town Hall or the Courthouse. Now a worker is to be placed.",
        ),
        ("buy food", "A purchase costs $3, and you have $2."),
    ],
)
def test_a_refusal_says_why(place, words_told):
    table = new_bedford().built(blue="mansion").stock(red="$2")
    assert table.state.why_not(0, GAME.actions.parse(place)).words == words_told


def test_the_score_is_told_point_by_point():
    table = new_bedford().whales(red="2 right, 1 sperm").built(red="mansion, inn").stock(red="$11")
    [sheet] = words.read([words.breakdown(table.state.redacted(0), NAMES)], NAMES)
    assert sheet.columns[0] == "player"
    assert sheet.rows[0].cells == ("Ann", "6", "2", "4", "2", "14", "3", "$11")


def test_what_is_left_out_of_a_cost_is_asked_with_what_is_left_of_it():
    table = new_bedford(3).built(red="courthouse").stock(red="9 food, 9 wood, 9 brick")
    table.play("red", "place courthouse", "build inn")
    assert prompt(table) == "Building the Inn takes 2 food and 2 bricks; you may pay 2 goods less. Which one first?"
    table.play("red", "less brick")
    assert prompt(table) == "Building the Inn takes 2 food and 1 brick; you pay 1 good less. Which one?"


def test_what_has_been_sold_of_a_ship_is_told_apart_from_what_is_left():
    table = new_bedford(2).stock(red="$2").ship("red black", "inshore", "2 right, 1 sperm").idle()
    assert prompt(table) == (
        "Your black ship is home with 2 Right Whales and 1 Sperm Whale. Keeping everything costs $12. Do you sell any?"
    )
    table.play("red", "sell sperm")
    assert prompt(table) == (
        "You have sold 1 Sperm Whale, and your black ship still has 2 Right Whales. Keeping the rest costs $4."
        " Do you sell more?"
    )


@pytest.mark.rule("NB-6.12")
@pytest.mark.parametrize(
    ("ships", "facts", "told"),
    [
        ({}, {}, "You have no ship at sea."),
        ({"white": 6}, {"why": "farthest"}, "Your white ship is on the farthest space."),
        (
            {"white": 6, "black": 2},
            {"white": "farthest", "black": "crowded"},
            "Your white ship is on the farthest space, and three ships are on the space ahead of your black ship.",
        ),
    ],
)
def test_why_no_ship_can_be_moved_out_is_told_of_each_ship_at_sea(ships, facts, told):
    table = new_bedford(4).built(red="clark's point light").stock(red="$1")
    for sail, price in ships.items():
        table.ship(f"red {sail}", price)
    for other in ("blue", "green", "yellow"):
        table.ship(f"{other} white", 3)
    refused = why_not(table, "red", "place clark's point light")
    assert facts.items() <= refused.message.facts.items()
    assert (refused.rule, refused.words) == ("NB-6.12", told)


@pytest.mark.rule("NB-5.8")
def test_what_a_building_lacks_tells_of_goods_less_only_where_they_could_help():
    table = new_bedford(3).stock(red="2 brick, 9 wood").play("red", "place town hall")
    poor = why_not(table, "red", "build mansion")
    assert (poor.words, poor.message.facts["less"]) == ("For the Mansion you lack $10.", 0)
    short = why_not(table, "red", "build brickyard")
    assert short.words == "For the Brickyard you lack 2 bricks, and you pay only 1 good less."


def test_what_is_built_already_tells_whose_it_is():
    table = new_bedford(3).built(red="tavern", blue="inn").stock(red="4 brick").play("red", "place town hall")
    assert why_not(table, "red", "build tavern").message == say("no-build-own", building=say("the-tavern"))
    assert why_not(table, "red", "build inn").words == "Blue owns the Inn already."


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_quantity_is_a_number_with_a_name_from_the_first_round_to_the_last(seats):
    state = GAME.new(seats, 11)
    while not state.over:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[-1])
        for quantity in GAME.quantities:
            value = quantity.value(state.redacted(None), seat)
            assert 0 <= value < 999, quantity.name
    assert words.text(say("apart-money", n=4, how="less")) == "$4 less"
    for quantity in GAME.quantities:
        if not quantity.idle:
            assert words.text(say(f"apart-{quantity.name}", n=2, how="more")).strip()


@pytest.mark.rule("NB-1.8", "NB-8.4")
def test_ships_at_sea_count_the_hunts_to_come_and_what_their_whales_will_cost():
    values = {quantity.name: quantity.value for quantity in GAME.quantities}
    table = new_bedford().in_round(10).ship("red white", 5, "2 right, 1 sperm").ship("red black", "inshore")
    view = table.state.redacted(None)
    assert [values[name](view, 0) for name in ("hunts", "aboard-points", "lays", "ships-at-sea")] == [3, 6, 12, 2]


def test_who_uses_a_building_is_no_number_that_grows():
    table = new_bedford().built(blue="inn, tavern").lying_out("1 empty").stock(green="$1", red="$1")
    table.play("red", "place inn").play("blue", "place farm")
    before = words.sheets(table.view(None), NAMES)
    table.play("green", "place tavern")
    changes = [
        change for change in changed(before, words.sheets(table.view(None), NAMES)) if change.what == say("column-user")
    ]
    assert [(change.whose, change.before, change.after, change.way) for change in changes] == [
        (say("space-tavern"), "", seat(2), 0)
    ]
