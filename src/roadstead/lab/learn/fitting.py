"""Fits a net to what the outlook missed: one hidden layer, Adam, dropout, weight decay, early stopping.

A net says a number for each seat from that seat's own row.  The lead is fitted: the number less the mean of all seats'
is to be how much better the seat ended, against that mean, than the outlook said.  It may be fitted to who won as well:
with the outlook, through a softmax, the winners are to be as little surprising as can be.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from roadstead.lab.learn.figures import best_temperature, centred, chances, log_loss

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]
    Points = NDArray[np.float64]

BATCH = 128  # positions, each with all its seats
PATIENCE = 5  # epochs without a better one before it stops
MOST_EPOCHS = 60
SMALLEST_SPREAD = 0.1  # inputs that differ less are not blown up to the size of the others
MOST_NUMBERS = 600_000_000  # in memory, of two bytes each
UNSEEN, PARTS = 0, 10  # of ten games one is kept for the figures, and the next or the next few to know when to stop


@dataclass(frozen=True)
class Recipe:
    """How a net is fitted, and how many units it has."""

    units: int
    rate: float
    decay: float
    dropped: float  # of the hidden units, at each step
    wins: float = 0.0  # how much of what is fitted is who won; the rest is the lead
    held_out: int = 1  # so many of ten games say when to stop, and what a lead is worth
    own: float = 1.0  # so many times a position counts that is not of what is ``also`` learned from


# A search asks a million times, and twice as many units foretell nothing better.
LEADS = Recipe(units=16, rate=1.5e-3, decay=0.05, dropped=0.1)
# Of the slope a half is by who won, and games to be foretold count more than those of others.
WINS = Recipe(units=16, rate=1e-3, decay=0.3, dropped=0.3, wins=0.5, held_out=3, own=5.0)


@dataclass(frozen=True)
class Positions:
    """Rows for all seats of many positions, how they stood by the outlook, how they ended, and who won."""

    inputs: "NDArray[np.float16]"
    outlooks: "Points"
    ends: "Points"
    shares: "Points"
    games: "NDArray[np.int64]"

    def __len__(self) -> int:
        return len(self.games)

    def only(self, chosen: "NDArray[np.bool_]") -> "Positions":
        return Positions(
            self.inputs[chosen], self.outlooks[chosen], self.ends[chosen], self.shares[chosen], self.games[chosen]
        )

    @property
    def unseen(self) -> "Positions":
        return self.only(self.games % PARTS == UNSEEN)

    @property
    def missed(self) -> "Points":
        """How much better each seat ended than the outlook said, against the mean of all."""
        return centred(self.ends - self.outlooks)


def load(files: Sequence[Path]) -> Positions:
    """The positions of these lots; where they are too many for memory, some of each game."""
    stride, parts = 1, []
    for place, file in enumerate(files):
        with np.load(file) as lot:
            if place == 0:
                total = lot["inputs"].size * len(files)
                stride = -(-total // MOST_NUMBERS)
            parts.append([lot[name][::stride] for name in ("inputs", "outlooks", "ends", "shares", "games")])
    if not parts or not any(len(part[0]) for part in parts):
        raise ValueError("there are no games to learn from")
    return joined([Positions(*part) for part in parts if len(part[0])])


def joined(parts: Sequence[Positions]) -> Positions:
    """The positions of all of these."""
    return Positions(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Positions)))


class Fit:
    """A net being fitted.  Of what is ``also`` learned from nothing is held out: other games than those are to be foretold."""

    def __init__(
        self,
        positions: Positions,
        seed: int,
        also: Sequence[Positions] = (),
        recipe: Recipe = LEADS,
        scale: float = 1.0,
    ) -> None:
        """``scale`` is the game's: a lead of so many points is close to decisive."""
        part = positions.games % PARTS
        own = positions.only(part > recipe.held_out)
        self.learn = joined([own, *also])
        self.held_out = positions.only((part > UNSEEN) & (part <= recipe.held_out))
        if not len(self.learn) or not len(self.held_out):
            raise ValueError("there are too few games to learn from")
        self.chance = np.random.default_rng(seed)
        self.recipe = recipe
        self.scale_of_leads = scale
        self.temperature = best_temperature(self.held_out.outlooks, self.held_out.shares, scale)
        self.counts = np.where(np.arange(len(self.learn)) < len(own), recipe.own, 1.0)
        units = recipe.units
        self.targets = self.learn.missed
        self.size = max(float(self.targets.std()), 1e-9)
        self._measure()
        inputs = self.mean.shape[0]
        first = self.chance.normal(0.0, (2.0 / inputs) ** 0.5, (inputs, units)).astype(np.float32)
        last = self.chance.normal(0.0, 0.3 * (1.0 / units) ** 0.5, units).astype(np.float32)
        self.values: list[Numbers] = [first, np.zeros(units, np.float32), last]
        self.means = [np.zeros_like(value) for value in self.values]
        self.squares = [np.zeros_like(value) for value in self.values]
        self.steps = 0

    def _measure(self) -> None:
        """How large each input is and how much it differs; one that never differs is not read at all."""
        rows = self.learn.inputs.reshape(-1, self.learn.inputs.shape[2])
        some = rows[:: max(1, len(rows) // 50_000)].astype(np.float32)
        self.mean = some.mean(axis=0)
        spread = some.std(axis=0)
        self.scale = np.where(spread > 1e-6, 1.0 / np.maximum(spread, SMALLEST_SPREAD), 0.0).astype(np.float32)

    def run(self, report: Callable[[int], object] | None = None, stop: Callable[[], bool] | None = None) -> None:
        """Until it no longer gets better on the games held out, or there is no more time."""
        best, kept, since = float("inf"), [value.copy() for value in self.values], 0
        for epoch in range(MOST_EPOCHS):
            self._epoch(self.recipe.rate * 0.5 ** (epoch / 8))
            error = self.error()
            since += 1
            if error < best:
                best, kept, since = error, [value.copy() for value in self.values], 0
            if report is not None:
                report(1)
            if since >= PATIENCE or (stop is not None and stop()):
                break
        self.values = kept

    def error(self) -> float:
        """How far it is off in the games held out."""
        said = self.says(self.held_out)
        if not self.recipe.wins:
            return float(np.mean((centred(said) - self.held_out.missed) ** 2))
        standing, shares = self.held_out.outlooks + said, self.held_out.shares
        return log_loss(chances(standing, best_temperature(standing, shares, self.scale_of_leads)), shares)

    def _epoch(self, rate: float) -> None:
        order = self.chance.permutation(len(self.learn))
        for first in range(0, len(order), BATCH):
            places = np.sort(order[first : first + BATCH])
            self._step(places, rate)

    def _off(self, said: "Points", places: "NDArray[np.int64]") -> "Points":
        """By how much what it said of these positions, in units of ``size``, is too much for each seat."""
        off = centred(said) - self.targets[places] / self.size
        if self.recipe.wins:
            won = self.learn.shares[places]
            stated = chances(self.learn.outlooks[places] + said * self.size, self.temperature)
            surprise = (stated * won.sum(axis=1, keepdims=True) - won) * (self.size / self.temperature)
            off = self.recipe.wins * surprise + (1.0 - self.recipe.wins) * off
        found: Points = off * self.counts[places][:, None]
        return found

    def _step(self, places: "NDArray[np.int64]", rate: float) -> None:
        first, bias, last = self.values
        inputs = self.learn.inputs[places]
        count, seats, width = inputs.shape
        rows = self._scaled(inputs.reshape(-1, width))
        hidden = np.maximum(rows @ first + bias, 0.0)
        dropped = self.recipe.dropped
        kept = (self.chance.random(hidden.shape, np.float32) >= dropped) / np.float32(1.0 - dropped)
        hidden *= kept
        said = (hidden @ last).reshape(count, seats)
        off = self._off(said, places).astype(np.float32).reshape(-1) / np.float32(count)
        back = np.outer(off, last) * kept * (hidden > 0.0)
        self._adam([rows.T @ back, back.sum(axis=0), hidden.T @ off], rate)

    def _adam(self, slopes: "list[Numbers]", rate: float) -> None:
        self.steps += 1
        for place, slope in enumerate(slopes):
            self.means[place] += 0.1 * (slope - self.means[place])
            self.squares[place] += 0.001 * (slope * slope - self.squares[place])
            mean = self.means[place] / (1.0 - 0.9**self.steps)
            size = np.sqrt(self.squares[place] / (1.0 - 0.999**self.steps)) + 1e-8
            decay = 0.0 if place == 1 else self.recipe.decay
            self.values[place] = (self.values[place] - rate * (mean / size + decay * self.values[place])).astype(
                np.float32
            )

    def _scaled(self, rows: "NDArray[np.float16]") -> "Numbers":
        found: Numbers = (rows.astype(np.float32) - self.mean) * self.scale
        return found

    def says(self, positions: Positions) -> "Points":
        """What the net says of each seat, in points."""
        first, bias, last = self.values
        count, seats, width = positions.inputs.shape
        found = np.empty(count * seats)
        rows = positions.inputs.reshape(-1, width)
        for at in range(0, len(rows), 8192):
            hidden = np.maximum(self._scaled(rows[at : at + 8192]) @ first + bias, 0.0)
            found[at : at + 8192] = hidden @ last
        return found.reshape(count, seats) * self.size

    def numbers(self) -> dict[str, list[float]]:
        """The net as ``kernel.judging.Net`` holds it: the scaling of the inputs is part of the weights."""
        from roadstead.kernel.judging import TOGETHER

        first, bias, last = (value.astype(np.float64) for value in self.values)
        weights = first * self.scale[:, None]
        biases = bias - self.mean @ weights
        together = int(TOGETHER)
        inputs, units = weights.shape
        laid = weights.reshape(inputs, units // together, together).transpose(1, 0, 2)
        return {
            "weights": laid.reshape(-1).tolist(),
            "biases": biases.tolist(),
            "outs": (last * self.size).tolist(),
            "offset": [0.0],
        }
