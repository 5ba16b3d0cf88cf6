"""What a game tells at its end beside the score: awards, each for whoever has most of something, and its great moments.

A game lists its awards in its words; one that does not has none.  Which events make a moment what it is stands beside each
event (``EventKind.tells``, ``moment``).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from roadstead.kernel.events import Event
from roadstead.kernel.messages import Fact, Message, say, slug
from roadstead.kernel.messages import seat as seated
from roadstead.kernel.words import Number, joined

if TYPE_CHECKING:
    from roadstead.kernel.game import Game

Measure = int | str | Callable[[Mapping[str, int]], int]


class Award(NamedTuple):
    """A row of a game's awards.  What it is called is the entry ``award-...`` by its name.

    ``counts`` names the events that count, and what each adds: a number, one of its facts, or a function of its facts.
    ``whose`` is the fact that says who did it.  All that a seat did is added up; with ``best`` only the largest counts.
    The entry ``award-...-told`` says who has most of it (``$who``, so many ``$seats``) and how much (``$n``).  Of a secret, which is two events, one is counted.
    """

    name: str
    counts: Mapping[str, Measure]
    whose: str = "seat"
    best: bool = False
    sentence: str = ""  # in a game without a catalogue

    @property
    def title(self) -> Fact:
        return self.name if self.sentence else Message(f"award-{slug(self.name)}")

    def counted(self, event: Event) -> tuple[int, int] | None:
        """Who did it, and how much it adds; ``None`` for an event that does not count."""
        measure = self.counts.get(event.name)
        if measure is None:
            return None
        facts = event.facts
        if callable(measure):
            return facts[self.whose], measure(facts)
        return facts[self.whose], facts[measure] if isinstance(measure, str) else measure

    def given(self, counted: Iterable[tuple[int, int]], seats: int) -> tuple[list[int], int]:
        """The seats that have most, and how much; none where nobody has anything, or more than half have the same."""
        totals = [0] * seats
        for seat, amount in counted:
            if 0 <= seat < seats:  # a ship of nobody's fights too
                totals[seat] = max(totals[seat], amount) if self.best else totals[seat] + amount
        most = max(totals)
        winners = [seat for seat, total in enumerate(totals) if total == most]
        return ([], 0) if most <= 0 or 2 * len(winners) > seats else (winners, most)

    def told(self, seats: Sequence[int], count: int, names: Sequence[str]) -> Fact:
        """The sentence of it, once it is known whose it is."""
        if not self.sentence:
            return say(f"award-{slug(self.name)}-told", who=[seated(seat) for seat in seats], seats=len(seats), n=count)
        told = self.sentence.format(who=joined(names[seat] for seat in seats), count=Number(count))
        return f"{told} each." if len(seats) > 1 else f"{told}."


def awards_of(game: "Game") -> Sequence[Award]:
    """The awards that this game names."""
    return game.words.AWARDS


def moments_of(game: "Game") -> Mapping[str, Fact]:
    """The events that this game tells of at its end, the most telling first, with their titles."""
    if game.words.MOMENTS:
        return game.words.MOMENTS
    telling = sorted((kind for kind in game.events if kind.tells), key=lambda kind: -kind.tells)
    return {kind.name: Message(f"moment-{kind.moment}") if kind.moment else "" for kind in telling}
