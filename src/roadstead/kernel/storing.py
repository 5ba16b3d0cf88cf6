"""What a stored state is made of: values of the right shape, and dice."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel.dice import BIGGEST_SEED, NO_DICE, Dice, ScriptedDice, SeededDice
from roadstead.kernel.fair import FairDice


def like(pattern: object, stored: Mapping[str, Any], name: str, grows: bool) -> Any:
    """A stored value as a state keeps it, if it has the pattern's shape; the length of what grows may differ."""
    value = stored.get(name)
    if isinstance(pattern, bool):
        fits = isinstance(value, bool)
    elif isinstance(pattern, int):
        fits = isinstance(value, int) and not isinstance(value, bool) and -BIGGEST_SEED <= value <= BIGGEST_SEED
    else:
        fits = isinstance(value, list) and all(isinstance(x, int) and not isinstance(x, bool) for x in value)
        if fits and not grows and isinstance(pattern, (list, vec)):
            fits = len(value or []) == len(pattern)
    if not fits:
        raise ValueError(f"the stored state's {name!r} is missing or has another shape")
    if isinstance(value, list):
        return value if isinstance(pattern, list) else _numbers(value, name)
    return value


def _numbers(values: list[int], name: str) -> vec[i64]:
    try:
        return vec[i64](values)
    except (OverflowError, ValueError, TypeError) as error:
        raise ValueError(f"the stored state's {name!r} has a number that is too large") from error


def dice_from(stored: Mapping[str, Any], streams: int) -> Dice:
    try:
        return _dice_of_kind(stored["source"], stored, streams)
    except (KeyError, TypeError, OverflowError, AttributeError) as error:
        raise ValueError("the stored state's 'dice' are missing something or have another shape") from error


def _dice_of_kind(source: str, stored: Mapping[str, Any], streams: int) -> Dice:
    if source == "seeded":
        if not 0 <= stored["seed"] <= BIGGEST_SEED or len(stored["counts"]) != streams:
            raise ValueError("the stored state's 'dice' are of another game")
        seeded = SeededDice(stored["seed"], 0)
        seeded.counts = vec[i64](stored["counts"])
        return seeded
    if source == "scripted":
        scripted = ScriptedDice(stored["script"])
        scripted.at = stored["at"]
        return scripted
    if source == "fair":
        return FairDice(bytes.fromhex(stored["secret"]), stored["lines"], stored["at"])
    if source == "none":
        return NO_DICE
    raise ValueError(f"there are no dice of the kind {source!r}")
