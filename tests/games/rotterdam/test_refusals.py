"""What a player of Rotterdam is told who tries something that is not legal."""

from games.rotterdam.table import rotterdam
from roadstead.games.rotterdam import GAME


def told(table, name, text):
    return str(table.state.why_not(table.seat(name), GAME.actions.parse(text)))


def test_a_card_that_can_do_nothing_says_why():
    table = rotterdam().cards(red="tugboat, sea loading, harbour police")
    assert told(table, "red", "play sea loading") == (
        "Sea loading could do nothing now: your stock is empty. [ROT-11.4]"
    )
    assert told(table, "red", "play harbour police") == (
        "Harbour police could do nothing now: no ship at a start or on the river has cargo. [ROT-11.4]"
    )


def test_cards_wait_for_the_captains_first_colour():
    table = rotterdam().cards(red="fog").play("red", "worker captain")
    assert told(table, "red", "play fog") == (
        "Cards wait until the Captain's first colour has been carried out. [ROT-11.1]"
    )


def test_what_is_out_of_place_is_told_its_time():
    table = rotterdam().play("red", "worker trader")
    assert told(table, "red", "name red") == (
        "A colour is named by the Captain, or with the cards pilot and fog. Now the Trader is being played. [ROT-5.1]"
    )
