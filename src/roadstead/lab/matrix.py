"""Cross-play: every bot alone against tables full of every other one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.weights import for_captains, for_people
from roadstead.lab.intervals import wilson
from roadstead.lab.plan import Row
from roadstead.lab.tournament import Fixture, hold

JUDGE = "judge"
CAPTAINS = ("captain:50", "captain:200")
# Judge and captains have a plain one beside them, where they judge by what was learned.
BOTS = ("random", "casual", JUDGE, "greedy", *CAPTAINS)


def usual_bots(game: Game, seats: int) -> tuple[str, ...]:
    """Who meets unless somebody says otherwise."""
    learned = {JUDGE} if for_people(game, seats) else set()
    if for_captains(game, seats):
        learned |= set(CAPTAINS)
    return tuple(each for name in BOTS for each in ([f"{name}:plain", name] if name in learned else [name]))


@dataclass(frozen=True)
class Cell:
    """How one bot fared alone against others that are all of one kind."""

    bot: str
    against: str
    wins: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of its win rate."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Crossing:
    """Which bots meet, how often, and at which tables."""

    game: str
    bots: tuple[str, ...]
    games: int  # of each two
    seed: int
    seats: int
    options: Mapping[str, OptionValue]

    @property
    def meetings(self) -> list[tuple[str, str]]:
        """With two seats one meeting serves both; with more, one against several is another thing than the reverse."""
        return [
            (one, other)
            for place, one in enumerate(self.bots)
            for at, other in enumerate(self.bots)
            if (at < place if self.seats == 2 else at != place)
        ]

    def fixture(self, one: str, other: str) -> Fixture:
        bots = (one, *[other] * (self.seats - 1))
        return Fixture(self.game, bots, self.games, self.seed, self.options, self.seats).rounded()


def cross(
    crossing: Crossing, jobs: int | None = None, report: Callable[[list[Row]], object] | None = None
) -> list[Cell] | None:
    """Play all meetings; ``None`` if they were stopped on the way."""
    cells: list[Cell] = []
    for one, other in crossing.meetings:
        fixture = crossing.fixture(one, other)
        standings, _ = hold(fixture, jobs, report=report)
        if len(standings.rows) < fixture.games:
            return None
        won, played = standings.wins()[one]
        cells.append(Cell(one, other, won, played))
        if crossing.seats == 2:
            cells.append(Cell(other, one, played - won, played))
    return cells


def markdown(bots: Sequence[str], cells: Sequence[Cell]) -> str:
    """The matrix as a table: of a hundred games, how many the bot of the row won, with the 95 % interval."""
    found = {(cell.bot, cell.against): cell for cell in cells}
    lines = ["| | " + " | ".join(f"`{name}`" for name in bots) + " |", "|---" * (len(bots) + 1) + "|"]
    for one in bots:
        row = [f"`{one}`"]
        for other in bots:
            cell = found.get((one, other))
            row.append("" if cell is None else _told(cell))
        lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)


def _told(cell: Cell) -> str:
    low, high = cell.interval
    return f"{100 * cell.wins / cell.games:.0f} ({100 * low:.0f}-{100 * high:.0f})"
