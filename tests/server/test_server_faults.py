"""What nobody foresaw: counted, told once, and answered; however often it is brought about."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from roadstead.server.logs import TroubleLog
from roadstead.server.socket import session
from roadstead.server.storage import schema
from roadstead.server.storage.writer import Job


def failing(*_, **__):
    raise ZeroDivisionError("nobody\nforesaw this")


def test_an_error_in_a_page_is_written_once_and_counted(own_server, monkeypatch, caplog):
    server = own_server()
    anna = server.make()
    monkeypatch.setattr(server.hall.replays, "info", failing)
    for _ in range(200):
        status, headers, whole = server.http(f"/api/tables/{anna.table}/replay")
        assert (status, json.loads(whole)["refused"]["words"]) == (500, "Something went wrong here.")
        assert "content-security-policy" in headers
    assert server.hall.log.count == 200
    assert "roadstead_troubles_total 200\n" in server.http("/metrics")[2].decode()
    assert caplog.text.count("Traceback") == 1
    assert caplog.text.count("trouble with an answer over HTTP: nobody") == 1
    assert len(caplog.text) < 10_000


def test_so_is_one_in_a_live_line(own_server, monkeypatch, caplog):
    server = own_server()
    anna = server.make()
    monkeypatch.setattr(session, "enter", failing)
    for _ in range(50):
        with connect(f"ws://127.0.0.1:{server.port}/ws/{anna.table}") as line:
            line.send('{"t": "hello"}')
            with pytest.raises(ConnectionClosed):
                line.recv(10)
    assert server.hall.log.count == 50
    assert caplog.text.count("Traceback") == 1
    assert len(caplog.text) < 15_000
    monkeypatch.undo()
    assert server.http("/healthz")[0] == 200


def test_so_is_a_table_whose_game_is_not_here(own_server, caplog):
    """Anybody who knows its address can ask for it again and again."""
    server = own_server()
    anna = server.make(listed=False)
    info = server.hall.rooms.awake[anna.table].info.copy()
    info.table, info.game = "other", "ludo"
    job = Job()
    job.add(schema.ADD_TABLE, schema.table_row(info))
    asyncio.run(server.hall.writer.write(job))
    for _ in range(50):
        assert "no table" in server.refused("/api/tables/other", 404)
    assert caplog.text.count("its game ludo is not here") == 1


def test_what_an_error_says_makes_no_other_kind_of_trouble(caplog):
    log = TroubleLog()
    for number in range(300):
        log.trouble("a hint of a bot", why=f"greedy answered {number}")
        log.trouble("a hint", error=ValueError(f"there is no game {'x' * 10_000}{number}"))
    assert log.count == 600
    assert len(caplog.records) == 2
    assert len(caplog.text) < 15_000
