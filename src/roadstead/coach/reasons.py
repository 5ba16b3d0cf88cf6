"""Why a choice is better: what really differs between the futures that follow it and those that follow another.

Everything is told from worlds imagined from the seat's own view, so the words cannot tell what the seat does not know.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from math import floor
from typing import NamedTuple

from msgspec import Struct

from roadstead.coach.cells import Amount
from roadstead.coach.judge import Futures, Option, best
from roadstead.coach.looking import BY_ANOTHER, After, Look, looked
from roadstead.coach.numbers import BARELY, POINTS, Difference, differences, sentence
from roadstead.kernel.state import State
from roadstead.kernel.words import capitalised
from roadstead.records.story import TELLING

WORLDS = 32
HINT_WORLDS = 40  # only a few choices are looked at
HINT_BUDGET = 240  # futures
HINT_FAR = 2  # somebody waits for it
TOLD = 3  # choices
AS_GOOD = 2.0  # standard errors: a choice that is behind by less may be as good
SURE = 3.0  # of twenty numbers one differs by two standard errors by chance
NEXT_TO_NOTHING = 0.015  # of a chance
LEVEL = 0.005  # by so little a choice may be behind, and yet come first
OFTEN = 0.35  # an event that is so much likelier with one choice than with the other is told
LIKELY = 0.5  # waste that is at least so likely is warned of
ALIKE = 0.7  # of the worlds in which something happens: in so many it is told in the same words
MOSTLY = 0.6  # of the words of a line: if so many are in the label, it says nothing new
LITTLE = frozenset(
    ("the", "and", "for", "with", "into", "from", "its", "his", "her", "your", "you", "has", "are", "use")
)
COSTLY = frozenset(("build",))  # that it happens with another choice may be a reason for this one
DECIDED = 0.99  # a chance beyond which the game is as good as won, or as lost
NOTHING_STANDS_OUT = "No one thing stands out: over all futures it comes out {}."
SCORE = "No one thing stands out: over all futures the score to expect is {} rather than {}."
LITTLE_DIFFERS = "Only little differs: {}"
NO_MATTER = "It makes little difference which of these you choose."
NOT_SURE = "None of these is clearly better, as far as one can see."
SAME = "As far as futures are played it comes to the same as the first choice."
EQUAL = "As far as one can see it is as good as the first choice."
ALL_IN_ALL = "All in all it is as good as the first choice, as far as one can see."
TRIED = 6  # choices that the best one is compared with, until something differs
SHORT = 60  # the words of a choice that is not shown, and yet compared with
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
    ``better``: this one is.  ``aside``: the other one is not the one that stands next to it, so it is named.  ``last``: there is
    no other one left to be compared with.  ``scores``: those to expect with the one and with the other, where they speak for the better one.
    """

    whose: str
    here: str
    there: str
    mirrored: bool = False
    equal: bool = False
    better: bool = True
    aside: bool = False
    last: bool = True
    scores: tuple[str, str] = ("", "")


AFTERWARDS = Telling("the", "with it", "as it was played")


def advise(
    view: State,
    seat: int,
    names: Sequence[str],
    budget: int = HINT_BUDGET,
    *,
    seed: int = 0,
    worlds: int = HINT_WORLDS,
    known: Sequence[Option] = (),
) -> list[Advice]:
    """The best choices of this seat, the best first, each with its reasons; where they are ``known`` only the reasons are sought."""
    view = view.redacted(seat)
    every = list(known) or _in_order(view, seat, best(view, seat, budget, seed=seed, far=HINT_FAR))
    options = every[:TOLD]
    futures = Futures(view, seat, seed, HINT_FAR)  # the same as those in which the choices were judged
    afters = [looked(futures, option.action, names, worlds) for option in options]
    found = []
    wasted = [_waste(after, afters, worlds) for after in afters]
    told: set[str] = set()
    against = _clearly_worse(view, seat, names, every)
    for at, (option, after) in enumerate(zip(options, afters, strict=True)):
        because: list[str] = []
        tries = _compared(every, against) if at == 0 else [0]
        for number, compared in enumerate(tries, 1):
            if because:
                break
            if compared >= len(options) and not _short(view, seat, names, every[compared]):
                continue
            other = (
                afters[compared] if compared < len(options) else looked(futures, every[compared].action, names, worlds)
            )
            there = (
                f"with the {ORDINALS[compared]} choice"
                if compared < len(options)
                else f"with \u201c{other.called}\u201d"
            )
            equal = _equal(every[at or compared])
            last = number == len(tries) and compared < len(options)
            scores = _scores(view, option, every[compared], at == 0)
            telling = Telling("your", "here", there, at == against, equal, at == 0, compared > 1, last, scores)
            because = _because(after, other, telling, worlds, names, told)
            against = compared if at == 0 and because else against
        if at == 0 and not because and len(options) > 1:
            alike = all(_equal(each) for each in options[1:])
            level = NO_MATTER if all(each.behind <= NEXT_TO_NOTHING for each in options) else NOT_SURE
            because.append(level if alike else NOTHING_STANDS_OUT.format("better"))
        if at and equal:
            because = [SAME] if _alike(every[0], option) else [*because, ALL_IN_ALL if because else EQUAL]
        found.append(_advice(view, seat, names, option, because, wasted[at]))
    if decided := _decided(options):
        found[0].because[:] = [decided, *(each for each in found[0].because if each not in (NO_MATTER, NOT_SURE))]
    return found


def _in_order(view: State, seat: int, options: Sequence[Option]) -> list[Option]:
    """The choices as they are told: of those as good as the best one those come first that a greedy player likes.

    They are told with the same chance: a first choice with less than the third would look like a mistake.
    """
    most = max(option.worlds for option in options)
    level = [option for option in options if option.worlds == most and _level(option, options[0])]
    others = [option for option in options if option not in level]
    level = [option._replace(chance=options[0].chance) for option in level]
    weights = list(view.game.heuristics.weights(view, seat, [option.action for option in level]))
    liked = sorted(range(len(level)), key=lambda place: -weights[place])
    return [*(level[place] for place in liked), *others]


def _level(option: Option, best_one: Option) -> bool:
    """Whether its chance reads like that of the best one, or is hardly behind it."""
    shown, other = (percent(round(each.chance, DIGITS + 1)) for each in (option, best_one))
    return shown == other or option.behind <= LEVEL


def _alike(one: Option, two: Option) -> bool:
    """Whether all futures came out the same."""
    return (one.chance, one.spread, one.points) == (two.chance, two.spread, two.points)


def _clearly_worse(view: State, seat: int, names: Sequence[str], options: Sequence[Option]) -> int:
    """With which choice the best one is compared: the next best, or where that is as good, the first that is not."""
    for at, option in enumerate(options):
        if at and not _equal(option) and (at < TOLD or _short(view, seat, names, option)):
            return at
    return 1


def _compared(options: Sequence[Option], against: int) -> list[int]:
    """With which choices the best one is compared, until something differs: with what is as good only where nothing is worse."""
    worse = [at for at in range(1, min(TRIED, len(options))) if at != against and not _equal(options[at])]
    if len(options) < 2 or _alike(options[0], options[against]):
        return worse
    again = [against] if worse else []  # for what is told only where nothing else is
    return [against, *worse, *again]


def _short(view: State, seat: int, names: Sequence[str], option: Option) -> bool:
    """Whether a choice can be named in a sentence."""
    return len(view.game.words.label(view, seat, option.action, names).words) < SHORT


def _scores(view: State, one: Option, other: Option, better: bool) -> tuple[str, str]:
    """The scores to expect with one choice and with another, where they differ as the chances do."""
    told = [view.game.score_text(round(option.points)) for option in (one, other)]
    return (
        (told[0], told[1]) if (round(one.points) > round(other.points)) == better and told[0] != told[1] else ("", "")
    )


def _decided(options: Sequence[Option]) -> str:
    """What is to be said where hardly anything depends on the choice any more."""
    chances = [option.chance for option in options]
    if len(chances) > 1 and min(chances) > DECIDED:
        return "The game is as good as won, whichever you choose of these."
    if len(chances) > 1 and max(chances) < 1 - DECIDED:
        return "The game is as good as lost, whichever you choose of these."
    return ""


def _equal(option: Option) -> bool:
    """Whether it may be as good as the best one, or differs from it by next to nothing."""
    return option.behind <= max(NEXT_TO_NOTHING, AS_GOOD * option.behind_error)


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
        said.called,
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

    What speaks for the better choice is told first.  What a choice itself says is no reason for it, and what was ``told`` of
    another one is not told again.
    """
    labels = (after.called or after.label, other.called or other.label)
    came = min(after.came, other.came) >= OFTEN * worlds
    when = f"At {telling.whose} next turn" if came else "Some time later"
    soon = differences(after.soon.have, other.soon.have, SURE, after.means, labels, after.asked)
    news = [each for each in soon if not each.said]
    bare = "" if telling.equal else "The price" if telling.better else "In return"
    fitting = any(each.gain == telling.better for each in news)
    first = telling.better or telling.equal
    found: list[str] = []
    if fitting or (telling.equal and not telling.better):
        found += filter(None, [sentence(when, news, first)])
    event = _event(after, other, (after.soon, other.soon), telling, worlds, names, told, bool(found))
    if event:
        found.append(event)
    if not telling.mirrored:
        known = {(each.what, each.gain) for each in news}
        found += _later(after, other, known, telling)
        if not event and (
            event := _event(after, other, (after.later, other.later), telling, worlds, names, told, bool(found))
        ):
            found.append(event)
        if telling.better and event.startswith(("Not ", "Never ")):  # what speaks for it comes before what is missing
            found = [each for each in found if each != event] + [event]
        if not telling.equal:
            found += _of_rivals(after, other, telling, names, only_points=bool(found))
    if not found and not telling.equal:
        found = _later(after, other, set(), telling) if telling.mirrored else []
    if not found and not telling.equal and telling.last:
        found = _little(after, other, telling, names)
        if not found:
            found = _what_is_said(when, soon, telling)
            fitting = bool(found)
        if not found and telling.scores[0]:
            found = [SCORE.format(*telling.scores)]
        if not found and not telling.aside:
            found = [NOTHING_STANDS_OUT.format("better" if telling.better else "worse")]
    if (
        found
        and not fitting
        and not telling.equal
        and (price := sentence(when, [each for each in news if each.clear], telling.better, bare))
    ):
        found.append(price)
    if found and telling.aside and telling.there not in found[0]:
        found[0] = f"Compared {telling.there}, {found[0][:1].lower()}{found[0][1:]}"
    return found


def _what_is_said(when: str, soon: Sequence[Difference], telling: Telling) -> list[str]:
    """Where there is no other reason: what the choices say themselves; of goods only where no score tells more."""
    fitting = [each for each in soon if each.gain == telling.better and (not each.goods or not telling.scores[0])]
    return list(filter(None, [sentence(when, fitting, telling.better)]))


def _little(after: After, other: After, telling: Telling, names: Sequence[str]) -> list[str]:
    """Where nothing else is to be told: by how little what decides the game differs, for the seat or for another."""
    when = _when(after, other)
    looks = [(when, after.later.have, other.later.have, telling.better)]
    looks += [
        (f"{when} {names[rival]} has", have, other.rivals[rival], not telling.better)
        for rival, have in after.rivals.items()
    ]
    for start, mine, theirs, gain in looks:
        differ = differences(mine, theirs, SURE, after.means, least=BARELY)
        differ = [each for each in differ if after.means.decides(each.what) and each.gain == gain]
        if differ:
            said = sentence(start, differ, gain)
            return [said if differ[0].clear else LITTLE_DIFFERS.format(said[:1].lower() + said[1:])]
    return []


def _later(after: After, other: After, known: set[tuple[str, bool]], telling: Telling) -> list[str]:
    """What comes of it, as far as futures are played; nothing where it all speaks for the other one.

    What is ``known`` is not told again, unless it is less now and more further on.
    """
    labels = (after.called or after.label, other.called or other.label)
    differ = differences(after.later.have, other.later.have, SURE, after.means, labels, after.asked)
    if _when(after, other) == "In the end" and after.means.decisive:
        differ = [each for each in differ if after.means.decides(each.what)]
    differ = [each for each in differ if (each.what, each.gain) not in known and not each.few]
    differ = [each for each in differ if not each.said or after.means.decides(each.what)]
    if (telling.better or not telling.equal) and not any(each.gain == telling.better for each in differ):
        return []
    return list(filter(None, [sentence(_when(after, other), differ, telling.better or telling.equal)]))


def _of_rivals(after: After, other: After, telling: Telling, names: Sequence[str], only_points: bool) -> list[str]:
    """What comes of it for another: what decides the game; beside other reasons, points alone."""
    found: list[tuple[float, str]] = []
    for rival in after.rivals:
        mine, theirs = after.rivals[rival], other.rivals[rival]
        fewer = sum(_points(have) for have in theirs) - sum(_points(have) for have in mine)
        every = {what for have in mine for what in have}
        only = POINTS if only_points else ""
        counting = {what for what in every if after.means.decides(what)} or every
        found_here = differences(mine, theirs, SURE, after.means)
        differ = [
            e for e in found_here if e.gain != telling.better and e.clear and e.what in counting and only in e.what
        ]
        if differ:
            said = sentence(f"{_when(after, other)} {names[rival]} has", differ, not telling.better)
            found.append((-abs(fewer), said))
    return [said for _, said in sorted(found)[:1]]


def _points(have: Mapping[str, Amount]) -> float:
    return sum(amount.number for what, amount in have.items() if POINTS in what)


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
    numbers: bool,
) -> str:
    """What happens with one choice and not with the other; nothing where all happens about as often.

    Where ``numbers`` say already what comes of it, a mere move is not told.
    """
    one, two = looks
    beats = {**other.beats, **after.beats}
    apart = {name: (one.events[name] - two.events[name]) / worlds for name in sorted({*one.events, *two.events})}
    for name in list(apart):
        line = _usual_line(one, two, name, apart[name])
        wasted = name.removesuffix(BY_ANOTHER)
        warned = after.wasted[wasted] >= LIKELY * worlds or (
            not telling.better and other.wasted[wasted] >= LIKELY * worlds
        )
        good = numbers or telling.equal or beats[name] not in COSTLY
        if not _fits(_is_burden(after, name), apart[name], telling, good):
            line = ""
        said = any(_said(line, each.label, names) for each in (after, other))
        if not line or warned or said or line in told or (numbers and beats[name] == "move"):
            del apart[name]
    most = max(apart, key=lambda name: (round(abs(apart[name]), 1), -_rank(beats[name])), default="")
    if not most or abs(apart[most]) < OFTEN:
        return ""
    line = _usual_line(one, two, most, apart[most])
    told.add(line)
    here, there = one.events[most], two.events[most]
    if here == worlds and not there:
        return f"{capitalised(telling.here)}, not {telling.there}: {line}."
    if there == worlds and not here:
        return f"Not {telling.here}, but {telling.there}: {line}."
    return f"{capitalised(_times(here, worlds))} {telling.here}, {_times(there, worlds)} {telling.there}: {line}."


def _fits(burden: bool, apart: float, telling: Telling, good: bool) -> bool:
    """Whether an event may be told: what befalls a seat with the better choice is no reason for it, nor is what it misses."""
    level = telling.equal and not telling.better
    if burden:
        return level or (apart < 0) == telling.better
    return not good or (apart > 0) == (level or telling.better)


def _is_burden(after: After, name: str) -> bool:
    """Whether an event is bad for the seat: the game says so, or another one does it to the seat."""
    return name in after.means.less or name.endswith(BY_ANOTHER)


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


def _waste(after: After, afters: Sequence[After], worlds: int) -> list[str]:
    """What is lost for nothing with this choice, where that is likely, and clearly less likely with another one."""
    found = []
    for name, count in after.wasted.most_common():
        lines = after.soon.lines.get(name) or after.soon.lines.get(name + BY_ANOTHER) or Counter({"": 0})
        line, times = lines.most_common(1)[0]
        anyway = min(each.wasted[name] for each in afters) if len(afters) > 1 else 0
        if times >= LIKELY * worlds and count - anyway >= OFTEN * worlds:
            found.append(f"{line.removesuffix('.')} ({_times(times, worlds)}).")
    return found


def percent(share: float) -> str:
    """As the browser rounds it: a half goes up."""
    return f"{floor(100 * share + 0.5)} %"


def chance_words(advice: Advice) -> str:
    """The chance with its error: ``31 % to win (± 2)``."""
    error = 100 * advice.error
    if error < 0.05:
        return f"{percent(advice.chance)} to win"
    return f"{percent(advice.chance)} to win (± {error:.{0 if error >= 1 else 1}f})"
