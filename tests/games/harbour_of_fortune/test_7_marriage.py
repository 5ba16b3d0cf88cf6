"""Section 7: marriage and divorce."""

import pytest

from games.harbour_of_fortune.table import harbour

MATCH = "marry oldest son to red oldest daughter"


@pytest.mark.rule("HOF-7.1")
def test_a_marriage_costs_1000_and_cannot_be_refused():
    table = harbour().houses(blue=1).acting("blue").play("blue", MATCH)
    assert table.has("blue") == 7000
    assert table.asked() == ("blue",)
    assert table.told("married") == [{"seat": 0, "son": 0, "foe": 1, "daughter": 0}]


@pytest.mark.rule("HOF-7.1")
@pytest.mark.parametrize("lack", ["house", "mother", "money"])
def test_it_needs_a_house_the_mother_and_the_dowry(lack):
    table = harbour().docked("blue")
    if lack != "house":
        table.houses(blue=1)
    if lack == "mother":
        table.sick(blue="mother")
    if lack == "money":
        table.money(blue=975)
    assert table.acting("blue").refused("blue", MATCH) == "HOF-7.1"


@pytest.mark.rule("HOF-7.1")
def test_a_damaged_house_is_enough_and_a_burnt_one_is_not():
    assert harbour().houses(blue=1).damage(blue="storm").acting("blue").may("blue", MATCH)
    assert harbour().docked("blue").burnt(blue=1).acting("blue").refused("blue", MATCH) == "HOF-7.1"


@pytest.mark.rule("HOF-7.2")
def test_only_the_active_and_free_marry():
    table = harbour(3).houses(blue=1, purple=1).sick(blue="youngest son", red="youngest daughter")
    table.married("purple", "oldest", "red", "oldest").acting("blue")
    assert table.offers("blue", "marry") == [
        "marry oldest son to purple oldest daughter",
        "marry oldest son to purple youngest daughter",
    ]
    assert table.refused("blue", "marry youngest son to purple oldest daughter") == "HOF-7.2"
    assert table.refused("blue", MATCH) == "HOF-7.2"
    table.play("blue", "marry oldest son to purple oldest daughter")
    assert table.refused("blue", "marry oldest son to purple youngest daughter") == "HOF-7.2"


@pytest.mark.rule("HOF-7.3")
def test_the_bride_changes_households():
    table = harbour().houses(blue=1).acting("blue").play("blue", MATCH)
    assert table.members("blue") == 9
    assert table.members("red") == 7
    assert table.active("blue", "oldest son's bride")
    assert not table.active("red", "oldest daughter")
    assert table.has("red") == 8000


@pytest.mark.rule("HOF-7.4")
def test_both_sons_may_marry_in_one_turn():
    table = harbour().houses(blue=1).acting("blue").play("blue", MATCH)
    table.play("blue", "marry youngest son to red youngest daughter")
    assert table.members("blue") == 10
    assert table.members("red") == 6
    assert table.has("blue") == 6000


@pytest.mark.rule("HOF-7.5")
def test_a_marriage_lasts_without_house_mother_or_health():
    table = harbour().houses(red=1).married("red", "oldest", "blue", "oldest").hand(blue="black 10").acting("blue")
    table.play("blue", "strike red 10")
    assert table.standing("red") == 0
    table.sick(red="mother, oldest son")
    table.play("blue", "end turn")
    assert table.active("red", "oldest son's bride")


@pytest.mark.rule("HOF-7.6")
def test_a_divorced_bride_goes_home_and_is_well():
    table = harbour().houses(red=1).married("red", "oldest", "blue", "youngest").sick(red="oldest son's bride")
    table.hand(blue="black 5").acting("blue").play("blue", "strike red 5")
    assert table.active("blue", "youngest daughter")
    assert table.members("blue") == 8
    assert table.members("red") == 8
    table.play("blue", "end turn")
    assert table.may("red", "marry oldest son to blue youngest daughter")
