"""`roadstead play`: a seat at a table in the terminal."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from roadstead.cli.choices import (
    Whole,
    checked_seed,
    chosen_bots,
    chosen_game,
    chosen_options,
    chosen_seats,
    is_bot,
    listed_bots,
)
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line, shortened

if TYPE_CHECKING:
    from roadstead.cli.show import Screen
    from roadstead.cli.sitting import Sitting
    from roadstead.kernel.game import Game

USUAL_BOT = "greedy"


def play(
    game: str = "",
    /,
    *,
    seats: Whole | None = None,
    bots: str = "",
    seat: str = "",
    seed: Whole | None = None,
    option: list[str] | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    svg: Path | None = None,
) -> int:
    """Play in the terminal, against bots.

    Parameters
    ----------
    game
        Which game; with --resume it is known.
    seats
        How many seats; as many as the bots that are named need, or four where the game allows it.
    bots
        Who plays the other seats: a list such as greedy,random, or one for all. Greedy unless said otherwise.
    seat
        Where you sit: a number from 0, or the seat's colour. Seat 0 unless said otherwise.
    seed
        The same seed gives the same dice.
    option
        A rule of the table, as name=value; may be given several times.
    save
        Keep the game in this file, at every decision and when you leave.
    resume
        Go on with the game in this file, and keep it there.
    svg
        Draw your view of the table into this file at every decision.
    """
    if resume is None:
        if not game:
            raise BadInput("which game? `roadstead games` lists them; --resume FILE goes on with a saved one")
        sitting = _sit_down(chosen_game(game), seats, bots, seat, seed, option or [])
        _begin_keeping(sitting, save)
    else:
        if seats is not None or seed is not None or option:
            raise BadInput("--seats, --seed and --option belong to a new game, not to one that is resumed")
        sitting = _sit_down_again(resume, game, bots, seat)
        sitting.kept_in = save or resume
        if save is not None and not (save.exists() and save.samefile(resume)):
            _begin_keeping(sitting, save)
    if svg is not None:
        with in_one_line():
            sitting.draw(svg)
    return _talk(sitting, svg)


def _sit_down(game: Game, seats: int | None, bots: str, seat: str, seed: int | None, pairs: list[str]) -> Sitting:
    from roadstead.cli.sitting import YOU, Sitting
    from roadstead.records import Match

    named = listed_bots(bots or USUAL_BOT)
    count = chosen_seats(game, seats, len(named) + 1 if len(named) > 1 else None)
    at = _seat_number(game, seat or "0", count)
    options = chosen_options(game, pairs)
    number = checked_seed(game, seed)
    players = chosen_bots(game, named, count - 1)
    players.insert(at, YOU)
    match = Match.new(game, count, seed=number, options=options, names=players, open_seed=True)
    with in_one_line():
        sitting = Sitting(match, at, players, number)
    sitting.hear(match.opening, sitting.view())
    return sitting


def _sit_down_again(file: Path, game: str, bots: str, seat: str) -> Sitting:
    """Go on with a record.  The seat named "you" is the player's; a seat with a bot's name is played by that bot."""
    from roadstead.cli.sitting import YOU, Sitting
    from roadstead.records import RecordFault, resume

    with in_one_line():
        try:
            match = resume(file)
        except RecordFault as fault:
            raise BadInput(f"{file}: {fault}") from fault
    if game and chosen_game(game) is not match.game:
        raise BadInput(f"{file} is a game of {match.game.title}, not of {game!r}")
    if match.writer is not None:
        match.writer.close()
        match.writer = None  # a sitting saves its whole record itself
    count = match.state.seats
    named = match.record.header.names
    recorded = list(named) if isinstance(named, list) else [""] * count
    at = _seat_number(match.game, seat or str(recorded.index(YOU) if YOU in recorded else 0), count)
    if bots:
        players = chosen_bots(match.game, listed_bots(bots), count - 1)
        players.insert(at, YOU)
    else:
        players = [name if is_bot(match.game, name) else USUAL_BOT for name in recorded]
        players[at] = YOU
    with in_one_line():
        sitting = Sitting(match, at, players, match.decisions)
    if match.record.notice:
        sitting.notices.append(f"{file}: {match.record.notice}.")
    if not bots:
        sitting.notices += _stand_ins(sitting, recorded)
    _remember(sitting)
    return sitting


def _stand_ins(sitting: Sitting, recorded: list[str]) -> list[str]:
    """Who plays for names in the record that are no bots here.

    A record may come from anybody, so a program named in one is never started: that takes --bots.
    """
    from roadstead.bots import runs_a_program
    from roadstead.cli.sitting import YOU

    told = []
    for seat, name in enumerate(recorded):
        if seat == sitting.seat or name in ("", YOU) or is_bot(sitting.game, name):
            continue
        why = "a program that only --bots can start" if runs_a_program(name) else "no bot of ours"
        told.append(f"{sitting.names[seat]} was {shortened(name)!r}, {why}: {USUAL_BOT} plays on.")
    return told


def _remember(sitting: Sitting) -> None:
    """Rebuild the log of a resumed game from its record."""
    from roadstead.records import Decision, steps

    sitting.hear(sitting.match.opening, sitting.view())
    for step in steps(sitting.match.record, events=True):
        if isinstance(step.line, Decision):
            sitting.hear(step.state.events, step.state.redacted(sitting.seat))


def _seat_number(game: Game, seat: str, seats: int) -> int:
    names = [name.lower() for name in game.seat_names[:seats]]
    if seat.lower() in names:
        return names.index(seat.lower())
    if not (seat.isdecimal() and len(seat) < 3 and int(seat) < seats):
        raise BadInput(f"there is no seat {seat[:20]!r}: they run from 0 to {seats - 1}, or {', '.join(names)}")
    return int(seat)


def _begin_keeping(sitting: Sitting, save: Path | None) -> None:
    if save is None:
        return
    if save.exists() and not save.is_file():
        raise BadInput(f"{save}: {'Is a directory' if save.is_dir() else 'Not a regular file'}")
    if save.exists() and save.stat().st_size:
        raise BadInput(f"{save} exists already: go on with it by --resume {save}, or name another file")
    sitting.kept_in = save
    with in_one_line():
        sitting.keep()


def _talk(sitting: Sitting, svg: Path | None) -> int:
    from rich.console import Console

    from roadstead.cli.conversation import Conversation, Leave
    from roadstead.cli.show import Screen

    screen = Screen(Console(highlight=False), sitting.names)
    _welcome(sitting, screen)
    code = 0
    try:
        Conversation(sitting, screen, svg).until_the_end()
    except (Leave, EOFError):
        _goodbye(sitting)
    except KeyboardInterrupt:
        code = INTERRUPTED
        _goodbye(sitting)
    return code


def _welcome(sitting: Sitting, screen: Screen) -> None:
    others = ", ".join(
        f"{sitting.names[seat]}: {player}" for seat, player in enumerate(sitting.players) if seat != sitting.seat
    )
    screen.say(f"{sitting.game.title}. {sitting.game.words_about}", style="bold")
    screen.say(f"You are {sitting.names[sitting.seat]}. {others}. Type ? for help; new to the game? Type guide.")
    for notice in sitting.notices:
        screen.say(notice, style="yellow")


def _goodbye(sitting: Sitting) -> None:
    """Save what was played, and say how to go on with it."""
    with in_one_line():
        sitting.keep()
    print()
    if sitting.state.over:
        return
    if sitting.kept_in is None:
        print("Not kept: play with --save FILE, or type `save FILE`, to go on another time.")
    else:
        print(f"Kept in {sitting.kept_in}. Go on with: {_us()} play --resume {shlex.quote(str(sitting.kept_in))}")
    sys.stdout.flush()


def _us() -> str:
    """This program as it can be called from here: by its name where the shell finds it, else by its path."""
    called = Path(sys.argv[0])
    if called.parts[-2:] == ("cli", "__main__.py"):
        return f"{shlex.quote(_from_here(Path(sys.executable)))} -m roadstead.cli"
    if called.stem != "roadstead":
        return "roadstead"
    found = shutil.which("roadstead")
    if found is not None and called.exists() and os.path.samefile(found, called):
        return "roadstead"
    return shlex.quote(_from_here(called))


def _from_here(program: Path) -> str:
    """The path of a program, relative where it lies below this folder."""
    whole, here = Path(os.path.abspath(program)), Path.cwd()
    return os.path.join(".", whole.relative_to(here)) if whole.is_relative_to(here) else str(whole)
