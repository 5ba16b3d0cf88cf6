"""The captain: a bot that searches.

Its budget is a number of iterations for each decision, or of seconds for each turn.  It judges positions by what was
learned from play, where its game has that.  ``captain:200:plain`` judges by the heuristics alone, and
``captain:200:mine.json`` by the weights in that file.
"""

import time
from pathlib import Path
from typing import Any

from roadstead.bots.keeping import remind, told
from roadstead.bots.search import Search
from roadstead.bots.tree import Breath
from roadstead.kernel.game import Game
from roadstead.kernel.state import State
from roadstead.kernel.weights import Weights, for_captains, judgement, read

DEFAULT_BUDGET = "1000"
PLAIN = "plain"
WEIGHTS = ".json"
A_MOMENT = 1e-6  # 0 would mean no limit, so a share that is used up is this long
TOO_LITTLE = 0.005  # part of a turn's seconds: with less than this, the first choice is taken without a search


class Gasp(Breath):
    """Not compiled, on purpose: the interpreter handles signals when it calls this."""

    def take(self) -> None:
        return


def parse_manner(text: str) -> tuple[str, str]:
    """Take ``plain`` or a file of weights off the end of a budget: ``"200:plain"``, or ``"plain"`` alone."""
    budget, colon, manner = text.partition(":")
    if not colon and (text == PLAIN or text.endswith(WEIGHTS)):
        return DEFAULT_BUDGET, text
    if colon and manner != PLAIN and not manner.endswith(WEIGHTS):
        raise ValueError(f"after its budget a captain takes plain, or a file of weights, not {manner!r}")
    return budget, manner


def parse_budget(text: str) -> tuple[int, float]:
    """``"1000"`` means iterations for each decision, ``"2s"`` seconds for each turn; the other one is 0."""
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
    """Information-set Monte-Carlo tree search over the game's heuristics.

    A budget of iterations may be held to ``at_most`` so many seconds a turn; 0 is no limit.
    """

    def __init__(self, game: Game, seed: int, budget: str = DEFAULT_BUDGET, at_most: float = 0.0) -> None:
        self.name = f"captain:{budget}"
        budget, self.manner = parse_manner(budget)
        self.iterations, seconds = parse_budget(budget)
        self.seconds = seconds or at_most
        self.own = read(Path(self.manner), game) if self.manner.endswith(WEIGHTS) else None
        self.game = game
        self.search = Search(game.heuristics, seed, Gasp())
        self.table: tuple[int, object] = (0, None)  # seats and options that it judges for
        self.expected = -1
        self.turn = Turn(self.seconds)

    def choose(self, view: State, seat: int, decided: int | None = None) -> int:
        """The best action found; one that is ``decided`` already is only followed, for what comes after it."""
        began = time.perf_counter()
        menu = view.legal(seat)
        if view.decisions != self.expected:
            self.search.forget()
            self.turn.begin()
        self.judge_at(view)
        self.search.arrive(view, seat)
        share = self.turn.share() if self.seconds else 0.0
        if decided is not None:
            action = decided
        elif len(menu) == 1:
            action = menu[0]
        elif share < TOO_LITTLE * self.seconds:
            action = self.search.favourite(view, seat, menu)
        else:
            self.search.think(view, seat, self.iterations, share)
            action = self.search.best
        self.search.follow(action)
        self.expected = view.decisions + 1
        self.turn.spend(time.perf_counter() - began, len(menu) > 1 and decided is None)
        return action

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "search": told(self.search)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.search = Search(self.game.heuristics, 0, Gasp())
        remind(self.search, kept["search"])
        self.table = (0, None)  # the copy looks anew how to judge

    def judge_at(self, view: State) -> None:
        """Judge as is right for this table; a bot mostly stays at one."""
        if (view.seats, view.options) != self.table:
            self.table = (view.seats, view.options)
            self.search.judgement = judgement(self.game, view, self.weights(view.seats))

    def weights(self, seats: int) -> Weights | None:
        """What it has learned, for so many seats."""
        if self.manner == PLAIN:
            return None
        return self.own or for_captains(self.game, seats)


class Turn:
    """Divides the seconds of a turn among its small decisions.  Turns before it say how many decisions to expect.

    Each decision gets a part of what is left, so a turn of any length keeps to its seconds.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.left = seconds
        self.made = 0
        self.usual = 2.0

    def begin(self) -> None:
        if self.made:
            self.usual += (self.made - self.usual) / 4
        self.left = self.seconds
        self.made = 0

    def share(self) -> float:
        to_come = max(self.usual - 1 - self.made, 0.25)
        return max(self.left, 0.0) / (1 + to_come) + A_MOMENT

    def spend(self, seconds: float, thought: bool) -> None:
        self.left -= seconds
        self.made += thought
