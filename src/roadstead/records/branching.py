"""A game that goes on from a moment of another one: the same decisions up to there, and dice of its own from then on."""

import hashlib
from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from roadstead.kernel.dice import Dice
from roadstead.records.chance import commit
from roadstead.records.format import Decision, Origin
from roadstead.records.match import Match
from roadstead.records.reading import Record
from roadstead.records.replay import Replay
from roadstead.records.writing import LineWriter


def branched(
    record: Record,
    after: int,
    *,
    dice: Dice,
    names: Sequence[str] | None = None,
    table: str = "",
    writer: LineWriter | None = None,
) -> Match:
    """A new game that goes on after decision ``after`` of a finished one (0: after the set-up), with new ``dice``.

    What was taken back until then is left out.  Its header says which game it goes on from.  Raises ``ValueError`` where there
    is no such decision, or where the game is over after it.
    """
    if record.result is None:
        raise ValueError("the game is not finished: one can play on only from a finished game")
    replay = Replay(record)
    for step in replay.steps():
        if after == 0 or (isinstance(step.line, Decision) and step.line.n == after):
            break
    else:
        raise ValueError(f"the record has no decision {after}")
    if replay.fold.state.over:
        raise ValueError("the game is over there: choose an earlier moment")
    standing = {decision.n for decision in replay.fold.standing}
    kept = [line for line in record.lines if isinstance(line, Decision) and line.n in standing]
    whole = hashlib.sha256(record.to_bytes()).hexdigest()
    bound = commit(dice)
    header = replace(
        record.header,
        names=record.header.names if names is None else list(names),
        seed=UNSET,
        commitment=UNSET if bound is None else bound,
        origin=Origin(whole, len(kept), table),
    )
    lines = [record.lines[0], *(replace(line, n=n) for n, line in enumerate(kept, 1))]
    match = Match.going_on(Record(header, lines), dice=dice, writer=writer)
    if writer is not None:
        writer.write([header, *lines])
    return match
