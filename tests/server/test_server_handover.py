"""A live line that came to another process of the machine than the one that has its table is handed to that one."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
import threading
import time
from pathlib import Path

import pytest
from websockets.sync.client import connect

from roadstead.server import connections
from roadstead.server.limits import Limits
from roadstead.server.storage.members import Elsewhere
from server.harness import WIDE, Door, Person, play_out
from server.several import eventually, owner_of, seated
from serving import Serving

HANDSHAKE = (
    b"GET /ws/%b HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture
def database(postgres):
    with postgres.database() as name:
        yield postgres.address(name)


ROUNDS = 4


def open_files():
    return len(os.listdir("/proc/self/fd"))


def open_inodes():
    """What the descriptors of this process stand for."""
    found = set()
    for descriptor in os.listdir("/proc/self/fd"):
        with contextlib.suppress(OSError):  # the one for looking is gone
            found.add(os.fstat(int(descriptor)).st_ino)
    return found


def knock(server, request):
    """A connection, and what was sent on it first."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    line.sendall(request)
    return line


def come_and_go(server, requests):
    lines = [knock(server, request) for request in requests]
    for line in lines[::2]:
        line.close()
    for line in lines[1::2]:
        with contextlib.suppress(OSError):
            line.shutdown(socket.SHUT_WR)
    for line in lines[1::2]:
        with contextlib.suppress(OSError):
            assert line.recv(65_536)[:9] in (b"", b"HTTP/1.1 ")
        line.close()


def inside(server):
    return server.app.state.door.count


def on_loop(server, work):
    """Do this in the thread of the server."""
    done = threading.Event()
    server.uvicorn.servers[0].get_loop().call_soon_threadsafe(lambda: (work(), done.set()))
    assert done.wait(20)


def test_a_line_goes_to_the_process_that_has_the_table(fleet):
    one, two = fleet(2)
    people = seated([one, two], "jamaica", 2, options={"rounds": 5})
    assert (two.hall.handover.given, one.hall.handover.taken) == (1, 1)
    assert not two.hall.relayed
    eventually(lambda: (inside(one), inside(two)) == (2, 0))
    assert one.hall.visitors.connections["127.0.0.1"] == 2
    assert not two.hall.visitors.connections, "it counts where it is, and nowhere else"
    play_out(people, random.Random(3))
    assert people[0].words()[-1] == people[1].words()[-1]
    people[1].close()
    people[0].until(lambda p: not p.lobby["seats"][1].get("here"))
    eventually(lambda: inside(one) == 1)


def test_whose_address_a_proxy_tells_is_known_after_it_too(fleet):
    one, two = fleet(2, proxies=("127.0.0.1",), limits=Limits(connections=2, requests=1000.0, burst=1000))
    host = one.make(seats=2)
    forwarded = {"X-Forwarded-For": "203.0.113.7"}
    lines = [Person(two, host.table, headers=forwarded) for _ in range(2)]
    assert one.hall.visitors.connections["203.0.113.7"] == 2
    assert Person(two, host.table, headers=forwarded).bye["words"] == "Too many connections from your address."
    assert Person(two, host.table, headers={"X-Forwarded-For": "203.0.113.8"}).greeted
    assert two.hall.handover.given == 4
    for line in lines:
        line.close()


def test_a_page_of_another_site_is_turned_away_after_it_too(fleet):
    one, two = fleet(2)
    host = one.make(seats=2)
    with pytest.raises(Exception, match="403"):
        connect(f"ws://127.0.0.1:{two.port}/ws/{host.table}", origin="https://elsewhere.example")
    assert one.hall.handover.taken == 1


def test_a_server_with_other_settings_is_sent_messages_instead(fleet):
    [one] = fleet(1)
    two = fleet(1, proxies=("10.1.1.1",))[1]
    anna, bert = seated([one, two], "jamaica", 2)
    eventually(lambda: len(two.hall.relayed) == 1)
    assert two.hall.handover.given == 0
    next(person for person in (anna, bert) if person.choices).play()


def test_where_nobody_takes_it_messages_are_passed_on(fleet):
    one, two = fleet(2)
    host = one.make(seats=2)
    on_loop(one, one.hall.handover.close)
    guest = Person(two, host.table)
    assert guest.greeted
    eventually(lambda: len(two.hall.relayed) == 1)  # it may be greeted a moment before
    guest.close()


def test_a_table_that_moved_meanwhile_is_found_again(fleet):
    one, two, three = fleet(3)
    host = one.make(seats=2)
    before = two.hall.handover._find

    async def long_ago(table):
        raise Elsewhere(three.hall.fleet.number)

    two.hall.handover._find = long_ago
    guest = Person(two, host.table)
    assert guest.greeted
    two.hall.handover._find = before
    assert three.hall.handover.taken == 1
    eventually(lambda: len(three.hall.relayed) == 1)  # it is not handed over a second time
    assert owner_of([one, two, three], host.table) is one
    guest.close()


def test_who_is_on_the_way_to_a_process_that_dies_notices_at_once(fleet):
    one, two = fleet(2)
    host = one.make(seats=2)
    on_loop(one, one.hall.handover.close)
    dying = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    dying.bind(one.hall.handover._name(one.hall.fleet.member.secret))
    line = knock(two, HANDSHAKE % host.table.encode())
    eventually(lambda: two.hall.handover.given == 1)
    eventually(lambda: inside(two) == 0)
    line.settimeout(0.1)
    with pytest.raises(TimeoutError):
        line.recv(1)
    dying.close()
    line.settimeout(5)
    with contextlib.suppress(ConnectionResetError):
        assert line.recv(1) == b""
    line.close()


def test_a_server_stops_while_somebody_waits_to_be_brought_to_a_table(fleet):
    one, two = fleet(2)
    host = one.make(seats=2)

    async def never(table):
        await asyncio.sleep(60)

    two.hall.handover._find = never
    line = knock(two, HANDSHAKE % host.table.encode())
    eventually(lambda: inside(two) == 1)
    time.sleep(0.05)
    two.stop()
    with contextlib.suppress(ConnectionResetError):
        assert line.recv(1) == b""
    line.close()
    assert inside(two) == 0
    assert two.hall.handover.given == 0


def test_strange_beginnings_neither_hang_nor_leak(fleet, monkeypatch):
    one, two = fleet(2)
    host = one.make(seats=2)
    table = host.table.encode()
    monkeypatch.setattr(connections, "REQUEST_WITHIN", 0.3)
    strange = [
        b"GET /ws/" + table,  # and nothing more
        HANDSHAKE[:60] % table,
        b"GET /ws/" + b"a" * 40_000,
        HANDSHAKE % (b"a" * 15_000),
        HANDSHAKE % b"%00",
        HANDSHAKE % b"%ff%fe",
        HANDSHAKE % b"",
        HANDSHAKE % (table + b"/../" + table),
        (HANDSHAKE % table).replace(b"Version: 13", b"Version: 99"),
        (HANDSHAKE % table).replace(b"GET", b"PUT"),
        (HANDSHAKE % table) + b"\x81\xff" + b"\xff" * 200,
        (HANDSHAKE % table) + b"hello " * 5000,
    ]
    come_and_go(two, strange)
    eventually(lambda: inside(two) == 0 and inside(one) == 1)
    before = open_files()
    for _ in range(ROUNDS):
        come_and_go(two, strange)
        eventually(lambda: inside(two) == 0 and inside(one) == 1)
    # The database may have been asked for a connection more; what leaks does so every time.
    eventually(lambda: open_files() < before + ROUNDS)
    assert Person(two, host.table).greeted
    assert one.hall.log.count == 0
    assert two.hall.log.count == 0


def test_no_clock_ends_a_line_that_has_arrived(fleet, monkeypatch):
    one, two = fleet(2)
    monkeypatch.setattr(connections, "REQUEST_WITHIN", 0.2)
    stays = one.make(seats=2)
    goes = Person(two, stays.table)
    on_loop(one, one.hall.handover.close)
    passed_on = Person(two, stays.table)
    time.sleep(0.5)
    stays.ask("say", text="still here")
    for person in (stays, goes, passed_on):
        person.until(lambda p: p.chat)
        assert person.chat[-1]["text"] == "still here"
        assert not person.closed


def test_who_does_not_know_the_secret_hands_nothing_over(fleet):
    one, two = fleet(2)
    host = one.make(seats=2)
    name = one.hall.handover._name(one.hall.fleet.member.secret)
    assert one.hall.fleet.member.secret.encode() not in name
    ours, theirs = socket.socketpair()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as stranger, ours, theirs, open(__file__) as no_socket:
        for told, lines in (
            (b"", []),
            (b"a guess" * 10, [theirs.fileno()]),
            (b"x" * 70_000, [theirs.fileno(), theirs.fileno(), no_socket.fileno()]),
            (one.hall.fleet.member.secret.encode(), []),
            (one.hall.fleet.member.secret.encode() + b"no request at all\r\n\r\n", [theirs.fileno()]),
        ):
            rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, b"".join(fd.to_bytes(4, sys.byteorder) for fd in lines))]
            stranger.sendmsg([told], rights if lines else [], 0, name)
        sent = {os.fstat(one_of_them.fileno()).st_ino for one_of_them in (theirs, no_socket)}
        theirs.close()
        ours.settimeout(10)
        assert ours.recv(1000).startswith(b"HTTP/1.1 400"), "it was the last of these that was let in"
    eventually(lambda: not sent & open_inodes())
    assert Person(two, host.table).greeted
    assert one.hall.log.count == 0


def test_many_come_at_once(fleet):
    one, two = fleet(2, limits=WIDE)
    host = one.make(seats=2)
    lines = [knock(two, HANDSHAKE % host.table.encode()) for _ in range(60)]
    for line in lines:
        assert line.recv(12) == b"HTTP/1.1 101"
    assert two.hall.handover.given + inside(two) == 60
    assert two.hall.handover.given > 20
    for line in lines:
        line.close()
    eventually(lambda: inside(two) == 0 and inside(one) == 1)


@pytest.mark.soak
def test_workers_of_one_address_hand_over_and_one_is_killed_meanwhile(tmp_path, database):
    """Connections come and go by the dozen while workers are killed at any moment."""
    serving = Serving(tmp_path, "--no-limits", "--workers", "3", database=database).start()
    door = Door(serving.port)
    try:
        host = door.make(seats=2)
        chooser = random.Random(7)
        children = Path(f"/proc/{serving.process.pid}/task/{serving.process.pid}/children")
        eventually(lambda: len(children.read_text().split()) == 3)
        for _ in range(6):
            lines = [knock(door, HANDSHAKE % host.table.encode()) for _ in range(20)]
            time.sleep(chooser.uniform(0.0, 0.05))
            os.kill(int(chooser.choice(children.read_text().split())), signal.SIGKILL)
            for line in lines:
                with contextlib.suppress(ConnectionResetError):
                    assert line.recv(12) in (b"HTTP/1.1 101", b"")
                line.close()
            eventually(lambda: come_again(door, host.table), 30.0)
        eventually(lambda: len(children.read_text().split()) == 3, 30.0)
        used = [len(os.listdir(f"/proc/{pid}/fd")) for pid in children.read_text().split()]
        assert max(used) < 80, used
    finally:
        serving.stop()
    assert "Traceback" not in (tmp_path / "serve.log").read_text()


def come_again(door, table):
    try:
        return Person(door, table).greeted
    except (OSError, EOFError, AssertionError):
        return False
