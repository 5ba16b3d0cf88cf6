"""A game: its name, seats, options and actions.  It makes the states."""

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from roadstead.kernel.actions import Actions
from roadstead.kernel.chances import Chances, chances
from roadstead.kernel.contracts import EncoderPart, HeuristicsPart, Scene, Words
from roadstead.kernel.deals import Deal
from roadstead.kernel.dice import BIGGEST_SEED, Dice, SeededDice
from roadstead.kernel.encoding import Encoder
from roadstead.kernel.errors import Refusal
from roadstead.kernel.events import EventKind
from roadstead.kernel.fields import KERNEL_FIELDS, Field
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.questions import NO_QUESTIONS, Questions
from roadstead.kernel.rules import Rules, begun
from roadstead.kernel.scene import Board, Surface
from roadstead.kernel.state import ALL_SEEING, SPECTATOR, WIDTH, State
from roadstead.kernel.storing import dice_from, like
from roadstead.kernel.words import Asked, Said

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """A rule that a table may choose; the first choice is what is played unless another is named."""

    name: str
    choices: tuple[OptionValue, ...]
    words: str
    title: str = ""  # what it is called where people choose; the name, unless it reads badly

    @property
    def heading(self) -> str:
        return self.title or self.name.replace("_", " ").capitalize()

    @property
    def default(self) -> OptionValue:
        return self.choices[0]


RULEBOOK = "rulebook"  # the preset of every game: all options as the rulebook has them
EVENING = "evening"  # the preset that people are offered first, where a game has one


@dataclass(frozen=True)
class Preset:
    """A named set of options; those it does not name stay as the rulebook has them."""

    name: str
    options: Mapping[str, OptionValue]
    words: str
    title: str


BY_THE_BOOK = Preset(RULEBOOK, {}, "Every option as the rulebook has it.", "By the rulebook")


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """One of the games on the table.  ``package`` is the folder its scene, words and heuristics are found in."""

    name: str
    title: str
    words_about: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    rules: Rules
    actions: Actions
    events: tuple[EventKind, ...]
    fields: tuple[Field, ...]
    streams: tuple[str, ...]
    seat_names: tuple[str, ...]
    package: str
    data: object = None
    questions: Questions = NO_QUESTIONS  # what seats are asked; not given by a game that has an ``occasions.py``
    always_won: bool = True  # whether somebody wins every game
    minutes: int = 60  # about how long four people take
    weight: int = 3  # how much there is to learn, from 1 (little) to 5
    repeated: tuple[str, ...] = ()  # kinds of action that people like to do several times in a row
    less_is_better: tuple[str, ...] = ()  # columns of the sheets in which less is better: debts, spaces to go
    points: str = "{:,}"  # how a score is written
    further_presets: tuple[Preset, ...] = ()  # besides the rulebook's own
    short_form: Mapping[str, OptionValue] = field(default_factory=dict)  # of a long game: options that make it short

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_in, (self.package,)

    @cached_property
    def digest(self) -> str:
        """A short fingerprint of the components: records made with other data do not replay."""
        plain = json.dumps(self.data, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(plain.encode()).hexdigest()[:16]

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        *,
        dice: Dice | None = None,
        events: bool = False,
    ) -> State:
        """A new game, set up and ready for its first decision.

        The dice come from ``seed`` (a fresh one when none is given) unless a source of dice is handed in.  With
        ``events`` on, ``state.events`` tells after each ``play`` what happened.
        """
        count = self.seats[0] if seats is None else self.checked_seats(seats)
        chosen = cast(dict[str, object], self.checked_options({} if options is None else options))
        source = self.seeded(secrets.randbits(62) if seed is None else seed) if dice is None else dice
        return begun(self, count, chosen, source, events)

    def seeded(self, seed: int) -> SeededDice:
        """Dice for this game from a seed."""
        if isinstance(seed, bool) or not hasattr(seed, "__index__"):
            raise ValueError(f"a seed is a whole number, not {seed!r}")
        if not 0 <= seed <= BIGGEST_SEED:
            raise ValueError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed}")
        return SeededDice(seed, len(self.streams))

    def checked_seats(self, seats: int) -> int:
        if isinstance(seats, bool) or not hasattr(seats, "__index__") or seats not in self.seats:
            raise ValueError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}")
        return int(seats)

    def checked_options(self, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options with their values, the given ones checked."""
        if not isinstance(given, Mapping):
            raise ValueError(f"options are given as a dictionary, not as {type(given).__name__}")
        known = {option.name: option for option in self.options}
        chosen = {option.name: option.default for option in self.options}
        for name, value in given.items():
            if name not in known:
                have = ", ".join(known) or "none"
                raise ValueError(f"{self.title} has no option {name!r} (it has: {have})")
            choices = known[name].choices
            if not any(value == choice and type(value) is type(choice) for choice in choices):
                listed = ", ".join(str(choice) for choice in choices)
                raise ValueError(f"option {name!r} of {self.title} is one of {listed}, not {value!r}")
            chosen[name] = value
        return chosen

    @property
    def presets(self) -> tuple[Preset, ...]:
        """The named sets of options that people choose from, the one offered first at the head."""
        every = (BY_THE_BOOK, *self.further_presets)
        return tuple(sorted(every, key=lambda preset: preset.name != EVENING))

    def preset(self, name: str) -> dict[str, OptionValue]:
        """All options with the values they have in a preset."""
        for preset in self.presets:
            if preset.name == name:
                return self.checked_options(preset.options)
        have = ", ".join(preset.name for preset in self.presets)
        raise ValueError(f"{self.title} has no preset {name!r} (it has: {have})")

    # Storing

    def store(self, state: State) -> dict[str, object]:
        """A state as plain JSON."""
        stored: dict[str, object] = {"game": self.name, "rules": self.rules_version, "options": dict(state.options)}
        for row in KERNEL_FIELDS + self.fields:
            value = getattr(state, row.name)
            stored[row.name] = value if isinstance(value, (bool, int)) else list(value)
        stored["stack"] = list(state.stack[: state.depth * WIDTH])
        stored["dice"] = state.dice.to_dict()
        return stored

    def describe(self, state: State) -> str:
        """A state in a few words: whose eyes it is seen with, how far the game is, and who decides."""
        viewer = int(state.viewer)
        seen = {ALL_SEEING: "", SPECTATOR: " as a spectator sees it"}.get(viewer, f" as seat {viewer} sees it")
        asked = [str(seat) for seat in state.actors()]
        who = f"{'seat' if len(asked) == 1 else 'seats'} {', '.join(asked)} to decide"
        return (
            f"<{self.title}{seen}, {state.seats} seats, {state.decisions} decisions, {'over' if state.over else who}>"
        )

    def restore(self, stored: Mapping[str, Any]) -> State:
        """The state that ``to_dict`` stored; whatever is missing, of another shape or against the rules is refused."""
        if not isinstance(stored, Mapping):
            raise ValueError(f"a stored state is a dictionary, not {type(stored).__name__}")
        if stored.get("game") != self.name:
            raise ValueError(f"this is a state of {stored.get('game')!r}, not of {self.name!r}")
        if stored.get("rules") != self.rules_version:
            raise ValueError(f"this state was made by rules version {stored.get('rules')}, not {self.rules_version}")
        for name in ("seats", "options", "stack", "dice"):
            if name not in stored:
                raise ValueError(f"the stored state lacks {name!r}")
        state = self.rules.blank()
        state.game = self
        state.rules = self.rules
        state.options = cast(dict[str, object], self.checked_options(stored["options"]))
        state.events = []
        self.rules.furnish(state)
        pattern = self._pattern(self.checked_seats(stored["seats"]), stored["options"])
        for row in KERNEL_FIELDS + self.fields:
            setattr(state, row.name, like(getattr(pattern, row.name), stored, row.name, row.grows))
        stack = like(pattern.stack, stored, "stack", True)
        if len(stack) != state.depth * WIDTH or (state.depth == 0) != state.over:
            raise ValueError("the stored state's 'stack' does not fit its 'depth'")
        state.stack = stack
        state.dice = dice_from(stored["dice"], len(self.streams))
        self._check(state)
        return state

    def _pattern(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """A state of the same table, to compare shapes with."""
        key = json.dumps([seats, dict(options)], sort_keys=True)
        if key not in self._patterns:
            self._patterns[key] = self.new(seats, 0, options)
        return self._patterns[key]

    @cached_property
    def _patterns(self) -> dict[str, State]:
        return {}

    def _check(self, state: State) -> None:
        """Whether a state that came from outside is one that the rules could have made."""
        if not ALL_SEEING <= state.viewer < state.seats:
            raise ValueError(f"the stored state's 'viewer' is no seat: {state.viewer}")
        try:
            faults = state.invariants() if state.viewer == ALL_SEEING else []
            if state.viewer != ALL_SEEING and self.store(state.copied(state.viewer)) != self.store(state):
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

    # Parts that are loaded when they are needed

    def part(self, name: str) -> Any:
        """One of the game's modules by name; those that bots and learners use may lie in its folder ``bot``."""
        return import_module(self._where(name) or f"{self.package}.{name}")

    def own_part(self, name: str) -> Any | None:
        """The game's module of this name; ``None`` where it has none, and what the kernel has for all games serves."""
        where = self._where(name)
        return import_module(where) if where else None

    def _where(self, name: str) -> str:
        for folder in (f"{self.package}.bot", self.package):
            if find_spec(folder) is not None and find_spec(f"{folder}.{name}") is not None:
                return f"{folder}.{name}"
        return ""

    def load(self) -> None:
        """Load the parts that a table in the browser needs, so that nobody has to wait for them later."""
        for name in ("words", "scene", "heuristics"):
            getattr(self, name)

    @cached_property
    def words(self) -> Words:
        """Everything that is said about a table of this game: in its own words, plainly where it has none."""
        from roadstead.kernel.defaults.words import completed

        return completed(self, self.own_part("words"))

    def deal(self, view: State, seat: int, names: Sequence[str]) -> Deal | None:
        """The deal that this seat is asked about, where there is one and the game describes it."""
        told = getattr(self.words, "deal", None)
        return None if told is None else cast(Deal | None, told(view, seat, names))

    @cached_property
    def scene(self) -> Scene:
        """How a table of this game is drawn."""
        from roadstead.kernel.defaults.scene import PlainScene

        return cast(Scene, self.own_part("scene") or PlainScene(self))

    def board(self, view: State) -> Board:
        """The board that this table is played on: the game's own, or the one drawn for an owner's data."""
        drawn = getattr(self.scene, "board", None)
        return self.scene.BOARD if drawn is None else cast(Board, drawn(view))

    def surfaces(self, view: State, seat: int | None) -> list[Surface]:
        """What lies on this table for ``seat`` (``None``: a spectator): the board, and what the game has besides."""
        laid = getattr(self.scene, "surfaces", None)
        return self.board(view).alone() if laid is None else cast(list[Surface], laid(view, seat))

    @cached_property
    def heuristics(self) -> Heuristics:
        """What a decent player looks at; the score alone where the game does not say."""
        own = cast(HeuristicsPart | None, self.own_part("heuristics"))
        return own.HEURISTICS if own else Heuristics()

    @cached_property
    def encoder(self) -> Encoder:
        """What a seat sees, as a row of numbers."""
        from roadstead.kernel.defaults.encode import FieldEncoder

        own = cast(EncoderPart | None, self.own_part("encode"))
        return own.ENCODER if own else FieldEncoder(self)

    def chances(self, view: State, seat: int | None) -> Chances:
        """Each seat's chance to win as this seat (``None``: a spectator) may judge it, with its spread."""
        return chances(self, view, seat)

    @cached_property
    def asked(self) -> dict[int, Asked]:
        """For each question, by number, the kinds of action that answer it, and what is to be done now."""
        return self.questions.asked if self.questions.rows else cast(dict[int, Asked], self.part("occasions").ASKED)

    @cached_property
    def occasions(self) -> dict[str, Said]:
        """For each kind of action when it is done."""
        declared = self.questions.occasions
        return declared if declared else cast(dict[str, Said], self.part("occasions").OCCASIONS)

    def statistics(self, state: State) -> dict[str, list[int]]:
        """What the game thinks worth keeping of a finished game, a number for each seat.

        A name that begins with ``which`` is that of a label (which power a seat led): kept, but no mean is taken of it.
        """
        own = getattr(self.own_part("scoring"), "statistics", None)
        return {name: [int(x) for x in row] for name, row in own(state).items()} if own else {}

    def refusal(self, view: State, seat: int, action: int) -> Refusal:
        """Why an action is not legal, told from what the seat sees."""
        return self.words.refusal(view, seat, action)


def _game_in(package: str) -> Game:
    """The game of a folder: how a game crosses to another process."""
    return cast(Game, import_module(package).GAME)
