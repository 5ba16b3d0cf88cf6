"""Games to learn from.  Bots play, and a few positions of each game are kept on disk.

From some of these positions the heuristics stray, with slips as in a search, and what they come to is kept as well: a
search judges such positions more often than those of good play.  From there the heuristics alone play to the end.

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
STRAYS = 4  # more positions, each from another world that begins somewhere in the game
POSITIONS_FOR_WINS = 20  # kept where a net is fitted to who won: there nobody strays
SLIPS = 15  # how often in a hundred decisions those who stray act at random
PLAYERS = ("casual", "greedy")
PLAN_FILE = "plan.json"
LOTS = "lots"


@dataclass(frozen=True)
class Lessons(Plan):
    """Games in which each seat is led by one of several kinds of bots, as it happens."""

    table: int = 2
    kinds: int = len(PLAYERS)
    positions: int = POSITIONS
    strays: int = STRAYS

    @property
    def seats(self) -> int:
        return self.table

    def bot_at(self, seat: int, number: int) -> int:
        """A bot of each kind waits at each seat, so that no two players of a game share their dice."""
        return self.kinds * seat + self.seed_for(number, f"who plays at {seat}") % self.kinds


def lessons(
    game: Game,
    seats: int,
    seed: int,
    options: dict[str, Any],
    players: tuple[str, ...] = PLAYERS,
    wins: bool = False,
) -> Lessons:
    """Games to learn from; with ``wins`` for a net that is fitted to who won as well."""
    checked = game.checked_options(options)
    kept = (POSITIONS_FOR_WINS, 0) if wins else (POSITIONS, STRAYS)
    return Lessons(game.name, players * seats, 0, seed, checked, seats, len(players), *kept, variant=text_of(game))


def blank(game: Game, seats: int) -> Learned:
    """A judgement that has learned nothing, to read positions with."""
    units = 8
    inputs = int(game.gist.width(seats)) + seats - 1
    nothing = Net([0.0] * (inputs * units), [0.0] * units, [0.0] * units, 0.0)
    return Learned(game.heuristics, 0.0, game.gist, nothing, seats)


class Sampler(Watcher):
    """Keeps a few positions of a game, each as likely as any other, and how the game ended."""

    def __init__(self, chance: SeededDice, most: int = POSITIONS) -> None:
        self.chance = chance
        self.most = most
        self.seen = 0
        self.kept: list[State] = []
        self.end: State | None = None

    def decided(self, state: State, seat: int, menu: Sequence[int], action: int) -> None:
        self.seen += 1
        if len(self.kept) < self.most:
            self.kept.append(state.clone())
            return
        place = self.chance.below(self.seen, 0)
        if place < self.most:
            self.kept[place] = state.clone()

    def played(self, state: State) -> None:
        if state.over:
            self.end = state


def strayed(state: State, game: Game, chance: SeededDice) -> list[tuple[State, State]]:
    """A position that a search might meet from here, and how it ended; nothing, where the game ends before."""
    world = state.redacted(state.actor()).imagined(chance.below(0x7FFFFFFF, 0))
    menu = world.legal(world.actor())
    world.play(world.actor(), menu[chance.below(len(menu), 0)])
    left = chance.below(int(game.heuristics.horizon) + 1, 0)
    while left > 0 and not world.over:
        left -= _goes_on(world, game, chance, SLIPS)
    if world.over:
        return []
    met = world.clone()
    while not world.over:
        _goes_on(world, game, chance, 0)
    return [(met, world)]


def _goes_on(world: State, game: Game, chance: SeededDice, slips: int) -> bool:
    """Somebody does what the heuristics like best, save for slips; returns whether there was a choice."""
    seat = world.actor()
    menu = world.legal(seat)
    if len(menu) > 1 and chance.below(100, 0) >= slips:
        weights = list(game.heuristics.weights(world, seat, menu))
        world.play(seat, menu[weights.index(max(weights))])
    else:
        world.play(seat, menu[chance.below(len(menu), 0)])
    return len(menu) > 1


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
        chance = SeededDice(plan.seed_for(number, "positions"), 1)
        sampler = Sampler(chance, plan.positions)
        play_one(plan, game, number, sampler)
        if sampler.end is None:
            continue
        ways = [(state, sampler.end) for state in sampler.kept]
        for _ in range(plan.strays):
            ways += strayed(sampler.kept[chance.below(len(sampler.kept), 0)], game, chance)
        for state, end in ways:
            stand = [game.heuristics.outlook(state, seat) for seat in range(plan.seats)]
            rows.append([reader.inputs(state, seat, stand) for seat in range(plan.seats)])
            outlooks.append(stand)
            ends.append(reader.standing(end))
            shares.append(end.result())
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
        described = {
            **tables(game, plan.table, plan.options),
            "seed": plan.seed,
            "players": list(plan.bots[: plan.kinds]),
            "positions": plan.positions,
            "strays": plan.strays,
        }
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


@dataclass(frozen=True)
class Others:
    """Games of a folder in which others played at such a table: they may be learned from as well."""

    name: str
    lots: list[Path]
    told: dict[str, Any]  # what the history of the weights says of them


def others(folder: Path, plan: Lessons) -> Others:
    """The games in a folder that was filled for the same table."""
    file = folder / PLAN_FILE
    try:
        stored = json.loads(file.read_text("utf-8"))
        about = {name: stored[name] for name in ("seed", "players", "positions", "strays")}
        same = tables(plan.the_game(), plan.table, plan.options).items() <= stored.items()
    except (AttributeError, KeyError, OSError, TypeError, ValueError) as error:
        raise ValueError(f"{folder} holds no games to learn from") from error
    lots = sorted((folder / LOTS).glob("*.npz"))
    if not same or not lots:
        raise ValueError(f"{folder} holds no games of this table to learn from")
    return Others(folder.name, lots, {**about, "games": LOT * len(lots)})


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
