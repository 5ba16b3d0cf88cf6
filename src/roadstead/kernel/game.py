"""A game: its name, seats, options and actions.  It makes the states."""

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from dataclasses import fields as dataclass_fields
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pickle import PicklingError
from typing import Any, cast

from roadstead.kernel import components, lessons, notation, storing
from roadstead.kernel.actions import Actions
from roadstead.kernel.catalogue import ENGLISH, Catalogue, catalogue, files
from roadstead.kernel.contracts import EncoderPart, GistPart, HeuristicsPart, Scene, Words
from roadstead.kernel.deals import Deal
from roadstead.kernel.dice import BIGGEST_SEED, Dice, SeededDice
from roadstead.kernel.encoding import Encoder
from roadstead.kernel.errors import Refusal
from roadstead.kernel.events import EventKind
from roadstead.kernel.fields import Field
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.house_rules import HouseRules
from roadstead.kernel.instances import base_of, first_value
from roadstead.kernel.lessons import Lesson
from roadstead.kernel.options import BY_THE_BOOK, BY_THE_VARIANT, EVENING, Option, OptionValue, Preset
from roadstead.kernel.quantities import LESS, PLAIN, Quantity
from roadstead.kernel.questions import NO_QUESTIONS, Questions
from roadstead.kernel.rules import Rules, begun
from roadstead.kernel.scene import Board, Piece, Surface
from roadstead.kernel.state import ALL_SEEING, SPECTATOR, State
from roadstead.kernel.variants import Variant, game_in, in_memory
from roadstead.kernel.winning import Chances, chances
from roadstead.kernel.words import Asked, Said

__all__ = ["EVENING", "Game", "Option", "OptionValue", "Preset"]


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
    thrown: tuple[str, ...] = ()  # the streams that are dice thrown in sight of all; from the others cards are drawn
    questions: Questions = NO_QUESTIONS  # what seats are asked
    always_won: bool = True  # whether somebody wins every game
    minutes: int = 60  # about how long four people take
    weight: int = 3  # how much there is to learn, from 1 (little) to 5
    repeated: tuple[str, ...] = ()  # kinds of action that people like to do several times in a row
    points: str = "{:,}"  # how a score is written
    further_presets: tuple[Preset, ...] = ()  # besides the rulebook's own
    short_form: Mapping[str, OptionValue] = field(default_factory=dict)  # of a long game: options that make it short
    loaded: str = ""  # the fingerprint of the component tables as they were loaded, where ``declared`` has taken it
    variant: Variant | None = None  # what a file says of it, where it is a variant
    other_fields: tuple[
        Field, ...
    ] = ()  # of a variant: the fields that are laid out otherwise than in the printed game

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def score_text(self, score: int) -> str:
        """A score as people write it: ``28``, ``-$753M``."""
        return f"{'-' if score < 0 else ''}{self.points.format(abs(score))}"

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """By the name of its folder, and with what differs from the game there: other rules go with their states.

        A variant goes with its whole file.
        """
        printed: Any = getattr(import_module(self.package), "GAME", None)
        with_own_rules = printed is not None and type(self.rules) is not type(printed.rules)
        if self.variant is not None and not (with_own_rules and base_of(self.package) == self.package):
            stock: Any = in_memory()[self.name]
            where = (base_of(self.package), self.variant.text)
        else:
            stock = printed
            where = (self.package, "")
        if stock is None:
            raise PicklingError(f"{self.package} has no GAME, so {self.title} would not be found there again")
        own = {part.name: getattr(self, part.name) for part in dataclass_fields(self)}
        changed = {name: part for name, part in own.items() if part is not getattr(stock, name)}
        if "rules" in changed and type(self.rules) is type(stock.rules):
            raise PicklingError(
                f"this {self.title} is played with data of its own: send the data, and make it anew there"
            )
        return _game_in, (*where, changed)

    @property
    def digest(self) -> str:
        """A short fingerprint of the components: records made with other data do not replay.

        It is that of the component tables as they are now: who has changed an entry since has another digest.
        """
        now = components.fingerprint(self.package, self.rules) if self.loaded else ""
        told = self._printed if now == self.loaded else self._printed + now
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    @cached_property
    def _printed(self) -> str:
        """The components as the game was given them."""
        return json.dumps(self.data, sort_keys=True, separators=(",", ":"))

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
            range_of = " to ".join(str(count) for count in dict.fromkeys((self.seats[0], self.seats[-1])))
            raise ValueError(f"{self.title} is for {range_of} players, not {seats!r}")
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
        every = (BY_THE_VARIANT if self.variant else BY_THE_BOOK, *self.further_presets)
        return tuple(sorted(every, key=lambda preset: preset.name != EVENING))

    def preset(self, name: str) -> dict[str, OptionValue]:
        """All options with the values they have in a preset."""
        for preset in self.presets:
            if preset.name == name:
                return self.checked_options(preset.options)
        have = ", ".join(preset.name for preset in self.presets)
        raise ValueError(f"{self.title} has no preset {name!r} (it has: {have})")

    @property
    def printed(self) -> "Game":
        """The printed game that a variant, or a game with rules of one's own, is made of; any other is its own."""
        if isinstance(self.rules, HouseRules):
            return self.rules.printed
        return self if self.variant is None else cast(Game, import_module(base_of(self.package)).GAME)

    def fit(self, state: State) -> None:
        """Lay out what differs in this variant; the generated code has laid out the printed game's table."""
        for row in self.other_fields:
            setattr(state, row.name, first_value(state, row))

    # Storing

    def store(self, state: State) -> dict[str, object]:
        """A state as plain JSON."""
        return storing.stored(state)

    def copy(self, state: State, memo: dict[int, object]) -> State:
        """A copy, with everything that was told of the last decision, and with dice that others in ``memo`` may share."""
        return storing.copied(state, memo)

    def reduced(self, state: State) -> tuple[object, tuple[object, ...]]:
        """How a state is pickled."""
        return storing.reduced(state)

    def describe(self, state: State) -> str:
        """A state in a few words: whose eyes it is seen with, how far the game is, and who decides."""
        viewer = int(state.viewer)
        seen = {ALL_SEEING: "", SPECTATOR: " as a spectator sees it"}.get(viewer, f" as seat {viewer} sees it")
        asked = [str(seat) for seat in state.actors()]
        who = f"{'seat' if len(asked) == 1 else 'seats'} {', '.join(asked)} to decide"
        return (
            f"<{self.title}{seen}, {state.seats} seats, {state.decisions} decisions, {'over' if state.over else who}>"
        )

    def position(self, text: str, seed: int | None = None) -> State:
        """The state that ``state.position()`` wrote as one line; with a ``seed`` its dice are new ones."""
        return notation.read(self, text, seed)

    def written(self, state: State) -> str:
        """A state as one line of text."""
        return notation.written(state)

    def key(self, state: State) -> tuple[Any, ...]:
        """What makes two states equal."""
        return notation.key(state)

    def text(self, state: State) -> str:
        """A state as text: the table in short tables, and what is asked; what ``str(state)`` says."""
        from roadstead.kernel import looking

        return looking.text(state)

    def svg(self, state: State) -> str:
        """A state as one drawing, with what its viewer sees."""
        from roadstead.kernel import looking

        return looking.svg(state)

    def restore(self, stored: Mapping[str, Any]) -> State:
        """The state that ``to_dict`` stored; whatever is missing, of another shape or against the rules is refused."""
        return storing.restored(self, stored)

    def pattern(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """A state of the same table, to compare shapes with."""
        key = json.dumps([seats, dict(options)], sort_keys=True)
        if key not in self._patterns:
            self._patterns[key] = self.new(seats, 0, options)
        return self._patterns[key]

    @cached_property
    def _patterns(self) -> dict[str, State]:
        return {}

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

    @cached_property
    def folder(self) -> Path:
        """Where its modules and files lie."""
        return Path(str(import_module(self.package).__file__)).parent

    def load(self) -> None:
        """Load the parts that a table in the browser needs, so that nobody has to wait for them later."""
        for name in ("words", "scene", "heuristics"):
            getattr(self, name)

    def catalogue(self, language: str = ENGLISH) -> Catalogue:
        """The words of this game in a language."""
        return catalogue(language, *self.catalogue_files(language))

    def catalogue_files(self, language: str = ENGLISH) -> list[str]:
        """What the words are read from, here and in browsers."""
        from roadstead.kernel.defaults.entries import declared

        return files(self.folder / "words", declared(self), language)

    @cached_property
    def words(self) -> Words:
        """Everything that is said about a table of this game: in its own words, plainly where it has none."""
        from roadstead.kernel.defaults.words import completed

        return completed(self)

    def deal(self, view: State, seat: int, names: Sequence[str]) -> Deal | None:
        """The deal that this seat is asked about, where there is one and the game describes it."""
        told = self.words.deal
        return None if told is None else told(view, seat, names)

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

    def aims(self, view: State, seat: int, action: int, names: Sequence[str]) -> list[Piece]:
        """What this action would move in the end, if nothing came in between, where the game's scene knows that."""
        shown = getattr(self.scene, "aims", None)
        return [] if shown is None else cast(list[Piece], shown(view, seat, action, names))

    @cached_property
    def heuristics(self) -> Heuristics:
        """What a decent player looks at; the score alone where the game does not say."""
        if isinstance(self.rules, HouseRules) and self.rules.heuristics is not None:
            return self.rules.heuristics(self.rules.printed.heuristics)
        own = cast(HeuristicsPart | None, self.own_part("heuristics"))
        return own.HEURISTICS if own else Heuristics()

    @cached_property
    def encoder(self) -> Encoder:
        """What a seat sees, as a row of numbers."""
        from roadstead.kernel.defaults.encode import FieldEncoder

        own = cast(EncoderPart | None, self.own_part("encode"))
        return own.ENCODER if own else FieldEncoder(self)

    @cached_property
    def gist(self) -> Encoder:
        """What is read to judge how a seat stands: a few sums where the game has them, else all that the seat sees."""
        own = cast(GistPart | None, self.own_part("gist"))
        return own.GIST if own else self.encoder

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """The guided games for those who play it for the first time, in their order; not every game has any."""
        if self.printed is not self:  # they lead through the printed game
            return ()
        return lessons.in_folder(self.folder / "lessons")

    def lesson(self, name: str) -> Lesson | None:
        """The lesson of this name, if there is one."""
        return next((lesson for lesson in self.lessons if lesson.name == name), None)

    def chances(self, view: State, seat: int | None) -> Chances:
        """Each seat's chance to win as this seat (``None``: a spectator) may judge it, with its spread."""
        return chances(self, view, seat)

    @property
    def asked(self) -> dict[int, Asked]:
        """For each question, by number, the kinds of action that answer it, and what is to be done now."""
        return self.questions.asked

    @property
    def occasions(self) -> dict[str, Said]:
        """For each kind of action when it is done."""
        return self.questions.occasions

    @cached_property
    def quantities(self) -> Sequence[Quantity]:
        """What can be counted of a seat."""
        own = self.own_part("quantities")
        return cast(Sequence[Quantity], own.QUANTITIES) if own else PLAIN

    @cached_property
    def less_is_better(self) -> frozenset[str]:
        """The quantities, and so the columns, of which one wants little."""
        return frozenset(each.name for each in self.quantities if each.better == LESS)

    def statistics(self, state: State) -> dict[str, list[int]]:
        """What the game thinks worth keeping of a finished game, a number for each seat.

        A name that begins with ``which`` is that of a label (which power a seat led): kept, but no mean is taken of it.
        """
        own = getattr(self.own_part("scoring"), "statistics", None)
        return {name: [int(x) for x in row] for name, row in own(state).items()} if own else {}

    def refusal(self, view: State, seat: int, action: int) -> Refusal:
        """Why an action is not legal, told from what the seat sees."""
        return self.words.refusal(view, seat, action)


def _game_in(package: str, variant: str, changed: Mapping[str, Any]) -> Game:
    """The game of a folder, a variant of it, or one that differs: how a game crosses to another process."""
    stock = game_in(package, variant) if variant else cast(Game, import_module(package).GAME)
    return replace(stock, **changed) if changed else stock
