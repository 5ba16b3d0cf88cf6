"""Why a choice is better: what explains most of its better chance in the futures that follow it.

Everything is told from worlds imagined from the seat's own view, so a reason cannot tell what the seat does not know.
"""

from collections import Counter
from collections.abc import Sequence
from math import floor
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from roadstead.coach.explaining import LEAST, Part, parts
from roadstead.coach.judge import Futures, Option, best
from roadstead.coach.looking import BY_ANOTHER, After, Look, looked
from roadstead.kernel.game import Game
from roadstead.kernel.messages import Fact, Message, say
from roadstead.kernel.messages import seat as seated
from roadstead.kernel.state import State
from roadstead.records.story import TELLING

WORLDS = 32
HINT_WORLDS = 40  # only a few choices are looked at
HINT_BUDGET = 240  # futures
HINT_FAR = 2  # somebody waits for it
TOLD = 3  # choices
AS_GOOD = 2.0  # standard errors: a choice that is behind by less may be as good
NEXT_TO_NOTHING = 0.015  # of a chance
LEVEL = 0.005  # by so little a choice may be behind, and yet come first
OFTEN = 0.35  # an event that is so much likelier with one choice than with the other is told
LIKELY = 0.5  # waste that is at least so likely is warned of
ALIKE = 0.7  # of the worlds in which something happens: in so many it is told in the same words
EXPLAINS = 0.25  # of the gain: a second quantity that goes with so much of it is told with the first
WEAK = 0.15  # what explains no more of it is not told in the place of what the choices say themselves
BARELY = 0.2  # a mean that differs by less is not told, even where nothing else is
SOON = 0.4  # where the next turn explains so much of it, nobody needs to look further
PRICE = 0.1  # of the gain: what has to be given for it is told where it weighs so much
DECIDED = 0.99  # a chance beyond which the game is as good as won, or as lost
DIGITS = 2
ALL_IN_ALL = say("because-all-in-all", how="better")


class Advice(Struct, frozen=True, omit_defaults=True):
    """A choice: the chance to win with it, its error and spread, all of 1; why, the weightiest first; and what it wastes."""

    do: str
    words: Fact
    chance: float
    error: float
    spread: float
    points: str
    because: list[Fact] = []
    waste: list[Fact] = []


class Against(NamedTuple):
    """The choice that another one is compared with, and whether it is better than that one."""

    after: After
    better: bool = False


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
    """The best choices of this seat, the best first, each with its reasons; where they are ``known`` only the reasons are sought.

    The first is compared with the best of those that are clearly worse, every other one with the first.
    """
    view = view.redacted(seat)
    every = list(known) or _in_order(view, seat, best(view, seat, budget, seed=seed, far=HINT_FAR))
    options = every[:TOLD]
    futures = Futures(view, seat, seed, HINT_FAR)  # the same as those in which the choices were judged
    afters = [looked(futures, option.action, names, worlds) for option in options]
    worse = next((place for place, option in enumerate(options) if place and not _equal(option)), 0)
    found = []
    for place, (option, after) in enumerate(zip(options, afters, strict=True)):
        because: list[Fact] = []
        if place == 0 and len(options) > 1:
            because = _because(after, Against(afters[worse]), futures, worlds) if worse else [_level(options)]
            if worse > 1 and because != [ALL_IN_ALL]:
                because.insert(0, say("because-against", place=worse + 1))
        elif place and not _equal(option):
            because = _because(after, Against(afters[0], better=True), futures, worlds)
            if place == worse:  # the rest is the mirror image of what has been told
                because = because[:1]
        found.append(_advice(view, seat, names, option, because, _waste(after, afters, worlds)))
    if decided := _decided(options):
        found[0].because[:] = [decided]
    return found


def _in_order(view: State, seat: int, options: Sequence[Option]) -> list[Option]:
    """The choices as they are told: of those as good as the best one those come first that a greedy player likes.

    They are told with the same chance: a first choice with less than the third would look like a mistake.
    """
    most = max(option.worlds for option in options)
    level = [option for option in options if option.worlds == most and _reads_alike(option, options[0])]
    others = [option for option in options if option not in level]
    level = [option._replace(chance=options[0].chance) for option in level]
    weights = list(view.game.heuristics.weights(view, seat, [option.action for option in level]))
    liked = sorted(range(len(level)), key=lambda place: -weights[place])
    return [*(level[place] for place in liked), *others]


def _reads_alike(option: Option, best_one: Option) -> bool:
    """Whether its chance reads like that of the best one, or is hardly behind it."""
    shown, other = (percent(round(each.chance, DIGITS + 1)) for each in (option, best_one))
    return shown == other or option.behind <= LEVEL


def _equal(option: Option) -> bool:
    """Whether it may be as good as the best one, or differs from it by next to nothing."""
    return option.behind <= max(NEXT_TO_NOTHING, AS_GOOD * option.behind_error)


def _level(options: Sequence[Option]) -> Message:
    """What is said once where no choice is clearly better."""
    return say("because-alike" if all(each.behind <= NEXT_TO_NOTHING for each in options) else "because-unclear")


def _decided(options: Sequence[Option]) -> Message | None:
    """What is to be said where hardly anything depends on the choice any more."""
    chances = [option.chance for option in options]
    if len(chances) > 1 and min(chances) > DECIDED:
        return say("because-won")
    if len(chances) > 1 and max(chances) < 1 - DECIDED:
        return say("because-lost")
    return None


def why_better(futures: Futures, better: int, made: int, names: Sequence[str], *, worlds: int = WORLDS) -> list[Fact]:
    """What speaks for a choice that was missed, against the one that was made."""
    after, other = (looked(futures, action, names, worlds) for action in (better, made))
    return _because(after, Against(other), futures, worlds)


def _advice(
    view: State, seat: int, names: Sequence[str], option: Option, because: list[Fact], waste: list[Fact]
) -> Advice:
    game = view.game
    return Advice(
        game.actions.text(option.action),
        game.words.label(view, seat, option.action, names).anywhere,
        round(option.chance, DIGITS + 1),
        round(option.error, DIGITS + 1),
        round(option.spread, DIGITS + 1),
        game.score_text(round(option.points)),
        because,
        waste,
    )


def _because(after: After, against: Against, futures: Futures, worlds: int) -> list[Fact]:
    """The reasons, the one that explains most first: what is had, what happens, and what comes of it for another."""
    soon, later = (_parts(after, against.after, when, futures) for when in ("soon", "later"))
    first, when = _leading(soon, later, against.better)
    found: list[Fact] = []
    if first:
        found.append(
            _told(
                first,
                _price(soon if when == "soon" else later, first, against.better),
                _time(after, against.after, when),
            )
        )
    if event := _event(after, against, worlds):
        found.append(event)
    if first and when == "soon" and (further := _further(later, first, against.better)):
        found.append(_told(further, [], _time(after, against.after, "later")))
    found += _of_rivals(after, against, futures) or ([] if found else _barely(after, against, futures))
    return found or [say("because-all-in-all", how="worse") if against.better else ALL_IN_ALL]


def _further(later: Sequence[Part], first: Sequence[Part], worse: bool) -> list[Part]:
    """What explains most further on, where that is not told already and nobody sees it at once."""
    known, least = [part.quantity for part in first], PRICE * _gain(later)
    fresh = [part for part in _fitting(later, worse) if not part.at_once and not part.quantity.room]
    return [part for part in fresh if part.quantity not in known and abs(part.explains) >= least][:1]


def _barely(after: After, against: Against, futures: Futures) -> list[Fact]:
    """Where nothing else is to be told: the little by which what decides the game differs further on."""
    differing = _parts(after, against.after, "later", futures, BARELY)
    little = [part for part in _fitting(differing, against.better) if part.quantity.decides][:1]
    return [_told(little, [], _time(after, against.after, "later"))] if little else []


def _parts(after: After, other: After, when: str, futures: Futures, least: float = LEAST) -> list[Part]:
    mine, theirs = (getattr(each, when).have for each in (after, other))
    at_once = {name: after.at_once[name] - other.at_once[name] for name in after.at_once}
    quantities = [quantity for quantity in futures.game.quantities if not quantity.idle]
    return parts(quantities, mine, theirs, (after.chances, other.chances), at_once, least)


def _gain(found: Sequence[Part]) -> float:
    return sum(abs(part.explains) for part in found)


def _fitting(found: Sequence[Part], worse: bool) -> list[Part]:
    """Those that speak for this choice, or where it is worse against it; what the choices say themselves comes last."""
    return sorted(_good(found, worse), key=lambda part: (part.at_once, part.quantity.room, -abs(part.explains)))


def _good(found: Sequence[Part], worse: bool) -> list[Part]:
    return [part for part in found if part.good != worse]


def _leading(soon: Sequence[Part], later: Sequence[Part], worse: bool) -> tuple[list[Part], str]:
    """The one or two quantities that explain most, and whether they are looked at soon or later."""
    for found, when, enough in ((soon, "soon", SOON), (later, "later", WEAK), (soon, "soon", WEAK)):
        fresh, gain = [part for part in _fitting(found, worse) if not part.at_once], _gain(found)
        if fresh and sum(abs(part.explains) for part in fresh[:2]) >= enough * gain:
            second = [part for part in fresh[1:2] if not part.quantity.room and abs(part.explains) >= EXPLAINS * gain]
            return [fresh[0], *second], when
    when = "soon" if _good(soon, worse) else "later"  # then it is what the choices say themselves
    most = sorted(_good(soon, worse) or _good(later, worse), key=lambda part: (-abs(part.explains), part.at_once))
    return most[:1], when


def _price(found: Sequence[Part], first: Sequence[Part], worse: bool) -> list[Part]:
    """What speaks the other way: what has to be given for it."""
    others = [part for part in found if part.good == worse and part not in first and not part.quantity.room]
    return [part for part in others if abs(part.explains) >= PRICE * _gain(found)][:1]


def _told(first: Sequence[Part], price: Sequence[Part], time: str) -> Message:
    about = "exactly" if all(part.exact for part in (*first, *price)) else "about"
    gains = [part.told() for part in first]
    if price:
        return say("because-but", gains=gains, price=price[0].told(), time=time, about=about)  # type: ignore[arg-type]
    return say("because", gains=gains, time=time, about=about)  # type: ignore[arg-type]


def _time(after: After, other: After, when: str) -> str:
    if when == "later":
        return "later" if after.open_ended or other.open_ended else "end"
    return "soon"


def _of_rivals(after: After, against: Against, futures: Futures) -> list[Fact]:
    """What comes of it for another: what decides the game."""
    found: list[tuple[float, Message]] = []
    # What is good for another is bad for this seat.
    deciding = [
        each._replace(better=-each.better) for each in futures.game.quantities if each.decides and not each.idle
    ]
    chances = (after.chances, against.after.chances)
    for rival in after.rivals:
        differing = parts(deciding, after.rivals[rival], against.after.rivals[rival], chances, {})
        told = [part for part in differing if part.good != against.better]
        if told:
            time = _time(after, against.after, "later")
            said = say("because-rival", who=seated(rival), part=told[0].told(), time=time)
            found.append((-abs(told[0].explains), said))
    return [said for _, said in sorted(found, key=lambda each: each[0])[:1]]


def _event(after: After, against: Against, worlds: int) -> Message | None:
    """What happens with one choice and not with the other; nothing where all happens about as often."""
    one, two = after.soon, against.after.soon
    kinds = {**against.after.kinds, **after.kinds}
    apart = {name: (one.events[name] - two.events[name]) / worlds for name in sorted({*one.events, *two.events})}
    fitting = {}
    for name, share in apart.items():
        wasted = after.wasted[name.removesuffix(BY_ANOTHER)] >= LIKELY * worlds  # then it is warned of
        line = None if wasted or kinds[name].beat == "move" else _usual_line(one, two, name, share)
        if line is not None and abs(share) >= OFTEN and _fits(name, share, kinds[name].better, against.better):
            fitting[name] = line
    most = max(fitting, key=lambda name: (round(abs(apart[name]), 1), -_rank(kinds[name].beat)), default="")
    if not most:
        return None
    here, there = one.events[most], two.events[most]
    return say("because-event", here=here, there=there, of=worlds, line=fitting[most])


def _fits(name: str, apart: float, better: int, worse: bool) -> bool:
    """Whether it speaks for this choice, or where it is worse against it."""
    burden = better < 0 or (better == 0 and name.endswith(BY_ANOTHER))
    return ((apart > 0) != burden) != worse


def _usual_line(one: Look, two: Look, name: str, apart: float) -> Fact | None:
    """How an event is told, with the choice that it is likelier with; nothing where it is told otherwise in most worlds.

    Which card is drawn differs from world to world: to name one would sound as if it were known.
    """
    lines = (one if apart > 0 else two).lines.get(name, Counter())
    line, count = max(lines.items(), key=lambda each: each[1], default=(None, 0))
    return line if count >= ALIKE * lines.total() else None


def _rank(beat: str) -> int:
    """What tells most of a moment comes first."""
    return TELLING.index(beat) if beat in TELLING else len(TELLING)


def _waste(after: After, afters: Sequence[After], worlds: int) -> list[Fact]:
    """What is lost for nothing with this choice, where that is likely, and clearly less likely with another one."""
    found: list[Fact] = []
    for name, count in after.wasted.most_common():
        lines = after.soon.lines.get(name) or after.soon.lines.get(name + BY_ANOTHER)
        anyway = min(each.wasted[name] for each in afters) if len(afters) > 1 else 0
        if not lines or count - anyway < OFTEN * worlds:
            continue
        line, times = lines.most_common(1)[0]
        if times >= LIKELY * worlds:
            found.append(say("waste", line=line, times=times, of=worlds))
    return found


def advice_in_words(advice: Advice, game: Game, names: Sequence[str]) -> Advice:
    """The same with every message as text."""
    because = [game.words.text(fact, names) for fact in advice.because]
    waste = [game.words.text(fact, names) for fact in advice.waste]
    return replace(advice, words=game.words.text(advice.words, names), because=because, waste=waste)


def percent(share: float) -> str:
    """As the browser rounds it: a half goes up."""
    return f"{floor(100 * share + 0.5)} %"


def chance_words(advice: Advice) -> str:
    """The chance with its error: ``31 % to win (± 2)``."""
    error = 100 * advice.error
    if error < 0.05:
        return f"{percent(advice.chance)} to win"
    return f"{percent(advice.chance)} to win (± {error:.{0 if error >= 1 else 1}f})"
