"""A visitor's file is read in a process of its own, with a deadline and a limit of memory."""

import asyncio
import json
import threading
import time
from dataclasses import replace

import pytest
from harness import WIDE
from unkind import unkind

from roadstead.server import proving
from roadstead.server.proving import NotProven, Prover, Proving, TooMany

OWN = 'game = "jamaica"\ntitle = "Proven"\nreason = "r"\n[changes]\nfinish_score = 21\n'


@pytest.fixture(scope="module")
def prover():
    made = Prover(limit=1.0, memory=1 << 30, work=unkind)
    yield made
    made.close()


def test_a_file_that_is_a_variant_comes_through(prover):
    assert prover.why_not(OWN) == ""
    assert prover.why_not(OWN.replace("21", "99")).startswith("line 5: finish_score is a whole number")


@pytest.mark.parametrize(
    ("word", "why"),
    [("hang", "longer than 1 seconds"), ("eat", "MemoryError"), ("die", "ended"), ("fail", "ZeroDivisionError")],
)
def test_whatever_it_does_happens_there(prover, word, why):
    started = time.monotonic()
    with pytest.raises(NotProven, match=why):
        prover.why_not(f"{word} x")
    assert time.monotonic() - started < 20.0
    assert prover.why_not(OWN) == "", "another process begins"


def test_a_process_reads_so_many_different_files(prover, monkeypatch):
    monkeypatch.setattr("roadstead.bots.child.MOST_VARIANTS", 2)
    prover.close()
    assert prover.why_not(OWN) == ""
    first = prover._process.pid
    prover.why_not("a")
    prover.why_not("a")
    assert prover._process.pid == first
    prover.why_not("b")
    assert prover._process.pid != first


def test_so_many_files_wait_and_of_one_visitor_some_of_them(monkeypatch):
    go_on = threading.Event()

    class Slow(Prover):
        def why_not(self, text):
            go_on.wait(10)
            return ""

    async def asked():
        reading = Proving(Slow())
        monkeypatch.setattr(proving, "MOST_WAITING", 3)
        monkeypatch.setattr(proving, "OF_ONE_VISITOR", 2)
        waiting = [asyncio.create_task(reading.why_not("x", visitor)) for visitor in ("a", "a", "b")]
        await asyncio.sleep(0.05)
        for visitor in ("a", "c"):
            with pytest.raises(TooMany):
                await reading.why_not("x", visitor)
        go_on.set()
        assert await asyncio.gather(*waiting) == ["", "", ""]
        assert await reading.why_not("x", "a") == ""
        reading.close()

    asyncio.run(asked())


def test_meanwhile_everybody_else_is_answered(own_server):
    server = own_server(limits=replace(WIDE, files=1000.0, files_burst=1000))
    server.hall.rooms.proving._prover = Prover(limit=3.0, work=unkind)
    anna = server.playing(seats=2)
    answers = []

    def bring():
        answers.append(server.http("/api/variants", {"variant": "hang me"}))

    server.http("/api/variants", {"variant": OWN})  # the process has started
    bringing = threading.Thread(target=bring)
    bringing.start()
    slowest, until = 0.0, time.monotonic() + 2.0
    while time.monotonic() < until:
        started = time.monotonic()
        assert server.http("/healthz")[0] == 200
        assert "no action is called" in anna.refusal("why", do="x" * 60).lower()
        slowest = max(slowest, time.monotonic() - started)
    bringing.join()
    assert slowest < 1.0
    status, _, told = answers[0]
    assert status == 400
    assert "could not be read here" in json.loads(told)["refused"]["words"]
    counted = server.http("/metrics")[2].decode()
    assert "roadstead_variants_not_read_total 1\n" in counted
    assert "roadstead_troubles_total 1\n" in counted


def test_what_a_visitor_brings_about_again_and_again_is_written_once(own_server, caplog):
    server = own_server(limits=replace(WIDE, files=1000.0, files_burst=1000))
    server.hall.rooms.proving._prover = Prover(work=unkind)
    for at in range(30):
        assert "could not be read" in server.refused("/api/variants", 400, body={"variant": f"fail {at}"})
    assert server.hall.log.count == 30
    assert caplog.text.count("trouble with reading a visitor's variant") == 1
    assert len(caplog.text) < 5_000


def test_a_visitor_brings_so_many_files_in_a_while(own_server):
    server = own_server(limits=replace(WIDE, files=0.001, files_burst=3))
    answers = [server.http("/api/variants", {"variant": OWN})[0] for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]


@pytest.mark.parametrize("path", ["/api/variants", "/api/tables", "/api/lessons", "/api/tables/none/play_on"])
def test_a_page_of_another_site_cannot_ask_for_anything(server, path):
    wish = {"variant": OWN} if path == "/api/variants" else {"game": "jamaica", "seats": 2}
    body = json.dumps(wish).encode()
    if path != "/api/tables/none/play_on":
        plain = {"Content-Type": "text/plain"}
        assert "in JSON" in server.refused(path, 415, body=body, headers=plain)
    for origin in ("https://evil.example", "null", "http://[", f"http://127.0.0.1:{server.port + 1}"):
        evil = {"Origin": origin}
        assert "Another site" in server.refused(path, 403, body=body, headers=evil)
    for origin in (f"http://127.0.0.1:{server.port}", f"https://127.0.0.1:{server.port}"):
        assert server.http(path, body, headers={"Origin": origin})[0] != 403


def test_nor_for_an_analysis(server):
    evil = {"Origin": "https://evil.example"}
    assert "Another site" in server.refused("/api/tables/none/analysis", 403, method="POST", headers=evil)
