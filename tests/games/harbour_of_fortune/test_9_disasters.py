"""Section 9: the ten disasters."""

import pytest

from games.harbour_of_fortune.table import harbour


def struck(number, *then, table=None):
    """Red suffers a disaster dealt by blue."""
    table = (table or harbour()).hand(blue=f"black {number}").acting("blue")
    return table.play("blue", f"strike red {number}", *then)


@pytest.mark.rule("HOF-9.1")
def test_misfortune_costs_a_hundred_times_the_die_to_the_dealer():
    table = struck("ace", table=harbour().misfortune(4))
    assert (table.has("red"), table.has("blue")) == (7600, 8400)


@pytest.mark.rule("HOF-9.1")
def test_against_misfortune_only_a_red_joker_helps_before_the_roll():
    table = struck("ace", table=harbour().hand(red="red 10, red joker"))
    assert table.menu("red") == ["accept", "red joker"]
    assert table.refused("red", "red 10") == "HOF-9.1"
    table.play("red", "red joker")
    assert table.told("misfortune") == []
    assert table.has("red") == 8000


@pytest.mark.rule("HOF-9.2")
def test_a_failed_business_makes_the_father_inactive():
    table = struck("2", table=harbour().hand(red="red ace"))
    assert table.refused("red", "housekeeper") == "HOF-9.6"
    table.play("red", "accept")
    assert not table.active("red", "father")
    assert table.troubles("red") == ["failed business"]
    table.play("blue", "end turn")
    table.go_on("red").play("red", "mend failed business")
    assert table.menu("red") == ["pay"]
    assert table.refused("red", "housekeeper") == "HOF-9.6"


@pytest.mark.rule("HOF-9.3")
@pytest.mark.parametrize("space", [1, 3, 4])
def test_a_raid_at_sea_drives_the_ship_back(space):
    table = struck("3", table=harbour().ship(red=space))
    assert table.space("red") == space - 1
    assert table.has("red") == 8000
    assert table.troubles("red") == ["lost space"]


@pytest.mark.rule("HOF-9.3")
def test_a_waiting_ship_is_at_sea():
    table = struck("3", table=harbour().ship(red=5).money(red=400))
    assert table.space("red") == 4
    assert table.has("red") == 400
    assert harbour().hand(blue="black 3").acting("blue").refused("blue", "strike red 3") == "HOF-8.3"


@pytest.mark.rule("HOF-9.4")
def test_a_raid_in_harbour_costs_400_and_nothing_remains():
    table = struck("3", table=harbour().docked("red"))
    assert table.has("red") == 7600
    assert table.has("blue") == 8000
    assert table.is_docked("red")
    assert table.troubles("red") == []


@pytest.mark.rule("HOF-9.5")
def test_sickness_strikes_any_active_member_but_the_housekeeper():
    table = harbour(3).hired(red="spy").sick(red="butler").married("red", "oldest", "purple", "oldest")
    table.hand(blue="black 4").acting("blue").play("blue", "strike red 4")
    assert table.menu("blue") == [
        "sicken father",
        "sicken oldest son",
        "sicken youngest son",
        "sicken mother",
        "sicken oldest daughter",
        "sicken youngest daughter",
        "sicken spy",
        "sicken oldest son's bride",
    ]
    table.play("blue", "sicken oldest son's bride")
    assert table.asked() == ("red",), "the Housekeeper could help"
    table.play("red", "accept")
    assert not table.active("red", "oldest son's bride")
    assert table.members("red") == 8


@pytest.mark.rule("HOF-9.6")
def test_the_housekeeper_prevents_sickness_for_400():
    table = struck("4", "sicken father")
    assert table.menu("red") == ["accept", "housekeeper"]
    table.play("red", "housekeeper")
    assert table.has("red") == 7600
    assert table.active("red", "father")


@pytest.mark.rule("HOF-9.6")
def test_the_housekeeper_works_once_a_round_and_again_in_the_next():
    table = harbour(3).hand(blue="black 4, black 4", red="black 4").acting("blue")
    table.play("blue", "strike purple 4", "sicken father").play("purple", "housekeeper")
    table.play("blue", "end turn").play("red", "strike purple 4", "sicken mother")
    assert not table.active("purple", "mother"), "publicly forced: no card and no Housekeeper"
    table.play("red", "end turn").play("purple", "mend sick mother")
    assert table.refused("purple", "housekeeper") == "HOF-9.6"
    table.play("purple", "pay", "end turn").play("blue", "strike purple 4", "sicken father")
    assert table.menu("purple") == ["accept", "housekeeper"]


@pytest.mark.rule("HOF-9.6")
def test_the_housekeeper_heals_later_in_the_second_phase():
    table = harbour().sick(red="butler").acting("red").play("red", "mend sick butler")
    assert table.menu("red") == ["pay", "housekeeper"]
    table.play("red", "housekeeper")
    assert table.active("red", "butler")
    assert table.has("red") == 7600
    poor = harbour().money(red=375).sick(red="butler").acting("red")
    assert poor.refused("red", "mend sick butler") == "HOF-10.1"


@pytest.mark.rule("HOF-9.7")
def test_the_dealer_chooses_the_couple_and_nothing_can_be_mended():
    table = (
        harbour(3)
        .houses(red=1)
        .married("red", "oldest", "blue", "oldest")
        .married("red", "youngest", "purple", "oldest")
    )
    table = struck("5", table=table)
    assert table.menu("blue") == ["divorce oldest son", "divorce youngest son"]
    table.play("blue", "divorce youngest son")
    assert table.active("purple", "oldest daughter")
    assert table.active("red", "oldest son's bride")
    assert table.troubles("red") == []


@pytest.mark.rule("HOF-9.7")
def test_a_divorce_can_be_answered_at_once():
    table = harbour().houses(red=1).married("red", "oldest", "blue", "oldest").hand(red="red 5, red 4")
    table = struck("5", table=table)
    assert table.menu("red") == ["accept", "red 5"]
    table.play("red", "red 5")
    assert table.active("red", "oldest son's bride")


@pytest.mark.rule("HOF-9.8")
def test_bribe_and_theft():
    bribe = struck("6")
    assert (bribe.has("red"), bribe.has("blue")) == (7500, 8500)
    theft = struck("7")
    assert (theft.has("red"), theft.has("blue")) == (6800, 8000)


@pytest.mark.rule("HOF-9.9")
@pytest.mark.parametrize(("number", "trouble"), [("8", "storm damage"), ("9", "infestation")])
def test_a_house_is_damaged(number, trouble):
    table = struck(number, table=harbour().houses(red=3))
    assert table.standing("red") == 3
    assert table.sound("red") == 2
    assert table.troubles("red") == [trouble]
    table.play("blue", "end turn").go_on("red")
    assert table.told("rent") == [{"seat": 1, "houses": 2, "amount": 300}]


@pytest.mark.rule("HOF-9.10")
def test_an_undamaged_house_burns_first():
    table = struck("10", table=harbour().houses(red=3).damage(red="storm, storm"))
    assert table.standing("red") == 2
    assert table.sound("red") == 0
    assert table.troubles("red") == ["storm damage", "burnt house"]


@pytest.mark.rule("HOF-9.10")
def test_among_damaged_houses_the_dealer_chooses_and_the_damage_ends():
    table = struck("10", table=harbour().houses(red=2).damage(red="storm, sabotage"))
    assert table.menu("blue") == ["burn house with storm", "burn house with sabotage"]
    table.play("blue", "burn house with sabotage")
    assert table.standing("red") == 1
    assert table.troubles("red") == ["storm damage", "burnt house"]


@pytest.mark.rule("HOF-9.10")
def test_only_a_red_ten_or_a_red_joker_puts_a_fire_out():
    joker = struck("10", table=harbour().houses(red=2).hand(red="red 9, red joker"))
    assert joker.menu("red") == ["accept", "red joker"]
    joker.play("red", "red joker")
    assert joker.standing("red") == 2
    table = struck("10", table=harbour().houses(red=2).hand(red="red 9, red 10"))
    assert table.menu("red") == ["accept", "red 10"]
