"""Whether the server is well, and the answer where the database fails."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from roadstead.server.http import metrics
from roadstead.server.http.answers import hall_of, refusal


async def healthy(request: Request) -> Response:
    hall = hall_of(request)
    return PlainTextResponse("going down\n" if hall.closing else "well\n", 503 if hall.closing else 200)


async def ready(request: Request) -> Response:
    """Whether people should be sent here.  The process must be alive, and what they do must be written."""
    hall = hall_of(request)
    fault = "going down" if hall.closing else hall.watch.fault()
    return PlainTextResponse(f"{fault or 'ready'}\n", 503 if fault else 200, {"Cache-Control": "no-store"})


async def away(request: Request, error: Exception) -> Response:
    hall = hall_of(request)
    hall.log.trouble("an answer over HTTP")
    answer = refusal("The tables are out of reach for a moment: come back then.", 503)
    answer.headers["Retry-After"] = str(max(2, round(hall.writer.patience)))
    return answer


async def measured(request: Request) -> Response:
    hall = hall_of(request)
    try:
        stored: dict[str, int] | None = await asyncio.to_thread(hall.store.count)
    except (SQLAlchemyError, OSError):
        stored = None  # everything else is told all the same
    return PlainTextResponse(metrics.text(hall, stored, request.app.state.door), media_type="text/plain; version=0.0.4")
