"""What a lead is worth: how many points more make a seat 2.7 times as likely to win.

Each game has a file ``bot/leads.json`` with a number for each number of seats, fitted to who won (`tools/fit_leads.py`).
A game without one is judged by the ``scale`` of its heuristics.
"""

import json
from functools import cache
from pathlib import Path

from roadstead.kernel.game import Game
from roadstead.kernel.judging import Judgement
from roadstead.kernel.state import State
from roadstead.kernel.weights import for_people, judgement


def place(game: Game) -> Path:
    """Where the file of a game lies, if it has one."""
    return game.folder / "bot" / "leads.json"


@cache
def fitted(game: Game) -> dict[int, float]:
    """The worth of a lead by the number of seats; nothing where it was not fitted under today's rules."""
    file = place(game)
    if not file.is_file():
        return {}
    stored = json.loads(file.read_text("utf-8"))
    if stored["rules"] != game.rules_version:
        return {}
    return {int(seats): float(worth) for seats, worth in stored["leads"].items()}


def judge_of(game: Game, t: State) -> Judgement:
    """How positions of such a table are judged where an imagined game breaks off."""
    seats = int(t.seats)
    known = for_people(game, seats)
    if known is not None and known.options == t.options:
        return judgement(game, t, known)
    return Judgement(game.heuristics, fitted(game).get(seats, 0.0))
