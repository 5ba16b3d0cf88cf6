"""The way to the database hangs, breaks, or loses an answer: nothing is lost, doubled or denied, and play goes on."""

import json
import time

import pytest
from harness import PATIENCE, Person
from test_server_play import started
from test_server_together import at_cards

from faults.proxy import Proxy
from roadstead.records import read, verify_record
from roadstead.server.automation import outages
from roadstead.server.storage import postgres as limits


@pytest.fixture
def proxy(postgres):
    made = Proxy(postgres.socket)
    yield made
    made.stop()


@pytest.fixture
def database(postgres, proxy, monkeypatch):
    """Reached over a line that can be told to fail; nobody looks in meanwhile, so that it fails those it is to fail."""
    monkeypatch.setattr(outages, "LOOK_EVERY", 3600.0)
    with postgres.database() as name:
        proxy.name = name
        yield proxy.address(name)
        proxy.flow()


def wait_for(wanted, patience=PATIENCE):
    until = time.monotonic() + patience
    while not wanted():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)


def come_back(server, person):
    """Again and again until the table is there, as the browser does."""
    until = time.monotonic() + PATIENCE
    while True:
        back = Person(server, person.table, person.token, person.line)
        if back.greeted and not back.bye:
            return back
        assert time.monotonic() < until, back.bye
        time.sleep(0.1)


def stored(server, table):
    """The record as it is stored, whole and sound."""
    lines, _ = server.hall.store.record(table)
    record = read(lines)
    verify_record(record, allow_unfinished=True)
    return record


def test_nobody_goes_on_with_a_move_that_was_not_written(own_server, proxy):
    """A write and the reading after it fail while somebody waits behind it; then the line is well again."""
    server = own_server()
    anna, bert, _ = at_cards(server)
    room = server.hall.rooms.awake[anna.table]
    n = room.settled.n
    wishes = {one: {"question": one.asked["question"], "do": [one.choices[0]]} for one in (anna, bert)}
    proxy.hang()
    anna.send("play", id="hers", **wishes[anna])
    wait_for(room.lock.locked)
    bert.send("play", id="his", **wishes[bert])
    wait_for(lambda: room.lock._waiters)
    proxy.cut(refuse=1)
    for one in (anna, bert):
        one.until(lambda p: p.bye)
    wait_for(lambda: server.hall.rooms.awake.get(anna.table) is not room)
    hers, his = come_back(server, anna), come_back(server, bert)
    for back, one, name in ((hers, anna, "hers"), (his, bert, "his")):
        back.ask("play", id=name, **wishes[one])
    assert not hers.lobby.get("notice"), "the rules have not changed"
    wait_for(lambda: server.hall.rooms.awake[anna.table].settled.n == n + 2)
    stored(server, anna.table)


@pytest.mark.parametrize("refuse", [0, 1])
def test_what_was_stored_is_granted_although_the_answer_was_lost(own_server, proxy, refuse):
    server = own_server()
    anna, bert, _ = at_cards(server)
    n = server.hall.rooms.awake[anna.table].settled.n
    wishes = [
        ("play", {"question": anna.asked["question"], "do": [anna.choices[0]]}),
        ("say", {"text": "good luck"}),
        ("rename", {"name": "Annabel"}),
    ]
    for number, (kind, what) in enumerate(wishes):
        proxy.lose_the_answer_to(b"COMMIT", refuse)
        anna.send(kind, id=f"wish-{number}", **what)
        anna.until(lambda p, number=number: p.bye or f"wish-{number}" in p.replies)
        if anna.bye:
            anna = come_back(server, anna)
            anna.ask(kind, id=f"wish-{number}", **what)
        else:
            assert "refused" not in anna.replies[f"wish-{number}"], anna.replies
    if bert.bye:
        bert = come_back(server, bert)
    for one in (anna, bert):
        one.until(lambda p: p.lobby["seats"][0]["name"] == "Annabel")
        one.until(lambda p: [line["text"] for line in p.chat] == ["good luck"])
        one.until(lambda p: p.view["n"] == n + 1)
    stored(server, anna.table)


def test_a_table_is_made_once_although_the_answer_was_lost(own_server, proxy):
    server = own_server()
    wait_for(lambda: server.hall.writer.commits)  # somebody looks in at the start
    proxy.lose_the_answer_to(b"COMMIT")
    anna = server.make()
    assert anna.lobby["seats"][0]["name"] == "Anna"
    assert len(server.get("/api/tables")["tables"]) == 1


def test_a_commit_that_arrives_too_late_is_none(own_server, proxy, monkeypatch):
    """The line is silent for longer than anybody waits, and then delivers what was given up."""
    server = own_server()
    anna, bert, _ = at_cards(server)
    n = server.hall.rooms.awake[anna.table].settled.n
    monkeypatch.setattr(limits, "ANSWER", 0.4)
    proxy.deliver_late(b"COMMIT", 1.2)
    anna.play()
    bert.play()
    time.sleep(1.5)
    wait_for(lambda: server.hall.rooms.awake[anna.table].settled.n == n + 2)
    assert len(stored(server, anna.table).lines) == len(server.hall.rooms.awake[anna.table].match.record.lines)


def test_a_silent_database_holds_nobody_for_long_and_it_is_told(own_server, proxy, caplog):
    server = own_server()
    anna, _, _ = at_cards(server)
    wait_for(lambda: server.http("/readyz")[0] == 200)
    proxy.hang()
    began = time.monotonic()
    anna.send("play", id="x", question=anna.asked["question"], do=[anna.choices[0]])
    anna.until(lambda p: p.bye or "x" in p.replies)
    assert time.monotonic() - began < limits.ANSWER + limits.CONNECT + 3
    wait_for(lambda: server.http("/readyz")[0] == 503)
    assert server.http("/healthz")[0] == 200
    status, headers, whole = server.http("/api/tables")
    assert status == 503
    assert "out of reach" in json.loads(whole)["refused"]["words"]
    assert "content-security-policy" in headers
    assert int(headers["retry-after"]) >= 2
    status, _, whole = server.http("/metrics")
    assert status == 200, "it is read most when something is wrong"
    assert b"roadstead_database_well 0\n" in whole
    assert server.http("/operator")[0] == 200
    again = Person(server, anna.table, anna.token)
    assert again.bye["again"], again.bye
    assert again.bye["wait"] >= 2, "nobody knocks all the time"
    for _ in range(30):
        server.http("/api/tables")
    proxy.flow()
    wait_for(lambda: server.http("/readyz")[0] == 200)
    assert b"roadstead_database_well 1\n" in server.http("/metrics")[2]
    come_back(server, anna).ask("play", id="x", question=anna.asked["question"], do=[anna.choices[0]])
    wait_for(lambda: "is written again" in caplog.text)
    assert len(caplog.text) < 4000, "an outage is told once, then counted"
    assert "Traceback" not in caplog.text


def test_what_happens_by_itself_goes_on_after_an_outage(own_server, proxy):
    """Bots at a table that nobody watches, a deadline, and the one who puts tables to sleep."""
    server = own_server(idle_seconds=0.5)
    bots = server.make(game="supremacy", seats=3, player="")
    bots.ask("fill", bot="greedy")
    bots.ask("start")
    bots.until(lambda p: p.view.get("n", 0) > 3)
    bots.close()
    anna, bert = started(server, 2, deadline=4, options={"rounds": 5})
    idle = started(server, 2)
    for one in (anna, bert, *idle):
        one.close()
    proxy.cut()
    wait_for(lambda: bots.table not in server.hall.rooms.awake)
    wait_for(lambda: server.http("/readyz")[0] == 503)
    time.sleep(1.2)
    proxy.flow()
    wait_for(lambda: server.http("/readyz")[0] == 200)
    wait_for(lambda: bots.table in server.hall.rooms.awake)
    n = server.hall.rooms.awake[bots.table].settled.n
    wait_for(lambda: server.hall.rooms.awake[bots.table].settled.n > n + 3)
    back = come_back(server, anna)
    back.until(lambda p: any("time of" in words for words in p.words()))
    back.close()
    wait_for(lambda: idle[0].table not in server.hall.rooms.awake)
    running = {task.get_coro().__name__ for task in server.hall.background.tasks}
    assert {"put_to_sleep", "tidy"} <= running


def test_a_database_that_was_started_anew_costs_nobody_anything(own_server, proxy):
    server = own_server()
    people = at_cards(server)
    before = len(stored(server, people[0].table).lines)
    for one in people:
        proxy.cut(refuse=0)
        one.play()
    wanted = server.hall.rooms.awake[people[0].table].match.record.lines
    assert len(wanted) >= before + len(people), "everybody's move counts"
    assert stored(server, people[0].table).lines == wanted
