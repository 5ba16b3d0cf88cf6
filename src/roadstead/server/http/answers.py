"""What all pages share: the hall, whose limits count, and the form of an answer."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from roadstead.server import wire
from roadstead.server.connections import same_origin
from roadstead.server.hall import Hall
from roadstead.server.http.afar import from_afar, room_or_answer
from roadstead.server.limits import visitor
from roadstead.server.tables.refusal import TOO_MUCH, Busy, NoPlace, Refused, TooMuch
from roadstead.server.tables.room import Room

encode = msgspec.json.Encoder().encode
Page = Callable[[Request], Awaitable[Response]]


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def address_of(request: Request) -> str:
    """Whose limits count for this request."""
    return visitor(request.client.host) if request.client else ""


def answer(what: Any, status: int = 200) -> Response:
    return told(encode(what), status)


def told(encoded: bytes, status: int = 200) -> Response:
    """What has been encoded already."""
    return Response(encoded, status, {"Cache-Control": "no-store"}, "application/json")


def refusal(words: str, status: int, rule: str = "") -> Response:
    return answer(wire.RefusedInfo(wire.Words(words, rule)), status)


def from_another_site(request: Request) -> Response | None:
    """What is said to a page of another site that asks for something to be done, in the name of whoever looks at it.

    What another server passes on was looked at there.
    """
    if from_afar(request) or same_origin(request.headers.get("origin"), request.headers.get("host", "")):
        return None
    return refusal("Another site's page cannot ask for this.", 403)


def too_much() -> Response:
    return refusal(TOO_MUCH, 429)


def refused(why: Refused, status: int) -> Response:
    """What was refused is answered with this status; what was too much, with the one that says so."""
    return too_much() if isinstance(why, TooMuch) else refusal(why.words, status, why.rule)


def about_a_table(made: Callable[[Request, Room], Awaitable[Response]], status: int = 404) -> Page:
    """A page about one table.  What ``made`` refuses is answered with this status."""

    async def page(request: Request) -> Response:
        hall = hall_of(request)
        elsewhere = from_another_site(request) if request.method == "POST" else None
        if elsewhere is not None:
            return elsewhere
        if not from_afar(request) and not hall.visitors.may_look(address_of(request)):
            return too_much()
        try:
            room = await room_or_answer(request, hall, request.path_params["table"])
            if not isinstance(room, Room):
                return room
            with room.read():
                return await made(request, room)
        except Busy as busy:
            return refusal(busy.words, 503 if isinstance(busy, NoPlace) else 429)
        except KeyError:
            return refusal("There is no table with this address.", 404)
        except Refused as why:
            return refused(why, status)

    return page
