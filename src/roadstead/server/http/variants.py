"""A variant that a visitor brings: it is checked, and shown with what differs.  Nothing of it is kept."""

import asyncio

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from roadstead.kernel.variants import LARGEST
from roadstead.server.http.answers import address_of, answer, hall_of, refusal, too_much
from roadstead.server.http.games import about_variant
from roadstead.server.http.tables import body_of
from roadstead.server.tables.refusal import Refused


async def check(request: Request) -> Response:
    """The game that the file in the request's body describes, or why it describes no game."""
    hall = hall_of(request)
    if not hall.visitors.may_look(address_of(request)):
        return too_much()
    try:
        whole = await body_of(request, 4 * LARGEST)
        variant = await asyncio.to_thread(hall.rooms.variants.brought, whole.decode("utf-8"))
    except UnicodeDecodeError:
        return refusal("That is no text in UTF-8.", 400)
    except ClientDisconnect:
        return refusal("The rest of it never came.", 400)
    except Refused as refused:
        return refusal(refused.words, 400)
    return answer(await asyncio.to_thread(about_variant, variant))
