"""How long a bot's answer is held back where nothing is asked in secret: the pace of a turn, not of a click.

Where people play, the page stages what the bots have done and asks nobody before that was seen.  So a bot that is at it goes
on at once, and only a breath lies between one's turn and the next one's.  Where no person is asked for long (all are bots, or
the last person is out of the game), the table goes as slowly as one can watch it.
"""

import random
from collections.abc import Sequence

from roadstead.records.format import Decision, Header, Line
from roadstead.server.settings import Pace

ROUNDS = 3  # after so many turns a seat of bots alone, nobody waits to be asked
LOOKED_BACK = 400  # lines of the record


def held_back(pace: Pace, lines: Sequence[Header | Line], seat: int, people: set[int], seats: int) -> float:
    """How many seconds the answer of this bot's seat takes at least; ``people`` are the seats that no bot plays."""
    last, turns = _turns_since(lines, people)
    if not people or turns > ROUNDS * seats:
        return random.uniform(pace.least, pace.most)
    return 0.0 if last == seat else pace.turn


def _turns_since(lines: Sequence[Header | Line], people: set[int]) -> tuple[int | None, int]:
    """Who decided last, and how many turns of bots there were since a person decided."""
    last: int | None = None
    before: int | None = None
    turns = 0
    for line in reversed(lines[-LOOKED_BACK:]):
        if not isinstance(line, Decision):
            continue
        last = line.seat if last is None else last
        if line.seat in people:
            break
        turns += line.seat != before
        before = line.seat
    return last, turns
