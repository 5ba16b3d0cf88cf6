"""Servers that share a database are members, and a table belongs to one of them: what PostgreSQL promises for that."""

import contextlib
import threading

import pytest
from sqlalchemy import text

from roadstead.server.storage import members, store
from roadstead.server.storage.lock import InUse
from roadstead.server.storage.store import OtherVersion, Store
from server.several import eventually

ME = members.Member("a", "127.0.0.1:1", "here", "s")


@pytest.fixture
def database(postgres):
    with postgres.database() as name:
        yield postgres.address(name)


def test_a_table_belongs_to_one_member_and_only_the_dead_lose_theirs(database):
    one, two = Store(database, member=ME), Store(database, member=ME)
    try:
        with one.engine.begin() as db:
            db.execute(text("INSERT INTO tables VALUES ('t', 'jamaica', 'playing', true, true, false, 0, '', 0)"))
        members.claim(one.engine, "t", one.lock.number)
        members.claim(one.engine, "t", one.lock.number)
        with pytest.raises(members.Elsewhere) as told:
            members.claim(two.engine, "t", two.lock.number)
        assert told.value.member == one.lock.number
        assert members.owners_of(two.engine, ["t", "u"]) == {"t": one.lock.number}
        assert not members.bury(two.engine, one.lock.number), "it lives"
        assert members.orphans(two.engine) == []
        with pytest.raises(KeyError):
            members.claim(two.engine, "no such table", two.lock.number)
        number = one.lock.number
        one.lock.release()
        eventually(lambda: members.bury(two.engine, number))
        assert members.orphans(two.engine) == ["t"]
        one.lock._connect()
        one.lock.renew()
        assert one.lock.number > number, "it comes back as somebody else"
        members.claim(two.engine, "t", two.lock.number)
        with pytest.raises(members.Elsewhere):
            members.claim(one.engine, "t", one.lock.number)
    finally:
        one.close()
        two.close()


def test_of_several_who_claim_a_table_at_once_one_gets_it(database):
    """From nobody, and from the dead."""
    several = [Store(database, member=ME) for _ in range(3)]
    tables = [f"t{number}" for number in range(30)]
    row = "'jamaica', 'playing', true, true, false, 0, '', 0"
    with several[0].engine.begin() as db:
        for number, table in enumerate(tables):
            db.execute(text(f"INSERT INTO tables VALUES ('{table}', {row})"))
            if number % 2:
                db.execute(text(f"INSERT INTO owners VALUES ('{table}', 9999)"))
    got = {one.lock.number: [] for one in several}

    def claim_all(one):
        for table in tables:
            with contextlib.suppress(members.Elsewhere):
                members.claim(one.engine, table, one.lock.number)
                got[one.lock.number].append(table)

    claiming = [threading.Thread(target=claim_all, args=(one,)) for one in several]
    for thread in claiming:
        thread.start()
    for thread in claiming:
        thread.join(20)
    assert sorted(table for those in got.values() for table in those) == sorted(tables)
    assert members.owners_of(several[0].engine, tables) == {table: number for number in got for table in got[number]}
    for one in several:
        one.close()


def test_a_member_and_a_server_alone_exclude_each_other(database):
    shared = Store(database, member=ME)
    with pytest.raises(InUse):
        Store(database)
    shared.close()
    alone = Store(database)
    with pytest.raises(InUse):
        Store(database, member=ME)
    alone.close()


def test_two_versions_work_side_by_side(database, monkeypatch):
    """A newer program adds to the schema while an older one is at work; both go on reading and writing."""
    old = Store(database, member=ME)
    monkeypatch.setattr(store, "SCHEMA", store.SCHEMA + 1)
    monkeypatch.setitem(store.STEPS, store.SCHEMA, ["ALTER TABLE tables ADD COLUMN mood INTEGER NOT NULL DEFAULT 0"])
    new = Store(database, member=ME)
    monkeypatch.undo()
    with old.engine.begin() as db:
        columns = "id, game, status, listed, wakes, demo, changed, papers"
        db.execute(text(f"INSERT INTO tables ({columns}) VALUES ('t', 'jamaica', 'playing', true, true, false, 0, '')"))
    members.claim(old.engine, "t", old.lock.number)
    with pytest.raises(members.Elsewhere):
        members.claim(new.engine, "t", new.lock.number)
    third = Store(database, member=ME)  # the old program again, after the change
    for one in (old, new, third):
        assert one.waking() == ["t"]
    with old.engine.begin() as db:
        db.execute(text(f"UPDATE schema SET least = {store.SCHEMA + 1}"))
    with pytest.raises(OtherVersion, match="knows up to"):
        Store(database, member=ME)
    for one in (old, new, third):
        one.close()
