"""The pages about games that are, or were: record, replay, verification."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from roadstead.server.http.answers import TOO_MUCH, address_of, answer, hall_of, no_table, refusal
from roadstead.server.storage.table_info import OVER, person_with
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room
from roadstead.server.views.replays import Eyes, eyes_for

Page = Callable[[Request], Awaitable[Response]]


def of_a_table(made: Callable[[Request, Room], Awaitable[Response]], status: int = 404) -> Page:
    """A page about a table: found, not asked for too often, and its refusals told."""

    async def page(request: Request) -> Response:
        hall = hall_of(request)
        if not hall.visitors.may_look(address_of(request)):
            return refusal(TOO_MUCH, 429)
        try:
            return await made(request, await hall.rooms.find(request.path_params["table"]))
        except KeyError:
            return no_table()
        except Refused as refused:
            return refusal(refused.words, status, refused.rule)

    return page


def seat_of(request: Request, room: Room) -> int | None:
    """The seat whose token came along."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return room.info.seat_of(person_with(room.info, token.strip())) if kind.lower() == "bearer" else None


def eyes_of(request: Request, room: Room) -> Eyes:
    return eyes_for(room, seat_of(request, room), request.query_params.get("seat", ""))


async def _record(request: Request, room: Room) -> Response:
    if room.info.status != OVER:
        raise Refused("The record of a game is handed out when it is over.")
    lines, _ = await asyncio.to_thread(hall_of(request).store.record, room.id)
    name = f'attachment; filename="{room.info.game}-{room.id}.jsonl"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-cache"}
    return Response("".join(f"{line}\n" for line in lines), headers=headers, media_type="application/jsonl")


async def _replay(request: Request, room: Room) -> Response:
    return answer(await hall_of(request).replays.info(room, eyes_of(request, room)))


async def _frame(request: Request, room: Room) -> Response:
    try:
        n = int(request.path_params["n"])
    except ValueError:
        raise Refused("A decision is a number.") from None
    return answer(await hall_of(request).replays.frame(room, eyes_of(request, room), n))


async def _verify(request: Request, room: Room) -> Response:
    return answer(await hall_of(request).replays.verified(room))


record = of_a_table(_record, 403)
replay = of_a_table(_replay)
frame = of_a_table(_frame)
verify = of_a_table(_verify, 403)
