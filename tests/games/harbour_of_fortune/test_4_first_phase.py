"""Section 4: the first phase."""

import pytest

from games.harbour_of_fortune.table import harbour


@pytest.mark.rule("HOF-4.1")
def test_before_rolling_red_cards_and_wild_cards_may_be_played():
    table = harbour().sick(blue="mother").hand(blue="red 4").wild(blue="hero").turn("blue", 2)
    assert table.menu("blue") == ["roll", "wild hero bonus", "mend sick mother"]
    table.play("blue", "mend sick mother", "red 4", "wild hero bonus")
    assert table.told("rolled") == [{"seat": 0, "die": 2}]
    assert table.active("blue", "mother")


@pytest.mark.rule("HOF-4.1")
def test_without_wild_cards_the_die_is_rolled_at_once():
    table = harbour().sick(blue="mother").hand(blue="red 4").turn("blue", 2)
    assert table.told("rolled") == [{"seat": 0, "die": 2}]
    assert table.menu("blue") == ["go on", "mend sick mother"]


@pytest.mark.rule("HOF-4.1", "HOF-4.3")
@pytest.mark.parametrize("roll", [1, 4, 6])
@pytest.mark.parametrize("trouble", ["mend sick father", "mend failed business", "mend lost space"])
def test_a_red_card_played_after_the_roll_does_as_much_as_one_before_it(trouble, roll):
    after = []
    for early in (True, False):
        table = harbour().hand(blue="red 9").wild(blue="hero").ship(blue=2).hat("blue")
        if trouble == "mend sick father":
            table.sick(blue="father")
        elif trouble == "mend failed business":
            table.failed("blue")
        else:
            table.lost(blue=1)
        table.turn("blue", roll)
        texts = (trouble, "red 9", "roll") if early else ("roll", trouble, "red 9")
        table.play("blue", *texts).go_on("blue")
        after.append((table.has("blue"), table.space("blue"), table.is_docked("blue"), table.troubles("blue")))
    assert after[0] == after[1]


@pytest.mark.rule("HOF-4.2")
def test_everything_comes_in_its_order():
    table = harbour().hat("blue").houses(blue=2).turn("blue", 6)
    order = table.happened("rolled", "hat", "profit", "taxed", "household", "sailed", "rent")
    assert order == ["rolled", "profit", "taxed", "household", "rent"]
    sailing = harbour().turn("blue", 6)
    order = sailing.happened("rolled", "hat", "profit", "taxed", "household", "sailed", "rent")
    assert order == ["rolled", "hat", "profit", "taxed", "household", "sailed"]


@pytest.mark.rule("HOF-4.2")
def test_the_wild_card_comes_before_the_first_pause():
    table = harbour().draws_wild("hat").turn("blue", 4)
    assert table.told("profit") == []
    table.play("blue", "wild director-general").go_on("blue")
    assert table.happened("saw wild", "hat", "profit", "taxed") == ["saw wild", "hat", "profit", "taxed"]


@pytest.mark.rule("HOF-4.3")
def test_a_father_brought_back_in_the_first_pause_earns_this_turns_profit():
    table = harbour().failed("blue").hand(blue="red 2").turn("blue", 5)
    assert table.told("rolled") == [{"seat": 0, "die": 5}]
    table.play("blue", "mend failed business", "red 2").go_on("blue")
    assert table.told("profit") == [{"seat": 0, "amount": 500}]


@pytest.mark.rule("HOF-4.3")
def test_a_house_repaired_in_a_pause_brings_rent():
    first = harbour().houses(blue=1).damage(blue="storm").hand(blue="red 8").turn("blue", 1)
    assert first.told("household") == []
    first.play("blue", "mend storm damage", "red 8")
    assert first.told("rent") == [{"seat": 0, "houses": 1, "amount": 150}]
    second = (
        harbour().houses(blue=1).damage(blue="storm").wild(blue="house").turn("blue", 1).play("blue", "roll", "go on")
    )
    assert second.told("household")
    second.play("blue", "wild repair storm")
    assert second.told("rent") == [{"seat": 0, "houses": 1, "amount": 150}]


@pytest.mark.rule("HOF-4.3")
def test_without_wild_cards_there_is_no_second_pause():
    table = harbour().houses(blue=2).damage(blue="storm").hand(blue="red 8").turn("blue", 1).play("blue", "go on")
    assert table.told("rent") == [{"seat": 0, "houses": 1, "amount": 150}]


@pytest.mark.rule("HOF-4.3")
def test_money_mends_nothing_in_the_pauses():
    table = harbour().sick(blue="mother").hand(blue="red 3").turn("blue")
    assert table.refused("blue", "mend sick mother") == "HOF-10.1"
    assert table.refused("blue", "hire captain") == "HOF-6.2"


@pytest.mark.rule("HOF-4.4")
@pytest.mark.parametrize("die", range(1, 7))
def test_an_active_father_brings_a_hundred_times_the_die(die):
    table = harbour().wild_pile().docked("blue").turn("blue", die)
    assert table.told("profit") == [{"seat": 0, "amount": 100 * die}]


@pytest.mark.rule("HOF-4.4")
def test_an_inactive_father_brings_nothing():
    failed = harbour().docked("blue").failed("blue").turn("blue", 5)
    sick = harbour().docked("blue").sick(blue="father").turn("blue", 5)
    assert failed.has("blue") == sick.has("blue") == 8050


@pytest.mark.rule("HOF-4.5")
def test_a_four_brings_a_wild_card():
    table = harbour().draws_wild("hero").turn("blue", 4)
    assert table.wild_cards("blue") == ["hero"]
    assert harbour().turn("blue", 3).wild_cards("blue") == []


@pytest.mark.rule("HOF-4.5")
def test_from_an_empty_pile_nothing_is_drawn():
    table = harbour().wild_pile().turn("blue", 4)
    assert table.wild_cards("blue") == []
    assert table.told("no wild") == [{"seat": 0}]


@pytest.mark.rule("HOF-4.6")
def test_a_six_brings_the_hat_whoever_had_it():
    assert harbour().turn("blue", 6).wears() == "blue"
    table = harbour().hat("red").turn("blue", 6)
    assert table.told("hat") == [{"seat": 0, "foe": 1}]
    again = harbour().hat("blue").turn("blue", 6)
    assert again.told("hat") == []
    assert again.wears() == "blue"


@pytest.mark.rule("HOF-4.7")
@pytest.mark.parametrize(
    ("sick", "hired", "income"),
    [
        ("", "", 50),
        ("", "spy", 100),
        ("", "spy, trader", 200),
        ("", "spy, trader, builder", 300),
        ("", "spy, trader, builder, captain", 400),
        ("mother, butler, oldest son, youngest son, oldest daughter, youngest daughter", "", 50),
    ],
)
def test_the_household_brings_money_by_its_size(sick, hired, income):
    table = harbour().docked("blue").sick(blue=sick).hired(blue=hired).turn("blue", 1)
    assert table.has("blue") == 8000 + 100 + income


@pytest.mark.rule("HOF-4.7")
def test_brides_count_and_fourteen_bring_700():
    table = harbour().docked("blue").failed("red").hired(blue="spy, trader, builder, captain")
    table.married("blue", "oldest", "red", "oldest")
    assert table.turn("blue", 1).told("household") == [{"seat": 0, "members": 13, "amount": 500}]
    table.married("blue", "youngest", "red", "youngest")
    assert table.turn("blue", 1).told("household")[1:] == [{"seat": 0, "members": 14, "amount": 700}]


@pytest.mark.rule("HOF-4.8")
@pytest.mark.parametrize(("houses", "rent"), [(1, 150), (2, 300), (3, 400), (4, 550), (5, 700), (6, 1000)])
def test_undamaged_houses_bring_rent(houses, rent):
    table = harbour().houses(blue=houses).turn("blue", 1)
    assert table.has("blue") == 8000 + 100 + 50 + rent


@pytest.mark.rule("HOF-4.8")
def test_damaged_houses_bring_none():
    table = harbour().houses(blue=4).damage(blue="storm, infestation, sabotage").turn("blue", 1)
    assert table.told("rent") == [{"seat": 0, "houses": 1, "amount": 150}]
