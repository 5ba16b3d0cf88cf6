"""Section 15: building."""

import pytest

from games.harbour_of_fortune.table import harbour


@pytest.mark.rule("HOF-15.1")
def test_a_house_a_turn_for_1500():
    table = harbour().docked("blue").acting("blue").play("blue", "build house")
    assert table.standing("blue") == 1
    assert table.has("blue") == 6500
    assert table.refused("blue", "build house") == "HOF-15.1"
    table.play("blue", "end turn").play("red", "end turn")
    assert table.may("blue", "build house")


@pytest.mark.rule("HOF-15.1")
@pytest.mark.parametrize("lack", ["ship", "waiting", "butler", "money", "room"])
def test_it_needs_ship_butler_money_and_room(lack):
    table = harbour()
    if lack == "waiting":
        table.ship(blue=5)
    elif lack != "ship":
        table.docked("blue")
    if lack == "butler":
        table.sick(blue="butler")
    if lack == "money":
        table.money(blue=1475)
    if lack == "room":
        table.houses(blue=6)
    assert table.acting("blue").refused("blue", "build house") == "HOF-15.1"


@pytest.mark.rule("HOF-15.2")
@pytest.mark.parametrize(
    ("hat", "builder", "limit"), [(False, False, 1), (True, False, 2), (False, True, 2), (True, True, 3)]
)
def test_hat_and_builder_add_a_house_each(hat, builder, limit):
    table = harbour().docked("blue")
    if hat:
        table.hat("blue")
    if builder:
        table.hired(blue="builder")
    table.acting("blue").play("blue", *["build house"] * limit)
    assert table.refused("blue", "build house") == "HOF-15.1"


@pytest.mark.rule("HOF-15.2")
def test_a_sick_builder_adds_nothing():
    table = harbour().docked("blue").hired(blue="builder").sick(blue="builder").acting("blue")
    assert table.play("blue", "build house").refused("blue", "build house") == "HOF-15.1"


@pytest.mark.rule("HOF-15.3")
def test_the_builders_fee_is_due_with_the_house_he_adds():
    table = harbour().docked("blue").hired(blue="builder").acting("blue").play("blue", "build house")
    assert table.has("blue") == 6500
    table.play("blue", "build house")
    assert table.has("blue") == 4900
    hat = (
        harbour()
        .docked("blue")
        .hat("blue")
        .hired(blue="builder")
        .acting("blue")
        .play("blue", "build house", "build house")
    )
    assert hat.has("blue") == 5000
    hat.play("blue", "build house")
    assert hat.has("blue") == 3400


@pytest.mark.rule("HOF-15.3")
def test_without_the_fee_the_builder_does_not_build():
    table = harbour().money(blue=3050).docked("blue").hired(blue="builder").acting("blue").play("blue", "build house")
    assert table.refused("blue", "build house") == "HOF-15.3"


@pytest.mark.rule("HOF-15.4")
def test_a_hat_gained_during_the_turn_counts():
    table = harbour().docked("blue").wild(blue="hat").acting("blue").play("blue", "build house")
    assert table.refused("blue", "build house") == "HOF-15.1"
    table.play("blue", "wild director-general", "build house")
    assert table.standing("blue") == 2
    assert table.has("blue") == 5000


@pytest.mark.rule("HOF-15.4")
def test_the_builders_fee_once_paid_covers_a_house_after_the_hat():
    table = harbour().docked("blue").hired(blue="builder").wild(blue="hat").acting("blue")
    table.play("blue", "build house", "build house", "wild director-general", "build house")
    assert table.has("blue") == 8000 - 3 * 1500 - 100
