"""Reads what the command line says about a table (game, seats, options, bots), and checks it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from roadstead.cli.faults import BadInput, in_one_line
from roadstead.kernel.game import Game, OptionValue

if TYPE_CHECKING:
    from roadstead.lab.plan import Plan

USUAL_SEATS = 4
PRESET = "preset"
TRUE_WORDS = {"true", "yes", "on"}
FALSE_WORDS = {"false", "no", "off"}


def _whole(_: Any, tokens: Sequence[Any]) -> int:
    try:
        return int(tokens[0].value)
    except ValueError:
        raise ValueError(f"{tokens[0].value!r} is no whole number") from None


# A number that is counted: 2.5 is refused, not rounded.
Whole = Annotated[int, Parameter(converter=_whole)]

# What several commands take, each explained once.
GameName = Annotated[str, Parameter(help="Which game; or a variant, by its file or as jamaica~rich-lairs.")]
Bots = Annotated[
    str,
    Parameter(
        help="Who plays: one bot for all, or a list such as greedy,random with one for each seat. "
        "They change seats from game to game."
    ),
]
Seats = Annotated[
    Whole | None, Parameter(help="How many seats; as many as there are bots in the list unless said otherwise.")
]
Options = Annotated[list[str] | None, Parameter(help="A rule of the table, as name=value; may be given several times.")]
Jobs = Annotated[Whole | None, Parameter(help="How many processes; all cores unless said otherwise.")]
Json = Annotated[bool, Parameter(help="Print the result as JSON.")]
Seed = Annotated[Whole | None, Parameter(help="The same seed gives the same games.")]


@Parameter(name="*")
@dataclass(frozen=True)
class Meeting:
    """The games in which bots meet each other."""

    seed: Seed = None
    option: Options = None
    jobs: Jobs = None
    json: Json = False


USUAL_MEETING = Meeting()


@Parameter(name="*")
@dataclass(frozen=True)
class Table:
    """Who plays at the tables of the lab, and by which rules."""

    seats: Seats = None
    bots: Bots = "greedy"
    seed: Annotated[Whole, Parameter(help="The same seed gives the same games.")] = 1
    option: Options = None

    def plan(self, game: Game, games: int) -> "Plan":
        return chosen_plan(game, games, self.seats, self.bots, self.seed, self.option, FEWEST)


USUAL_TABLE = Table()
FEWEST = 2  # games: with one there is nothing to compare


def chosen_game(name: str) -> Game:
    """The game of this name, by its title or the name of its folder; capitals do not matter.

    A variant is named by its file, or, if it comes with the game, as `jamaica~rich-lairs`.
    """
    from roadstead.games import find, names

    typed = "_".join(name.lower().replace("-", " ").replace("_", " ").split())
    with in_one_line():
        return find(typed if typed in names() else name)


def chosen_seats(game: Game, seats: int | None, players: int | None = None) -> int:
    """The number of seats: as asked, else as many as there are players, else four or the nearest to it."""
    if seats is None:
        seats = players or usual_seats(game)
    with in_one_line():
        return game.checked_seats(seats)


def usual_seats(game: Game) -> int:
    return min(game.seats, key=lambda count: abs(count - USUAL_SEATS))


def chosen_options(game: Game, pairs: Sequence[str]) -> dict[str, OptionValue]:
    """Options from texts such as ``rounds=20``.  ``preset=evening`` sets all options of a preset; others change it."""
    given: dict[str, OptionValue] = {}
    preset: dict[str, OptionValue] = {}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not (name and equals and value):
            raise BadInput(f"an option is given as name=value, not {pair!r}")
        if name in given:
            raise BadInput(f"the option {name!r} is given twice")
        if name == PRESET:
            if preset:
                raise BadInput("a table has one preset, and two are given")
            with in_one_line():
                preset = game.preset(value.lower())
        else:
            given[name] = _value(game, name, value)
    with in_one_line():
        game.checked_options(given)
    return preset | given


def _value(game: Game, name: str, text: str) -> OptionValue:
    for option in game.options:
        for choice in option.choices:
            if option.name == name and text.lower() in _spellings(choice):
                return choice
    return text


def _spellings(choice: OptionValue) -> set[str]:
    if isinstance(choice, bool):
        return TRUE_WORDS if choice else FALSE_WORDS
    return {str(choice).lower()}


def listed_bots(text: str) -> list[str]:
    """The bots in a list such as ``greedy,random``."""
    bots = [bot.strip() for bot in text.split(",")]
    if not all(bots):
        raise BadInput(f"bots are given as a list such as greedy,random, not {text!r}")
    return bots


def check_meeting(game: Game, what: str, bots: Sequence[str], games: int, jobs: int | None) -> None:
    """Whether there are bots to meet each other, and each of them can play."""
    from roadstead.bots import bot

    with in_one_line():
        for name in dict.fromkeys(bots):
            bot(name, game, seed=0)
    if len(bots) < 2:
        raise BadInput(f"a {what} needs at least two bots")
    at_least("games", games, 1)
    at_least("jobs", jobs, 1)


def chosen_bots(game: Game, bots: Sequence[str], wanted: int) -> list[str]:
    """A bot for each place: as many as were named, or one for all."""
    from roadstead.bots import bot

    if len(bots) == 1:
        bots = list(bots) * wanted
    if len(bots) != wanted:
        raise BadInput(f"{len(bots)} bots for {wanted} places: name as many as there are places, or one for all")
    with in_one_line():
        for name in dict.fromkeys(bots):
            bot(name, game, seed=0)
    return list(bots)


def is_bot(game: Game, name: str) -> bool:
    """Whether one of our own bots has this name.  Only the command line may ask for a program."""
    from roadstead.bots import bot, runs_a_program

    if runs_a_program(name):
        return False
    try:
        bot(name, game, seed=0)
    except ValueError:
        return False
    return True


def checked_seed(game: Game, seed: int | None) -> int:
    """The seed that was given, or a fresh one that is short enough to type."""
    if seed is None:
        import secrets

        return secrets.randbits(32)
    with in_one_line():
        game.seeded(seed)
    return seed


def at_least(name: str, number: int | None, least: int) -> None:
    """Refuse a number that is given and too small."""
    if number is not None and number < least:
        raise BadInput(f"--{name} is at least {least}, not {number}")


def chosen_plan(
    game: Game,
    games: int,
    seats: int | None,
    bots: str,
    seed: int | None,
    options: Sequence[str] | None,
    fewest: int = 1,
) -> "Plan":
    """The games that a command is to play between bots."""
    from roadstead.lab.plan import Plan, text_of

    names = listed_bots(bots)
    count = chosen_seats(game, seats, len(names) if len(names) > 1 else None)
    at_least("games", games, fewest)
    players = tuple(chosen_bots(game, names, count))
    chosen = chosen_options(game, options or [])
    return Plan(game.name, players, games, checked_seed(game, seed), chosen, variant=text_of(game))
