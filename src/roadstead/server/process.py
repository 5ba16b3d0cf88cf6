"""A server process from its first line to its last."""

import asyncio
import errno
import gc
import os
import resource
import signal
import socket
import sys
import threading
from dataclasses import replace

import uvicorn
from starlette.applications import Starlette

from roadstead import all_games
from roadstead.server import connections, logs
from roadstead.server.app import make_app
from roadstead.server.fleet.joining import opened
from roadstead.server.hall import Hall
from roadstead.server.settings import Settings
from roadstead.server.supervisor import Supervisor

SWITCH = 0.001  # seconds until a thread gives way, so that a commit does not wait until a whole view is made
AT_THE_DOOR = 128  # connections accepted in one go: with thousands, people at a table would wait for all of them
GRACE = 1  # seconds for what is under way when the server is told to stop
UNTAKEN = 60_000  # milliseconds after which the system ends a connection whose other end takes nothing
OWN_FILES = 120  # descriptors kept for the database, the bots and the client's files


class Taken(RuntimeError):
    """The address cannot be listened on."""


class Server(uvicorn.Server):
    """Takes connections over from other processes, and says goodbye to everybody before they are closed."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.config.app.state.handover is not None:  # type: ignore[union-attr]
            self.config.app.state.handover.open(self._go_on_with)  # type: ignore[union-attr]

    async def _go_on_with(self, line: socket.socket, request: bytes) -> None:
        """Serve a connection that another process has accepted, beginning with the request that was read there."""

        def protocol() -> connections.Http:
            return connections.Http(self.config, self.server_state, self.lifespan.state, request=request)

        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, line)
        except OSError:
            line.close()  # it has ended on the way

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall: Hall = self.config.app.state.hall  # type: ignore[union-attr]
        for server in self.servers:
            server.close()  # whoever comes now comes to another server, where there is one
        await hall.say_goodbye()
        await super().shutdown(sockets)


def config_for(app: Starlette, settings: Settings) -> uvicorn.Config:
    """The settings of uvicorn."""
    return uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        lifespan="on",
        http=connections.Http,
        ws=connections.Live,
        ws_max_size=settings.limits.message * 2,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        backlog=AT_THE_DOOR,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[str(network) for network in connections.both_ways(settings.proxies)],
    )


def hold() -> None:
    """Load everything, print ``ready``, and wait for a line: by then the server before this one has been stopped."""
    all_games()
    print("ready", flush=True)
    if not sys.stdin.readline():
        sys.exit(1)  # the program that started us is gone


def run(
    settings: Settings, host: str, port: int, metrics: tuple[str, int] | None = None, fd: int | None = None
) -> None:
    """Serve until told to stop.

    ``metrics``: where these are read, if not with everything else; ``fd``: a socket that is listened on already.
    """
    handed = None if fd is None else inherited(fd)
    if handed is None:
        must_be_ours(host, port)  # before a database is made
    if metrics is not None:
        must_be_ours(*metrics)
    database = opened(settings)  # a fault of the database is told before anybody can connect
    try:
        sockets = [listen(host, port) if handed is None else handed]
        where, at = sockets[0].getsockname()[:2]
        if metrics is not None:
            sockets.append(listen(*metrics))
            settings = replace(settings, metrics_port=sockets[1].getsockname()[1])
            if settings.metrics_port == at:
                raise Taken(f"port {at} is where the tables are: the metrics need another")
    except Taken:
        database.close()
        raise
    sys.setswitchinterval(SWITCH)
    logs.configure(as_json=settings.json_log)
    settings = within_the_system(settings)
    print(f"Roadstead is served at {_address(where, at)}  (Ctrl-C ends it)", flush=True)
    if metrics is not None:
        print(f"Its metrics are at {_address(*sockets[1].getsockname()[:2])}metrics", flush=True)
    if settings.tethered:
        threading.Thread(target=stop_with_parent, name="tether", daemon=True).start()
    server = Server(config_for(make_app(settings, database), settings))
    gc.freeze()  # what is loaded by now stays for good, so the garbage collector need not look at it again
    server.run(sockets=sockets)


def run_several(
    settings: Settings, host: str, port: int, count: int, fd: int | None, command: list[str], metrics: str
) -> int:
    """Serve by several processes until told to stop; the exit code."""
    listening = listen(host, port) if fd is None else inherited(fd)
    listening.set_inheritable(True)
    return Supervisor(command, count, settings.name or socket.gethostname(), listening, metrics).run()


def stop_with_parent() -> None:
    """The program that started us is gone when standard input ends."""
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def within_the_system(settings: Settings) -> Settings:
    """Ask the system for enough descriptors.

    Let in only so many connections that some descriptors are left for the server itself.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.limits.all_sockets + OWN_FILES
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    room = min(settings.limits.all_sockets, max(soft - OWN_FILES, 16))
    return replace(settings, limits=replace(settings.limits, all_sockets=room))


def inherited(fd: int) -> socket.socket:
    """The listening socket that the program which started us has handed down; raises ``Taken`` with one clear line."""
    try:
        handed = socket.socket(fileno=fd)
    except OSError as error:
        raise Taken(f"descriptor {fd} is no socket: --fd is for a socket handed down by another program") from error
    if not handed.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
        raise Taken(f"descriptor {fd} is a socket that does not listen")
    return handed


def must_be_ours(host: str, port: int) -> None:
    """Refuse an address that is not this machine's, or no port; whether the port is free is not asked."""
    if not 0 <= port < 65536:
        raise Taken(f"there is no port {port}: a port is a number from 0 to 65535, and 0 takes any that is free")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as tried:
            tried.bind((host, 0))
    except OSError as error:
        raise _nowhere(host, port, error) from error


def _nowhere(host: str, port: int, error: OSError) -> Taken:
    said = error.strerror or error
    return Taken(f"cannot listen on {host} port {port}: {said}; --port 0 takes any that is free")


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; raises ``Taken`` with one clear line."""
    must_be_ours(host, port)
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # asyncio sends at once (TCP_NODELAY) only where a socket says that it is TCP
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNTAKEN)
        listening.bind((host, port))
        listening.listen(AT_THE_DOOR)
        listening.set_inheritable(True)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            words = f"port {port} of {host} is taken, perhaps by a Roadstead that is served already"
            raise Taken(f"{words}: choose another with --port 8123 (make play PORT=8123)") from error
        raise _nowhere(host, port, error) from error
    return listening
