"""`roadstead lab matrix`: every bot against every other."""

from __future__ import annotations

import json as json_text
from dataclasses import asdict
from typing import TYPE_CHECKING

from roadstead.cli.choices import (
    GameName,
    Jobs,
    Options,
    Whole,
    at_least,
    checked_seed,
    chosen_game,
    chosen_options,
    chosen_seats,
    listed_bots,
)
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line, need
from roadstead.cli.progress import progress

if TYPE_CHECKING:
    from roadstead.lab.plan import Row


def matrix(
    game: GameName,
    /,
    *,
    bots: str = "",
    games: Whole = 40,
    seats: Whole | None = None,
    seed: Whole | None = None,
    option: Options = None,
    jobs: Jobs = None,
    json: bool = False,
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
    seed
        The same seed gives the same games.
    json
        Print wins and games as JSON.
    """
    need("openskill", "lab")
    from roadstead.bots import bot
    from roadstead.lab.matrix import Crossing, cross, markdown, usual_bots
    from roadstead.lab.simulate import Failed

    chosen = chosen_game(game)
    count = chosen_seats(chosen, seats, chosen.seats[0])
    names = tuple(dict.fromkeys(listed_bots(bots) if bots else usual_bots(chosen, count)))
    with in_one_line():
        for name in names:
            bot(name, chosen, seed=0)
    if len(names) < 2:
        raise BadInput("a matrix needs at least two bots")
    at_least("games", games, 1)
    at_least("jobs", jobs, 1)
    options = chosen_options(chosen, option or [])
    crossing = Crossing(chosen.name, names, games, checked_seed(chosen, seed), count, options)
    whole = sum(crossing.fixture(*meeting).games for meeting in crossing.meetings)
    try:
        with progress(chosen.name, whole) as finished:

            def report(rows: list[Row]) -> None:
                finished(len(rows))

            cells = cross(crossing, jobs, report)
    except Failed as failure:
        raise BadInput(str(failure), 1) from failure
    if cells is None:
        return INTERRUPTED
    if json:
        told = [{**asdict(cell), "interval": cell.interval} for cell in cells]
        print(json_text.dumps({"game": chosen.name, "seats": count, "seed": crossing.seed, "cells": told}))
    else:
        print(markdown(names, cells))
    return 0
