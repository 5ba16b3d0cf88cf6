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

from collections.abc import Callable, Iterator, Sequence
from math import sqrt

from msgspec import Struct

from roadstead.coach.game_again import Moment, moments, opening, standing
from roadstead.coach.judge import FEWEST, Futures, best, judge, mean_and_error
from roadstead.kernel.state import State
from roadstead.records import Decision, Record

FRESH = 100_000  # the first of the futures in which a choice found best is compared with the one made
SCREENED = 12  # of these a choice is found, for each of the worlds that it is compared in afterwards
SURE = 2.0  # a better choice must be ahead by so many standard errors to count
MOST_TURNS = 6
LINES = 3


class Sampling(Struct, frozen=True):
    """How much is tried: futures for a chance, for a decision, and for what a decision of others means to a seat."""

    chance: int = 64
    decision: int = 48
    others: int = 16
    seed: int = 0


# So many futures are played for a game unless somebody wants another number: a game with more decisions gets fewer for each.
FUTURES = 200_000
WORLDS = (16, 80)  # at least and at most, for a chance


def sampling_for(record: Record, worlds: int | None = None, seed: int = 0) -> Sampling:
    """How much is tried with so many ``worlds`` for a chance, or with as many as the length of the game allows."""
    if worlds is None:
        least, most = WORLDS
        decisions = sum(isinstance(line, Decision) for line in record.lines)
        worlds = min(most, max(least, FUTURES // max(1, decisions * (record.header.seats + 4))))
    return Sampling(worlds, max(FEWEST, worlds * 3 // 4), max(FEWEST, worlds // 4), seed)


class JudgedStep(Struct, omit_defaults=True):
    """A decision.  For each seat: its chance afterwards as it could know it, what the decision was worth to it, and luck.

    ``cost`` is what the best choice would have been worth more; ``better`` is that choice, where it is clearly better.
    """

    n: int
    seat: int
    do: str
    words: str
    chances: list[float]
    errors: list[float]
    played: list[float]
    played_errors: list[float]
    luck: list[float]
    choices: int = 1
    cost: float = 0.0
    cost_error: float = 0.0
    better: str = ""
    better_words: str = ""
    kept: float = 1.0
    lines: list[str] = []


class SeatSum(Struct):
    """A seat's whole game: ``luck`` + ``own`` + ``others`` is what the result is above the fair share.

    ``adjusted`` is the result without the luck; ``accuracy`` says how much of the best choices' chance was kept, of 100.
    """

    seat: int
    name: str
    result: float
    score: int
    luck: float
    own: float
    others: float
    error: float
    cost: float
    cost_error: float
    decisions: int
    mistakes: int
    accuracy: float
    adjusted: float


class TurningPoint(Struct):
    """A moment that decided much: for which seat, by how much, and whether ``by`` luck, play, or the play of others."""

    n: int
    seat: int
    change: float
    by: str


class Analysis(Struct):
    """All that is told of a finished game."""

    game: str
    title: str
    names: list[str]
    sampling: Sampling
    fair: float
    deal: list[float]
    steps: list[JudgedStep]
    seats: list[SeatSum]
    turns: list[TurningPoint]


class Analyser:
    """Analyses a record one decision after the other; ``steps`` that are known already are not worked out again."""

    def __init__(self, record: Record, sampling: Sampling | None = None, names: Sequence[str] = ()) -> None:
        if record.result is None:
            raise ValueError("the game is not finished: only a finished game is analysed")
        self.record = record
        self.sampling = sampling or Sampling()
        self.total = len(standing(record))
        first = opening(record)
        self.game = first.game
        self.count = int(first.seats)
        given = list(record.header.names) if isinstance(record.header.names, list) else []
        usual = [name.capitalize() for name in self.game.seat_names[: self.count]]
        self.names = list(names) or given or usual
        self.fair = 1.0 / self.count
        self.deal, self.deal_errors = self._chances(first)
        self.final: State = first

    def steps(self, known: Sequence[JudgedStep] = ()) -> Iterator[JudgedStep]:
        """Every decision that stands, in its order."""
        now, errors = self.deal, self.deal_errors
        for at, moment in enumerate(moments(self.record)):
            step = known[at] if at < len(known) else self._step(moment, now, errors)
            now, errors = step.chances, step.errors
            self.final = moment.after
            yield step

    def _chances(self, state: State) -> tuple[list[float], list[float]]:
        """Each seat's chance as it can know it."""
        if state.over:
            return list(state.result()), [0.0] * self.count
        told = [judge(state, seat, worlds=self.sampling.chance, seed=self.sampling.seed) for seat in range(self.count)]
        return [one.shares[seat] for seat, one in enumerate(told)], [one.error[seat] for seat, one in enumerate(told)]

    def _step(self, moment: Moment, now: list[float], errors: list[float]) -> JudgedStep:
        seat, before, actions = moment.seat, moment.before, self.game.actions
        step = JudgedStep(
            moment.n, seat, actions.text(moment.action), self._label(moment, moment.action), [], [], [], [], []
        )
        for each in range(self.count):
            worth = self._own(moment, step) if each == seat else self._of_others(moment, each)
            step.played.append(worth[0])
            step.played_errors.append(worth[1])
        then = [chance + worth for chance, worth in zip(now, step.played, strict=True)]
        step.chances, step.errors = then, errors
        if moment.marked:
            step.chances, step.errors = self._chances(moment.after)
        step.luck = [after - chance for after, chance in zip(step.chances, then, strict=True)]
        step.choices = len(before.look(seat))
        step.lines = self._lines(moment)
        return step

    def _own(self, moment: Moment, step: JudgedStep) -> tuple[float, float]:
        """What the decision was worth to the seat that made it, and what it cost against the best."""
        seat, made, before = moment.seat, moment.action, moment.before
        if len(before.look(seat)) == 1:
            return 0.0, 0.0
        worlds = self.sampling.decision
        found = best(before, seat, SCREENED * worlds // 3, seed=self.sampling.seed, also=[made])[0].action
        futures = Futures(before, seat, self.sampling.seed)
        worth: list[float] = []
        cost: list[float] = []
        chance = 0.0
        for k in range(FRESH, FRESH + worlds):
            chosen = futures.own(k, made)
            usual = futures.usual(k, seat)
            other = chosen if usual == made else futures.own(k, usual)
            better = chosen if found == made else other if found == usual else futures.own(k, found)
            worth.append(chosen.shares[seat] - other.shares[seat])
            cost.append(better.shares[seat] - chosen.shares[seat])
            chance += chosen.shares[seat] / worlds
        behind, step.cost_error = mean_and_error(cost)
        if behind > SURE * step.cost_error:
            step.cost = behind
            step.better = self.game.actions.text(found)
            step.better_words = self._label(moment, found)
            step.kept = chance / (chance + behind)
        return mean_and_error(worth)

    def _of_others(self, moment: Moment, seat: int) -> tuple[float, float]:
        """What a decision of another is worth to a seat; one made in secret is not known to it yet."""
        if moment.secret or moment.before.at_once() or len(moment.before.look(moment.seat)) == 1:
            return 0.0, 0.0
        futures = Futures(moment.before, seat, self.sampling.seed)
        worth: list[float] = []
        for k in range(FRESH, FRESH + self.sampling.others):
            usual = futures.usual(k, moment.seat)
            if usual == moment.action:
                worth.append(0.0)
                continue
            chosen = futures.play(k, moment.action, moment.seat)
            other = futures.play(k, usual, moment.seat)
            if chosen is not None and other is not None:  # in some of the worlds it could not have been chosen
                worth.append(chosen.shares[seat] - other.shares[seat])
        return mean_and_error(worth) if len(worth) >= FEWEST else (0.0, 0.0)

    def _label(self, moment: Moment, action: int) -> str:
        return self.game.words.label(moment.before.redacted(moment.seat), moment.seat, action, self.names).words

    def _lines(self, moment: Moment) -> list[str]:
        """What happened then, in the words of the log, as far as everybody heard of it."""
        view = moment.after.redacted(None)
        told = [event for event in moment.events if event.heard_by(None)]
        words = [self.game.words.line(event, view, self.names) for event in told]
        return [line for line in words if line][:LINES]

    def told(self, steps: list[JudgedStep]) -> Analysis:
        """The whole analysis, once all decisions are known."""
        return Analysis(
            self.game.name,
            self.game.title,
            self.names,
            self.sampling,
            self.fair,
            self.deal,
            steps,
            [self._sum(seat, steps) for seat in range(self.count)],
            turning_points(steps, self.count),
        )

    def _sum(self, seat: int, steps: list[JudgedStep]) -> SeatSum:
        mine = [step for step in steps if step.seat == seat and step.choices > 1]
        own = sum(step.played[seat] for step in steps if step.seat == seat)
        others = sum(step.played[seat] for step in steps if step.seat != seat)
        luck = self.deal[seat] - self.fair + sum(step.luck[seat] for step in steps)
        error = sqrt(sum(step.played_errors[seat] ** 2 for step in steps))
        cost_error = sqrt(sum(step.cost_error**2 for step in mine if step.cost))
        kept = sum(step.kept for step in mine) / len(mine) if mine else 1.0
        return SeatSum(
            seat,
            self.names[seat],
            float(self.final.result()[seat]),
            int(self.final.scores()[seat]),
            luck,
            own,
            others,
            error,
            sum(step.cost for step in mine),
            cost_error,
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
    record: Record, sampling: Sampling | None = None, *, finished: Callable[[int], None] = lambda more: None
) -> Analysis:
    """The analysis of a finished game; ``finished`` is called with the number of decisions just done."""
    analyser = Analyser(record, sampling)
    steps: list[JudgedStep] = []
    for step in analyser.steps():
        steps.append(step)
        finished(1)
    return analyser.told(steps)
