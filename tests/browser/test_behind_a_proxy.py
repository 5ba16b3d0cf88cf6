"""Two servers behind a proxy with TLS, set up as in `deploy/`: a game goes on whichever of them serves it."""

import os
import random
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.conftest import BROWSERS, FLAGS
from browser.people import Person, guests, play_on
from server.harness import Door
from server.harness import Person as Line
from serving import Serving

SHIPPED = Path(__file__).parents[2] / "deploy"
AROUND_NGINX = """daemon off;
pid {folder}/nginx.pid;
error_log {folder}/told warn;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/passed;
    fastcgi_temp_path {folder}/unused1;
    uwsgi_temp_path {folder}/unused2;
    scgi_temp_path {folder}/unused3;
{inside}
}}
"""
BEFORE_CADDY = """{
	admin off
	skip_install_trust
	auto_https disable_redirects
}
"""

pytestmark = pytest.mark.soak


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def program(name: str) -> str:
    """Where it is; it is in Debian's package of the same name."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        pytest.skip(f"there is no {name} here: apt install {name}")
    return found


def changed(shipped: str, changes: dict[str, str]) -> str:
    """The file we ship, with names, ports and certificates of this test and nothing else of its own."""
    inside = (SHIPPED / shipped).read_text()
    for before, here in changes.items():
        assert before in inside
        inside = inside.replace(before, here)
    return inside


def nginx(folder: Path, port: int, servers: list[Serving]) -> list[str]:
    """The command that starts it."""
    command = program("nginx")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    made += ["-keyout", str(key), "-out", str(certificate), "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run(made, check=True, capture_output=True)
    inside = changed(
        "nginx.conf",
        {
            "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            "play.example.org;": "localhost;",
            "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(certificate),
            "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
            "127.0.0.1:8001": f"127.0.0.1:{servers[0].port}",
            "127.0.0.1:8002": f"127.0.0.1:{servers[1].port}",
        },
    )
    written = folder / "nginx.conf"
    as_root = "user root;\n" if os.getuid() == 0 else ""
    written.write_text(as_root + AROUND_NGINX.format(folder=folder, inside=inside))
    return [command, "-p", str(folder), "-e", str(folder / "told"), "-c", str(written)]


def caddy(folder: Path, port: int, servers: list[Serving]) -> list[str]:
    """The command that starts it.  It makes certificates for ``localhost`` by itself."""
    command = program("caddy")
    ports = {f"{name}:8000": f"127.0.0.1:{one.port}" for name, one in zip(("one", "two"), servers, strict=True)}
    written = folder / "Caddyfile"
    written.write_text(BEFORE_CADDY + changed("Caddyfile", {"{$SITE:localhost}": f"localhost:{port}", **ports}))
    return [command, "run", "--config", str(written), "--adapter", "caddyfile"]


class Proxy:
    """A proxy that runs."""

    def __init__(self, folder: Path, port: int, command: list[str]) -> None:
        told = folder / "told"
        with told.open("a") as log:
            own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | own)
        until = time.monotonic() + 20
        while socket.socket().connect_ex(("127.0.0.1", port)):
            assert self.process.poll() is None, told.read_text()
            assert time.monotonic() < until
            time.sleep(0.05)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture
def servers(tmp_path, postgres) -> Iterator[list[Serving]]:
    started = []
    with postgres.database() as name:
        for number in (1, 2):
            folder = tmp_path / f"server-{number}"
            folder.mkdir()
            options = (
                "--pace",
                "0",
                "--peers",
                "127.0.0.1",
                "--trust-proxy",
                "127.0.0.1",
                "--name",
                f"server {number}",
            )
            started.append(Serving(folder, *options, database=postgres.address(name)).start())
        yield started
        for serving in started:
            serving.kill()


@pytest.fixture
def browser() -> Iterator[Browser]:
    path = next(found for name in BROWSERS if (found := shutil.which(name)))
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=[*FLAGS, "--ignore-certificate-errors"])
        yield launched
        launched.close()


def counted(serving: Serving, metric: str) -> float:
    told = urllib.request.urlopen(f"{serving.address}/metrics", timeout=10).read().decode()
    return next(float(line.split()[1]) for line in told.splitlines() if line.startswith(f"roadstead_{metric} "))


def told_alike(one: Person, other: Person) -> int:
    """How many lines the log has, for both: each reads its own secrets in them, but they are the same lines."""
    until = time.monotonic() + 20
    while len(one.log()) != len(other.log()):
        assert time.monotonic() < until, (one.log()[-3:], other.log()[-3:])
        one.page.wait_for_timeout(50)
    return len(one.log())


@pytest.mark.parametrize("prepared", [nginx, caddy])
def test_a_game_is_played_through_it_and_goes_on_when_a_server_stops(tmp_path, servers, browser, prepared):
    port = free_port()
    proxy = Proxy(tmp_path, port, prepared(tmp_path, port, servers))
    address = f"https://localhost:{port}"
    try:
        with guests() as people:
            anna, bert = (Person(browser, address, name) for name in ("Anna", "Bert"))
            people += [anna, bert]
            anna.go("/")
            anna.page.locator("h1").first.wait_for()
            lines = [Door(servers[0].port).make("jamaica", 3, player="Anna")]
            lines.append(Line(Door(servers[1].port), lines[0].table, None, "line 1"))
            lines[1].sit(1, "Bert")
            lines[0].ask("fill", bot="greedy")
            lines[0].ask("start")
            for line in lines:
                line.until(lambda p: p.lobby["status"] == "playing" and p.view)
                line.close()
            for person, line in zip((anna, bert), lines, strict=True):
                person.go(f"/t/{lines[0].table}#seat={line.token}")
                person.page.locator('.table[data-status="playing"]').wait_for()
            assert not play_on((anna, bert), random.Random(5), clicks=6)
            assert sum(counted(serving, "sockets") for serving in servers) >= 2
            before = told_alike(anna, bert)
            assert before > 3

            owner = max(servers, key=lambda serving: counted(serving, "tables_awake"))
            anna.away = bert.away = True
            owner.stop()
            for person in (anna, bert):
                person.page.locator('.table[data-status="playing"]').wait_for()
            assert not play_on((anna, bert), random.Random(6), clicks=6, seconds=60.0)
            assert told_alike(anna, bert) > before
    finally:
        proxy.stop()
