"""A request is answered here: as it was before, or by its function, which grants or refuses it."""

import time
from collections.abc import Callable
from typing import Any

import msgspec

from roadstead.server import wire
from roadstead.server.logs import TroubleLog
from roadstead.server.requests import consent, lobby, playing, social, stand_ins
from roadstead.server.requests.hint import Adviser
from roadstead.server.requests.latency import Latency
from roadstead.server.requests.lessons import end_lesson
from roadstead.server.requests.preview import preview
from roadstead.server.tables.draft import Draft
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.refusal import Gone, Refused
from roadstead.server.tables.room import Room
from roadstead.server.views.on_demand import OnDemand
from roadstead.server.views.schedule import Answering

Handler = Callable[[Room, Guest, Any, Draft], wire.Reply]

HANDLERS: dict[type[wire.Request], Handler] = {
    wire.Sit: lobby.sit,
    wire.Stand: lobby.stand,
    wire.Rename: lobby.rename,
    wire.Reveal: lobby.reveal,
    wire.Start: lobby.start,
    wire.Fill: lobby.fill,
    wire.Close: lobby.close,
    wire.Remove: playing.remove,
    wire.Play: playing.play,
    wire.Why: playing.why,
    wire.Undo: playing.undo,
    wire.AskBack: consent.ask_back,
    wire.SetTime: consent.set_time,
    wire.Vote: consent.vote,
    wire.HandOver: consent.hand_over,
    wire.ChooseStandIn: stand_ins.choose,
    wire.TakeBack: playing.take_back,
    wire.Resign: playing.resign,
    wire.Lock: lobby.lock,
    wire.Say: social.say,
    wire.Hook: social.hook,
    wire.Rematch: social.rematch,
    wire.EndLesson: end_lesson,
}


class Requests:
    """Answers the requests of all tables."""

    def __init__(self, adviser: Adviser, on_demand: OnDemand, answering: Answering, log: TroubleLog) -> None:
        self.latency = Latency()
        self._adviser = adviser
        self._on_demand = on_demand
        self._answering = answering
        self._log = log

    async def answer(self, room: Room, guest: Guest, said: wire.Request) -> wire.Reply:
        """The answer to a request.  Everything it acknowledges is written by then."""
        started = time.perf_counter()
        reply = await self._answer(room, guest, said)
        self.latency.add(time.perf_counter() - started)
        return reply

    async def _answer(self, room: Room, guest: Guest, said: wire.Request) -> wire.Reply:
        try:
            if isinstance(said, wire.Hint):
                return await self._adviser.hint(room, guest, said)
            if isinstance(said, wire.Preview):
                return await preview(self._on_demand, room, guest, said)
            with self._answering:
                async with room.alone():
                    return await self._granted(room, guest, said)
        except Gone as gone:
            guest.bye(gone.words, again=True)  # the client comes back and asks again what was not answered
            return wire.Reply(said.id, wire.Words(gone.words))
        except Refused as refused:
            return wire.Reply(said.id, wire.Words(refused.words, refused.rule), stale=refused.stale)
        except Exception:
            self._log.trouble("a request", room.id)
            return wire.Reply(said.id, wire.Words("Something went wrong here, so this has not happened."))

    async def _granted(self, room: Room, guest: Guest, said: wire.Request) -> wire.Reply:
        who = str(guest.person)
        handler = HANDLERS[type(said)]
        if isinstance(said, wire.Sit) and not guest.person:
            who = f"sit:{said.digest}"
        known = room.requests.get((who, said.id))
        if known is not None:
            if not isinstance(said, wire.Sit) or guest.person:
                table = msgspec.json.decode(known).get("table", "")
                return wire.Reply(said.id, table=table, token=guest.token if table else "")
            handler = lobby.sit_again
        elif not isinstance(said, wire.Play) and _asked_enough(room, who):
            raise Refused("You have asked for so much at this table that no more is remembered: only the game goes on.")
        if not isinstance(said, wire.Why):
            room.keeper.must_be_writable()  # before anything is played: what cannot be written costs little then
        draft = room.draft(who, said.id)
        reply = handler(room, guest, said, draft)
        try:
            if not draft.empty:
                await room.commit(draft)
        except Exception:
            if not room.has_stored(draft):
                raise
            self._log.trouble("what follows from a request", room.id)  # the request itself is stored, so it is granted
        if isinstance(said, wire.Lock):
            lobby.send_off_others(room, guest)
        if reply.token:
            guest.token = reply.token
        return reply


def _asked_enough(room: Room, who: str) -> bool:
    most = room.limits.asked
    return len(room.requests) >= most and sum(known[0] == who for known in room.requests) >= most
