"""The server as somebody runs it for others: behind a proxy, with backups, logs and metrics of its own."""

import contextlib
import http.client
import json
import os
import re
import signal
import sqlite3
import stat
import subprocess
import sys

import pytest

pytest.importorskip("uvicorn")


def command(*words):
    return [sys.executable, "-m", "roadstead.cli", *words]


def run(*words, **how):
    return subprocess.run(command(*words), capture_output=True, text=True, timeout=60, **how)


@contextlib.contextmanager
def serving(folder, *more, lines=1):
    """A server, and the lines it prints first; it is told to stop afterwards."""
    words = command("serve", "--port", "0", "--database", str(folder / "mine.db"), *more)
    with open(folder / "log", "w") as log:
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True, cwd=folder)
    try:
        yield [process.stdout.readline() for _ in range(lines)]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def port_in(line):
    return int(re.search(r":(\d+)/", line)[1])


def ask(port, path, body=None, **headers):
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    sent = {"Content-Type": "application/json", **{name.replace("_", "-"): value for name, value in headers.items()}}
    line.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), sent)
    answer = line.getresponse()
    whole = answer.read().decode()
    line.close()
    return answer.status, whole


TABLE = {"game": "jamaica", "seats": 2}


def test_a_server_for_others(tmp_path):
    """Metrics at an address of their own, JSON for a log, files for nobody else, and a backup that can be gone on with."""
    before = os.umask(0o022)
    mine, saved = tmp_path / "mine.db", tmp_path / "saved.db"
    try:
        with serving(tmp_path, "--metrics", "127.0.0.1:0", "--log", "json", lines=2) as told:
            tables, numbers = map(port_in, told)
            made = [json.loads(ask(tables, "/api/tables", TABLE)[1])["table"] for _ in range(3)]
            done = run("backup", str(saved), "--database", str(mine))
            later = json.loads(ask(tables, "/api/tables", TABLE)[1])["table"]
            rights = {file.name: stat.S_IMODE(file.stat().st_mode) & 0o077 for file in tmp_path.glob("mine.db*")}
            answers = [ask(tables, path)[0] for path in ("/metrics", "/api/games")]
            apart = [ask(numbers, path)[0] for path in ("/metrics", "/healthz", "/", "/api/games", "/api/tables")]
            counted = ask(numbers, "/metrics")[1]
    finally:
        os.umask(before)
    assert told[1].startswith("Its metrics are at http://127.0.0.1:")
    assert answers == [404, 200]
    assert apart == [200, 200, 404, 404, 404]
    assert "roadstead_sockets 1\n" in counted
    assert all(json.loads(line) for line in (tmp_path / "log").read_text().splitlines())
    assert {"mine.db", "mine.db-wal"} <= set(rights)
    assert not any(rights.values()), rights
    assert done.returncode == 0, done
    assert done.stdout.startswith(f"{saved}: 3 tables, ")
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("saved*")) == ["saved.db"]
    for file in tmp_path.glob("mine.db*"):
        file.unlink()
    saved.rename(mine)
    mine.chmod(0o644)
    with serving(tmp_path) as told:
        found = [ask(port_in(told[0]), f"/api/tables/{table}")[0] for table in [*made, later]]
    assert found == [200, 200, 200, 404]
    assert stat.S_IMODE(mine.stat().st_mode) == 0o640, "others no longer read what they could read"


@pytest.mark.parametrize(
    ("words", "says", "code"),
    [
        (("backup",), "", 2),
        (("backup", "x.db"), "roadstead.db: there is no such file", 2),
        (("backup", "there.db", "--database", "empty.db"), "there.db is there already", 2),
        (("backup", "x.db", "--database", "empty.db"), "no database of Roadstead", 1),
        (("backup", "x.db", "--database", "noise.db"), "not a database", 1),
        (("backup", "no/such/folder/x.db", "--database", "empty.db"), "No such file", 1),
        (("backup", "x.db", "--database", "postgresql://me:hidden@host/name"), "pg_dump", 2),
        (("backup", "x.db", "--database", "post gres://"), "no address of a database", 2),
        (("serve", "--trust-proxy", "*"), "such as 127.0.0.1", 2),
        (("serve", "--trust-proxy", "0.0.0.0/0"), "everybody", 2),
        (("serve", "--trust-proxy", "proxy.example"), "such as 127.0.0.1", 2),
        (("serve", "--metrics", "9464"), "such as 127.0.0.1:9464", 2),
        (("serve", "--metrics", "127.0.0.1:x"), "such as 127.0.0.1:9464", 2),
        (("serve", "--log", "xml"), "xml", 2),
        (("serve", "--database", "postgresql://me:hidden@127.0.0.1:1/name"), "127.0.0.1", 1),
        (("serve", "--database", "postgresql://me:hid@den@127.0.0.1:x/name"), "no address of a database", 2),
        (("verify", "--database", "postgresql://me:hidden@127.0.0.1:1/name"), "127.0.0.1", 1),
        (("serve", "--database", "version0.db"), "no Roadstead has written", 1),
    ],
)
def test_bad_input_is_one_clear_line_and_tells_no_password(roadstead, tmp_path, monkeypatch, words, says, code):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.db").touch()
    (tmp_path / "noise.db").write_bytes(b"noise" * 1000)
    sqlite3.connect(tmp_path / "empty.db").execute("CREATE TABLE x (y)")
    with contextlib.closing(sqlite3.connect(tmp_path / "version0.db")) as db:
        db.execute("CREATE TABLE schema (version INTEGER NOT NULL)")
        db.execute("INSERT INTO schema VALUES (0)")
        db.commit()
    told = roadstead(list(words))
    assert told.code == code, told
    assert says in told.err
    assert len(told.err.splitlines()) == 1, told.err
    assert not re.search("Traceback|hidden|hid@|den@", told.err)
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("kind", ["text", "json"])
def test_trouble_is_told_in_lines_or_in_json_and_what_visitors_cause_is_not(tmp_path, kind):
    program = (
        "import logging; from roadstead.server.logs import configure\n"
        f"configure(as_json={kind == 'json'})\n"
        "logging.getLogger('uvicorn.error').warning('Invalid HTTP request received.')\n"
        "try: 1 / 0\n"
        "except ZeroDivisionError: logging.getLogger('roadstead.server').exception('trouble with %s', 'x')\n"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60).stderr
    if kind == "json":
        told = json.loads(said)
        assert (told["level"], told["logger"], told["message"]) == ("error", "roadstead.server", "trouble with x")
        assert "ZeroDivisionError" in told["trace"]
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told["time"])
    else:
        assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z ERROR trouble with x\nTraceback", said)
    assert "Invalid HTTP" not in said
