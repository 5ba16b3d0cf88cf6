"""One server a database: a second one is refused, a killed one leaves nothing behind, and one hands over to the next."""

import subprocess
import sys
import time

import pytest
from harness import Person
from sqlalchemy import insert, select, text, update
from test_server_play import started

from roadstead.server.storage import schema, store
from roadstead.server.storage.store import Store
from roadstead.server.storage.table_info import decode
from serving import Serving


@pytest.fixture
def database(each_database):
    return each_database


def second(database, *more):
    """What a second server on these tables says, and its exit code."""
    command = [sys.executable, "-m", "roadstead.cli", "serve", "--port", "0", "--database", database, *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def test_a_second_server_on_the_same_tables_is_refused_in_one_line(own_server, database):
    server = own_server()
    anna = server.make()
    code, out, err = second(database)
    assert code == 2
    assert not out
    assert "another Roadstead serves the tables in" in err
    assert "--database of its own" in err
    assert len(err.strip().splitlines()) == 1
    anna.ask("fill", bot="greedy")
    server.stop()
    assert Person(own_server(), anna.table, anna.token).lobby["seats"][1]["bot"] == "greedy"


def test_a_killed_server_leaves_nothing_that_keeps_the_next_one_out(tmp_path, database):
    first = Serving(tmp_path, database=database).start()
    try:
        first.kill()
        first.start()
        assert first.well()
    finally:
        first.kill()


def test_a_server_that_is_told_to_stop_hands_over_to_one_that_waits(tmp_path, database):
    first = Serving(tmp_path, database=database).start()
    waiting = None
    try:
        command = [*first.program, "serve", "--port", str(first.port), "--database", database, "--wait", "60"]
        waiting = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        time.sleep(1.0)
        assert waiting.poll() is None
        first.stop()
        assert str(first.port) in waiting.stdout.readline()
    finally:
        first.kill()
        if waiting is not None:
            waiting.kill()
            waiting.wait()


def test_what_is_known_of_a_table_that_somebody_else_has_changed_are_not_written_over(own_server, database):
    server = own_server()
    anna, bert, _ = started(server, 3)
    engine = server.hall.store.engine
    with engine.begin() as db:
        asked = select(schema.tables.c.papers, schema.tables.c.version).where(schema.tables.c.id == anna.table)
        row = db.execute(asked).one()
        info = decode(row.papers)
        info.seats[1].name, info.version = "Bertram", row.version + 1
        db.execute(schema.changed_table(info))
    assert "has not happened" in anna.refusal("rename", name="Annabel")
    anna.ask("rename", name="Annabel")
    for one in (anna, bert):
        one.until(lambda p: [seat["name"] for seat in p.lobby["seats"][:2]] == ["Annabel", "Bertram"])


def test_tables_of_the_version_before_are_brought_up_to_date(database):
    made = Store(database)
    with made.engine.begin() as db:
        db.execute(text("ALTER TABLE tables DROP COLUMN version"))
        db.execute(text("ALTER TABLE schema DROP COLUMN least"))
        db.execute(update(schema.schema).values(version=1))
    made.close()
    later = Store(database)
    try:
        with later.engine.begin() as db:
            row = {"id": "x", "game": "jamaica", "status": "closed", "listed": True, "wakes": False, "demo": False}
            db.execute(insert(schema.tables), [{**row, "changed": 0.0, "papers": b"{}"}])
            assert db.execute(select(schema.tables.c.version)).scalar() == 0
            assert db.execute(select(schema.schema.c.version)).scalar() == store.SCHEMA
    finally:
        later.close()


@pytest.mark.parametrize("version", [0, 99])
def test_tables_of_an_unknown_version_are_left_alone(database, version):
    made = Store(database)
    with made.engine.begin() as db:
        db.execute(update(schema.schema).values(version=version, least=store.SCHEMA + 1))
    made.close()
    for opening in (Store, Store.reading):
        with pytest.raises(store.OtherVersion, match=f"has version {version}"):
            opening(database)
