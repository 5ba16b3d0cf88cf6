"""How the server is doing, in the text that Prometheus reads."""

from roadstead import compiled
from roadstead.server.connections import Door
from roadstead.server.hall import Hall


def text(hall: Hall, stored: dict[str, int] | None, door: Door) -> str:
    """Everything that is counted; ``stored`` tables by their status, unless the database is away."""
    gauges = {
        "compiled": int(compiled()),
        "database_well": int(not hall.writer.fault),
        "tables_awake": len(hall.rooms.awake),
        "connections": sum(len(room.guests) for room in hall.rooms.awake.values()),
        "sockets": door.count,
        "sockets_most": door.limits.all_sockets,
        "tables_most": hall.settings.limits.open_tables,
        "bots_thinking": sum(len(room.thinking) for room in hall.rooms.awake.values()),
        "relayed": len(hall.relayed),
        "far_bots": hall.far_bots.count,
        "variants": len(hall.rooms.places),
        "variants_most": hall.rooms.places.most,
        "analyses": hall.analyses.count,
        "servers": 1 if hall.fleet is None else 1 + len(hall.fleet.peers),
    }
    counters = {
        "decisions": hall.rooms.decisions,
        "games_started": hall.rooms.started,
        "commits": hall.writer.commits,
        "jobs_written": hall.writer.jobs,
        "failed_writes": hall.rooms.failed_writes,
        "views": hall.schedule.made,
        "made_on_demand": hall.on_demand.made,
        "bot_answers": hall.bots.answers,
        "far_bot_answers": hall.far_bots.answers,
        "bot_troubles": hall.bots.troubles,
        "troubles": hall.log.count,
        "variants_read": hall.rooms.proving.proven,
        "variants_not_read": hall.rooms.proving.failed,
        "variants_given_up": hall.rooms.places.given_up,
        "alerts": hall.automation.alerted,
        "alerts_failed": hall.alerts.failed,
        "connections_turned_away": door.turned_away,
        "requests_too_slow": door.too_slow,
        "requests_unreadable": door.unreadable,
        "live_lines_flooded": door.too_many,
        "lines_handed_over": 0 if hall.handover is None else hall.handover.given,
        "servers_taken_over": 0 if hall.fleet is None else hall.fleet.taken_over,
    }
    lines = []
    for name, value in gauges.items():
        lines += [f"# TYPE roadstead_{name} gauge", f"roadstead_{name} {value}"]
    for name, value in counters.items():
        lines += [f"# TYPE roadstead_{name}_total counter", f"roadstead_{name}_total {value}"]
    worked = {"commit": hall.writer.seconds, "view": hall.schedule.seconds, "made_on_demand": hall.on_demand.seconds}
    for name, seconds in worked.items():
        lines += [f"# TYPE roadstead_{name}_seconds_total counter", f"roadstead_{name}_seconds_total {seconds:.6f}"]
    lines += ["# TYPE roadstead_server gauge", f'roadstead_server{{name="{_quoted(hall.name)}"}} 1']
    if stored is not None:
        lines.append("# TYPE roadstead_tables gauge")
        lines += [f'roadstead_tables{{status="{status}"}} {count}' for status, count in sorted(stored.items())]
    lines += hall.requests.latency.lines("roadstead_answer_seconds")
    return "\n".join(lines) + "\n"


def _quoted(name: str) -> str:
    """A name as the value of a label."""
    return name.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
