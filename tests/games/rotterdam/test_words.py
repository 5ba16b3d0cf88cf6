"""What is said at the table: naming a colour says whose ships would move."""

import random

from games.rotterdam.table import rotterdam
from roadstead.games.rotterdam import GAME
from roadstead.games.rotterdam.data import CHANNELS
from roadstead.games.rotterdam.generated import frames
from roadstead.games.rotterdam.words.channels import moved

NAMES = ("Ann", "Bo", "Cy", "Di")
words = GAME.words


def lines(table, *events):
    return [str(words.line(one, table.view(None), NAMES)) for one in table.log if one.name in events]


def label(table, name, text):
    return words.label(table.view(name), table.seat(name), GAME.actions.parse(text), NAMES).words


def test_naming_a_colour_says_whose_ships_would_move():
    table = rotterdam().ships(red="s4", blue="r1", yellow="r2").play("red", "worker captain")
    assert label(table, "red", "name blue") == "Name blue: moves 1 of yours and 2 of others"
    assert label(table, "red", "name violet") == "Name violet: moves no ship"


def test_it_says_which_are_blocked():
    table = rotterdam().ships(red="s3", blue="r1").play("red", "worker captain")
    assert label(table, "red", "name green") == "Name green: moves 1 of yours, 1 is blocked"


def test_a_pilot_moves_only_ones_own():
    table = rotterdam().ships(red="s4", blue="r1").cards(red="pilot").play("red", "worker ship owner", "done")
    table.play("red", "play pilot")
    assert label(table, "red", "name blue") == "Name blue: moves 1 of yours"


def test_transshipment_says_whose_ships_and_which_cargo():
    """Whoever is told what was done to them looks for their name, after that of the one who did it."""
    table = rotterdam().ships(red="s1 oil", blue="r16 grain, r1").cards(red="transshipment, transshipment")
    table.play("red", "play transshipment", "ship s1", "ship r16")
    assert lines(table, "shifted") == [
        "Ann's ship at Sea roads north takes grain in place of oil.",
        "Ann puts oil in place of grain on Bo's ship at Waalhaven mouth.",
    ]
    table.play("red", "play transshipment", "ship r1", "ship s1")
    assert lines(table, "shifted")[2:] == [
        "Ann puts grain on Bo's ship at Hoek van Holland roads.",
        "Ann's ship at Sea roads north gives grain away.",
    ]
    others = rotterdam().ships(blue="r1 containers", yellow="r16").cards(red="transshipment")
    others.play("red", "play transshipment", "ship r1")
    assert lines(others, "shifted") == [
        "Ann takes a container off Bo's ship at Hoek van Holland roads.",
        "Ann puts a container on Cy's ship at Waalhaven mouth.",
    ]


def test_traffic_control_and_ebb_tide_say_whose_ships():
    table = rotterdam().ships(red="s1 oil", blue="r16 grain").cards(red="traffic control")
    table.play("red", "play traffic control", "ship r16")
    told = "Ann's ship at Sea roads north and Bo's ship at Waalhaven mouth exchange places."
    assert lines(table, "swapped") == [told]
    others = rotterdam().ships(blue="s1 oil, r1", yellow="r16").cards(red="traffic control, traffic control")
    others.play("red", "play traffic control", "ship s1", "ship r16", "play traffic control", "ship r1", "ship r16")
    assert lines(others, "swapped") == [
        "Ann lets Bo's ship at Sea roads north and Cy's ship at Waalhaven mouth exchange places.",
        "Ann lets Bo's ships at Hoek van Holland roads and Waalhaven mouth exchange places.",
    ]
    ebb = rotterdam().ships(blue="r9 oil", red="r3").cards(red="ebb tide, ebb tide")
    ebb.play("red", "play ebb tide", "ship r9", "sail r6", "play ebb tide", "ship r3", "sail s2")
    assert lines(ebb, "ebbed") == [
        "Ann lets Bo's ship fall back from Nieuwe Maas to Het Scheur.",
        "Ann's ship falls back from Calandkanaal to Sea roads mid-north.",
    ]


def test_what_is_said_is_what_happens():
    """Wherever nobody is asked on the way, just as many ships sail as the label says."""
    compared = 0
    for seed in range(12):
        state, chance = GAME.new(4, seed=seed, events=True), random.Random(seed)
        while not state.over:
            seat = state.actors()[0]
            if state.asked() == frames.NAME_COLOUR:
                for hue in range(5):
                    compared += agrees(state, seat, hue)
            state.play(seat, chance.choice(list(state.legal(seat))))
    assert compared > 100


def agrees(state, seat, hue):
    action = GAME.actions.parse(f"name {CHANNELS[hue]}")
    if action not in state.legal(seat):
        return 0
    told = moved(state.redacted(seat), hue, seat)
    trial = state.clone()
    trial.telling = True
    trial.play(seat, action)
    if trial.asked() in (frames.MOVE_WHICH, frames.MOVE_WHERE):
        return 0
    sailed = [event.facts["seat"] == seat for event in trial.events if event.name == "sailed"]
    stays = [event for event in trial.events if event.name in ("blocked", "no money")]
    assert told == (sailed.count(True), sailed.count(False), len(stays))
    return 1
