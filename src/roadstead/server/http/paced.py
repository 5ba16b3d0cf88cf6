"""What a visitor asks for over HTTP takes of the time that one visitor may have of the event loop; who has had it waits."""

from starlette.types import ASGIApp, Receive, Scope, Send

from roadstead.server.allowance import counted
from roadstead.server.limits import visitor

PAGE = 0.0005  # seconds that an answer costs besides: reading the request, sending the answer
AT_ONCE = ("/healthz", "/readyz")  # whoever watches over the process never waits


class Paced:
    """Makes visitors wait for their turn."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in AT_ONCE:
            await self.app(scope, receive, send)
            return
        address = visitor(scope["client"][0]) if scope.get("client") else ""
        work = scope["app"].state.hall.visitors.work.of(address)
        work.spend(PAGE)
        await work.go_on()
        await counted(self.app(scope, receive, send), work.spend)  # type: ignore[arg-type]
