"""Decisions for learners: what the seat saw, what it could do, what it did, and how the game ended for it."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

from roadstead.bots import bot
from roadstead.kernel.game import Game
from roadstead.lab.plan import Plan
from roadstead.records.writing import save

BLOCK = 5_000  # decisions in a row group, so that a large set never lies in memory as a whole


def write(plan: Plan, game: Game, file: Path, report: Callable[[int], object] | None = None) -> int:
    """Play the plan's games and write every decision with two or more choices; returns how many there were.

    Columns: game, decision, seat, observation (list of float32), mask (list of uint8), action, text, result.
    """
    import polars

    encoder = game.part("encode").ENCODER
    columns: dict[str, list[object]] = {name: [] for name in SCHEMA}
    blocks = []
    written = 0
    for number in range(plan.games):
        state = game.new(plan.seats, plan.seed_for(number), plan.options)
        sitting = [plan.bot_at(seat, number) for seat in range(plan.seats)]
        players = [bot(plan.bots[which], game, seed=plan.seed_for(number, f"bot {which}")) for which in sitting]
        began = len(columns["game"])
        while not state.over:
            seat = state.actor()
            menu = state.legal(seat)
            action = players[seat].choose(state.redacted(seat), seat)
            if len(menu) > 1:
                mask = bytearray(game.actions.size)
                for legal in menu:
                    mask[legal] = 1
                row = (number, state.decisions, seat, encoder.row(state, seat), list(mask), action)
                for name, value in zip(SCHEMA, (*row, game.actions.text(action), 0.0), strict=True):
                    columns[name].append(value)
            state.play(seat, action)
        shares = state.result()
        for at in range(began, len(columns["game"])):
            whose = columns["seat"][at]
            assert isinstance(whose, int)
            columns["result"][at] = shares[whose]
        if report is not None:
            report(1)
        if len(columns["game"]) >= BLOCK or number == plan.games - 1:
            written += len(columns["game"])
            blocks.append(_frame(columns))
            columns = {name: [] for name in SCHEMA}
    whole = io.BytesIO()
    polars.concat(blocks).write_parquet(whole)
    save(file, whole.getvalue())
    return written


SCHEMA = ("game", "decision", "seat", "observation", "mask", "action", "text", "result")


def _frame(columns: dict[str, list[object]]) -> Any:
    import polars as pl

    kinds: dict[str, Any] = {
        "game": pl.Int32,
        "decision": pl.Int32,
        "seat": pl.Int8,
        "observation": pl.List(pl.Float32),
        "mask": pl.List(pl.UInt8),
        "action": pl.Int32,
        "text": pl.String,
        "result": pl.Float32,
    }
    return pl.DataFrame(columns, schema=kinds)
