"""How what a seat has after two choices differs, in words: ``8 food rather than 3, but 2 gold rather than 5``."""

import re
from collections.abc import Mapping, Sequence
from math import floor, log10, sqrt
from typing import NamedTuple

from roadstead.coach.cells import Amount, mentioned, named
from roadstead.kernel.contracts import Words

LEAST = 0.4  # a mean that differs by less is not told
BARELY = 0.2  # unless nothing else is to be told, and it decides the game
LEAST_OF_GOODS = 0.75  # and what does not decide the game by less than this: half a brick builds nothing
WORTH_TELLING = 0.08  # nor one that differs by less than this part of itself
CLEAR = 1.0  # by so much a mean differs clearly
ABOUT = 0.25  # as much as a choice says, give or take this part of it
NUMBERS = 2  # in a sentence
FEW = 2  # of which less than this is had on average
WHOLE = 1.5  # what differs by so much is told in whole numbers
POINTS, NOW = "points", "points now"  # what a sheet calls them; further on it is not now
WORTH = "worth"  # counted when the game is over
ROOM = "empty "  # holds: worth telling only where nothing else is
ENDING = re.compile(r"s( in | to |$)")  # 1 point, 1 card in hand
MASS = frozenset(("money", "cash", "household"))  # these are not counted: money 500, never 500 money
PRICE = re.compile(r"\bat \$?(\d+)M?\b")  # of each, where a question says it
HOW_MANY = re.compile(r"\d+")


class Meaning(NamedTuple):
    """What the numbers of the sheets mean to a player: which decide the game, of which less is better, which say nothing.

    A game's words declare them: ``DECISIVE``, ``LESS_IS_BETTER``, ``IDLE``.
    """

    decisive: tuple[str, ...] = ()
    less: tuple[str, ...] = ()
    idle: tuple[str, ...] = ()

    def decides(self, what: str) -> bool:
        return POINTS in what or what in self.decisive or f"{what}s" in self.decisive

    def better(self, what: str, apart: float) -> bool:
        """Whether it is good to have so much more of it."""
        return (apart < 0) == (what in self.less)


PLAIN = Meaning()


class Difference(NamedTuple):
    """A number that differs.  ``gain``: it speaks for the first of the two choices; ``exact``: in every future alike;
    ``said``: by as much as the choices themselves say; ``clear``: by so much that it is worth telling what has to be given for something."""

    what: str
    words: str
    gain: bool
    exact: bool
    said: bool
    clear: bool
    rank: tuple[bool, bool, float]
    few: bool = False  # goods of which there is hardly more than one: further on that is no matter
    goods: bool = False  # neither money nor what decides the game


def meaning(words: Words) -> Meaning:
    return Meaning(tuple(words.DECISIVE), tuple(words.LESS_IS_BETTER), tuple(words.IDLE))


def differences(
    mine: Sequence[Mapping[str, Amount]],
    theirs: Sequence[Mapping[str, Amount]],
    sure: float,
    means: Meaning = PLAIN,
    labels: tuple[str, str] = ("", ""),
    asked: str = "",
    least: float = LEAST,
) -> list[Difference]:
    """What clearly differs, world by world, by so many standard errors; what decides the game first, then what differs most."""
    known: dict[str, Amount] = {}
    for have in (*mine, *theirs):
        for what, amount in have.items():
            known.setdefault(what, amount)
    found = []
    count = len(mine)
    for what, amount in known.items():
        if f"{what}s" in known or what in means.idle:  # one container is counted with two containers
            continue
        if what == WORTH and not all(what in have for have in (*mine, *theirs)):
            continue
        single = what[:-1] if what.endswith("s") else ""
        ours = [_number(have, what, single) for have in mine]
        others = [_number(have, what, single) for have in theirs]
        apart = [a - b for a, b in zip(ours, others, strict=True)]
        mean = sum(apart) / count
        error = sqrt(sum((x - mean) ** 2 for x in apart) / max(1, count - 1) / count)
        a, b = sum(ours) / count, sum(others) / count
        size = abs(mean) / max(1.0, abs(a), abs(b))
        decisive = means.decides(what)
        seldom = amount.counted and max(a, b) <= 1  # had or not
        too_little = abs(mean) < (least if decisive or seldom else max(least, LEAST_OF_GOODS))
        if abs(mean) <= sure * error or too_little or (size < WORTH_TELLING and not decisive):
            continue
        exact = len(set(ours)) == len(set(others)) == 1
        called = next((each for each in means.decisive if each == f"{what}s"), what)
        words = _words(amount, called, a, b, exact, single in known or called != what)
        if words:
            said = _said(labels, amount, mean, asked, decisive)
            clear = exact or abs(mean) >= CLEAR
            some, few = (sum(number > 0 for number in numbers) for numbers in (ours, others))
            if seldom and some != few and not exact:
                words = _some_or_none(single if single in known else what, some, few, count)
            found.append(
                Difference(
                    what,
                    words,
                    means.better(what, mean),
                    exact,
                    said,
                    clear,
                    (not decisive, what.startswith(ROOM), -size),
                    not decisive and not _is_money(amount) and max(a, b) < FEW,
                    not decisive and not _is_money(amount),
                )
            )
    whole = any(each.what in (POINTS, NOW) for each in found)  # of all the points; then some of them need not be told
    found = [each for each in found if not whole or POINTS not in each.what or each.what in (POINTS, NOW)]
    return sorted(found, key=lambda each: each.rank)


def sentence(when: str, told: Sequence[Difference], better: bool, bare: str = "") -> str:
    """So much of one thing rather than so much, but less of another; first what speaks for the first choice, or against it.

    Where nothing does, it is what has to be given for that (``bare``).
    """
    fitting = [each for each in told if each.gain == better][:NUMBERS]
    others = [each for each in told if each.gain != better and not (fitting and each.what.startswith(ROOM))]
    others = others[: 1 if fitting else NUMBERS]
    if not fitting and not others:
        return ""
    average = "" if all(each.exact for each in (*fitting, *others)) else ", on average"
    words = ", ".join(each.words for each in fitting or others)
    if fitting and others:
        words += f", but {others[0].words}"
    start = when if fitting or not bare else f"{bare}, {when[:1].lower()}{when[1:]}"
    return f"{start}{average}: {words}."


def _words(amount: Amount, what: str, a: float, b: float, exact: bool, plural: bool) -> str:
    """``3 food rather than 5``; nothing where both look the same."""
    a, b = (a, b) if exact else _rounded(a, b)
    shown, other = amount.value(a), amount.value(b)
    if shown == other:
        return ""
    if amount.counted and shown == "0" and what[0].islower():
        return f"no {what} rather than {other}"  # no container, no gold: of some there are several, of some there is so much
    if amount.counted:
        return f"{Amount(what, a, amount.before, amount.after, True).counting(a, plural)} rather than {other}"
    if _is_money(amount):
        return f"{what} {shown} rather than {other}"
    called = what.replace(NOW, POINTS)
    if shown == "1":
        called = f"{called[:-3]}y" if called.endswith("ies") else ENDING.sub(r"\1", called, count=1)
    return f"{shown} {called} rather than {other}"


def _some_or_none(thing: str, ours: int, others: int, worlds: int) -> str:
    """Of what one has hardly more than one: in how many futures."""
    mine, theirs = ("none" if not n else "all" if n == worlds else str(n) for n in (ours, others))
    return f"{thing} in {mine} of {worlds} futures rather than in {theirs}"


def _rounded(a: float, b: float) -> tuple[float, float]:
    """Means, as roughly as still tells them apart: 10,200 and 11,100, not 10,206 and 11,114."""
    apart = abs(a - b)
    digits = 1 if apart < WHOLE else -int(max(0, floor(log10(apart / WHOLE))))
    return round(a, digits), round(b, digits)


def _said(labels: tuple[str, str], amount: Amount, apart: float, asked: str, decisive: bool) -> bool:
    """Whether it differs by about what the choices say: take 2 food.

    Of goods also where it differs by less, or where a choice names them without a number: sell minerals; and of money where
    the question says what each costs.
    """
    here, there = (named(label, amount) for label in labels)
    numbers = {sum(here), sum(there), abs(sum(here) - sum(there)), *here, *there} - {0.0}
    if any(abs(abs(apart) - number) <= ABOUT * number for number in numbers):
        return True
    if _is_money(amount):
        price = PRICE.search(asked.replace(",", ""))
        counts = [float(found.group()) for label in labels if (found := HOW_MANY.search(label))]
        most = abs(counts[0] - counts[1]) * float(price.group(1)) if price and len(counts) == len(labels) else 0.0
        return 0 < abs(apart) <= (1 + ABOUT) * most
    if decisive or amount.what.startswith(ROOM):
        return False
    within = abs(apart) <= (1 + ABOUT) * max(numbers, default=0.0)
    return within or any(mentioned(label, amount) for label in labels)


def _is_money(amount: Amount) -> bool:
    return bool(amount.before or amount.after) or amount.what.split()[-1] in MASS


def _number(have: Mapping[str, Amount], *names: str) -> float:
    return sum(have[what].number for what in names if what in have)
