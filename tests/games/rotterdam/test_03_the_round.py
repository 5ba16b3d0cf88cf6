"""ROT-3: the round."""

import pytest

from games.rotterdam.table import rotterdam

pytestmark = pytest.mark.pure


@pytest.mark.rule("ROT-3.1")
def test_turns_go_clockwise_from_the_harbour_master_until_the_workers_are_placed():
    table = rotterdam(master="yellow").idle_to_round_end()
    seats = [one["seat"] for one in table.told("worker")]
    assert seats == [2, 0, 1] * 4


@pytest.mark.rule("ROT-3.1")
def test_four_players_have_three_turns_each():
    table = rotterdam(seats=4).idle_to_round_end()
    assert [one["seat"] for one in table.told("worker")] == [0, 1, 2, 3] * 3


@pytest.mark.rule("ROT-3.2")
def test_a_worker_is_placed_and_its_character_played_at_once_and_nobody_passes():
    table = rotterdam().money(red=0)
    assert "pass" not in table.menu("red")
    assert "done" not in table.menu("red")
    table.play("red", "worker cashier 3")
    assert table.purse("red") == 3
    assert table.fields("Cashier") == ["red", None, None]
    assert table.asked() == ("blue",)


@pytest.mark.rule("ROT-3.3")
def test_a_character_is_free_for_all_until_its_row_is_full():
    table = rotterdam().idle("red", "blue", "yellow")
    assert table.fields("Trader") == ["red", "blue", "yellow"]
    assert not table.can("red", "worker trader")
    assert table.why_not("red", "worker trader") == "ROT-3.3"


@pytest.mark.rule("ROT-3.3")
def test_a_player_may_play_a_character_twice():
    table = rotterdam(seats=2)
    table.play("red", "worker trader", "done").play("blue", "worker cashier 3").play("red", "worker trader", "done")
    assert table.fields("Trader") == ["red", "red", None]


@pytest.mark.rule("ROT-3.4")
def test_the_manufacturer_is_played_once_a_round_by_each_player():
    table = rotterdam().money(red=50, blue=50)
    table.play("red", "worker manufacturer botlek").play("blue", "worker manufacturer botlek").idle("yellow")
    assert not [text for text in table.menu("red") if "manufacturer" in text]
    assert table.why_not("red", "worker manufacturer eem") == "ROT-3.4"
    table.idle_to_round_end().idle("blue", "yellow")
    assert table.can("red", "worker manufacturer eem")


@pytest.mark.rule("ROT-3.5")
def test_the_shipping_agent_needs_the_products_and_the_manufacturer_the_money():
    table = rotterdam().jobs("jam+shoes", "bread+cookies").hand(red="jam, bread").money(red=6)
    assert not [text for text in table.menu("red") if "agent" in text or "manufacturer" in text]
    assert table.why_not("red", "worker shipping agent 1") == "ROT-3.5"
    assert table.why_not("red", "worker manufacturer botlek") == "ROT-3.5"


@pytest.mark.rule("ROT-3.5")
def test_the_other_six_can_be_played_without_any_effect():
    table = rotterdam().money(red=0)
    for worker in ("ship owner", "captain", "deck hand", "discharger", "trader", "cashier 1"):
        assert table.can("red", f"worker {worker}")
    table.play("red", "worker discharger")
    assert table.asked() == ("blue",)


@pytest.mark.rule("ROT-3.6")
def test_only_the_cashier_has_fields_to_choose_from():
    table = rotterdam()
    cashier = [text for text in table.menu("red") if "cashier" in text]
    assert cashier == ["worker cashier 3", "worker cashier 2", "worker cashier 1"]
    assert sum("captain" in text for text in table.menu("red")) == 1
    table.play("red", "worker cashier 2").play("blue", "worker discharger")
    assert table.fields("Cashier") == [None, "red", None]
    assert table.fields("Discharger") == ["blue", None, None]
    assert table.why_not("yellow", "worker cashier 2") == "ROT-3.3"


@pytest.mark.rule("ROT-3.7")
def test_after_the_last_worker_the_pawn_passes_and_the_fields_are_cleared():
    table = rotterdam(master="yellow").idle_to_round_end()
    assert table.state.round == 2
    assert table.master() == "red"
    assert table.asked() == ("red",)
    assert set(table.fields("Trader") + table.fields("Ship owner")) == {None}
