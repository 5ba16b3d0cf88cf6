"""Where chance comes from: the only random thing in a game is ``state.dice.below(n, stream)``."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from roadstead.kernel import rows
from roadstead.kernel.errors import BadOutcome, NeedsOutcome

MASK: Final[i64] = 0xFFFFFFFF
BIGGEST_SEED: Final = 2**63 - 1


def mix(x: i64) -> i64:
    """Scramble 32 bits; both multipliers are below 2**31, so no product passes 63 bits."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & MASK
    x ^= x >> 15
    x = (x * 0x735A2D97) & MASK
    return x ^ (x >> 15)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of chance.  ``draws`` counts what was drawn; with ``keep`` on, ``drawn`` lists the outcomes."""

    draws: i64
    keep: bool
    drawn: list[i64]

    def __init__(self) -> None:
        self.draws = 0
        self.keep = False
        self.drawn = []

    def below(self, sides: i64, stream: i64 = 0) -> i64:
        """One of ``0 .. sides - 1``, all equally likely.  A die with one side draws nothing."""
        if sides <= 1:
            return 0
        outcome = self.pick(sides, stream)
        self.draws += 1
        if self.keep:
            self.drawn.append(outcome)
        return outcome

    def pick(self, sides: i64, stream: i64) -> i64:
        raise ValueError("this state has no dice: a redacted state cannot be played on")

    def clone(self) -> "Dice":
        return self

    def to_dict(self) -> dict[str, object]:
        return {"source": "none"}

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Dice are copied and pickled with all they keep; those of a state without any are always the same."""
        if type(self) is Dice:
            return "NO_DICE"
        return dice_again, (type(self), self.draws, self.keep, self.drawn[:], getattr(self, "__dict__", {}))


def dice_again(kind: Any, draws: i64, keep: bool, drawn: list[i64], kept: dict[str, object]) -> Dice:
    """Copied or pickled dice of a kind written in plain Python, as they were."""
    dice: Dice = kind.__new__(kind)
    for name in kept:
        setattr(dice, name, kept[name])
    dice.draws = draws
    dice.keep = keep
    dice.drawn = drawn
    return dice


class SeededDice(Dice):
    """Outcome = f(seed, stream, how often that stream was drawn from): two games with one seed share each stream."""

    seed: i64
    low: i64
    high: i64
    counts: vec[i64]

    def __init__(self, seed: i64, streams: i64 = 1) -> None:
        super().__init__()
        self.seed = seed
        self.low = seed & MASK
        self.high = (seed >> 32) & MASK
        self.counts = rows.zeros(streams)

    def pick(self, sides: i64, stream: i64) -> i64:
        count = self.counts[stream]
        self.counts[stream] = count + 1
        # The count is scrambled before the seed comes in: otherwise neighbouring seeds would share their outcomes.
        x = mix((count + 0x9E3779B9) & MASK)
        x = mix(x ^ self.low)
        x = mix(x ^ ((stream * 0x61C88647 + 0x3C6EF372) & MASK))
        x = mix(x ^ self.high ^ 0x5BD1E995)
        return (x * sides) >> 32

    def clone(self) -> "SeededDice":
        twin = SeededDice(self.seed, 0)
        twin.counts = self.counts[:]
        twin.draws = self.draws
        return twin

    def to_dict(self) -> dict[str, object]:
        return {"source": "seeded", "seed": self.seed, "counts": list(self.counts)}

    def __reduce__(self) -> str | tuple[Any, ...]:
        return seeded_again, (self.seed, list(self.counts), self.draws, self.keep, self.drawn[:])


class ScriptedDice(Dice):
    """Outcomes given beforehand, for replays, tests and chance nodes; ``NeedsOutcome`` when there are no more.

    A ``play`` that raises has stopped half-way, so play on a clone wherever the script may run out.
    """

    script: list[i64]
    at: i64

    def __init__(self, script: list[i64]) -> None:
        super().__init__()
        self.script = list(script)
        self.at = 0

    def feed(self, outcomes: list[i64]) -> None:
        """Replace what is left of the script."""
        self.script = list(outcomes)
        self.at = 0

    def left(self) -> i64:
        return len(self.script) - self.at

    def pick(self, sides: i64, stream: i64) -> i64:
        if self.at >= len(self.script):
            raise NeedsOutcome(sides, stream)
        outcome = self.script[self.at]
        if outcome < 0 or outcome >= sides:
            raise BadOutcome(f"an outcome of {outcome} on a die with the outcomes 0 to {sides - 1}")
        self.at += 1
        return outcome

    def clone(self) -> "ScriptedDice":
        twin = ScriptedDice(self.script)
        twin.at = self.at
        twin.draws = self.draws
        return twin

    def to_dict(self) -> dict[str, object]:
        return {"source": "scripted", "script": list(self.script), "at": self.at}

    def __reduce__(self) -> str | tuple[Any, ...]:
        return scripted_again, (list(self.script), self.at, self.draws, self.keep, self.drawn[:])


def seeded_again(seed: i64, counts: list[i64], draws: i64, keep: bool, drawn: list[i64]) -> SeededDice:
    """Copied or pickled dice as they were."""
    dice = SeededDice(seed, 0)
    dice.counts = vec[i64](counts)
    dice.draws = draws
    dice.keep = keep
    dice.drawn = drawn
    return dice


def scripted_again(script: list[i64], at: i64, draws: i64, keep: bool, drawn: list[i64]) -> ScriptedDice:
    """Copied or pickled dice as they were."""
    dice = ScriptedDice(script)
    dice.at = at
    dice.draws = draws
    dice.keep = keep
    dice.drawn = drawn
    return dice


NO_DICE: Final = Dice()
