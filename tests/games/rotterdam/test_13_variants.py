"""ROT-13: other ways to play."""

import pytest

from games.rotterdam.table import rotterdam

pytestmark = pytest.mark.pure


@pytest.mark.rule("ROT-13.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 8), (4, 6)])
def test_a_set_number_of_rounds(seats, rounds):
    table = rotterdam(seats=seats, length="rounds")
    for number in range(1, rounds + 1):
        assert table.state.round == number
        assert not table.state.over
        table.idle_to_round_end()
    assert table.state.over


@pytest.mark.rule("ROT-13.1")
def test_points_do_not_end_a_game_of_set_rounds():
    table = rotterdam(length="rounds").done(red=["gasoline+jam", "bread+clothes", "jam+shoes"]).idle_to_round_end()
    assert table.state.earned[0] == 16
    assert not table.state.over


def auction(**options):
    """A table in the auction of its first round."""
    return rotterdam(auction=True, **options)


@pytest.mark.rule("ROT-13.2")
def test_bids_go_clockwise_from_the_player_after_the_harbour_master():
    table = auction(master="blue")
    assert table.asked() == ("yellow",)
    table.play("yellow", "raise 1")
    assert table.asked() == ("red",)
    table.play("red", "pass")
    assert table.asked() == ("blue",)


@pytest.mark.rule("ROT-13.2")
def test_every_round_begins_with_an_auction():
    table = auction().play("blue", "pass").play("yellow", "pass").play("red", "pass")
    table.idle_to_round_end()
    assert table.state.round == 2
    assert table.menu(table.asked()[0])[-1] == "pass"


@pytest.mark.rule("ROT-13.3")
def test_a_bid_goes_up_by_any_whole_million_as_far_as_the_money_goes():
    table = auction().money(yellow=11)
    assert table.menu("blue") == [*(f"raise {step}" for step in range(1, 16)), "pass"]
    table.play("blue", "raise 4")
    assert table.menu("yellow") == [*(f"raise {step}" for step in range(1, 8)), "pass"]
    assert table.why_not("yellow", "raise 8") == "ROT-13.3"
    table.play("yellow", "raise 7")
    assert table.told("raised")[-1] == {"seat": 2, "amount": 11}


@pytest.mark.rule("ROT-13.3")
def test_whoever_has_no_more_than_the_bid_can_only_pass():
    table = auction(seats=4).money(yellow=6).play("blue", "raise 6")
    assert table.asked() == ("green",), "yellow has passed, having no other choice"


@pytest.mark.rule("ROT-13.4")
def test_the_last_bidder_pays_the_bank_and_begins():
    table = auction().play("blue", "raise 2").play("yellow", "raise 1").play("red", "pass").play("blue", "pass")
    assert table.master() == "yellow"
    assert table.purse("yellow") == 12
    assert table.state.bank == 96 - 42
    assert table.asked() == ("yellow",)


@pytest.mark.rule("ROT-13.4")
def test_whoever_has_passed_is_not_asked_again():
    table = auction().play("blue", "pass").play("yellow", "raise 1").play("red", "raise 1")
    assert table.asked() == ("yellow",)
    table.play("yellow", "raise 1")
    assert table.asked() == ("red",)


@pytest.mark.rule("ROT-13.5")
def test_when_nobody_bids_the_pawn_passes_on_in_the_first_round_too():
    table = auction(master="yellow").play("red", "pass").play("blue", "pass").play("yellow", "pass")
    assert table.master() == "red"
    assert table.told("no bids")[-1] == {"seat": 0}
    table.idle_to_round_end()
    table.play("blue", "pass").play("yellow", "pass").play("red", "pass")
    assert table.master() == "blue"
