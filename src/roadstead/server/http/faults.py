"""What nobody foresaw: it is counted, told once and then only counted, and answered."""

from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from roadstead.server.hall import Hall
from roadstead.server.http.answers import refusal

INTERNAL = 1011  # how a live line is closed then


class Faults:
    """Stands around everything that answers.

    An error that got out of here would be written with its whole trace each time, however often a visitor brings it about.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sent)
        except Exception as error:
            if scope["type"] == "lifespan":
                raise
            hall: Hall = scope["app"].state.hall
            if scope["type"] == "websocket":
                hall.log.trouble("a live line", error=error)
                with suppress(RuntimeError):  # it has been closed already
                    await send({"type": "websocket.close", "code": INTERNAL})
            else:
                hall.log.trouble("an answer over HTTP", error=error)
                if not begun:
                    await refusal("Something went wrong here.", 500)(scope, receive, send)
