"""The six levels of a game in one tournament: each plays against the next, and all get ratings."""

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from roadstead import __version__
from roadstead.bots.levels import LEVELS, NAMES, Ladder, Manner, ladder, place, told
from roadstead.games import find
from roadstead.kernel.game import Game
from roadstead.lab.intervals import wilson
from roadstead.lab.tournament import Fixture, Standings

USUAL_OTHERS = Manner().others


@dataclass(frozen=True)
class Climb(Fixture):
    """A tournament of the levels.  The last meeting, of those who think longest, may end after fewer deals."""

    top: int = 0  # deals of the last meeting

    def wants(self, number: int) -> bool:
        meeting = number // self.table
        last = len(self.meetings) - 1
        if meeting % len(self.meetings) == last and meeting // len(self.meetings) >= self.top:
            return False
        return super().wants(number)

    def particulars(self) -> dict[str, Any]:
        """Games of levels that played otherwise are not added to."""
        manners = ladder(find(self.game)).manners
        return {**super().particulars(), "manners": {name: told(manner) for name, manner in manners.items()}}

    @property
    def wanted(self) -> int:
        """How many games are played in all."""
        deals = self.games // (self.table * len(self.meetings))
        return self.games - self.table * (deals - self.top)


def plan(game: Game, games: int, top: int, seed: int, seats: int) -> Climb:
    """Neighbours on the ladder meet, so many games each two; the strongest play ``top`` games."""
    meetings = len(NAMES) - seats + 1
    deals = -(-games // seats)
    fewer = min(deals, -(-top // seats))
    return Climb(game.name, NAMES, deals * seats * meetings, seed, table=seats, neighbours=True, top=fewer)


def measured(standings: Standings) -> dict[str, Any]:
    """What a game's file of levels keeps of the tournament."""
    fixture = standings.plan
    assert isinstance(fixture, Climb)
    summary = standings.summary()
    pairs = standings.pairs()
    entrants = {entrant["bot"]: entrant for entrant in summary["entrants"]}
    levels = {}
    for at, name in enumerate(NAMES):
        entrant = entrants[name]
        row: dict[str, Any] = {
            "elo": round(entrant["elo"]),
            "off": round(entrant["elo_interval"][1] - entrant["elo"]),
            "openskill": round(entrant["rating"], 1),
            "openskill_off": round(entrant["rating_interval"][1] - entrant["rating"], 1),
        }
        if at and (name, NAMES[at - 1]) in pairs:
            won, played = pairs[name, NAMES[at - 1]]
            low, high = wilson(won, played)
            row |= {"won": won, "games": played, "interval": [round(low, 3), round(high, 3)]}
        levels[name] = row
    each = fixture.games // len(fixture.meetings)
    top = ["--top", fixture.top * fixture.table] if fixture.wanted < fixture.games else []
    where = ["--seats", fixture.table, "--seed", fixture.seed]
    words = ["roadstead", "levels", fixture.game, "--games", each, *top, *where]
    return {
        "command": shlex.join(map(str, words)),
        "roadstead": __version__,
        "seats": fixture.table,
        "games": len(standings.rows),
        "levels": levels,
    }


def install(game: Game, text: str) -> Path:
    """Put a file of levels into the game's own folder, where every bot finds it."""
    file = place(game)
    if not file.parent.is_dir():
        raise ValueError(f"{game.title} has no folder {file.parent.name} for its bots")
    file.write_text(text, "utf-8")
    return file


def plays(manner: Manner) -> str:
    """How a level plays, in a few words."""
    parts = []
    if manner.iterations:
        parts.append(f"{manner.iterations:,} iterations")
    if manner.haste:
        parts.append(f"{manner.haste} % by feel")
    if not manner.iterations:
        parts.append("by feel")
    if manner.slips and (manner.haste or not manner.iterations):
        worst = "" if manner.others == USUAL_OTHERS else f" down to choice {manner.others + 1}"
        parts.append(f"{manner.slips} % slips{worst}")
    return ", ".join(parts)


def figures(row: dict[str, Any]) -> tuple[str, str, str]:
    """What was measured of a level: Elo, OpenSkill, and its games against the one below."""
    if not row:
        return "", "", ""
    below = ""
    if "won" in row:
        low, high = row["interval"]
        below = f"{row['won']:g} of {row['games']:,} ({100 * low:.0f}-{100 * high:.0f} %)"
    return f"{row['elo']} ± {row['off']}", f"{row['openskill']} ± {row['openskill_off']}", below


def markdown(game: Game, known: Ladder) -> str:
    """The rows of docs/bots.md about a game's levels, the strongest first."""
    lines = [f"| {game.title} | plays | Elo | OpenSkill | against the one below |", "|---|---|---|---|---|"]
    for level in reversed(LEVELS):
        row = (level.title, plays(known.manners[level.name]), *figures(known.rating(level.name)))
        lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)
