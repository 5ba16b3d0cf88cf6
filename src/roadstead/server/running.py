"""A server process from its first line to its last."""

import errno
import gc
import resource
import socket
import sys
from dataclasses import replace

import uvicorn
from starlette.applications import Starlette

from roadstead.server import connections
from roadstead.server.app import make_app
from roadstead.server.hall import Hall
from roadstead.server.settings import Settings
from roadstead.server.store import Store

SWITCH = 0.001  # seconds until a thread gives way: the clerk's commit is not to wait for a whole view to be made
GRACE = 1  # seconds for what is under way when the server is told to stop
UNTAKEN = 60_000  # milliseconds after which the system ends a connection whose other end takes nothing of what is sent
OWN_FILES = 120  # descriptors kept for the database, the bots and the client's files


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
        http=connections.Http,
        ws=connections.Live,
        ws_max_size=settings.limits.message * 2,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until told to stop."""
    sys.setswitchinterval(SWITCH)
    settings = within_the_system(settings)
    Store(settings.database).close()  # a database that cannot be opened is told before anybody can come
    listening = listen(host, port)
    where, at = listening.getsockname()[:2]
    shown = f"[{where}]" if ":" in where else where
    print(f"Roadstead is served at http://{shown}:{at}/  (Ctrl-C ends it)", flush=True)
    server = Server(config_for(make_app(settings), settings))
    gc.freeze()  # what is loaded by now stays for good and need not be looked through again and again
    server.run(sockets=[listening])


def within_the_system(settings: Settings) -> Settings:
    """Ask the system for all the descriptors it gives, and let in no more connections than leave some for ourselves."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.limits.all_sockets + OWN_FILES
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    room = min(settings.limits.all_sockets, max(soft - OWN_FILES, 16))
    return replace(settings, limits=replace(settings.limits, all_sockets=room))


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; raises ``Taken`` with one clear line."""
    if not 0 <= port < 65536:
        raise Taken(f"there is no port {port}: a port is a number from 0 to 65535, and 0 takes any that is free")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # asyncio sends at once (TCP_NODELAY) only where a socket says that it is TCP
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNTAKEN)
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
