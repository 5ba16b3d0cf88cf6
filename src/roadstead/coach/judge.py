"""Each seat's chance to win and the worth of each choice, as one seat may judge them, by playing imagined futures.

A future begins in a world imagined from what the seat sees.  Greedy players play on in it for a while, and then it is judged
how the seats stand.  Future number k has the same hidden cards and the same dice for every choice that is compared, so the
difference within one future says more than the difference of two averages.  The same seed gives the same numbers.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from roadstead.coach.leads import judge_of
from roadstead.coach.rollout import favourite, play_on
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.game import Game
from roadstead.kernel.state import ALL_SEEING, State

WORLDS = 64
BUDGET = 600  # futures, for all choices of a question together
FEWEST = 8  # futures of a choice before it can leave
KEPT = 3  # choices that are tried to the end
# A future is played this many times as far as a captain's search looks.  What looks good for half a round may be worth nothing
# a round later, and a captain chooses by just that.
FAR = 4
BIG = 0x7FFFFFFF
STRIDE = 2_654_435_761


class Future(NamedTuple):
    """How one imagined game comes out: each seat's chance to win, and the points it can expect."""

    shares: list[float]
    points: list[float]


class Judged(NamedTuple):
    """For each seat its chance to win, and the standard error of that; ``spread``: from one future to the next."""

    shares: list[float]
    error: list[float]
    spread: list[float]
    worlds: int


class Option(NamedTuple):
    """A choice: the seat's chance to win with it, its error and spread, and the points to expect.

    ``behind`` is how much the chance is below that of the best choice, in the futures that both were tried in.  The chance is
    that of the best choice less this: what a choice brought in the few futures it was tried in would not compare with the others.
    """

    action: int
    chance: float
    error: float
    spread: float
    points: float
    behind: float
    behind_error: float
    worlds: int


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error; of fewer than two numbers nothing is known of that."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum((x - mean) ** 2 for x in numbers) / (count - 1) / count)


class Futures:
    """The imagined futures of one view, each played when it is first asked for.

    With ``face_up`` nothing is imagined but the dice: every future begins at the table as it really is.
    """

    def __init__(self, view: State, seat: int, seed: int = 0, far: int = FAR, *, face_up: bool = False) -> None:
        self.view = view if face_up else view.redacted(seat)
        self.face_up = face_up
        self.seat = seat
        self.seed = seed
        self.game: Game = view.game
        self.judge = judge_of(view.game, view)
        self.horizon = far * int(self.game.heuristics.horizon)

    def world(self, k: int) -> tuple[State, SeededDice]:
        """World number ``k``, and the dice of the players in it."""
        seed = (self.seed * 7919 + (k + 1) * STRIDE) & BIG
        own = SeededDice(seed ^ 0x1F123BB5, 1)
        if not self.face_up:
            return self.view.imagined(seed), own
        world = self.view.copied(ALL_SEEING)
        world.dice = self.game.seeded(seed)
        return world, own

    def play(self, k: int, action: int | None = None, seat: int | None = None) -> Future | None:
        """Future ``k``, begun with an action of the seat (or of another one); ``None`` where it is not legal in that world."""
        world, own = self.world(k)
        if world.over:
            return Future(list(world.result()), [float(score) for score in world.scores()])
        if action is not None:
            actor = self.seat if seat is None else seat
            if action not in world.look(actor):
                return None
            world.apply(actor, action)
        return self.finish(world, own)

    def own(self, k: int, action: int) -> Future:
        """Future ``k`` with a choice of the seat itself.  It knows what it may do, so that is legal in every world."""
        future = self.play(k, action)
        assert future is not None
        return future

    def finish(self, world: State, own: SeededDice) -> Future:
        """Play a world on, and judge it."""
        play_on(world, self.game.heuristics, own, self.horizon)
        points = list(self.judge.standing(world))
        return Future(list(self.judge.chances(world)), points)

    def usual(self, k: int, seat: int) -> int:
        """What a greedy player in this seat would do in world ``k``."""
        world, own = self.world(k)
        return int(favourite(world, seat, self.game.heuristics, own))


def judge(view: State, seat: int, *, worlds: int = WORLDS, seed: int = 0, face_up: bool = False) -> Judged:
    """Each seat's chance to win, as this seat may judge it; when the game is over, who has won.

    With ``face_up`` it is judged with all cards face up, as nobody at the table could.
    """
    if worlds < 2:
        raise ValueError(f"a chance is judged in at least two imagined worlds, not in {worlds}")
    futures = Futures(view, seat, seed, face_up=face_up)
    if futures.view.over:
        nothing = [0.0] * int(view.seats)
        return Judged(list(futures.view.result()), nothing, nothing, 0)
    rows = [future.shares for k in range(worlds) if (future := futures.play(k)) is not None]
    means, errors = zip(*(mean_and_error(row) for row in zip(*rows, strict=True)), strict=True)
    return Judged(list(means), list(errors), [error * sqrt(worlds) for error in errors], worlds)


class Runner:
    """A choice in a race, and what it brought in each future, from the first on."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.brought: list[Future] = []

    def chance(self, seat: int, worlds: int) -> float:
        return sum(future.shares[seat] for future in self.brought[:worlds]) / worlds


def best(
    view: State,
    seat: int,
    budget: int = BUDGET,
    *,
    seed: int = 0,
    also: Sequence[int] = (),
    far: int = FAR,
    face_up: bool = False,
) -> list[Option]:
    """The choices of this seat, the best first.

    All begin in the same futures; the worse half leaves several times while the ``budget`` is spent.  Where there are many, only those that the heuristics like best begin, and those named in ``also``.
    """
    futures = Futures(view, seat, seed, far, face_up=face_up)
    if not futures.view.asks(seat):
        raise ValueError(f"seat {seat} is not asked anything now")
    runners = race(futures, budget, also)
    leader = first_of(runners, seat)
    found = [_option(runner, leader, seat) for runner in runners]
    return sorted(found, key=lambda option: (option.worlds < len(leader.brought), option.behind))


def race(futures: Futures, budget: int, also: Sequence[int] = (), start: int = 0) -> list[Runner]:
    """The choices run through the same futures, beginning with number ``start``; those in ``also`` run to the end, however they do."""
    seat = futures.seat
    runners = [Runner(action) for action in _field(futures, max(KEPT, budget // (4 * FEWEST)), also)]
    kept, left, tried = runners, budget, 0
    rounds = max(1, (len(runners) - 1).bit_length() - 1)
    for nth in range(rounds):
        worlds = max(FEWEST, left // (rounds - nth) // len(kept)) if len(runners) > 1 else max(FEWEST, budget // 4)
        for k in range(start + tried, start + tried + worlds):
            for runner in kept:
                runner.brought.append(futures.own(k, runner.action))
        tried += worlds
        left -= worlds * len(kept)
        if nth < rounds - 1:
            ranking = sorted(kept, key=lambda each: -each.chance(seat, tried))
            kept = ranking[: max(KEPT, (len(kept) + 1) // 2)]
            kept += [runner for runner in ranking if runner.action in also and runner not in kept]
    return runners


def first_of(runners: Sequence[Runner], seat: int) -> Runner:
    """Who is ahead of those that ran to the end."""
    most = max(len(runner.brought) for runner in runners)
    finished = [runner for runner in runners if len(runner.brought) == most]
    return max(finished, key=lambda each: each.chance(seat, most))


def _field(futures: Futures, most: int, also: Sequence[int]) -> list[int]:
    """The choices that begin, those first that the heuristics like best."""
    view, seat = futures.view, futures.seat
    menu = [int(action) for action in view.legal(seat)]
    weights = list(futures.game.heuristics.weights(view, seat, menu))
    liked = [menu[place] for place in sorted(range(len(menu)), key=lambda place: -weights[place])]
    return liked[:most] + [action for action in liked[most:] if action in also]


def _option(runner: Runner, leader: Runner, seat: int) -> Option:
    worlds = len(runner.brought)
    _, error = mean_and_error([future.shares[seat] for future in runner.brought])
    pairs = list(zip(leader.brought, runner.brought, strict=False))
    behind, behind_error = mean_and_error([one.shares[seat] - other.shares[seat] for one, other in pairs])
    fewer = sum(one.points[seat] - other.points[seat] for one, other in pairs) / worlds
    most = len(leader.brought)
    chance = max(0.0, leader.chance(seat, most) - behind)
    points = sum(future.points[seat] for future in leader.brought) / most - fewer
    return Option(runner.action, chance, error, error * sqrt(worlds), points, behind, behind_error, worlds)
