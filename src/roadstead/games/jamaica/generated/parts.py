"""What is loaded late, held against what the kernel expects of it.  Written by tools/generate.py from the game's modules: change that, not this."""

# fmt: off
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roadstead.games.jamaica import scene
    from roadstead.games.jamaica.bot import encode, heuristics
    from roadstead.kernel import contracts

    JAMAICA: tuple[contracts.AimingScene] = (scene,)
    BOT: tuple[contracts.EncoderPart, contracts.HeuristicsPart] = (encode, heuristics,)
