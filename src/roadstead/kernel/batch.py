"""Many games stepped in one call, their views written into one block of numbers."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from roadstead.kernel.dice import SeededDice
from roadstead.kernel.encoding import Encoder, Views
from roadstead.kernel.rows import fractions
from roadstead.kernel.rules import begun
from roadstead.kernel.state import State

if TYPE_CHECKING:
    from roadstead.kernel.game import Game


class Batch:
    """``count`` games side by side; a game that ends is replaced at once by a new one with the next seed.

    After each step ``views`` holds what the deciding seat of each game sees and may do, ``seats`` which seat that is,
    ``ended`` whether a game ended in this step, and ``rewards`` what its last end brought each seat.  Of the games that
    ended in this step, ``endings`` counts how many, ``finished`` has the last states, ``deciders`` who decided last.
    """

    game: "Game"
    options: dict[str, object]
    per_game: i64
    next_seed: i64
    streams: i64
    states: list[State]
    views: Views
    actions: vec[i64]
    seats: vec[i64]
    ended: vec[u8]
    rewards: vec[float]
    chooser: SeededDice
    endings: i64
    finished: dict[i64, State]
    deciders: dict[i64, i64]

    def __init__(
        self, game: "Game", options: dict[str, object], seats: i64, count: i64, seed: i64, encoder: Encoder, size: i64
    ) -> None:
        self.game = game
        self.options = options
        self.per_game = seats
        self.next_seed = seed
        self.streams = len(game.streams)
        self.views = Views(encoder, seats, size, count)
        numbers: list[i64] = [0] * count
        self.actions = vec[i64](numbers)
        self.seats = vec[i64](numbers)
        flags: list[u8] = [0] * count
        self.ended = vec[u8](flags)
        self.rewards = fractions(count * seats)
        self.chooser = SeededDice(seed, 1)
        self.endings = 0
        self.finished = {}
        self.deciders = {}
        self.states = []
        for i in range(count):
            self.states.append(self.begin())
            self.look(i)

    def begin(self) -> State:
        """A new game with the next seed."""
        dice = SeededDice(self.next_seed, self.streams)
        self.next_seed = (self.next_seed + 1) & 0x7FFF_FFFF_FFFF_FFFF
        return begun(self.game, self.per_game, self.options, dice, False)

    def look(self, i: i64) -> None:
        """Note what game ``i`` asks."""
        t = self.states[i]
        seat = t.actor()
        self.seats[i] = seat
        self.views.look(i, t, seat)

    def choose(self) -> None:
        """A legal action for every game into ``actions``, each with the same chance."""
        actions = self.actions
        for i in range(len(self.states)):
            t = self.states[i]
            menu = t.look(t.actor())
            actions[i] = menu[self.chooser.below(len(menu), 0)]

    def step(self) -> None:
        """Play ``actions``, one decision in every game; where one is illegal it is refused and nothing has changed."""
        actions = self.actions
        for i in range(len(self.states)):
            t = self.states[i]
            if actions[i] not in t.look(t.actor()):
                t.play(t.actor(), actions[i])
        if self.endings:
            self.endings = 0
            self.finished = {}
            self.deciders = {}
        for i in range(len(self.states)):
            t = self.states[i]
            seat = t.actor()
            t.apply(seat, actions[i])
            self.ended[i] = 0
            if t.over:
                self.ended[i] = 1
                self.endings += 1
                self.finished[i] = t
                self.deciders[i] = seat
                shares = t.result()
                for seat in range(self.per_game):
                    self.rewards[i * self.per_game + seat] = shares[seat]
                self.states[i] = self.begin()
            self.look(i)
