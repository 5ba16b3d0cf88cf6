"""`roadstead bench`: how fast it all goes here."""

from __future__ import annotations

import json as json_text
from typing import Any

from roadstead.cli.faults import BadInput, in_one_line

LONGEST = 600.0


def bench(*, peers: bool = False, json: bool = False, seconds: float = 2.0) -> None:
    """How fast the games run here, and beside other libraries.

    Parameters
    ----------
    peers
        Also OpenSpiel's hearts, from the same kind of loop, the slices taking turns with ours.
    json
        Print the figures as JSON.
    seconds
        How long each figure is measured.
    """
    if not 0 < seconds <= LONGEST:
        raise BadInput(f"--seconds is more than 0 and at most {LONGEST:g}, not {seconds:g}")
    import roadstead
    from roadstead.lab.bench import bench as measure

    with in_one_line():
        found = measure(roadstead.all_games(), seconds, peers)
    if json:
        print(json_text.dumps(found, indent=2))
    else:
        _show(found)


def _show(found: dict[str, Any]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    how = "compiled" if found["compiled"] else "NOT compiled: everything runs interpreted, about ten times slower"
    console.print(f"roadstead {found['roadstead']}, {how}")
    table = Table(box=box.SIMPLE_HEAD, caption="decisions with two or more legal actions, medians, a second")
    table.add_column("game")
    table.add_column("seats", justify="right")
    figures = ["python_decisions", "compiled_decisions", "games", "clones", "imagined"]
    for heading in ("decisions from Python", "decisions compiled", "games", "clones", "redacted + imagined"):
        table.add_column(heading, justify="right")
    if "peers" in found:
        table.add_column("times hearts", justify="right")
    for row in found["games"]:
        cells = [f"{row[f'{figure}_per_second']:,.0f}" for figure in figures]
        times = [f"{row['times_hearts']:.1f} x"] if "peers" in found else []
        table.add_row(row["game"], str(row["seats"]), *cells, *times)
    for peer in found.get("peers", []):
        name = f"{peer['game']} ({peer['library']} {peer['version']})"
        table.add_row(name, "4", f"{peer['python_decisions_per_second']:,.0f}", "", "", "", "", "1.0 x", style="dim")
    console.print(table)
