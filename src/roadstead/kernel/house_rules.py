"""Rules of one's own: a class in plain Python on top of a game's rules.

    class Storms(HouseRules):
        game = "jamaica"
        title = "Jamaica with storms"
        reason = "Is a full hold still worth having when the weather may take it?"
        streams = ("storm",)

        def perform(self, t, kind, a, b, c, d):
            if kind == frames.ROUND_END:
                self.storm(t)
            super().perform(t, kind, a, b, c, d)

Whatever it does not say is done by the game's own rules, compiled where they are.  The table is the game's own too: so
redaction, storing, words and drawings are as they were.
"""

import inspect
import re
import sys
from dataclasses import replace
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from roadstead.kernel.components import fingerprint
from roadstead.kernel.dice import Dice
from roadstead.kernel.events import EventKind
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.own_files import module_at
from roadstead.kernel.rules import Rules
from roadstead.kernel.state import State
from roadstead.kernel.variants import LONGEST, is_plain

if TYPE_CHECKING:
    from roadstead.kernel.game import Game

MARK = ".py:"  # in what names a class in a file


class BadHouseRules(ValueError):
    """What is wrong with rules of one's own, in a line."""


class HouseRules(Rules):
    """The base of rules of one's own: every method does what the game's own rules do."""

    game: ClassVar[str] = ""  # whose rules they are built on
    name: ClassVar[str] = ""  # what the game is called in commands; made of the game's name and the class's unless said
    title: ClassVar[str] = ""
    reason: ClassVar[str] = ""
    seats: ClassVar[tuple[int, ...]] = ()  # how many may play, where not all numbers of the game will do
    streams: ClassVar[tuple[str, ...]] = ()  # further streams of dice, after those of the game
    thrown: ClassVar[tuple[str, ...]] = ()  # those of them that are dice thrown in sight of all
    events: ClassVar[tuple[EventKind, ...]] = ()  # further events, after those of the game
    heuristics: ClassVar["type[HouseHeuristics] | None"] = None  # what bots look at, if it is more than in the game
    source: str = ""  # where the class is found again: FILE.py:CLASS, or MODULE:CLASS

    def __init__(self, printed: "Game", source: str = "") -> None:
        self.printed = printed
        self.source = source

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.source, self.printed)

    def stream(self, name: str) -> int:
        """The number of one of its streams, for ``t.dice.below(6, self.stream("storm"))``."""
        return len(self.printed.streams) + self.streams.index(name)

    def event(self, name: str) -> int:
        """The number of one of its events, for ``t.tell`` and ``t.announce``."""
        return len(self.printed.events) + [row.name for row in self.events].index(name)

    # What the kernel asks of rules, each handed on

    def blank(self) -> State:
        return self.printed.rules.blank()

    def furnish(self, t: State) -> None:
        self.printed.rules.furnish(t)

    def deal(self, t: State) -> None:
        self.printed.rules.deal(t)

    def perform(self, t: State, kind: int, a: int, b: int, c: int, d: int) -> None:
        self.printed.rules.perform(t, kind, a, b, c, d)

    def choices(self, t: State, kind: int, seat: int, a: int, b: int, c: int, d: int) -> list[int]:
        return self.printed.rules.choices(t, kind, seat, a, b, c, d)

    def answer(self, t: State, kind: int, seat: int, action: int, a: int, b: int, c: int, d: int) -> None:
        self.printed.rules.answer(t, kind, seat, action, a, b, c, d)

    def imagine(self, t: State, viewer: int, chance: Dice) -> None:
        self.printed.rules.imagine(t, viewer, chance)

    def scores(self, t: State) -> list[int]:
        return self.printed.rules.scores(t)

    def winners(self, t: State) -> list[int]:
        return self.printed.rules.winners(t)

    def faults(self, t: State) -> list[str]:
        return self.printed.rules.faults(t)


class HouseHeuristics(Heuristics):
    """The base of heuristics of one's own: every method does what the game's own do."""

    def __init__(self, printed: Heuristics) -> None:
        super().__init__(
            printed.scale, printed.temperature, printed.horizon, printed.trust, printed.margin, printed.mixed
        )
        self.printed = printed

    def weigh(self, t: State, seat: int, action: int) -> float:
        return self.printed.weigh(t, seat, action)

    def weights(self, t: State, seat: int, menu: list[int]) -> Any:
        """All at once, as the game's own, unless ``weigh`` says something else here."""
        own = type(self).weigh is not HouseHeuristics.weigh
        return super().weights(t, seat, menu) if own else self.printed.weights(t, seat, menu)

    def outlook(self, t: State, seat: int) -> float:
        return self.printed.outlook(t, seat)


def named(kind: type[HouseRules]) -> str:
    """What the game with these rules is called in commands."""
    return kind.name or f"{kind.game}_{kind.__name__.lower()}"


def made(kind: type[HouseRules], base: "Game", source: str) -> "Game":
    """The game that is played with these rules."""
    _check(kind, base, source)
    rules = kind(base, source)
    code = Path(str(sys.modules[kind.__module__].__file__)).read_bytes()
    return replace(
        base,
        name=named(kind),
        title=kind.title,
        words_about=kind.reason,
        rules=rules,
        seats=tuple(sorted(kind.seats)) or base.seats,
        events=(*base.events, *kind.events),
        streams=(*base.streams, *kind.streams),
        thrown=(*base.thrown, *kind.thrown),
        data={"components": base.data, "rules": sha256(code).hexdigest()},
        loaded=fingerprint(base.package, rules),
    )


def _check(kind: type[HouseRules], base: "Game", source: str) -> None:
    for part in ("game", "title", "reason"):
        if not isinstance(getattr(kind, part), str) or not getattr(kind, part).strip():
            raise BadHouseRules(f'{source} does not say its {part}: a line such as {part} = "..." is missing')
    for part, most in LONGEST.items():
        if len(getattr(kind, part)) > most or not is_plain(getattr(kind, part)):
            raise BadHouseRules(f"the {part} of {source} is one line of plain text, at most {most} characters")
    if not re.fullmatch("[a-z][a-z0-9_]*", named(kind)):
        raise BadHouseRules(f"{named(kind)!r} of {source} is no name of a game: small letters, digits and _ make one")
    if not isinstance(kind.seats, tuple) or not set(kind.seats) <= set(base.seats):
        raise BadHouseRules(f"the seats of {source} are some of {base.seats}, in brackets, not {kind.seats!r}")
    for stream in kind.thrown:
        if stream not in kind.streams:
            raise BadHouseRules(f"{source} throws the dice {stream!r}, which are none of its streams")


def found(source: str) -> type[HouseRules]:
    """The class that ``FILE.py:CLASS`` or ``MODULE:CLASS`` names."""
    where, _, name = source.rpartition(":")
    if not where or not name:
        raise BadHouseRules(f"rules of your own are given as FILE.py:CLASS, not {source!r}")
    module = module_at(str(Path(where).resolve())) if where.endswith(".py") else import_module(where)
    kind = getattr(module, name, None)
    if not isinstance(kind, type) or not issubclass(kind, HouseRules) or kind is HouseRules:
        raise BadHouseRules(f"{where} has no class {name} that is built on HouseRules")
    return kind


def _again(source: str, printed: "Game") -> HouseRules:
    """Pickled rules as they were."""
    return found(source)(printed, source)


def own_words(game: "Game") -> str:
    """What rules of one's own say of themselves, for who reads the rules; nothing for a game's own."""
    return " ".join((inspect.getdoc(type(game.rules)) or "").split()) if isinstance(game.rules, HouseRules) else ""
