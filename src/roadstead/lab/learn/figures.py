"""How well standings foretell the end: the share of the lead they explain, log-loss, calibration."""

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Points = NDArray[np.float64]

BINS = 10
SMALLEST = 1e-6  # no chance is taken to be less


@dataclass(frozen=True)
class Figures:
    """``explained`` is the share of the final leads (R2), ``off`` how far stated chances are from what came true."""

    explained: float
    log_loss: float
    off: float

    def rounded(self) -> dict[str, float]:
        return {name: round(value, 4) for name, value in asdict(self).items()}


def centred(points: "Points") -> "Points":
    """Less the mean of all seats: what a lead is made of."""
    found: Points = points - points.mean(axis=1, keepdims=True)
    return found


def chances(standing: "Points", temperature: float) -> "Points":
    """Each seat's chance to win, as ``kernel.judging.shares`` has it."""
    powers = (standing - standing.max(axis=1, keepdims=True)) / temperature
    raised = np.exp(np.maximum(powers, -30.0))
    found: Points = raised / raised.sum(axis=1, keepdims=True)
    return found


def log_loss(stated: "Points", shares: "Points") -> float:
    """The mean surprise at who won; positions of games that nobody won say nothing."""
    won = shares.sum(axis=1) > 0.0
    if not won.any():
        return 0.0
    return float(-(shares[won] * np.log(np.maximum(stated[won], SMALLEST))).sum(axis=1).mean())


def best_temperature(standing: "Points", shares: "Points", scale: float) -> float:
    """The temperature at which these standings foretell the winners best."""
    tried = scale * np.geomspace(0.02, 10.0, 125)
    return float(min(tried, key=lambda temperature: log_loss(chances(standing, float(temperature)), shares)))


def explained(standing: "Points", ends: "Points") -> float:
    total = float((centred(ends) ** 2).sum())
    return 1.0 - float(((centred(standing) - centred(ends)) ** 2).sum()) / total if total > 0.0 else 0.0


def calibration(stated: "Points", shares: "Points") -> float:
    """In ten bins of equally many, by how much the stated chance is off on average."""
    order = np.argsort(stated, axis=None, kind="stable")
    said, true = stated.reshape(-1)[order], shares.reshape(-1)[order]
    apart = [abs(float(s.mean() - t.mean())) * len(s) for s, t in _bins(said, true) if len(s)]
    return sum(apart) / max(len(said), 1)


def _bins(said: "Points", true: "Points") -> "list[tuple[Points, Points]]":
    return list(zip(np.array_split(said, BINS), np.array_split(true, BINS), strict=True))


def measured(standing: "Points", ends: "Points", shares: "Points", temperature: float) -> Figures:
    stated = chances(standing, temperature)
    return Figures(explained(standing, ends), log_loss(stated, shares), calibration(stated, shares))
