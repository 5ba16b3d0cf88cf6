"""Brings a stored game back: by replaying its record, or from its newest snapshot where that no longer works."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from roadstead.kernel.dice import Dice
from roadstead.kernel.errors import IllegalAction, Unsettled
from roadstead.kernel.fair import FairDice
from roadstead.kernel.state import State
from roadstead.records import Collector, Decision, Match, Record, RecordFault, Undo, decode, read
from roadstead.records.format import Header, Setup
from roadstead.records.replay import Replay
from roadstead.server.storage.table_info import OVER, TableInfo

Snapshot = tuple[int, int, Mapping[str, Any]]


@dataclass
class Resumed:
    """``match`` to go on with, or the last ``state`` of a finished game, or ``fault``: why there is neither."""

    match: Match | None = None
    state: State | None = None
    decisions: int = 0
    fault: str = ""
    notice: str = ""


def resumed(info: TableInfo, lines: Sequence[str], snapshot: Snapshot | None) -> Resumed:
    """The game of a table that has been started."""
    try:
        record = read(lines)
        if info.status == OVER:
            replay = Replay(record)
            for _ in replay.steps():
                pass
            return Resumed(state=replay.fold.state, decisions=replay.fold.written)
        match = Match.going_on(record, dice=dice_of(info), writer=Collector())
        return Resumed(match, match.state, match.decisions)
    except (RecordFault, Unsettled, ValueError, ArithmeticError, LookupError) as error:
        fault = str(error)
    if info.status == OVER or snapshot is None:
        return Resumed(fault=fault)
    return _from_snapshot(info, lines, snapshot, fault)


def dice_of(info: TableInfo) -> Dice | None:
    """The dice as they were before the game; ``None`` at a lesson, whose record tells its seed."""
    return FairDice(bytes.fromhex(info.secret), info.lines) if info.secret else None


def _from_snapshot(info: TableInfo, lines: Sequence[str], snapshot: Snapshot, fault: str) -> Resumed:
    """Restore the snapshot under today's rules, and play what the record has after it, as far as that is still legal."""
    decisions, sound, stored = snapshot
    game = info.the_game()
    try:
        state = game.restore({**stored, "rules": game.rules_version})
        record = Record(_header(lines), [decode(line.encode(), i + 2) for i, line in enumerate(lines[1:])])  # type: ignore[misc]
        match = Match.from_state(record, state, decisions, writer=None)
        kept = record.lines[: sound - 1]
        later = record.lines[sound - 1 :]
        record.lines = list(kept)
        for line in later:
            if isinstance(line, Decision):
                match.play(line.seat, game.actions.parse(line.do))
            elif isinstance(line, Undo):
                match.undo(line.seat)
    except (RecordFault, IllegalAction, Unsettled, ValueError, ArithmeticError, LookupError) as error:
        return Resumed(fault=f"{fault} Nor does its newest snapshot fit: {error}")
    record.lines = kept + later
    match.writer = Collector()
    notice = "The rules have changed since this game began. It goes on from where it stood, and cannot be replayed."
    return Resumed(match, match.state, match.decisions, fault, notice)


def _header(lines: Sequence[str]) -> Header:
    header = decode(lines[0].encode(), 1)
    if not isinstance(header, Header) or not isinstance(decode(lines[1].encode(), 2), Setup):
        raise RecordFault(1, "the record has no header.")
    return header
