"""A request on its way through a table: known already, granted, or refused."""

from collections.abc import Callable
from typing import Any

import msgspec

from roadstead.server import aside, lobby, playing, wire
from roadstead.server.guest import Guest
from roadstead.server.hinting import hint
from roadstead.server.room import Draft, Gone, Refused, Room

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
    wire.AskBack: playing.ask_back,
    wire.Vote: playing.vote,
    wire.HandOver: playing.hand_over,
    wire.TakeBack: playing.take_back,
    wire.Resign: playing.resign,
    wire.Lock: lobby.lock,
    wire.Say: aside.say,
    wire.Hook: aside.hook,
    wire.Rematch: aside.rematch,
}


async def answer(room: Room, guest: Guest, said: wire.Request) -> wire.Reply:
    """The answer to a request; by then everything it acknowledges is written."""
    try:
        if isinstance(said, wire.Hint):
            return await hint(room, guest, said)
        with room.hall.painter.answering:
            async with room.alone():
                return await _granted(room, guest, said)
    except Gone as gone:
        guest.bye(gone.words, again=True)  # and asks again then what was not answered
        return wire.Reply(said.id, wire.Words(gone.words))
    except Refused as refused:
        return wire.Reply(said.id, wire.Words(refused.words, refused.rule), stale=refused.stale)
    except Exception:
        room.hall.trouble("a request", room.id)
        return wire.Reply(said.id, wire.Words("Something went wrong here, so this has not happened."))


async def _granted(room: Room, guest: Guest, said: wire.Request) -> wire.Reply:
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
    draft = Draft(room, who, said.id)
    reply = handler(room, guest, said, draft)
    try:
        if not draft.empty:
            await room.commit(draft)
    except Exception:
        if not room.has_stored(draft):
            raise
        room.hall.trouble("what follows from a request", room.id)  # the request itself is stored, and so it is granted
    if isinstance(said, wire.Lock):
        lobby.send_off_others(room, guest)
    if reply.token:
        guest.token = reply.token
    return reply


def _asked_enough(room: Room, who: str) -> bool:
    most = room.hall.limits.asked
    return len(room.requests) >= most and sum(known[0] == who for known in room.requests) >= most
