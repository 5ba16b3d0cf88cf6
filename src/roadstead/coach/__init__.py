"""The coach: what a choice is worth, and where a game was won and lost, as each seat could know it.

told = coach.judge(state, seat=0)         # each seat's chance to win, with its standard error
options = coach.best(state, seat=0)       # the choices, the best first
told = coach.analyse(records.read("game.jsonl"))
"""

from roadstead.coach.analysis import analyse
from roadstead.coach.judge import Judged, Option, best, judge
from roadstead.coach.told import Analysis, Sampling

__all__ = ["Analysis", "Judged", "Option", "Sampling", "analyse", "best", "judge"]
