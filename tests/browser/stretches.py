"""A table of any game that stands just before something happens between two questions to Anna.

A game is played at random, in the test's own process, until something worth watching lies between two of Anna's questions.
The room is put where that begins.  From there Anna goes on in a browser and the others over plain connections, each with
what they did in that game: so the same happens again.
"""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

from browser.people import Person
from roadstead import games
from roadstead.kernel.events import Event
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
        found = games.find(game)
        table = found.new(seats, seed, options, events=True)
        before, now = stretch(table, happens, chooses, random.Random(seed))
        self.script = [(seat, found.actions.text(action)) for seat, action in now]
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
