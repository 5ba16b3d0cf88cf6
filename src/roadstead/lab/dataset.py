"""Decisions for learners: what the seat saw, what it could do, what it did, and how the game ended for it."""

import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from roadstead.kernel.game import Game
from roadstead.kernel.state import State
from roadstead.lab.plan import Plan, Watcher, as_metadata, made_by, play_one

BLOCK = 5_000  # about so many decisions are in memory at a time
SCHEMA = ("game", "seed", "decision", "seat", "bot", "observation", "mask", "action", "text", "result")


def write(plan: Plan, game: Game, file: Path, report: Callable[[int], object] | None = None) -> int:
    """Play the plan's games and write every decision with two or more choices; returns how many there were.

    Columns: game, seed (of its dice), decision, seat, bot (who decided), observation (list of float32), mask (list of
    uint8), action, text, result.  The file appears only when it is complete.  Its metadata tell how it was made
    (``about``): ``polars.read_parquet_metadata(file)``.
    """
    with tempfile.TemporaryDirectory(prefix=f".{file.name}.", dir=file.parent) as folder:
        blocks = Blocks(Path(folder))
        for number in range(plan.games):
            blocks.add(Decisions(plan, game, number).rows())
            if report is not None:
                report(1)
        os.replace(blocks.joined(about(plan, game)), file)
        return blocks.written


def about(plan: Plan, game: Game) -> dict[str, str]:
    """What one needs to read the numbers and to make them again, each as JSON."""
    channels = [channel._asdict() for channel in game.encoder.channels(plan.seats)]
    return made_by(plan, game) | as_metadata({"actions": game.actions.texts(), "channels": channels})


class Decisions(Watcher):
    """Notes a row for each decision of one game."""

    def __init__(self, plan: Plan, game: Game, number: int) -> None:
        self.plan = plan
        self.game = game
        self.number = number
        self._made: list[tuple[int, tuple[object, ...]]] = []

    def rows(self) -> list[tuple[object, ...]]:
        """Play the game; every decision with how the game ended for its seat."""
        shares = play_one(self.plan, self.game, self.number, self).shares
        return [(*row, shares[seat]) for seat, row in self._made]

    def decided(self, state: State, seat: int, menu: Sequence[int], action: int) -> None:
        if len(menu) > 1:
            mask = bytearray(self.game.actions.size)
            for legal in menu:
                mask[legal] = 1
            who = self.plan.bots[self.plan.bot_at(seat, self.number)]
            where = (self.number, self.plan.seed_for(self.number), state.decisions, seat, who)
            row = (*where, self.game.encoder.row(state, seat), list(mask), action, self.game.actions.text(action))
            self._made.append((seat, row))


class Blocks:
    """Puts rows on disk a few thousand at a time and joins them in the end, so a large set never has to fit in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.written = 0
        self._rows: list[tuple[object, ...]] = []
        self._files: list[Path] = []

    def add(self, rows: list[tuple[object, ...]]) -> None:
        self._rows += rows
        if len(self._rows) >= BLOCK:
            self._put_down()

    def joined(self, metadata: dict[str, str]) -> Path:
        """One file with everything."""
        import polars

        if self._rows or not self._files:
            self._put_down()
        whole = self.folder / "whole.parquet"
        polars.scan_parquet(self._files).sink_parquet(whole, metadata=metadata)
        return whole

    def _put_down(self) -> None:
        file = self.folder / f"{len(self._files):06}.parquet"
        _frame(self._rows).write_parquet(file)
        self._files.append(file)
        self.written += len(self._rows)
        self._rows = []


def _frame(rows: list[tuple[object, ...]]) -> Any:
    import polars as pl

    kinds: dict[str, Any] = {
        "game": pl.Int32,
        "seed": pl.Int64,
        "decision": pl.Int32,
        "seat": pl.Int8,
        "bot": pl.String,
        "observation": pl.List(pl.Float32),
        "mask": pl.List(pl.UInt8),
        "action": pl.Int32,
        "text": pl.String,
        "result": pl.Float32,
    }
    columns = list(zip(*rows, strict=True)) or [() for _ in SCHEMA]
    return pl.DataFrame(dict(zip(SCHEMA, columns, strict=True)), schema=kinds)
