"""What a simulation plays, and the one loop that plays a game between bots."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, cast

from roadstead import __version__
from roadstead.bots import bot
from roadstead.games import find
from roadstead.games.variants import with_variant
from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.state import State

# Bots that need no view of the table.  To make one costs more than the rest of a decision.
BLIND = ("random",)


@dataclass(frozen=True)
class Plan:
    """So many games between these bots, one bot for each seat.  Plain data, so it can be sent to another process."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    variant: str = field(default="", kw_only=True)  # the whole file, where the game is a variant

    def the_game(self) -> Game:
        return with_variant(self.variant) if self.variant else find(self.game)

    @property
    def seats(self) -> int:
        return len(self.bots)

    def seat_of(self, which: int, number: int) -> int:
        """Where the bot sits in the game of this number.  All move on by one seat from game to game."""
        return (which + number) % self.seats

    def bot_at(self, seat: int, number: int) -> int:
        """Which of the bots sits there in the game of this number."""
        return (seat - number) % self.seats

    def wants(self, number: int) -> bool:
        """Whether the game of this number is to be played."""
        return True

    def seed_for(self, number: int, who: str = "dice") -> int:
        """A seed for the dice or for one of the bots in one game.  It is always the same for the same plan."""
        digest = hashlib.blake2b(f"{self.seed}/{number}/{who}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") >> 2


def made_by(plan: Plan, game: Game) -> dict[str, str]:
    """The metadata of a Parquet file with a plan's games: what one needs to make it again."""
    return as_metadata(
        {
            "version": __version__,
            "game": game.name,
            "variant": plan.variant,
            "rules_version": game.rules_version,
            "data": game.digest,
            "options": game.checked_options(plan.options),
            "seats": plan.seats,
            "bots": plan.bots,
            "games": plan.games,
            "seed": plan.seed,
        }
    )


def as_metadata(told: Mapping[str, object]) -> dict[str, str]:
    """Entries of a Parquet file's metadata: ``roadstead.seed`` and the like, each as JSON."""
    return {f"roadstead.{name}": json.dumps(value) for name, value in told.items()}


def amounts(statistics: dict[str, list[int]]) -> dict[str, list[int]]:
    """The statistics that can be added up.  Labels, such as which power a seat led, cannot."""
    return {name: values for name, values in statistics.items() if not name.startswith("which ")}


def text_of(game: Game) -> str:
    """The file of a variant, which a plan carries to other processes; nothing for a game as it is printed."""
    return game.variant.text if game.variant else ""


class Row(NamedTuple):
    """A finished game.  The lists are by seat; ``decisions`` counts those with two or more legal actions, ``plays`` all.

    ``statistics`` are those that the game declares.
    """

    game: int
    seed: int
    decisions: int
    plays: int
    bots: list[int]
    scores: list[int]
    shares: list[float]
    statistics: dict[str, list[int]] = {}  # noqa: RUF012


class Menu:
    """What a bot gets that looks at nothing but the legal actions; these are the same in its view of the table."""

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices

    def legal(self, seat: int) -> list[int]:
        return self.choices


class Watcher:
    """Looks on at a game with all cards open.  A study overrides what it wants to see."""

    events = False  # whether the game is to tell its events

    def dealt(self, state: State) -> None:
        """The table is set up."""

    def decided(self, state: State, seat: int, menu: Sequence[int], action: int) -> None:
        """This seat has chosen an action; the state is still as it was before."""

    def played(self, state: State) -> None:
        """The action has been played."""


def play_one(plan: Plan, game: Game, number: int, watcher: Watcher | None = None) -> Row:
    """Play the game of this number to its end.  A bot is given its seat's view of the table and nothing else."""
    seed = plan.seed_for(number)
    state = game.new(plan.seats, seed, plan.options, events=watcher is not None and watcher.events)
    sitting = [plan.bot_at(seat, number) for seat in range(plan.seats)]
    players = [bot(plan.bots[which], game, seed=plan.seed_for(number, f"bot {which}")) for which in sitting]
    blind = [plan.bots[which] in BLIND for which in sitting]
    decisions = 0
    if watcher is not None:
        watcher.dealt(state)
    while not state.over:
        seat = state.actor()
        menu = state.legal(seat)
        if len(menu) > 1:
            decisions += 1
        view = cast(State, Menu(menu)) if blind[seat] else state.redacted(seat)
        action = players[seat].choose(view, seat)
        if watcher is not None:
            watcher.decided(state, seat, menu, action)
        state.play(seat, action)
        if watcher is not None:
            watcher.played(state)
    kept = game.statistics(state)
    return Row(number, seed, decisions, state.decisions, sitting, state.scores(), state.result(), kept)
