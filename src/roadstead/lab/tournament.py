"""A tournament: every deal of the dice is played in every seating, and every bot gets a rating with an interval."""

import itertools
import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from roadstead.lab.elo import Pairs, elo
from roadstead.lab.intervals import SURE, always_valid, wilson
from roadstead.lab.plan import Plan, Row
from roadstead.lab.simulate import simulate
from roadstead.lab.tables import GAMES_FILE, PLAN_FILE, SUMMARY_FILE
from roadstead.lab.tally import Tally

ROWS_FILE = "games.jsonl"


@dataclass(frozen=True)
class Fixture(Plan):
    """A plan in which every group of bots that fills a table meets, and plays each deal in every rotation.

    With ``neighbours`` only those meet that stand side by side in the list.
    """

    table: int = 2
    done: frozenset[int] = frozenset()
    neighbours: bool = False

    @property
    def seats(self) -> int:
        return self.table

    @cached_property
    def meetings(self) -> list[tuple[int, ...]]:
        if self.neighbours:
            groups = len(self.bots) - self.table + 1
            return [tuple(range(first, first + self.table)) for first in range(groups)]
        return list(itertools.combinations(range(len(self.bots)), self.table))

    def bot_at(self, seat: int, number: int) -> int:
        meeting = self.meetings[number // self.table % len(self.meetings)]
        return meeting[(seat - number) % self.table]

    def seed_for(self, number: int, who: str = "dice") -> int:
        """The rotations of a deal, and all meetings over it, share their dice."""
        deal = number // (self.table * len(self.meetings))
        return super().seed_for(deal if who == "dice" else number, who)

    def wants(self, number: int) -> bool:
        return number not in self.done

    def particulars(self) -> dict[str, Any]:
        """What a folder with its games remembers besides game, bots, seats, seed and options."""
        return {"neighbours": True} if self.neighbours else {}

    def rounded(self) -> "Fixture":
        """With so many games more that each deal is played by every meeting and in every seating."""
        whole = self.table * len(self.meetings)
        return replace(self, games=-(-self.games // whole) * whole)


class Standings:
    """Wins, ratings and who is better, counted in the order of the games, not in the order they finish."""

    def __init__(self, plan: Fixture) -> None:
        self.plan = plan
        self.rows: dict[int, Row] = {}

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.rows[row.game] = row

    def names(self) -> list[str]:
        """The entrants.  A bot that is entered several times counts as one."""
        return list(dict.fromkeys(self.plan.bots))

    def wins(self) -> dict[str, tuple[float, int]]:
        """For each entrant its wins (shared ones split) and its games, counted once for each seat."""
        found = dict.fromkeys(self.names(), (0.0, 0))
        for number in sorted(self.rows):
            row = self.rows[number]
            for which, share in zip(row.bots, row.shares, strict=True):
                won, played = found[self.plan.bots[which]]
                found[self.plan.bots[which]] = (won + share, played + 1)
        return found

    def ratings(self) -> dict[str, tuple[float, float]]:
        """OpenSkill's Plackett-Luce: for each entrant a mean and half of its 95 % interval."""
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        known = {name: model.rating(name=name) for name in self.names()}
        for number in sorted(self.rows):
            row = self.rows[number]
            sitting = [self.plan.bots[which] for which in row.bots]
            if len(set(sitting)) < 2:
                continue
            # An entrant with several seats is rated by its best one: a rating cannot play against itself.
            best = {name: max(s for s, at in zip(row.shares, sitting, strict=True) if at == name) for name in sitting}
            order = sorted(best)
            ranks = [-best[name] for name in order]
            rated = model.rate([[known[name]] for name in order], ranks=ranks)
            for name, team in zip(order, rated, strict=True):
                known[name] = team[0]
        return {name: (float(r.mu), SURE * float(r.sigma)) for name, r in known.items()}

    def pairs(self) -> Pairs:
        """How two entrants fared against each other, for both of them: wins and games.

        Where more than two sit at a table, the one with the larger share of the win has won against the other; games in
        which neither has any do not count.
        """
        found: Pairs = {}
        for number in sorted(self.rows):
            row = self.rows[number]
            names = [self.plan.bots[which] for which in row.bots]
            for i, j in itertools.permutations(range(len(names)), 2):
                if names[i] == names[j] or row.shares[i] + row.shares[j] == 0.0:
                    continue
                won, played = found.get((names[i], names[j]), (0.0, 0))
                share = row.shares[i] / (row.shares[i] + row.shares[j])
                found[names[i], names[j]] = (won + share, played + 1)
        return found

    def verdict(self) -> str:
        """Between two entrants: who is surely better, by an interval that holds at every moment; else an empty text."""
        names = self.names()
        if len(names) != 2 or not self.rows:
            return ""
        first, _ = self._share_of(names[0])
        seats_of_first = sum(1 for bot in self.plan.bots if bot == names[0])
        fair = seats_of_first / len(self.plan.bots)
        low, high = always_valid(first, len(self.rows))
        if low > fair:
            return names[0]
        return names[1] if high < fair else ""

    def _share_of(self, name: str) -> tuple[float, int]:
        total = 0.0
        for row in self.rows.values():
            total += sum(s for which, s in zip(row.bots, row.shares, strict=True) if self.plan.bots[which] == name)
        return total, len(self.rows)

    def summary(self) -> dict[str, Any]:
        ratings = self.ratings()
        pairs = self.pairs()
        points = elo(self.names(), pairs)
        entrants = []
        for name, (won, played) in self.wins().items():
            low, high = wilson(won, played) if played else (0.0, 1.0)
            rating, off = ratings[name]
            entrants.append(
                {
                    "bot": name,
                    "games": played,
                    "wins": won,
                    "win_rate": won / played if played else 0.0,
                    "win_rate_interval": [low, high],
                    "rating": rating,
                    "rating_interval": [rating - off, rating + off],
                    "elo": points[name][0],
                    "elo_interval": [points[name][0] - points[name][1], points[name][0] + points[name][1]],
                }
            )
        entrants.sort(key=lambda entrant: -float(str(entrant["rating"])))
        return {
            "game": self.plan.game,
            "seats": self.plan.table,
            "bots": list(self.plan.bots),
            "options": dict(self.plan.options),
            "seed": self.plan.seed,
            "games": len(self.rows),
            "better": self.verdict(),
            "entrants": entrants,
            "pairs": [
                {"bot": one, "against": other, "wins": won, "games": played}
                for (one, other), (won, played) in pairs.items()
            ],
        }


def planned(folder: Path) -> dict[str, Any]:
    """The tournament that a folder was begun for."""
    try:
        known = json.loads((folder / PLAN_FILE).read_text("utf-8"))
    except ValueError:
        known = None
    if not isinstance(known, dict) or not isinstance(known.get("seed"), int):
        raise ValueError(f"{folder} holds something else than a tournament: choose another folder")
    return known


class Notebook:
    """The finished games of a tournament on disk, so that it can go on after an interruption."""

    def __init__(self, folder: Path, plan: Fixture) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        game = plan.the_game()
        rules = {"rules_version": game.rules_version, "data": game.digest}
        described = {
            **rules,
            "game": plan.game,
            "bots": list(plan.bots),
            "seats": plan.table,
            "seed": plan.seed,
            "options": dict(plan.options),
            **plan.particulars(),
        }
        file = folder / PLAN_FILE
        if file.exists():
            known = planned(folder)
            if known != described:
                same = {**known, **rules} == described
                why = f"was begun under other rules of {game.title}" if same else "holds another tournament"
                raise ValueError(f"{folder} {why}: choose another folder")
        elif any((folder / other).exists() for other in (GAMES_FILE, SUMMARY_FILE, ROWS_FILE)):
            raise ValueError(f"{folder} holds something else than a tournament: choose another folder")
        else:
            file.write_text(json.dumps(described, indent=2) + "\n", "utf-8")
        self.rows = self._read()
        self._file = (folder / ROWS_FILE).open("a", encoding="utf-8")

    def _read(self) -> list[Row]:
        file = self.folder / ROWS_FILE
        if not file.exists():
            return []
        whole = file.read_text("utf-8")
        # A game whose line was cut off by a crash is played again.
        kept = [line for line in whole.splitlines(keepends=True) if line.endswith("\n")]
        if len("".join(kept)) != len(whole):
            file.write_text("".join(kept), "utf-8")
        try:
            return [Row(*json.loads(line)) for line in kept]
        except (TypeError, ValueError) as error:
            raise ValueError(f"{file} is damaged: its lines are not all finished games") from error

    def add(self, rows: list[Row]) -> None:
        for row in rows:
            self._file.write(json.dumps(list(row)) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def discard_if_empty(self) -> None:
        """Remove a closed notebook without a finished game."""
        if (self.folder / ROWS_FILE).stat().st_size == 0:
            (self.folder / ROWS_FILE).unlink()
            (self.folder / PLAN_FILE).unlink(missing_ok=True)
            with suppress(OSError):  # unless something else is in it
                self.folder.rmdir()


class SureEnough(Exception):
    """The sequential test has its verdict."""


def hold(
    plan: Fixture,
    jobs: int | None = None,
    notebook: Notebook | None = None,
    report: Callable[[list[Row]], object] | None = None,
    stop_when_sure: bool = False,
) -> tuple[Standings, Tally | None]:
    """Play the tournament, or what is left of it.  Ctrl-C ends it early and keeps the finished games."""
    standings = Standings(plan)
    if notebook is not None:
        standings.add(row for row in notebook.rows if row.game < plan.games)
    left = replace(plan, done=frozenset(standings.rows))

    def finished(rows: list[Row]) -> None:
        standings.add(rows)
        if notebook is not None:
            notebook.add(rows)
        if report is not None:
            report(rows)
        if stop_when_sure and standings.verdict():
            raise SureEnough

    if len(standings.rows) >= plan.games:
        return standings, None
    try:
        return standings, simulate(left, jobs, finished)
    except SureEnough:
        return standings, None
