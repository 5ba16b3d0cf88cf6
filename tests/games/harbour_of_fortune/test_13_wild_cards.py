"""Section 13: Wild Cards."""

import pytest

from games.harbour_of_fortune.table import harbour


@pytest.mark.rule("HOF-13.1")
@pytest.mark.parametrize("before", [(), ("roll",), ("roll", "go on"), ("roll", "go on", "go on")])
def test_wild_cards_are_played_at_any_moment_of_the_own_turn(before):
    table = harbour().wild(blue="hero").turn("blue").play("blue", *before)
    assert table.may("blue", "wild hero bonus")


@pytest.mark.rule("HOF-13.1")
def test_never_in_anothers_turn():
    table = harbour(3).wild(red="hero, hat, house").hand(red="red 2", blue="black 6, red ace").acting("blue")
    table.play("blue", "strike red 6")
    assert table.menu("red") == ["accept"]
    assert table.refused("red", "wild hero bonus") == "HOF-13.1"
    table.play("red", "accept").play("blue", "great investment")
    assert table.offers("red", "wild") == []


@pytest.mark.rule("HOF-13.2")
def test_used_wild_cards_go_under_the_pile_but_the_jack_leaves():
    table = harbour().wild(blue="hero, jack, hat").acting("blue")
    table.play("blue", "wild hero bonus", "wild jack spy", "wild director-general")
    assert table.used_wild() == ["hero", "hat"]
    assert table.wild_cards("blue") == []
    assert table.state.bag_size == 7
    assert list(table.view("red").under[:2]) == [3, 0]


@pytest.mark.rule("HOF-13.3")
def test_used_cards_are_drawn_last_and_in_order_for_all_to_see():
    table = harbour(3).wild_pile(unseen="hat", used="hero, roll twice").turn("blue", 4)
    assert table.wild_cards("blue") == ["hat"]
    assert table.knows_wild("red", of="blue") == []
    table.go_on("blue").rolls(4).play("blue", "end turn").go_on("red")
    assert table.wild_cards("red") == ["hero"]
    assert table.knows_wild("purple", of="red") == table.knows_wild("blue", of="red") == ["hero"]
    assert table.told("saw wild", to=None) == [{"seat": 1, "wild": 3}]
    assert table.used_wild() == ["roll twice"]


@pytest.mark.rule("HOF-13.4")
def test_become_director_general():
    table = harbour().hat("red").wild(blue="hat, hat").acting("blue").play("blue", "wild director-general")
    assert table.wears() == "blue"
    assert table.refused("blue", "wild director-general") == "HOF-13.4"


@pytest.mark.rule("HOF-13.5")
def test_before_the_tax_it_brings_tax_this_turn():
    early = harbour().docked("blue").wild(blue="hat").turn("blue", 1).play("blue", "roll", "wild director-general")
    assert early.has("blue") == 8000 + 100 + 50 + 75
    late = harbour().docked("blue").wild(blue="hat").turn("blue", 1).go_on("blue").play("blue", "wild director-general")
    assert late.has("blue") == 8000 + 100 + 50
    late.play("blue", "end turn").play("red", "end turn")
    assert late.told("taxed") == [{"seat": 0, "foe": 1, "amount": 75}]


@pytest.mark.rule("HOF-13.6")
def test_a_free_house_is_outside_the_limit():
    table = harbour().docked("blue").wild(blue="house").acting("blue").play("blue", "build house", "wild build")
    assert table.standing("blue") == 2
    assert table.has("blue") == 6500
    first = harbour().docked("blue").wild(blue="house").acting("blue").play("blue", "wild build", "build house")
    assert first.standing("blue") == 2


@pytest.mark.rule("HOF-13.6")
@pytest.mark.parametrize("lack", ["ship", "butler", "room"])
def test_a_free_house_needs_ship_butler_and_room(lack):
    table = harbour().wild(blue="house")
    if lack != "ship":
        table.docked("blue")
    if lack == "butler":
        table.sick(blue="butler")
    if lack == "room":
        table.houses(blue=6)
    assert table.acting("blue").refused("blue", "wild build") == "HOF-13.6"


@pytest.mark.rule("HOF-13.6")
def test_a_ship_that_docks_this_turn_allows_a_free_house_before_the_rent():
    table = harbour().ship(blue=4).wild(blue="house").turn("blue", 1).play("blue", "roll", "go on", "wild build")
    assert table.told("rent") == [{"seat": 0, "houses": 1, "amount": 150}]


@pytest.mark.rule("HOF-13.7")
@pytest.mark.parametrize("damage", ["storm", "infestation", "sabotage"])
def test_a_free_repair_needs_no_butler(damage):
    table = harbour().houses(blue=1).damage(blue=damage).sick(blue="butler").wild(blue="house").acting("blue")
    assert table.offers("blue", "wild") == [f"wild repair {damage}"]
    table.play("blue", f"wild repair {damage}")
    assert table.sound("blue") == 1
    assert table.has("blue") == 8000


@pytest.mark.rule("HOF-13.8")
def test_a_free_jack_needs_no_milestone_and_is_not_the_turns_hire():
    table = harbour().money(blue=8500).wild(blue="jack, jack").hired(blue="builder").acting("blue")
    assert table.offers("blue", "wild") == ["wild jack captain", "wild jack trader", "wild jack spy"]
    table.play("blue", "wild jack spy", "hire trader")
    assert table.state.hires[0] == 1
    assert table.has("blue") == 8300
    table.play("blue", "wild jack captain")
    assert table.offers("blue", "wild") == []


@pytest.mark.rule("HOF-13.9")
def test_hero_bonus_brings_500():
    assert harbour().wild(blue="hero").acting("blue").play("blue", "wild hero bonus").has("blue") == 8500


@pytest.mark.rule("HOF-13.10")
@pytest.mark.parametrize("dice", [(2, 5), (5, 2), (5, 5)])
def test_roll_twice_counts_the_higher_roll_for_everything(dice):
    table = harbour().wild(blue="roll twice").turn("blue", *dice).play("blue", "wild roll twice")
    assert table.told("rolled twice") == [{"seat": 0, "first": dice[0], "second": dice[1]}]
    assert table.told("profit") == [{"seat": 0, "amount": 500}]
    assert table.space("blue") == 3


@pytest.mark.rule("HOF-13.10")
def test_roll_twice_once_a_turn_and_only_before_rolling():
    table = harbour().wild(blue="roll twice, roll twice").turn("blue", 1, 2).play("blue", "wild roll twice")
    assert table.refused("blue", "wild roll twice") == "HOF-13.10"
    table.play("blue", "roll")
    assert table.refused("blue", "wild roll twice") == "HOF-13.10"
    late = harbour().wild(blue="roll twice").turn("blue", 1).play("blue", "roll")
    assert late.refused("blue", "wild roll twice") == "HOF-13.10"


@pytest.mark.rule("HOF-13.11")
def test_with_roll_twice_a_four_brings_no_wild_card_and_a_six_the_hat():
    four = harbour().wild(blue="roll twice").turn("blue", 4, 3).play("blue", "wild roll twice")
    assert four.wild_cards("blue") == []
    assert four.told("profit") == [{"seat": 0, "amount": 400}]
    six = harbour().wild(blue="roll twice").turn("blue", 4, 6).play("blue", "wild roll twice")
    assert six.wears() == "blue"


@pytest.mark.rule("HOF-13.12")
def test_wild_cards_are_worth_nothing_at_the_end():
    table = harbour().wild(blue="hero, jack, hat")
    assert table.scores() == {"blue": 8000, "red": 8000}
