"""What is said at Jamaica's table."""

from roadstead.games.jamaica.words.awards import AWARDS, MOMENTS, WASTE
from roadstead.games.jamaica.words.choices import LABELS
from roadstead.games.jamaica.words.log import CALLED, LINES
from roadstead.games.jamaica.words.prompts import PROMPTS
from roadstead.games.jamaica.words.refusals import REASONS
from roadstead.games.jamaica.words.sheets import breakdown, sheets
from roadstead.kernel.speech import Speech

__all__ = ["AWARDS", "MOMENTS", "WASTE", "breakdown", "label", "line", "prompt", "refusal", "sheets", "waiting"]

SPEECH = Speech(PROMPTS, LABELS, REASONS, CALLED, LINES)
prompt, waiting, label, line, refusal = SPEECH.prompt, SPEECH.waiting, SPEECH.label, SPEECH.line, SPEECH.refusal
