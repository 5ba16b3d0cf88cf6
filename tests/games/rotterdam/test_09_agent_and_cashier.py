"""ROT-9: the Shipping agent and the Cashier."""

import pytest

from games.rotterdam.table import rotterdam

pytestmark = pytest.mark.pure


@pytest.mark.rule("ROT-9.1")
def test_an_open_assignment_is_completed_with_its_products():
    table = rotterdam().jobs("jam+shoes", "bread+cookies", "gasoline+bread+jam").hand(red="jam, shoes, bread, cookies")
    assert [text for text in table.menu("red") if "agent" in text] == [
        "worker shipping agent 1",
        "worker shipping agent 2",
    ]
    table.play("red", "worker shipping agent 1")
    assert table.in_hand("red") == ["bread", "cookies"]
    assert table.state.earned[0] == 6
    assert table.scores()["red"] == 6 + 2


@pytest.mark.rule("ROT-9.1")
def test_covered_cards_serve_too():
    table = rotterdam().jobs("jam+shoes").covered(red="jam, shoes").play("red", "worker shipping agent 1")
    assert table.state.earned[0] == 6


@pytest.mark.rule("ROT-9.2")
def test_the_products_go_under_their_stacks_as_printed():
    table = rotterdam().jobs("orange juice+jam").hand(red="orange juice, jam").play("red", "worker shipping agent 1")
    assert table.put_under("merwe") == ["orange juice", "jam"]


@pytest.mark.rule("ROT-9.3")
def test_the_next_assignment_is_opened_at_once():
    table = rotterdam().jobs("jam+shoes", "bread+cookies", "gasoline+bread").hand(red="jam, shoes")
    table.jobs_drawn("plastics+clothes").play("red", "worker shipping agent 1")
    assert table.open_jobs() == ["plastics+clothes", "bread+cookies", "gasoline+bread"]


@pytest.mark.rule("ROT-9.3")
def test_without_covered_assignments_the_place_stays_open():
    table = rotterdam().jobs("jam+shoes", "bread+cookies").only_open_jobs_left().hand(red="jam, shoes")
    table.play("red", "worker shipping agent 1")
    assert table.open_jobs() == ["bread+cookies"]
    assert table.why_not("blue", "worker shipping agent 1") == "ROT-9.3"


@pytest.mark.rule("ROT-9.4")
@pytest.mark.parametrize("amount", [3, 2, 1])
def test_the_cashier_gets_what_the_field_says(amount):
    table = rotterdam().play("red", f"worker cashier {amount}")
    assert table.purse("red") == 15 + amount


@pytest.mark.rule("ROT-9.4")
def test_with_two_players_the_cashier_has_three_or_two():
    table = rotterdam(seats=2)
    assert [text for text in table.menu("red") if "cashier" in text] == ["worker cashier 3", "worker cashier 2"]
