"""Positions to practise on, over plain HTTP."""

from msgspec import Struct

from roadstead.coach.reasons import Advice
from roadstead.server.wire.to_client import Lobby, View


class PracticeList(Struct):
    """The exercises of a game by their names, which stay the same, in the order in which they are offered."""

    game: str
    title: str
    exercises: list[str]


class Worth(Struct):
    """What a choice is worth: how far its chance to win is behind the best one, and the standard error of that."""

    do: str
    words: str
    chance: float
    error: float
    behind: float
    behind_error: float


class PracticeExercise(Struct):
    """A position as its seat sees it, and the answer: every choice with its worth, and the best ones with the reasons.

    ``usual`` is what a greedy player would do, any of it; ``about`` says where the position comes from.
    """

    name: str
    lobby: Lobby
    view: View
    best: list[Advice]
    worth: list[Worth]
    usual: list[str]
    about: str
