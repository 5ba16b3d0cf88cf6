"""What is loaded late, held against what the kernel expects of it.  Written by roadstead generate from the game's modules: change that, not this."""

# fmt: off
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roadstead.kernel import contracts
    from salvage.bot import heuristics

    BOT: tuple[contracts.HeuristicsPart] = (heuristics,)
