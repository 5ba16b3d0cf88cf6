"""Section 6: household and Jacks."""

import pytest

from games.harbour_of_fortune.table import harbour

JACKS = ("captain", "builder", "trader", "spy")


@pytest.mark.rule("HOF-6.1")
def test_the_sick_neither_work_nor_count():
    table = harbour().houses(blue=1).sick(blue="butler, mother").acting("blue")
    assert table.members("blue") == 6
    assert table.refused("blue", "build house") == "HOF-15.1"
    assert table.refused("blue", "marry oldest son to red oldest daughter") == "HOF-7.1"


@pytest.mark.rule("HOF-6.1")
def test_a_father_whose_business_failed_does_not_count():
    assert harbour().failed("blue").members("blue") == 7


@pytest.mark.rule("HOF-6.2")
def test_one_jack_a_turn_of_the_players_choice():
    table = harbour().money(blue=20000).acting("blue")
    assert table.offers("blue", "hire") == [f"hire {jack}" for jack in JACKS]
    table.play("blue", "hire trader")
    assert table.has("blue") == 19800
    assert table.active("blue", "trader")
    assert table.refused("blue", "hire spy") == "HOF-6.2"
    table.play("blue", "end turn").play("red", "end turn")
    assert table.offers("blue", "hire") == ["hire captain", "hire builder", "hire spy"]


@pytest.mark.rule("HOF-6.3")
@pytest.mark.parametrize(("hires", "milestone"), [(0, 8500), (1, 9000), (2, 9500), (3, 10000)])
def test_each_hire_needs_more_money_in_hand(hires, milestone):
    for money, may in ((milestone - 25, False), (milestone, True)):
        table = harbour().money(blue=money).hired(blue=", ".join(JACKS[:hires]))
        table.state.hires[0] = hires
        assert table.acting("blue").may("blue", "hire spy") is may
    table.play("blue", "hire spy")
    assert table.has("blue") == milestone - 200


@pytest.mark.rule("HOF-6.3")
def test_with_9000_the_first_step_is_used_first():
    table = harbour().money(blue=9000).acting("blue").play("blue", "hire spy", "end turn")
    assert table.has("blue") == 8800
    table.rolls(2).play("red", "end turn")
    assert table.has("blue") == 9100
    assert table.may("blue", "hire trader")


@pytest.mark.rule("HOF-6.4")
def test_a_jack_stays_when_the_money_is_gone():
    table = harbour().money(blue=8500).hand(red="black 7").acting("blue").play("blue", "hire spy", "end turn")
    table.play("red", "strike blue 7")
    assert table.has("blue") == 7100
    assert table.active("blue", "spy")


@pytest.mark.rule("HOF-6.5")
def test_jacks_work_in_the_turn_they_are_hired_for_100():
    table = harbour().money(blue=8500).hand(blue="black 2", red="red 3").acting("blue")
    table.play("blue", "hire spy", "spy red")
    assert table.has("blue") == 8500 - 200 - 100
    trading = harbour().money(blue=8500).hand(blue="black 2", red="red 3").acting("blue")
    trading.play("blue", "hire trader", "trade red", "give black 2")
    assert trading.has("blue") == 8500 - 200 - 100


@pytest.mark.rule("HOF-6.5")
def test_without_100_no_jack_works():
    table = harbour().money(blue=75).hired(blue="trader, spy").hand(blue="black 2", red="red 3").acting("blue")
    assert table.refused("blue", "spy red") == table.refused("blue", "trade red") == "HOF-6.5"


@pytest.mark.rule("HOF-6.6")
def test_a_sick_jack_rests_but_is_still_hired():
    table = harbour().hired(blue="spy, trader").sick(blue="spy").hand(blue="black 2", red="red 3").acting("blue")
    assert table.refused("blue", "spy red") == "HOF-6.6"
    assert table.members("blue") == 9
    assert table.scores()["blue"] == 8000 + 200
    assert table.refused("blue", "hire spy") == "HOF-6.2"


@pytest.mark.rule("HOF-6.7")
def test_the_trader_gives_a_chosen_card_and_takes_one_by_chance():
    table = (
        harbour(3).hired(blue="trader").hand(blue="black 2, red ace, red joker", red="red 9, black 5").takes("red 9")
    )
    table.acting("blue").play("blue", "trade red")
    assert table.menu("blue") == ["give black 2", "give red ace"]
    table.play("blue", "give black 2")
    assert table.cards("blue") == ["red 9", "red ace", "red joker"]
    assert table.cards("red") == ["black 2", "black 5"]
    assert table.has("blue") == 7900
    assert table.refused("blue", "trade red") == "HOF-6.7"


@pytest.mark.rule("HOF-6.7")
def test_the_card_just_given_is_not_among_those_drawn_from():
    table = harbour().hired(blue="trader").hand(blue="black 2", red="red 9").acting("blue")
    table.play("blue", "trade red", "give black 2")
    assert table.cards("blue") == ["red 9"]


@pytest.mark.rule("HOF-6.8")
def test_the_trader_may_draw_a_joker_but_never_a_wild_card():
    table = harbour(3).hired(blue="trader").hand(blue="black 2", red="black joker").wild(red="hero", purple="hat")
    table.acting("blue")
    assert table.offers("blue", "trade") == ["trade red"]
    assert table.refused("blue", "trade purple") == "HOF-6.8"
    table.play("blue", "trade red", "give black 2")
    assert table.cards("blue") == ["black joker"]
    assert table.wild_cards("red") == ["hero"]


@pytest.mark.rule("HOF-6.8")
def test_jokers_cannot_be_given():
    table = harbour().hired(blue="trader").hand(blue="red joker, black joker", red="red 2").acting("blue")
    assert table.refused("blue", "trade red") == "HOF-6.7"


@pytest.mark.rule("HOF-6.9")
def test_the_spy_sees_hand_and_wild_cards_and_nobody_else_does():
    table = harbour(3).hired(blue="spy").hand(red="red 9, black 5").wild(red="hero").acting("blue")
    table.play("blue", "spy red")
    assert table.knows("blue", of="red") == ["black 5", "red 9"]
    assert table.knows_wild("blue", of="red") == ["hero"]
    assert table.knows("purple", of="red") == []
    assert len(table.told("saw hand", to="blue")) == 1
    assert (
        table.told("saw hand", to="red") == table.told("saw hand", to="purple") == table.told("saw hand", to=None) == []
    )
    assert table.told("spied", to="purple") == [{"seat": 0, "foe": 1}]
    assert table.refused("blue", "spy purple") == "HOF-6.9"


@pytest.mark.rule("HOF-6.9")
def test_there_is_nothing_to_spy_on_in_an_empty_hand():
    table = harbour(4).hired(blue="spy").hand(red="red 9").wild(purple="hero").acting("blue")
    assert table.offers("blue", "spy") == ["spy red", "spy purple"]


@pytest.mark.rule("HOF-6.10")
def test_what_was_spied_stays_known_until_it_is_played():
    table = harbour(3).hired(blue="spy").hand(red="red 9, black 5, black 7").wild(red="hero").acting("blue")
    table.play("blue", "spy red", "end turn").play("red", "roll", "go on", "go on", "strike blue 7")
    assert table.knows("blue", of="red") == ["black 5", "red 9"]
    table.play("red", "wild hero bonus", "end turn").play("purple", "end turn")
    assert table.knows("blue", of="red") == ["black 5", "red 9"]
    assert table.knows_wild("blue", of="red") == []
    worlds = [table.view("blue").imagined(seed) for seed in range(20)]
    assert all(world.hand[5] >> 2 * 4 & 3 and world.hand[5] >> 2 * 18 & 3 for world in worlds)


@pytest.mark.rule("HOF-6.10")
def test_cards_drawn_after_the_spying_are_not_known():
    table = harbour().in_round(3).hired(blue="spy").hand(red="red 9").acting("blue")
    table.play("blue", "spy red", "end turn").draws("red", "red 2", "red 3").play("red", "end turn")
    assert table.cards("red") == ["red 2", "red 3", "red 9"]
    assert table.knows("blue", of="red") == ["red 9"]


@pytest.mark.rule("HOF-6.11")
def test_both_partners_know_both_cards_and_the_others_see_backs():
    table = harbour(3).hired(blue="trader").hand(blue="black 2, red 4", red="red 9, black 5").takes("red 9")
    table.acting("blue").play("blue", "trade red", "give black 2")
    assert table.knows("blue", of="red") == ["black 2"]
    assert table.knows("red", of="blue") == ["red 9"]
    assert table.knows("purple", of="red") == table.knows("purple", of="blue") == []
    assert table.told("traded", to="purple") == [{"seat": 0, "foe": 1, "given_back": 0, "taken_back": 1}]
    assert table.told("traded cards", to="purple") == []
    assert table.told("traded cards", to="blue") == table.told("traded cards", to="red") != []
    assert list(table.view("purple").backs[:8]) == [1, 1, 0, 0, 1, 1, 0, 0]


@pytest.mark.rule("HOF-6.11")
def test_a_watcher_loses_sight_of_cards_with_that_back():
    table = harbour(3).hired(purple="spy", blue="trader").hand(blue="black 2, red 4", red="red 9").acting("purple")
    table.play("purple", "spy blue", "end turn")
    assert table.knows("purple", of="blue") == ["black 2", "red 4"]
    table.play("blue", "sail without captain") if table.may("blue", "sail without captain") else None
    table.play("blue", "trade red", "give black 2")
    assert table.knows("purple", of="blue") == table.knows("purple", of="red") == []
    for seed in range(20):
        world = table.view("purple").imagined(seed)
        held = [world.hand[0 * 4 + 0], world.hand[1 * 4 + 0]]
        assert sorted(held) == sorted([4**1, 4**13]), "the two cards are in those two hands, one in each"


@pytest.mark.rule("HOF-6.11")
def test_the_only_card_with_a_back_is_followed():
    table = harbour(3).hired(purple="spy", blue="trader").hand(blue="black 2", red="red 9").acting("purple")
    table.play("purple", "spy blue", "end turn").play("blue", "trade red", "give black 2")
    assert table.knows("purple", of="red") == ["black 2"]
    assert table.knows("purple", of="blue") == []


@pytest.mark.rule("HOF-6.12")
def test_the_largest_household_has_fourteen():
    table = harbour().houses(blue=1).hired(blue="captain, builder, trader, spy").acting("blue")
    table.play("blue", "marry oldest son to red oldest daughter", "marry youngest son to red youngest daughter")
    assert table.members("blue") == 14
    assert table.offers("blue", "marry") == table.offers("blue", "hire") == []
