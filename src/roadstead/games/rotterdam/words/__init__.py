"""What is said at Rotterdam's table."""

from roadstead.games.rotterdam.words.awards import AWARDS, MOMENTS, WASTE
from roadstead.games.rotterdam.words.choices import LABELS
from roadstead.games.rotterdam.words.log import CALLED
from roadstead.games.rotterdam.words.prompts import PROMPTS
from roadstead.games.rotterdam.words.refusals import REASONS
from roadstead.games.rotterdam.words.sheets import breakdown, sheets
from roadstead.kernel.speech import Speech

__all__ = ["AWARDS", "MOMENTS", "WASTE", "breakdown", "label", "line", "prompt", "refusal", "sheets", "waiting"]

SPEECH = Speech(PROMPTS, LABELS, REASONS, CALLED)
prompt, waiting, label, line, refusal = SPEECH.prompt, SPEECH.waiting, SPEECH.label, SPEECH.line, SPEECH.refusal
