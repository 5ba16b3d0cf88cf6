"""Tables are made, listed and looked up here."""

import asyncio
from collections.abc import Callable, Iterable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from roadstead.server import wire
from roadstead.server.fleet.links import Ask
from roadstead.server.hall import Hall
from roadstead.server.http.afar import asked_of, from_afar
from roadstead.server.http.answers import (
    about_a_table,
    address_of,
    answer,
    from_another_site,
    hall_of,
    refusal,
    too_much,
)
from roadstead.server.storage import members
from roadstead.server.storage.table_info import GATHERING, OVER, PLAYING, STARTING, TableInfo
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room
from roadstead.server.views.lobby import lobby_of, seats_of

PAGE = 30
NOT_OVER = (GATHERING, STARTING, PLAYING)
LISTS = {OVER: (OVER,), GATHERING: (GATHERING,), PLAYING: (STARTING, PLAYING)}  # what can be asked for by a status
AT_ONCE = 1.0  # seconds for other servers to tell how their tables stand
decode_rows = msgspec.json.Decoder(list[wire.TableRow]).decode
Wish = TypeVar("Wish")
decode_new_table = msgspec.json.Decoder(wire.NewTable).decode


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request, if it is not too long."""
    whole = b""
    async for part in request.stream():
        whole += part
        if len(whole) > most:
            raise Refused("That is too long.")
    return whole


async def body_in_json(request: Request, decode: Callable[[bytes], Wish], what: str) -> Wish | Response:
    """What somebody asks for, or the answer to one who does not say it as it has to be said."""
    hall = hall_of(request)
    elsewhere = from_another_site(request)
    if elsewhere is not None:
        return elsewhere
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        return refusal(f"A {what} is asked for in JSON.", 415)
    try:
        asked = decode(await body_of(request, hall.settings.limits.body))
    except Refused as refused:
        return refusal(refused.words, 413)
    except ClientDisconnect:
        return refusal("The rest of it never came.", 400)  # nobody reads this answer, and nothing is wrong here
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        return refusal(f"That is no {what}: {error}.", 400)
    return asked


async def wish_of(request: Request, decode: Callable[[bytes], Wish], what: str) -> Wish | Response:
    """What somebody wants to have made, or the answer to one who does not get it."""
    hall = hall_of(request)
    asked = await body_in_json(request, decode, what)
    if isinstance(asked, Response):
        return asked
    if not hall.visitors.may_make_a_table(address_of(request)):
        return refusal("So many tables have been made from your address that you must wait a while.", 429)
    if hall.fleet is not None:
        hall.fleet.made_a_table(address_of(request))
    return asked


async def make_table(request: Request) -> Response:
    asked = await wish_of(request, decode_new_table, "table")
    if isinstance(asked, Response):
        return asked
    try:
        made = await hall_of(request).rooms.make(asked, address_of(request))
    except Refused as refused:
        return refusal(refused.words, 400, refused.rule)
    return answer(made, 201)


async def list_tables(request: Request) -> Response:
    hall = hall_of(request)
    if from_afar(request):
        return answer(here_of(hall, request.query_params.get("rows", "").split(",")))
    if not hall.visitors.may_look(address_of(request)):
        return too_much()
    statuses = LISTS.get(request.query_params.get("status", ""), NOT_OVER)
    try:
        page = min(max(int(request.query_params.get("page", "0")), 0), 10_000)
    except ValueError:
        return refusal("A page is a number.", 400)
    found = await hall.rooms.listed(statuses, PAGE + 1, page * PAGE)
    rows = [table_row(hall, info) for info in found[:PAGE]]
    if hall.fleet is not None:
        rows = await with_those_afar(hall, rows)
    return answer(wire.Tables(rows, len(found) > PAGE))


def here_of(hall: Hall, wanted: Iterable[str]) -> list[wire.TableRow]:
    """The rows of those tables that are awake here, for another server's list."""
    rooms = [hall.rooms.awake[table] for table in wanted if table in hall.rooms.awake]
    return [table_row(hall, room.info) for room in rooms]


async def with_those_afar(hall: Hall, rows: list[wire.TableRow]) -> list[wire.TableRow]:
    """The same rows; those of tables that other servers have, as these tell them."""
    wanted = [row.table for row in rows if row.table not in hall.rooms.awake]
    if not wanted:
        return rows
    found = await asyncio.to_thread(members.owners_of, hall.store.reachable(), wanted)
    asked: dict[int, list[str]] = {}
    for table, member in found.items():
        asked.setdefault(member, []).append(table)
    told = await asyncio.gather(*(rows_of(hall, member, tables) for member, tables in asked.items()))
    afar = {row.table: row for some in told for row in some}
    return [afar.get(row.table, row) for row in rows]


async def rows_of(hall: Hall, member: int, tables: list[str]) -> list[wire.TableRow]:
    """How another server's tables stand; nothing where it does not answer at once."""
    told = await asked_of(hall, member, Ask("GET", "/api/tables", f"rows={','.join(tables)}", [], ""), AT_ONCE)
    return decode_rows(told.body) if told is not None else []


def table_row(hall: Hall, info: TableInfo) -> wire.TableRow:
    room = hall.rooms.awake.get(info.table)
    if room is not None:
        info = room.info
    seats = seats_of(info, room)
    for seat in seats:
        seat.asked = room is not None and room.asks(seat.seat)
    ending = info.ending
    decisions = ending.decisions if ending else room.settled.n if room is not None and room.settled else 0
    row = wire.TableRow(info.table, info.game, info.title, info.name, info.status, seats, info.created)
    row.decisions, row.deadline, row.options = decisions, info.deadline, info.options
    if ending is not None:
        row.when, row.winners, row.scores = ending.when, ending.winners, ending.scores
    return row


async def _table(request: Request, room: Room) -> Response:
    lobby = lobby_of(room)
    for seat in lobby.seats:
        seat.asked = room.asks(seat.seat)
    return answer(lobby)


get_table = about_a_table(_table)
