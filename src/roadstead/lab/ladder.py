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
    """A tournament of the levels.  Meetings of those who think longer may end after fewer deals."""

    deals: tuple[int, ...] = ()  # of each meeting, the weakest first
    asked: tuple[tuple[str, int], ...] = ()  # how many games, as the command said it

    def wants(self, number: int) -> bool:
        deal, meeting = divmod(number // self.table, len(self.meetings))
        return deal < self.deals[meeting] and super().wants(number)

    def particulars(self) -> dict[str, Any]:
        """Games of levels that played otherwise are not added to."""
        manners = ladder(find(self.game)).manners
        return {**super().particulars(), "manners": {name: told(manner) for name, manner in manners.items()}}

    @property
    def wanted(self) -> int:
        """How many games are played in all."""
        return self.table * sum(self.deals)


def plan(game: Game, games: int, seed: int, seats: int, thinking: int = 0, top: int = 0) -> Climb:
    """Neighbours on the ladder meet, so many games each two.

    Those of whom one searches play ``thinking`` games, and the strongest ``top``, where these are not 0.
    """
    manners = ladder(game).manners
    searches = [
        any(manners[name].iterations for name in NAMES[at : at + seats]) for at in range(len(NAMES) - seats + 1)
    ]
    each = [thinking if thinking and by_search else games for by_search in searches]
    each[-1] = top or each[-1]
    deals = tuple(-(-count // seats) for count in each)
    asked = tuple((name, count) for name, count in (("games", games), ("thinking", thinking), ("top", top)) if count)
    whole = max(deals) * seats * len(deals)
    return Climb(game.name, NAMES, whole, seed, table=seats, neighbours=True, deals=deals, asked=asked)


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
    return {
        "command": command(fixture),
        "roadstead": __version__,
        "seats": fixture.table,
        "games": len(standings.rows),
        "levels": levels,
    }


def command(fixture: Climb) -> str:
    """The command that plays these games again."""
    counts = [*fixture.asked, ("seats", fixture.table), ("seed", fixture.seed)]
    words = [word for name, count in counts for word in (f"--{name}", str(count))]
    return shlex.join(["roadstead", "levels", fixture.game, *words])


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
