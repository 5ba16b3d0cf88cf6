"""How Rotterdam's games go: greedy players are worth their name, and everything in the box is used."""

from collections import Counter
from statistics import median

import pytest

import roadstead
from games.rotterdam.table import rotterdam
from roadstead.bots import bot
from roadstead.games.rotterdam.data import CARDS, CHARACTERS, LAST_ROUND
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.playout import random_playout
from roadstead.lab.intervals import wilson

ROTTERDAM = roadstead.game("rotterdam")


def played(names, seed, told=None):
    """A whole game between these bots."""
    state = ROTTERDAM.new(len(names), seed, events=told is not None)
    bots = [bot(name, ROTTERDAM, 10 * seed + at) for at, name in enumerate(names)]
    while not state.over:
        seat = state.actors()[0]
        state.play(seat, bots[seat].choose(state.redacted(seat), seat))
        for event in state.events if told is not None else ():
            told[event.name, event.facts.get("character", event.facts.get("card"))] += 1
    assert state.invariants() == []
    return state


def won_by_greedy(games):
    wins = 0.0
    for seed in range(games):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        wins += played(names, 5000 + seed).result()[names.index("greedy")]
    return wins


def test_a_captain_in_fog_all_round_can_still_be_played():
    table = rotterdam().ships(red="s1 oil", blue="s2").cards(red="traffic control")
    for colour in ("red", "yellow", "green", "blue", "violet"):
        table.fog(blue=colour)
    table.play("red", "worker captain")
    chosen = bot("greedy", ROTTERDAM, 1).choose(table.state.redacted(table.seat("red")), table.seat("red"))
    assert ROTTERDAM.actions.text(chosen) == "done", "a card is not worth more now than later"


def test_greedy_beats_random():
    assert won_by_greedy(40) >= 39


@pytest.mark.soak
def test_greedy_beats_random_in_a_thousand_games():
    assert wilson(won_by_greedy(1000), 1000)[0] >= 0.95


@pytest.mark.parametrize("seats", ROTTERDAM.seats)
def test_greedy_players_need_six_to_twelve_rounds(seats):
    assert 6 <= median(played(["greedy"] * seats, seed).round for seed in range(21)) <= 12


def test_greedy_players_use_every_character_and_every_shipping_card():
    told = Counter()
    for seed in range(60):
        played(["greedy"] * (2 + seed % 3), seed, told)
    assert [name for at, name in enumerate(CHARACTERS) if not told["worker", at]] == []
    assert [name for at, name in enumerate(CARDS) if not told["played", at]] == []


def answer(table, name):
    """What a greedy player does, asked again and again until somebody else has the turn."""
    given = []
    while table.asked() == (name,):
        seat = table.seat(name)
        choice = bot("greedy", ROTTERDAM, 1).choose(table.state.redacted(seat), seat)
        given.append(ROTTERDAM.actions.text(choice))
        table.play(name, given[-1])
        if given[-1].startswith("worker"):
            break
    return given


def test_a_card_that_a_player_is_known_to_hold_is_bartered_for():
    table = rotterdam(seats=2).cards(red="barter, fog, fog").hand(red="jam, 2 clothes", blue="shoes")
    table.jobs("jam+shoes", "gasoline+plastics", "bread+cookies")
    assert answer(table, "red") == ["play barter", "give clothes", "worker shipping agent 1"]


def test_places_are_exchanged_with_a_ship_that_is_nearly_there():
    table = rotterdam(seats=2).cards(red="traffic control, fog, fog").ships(red="s1 fruit", blue="r15 containers")
    assert answer(table, "red")[:1] == ["play traffic control"]
    assert table.place("red") == ["r15 fruit"]


def test_an_empty_ship_under_way_is_loaded_from_the_stock():
    table = rotterdam(seats=2).cards(red="sea loading, fog, fog").ships(red="r11").stock(red="fruit")
    assert answer(table, "red")[:1] == ["play sea loading"]
    assert table.place("red") == ["r11 fruit"]


def test_a_full_hand_makes_room_where_a_better_card_is_to_be_had():
    table = (
        rotterdam(seats=2).cards(red="tugboat, tugboat, pilot").ships(red="s1 oil").open_cards("fog", "fog", "barter")
    )
    table.play("red", "worker deck hand")
    assert answer(table, "red")[0].startswith("play ")
    assert {"fog", "barter"} & set(table.has_cards("red"))


def ended_at_random(games, every):
    """The rounds that random games took, looked at every so many decisions."""
    rounds = []
    for seed in range(games):
        state = ROTTERDAM.new(2 + seed % 3, seed)
        chooser = SeededDice(seed, 1)
        while not state.over:
            menu = state.look(state.actor())
            state.apply(state.actor(), menu[chooser.below(len(menu))])
            if state.decisions % every == 0:
                assert state.invariants() == []
        assert state.invariants() == []
        rounds.append(state.round)
    return rounds


def test_random_games_end_by_themselves():
    assert max(ended_at_random(30, 9)) < LAST_ROUND


@pytest.mark.soak
def test_thousands_of_games_end_with_nothing_broken():
    rounds = ended_at_random(5000, 20)
    assert sum(number >= LAST_ROUND for number in rounds) <= 5
    for seed in range(500):
        played(["greedy"] * (2 + seed % 3), 20_000 + seed)


def test_playouts_agree_with_the_plain_loop():
    one, other = ROTTERDAM.new(3, 5), ROTTERDAM.new(3, 5)
    random_playout(one, SeededDice(2, 1))
    chooser = SeededDice(2, 1)
    while not other.over:
        menu = other.legal(other.actor())
        other.play(other.actor(), menu[chooser.below(len(menu))])
    assert one.to_dict() == other.to_dict()
