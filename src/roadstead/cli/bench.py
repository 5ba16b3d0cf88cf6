"""`roadstead bench`: how fast the games run on this machine."""

from __future__ import annotations

import json as json_text
from typing import TYPE_CHECKING, Any

from roadstead.cli.faults import BadInput, in_one_line, need, nothing_written

if TYPE_CHECKING:
    from rich.console import Console

    from roadstead.lab.bench import Interface

LONGEST = 600.0
FIGURES = {
    "python_decisions_per_second": "decisions, Python loop",
    "compiled_decisions_per_second": "decisions, compiled loop",
    "games_per_second": "games, compiled loop",
    "variant_decisions_per_second": "decisions of a variant",
    "variant_times_printed": "times the printed game",
    "clones_per_second": "clones",
    "imagined_per_second": "views imagined",
    "search_iterations_per_second": "search iterations",
    "search_decisions_per_second": "decisions inside the search",
    "uniform_search_decisions_per_second": "the same, random playouts",
}
STEPS = {
    "pettingzoo_steps_per_second": "PettingZoo steps, seen and masked",
    "pettingzoo_steps_per_cpu_second": "the same, processor time",
    "vector_steps_per_second": "steps, 64 games a call",
    "vector_steps_per_cpu_second": "the same, processor time",
}
RATIOS = {
    "variant_times_printed": "times the printed game",
    "times_hearts": "times hearts, Python loop",
    "compiled_times_hearts": "times hearts, compiled loop",
    "uniform_search_times_hearts": "times hearts, random playouts",
    "pettingzoo_steps_times_peer": "times hold'em, PettingZoo steps",
    "pettingzoo_steps_times_peer_cpu": "the same, processor time",
}


def bench(*, peers: bool = False, json: bool = False, seconds: float = 2.0) -> int:
    """How fast the games run here, and beside other libraries.

    Parameters
    ----------
    peers
        Also OpenSpiel's hearts and PettingZoo's hold'em, in the same kind of loops, which take turns with ours.
    json
        Print the figures as JSON.
    seconds
        How long each figure is measured.
    """
    if not 0 < seconds <= LONGEST:
        raise BadInput(f"--seconds is more than 0 and at most {LONGEST:g}, not {seconds:g}")
    import roadstead
    from roadstead.lab.bench import bench as measure

    if peers:
        for module in ("pyspiel", "pettingzoo", "pygame", "rlcard"):
            need(module, "peers")
    try:
        with in_one_line():
            found = measure(roadstead.all_games(), seconds, peers, _interfaces() if peers else [])
    except KeyboardInterrupt:
        return nothing_written()
    if json:
        print(json_text.dumps(found, indent=2))
    else:
        _show(found)
    return 0


def _interfaces() -> list[Interface]:
    from roadstead.envs import speed
    from roadstead.lab.bench import Interface

    return [
        Interface("pettingzoo_steps", speed.pettingzoo_loop, speed.holdem_loop, "pettingzoo", speed.PEER),
        Interface("vector_steps", speed.vector_loop),
    ]


def _show(found: dict[str, Any]) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    how = "compiled" if found["compiled"] else "NOT compiled: everything runs interpreted, about ten times slower"
    console.print(f"roadstead {found['roadstead']}, {how}")
    caption = "a second, medians; decisions with two or more legal actions"
    games, peers = found["games"], found.get("peers", [])
    titles = [f"{row['title'].partition(':')[0]}, {row['seats']} seats" for row in games]
    _print_table(console, games, titles, 10, bool(peers), caption)
    if peers:
        names = [f"{row['game']} ({row['library']} {row['version']})" for row in peers]
        _print_table(console, peers, names, 24)


def _print_table(
    console: Console,
    rows: list[dict[str, Any]],
    headings: list[str],
    width: int,
    with_peers: bool = True,
    caption: str = "",
) -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, caption=caption, pad_edge=False, padding=0)
    table.add_column("", width=22)
    for heading in headings:
        table.add_column(heading, justify="right", width=width)
    for figure, words in {**FIGURES, **(STEPS | RATIOS if with_peers else {})}.items():
        if any(figure in row for row in rows):
            shown = "{:.2f} x" if figure in RATIOS else "{:,.0f}"
            table.add_row(words, *(shown.format(row[figure]) if figure in row else "" for row in rows))
    console.print(table)
