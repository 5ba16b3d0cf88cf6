"""The variants that a server offers, and those that visitors bring."""

from functools import cached_property
from pathlib import Path

import roadstead
from roadstead import games
from roadstead.games.variants import in_folder, of_text, shipped
from roadstead.kernel.game import Game
from roadstead.kernel.variants import BadVariant, Variant, game_of, in_memory
from roadstead.server import wire
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.text import cleaned, sentence


class Variants:
    """Those that come with the games, those in the server's folder, and room for so many that visitors bring."""

    def __init__(self, folder: Path | None, most: int) -> None:
        self._folder = folder
        self._most = most

    @cached_property
    def offered(self) -> dict[str, Variant]:
        """By name.  Blocks the first time: the games are loaded."""
        own = in_folder(self._folder) if self._folder is not None else []
        found = [*(each for game in roadstead.all_games() for each in shipped(game)), *own]
        return {variant.name: variant for variant in found}

    def known(self, name: str) -> Variant | None:
        """The variant of this name, if it is offered or played here."""
        if name in in_memory():
            return in_memory()[name].variant
        return self.offered.get(name)

    def brought(self, text: str) -> Variant:
        """What a visitor's file says, checked; raises ``Refused`` with the line where it is wrong."""
        try:
            return of_text(text)
        except BadVariant as error:
            raise Refused(sentence(error)) from error

    def game_for(self, asked: wire.NewTable) -> Game:
        """The game that a new table is for.  Blocks: a variant that was not played before is read."""
        if asked.variant:
            variant = self._asked_for(asked)
        elif asked.game in games.names():
            return games.find(asked.game)
        else:
            variant = self.known(asked.game)
        if variant is None:
            raise Refused(f"There is no game {cleaned(asked.game, 40)!r}: there are {', '.join(games.names())}.")
        if not self._has_room_for(variant):
            raise Refused("So many variants have been brought here that there is no room for another one today.")
        found = game_of(variant, games.find(variant.game))
        found.load()
        return found

    def _asked_for(self, asked: wire.NewTable) -> Variant | None:
        variant = self.brought(asked.variant)
        if variant.name != asked.game:
            raise Refused("The variant is another one than the table asks for.")
        return variant

    def _has_room_for(self, variant: Variant) -> bool:
        if variant.name in self.offered or variant.name in in_memory():
            return True
        return len(in_memory().keys() - self.offered.keys()) < self._most
