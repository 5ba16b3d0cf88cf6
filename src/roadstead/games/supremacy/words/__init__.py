"""What is said at Supremacy's table."""

from roadstead.games.supremacy.words.awards import AWARDS, MOMENTS, WASTE
from roadstead.games.supremacy.words.choices import LABELS
from roadstead.games.supremacy.words.deals import deal
from roadstead.games.supremacy.words.log import CALLED, LINES
from roadstead.games.supremacy.words.prompts import PROMPTS
from roadstead.games.supremacy.words.refusals import REASONS
from roadstead.games.supremacy.words.sheets import breakdown, sheets
from roadstead.kernel.speech import Speech

__all__ = ["AWARDS", "MOMENTS", "WASTE", "breakdown", "deal", "label", "line", "prompt", "refusal", "sheets", "waiting"]

SPEECH = Speech(PROMPTS, LABELS, REASONS, CALLED, LINES)
prompt, waiting, label, line, refusal = SPEECH.prompt, SPEECH.waiting, SPEECH.label, SPEECH.line, SPEECH.refusal
