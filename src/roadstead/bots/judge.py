"""The judge: a bot that takes the action after which its seat stands best, and looks no further.

It says how much a judgement is worth without a search.  ``judge`` judges by what was learned from play, where its game has
that for so many seats; ``judge:plain`` by the heuristics' outlook alone.
"""

from roadstead.bots.captain import PLAIN
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.game import Game
from roadstead.kernel.judging import Judgement
from roadstead.kernel.state import State
from roadstead.kernel.weights import for_captains, for_people, judgement

LOOKS = 64  # worlds and actions together, so that a long menu costs no more than a short one
FEWEST = 2  # worlds


class JudgeBot:
    """Every legal action is tried in the same imagined worlds, and the worlds it leads to are judged."""

    def __init__(self, game: Game, seed: int, manner: str = "") -> None:
        if manner not in ("", PLAIN):
            raise ValueError(f"a judge is plain or not, and takes nothing else: {manner!r}")
        self.name = f"judge:{manner}" if manner else "judge"
        self.game = game
        self.plain = manner == PLAIN
        self.dice = SeededDice(seed, 1)

    def choose(self, view: State, seat: int) -> int:
        menu = view.legal(seat)
        if len(menu) == 1:
            return menu[0]
        known = None if self.plain else for_captains(self.game, view.seats) or for_people(self.game, view.seats)
        judging = judgement(self.game, view, known)
        total = [0.0] * len(menu)
        for _ in range(max(FEWEST, LOOKS // len(menu))):
            world = self.dice.below(0x7FFFFFFF, 0)
            for place, action in enumerate(menu):
                total[place] += _stands(judging, view.imagined(world), seat, action)
        return menu[total.index(max(total))]


def _stands(judging: Judgement, world: State, seat: int, action: int) -> float:
    """The seat's chance to win in a world where it has done this."""
    world.play(seat, action)
    return judging.chances(world)[seat]
