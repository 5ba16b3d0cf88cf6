"""ROT-11: shipping cards."""

import pytest

from games.rotterdam.table import PLACES, rotterdam

pytestmark = pytest.mark.pure


def ships(table, name="red"):
    """The positions whose ships a card may choose."""
    return [text.removeprefix("ship ") for text in table.menu(name)]


@pytest.mark.rule("ROT-11.1")
def test_cards_are_played_before_and_after_the_character_as_many_as_wished():
    table = rotterdam().ships(red="s1 oil").cards(red="tugboat, tugboat, fog")
    table.play("red", "play tugboat", "sail r1", "play tugboat", "sail r5", "worker cashier 3")
    assert table.asked() == ("red",)
    table.play("red", "play fog", "name green")
    assert table.asked() == ("blue",)


@pytest.mark.rule("ROT-11.1")
def test_nobody_plays_a_card_in_anothers_turn():
    table = rotterdam().ships(blue="s1 oil").cards(blue="tugboat")
    assert table.state.legal(1) == []
    table.play("red", "worker cashier 3")
    assert table.can("blue", "play tugboat")


@pytest.mark.rule("ROT-11.2")
@pytest.mark.parametrize("card", ["tugboat", "ebb tide", "transshipment", "smugglers", "harbour police", "sea loading"])
def test_ships_in_harbours_are_safe_even_ones_own(card):
    table = rotterdam().ships(red="botlek oil, vulcaan", blue="eem fruit").stock(red="oil").cards(red=card)
    assert not table.can("red", f"play {card}")
    assert table.why_not("red", f"play {card}") == "ROT-11.4"


@pytest.mark.rule("ROT-11.2")
def test_traffic_control_leaves_ships_in_harbours_alone():
    table = rotterdam().ships(red="botlek oil, r5", blue="r8").cards(red="traffic control")
    table.play("red", "play traffic control")
    assert ships(table) == ["r5", "r8"]


@pytest.mark.rule("ROT-11.3")
def test_an_anchor_position_is_a_river_position():
    table = rotterdam().ships(blue="r1 oil").cards(red="ebb tide, harbour police")
    assert table.can("red", "play ebb tide")
    table.play("red", "play harbour police")
    assert table.place("blue") == ["r1"]


@pytest.mark.rule("ROT-11.4")
def test_a_card_that_could_do_nothing_cannot_be_played():
    table = rotterdam().cards(red="tugboat, pilot, traffic control")
    assert not [text for text in table.menu("red") if "play" in text]
    assert table.why_not("red", "play pilot") == "ROT-11.4"
    assert table.why_not("red", "play barter") == "ROT-11.1", "not in hand at all"


@pytest.mark.rule("ROT-11.5")
def test_a_card_played_is_shown_and_discarded():
    table = rotterdam().cards(red="fog")
    assert table.sees_cards("blue", "red") == ["?"]
    table.play("red", "play fog", "name red")
    assert table.has_cards("red") == []
    assert table.state.discard[3] == 1
    assert table.told("played", to="blue") == [{"seat": 0, "card": 3}]
    assert table.state.marked is False, "naming the colour shows nothing more"


@pytest.mark.rule("ROT-11.6")
def test_a_tugboat_moves_an_own_ship_through_any_colour():
    table = rotterdam().ships(red="r9 oil, s1", blue="r12, r2").cards(red="tugboat").play("red", "play tugboat")
    assert ships(table) == ["s1", "r9"]
    table.play("red", "ship r9")
    assert table.menu("red") == ["sail r8", "sail r10"], "r12 is taken"
    assert table.why_not("red", "sail r12") == "ROT-11.6"
    table.play("red", "sail r10")
    assert table.place("red") == ["r10 oil", "s1"]


@pytest.mark.rule("ROT-11.6")
def test_a_tugboat_may_enter_a_harbour():
    table = rotterdam().ships(red="r5 grain").cards(red="tugboat").play("red", "play tugboat", "sail vulcaan")
    assert table.place("red") == ["vulcaan grain"]


@pytest.mark.rule("ROT-11.7")
def test_a_pilot_moves_the_players_own_ships_alone():
    table = rotterdam().ships(red="s2, r1", blue="s3").cards(red="pilot").play("red", "play pilot", "name green")
    assert table.place("red") == ["r3", "r2"]
    assert table.place("blue") == ["s3"]


@pytest.mark.rule("ROT-11.7")
def test_with_a_pilot_too_the_owner_orders_ships_and_chooses_channels():
    table = rotterdam().ships(red="s3, r2, r7").cards(red="pilot").play("red", "play pilot", "name green")
    assert ships(table) == ["s3", "r2", "r7"]
    table.play("red", "ship r2")
    assert table.place("red") == ["r2", "r5", "r9"]
    fork = rotterdam().ships(red="r5 grain").cards(red="pilot").play("red", "play pilot", "name yellow")
    assert fork.menu("red") == ["sail r8", "sail vulcaan"]


@pytest.mark.rule("ROT-11.4", "ROT-11.12")
def test_two_alike_ships_are_not_swapped():
    table = rotterdam().ships(blue="s1 oil, r5 oil").cards(red="traffic control")
    assert table.why_not("red", "play traffic control") == "ROT-11.4"
    table = rotterdam().ships(blue="s1 oil, r5 oil, r8 fruit", yellow="r9 oil").cards(red="traffic control")
    table.play("red", "play traffic control", "ship s1")
    assert table.menu("red") == ["ship r8", "ship r9"], "another cargo, or another owner"
    assert table.why_not("red", "ship r5") == "ROT-11.4"
    assert table.why_not("red", "ship s1") == "ROT-11.12"
    table.play("red", "ship r9")
    assert table.place("blue") == ["r9 oil", "r5 oil", "r8 fruit"]
    empty = rotterdam().ships(red="s1, r5").cards(red="traffic control")
    assert empty.why_not("red", "play traffic control") == "ROT-11.4"


@pytest.mark.rule("ROT-11.7", "ROT-11.4")
def test_a_pilot_names_a_colour_that_moves_somebody():
    table = rotterdam().ships(red="s1", blue="r1").cards(red="pilot").play("red", "play pilot")
    assert table.place("red") == ["r2"], "red is blocked, so only violet was left to name"


@pytest.mark.rule("ROT-11.8")
def test_no_bonus_for_a_ship_that_a_card_brings_in():
    table = rotterdam().ships(red="r11 fruit").money(red=0).cards(red="pilot")
    table.play("red", "play pilot", "name violet")
    assert table.place("red") == ["merwe fruit"]
    assert table.purse("red") == 0
    assert table.told("bonus") == []


@pytest.mark.rule("ROT-11.9")
def test_the_ebb_tide_takes_any_ship_back_against_a_channel():
    table = rotterdam().ships(red="s1", blue="r5 grain, r1, r3").cards(red="ebb tide").play("red", "play ebb tide")
    assert ships(table) == ["r3", "r5"], "nobody goes back from a start, and r1's only way back is taken"
    table.play("red", "ship r5")
    assert table.place("blue") == ["r2 grain", "r1", "r3"], "its other way back, r1, is taken too"


@pytest.mark.rule("ROT-11.9")
def test_the_player_picks_the_channel_of_the_ebb_tide():
    table = rotterdam().ships(blue="r9 oil").cards(red="ebb tide").play("red", "play ebb tide")
    assert table.menu("red") == ["sail r5", "sail r6", "sail r7"]
    assert table.why_not("red", "sail r4") == "ROT-11.9"
    table.play("red", "sail r6")
    assert table.place("blue") == ["r6 oil"]


@pytest.mark.rule("ROT-11.10")
def test_fog_lasts_until_the_players_next_turn():
    table = rotterdam().cards(red="fog").play("red", "play fog", "name blue", "worker cashier 3")
    table.play("blue", "worker captain")
    assert "name blue" not in table.menu("blue")
    table.play("blue", "name red", "name red").idle("yellow")
    assert table.told("fog lifted") == [{"seat": 0, "colour": 3}]
    table.play("red", "worker captain")
    assert "name blue" in table.menu("red")


@pytest.mark.rule("ROT-11.10")
def test_fog_hinders_its_own_player_too_in_that_turn():
    table = rotterdam().cards(red="fog").play("red", "play fog", "name blue", "worker captain")
    assert "name blue" not in table.menu("red")


@pytest.mark.rule("ROT-11.11")
def test_in_fog_no_card_uses_the_colour():
    table = rotterdam().fog(blue="red").ships(red="s1").cards(red="tugboat, pilot")
    table.play("red", "play tugboat")
    assert table.place("red") == ["r2"], "red to r1 is in fog"
    pilot = rotterdam().fog(blue="green").ships(red="s2").cards(red="pilot").play("red", "play pilot")
    assert pilot.place("red") == ["r2"], "only yellow was left"
    ebb = rotterdam().fog(yellow="red").ships(blue="r1").cards(red="ebb tide")
    assert not ebb.can("red", "play ebb tide")


@pytest.mark.rule("ROT-11.11")
def test_traffic_control_uses_no_channel():
    table = rotterdam().fog(blue="red", yellow="violet").ships(red="s1", blue="r1").cards(red="traffic control")
    table.play("red", "play traffic control", "ship s1")
    assert table.place("red") == ["r1"]
    assert table.place("blue") == ["s1"]


@pytest.mark.rule("ROT-11.12", "ROT-11.20")
def test_traffic_control_exchanges_places_and_leaves_cargo_aboard():
    table = rotterdam().ships(blue="s1 oil, r16", yellow="r12 fruit").cards(red="traffic control")
    table.play("red", "play traffic control", "ship s1")
    assert ships(table) == ["r12", "r16"]
    assert table.why_not("red", "ship s1") == "ROT-11.12"
    table.play("red", "ship r12")
    assert table.place("blue") == ["r12 oil", "r16"]
    assert table.place("yellow") == ["s1 fruit"]


@pytest.mark.rule("ROT-11.13", "ROT-11.20")
def test_transshipment_exchanges_cargo_one_of_which_may_be_none():
    table = rotterdam().ships(red="r5", blue="r8 oil", yellow="r9 oil").cards(red="transshipment")
    table.play("red", "play transshipment", "ship r8")
    assert table.place("red") == ["r5 oil"], "with r9, which has oil too, nothing would be exchanged"
    assert table.place("blue") == ["r8"]


@pytest.mark.rule("ROT-11.13")
def test_between_ships_of_equal_cargo_there_is_nothing_to_transship():
    table = rotterdam().ships(red="r5 oil", blue="r8 oil").cards(red="transshipment")
    assert not table.can("red", "play transshipment")


@pytest.mark.rule("ROT-11.14")
def test_smugglers_bring_anothers_cargo_to_an_own_ship_or_into_stock():
    table = rotterdam().ships(red="r12, r5 grain", blue="r8 fruit, s1", yellow="r9 oil").cards(red="smugglers")
    table.play("red", "play smugglers")
    assert ships(table) == ["r8", "r9"]
    table.play("red", "ship r8")
    assert table.menu("red") == ["into stock", "ship r12"]
    table.play("red", "ship r12")
    assert table.place("red") == ["r12 fruit", "r5 grain"]
    assert table.place("blue") == ["r8", "s1"]


@pytest.mark.rule("ROT-11.14")
def test_smugglers_need_room():
    table = rotterdam().ships(red="r5 grain", blue="r8 fruit").stock(red="oil, oil, oil").cards(red="smugglers")
    assert not table.can("red", "play smugglers")
    room = rotterdam().ships(blue="r8 fruit").stock(red="oil, oil").cards(red="smugglers").play("red", "play smugglers")
    assert room.in_stock("red") == ["oil", "oil", "fruit"]


@pytest.mark.rule("ROT-11.15", "ROT-11.20")
def test_the_harbour_police_send_cargo_back_to_the_market():
    table = rotterdam().ships(red="r5 grain", blue="r8 fruit, r9").cards(red="harbour police")
    table.play("red", "play harbour police")
    assert ships(table) == ["r5", "r8"]
    table.play("red", "ship r8")
    assert table.place("blue") == ["r8", "r9"]
    assert table.on_market("fruit") == 5
    assert (table.purse("red"), table.purse("blue")) == (15, 15)


@pytest.mark.rule("ROT-11.16")
def test_barter_gets_a_product_for_one_of_the_same_price_class():
    table = rotterdam().hand(red="bread, jam", blue="gasoline, shoes").cards(red="barter").play("red", "play barter")
    assert table.menu("red") == ["demand gasoline", "demand shoes"]
    table.play("red", "demand gasoline")
    assert table.in_hand("red") == ["gasoline", "bread", "jam"], "only blue may have it"
    assert table.menu("red") == ["give bread"]
    table.play("red", "give bread")
    assert table.in_hand("red") == ["gasoline", "jam"]
    assert table.in_hand("blue") == ["bread", "shoes"]


@pytest.mark.rule("ROT-11.16")
def test_both_cards_of_a_barter_are_seen_by_all():
    table = rotterdam().covered(red="jam", blue="shoes").cards(red="barter")
    table.play("red", "play barter", "demand shoes", "give jam")
    assert table.known("red") == ["shoes"]
    assert table.known("blue") == ["jam"]
    assert table.told("bartered", to="yellow") == [{"seat": 0, "owner": 1, "product": 4, "given": 7}]


@pytest.mark.rule("ROT-11.16")
def test_the_card_just_received_is_no_gift():
    table = rotterdam().hand(red="jam", blue="shoes, clothes").cards(red="barter")
    table.play("red", "play barter", "demand shoes")
    assert table.menu("red") == ["give jam"]
    assert table.why_not("red", "give shoes") == "ROT-11.16"
    assert table.why_not("red", "give bread") == "ROT-11.16"


@pytest.mark.rule("ROT-11.17")
def test_who_does_not_have_it_says_so_and_the_card_is_spent():
    table = rotterdam().hand(red="jam").covered(blue="2 shoes").cards(red="barter")
    table.play("red", "play barter", "demand clothes")
    assert table.in_hand("red") == ["jam"]
    assert table.has_cards("red") == []
    assert table.known("blue") == ["shoes", "shoes"], "what is not clothes from Eem must be shoes"
    assert table.told("no barter", to="yellow") == [{"seat": 0, "owner": 1, "product": 5}]


@pytest.mark.rule("ROT-11.18")
def test_barter_needs_a_card_of_the_class_and_somebody_who_may_have_the_product():
    table = rotterdam().hand(red="jam", blue="gasoline").cards(red="barter")
    assert not table.can("red", "play barter"), "gasoline is not in jam's price class"
    none = rotterdam().hand(blue="gasoline").cards(red="barter")
    assert not none.can("red", "play barter")
    covered = rotterdam().hand(red="bread", yellow="cookies").covered(blue="gasoline").cards(red="barter")
    covered.play("red", "play barter")
    assert covered.menu("red") == ["demand gasoline", "demand plastics", "demand cookies"]
    assert covered.why_not("red", "demand bread") == "ROT-11.18"


@pytest.mark.rule("ROT-11.19")
def test_sea_loading_puts_a_unit_from_stock_on_an_own_empty_ship():
    table = rotterdam().ships(red="r5, s1, r9 oil", blue="r8").stock(red="grain, fruit").cards(red="sea loading")
    table.play("red", "play sea loading", "load grain")
    assert ships(table) == ["s1", "r5"]
    table.play("red", "ship r5")
    assert table.place("red") == ["r5 grain", "s1", "r9 oil"]
    assert table.in_stock("red") == ["fruit"]


@pytest.mark.rule("ROT-11.19")
def test_sea_loading_needs_both_a_unit_and_an_empty_ship():
    assert not rotterdam().ships(red="r5").cards(red="sea loading").can("red", "play sea loading")
    full = rotterdam().ships(red="r5 oil", blue="r8").stock(red="oil").cards(red="sea loading")
    assert not full.can("red", "play sea loading")


def test_positions_of_the_tests_are_the_boards():
    assert PLACES[0] == "s1"
    assert PLACES[19] == "r16"
