"""Games to learn from.  Casual and greedy bots play, and a few positions of each game are kept on disk.

Games are kept in lots, a file each, which appears only when it is whole: what was played before an interruption is
there the next time.
"""

import json
import multiprocessing
import multiprocessing.connection
import os
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from roadstead.kernel.dice import SeededDice
from roadstead.kernel.game import Game
from roadstead.kernel.judging import Learned, Net
from roadstead.kernel.state import State
from roadstead.kernel.weights import tables
from roadstead.lab.plan import Plan, Watcher, play_one, text_of
from roadstead.lab.simulate import GLANCE_SECONDS, STARTED_BY, hear, stop_asked

LOT = 20  # games in a file
POSITIONS = 10  # kept of each game
PLAYERS = ("casual", "greedy")
PLAN_FILE = "plan.json"
LOTS = "lots"


@dataclass(frozen=True)
class Lessons(Plan):
    """Games in which each seat is led by a casual or a greedy bot, as it happens."""

    table: int = 2

    @property
    def seats(self) -> int:
        return self.table

    def bot_at(self, seat: int, number: int) -> int:
        """Two bots wait at each seat, so that no two players of a game share their dice."""
        return len(PLAYERS) * seat + (self.seed_for(number, "who plays") >> seat) % len(PLAYERS)


def lessons(game: Game, seats: int, seed: int, options: dict[str, Any]) -> Lessons:
    return Lessons(game.name, PLAYERS * seats, 0, seed, game.checked_options(options), seats, variant=text_of(game))


def blank(game: Game, seats: int) -> Learned:
    """A judgement that has learned nothing, to read positions with."""
    units = 8
    inputs = int(game.encoder.width(seats)) + seats - 1
    nothing = Net([0.0] * (inputs * units), [0.0] * units, [0.0] * units, 0.0)
    return Learned(game.heuristics, 0.0, game.encoder, nothing, seats)


class Sampler(Watcher):
    """Keeps a few positions of a game, each as likely as any other, and how the game ended."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededDice(seed, 1)
        self.seen = 0
        self.kept: list[State] = []
        self.end: State | None = None

    def decided(self, state: State, seat: int, menu: Sequence[int], action: int) -> None:
        self.seen += 1
        if len(self.kept) < POSITIONS:
            self.kept.append(state.clone())
            return
        place = self.chance.below(self.seen, 0)
        if place < POSITIONS:
            self.kept[place] = state.clone()

    def played(self, state: State) -> None:
        if state.over:
            self.end = state


def play_lot(plan: Lessons, game: Game, lot: int, file: Path) -> None:
    """Play the games of a lot and write what is learned from them.

    For each position the file has the rows that the net reads (``inputs``), how all seats stand by the outlook, how they
    ended by it, their shares of the win, and the number of the game.
    """
    import numpy as np

    reader = blank(game, plan.seats)
    rows: list[list[list[float]]] = []
    outlooks: list[list[float]] = []
    ends: list[list[float]] = []
    shares: list[list[float]] = []
    numbers: list[int] = []
    for number in range(lot * LOT, (lot + 1) * LOT):
        sampler = Sampler(plan.seed_for(number, "positions"))
        result = play_one(plan, game, number, sampler).shares
        if sampler.end is None:
            continue
        ended = reader.standing(sampler.end)
        for state in sampler.kept:
            stand = [game.heuristics.outlook(state, seat) for seat in range(plan.seats)]
            rows.append([reader.inputs(state, seat, stand) for seat in range(plan.seats)])
            outlooks.append(stand)
            ends.append(list(ended))
            shares.append(list(result))
            numbers.append(number)
    part = file.with_suffix(f".{os.getpid()}.part")
    with part.open("wb") as opened:
        np.savez_compressed(
            opened,
            inputs=np.array(rows, np.float16),
            outlooks=np.array(outlooks, np.float64),
            ends=np.array(ends, np.float64),
            shares=np.array(shares, np.float64),
            games=np.array(numbers, np.int64),
        )
    part.replace(file)


class Shelf:
    """The folder in which the lots are kept."""

    def __init__(self, folder: Path, plan: Lessons) -> None:
        self.folder = folder
        self.plan = plan
        game = plan.the_game()
        described = {**tables(game, plan.table, plan.options), "seed": plan.seed}
        file = folder / PLAN_FILE
        if file.exists():
            if self._known(file) != described:
                raise ValueError(f"{folder} holds games for something else: choose another folder")
        else:
            if folder.exists() and any(folder.iterdir()):
                raise ValueError(f"{folder} holds something else: choose another folder")
            (folder / LOTS).mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(described, indent=2) + "\n", "utf-8")
        self.tidy()

    def tidy(self) -> None:
        """Remove what was being written when somebody stopped it."""
        for left in (self.folder / LOTS).glob("*.part"):
            left.unlink()

    def _known(self, file: Path) -> object:
        try:
            return json.loads(file.read_text("utf-8"))
        except ValueError:
            return None

    def file(self, lot: int) -> Path:
        return self.folder / LOTS / f"{lot:06}.npz"

    @property
    def lots(self) -> list[Path]:
        return sorted((self.folder / LOTS).glob("*.npz"))

    @property
    def games(self) -> int:
        return LOT * len(self.lots)


def play(
    shelf: Shelf, games: int | None, seconds: float, jobs: int | None, report: Callable[[int], object] | None = None
) -> bool:
    """Play until there are so many games, or for so many seconds; ``report`` is told the games just finished.

    Returns whether it was let finish: Ctrl-C ends it early.
    """
    most = 10**9 if games is None else -(-games // LOT)
    missing = most - len(shelf.lots)
    if missing <= 0:
        return True
    processes = max(1, min(jobs or os.cpu_count() or 1, missing))
    context: Any = multiprocessing.get_context(STARTED_BY)
    claimed = context.Value("q", 0)
    until = time.monotonic() + seconds
    workers, pipes = [], []
    with stop_asked() as stop:
        try:
            for _ in range(processes):
                ours, theirs = context.Pipe(duplex=False)
                worker = context.Process(target=_work, args=(shelf, most, claimed, theirs, os.getpid()), daemon=True)
                worker.start()
                theirs.close()
                workers.append(worker)
                pipes.append(ours)
            while pipes and not stop.is_set() and (games is not None or time.monotonic() < until):
                for pipe in multiprocessing.connection.wait(pipes, GLANCE_SECONDS):
                    told = int(hear(pipe))
                    if told == 0:
                        pipes.remove(pipe)
                    elif report is not None:
                        report(told)
        finally:
            for worker in workers:
                worker.kill()
                worker.join()
            shelf.tidy()
        return not stop.is_set()


def _work(shelf: Shelf, most: int, claimed: Any, pipe: Any, parent: int) -> None:
    """Claim lots and play those that are missing.  Only the parent process reacts to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = shelf.plan.the_game()
    while os.getppid() == parent:
        with claimed.get_lock():
            lot = claimed.value
            claimed.value = lot + 1
        if lot >= most:
            pipe.send(0)
            return
        file = shelf.file(lot)
        if file.exists():
            continue
        try:
            play_lot(shelf.plan, game, lot, file)
        except Exception as error:
            pipe.send(f"lot {lot} (seed {shelf.plan.seed}) failed: {type(error).__name__}: {error}")
            return
        pipe.send(LOT)
