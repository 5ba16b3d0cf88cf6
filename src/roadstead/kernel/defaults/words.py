"""Words from the declarations, for all that a game's own ``words`` does not say."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from roadstead.kernel.contracts import Words
from roadstead.kernel.defaults import values
from roadstead.kernel.messages import Fact, say
from roadstead.kernel.messages import seat as seated
from roadstead.kernel.speech import Speech
from roadstead.kernel.state import State
from roadstead.kernel.string_speech import Speech as StringSpeech
from roadstead.kernel.words import Row, Sheet

if TYPE_CHECKING:
    from roadstead.kernel.game import Game

SAID = ("prompt", "waiting", "label", "line", "refusal", "sheets", "breakdown")
SPEECH = {
    "PROMPTS": "prompts",
    "LABELS": "choices",
    "REASONS": "refusals",
    "TOLD": "log",
    "LINES": "log",
    "TOGETHER": "log",
}
OF_STRINGS = {"CALLED": "log"}
# In which module of a folder ``words`` each table and function stands.
HOMES = {
    **SPEECH,
    **OF_STRINGS,
    "sheets": "sheets",
    "breakdown": "sheets",
    "deal": "deals",
    "AWARDS": "awards",
    "MOMENTS": "awards",
    "TURN": "awards",
}
LEFT_OUT: dict[str, Any] = {
    "deal": None,
    "AWARDS": (),
    "MOMENTS": {},
    "TURN": (),
}


class PlainWords(Speech):
    """What can be said of any game, with the tables of words that it has."""

    def sheets(self, view: State, names: Sequence[str]) -> list[Sheet]:
        """The table field by field, then a row for each player."""
        found = []
        table = list(values.on_table(view))
        if table:
            columns = tuple(values.heading(field) for field, _ in table)
            found.append(Sheet(view.game.title, columns, [Row(tuple(text for _, text in table))]))
        heads: tuple[Fact, ...] = (say("player"), *(values.heading(field) for field, _ in values.of_seat(view, 0)))
        rows = [
            Row((seated(seat), *(text for _, text in values.of_seat(view, seat))), seat) for seat in range(view.seats)
        ]
        return [*found, Sheet(say("players"), heads, rows)]

    def breakdown(self, view: State, names: Sequence[str]) -> Sheet:
        """The points of each player."""
        rows = [Row((seated(seat), int(points)), seat) for seat, points in enumerate(view.scores())]
        return Sheet(say("score"), (say("player"), say("points")), rows)


def completed(game: "Game") -> Words:
    """A game's words, with plain ones for what it leaves out.

    They are a module ``words``, or a folder with a module for each part (``prompts``, ``choices``, ``log`` and so on).
    """
    own = _own_words(game)
    plain = PlainWords(game, *(own.get(table) for table in SPEECH))
    speech: Any = plain
    if "CALLED" in own:
        order = ("PROMPTS", "LABELS", "REASONS", "CALLED", "LINES", "TOGETHER")
        speech = StringSpeech(*(own.get(table) for table in order))
    said = {name: own.get(name) or getattr(speech, name, None) or getattr(plain, name) for name in SAID}
    return cast(Words, SimpleNamespace(**{**LEFT_OUT, **own, **said}, SPEECH=speech, text=plain.text, read=speech.read))


def _own_words(game: "Game") -> dict[str, Any]:
    """Every table and function of words that the game has."""
    parts = [game.own_part("words")]
    if hasattr(parts[0], "__path__"):
        inside = [f"{game.package}.words.{module}" for module in dict.fromkeys(HOMES.values())]
        parts += [import_module(module) for module in inside if find_spec(module) is not None]
    return {name: getattr(part, name) for part in parts for name in (*SAID, *HOMES) if hasattr(part, name)}
