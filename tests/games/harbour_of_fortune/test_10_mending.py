"""Section 10: mending."""

import pytest

from games.harbour_of_fortune.table import harbour


@pytest.mark.rule("HOF-10.1")
@pytest.mark.parametrize("before", [(), ("roll",), ("roll", "go on")])
def test_red_cards_mend_in_every_pause_but_money_does_not(before):
    table = harbour().failed("blue").hand(blue="red 2").turn("blue").play("blue", *before)
    table.play("blue", "mend failed business")
    assert table.menu("blue") == ["red 2"]
    assert table.refused("blue", "pay") == "HOF-10.1"


@pytest.mark.rule("HOF-10.1")
def test_money_mends_in_the_second_phase():
    table = harbour().failed("blue").hand(blue="red 2").turn("blue").go_on("blue").play("blue", "mend failed business")
    assert table.menu("blue") == ["pay", "red 2"]


@pytest.mark.rule("HOF-10.1")
def test_the_housekeeper_does_not_heal_in_a_pause():
    table = harbour().sick(blue="mother").hand(blue="red 4").turn("blue").play("blue", "mend sick mother")
    assert table.menu("blue") == ["red 4"]
    assert table.refused("blue", "housekeeper") == "HOF-10.1"


def mended(table, trouble, low, high, price):
    """What does not mend a trouble, what does, and for how much."""
    table.money(blue=price).hand(blue=f"{high}, {low}" if low else high).acting("blue").play("blue", f"mend {trouble}")
    if low:
        assert table.refused("blue", low) == "HOF-8.5"
    assert table.may("blue", high)
    table.play("blue", "pay")
    assert table.has("blue") == 0
    assert table.troubles("blue") == []


@pytest.mark.rule("HOF-10.2")
def test_the_price_of_a_failed_business_and_of_a_sick_member():
    mended(harbour().failed("blue"), "failed business", None, "red 2", 200)
    mended(harbour().sick(blue="mother"), "sick mother", "red 3", "red 4", 500)
    poor = harbour().money(blue=175).failed("blue").acting("blue")
    assert poor.refused("blue", "mend failed business") == "HOF-10.1"


@pytest.mark.rule("HOF-10.2")
def test_a_mended_member_is_active_again():
    table = harbour().sick(blue="mother").hand(blue="red 9").acting("blue").play("blue", "mend sick mother", "red 9")
    assert table.active("blue", "mother")
    assert table.has("blue") == 8000
    assert table.out("blue") == ["red 9"]


@pytest.mark.rule("HOF-10.3")
@pytest.mark.parametrize(
    ("damage", "trouble", "low", "high", "price"),
    [
        ("storm", "storm damage", "red 7", "red 8", 600),
        ("infestation", "infestation", "red 8", "red 9", 600),
        ("sabotage", "saboteur's damage", "red 7", "red 8", 700),
    ],
)
def test_the_price_of_a_damaged_house(damage, trouble, low, high, price):
    mended(harbour().houses(blue=2).damage(blue=damage), trouble, low, high, price)


@pytest.mark.rule("HOF-10.4")
def test_a_lost_space_is_won_back_once_for_each_raid():
    mended(harbour().ship(blue=2).lost(blue=1), "lost space", "red 2", "red 3", 500)
    table = harbour().ship(blue=1).lost(blue=2).acting("blue")
    table.play("blue", "mend lost space", "pay", "mend lost space", "pay")
    assert table.space("blue") == 3
    assert table.has("blue") == 7000
    assert table.refused("blue", "mend lost space") == "HOF-8.3"


@pytest.mark.rule("HOF-10.4")
def test_a_waiting_ship_has_no_space_to_win_back():
    table = harbour().money(blue=0).ship(blue=5).lost(blue=1).hand(blue="red 9").acting("blue")
    assert table.refused("blue", "mend lost space") == "HOF-10.4"


@pytest.mark.rule("HOF-10.5")
def test_the_step_into_the_harbour_docks_and_allows_to_build():
    table = harbour().docked("red").ship(blue=4).lost(blue=2).hand(blue="red 3").acting("blue")
    assert not table.may("blue", "build house")
    table.play("blue", "mend lost space", "red 3")
    assert table.is_docked("blue")
    assert table.has("blue") == 7500
    assert table.troubles("blue") == []
    assert table.state.lost[0] == 0
    assert table.may("blue", "build house")


@pytest.mark.rule("HOF-10.6")
def test_a_burnt_house_comes_back_without_butler_and_limit():
    table = harbour().houses(blue=3).burnt(blue=2).sick(blue="butler").acting("blue")
    assert table.refused("blue", "build house") == "HOF-15.1"
    table.play("blue", "mend burnt house", "pay")
    assert table.standing("blue") == 4
    assert table.has("blue") == 6500
    table.play("blue", "mend burnt house", "pay")
    assert table.standing("blue") == 5
    assert table.troubles("blue") == ["sick butler"]
    assert table.state.built == 0


@pytest.mark.rule("HOF-10.6")
def test_a_red_ten_puts_a_burnt_house_back():
    mended(harbour().houses(blue=3).burnt(blue=1), "burnt house", "red 9", "red 10", 1500)


@pytest.mark.rule("HOF-10.7")
def test_with_six_houses_the_rights_from_fires_lapse():
    table = harbour().houses(blue=5).burnt(blue=2).acting("blue").play("blue", "build house")
    assert table.standing("blue") == 6
    assert table.troubles("blue") == []
    table.hand(red="black 10").play("blue", "end turn").play("red", "strike blue 10")
    assert table.state.burnt[0] == 1


@pytest.mark.rule("HOF-10.7")
def test_below_six_houses_building_keeps_the_right():
    table = harbour().houses(blue=3).burnt(blue=1).acting("blue").play("blue", "build house")
    assert table.troubles("blue") == ["burnt house"]


@pytest.mark.rule("HOF-10.8")
@pytest.mark.parametrize(
    ("trouble", "setting"),
    [
        ("failed business", lambda table: table.failed("blue")),
        ("sick spy", lambda table: table.hired(blue="spy").sick(blue="spy")),
        ("storm damage", lambda table: table.houses(blue=1).damage(blue="storm")),
        ("infestation", lambda table: table.houses(blue=1).damage(blue="infestation")),
        ("saboteur's damage", lambda table: table.houses(blue=1).damage(blue="sabotage")),
        ("burnt house", lambda table: table.docked("blue").burnt(blue=1)),
        ("lost space", lambda table: table.ship(blue=1).lost(blue=1)),
    ],
)
def test_a_red_joker_mends_whatever_still_lasts(trouble, setting):
    table = setting(harbour()).hand(blue="red joker").acting("blue")
    table.play("blue", f"mend {trouble}", "red joker")
    assert table.troubles("blue") == []
    assert table.has("blue") == 8000


@pytest.mark.rule("HOF-10.8")
def test_a_red_joker_brings_no_lost_money_back():
    table = harbour().hand(blue="black 7", red="red joker").acting("blue").play("blue", "strike red 7")
    table.play("red", "accept").play("blue", "end turn")
    assert table.menu("red") == ["end turn"]
