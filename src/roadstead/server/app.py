"""The server put together: routes, and what begins and ends with the process."""

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from roadstead.server.cache import Cache
from roadstead.server.connections import Door
from roadstead.server.fleet.joining import Opened
from roadstead.server.fleet.links import Answer, Ask, News
from roadstead.server.fleet.porch import FarLine, Host
from roadstead.server.hall import Hall
from roadstead.server.http import (
    afar,
    boards,
    branches,
    faults,
    files,
    games,
    health,
    hosts,
    lessons,
    operator,
    practice,
    replays,
    tables,
    variants,
)
from roadstead.server.http.paced import Paced
from roadstead.server.settings import Settings
from roadstead.server.socket.session import live, serve_from_afar


class Inside(Host):
    """What is done for those who come in by another server."""

    def __init__(self, app: Starlette, hall: Hall) -> None:
        self.app = app
        self.hall = hall

    async def serve(self, line: FarLine) -> None:
        await serve_from_afar(self.hall, line)

    async def answer(self, wish: Ask) -> Answer:
        return await afar.answered(self.app, wish)

    def news(self, member: int, news: News) -> None:
        if self.hall.fleet is not None:
            self.hall.fleet.hear(member, news)

    def left(self, member: int) -> None:
        if self.hall.fleet is not None:
            self.hall.fleet.lost(member)


def make_app(settings: Settings, opened: Opened | None = None) -> Starlette:
    """The application.

    Its database is opened when it starts, unless it is ``opened`` already, and closed when it stops.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = Hall(settings, opened)
        app.state.hall = hall
        hall.open()
        await hall.receive(Inside(app, hall))
        app.state.handover = hall.handover
        threading.Thread(target=games.warm, name="warm", daemon=True).start()
        yield
        await hall.close()

    app = Starlette(
        routes=[
            Route("/api/games", games.get_games),
            Route("/api/games/{game}/rules", games.get_rules),
            Route("/api/games/{game}/card.svg", games.get_card),
            Route("/api/games/{game}/pictures/{picture}", games.get_picture),
            Route("/api/games/{game}/practice", practice.get_practice),
            Route("/api/games/{game}/practice/{exercise}", practice.get_exercise),
            Route("/api/games/{game}/practice/{exercise}/preview", practice.get_preview),
            Route("/api/variants", games.get_variants, methods=["GET"]),
            Route("/api/variants", variants.check, methods=["POST"]),
            Route("/api/tables", tables.make_table, methods=["POST"]),
            Route("/api/lessons", lessons.begin_lesson, methods=["POST"]),
            Route("/api/tables", tables.list_tables, methods=["GET"]),
            Route("/api/tables/{table}", tables.get_table),
            *(Route(f"/api/tables/{{table}}/{path}", page) for path, page in replays.PAGES.items()),
            Route("/api/tables/{table}/analysis", replays.analysis, methods=["GET", "POST"]),
            Route("/api/tables/{table}/play_on", branches.play_on, methods=["POST"]),
            Route("/board/{game}/{hash}.svg", boards.board),
            Route("/healthz", health.healthy),
            Route("/readyz", health.ready),
            Route("/metrics", health.measured),
            Route("/operator", operator.overview),
            WebSocketRoute("/ws/{table}", live),
            Route("/{path:path}", files.page),
        ],
        middleware=[
            Middleware(files.Headers, metrics_port=settings.metrics_port),
            Middleware(hosts.KnownNames, names=settings.host_names),
            Middleware(Paced),
            Middleware(faults.Faults),
        ],
        exception_handlers={SQLAlchemyError: health.away},
        lifespan=lifespan,
    )
    app.state.files = files.Files(settings.static)
    app.state.boards = boards.Boards()
    app.state.exercises = Cache(practice.MOST_KEPT)
    app.state.door = Door(settings.limits, settings.proxies)
    app.state.handover = None
    return app
