"""How well a captain with seconds a turn keeps to them, and how much memory it takes: `python tools/turn_times.py jamaica`.

One captain plays greedy.  A turn is what a seat decides before anybody else decides anything.  The clock on the wall
also counts what the machine did for others meanwhile; the processor's clock counts the captain alone, but says little
where the captain hardly got to run: on an idle machine the two agree.
"""

import argparse
import json
import resource
import time
from dataclasses import dataclass, field

import roadstead
from roadstead.bots import bot

ALLOWED = 1.1  # a tenth over the budget


@dataclass
class Times:
    """The turns of one captain: seconds on the wall and of the processor."""

    budget: float
    wall: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)

    def begin(self) -> None:
        for clock in (self.wall, self.processor):
            clock.append(0.0)

    def add(self, wall: float, ran: float) -> None:
        self.wall[-1] += wall
        self.processor[-1] += ran

    def summary(self) -> dict[str, float]:
        most = self.budget * ALLOWED
        return {
            "turns": len(self.wall),
            "mean_wall": sum(self.wall) / len(self.wall),
            "worst_wall": max(self.wall),
            "late_by_wall": sum(1 for seconds in self.wall if seconds > most),
            "mean_processor": sum(self.processor) / len(self.processor),
            "worst_processor": max(self.processor),
            "late_by_processor": sum(1 for seconds in self.processor if seconds > most),
            "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        }


def watched(name: str, budget: float, games: int, seed: int) -> Times:
    """Play the games, the captain in every seat by turns."""
    game = roadstead.game(name)
    times = Times(budget)
    for number in range(games):
        state = game.new(2, seed=seed + number)
        own = number % 2
        captain = bot(f"captain:{budget}s", game, seed=number)
        greedy = bot("greedy", game, seed=number)
        expected = -1
        while not state.over:
            seat = state.actor()
            view = state.redacted(seat)
            if seat != own:
                state.play(seat, greedy.choose(view, seat))
                continue
            wall, ran = time.perf_counter(), time.thread_time()
            action = captain.choose(view, seat)
            wall, ran = time.perf_counter() - wall, time.thread_time() - ran
            if state.decisions != expected:
                times.begin()
            times.add(wall, ran)
            state.play(seat, action)
            expected = state.decisions
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description="How well a captain keeps to its seconds a turn.")
    parser.add_argument("game")
    parser.add_argument("--budget", type=float, default=0.05, help="seconds a turn (0.05)")
    parser.add_argument("--games", type=int, default=100, help="how many games (100)")
    parser.add_argument("--seed", type=int, default=1, help="the first game's dice (1)")
    asked = parser.parse_args()
    times = watched(asked.game, asked.budget, asked.games, asked.seed)
    print(json.dumps({"game": asked.game, "budget": asked.budget, "games": asked.games, **times.summary()}))


if __name__ == "__main__":
    main()
