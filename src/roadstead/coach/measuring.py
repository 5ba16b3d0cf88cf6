"""Measures one decision of a finished game by itself: what it was worth, what it cost, and the chances around what it drew."""

from collections.abc import Sequence

from roadstead.coach.game_again import Moment
from roadstead.coach.judge import FEWEST, Future, Futures, Runner, first_of, judge, mean_and_error, race
from roadstead.coach.reasons import why_better
from roadstead.coach.told import Measured, Sampling
from roadstead.kernel.messages import Fact
from roadstead.kernel.state import State

# The first of the futures in which choices race, and in which the best one is compared with the one made.  Others are those of
# the chances: play and luck are measured apart.
RACED, FRESH = 50_000, 100_000
SCREENED = 4  # futures in which a choice is found, for each that it is compared in afterwards
SURE = 2.0  # a better choice must be ahead by so many standard errors to count
WORTH_A_REASON = 0.015  # of a better choice that is worth less it is not said why
LINES = 3
Numbers = tuple[list[float], list[float]]


class Measuring:
    """How the decisions of one game are measured: as each seat could know it then, or with all cards face up."""

    def __init__(self, names: Sequence[str], sampling: Sampling, face_up: bool = False) -> None:
        self.names = names
        self.sampling = sampling
        self.face_up = face_up

    def chances(self, state: State) -> Numbers:
        """Each seat's chance, and the error of that."""
        count = int(state.seats)
        if state.over:
            return list(state.result()), [0.0] * count
        worlds, seed = self.sampling.chance, self.sampling.seed
        if self.face_up:
            told = judge(state, 0, worlds=worlds, seed=seed, face_up=True)
            return told.shares, told.error
        own = [judge(state, seat, worlds=worlds, seed=seed) for seat in range(count)]
        return [one.shares[seat] for seat, one in enumerate(own)], [one.error[seat] for seat, one in enumerate(own)]

    def measured(self, moment: Moment) -> Measured:
        """Everything that is measured of a decision."""
        before, seat = moment.before, moment.seat
        count = int(before.seats)
        one = Measured(
            moment.n,
            seat,
            before.game.actions.text(moment.action),
            self._label(moment, moment.action),
            [0.0] * count,
            [0.0] * count,
            choices=len(before.look(seat)),
            lines=self._lines(moment),
        )
        if one.choices > 1:
            self._decided(moment, one)
        if moment.marked:
            one.drawn = True
            one.before, one.before_errors = self._about_to_draw(moment)
            one.after, one.after_errors = self.chances(moment.after)
        return one

    def _table(self, moment: Moment) -> State:
        """The table that a decision is judged from: what others chose at the same time is known only face up."""
        return moment.before if self.face_up else moment.asked

    def _decided(self, moment: Moment, one: Measured) -> None:
        """What the decision was worth to every seat, as who made it could know; and what it cost against the best.

        What others do not know yet is worth nothing to them: it comes as luck when it is shown.
        """
        seat, made, table = moment.seat, moment.action, self._table(moment)
        worlds = self.sampling.decision
        budget = SCREENED * worlds
        seed = self.sampling.seed
        futures = Futures(table, seat, seed, face_up=self.face_up)
        greedy = sorted({futures.usual(k, seat) for k in range(FEWEST)})
        runners = race(futures, budget, [made, *greedy], RACED)
        found = first_of(runners, seat).action
        worth = _against_usual(futures, made, runners)
        cost: list[float] = []
        chance = 0.0
        for k in range(FRESH, FRESH + worlds):
            chosen = futures.own(k, made)
            usual = futures.usual(k, seat)
            other = chosen if usual == made else futures.own(k, usual)
            better = chosen if found == made else other if found == usual else futures.own(k, found)
            worth.append(_apart(chosen, other))
            cost.append(better.shares[seat] - chosen.shares[seat])
            chance += chosen.shares[seat] / worlds
        secret = not self.face_up and bool(table.at_once())
        for each, row in enumerate(zip(*worth, strict=True)):
            if each == seat or not secret:
                one.played[each], one.played_errors[each] = mean_and_error(row)
        behind, one.cost_error = mean_and_error(cost)
        if behind > SURE * one.cost_error:
            one.cost = behind
            one.better = table.game.actions.text(found)
            one.better_words = self._label(moment, found)
            one.kept = chance / (chance + behind)
            if behind >= WORTH_A_REASON:
                one.why = why_better(futures, found, made, self.names)

    def _about_to_draw(self, moment: Moment) -> Numbers:
        """Each seat's chance when the decision is made, and nothing has been drawn or shown yet."""
        if self.face_up:
            return _means(self._played(moment, moment.seat))
        chances, errors = [], []
        for seat in range(int(moment.before.seats)):
            found, unsure = _means(self._played(moment, seat))
            chances.append(found[seat] if found else 0.0)
            errors.append(unsure[seat] if unsure else -1.0)
        return chances, errors

    def _played(self, moment: Moment, seat: int) -> list[Future]:
        """The futures of the decision as a seat could know it; of some of its worlds it may not have been possible."""
        table = self._table(moment)
        futures = Futures(table, seat, self.sampling.seed, face_up=self.face_up)
        at_once = not self.face_up and bool(table.at_once())
        who = seat if at_once else moment.seat
        action = moment.answers.get(seat) if at_once else moment.action
        tried = (futures.play(k, action, who) for k in range(self.sampling.chance))
        return [future for future in tried if future is not None]

    def _label(self, moment: Moment, action: int) -> Fact:
        words = moment.before.game.words
        return words.label(moment.before.redacted(moment.seat), moment.seat, action, self.names).anywhere

    def _lines(self, moment: Moment) -> list[Fact]:
        """What happened then, in the words of the log, as far as everybody heard of it."""
        view = moment.after.redacted(None)
        told = [event for event in moment.events if event.heard_by(None)]
        lines: list[Fact] = [view.game.words.line(event, view, self.names).message for event in told]
        return lines[:LINES]


def _against_usual(futures: Futures, made: int, runners: Sequence[Runner]) -> list[list[float]]:
    """What a choice was worth against a greedy player's, in those futures of a race in which both ran.

    Neither was chosen by what it brought there, so these futures count as much as fresh ones.
    """
    brought = {runner.action: runner.brought for runner in runners}
    found = []
    for k, chosen in enumerate(brought[made]):
        usual = brought.get(futures.usual(RACED + k, futures.seat), [])
        if k < len(usual):
            found.append(_apart(chosen, usual[k]))
    return found


def _apart(one: Future, other: Future) -> list[float]:
    return [a - b for a, b in zip(one.shares, other.shares, strict=True)]


def _means(futures: Sequence[Future]) -> Numbers:
    """Of each seat's chance; nothing where there are too few."""
    if len(futures) < FEWEST:
        return [], []
    found = [mean_and_error(row) for row in zip(*(future.shares for future in futures), strict=True)]
    return [mean for mean, _ in found], [error for _, error in found]
