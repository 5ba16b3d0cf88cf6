"""What all pages share: the hall behind them, whose limits count, and the form of an answer."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from roadstead.server import wire
from roadstead.server.hall import Hall
from roadstead.server.limits import visitor

encode = msgspec.json.Encoder().encode
TOO_MUCH = "That is too much at once: come back in a moment."


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def address_of(request: Request) -> str:
    """Whose limits count for this request."""
    return visitor(request.client.host) if request.client else ""


def answer(told: Any, status: int = 200) -> Response:
    return Response(encode(told), status, {"Cache-Control": "no-store"}, "application/json")


def refusal(words: str, status: int, rule: str = "") -> Response:
    return answer(wire.RefusedInfo(wire.Words(words, rule)), status)


def no_table() -> Response:
    return refusal("There is no table with this address.", 404)
