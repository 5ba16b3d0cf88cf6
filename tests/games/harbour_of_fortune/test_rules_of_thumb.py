"""What greedy heads of families do: an ace only where 600 comes together, Trader and Spy where they pay."""

import pytest

from games.harbour_of_fortune.table import harbour
from roadstead.bots import bot
from roadstead.games.harbour_of_fortune import GAME

HEURISTICS = GAME.part("heuristics").HEURISTICS


def liked(table, name):
    """The choice that the heuristics like best."""
    seat = table.seat(name)
    view, menu = table.state.redacted(seat), table.state.legal(seat)
    weights = list(HEURISTICS.weights(view, seat, menu))
    return GAME.actions.text(menu[weights.index(max(weights))])


@pytest.mark.rule("HOF-12.3")
def test_who_is_far_behind_is_helped_to_600_and_who_leads_is_not():
    behind = harbour(3).money(blue=2000).hand(blue="red ace").in_round(8).acting("blue")
    assert liked(behind, "blue") == "great investment"
    behind.play("blue", "great investment")
    assert liked(behind, "red") == "put in 600"
    leading = harbour(3).money(blue=9900).hand(blue="red ace").in_round(8).acting("blue")
    assert liked(leading, "blue") != "great investment"
    leading.play("blue", "great investment")
    assert liked(leading, "red") == "decline"


@pytest.mark.rule("HOF-12.3", "HOF-12.4")
def test_great_investments_of_greedy_players_come_together():
    raised = cancelled = 0
    for seed in range(12):
        state = GAME.new(3 + seed % 2, seed=seed, events=True)
        players = [bot("greedy", GAME, seed=seed * 4 + seat) for seat in range(state.seats)]
        while not state.over:
            seat = state.actor()
            state.play(seat, players[seat].choose(state.redacted(seat), seat))
            raised += sum(event.name == "raised" for event in state.events)
            cancelled += sum(event.name == "cancelled" for event in state.events)
    assert raised > 3
    assert raised > 4 * cancelled


@pytest.mark.rule("HOF-6.7")
def test_the_trader_gives_a_useless_card_for_one_drawn_by_chance():
    table = harbour(2).hired(blue="trader").hand(blue="red ace, red ace", red="black 6, black 7").in_round(3)
    table.acting("blue")
    assert liked(table, "blue") == "trade red"
    table.play("blue", "trade red")
    assert liked(table, "blue") == "give red ace"


@pytest.mark.rule("HOF-6.9", "HOF-6.10")
def test_the_spy_is_sent_while_black_cards_wait_and_what_he_saw_is_used():
    black = "black 6, black 7, black 9, black 10, black 4, black 2"
    table = harbour(2).hired(blue="spy").houses(red=2).hand(blue=black, red="red 10, red 3, red 4, red 9, red 2, red 5")
    table.in_round(3).acting("blue")
    seat, view = 0, table.state.redacted(0)
    menu = table.state.legal(seat)
    before = dict(zip(map(GAME.actions.text, menu), HEURISTICS.weights(view, seat, menu), strict=True))
    assert before["spy red"] > 0
    table.play("blue", "spy red")
    view, menu = table.state.redacted(0), table.state.legal(0)
    after = dict(zip(map(GAME.actions.text, menu), HEURISTICS.weights(view, seat, menu), strict=True))
    assert after["strike red 7"] < before["strike red 7"], "a red 9 is known to be there"
