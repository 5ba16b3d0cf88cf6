"""Many games watched closely: how long, how wide, who led when, and which rules were used."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from roadstead.games.rulebook import rulebook
from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.state import State
from roadstead.lab.plan import Plan, Watcher, play_one

CHECKPOINTS = 20  # moments of a game at which the lead is noted
GAMES_ELSEWHERE = 3  # games at each other table, to look for clauses that were never used


@dataclass
class Watched:
    """What is noted of one game, with all cards open."""

    decisions: int
    choices: list[int]
    scores: list[int]
    shares: list[float]
    leaders: list[int]  # who led at each checkpoint, -1 where nobody did alone
    statistics: dict[str, list[int]]


@dataclass
class Survey:
    """What was seen over all games."""

    plan: Plan
    games: list[Watched] = field(default_factory=list)
    clauses: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Survey") -> None:
        self.games += other.games
        self.clauses += other.clauses
        self.questions += other.questions


class Notes(Watcher):
    """Notes one game down for a survey."""

    events = True

    def __init__(self, game: Game, survey: Survey) -> None:
        self.game = game
        self.survey = survey
        self.choices: list[int] = []
        self.standings: list[list[int]] = []

    def dealt(self, state: State) -> None:
        self.survey.clauses.update(event.rule for event in state.events)

    def decided(self, state: State, seat: int, menu: Sequence[int], action: int) -> None:
        if len(menu) > 1:
            self.choices.append(len(menu))
        self.standings.append([int(score) for score in state.scores()])
        self.survey.questions[self.game.actions.kind(action)] += 1

    def played(self, state: State) -> None:
        self.survey.clauses.update(event.rule for event in state.events)

    def leaders(self) -> list[int]:
        return [_leader(self.standings[len(self.standings) * i // CHECKPOINTS]) for i in range(CHECKPOINTS)]


def watch(plan: Plan, game: Game, number: int, survey: Survey) -> None:
    """Play one game of the plan and note it down."""
    notes = Notes(game, survey)
    row = play_one(plan, game, number, notes)
    scores = [int(score) for score in row.scores]
    survey.games.append(Watched(row.decisions, notes.choices, scores, row.shares, notes.leaders(), row.statistics))


def elsewhere(game: Game, plan: Plan, missing: set[str]) -> dict[str, str]:
    """Where clauses that were never used can be met: in random play, with other seats, or under another option."""
    found: dict[str, str] = {}
    for words, seats, options in _other_tables(game, plan):
        for number in range(GAMES_ELSEWHERE):
            if found.keys() >= missing:
                return found
            there = Survey(replace(plan, bots=("random",) * seats, games=GAMES_ELSEWHERE, options=options))
            watch(there.plan, game, number, there)
            for clause in missing - found.keys():
                if there.clauses[clause]:
                    found[clause] = words
    return found


def _other_tables(game: Game, plan: Plan) -> Iterator[tuple[str, int, dict[str, OptionValue]]]:
    yield "met in random play", plan.seats, dict(plan.options)
    for seats in game.seats:
        if seats != plan.seats:
            yield f"met with {seats} seats", seats, dict(plan.options)
    for option in game.options:
        for choice in option.choices:
            if choice != plan.options.get(option.name, option.default):
                yield f"met with {option.name}={choice}", plan.seats, {**plan.options, option.name: choice}


def _leader(scores: list[int]) -> int:
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else -1


def survey(plan: Plan, game: Game, report: Any = None) -> Survey:
    """Watch every game of the plan."""
    found = Survey(plan)
    for number in range(plan.games):
        watch(plan, game, number, found)
        if report is not None:
            report(1)
    return found


def clauses_that_can_fire(game: Game) -> dict[str, str]:
    """The clauses that some event of the game is told by, in the order of the rulebook, with their words on one line."""
    told = {event.rule for event in game.events}
    return {clause.number: clause.words for clause in rulebook(game).clauses if clause.number in told}


def options_text(options: Mapping[str, OptionValue]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items()) or "the usual rules"
