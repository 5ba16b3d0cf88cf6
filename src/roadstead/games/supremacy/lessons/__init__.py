"""Supremacy's lessons: prepared deals, what to do at each step of them, and why."""

from typing import Final

from roadstead.games.supremacy.lessons.markets import MARKETS
from roadstead.games.supremacy.lessons.seven_stages import SEVEN_STAGES
from roadstead.games.supremacy.lessons.war import FIRST_WAR
from roadstead.kernel.lessons import Lesson

LESSONS: Final[tuple[Lesson, ...]] = (SEVEN_STAGES, MARKETS, FIRST_WAR)
