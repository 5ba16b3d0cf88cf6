"""Many games stepped in one call, their views written into one block of numbers."""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64, u8

from roadstead.kernel.encoding import Encoder
from roadstead.kernel.state import State


class Batch:
    """``count`` games side by side; a game that ends is replaced by a new one at once.

    After each step ``rows`` holds what the deciding seat of each game sees, ``masks`` what it may do, ``seats`` which
    seat that is, ``ended`` whether a game ended in this step, and ``rewards`` what it brought each seat.
    """

    states: list[State]
    make: Callable[[], State]
    encoder: Encoder
    width: i64
    size: i64
    per_game: i64
    rows: vec[float]
    masks: vec[u8]
    seats: vec[i64]
    ended: vec[u8]
    rewards: vec[float]

    def __init__(self, make: Callable[[], State], count: i64, seats: i64, encoder: Encoder, size: i64) -> None:
        self.make = make
        self.encoder = encoder
        self.width = encoder.width(seats)
        self.size = size
        self.per_game = seats
        self.states = []
        for _ in range(count):
            self.states.append(make())
        floats: list[float] = [0.0] * (count * self.width)
        self.rows = vec[float](floats)
        bytes_: list[u8] = [0] * (count * size)
        self.masks = vec[u8](bytes_)
        numbers: list[i64] = [0] * count
        self.seats = vec[i64](numbers)
        flags: list[u8] = [0] * count
        self.ended = vec[u8](flags)
        gains: list[float] = [0.0] * (count * seats)
        self.rewards = vec[float](gains)
        for i in range(count):
            self.look(i)

    def look(self, i: i64) -> None:
        """Write down what game ``i`` asks."""
        t = self.states[i]
        seat = t.actor()
        self.seats[i] = seat
        self.encoder.write(t, seat, self.rows, i * self.width)
        at = i * self.size
        for action in range(self.size):
            self.masks[at + action] = 0
        for action in t.look(seat):
            self.masks[at + action] = 1

    def step(self, actions: list[i64]) -> None:
        """One decision in every game."""
        if len(actions) != len(self.states):
            raise ValueError(f"{len(actions)} actions for {len(self.states)} games")
        for i in range(len(actions)):
            t = self.states[i]
            t.play(self.seats[i], actions[i])
            self.ended[i] = 0
            if t.over:
                self.ended[i] = 1
                shares = t.result()
                for seat in range(self.per_game):
                    self.rewards[i * self.per_game + seat] = shares[seat]
                self.states[i] = self.make()
            self.look(i)
