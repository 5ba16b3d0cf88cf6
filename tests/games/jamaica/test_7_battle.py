"""JAM-7: battle.  Red sails from 15 to the port 16 (3 doubloons), where blue lies."""

import pytest

from games.jamaica.table import jamaica

pytestmark = pytest.mark.pure


def meeting(red="3 gold", blue="-", **treasures):
    """Red is about to meet blue; green is far away."""
    return jamaica().at(red=15, blue=16, green=29).holds(red=red, blue=blue).treasures(**treasures)


def attack(table):
    return table.round(1, 6, red="forward/gunpowder")


def outcome(table):
    """Who won, or "draw"."""
    if table.told("drawn battle"):
        return "draw"
    won = table.told("won", to="green")
    return table.names[won[-1]["ship"]] if won else None


@pytest.mark.rule("JAM-7.1")
def test_a_ship_that_ends_beside_another_must_attack():
    table = attack(meeting(blue="2 gold").rolls(4, 2))
    assert table.told("attacked", to="green") == [{"ship": 0, "foe": 1, "space": 16}]
    assert table.asked() == ("red",)
    assert table.menu("red") == ["take nothing", "steal hold 1"]


@pytest.mark.rule("JAM-7.1")
def test_a_ship_moving_back_attacks_too():
    table = jamaica().at(red=18, blue=17).rolls(2, 2).round(1, 1, red="backward/forward")
    assert table.told("attacked") == [{"ship": 0, "foe": 1, "space": 17}]


@pytest.mark.rule("JAM-7.1")
def test_ships_in_different_laps_meet():
    table = jamaica().at(blue=44).rolls(2, 2).lair("+3").round(6, 6, red="backward/forward")
    assert table.told("attacked") == [{"ship": 0, "foe": 1, "space": 44}]


@pytest.mark.rule("JAM-7.2")
@pytest.mark.parametrize("foe", ["blue", "yellow"])
def test_of_several_ships_the_attacker_fights_one(foe):
    table = jamaica(4).at(red=15, blue=16, green=17, yellow=16).rolls(8, 8)
    attack(table)
    assert table.asked() == ("red",)
    assert table.menu("red") == ["attack blue", "attack yellow"]
    table.play("red", f"attack {foe}")
    assert [table.names[fact["foe"]] for fact in table.told("attacked")] == [foe]


@pytest.mark.rule("JAM-7.3")
def test_the_attacker_spends_none_to_all_before_rolling():
    table = attack(meeting(red="3 gold, 2 gunpowder, 1 gunpowder"))
    assert table.asked() == ("red",)
    assert table.menu("red") == ["powder 0", "powder 1", "powder 2", "powder 3"]
    assert table.told("combat roll") == []
    table.rolls(4, 2).play("red", "powder 3")
    assert table.told("fired", to="green") == [{"ship": 0, "tokens": 3}]
    assert table.told("combat roll", to="green")[0] == {"ship": 0, "die": 4, "strength": 7}


@pytest.mark.rule("JAM-7.4")
def test_the_defender_answers_knowing_the_attackers_strength():
    table = attack(meeting(red="3 gold, 2 gunpowder", blue="5 gunpowder")).rolls(8).play("red", "powder 1")
    assert table.asked() == ("blue",)
    assert table.menu("blue") == [f"powder {tokens}" for tokens in range(6)]
    assert (table.view("blue").die[0], table.view("blue").strength[0]) == (8, 1)
    assert table.told("combat roll", to="blue") == [{"ship": 0, "die": 8, "strength": 9}]
    table.rolls(6).play("blue", "powder 4")
    assert outcome(table) == "blue"
    assert table.cargo("blue") == "1 gunpowder"


@pytest.mark.rule("JAM-7.5")
@pytest.mark.parametrize(
    ("rolls", "winner"), [((10, 2), "red"), ((2, 10), "blue"), ((4, 4), "draw"), ((2, "star"), "blue")]
)
def test_gunpowder_is_gone_however_the_battle_ends(rolls, winner):
    table = attack(meeting(red="3 gold, 3 gunpowder", blue="3 gunpowder").rolls(*rolls))
    table.play("red", "powder 2").play("blue", "powder 2")
    assert outcome(table) == winner
    assert table.total("blue", "gunpowder") == 1
    assert table.total("red", "gunpowder") == (7 if winner == "draw" else 1)


@pytest.mark.rule("JAM-7.5", "JAM-7.8")
def test_gunpowder_spent_before_a_star_is_gone_too():
    table = attack(meeting(red="3 gold, 3 gunpowder", blue="3 gunpowder").rolls("star")).play("red", "powder 3")
    assert outcome(table) == "red"
    assert table.cargo("red") == "3 gold"
    assert table.cargo("blue") == "3 gunpowder"


@pytest.mark.rule("JAM-7.5", "JAM-12.4")
def test_the_owner_chooses_which_holds_the_gunpowder_comes_from():
    table = attack(meeting(red="3 gold, 2 gunpowder, 1 gunpowder")).play("red", "powder 2")
    assert table.menu("red") == ["take 2 1", "take 2 2"]
    table.rolls(2, 4).play("red", "take 2 1")
    assert table.told("paid")[0]["tokens"] == 3
    assert table.cargo("red") == "6 gunpowder, 1 gunpowder"


@pytest.mark.rule("JAM-7.6")
@pytest.mark.parametrize(
    ("attacker", "defender", "winner"),
    [((6, 0), (4, 0), "red"), ((4, 0), (6, 0), "blue"), ((4, 3), (6, 0), "red"), ((4, 1), (2, 4), "blue"),
     ((10, 5), (2, 5), "red"), ((2, 5), (8, 0), "blue"), ((4, 3), (6, 2), "blue")],
)  # fmt: skip
def test_the_greater_sum_of_die_and_gunpowder_wins(attacker, defender, winner):
    table = attack(meeting(red="3 gold, 5 gunpowder", blue="5 gunpowder").rolls(attacker[0], defender[0]))
    table.play("red", f"powder {attacker[1]}").play("blue", f"powder {defender[1]}")
    assert outcome(table) == winner
    assert sorted(table.told("won")[0].values())[-2:] == sorted([sum(attacker), sum(defender)])


@pytest.mark.rule("JAM-7.7")
@pytest.mark.parametrize(("attacker", "defender"), [((6, 0), (6, 0)), ((4, 2), (6, 0)), ((8, 1), (4, 5))])
def test_with_equal_strengths_nothing_is_taken_and_the_attacker_pays(attacker, defender):
    table = attack(meeting(red="3 gold, 5 gunpowder", blue="5 gunpowder").rolls(attacker[0], defender[0]))
    table.play("red", f"powder {attacker[1]}").play("blue", f"powder {defender[1]}")
    assert table.told("drawn battle") == [{"ship": 0, "foe": 1, "strength": sum(attacker)}]
    assert table.total("red", "gold") == 0
    assert table.space("red") == 16
    assert table.happened("stole hold", "took nothing") == []


@pytest.mark.rule("JAM-7.8")
def test_an_attackers_star_wins_at_once():
    table = attack(meeting(blue="6 gunpowder").rolls("star"))
    assert table.asked() == ("red",)
    assert outcome(table) == "red"
    assert len(table.told("combat roll")) == 1


@pytest.mark.rule("JAM-7.8", "JAM-7.12")
def test_only_the_sabre_answers_an_attackers_star():
    table = attack(meeting(blue="6 gunpowder", red="3 gold").treasures(blue=["sabre"]).rolls("star"))
    assert table.asked() == ("blue",)
    assert table.menu("blue") == ["keep", "reroll"]
    table.play("blue", "keep")
    assert outcome(table) == "red"
    assert table.cargo("blue") == "6 gunpowder"


@pytest.mark.rule("JAM-7.9")
def test_a_defenders_star_beats_any_number():
    table = attack(meeting(red="3 gold, 6 gunpowder", blue="-").treasures(red=["lady beth"]).rolls(10, "star"))
    table.play("red", "powder 6")
    assert outcome(table) == "blue"


@pytest.mark.rule("JAM-7.10")
@pytest.mark.parametrize(
    ("owner", "rolls", "winner"),
    [("red", (6, 6), "red"), ("red", (4, 6), "draw"), ("blue", (6, 6), "blue"), ("blue", (8, 6), "draw"),
     ("blue", (10, 6), "red"), ("green", (6, 6), "draw"), ("red", (10, "star"), "blue"), ("blue", ("star",), "red")],
)  # fmt: skip
def test_lady_beth_adds_two_in_attack_and_defence(owner, rolls, winner):
    assert outcome(attack(meeting(blue="1 gold").treasures(**{owner: ["lady beth"]}).rolls(*rolls))) == winner


@pytest.mark.rule("JAM-7.10", "JAM-7.11")
def test_lady_beth_is_not_added_again_for_a_reroll():
    table = attack(meeting().treasures(red=["lady beth", "sabre"]).rolls(2, 4, 6)).play("red", "reroll")
    assert outcome(table) == "draw"
    assert table.told("drawn battle")[0]["strength"] == 6


@pytest.mark.rule("JAM-7.11", "JAM-7.12")
def test_the_attacker_may_have_their_own_die_rolled_again():
    table = attack(meeting(red="3 gold, 2 gunpowder", blue="1 gold").treasures(red=["sabre"])).rolls(2)
    table.play("red", "powder 2")
    assert table.menu("red") == ["keep", "reroll"]
    table.rolls(10, 8).play("red", "reroll")
    assert outcome(table) == "red"
    assert table.told("won")[0] == {"ship": 0, "foe": 1, "strength": 12, "against": 8}
    assert table.told("rerolled", to="green") == [{"ship": 0, "roller": 0, "die": 10}]


@pytest.mark.rule("JAM-7.11")
def test_the_second_result_stands_even_if_it_is_worse():
    table = attack(meeting(blue="1 gold").treasures(red=["sabre"]).rolls(8))
    table.rolls(2, 4).play("red", "reroll")
    assert outcome(table) == "blue"


@pytest.mark.rule("JAM-7.11", "JAM-7.12")
def test_the_attacker_who_kept_is_asked_again_after_the_defenders_roll():
    table = attack(meeting(blue="1 gold").treasures(red=["sabre"]).rolls(6)).rolls(8).play("red", "keep")
    assert table.asked() == ("red",)
    table.rolls(4).play("red", "reroll")
    assert table.told("rerolled") == [{"ship": 0, "roller": 1, "die": 4}]
    assert outcome(table) == "red"


@pytest.mark.rule("JAM-7.11")
def test_the_sabre_serves_once_a_battle():
    table = attack(meeting(blue="1 gold").treasures(red=["sabre"]).rolls(6)).rolls(4, 8).play("red", "reroll")
    assert outcome(table) == "blue"
    again = attack(meeting(blue="1 gold").treasures(blue=["sabre"]).rolls(6)).rolls(10, 8).play("blue", "reroll")
    assert outcome(again) == "red"


@pytest.mark.rule("JAM-7.11")
def test_in_the_next_battle_the_sabre_serves_again():
    table = jamaica().at(red=15, blue=16, green=17).holds(blue="-", green="-").treasures(red=["sabre"]).rolls(2)
    table.round(1, 1, red="forward/forward").rolls(4, 4, 6).play("red", "reroll")
    assert table.menu("red") == ["keep", "reroll"]
    table.rolls(8, 2).play("red", "reroll")
    assert [fact["die"] for fact in table.told("rerolled")] == [4, 8]


@pytest.mark.rule("JAM-7.12")
def test_the_star_of_an_earlier_battle_is_forgotten():
    table = jamaica().at(red=15, blue=16, green=17).holds(red="3 gold, 3 food").treasures(green=["sabre"])
    table.rolls(10, "star").round(1, 1, red="forward/forward").rolls(8).play("blue", "take nothing")
    assert table.menu("green") == ["keep", "reroll"]
    table.rolls(10).play("green", "keep")
    assert table.told("won")[-1] == {"ship": 2, "foe": 0, "strength": 10, "against": 8}


@pytest.mark.rule("JAM-7.11")
def test_no_gunpowder_is_added_after_a_reroll():
    table = attack(meeting(red="3 gold, 4 gunpowder", blue="1 gold").treasures(red=["sabre"])).rolls(2)
    table.play("red", "powder 1").rolls(4, "star").play("red", "reroll")
    assert outcome(table) == "blue"
    assert table.total("red", "gunpowder") == 3


@pytest.mark.rule("JAM-7.11", "JAM-7.4")
def test_the_defenders_sabre_comes_before_the_defenders_gunpowder():
    table = attack(meeting(blue="3 gunpowder").treasures(blue=["sabre"]).rolls(10))
    assert table.menu("blue") == ["keep", "reroll"]
    table.rolls(2).play("blue", "reroll")
    assert table.menu("blue") == ["powder 0", "powder 1", "powder 2", "powder 3"]
    table.rolls(2).play("blue", "powder 1")
    assert outcome(table) == "blue"


@pytest.mark.rule("JAM-7.11", "JAM-7.12")
def test_the_defender_may_have_their_own_losing_or_equal_die_rolled_again():
    for first in (4, 6):
        table = attack(meeting(blue="1 gold").treasures(blue=["sabre"]).rolls(6)).rolls(first).play("blue", "keep")
        assert table.menu("blue") == ["keep", "reroll"]
        table.rolls(8).play("blue", "reroll")
        assert outcome(table) == "blue"


@pytest.mark.rule("JAM-7.12")
def test_no_question_after_a_roll_that_has_just_won():
    star = attack(meeting(blue="1 gold").treasures(red=["sabre"]).rolls("star"))
    assert star.menu("red") == ["take nothing", "steal hold 1"]
    held = attack(meeting(blue="1 gold").treasures(red=["sabre"]).rolls(8)).rolls(6).play("red", "keep")
    assert held.menu("red") == ["take nothing", "steal hold 1"]
    defended = attack(meeting(red="3 gold").treasures(blue=["sabre"]).rolls(4)).rolls(6).play("blue", "keep")
    assert defended.menu("blue") == ["take nothing", "steal hold 1"]
    starred = attack(meeting(red="3 gold").treasures(blue=["sabre"]).rolls(10)).rolls("star").play("blue", "keep")
    assert starred.menu("blue") == ["take nothing", "steal hold 1"]


@pytest.mark.rule("JAM-7.12")
def test_an_owner_who_is_not_in_the_battle_is_not_asked():
    assert outcome(attack(meeting(blue="1 gold").treasures(green=["sabre"]).rolls(6, 4))) == "red"


@pytest.mark.rule("JAM-7.12")
def test_the_attacker_is_asked_after_a_drawn_defence():
    table = attack(meeting(blue="1 gold").treasures(red=["sabre"]).rolls(6)).rolls(6).play("red", "keep")
    assert table.menu("red") == ["keep", "reroll"]
    table.play("red", "keep")
    assert outcome(table) == "draw"


@pytest.mark.rule("JAM-7.13")
def test_an_attackers_star_turned_into_a_number_is_forgotten():
    table = attack(meeting(blue="3 gunpowder").treasures(blue=["sabre"]).rolls("star")).rolls(4).play("blue", "reroll")
    assert table.menu("blue") == ["powder 0", "powder 1", "powder 2", "powder 3"]
    table.rolls(2).play("blue", "powder 3")
    assert outcome(table) == "blue"


@pytest.mark.rule("JAM-7.13")
def test_an_attackers_star_rerolled_into_a_star_wins():
    table = attack(meeting(blue="3 gunpowder").treasures(blue=["sabre"]).rolls("star"))
    table.rolls("star").play("blue", "reroll")
    assert outcome(table) == "red"
    assert table.cargo("blue") == "3 gunpowder"


@pytest.mark.rule("JAM-7.13")
def test_an_attackers_number_rerolled_into_a_star_wins_at_once():
    own = attack(meeting(blue="3 gunpowder").treasures(red=["sabre"]).rolls(2)).rolls("star").play("red", "reroll")
    assert outcome(own) == "red"
    foe = attack(meeting(blue="3 gunpowder").treasures(blue=["sabre"]).rolls(2)).rolls("star").play("blue", "reroll")
    assert outcome(foe) == "red"


@pytest.mark.rule("JAM-7.13", "JAM-7.9")
def test_a_defenders_star_may_be_rerolled_by_the_attacker():
    table = attack(meeting(blue="1 gold").treasures(red=["sabre"]).rolls(6)).rolls("star").play("red", "keep")
    assert table.menu("red") == ["keep", "reroll"]
    table.rolls(4).play("red", "reroll")
    assert outcome(table) == "red"


@pytest.mark.rule("JAM-7.13", "JAM-7.9")
def test_a_defenders_number_may_become_a_star():
    table = attack(meeting(blue="1 gold").treasures(blue=["sabre"]).rolls(10)).rolls(2).play("blue", "keep")
    table.rolls("star").play("blue", "reroll")
    assert outcome(table) == "blue"


@pytest.mark.rule("JAM-7.14")
@pytest.mark.parametrize("rolls", [(10, 2), (2, 10), (6, 6)])
def test_a_battle_moves_neither_ship(rolls):
    table = attack(meeting(red="6 gold", blue="1 gold").rolls(*rolls))
    if outcome(table) != "draw":
        table.play(outcome(table), "take nothing")
    assert (table.place("red"), table.place("blue")) == ((16, 0), (16, 0))


@pytest.mark.rule("JAM-7.15")
def test_the_attacker_pays_with_what_was_just_stolen():
    table = attack(meeting(red="-", blue="5 gold").rolls("star")).play("red", "steal hold 1")
    assert table.told("paid") == [{"ship": 0, "goods": 3, "tokens": 3, "space": 16}]
    assert table.cargo("red") == "2 gold, 6 gunpowder"


@pytest.mark.rule("JAM-7.15", "JAM-6.6")
def test_the_attacker_who_was_robbed_may_be_short():
    table = attack(meeting(red="3 gold, 3 food").rolls(2, 4)).play("blue", "steal hold 1")
    assert table.told("shortage") == [{"ship": 0, "goods": 3, "tokens": 0, "space": 16}]
    assert table.space("red") == 15
    assert table.total("red", "food") == 0


@pytest.mark.rule("JAM-7.15")
def test_the_attacker_pays_after_losing_and_after_winning():
    lost = attack(meeting(red="3 gold, 1 gold").rolls(2, 4)).play("blue", "steal hold 2")
    assert lost.happened("won", "stole hold", "paid") == ["won", "stole hold", "paid"]
    won = attack(meeting(red="3 gold", blue="1 gold").rolls(4, 2)).play("red", "take nothing")
    assert won.happened("won", "took nothing", "paid") == ["won", "took nothing", "paid"]
