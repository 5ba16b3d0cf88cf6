"""The server put together: routes, and what begins and ends with the process."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from roadstead.server import api, back, boards, metrics, pages
from roadstead.server.connections import Door
from roadstead.server.hall import Hall
from roadstead.server.live import live
from roadstead.server.settings import Settings
from roadstead.server.store import Store


def make_app(settings: Settings, opened: Store | None = None) -> Starlette:
    """The application; its tables are opened when it starts, if they are not yet, and closed when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = Hall(settings, opened)
        app.state.hall = hall
        hall.open()
        threading.Thread(target=api.warm, name="warm", daemon=True).start()
        yield
        await hall.close()

    app = Starlette(
        routes=[
            Route("/api/games", api.get_games),
            Route("/api/games/{game}/rules", api.get_rules),
            Route("/api/games/{game}/card.svg", api.get_card),
            Route("/api/tables", api.make_table, methods=["POST"]),
            Route("/api/tables", api.list_tables, methods=["GET"]),
            Route("/api/tables/{table}", api.get_table),
            Route("/api/tables/{table}/record", back.record),
            Route("/api/tables/{table}/replay", back.replay),
            Route("/api/tables/{table}/replay/{n}", back.frame),
            Route("/api/tables/{table}/verify", back.verify),
            Route("/board/{game}/{hash}.svg", board),
            Route("/healthz", healthy),
            Route("/readyz", ready),
            Route("/metrics", measured),
            WebSocketRoute("/ws/{table}", live),
            Route("/{path:path}", pages.page),
        ],
        middleware=[Middleware(pages.Headers, metrics_port=settings.metrics_port)],
        exception_handlers={SQLAlchemyError: away, Exception: failed},
        lifespan=lifespan,
    )
    app.state.files = pages.Files(settings.static)
    app.state.boards = boards.Boards()
    app.state.door = Door(settings.limits, settings.proxies)
    return app


async def board(request: Request) -> Response:
    """A static board; its address changes with its content."""
    game = request.path_params["game"]
    if game not in api.known_games():
        return api.refusal("There is no such game.", 404)
    kept: boards.Boards = request.app.state.boards
    found = (await kept.of(game)).get(request.path_params["hash"])
    return found.sent_to(request) if found else api.refusal("There is no such board.", 404)


async def healthy(request: Request) -> Response:
    hall = api.hall_of(request)
    return PlainTextResponse("going down\n" if hall.closing else "well\n", 503 if hall.closing else 200)


async def ready(request: Request) -> Response:
    """Whether people should be sent here: alive is not enough, what they do must be written too."""
    fault = api.hall_of(request).watch.ready()
    return PlainTextResponse(f"{fault or 'ready'}\n", 503 if fault else 200, {"Cache-Control": "no-store"})


async def away(request: Request, error: Exception) -> Response:
    api.hall_of(request).trouble("an answer over HTTP")
    return api.refusal("The tables are out of reach for a moment: come back then.", 503)


async def failed(request: Request, error: Exception) -> Response:
    """What nobody foresaw.  It is sent round the middleware, so it brings its headers itself."""
    answer = api.refusal("Something went wrong here.", 500)
    answer.headers.update(pages.HEADERS)
    return answer


async def measured(request: Request) -> Response:
    hall = api.hall_of(request)
    stored = await asyncio.to_thread(hall.store.count)
    return PlainTextResponse(metrics.text(hall, stored, request.app.state.door), media_type="text/plain; version=0.0.4")
