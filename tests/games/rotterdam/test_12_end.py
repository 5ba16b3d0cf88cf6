"""ROT-12: the end."""

import pytest

from games.rotterdam.table import rotterdam

pytestmark = pytest.mark.pure

TEN = ["gasoline+jam", "bread+clothes"]


@pytest.mark.rule("ROT-12.1")
def test_with_15_points_in_assignments_the_round_is_played_to_its_end():
    table = rotterdam().done(red=TEN).jobs("gasoline+clothes", "jam+shoes").hand(red="gasoline, clothes")
    table.play("red", "worker shipping agent 1")
    assert table.told("last round") == [{"round": 1}]
    assert table.asked() == ("blue",)
    table.idle_to_round_end()
    assert table.state.over
    assert len(table.told("worker")) == 12


@pytest.mark.rule("ROT-12.1")
def test_14_points_do_not_end_it():
    table = rotterdam().done(red=["bread+cookies", "bread+jam", "bread+clothes"]).idle_to_round_end()
    assert table.state.earned[0] == 14
    assert not table.state.over


@pytest.mark.rule("ROT-12.1")
def test_points_of_products_and_cards_do_not_end_it():
    table = rotterdam().done(red=TEN).hand(red="6 jam, 5 clothes").idle_to_round_end()
    assert table.scores()["red"] > 30
    assert not table.state.over


@pytest.mark.rule("ROT-12.2")
def test_without_an_assignment_left_the_round_is_the_last():
    table = rotterdam().jobs("jam+shoes").only_open_jobs_left().hand(red="jam, shoes")
    table.play("red", "worker shipping agent 1").idle_to_round_end()
    assert table.state.over


@pytest.mark.rule("ROT-12.2")
def test_an_open_assignment_is_enough_to_go_on():
    table = rotterdam().jobs("jam+shoes").only_open_jobs_left().idle_to_round_end()
    assert not table.state.over


@pytest.mark.rule("ROT-12.3")
def test_after_round_300_it_is_over():
    assert rotterdam().in_round(300).idle_to_round_end().state.over
    assert not rotterdam().in_round(299).idle_to_round_end().state.over


@pytest.mark.rule("ROT-12.4")
def test_assignments_products_and_shipping_cards_count():
    table = rotterdam().done(red=["jam+shoes"]).hand(red="jam, bread").cards(red="fog, tugboat").money(red=90)
    assert table.scores()["red"] == 6 + 2 + 1 + 2 + 1


@pytest.mark.rule("ROT-12.5")
def test_the_highest_score_wins():
    table = rotterdam().done(red=[*TEN, "jam+shoes"]).hand(blue="6 jam, 5 clothes").idle_to_round_end()
    assert table.scores() == {"red": 16, "blue": 22, "yellow": 0}
    assert table.winners() == ["blue"]
    assert table.state.result() == [0, 1, 0]


@pytest.mark.rule("ROT-12.5")
def test_among_equals_assignments_then_money_decide():
    table = rotterdam().done(red=[*TEN, "jam+shoes"], blue=["jam+clothes", "plastics+jam"])
    table.hand(blue="2 jam, bread").idle_to_round_end()
    assert table.scores()["red"] == table.scores()["blue"] == 16
    assert table.winners() == ["red"]


@pytest.mark.rule("ROT-12.5")
@pytest.mark.parametrize(("red", "blue", "winners"), [(3, 4, ["blue"]), (4, 4, ["red", "blue"])])
def test_then_money_and_those_still_equal_share(red, blue, winners):
    table = rotterdam().done(red=[*TEN, "jam+shoes"], blue=["gasoline+clothes", "bread+jam", "jam+clothes"])
    table.money(red=red, blue=blue, yellow=40)
    for name in ("red", "blue", "yellow") * 4:
        table.play(name, next(text for text in table.menu(name) if text in CHEAP))
        table.settle_down(True)
    assert table.state.over
    assert table.winners() == winners


CHEAP = ("worker trader", "worker ship owner", "worker deck hand", "worker discharger")


@pytest.mark.rule("ROT-12.6")
def test_at_the_end_everybody_shows_their_cards():
    table = rotterdam().done(red=[*TEN, "jam+shoes"]).covered(blue="clothes, bread").cards(blue="barter")
    assert table.view("red").scores() == [16, 0, 0]
    table.idle_to_round_end()
    assert table.state.over
    assert table.known("blue") == ["bread", "clothes"]
    assert table.sees_cards("red", "blue") == ["barter"]
    assert table.view("red").scores() == table.view(None).scores() == table.state.scores() == [16, 5, 0]
