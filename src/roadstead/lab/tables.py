"""A simulation on disk: one Parquet row a game, and the summary beside it."""

import json
from importlib.util import find_spec
from pathlib import Path

from roadstead.lab.simulate import Simulation

GAMES_FILE = "games.parquet"
SUMMARY_FILE = "summary.json"


def require_polars() -> None:
    """Load what writes the tables, before anything is played that could not be written down."""
    if find_spec("polars") is None:
        raise ValueError("writing tables needs polars: pip install 'roadstead[lab]'")
    import polars  # noqa: F401


def write(simulation: Simulation, folder: Path) -> None:
    """Write what was finished.  The lists of a row go by seats; ``bots`` says which sat where."""
    import polars

    plan, rows = simulation.plan, simulation.rows
    table = polars.DataFrame(
        {
            "game": [row.game for row in rows],
            "seed": [row.seed for row in rows],
            "decisions": [row.decisions for row in rows],
            "plays": [row.plays for row in rows],
            "bots": [[plan.bots[which] for which in row.bots] for row in rows],
            "bot_numbers": [row.bots for row in rows],
            "scores": [row.scores for row in rows],
            "shares": [row.shares for row in rows],
        },
        schema={
            "game": polars.Int64,
            "seed": polars.Int64,
            "decisions": polars.Int64,
            "plays": polars.Int64,
            "bots": polars.List(polars.String),
            "bot_numbers": polars.List(polars.Int64),
            "scores": polars.List(polars.Int64),
            "shares": polars.List(polars.Float64),
        },
    )
    folder.mkdir(parents=True, exist_ok=True)
    table.write_parquet(folder / GAMES_FILE)
    (folder / SUMMARY_FILE).write_text(json.dumps(simulation.summary(), indent=2) + "\n", "utf-8")
