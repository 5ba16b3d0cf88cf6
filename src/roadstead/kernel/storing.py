"""A state as plain JSON, and back again."""

from collections.abc import Mapping
from copy import deepcopy
from typing import TYPE_CHECKING, Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel.dice import BIGGEST_SEED, NO_DICE, Dice, ScriptedDice, SeededDice
from roadstead.kernel.events import Event
from roadstead.kernel.fair import FairDice
from roadstead.kernel.fields import KERNEL_FIELDS
from roadstead.kernel.state import ALL_SEEING, WIDTH, State

if TYPE_CHECKING:
    from roadstead.kernel.game import Game


def stored(state: State) -> dict[str, object]:
    """Everything that lies on the table, and the dice to come."""
    game = state.game
    found: dict[str, object] = {"game": game.name, "rules": game.rules_version, "options": dict(state.options)}
    for row in KERNEL_FIELDS + game.fields:
        value = getattr(state, row.name)
        found[row.name] = value if isinstance(value, (bool, int)) else list(value)
    found["stack"] = list(state.stack[: state.depth * WIDTH])
    found["dice"] = state.dice.to_dict()
    return found


def restored(game: "Game", stored: Mapping[str, Any]) -> State:
    """The state again; whatever is missing, of another shape or against the rules is refused."""
    if not isinstance(stored, Mapping):
        raise ValueError(f"a stored state is a dictionary, not {type(stored).__name__}")
    if stored.get("game") != game.name:
        raise ValueError(f"this is a state of {stored.get('game')!r}, not of {game.name!r}")
    if stored.get("rules") != game.rules_version:
        raise ValueError(f"this state was made by rules version {stored.get('rules')}, not {game.rules_version}")
    for name in ("seats", "options", "stack", "dice"):
        if name not in stored:
            raise ValueError(f"the stored state lacks {name!r}")
    state = game.rules.blank()
    state.game = game
    state.rules = game.rules
    state.options = cast(dict[str, object], game.checked_options(stored["options"]))
    state.events = []
    game.rules.furnish(state)
    pattern = game.pattern(game.checked_seats(stored["seats"]), stored["options"])
    for row in KERNEL_FIELDS + game.fields:
        setattr(state, row.name, _like(getattr(pattern, row.name), stored, row.name, row.grows))
    stack = _like(pattern.stack, stored, "stack", True)
    if len(stack) != state.depth * WIDTH or (state.depth == 0) != state.over:
        raise ValueError("the stored state's 'stack' does not fit its 'depth'")
    state.stack = stack
    state.dice = _dice_from(stored["dice"], len(game.streams))
    _check(state)
    return state


def copied(state: State, memo: dict[int, object]) -> State:
    """A copy, with everything that was told of the last decision; its dice are those of ``memo``, if they are in there."""
    twin = state.clone()
    twin.dice = deepcopy(state.dice, memo)
    twin.filming = state.filming
    twin.stills = state.stills
    return twin


def reduced(state: State) -> tuple[object, tuple[object, ...]]:
    """For pickling: what ``stored`` does not hold goes along, so that a copy plays on as the state would."""
    told = list(state.events) if state.telling else None
    return _again, (state.game, stored(state), state.dice, bool(state.marked), told)


def _again(game: "Game", found: dict[str, Any], dice: Dice, marked: bool, told: list[Event] | None) -> State:
    state = restored(game, found)
    state.dice = dice
    state.marked = marked
    if told is not None:
        state.telling = True
        state.events = told
    return state


def _check(state: State) -> None:
    """Whether a state that came from outside is one that the rules could have made."""
    if not ALL_SEEING <= state.viewer < state.seats:
        raise ValueError(f"the stored state's 'viewer' is no seat: {state.viewer}")
    try:
        faults = state.invariants() if state.viewer == ALL_SEEING else []
        if state.viewer != ALL_SEEING and stored(state.copied(state.viewer)) != stored(state):
            faults = ["it shows what its viewer cannot see"]
        asked = state.actors()
        if not state.over and not asked:
            faults = ["nobody is asked anything"]
        for seat in asked:
            if state.viewer in (ALL_SEEING, seat) and not state.look(seat):
                faults = [f"seat {seat} has nothing to answer"]
    except (IndexError, KeyError, OverflowError, TypeError, ValueError) as error:
        raise ValueError("the stored state is against the rules") from error
    if faults:
        raise ValueError(f"the stored state is against the rules: {faults[0]}")


def _like(pattern: object, stored: Mapping[str, Any], name: str, grows: bool) -> Any:
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


def _dice_from(stored: Mapping[str, Any], streams: int) -> Dice:
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
