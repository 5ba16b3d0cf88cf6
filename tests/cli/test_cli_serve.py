"""`roadstead serve` and `roadstead verify --database` as somebody types them."""

import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request

import pytest

from roadstead import games

pytest.importorskip("uvicorn")


def command(*words):
    return [sys.executable, "-m", "roadstead.cli", *words]


def run(*words, **how):
    return subprocess.run(command(*words), capture_output=True, text=True, timeout=60, **how)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_and_stops_when_it_is_told_to(tmp_path, how):
    database = tmp_path / "mine.db"
    serving = command("serve", "--port", "0", "--database", str(database), "--demo")
    process = subprocess.Popen(serving, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path)
    try:
        line = process.stdout.readline()
        assert line.startswith("Roadstead is served at http://127.0.0.1:")
        address = line.split()[4]
        assert urllib.request.urlopen(f"{address}healthz").read() == b"well\n"
        patience = time.monotonic() + 60
        while len(json.load(urllib.request.urlopen(f"{address}api/tables"))["tables"]) < len(games.names()):
            assert time.monotonic() < patience, "not all games are shown"
            time.sleep(0.1)
        asked = time.monotonic()
        process.send_signal(how)
        process.wait(10)
        took = time.monotonic() - asked
    finally:
        process.kill()
        process.wait()
    assert took < 5.0
    assert "Traceback" not in process.stderr.read()
    told = run("verify", "--database", str(database))
    assert told.returncode == 0, told
    assert "5 tables, 0 that no longer fold" in told.stdout


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--host", "999.1.1.1"], "cannot listen on 999.1.1.1 port 8000"),
        (["--host", "192.0.2.1"], "cannot listen on 192.0.2.1 port 8000"),
        (["--port", "70000"], "there is no port 70000"),
        (["--fd", "77"], "descriptor 77 is no socket"),
        (["--port", "0", "--metrics", "192.0.2.1:9464"], "cannot listen on 192.0.2.1 port 9464"),
    ],
)
def test_an_address_that_cannot_be_leaves_no_database_behind(tmp_path, given, told):
    said = run("serve", *given, cwd=tmp_path)
    assert said.returncode != 0
    assert said.stderr.startswith(f"roadstead: {told}")
    assert said.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_taken_is_one_clear_line(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = run("serve", "--port", str(port), cwd=tmp_path)
    assert told.returncode == 1
    assert f"port {port} of 127.0.0.1 is taken" in told.stderr
    assert "make play PORT=8123" in told.stderr
    assert len(told.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("serve", "--port", "99999"), "there is no port 99999: a port is a number from 0 to 65535"),
        (("serve", "--host", "no.such.host.invalid"), "cannot listen on no.such.host.invalid"),
        (("serve", "--database", "/no/such/folder/x.db"), "there is no folder /no/such/folder to keep x.db in"),
        (("serve", "--database", "."), "is a folder"),
        (("serve", "--database", "oracle://nowhere/x"), "oracle"),
        (("verify", "--database", "no-such.db"), "no-such.db"),
        (("verify",), ""),
        (("verify", "x.jsonl", "--database", "x.db"), ""),
    ],
)
def test_what_cannot_be_is_one_clear_line(tmp_path, roadstead, monkeypatch, words, says):
    monkeypatch.chdir(tmp_path)
    told = roadstead(list(words))
    assert says in told.err
    assert told.code in (1, 2)
    assert len(told.err.splitlines()) == 1, told.err
    assert "Traceback" not in told.err
