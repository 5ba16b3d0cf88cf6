"""New Bedford's one secret, from its rules: what the bag will give (NB-1.5).

Everything that lies on the table is open, so the other world differs in nothing but the chance to come.
"""

import random
from collections.abc import Iterator

from roadstead.conformance.interference import Secrets, Viewer
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.state import State


class NewBedfordSecrets(Secrets):
    """Nobody knows more than anybody else, so there is nothing to remember."""

    def __init__(self, state: State) -> None:
        pass

    def copy(self) -> "NewBedfordSecrets":
        return self

    def watch(self, before: State, seat: int, action: int, after: State) -> None:
        pass

    def swaps(self, state: State, viewer: Viewer, chooser: random.Random) -> Iterator[tuple[str, State]]:
        """NB-1.5: which token comes out next is decided when it is drawn."""
        twin = state.clone()
        twin.dice = SeededDice(chooser.getrandbits(62), len(state.game.streams))
        yield "what the bag will give", twin

    def out(self, state: State, twin: State, viewer: Viewer) -> bool:
        """The draw itself is public."""
        return list(state.sea) != list(twin.sea) or list(state.bag) != list(twin.bag)
