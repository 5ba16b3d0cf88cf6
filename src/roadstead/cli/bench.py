"""`roadstead bench`: how fast it all goes here."""

from __future__ import annotations

import json as json_text
from typing import Any

from roadstead.cli.faults import BadInput, in_one_line

LONGEST = 600.0
FIGURES = {
    "python_decisions_per_second": "decisions, loop in Python",
    "compiled_decisions_per_second": "decisions, compiled loop",
    "games_per_second": "games, compiled loop",
    "clones_per_second": "clones",
    "imagined_per_second": "views imagined",
    "search_iterations_per_second": "search iterations",
    "search_decisions_per_second": "decisions inside the search",
    "uniform_search_decisions_per_second": "the same, random playouts",
}
RATIOS = {
    "times_hearts": "times hearts, loop in Python",
    "compiled_times_hearts": "times hearts, compiled loop",
    "uniform_search_times_hearts": "times hearts, random playouts in search",
}


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
    table = Table(box=box.SIMPLE_HEAD, caption="a second, medians; decisions with two or more legal actions")
    table.add_column("")
    for row in found["games"]:
        table.add_column(f"{row['title']}, {row['seats']} seats", justify="right")
    peers = found.get("peers", [])
    for peer in peers:
        table.add_column(f"{peer['game']} ({peer['library']})", justify="right", style="dim")
    for figure, words in FIGURES.items():
        table.add_row(words, *(f"{row[figure]:,.0f}" if figure in row else "" for row in found["games"] + peers))
    if peers:
        for figure, words in RATIOS.items():
            table.add_row(words, *(f"{row[figure]:.1f} x" for row in found["games"]))
    console.print(table)
