"""ROT-10: the Manufacturer."""

import pytest

from games.rotterdam.table import rotterdam

pytestmark = pytest.mark.pure


@pytest.mark.rule("ROT-10.1")
def test_a_factory_is_built_in_the_harbour_of_choice_and_paid_for():
    table = rotterdam()
    choices = [text for text in table.menu("red") if "manufacturer" in text]
    assert choices == [f"worker manufacturer {port}" for port in ("botlek", "vulcaan", "eem", "merwe")]
    table.play("red", "worker manufacturer eem")
    assert table.built("eem") == ["red"]
    assert table.purse("red") == 5


@pytest.mark.rule("ROT-10.2")
def test_the_sites_are_built_on_in_order_and_get_cheaper():
    table = rotterdam(seats=4)
    for name in ("red", "blue", "yellow"):
        table.play(name, "worker manufacturer botlek")
    assert [table.purse(name) for name in ("red", "blue", "yellow")] == [8, 9, 10]
    assert table.built("botlek") == ["red", "blue", "yellow"]


@pytest.mark.rule("ROT-10.3")
def test_a_player_may_own_several_in_a_harbour_but_four_in_all():
    table = rotterdam().factories(botlek="red, red, red").money(red=50).play("red", "worker manufacturer botlek")
    assert table.built("botlek") == ["red"] * 4
    table.idle("blue", "yellow").idle_to_round_end().idle("blue", "yellow")
    assert not [text for text in table.menu("red") if "manufacturer" in text]
    assert table.why_not("red", "worker manufacturer eem") == "ROT-10.3"


@pytest.mark.rule("ROT-10.4")
def test_a_harbour_without_a_free_site_takes_no_more():
    table = rotterdam().factories(eem="blue, yellow").money(red=50)
    assert not table.can("red", "worker manufacturer eem")
    assert table.why_not("red", "worker manufacturer eem") == "ROT-10.4"
