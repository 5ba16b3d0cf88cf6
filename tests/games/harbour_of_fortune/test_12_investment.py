"""Section 12: the Great Investment."""

import pytest

from games.harbour_of_fortune.table import harbour


def invited(seats=3, **money):
    return harbour(seats).money(**money).hand(blue="red ace").acting("blue").play("blue", "great investment")


@pytest.mark.rule("HOF-12.1")
def test_an_ace_and_a_fee_open_it_and_every_ace_opens_one():
    table = harbour(3).hand(blue="red ace, red ace").acting("blue").play("blue", "great investment")
    assert table.has("blue") == 7900
    table.play("red", "decline").play("purple", "decline").play("blue", "great investment")
    assert table.asked() == ("red",)
    assert table.has("blue") == 7800
    poor = harbour(3).money(blue=75).hand(blue="red ace").acting("blue")
    assert poor.refused("blue", "great investment") == "HOF-12.1"


@pytest.mark.rule("HOF-12.2")
@pytest.mark.parametrize(
    ("seats", "inviter", "order"),
    [(2, "blue", ["red"]), (3, "red", ["purple", "blue"]), (4, "purple", ["gold", "blue", "red"])],
)
def test_the_others_are_asked_clockwise(seats, inviter, order):
    table = harbour(seats).hand(**{inviter: "red ace"}).acting(inviter).play(inviter, "great investment")
    asked = []
    while table.asked() != (inviter,):
        asked.append(table.asked()[0])
        table.play(asked[-1], "decline")
    assert asked == order


@pytest.mark.rule("HOF-12.2")
def test_stakes_of_any_amount_up_to_600_and_what_there_is():
    table = invited(red=8000, purple=185)
    assert table.menu("red") == ["decline", *(f"put in {amount}" for amount in range(100, 601, 25))]
    table.play("red", "put in 225")
    assert table.told("staked", to="purple") == [{"seat": 1, "amount": 225}]
    assert table.menu("purple") == ["decline", "put in 100", "put in 125", "put in 150", "put in 175"]
    assert table.refused("purple", "put in 200") == "HOF-12.2"
    poor = invited(red=8000, purple=95).investors_roll(1).play("red", "put in 600")
    assert poor.told("declined") == [{"seat": 2}], "nobody puts in less than 100"


@pytest.mark.rule("HOF-12.2", "HOF-12.4", "HOF-12.5")
def test_250_and_350_make_600():
    table = invited().investors_roll(3, 4).play("red", "put in 250").play("purple", "put in 350")
    assert table.told("raised") == [{"seat": 0, "amount": 600, "excess": 0}]
    assert table.has("blue") == 7900 + 600
    assert (table.has("red"), table.has("purple")) == (7750 + 375, 7650 + 525)


@pytest.mark.rule("HOF-12.5")
def test_half_as_much_again_is_rounded_down_to_the_smallest_coin():
    table = invited().investors_roll(3, 5).play("red", "put in 125").play("purple", "put in 475")
    assert (table.has("red"), table.has("purple")) == (7875 + 175, 7525 + 950)


@pytest.mark.rule("HOF-12.3")
def test_with_less_than_600_the_stakes_go_back():
    table = invited().play("red", "put in 400").play("purple", "put in 100")
    assert [table.has(name) for name in table.names] == [7900, 8000, 8000]
    assert table.out("blue") == ["red ace"]
    assert table.told("returned") == []


@pytest.mark.rule("HOF-12.4")
@pytest.mark.parametrize(("stakes", "kept"), [((500, 100), 600), ((400, 400), 800), ((600, 600), 800)])
def test_the_inviter_keeps_at_most_800(stakes, kept):
    table = invited().investors_roll(1, 1).play("red", f"put in {stakes[0]}").play("purple", f"put in {stakes[1]}")
    assert table.has("blue") == 7900 + kept
    assert table.told("raised") == [{"seat": 0, "amount": kept, "excess": sum(stakes) - kept}]


@pytest.mark.rule("HOF-12.5")
@pytest.mark.parametrize(("die", "back"), [(1, 0), (2, 0), (3, 450), (4, 450), (5, 600), (6, 600)])
def test_what_an_investor_gets_back(die, back):
    table = invited().investors_roll(die, 1).play("red", "put in 300").play("purple", "put in 300")
    assert table.has("red") == 7700 + back
    assert table.has("purple") == 7700


@pytest.mark.rule("HOF-12.5")
def test_each_investor_rolls_once_clockwise_and_who_declined_does_not():
    table = harbour(4).hand(red="red ace").wild(purple="roll twice").acting("red").play("red", "great investment")
    table.investors_roll(5, 1)
    table.play("purple", "put in 500").play("gold", "decline").play("blue", "put in 100")
    assert [(fact["seat"], fact["die"]) for fact in table.told("returned")] == [(2, 5), (0, 1)]


@pytest.mark.rule("HOF-12.6")
def test_it_is_not_opened_when_the_others_could_not_put_in_600():
    for red, purple in ((399, 200), (575, 99), (349, 249)):
        table = harbour(3).money(red=red, purple=purple).hand(blue="red ace").acting("blue")
        assert table.refused("blue", "great investment") == "HOF-12.6"
    assert harbour(3).money(red=350, purple=250).hand(blue="red ace").acting("blue").may("blue", "great investment")
    assert harbour(3).money(red=400, purple=200).hand(blue="red ace").acting("blue").may("blue", "great investment")


@pytest.mark.rule("HOF-12.7")
def test_between_two_it_takes_a_full_600():
    table = invited(2).investors_roll(6).play("red", "put in 600")
    assert (table.has("blue"), table.has("red")) == (8500, 8600)
    short = invited(2).play("red", "put in 500")
    assert (short.has("blue"), short.has("red")) == (7900, 8000)


@pytest.mark.rule("HOF-12.7")
def test_the_option_forbids_it_between_two_only():
    two = harbour(2, investment_with_two=False).hand(blue="red ace").acting("blue")
    assert two.refused("blue", "great investment") == "HOF-12.7"
    three = harbour(3, investment_with_two=False).hand(blue="red ace").acting("blue")
    assert three.may("blue", "great investment")
