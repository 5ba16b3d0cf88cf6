"""When views are made: answers first, then those who are asked, then those who look on; and nobody is forgotten."""

import asyncio
import time
from types import SimpleNamespace

import pytest

from roadstead.server.logs import TroubleLog
from roadstead.server.views import schedule
from roadstead.server.views.schedule import IN_A_ROW, PATIENCE, ViewSchedule


class Table:
    """A table at which the seats of ``asked`` are asked and all of ``seats`` are looked through."""

    lobby_changed = False

    def __init__(self, asked, seats=(0, 1, 2)):
        self.guests = list(seats)
        self.settled = SimpleNamespace(state=SimpleNamespace(actors=lambda: list(asked)))

    def seat_of(self, guest):
        return guest


@pytest.fixture
def shown(monkeypatch):
    """Who was shown the table, in order, with the time."""
    found = []
    monkeypatch.setattr(schedule, "show", lambda room, seat, **how: found.append((room, seat, time.monotonic())) or [])
    return found


def painted(work):
    """Let a schedule run beside ``work(views)``."""

    async def beside():
        views = ViewSchedule(TroubleLog(), spend=lambda address, seconds: None)
        running = asyncio.create_task(views.run())
        await work(views)
        running.cancel()

    asyncio.run(beside())


async def until(seen, count):
    async with asyncio.timeout(5):
        while len(seen) < count:
            await asyncio.sleep(0.001)


def test_one_who_is_asked_is_shown_the_table_first(shown):
    async def work(views):
        views.touch(Table(asked=[2]))
        await until(shown, 3)

    painted(work)
    assert shown[0][1] == 2
    assert sorted(seat for _, seat, _ in shown) == [0, 1, 2]


def test_onlookers_are_not_forgotten_however_many_are_asked(shown):
    async def work(views):
        views.touch(Table(asked=[], seats=[7]))
        for _ in range(10):
            views.touch(Table(asked=[0], seats=[0]))
        await until(shown, 11)

    painted(work)
    assert [seat for _, seat, _ in shown].index(7) == IN_A_ROW


def test_several_decisions_that_come_together_are_shown_at_once(shown):
    async def work(views):
        table = Table(asked=[1])
        for _ in range(5):
            views.touch(table)
        await until(shown, 3)
        await asyncio.sleep(0.02)

    painted(work)
    assert len(shown) == 3


def test_while_somebody_waits_for_an_answer_onlookers_wait_until_it_is_given(shown, monkeypatch):
    monkeypatch.setattr(schedule, "PATIENCE", 60.0)

    async def work(views):
        with views.answering:
            views.touch(Table(asked=[0]))
            await until(shown, 1)
            await asyncio.sleep(0.02)
            assert [seat for _, seat, _ in shown] == [0]
        await until(shown, 3)

    painted(work)
    assert sorted(seat for _, seat, _ in shown) == [0, 1, 2]


def test_but_not_for_ever(shown):
    async def work(views):
        with views.answering:
            views.touch(Table(asked=[]))
            await until(shown, 3)

    began = time.monotonic()
    painted(work)
    assert all(when - began >= PATIENCE for _, _, when in shown)


def test_one_who_comes_to_be_asked_does_not_wait_with_the_onlookers(shown, monkeypatch):
    monkeypatch.setattr(schedule, "PATIENCE", 60.0)

    async def work(views):
        with views.answering:
            views.touch(Table(asked=[], seats=[5]))
            await asyncio.sleep(0.02)
            views.touch(Table(asked=[1], seats=[1]))
            await until(shown, 1)

    painted(work)
    assert [seat for _, seat, _ in shown] == [1]
