"""Writes docs/usage.md: how often greedy and casual players use each thing of every game: `python tools/usage.py`.

Each thing is an action by its text, or something that happened by its line in the log.  Texts that differ only in who is
meant are one thing, and so are those that differ only in a number where there are many; a kind with very many things is
told in one row.  Knows no game by name.
"""

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import roadstead
from roadstead.bots import bot
from roadstead.kernel.events import Event
from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.state import State

PAGE = Path(__file__).parent.parent / "docs" / "usage.md"
BOTS = ("greedy", "casual")
GAMES = 200
SEED = 1_000_000  # the first game's dice
CHUNK = 5  # games handed to a process at a time
MANY_TEXTS = 24  # in a kind of action with more different texts numbers make no difference
MOST_TEXTS = 60  # and with more than this it is told in one row
MANY_LINES = 14  # a kind of event with more different lines is told in one row
MOST_LINES = 60  # but one with a single fact beside its player, such as a card, only from here on
SOMEBODY = "somebody"


@dataclass
class Seen:
    """What was done, what could have been done, and what happened, in so many games."""

    games: int = 0
    done: Counter[int] = field(default_factory=Counter)
    offered: Counter[int] = field(default_factory=Counter)
    happened: Counter[tuple[str, str]] = field(default_factory=Counter)

    def hear(
        self, events: Sequence[Event], line: Callable[[Event, State, list[str]], str], state: State, names: list[str]
    ) -> None:
        for event in events:
            self.happened[event.name, re.sub(r"-?\d+", "N", line(event, state, names))] += 1

    def add(self, other: "Seen") -> None:
        self.games += other.games
        self.done += other.done
        self.offered += other.offered
        self.happened += other.happened


def tables(game: Game) -> list[tuple[int, Mapping[str, OptionValue]]]:
    """Every seat count with the options as they are, then with each other choice of each option."""
    changed: list[Mapping[str, OptionValue]] = [
        {option.name: choice} for option in game.options for choice in option.choices[1:]
    ]
    return [(seats, options) for options in [{}, *changed] for seats in game.seats]


def table_of(game: Game, number: int) -> tuple[int, Mapping[str, OptionValue]]:
    """Two games of three are played with the options as they are; the third takes the next of the others."""
    every = tables(game)
    plain = len(game.seats)
    if number % 3 < 2 or len(every) == plain:
        return every[number % plain]
    return every[plain + number // 3 % (len(every) - plain)]


def watched(name: str, player: str, first: int, count: int) -> Seen:
    """Some games between bots of one kind."""
    game = roadstead.game(name)

    def line(event: Event, view: State, names: list[str]) -> str:
        return str(game.words.line(event, view, names))

    seen = Seen(games=count)
    for number in range(first, first + count):
        seats, options = table_of(game, number)
        names = [SOMEBODY] * seats
        state = game.new(seats, SEED + number, options, events=True)
        bots = [bot(player, game, 10 * (SEED + number) + seat) for seat in range(seats)]
        seen.hear(state.events, line, state, names)
        while not state.over:
            seat = state.actors()[0]
            menu = state.legal(seat)
            action = bots[seat].choose(state.redacted(seat), seat)
            if len(menu) > 1:
                seen.offered.update(menu)
                seen.done[action] += 1
            state.play(seat, action)
            seen.hear(state.events, line, state, names)
    return seen


def things(texts: Mapping[int, str], players: tuple[str, ...]) -> dict[str, list[int]]:
    """The actions of one kind by what they are called, those alike under one name."""
    found = grouped(texts, {action: without_players(text, texts, players) for action, text in texts.items()})
    if len(found) > MANY_TEXTS:
        found = grouped(texts, {action: re.sub(r"\d+", "N", name) for name, same in found.items() for action in same})
    if len(found) > MOST_TEXTS:
        return {f"any of {len(found)}": list(texts)}
    return found


def grouped(texts: Mapping[int, str], called: Mapping[int, str]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for action in texts:
        found.setdefault(called[action], []).append(action)
    return found


def without_players(text: str, texts: Mapping[int, str], players: tuple[str, ...]) -> str:
    """A text with a player's name left open, unless the same place takes other words too: a channel may be red as well."""
    for name in players:
        head, found, tail = f" {text} ".partition(f" {name} ")
        if found:
            fits = re.compile(re.escape(f"{head} ".lstrip()) + "(.+)" + re.escape(f" {tail}".rstrip()))
            said = {match[1] for one in texts.values() if (match := fits.fullmatch(one))}
            if len(said) > 1 and said <= set(players):
                return f"{head} PLAYER {tail}".strip()
    return text


@dataclass(frozen=True)
class Line:
    """One row of a table: a thing, how often each bot used it, and how often it could have been chosen."""

    kind: str
    thing: str
    counts: tuple[int, ...]
    offered: int = 0


def action_lines(game: Game, seen: Mapping[str, Seen]) -> Iterator[Line]:
    """A row for each thing of each kind of action, in the order of their numbers."""
    kinds: dict[str, dict[int, str]] = {}
    for action in range(game.actions.size):
        kinds.setdefault(game.actions.kind(action), {})[action] = game.actions.text(action)
    for kind, texts in kinds.items():
        for thing, actions in things(texts, tuple(game.seat_names)).items():
            counts = tuple(sum(seen[player].done[action] for action in actions) for player in BOTS)
            offered = sum(seen[player].offered[action] for player in BOTS for action in actions)
            yield Line(kind, thing, counts, offered)


def event_lines(game: Game, seen: Mapping[str, Seen]) -> Iterator[Line]:
    """A row for each line of each kind of event, in the order of the game's own list; one where there are many."""
    for kind in game.events:
        said: dict[str, Counter[str]] = {}
        for player in BOTS:
            for (name, words), times in seen[player].happened.items():
                if name == kind.name:
                    said.setdefault(words, Counter())[player] += times
        total = tuple(sum(times[player] for times in said.values()) for player in BOTS)
        if len(said) in (0, 1) or len(said) > (MOST_LINES if len(kind.facts) < 3 else MANY_LINES):
            words = next(iter(said)) if len(said) == 1 else f"any of {len(said)}" if said else ""
            yield Line(kind.name, words, total)
            continue
        for words in sorted(said):
            yield Line(kind.name, words, tuple(said[words][player] for player in BOTS))


def row(line: Line, *, is_action: bool) -> str:
    """A table row; what nobody used is marked."""
    remark = ""
    if not any(line.counts):
        remark = "never"
        if is_action:
            remark = f"never, offered {line.offered:,} times" if line.offered else "never offered with another choice"
    cells = (line.kind, line.thing.replace("|", "/"), *[f"{count:,}" for count in line.counts])
    words = " | ".join(f"**{cell}**" if remark and cell else cell for cell in cells)
    return f"| {words} | {remark} |"


def chapter(game: Game, seen: Mapping[str, Seen]) -> list[str]:
    """One game's part of the page."""
    played = joined([f"{seen[player].games} games of {player} players" for player in BOTS])
    heads = [f"| | | {' | '.join(BOTS)} | |", "|---|---" + "|---:" * len(BOTS) + "|---|"]
    found = [f"## {game.title}", "", f"{played}.", "", "### What they decided", "", *heads]
    found += [row(line, is_action=True) for line in action_lines(game, seen)]
    found += ["", "### What happened", "", *heads]
    found += [row(line, is_action=False) for line in event_lines(game, seen)]
    return [*found, ""]


def joined(words: list[str]) -> str:
    return " and ".join(words)


HEAD = """# What the bots use

How often greedy and casual players do each thing, and how often each thing happens among them: every card, building,
character, weapon and headline. Written by `python tools/usage.py`, which plays the games anew.

Seat counts take turns. Two games of three are played with the options as they are, the third with one of them
otherwise, so that what only an option brings is seen too. Decisions without an alternative are not counted. What
differs only in a player (`PLAYER`, {somebody}) is one row, and where there are many, so is what differs only in a number
(`N`); a kind with very many things has a single row. What nobody used is printed bold: of an action it is said how often it
could have been chosen.
"""


def play_all(game: Game, games: int, seconds: float, pool: ProcessPoolExecutor, jobs: int) -> dict[str, Seen]:
    """The games of both bots, a few at a time, until all are played or the time is up."""
    seen = {player: Seen() for player in BOTS}
    waiting = [(first, player) for first in range(0, games, CHUNK) for player in BOTS]
    running: list[tuple[str, Future[Seen]]] = []
    began = time.monotonic()
    while waiting or running:
        while waiting and len(running) < jobs:
            first, player = waiting.pop(0)
            count = min(CHUNK, games - first)
            running.append((player, pool.submit(watched, game.name, player, first, count)))
        player, future = running.pop(0)
        seen[player].add(future.result())
        if time.monotonic() - began > seconds:
            waiting.clear()
        counts = ", ".join(f"{one} {seen[one].games} of {games}" for one in BOTS)
        print(f"\r{game.name}: {counts}", end="" if waiting or running else "\n", file=sys.stderr, flush=True)
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description="How often greedy and casual players use each thing of every game.")
    parser.add_argument("game", nargs="*", help="only these games (all there are)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of each bot ({GAMES})")
    parser.add_argument("--seconds", type=float, default=100, help="no new games of a game after so long (100)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--out", type=Path, default=PAGE, help="the page to write (docs/usage.md)")
    asked = parser.parse_args()
    games = [roadstead.game(name) for name in asked.game] or roadstead.all_games()
    page = [HEAD.format(somebody=SOMEBODY)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        for game in games:
            page += chapter(game, play_all(game, asked.games, asked.seconds, pool, asked.jobs))
    asked.out.write_text("\n".join(page).rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
