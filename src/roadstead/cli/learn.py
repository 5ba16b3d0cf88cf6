"""`roadstead learn`: how positions are to be judged, learned from games between bots."""

from __future__ import annotations

import os
import shlex
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from roadstead.cli import choices
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line, need
from roadstead.cli.progress import by_rows, progress

if TYPE_CHECKING:
    from roadstead.kernel.game import Game
    from roadstead.lab.learn.learning import Learning
    from roadstead.lab.learn.lessons import Others, Shelf

PLAYING = 0.7  # of the minutes; fitting takes what it needs of the rest
FEWEST = 40  # games
MOST_MINUTES = 60 * 24 * 7


def learn(
    game: choices.GameName,
    /,
    *,
    seats: choices.Seats = None,
    minutes: float = 10.0,
    games: Annotated[choices.Whole | None, Parameter(help="So many games instead of so many minutes.")] = None,
    seed: choices.Whole = 1,
    option: choices.Options = None,
    players: str = "",
    also: list[Path] | None = None,
    wins: bool = False,
    horizon: choices.Whole = -1,
    only_chances: bool = False,
    jobs: choices.Jobs = None,
    matches: choices.Whole = 0,
    budget: str = "200",
    install: bool = False,
    out: Path | None = None,
) -> int:
    """Learn from play how positions are to be judged, for stronger captains.

    Bots play on all cores.  A small net is fitted to what the game's outlook missed, and its weights are
    written with their history.  Ctrl-C keeps the games played so far; the same command goes on from there.

    Parameters
    ----------
    minutes
        How long it plays and fits. A folder with games from before keeps them, and adds to them.
    seed
        The same seed plays the same games; with --games they give the same weights.
    players
        The kinds of bots that play, such as casual,greedy,captain:40; casual and greedy unless said otherwise.
    also
        A folder of another run for the same table, with other players: its games are learned from as well. What is to be
        foretold, and the figures, are of this run's own games. May be given several times.
    wins
        Fit to who won as much as to the lead, in positions of the games as they were played.
    horizon
        How many decisions a captain with these weights plays ahead before it asks the net; without it as many as without weights.
    only_chances
        Installed weights only say people's chances, and captains go on without them.
    matches
        Afterwards so many games of a captain with the new weights against plain ones.
    budget
        What the captains of these matches get: iterations a decision, or seconds a turn such as 1s.
    install
        Put the weights into the game's own folder, where every captain finds them.
    out
        The folder for games and weights; GAME-SEATS-learned unless said otherwise.
    """
    from roadstead.kernel.weights import FARTHEST

    chosen = choices.chosen_game(game)
    count = choices.chosen_seats(chosen, seats)
    if not 0.0 < minutes <= MOST_MINUTES:
        raise BadInput(f"--minutes is more than 0 and at most {MOST_MINUTES:,}, not {minutes:g}")
    choices.at_least("games", games, FEWEST)
    choices.at_least("jobs", jobs, 1)
    choices.at_least("matches", matches, 0)
    if not -1 <= horizon <= FARTHEST:
        raise BadInput(f"--horizon is a number of decisions up to {FARTHEST:,}, not {horizon}")
    options = choices.chosen_options(chosen, option or [])
    number = choices.checked_seed(chosen, seed)
    if install and chosen.variant is not None:
        raise BadInput("--install is for a game as it is printed: captains get a variant's weights by their file")
    need("numpy", "learn")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for matrices as small as these one thread is the quickest
    from roadstead.bots import bot
    from roadstead.bots.captain import parse_budget
    from roadstead.lab.learn.lessons import PLAYERS, Shelf, lessons, others

    kinds = tuple(choices.listed_bots(players)) if players else PLAYERS
    folder = out or Path(f"{chosen.name}-{count}-learned")
    with in_one_line():
        parse_budget(budget)
        for kind in kinds:
            bot(kind, chosen)
        plan = lessons(chosen, count, number, options, kinds, wins)
        more = [others(each, plan) for each in also or []]
        shelf = Shelf(folder, plan)
    began = time.monotonic()
    if not _play(chosen, shelf, games, 60.0 * PLAYING * minutes, jobs):
        return _stopped(shelf)
    if shelf.games < FEWEST:
        raise BadInput(f"only {shelf.games} games were finished in this time: give it more minutes", 1)
    try:
        found = _fit(chosen, shelf, games, began + 60.0 * minutes, wins, horizon, only_chances, more)
    except KeyboardInterrupt:
        return _stopped(shelf)
    _tell(found)
    if install:
        _install(chosen, count, found, only_chances)
    return _match(chosen, shelf, found, matches, budget, jobs) if matches else 0


def _stopped(shelf: Shelf) -> int:
    print(f"stopped: {shelf.games:,} games are kept in {shelf.folder}; the same command goes on", file=sys.stderr)
    return INTERRUPTED


def _play(game: Game, shelf: Shelf, games: int | None, seconds: float, jobs: int | None) -> bool:
    from roadstead.lab.learn.lessons import LOT, play
    from roadstead.lab.simulate import Failed

    try:
        if games is not None:
            whole = -(-games // LOT) * LOT
            with progress(f"{game.title}: games", whole, min(shelf.games, whole)) as finished:
                return play(shelf, games, seconds, jobs, finished)
        began = time.monotonic()
        shown = 0
        with progress(f"{game.title}: seconds of play", round(seconds)) as finished:

            def show(_: int) -> None:
                nonlocal shown
                more = int(time.monotonic() - began) - shown
                shown += more
                finished(more)

            return play(shelf, None, seconds, jobs, show)
    except Failed as failure:
        raise BadInput(str(failure), 1) from failure


def _fit(
    game: Game,
    shelf: Shelf,
    games: int | None,
    until: float,
    wins: bool,
    horizon: int,
    only_chances: bool,
    also: list[Others],
) -> Learning:
    from roadstead.lab.learn.fitting import MOST_EPOCHS
    from roadstead.lab.learn.learning import learn as learned

    from_others = [word for each in also for word in ("--also", each.name)]
    command = shlex.join(["roadstead", *_arguments(shelf, games, wins, horizon, only_chances), *from_others])
    stop = None if games is not None else lambda: time.monotonic() > until
    with in_one_line(), progress(f"{game.title}: fitting", MOST_EPOCHS) as finished:
        return learned(shelf, games, command, finished, stop, horizon, wins, also)


def _arguments(shelf: Shelf, games: int | None, wins: bool, horizon: int, only_chances: bool) -> list[str]:
    """The command that plays the same games and fits to them again."""
    from roadstead.lab.learn.lessons import PLAYERS

    plan = shelf.plan
    played = shelf.games if games is None else games
    said = ["learn", plan.game, "--seats", str(plan.table), "--games", str(played), "--seed", str(plan.seed)]
    usual = {option.name: option.default for option in plan.the_game().options}
    for name, value in plan.options.items():
        if value != usual[name]:
            said += ["--option", f"{name}={value}"]
    kinds = plan.bots[: plan.kinds]
    if kinds != PLAYERS:
        said += ["--players", ",".join(kinds)]
    if wins:
        said += ["--wins"]
    if horizon >= 0:
        said += ["--horizon", str(horizon)]
    return [*said, "--only-chances"] if only_chances else said


def _tell(found: Learning) -> None:
    print(f"learned from {found.games:,} games; on those of them that were not learned from:")
    for words, figures in (("the outlook alone", found.before), ("with what was learned", found.after)):
        print(
            f"  {words + ':':<23}log-loss {figures.log_loss:.3f}, explains {100 * figures.explained:.1f} % of the leads, "
            f"chances off by {figures.off:.3f}"
        )
    print(f"written to {found.file}: play with it as captain:200:{found.file}")


def _install(game: Game, seats: int, found: Learning, only_chances: bool) -> None:
    from roadstead.kernel.weights import place
    from roadstead.records.writing import save

    target = place(game, seats, only_chances)
    with in_one_line():
        target.parent.mkdir(parents=True, exist_ok=True)
        save(target, found.file.read_bytes())
    print(f"installed as {target.name} in the folder bot/weights of {game.title}")


def _match(game: Game, shelf: Shelf, found: Learning, games: int, budget: str, jobs: int | None) -> int:
    from roadstead.lab.intervals import wilson
    from roadstead.lab.learn.learning import matches
    from roadstead.lab.simulate import Failed

    seats = shelf.plan.table
    whole = -(-games // seats) * seats
    try:
        with progress(f"{game.title}: matches", whole) as finished:
            won, played = matches(shelf, found.file, games, budget, jobs, by_rows(finished))
    except Failed as failure:
        raise BadInput(str(failure), 1) from failure
    if played:
        low, high = wilson(won, played)
        print(
            f"captain:{budget} against {seats - 1} plain: won {won:g} of {played} "
            f"({100 * low:.0f} to {100 * high:.0f} %, {100 / seats:.0f} % would be fair)"
        )
    return 0 if played == whole else INTERRUPTED
