"""NB-6.16 to NB-6.22: the Tryworks."""

import pytest

from games.new_bedford.table import new_bedford

pytestmark = pytest.mark.pure


@pytest.mark.rule("NB-6.16", "NB-8.7")
def test_three_right_whales_cost_nothing():
    table = new_bedford().built(red="tryworks").ship("red white", "inshore", "4 right, 1 bowhead").stock(red="$6")
    table.play("red", "place tryworks").idle()
    table.play("red", "keep the rest")
    assert table.owned("red") == "4 right, 1 bowhead"
    assert table.money("red") == 0
    assert table.told("kept")[0]["free"] == 3


@pytest.mark.rule("NB-6.16", "NB-6.17")
def test_three_in_total_over_both_ships_the_first_ones_first():
    table = new_bedford().built(red="tryworks").stock(red="$9")
    table.ship("red white", "inshore", "2 right").ship("red black", "inshore", "2 right")
    table.play("red", "place tryworks").idle()
    table.play("red", "keep the rest")
    assert table.money("red") == 9
    table.play("red", "keep the rest")
    assert table.money("red") == 7


@pytest.mark.rule("NB-6.18")
def test_a_visit_to_another_building_does_not_help():
    table = new_bedford().built(red="tryworks, brickyard").stock(red="$9").ship("red white", "inshore", "2 right")
    table.play("red", "place brickyard").idle().play("red", "keep the rest")
    assert table.money("red") == 5


@pytest.mark.rule("NB-6.18")
def test_the_help_ends_with_the_round():
    table = new_bedford(2).built(red="tryworks").stock(red="$9")
    table.ship("red white", "inshore", "1 right").ship("red black", 1, "1 right").draws("empty", "empty")
    table.play("red", "place tryworks").idle().play("red", "keep the rest")
    table.idle().play("red", "keep the rest")
    assert table.money("red") == 7


@pytest.mark.rule("NB-6.19")
@pytest.mark.parametrize(("at", "hold"), [(1, "2 right"), ("inshore", "2 bowhead"), ("inshore", "")])
def test_a_right_whale_must_be_about_to_come_home(at, hold):
    table = new_bedford().built(red="tryworks").ship("red white", at, hold)
    assert table.refusal("red", "place tryworks") == "NB-6.19"


@pytest.mark.rule("NB-6.19")
def test_in_reading_a_the_one_food_space_is_next_to_return():
    table = new_bedford(track="A").built(red="tryworks").ship("red white", 1, "1 right")
    assert "tryworks" in table.spaces()


@pytest.mark.rule("NB-6.19")
def test_anothers_ship_does_not_count():
    table = new_bedford().built(red="tryworks").ship("blue white", "inshore", "1 right")
    assert table.refusal("red", "place tryworks") == "NB-6.19"


@pytest.mark.rule("NB-6.20")
def test_whales_bought_from_others_cost_their_lay():
    table = new_bedford().built(red="tryworks").stock(red="$9")
    table.ship("red white", "inshore", "1 right").ship("blue white", "inshore", "2 right")
    table.play("red", "place tryworks").idle().play("red", "keep the rest")
    table.play("blue", "sell right", "sell right") if table.asked() == ("blue",) else None
    table.play("red", "buy right")
    assert table.money("red") == 7


@pytest.mark.rule("NB-6.20")
def test_no_help_after_round_12():
    table = new_bedford(2).built(red="tryworks").stock(red="$9").in_round(12)
    table.ship("red white", "inshore", "1 right").ship("red black", 1, "1 right").draws("empty", "empty")
    table.play("red", "place tryworks").idle().play("red", "keep the rest")
    assert table.money("red") == 9
    table.play("red", "keep the rest")
    assert table.money("red") == 7
    assert table.state.over


@pytest.mark.rule("NB-6.21")
def test_three_free_on_each_ship_with_the_option():
    table = new_bedford(tryworks="per ship").built(red="tryworks").stock(red="$9")
    table.ship("red white", "inshore", "4 right").ship("red black", "inshore", "3 right")
    table.play("red", "place tryworks").idle().play("red", "keep the rest")
    assert table.money("red") == 7
    table.play("red", "keep the rest")
    assert table.money("red") == 7
    assert table.owned("red") == "7 right"


@pytest.mark.rule("NB-6.22")
def test_in_print_right_whales_come_home_at_once():
    table = new_bedford(edition="published").built(red="tryworks").ship("red white", 4, "4 right").ship("red black", 2)
    table.play("red", "place tryworks")
    assert table.menu() == ["try out white 1", "try out white 2", "try out white 3"]
    table.play("red", "try out white 3")
    assert table.owned("red") == "3 right"
    assert table.hold("red white") == "1 right"
    assert table.where("red white") == (4, "1st")
    assert table.money("red") == 0


@pytest.mark.rule("NB-6.22")
def test_in_print_the_tryworks_does_not_help_in_the_movement_phase():
    table = new_bedford(edition="published").built(red="tryworks").stock(red="$9")
    table.ship("red white", "inshore", "2 right").play("red", "place tryworks", "try out white 1").idle()
    table.play("red", "keep the rest")
    assert table.money("red") == 7
    assert table.owned("red") == "2 right"


@pytest.mark.rule("NB-6.22")
def test_in_print_a_right_whale_at_sea_is_needed():
    table = new_bedford(edition="published").built(red="tryworks").ship("red white", 4, "1 bowhead")
    assert table.refusal("red", "place tryworks") == "NB-6.22"
