"""`roadstead lab matrix`: every bot against every other."""

from __future__ import annotations

import json as json_text
from dataclasses import asdict

from roadstead.cli import choices
from roadstead.cli.faults import BadInput, need, nothing_written
from roadstead.cli.progress import by_rows, progress


def matrix(
    game: choices.GameName,
    /,
    *,
    bots: str = "",
    games: choices.Whole = 40,
    seats: choices.Whole | None = None,
    meeting: choices.Meeting = choices.USUAL_MEETING,
) -> int:
    """Every bot alone against tables full of every other one: a table in Markdown.

    Each deal of the dice is played in every seating.

    Parameters
    ----------
    bots
        Who meets; random, casual, judges, greedy and captains unless said otherwise.
    games
        How many games each two play; rounded up so that each deal is played in every seating.
    seats
        How many sit at a table; the fewest that the game allows unless said otherwise.
    """
    need("openskill", "lab")
    from roadstead.lab.matrix import Crossing, cross, markdown, usual_bots
    from roadstead.lab.simulate import Failed

    chosen = choices.chosen_game(game)
    count = choices.chosen_seats(chosen, seats, chosen.seats[0])
    names = tuple(dict.fromkeys(choices.listed_bots(bots) if bots else usual_bots(chosen, count)))
    choices.check_meeting(chosen, "matrix", names, games, meeting.jobs)
    options = choices.chosen_options(chosen, meeting.option or [])
    crossing = Crossing(chosen.name, names, games, choices.checked_seed(chosen, meeting.seed), count, options)
    whole = sum(crossing.fixture(*meeting).games for meeting in crossing.meetings)
    try:
        with progress(chosen.name, whole) as finished:
            cells = cross(crossing, meeting.jobs, by_rows(finished))
    except Failed as failure:
        raise BadInput(str(failure), 1) from failure
    if cells is None:
        return nothing_written()
    if meeting.json:
        told = [{**asdict(cell), "interval": cell.interval} for cell in cells]
        print(json_text.dumps({"game": chosen.name, "seats": count, "seed": crossing.seed, "cells": told}))
    else:
        print(markdown(names, cells))
    return 0
