"""How fast the games run: from Python, compiled, copied and imagined, and beside another library's loop.

What is compared runs in short slices that take turns, so a busy machine slows all of it alike.  Every rate is measured
twice: by wall time, and by processor time, which a busy machine changes little.
"""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from importlib.util import find_spec
from itertools import count, cycle, islice
from statistics import median
from typing import Any

import roadstead
from roadstead.bots.captain import Gasp
from roadstead.bots.search import Search
from roadstead.games import variants
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.game import Game
from roadstead.kernel.playout import random_playout
from roadstead.kernel.state import State
from roadstead.kernel.variants import game_of
from roadstead.kernel.weights import for_captains, judgement

SEATS = 4
SLICE_SECONDS = 0.5
FEWEST_SLICES = 3
SAMPLE_STATES = 64
COPIES_AT_ONCE = 100
ITERATIONS_AT_ONCE = 100
CPU_TICK = 1e-6  # the smallest processor time that can be measured
HEARTS_PASSES = 12  # decisions before the first trick

# Runs for about so many seconds; returns what was counted, each by its name.
Loop = Callable[[float], dict[str, int]]


@dataclass
class Meter:
    """A loop, and the rates of its slices so far, by wall time and by processor time."""

    loop: Loop
    rates: dict[str, list[float]] = field(default_factory=dict)
    cpu_rates: dict[str, list[float]] = field(default_factory=dict)

    def slice(self, seconds: float) -> None:
        began, worked = time.perf_counter(), time.process_time()
        counted = self.loop(seconds)
        taken, spent = time.perf_counter() - began, time.process_time() - worked
        for name, times in counted.items():
            self.rates.setdefault(name, []).append(times / taken)
            self.cpu_rates.setdefault(name, []).append(times / max(spent, CPU_TICK))

    def median(self, name: str) -> float:
        return median(self.rates[name])

    def cpu_median(self, name: str) -> float:
        return median(self.cpu_rates[name])

    def both(self, figure: str, name: str) -> dict[str, float]:
        """A figure by both clocks, as it is reported."""
        return {
            f"{figure}_per_second": round(self.median(name)),
            f"{figure}_per_cpu_second": round(self.cpu_median(name)),
        }


@dataclass(frozen=True)
class Interface:
    """A way of stepping our games that the caller brings, and the same way through another library's game."""

    figure: str
    ours: Callable[[Game, int], Loop]
    theirs: Callable[[], Loop] | None = None
    library: str = ""
    peer: str = ""


def bench(
    games: Sequence[Game], seconds: float = 2.0, peers: bool = False, interfaces: Sequence[Interface] = ()
) -> dict[str, Any]:
    """Every game's figures, each from about so many seconds of running."""
    if peers:
        require_peers()
    slices = max(FEWEST_SLICES, round(seconds / SLICE_SECONDS))
    found: dict[str, Any] = {
        "roadstead": roadstead.__version__,
        "compiled": roadstead.compiled(),
        "seconds": seconds,
        "games": [],
    }
    hearts = Meter(hearts_loop()) if peers else None
    hearts_search = Meter(hearts_search_loop()) if peers else None
    rivals = {way.figure: Meter(way.theirs()) for way in interfaces if way.theirs is not None}
    for game in games:
        row = measured(game, seconds / slices, slices, hearts, hearts_search)
        for way in interfaces:
            row |= stepped(game, row["seats"], way, rivals.get(way.figure), seconds / slices, slices)
        found["games"].append(row)
    if hearts is not None and hearts_search is not None:
        found["peers"] = [
            {
                "library": "open_spiel",
                "version": version("open_spiel"),
                "game": "hearts",
                "python_decisions_per_second": round(hearts.median("decisions")),
                "search_iterations_per_second": round(hearts_search.median("iterations")),
                "uniform_search_decisions_per_second": round(hearts_search.median("decisions")),
            }
        ]
        found["peers"] += [
            {
                "library": way.library,
                "version": version(way.library),
                "game": way.peer,
                **rivals[way.figure].both(way.figure, "steps"),
            }
            for way in interfaces
            if way.figure in rivals
        ]
    return found


def stepped(
    game: Game, seats: int, way: Interface, rival: Meter | None, seconds: float, slices: int
) -> dict[str, float]:
    """One game's steps through an interface, and how many times faster that is than the other library."""
    meter = Meter(way.ours(game, seats))
    for _ in range(slices):
        meter.slice(seconds)
        if rival is not None:
            rival.slice(seconds)
    found = meter.both(way.figure, "steps")
    if rival is not None:
        found[f"{way.figure}_times_peer"] = ratio(meter.rates["steps"], rival.rates["steps"])
        found[f"{way.figure}_times_peer_cpu"] = ratio(meter.cpu_rates["steps"], rival.cpu_rates["steps"])
    return found


def measured(
    game: Game, seconds: float, slices: int, peer: Meter | None = None, peer_search: Meter | None = None
) -> dict[str, Any]:
    """One game's figures, from so many slices of so many seconds for each."""
    seats = min(game.seats, key=lambda players: abs(players - SEATS))
    python, compiled = Meter(python_loop(game, seats)), Meter(playout_loop(game, seats))
    other = variant_of(game)
    variant = Meter(playout_loop(other, seats)) if other else None
    clone, imagine = Meter(clone_loop(game, seats)), Meter(imagine_loop(game, seats))
    search, uniform = Meter(search_loop(game, seats)), Meter(search_loop(game, seats, uniform=True))
    for _ in range(slices):
        for meter in (python, peer, compiled, variant, clone, imagine, search, uniform, peer_search):
            if meter is not None:
                meter.slice(seconds)
    found: dict[str, Any] = {
        "game": game.name,
        "title": game.title,
        "seats": seats,
        "python_decisions_per_second": round(python.median("decisions")),
        "compiled_decisions_per_second": round(compiled.median("decisions")),
        "games_per_second": round(compiled.median("games"), 1),
        "clones_per_second": round(clone.median("copies")),
        "imagined_per_second": round(imagine.median("copies")),
        "search_iterations_per_second": round(search.median("iterations")),
        "search_decisions_per_second": round(search.median("decisions")),
        "uniform_search_decisions_per_second": round(uniform.median("decisions")),
    }
    if other is not None and variant is not None:
        found["variant"] = other.name
        found["variant_decisions_per_second"] = round(variant.median("decisions"))
        found["variant_times_printed"] = ratio(variant.rates["decisions"], compiled.rates["decisions"])
    if peer is not None:
        found["times_hearts"] = ratio(python.rates["decisions"], peer.rates["decisions"])
        found["compiled_times_hearts"] = ratio(compiled.rates["decisions"], peer.rates["decisions"])
    if peer_search is not None:
        found["uniform_search_times_hearts"] = ratio(uniform.rates["decisions"], peer_search.rates["decisions"])
    return found


def variant_of(game: Game) -> Game | None:
    """A variant that comes with the game and changes numbers of its rules; ``None`` where there is none."""
    made = (game_of(variant, game) for variant in variants.shipped(game))
    return next((other for other in made if other.package != game.package), None)


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How many times as fast: the median over pairs of slices that ran one after the other."""
    pairs = zip(ours, theirs[-len(ours) :], strict=True)
    return round(median(mine / yours for mine, yours in pairs), 2)


def python_loop(game: Game, seats: int) -> Loop:
    """The loop that a user would write: ask for the legal actions, pick one, play it."""
    seeds = count()
    rnd = random.Random(1).random

    def loop(seconds: float) -> dict[str, int]:
        decisions = games = 0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            state = game.new(seats, next(seeds))
            while not state.over:
                seat = state.actors()[0]
                menu = state.legal(seat)
                choices = len(menu)
                if choices > 1:
                    decisions += 1
                state.play(seat, menu[int(rnd() * choices)])
            games += 1
        return {"decisions": decisions, "games": games}

    return loop


def playout_loop(game: Game, seats: int) -> Loop:
    """The same inside the kernel, as searches and simulations use it."""
    seeds = count()
    chooser = SeededDice(1, 1)

    def loop(seconds: float) -> dict[str, int]:
        decisions = games = 0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            decisions += random_playout(game.new(seats, next(seeds)), chooser)
            games += 1
        return {"decisions": decisions, "games": games}

    return loop


def clone_loop(game: Game, seats: int) -> Loop:
    """Copies of states from every part of a game."""
    states = cycle(sampled(game, seats))

    def loop(seconds: float) -> dict[str, int]:
        copies = 0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            for state in islice(states, COPIES_AT_ONCE):
                state.clone()
            copies += COPIES_AT_ONCE
        return {"copies": copies}

    return loop


def imagine_loop(game: Game, seats: int) -> Loop:
    """What a search does before each descent: a seat's view of the table, and a whole world that it could be."""
    states = cycle(sampled(game, seats))
    seeds = count()

    def loop(seconds: float) -> dict[str, int]:
        copies = 0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            for state in islice(states, COPIES_AT_ONCE):
                state.redacted(state.actor()).imagined(next(seeds))
            copies += COPIES_AT_ONCE
        return {"copies": copies}

    return loop


def search_loop(game: Game, seats: int, uniform: bool = False) -> Loop:
    """The captain's search, a small tree for each of many decisions; with ``uniform``, random playouts to the end."""
    views = cycle([(state.redacted(state.actor()), state.actor()) for state in sampled(game, seats)])
    search = Search(game.heuristics, 1, Gasp(), uniform)
    if not uniform:
        search.judgement = judgement(game, next(views)[0], for_captains(game, seats))

    def loop(seconds: float) -> dict[str, int]:
        iterations = 0
        before = search.simulated
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            view, seat = next(views)
            search.forget()
            iterations += search.think(view, seat, ITERATIONS_AT_ONCE, 0.0)
        return {"iterations": iterations, "decisions": search.simulated - before}

    return loop


def sampled(game: Game, seats: int) -> list[State]:
    """States from the beginning, the middle and the end of random games."""
    chooser = SeededDice(2, 1)
    seen: list[State] = []
    for seed in count():
        state = game.new(seats, seed)
        while not state.over:
            seen.append(state.clone())
            menu = state.legal(state.actor())
            state.play(state.actor(), menu[chooser.below(len(menu), 0)])
        if len(seen) >= SAMPLE_STATES:
            break
    return seen[:: len(seen) // SAMPLE_STATES][:SAMPLE_STATES]


def require_peers() -> None:
    """Say what is missing before anything is measured."""
    if find_spec("pyspiel") is None:
        raise ValueError(
            "comparing with peers needs OpenSpiel: `make build` in a clone, or pip install 'roadstead[peers]'"
        )


def hearts_loop() -> Loop:
    """OpenSpiel's four-handed card game, played by the same kind of loop."""
    import pyspiel

    hearts = pyspiel.load_game("hearts")
    rnd = random.Random(1).random

    def loop(seconds: float) -> dict[str, int]:
        decisions = games = 0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            state = hearts.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(rnd() * len(outcomes))][0])
                    continue
                menu = state.legal_actions()
                choices = len(menu)
                if choices > 1:
                    decisions += 1
                state.apply_action(menu[int(rnd() * choices)])
            games += 1
        return {"decisions": decisions, "games": games}

    return loop


def hearts_search_loop() -> Loop:
    """OpenSpiel's own C++ search on hearts.

    It simulates as many decisions as simulations times the length of a playout.
    """
    import pyspiel

    hearts = pyspiel.load_game("hearts")
    chance = random.Random(1)
    positions = []
    for _ in range(8):
        state = hearts.new_initial_state()
        decisions_before = chance.randrange(HEARTS_PASSES, 30)
        while state.is_chance_node() or decisions_before > 0:
            decisions_before -= not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[chance.randrange(len(legal))])
        lengths = [_playout_length(state.clone(), chance) for _ in range(20)]
        positions.append((state, sum(lengths) / len(lengths)))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    searcher = pyspiel.ISMCTSBot(
        1,
        evaluator,
        2.0,
        ITERATIONS_AT_ONCE,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    turns = cycle(positions)

    def loop(seconds: float) -> dict[str, int]:
        iterations = 0
        decisions = 0.0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            state, length = next(turns)
            searcher.restart()
            searcher.step(state)
            iterations += ITERATIONS_AT_ONCE
            decisions += ITERATIONS_AT_ONCE * length
        return {"iterations": iterations, "decisions": round(decisions)}

    return loop


def _playout_length(state: Any, chance: random.Random) -> int:
    """How many decisions with two or more choices a random game takes from here."""
    decisions = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        decisions += len(legal) > 1
        state.apply_action(legal[chance.randrange(len(legal))])
    return decisions
