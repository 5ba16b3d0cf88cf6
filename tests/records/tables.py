"""Games for the tests of records: played at random from a seed, and edited line by line."""

import json

import roadstead
from roadstead.kernel.dice import SeededDice
from roadstead.records import Match

JAMAICA = roadstead.game("jamaica")


def play_on(match, chooser, decisions=None):
    """Random decisions, all of them or so many; those asked together are answered in random order."""
    while not match.over and decisions != 0:
        actors = match.state.actors()
        seat = actors[chooser.below(len(actors))]
        legal = match.state.legal(seat)
        match.play(seat, legal[chooser.below(len(legal))])
        if decisions is not None:
            decisions -= 1
    return match


def whole_game(seats=3, seed=7, **how):
    how.setdefault("options", {"rounds": 5})
    return play_on(Match.new(JAMAICA, seats, seed, **how), SeededDice(seed + 1))


def rows(match):
    """The record as plain objects, a line each; ``rows[i]`` is line i + 1."""
    return [json.loads(row) for row in match.record.to_bytes().splitlines()]


def lines(plain):
    return [json.dumps(row) for row in plain]


def where(plain, wanted):
    """The index of the first row that is wanted."""
    return next(i for i, row in enumerate(plain) if wanted(row))
