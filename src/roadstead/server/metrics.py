"""How the server is doing, in the text that Prometheus reads."""

from bisect import bisect_left
from typing import TYPE_CHECKING

from roadstead import compiled

if TYPE_CHECKING:
    from roadstead.server.connections import Door
    from roadstead.server.hall import Hall

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


def text(hall: "Hall", stored: dict[str, int], door: "Door") -> str:
    """Everything that is counted."""
    gauges = {
        "compiled": int(compiled()),
        "tables_awake": len(hall.rooms),
        "connections": sum(len(room.guests) for room in hall.rooms.values()),
        "sockets": door.count,
        "sockets_most": door.limits.all_sockets,
        "tables_most": hall.limits.open_tables,
        "bots_thinking": sum(len(room.thinking) for room in hall.rooms.values()),
    }
    counters = {
        "decisions": hall.decisions,
        "games_started": hall.started,
        "commits": hall.clerk.commits,
        "jobs_written": hall.clerk.jobs,
        "failed_writes": hall.failed_writes,
        "views": hall.painter.painted,
        "bot_answers": hall.crew.answers,
        "bot_troubles": hall.crew.troubles,
        "troubles": hall.troubles,
        "alerts": hall.alerts,
        "alerts_failed": hall.caller.failed,
        "connections_turned_away": door.turned_away,
        "requests_too_slow": door.too_slow,
        "requests_unreadable": door.unreadable,
        "live_lines_flooded": door.too_many,
    }
    lines = []
    for name, value in gauges.items():
        lines += [f"# TYPE roadstead_{name} gauge", f"roadstead_{name} {value}"]
    for name, value in counters.items():
        lines += [f"# TYPE roadstead_{name}_total counter", f"roadstead_{name}_total {value}"]
    for name, seconds in (("commit", hall.clerk.seconds), ("view", hall.painter.seconds)):
        lines += [f"# TYPE roadstead_{name}_seconds_total counter", f"roadstead_{name}_seconds_total {seconds:.6f}"]
    lines.append("# TYPE roadstead_tables gauge")
    lines += [f'roadstead_tables{{status="{status}"}} {count}' for status, count in sorted(stored.items())]
    lines += hall.latency.lines("roadstead_answer_seconds")
    return "\n".join(lines) + "\n"
