"""OpenSpiel's observers: what a seat sees, what everybody sees, and what one seat alone knows."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from roadstead.envs.views import Table
from roadstead.kernel.state import SPECTATOR

if TYPE_CHECKING:
    from roadstead.envs.spiel import SpielState


def observer(table: Table, kind: Any = None, params: Any = None) -> "SpielObserver | TextObserver":
    """The observer that OpenSpiel asks for; what our views do not tell apart is refused."""
    if params:
        raise ValueError(f"there is nothing to set about an observer, so not {params}")
    if kind is None:
        return SpielObserver(table)
    asked = (kind.public_info, kind.private_info)
    if asked == (True, pyspiel.PrivateInfoType.SINGLE_PLAYER):
        return SpielObserver(table, bool(kind.perfect_recall))
    if asked == (True, pyspiel.PrivateInfoType.NONE):
        return TextObserver(lambda state, player: state.held.text(SPECTATOR))
    if asked == (False, pyspiel.PrivateInfoType.SINGLE_PLAYER):
        return TextObserver(lambda state, player: state.held.secrets(player))
    raise ValueError(
        f"there is no observer of public_info={kind.public_info} and private_info={kind.private_info.name}"
    )


class SpielObserver:
    """The game's own encoding as a tensor, and its redacted state as a string; with the past, if that is kept."""

    def __init__(self, table: Table, recall: bool = False) -> None:
        self.table = table
        self.recall = recall
        self.tensor = np.zeros(table.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: "SpielState", player: int) -> None:
        self.tensor.fill(0)
        if state.now is not None:
            self.tensor[:] = state.table.observation(state.now, player)

    def string_from(self, state: "SpielState", player: int) -> str:
        return state.remembered(player) if self.recall and state.past else state.held.text(player)


class TextObserver:
    """What everybody knows, or what only this player knows, as a string.

    There is no tensor for it: the games' encoders write all that a seat sees.
    """

    tensor = None

    def __init__(self, told: Callable[["SpielState", int], str]) -> None:
        self.told = told
        self.dict: dict[str, Any] = {}

    def set_from(self, state: "SpielState", player: int) -> None:
        raise ValueError("this is told as a string only; a seat's whole view has a tensor")

    def string_from(self, state: "SpielState", player: int) -> str:
        return self.told(state, player)
