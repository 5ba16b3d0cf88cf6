"""NB-8: movement and return."""

import pytest

from games.new_bedford.table import new_bedford

pytestmark = pytest.mark.pure


@pytest.mark.rule("NB-8.1")
def test_every_ship_moves_one_space_also_when_just_launched():
    table = (
        new_bedford().ship("blue white", 5).stock(red="2 food").ship("red white", "dock").ship("green black", "dock")
    )
    table.play("red", "place city pier", "launch white 3").idle()
    assert table.where("red white") == (2, "1st")
    assert table.where("blue white") == (4, "1st")
    assert table.where("green black") == "dock"


@pytest.mark.rule("NB-8.2")
def test_ranks_are_kept():
    table = new_bedford().ship("green white", 4).ship("red white", 4).ship("blue white", 4).ship("red black", 3).idle()
    assert [table.where(f"{name} white") for name in ("green", "red", "blue")] == [(3, "1st"), (3, "2nd"), (3, "3rd")]
    assert table.where("red black") == (2, "1st")


@pytest.mark.rule("NB-8.3")
def test_ships_are_settled_one_after_the_other_by_rank():
    table = new_bedford().stock(green="$9", red="$9", blue="$9")
    table.ship("green white", "inshore", "1 right").ship("red white", "inshore", "1 bowhead").idle()
    assert table.asked() == ("green",)
    table.play("green", "sell right")
    assert table.asked() == ("red",)
    assert table.menu() == ["buy right", "pass"]
    table.play("red", "pass").play("blue", "pass")
    assert table.menu("red") == ["sell bowhead", "keep the rest"]
    assert table.where("green white") == "ashore"
    assert table.where("red white") == "return"


@pytest.mark.rule("NB-8.4")
def test_a_paid_lay_makes_the_token_its_owners():
    table = new_bedford().stock(red="$20").ship("red white", "inshore", "1 right, 1 bowhead, 1 sperm").idle()
    table.play("red", "keep the rest")
    assert table.owned("red") == "1 right, 1 bowhead, 1 sperm"
    assert table.money("red") == 20 - 14
    assert table.money("blue") == table.money("green") == 0


@pytest.mark.rule("NB-8.5")
@pytest.mark.parametrize(("token", "half"), [("right", 1), ("bowhead", 2), ("sperm", 4)])
def test_a_token_not_paid_for_is_sold_for_half(token, half):
    table = new_bedford().ship("red white", "inshore", f"1 {token}").idle()
    assert table.money("red") == half
    assert table.owned("red") == "nothing"


@pytest.mark.rule("NB-8.5")
def test_the_rich_may_sell_too():
    table = new_bedford().stock(red="$20").ship("red white", "inshore", "1 sperm").idle().play("red", "sell sperm")
    assert table.money("red") == 24
    assert table.removed() == "1 sperm"


@pytest.mark.rule("NB-8.6")
def test_what_is_sold_helps_to_pay_for_the_rest():
    table = new_bedford().stock(red="$2").ship("red white", "inshore", "1 right, 1 bowhead").idle()
    assert table.refusal("red", "keep the rest") == "NB-8.6"
    table.play("red", "sell bowhead")
    assert table.menu() == ["sell right", "keep the rest"]
    table.play("red", "keep the rest")
    assert table.owned("red") == "1 right"
    assert table.money("red") == 2


@pytest.mark.rule("NB-8.6")
def test_money_and_half_prices_may_just_cover_the_lays():
    table = new_bedford().ship("red white", "inshore", "2 right, 1 bowhead").idle()
    table.play("red", "sell bowhead")
    assert table.menu() == ["sell right", "keep the rest"]
    assert table.money("red") == 3
    table.play("red", "keep the rest")
    assert table.money("red") == 1
    assert table.owned("red") == "1 right"


@pytest.mark.rule("NB-8.7")
def test_free_right_whales_do_not_count_in_the_sum():
    table = new_bedford().built(red="tryworks").ship("red white", "inshore", "2 right, 1 bowhead")
    table.play("red", "place tryworks").idle()
    assert "keep the rest" not in table.menu()
    table.play("red", "sell bowhead", "keep the rest")
    assert table.owned("red") == "2 right"
    assert table.money("red") == 2


@pytest.mark.rule("NB-8.8")
def test_goods_do_not_pay_lays():
    table = new_bedford().stock(red="20 food, 20 wood, 20 brick").ship("red white", "inshore", "1 right").idle()
    assert table.told("sold whale") == [{"seat": 0, "whale": 0, "money": 1}]
    assert table.told("sold") == []


@pytest.mark.rule("NB-8.9")
def test_tokens_are_sold_one_by_one():
    table = new_bedford().stock(red="$9").ship("red white", "inshore", "2 right, 1 bowhead").idle()
    assert table.menu() == ["sell right", "sell bowhead", "keep the rest"]
    table.play("red", "sell right")
    assert table.on_offer() == "1 right"
    assert table.refusal("red", "sell sperm") == "NB-8.5"
    table.play("red", "sell right")
    assert table.menu() == ["sell bowhead", "keep the rest"]


@pytest.mark.rule("NB-8.10")
def test_the_batch_goes_clockwise_from_the_seller():
    table = new_bedford(4).stock(green="$9", yellow="$9", red="$9", blue="$9")
    table.ship("green white", "inshore", "1 right, 1 bowhead").idle().play("green", "sell right", "sell bowhead")
    assert table.on_offer() == "1 right, 1 bowhead"
    assert table.asked() == ("yellow",)
    table.play("yellow", "buy bowhead")
    assert table.money("yellow") == 5
    assert table.owned("yellow") == "1 bowhead"
    assert table.money("green") == 9 + 3
    assert table.asked() == ("red",)


@pytest.mark.rule("NB-8.10")
def test_a_buyer_pays_the_full_lay():
    table = new_bedford(2).stock(red="$9", blue="$7").ship("red white", "inshore", "1 right, 1 sperm").idle()
    table.play("red", "sell right", "sell sperm")
    assert table.menu("blue") == ["buy right", "pass"]
    assert table.refusal("blue", "buy sperm") == table.refusal("blue", "buy bowhead") == "NB-8.10"


@pytest.mark.rule("NB-8.10")
def test_who_cannot_pay_is_not_asked():
    table = new_bedford().stock(red="$9", green="$9").ship("red white", "inshore", "1 right").idle()
    table.play("red", "sell right")
    assert table.asked() == ("green",)


@pytest.mark.rule("NB-8.11")
def test_an_earlier_pass_bars_nobody():
    table = new_bedford().stock(red="$9", blue="$9", green="$9").ship("red white", "inshore", "3 right").idle()
    table.play("red", "sell right", "sell right", "sell right")
    table.play("blue", "pass").play("green", "buy right").play("blue", "buy right").play("green", "pass")
    table.play("blue", "pass")
    assert table.owned("blue") == table.owned("green") == "1 right"
    assert table.removed() == "1 right"


@pytest.mark.rule("NB-8.11")
def test_the_offer_ends_with_the_last_token_or_when_all_pass():
    table = new_bedford().stock(red="$9", blue="$9", green="$9").ship("red white", "inshore", "1 right").idle()
    table.play("red", "sell right").play("blue", "buy right")
    assert table.state.round == 2
    table = new_bedford().stock(red="$9", blue="$9", green="$9").ship("red white", "inshore", "1 right").idle()
    table.play("red", "sell right").play("blue", "pass").play("green", "pass")
    assert table.state.round == 2


@pytest.mark.rule("NB-8.12")
def test_with_two_players_the_other_goes_on_buying():
    table = new_bedford(2).stock(red="$9", blue="$9").ship("red white", "inshore", "3 right").idle()
    table.play("red", "sell right", "sell right", "sell right")
    table.play("blue", "buy right", "buy right", "pass")
    assert table.owned("blue") == "2 right"
    assert table.removed() == "1 right"


@pytest.mark.rule("NB-8.13")
def test_the_seller_is_never_asked():
    table = new_bedford().stock(red="$9", blue="$9", green="$9").ship("red white", "inshore", "4 right").idle()
    table.play("red", "sell right", "sell right", "sell right", "sell right")
    buyers = []
    while table.on_offer() != "nothing":
        buyers += table.asked()
        table.play(buyers[-1], "buy right")
    assert buyers == ["blue", "green", "blue", "green"]


@pytest.mark.rule("NB-8.14")
def test_what_nobody_buys_leaves_the_game():
    table = new_bedford(2).ship("red white", "inshore", "2 right").idle()
    assert table.removed() == "2 right"
    assert table.in_bag() == "16 right, 10 bowhead, 2 sperm, 8 empty"
    assert table.told("unbought") == [{"right": 2, "bowhead": 0, "sperm": 0}]


@pytest.mark.rule("NB-8.15")
def test_a_ship_that_is_home_must_be_prepared_again():
    table = new_bedford(2).stock(red="9 food, $5").ship("red white", "inshore", "1 right").idle()
    table.play("red", "keep the rest")
    assert table.where("red white") == "ashore"
    table.idle("blue")
    assert table.refusal("red", "place city pier") == "NB-7.3"


@pytest.mark.rule("NB-8.16")
def test_an_empty_ship_just_comes_home():
    table = new_bedford().stock(red="$9").ship("red white", "inshore").idle()
    assert table.where("red white") == "ashore"
    assert table.state.round == 2
