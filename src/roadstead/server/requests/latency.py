"""How long answers took, as a histogram for Prometheus."""

from bisect import bisect_left

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Latency:
    """How long answers took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        told, so_far = [f"# TYPE {name} histogram"], 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.counts, strict=True):
            so_far += count
            told.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*told, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]
