"""What is loaded late, held against what the kernel expects of it.  Written by tools/generate.py from the game's modules: change that, not this."""

# fmt: off
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roadstead.games.harbour_of_fortune import scene
    from roadstead.games.harbour_of_fortune.bot import encode, heuristics
    from roadstead.games.harbour_of_fortune.words import awards, choices, log, prompts, refusals, sheets
    from roadstead.kernel import contracts

    HARBOUR_OF_FORTUNE: tuple[contracts.SurfacedScene] = (scene,)
    BOT: tuple[contracts.EncoderPart, contracts.HeuristicsPart] = (encode, heuristics,)
    WORDS: tuple[contracts.Awards, contracts.Choices, contracts.Log, contracts.Prompts, contracts.Refusals, contracts.Sheets] = (awards, choices, log, prompts, refusals, sheets,)
