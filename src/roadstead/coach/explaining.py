"""What a gain in chance goes with: which of the quantities of a game explain it, over all imagined futures of two choices.

How much a quantity is worth is seen within the futures of each choice, where it is now more and now less: in those with more
of it the chance is better by so much.  What differs between two choices, times what it is worth, is its part of the gain.
"""

from collections.abc import Mapping, Sequence
from math import floor, log10, sqrt
from typing import NamedTuple

from roadstead.kernel.messages import Fact, say
from roadstead.kernel.quantities import NEITHER, Quantity

SURE = 3.0  # of twenty numbers one differs by two standard errors by chance
LEAST = 0.4  # a mean that differs by less is not told
LEAST_OF_GOODS = (
    0.75  # nor of what does not decide the game one that differs by less than this: half a brick builds nothing
)
WORTH_TELLING = 0.08  # or by less than this part of itself
DIM = 0.3  # how much doubt there is about what a quantity is worth, in futures of a hundred
DIGITS = 2  # of a mean
WHOLE = 1.5  # what differs by so much is told in whole numbers
AT_ONCE = 0.25  # what the choice itself brings, give or take this part of it
NEARLY = 1e-9

Have = Mapping[str, float]


class Part(NamedTuple):
    """A quantity that differs: by how much on average, and how much of the gain goes with it.

    ``at_once``: by just as much as the choices themselves bring, so everybody sees it; ``exact``: by the same in every future.
    """

    quantity: Quantity
    apart: float
    explains: float
    exact: bool
    at_once: bool

    @property
    def good(self) -> bool:
        """Whether it speaks for the first choice."""
        return self.explains > 0 if self.explains else self.apart * self.quantity.better > 0

    def told(self) -> Fact:
        """``6 more gold``, ``about 2 fewer workers``."""
        number = rounded(abs(self.apart), self.exact)
        shown = int(number) if number == int(number) else number
        how = "more" if self.apart > 0 else "less"
        return say(f"apart-{self.quantity.name}", n=shown, how=how)


def rounded(number: float, exact: bool) -> float:
    """A mean as roughly as it is known: 190, not 191, and 10,000, not 10,206; tenths where it is small."""
    if exact:
        return round(number, 2)
    if number < WHOLE:
        return round(number, 1)
    return round(number, DIGITS - 1 - max(DIGITS - 1, floor(log10(number))))


def parts(
    quantities: Sequence[Quantity],
    mine: Sequence[Have],
    theirs: Sequence[Have],
    chances: tuple[Sequence[float], Sequence[float]],
    at_once: Mapping[str, float],
    least: float = LEAST,
) -> list[Part]:
    """What clearly differs between two choices, what explains most of the difference in chance first.

    ``mine`` and ``theirs``: what is had in each future, ``chances`` how these end, ``at_once`` by how much the choices
    themselves make it differ; ``least``: by how much it has to differ on average.
    """
    differing = [quantity for quantity in quantities if _differs(quantity, mine, theirs, least)]
    gain = sum(chances[0]) / len(chances[0]) - sum(chances[1]) / len(chances[1])
    worth = worths(differing, ((mine, chances[0]), (theirs, chances[1])))
    found, left, unknown = [], gain, []
    for quantity in differing:
        apart, exact = _apart(quantity.name, mine, theirs)
        each = worth[quantity.name]
        if each is None:
            unknown.append(quantity.name)
        explains = (each or 0.0) * apart
        left -= explains
        once = at_once.get(quantity.name, 0.0)
        said = abs(apart - once) <= AT_ONCE * abs(once) if once else False
        found.append(Part(quantity, apart, explains, exact, said))
    fitting = [part for part in found if part.quantity.name in unknown and part.apart * part.quantity.better * left > 0]
    for at, part in enumerate(found):  # what never varies is given what nothing else explains
        if part in fitting:
            found[at] = part._replace(explains=left / len(fitting))
    return sorted(found, key=lambda part: -abs(part.explains))


def _differs(quantity: Quantity, mine: Sequence[Have], theirs: Sequence[Have], least: float) -> bool:
    """Whether it differs surely, and by so much that it is worth telling."""
    name, count = quantity.name, len(mine)
    apart = [one[name] - other[name] for one, other in zip(mine, theirs, strict=True)]
    mean = sum(apart) / count
    error = sqrt(sum((x - mean) ** 2 for x in apart) / max(1, count - 1) / count)
    if quantity.decides:
        return abs(mean) > max(SURE * error, least)
    most = max(abs(sum(each[name] for each in have)) / count for have in (mine, theirs))
    return abs(mean) > max(SURE * error, LEAST_OF_GOODS, WORTH_TELLING * most)


def _apart(name: str, mine: Sequence[Have], theirs: Sequence[Have]) -> tuple[float, bool]:
    apart = [one[name] - other[name] for one, other in zip(mine, theirs, strict=True)]
    return sum(apart) / len(apart), len(set(apart)) == 1


def worths(
    quantities: Sequence[Quantity], choices: Sequence[tuple[Sequence[Have], Sequence[float]]]
) -> dict[str, float | None]:
    """By how much the chance is better with one more of each quantity; ``None`` where it never varies.

    The least squares of the chance over the quantities, both within their choice, a little drawn towards nothing.  One of which
    more is better is never worth less than nothing.
    """
    columns, chance = _within([quantity.name for quantity in quantities], choices)
    sizes = [sqrt(sum(x * x for x in column) / max(1, len(column))) for column in columns]
    used = [at for at, size in enumerate(sizes) if size > NEARLY]
    rows = [[x / sizes[at] for x in columns[at]] for at in used]
    found: dict[str, float | None] = {quantity.name: None for quantity in quantities}
    while used:
        solved = _least_squares(rows, chance)
        wrong = [
            k for k, at in enumerate(used) if quantities[at].better != NEITHER and solved[k] * quantities[at].better < 0
        ]
        if not wrong:
            for k, at in enumerate(used):
                found[quantities[at].name] = solved[k] / sizes[at]
            break
        for k in reversed(wrong):  # what looks bad although it is good only goes along with something else
            found[quantities[used[k]].name] = 0.0
            del used[k], rows[k]
    return found


def _within(
    names: Sequence[str], choices: Sequence[tuple[Sequence[Have], Sequence[float]]]
) -> tuple[list[list[float]], list[float]]:
    """Every number less its mean over the futures of the same choice."""
    columns: list[list[float]] = [[] for _ in names]
    chance: list[float] = []
    for have, chances in choices:
        for column, name in zip(columns, names, strict=True):
            column += _centred([each[name] for each in have])
        chance += _centred(chances)
    return columns, chance


def _centred(numbers: Sequence[float]) -> list[float]:
    mean = sum(numbers) / len(numbers)
    return [x - mean for x in numbers]


def _least_squares(rows: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """The weights of the rows that come nearest to what is wanted, by Gauss's elimination."""
    size, many = len(rows), max(1, len(wanted))
    matrix = [
        [sum(a * b for a, b in zip(one, other, strict=True)) / many + (DIM if one is other else 0.0) for other in rows]
        + [sum(a * b for a, b in zip(one, wanted, strict=True)) / many]
        for one in rows
    ]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(matrix[row][at]))
        matrix[at], matrix[pivot] = matrix[pivot], matrix[at]
        for row in range(size):
            if row != at:
                factor = matrix[row][at] / matrix[at][at]
                matrix[row] = [x - factor * y for x, y in zip(matrix[row], matrix[at], strict=True)]
    return [matrix[at][size] / matrix[at][at] for at in range(size)]
