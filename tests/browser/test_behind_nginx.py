"""Two servers behind nginx with TLS, set up as in `deploy/nginx.conf`: a game goes on whichever of them serves it."""

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

SHIPPED = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
AROUND = """daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
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

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not NGINX, reason="there is no nginx here: apt install nginx"),
]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Proxy:
    """nginx with the file we ship; only names, ports and certificates are others."""

    def __init__(self, folder: Path, servers: list[Serving]) -> None:
        self.folder = folder
        self.port = free_port()
        key, certificate = folder / "key.pem", folder / "certificate.pem"
        made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        made += ["-keyout", str(key), "-out", str(certificate), "-days", "2", "-subj", "/CN=localhost"]
        subprocess.run(made, check=True, capture_output=True)
        inside = SHIPPED.read_text()
        changes = {
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            "play.example.org;": "localhost;",
            "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(certificate),
            "/etc/letsencrypt/live/play.example.org/privkey.pem": str(key),
            "127.0.0.1:8001": f"127.0.0.1:{servers[0].port}",
            "127.0.0.1:8002": f"127.0.0.1:{servers[1].port}",
        }
        for shipped, here in changes.items():
            assert shipped in inside
            inside = inside.replace(shipped, here)
        written = folder / "nginx.conf"
        as_root = "user root;\n" if os.getuid() == 0 else ""
        written.write_text(as_root + AROUND.format(folder=folder, inside=inside))
        self.process = subprocess.Popen(
            [str(NGINX), "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(written)], stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + 20
        while socket.socket().connect_ex(("127.0.0.1", self.port)):
            assert self.process.poll() is None, (folder / "error.log").read_text()
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


def test_a_game_is_played_through_the_proxy_and_goes_on_when_a_server_stops(tmp_path, servers, browser):
    proxy = Proxy(tmp_path, servers)
    address = f"https://localhost:{proxy.port}"
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
    assert "emerg" not in (tmp_path / "error.log").read_text()
