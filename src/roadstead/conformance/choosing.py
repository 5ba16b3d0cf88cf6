"""Which games the suite is for: all that there are, or the one that `roadstead check` names."""

import os

import roadstead
from roadstead.kernel.game import Game

ONE_GAME = "ROADSTEAD_CHECK"


def games() -> list[Game]:
    name = os.environ.get(ONE_GAME)
    return [roadstead.game(name)] if name else roadstead.all_games()
