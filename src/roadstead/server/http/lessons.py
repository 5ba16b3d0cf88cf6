"""A lesson is begun here: its table needs nobody to gather, so the game is under way when it is answered."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from roadstead.server import wire
from roadstead.server.http.answers import answer, hall_of, refusal
from roadstead.server.http.tables import wish_of
from roadstead.server.requests.lobby import begin_if_ready
from roadstead.server.tables.refusal import Refused

decode_new_lesson = msgspec.json.Decoder(wire.NewLesson).decode


async def begin_lesson(request: Request) -> Response:
    asked = await wish_of(request, decode_new_lesson, "lesson")
    if isinstance(asked, Response):
        return asked
    hall = hall_of(request)
    try:
        made = await hall.rooms.make_lesson(asked)
        room = await hall.rooms.find(made.table)
        async with room.alone():
            draft = room.draft()
            begin_if_ready(room, draft)
            await room.commit(draft)
    except Refused as refused:
        return refusal(refused.words, 400, refused.rule)
    return answer(made, 201)
