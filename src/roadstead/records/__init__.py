"""A game on disk, and a game in progress: write, read, replay, verify, take back, go on.

match = Match.new(roadstead.game("jamaica"), seats=4, seed=7)
match.play(seat, action)
match.save("game.jsonl")
verify("game.jsonl")
"""

from roadstead.records.branching import branched
from roadstead.records.fold import Fold
from roadstead.records.format import (
    Commitment,
    Decision,
    Header,
    Line,
    Note,
    Origin,
    Outcome,
    RecordFault,
    Result,
    Rewind,
    Setup,
    Undo,
    decode,
    encode,
)
from roadstead.records.match import Match, resume
from roadstead.records.reading import Record, read
from roadstead.records.replay import Step, replay, steps
from roadstead.records.verifying import Verdict, verify, verify_record
from roadstead.records.writing import Collector, Writer

__all__ = [
    "Collector",
    "Commitment",
    "Decision",
    "Fold",
    "Header",
    "Line",
    "Match",
    "Note",
    "Origin",
    "Outcome",
    "Record",
    "RecordFault",
    "Result",
    "Rewind",
    "Setup",
    "Step",
    "Undo",
    "Verdict",
    "Writer",
    "branched",
    "decode",
    "encode",
    "read",
    "replay",
    "resume",
    "steps",
    "verify",
    "verify_record",
]
