"""What a player of Harbour of Fortune is told who tries something that is not legal."""

from games.harbour_of_fortune.table import harbour
from roadstead.games.harbour_of_fortune import GAME


def told(table, name, text):
    return str(table.state.why_not(table.seat(name), GAME.actions.parse(text)))


def test_a_disaster_without_effect_says_what_the_victim_lacks():
    table = harbour().hand(blue="black 10, black 5, black 3, black 2").acting("blue")
    assert told(table, "blue", "strike red 10") == (
        "House Fire would do nothing to that family: no house of theirs stands. [HOF-8.3]"
    )
    assert told(table, "blue", "strike red 5").endswith("no son of theirs is married. [HOF-8.3]")
    assert told(table, "blue", "strike red 3").endswith("their ship has not left space 0. [HOF-8.3]")
    assert told(table, "blue", "strike red 9") == "You hold no black 9. [HOF-8.1]"


def test_what_a_sickness_can_strike():
    table = harbour().hand(blue="black 4").sick(red="butler").acting("blue").play("blue", "strike red 4")
    assert told(table, "blue", "sicken butler") == "The Butler is not active already. [HOF-9.5]"
    assert told(table, "blue", "sicken spy") == "The Spy does not belong to that household. [HOF-9.5]"
    assert told(table, "blue", "divorce oldest son") == "Sickness strikes a member of the household. [HOF-8.4]"


def test_money_does_not_buy_a_disaster_off():
    table = harbour().hand(blue="black 7", red="red 2").acting("blue").play("blue", "strike red 7")
    assert told(table, "red", "pay") == (
        "Money does not buy a disaster off at once: it mends in your own second phase. [HOF-8.5]"
    )
    assert told(table, "red", "build house") == (
        "Houses are built in the second phase of your turn. Now a disaster is to be answered or accepted. [HOF-15.1]"
    )
