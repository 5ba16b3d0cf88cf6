"""`roadstead serve`: tables in the browser."""

import gc
import ipaddress
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from roadstead.cli.faults import BadInput, need, why

USUAL_DATABASE = "roadstead.db"
PASSWORD = re.compile(r"://[^/?#]*?:(.+)@")


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    demo: bool = False,
    webhooks_anywhere: bool = False,
    pace: float = 0.7,
    trust_proxy: tuple[str, ...] = (),
    host_names: tuple[str, ...] = (),
    metrics: str = "",
    log: Literal["text", "json"] = "text",
    no_limits: bool = False,
    fd: int | None = None,
    hold: bool = False,
    wait: float = 0.0,
    grace: float = 60.0,
    variants: Path | None = None,
    workers: int = 1,
    peers: str = "",
    name: str = "",
    tethered: bool = False,
) -> None:
    """Tables in the browser: make one, share its link, play.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets others in your network come too.
    port
        The port to listen on; 0 takes any that is free.
    database
        Where tables are kept: a file, or an address such as postgresql://user@host/name. Without it, roadstead.db here.
    demo
        Bots play every game for those who look in.
    webhooks_anywhere
        Alerts may go to any address, this machine's own network included.
    pace
        About how many seconds a bot takes for a move while people look on, where only bots play; 0: no longer than it thinks.
    trust_proxy
        A proxy in front, such as 127.0.0.1 or 10.0.0.0/8: its X-Forwarded-For says who a visitor is, nobody else's does.
    metrics
        An address such as 127.0.0.1:9464 where /metrics is read; it is then found nowhere else.
    host_names
        The names by which browsers may call this server, such as games.example; what is sent to another name is refused.
    log
        How trouble is written to standard error: text for people, json for programs, one object a line.
    no_limits
        Do not limit how much one address may ask for: for load tests, or where all of that is done elsewhere.
    fd
        The number of a listening socket handed down by the program that starts this one, instead of host and port.
    hold
        Load everything, print "ready", and open the tables only when a line comes on standard input.
    wait
        How many seconds to wait for another server of the same tables to end, before this one gives up.
    grace
        How many seconds after somebody went away the others may ask for a bot in their place.
    variants
        A folder with variants (*.toml) that are offered besides those that come with the games.
    workers
        How many server processes share the address. More than one need PostgreSQL. SIGHUP exchanges them one by one.
    peers
        This machine's own address, such as 10.0.0.5: servers of the same tables on other machines reach this one there.
    name
        What this server is called on the operator's page and in the metrics; without it, after its machine.
    tethered
        Stop when standard input ends: for a program that starts servers and must not leave them behind.
    """
    for module in ("aiohttp", "brotli", "starlette", "uvicorn", "sqlalchemy", "websockets"):
        need(module, "server")
    with loading():
        from sqlalchemy.exc import SQLAlchemyError

        from roadstead.server import process
        from roadstead.server.limits import Limits
        from roadstead.server.process import Taken
        from roadstead.server.settings import Pace, Settings
        from roadstead.server.storage.lock import InUse
        from roadstead.server.storage.store import OtherVersion

    if not 0 <= pace <= 60:
        raise BadInput("a bot's pace is 0 to 60 seconds")
    if not 0 <= wait <= 3600:
        raise BadInput("to wait is 0 to 3600 seconds")
    if not 0 <= grace <= 86400:
        raise BadInput("the grace for one who went away is 0 to 86400 seconds")
    if not 1 <= workers <= 64:
        raise BadInput("there are 1 to 64 workers")
    if (workers > 1 or peers) and not database_url(database).startswith("postgresql"):
        raise BadInput("SQLite is for one process: --workers and --peers need --database postgresql://user@host/name")
    if variants is not None:
        must_be_variants(variants)
    must_have_folder(database)
    must_have_client()
    among = peers_address(peers) if peers else ("127.0.0.1", 0)
    proxies = tuple(proxy_address(given) for given in trust_proxy)
    apart = socket_address(metrics) if metrics else None
    settings = Settings(
        database=database_url(database),
        demo=demo,
        webhooks_anywhere=webhooks_anywhere,
        pace=Pace.of(pace),
        limits=Limits.none() if no_limits else Limits(),
        proxies=proxies,
        host_names=tuple(host_name(given) for given in host_names),
        json_log=log == "json",
        wait=wait,
        grace_seconds=grace,
        variants=variants,
        name=name,
        peers=among if peers else None,
        tethered=tethered,
    )
    if hold:
        process.hold()
    try:
        if workers > 1:
            code = process.run_several(settings, host, port, workers, fd, worker_command(peers or "127.0.0.1"), metrics)
            raise SystemExit(code)
        process.run(settings, host, port, apart, fd)
    except Taken as error:
        raise BadInput(str(error), 1 if 0 <= port < 65536 else 2) from error
    except InUse as error:
        raise BadInput(str(error)) from error
    except (SQLAlchemyError, ImportError, OtherVersion) as error:
        raise BadInput(f"{shown(database)}: {one_line(error, database)}", 1) from error
    except OSError as error:
        raise BadInput(why(error), 1) from error


@contextmanager
def loading() -> Iterator[None]:
    """While modules are loaded, which stay for good, nobody looks for what could go: that took a fifth of the start."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def one_line(error: Exception, database: str = "") -> str:
    """The first line of a database's error, without the statement, the links and the password."""
    said = str(error).partition("\n")[0]
    found = PASSWORD.search(database)
    return said.replace(found[1], "***") if found else said


def shown(database: str) -> str:
    """The address of a database without its password."""
    found = PASSWORD.search(database)
    return database[: found.start(1)] + "***" + database[found.end(1) :] if found else database or USUAL_DATABASE


def proxy_address(given: str) -> str:
    """A proxy's address or network.  The whole world is refused: then anybody could claim any address."""
    try:
        network = ipaddress.ip_network(given)
    except ValueError as error:
        raise BadInput(f"--trust-proxy {given}: {error}; such as 127.0.0.1 or 10.0.0.0/8") from error
    if not network.prefixlen:
        raise BadInput(f"--trust-proxy {given}: that is everybody; name the proxy itself")
    return str(network)


def host_name(given: str) -> str:
    """A name by which browsers may call the server: without scheme, path or port."""
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\]", given):
        raise BadInput(f"--host-names {given[:80]!r}: a name alone, such as games.example or [::1]")
    return given


def worker_command(peers: str) -> list[str]:
    """What starts one of several processes: as this one was started, without what is only for all of them."""
    ours = {"--workers": 1, "--peers": 1, "--name": 1, "--metrics": 1, "--fd": 1, "--port": 1, "--host": 1, "--hold": 0}
    kept: list[str] = []
    given = iter(sys.argv[1:])
    for word in given:
        option, equals, _ = word.partition("=")
        if option not in ours:
            kept.append(word)
        elif ours[option] and not equals:
            next(given, None)
    return [sys.executable, "-c", "from roadstead.cli import main; main()", *kept, "--peers", peers, "--tethered"]


def peers_address(given: str) -> tuple[str, int]:
    """Where other servers reach this one; without a port, any that is free."""
    host, colon, port = given.rpartition(":")
    if not colon or "]" in port or (given.count(":") > 1 and not given.startswith("[")):
        host, port = given, "0"
    try:
        address = ipaddress.ip_address(host.strip("[]"))
    except ValueError as error:
        raise BadInput(f"--peers {given}: an address of this machine, such as 10.0.0.5 or 10.0.0.5:9470") from error
    if address.is_unspecified or not port.isdecimal() or int(port) > 65535:
        raise BadInput(f"--peers {given}: the others must reach it there; such as 10.0.0.5 or 10.0.0.5:9470")
    return str(address), int(port)


def socket_address(given: str) -> tuple[str, int]:
    host, colon, port = given.rpartition(":")
    if not colon or not port.isdecimal() or int(port) > 65535:
        raise BadInput(f"--metrics {given}: an address and a port, such as 127.0.0.1:9464")
    return host.strip("[]") or "127.0.0.1", int(port)


def must_be_variants(folder: Path) -> None:
    """Refuse a folder in which a file is no variant, before the doors open."""
    from roadstead.games.variants import in_folder

    if not folder.is_dir():
        raise BadInput(f"--variants {folder}: there is no such folder")
    try:
        in_folder(folder)
    except ValueError as error:
        raise BadInput(str(error)) from error


def must_have_client() -> None:
    """Refuse to serve without the built client."""
    from roadstead.server.settings import STATIC

    if not (STATIC / "index.html").is_file():
        built = "run `make web` in the clone first, which needs Node (`make play` does all of it)"
        raise BadInput(f"the page that people play on has not been built: {built}; a wheel has it inside", 1)


def must_have_folder(given: str) -> None:
    """Refuse a database in a folder that does not exist.  A missing file is made."""
    if "://" in given:
        return
    file = Path(given or USUAL_DATABASE).absolute()
    if file.is_dir():
        raise BadInput(f"{file} is a folder: --database names a file in it, such as {file / USUAL_DATABASE}")
    if not file.parent.is_dir():
        raise BadInput(f"there is no folder {file.parent} to keep {file.name} in: make it first, or name another")


def database_url(given: str) -> str:
    """The database's address; a plain name is a SQLite file."""
    if "://" in given:
        from sqlalchemy.engine import make_url
        from sqlalchemy.exc import ArgumentError

        try:
            make_url(given)
        except (ArgumentError, ValueError) as error:
            raise BadInput(f"{shown(given)} is no address of a database") from error
        return given
    return f"sqlite:///{Path(given or USUAL_DATABASE).absolute()}"
