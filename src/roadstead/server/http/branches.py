"""Somebody plays on from a moment of a finished game, at a table of their own."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from roadstead.server import wire
from roadstead.server.http.answers import about_a_table, answer, hall_of
from roadstead.server.http.replays import seat_of
from roadstead.server.http.tables import wish_of
from roadstead.server.tables.room import Room

decode_wish = msgspec.json.Decoder(wire.PlayOn).decode


async def _play_on(request: Request, room: Room) -> Response:
    asked = await wish_of(request, decode_wish, "game to go on with")
    if isinstance(asked, Response):
        return asked
    rooms = hall_of(request).rooms
    made = await rooms.make_branch(room, asked, seat_of(request, room))
    await rooms.find(made.table)  # bots that are asked begin to think
    return answer(made, 201)


play_on = about_a_table(_play_on, 403)
