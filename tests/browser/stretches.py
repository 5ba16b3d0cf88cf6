"""A table of any game that stands where a test wants it: in the middle of a game, or just before something happens.

A game is played at random, in the test's own process, until Anna is asked something late enough, or until something worth
watching lies between two of her questions.  The room is put where that begins.  From there Anna goes on in a browser and the
others over plain connections, each with what they did in that game: so the same happens again.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from browser.people import Person
from roadstead import games
from roadstead.kernel.events import Event
from roadstead.kernel.game import Game
from roadstead.kernel.state import State
from server.harness import Person as Line
from server.harness import Server

ANNA = 0
Happens = Callable[[Sequence[Event]], bool]
Chooses = Callable[[State, int, random.Random], int]
Deeds = list[tuple[int, int]]


def at_random(state: State, seat: int, chooser: random.Random) -> int:
    return int(chooser.choice(state.legal(seat)))


def stretch(state: State, happens: Happens, chooses: Chooses, chooser: random.Random) -> tuple[Deeds, Deeds]:
    """What was done before that stretch of the game, and in it."""
    before: Deeds = []
    now: Deeds = []
    told: list[Event] = []
    while not state.over:
        if state.asks(ANNA) and any(seat == ANNA for seat, _ in now):
            if happens(told):
                return before, now
            before, now, told = before + now, [], []
        seat = int(state.actors()[-1])  # Anna last, where several are asked at once
        action = chooses(state, seat, chooser)
        state.play(seat, action)
        now.append((seat, action))
        told += [event for event in state.events if event.heard_by(ANNA)]
    raise AssertionError("nothing of the kind happened in the whole game: take another seed")


def way_to(state: State, share: float, chooser: random.Random) -> Deeds:
    """What is done until Anna has something to choose from, after such a share of a whole game."""
    whole = sum(1 for _ in played(state.clone(), random.Random(chooser.random())))
    done: Deeds = []
    for seat, action in played(state, chooser):
        if len(done) >= share * whole and seat == ANNA and len(state.legal(ANNA)) > 1:
            return done
        done.append((seat, action))
    raise AssertionError("Anna is not asked any more: take another seed")


def played(state: State, chooser: random.Random) -> Iterator[tuple[int, int]]:
    """Each decision of a game at random, before it is made; Anna's last, where several are asked at once."""
    while not state.over:
        seat = int(state.actors()[-1])
        action = at_random(state, seat, chooser)
        yield seat, action
        state.play(seat, action)


class Stretches:
    """Tables of one server, each put just before something."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(folder)
        self.anna: Line
        self.others: dict[int, Line] = {}
        self.script: list[tuple[int, str]] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    def put(self, game: str, seats: int, seed: int, happens: Happens, chooses: Chooses = at_random, **options) -> None:
        """Just before something happens."""
        found = games.find(game)
        table = found.new(seats, seed, options, events=True)
        before, now = stretch(table, happens, chooses, random.Random(seed))
        self.script = [(seat, found.actions.text(action)) for seat, action in now]
        self.lay(found, seats, seed, options, before)

    def put_at(self, game: str, seats: int, seed: int, share: float, **options) -> None:
        """Where Anna has a choice, after such a share of a game."""
        found = games.find(game)
        before = way_to(found.new(seats, seed, options), share, random.Random(seed))
        self.lay(found, seats, seed, options, before)

    def lay(self, found: Game, seats: int, seed: int, options: dict[str, object], before: Deeds) -> None:
        """A table at which this has been done, and whose dice go on from there."""
        game = found.name
        self.anna, *others = self.server.playing(bots="", people=seats, game=game, seats=seats, options=options)
        room = self.server.hall.rooms.awake[self.anna.table]
        dice = found.seeded(seed)
        dice.keep = True
        match = room.match.new(found, seats, options=options, dice=dice, writer=room.match.writer)
        for seat, action in before:
            match.play(seat, action)
        room.collector.taken()
        room.match = match
        room.settle()
        self.anna.close()
        self.others = {seat: line.again() for seat, line in enumerate(others, 1)}

    def seat(self, person: Person) -> None:
        """Anna goes on in a browser."""
        person.go(f"/t/{self.anna.table}#seat={self.anna.token}")
        person.page.locator("button[data-do], [data-numbers]").first.wait_for()

    def play(self, person: Person) -> None:
        """Everybody does what they did; then Anna is asked again, or the table waits for nobody here."""
        asked = person.look()["question"]
        for seat, do in self.script:
            if seat == ANNA:
                assert person.click(do), do
            else:
                line = self.others[seat]
                line.until(lambda p, do=do: do in p.choices)
                question = line.asked["question"]
                line.play(do)
                line.answered(question)
        person.page.wait_for_function(
            """was => document.querySelector('[data-question]').dataset.question !== was
                && document.querySelector('button[data-do], [data-numbers]')""",
            arg=asked,
        )

    def stop(self) -> None:
        self.server.stop()
