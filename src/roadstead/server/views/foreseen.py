"""What a choice would bring, as a page can show it: the pieces that would lie otherwise, the lines, the numbers, the chances."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import structs

from roadstead.games import find
from roadstead.games.variants import with_variant
from roadstead.kernel import chances
from roadstead.kernel.contracts import Words
from roadstead.kernel.foresight import Change, begun, changed, foreseen
from roadstead.kernel.scene import Piece
from roadstead.kernel.speech import Names
from roadstead.kernel.state import State
from roadstead.server import wire
from roadstead.server.views.sight import drawn, written


def outcome_of(variant: str, stored: Mapping[str, Any], seat: int, actions: Sequence[int], names: Names) -> bytes:
    """The outcome, encoded, from a view as plain JSON, and the file of its variant where it is one."""
    game = with_variant(variant) if variant else find(stored["game"])
    return msgspec.json.encode(outcome(game.restore(stored), seat, actions, names))


def outcome(view: State, seat: int, actions: Sequence[int], names: Names) -> wire.Foreseen:
    """What these choices, which are legal, would bring, as the seat can know it."""
    game, words = view.game, view.game.words
    found = foreseen(view, seat, actions)
    is_open = found is None
    found = found or begun(view, seat, actions)
    odds = chances.said(chances.odds(view, seat, actions), view, seat, names) if is_open else []
    aims = game.aims(view, seat, actions[-1], names)
    if found is None:
        return wire.Foreseen(open=True, chances=odds, aims=written(aims, words, names))
    before, after = drawn(view, seat, names), drawn(found.view, seat, names)
    lines = [str(words.line(event, found.view, names)) for event in found.events]
    pieces = _otherwise(before, after)
    moved = {piece.id for piece in pieces}
    before_it, after_it = (words.sheets(one, names) for one in (view, found.view))
    return wire.Foreseen(
        lines=lines,
        changes=[_in_words(change, words, names) for change in changed(before_it, after_it, game.less_is_better)],
        pieces=written(pieces, words, names),
        gone=[name for name in before if name not in after],
        open=is_open,
        chances=odds,
        then="" if is_open or lines else _then(found.view, seat, names),
        aims=written([piece for piece in aims if piece.id not in moved], words, names),
    )


def _then(after: State, seat: int, names: Names) -> str:
    """What is asked next: this seat, or the others."""
    if after.over:
        return ""
    words = after.game.words
    return str(words.prompt(after, seat, names) if after.asks(seat) else words.waiting(after, names))


def _in_words(change: Change, words: Words, names: Names) -> Change:
    told = {part: words.text(getattr(change, part), names) for part in ("whose", "what", "before", "after")}
    return structs.replace(change, **told)


def _otherwise(before: Mapping[str, Piece], after: Mapping[str, Piece]) -> list[Piece]:
    """The pieces that are new or lie another way."""
    return [piece for name, piece in after.items() if name not in before or _moved(before[name], piece)]


def _moved(before: Piece, after: Piece) -> bool:
    """Whether it looks another way; what can be chosen next does not count."""
    return structs.replace(before, classes="", label="", do="") != structs.replace(after, classes="", label="", do="")
