"""Reads everything that is said in a game into a book: each sentence once, with what it belongs to and where it was first said.

Everything is read as text, whatever it is made of.
"""

import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sentences_games import NAMES, met_here

from roadstead.coach.practice import practice, seat_names
from roadstead.kernel.awards import moments_of
from roadstead.kernel.events import EVERYBODY, Event
from roadstead.kernel.game import Game
from roadstead.kernel.state import State
from roadstead.records import Match
from roadstead.records.story import course_of
from roadstead.server.tables.log import Moment
from roadstead.server.views.beats import beat_of
from roadstead.server.views.foreseen import outcome

OFTEN = 25  # all that lies on the table is read in every so manieth position,
FIRST = 3  # and the first times that a question is asked in a game
TRIED = 3  # in the first positions of each question everything that is not legal is tried, afterwards
CLOSE = 10  # so many answers to what is asked
FAR = 2  # and other actions
FORESEEN = 2  # so often each kind of answer to each question is looked into, and then
RARELY = 60  # at one question of so many
NUMBER = re.compile(r"[-+\N{MINUS SIGN}$]*\d[\d,.]*M?")
Where = str


@dataclass
class Book:
    """What is said in the games of one kind, each sentence once."""

    said: dict[tuple[str, str, str], Where] = field(default_factory=dict)
    where: str = ""

    def note(self, kind: str, what: object, said: object, place: object = "") -> None:
        """One sentence, with the rule and the number that it may carry."""
        words = plain(said)
        if words:  # most have been said before
            self.said.setdefault((kind, str(what), words), f"{self.where}/{place}" if place != "" else self.where)

    def lines(self) -> list[str]:
        return sorted("\t".join((*key, where)) for key, where in self.said.items())


def plain(said: object) -> str:
    """What is read: the words, the rule in brackets, and how many of what."""
    told = " ".join(str(getattr(said, "words", said)).replace("\t", " ").split("\n"))
    if NUMBER.fullmatch(told):
        told = re.sub(r"\d", "9", told)  # a number alone is only written in one way or another
    rule, number = getattr(said, "rule", ""), getattr(said, "number", None)
    if rule and not told.endswith(f"[{rule}]"):
        told += f" [{rule}]"
    return told if number is None else f"{told} ({number} {getattr(said, 'unit', '')})"


@dataclass
class Ruled:
    """Words with the rule that stands beside them."""

    words: object
    rule: str


class Reader:
    """Reads everything in the games of one kind into a book."""

    def __init__(self, game: Game) -> None:
        self.book = Book()
        self.game = game
        self.asked: Counter[str] = Counter()
        self.answers: dict[str, list[int]] = {}
        self.foreseen: Counter[tuple[str, str]] = Counter()
        self.met: dict[str, set[str]] = defaultdict(set)

    def play(self, number: int, steps: Iterable[tuple[int, int]], match: Match) -> None:
        """A whole game."""
        names, here = list(NAMES[: match.state.seats]), Counter[str]()
        self.events(match.state, names, f"{number}:0")
        for n, (seat, action) in enumerate(steps):
            state = match.state
            self.book.where = f"{number}:{n}"
            question = state.game.questions[state.asked()].name
            here[question] += 1
            self.question(state, question, names, random.Random(f"{number}:{n}"))
            if n % OFTEN == 0 or here[question] <= FIRST:
                self.table(state, names)
            met_here(self.met, state, action)
            match.play(seat, action)
            self.events(match.state, names, f"{number}:{n + 1}")
        self.book.where = f"{number}:end"
        self.table(match.state, names)

    def question(self, state: State, question: str, names: list[str], chance: random.Random) -> None:
        """What is asked, what can be chosen, what cannot and why, and what would come of it."""
        words, actions, note = state.game.words, state.game.actions, self.book.note
        self.asked[question] += 1
        note("waiting", question, words.waiting(state.redacted(None), names))
        for seat in state.actors():
            view = state.redacted(seat)
            note("prompt", question, words.prompt(view, seat, names), seat)
            menu = view.legal(seat)
            for action in menu:
                text, kind = actions.text(action), actions.kind(action)
                label = words.label(view, seat, action, names)
                note("label", f"{question}/{kind}", label, text)
                called = getattr(label, "called", "")
                if called and str(called) != str(label):
                    note("label elsewhere", f"{question}/{kind}", called, text)
            for action in self.refused(question, set(menu), chance):
                refusal = view.why_not(seat, action)
                note("refusal", f"{question}/{actions.kind(action)}", refusal, actions.text(action))
            self.deal(state.game.deal(view, seat, names), question)
            self.preview(view, seat, question, menu, names, chance)

    def refused(self, question: str, legal: set[int], chance: random.Random) -> list[int]:
        """Actions that are not legal: more of those that answer what is asked, whose reasons lie in the position."""
        others = [action for action in range(self.game.actions.size) if action not in legal]
        if self.asked[question] <= TRIED:
            return others
        close = [action for action in self.answering(question) if action not in legal]
        return [*chance.sample(close, min(CLOSE, len(close))), *chance.sample(others, min(FAR, len(others)))]

    def answering(self, question: str) -> list[int]:
        """The actions that may answer a question."""
        if question not in self.answers:
            kinds = next(row.kinds for row in self.game.questions.rows if row.name == question)
            actions = self.game.actions
            self.answers[question] = [action for action in range(actions.size) if actions.kind(action) in kinds]
        return self.answers[question]

    def preview(
        self, view: State, seat: int, question: str, menu: Sequence[int], names: list[str], chance: random.Random
    ) -> None:
        """What would happen: of each kind of answer a few times, and now and then of any."""
        wanted = []
        for action in menu:
            key = (question, view.game.actions.kind(action))
            self.foreseen[key] += 1
            if self.foreseen[key] <= FORESEEN:
                wanted.append(action)
        if not wanted and chance.randrange(RARELY) == 0:
            wanted = [chance.choice(menu)]
        for action in wanted:
            what = f"{question}/{view.game.actions.kind(action)}"
            text = view.game.actions.text(action)
            told = outcome(view, seat, [action], names)
            for at, line in enumerate(told.lines):
                self.book.note("preview line", what, line, f"{text}/{at}")
            for at, change in enumerate(told.changes):
                said = f"{change.whose}: {change.what} {change.before} -> {change.after} ({change.way:+})"
                self.book.note("preview change", what, said, f"{text}/{at}")
            for at, odds in enumerate(told.chances):
                for line in odds.lines or ["(nothing)"]:
                    self.book.note("preview chance", what, f"{odds.thrown}: {plain(line)}", f"{text}/{at}")
            self.book.note("preview then", what, told.then, text)

    def deal(self, deal: Any, question: str) -> None:
        """A trade as a table of two columns."""
        if deal is None:
            return
        for side in ("give", "get"):
            for at, item in enumerate(getattr(deal, side)):
                self.book.note("deal", f"{question}/{side}", f"{item.words} | {item.group}", at)
        for at, called in enumerate(deal.called):
            self.book.note("deal", f"{question}/called", called, at)

    def table(self, state: State, names: list[str]) -> None:
        """The sheets, how it stands and the labels of all that lies there, as those see it who are asked and who look on."""
        for viewer in (*state.actors()[:1], None):
            view = state.redacted(viewer)
            for at, sheet in enumerate(state.game.words.sheets(view, names)):
                self.sheet("sheet", f"{at}", sheet, viewer)
            if viewer is None:
                self.sheet("breakdown", "", state.game.words.breakdown(view, names), viewer)
                for seat, score in enumerate(view.scores()):
                    self.book.note("score", "", state.game.score_text(int(score)), seat)
            for surface in state.game.surfaces(view, viewer):
                self.book.note("surface", surface.name, surface.title, viewer)
            for piece in state.game.scene.pieces(view, viewer, names):
                self.book.note("piece", piece.shape, piece.label, f"{viewer}/{piece.id}")
                if not isinstance(piece.text, str) or any(letter.isalpha() for letter in piece.text):
                    self.book.note("piece text", piece.shape, piece.text, f"{viewer}/{piece.id}")

    def sheet(self, kind: str, what: str, sheet: Any, viewer: int | None) -> None:
        self.book.note(f"{kind} title", what, sheet.title, viewer)
        for at, column in enumerate(sheet.columns):
            self.book.note(f"{kind} column", f"{what}.{at}", column, viewer)
        for line, row in enumerate(sheet.rows):
            for at, cell in enumerate(row.cells):
                self.book.note(f"{kind} cell", f"{what}.{at}", cell, f"{viewer}/{line}")

    def events(self, state: State, names: list[str], where: str) -> None:
        """The log, in the words of one who may hear it, and how each event is staged."""
        self.book.where = where
        for at, event in enumerate(state.events):
            self.met["event"].add(event.name)
            hears = next((seat for seat in (None, *range(state.seats)) if event.heard_by(seat)), None)
            view = state.redacted(hears)
            self.book.note("log line", event.name, Ruled(state.game.words.line(event, view, names), event.rule), at)
            if event.kind.beat:
                beat = beat_of(Moment(0, 0, at, event, view, {}), view, 0, names)
                for part, told in (("who", beat.who), ("whom", beat.whom), ("dice", " ".join(map(str, beat.dice)))):
                    self.book.note("beat party", f"{event.name}/{part}", told, at)

    def ending(self, match: Match) -> None:
        """What is told when it is over."""
        names = list(NAMES[: match.state.seats])
        course = course_of(match.record)
        for prize in course.prizes:
            told = match.game.words.text(prize.award.told(prize.seats, prize.amount, names), names)
            self.book.note("award", prize.award.name, told)
        for turn in course.turns:
            if turn.lead:
                self.book.note(
                    "story",
                    turn.lead.name,
                    match.game.words.text(moments_of(match.game).get(turn.lead.name, "")),
                    turn.n,
                )

    def declared(self) -> None:
        """What is said without a game: options, titles, lessons, practice, and events that no game has met."""
        game, note = self.game, self.book.note
        self.book.where = "declared"
        note("game", "title", game.title)
        note("game", "about", game.words_about)
        for option in game.options:
            note("option", option.name, option.heading, "heading")
            note("option", option.name, option.words, "words")
        for preset in game.presets:
            note("preset", preset.name, preset.title, "title")
            note("preset", preset.name, preset.words, "words")
        for name, title in moments_of(game).items():
            note("story", name, game.words.text(title))
        for award in game.words.AWARDS:
            note("award", award.name, award.name)
        for lesson in game.lessons:
            self.lesson(lesson)
        for exercise in practice(game).exercises:
            self.exercise(exercise)
        self.book.where = "made up"
        state = game.new(game.seats[-1], 1)
        for kind in game.events:
            if kind.name not in self.met["event"]:
                self.made_up(kind, state)

    def lesson(self, lesson: Any) -> None:
        for part in ("title", "about", "ending"):
            self.book.note("lesson card", f"{lesson.name}/{part}", getattr(lesson, part))
        for at, step in enumerate(lesson.steps, 1):
            for part in ("title", "words", "here", "otherwise"):
                told = Ruled(getattr(step, part), step.rule) if part == "words" else getattr(step, part)
                self.book.note("lesson card", f"{lesson.name}/{at}/{part}", told)

    def exercise(self, exercise: Any) -> None:
        view, seat = exercise.view(self.game), exercise.seat
        names = seat_names(view)
        words, actions = self.game.words, self.game.actions
        self.book.note("practice", f"{exercise.name}/asked", words.prompt(view, seat, names))
        for one in exercise.tried:
            label = words.label(view, seat, actions.parse(one.do), names)
            self.book.note("practice", f"{exercise.name}/{one.do}", getattr(label, "called", label))
            for told in (*one.because, *one.waste):
                self.book.note("practice", f"{exercise.name}/{one.do}/why", told)

    def made_up(self, kind: Any, state: State) -> None:
        """An event that no game has met, with small numbers for its facts where its sentence can be said with them."""
        for value in (0, 1, 2):
            event = Event(kind, EVERYBODY, tuple(value for _ in kind.facts))
            try:
                line = state.game.words.line(event, state.redacted(0), list(NAMES[: state.seats]))
            except (ArithmeticError, LookupError, ValueError):
                continue
            self.book.note("log line made up", kind.name, Ruled(line, kind.rule), value)
