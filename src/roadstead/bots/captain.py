"""The captain: a bot that searches, with a budget of iterations a decision or of seconds a turn."""

import time

from roadstead.bots.search import Search
from roadstead.bots.tree import Breath
from roadstead.kernel.game import Game
from roadstead.kernel.state import State

DEFAULT_BUDGET = "1000"


class Gasp(Breath):
    """Interpreted on purpose: the interpreter looks at signals when it calls this."""

    def take(self) -> None:
        return


def parse_budget(text: str) -> tuple[int, float]:
    """``"1000"`` is iterations a decision, ``"2s"`` seconds a turn; the one not given is 0."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0.0 < seconds <= 600.0:
                return 0, seconds
        elif 0 < int(text) <= 10_000_000:
            return int(text), 0.0
    except ValueError:
        pass
    raise ValueError(
        f"a captain's budget is iterations a decision, such as 1000, or seconds a turn, such as 2s, not {text!r}"
    )


class CaptainBot:
    """Information-set Monte-Carlo tree search over the game's heuristics."""

    def __init__(self, game: Game, seed: int, budget: str = DEFAULT_BUDGET) -> None:
        self.name = f"captain:{budget}"
        self.iterations, self.seconds = parse_budget(budget)
        self.search = Search(game.part("heuristics").HEURISTICS, seed, Gasp())
        self.expected = -1
        self.left = 0.0
        self.fresh = True
        self.marked = False

    def choose(self, view: State, seat: int) -> int:
        menu = view.legal(seat)
        same_turn = view.decisions == self.expected
        if not same_turn:
            self.search.forget()
            self.left = self.seconds
        elif self.fresh and self.marked:
            self.search.forget()
        if len(menu) == 1:
            action = menu[0]
        else:
            started = time.perf_counter()
            # Half of what is left for the turn: later small decisions find a grown tree and need less.
            self.search.think(view, seat, self.iterations, self.left / 2 if self.seconds else 0.0)
            self.left = max(self.left - (time.perf_counter() - started), self.seconds * 0.02)
            action = self.search.root.favourite(menu)
        self.search.follow(action)
        world = view.imagined(0)
        world.apply(seat, action)
        self.marked = world.marked
        self.expected = view.decisions + 1
        return action
