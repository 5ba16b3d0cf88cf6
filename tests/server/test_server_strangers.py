"""What a stranger can cost the others: connections, half a request, tiny pieces, addresses that lead nowhere."""

import json
import os
import socket
import struct
import threading
import time
from contextlib import closing
from dataclasses import replace

import pytest
from harness import WIDE, Person
from websockets.protocol import Protocol as Parsing

from roadstead.server import connections, process
from roadstead.server.connections import Door
from roadstead.server.http import files
from roadstead.server.limits import Limits, visitor
from roadstead.server.settings import Settings
from roadstead.server.views import sight

PATIENCE = 10.0


def line_to(server):
    return closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE))


def said(line):
    """Everything until the other end closes."""
    whole = b""
    try:
        while part := line.recv(65536):
            whole += part
    except ConnectionResetError:
        pass
    return whole


def drip(line, piece, times, pause=0.0):
    for _ in range(times):
        line.sendall(piece)
        time.sleep(pause)


def upgraded(server, line, table):
    """A WebSocket of our own, so that we can send what no library would."""
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += line.recv(1)
    assert b" 101 " in head
    line.sendall(framed(1, b'{"t":"hello"}'))
    return line


def framed(opcode, data, *, last=True):
    head = bytes([0x80 * last | opcode, 0x80 | min(len(data), 126)])
    long = struct.pack("!H", len(data)) if len(data) >= 126 else b""
    return head + long + b"\0\0\0\0" + data


def test_small_answers_are_sent_at_once(server):
    anna = server.make()
    open_now = list(server.uvicorn.server_state.connections)
    assert anna.lobby
    assert open_now
    for one in open_now:
        line = one.transport.get_extra_info("socket")
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) == 1


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    ],
)
def test_half_a_request_is_not_waited_for(server, monkeypatch, caplog, half):
    monkeypatch.setattr(connections, "REQUEST_WITHIN", 0.3)
    slow = server.app.state.door.too_slow
    with line_to(server) as line:
        started = time.monotonic()
        line.sendall(half)
        assert b"200" not in said(line)
        assert time.monotonic() - started < 9.0
    assert server.app.state.door.too_slow == slow + 1
    assert server.http("/healthz")[0] == 200
    assert not caplog.text, "no trouble of ours"


def test_nor_does_a_byte_now_and_then_keep_it_alive(server, monkeypatch):
    monkeypatch.setattr(connections, "REQUEST_WITHIN", 0.3)
    with line_to(server) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
        with pytest.raises(OSError):
            drip(line, b"x", 100, 0.05)


def test_a_request_that_comes_in_pieces_but_in_time_is_answered(server, monkeypatch):
    monkeypatch.setattr(connections, "REQUEST_WITHIN", 2.0)
    with line_to(server) as line:
        for _ in range(2):
            for part in (b"GET /healthz HTTP/1.1\r\n", b"Host: x\r\n", b"\r\n"):
                line.sendall(part)
                time.sleep(0.02)
            assert b"200 OK" in line.recv(4096)


def test_a_live_line_lasts_longer_than_a_request(server, monkeypatch):
    monkeypatch.setattr(connections, "REQUEST_WITHIN", 0.2)
    anna = server.make()
    time.sleep(0.6)
    assert anna.ask("say", text="still here")


def test_one_address_has_so_many_connections_and_gets_them_back(own_server):
    server = own_server(limits=replace(WIDE, sockets=3))
    with line_to(server), line_to(server), line_to(server), line_to(server) as fourth:
        assert said(fourth).startswith(b"HTTP/1.1 503 ")
    deadline = time.monotonic() + PATIENCE
    while server.app.state.door.count and time.monotonic() < deadline:
        time.sleep(0.01)
    assert server.app.state.door.count == 0
    assert server.http("/healthz")[0] == 200
    anna = server.make()
    assert server.app.state.door.count == 1
    anna.close()
    while server.app.state.door.count and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not server.app.state.door.inside


def test_everybody_together_has_so_many(own_server):
    server = own_server(limits=replace(WIDE, all_sockets=2))
    with line_to(server), line_to(server), line_to(server) as third:
        assert said(third).startswith(b"HTTP/1.1 503 ")


def test_a_proxy_brings_many_visitors_and_a_network_is_one():
    door = Door(Limits(sockets=2), ["10.0.0.0/8"])
    assert all(door.enter("10.1.2.3") for _ in range(50))
    assert all(door.enter("::ffff:10.1.2.3") for _ in range(50)), "as a socket for IPv4 and IPv6 has it"
    assert [door.enter(f"2001:db8::{i}") for i in range(3)] == [True, True, False]
    assert door.enter("2001:db8:0:1::1")
    assert visitor("2001:db8::1") == visitor("2001:db8::ffff:1") != visitor("2001:db8:0:1::1")
    assert visitor("::ffff:192.0.2.7") == visitor("192.0.2.7") == "192.0.2.7"
    assert visitor("fe80::1%eth0") == "fe80::/64"


def test_the_system_is_asked_for_descriptors_and_some_are_kept():
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        wide = process.within_the_system(Settings(limits=Limits(all_sockets=300)))
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= 300 + process.OWN_FILES
        assert wide.limits.all_sockets == 300
        many = process.within_the_system(Settings(limits=Limits(all_sockets=10**9)))
        assert many.limits.all_sockets < 10**9
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_an_address_of_no_board_draws_nothing_and_no_board_is_drawn_between_answers(own_server, monkeypatch):
    drawn = []
    real = sight.boards

    def boards(game):
        drawn.append(threading.current_thread())
        return real(game)

    packed = []
    real_of = files.File.of
    monkeypatch.setattr(
        files.File,
        "of",
        classmethod(lambda cls, *a, **k: packed.append(threading.current_thread()) or real_of(*a, **k)),
    )
    server = own_server()
    time.sleep(0.3)
    monkeypatch.setattr(sight, "boards", boards)
    packed.clear()
    for i in range(20):
        assert server.http(f"/board/jamaica/{i}.svg")[0] == 404
    url = next(game["board"]["url"] for game in server.get("/api/games")["games"] if game["name"] == "jamaica")
    assert server.http(url)[0] == 200
    assert len(drawn) == 1
    assert server.thread not in drawn + packed


@pytest.mark.parametrize("path", ["/api/tables/%00", "/t/a%00b", "/%00", "/board/%00/x.svg", "/api/games/%0a/rules"])
def test_control_characters_lead_nowhere(server, path):
    assert "nothing at this address" in server.refused(path, 404)


def test_nor_does_a_live_line_with_them(server):
    with line_to(server) as line:
        line.sendall(
            b"GET /ws/a%00b HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert line.recv(4096).startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize("long", ["GET /ws/a%b HTTP/1.1\r\nX: y", "GET /ws/a HTTP/1.1\r\nX: %b"])
def test_a_live_line_whose_address_or_header_is_too_long_is_refused_and_closed(server, long):
    """It was held open for ever, without an answer."""
    head = long.encode().replace(b"%b", b"z" * 9_000)
    with line_to(server) as line:
        line.sendall(
            head + b"\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert said(line)[:12] in (b"HTTP/1.1 414", b"HTTP/1.1 431")


@pytest.mark.parametrize("length", [b"Content-Length: 5\r\n", b""])
def test_a_body_says_its_length_and_nothing_else(server, length):
    body = b"1\r\nx\r\n" * 20_000 + b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\n" + length + b"Transfer-Encoding: chunked\r\n\r\n"
    with line_to(server) as line:
        try:
            line.sendall(head + body)
        except OSError:
            return  # it was closed before all of it was taken
        told = said(line)
    assert told.count(b"HTTP/1.1") <= 1
    assert b"200 OK" not in told


@pytest.mark.parametrize(
    "piece",
    [framed(9, b"x" * 125), framed(10, b""), framed(0, b"", last=False), framed(1, b""), framed(2, b"")],
    ids=["pings", "pongs", "pieces of nothing", "texts", "bytes"],
)
def test_thousands_of_frames_at_once_are_not_all_read(own_server, monkeypatch, piece):
    read = []
    real = Parsing.recv_frame
    monkeypatch.setattr(Parsing, "recv_frame", lambda self, frame: read.append(frame) or real(self, frame))
    server = own_server(limits=replace(WIDE, requests=10.0, burst=50))
    anna = server.make()
    with line_to(server) as line:
        upgraded(server, line, anna.table)
        first = framed(1, b"", last=False) if piece[0] == 0 else b""
        started = time.monotonic()
        line.sendall(first)
        with pytest.raises(OSError):
            drip(line, piece * 5_000, 200)
        assert time.monotonic() - started < 9.0
    assert len(read) < 1000
    assert server.app.state.door.too_many == 1
    assert anna.ask("say", text="still here")


def test_a_crowd_comes_in_a_few_at_a_time(server):
    """While connections are taken nobody is answered, so a thousand are not taken in one go."""
    assert server.uvicorn.config.backlog == process.AT_THE_DOOR <= 200


def test_a_bigger_visitor_hears_of_it(server):
    """What is no HTTP at all is answered in a line, with no page of another site able to make use of it."""
    with line_to(server) as line:
        line.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n")
        told = said(line)
    assert told.startswith(b"HTTP/1.1 400 ")
    assert b"nosniff" in told


def test_headers_without_end_are_refused(server):
    with line_to(server) as line:
        try:
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Long: " + os.urandom(100_000).hex().encode())
        except OSError:
            return
        assert said(line)[:13] in (b"HTTP/1.1 400 ", b"")


@pytest.mark.parametrize("filled", [b"x", b" "], ids=["letters", "blanks"])
def test_a_head_has_so_many_bytes_also_where_it_comes_in_one_piece(server, filled):
    def answered(size):
        start, end = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: ", b"y\r\n\r\n"
        with line_to(server) as line:
            line.sendall(start + filled * (size - len(start) - len(end)) + end)
            return said(line)[9:12]

    assert answered(connections.HEAD) == b"200"
    assert answered(connections.HEAD + 1) == b"400"
    assert answered(20_000) == b"400"


def test_a_head_that_follows_another_is_measured_by_itself(server):
    one = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 9000 + b"\r\n\r\n"
    with line_to(server) as line:
        line.sendall(one * 3 + b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert said(line).count(b"200 OK") == 4


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux ends such a connection for us")
def test_one_who_takes_nothing_of_what_is_sent_is_let_go(own_server, monkeypatch):
    monkeypatch.setattr(process, "UNTAKEN", 1000)
    server = own_server()
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect(("127.0.0.1", server.port))
        line.sendall(b"GET /api/games/supremacy/rules HTTP/1.1\r\nHost: x\r\n\r\n" * 300)
        deadline = time.monotonic() + 2
        while not server.app.state.door.count and time.monotonic() < deadline:
            time.sleep(0.01)
        time.sleep(0.3)
        assert server.app.state.door.count == 1
        deadline = time.monotonic() + 30
        while server.app.state.door.count and time.monotonic() < deadline:
            time.sleep(0.05)
        assert server.app.state.door.count == 0
        assert server.http("/healthz")[0] == 200


def test_others_play_on_meanwhile(server):
    """A hundred half requests, and somebody at a table."""
    anna = server.make()
    lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(100)]
    for line in lines:
        line.sendall(b"GET / HT")
    assert anna.ask("say", text="hello")
    assert json.loads(server.http(f"/api/tables/{anna.table}")[2])["table"] == anna.table
    assert Person(server, anna.table).lobby
    for line in lines:
        line.close()


@pytest.mark.parametrize(
    ("proxies", "refused"), [((), [5, 35, 35]), (("10.0.0.0/8",), [5, 35, 35]), (("127.0.0.1",), [0, 5, 5])]
)
def test_only_a_named_proxy_says_who_a_visitor_is(own_server, proxies, refused):
    """Thirty tables an hour from one address: a proxy brings many visitors, and a visitor cannot pretend to be many."""
    server = own_server(limits=Limits(), proxies=proxies)

    def made(*addresses):
        table = {"game": "jamaica", "seats": 2}
        return [server.http("/api/tables", table, headers={"X-Forwarded-For": address})[0] for address in addresses]

    many = made(*[f"192.0.2.{i}" for i in range(35)])
    one_network = made(*[f"2001:db8::{i:x}" for i in range(35)])
    forged = made(*[f"198.51.100.{i}, 203.0.113.9" for i in range(35)])
    assert [answers.count(429) for answers in (many, one_network, forged)] == refused
