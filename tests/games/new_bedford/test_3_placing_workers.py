"""NB-3: placing workers."""

import pytest

from games.new_bedford.table import new_bedford

pytestmark = pytest.mark.pure


@pytest.mark.rule("NB-3.1")
def test_one_worker_at_a_time_twice_round_the_table():
    table = new_bedford(3, "blue")
    order = []
    while table.state.round == 1:
        order.append(table.asked()[0])
        table.play(order[-1], "place farm")
    assert order == ["blue", "green", "red"] * 2


@pytest.mark.rule("NB-3.2")
def test_a_player_with_nothing_places_all_the_same():
    table = new_bedford()
    assert table.menu() == ["place farm", "place forest", "place warehouse"]
    assert table.refusal("red", "pass") == "NB-3.2"


@pytest.mark.rule("NB-3.3")
def test_no_worker_goes_where_nothing_can_be_done():
    table = new_bedford()
    for space, rule in (
        ("general store", "NB-5.4"),
        ("town hall", "NB-5.9"),
        ("shipyard", "NB-7.1"),
        ("city pier", "NB-7.3"),
    ):
        assert table.refusal("red", f"place {space}") == rule


@pytest.mark.rule("NB-3.4")
def test_the_next_player_places_after_the_action():
    table = new_bedford().stock(red="5 food").play("red", "place general store")
    assert table.asked() == ("red",)
    table.play("red", "sell all food")
    assert table.money("red") == 6
    assert table.asked() == ("blue",)


@pytest.mark.rule("NB-3.5")
def test_a_board_space_takes_any_number_of_workers():
    table = new_bedford()
    for name in ("red", "blue", "green", "red", "blue"):
        table.play(name, "place forest")
    assert table.workers("red") == table.workers("blue") == ["forest", "forest"]
    assert table.has("red") == "5 wood"


@pytest.mark.rule("NB-3.6")
def test_only_the_first_worker_gets_the_bonus():
    table = new_bedford().play("red", "place farm").play("blue", "place farm").play("green", "place forest")
    table.play("red", "place farm").play("blue", "place forest")
    assert table.has("red") == "5 food"
    assert table.has("blue") == "2 food, 2 wood"
    assert table.has("green") == "3 wood"


@pytest.mark.rule("NB-3.6")
def test_the_next_round_has_its_bonuses_again():
    table = new_bedford(2).idle()
    assert table.has("red") == "5 food"
    table.play("blue", "place farm")
    assert table.has("blue") == "7 food"


@pytest.mark.rule("NB-3.7")
def test_the_bonus_makes_an_action_possible():
    table = new_bedford().stock(red="1 wood", blue="1 wood")
    assert "shipyard" in table.spaces("red")
    table.play("red", "place shipyard", "prepare white")
    assert table.has("red") == "nothing"
    assert "shipyard" not in table.spaces("blue")


@pytest.mark.rule("NB-3.8")
def test_a_building_takes_one_worker_a_round_without_bonus():
    table = new_bedford().built(red="roller mills").stock(blue="$5").play("red", "place roller mills")
    assert table.has("red") == "4 food"
    assert table.refusal("blue", "place roller mills") == "NB-3.8"
    table.idle()
    table.play("blue", "place roller mills")


@pytest.mark.rule("NB-3.9")
def test_others_pay_the_owner_a_dollar():
    table = new_bedford().built(red="merchant's bank").stock(blue="$1")
    table.idle("red").play("blue", "place merchant's bank")
    assert table.money("blue") == 5
    assert table.money("red") == 1


@pytest.mark.rule("NB-3.9")
def test_the_owner_pays_nothing_and_the_penniless_stay_out():
    table = new_bedford().built(red="merchant's bank")
    assert "merchant's bank" in table.spaces("red")
    table.idle("red")
    assert table.refusal("blue", "place merchant's bank") == "NB-3.9"


@pytest.mark.rule("NB-3.10")
def test_the_fee_cannot_come_from_the_income():
    table = new_bedford().built(red="lumber mill").stock(blue="5 wood")
    table.idle("red")
    assert "lumber mill" not in table.spaces("blue")


@pytest.mark.rule("NB-3.10")
def test_the_fee_is_paid_before_the_action():
    table = new_bedford().built(red="lumber mill").stock(blue="5 wood, $1")
    table.idle("red").play("blue", "place lumber mill")
    assert table.money("blue") == 0
    assert table.money("red") == 1
    table.play("blue", "sell all wood")
    assert table.money("blue") == 10


@pytest.mark.rule("NB-3.11")
def test_a_building_is_used_by_the_next_worker():
    table = new_bedford().stock(red="4 brick", blue="$1").play("red", "place town hall", "build brickyard")
    table.play("blue", "place brickyard")
    assert table.has("blue") == "3 brick"


@pytest.mark.rule("NB-3.11")
def test_the_builder_may_be_the_next_to_use_it():
    table = new_bedford().stock(red="4 brick").play("red", "place town hall", "build brickyard").idle("blue", "green")
    table.play("red", "place brickyard")
    assert table.has("red") == "4 brick"


@pytest.mark.rule("NB-3.12")
@pytest.mark.parametrize("building", ["seamen's bethel", "bourne counting house", "municipal building", "mansion"])
def test_bonus_buildings_have_no_place_for_a_worker(building):
    table = new_bedford().built(red=building).stock(red="9 food, $9")
    assert building not in table.spaces()
    assert table.refusal("red", f"place {building}") == "NB-3.12"


@pytest.mark.rule("NB-3.13")
def test_a_building_must_be_built_first():
    table = new_bedford().stock(red="$9")
    assert table.refusal("red", "place tavern") == "NB-3.13"
    assert new_bedford(2).refusal("red", "place inn") == "NB-1.7"


@pytest.mark.rule("NB-3.14")
def test_what_is_forced_is_not_asked():
    table = new_bedford().stock(red="2 wood").ship("red white", 3).play("red", "place shipyard")
    assert table.where("red black") == "dock"
    assert table.asked() == ("blue",)
