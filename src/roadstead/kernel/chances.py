"""The chances of a choice that dice decide at once, as far as the seat that has it can know.

The choice is played once for every way the dice can fall, in a few worlds imagined from the seat's own view.  What falls
out alike is one chance.  Nothing is said where cards are drawn first, where too many dice are thrown, or where the worlds
differ: then something hidden decides too.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import lcm
from operator import and_

from msgspec import Struct

from roadstead.kernel.dice import ScriptedDice
from roadstead.kernel.errors import NeedsOutcome
from roadstead.kernel.events import AGAINST, DICE, STRENGTH, WHO, WHOM, Event
from roadstead.kernel.foresight import WORLDS
from roadstead.kernel.speech import Names
from roadstead.kernel.state import State

MOST_FALLS = 36  # two dice
MOST_CHANCES = 3
MOST_LINES = 2  # of one chance
THROWN = frozenset((*DICE, *STRENGTH, *AGAINST))  # what a throw shows, and not what comes of it
SEATS = frozenset((*WHO, *WHOM))
NUMBER = re.compile(r"(\$?\d+(?:,\d{3})*M?)")

Key = tuple[object, ...]


class Chance(Struct, frozen=True, omit_defaults=True):
    """What happens in ``times`` of ``of`` equally likely throws; ``thrown``: with which, where that is said in a few words.

    Without ``lines`` nothing happens that would not happen otherwise.  ``open``: what follows is not known.
    """

    times: int
    of: int
    lines: list[str] = []
    thrown: str = ""
    open: bool = False


@dataclass(frozen=True, slots=True)
class Fall:
    """One way the dice can fall: how likely, what the seat then hears, and who is asked what then.

    ``asked`` is ``None`` where what follows is not known, and nobody where the round is over.
    """

    share: Fraction
    events: list[Event]
    asked: tuple[int, ...] | None
    after: State

    def alike(self, other: "Fall") -> bool:
        return (self.share, self.events, self.asked) == (other.share, other.events, other.asked)


@dataclass(frozen=True, slots=True)
class Odds:
    """Falls with the same outcome, and for each of them the events that tell this outcome from the others."""

    share: Fraction
    falls: list[Fall]
    told: list[list[Event]]


def odds(view: State, seat: int, actions: Sequence[int]) -> list[Odds]:
    """What the dice decide, the likeliest first; nothing where that is not simple, or not known."""
    falls: list[Fall] | None = None
    for seed in WORLDS:
        found = _falls(view.imagined(seed), seat, actions)
        if found is None or (falls is not None and not _same(falls, found)):
            return []
        falls = found
    return _grouped(falls or [], seat)


def _falls(world: State, seat: int, actions: Sequence[int]) -> list[Fall] | None:
    """Every way the dice of the last of these actions can fall; ``None`` where they are not all that decides at once."""
    for action in actions[:-1]:
        if action not in world.look(seat):
            return None
        world.play(seat, action)
        if world.marked:
            return None
    if actions[-1] not in world.look(seat):
        return None
    found: list[Fall] = []
    scripts: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    before = -1  # so many events are heard before the first throw
    while scripts:
        script, share = scripts.pop()
        twin, needs = _thrown(world, seat, actions[-1], script)
        heard = _heard(world, twin, seat, actions[-1], script)
        thrown = needs is not None and world.game.streams[needs.stream] in world.game.thrown
        if before < 0:
            if needs is None or not thrown or twin.shown:
                return None
            before = len(heard)
            if any(event.kind.beat == "round" for event in heard):
                return None
        if needs is not None and thrown and not twin.shown:
            if len(found) + len(scripts) + needs.sides > MOST_FALLS:
                return None
            scripts += [([*script, face], share / needs.sides) for face in reversed(range(needs.sides))]
            continue
        events = _this_round(heard[before:])
        asked: tuple[int, ...] | None = None
        if needs is None and not twin.shown:
            asked = (int(twin.asked()), *map(int, twin.actors()))
        if len(events) < len(heard) - before:
            asked = ()
        found.append(Fall(share, events, asked, twin))
    return found


def _thrown(world: State, seat: int, action: int, script: list[int]) -> tuple[State, NeedsOutcome | None]:
    """The world after this action with these throws, and what is to be drawn next where that is not all."""
    twin = world.clone()
    twin.telling = True
    twin.filming = world.filming
    twin.dice = ScriptedDice(script)
    try:
        twin.play(seat, action)
    except NeedsOutcome as needs:
        return twin, needs
    return twin, None


def _heard(world: State, twin: State, seat: int, action: int, script: list[int]) -> list[Event]:
    """What the seat hears up to the first secret that is shown."""
    if not twin.shown:
        return [event for event in twin.events if event.heard_by(seat)]
    world.filming = True
    again, _ = _thrown(world, seat, action, script)
    world.filming = False
    moments = zip(again.events, again.stills, strict=True)
    return [event for event, still in moments if not still.shown and event.heard_by(seat)]


def _this_round(events: list[Event]) -> list[Event]:
    """What comes before the next round or turn begins: what is thrown later has nothing to do with the choice."""
    ends = next((at for at, event in enumerate(events) if event.kind.beat == "round"), len(events))
    return events[:ends]


def _same(one: list[Fall], other: list[Fall]) -> bool:
    return len(one) == len(other) and all(a.alike(b) for a, b in zip(one, other, strict=True))


def _grouped(falls: list[Fall], seat: int) -> list[Odds]:
    """Falls in groups: equal in everything; if that makes too many groups, equal for this seat; or else equal but for amounts."""
    whole = _by_key(falls, [[event for event in fall.events if not _shows(event)] for fall in falls])
    if len(whole) <= MOST_CHANCES:
        return whole if len(whole) > 1 else []
    own = _by_key(falls, [[event for event in fall.events if _about(event, seat)] for fall in falls], asked=False)
    if 1 < len(own) <= MOST_CHANCES:
        return own
    coarse = _by_key(falls, [[event for event in fall.events if not _shows(event)] for fall in falls], exact=False)
    return coarse if len(coarse) <= MOST_CHANCES else []


def _shows(event: Event) -> bool:
    """Whether it says what was thrown and nothing else."""
    facts = event.facts.keys()
    return not facts.isdisjoint(THROWN) and facts <= THROWN | SEATS and event.kind.beat != "won"


def _about(event: Event, seat: int) -> bool:
    return not _shows(event) and any(event.facts.get(fact) == seat for fact in SEATS)


def _plain(event: Event, exact: bool) -> Key:
    """An event without what was thrown; and without any amounts, where it need not be ``exact``."""
    facts = event.facts.items()
    return (event.name, *(pair for pair in facts if (pair[0] not in THROWN if exact else pair[0] in SEATS)))


def _by_key(falls: list[Fall], told: list[list[Event]], *, exact: bool = True, asked: bool = True) -> list[Odds]:
    """Falls in groups, by what is ``told`` of them and who is asked next; the likeliest first, those that tell nothing last."""
    groups: dict[Key, list[int]] = {}
    for at, fall in enumerate(falls):
        key: Key = (fall.asked if asked else (), *(_plain(event, exact) for event in told[at]))
        groups.setdefault(key, []).append(at)
    common = reduce(and_, (Counter(key[1:]) for key in groups))
    found = []
    for key, group in groups.items():
        rest = Counter(common)
        places = []
        for place, event in enumerate(key[1:]):
            rest[event] -= 1
            if rest[event] < 0 or (len(groups) == 1 and len({told[at][place] for at in group}) > 1):
                places.append(place)
        share = sum((falls[at].share for at in group), Fraction(0))
        found.append(Odds(share, [falls[at] for at in group], [[told[at][k] for at in group] for k in places]))
    return sorted(found, key=lambda one: (not one.told, -one.share))


def said(found: Sequence[Odds], view: State, seat: int, names: Names) -> list[Chance]:
    """The chances in words, from the view of the seat that has the choice."""
    of = lcm(*(one.share.denominator for one in found)) if found else 1
    return [_said(one, of, view, seat, names) for one in found]


def _said(one: Odds, of: int, view: State, seat: int, names: Names) -> Chance:
    lines: list[str] = []
    for variants in one.told:
        lines += ranged([str(view.game.words.line(event, view, names)) for event in variants])
    lines = [line if times == 1 else f"{line} ({times} times)" for line, times in Counter(lines).items()]
    if not lines and None not in (asked := {fall.asked for fall in one.falls}) and len(asked) == 1 and () not in asked:
        lines = ranged([_next(fall.after.redacted(seat), seat, names) for fall in one.falls])
    unknown = all(fall.asked is None for fall in one.falls)
    return Chance(int(one.share * of), of, lines[:MOST_LINES], _faces(one, view, names), open=unknown)


def _next(view: State, seat: int, names: Names) -> str:
    """What is asked next."""
    words = view.game.words
    return str(words.prompt(view, seat, names) if view.asks(seat) else words.waiting(view, names))


def _faces(one: Odds, view: State, names: Names) -> str:
    """What the die shows in these falls: ``4 to 6``, ``2, 4 or a star``; nothing where several are thrown."""
    found: dict[int, str] = {}
    words = view.game.words
    for fall in one.falls:
        dice = [event for event in fall.events if DICE[0] in event.facts]
        if len(dice) != 1:
            return ""
        found[dice[0].facts[DICE[0]]] = words.text(words.SPEECH.fact(dice[0], DICE[0], view), names)
    shown = [found[value] for value in sorted(found)]
    if len(shown) > 2 and max(found) - min(found) == len(found) - 1 and all(face.isdigit() for face in shown):
        return f"{shown[0]} to {shown[-1]}"
    return f"{', '.join(shown[:-1])} or {shown[-1]}" if len(shown) > 1 else shown[0]


def ranged(lines: Sequence[str]) -> list[str]:
    """Lines that differ only in numbers become one: ``loses 100 to 600``.  Of lines that differ in more, the first two."""
    parts = [NUMBER.split(line) for line in lines]
    first = parts[0]
    if any(len(part) != len(first) or part[::2] != first[::2] for part in parts):
        return list(dict.fromkeys(lines))[:MOST_LINES]
    told = list(first)
    for at in range(1, len(first), 2):
        shown = sorted({part[at] for part in parts}, key=_amount)
        told[at] = shown[0] if len(shown) == 1 else f"{shown[0]} to {shown[-1]}"
    return ["".join(told)]


def _amount(number: str) -> int:
    return int(re.sub(r"\D", "", number))
