"""Where a finished game was won and lost: each seat's chance after every decision, and how much of it was luck.

A seat's chance is what that seat could know at the time.  From one decision to the next it changes in two steps, so that
everything adds up:

    chance before the decision
      + what the decision was worth     (against what a greedy player would have done in its place)
    = chance before anything is drawn
      + luck                            (what was drawn, thrown, or shown)
    = chance before the next decision

The first chance of all is the fair share, and the deal is luck.  The last one is the result.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from math import sqrt

from roadstead.coach.adding_up import Line, added_up, line_of
from roadstead.coach.game_again import moments, opening, played_out
from roadstead.coach.judge import FEWEST
from roadstead.coach.measuring import Measuring
from roadstead.coach.told import Analysis, JudgedStep, Measured, Sampling, SeatSum, TurningPoint, in_words
from roadstead.records import Decision, Record
from roadstead.records.replay import steps as played_again

MOST_TURNS = 6
# So many futures are played for a game unless somebody wants another number, about half of them for chances and half for
# decisions: a longer game gets more in all, and fewer for each decision.
FUTURES = 60_000
FOR_A_DECISION = 400
MOST_FUTURES = 400_000
CHANCE = (24, 320)  # at least and at most
DECISION = (16, 128)
TRIED = (
    6  # of the futures for a decision so many are played all in all: to find the best choice, and to compare with it
)


def sampling_for(record: Record, worlds: int | None = None, seed: int = 0) -> Sampling:
    """How much is tried with so many ``worlds`` for a chance, or with as many as the length of the game allows."""
    if worlds is not None:
        return Sampling(worlds, max(FEWEST, worlds * 3 // 4), seed)
    marked = [bool(step.state.marked) for step in played_again(record) if isinstance(step.line, Decision)]
    half = min(MOST_FUTURES, FUTURES + FOR_A_DECISION * len(marked)) // 2
    chances = half // (2 * record.header.seats * max(1, sum(marked)))
    tried = half // (TRIED * max(1, len(marked)))
    return Sampling(min(max(chances, CHANCE[0]), CHANCE[1]), min(max(tried, DECISION[0]), DECISION[1]), seed)


class Analyser:
    """Analyses a record.  Every decision is measured by itself, so they can be shared out, and known ones left out."""

    def __init__(
        self, record: Record, sampling: Sampling | None = None, names: Sequence[str] = (), *, face_up: bool = False
    ) -> None:
        if record.result is None:
            raise ValueError("the game is not finished: only a finished game is analysed")
        self.record = record
        self.sampling = sampling or Sampling()
        played = played_out(record)
        self.total = len(played.standing)
        self.final = played.state
        self.game = self.final.game
        self.count = int(self.final.seats)
        given = list(record.header.names) if isinstance(record.header.names, list) else []
        usual = [name.capitalize() for name in self.game.seat_names[: self.count]]
        self.names = list(names) or given or usual
        self.fair = 1.0 / self.count
        self.measuring = Measuring(self.names, self.sampling, face_up)

    def measured(self, known: Container[int] = (), share: tuple[int, int] = (0, 1)) -> Iterator[Measured]:
        """Every decision that stands and is not ``known``, in its order; with a ``share`` (1, 3) only the second of each three."""
        first, of = share
        for at, moment in enumerate(moments(self.record)):
            if at % of == first and moment.n not in known:
                yield self.measuring.measured(moment)

    def told(self, measured: Iterable[Measured]) -> Analysis:
        """The whole analysis, once all decisions are measured."""
        rows = sorted(measured, key=lambda one: one.n)
        if len(rows) != self.total:
            raise ValueError(f"{len(rows)} of {self.total} decisions are measured")
        deal, errors = self.measuring.chances(opening(self.record))
        lines = [line_of(seat, deal[seat], errors[seat], rows) for seat in range(self.count)]
        steps = added_up(lines, rows)
        told = Analysis(
            self.game.name,
            self.game.title,
            self.names,
            self.sampling,
            self.fair,
            [line.deal for line in lines],
            steps,
            [self._sum(seat, lines[seat], steps) for seat in range(self.count)],
            turning_points(steps, self.count),
        )
        return in_words(told, lambda fact: self.game.words.text(fact, self.names))

    def _sum(self, seat: int, line: Line, steps: list[JudgedStep]) -> SeatSum:
        mine = [step for step in steps if step.seat == seat and step.choices > 1]
        own = sum(step.played[seat] for step in steps if step.seat == seat)
        others = sum(step.played[seat] for step in steps if step.seat != seat)
        kept = sum(step.kept for step in mine) / len(mine) if mine else 1.0
        return SeatSum(
            seat,
            self.names[seat],
            float(self.final.result()[seat]),
            int(self.final.scores()[seat]),
            line.deal - self.fair + sum(line.luck),
            own,
            others,
            line.error,
            line.gap,
            line.gap_error,
            sum(step.cost for step in mine),
            sqrt(sum(step.cost_error**2 for step in mine if step.cost)),
            len(mine),
            sum(step.cost > 0 for step in mine),
            100.0 * kept,
            self.fair + own + others,
        )


def turning_points(steps: Sequence[JudgedStep], seats: int) -> list[TurningPoint]:
    """The moments that changed a seat's chance most, in their order; of one decision the largest change alone."""
    found: list[TurningPoint] = []
    for step in steps:
        changes = [TurningPoint(step.n, seat, step.luck[seat], "luck") for seat in range(seats)]
        changes += [
            TurningPoint(step.n, seat, step.played[seat], "play" if seat == step.seat else "others")
            for seat in range(seats)
        ]
        if step.cost:
            changes.append(TurningPoint(step.n, step.seat, -step.cost, "mistake"))
        found.append(max(changes, key=lambda turn: abs(turn.change)))
    picked = sorted(found, key=lambda turn: -abs(turn.change))[:MOST_TURNS]
    return sorted(picked, key=lambda turn: turn.n)


def analyse(
    record: Record,
    sampling: Sampling | None = None,
    *,
    face_up: bool = False,
    finished: Callable[[int], None] = lambda more: None,
) -> Analysis:
    """The analysis of a finished game; ``finished`` is called with the number of decisions just done.

    With ``face_up`` it is judged once more with all cards face up, and told in ``face_up`` of the analysis.
    """
    told = _analysed(record, sampling, False, finished)
    if face_up:
        told.face_up = _analysed(record, sampling, True, finished)
    return told


def _analysed(record: Record, sampling: Sampling | None, face_up: bool, finished: Callable[[int], None]) -> Analysis:
    analyser = Analyser(record, sampling, face_up=face_up)
    rows = []
    for one in analyser.measured():
        rows.append(one)
        finished(1)
    return analyser.told(rows)
