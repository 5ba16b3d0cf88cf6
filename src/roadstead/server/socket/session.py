"""One WebSocket connection between a browser and a table."""

import asyncio
import contextlib
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from roadstead.server import wire
from roadstead.server.hall import Hall
from roadstead.server.limits import Bucket, visitor
from roadstead.server.tables.guest import Guest, encode
from roadstead.server.tables.refusal import OUT_OF_REACH, Refused
from roadstead.server.tables.room import Room
from roadstead.server.views.updates import enter, leave, tell_lobby

_decoder: msgspec.json.Decoder[wire.Said] = msgspec.json.Decoder(wire.Said)
HELLO_WITHIN = 20.0
GOING_AWAY = 1001
UNWELCOME = 1008


async def live(socket: WebSocket) -> None:
    """Serve a connection from its first message to its last."""
    hall: Hall = socket.app.state.hall
    if not same_origin(socket):
        await socket.close(UNWELCOME)
        return
    address = visitor(socket.client.host) if socket.client else ""
    await socket.accept()
    guest = Guest(address, socket.headers.get("origin", ""))
    if hall.closing or not hall.visitors.may_connect(address):
        words = (
            "Too many connections from your address." if not hall.closing else "The server is going down for a moment."
        )
        await socket.send_text(encode(wire.Bye(words, hall.closing)).decode())
        await socket.close(UNWELCOME)
        return
    hall.visitors.connect(address)
    sending = asyncio.create_task(_send(socket, guest))
    room: Room | None = None
    try:
        room = await _come_in(hall, socket, guest)
        if room is not None:
            await _talk(hall, room, socket, guest)
    except WebSocketDisconnect:
        guest.gone = True
    finally:
        hall.visitors.leave(address)
        if room is not None:
            leave(room, guest)
            if not hall.closing:
                tell_lobby(room)
        if guest.gone and guest.outbox.empty():
            sending.cancel()
        guest.outbox.put_nowait(None)
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(sending, 2.0)


def same_origin(socket: WebSocket) -> bool:
    """Whether the page that connects is ours.  A page of another site must not connect in its visitor's name.  Programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == socket.headers.get("host", "").lower()
    except ValueError:
        return False


async def _send(socket: WebSocket, guest: Guest) -> None:
    while True:
        raw = await guest.next_to_send()
        try:
            if raw is None:
                if socket.client_state is WebSocketState.CONNECTED:
                    await socket.close(GOING_AWAY)
                return
            await socket.send_text(raw.decode())
        except (RuntimeError, WebSocketDisconnect, OSError):
            guest.gone = True
            return


async def _receive(socket: WebSocket) -> str:
    """The next message as text; empty for bytes, which no message is."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GOING_AWAY))
    return message.get("text") or ""


async def _come_in(hall: Hall, socket: WebSocket, guest: Guest) -> Room | None:
    """Read the first message, which says who connects, and let them in; or say why not."""
    try:
        said = _read(hall, await asyncio.wait_for(_receive(socket), HELLO_WITHIN))
        if not isinstance(said, wire.Hello):
            raise Refused("The first message says hello.")
        room = await hall.rooms.find(socket.path_params["table"])
        enter(room, guest, said)
        return room
    except TimeoutError:
        guest.bye("Nothing was said.")
    except KeyError:
        guest.bye("There is no table with this address.")
    except SQLAlchemyError:
        hall.log.trouble("letting somebody in")
        guest.bye(OUT_OF_REACH, again=True)
    except Refused as refused:
        guest.bye(refused.words)
    return None


async def _talk(hall: Hall, room: Room, socket: WebSocket, guest: Guest) -> None:
    limits = hall.settings.limits
    bucket = Bucket(limits.requests, limits.burst)
    chat = Bucket(limits.chat, limits.chat_burst)
    while not guest.gone:
        text = await _receive(socket)
        if not bucket.take():
            guest.bye("That is too much at once: come back in a moment.", again=True)
            return
        try:
            said = _read(hall, text)
        except Refused as refused:
            guest.bye(refused.words)
            return
        if isinstance(said, wire.Ping):
            guest.send(wire.Pong())
        elif isinstance(said, wire.Hello):
            guest.bye("Hello is said once.")
        elif isinstance(said, wire.Say) and not chat.take():
            guest.send(wire.Reply(said.id, wire.Words("Not so fast: others want to read it too.")))
        else:
            await asyncio.shield(_answer(hall, room, guest, said))


async def _answer(hall: Hall, room: Room, guest: Guest, said: wire.Request) -> None:
    guest.send(await hall.requests.answer(room, guest, said))


def _read(hall: Hall, text: str) -> wire.Said:
    raw = text.encode("utf-8", "surrogatepass")
    if len(raw) > hall.settings.limits.message:
        raise Refused("A message is not that long.")
    try:
        return _decoder.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Refused("That is not a message this table understands.") from None
