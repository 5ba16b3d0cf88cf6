"""Nothing acknowledged is lost: restarts, failed writes, upgrades, thousands of tables."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from types import SimpleNamespace

import msgspec
import pytest
from harness import Door, Person, play_out
from sqlalchemy import select, update
from test_server_play import asked_person, play_one, started

from roadstead.kernel.events import EVERYBODY
from roadstead.server.storage import engine, schema, store
from roadstead.server.storage.table_info import OVER, Seat, TableInfo, decode, encode
from roadstead.server.storage.writer import Job, Writer
from roadstead.server.tables.audit import audit
from roadstead.server.tables.log import LogRow
from roadstead.server.tables.resuming import resumed


@pytest.fixture
def database(each_database):
    """Everything here holds for both kinds of database."""
    return each_database


def seen(person):
    """What is on somebody's screen, apart from who is connected."""
    return {name: person.view[name] for name in ("n", "asked", "sheets", "pieces")}


def all_see(server, people):
    """Wait until everybody has been shown the newest state; tells the number of its last decision."""
    n = server.hall.rooms.awake[people[0].table].settled.n
    for each in people:
        each.until(lambda p: p.view["n"] == n)
    return n


@pytest.mark.parametrize(("rule", "aside", "back"), [("JAM-4.2", False, 0), ("", True, 0), ("", True, 15)])
def test_a_line_of_the_log_is_read_as_it_was_written(rule, aside, back):
    line = LogRow(7, 16, EVERYBODY, "Anna takes decisions 15 to 16 back.", rule, 0, aside, back)
    assert LogRow.read(SimpleNamespace(**line.stored())) == line


def test_a_game_goes_on_where_it_was_after_a_restart(own_server):
    first = own_server()
    people = started(first, 3, options={"rounds": 10})
    for _ in range(9):
        play_one(asked_person(people))
    all_see(first, people)
    one = asked_person(people)
    question, do = one.asked["question"], one.choices[0]
    one.ask("play", id="last", question=question, do=[do])
    n = all_see(first, people)
    before = [seen(each) for each in people]
    words = [each.words() for each in people]
    first.stop()
    assert all(each.until(lambda p: p.bye).bye["again"] for each in people)
    second = own_server()
    assert not second.hall.rooms.awake, "a table is read when somebody comes"
    back = [Person(second, each.table, each.token, each.line) for each in people]
    for each, was, said in zip(back, before, words, strict=True):
        assert seen(each) == was
        each.until(lambda p, said=said: len(p.log) == len(said))
        assert each.words() == said
    again = back[people.index(one)]
    assert again.ask("play", id="last", question=question, do=[do])
    assert second.hall.rooms.awake[one.table].settled.n == n
    play_out(back, random.Random(6))


def test_killed_in_the_middle_nothing_acknowledged_is_lost(database, own_server):
    """A server process killed with -9 while people play: what was acknowledged is there afterwards."""
    serving = [sys.executable, "-m", "roadstead.cli", "serve", "--port", "0", "--database", database]
    process = subprocess.Popen(serving, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": "src"})
    try:
        address = process.stdout.readline()
        assert "http://127.0.0.1:" in address

        away = Door(int(address.split("127.0.0.1:")[1].split("/")[0]))
        people = away.playing(people=3, seats=3, bots=None, options={"rounds": 20})
        acknowledged = []
        for i in range(12):
            one = asked_person(people)
            asked = one.asked
            do = asked["choices"][0]["do"]
            one.ask("play", id=f"move-{i}", question=asked["question"], do=[do])
            acknowledged.append((one.seat, f"move-{i}", asked["question"], do))
            if i < 11:
                one.answered(asked["question"])
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    server = own_server()
    back = [Person(server, each.table, each.token, each.line) for each in people]
    assert back[0].view["n"] == 12
    for seat, name, question, do in acknowledged:
        back[seat].ask("play", id=name, question=question, do=[do])
    assert server.hall.rooms.awake[back[0].table].settled.n == 12


def test_what_cannot_be_written_has_not_happened(own_server):
    server = own_server()
    people = started(server, 3)
    one = asked_person(people)
    room = server.hall.rooms.awake[one.table]
    at = room.match.state.dice.at
    writer = server.hall.writer
    writing = writer._write

    def full(jobs):
        raise OSError("no space left on device")

    writer._write = full
    question, do = one.asked["question"], one.choices[0]
    assert "has not happened" in one.refusal("play", id="mine", question=question, do=[do])
    other = Person(server, one.table)
    assert other.view["n"] == 0, "nothing unwritten is shown"
    assert room.match.decisions == 0
    assert room.match.state.dice.at == at
    writer._write = writing
    one.ask("play", id="mine", question=question, do=[do])
    for each in people:
        each.until(lambda p: p.view["n"] == 1)
    assert one.words().count(one.words()[-1]) == 1


def test_one_tables_failure_is_no_other_tables():
    """What cannot be written of one table does not keep back what others wrote in the same moment."""
    kept = store.Store("sqlite:///:memory:")

    async def both():
        writer = Writer(kept)
        jobs = [Job(), Job(), Job()]
        for job, n in zip(jobs, (1, 1, 2), strict=True):
            job.add(schema.ADD_LINES, {"table": "t", "n": n, "line": "", "when": 0.0})
        done = await asyncio.gather(*map(writer.write, jobs), return_exceptions=True)
        writer.close()
        return done

    done = asyncio.run(both())
    assert [isinstance(each, Exception) for each in done] == [False, True, False]


def stored_game(server, decisions=25):
    """A game of Jamaica with so many decisions in the store, and nobody at the table."""
    people = started(server, 3, options={"rounds": 20})
    for _ in range(decisions):
        play_one(asked_person(people))
    all_see(server, people)
    return people


def spoil(server, table, **changes):
    """The record as another version of the program would have written it."""
    with server.hall.store.engine.begin() as db:
        where = (schema.records.c.table == table) & (schema.records.c.n == 0)
        header = json.loads(db.execute(select(schema.records.c.line).where(where)).scalar())
        db.execute(update(schema.records).where(where).values(line=json.dumps(header | changes)))


def test_a_game_of_other_components_goes_on_from_its_snapshot(own_server):
    server = own_server()
    people = stored_game(server)
    n = people[0].view["n"]
    database = server.settings.database
    spoil(server, people[0].table, data="0123456789abcdef")
    server.stop()
    found = {row.table: row for row in audit(database)}
    assert not found[people[0].table].folds
    assert "snapshot" in found[people[0].table].words
    later = own_server()
    back = [Person(later, each.table, each.token, each.line) for each in people]
    assert "goes on from where it stood" in back[0].lobby["notice"]
    assert back[0].view["n"] == n
    assert "stored table" in back[0].refusal("ask_back", n=1)
    play_out(back, random.Random(3))
    assert "not sound" in later.get(f"/api/tables/{back[0].table}/verify")["words"]


def test_a_game_that_cannot_go_on_is_frozen_and_kept(own_server):
    server = own_server()
    people = stored_game(server, 3)
    table = people[0].table
    spoil(server, table, rules=99)
    with server.hall.store.engine.begin() as db:
        db.execute(schema.older_snapshots(table))
    server.stop()
    later = own_server()
    anna = Person(later, table, people[0].token)
    assert anna.lobby["status"] == "frozen"
    assert "kept as it is" in anna.lobby["notice"]
    assert "frozen" in anna.refusal("play", question="0.1", do=["card forward/food"])
    assert anna.until(lambda p: p.log).log
    assert len(later.hall.store.record(table)[0]) >= 5


def test_a_finished_game_of_other_rules_still_shows_its_log_and_result(own_server):
    server = own_server()
    people = started(server, 3)
    play_out(people, random.Random(8))
    ended = people[0].view["ended"]
    table = people[0].table
    spoil(server, table, rules=99)
    server.stop()
    later = own_server()
    anna = Person(later, table, people[0].token)
    anna.until(lambda p: p.view.get("ended") and p.log)
    assert anna.view["ended"]["scores"] == ended["scores"]
    assert anna.view["ended"]["breakdown"] == ended["breakdown"]
    info = later.get(f"/api/tables/{table}/replay")
    assert "only what was said" in info["notice"]
    assert any(line.get("words") for line in info["lines"])
    assert "only what was said" in later.refused(f"/api/tables/{table}/replay/3", 404)


def test_thousands_of_stored_tables_do_not_hold_up_the_start(own_server):
    server = own_server()
    anna = server.playing(people=1, seats=3, game="jamaica", options={"rounds": 5}, bots="greedy")
    table = anna.table
    anna.until(lambda p: p.choices)
    server.stop()
    with engine.opened(server.settings.database).begin() as db:
        info = decode(db.execute(select(schema.tables.c.papers).where(schema.tables.c.id == table)).scalar())
        rows = []
        for i in range(2000):
            twin = info.copy()
            twin.table, twin.status = f"table-{i}", OVER if i % 2 else "gathering"
            rows.append(schema.table_row(twin))
        db.execute(schema.ADD_TABLE, rows)
    started_at = time.process_time()  # the server is in this process, and other processes are not its fault
    later = own_server()
    assert later.get("/api/tables")["tables"]
    assert time.process_time() - started_at < 2.0
    back = Person(later, table, anna.token)
    back.play()


def test_bots_wake_by_themselves_after_a_restart(own_server):
    server = own_server()
    anna = server.playing(people=1, seats=3, game="jamaica", options={"rounds": 5}, bots="greedy")
    anna.until(lambda p: p.choices)
    table = anna.table
    server.stop()
    later = own_server()
    deadline = time.monotonic() + 10
    while table not in later.hall.rooms.awake and time.monotonic() < deadline:
        time.sleep(0.02)
    assert table in later.hall.rooms.awake


def test_a_table_nobody_looks_at_is_put_to_sleep_and_woken_by_a_visit(own_server):
    server = own_server(idle_seconds=0.2)
    people = started(server, 3)
    table = people[0].table
    play_one(asked_person(people))
    n = all_see(server, people)
    before = seen(people[0])
    for each in people:
        each.close()
    deadline = time.monotonic() + 10
    while table in server.hall.rooms.awake and time.monotonic() < deadline:
        time.sleep(0.05)
    assert table not in server.hall.rooms.awake
    assert server.get(f"/api/tables/{table}")["status"] == "playing"
    back = people[0].again()
    assert seen(back) == before
    assert back.view["n"] == n


def test_a_seat_without_a_line_may_be_handed_over_and_the_dice_stay_the_same(own_server):
    server = own_server()
    status, _, whole = server.http(
        "/api/tables", {"game": "jamaica", "seats": 2, "player": "Anna", "bots": {"1": "greedy"}}
    )
    assert status == 201
    made = json.loads(whole)
    anna = Person(server, made["table"], made["token"], line="")
    anna.ask("start")
    anna.until(lambda p: p.choices)
    assert anna.lobby["lines"] == ["", "greedy"]
    anna.ask("stand_in", bot="casual")
    anna.ask("hand_over", seat=0)
    anna.until(lambda p: p.view["n"] > 5)
    server.stop()
    later = own_server()
    back = Person(later, anna.table, anna.token, line="")
    assert back.lobby["status"] in ("playing", "over"), back.lobby


def test_papers_are_read_as_they_were_written():
    info = TableInfo(
        table="x", game="jamaica", options={"rounds": 5}, seats=[Seat(1, "Anna"), Seat(bot="greedy")], persons=[], host=1,
        secret="00" * 32, seed=1, created=2.0,
    )  # fmt: skip
    assert decode(encode(info)) == info == info.copy()
    with pytest.raises(msgspec.ValidationError):
        decode(b"{}")
    old = msgspec.to_builtins(info) | {"ballot": {"n": 3, "by": 0, "yes": [0]}}
    old["seats"][0] |= {"bot": "greedy", "late": True}
    before = decode(msgspec.json.encode(old))
    assert before.voters(before.ballot) == [0], "what is written by a version before is read"
    assert before.seats[0].handed is None
    assert resumed(info, ["nonsense"], None).fault
