"""The six levels of a game in one tournament: each plays against the next, and all get ratings."""

import shlex
from pathlib import Path
from typing import Any

from roadstead import __version__
from roadstead.bots.levels import NAMES
from roadstead.kernel.game import Game
from roadstead.lab.intervals import wilson
from roadstead.lab.tournament import Fixture, Standings


def plan(game: Game, games: int, seed: int, seats: int) -> Fixture:
    """A tournament in which neighbours on the ladder meet, so many games each two."""
    meetings = len(NAMES) - seats + 1
    return Fixture(game.name, NAMES, games * meetings, seed, table=seats, neighbours=True).rounded()


def measured(standings: Standings) -> dict[str, Any]:
    """What a game's file of levels keeps of the tournament."""
    fixture = standings.plan
    summary = standings.summary()
    pairs = standings.pairs()
    entrants = {entrant["bot"]: entrant for entrant in summary["entrants"]}
    levels = {}
    for place, name in enumerate(NAMES):
        entrant = entrants[name]
        row: dict[str, Any] = {
            "elo": round(entrant["elo"]),
            "off": round(entrant["elo_interval"][1] - entrant["elo"]),
            "openskill": round(entrant["rating"], 1),
            "openskill_off": round(entrant["rating_interval"][1] - entrant["rating"], 1),
        }
        if place and (name, NAMES[place - 1]) in pairs:
            won, played = pairs[name, NAMES[place - 1]]
            low, high = wilson(won, played)
            row |= {"won": won, "games": played, "interval": [round(low, 3), round(high, 3)]}
        levels[name] = row
    each = fixture.games // len(fixture.meetings)
    words = ["roadstead", "levels", fixture.game, "--games", each, "--seats", fixture.table, "--seed", fixture.seed]
    return {
        "command": shlex.join(map(str, words)),
        "roadstead": __version__,
        "seats": fixture.table,
        "games": len(standings.rows),
        "levels": levels,
    }


def install(game: Game, text: str) -> Path:
    """Put a file of levels into the game's own folder, where every bot finds it."""
    from roadstead.bots.levels import place

    file = place(game)
    if not file.parent.is_dir():
        raise ValueError(f"{game.title} has no folder {file.parent.name} for its bots")
    file.write_text(text, "utf-8")
    return file
