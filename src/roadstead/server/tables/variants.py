"""The variants that a server offers, and those that visitors bring."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path

import roadstead
from roadstead import games
from roadstead.games.variants import in_folder, of_text, shipped
from roadstead.kernel.game import Game
from roadstead.kernel.variants import LARGEST, BadVariant, Variant, game_of, in_memory
from roadstead.server import wire
from roadstead.server.logs import TroubleLog
from roadstead.server.proving import NotProven, Proving, TooMany
from roadstead.server.tables.places import Places
from roadstead.server.tables.refusal import Busy, Refused
from roadstead.server.tables.text import cleaned, sentence

REMEMBERED = 200  # files that came through, so that a table of one need not wait for it again


class Variants:
    """Those that come with the games, those in the server's folder, and those that visitors bring, which take places."""

    def __init__(self, folder: Path | None, places: Places, proving: Proving, log: TroubleLog) -> None:
        self.places = places
        self._folder = folder
        self._proving = proving
        self._log = log
        self._proven: OrderedDict[bytes, Variant] = OrderedDict()  # by the digest of the file

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

    async def brought(self, text: str, visitor: str) -> Variant:
        """What a visitor's file says; raises ``Refused`` with the line where it is wrong."""
        if len(text) > LARGEST:
            raise Refused(f"A variant has at most {LARGEST:,} characters, and this has {len(text):,}.")
        key = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
        if key not in self._proven:
            await self._prove(text, visitor)
            self._proven[key] = await asyncio.to_thread(of_text, text)
            while len(self._proven) > REMEMBERED:
                self._proven.popitem(last=False)
        self._proven.move_to_end(key)
        return self._proven[key]

    async def _prove(self, text: str, visitor: str) -> None:
        try:
            why = await self._proving.why_not(text, visitor)
        except TooMany as error:
            raise Busy("So many variants are being read that this one has to wait: come back in a moment.") from error
        except NotProven as error:
            self._log.trouble("reading a visitor's variant", error=error)
            raise Refused("This file could not be read here: it takes too long, or is too much.") from error
        if why:
            raise Refused(sentence(why))

    @asynccontextmanager
    async def game(self, asked: wire.NewTable, visitor: str) -> AsyncIterator[Game]:
        """The game that a new table is for.  A variant has its place as long as this lasts."""
        variant = await self._asked_for(asked, visitor)
        if variant is None:
            yield await asyncio.to_thread(games.find, asked.game)
            return
        if variant.name in self.offered:
            yield await _made(variant)
            return
        with self.places.taken(variant.name, visitor):
            yield await _made(variant)

    async def _asked_for(self, asked: wire.NewTable, visitor: str) -> Variant | None:
        """The variant that is asked for; ``None``: a printed game."""
        if asked.variant:
            variant = await self.brought(asked.variant, visitor)
            if variant.name != asked.game:
                raise Refused("The variant is another one than the table asks for.")
            return variant
        known = await asyncio.to_thread(games.names)
        if asked.game in known:
            return None
        found = await asyncio.to_thread(self.known, asked.game)
        if found is None:
            raise Refused(f"There is no game {cleaned(asked.game, 40)!r}: there are {', '.join(known)}.")
        return found


async def _made(variant: Variant) -> Game:
    try:
        return await asyncio.to_thread(_loaded, variant)
    except BadVariant as error:
        raise Refused(sentence(error)) from error


def _loaded(variant: Variant) -> Game:
    found = game_of(variant, games.find(variant.game))
    found.load()
    return found
