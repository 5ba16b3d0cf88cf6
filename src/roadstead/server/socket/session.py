"""One WebSocket connection between a browser and a table."""

import asyncio
import contextlib
import time

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from roadstead.server import connections, wire
from roadstead.server.allowance import counted
from roadstead.server.fleet.links import LinkLost
from roadstead.server.fleet.porch import Away, FarLine
from roadstead.server.hall import Hall
from roadstead.server.limits import Bucket, visitor
from roadstead.server.socket import relay
from roadstead.server.socket.lines import Line, Socket
from roadstead.server.storage.members import Elsewhere
from roadstead.server.tables.guest import Guest, encode
from roadstead.server.tables.refusal import GOING_DOWN, OUT_OF_REACH, TOO_MUCH, Busy, Refused
from roadstead.server.tables.room import Room
from roadstead.server.views.updates import enter, leave, tell_lobby

# What takes a while and changes nothing.  Whoever asked for it can go on meanwhile: the next message is read at once.
BESIDE = (wire.Hint, wire.Preview)
MOST_BESIDE = 8  # of one line
FLOODED = 3.0  # seconds for which one who sent too much stays away
MESSAGE = 0.0003  # seconds that a message costs besides: reading and decoding it, sending the answer
_decoder: msgspec.json.Decoder[wire.Said] = msgspec.json.Decoder(wire.Said)
HELLO_WITHIN = 20.0
ON_THE_WAY = 6.0  # seconds that somebody waits for a table which goes from one server to another
AGAIN = 0.1
UNWELCOME = 1008


async def live(socket: WebSocket) -> None:
    """Serve a connection from its first message to its last."""
    hall: Hall = socket.app.state.hall
    if not same_origin(socket):
        await socket.close(UNWELCOME)
        return
    address = visitor(socket.client.host) if socket.client else ""
    await _paced(hall, address)
    try:
        await socket.accept()
    except OSError:  # gone meanwhile
        return
    guest = Guest(address, socket.headers.get("origin", ""))
    if hall.closing or not hall.visitors.may_connect(address):
        words = "Too many connections from your address." if not hall.closing else GOING_DOWN
        await socket.send_text(encode(wire.Bye(words, hall.closing)).decode())
        await socket.close(UNWELCOME)
        return
    hall.visitors.connect(address)
    try:
        await _serve(hall, Socket(socket), guest, socket.path_params["table"])
    finally:
        hall.visitors.leave(address)


async def _serve(hall: Hall, line: Line, guest: Guest, table: str) -> None:
    sending = asyncio.create_task(_send(line, guest))
    try:
        text = await _first(hall, line, guest)
        if text is not None:
            await _bring(hall, line, guest, table, text)
    except WebSocketDisconnect:
        guest.gone = True
    finally:
        await _see_off(guest, sending)


async def _bring(hall: Hall, line: Line, guest: Guest, table: str, text: str) -> None:
    """To the table, here or at the server that has it.  While a table goes from one server to another, wait for it."""
    until = time.monotonic() + ON_THE_WAY
    while time.monotonic() < until:
        try:
            await _at_the_table(hall, line, guest, table, text)
            return
        except Elsewhere as elsewhere:
            with contextlib.suppress(LinkLost, SQLAlchemyError):
                if await relay.pass_on(hall, line, guest, elsewhere.member, table, text):
                    return
        await asyncio.sleep(AGAIN)
    guest.bye(OUT_OF_REACH, again=True)


class FarGuest(Guest):
    """Somebody who is connected to another server.  What they are sent waits there for a slow connection, not here."""

    def __init__(self, line: FarLine) -> None:
        super().__init__(line.enter.address, line.enter.origin)
        self._line = line

    def send_raw(self, raw: bytes) -> None:
        if not self.gone:
            self._line.post(raw)

    def bye(self, words: str, *, again: bool = False, wait: float = 0.0) -> None:
        if not self.gone:
            self.gone = True
            self._line.post(encode(wire.Bye(words, again, wait)))
            self._line.end()


async def serve_from_afar(hall: Hall, line: FarLine) -> None:
    """Serve somebody who is connected to another server and came to a table of ours."""
    guest = FarGuest(line)
    try:
        if hall.closing:
            line.moved()
        else:
            await _at_the_table(hall, line, guest, line.enter.table, line.enter.hello)
    except Elsewhere:
        line.moved()
    except Away:
        pass
    finally:
        guest.gone = True
        line.end()


async def _see_off(guest: Guest, sending: "asyncio.Task[None]") -> None:
    if guest.gone and guest.outbox.empty():
        sending.cancel()
    guest.outbox.put_nowait(None)
    with contextlib.suppress(asyncio.CancelledError, TimeoutError):
        await asyncio.wait_for(sending, 2.0)


def same_origin(socket: WebSocket) -> bool:
    """Whether the page that connects is ours."""
    return connections.same_origin(socket.headers.get("origin"), socket.headers.get("host", ""))


async def _send(line: Line, guest: Guest) -> None:
    while True:
        raw = await guest.next_to_send()
        try:
            if raw is None:
                await line.close()
                return
            await line.send(raw)
        except (RuntimeError, WebSocketDisconnect, OSError):
            guest.gone = True
            return


async def _first(hall: Hall, line: Line, guest: Guest) -> str | None:
    """The first message, which says who connects; ``None`` where it does not."""
    try:
        text = await asyncio.wait_for(line.receive(), HELLO_WITHIN)
        if not isinstance(_read(hall, text), wire.Hello):
            raise Refused("The first message says hello.")
        return text
    except TimeoutError:
        guest.bye("Nothing was said.")
    except Refused as refused:
        guest.bye(refused.words)
    return None


async def _at_the_table(hall: Hall, line: Line | FarLine, guest: Guest, table: str, text: str) -> None:
    """Let somebody in, or say why not, and serve them to the end; raises ``Elsewhere`` where another server has the table."""
    try:
        room = await hall.rooms.find(table)
        said = _read(hall, text)
        if not isinstance(said, wire.Hello):
            raise Refused("The first message says hello.")
        if isinstance(line, FarLine):
            line.came()
        with hall.visitors.work.of(guest.address).at_work():
            enter(room, guest, said)
        hall.automation.set_timer(room)
    except KeyError:
        guest.bye("There is no table with this address.")
        return
    except SQLAlchemyError:
        if not hall.closing:
            hall.log.trouble("letting somebody in")
        guest.bye(OUT_OF_REACH, again=True, wait=hall.writer.patience)
        return
    except Refused as refused:
        guest.bye(refused.words, again=isinstance(refused, Busy))
        return
    try:
        await _talk(hall, room, line, guest)
    finally:
        leave(room, guest)
        if not hall.closing:
            tell_lobby(room)
            hall.automation.set_timer(room)


async def _talk(hall: Hall, room: Room, line: Line | FarLine, guest: Guest) -> None:
    limits = hall.settings.limits
    bucket = Bucket(limits.requests, limits.burst)
    chat = Bucket(limits.chat, limits.chat_burst)
    beside = asyncio.Semaphore(MOST_BESIDE)
    while not guest.gone:
        text = await line.receive()
        await _paced(hall, guest.address)
        if not bucket.take():
            guest.bye(TOO_MUCH, again=True, wait=FLOODED)
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
        elif isinstance(said, BESIDE):
            await beside.acquire()
            hall.background.start(_answer_beside(hall, room, guest, said, beside))
        else:
            await asyncio.shield(_answer(hall, room, guest, said))


async def _paced(hall: Hall, address: str) -> None:
    """Wait until this visitor may have something more done."""
    work = hall.visitors.work.of(address)
    work.spend(MESSAGE)
    await work.go_on()


async def _answer(hall: Hall, room: Room, guest: Guest, said: wire.Request) -> None:
    guest.send(await counted(hall.requests.answer(room, guest, said), hall.visitors.work.of(guest.address).spend))


async def _answer_beside(hall: Hall, room: Room, guest: Guest, said: wire.Request, beside: asyncio.Semaphore) -> None:
    try:
        await _answer(hall, room, guest, said)
    finally:
        beside.release()


def _read(hall: Hall, text: str) -> wire.Said:
    raw = text.encode("utf-8", "surrogatepass")
    if len(raw) > hall.settings.limits.message:
        raise Refused("A message is not that long.")
    try:
        return _decoder.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Refused("That is not a message this table understands.") from None
