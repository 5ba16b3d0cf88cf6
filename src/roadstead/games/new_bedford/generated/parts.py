"""What is loaded late, held against what the kernel expects of it.  Written by tools/generate.py from the game's modules: change that, not this."""

# fmt: off
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roadstead.games.new_bedford import scene
    from roadstead.games.new_bedford.bot import encode, heuristics
    from roadstead.games.new_bedford.words import awards, choices, log, prompts, refusals, sheets
    from roadstead.kernel import contracts

    NEW_BEDFORD: tuple[contracts.SurfacedScene] = (scene,)
    BOT: tuple[contracts.EncoderPart, contracts.HeuristicsPart] = (encode, heuristics,)
    WORDS: tuple[contracts.Awards, contracts.Choices, contracts.Log, contracts.Prompts, contracts.Refusals, contracts.Sheets] = (awards, choices, log, prompts, refusals, sheets,)
