"""What is loaded late, held against what the kernel expects of it.  Written by tools/generate.py from the game's modules: change that, not this."""

# fmt: off
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roadstead.games.supremacy import scene
    from roadstead.games.supremacy.bot import encode, gist, heuristics
    from roadstead.kernel import contracts

    SUPREMACY: tuple[contracts.SurfacedScene] = (scene,)
    BOT: tuple[contracts.EncoderPart, contracts.GistPart, contracts.HeuristicsPart] = (encode, gist, heuristics,)
