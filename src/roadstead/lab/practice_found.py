"""A search for positions to practise on, kept beside the file it is for: who stops it goes on later from there."""

from pathlib import Path

import msgspec

from roadstead.coach.practice import Exercise
from roadstead.kernel.game import Game
from roadstead.lab.practice import Wanted

VERSION = 2  # counted up when the same games would be looked into otherwise


class Begun(msgspec.Struct):
    """What the kept games were looked into for.  How many positions are wanted may change from one time to the next."""

    version: int
    game: str
    rules: int
    digest: str
    seed: int


class Search:
    """The games looked into so far, one a line, and what was found in each."""

    def __init__(self, game: Game, wanted: Wanted, out: Path) -> None:
        self.file = out.with_name(f"{out.name}.part")
        self.begun = Begun(VERSION, game.name, game.rules_version, game.digest, wanted.seed)
        self.games: list[list[Exercise]] = []
        if self.file.is_file():
            self.games = self._read()
        whole = b"".join(msgspec.json.encode(each) + b"\n" for each in [self.begun, *self.games])
        self.file.write_bytes(whole)

    def _read(self) -> list[list[Exercise]]:
        """What was kept of the same search; a half-written line is left out."""
        try:
            first, *rows = self.file.read_bytes().split(b"\n")[:-1]
            if msgspec.json.decode(first, type=Begun) != self.begun:
                return []
            return [msgspec.json.decode(row, type=list[Exercise]) for row in rows]
        except (ValueError, msgspec.MsgspecError):
            return []

    @property
    def found(self) -> list[Exercise]:
        return [one for game in self.games for one in game]

    def add(self, exercises: list[Exercise]) -> None:
        """One more game is looked into."""
        self.games.append(exercises)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(exercises) + b"\n")

    def end(self) -> None:
        """All is written: what was kept on the way is not needed any more."""
        self.file.unlink(missing_ok=True)
