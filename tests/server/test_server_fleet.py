"""Several servers over one PostgreSQL: any of them serves any table, and what happens by itself happens once."""

import asyncio
import contextlib
import random
import socket
import threading
import time

import pytest
from sqlalchemy import text

from roadstead import games
from roadstead.records import Decision, read, verify_record
from roadstead.server.fleet import fleet as fleet_module
from roadstead.server.fleet import handover, links, porch
from roadstead.server.fleet.joining import opened
from roadstead.server.fleet.thinking import Thinkers, think_for_all
from roadstead.server.limits import Limits
from roadstead.server.settings import Settings
from roadstead.server.storage import members
from roadstead.server.storage.store import Store
from server.harness import Person, play_out
from server.several import PEERS, eventually, owner_of, seated


@pytest.fixture
def database(postgres):
    with postgres.database() as name:
        yield postgres.address(name)


@pytest.fixture(autouse=True)
def as_on_several_machines(monkeypatch):
    """Connections stay where they came to; how they are handed over on one machine is in test_server_handover.py."""
    monkeypatch.setattr(handover, "POSSIBLE", False)


def stored(server, table):
    return read(server.hall.store.record(table)[0])


def cut_off(server):
    """End the session with which a server writes, as a cut of its line would."""
    lock = server.hall.store.lock
    with server.hall.store.engine.connect() as db:
        db.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": lock._session["pid"]})


FIRST = "jamaica"  # the others are played to their end in the soak
EACH = [pytest.param(game, marks=[] if game == FIRST else [pytest.mark.soak]) for game in games.names()]


@pytest.mark.parametrize("game", EACH)
def test_players_on_different_servers_play_a_whole_game(fleet, game):
    servers = fleet(2)
    fewest = min(count for count in games.find(game).seats if count >= 2)
    people = seated(servers, game, fewest, options={"rounds": 5} if game == FIRST else {})
    watcher = Person(servers[1], people[0].table)
    assert play_out(people, random.Random(3), most=20_000) > 10
    owner = owner_of(servers, people[0].table)
    lines = owner.hall.rooms.awake[people[0].table].log
    for one in [*people, watcher]:
        mine = [row.words for row in lines if row.heard_by(one.seat)]
        one.until(lambda p, mine=mine: p.words() == mine)
    hidden = {row.words for row in lines if not row.heard_by(None)} - {row.words for row in lines if row.heard_by(None)}
    assert not hidden & set(watcher.words()), "a spectator at another server reads what is not theirs"
    ended = [one.view["ended"] for one in [*people, watcher]]
    assert all(told == ended[0] for told in ended)
    verify_record(stored(owner, people[0].table))


def test_pages_about_a_table_are_the_same_at_every_server(fleet):
    servers = fleet(2)
    anna, bert = seated(servers, "jamaica", 2, options={"rounds": 5})
    for path in ("", "/replay", "/replay/0"):
        told = [
            server.get(f"/api/tables/{anna.table}{path}", headers={"Authorization": f"Bearer {bert.token}"})
            for server in servers
        ]
        assert told[0] == told[1]
    assert servers[1].refused(f"/api/tables/{anna.table}/record", 403) == servers[0].refused(
        f"/api/tables/{anna.table}/record", 403
    )
    rows = [
        next(row for row in server.get("/api/tables")["tables"] if row["table"] == anna.table) for server in servers
    ]
    assert rows[0] == rows[1], "who is here, and how far the game is"
    assert any(seat.get("here") for seat in rows[0]["seats"])
    assert servers[1].refused("/api/tables/no-such-table", 404)
    for wish, status in (({"n": 0, "player": "Anna"}, 403), ({"n": "no number"}, 400), ({"player": "A" * 20_000}, 413)):
        told = {server.refused(f"/api/tables/{anna.table}/play_on", status, body=wish) for server in servers}
        assert len(told) == 1, "what is sent along with a page's request is passed on too"


def test_the_same_request_sent_to_both_servers_at_once_is_done_once(fleet):
    servers = fleet(2)
    anna, bert = seated(servers, "jamaica", 2)
    twin = Person(servers[1], anna.table, anna.token, anna.line)
    asked, other = (anna, twin) if anna.choices else (bert, Person(servers[0], anna.table, bert.token, bert.line))
    before = len(stored(servers[0], anna.table).lines)
    question, do = asked.asked["question"], asked.choices[0]
    replies = []

    def send(one):
        replies.append(one.try_to("play", id="twice", question=question, do=[do]))

    both = [threading.Thread(target=send, args=(one,)) for one in (asked, other)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join(20)
    assert len(replies) == 2
    assert all("refused" not in reply for reply in replies), replies
    decided = [line for line in stored(servers[0], anna.table).lines[before:] if isinstance(line, Decision)]
    assert len(decided) == 1
    late = other.try_to("play", question=question, do=[do])
    assert late.get("stale"), "an old question is told to be one at every server"


def test_taking_back_races_with_an_answer_at_another_server(fleet):
    """Whatever comes first, the record stays sound and everybody is told the truth."""
    servers = fleet(2)
    people = seated(servers, "harbour_of_fortune", 2)
    chooser = random.Random(7)
    for _ in range(15):
        one = next((one for one in people if one.choices), None)
        if one is None:
            time.sleep(0.02)
            continue
        other = people[1 - people.index(one)]
        question = one.asked["question"]
        one.try_to("play", question=question, do=[chooser.choice(one.choices)])
        took = []
        back = threading.Thread(target=lambda took=took, one=one: took.append(one.try_to("undo")))
        back.start()
        if other.choices:
            other.try_to("play", question=other.asked["question"], do=[other.choices[0]])
        back.join(20)
        assert len(took) == 1
    owner = owner_of(servers, people[0].table)
    lines = [row.words for row in owner.hall.rooms.awake[people[0].table].log if row.heard_by(0)]
    people[0].until(lambda p: p.words() == lines)
    numbers = [line.n for line in stored(owner, people[0].table).lines if isinstance(line, Decision)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_seat_is_locked_and_presence_told_across_servers(fleet):
    servers = fleet(2)
    anna, bert = seated(servers, "jamaica", 2)
    elsewhere = Person(servers[1], anna.table, anna.token, anna.line)
    anna.until(lambda p: all(seat.get("here") for seat in p.lobby["seats"]))
    anna.ask("lock", token="a-new-token-of-thirty-two-letters")
    elsewhere.until(lambda p: p.closed)
    assert "locked" in elsewhere.bye["words"]
    eventually(lambda: len(servers[0].hall.rooms.awake[anna.table].guests) == 2)
    bert.close()
    anna.until(lambda p: not p.lobby["seats"][1].get("here"))
    anna.ask("say", text="is anybody there?")
    back = Person(servers[1], anna.table, bert.token, bert.line)
    assert [line["text"] for line in back.chat] == ["is anybody there?"]
    stranger = Person(servers[1], anna.table, "a-token-that-is-none")
    assert stranger.seat is None


def test_a_server_that_stops_hands_its_tables_over(fleet):
    servers = fleet(3)
    people = seated(servers, "jamaica", 3)
    first = owner_of(servers, people[0].table)
    n = first.hall.rooms.awake[people[0].table].settled.n
    others = [one for one in servers if one is not first]
    first.stop()
    for one in people:
        one.until(lambda p: p.closed)
        assert one.bye["again"], "they are told to come again, not that something is wrong"
    back = [Person(others[i % 2], one.table, one.token, one.line) for i, one in enumerate(people)]
    assert owner_of(servers, people[0].table).hall.rooms.awake[people[0].table].settled.n == n
    asked = next(one for one in back if one.choices)
    asked.play()
    names = [row.name for row in members.all_members(others[0].hall.store.engine)]
    assert sorted(names) == sorted(one.settings.name for one in others)


def test_bots_go_on_elsewhere_and_no_bot_moves_twice(fleet):
    servers = fleet(2)
    host = servers[0].make(game="harbour_of_fortune", seats=2, player="")
    host.ask("fill", bot="captain:200")  # greedy ones are done with the whole game before the other server has it
    host.ask("start")
    eventually(lambda: servers[0].hall.rooms.awake[host.table].settled is not None)
    servers[0].stop()
    eventually(lambda: host.table in servers[1].hall.rooms.awake)
    before = len(stored(servers[1], host.table).lines)
    eventually(lambda: len(stored(servers[1], host.table).lines) > before)
    numbers = [line.n for line in stored(servers[1], host.table).lines if isinstance(line, Decision)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_server_taken_for_dead_writes_nothing_more_under_its_old_number(fleet):
    servers = fleet(2)
    anna, bert = seated(servers, "jamaica", 2)
    owner, other = owner_of(servers, anna.table), servers[1]
    number = owner.hall.store.lock.number
    room = owner.hall.rooms.awake[anna.table]
    cut_off(owner)
    buried = members.bury(other.hall.store.engine, number)
    if not buried:  # it was quicker to come back: then nobody has taken anything from it
        assert owner.hall.store.lock.number == number
        return
    eventually(lambda: owner.hall.store.lock.number not in (0, number))
    eventually(lambda: owner.hall.rooms.awake.get(anna.table) is not room)
    for one in (anna, bert):
        one.until(lambda p: p.closed)
        assert one.bye["again"]
    back = [Person(server, one.table, one.token, one.line) for server, one in zip(servers, (anna, bert), strict=True)]
    next(one for one in back if one.choices).play()


def test_the_old_number_is_refused_by_the_writer(fleet):
    [server] = fleet(1)
    anna = server.make(seats=2)
    room = server.hall.rooms.awake[anna.table]
    room.member += 1000  # as if the table had been claimed before the server was taken for dead
    anna.send("fill", id="late", bot="greedy")
    anna.until(lambda p: p.closed)
    assert anna.bye["again"]
    assert not any(seat.bot for seat in server.hall.store.info(anna.table).seats)
    assert server.hall.log.count == 0, "that others took over is no fault of ours"
    again = anna.again()
    again.ask("fill", bot="greedy")


def test_a_member_that_does_not_answer_is_told_after_a_while(fleet, database, monkeypatch):
    """One that has just died answers nobody either: that is no trouble."""
    [server] = fleet(1)
    silent = Store(database, member=members.Member("silent", "127.0.0.1:1", "here", "s"))
    known = server.hall.fleet
    eventually(lambda: silent.lock.number in known._unreached)
    number = silent.lock.number
    silent.close()
    eventually(lambda: number not in known._unreached)
    assert server.hall.log.count == 0
    monkeypatch.setattr(fleet_module, "DYING", 0.1)
    silent = Store(database, member=members.Member("silent", "127.0.0.1:1", "here", "s"))
    eventually(lambda: server.hall.log.count > 0)
    silent.close()


def test_live_lines_and_new_tables_of_a_visitor_count_at_all_servers(fleet):
    limits = Limits(requests=10_000.0, burst=10_000, tables_burst=3, tables=1.0, connections=8)
    servers = fleet(2, limits=limits)
    table = servers[0].make(seats=2)
    lines = [Person(servers[0], table.table) for _ in range(6)]
    eventually(lambda: any(servers[1].hall.visitors.elsewhere.values()))
    Person(servers[1], table.table)
    refused = Person(servers[1], table.table)
    assert refused.bye["words"] == "Too many connections from your address."
    for line in lines:
        line.close()
    wish = {"game": "jamaica", "seats": 2}
    assert servers[1].http("/api/tables", wish)[0] == 201
    assert servers[1].http("/api/tables", wish)[0] == 201
    eventually(lambda: servers[0].http("/api/tables", wish)[0] == 429)


def test_nobody_without_the_secret_is_let_in(fleet):
    [server] = fleet(1)
    host, _, port = server.hall.fleet.member.address.rpartition(":")
    for hello in (
        links.pack(links.Hello(links.PROTOCOL, 99, server.hall.fleet.number, "a guess")),
        links.pack(links.Hello(links.PROTOCOL, 99, server.hall.fleet.number + 1, server.hall.fleet.member.secret)),
        b"\xc1 no message",
        b"",
    ):
        with socket.create_connection((host, int(port)), timeout=10) as line:
            line.sendall(links.HEAD.pack(len(hello), 0, links.HELLO) + hello)
            line.sendall(links.HEAD.pack(0, 1, links.ENTER))
            line.settimeout(10)
            with contextlib.suppress(ConnectionResetError):
                assert line.recv(100) == b""
    with socket.create_connection((host, int(port)), timeout=porch.HELLO_WITHIN / 2) as line:
        line.sendall(links.HEAD.pack(5_000_000, 0, links.HELLO))
        assert line.recv(100) == b"", "nothing is kept of one who says a lot before hello"
    assert server.get("/api/games")


def test_the_page_of_whoever_runs_it_shows_all_servers(fleet):
    servers = fleet(2)
    seated(servers, "jamaica", 2)
    eventually(lambda: all(f"server {i}" in servers[0].http("/operator")[2].decode() for i in (1, 2)))
    status, headers, page = servers[1].http("/operator")
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert b"<script" not in page
    metrics = servers[0].http("/metrics")[2].decode()
    assert 'roadstead_server{name="server 1"} 1' in metrics
    assert "roadstead_servers 2" in metrics


def test_sqlite_takes_no_second_server(tmp_path):
    with pytest.raises(ValueError, match="PostgreSQL"):
        opened(Settings(database=f"sqlite:///{tmp_path}/tables.db", peers=PEERS))


def test_bots_think_in_a_pool_elsewhere_and_here_when_it_is_gone(fleet, database):
    [server] = fleet(1)
    host = server.make(game="jamaica", seats=2, player="")
    host.ask("fill", bot="greedy")
    known = Store.reading(database)
    thinkers = Thinkers(1)
    loop = asyncio.new_event_loop()
    work = loop.create_task(think_for_all(known.engine, thinkers))
    running = threading.Thread(target=lambda: loop.run_until_complete(asyncio.wait([work])), daemon=True)
    running.start()
    try:
        eventually(lambda: server.hall.far_bots.count == 1)
        host.ask("start")
        eventually(lambda: server.hall.far_bots.answers > 3)
        assert server.hall.bots.troubles == 0
    finally:
        loop.call_soon_threadsafe(work.cancel)
        running.join(20)
        left = asyncio.all_tasks(loop)
        thinkers.close()
        known.close()
    assert not left, "nothing is thought for a server whose link is gone"
    eventually(lambda: server.hall.far_bots.count == 0)
    before = len(stored(server, host.table).lines)
    eventually(lambda: len(stored(server, host.table).lines) > before or host.view.get("ended"))
