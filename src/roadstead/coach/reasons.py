"""Why a choice is better: what really differs between the futures that follow it and those that follow another.

Everything is told from worlds imagined from the seat's own view, so the words cannot tell what the seat does not know.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from msgspec import Struct

from roadstead.coach.cells import Amount
from roadstead.coach.judge import Futures, Option, best
from roadstead.coach.looking import After, Look, looked
from roadstead.kernel.state import State
from roadstead.records.story import TELLING

WORLDS = 16
HINT_BUDGET = 240  # futures
HINT_FAR = 2  # somebody waits for it
TOLD = 3  # choices
NUMBERS = 2  # in a sentence
SURE = 2.0  # standard errors
SURE_LATER = 3.0  # further on much has happened by chance
LEAST = 0.25  # nor one that differs by so little
WORTH_TELLING = 0.08  # a number that differs by less than this part of itself is not told
OFTEN = 0.45  # an event that is so much likelier with one choice than with the other is told
LIKELY = 0.5  # waste that is at least so likely is warned of
ALIKE = 0.7  # of the worlds in which something happens: in so many it is told in the same words
MOSTLY = 0.6  # of the words of a line: if so many are in the label, it says nothing new
LITTLE = frozenset(
    ("the", "and", "for", "with", "into", "from", "its", "his", "her", "your", "you", "has", "are", "use")
)
POINTS, NOW = "points", "points now"  # what a sheet calls them; further on it is not now
ORDINALS = ("first", "second", "third")
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
    """How two choices are told apart: whose turn it is when one looks, what the first is called, and the other one.

    ``mirrored``: the other one was told apart from this one already.  ``equal``: nobody can see that one is better;
    ``better``: this one is.
    """

    whose: str
    here: str
    there: str
    mirrored: bool = False
    equal: bool = False
    better: bool = True


AFTERWARDS = Telling("the", "with it", "as it was played")


def advise(
    view: State,
    seat: int,
    names: Sequence[str],
    budget: int = HINT_BUDGET,
    *,
    seed: int = 0,
    worlds: int = WORLDS,
    known: Sequence[Option] = (),
) -> list[Advice]:
    """The best choices of this seat, the best first, each with its reasons; where they are ``known`` only the reasons are sought."""
    view = view.redacted(seat)
    options = list(known[:TOLD]) or best(view, seat, budget, seed=seed, far=HINT_FAR)[:TOLD]
    futures = Futures(view, seat, seed)
    afters = [looked(futures, option.action, names, worlds) for option in options]
    found = []
    wasted = [_waste(after, worlds) for after in afters]
    anyway = set.intersection(*map(set, wasted)) if len(wasted) > 1 else set()  # whatever one does
    told: set[str] = set()
    for at, (option, after) in enumerate(zip(options, afters, strict=True)):
        against = 1 if at == 0 else 0
        equal = _equal(options[max(at, against)]) if len(options) > 1 else False
        telling = Telling("your", "here", f"with the {ORDINALS[against]} choice", at == 1, equal, at == 0)
        because = _because(after, afters[against], telling, worlds, names, told) if len(afters) > 1 else []
        if at and equal:
            because.append("As far as one can see it is as good as the first choice.")
        waste = [said for line, said in wasted[at].items() if line not in anyway]
        found.append(_advice(view, seat, names, option, because, waste))
    return found


def _equal(option: Option) -> bool:
    """Whether it may be as good as the best one."""
    return option.behind <= SURE * option.behind_error


def why_better(futures: Futures, better: int, made: int, names: Sequence[str], *, worlds: int = WORLDS) -> list[str]:
    """What speaks for a choice that was missed, against the one that was made."""
    after, other = (looked(futures, action, names, worlds) for action in (better, made))
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


def _because(
    after: After, other: After, telling: Telling, worlds: int, names: Sequence[str], told: set[str]
) -> list[str]:
    """What the seat has and what happens at its next turn, and what comes of it; each only where the two choices differ.

    What a choice itself says is no reason for it, and what was ``told`` of a better one is not told again as missing here.
    """
    soon = _differences(after.soon.have, other.soon.have, SURE)
    when = f"At {telling.whose} next turn" if min(after.came, other.came) >= OFTEN * worlds else "Some time later"
    found = [f"{when}: {'; '.join(list(soon.values())[:NUMBERS])}."] if soon else []
    event = _event(after, other, (after.soon, other.soon), telling, worlds, names, told)
    if event:
        found.append(event)
    if telling.mirrored:
        return found
    found += _later(after, other, list(soon)[:NUMBERS])
    if not event and (event := _event(after, other, (after.later, other.later), telling, worlds, names, told)):
        found.append(event)
    return found if telling.equal else found + _of_rivals(after, other, telling, names, only_points=bool(found))


def _later(after: After, other: After, known: Sequence[str]) -> list[str]:
    """What comes of it, as far as futures are played, besides what is ``known``."""
    differ = _differences(after.later.have, other.later.have, SURE_LATER)
    words = _foremost({what: said for what, said in differ.items() if what not in known})
    return [f"{_when(after, other)}: {words}."] if words else []


def _of_rivals(after: After, other: After, telling: Telling, names: Sequence[str], only_points: bool) -> list[str]:
    """What comes of it for another: fewer points with the better choice; where nothing else is told, anything."""
    found: list[tuple[float, str]] = []
    for rival in after.rivals:
        mine, theirs = after.rivals[rival], other.rivals[rival]
        differ = _differences(mine, theirs, SURE_LATER)
        fewer = sum(_points(have) for have in theirs) - sum(_points(have) for have in mine)
        speaks = fewer > 0 if telling.better else fewer < 0
        if only_points:
            differ = {what: said for what, said in differ.items() if POINTS in what and speaks}
        if differ:
            found.append((-abs(fewer), f"{_when(after, other)}, {names[rival]}: {_foremost(differ)}."))
    return [said for _, said in sorted(found)[:1]]


def _points(have: Mapping[str, Amount]) -> float:
    return sum(amount.number for what, amount in have.items() if POINTS in what)


def _foremost(differ: Mapping[str, str]) -> str:
    """The first of what differs; points come before everything else."""
    first = sorted(differ, key=lambda what: POINTS not in what)[:NUMBERS]
    return "; ".join(differ[what] for what in first).replace(NOW, POINTS)


def _when(after: After, other: After) -> str:
    return "Further on" if after.open_ended or other.open_ended else "In the end"


def _event(
    after: After,
    other: After,
    looks: tuple[Look, Look],
    telling: Telling,
    worlds: int,
    names: Sequence[str],
    told: set[str],
) -> str:
    """What happens with one choice and not with the other; nothing where all happens about as often."""
    one, two = looks
    apart = {name: (one.events[name] - two.events[name]) / worlds for name in sorted({*one.events, *two.events})}
    for name in list(apart):
        line, label = _usual_line(one, two, name, apart[name]), (after if apart[name] > 0 else other).label
        warned = after.wasted[name] >= LIKELY * worlds
        if not line or warned or _said(line, label, names) or (apart[name] < 0 and line in told):
            del apart[name]
    beats = {**other.beats, **after.beats}
    most = max(apart, key=lambda name: (round(abs(apart[name]), 1), -_rank(beats[name])), default="")
    if not most or abs(apart[most]) < OFTEN:
        return ""
    line = _usual_line(one, two, most, apart[most])
    told.add(line)
    here = f"{_times(one.events[most], worlds)} {telling.here}"
    return f"{line}: {here}, {_times(two.events[most], worlds)} {telling.there}."


def _usual_line(one: Look, two: Look, name: str, apart: float) -> str:
    """How an event is told, with the choice that it is likelier with; nothing where it is told otherwise in most worlds.

    Which card is drawn differs from world to world: to name one would sound as if it were known.
    """
    lines = (one if apart > 0 else two).lines.get(name, Counter())
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
        text = re.sub(rf"{re.escape(name)}( \([^)]*\))?", " ", text)
    found = re.findall(r"\d+|[A-Za-z]{3,}", text.lower())
    return [word[:5].removesuffix("s") for word in found if word not in LITTLE]


def _rank(beat: str) -> int:
    """What tells most of a moment comes first."""
    return TELLING.index(beat) if beat in TELLING else len(TELLING)


def _times(count: int, of: int) -> str:
    return "always" if count == of else "never" if not count else f"in {count} of {of} futures"


def _differences(
    mine: Sequence[Mapping[str, Amount]], theirs: Sequence[Mapping[str, Amount]], sure: float
) -> dict[str, str]:
    """What clearly differs, world by world, by so many standard errors; what differs most comes first."""
    known: dict[str, Amount] = {}
    for have in (*mine, *theirs):
        for what, amount in have.items():
            known.setdefault(what, amount)
    found: list[tuple[float, str, str]] = []
    count = len(mine)
    for what, amount in known.items():
        if f"{what}s" in known:  # one container is counted with two containers
            continue
        single = what[:-1] if what.endswith("s") else ""
        ours = [_number(have, what, single) for have in mine]
        others = [_number(have, what, single) for have in theirs]
        apart = [a - b for a, b in zip(ours, others, strict=True)]
        mean = sum(apart) / count
        error = sqrt(sum((x - mean) ** 2 for x in apart) / max(1, count - 1) / count)
        a, b = sum(ours) / count, sum(others) / count
        size = abs(mean) / max(1.0, abs(a), abs(b))
        if abs(mean) <= sure * error or abs(mean) < LEAST or size < WORTH_TELLING or amount.value(a) == amount.value(b):
            continue
        numbers = f"{amount.value(a)} rather than {amount.value(b)}"
        words = f"{what} {numbers}"
        if amount.counted:
            words = f"{amount.counting(a, single in known)} rather than {amount.value(b)}"
        found.append((-size, what, words))
    return {what: words for _, what, words in sorted(found)}


def _number(have: Mapping[str, Amount], *names: str) -> float:
    return sum(have[what].number for what in names if what in have)


def _waste(after: After, worlds: int) -> dict[str, str]:
    """What is lost for nothing with this choice, where that is likely: what it is, and with how often."""
    found = {}
    for name, count in after.wasted.most_common():
        if count >= LIKELY * worlds:
            line = after.soon.lines[name].most_common(1)[0][0].removesuffix(".")
            found[line] = f"{line} ({_times(count, worlds)})."
    return found


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def chance_words(advice: Advice) -> str:
    """The chance with its error: ``31 % to win (± 2)``."""
    error = 100 * advice.error
    if error < 0.05:
        return f"{percent(advice.chance)} to win"
    return f"{percent(advice.chance)} to win (± {error:.{0 if error >= 1 else 1}f})"
