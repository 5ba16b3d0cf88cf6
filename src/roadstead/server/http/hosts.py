"""The names under which this server is called: others are refused, so that no page of another site reaches it by a name of its own."""

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

PROBED = frozenset(("/healthz", "/readyz", "/metrics"))  # by address, from the machine that watches over it
MISDIRECTED = 421
UNWELCOME = 1008


def name_of(host: str) -> str:
    """The name in a ``Host`` header, without its port: ``games.example``, ``[::1]``."""
    name = host.strip().lower()
    if name.startswith("["):
        return name.partition("]")[0] + "]"
    return name.partition(":")[0].rstrip(".")


class KnownNames:
    """Answers only what is sent to one of these names; any name where none are set."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...]) -> None:
        self.app = app
        self.names = frozenset(name_of(name) for name in names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.names or scope["type"] == "lifespan" or scope["path"] in PROBED or self._known(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": UNWELCOME})
        else:
            await PlainTextResponse("This server has another name.\n", MISDIRECTED)(scope, receive, send)

    def _known(self, scope: Scope) -> bool:
        hosts = [value for key, value in scope["headers"] if key == b"host"]
        return len(hosts) == 1 and name_of(hosts[0].decode("latin-1")) in self.names
