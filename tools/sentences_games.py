"""The games in which `sentences.py` reads: played for a book, or once more as they are in a book."""

import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from roadstead.bots import bot
from roadstead.games.variants import shipped, with_variant
from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.state import State
from roadstead.records import Match

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil", "Finn")
BOTS = ("random", "greedy", "mixed")  # mixed: greedy, but for a decision in five
MOST_DECISIONS = 1_500  # of a game
LEAST_DECISIONS = 20_000  # of all of them
SCOUTS = 240  # so many games are played at most for what the others have not met
# What each seat has besides at the beginning of some of these, so that what takes long to come by comes up.
GIFTS = {"supremacy": {"cash": 20_000, "nukes": 10, "l_stars": 6, "k_sats": 6, "neutron_bombs": 6, "tech": 3}}


class Played(NamedTuple):
    """A game of the book: ``play`` has who does what, in the words of the actions."""

    seats: int
    options: dict[str, OptionValue]
    variant: str
    seed: int
    gifts: dict[str, int]
    play: list[str]


Playing = tuple[Played, Iterator[tuple[int, int]], Match]  # a game, who does what in it, and the table
Met = Mapping[str, set[str]]


def plans(game: Game) -> Iterator[tuple[int, dict[str, OptionValue], str, str]]:
    """Seats, options, variant and bots of each game: every count of seats, every choice of every option, every variant."""
    for seats in game.seats:
        for players in BOTS:
            yield seats, {}, "", players
    short = dict(game.short_form)
    choices = [{option.name: choice} for option in game.options for choice in option.choices[1:]]
    for at, choice in enumerate(choices):
        for more, players in enumerate(BOTS[1:] if len(choices) > 12 else BOTS):
            yield game.seats[(at + more) % len(game.seats)], allowed(game, short | choice), "", players
    for seats in game.seats:
        yield seats, allowed(game, short | rich(game)), "", "mixed"
    for at, variant in enumerate(shipped(game)):
        yield game.seats[at % len(game.seats)], {}, variant.text, "mixed"


def rich(game: Game) -> dict[str, OptionValue]:
    """All that can be added to the game, and of everything else the choice that is played least."""
    named = {option.name: True if True in option.choices else option.choices[-1] for option in game.options}
    return {name: choice for name, choice in named.items() if name not in game.short_form}


def allowed(game: Game, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """As many of these as go together."""
    found: dict[str, OptionValue] = {}
    for name, choice in reversed(options.items()):
        try:
            game.checked_options(found | {name: choice})
        except ValueError:
            continue
        found[name] = choice
    return found


def game_for(game: Game, variant: str) -> Game:
    return with_variant(variant) if variant else game


def chosen(game: Game, players: str, seats: int, seed: int) -> Callable[[State, int], int]:
    """How the seats of a game decide."""
    chooser = random.Random(seed)
    greedy = [bot("greedy", game, seed=seed + seat) for seat in range(seats)]

    def choose(state: State, seat: int) -> int:
        if players == "random" or (players == "mixed" and chooser.random() < 0.2):
            return int(chooser.choice(state.legal(seat)))
        return int(greedy[seat].choose(state.redacted(seat), seat))

    return choose


def fresh(game: Game) -> Iterator[Playing]:
    """The games that are played for a new book, the plans over and over; who does what is found on the way."""
    number, decisions = 0, 0
    while decisions < LEAST_DECISIONS:
        for seats, options, variant, players in plans(game):
            kind = game_for(game, variant)
            played = Played(seats, options, variant, 7000 + number, {}, [])
            match = begun(kind, played)
            choose = chosen(kind, players, seats, played.seed)
            yield played, thought(match, played, choose, random.Random(played.seed)), match
            number, decisions = number + 1, decisions + len(played.play)


def scouted(game: Game, met: Met) -> Iterator[Playing]:
    """Games in which something comes up that the others have not met; most are played for nothing, which costs little."""
    for number in range(SCOUTS):
        if not any(missed(game, met).values()):
            return
        lots = random.Random(number)
        seats = lots.choice(game.seats)
        options = {option.name: lots.choice(option.choices) for option in game.options}
        options = allowed(game, (dict(game.short_form) if number % 4 else {}) | options)
        gifts = {} if number % 3 else given(game, options)
        played = Played(seats, options, "", 9000 + number, gifts, [])
        match, found = begun(game, played), defaultdict[str, set[str]](set)
        choose = chosen(game, lots.choice(BOTS), seats, played.seed)
        for seat, action in thought(match, played, choose, lots):
            met_here(found, match.state, action)
            match.play(seat, action)
            found["event"].update(event.name for event in match.state.events)
        if any(found[what] & set(names) for what, names in missed(game, met).items()):
            yield played, steps_of(game, played), begun(game, played)


def given(game: Game, options: dict[str, OptionValue]) -> dict[str, int]:
    """What every seat has besides; what an option brings into the game only with this option."""
    chosen = game.checked_options(options)
    return {name: amount for name, amount in GIFTS.get(game.name, {}).items() if chosen.get(name, True)}


def begun(game: Game, played: Played) -> Match:
    """The game before its first decision."""
    match = Match.new(game, played.seats, played.seed, played.options, NAMES[: played.seats], open_seed=True)
    for name, amount in played.gifts.items():
        row = getattr(match.state, name)
        for seat in range(played.seats):
            row[seat] = amount
    return match


def steps_of(game: Game, played: Played) -> Iterator[tuple[int, int]]:
    """Who does what, one decision after the other."""
    for step in played.play:
        seat, _, text = step.partition(" ")
        yield int(seat), game.actions.parse(text)


def met_here(met: dict[str, set[str]], state: State, action: int) -> None:
    """What is asked here, and what kind of answer is given."""
    met["question"].add(state.game.questions[state.asked()].name)
    met["action"].add(state.game.actions.kind(action))


def missed(game: Game, met: Met) -> dict[str, list[str]]:
    """What has not come up yet."""
    wanted = {
        "event": [kind.name for kind in game.events],
        "question": [row.name for row in game.questions.rows],
        "action": list(dict.fromkeys(game.actions.kind(action) for action in range(game.actions.size))),
    }
    return {what: [name for name in all if name not in met.get(what, ())] for what, all in wanted.items()}


def thought(
    match: Match, played: Played, choose: Callable[[State, int], int], order: random.Random
) -> Iterator[tuple[int, int]]:
    while not match.over and len(played.play) < MOST_DECISIONS:
        seat = order.choice(match.state.actors())
        action = choose(match.state, seat)
        played.play.append(f"{seat} {match.game.actions.text(action)}")
        yield seat, action


def again(game: Game, file: Path) -> Iterator[Playing]:
    """The games of a book that there is."""
    for line in file.read_text("utf-8").splitlines():
        played = Played(**json.loads(line))
        kind = game_for(game, played.variant)
        yield played, steps_of(kind, played), begun(kind, played)
