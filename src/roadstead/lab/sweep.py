"""One number of a game at several values, on the same dice: what changes, and which value is best.

Games are played in a few rounds.  After each round a value that is sure is played no further.  To look several times and stop
when one likes what one sees would make chance look like a finding, so the intervals are wide enough for all the looks together.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import NormalDist, mean, stdev

from roadstead.games import find
from roadstead.kernel.game import Game
from roadstead.kernel.variants import Variant, parameters, tables_of, written
from roadstead.lab.compare import figures_of
from roadstead.lab.plan import Plan, Row
from roadstead.lab.simulate import simulate

LOOKS = 4  # times that the games so far are looked at: after an eighth, a quarter, a half and all of them
WIDE = NormalDist().inv_cdf(1 - 0.05 / (2 * LOOKS))  # standard errors either way: all looks are right 95 times in 100
FEWEST = 16  # games of a value
LENGTH = "decisions"


@dataclass
class Value:
    """One value of the number, its plan, and its games in order."""

    number: int
    plan: Plan
    rows: list[Row] = field(default_factory=list)
    settled: bool = False  # sure enough to be played no further

    def figure(self, name: str) -> list[float]:
        return [figures_of(row)[name] for row in self.rows]


@dataclass(frozen=True)
class Measured:
    """A mean and half of its interval."""

    mean: float
    half: float

    @property
    def low(self) -> float:
        return self.mean - self.half

    @property
    def high(self) -> float:
        return self.mean + self.half


def measured(numbers: Sequence[float]) -> Measured:
    """The mean of numbers, one a game."""
    return Measured(mean(numbers), WIDE * stdev(numbers) / sqrt(len(numbers)))


def printed_number(game: Game, name: str) -> int:
    """What the number is in this game: a parameter (``costs.28`` for one entry of it), or an option."""
    whole, _, entry = name.partition(".")
    base = _printed(game)
    for parameter in parameters(base):
        if parameter.name == whole:
            own = game.variant.changes.get(whole, {}) if game.variant else {}
            stock = parameter.stock(tables_of(base)) | ({"": own} if isinstance(own, int) else own)
            if entry in stock:
                return int(stock[entry])
            raise ValueError(f"{whole} has no {entry!r}; it has {', '.join(stock)}" if entry else _which(whole, stock))
    for option in game.options:
        if option.name == name and type(option.default) is int:
            return option.default
    numbers = [option.name for option in game.options if type(option.default) is int]
    have = ", ".join([*numbers, *(parameter.name for parameter in parameters(base))])
    raise ValueError(f"{game.title} has no number {name!r} (it has: {have})")


def _printed(game: Game) -> Game:
    return find(game.variant.game) if game.variant else game


def _which(name: str, stock: dict[str, int]) -> str:
    return f"{name} are several numbers: name one of them, such as {name}.{next(iter(stock))}"


def changed(game: Game, name: str, number: int) -> str:
    """The file of the game with this number, whatever else its own variant changes."""
    whole, _, entry = name.partition(".")
    own = game.variant
    options, changes = (dict(own.options), dict(own.changes)) if own else ({}, {})
    base = _printed(game)
    if any(parameter.name == whole for parameter in parameters(base)):
        changes[whole] = {**changes.get(whole, {}), entry: number} if entry else number
    else:
        options[name] = number
    told = f"{name} is {number}"
    return written(Variant(base.name, told[:40], f"{game.title}: {told}."[:300], options, changes, ""))


def shared_out(games: int) -> list[int]:
    """How many games have been played at each look."""
    return sorted({max(min(FEWEST, games), -(-games // 2**look)) for look in range(LOOKS)})


def play(
    values: Sequence[Value],
    games: int,
    settle: Callable[[Sequence[Value]], None],
    jobs: int | None = None,
    report: Callable[[int], object] | None = None,
) -> bool:
    """Play in rounds until every value is settled or has all its games; whether nobody stopped it."""
    for most in shared_out(games):
        for value in values:
            if value.settled:
                continue
            plan = _Rest(**{**vars(value.plan), "games": most}, first=len(value.rows))
            rows: list[Row] = []

            def finished(more: list[Row], rows: list[Row] = rows) -> None:
                rows += more
                if report is not None:
                    report(len(more))

            simulate(plan, jobs, finished)
            if len(rows) < most - len(value.rows):
                return False
            value.rows += sorted(rows)
        settle(values)
        if all(value.settled for value in values):
            break
    return True


@dataclass(frozen=True)
class _Rest(Plan):
    """The games of a plan from one number on."""

    first: int = 0

    def wants(self, number: int) -> bool:
        return number >= self.first


def against(value: Value, stock: Value, figure: str) -> Measured:
    """The difference from the printed number, game by game."""
    both = zip(value.figure(figure), stock.figure(figure), strict=False)
    return measured([mine - theirs for mine, theirs in both])


def sure_of(figure: str, stock: Value) -> Callable[[Sequence[Value]], None]:
    """A value is settled when it surely differs from the printed one; the printed one when all others are."""

    def settle(values: Sequence[Value]) -> None:
        others = [value for value in values if value is not stock]
        for value in others:
            gap = against(value, stock, figure)
            value.settled = value.settled or abs(gap.mean) > gap.half
        stock.settled = all(value.settled for value in others)

    return settle


def off_length(value: Value, wanted: float) -> Measured:
    """How far the mean length is from the wanted one."""
    length = measured(value.figure(LENGTH))
    return Measured(abs(length.mean - wanted), length.half)


def unevenness(value: Value) -> Measured:
    """How much more the luckiest seat wins than the unluckiest; in percent of the games."""
    shares = sorted((value.figure(f"wins of seat {seat}") for seat in range(value.plan.seats)), key=sum)
    best, worst = shares[-1], shares[0]  # two seats, with equal wins too: that they are equal is not sure either
    gap = measured([100 * (high - low) for high, low in zip(best, worst, strict=True)])
    return Measured(gap.mean, gap.half)


def race(off: Callable[[Value], Measured]) -> Callable[[Sequence[Value]], None]:
    """A value is out when it is surely further off than another one; the last that is left needs no more games."""

    def settle(values: Sequence[Value]) -> None:
        running = [value for value in values if not value.settled]
        found = {value.number: off(value) for value in running}
        nearest = min(found.values(), key=lambda one: one.mean)
        for value in running:
            value.settled = found[value.number].low > nearest.high
        left = [value for value in running if not value.settled]
        if len(left) == 1:
            left[0].settled = True

    return settle


def values_of(plan: Plan, game: Game, name: str, numbers: Sequence[int]) -> list[Value]:
    """A value for each number; the printed one is the game itself."""
    usual = printed_number(game, name)
    found = []
    for number in numbers:
        if number == usual:
            found.append(Value(number, plan))
        else:
            text = changed(game, name, number)
            found.append(Value(number, replace(plan, game=f"{plan.game}, {name}={number}", variant=text)))
    return found
