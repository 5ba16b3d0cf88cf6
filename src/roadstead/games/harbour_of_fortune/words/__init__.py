"""What is said at the table of Harbour of Fortune."""

from roadstead.games.harbour_of_fortune.words.awards import AWARDS, MOMENTS, WASTE
from roadstead.games.harbour_of_fortune.words.choices import LABELS
from roadstead.games.harbour_of_fortune.words.log import CALLED, LINES
from roadstead.games.harbour_of_fortune.words.prompts import PROMPTS
from roadstead.games.harbour_of_fortune.words.refusals import REASONS
from roadstead.games.harbour_of_fortune.words.sheets import breakdown, sheets
from roadstead.kernel.speech import Speech

__all__ = ["AWARDS", "MOMENTS", "WASTE", "breakdown", "label", "line", "prompt", "refusal", "sheets", "waiting"]

SPEECH = Speech(PROMPTS, LABELS, REASONS, CALLED, LINES)
prompt, waiting, label, line, refusal = SPEECH.prompt, SPEECH.waiting, SPEECH.label, SPEECH.line, SPEECH.refusal
