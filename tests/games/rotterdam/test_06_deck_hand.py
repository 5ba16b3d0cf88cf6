"""ROT-6: the Deck hand."""

import pytest

from games.rotterdam.table import rotterdam

pytestmark = pytest.mark.pure


@pytest.mark.rule("ROT-6.1")
def test_an_open_card_or_the_top_of_the_stack():
    table = rotterdam().open_cards("fog", "pilot", "fog").play("red", "worker deck hand")
    assert table.menu("red") == ["take pilot", "take fog", "draw a card", "no card"]
    table.play("red", "take fog", "done")
    assert table.has_cards("red") == ["fog"]
    table.cards_drawn("barter").play("blue", "worker deck hand", "draw a card")
    assert table.has_cards("blue") == ["barter"]
    assert table.why_not("blue", "take pilot") == "ROT-6.1"


@pytest.mark.rule("ROT-6.1")
def test_a_card_that_does_not_lie_open_cannot_be_taken():
    table = rotterdam().open_cards("fog", "pilot", "fog").play("red", "worker deck hand")
    assert table.why_not("red", "take barter") == "ROT-6.1"


@pytest.mark.rule("ROT-6.2")
def test_a_card_for_every_ship_at_anchor_player_by_player():
    table = rotterdam().ships(red="r1 oil", blue="r4, r10, r5", yellow="r9")
    table.open_cards("fog", "pilot", "smugglers").play("red", "worker deck hand", "take fog", "draw a card")
    assert table.asked() == ("blue",)
    table.play("blue", "take pilot")
    assert table.asked() == ("blue",), "two ships at anchor, two cards in a row"
    table.play("blue", "take smugglers")
    assert len(table.has_cards("red")) == 2
    assert table.has_cards("blue") == ["pilot", "smugglers"]
    assert table.has_cards("yellow") == []
    assert table.asked() == ("red",)


@pytest.mark.rule("ROT-6.2")
def test_after_the_deck_hand_it_goes_clockwise():
    table = rotterdam(master="blue").ships(red="r1", yellow="r4").play("blue", "worker deck hand", "no card")
    assert table.asked() == ("yellow",)
    table.play("yellow", "draw a card")
    assert table.asked() == ("red",)


@pytest.mark.rule("ROT-6.2")
def test_a_ship_that_leaves_its_anchor_between_the_takes_has_its_card():
    table = rotterdam().ships(blue="r1 oil").cards(red="ebb tide, fog, fog")
    table.play("red", "worker deck hand", "play ebb tide", "draw a card")
    assert table.place("blue") == ["s1 oil"]
    assert table.asked() == ("blue",), "it lay at anchor when the Deck hand was played"
    table.play("blue", "draw a card")
    assert table.asked() == ("red",)


@pytest.mark.rule("ROT-6.2")
def test_a_ship_that_comes_to_an_anchor_between_the_takes_has_none():
    table = rotterdam().ships(blue="r5 oil", yellow="r4").cards(red="ebb tide, fog, fog")
    table.play("red", "worker deck hand", "play ebb tide", "ship r5", "sail r1", "draw a card")
    assert table.place("blue") == ["r1 oil"]
    assert table.asked() == ("yellow",), "blue's ship was on its way when the Deck hand was played"


@pytest.mark.rule("ROT-6.3")
def test_every_card_may_be_declined():
    table = rotterdam().ships(blue="r1, r4").play("red", "worker deck hand", "no card")
    table.play("blue", "no card", "no card")
    assert table.has_cards("red") == table.has_cards("blue") == []
    assert table.asked() == ("blue",)


@pytest.mark.rule("ROT-6.4")
def test_the_open_cards_are_made_up_when_everybody_has_taken():
    table = rotterdam().ships(blue="r1").open_cards("fog", "pilot", "tugboat")
    table.play("red", "worker deck hand", "take fog")
    assert table.open_row() == ["pilot", "tugboat"]
    assert "take fog" not in table.menu("blue")
    table.cards_drawn("smugglers", "barter").play("blue", "take pilot")
    assert table.open_row() == ["smugglers", "barter", "tugboat"]


@pytest.mark.rule("ROT-6.5")
def test_whoever_has_three_cards_takes_nothing():
    table = rotterdam().ships(blue="r1, r4").cards(red="fog, pilot, tugboat", blue="tugboat, fog")
    table.play("red", "worker deck hand")
    assert table.why_not("red", "draw a card") == "ROT-6.5"
    table.play("red", "no card").play("blue", "draw a card")
    assert len(table.has_cards("red")) == len(table.has_cards("blue")) == 3
    assert table.asked() == ("red",), "blue has three now, though a second ship lies at anchor"


@pytest.mark.rule("ROT-6.6")
def test_a_drawn_card_is_seen_by_its_owner_a_taken_one_by_all():
    table = rotterdam().open_cards("fog", "pilot", "tugboat").ships(red="r1").cards_drawn("barter")
    table.play("red", "worker deck hand", "draw a card", "take fog")
    assert table.sees_cards("red", "red") == ["barter", "fog"]
    assert table.sees_cards("blue", "red") == ["?", "fog"]
    assert table.sees_cards(None, "red") == ["?", "fog"]
    assert table.told("drew card", to="red") == [{"seat": 0, "card": 8}]
    assert table.told("drew card", to="blue") == []
    assert table.told("drew", to="blue") == [{"seat": 0}]


@pytest.mark.rule("ROT-6.7")
def test_an_empty_stack_is_made_anew_from_the_discards():
    table = rotterdam().all_discarded()
    assert table.state.piled == 0
    table.play("red", "worker deck hand", "draw a card")
    assert table.told("reshuffled") == [{"cards": 17}]
    assert table.state.piled == 16
    assert sum(table.state.discard) == 0


@pytest.mark.rule("ROT-6.7")
def test_without_discards_there_is_nothing_to_draw_or_to_lay_open():
    table = rotterdam().open_cards("fog").lost_at_sea()
    table.play("red", "worker deck hand")
    assert table.menu("red") == ["take fog", "no card"]
    assert table.why_not("red", "draw a card") == "ROT-6.7"
    table.play("red", "take fog")
    assert table.open_row() == []


@pytest.mark.rule("ROT-6.8")
def test_a_card_just_taken_may_be_played_at_once():
    table = rotterdam().ships(red="s1 oil").open_cards("tugboat", "fog", "fog")
    table.play("red", "worker deck hand", "take tugboat", "play tugboat", "sail r1")
    assert table.place("red") == ["r1 oil"]
    assert table.asked() == ("blue",)


@pytest.mark.rule("ROT-6.9")
def test_a_deck_hand_with_a_full_hand_may_play_a_card_between_takes():
    table = rotterdam().ships(red="r1 oil, s2, r4").cards(red="tugboat, tugboat").open_cards("fog", "pilot", "barter")
    table.play("red", "worker deck hand", "take fog")
    assert table.menu("red") == ["play tugboat", "play fog", "no card"]
    table.play("red", "play tugboat", "ship s2", "sail r2")
    assert table.place("red") == ["r1 oil", "r2", "r4"]
    assert table.can("red", "take barter"), "the card was still due"
    table.play("red", "take barter", "play fog", "name red", "take pilot")
    assert sorted(table.has_cards("red")) == ["barter", "pilot", "tugboat"]


@pytest.mark.rule("ROT-6.9")
def test_with_room_in_hand_cards_wait_until_everybody_has_taken():
    table = rotterdam().ships(red="s2").cards(red="tugboat").play("red", "worker deck hand")
    assert table.why_not("red", "play tugboat") == "ROT-6.9"


@pytest.mark.rule("ROT-6.9")
def test_the_full_hand_is_asked_whatever_it_holds_and_may_forgo_all_that_is_due():
    table = rotterdam().ships(red="r1, r4", blue="r10").cards(red="barter, sea loading, transshipment")
    table.play("red", "worker deck hand")
    assert table.asked() == ("red",), "three cards were due"
    assert table.menu("red") == ["no card"], "nothing can be played, but nobody is told so"
    table.play("red", "no card")
    assert table.asked() == ("blue",)


@pytest.mark.rule("ROT-6.9")
def test_others_cannot_make_room_for_it_is_not_their_turn():
    table = rotterdam().ships(blue="r1").cards(blue="tugboat, tugboat, fog").play("red", "worker deck hand", "no card")
    assert table.asked() == ("blue",)
    assert table.can("blue", "worker captain"), "blue has three and was passed over"
