"""What a game's rules give the kernel, and how a game begins."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from roadstead.kernel import rows
from roadstead.kernel.dice import Dice
from roadstead.kernel.state import SLACK, WIDTH, State

if TYPE_CHECKING:
    from roadstead.kernel.game import Game


def _not_set_up(t: Any) -> None:
    raise ValueError("a game's rules say how it is set up")


def _not_scored(t: Any) -> list[i64]:
    raise ValueError("a game's rules say how it is scored")


def _nothing_unknown(t: Any, viewer: i64, chance: Dice) -> None:
    pass


def _no_faults(t: Any) -> list[str]:
    return []


class Hooks(NamedTuple):
    """The functions of a game's rules that the kernel calls now and then, each with a table of the game's own class."""

    set_up: Callable[[Any], None] = _not_set_up
    imagine: Callable[[Any, Any, Dice], None] = _nothing_unknown
    scores: Callable[[Any], list[i64]] = _not_scored
    winners: Callable[[Any], list[i64]] | None = None
    faults: Callable[[Any], list[str]] = _no_faults


NO_HOOKS: Final = Hooks()


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A game's rules, as the kernel calls them; one object a game, without any state of its own."""

    hooks: ClassVar[Hooks] = NO_HOOKS

    def blank(self) -> State:
        """An empty table."""
        raise ValueError("a game's rules say what its table is")

    def furnish(self, t: State) -> None:
        """Fit an empty table to its options, where components differ with them: for a new state and a stored one."""

    def deal(self, t: State) -> None:
        """Set up: lay out the table and push the first duty."""
        self._hooks().set_up(t)

    def perform(self, t: State, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Do a duty that has come to the top of the stack."""
        raise ValueError(f"no duty has the number {kind}")

    def choices(self, t: State, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> list[i64]:
        """The legal answers to a question, ascending, from what the seat knows."""
        raise ValueError(f"no question has the number {kind}")

    def answer(self, t: State, kind: i64, seat: i64, action: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Take a seat's answer; where others are still to answer, only note it down."""
        raise ValueError(f"no question has the number {kind}")

    def imagine(self, t: State, viewer: i64, chance: Dice) -> None:
        """Fill in everything unknown in a copy of the viewer's redacted state."""
        self._hooks().imagine(t, viewer, chance)

    def scores(self, t: State) -> list[i64]:
        return self._hooks().scores(t)

    def winners(self, t: State) -> list[i64]:
        """Who has won: whoever has the most points, several where they are equal, unless a game says otherwise."""
        own = self._hooks().winners
        if own is not None:
            return own(t)
        return rows.leaders([[points] for points in self.scores(t)])

    def faults(self, t: State) -> list[str]:
        return self._hooks().faults(t)

    def _hooks(self) -> Hooks:
        """Those of the game's own class."""
        own: Any = type(self)
        found: Hooks = own.hooks
        return found

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Rules written in plain Python are stored with what they keep."""
        return again, (type(self), getattr(self, "__dict__", {}))


def again(kind: Any, kept: dict[str, object]) -> object:
    """Stored rules as they were."""
    rules = kind.__new__(kind)
    for name in kept:
        setattr(rules, name, kept[name])
    return rules


def begun(game: "Game", seats: i64, options: dict[str, object], dice: Dice, telling: bool) -> State:
    """A new game, set up and ready for its first decision; the seats and options are known to be right."""
    rules = game.rules
    state = rules.blank()
    state.game = game
    state.rules = rules
    state.seats = seats
    state.options = options
    state.dice = dice
    state.decisions = 0
    state.questions = 0
    state.stack = rows.zeros(SLACK * WIDTH)
    state.events = []
    state.telling = telling
    rules.furnish(state)
    rules.deal(state)
    state.settle()
    return state
