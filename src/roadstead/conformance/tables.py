"""The tables that every game is tried at, and the positions met there in random play."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files

import pytest

import roadstead
from roadstead.conformance import choosing
from roadstead.kernel.fields import KERNEL_FIELDS
from roadstead.kernel.game import Game
from roadstead.kernel.state import State

# Nobody plays on for ever: no game may take more decisions than this a seat.
MOST_DECISIONS_A_SEAT = 20_000

# Enough positions of each kind of question to meet its corners, few enough to try everything at each; more in the soak.
POSITIONS_A_QUESTION = 3
POSITIONS_WITH_OPTIONS = 2  # most of these questions are those of the usual tables
POSITIONS_IN_THE_SOAK = 9
GAMES_WALKED = 4
# The tests of one table come together (conftest.py), so that few tables' positions need to be at hand.
TABLES_REMEMBERED = 6


@dataclass(frozen=True, repr=False)
class Table:
    """A game, a number of seats and the options that differ from what is usually played."""

    game: Game
    seats: int
    options: dict = field(default_factory=dict, hash=False)

    def __repr__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}{chosen}"

    def new(self, seed: int, **how) -> State:
        return self.game.new(self.seats, seed, self.options, **how)

    @property
    def viewers(self) -> list[int | None]:
        return [*range(self.seats), None]

    @property
    def names(self) -> list[str]:
        return [f"Player {seat}" for seat in range(self.seats)]


GAMES = choosing.games()


def other_choices(game: Game) -> list[dict]:
    """Every option at every choice that is not the usual one."""
    return [{option.name: choice} for option in game.options for choice in option.choices[1:]]


def packed_choices(game: Game) -> list[dict]:
    """The same choices in as few tables as they fit into: those of different options are tried together.

    What takes something away is kept apart from what adds something, which it might take away too.
    How long a game lasts that has a short form is left to the golden records and the soak.
    """
    packs: list[dict] = []
    short = dict(game.short_form)
    for choice in other_choices(game):
        if choice.keys() & short.keys():
            continue
        for pack in packs:
            alike = takes_away(choice) == takes_away(pack)
            if alike and not choice.keys() & pack.keys() and goes_together(game, short | pack | choice):
                pack.update(choice)
                break
        else:
            packs.append(dict(choice))
    return packs


def takes_away(options: dict) -> bool:
    return False in options.values()


def goes_together(game: Game, options: dict) -> bool:
    try:
        game.checked_options(options)
    except ValueError:
        return False
    return True


def tables_of(game: Game) -> Iterator[Table]:
    """The fewest and the most seats as it is usually played; every seat count, and every other choice of an option, once."""
    few, most = game.seats[0], game.seats[-1]
    packs = packed_choices(game)
    short = dict(game.short_form)  # where something else is tried
    yield Table(game, few)
    if most != few:
        yield Table(game, most, short)
    seat_counts = [*(seats for seats in game.seats if seats not in (few, most)), few, most]
    for i in range(max(len(packs), len(game.seats) - 2)):
        yield Table(game, seat_counts[i % len(seat_counts)], short | (packs[i] if i < len(packs) else {}))


def further_tables_of(game: Game) -> Iterator[Table]:
    """Every seat count as it is usually played, and every other choice of an option with each, at full length."""
    for options in ({}, *other_choices(game)):
        for seats in game.seats:
            yield Table(game, seats, options)


TABLES = [table for game in GAMES for table in tables_of(game)]
FURTHER = [table for game in GAMES for table in further_tables_of(game) if repr(table) not in map(repr, TABLES)]
USUAL = [table for table in TABLES if not table.options]
USUAL_FURTHER = [table for table in FURTHER if not table.options]
SMALLEST = [table for table in USUAL if table.seats == table.game.seats[0]]
# The interpreted rules are the compiled ones (test_builds compares them): one table a game is enough there.
IN_EVERY_RUN = TABLES if roadstead.compiled() else SMALLEST


def with_tables(every_run: list[Table], further: list[Table]) -> pytest.MarkDecorator:
    soaked = [pytest.param(table, marks=pytest.mark.soak) for table in further]
    return pytest.mark.parametrize("table", [*every_run, *soaked], ids=str)


at_every_table = with_tables(IN_EVERY_RUN, [table for table in (*TABLES, *FURTHER) if table not in IN_EVERY_RUN])
at_usual_tables = with_tables(USUAL, USUAL_FURTHER)
at_smallest_tables = with_tables(SMALLEST, [])
with_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@dataclass(frozen=True)
class Turn:
    """A decision of a game played at random: the position before it, and who does what."""

    before: State
    seat: int
    action: int


def play_on(state: State, chooser: random.Random) -> Iterator[Turn]:
    """Random decisions to the end of the game; ``state`` is played on, each turn has a copy of its own."""
    bound = MOST_DECISIONS_A_SEAT * state.seats
    while not state.over:
        assert state.decisions < bound, f"{state.game.title} has not ended after {bound} decisions"
        seat = chooser.choice(state.actors())
        action = chooser.choice(state.legal(seat))
        yield Turn(state.clone(), seat, action)
        state.play(seat, action)


@lru_cache(maxsize=TABLES_REMEMBERED)
def positions(table: Table) -> list[State]:
    """Positions of every kind of question met in a few games, from early, middle and late, and the ends of the games."""
    met: dict[int, list[State]] = {}
    ends = []
    for seed in range(GAMES_WALKED):
        state = table.new(seed)
        for turn in play_on(state, random.Random(seed)):
            met.setdefault(turn.before.asked(), []).append(turn.before)
        ends.append(state)
    few = POSITIONS_WITH_OPTIONS if table.options else POSITIONS_A_QUESTION
    few = POSITIONS_IN_THE_SOAK if table in FURTHER else few
    return [state for kind in sorted(met) for state in spread(met[kind], few)] + ends[:1]


def spread(found: list, few: int) -> list:
    """A few of many, evenly."""
    if len(found) <= few:
        return found
    return [found[i * len(found) // few] for i in range(few)]


def asked_positions(table: Table) -> list[State]:
    return [state for state in positions(table) if not state.over]


def views(table: Table) -> Iterator[tuple[State, int | None, State]]:
    """Each position, whose eyes it is seen with, and what they see."""
    for state in positions(table):
        for viewer in table.viewers:
            yield state, viewer, state.redacted(viewer)


def asked_views(table: Table) -> Iterator[tuple[State, int, State]]:
    """Each position, a seat that is asked there, and what it sees."""
    for state in asked_positions(table):
        for seat in state.actors():
            yield state, seat, state.redacted(seat)


@cache
def clauses(game: Game) -> frozenset[str]:
    """The numbers of the clauses in the game's rules."""
    text = (files(game.package) / "RULES.md").read_text("utf-8")
    return frozenset(re.findall(r"^\*\*([A-Z]+-[\d.]+)\*\*", text, re.MULTILINE))


def same_future(one: State, other: State, seed: int, decisions: int = 40) -> None:
    """Both states, played with the same random choices, stay equal."""
    chooser = random.Random(seed)
    for _ in range(decisions):
        assert one.to_dict() == other.to_dict()
        assert one.actors() == other.actors()
        if one.over:
            return
        seat = chooser.choice(one.actors())
        menu = one.legal(seat)
        assert other.legal(seat) == menu
        action = chooser.choice(menu)
        one.play(seat, action)
        other.play(seat, action)


def field_rows(game: Game):
    return KERNEL_FIELDS + game.fields


def entries(value) -> list:
    """A field as a list, be it one number or many."""
    return [value] if isinstance(value, (bool, int)) else list(value)
