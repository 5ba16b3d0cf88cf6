"""Why a choice is better: what really differs between the futures that follow it and those that follow another.

Everything is told from worlds imagined from the seat's own view, so the words cannot tell what the seat does not know.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from msgspec import Struct

from roadstead.coach.cells import Amount, amounts
from roadstead.coach.judge import Futures, Option, best
from roadstead.coach.rollout import favourite
from roadstead.kernel.events import AGAINST, DICE, STRENGTH, WHO, WHOM, Event
from roadstead.kernel.game import Game
from roadstead.kernel.state import State
from roadstead.kernel.words import capitalised
from roadstead.records.story import TELLING

WORLDS = 16
HINT_BUDGET = 240  # futures
HINT_FAR = 2  # somebody waits for it
TOLD = 3  # choices
MOST_STEPS = 60  # decisions of all seats until one looks how it stands
SURE = 2.0  # standard errors
LEAST = 0.25  # nor one that differs by so little
WORTH_TELLING = 0.08  # a number that differs by less than this part of itself is not told
OFTEN = 0.45  # an event that is so much likelier with one choice than with the other is told
LIKELY = 0.5  # waste that is at least so likely is warned of
ALIKE = 0.7  # of the worlds in which something happens: in so many it is told in the same words
MOSTLY = 0.6  # of the words of a line: if so many are in the label, it says nothing new
LITTLE = frozenset(("the", "and", "for", "with", "into", "from", "its", "his", "her", "your", "you", "has", "are"))
ORDINALS = ("first", "second", "third")
THROWN = frozenset((*DICE, *STRENGTH, *AGAINST))
DIGITS = 2


class Advice(Struct, frozen=True, omit_defaults=True):
    """A choice: the chance to win with it, its error and spread, all of 1; what speaks for it; and what it wastes."""

    do: str
    words: str
    chance: float
    error: float
    spread: float
    points: str
    because: list[str] = []
    waste: list[str] = []


class Telling(NamedTuple):
    """How two choices are told apart: whose turn it is when one looks, what the first is called, and the other one."""

    whose: str
    here: str
    there: str


AFTERWARDS = Telling("the", "with it", "as it was played")


@dataclass
class _After:
    """How it stands for the seat some time after a choice, in each of the worlds; ``label``: the choice in words.

    ``came``: in how many of them the seat was asked the same again, after others had been.
    """

    label: str = ""
    came: int = 0
    have: list[dict[str, Amount]] = field(default_factory=list)
    events: Counter[str] = field(default_factory=Counter)  # in how many worlds
    lines: dict[str, Counter[str]] = field(default_factory=dict)
    beats: dict[str, str] = field(default_factory=dict)
    wasted: Counter[str] = field(default_factory=Counter)


def wasteful(game: Game) -> frozenset[str]:
    """The events that mean waste, as the game's words name them in ``WASTE``."""
    return frozenset(game.words.WASTE)


def advise(
    view: State, seat: int, names: Sequence[str], budget: int = HINT_BUDGET, *, seed: int = 0, worlds: int = WORLDS
) -> list[Advice]:
    """The best choices of this seat, the best first, each with its reasons."""
    view = view.redacted(seat)
    options = best(view, seat, budget, seed=seed, far=HINT_FAR)[:TOLD]
    futures = Futures(view, seat, seed)
    afters = [_looked(futures, option.action, names, worlds) for option in options]
    found = []
    wasted = [_waste(after, worlds) for after in afters]
    anyway = set.intersection(*map(set, wasted)) if len(wasted) > 1 else set()  # whatever one does
    told: set[str] = set()
    for at, (option, after) in enumerate(zip(options, afters, strict=True)):
        against = 1 if at == 0 else 0
        telling = Telling("your", "here", f"with the {ORDINALS[against]} choice")
        because = _because(after, afters[against], telling, worlds, names, told) if len(afters) > 1 else []
        if at and option.behind <= SURE * option.behind_error:
            because.append("As far as one can see it is as good as the first choice.")
        waste = [line for line in wasted[at] if line not in anyway]
        found.append(_advice(view, seat, names, option, because, waste))
    return found


def why_better(futures: Futures, better: int, made: int, names: Sequence[str], *, worlds: int = WORLDS) -> list[str]:
    """What speaks for a choice that was missed, against the one that was made."""
    after, other = (_looked(futures, action, names, worlds) for action in (better, made))
    return _because(after, other, AFTERWARDS, worlds, names, set())


def _advice(
    view: State, seat: int, names: Sequence[str], option: Option, because: list[str], waste: list[str]
) -> Advice:
    game = view.game
    said = game.words.label(view, seat, option.action, names)
    return Advice(
        game.actions.text(option.action),
        said.words,
        round(option.chance, DIGITS + 1),
        round(option.error, DIGITS + 1),
        round(option.spread, DIGITS + 1),
        game.score_text(round(option.points)),
        because,
        waste,
    )


def _looked(futures: Futures, action: int, names: Sequence[str], worlds: int) -> _After:
    """What follows a choice until the seat is asked the same again in a later turn, or for a while.

    A later turn: another seat has been asked the same in between.  Otherwise a choice that does not end the turn would be looked
    at earlier than one that does.
    """
    seat, game = futures.seat, futures.game
    after = _After(game.words.label(futures.view.redacted(seat), seat, action, names).words)
    asked, wasting = futures.view.asked(), wasteful(game)
    for k in range(worlds):
        world, own = futures.world(k)
        world.telling = True
        world.play(seat, action)
        heard = _heard(world, seat)
        left = MOST_STEPS
        passed = False
        while left > 0 and not world.over and not (passed and world.asks(seat) and world.asked() == asked):
            actor = world.actor()
            passed = passed or (actor != seat and world.asked() == asked)
            world.play(actor, favourite(world, actor, game.heuristics, own))
            heard += _heard(world, seat)
            left -= 1
        after.came += left > 0
        seen = world.redacted(seat)
        after.have.append(amounts(game.words.sheets(seen, names), seat))
        told: dict[str, str] = {}
        for event in heard:
            after.beats[event.name] = event.kind.beat
            told.setdefault(event.name, capitalised(game.words.line(event, seen, names)))
        after.events.update(told.keys())
        for name, line in told.items():
            after.lines.setdefault(name, Counter())[line] += 1
            if name in wasting:
                after.wasted[name] += 1
    return after


def _heard(world: State, seat: int) -> list[Event]:
    """What the seat hears that is about itself, and not only what a die shows."""
    found = []
    for event in world.events:
        facts = event.facts
        about = any(facts.get(fact) == seat for fact in (*WHO, *WHOM))
        if about and event.heard_by(seat) and not set(facts) <= THROWN | {*WHO, *WHOM}:
            found.append(event)
    return found


def _because(
    after: _After, other: _After, telling: Telling, worlds: int, names: Sequence[str], told: set[str]
) -> list[str]:
    """One sentence of what the seat has afterwards, and one of what happens; each only where the two choices differ.

    What a choice itself says is no reason for it, and what was ``told`` of a better one is not told again as missing here.
    """
    have = _differences(after.have, other.have)
    when = f"At {telling.whose} next turn" if min(after.came, other.came) >= OFTEN * worlds else "Some time later"
    found = [f"{when}: {'; '.join(have[:2])}."] if have else []
    apart = {
        name: (after.events[name] - other.events[name]) / worlds for name in sorted({*after.events, *other.events})
    }
    for name in list(apart):
        line, label = _usual_line(after, other, name, apart[name]), (after if apart[name] > 0 else other).label
        warned = after.wasted[name] >= LIKELY * worlds
        if not line or warned or _said(line, label, names) or (apart[name] < 0 and line in told):
            del apart[name]
    beats = {**other.beats, **after.beats}
    most = max(apart, key=lambda name: (round(abs(apart[name]), 1), -_rank(beats[name])), default="")
    if most and abs(apart[most]) >= OFTEN:
        mine, theirs = after.events[most], other.events[most]
        line = _usual_line(after, other, most, apart[most])
        told.add(line)
        here, there = f"{_times(mine, worlds)} {telling.here}", f"{_times(theirs, worlds)} {telling.there}"
        found.append(f"{line}: {here}, {there}.")
    return found


def _usual_line(after: _After, other: _After, name: str, apart: float) -> str:
    """How an event is told, with the choice that it is likelier with; nothing where it is told otherwise in most worlds.

    Which card is drawn differs from world to world: to name one would sound as if it were known.
    """
    lines = (after if apart > 0 else other).lines.get(name, Counter())
    line, count = max(lines.items(), key=lambda each: each[1], default=("", 0))
    return line.removesuffix(".") if count >= ALIKE * lines.total() else ""


def _said(line: str, label: str, names: Sequence[str]) -> bool:
    """Whether the words of a choice say already most of what a line of the log says."""
    known = " ".join(_stems(label, ()))
    words = _stems(line, names)
    return sum(word in known for word in words) >= MOSTLY * len(words)


def _stems(text: str, names: Sequence[str]) -> list[str]:
    """What the words of a text begin with; without those that say little, and without names."""
    for name in names:
        text = text.replace(name, " ")
    found = re.findall(r"\d+|[A-Za-z]{3,}", text.lower())
    return [word[:5].removesuffix("s") for word in found if word not in LITTLE]


def _rank(beat: str) -> int:
    """What tells most of a moment comes first."""
    return TELLING.index(beat) if beat in TELLING else len(TELLING)


def _times(count: int, of: int) -> str:
    return "always" if count == of else "never" if not count else f"in {count} of {of} futures"


def _differences(mine: Sequence[Mapping[str, Amount]], theirs: Sequence[Mapping[str, Amount]]) -> list[str]:
    """What clearly differs, world by world; what differs most comes first."""
    known: dict[str, Amount] = {}
    for have in (*mine, *theirs):
        for what, amount in have.items():
            known.setdefault(what, amount)
    found: list[tuple[float, str]] = []
    count = len(mine)
    for what, amount in known.items():
        ours = [have[what].number if what in have else 0.0 for have in mine]
        others = [have[what].number if what in have else 0.0 for have in theirs]
        apart = [a - b for a, b in zip(ours, others, strict=True)]
        mean = sum(apart) / count
        error = sqrt(sum((x - mean) ** 2 for x in apart) / max(1, count - 1) / count)
        a, b = sum(ours) / count, sum(others) / count
        size = abs(mean) / max(1.0, abs(a), abs(b))
        if abs(mean) <= SURE * error or abs(mean) < LEAST or size < WORTH_TELLING or amount.value(a) == amount.value(b):
            continue
        numbers = f"{amount.value(a)} rather than {amount.value(b)}"
        words = f"{amount.value(a)} {what} rather than {amount.value(b)}" if amount.counted else f"{what} {numbers}"
        found.append((-size, words))
    return [words for _, words in sorted(found)]


def _waste(after: _After, worlds: int) -> list[str]:
    """What is lost for nothing with this choice, where that is likely."""
    found = []
    for name, count in after.wasted.most_common():
        if count >= LIKELY * worlds:
            line = after.lines[name].most_common(1)[0][0].removesuffix(".")
            found.append(f"{line} ({_times(count, worlds)}).")
    return found


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def chance_words(advice: Advice) -> str:
    """The chance with its error: ``31 % to win (± 2)``."""
    error = 100 * advice.error
    if error < 0.05:
        return f"{percent(advice.chance)} to win"
    return f"{percent(advice.chance)} to win (± {error:.{0 if error >= 1 else 1}f})"
