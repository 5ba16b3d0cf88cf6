"""How all seats stand: what a game's heuristics say, corrected by what was learned from play where there is that."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel.encoding import Encoder
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.rows import fractions
from roadstead.kernel.state import State

STEEP: Final = 3.0  # with two seats, a lead of the game's whole ``scale`` is worth 0.95
TOGETHER: Final[i64] = 8  # units of the hidden layer that are worked out side by side


class Judgement:
    """What the heuristics say, and nothing else."""

    heuristics: Heuristics
    temperature: float  # so many points more make a seat's chance to win 2.7 times as large, against any other's
    horizon: i64  # a search plays so many decisions ahead before it judges

    def __init__(self, heuristics: Heuristics, temperature: float = 0.0, horizon: i64 = -1) -> None:
        self.heuristics = heuristics
        self.temperature = temperature if temperature > 0.0 else heuristics.scale / STEEP
        self.horizon = horizon if horizon >= 0 else heuristics.horizon

    def standing(self, t: State) -> list[float]:
        """How each seat stands, in points; only the differences between the seats count."""
        found: list[float] = []
        for seat in range(t.seats):
            found.append(self.heuristics.outlook(t, seat))
        return found

    def chances(self, t: State) -> list[float]:
        """Each seat's chance to win in this world; when the game is over, its share of the win."""
        if t.over:
            return t.result()
        return shares(self.standing(t), self.temperature)


class Net:
    """One hidden layer of ReLU units over a row of numbers; it says one number, in points.

    ``weights`` hold, for each eight units, the eight weights of the first input, then of the second, and so on.
    """

    inputs: i64
    units: i64
    weights: vec[float]
    biases: vec[float]
    outs: vec[float]
    offset: float

    def __init__(self, weights: list[float], biases: list[float], outs: list[float], offset: float) -> None:
        units: i64 = len(biases)
        if units == 0 or units % TOGETHER != 0 or len(outs) != units or len(weights) % units != 0:
            raise ValueError("the weights of a net do not fit together")
        self.units = units
        self.inputs = len(weights) // units
        self.weights = vec[float](weights)
        self.biases = vec[float](biases)
        self.outs = vec[float](outs)
        self.offset = offset

    def say(self, places: vec[i64], numbers: vec[float], count: i64) -> float:
        """What it says of a row that is zero but for the first ``count`` of these numbers at these places."""
        weights = self.weights
        biases = self.biases
        outs = self.outs
        total = self.offset
        first: i64 = 0
        unit: i64 = 0
        while unit < self.units:
            a = biases[unit]
            b = biases[unit + 1]
            c = biases[unit + 2]
            d = biases[unit + 3]
            e = biases[unit + 4]
            f = biases[unit + 5]
            g = biases[unit + 6]
            h = biases[unit + 7]
            for i in range(count):
                x = numbers[i]
                at = first + TOGETHER * places[i]
                a += x * weights[at]
                b += x * weights[at + 1]
                c += x * weights[at + 2]
                d += x * weights[at + 3]
                e += x * weights[at + 4]
                f += x * weights[at + 5]
                g += x * weights[at + 6]
                h += x * weights[at + 7]
            if a > 0.0:
                total += a * outs[unit]
            if b > 0.0:
                total += b * outs[unit + 1]
            if c > 0.0:
                total += c * outs[unit + 2]
            if d > 0.0:
                total += d * outs[unit + 3]
            if e > 0.0:
                total += e * outs[unit + 4]
            if f > 0.0:
                total += f * outs[unit + 5]
            if g > 0.0:
                total += g * outs[unit + 6]
            if h > 0.0:
                total += h * outs[unit + 7]
            unit += TOGETHER
            first += TOGETHER * self.inputs
        return total


class Learned(Judgement):
    """The heuristics' outlook, and a net that says for each seat how much better or worse it will do than that.

    The net reads what the encoder, mostly the game's gist, writes for the seat, and after it the seat's lead over each of the others by the
    outlook, clockwise, in units of the game's ``scale``.  It keeps a row of its own: each thread needs another.
    """

    encoder: Encoder
    net: Net
    width: i64
    row: vec[float]
    places: vec[i64]
    numbers: vec[float]

    def __init__(
        self,
        heuristics: Heuristics,
        temperature: float,
        encoder: Encoder,
        net: Net,
        seats: i64,
        horizon: i64 = -1,
    ) -> None:
        super().__init__(heuristics, temperature, horizon)
        self.encoder = encoder
        self.net = net
        self.width = encoder.width(seats)
        if net.inputs != self.width + seats - 1:
            raise ValueError(
                f"the net reads {net.inputs} numbers, and {self.width + seats - 1} are written for {seats} seats"
            )
        self.row = fractions(self.width)
        nowhere: list[i64] = [0] * net.inputs
        self.places = vec[i64](nowhere)
        self.numbers = fractions(net.inputs)

    def standing(self, t: State) -> list[float]:
        found: list[float] = []
        for seat in range(t.seats):
            found.append(self.heuristics.outlook(t, seat))
        if t.over:
            return found
        corrected: list[float] = []
        for seat in range(t.seats):
            corrected.append(found[seat] + self.net.say(self.places, self.numbers, self.read(t, seat, found)))
        return corrected

    def read(self, t: State, seat: i64, outlooks: list[float]) -> i64:
        """Note what differs from zero in the row of a seat, and where; returns how many numbers that are."""
        row = self.row
        places = self.places
        numbers = self.numbers
        width = self.width
        self.encoder.write(t, seat, row, 0)
        count: i64 = 0
        for i in range(width):
            x = row[i]
            if x != 0.0:
                places[count] = i
                numbers[count] = x
                count += 1
                row[i] = 0.0  # an encoder is given zeros
        for step in range(1, t.seats):
            places[count] = width + step - 1
            numbers[count] = (outlooks[seat] - outlooks[(seat + step) % t.seats]) / self.heuristics.scale
            count += 1
        return count

    def inputs(self, t: State, seat: i64, outlooks: list[float]) -> list[float]:
        """The whole row that the net reads for a seat: what is learned from."""
        count = self.read(t, seat, outlooks)
        whole: list[float] = [0.0] * self.net.inputs
        for i in range(count):
            whole[self.places[i]] = self.numbers[i]
        return whole


def shares(standing: list[float], temperature: float) -> list[float]:
    """Each seat's share of the win, by how all of them stand.  To overtake any rival is worth something."""
    best = max(standing)
    total = 0.0
    found: list[float] = []
    for points in standing:
        share = math.exp(max(-30.0, (points - best) / temperature))
        found.append(share)
        total += share
    return [share / total for share in found]
