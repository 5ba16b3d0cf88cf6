"""What is said at New Bedford's table."""

from roadstead.games.new_bedford.generated import do, frames
from roadstead.games.new_bedford.words.awards import AWARDS, MOMENTS, WASTE
from roadstead.games.new_bedford.words.choices import LABELS
from roadstead.games.new_bedford.words.log import CALLED, TOGETHER
from roadstead.games.new_bedford.words.prompts import PROMPTS
from roadstead.games.new_bedford.words.refusals import REASONS
from roadstead.games.new_bedford.words.sheets import breakdown, sheets
from roadstead.kernel.errors import Refusal
from roadstead.kernel.speech import Speech
from roadstead.kernel.state import State

__all__ = ["AWARDS", "MOMENTS", "WASTE", "breakdown", "label", "line", "prompt", "refusal", "sheets", "waiting"]

SPEECH = Speech(PROMPTS, LABELS, REASONS, CALLED, together=TOGETHER)
prompt, waiting, label, line = SPEECH.prompt, SPEECH.waiting, SPEECH.label, SPEECH.line


def refusal(view: State, seat: int, action: int) -> Refusal:
    """Why not.  Passing is for offers of whales, but it is with a worker in hand that players try it."""
    if action == do.PASS and view.asked() == frames.PLACE:
        return Refusal("NB-3.2", "Nobody may pass: Farm, Forest and Warehouse are always possible.")
    return SPEECH.refusal(view, seat, action)
