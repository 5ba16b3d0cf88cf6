"""Writes the golden records: a whole game of every game at every seat count, and with every choice of every option.

A record that exists is left alone: it holds the rules to what they were.  After a change of rules that is meant, raise
the game's rules version, remove its records and run this again.
"""

import sys
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path

import roadstead
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.game import Game, OptionValue
from roadstead.records import Match

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"


Table = tuple[Path, int, Mapping[str, OptionValue]]


def tables(game: Game) -> Iterator[Table]:
    """Each record's file, its seats and its options: all defaults, then every other choice with few seats."""
    for seats in game.seats:
        yield GOLDEN / game.name / f"{seats}-default.jsonl", seats, {}
    few = game.seats[:2]
    for at, (name, choice) in enumerate(other_choices(game)):
        yield table(game, few[at % len(few)], name, choice)


def possible(game: Game) -> Iterator[Table]:
    """Every record that may be kept: each choice with each number of seats, too."""
    yield from tables(game)
    for seats in game.seats:
        for name, choice in other_choices(game):
            yield table(game, seats, name, choice)


def other_choices(game: Game) -> list[tuple[str, OptionValue]]:
    return [(option.name, choice) for option in game.options for choice in option.choices[1:]]


def table(game: Game, seats: int, name: str, choice: OptionValue) -> Table:
    file = f"{seats}-{name}-{choice}.jsonl".lower().replace(" ", "_")
    return GOLDEN / game.name / file, seats, {name: choice}


def played(game: Game, seats: int, options: Mapping[str, OptionValue], seed: int) -> Match:
    """A game of uniformly random decisions, those asked together answered in random order."""
    match = Match.new(game, seats, seed, options, open_seed=True)
    chooser = SeededDice(seed + 1)
    while not match.over:
        actors = match.state.actors()
        seat = actors[chooser.below(len(actors))]
        legal = match.state.legal(seat)
        match.play(seat, legal[chooser.below(len(legal))])
    return match


def main(names: list[str]) -> None:
    for game in [roadstead.game(name) for name in names] or roadstead.all_games():
        for path, seats, options in tables(game):
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                seed = zlib.crc32(f"{game.name}/{path.name}".encode())
                played(game, seats, options, seed).save(path)
                print(path.relative_to(GOLDEN))


if __name__ == "__main__":
    main(sys.argv[1:])
