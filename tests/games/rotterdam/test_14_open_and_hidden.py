"""ROT-14: what is open, what is hidden, and manners."""

import pytest

from games.rotterdam.table import rotterdam
from roadstead.kernel.state import UNKNOWN

pytestmark = pytest.mark.pure


@pytest.mark.rule("ROT-14.1")
def test_money_stocks_ships_factories_and_assignments_are_open():
    table = rotterdam().money(red=7).stock(red="oil").ships(red="r5 grain").factories(eem="red").done(red=["jam+shoes"])
    for viewer in ("blue", None):
        view = table.view(viewer)
        for field in ("money", "stock", "where", "cargo", "factory", "done", "earned", "job"):
            assert list(getattr(view, field)) == list(getattr(table.state, field))


@pytest.mark.rule("ROT-14.2")
def test_hands_are_hidden_but_their_size_and_harbours_are_not():
    table = rotterdam().hand(red="jam").covered(red="shoes").cards(red="fog, pilot")
    assert table.sees_hand("red", "red")
    assert not table.sees_hand("blue", "red")
    assert not table.sees_hand(None, "red")
    view = table.view("blue")
    assert list(view.held)[:4] == [0, 0, 1, 1]
    assert view.cards_held(0) == 2
    assert list(view.card)[:2] == [UNKNOWN, UNKNOWN]


@pytest.mark.rule("ROT-14.3")
def test_what_was_seen_stays_known():
    table = rotterdam().ships(blue="botlek oil").factories(botlek="red").top(botlek="gasoline")
    table.products(botlek="plastics").play("red", "worker discharger").play("blue", "worker trader", "buy jam")
    assert table.known("blue") == ["gasoline", "jam"]
    assert table.known("red") == [], "a covered factory card"
    assert table.state.unknown(0, 0) == 1


@pytest.mark.rule("ROT-14.3")
def test_a_factory_card_that_everybody_can_tell_is_known():
    table = rotterdam().ships(blue="eem containers").factories(eem="red").stack(eem="shoes, clothes, shoes")
    table.play("red", "worker discharger")
    assert table.known("red") == ["clothes"]
    lacking = rotterdam().top(eem="clothes").covered(blue="3 shoes", yellow="3 shoes").ships(blue="eem containers")
    lacking.factories(eem="red").play("red", "worker trader", "buy shoes", "done")
    lacking.play("blue", "worker discharger")
    assert lacking.known("red") == ["clothes"], "everybody knows that no shoes lie covered"


@pytest.mark.rule("ROT-14.4")
def test_a_known_card_leaves_first_and_otherwise_a_covered_one():
    table = rotterdam().hand(red="shoes").covered(red="shoes, clothes").play("red", "worker trader", "sell shoes")
    assert table.known("red") == []
    assert table.state.unknown(0, 2) == 2
    assert not table.state.marked, "everybody knew that card"
    table.play("red", "sell shoes")
    assert table.state.unknown(0, 2) == 1
    assert table.state.marked


@pytest.mark.rule("ROT-14.5")
def test_covered_cards_are_drawn_by_chance_and_those_put_under_are_not():
    table = rotterdam().ships(blue="eem containers").play("red", "worker discharger")
    assert ("Eem products", 11) in table.dice.thrown
    under = rotterdam().ships(blue="eem containers").stack(eem="shoes, clothes").play("red", "worker discharger")
    assert under.open_product("eem") == "clothes"
    assert not [stream for stream, _ in under.dice.thrown if stream == "Eem products"]


@pytest.mark.rule("ROT-14.6")
def test_of_equal_cards_the_one_that_all_have_seen_goes_first():
    table = rotterdam().cards(red="fog").seen_cards(red="fog").play("red", "play fog", "name red")
    assert table.sees_cards("blue", "red") == ["?"]
    covered = rotterdam().cards(red="tugboat, tugboat, pilot").ships(red="s1")
    covered.dice.equal.append(1)
    covered.play("red", "play tugboat", "sail r1")
    assert covered.dice.thrown[-1] == ("equal cards", 2)
    assert covered.has_cards("red") == ["tugboat", "pilot"]
    assert covered.state.card[1] == 10, "chance picked the second"


@pytest.mark.rule("ROT-14.7")
def test_after_a_shuffle_the_covered_cards_in_hands_are_known_to_be_older():
    table = rotterdam().cards(blue="barter").ships(red="r1 oil, s1").all_discarded()
    table.play("red", "worker deck hand", "draw a card", "draw a card")
    for seed in range(30):
        world = table.view("red").imagined(seed)
        assert world.card[3] == 8, "barter is the only card that was neither open nor discarded"


@pytest.mark.rule("ROT-14.8")
def test_choices_that_make_no_difference_are_not_asked():
    table = rotterdam().ships(red="s2, s1", blue="botlek oil, botlek oil").factories(botlek="yellow, yellow, yellow")
    table.play("red", "worker captain", "name yellow", "name red")
    assert table.asked() == ("blue",), "one way each, and no ship in the other's way"
    table.play("blue", "worker discharger")
    assert table.asked() == ("yellow",), "all factories are of one owner"


@pytest.mark.rule("ROT-14.9")
def test_whoever_holds_cards_is_asked_after_the_turn_even_if_none_can_be_played():
    table = rotterdam().cards(red="tugboat").play("red", "worker cashier 3")
    assert table.asked() == ("red",)
    assert table.menu("red") == ["done"]
    table.play("red", "done").play("blue", "worker cashier 2")
    assert table.asked() == ("yellow",), "blue holds none, as everybody sees"


@pytest.mark.rule("ROT-14.10")
def test_what_does_not_answer_the_question_is_refused():
    table = rotterdam()
    for text, rule in (
        ("done", "ROT-3.2"),
        ("name red", "ROT-5.1"),
        ("sell jam", "ROT-8.1"),
        ("ship r5", "ROT-14.10"),
        ("raise 1", "ROT-13.2"),
        ("into stock", "ROT-4.13"),
    ):
        assert table.why_not("red", text) == rule
