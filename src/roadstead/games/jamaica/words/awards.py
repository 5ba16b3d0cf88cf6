"""What Jamaica names at its end beside the score."""

from collections.abc import Mapping

from roadstead.games.jamaica.data import NEXT, NEXT_INNER
from roadstead.kernel.awards import Award


def spaces(facts: Mapping[str, int]) -> int:
    """How many spaces a ship sailed, on or back."""
    start, end = facts["start"], facts["space"]
    after_start, after_end, steps = {start}, {end}, 0
    while end not in after_start and start not in after_end:
        after_start, after_end, steps = _onward(after_start), _onward(after_end), steps + 1
    return steps


def _onward(spaces: set[int]) -> set[int]:
    """Where one comes from any of these in one step."""
    return {int(after[space]) for space in spaces for after in (NEXT, NEXT_INNER) if after[space] >= 0}


AWARDS = (
    Award("sea wolf", {"won": 1}, "ship"),
    Award("treasure hunter", {"treasure": 1}, "ship"),
    Award("light fingers", {"stole power": 1, "stole card": 1}, "ship"),
    Award("longest voyage", {"sailed": spaces}, "ship"),
    Award("empty larder", {"shortage": 1}, "ship"),
)
