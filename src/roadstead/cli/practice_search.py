"""`roadstead lab practice`: look for positions to practise on."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from roadstead.cli.choices import GameName, Whole, at_least, checked_seed, chosen_game
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line
from roadstead.cli.progress import progress

if TYPE_CHECKING:
    from roadstead.kernel.game import Game
    from roadstead.lab.practice_found import Search

MOST_MINUTES = 24 * 60


def practice(
    game: GameName,
    /,
    *,
    positions: Whole = 32,
    games: Whole = 1000,
    seed: Whole = 1,
    minutes: float | None = None,
    out: Path | None = None,
    reasons: bool = False,
) -> int:
    """Positions where one choice is clearly best and a greedy player misses it, from many games between bots.

    Ctrl-C keeps what is found; the same command goes on.

    Parameters
    ----------
    positions
        How many are wanted.
    games
        After so many games it is enough, whatever was found.
    seed
        The same seed looks into the same games.
    minutes
        Stop after so many minutes; the same command goes on.
    out
        The file; the game's own `practice.json` unless said otherwise.
    reasons
        Only write the coach's reasons anew, for the positions that are in the file.
    """
    from roadstead.coach.practice import place, written
    from roadstead.lab.practice import Wanted, look_into
    from roadstead.lab.practice_found import Search
    from roadstead.records.writing import save

    chosen = chosen_game(game)
    if chosen.variant is not None:
        raise BadInput("positions to practise on are kept for a game as it is printed, not for a variant")
    at_least("positions", positions, 1)
    at_least("games", games, 1)
    if minutes is not None and not 0 < minutes <= MOST_MINUTES:
        raise BadInput(f"--minutes is above 0 and at most {MOST_MINUTES}, not {minutes:g}")
    file = out or place(chosen)
    if file.is_dir() or not file.parent.is_dir():
        raise BadInput(f"{file}: {'Is a directory' if file.is_dir() else 'No such file or directory'}")
    if reasons:
        return _explain(chosen, file)
    wanted = Wanted(positions, seed=checked_seed(chosen, seed))
    with in_one_line():
        search = Search(chosen, wanted, file)
    until = time.monotonic() + 60 * minutes if minutes is not None else None
    try:
        with progress(chosen.title, positions, min(len(search.found), positions)) as finished:
            while len(search.found) < positions and len(search.games) < games:
                if until is not None and time.monotonic() > until:
                    return _stopped(f"after {minutes:g} minutes", search, positions)
                more = look_into(chosen, len(search.games), wanted, search.found)
                with in_one_line():
                    search.add(more)
                finished(len(more))
    except KeyboardInterrupt:
        return _stopped("", search, positions)
    found = search.found[:positions]
    with in_one_line():
        save(file, written(chosen, found).encode())
    search.end()
    print(f"{len(found)} positions of {len(search.games)} games are in {file}")
    return 0


def _explain(game: Game, file: Path) -> int:
    """The coach's words may have become better since the positions were found."""
    from roadstead.coach.practice import read, written
    from roadstead.lab.practice import explained_anew
    from roadstead.records.writing import save

    with in_one_line():
        kept = read(file)
        if (kept.rules, kept.digest) != (game.rules_version, game.digest):
            raise BadInput(f"{file}: its positions were found under other rules")
        with progress(game.title, len(kept.exercises)) as finished:
            told = []
            for exercise in kept.exercises:
                told.append(explained_anew(game, exercise))
                finished(1)
        save(file, written(game, told).encode())
    print(f"the reasons of {len(told)} positions are written anew in {file}")
    return 0


def _stopped(when: str, search: Search, positions: int) -> int:
    games = len(search.games)
    print(
        f"stopped{f' {when}' if when else ''}: {len(search.found)} of {positions} positions found in {games} games; "
        f"the same command goes on from {search.file}",
        file=sys.stderr,
    )
    return INTERRUPTED
