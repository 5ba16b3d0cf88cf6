"""Pages about a table that another server has: they are asked for there, and passed on."""

import asyncio
import contextlib
import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from roadstead.server.fleet.links import Answer, Ask, LinkLost
from roadstead.server.hall import Hall
from roadstead.server.storage.lock import OutOfReach
from roadstead.server.storage.members import Elsewhere
from roadstead.server.tables.room import Room

WITHIN = 15.0  # seconds for the other server's answer
ON_THE_WAY = 6.0  # seconds that are waited for a table which goes from one server to another
AGAIN = 0.1
OK = 200
MOVED = 421  # the status with which a server says that it has not got the table any more
PASSED_ON = (b"authorization", b"content-type", b"accept")


def from_afar(request: Request) -> bool:
    """Whether another server asks, in the name of somebody there."""
    return bool(request.scope.get("from_afar"))


async def room_or_answer(request: Request, hall: Hall, table: str) -> Room | Response:
    """The room of the table, or what the server that has it answers."""
    if from_afar(request):
        try:
            return await hall.rooms.find(table)
        except (Elsewhere, OutOfReach):
            return Response(status_code=MOVED)
    body: bytes | None = None
    until = time.monotonic() + ON_THE_WAY
    while time.monotonic() < until:
        try:
            return await hall.rooms.find(table)
        except Elsewhere as elsewhere:
            assert hall.fleet is not None
            body = await _body(request, hall.settings.limits.body) if body is None else body
            with contextlib.suppress(LinkLost, SQLAlchemyError):
                link = await hall.fleet.link(elsewhere.member)
                answer = await link.ask(_wish(request, body), WITHIN)
                if answer.status != MOVED:
                    return Response(answer.body, answer.status, _headers(answer))
        await asyncio.sleep(AGAIN)
    raise OutOfReach("the table is on its way from one server to another")


async def asked_of(hall: Hall, member: int, wish: Ask, within: float) -> Answer | None:
    """What another server answers; ``None`` where it cannot."""
    assert hall.fleet is not None
    with contextlib.suppress(LinkLost, SQLAlchemyError):
        answer = await (await hall.fleet.link(member)).ask(wish, within)
        return answer if answer.status == OK else None
    return None


async def _body(request: Request, most: int) -> bytes:
    """The body of a request.  Of one that is too long, a byte more than is allowed: the other server refuses it."""
    whole = b""
    async for part in request.stream():
        whole += part
        if len(whole) > most:
            return whole[: most + 1]
    return whole


def _wish(request: Request, body: bytes) -> Ask:
    scope = request.scope
    headers = [(name, value) for name, value in scope["headers"] if name in PASSED_ON]
    address = request.client.host if request.client else ""
    return Ask(scope["method"], scope["path"], scope["query_string"].decode("latin-1"), headers, address, body)


def _headers(answer: Answer) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in answer.headers}


async def answered(app: ASGIApp, wish: Ask) -> Answer:
    """The answer of this server to what was asked of another one."""
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": wish.method,
        "scheme": "http",
        "path": wish.path,
        "raw_path": wish.path.encode(),
        "root_path": "",
        "query_string": wish.query.encode("latin-1"),
        "headers": wish.headers,
        "client": (wish.address, 0),
        "server": ("", 0),
        "from_afar": True,
    }
    told = Answer(500, [], b"")

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": wish.body, "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            told.status = message["status"]
            told.headers = [(bytes(name), bytes(value)) for name, value in message["headers"]]
        elif message["type"] == "http.response.body":
            told.body += message.get("body", b"")

    with contextlib.suppress(Exception):  # it has been answered with a status of its own
        await app(scope, receive, send)
    return told
