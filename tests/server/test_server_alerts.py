"""Alerts: who is called slowly, oddly or never answers holds up nobody else, and nobody is led into our own network."""

import asyncio
import contextlib
import socket
import threading
import time

import pytest

from roadstead.server import webhooks
from roadstead.server.webhooks import Caller

BODY = b'{"text":"your turn"}'


class Receiver:
    """Takes calls and answers as it is told: ``answer`` is sent, or nothing for ever."""

    def __init__(self, answer=b"HTTP/1.1 204 No Content\r\n\r\n", pause=0.0):
        self.answer, self.pause = answer, pause
        self.at_once = self.most = self.calls = 0

    async def __aenter__(self):
        self.server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/"
        return self

    async def _take(self, reader, writer):
        self.calls += 1
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            await reader.readuntil(b"your turn")
            await asyncio.sleep(self.pause)
            for letter in self.answer:
                writer.write(bytes([letter]))
                await writer.drain()
                if self.pause:
                    await asyncio.sleep(0.1)
            await reader.read()
        self.at_once -= 1
        writer.close()

    async def __aexit__(self, *_):
        self.server.close()


@pytest.fixture
def calling():
    """Runs a test's calls with a caller of its own."""

    def run(work, *, anywhere=True):
        async def whole():
            caller = Caller(anywhere=anywhere)
            try:
                return await work(caller)
            finally:
                await caller.close()

        return asyncio.run(whole())

    return run


def test_an_alert_is_taken_or_not(calling):
    async def work(caller):
        async with Receiver() as glad, Receiver(b"HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n") as sorry:
            assert await caller.call(glad.url, BODY)
            assert not await caller.call(sorry.url, BODY)
            assert not await caller.call("https://no.such.host.invalid/", BODY)
            return caller.told, caller.failed

    assert calling(work) == (1, 2)


def test_a_byte_now_and_then_does_not_hold_a_call_beyond_its_time(calling, monkeypatch):
    monkeypatch.setattr(webhooks, "WITHIN", 0.5)

    async def work(caller):
        async with Receiver(b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 1000, pause=0.1) as slow:
            started = time.monotonic()
            assert not await caller.call(slow.url, BODY)
            return time.monotonic() - started

    assert calling(work) < 20.0


def test_six_slow_ones_hold_up_neither_each_other_nor_what_the_server_does_in_threads(calling, monkeypatch):
    monkeypatch.setattr(webhooks, "WITHIN", 60.0)

    async def work(caller):
        async with Receiver(b"", pause=60) as silent, Receiver() as quick:
            calls = [asyncio.create_task(caller.call(silent.url, BODY)) for _ in range(60)]
            while silent.calls < webhooks.PER_SITE:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(20):
                await asyncio.to_thread(lambda: None)
                assert await caller.call(quick.url.replace("127.0.0.1", "localhost"), BODY)
            given_up = sum(call.done() for call in calls)
            for call in calls:
                call.cancel()
            await asyncio.gather(*calls, return_exceptions=True)
            return silent.most, given_up

    most, given_up = calling(work)
    assert most == webhooks.PER_SITE
    assert given_up == 60 - webhooks.PER_SITE - webhooks.WAITING_PER_SITE, "no more than these wait"


def test_names_are_looked_up_beside_everything_else(calling, monkeypatch):
    """A name server that does not answer: neither the server's own threads nor the deadline suffer."""
    monkeypatch.setattr(webhooks, "WITHIN", 0.5)
    release = threading.Event()
    real = socket.getaddrinfo

    def slow(host, *more):
        if "slow" in str(host):
            release.wait(20)
        return real("127.0.0.1", *more)

    monkeypatch.setattr(webhooks.socket, "getaddrinfo", slow)

    async def work(caller):
        calls = [asyncio.create_task(caller.call(f"http://slow{i}.test{i}/", BODY)) for i in range(40)]
        await asyncio.sleep(0.1)
        started = time.monotonic()
        await asyncio.to_thread(lambda: None)
        thread = time.monotonic() - started
        assert not any(await asyncio.gather(*calls))
        release.set()
        return thread, time.monotonic() - started

    thread, all_given_up = calling(work)
    assert thread < 10.0
    assert all_given_up < 15.0, "the name server would have held them for twenty"


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.1", "2130706433", "0x7f.1", "0177.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost"]
)
def test_no_way_of_writing_it_leads_to_this_machine(calling, monkeypatch, host):
    monkeypatch.setattr(webhooks, "_host", lambda url, anywhere: "checked")  # plain http will do for the test

    async def work(caller):
        async with Receiver() as inside:
            assert not await caller.call(inside.url.replace("127.0.0.1", host), BODY)
            return inside.calls

    assert calling(work, anywhere=False) == 0


def test_a_name_that_leads_elsewhere_when_it_is_looked_up_again_gains_nothing(calling, monkeypatch):
    """However often it is looked up: what is checked is where the connection goes."""
    monkeypatch.setattr(webhooks, "_host", lambda url, anywhere: "checked")
    turns = iter(["192.0.2.1", *["127.0.0.1"] * 50])
    real = socket.getaddrinfo
    monkeypatch.setattr(webhooks.socket, "getaddrinfo", lambda host, *more: real(next(turns), *more))

    async def work(caller):
        async with Receiver() as inside:
            url = inside.url.replace("127.0.0.1", "rebinding.example")
            for _ in range(3):
                assert not await caller.call(url, BODY)
            return inside.calls

    monkeypatch.setattr(webhooks, "WITHIN", 1.0)
    assert calling(work, anywhere=False) == 0


def test_a_redirect_is_not_followed(calling):
    async def work(caller):
        async with Receiver() as inside:
            away = f"HTTP/1.1 307 Away\r\nLocation: {inside.url}\r\nContent-Length: 0\r\n\r\n".encode()
            async with Receiver(away) as redirecting:
                assert not await caller.call(redirecting.url, BODY)
                return redirecting.calls, inside.calls

    assert calling(work) == (1, 0)
