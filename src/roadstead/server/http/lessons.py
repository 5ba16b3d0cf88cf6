"""A lesson is begun here: its table needs nobody to gather, so the game is under way when it is answered."""

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from roadstead.server import wire
from roadstead.server.http.answers import address_of, answer, hall_of, refusal
from roadstead.server.http.tables import body_of
from roadstead.server.requests.lobby import begin_if_ready
from roadstead.server.tables.refusal import Refused

decode_new_lesson = msgspec.json.Decoder(wire.NewLesson).decode


async def begin_lesson(request: Request) -> Response:
    hall = hall_of(request)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        return refusal("A lesson is asked for in JSON.", 415)
    try:
        asked = decode_new_lesson(await body_of(request, hall.settings.limits.body))
    except Refused as refused:
        return refusal(refused.words, 413)
    except ClientDisconnect:
        return refusal("The rest of it never came.", 400)  # nobody reads this answer, and nothing is wrong here
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        return refusal(f"That is no lesson: {error}.", 400)
    if not hall.visitors.may_make_a_table(address_of(request)):
        return refusal("So many tables have been made from your address that you must wait a while.", 429)
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
