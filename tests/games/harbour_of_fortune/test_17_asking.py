"""Section 17: how choices are asked at this table."""

import pytest

from games.harbour_of_fortune.table import KIND_NAMES, WILD_WORDS, harbour, unpacked
from roadstead.kernel.state import UNKNOWN


@pytest.mark.rule("HOF-17.1")
def test_without_wild_cards_and_troubles_the_first_phase_asks_nothing():
    table = harbour().hand(blue="red 10, red joker").turn("blue", 3)
    assert table.may("blue", "end turn")


@pytest.mark.rule("HOF-17.1")
@pytest.mark.parametrize("card", ["red 9", "black 9"])
def test_who_has_cards_and_a_trouble_is_asked_whatever_the_cards(card):
    table = harbour().failed("blue").hand(blue=card).turn("blue")
    assert table.asked() == ("blue",)
    assert table.menu("blue")[0] == "go on"
    assert len(table.menu("blue")) == (2 if card == "red 9" else 1)


@pytest.mark.rule("HOF-17.1")
@pytest.mark.parametrize("wild", WILD_WORDS)
def test_who_has_a_wild_card_is_asked_whatever_it_is(wild):
    table = harbour().wild(blue=wild).turn("blue", 1)
    for pause in ("roll", "go on", "go on"):
        assert pause in table.menu("blue")
        table.play("blue", pause)
    assert table.may("blue", "end turn")


@pytest.mark.rule("HOF-17.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_to_the_others_a_victims_question_looks_the_same(seats):
    views = []
    for card in ("red 10", "black 3", "red 2"):
        table = harbour(seats).hand(blue="black 7", red=card).acting("blue").play("blue", "strike red 7")
        assert table.asked() == ("red",)
        views.append([table.view(name).to_dict() for name in (*table.names, None) if name != "red"])
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("HOF-17.1")
def test_a_victim_without_cards_is_asked_only_where_the_housekeeper_can_help():
    table = harbour().hand(blue="black 7").acting("blue").play("blue", "strike red 7")
    assert table.asked() == ("blue",)
    sick = harbour().hand(blue="black 4").acting("blue").play("blue", "strike red 4", "sicken father")
    assert sick.asked() == ("red",)
    poor = harbour().money(red=300).hand(blue="black 4").acting("blue").play("blue", "strike red 4", "sicken father")
    assert poor.asked() == ("blue",)


@pytest.mark.rule("HOF-17.2")
def test_a_forced_choice_is_not_asked():
    couple = harbour(3).houses(red=1).married("red", "youngest", "blue", "oldest").hand(blue="black 5").acting("blue")
    couple.play("blue", "strike red 5")
    assert couple.told("divorced")
    invited = harbour(3).money(red=75).hand(blue="red ace").acting("blue").play("blue", "great investment")
    assert invited.asked() == ("purple",)
    assert invited.told("declined") == [{"seat": 1}]


@pytest.mark.rule("HOF-17.3")
def test_any_card_of_the_pile_may_be_the_next():
    drawn = set()
    for kind in KIND_NAMES:
        table = harbour().in_round(2).draws("blue", kind).acting("blue").play("blue", "end turn")
        assert kind in table.cards("blue")
        drawn |= set(table.cards("blue"))
    assert drawn == set(KIND_NAMES)
    assert [sides for name, sides in table.dice.thrown if name == "deck 0"][-2:] == [42, 41]


@pytest.mark.rule("HOF-17.3")
def test_an_opponents_hand_may_be_any():
    table = harbour().hand(red="red 9, black 2").acting("blue")
    worlds = {table.view("blue").imagined(seed * 1_000_003).hand[5] for seed in range(40)}
    assert len(worlds) > 30


@pytest.mark.rule("HOF-17.4")
def test_compound_choices_come_in_small_steps():
    table = harbour().sick(blue="father").hired(blue="trader").hand(blue="red 4, black 4", red="red 2").acting("blue")
    table.play("blue", "mend sick father")
    assert table.menu("blue") == ["pay", "housekeeper", "red 4"]
    table.play("blue", "pay", "trade red")
    assert table.menu("blue") == ["give black 4", "give red 4"]
    assert table.refused("blue", "end turn") == "HOF-3.3"
    table.play("blue", "give red 4", "strike red 4")
    assert table.menu("blue")[0] == "sicken father"


@pytest.mark.rule("HOF-17.5")
def test_a_wild_card_is_seen_by_its_drawer_alone():
    table = harbour(3).draws_wild("jack").turn("blue", 4)
    assert table.told("saw wild", to="blue") == [{"seat": 0, "wild": 2}]
    assert table.told("saw wild", to="red") == table.told("saw wild", to=None) == []
    assert table.told("drew wild", to="red") == [{"seat": 0}]
    assert table.view("blue").wild[0] != UNKNOWN
    assert table.view("red").wild[0] == UNKNOWN
    imagined = {tuple(unpacked(table.view("red").imagined(seed).wild[0], WILD_WORDS)) for seed in range(60)}
    assert imagined == {(word,) for word in WILD_WORDS}


@pytest.mark.rule("HOF-17.4")
def test_who_has_begun_to_mend_with_a_card_is_known_to_hold_one():
    table = harbour().docked("blue").burnt(blue=1).hand(blue="red 10").turn("blue").play("blue", "mend burnt house")
    for seed in range(30):
        world = table.view("red").imagined(seed * 1_000_003)
        assert set(unpacked(world.hand[0], KIND_NAMES)) & {"red 10", "red joker"}
        assert world.legal(0)
