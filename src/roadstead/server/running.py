"""A server process from its first line to its last."""

import errno
import gc
import socket
import sys

import uvicorn
from starlette.applications import Starlette

from roadstead.server.app import make_app
from roadstead.server.hall import Hall
from roadstead.server.settings import Settings
from roadstead.server.store import Store

SWITCH = 0.001  # seconds until a thread gives way: the clerk's commit is not to wait for a whole view to be made
GRACE = 1  # seconds for what is under way when the server is told to stop


class Taken(RuntimeError):
    """The address cannot be listened on."""


class Server(uvicorn.Server):
    """Says goodbye to everybody before the connections are closed."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall: Hall = self.config.app.state.hall  # type: ignore[union-attr]
        await hall.say_goodbye()
        await super().shutdown(sockets)


def config_for(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to serve."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=settings.limits.message * 2,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        proxy_headers=False,
        h11_max_incomplete_event_size=16_384,
    )


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until told to stop."""
    sys.setswitchinterval(SWITCH)
    opened = Store(settings.database, wait=settings.wait)  # what is wrong with it is told before anybody can come
    try:
        listening = listen(host, port)
    except Taken:
        opened.close()
        raise
    where, at = listening.getsockname()[:2]
    shown = f"[{where}]" if ":" in where else where
    print(f"Roadstead is served at http://{shown}:{at}/  (Ctrl-C ends it)", flush=True)
    server = Server(config_for(make_app(settings, opened), settings))
    gc.freeze()  # what is loaded by now stays for good and need not be looked through again and again
    server.run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; raises ``Taken`` with one clear line."""
    if not 0 <= port < 65536:
        raise Taken(f"there is no port {port}: a port is a number from 0 to 65535, and 0 takes any that is free")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(512)
        listening.set_inheritable(True)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            words = f"port {port} of {host} is taken, perhaps by a Roadstead that is served already"
            raise Taken(f"{words}: choose another with --port 8123 (make play PORT=8123)") from error
        said = error.strerror or error
        raise Taken(f"cannot listen on {host} port {port}: {said}; --port 0 takes any that is free") from error
    return listening
