"""Pages that look back on a game: record, replay, story, analysis, pictures, verification."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from roadstead.server.http.answers import about_a_table, address_of, answer, hall_of, told
from roadstead.server.storage.table_info import OVER, person_with
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room
from roadstead.server.views.picture import picture_of
from roadstead.server.views.replays import Eyes, eyes_for


def seat_of(request: Request, room: Room) -> int | None:
    """The seat whose token the request brings."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return room.info.seat_of(person_with(room.info, token.strip())) if kind.lower() == "bearer" else None


def eyes_of(request: Request, room: Room) -> Eyes:
    return eyes_for(room, seat_of(request, room), request.query_params.get("seat", ""), address_of(request))


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
    return told(await hall_of(request).replays.frame(room, eyes_of(request, room), n))


async def _story(request: Request, room: Room) -> Response:
    return answer(await hall_of(request).stories.story(room, address_of(request)))


async def _analysis(request: Request, room: Room) -> Response:
    """Look how far the analysis is; with POST it is begun, with ``?face_up=1`` the one with all cards face up."""
    analyses = hall_of(request).analyses
    if request.method != "POST":
        return answer(await analyses.look(room))
    face_up = request.query_params.get("face_up") == "1"
    return answer(await analyses.begin(room, address_of(request), face_up=face_up))


async def _picture(request: Request, room: Room) -> Response:
    return await _drawn(room, card=False)


async def _card(request: Request, room: Room) -> Response:
    return await _drawn(room, card=True)


async def _drawn(room: Room, *, card: bool) -> Response:
    drawn = await asyncio.to_thread(picture_of, room, card=card)
    name = f'attachment; filename="{room.info.game}-{room.id}{"-card" if card else ""}.svg"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-cache"}
    return Response(drawn, headers=headers, media_type="image/svg+xml")


async def _verify(request: Request, room: Room) -> Response:
    return answer(await hall_of(request).replays.verified(room, address_of(request)))


# What one can look at, by its path below that of the table.
PAGES = {
    "record": about_a_table(_record, 403),
    "replay": about_a_table(_replay),
    "replay/{n}": about_a_table(_frame),
    "story": about_a_table(_story, 403),
    "picture.svg": about_a_table(_picture, 403),
    "card.svg": about_a_table(_card, 403),
    "verify": about_a_table(_verify, 403),
}
analysis = about_a_table(_analysis, 403)
