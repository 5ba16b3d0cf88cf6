"""Looking back on a game.  A finished one is shown with all cards face up, or as any seat saw it; a running one as one's own seat saw it."""

import asyncio
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from roadstead.kernel.events import EVERYBODY, SPECTATOR_BIT
from roadstead.server import wire
from roadstead.server.cache import Cache
from roadstead.server.storage.store import Store
from roadstead.server.storage.table_info import OVER, PLAYING
from roadstead.server.tables.log import LogRow
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room
from roadstead.server.views.lobby import lobby_of
from roadstead.server.views.on_demand import OnDemand
from roadstead.server.views.played import OTHER_RULES, Look

GAMES_KEPT = 8  # each as one seat saw it, or with all cards face up
FRAMES_KEPT = 200
VERIFIED_KEPT = 500
SETUP = -1  # the seat of the set-up, which nobody decided


class Verified(Struct):
    """Whether a finished game is sound, and where its dice came from."""

    sound: bool
    words: str
    commitment: str
    secret: str
    lines: list[str]
    decisions: int
    dice: str


@dataclass(frozen=True)
class Eyes:
    """As whom one looks: a seat (``None``: a spectator), or with all cards face up.  ``visitor`` is whose limits count."""

    seat: int | None = None
    all_seeing: bool = False
    visitor: str = ""


class Replays:
    """The pages are made on demand, in a process that keeps the games looked at last.  The frames looked at last are kept here."""

    def __init__(self, store: Store, on_demand: OnDemand) -> None:
        self._store = store
        self._on_demand = on_demand
        self._lines: Cache[tuple[list[wire.ReplayLine], str]] = Cache(GAMES_KEPT)
        self._frames: Cache[bytes] = Cache(FRAMES_KEPT)
        self._verified: Cache[tuple[int, str] | str] = Cache(VERIFIED_KEPT)

    async def _made(self, room: Room, eyes: Eyes, what: str, *asked: object) -> Any:
        """What is made of this game; its record goes along where the process does not know the game yet."""
        key = (room.id, room.written)
        found = await self._on_demand.make(eyes.visitor, what, key, None, *asked)
        if found is None:
            lines = (await asyncio.to_thread(self._store.record, room.id))[0][: key[1]]
            found = await self._on_demand.make(eyes.visitor, what, key, lines, *asked)
        return found

    async def info(self, room: Room, eyes: Eyes) -> wire.ReplayInfo:
        """All decisions, with the log lines that the one who looks may read."""
        must_have_begun(room)
        names = room.info.names()
        asked = (room.id, room.written, len(room.log), eyes.seat, eyes.all_seeing, *names)
        lines, fault = await self._lines.get(asked, lambda: self._told(room, eyes, names))
        return wire.ReplayInfo(lobby_of(room), lines, eyes.all_seeing, OTHER_RULES if fault else "")

    async def _told(self, room: Room, eyes: Eyes, names: list[str]) -> tuple[list[wire.ReplayLine], str]:
        """A line for each decision, and why the game cannot be shown, if it cannot."""
        decisions, fault = await self._made(room, eyes, "decisions")
        heard = open_log(room) if eyes.all_seeing else room.heard(eyes.seat)
        lines = {0: wire.ReplayLine(0, SETUP, "")}
        for n, seat, do in decisions:
            lines[n] = wire.ReplayLine(n, seat, do if eyes.all_seeing or seat == eyes.seat else "")
        for said in heard:
            if said.n not in lines and not fault:
                break  # the game has gone on meanwhile
            line = lines.setdefault(said.n, wire.ReplayLine(said.n, SETUP, ""))
            if said.aside:
                line.asides = [*line.asides, said]
            else:
                line.words = [*line.words, said]
        silent = [line for line in lines.values() if line.do and not line.words]
        if silent:
            called = await self._made(room, eyes, "labels", [line.n for line in silent], names)
            for line, label in zip(silent, called, strict=True):
                line.label = label
        return [lines[n] for n in sorted(lines)], fault

    async def frame(self, room: Room, eyes: Eyes, n: int) -> bytes:
        """The table after decision ``n``, encoded."""
        must_have_begun(room)
        names = room.info.names()

        async def make() -> bytes:
            log = [row for row in room.log if row.n == n and not row.aside]
            places = {} if eyes.all_seeing else {row.at: room.heard_as(eyes.seat, row.at) for row in log}
            secret = room.info.secret if eyes.all_seeing else ""
            look = Look(n, eyes.seat, eyes.all_seeing, names, secret, log, places)
            found: bytes = await self._made(room, eyes, "frame", look)
            return found

        return await self._frames.get((room.id, room.written, n, eyes.seat, eyes.all_seeing, *names), make)

    async def verified(self, room: Room, visitor: str) -> Verified:
        """Worked out once: a finished game stays as it is."""
        if room.info.lesson:
            raise Refused(
                "Nothing was promised of a lesson's dice: its deal is prepared, and its record tells the seed."
            )
        if room.info.status != OVER:
            raise Refused("The dice can be checked when the game is over and their secret is told.")

        async def make() -> tuple[int, str] | str:
            lines, _ = await asyncio.to_thread(self._store.record, room.id)
            found: tuple[int, str] | str = await self._on_demand.make(visitor, "verified", lines)
            return found

        found = await self._verified.get((room.id, room.written), make)
        info = room.info
        made = Verified(False, "", info.commitment, info.secret, info.lines, 0, "")
        if isinstance(found, str):
            made.words = found
        else:
            made.sound, made.decisions, made.dice = True, found[0], found[1]
            made.words = f"Every decision was legal, and the dice came out the same when {found[1]}."
        return made


def eyes_for(room: Room, own: int | None, wanted: str = "", visitor: str = "") -> Eyes:
    """As whom the ``own`` seat may look.  In a running game only as itself; in a finished one with all cards face up, or as the ``wanted`` seat."""
    if room.info.status != OVER:
        return Eyes(own, visitor=visitor)
    if not wanted:
        return Eyes(all_seeing=True, visitor=visitor)
    if not (wanted.isdecimal() and len(wanted) < 3 and int(wanted) < len(room.info.seats)):
        raise Refused(f"This table has no seat {wanted[:20]!r}.")
    return Eyes(int(wanted), visitor=visitor)


def must_have_begun(room: Room) -> None:
    if not room.written or room.info.status not in (PLAYING, OVER):
        raise Refused("There is nothing to look back on at this table.")


def open_log(room: Room) -> list[wire.LogLine]:
    """The log with every secret told.  A secret has two lines; the one for those who knew it is taken."""
    return [row.told(row.at) for row in room.log if told_openly(row)]


def told_openly(row: LogRow) -> bool:
    """Whether it is told as those knew it who knew most."""
    return row.audience == EVERYBODY or not row.audience & SPECTATOR_BIT
