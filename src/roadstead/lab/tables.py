"""A simulation on disk: one Parquet row a game, and the summary beside it."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from roadstead.lab.plan import Plan, Row, made_by
from roadstead.lab.tally import Tally

GAMES_FILE = "games.parquet"
SUMMARY_FILE = "summary.json"
PLAN_FILE = "plan.json"  # of a tournament, which has the other two as well
# So many rows at a time are put into columns, so that little is left to do when a run ends.
BLOCK = 2_000


class Table:
    """The finished games of a plan.  The lists of a row are by seat; ``bots`` says who sat where."""

    def __init__(self, plan: Plan) -> None:
        if find_spec("polars") is None:
            raise ValueError("writing tables needs polars: pip install 'roadstead[lab]'")
        import polars

        self.plan = plan
        self._polars = polars
        self._rows: list[Row] = []
        self._blocks: list[Any] = []

    def must_fit(self, folder: Path) -> None:
        """Refuse a folder that holds something else than this very simulation."""
        if (folder / PLAN_FILE).exists():
            raise ValueError(f"{folder} holds a tournament: choose another folder")
        file = folder / GAMES_FILE
        if file.exists() and self._told(file) != self._made_by():
            raise ValueError(f"{folder} holds another simulation: choose another folder")
        if not file.exists() and (folder / SUMMARY_FILE).exists():
            raise ValueError(f"{folder} holds something else than a simulation: choose another folder")

    def _made_by(self) -> dict[str, str]:
        """What tells one simulation from another; by which version it was made does not."""
        made = made_by(self.plan, self.plan.the_game())
        return {name: value for name, value in made.items() if name != "roadstead.version"}

    def _told(self, file: Path) -> dict[str, str]:
        """What a file of games says that it was made by."""
        try:
            found = self._polars.read_parquet_metadata(file)
        except self._polars.exceptions.PolarsError:
            return {}
        return {name: found[name] for name in self._made_by() if name in found}

    def add(self, rows: list[Row]) -> None:
        """Add finished games."""
        self._rows.extend(rows)
        if len(self._rows) >= BLOCK:
            self._blocks.append(self._block())

    def write(self, tally: Tally, folder: Path) -> None:
        """Write all games in their order, and the summary."""
        blocks = [block for block in (*self._blocks, self._block()) if block is not None]
        folder.mkdir(parents=True, exist_ok=True)
        games = self._polars.concat(blocks).sort("game") if blocks else self._polars.DataFrame()
        games.write_parquet(folder / GAMES_FILE, metadata=made_by(self.plan, self.plan.the_game()))
        (folder / SUMMARY_FILE).write_text(json.dumps(tally.summary(), indent=2) + "\n", "utf-8")

    def _block(self) -> Any:
        rows, self._rows = self._rows, []
        if not rows:
            return None
        kept = list(rows[0].statistics)
        whole, by_seat = self._polars.Int64, self._polars.List
        return self._polars.DataFrame(
            {
                "game": [row.game for row in rows],
                "seed": [row.seed for row in rows],
                "decisions": [row.decisions for row in rows],
                "plays": [row.plays for row in rows],
                "bots": [[self.plan.bots[which] for which in row.bots] for row in rows],
                "bot_numbers": [row.bots for row in rows],
                "scores": [row.scores for row in rows],
                "shares": [row.shares for row in rows],
                **{name: [row.statistics[name] for row in rows] for name in kept},
            },
            schema={
                "game": whole,
                "seed": whole,
                "decisions": whole,
                "plays": whole,
                "bots": by_seat(self._polars.String),
                "bot_numbers": by_seat(whole),
                "scores": by_seat(whole),
                "shares": by_seat(self._polars.Float64),
                **{name: by_seat(whole) for name in kept},
            },
        )
