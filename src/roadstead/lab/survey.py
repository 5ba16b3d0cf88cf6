"""Many games watched closely: how long, how wide, who led when, and which rules were used."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from roadstead.bots import bot
from roadstead.kernel.game import Game, OptionValue
from roadstead.lab.plan import Plan

CHECKPOINTS = 20  # how often in a game the lead is looked at
GAMES_ELSEWHERE = 3  # at each other table where a clause that was never used is looked for


@dataclass
class Watched:
    """One game as a spectator with all-seeing eyes would note it down."""

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


def watch(plan: Plan, game: Game, number: int, survey: Survey) -> None:
    """Play one game of the plan and note it down."""
    state = game.new(plan.seats, plan.seed_for(number), plan.options, events=True)
    players = [
        bot(plan.bots[plan.bot_at(seat, number)], game, seed=plan.seed_for(number, f"bot {plan.bot_at(seat, number)}"))
        for seat in range(plan.seats)
    ]
    survey.clauses.update(event.rule for event in state.events)
    choices: list[int] = []
    standings: list[list[int]] = []
    while not state.over:
        seat = state.actor()
        menu = state.legal(seat)
        if len(menu) > 1:
            choices.append(len(menu))
        standings.append([int(score) for score in state.scores()])
        action = players[seat].choose(state.redacted(seat), seat)
        survey.questions[game.actions.kind(action)] += 1
        state.play(seat, action)
        for event in state.events:
            survey.clauses[event.rule] += 1
    scores = [int(score) for score in state.scores()]
    leaders = [_leader(standings[len(standings) * i // CHECKPOINTS]) for i in range(CHECKPOINTS)]
    survey.games.append(Watched(len(choices), choices, scores, state.result(), leaders, game.statistics(state)))


def elsewhere(game: Game, plan: Plan, missing: set[str]) -> dict[str, str]:
    """Where clauses that were never used are met after all: by chance, with other seats, or under another option."""
    found: dict[str, str] = {}
    for words, seats, options in _other_tables(game, plan):
        for number in range(GAMES_ELSEWHERE):
            if found.keys() >= missing:
                return found
            there = Survey(Plan(game.name, ("random",) * seats, GAMES_ELSEWHERE, plan.seed, options))
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


def clauses_that_can_fire(game: Game) -> list[str]:
    """The clauses that some event of the game is told by, in the order of the rulebook."""
    told = {event.rule for event in game.events}
    rules = files(game.package).joinpath("RULES.md").read_text("utf-8")
    order = re.findall(r"^\*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)*[a-z]?)\*\* ", rules, re.MULTILINE)
    return [clause for clause in order if clause in told]


def clause_text(game: Game, clause: str) -> str:
    """The words of a clause, on one line."""
    rules = files(game.package).joinpath("RULES.md").read_text("utf-8")
    found = re.search(rf"^\*\*{re.escape(clause)}\*\* (.+?)(?:\n\s*\n|\Z)", rules, re.MULTILINE | re.DOTALL)
    if found is None:
        return ""
    return re.sub(r" \*\([^)]*\)\*$", "", " ".join(found.group(1).split())).replace("*", "")


def options_text(options: Mapping[str, OptionValue]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items()) or "the usual rules"
