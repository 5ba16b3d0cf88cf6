"""`roadstead coach`: the analysis of a finished game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from roadstead.cli.choices import Whole
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line
from roadstead.cli.progress import progress

if TYPE_CHECKING:
    from collections.abc import Callable

    from roadstead.coach.told import Analysis
    from roadstead.coach.unfinished import Unfinished
    from roadstead.coach.worker import Job

FEWEST, MOST = 8, 4096  # worlds
MOST_SEED = 2**31 - 1


def coach(
    file: Path,
    /,
    *,
    out: Path | None = None,
    json: bool = False,
    face_up: bool = False,
    worlds: Annotated[Whole | None, Parameter(show_default=False)] = None,
    seed: Whole = 0,
) -> int:
    """Each seat's chance after every decision, what was luck, and what a decision cost.

    Parameters
    ----------
    file
        The record of a finished game, as `play --save` or a table's page writes it.
    out
        A page with the curve, the sums and the moments that decided the game. Ctrl-C keeps what is done; the same command goes on.
    json
        Print everything as JSON.
    face_up
        Judge it once more with all cards face up. The page gets a switch, and the JSON an entry `face_up`.
    worlds
        Imagined futures for a chance; more are surer and slower. By the length of the game unless said otherwise.
    seed
        The same seed gives the same analysis.
    """
    if worlds is not None and not FEWEST <= worlds <= MOST:
        raise BadInput(f"--worlds takes {FEWEST} to {MOST}, not {worlds}")
    if not 0 <= seed <= MOST_SEED:
        raise BadInput(f"--seed takes 0 to {MOST_SEED}, not {seed}")
    if out is not None and (out.is_dir() or not out.parent.is_dir()):
        raise BadInput(f"{out}: {'Is a directory' if out.is_dir() else 'No such file or directory'}")
    told = _analysed(file, out, worlds, seed, face_up)
    if told is None:
        where = "" if out is None else f"; the same command goes on from {out}.part"
        print(f"stopped{where}", file=sys.stderr)
        return INTERRUPTED
    if json:
        from msgspec.json import encode

        print(encode(told).decode())
    else:
        print(summary(told))
        if told.face_up is not None:
            print(f"\nwith all cards face up:\n{summary(told.face_up)}")
        if out is not None:
            print(f"the whole analysis is in {out}")
    return 0


def _analysed(file: Path, out: Path | None, worlds: int | None, seed: int, face_up: bool) -> Analysis | None:
    """The analysis, with its page written; ``None`` where Ctrl-C came first."""
    from roadstead import records
    from roadstead.coach.analysis import Analyser, sampling_for
    from roadstead.coach.page import page
    from roadstead.coach.unfinished import Unfinished
    from roadstead.coach.worker import Job
    from roadstead.records.writing import save

    with in_one_line():
        try:
            record = records.read(file)
            sampling = sampling_for(record, worlds, seed)
            analyser = Analyser(record, sampling)
        except ValueError as fault:
            raise BadInput(f"{file}: {fault}") from fault
        kept = Unfinished(record, sampling, out)
    lines = record.to_bytes().decode().splitlines()
    ways = [False, True] if face_up else [False]
    known = sum(len(kept.known[way]) for way in ways)
    try:
        with progress(analyser.game.title, analyser.total * len(ways), known) as finished:
            found = [_measured(Job(lines, [], worlds, seed, way), kept, finished) for way in ways]
    except KeyboardInterrupt:
        return None
    told = found[0]
    told.face_up = found[1] if face_up else None
    if out is not None:
        with in_one_line():
            save(out, page(told).encode())
    kept.end()
    return told


def _measured(job: Job, kept: Unfinished, finished: Callable[[int], None]) -> Analysis:
    """One way of judging the game; what is measured is kept on the way."""
    from roadstead.coach.team import Progress, Team

    team = Team(nice=0)  # somebody waits for it
    try:
        for step in team.analyse(job, dict(kept.known[job.face_up])):
            if not isinstance(step, Progress):
                return step
            kept.add(job.face_up, step.measured)
            finished(1)
    finally:
        team.close()
    raise RuntimeError("the coach said nothing")


def summary(told: Analysis) -> str:
    """The sums, a line for each seat."""
    from roadstead.coach.page import figures

    rows: list[tuple[str, ...]] = [
        ("seat", "result", "luck", "own play", "others' play", "without luck", "cost", "mistakes", "accuracy")
    ]
    rows += [(seat.name, *figures(seat)) for seat in told.seats]
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(cell.rjust(w) if at else cell.ljust(w) for at, (cell, w) in enumerate(zip(row, wide, strict=True)))
        for row in rows
    ]
    return "\n".join(lines)
