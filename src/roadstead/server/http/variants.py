"""A variant that a visitor brings: it is checked, and shown with what differs.  Nothing of it is kept."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from roadstead.server import wire
from roadstead.server.http.answers import address_of, answer, hall_of, refusal, too_much
from roadstead.server.http.games import about_variant
from roadstead.server.http.tables import body_in_json
from roadstead.server.tables.refusal import Busy, Refused

decode_brought = msgspec.json.Decoder(wire.BroughtVariant).decode


async def check(request: Request) -> Response:
    """The game that a file describes, or why it describes no game."""
    hall = hall_of(request)
    asked = await body_in_json(request, decode_brought, "variant")
    if isinstance(asked, Response):
        return asked
    if not hall.visitors.may_bring_a_file(address_of(request)):
        return too_much()
    try:
        variant = await hall.rooms.variants.brought(asked.variant, address_of(request))
    except Refused as refused:
        return refusal(refused.words, 429 if isinstance(refused, Busy) else 400)
    return answer(await asyncio.to_thread(about_variant, variant))
