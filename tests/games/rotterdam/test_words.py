"""What is said at the table: naming a colour says whose ships would move."""

import random

from games.rotterdam.table import rotterdam
from roadstead.games.rotterdam import GAME
from roadstead.games.rotterdam.data import CHANNELS
from roadstead.games.rotterdam.generated import frames
from roadstead.games.rotterdam.words.channels import moved

NAMES = ("Ann", "Bo", "Cy", "Di")
words = GAME.words


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
