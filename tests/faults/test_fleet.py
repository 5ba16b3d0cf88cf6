"""One of three servers is killed, cut off or stopped under play: nothing acknowledged is lost, doubled or denied."""

import asyncio
import random
import signal
import statistics
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from faults.client import Habits, run_with_clients
from faults.fleets import WITHIN, Fleet, bots_again, having, people_of, sample, served_again
from faults.proxy import Proxy
from faults.tables import Company, back_in_play, company, finish, rows
from faults.test_cut import FAULTS
from faults.test_kill import HABITS, look_around, renewed, seated
from roadstead.server.storage import schema
from serving import Serving

SERVED_WITHIN = 3.0  # seconds after which those whose server died are shown their table by another one
BOTS_WITHIN = 5.0  # and after which bots and deadlines go on
LOOKED_FOR_AGAIN = 20.0  # seconds after which the tables of one that stands still are with others
AWAY = Habits(plays=False)
STEADY = Habits(think=0.03, chats=0.03)  # taking back may be refused for what another seat did meanwhile
QUIET = Habits(think=0.2, chats=0.05, undoes=0.2)


def told(what: str, seconds: list[float]) -> dict[str, float]:
    return {f"{what}, median": round(statistics.median(seconds), 2), f"{what}, worst": round(max(seconds), 2)}


async def sat_down(address: str, seed: int, of_each: int, habits: Habits = HABITS) -> list[Company]:
    """Many tables of each game; or, with none of each, two quiet ones that cost little."""
    if of_each:
        return await seated(address, seed, of_each=of_each, habits=habits)
    people = await company(address, "rotterdam", 2, habits=QUIET, seed=seed, watchers=1)
    return [people, await company(address, "supremacy", 0, habits=QUIET, seed=seed)]


async def kills(fleet: Fleet, database: str, times: int, seed: int, of_each: int) -> dict[str, float]:
    chooser = random.Random(seed)
    tables = await sat_down(fleet.address, seed, of_each)
    finished: list[Company] = []
    served, bots = [], []
    for _ in range(times):
        await asyncio.sleep(chooser.uniform(0.05, 1.2))
        victim = sample(chooser, fleet)
        began, clock = time.monotonic(), time.time()
        victim.kill()
        served.append(await served_again(tables, began))
        bots.append(await bots_again(tables, database, clock))
        await back_in_play(tables, began)
        await asyncio.to_thread(victim.start)
        await look_around(tables, fleet, chooser, database)
        finished += await renewed(tables, fleet.address, chooser)
    end = await finish(tables + finished, fleet.address, database)
    return {**end, "finished": len(finished), **told("served elsewhere after", served), **told("bots after", bots)}


async def cuts(fleet: Fleet, proxy: Proxy, database: str, times: int, seed: int, of_each: int) -> dict[str, float]:
    """Of the first server's line to the database."""
    chooser = random.Random(seed)
    tables = await sat_down(fleet.address, seed, of_each)
    finished: list[Company] = []
    for number in range(times):
        await asyncio.sleep(chooser.uniform(0.2, 1.2))
        clock = time.time()
        await FAULTS[number % len(FAULTS)](proxy, chooser)
        await back_in_play(tables, time.monotonic())
        await bots_again(tables, database, clock)
        await look_around(tables, fleet, chooser, database)
        finished += await renewed(tables, fleet.address, chooser)
    return {**await finish(tables + finished, fleet.address, database), "finished": len(finished)}


async def hangs(fleet: Fleet, database: str, times: int, seed: int, of_each: int) -> dict[str, float]:
    """A server stands still until others have taken over from it; then it goes on as if nothing had happened."""
    chooser = random.Random(seed)
    tables = await sat_down(fleet.address, seed, of_each)
    finished: list[Company] = []
    bots = []
    for _ in range(times):
        await asyncio.sleep(chooser.uniform(0.05, 1.2))
        where = having(fleet, database, [table.table for table in tables if not table.people and not table.over])
        victim, clock = chooser.choice(where).process, time.time()
        assert victim is not None
        victim.send_signal(signal.SIGSTOP)
        await asyncio.sleep(0.2)  # what was on its way to the database has arrived
        await bots_again(tables, database, time.time())
        bots.append(time.time() - clock)
        victim.send_signal(signal.SIGCONT)
        await back_in_play(tables, time.monotonic())
        await look_around(tables, fleet, chooser, database)
        finished += await renewed(tables, fleet.address, chooser)
    end = await finish(tables + finished, fleet.address, database)
    return {**end, "finished": len(finished), **told("bots after", bots)}


async def restarts(fleet: Fleet, database: str, seed: int, of_each: int) -> dict[str, float]:
    """Every server is stopped and started again, one after the other, as in an upgrade; and once more."""
    tables = await sat_down(fleet.address, seed, of_each, STEADY)
    for server in fleet.servers * 2:
        await asyncio.sleep(0.5)
        await asyncio.to_thread(server.stop)
        await back_in_play(tables, time.monotonic())
        await asyncio.to_thread(server.start)
    everybody = people_of(tables)
    end = await finish(tables, fleet.address, database)
    assert end["refused for want of a database"] == 0
    odd = [refused for client in everybody for refused in client.refused if not refused[1].get("stale")]
    assert not odd, odd[:3]
    return end


def run(
    folder: Path, postgres, work, *, proxied: bool = False, servers: int = 3, alike: bool = True
) -> dict[str, float]:
    with postgres.database() as name:
        database = postgres.address(name)
        proxy = Proxy(postgres.socket) if proxied else None
        first = proxy.address(name) if proxy is not None else database
        fleet = Fleet(folder, [first, *[database] * (servers - 1)], alike=alike)
        try:
            fleet.start()
            given = (fleet, proxy, database) if proxied else (fleet, database)
            found = run_with_clients(work(*given))
            assert fleet.well()
        finally:
            fleet.kill()
            if proxy is not None:
                proxy.stop()
    log = fleet.logs()
    assert "Traceback" not in log, log[log.index("Traceback") :][:3000]
    print(found)
    return found


def test_nothing_is_lost_when_one_of_two_servers_is_killed(tmp_path, postgres):
    found = run(tmp_path, postgres, lambda fleet, database: kills(fleet, database, 2, 1, 0), servers=2)
    assert found["acknowledged"] > 5
    assert found["came back"] > 0


@pytest.mark.soak
def test_nor_when_the_line_of_one_to_the_database_fails(tmp_path, postgres):
    found = run(tmp_path, postgres, lambda fleet, proxy, database: cuts(fleet, proxy, database, 2, 1, 1), proxied=True)
    assert found["acknowledged"] > 10


@pytest.mark.soak
def test_nor_when_one_stands_still_and_comes_to_itself_after_others_took_over(tmp_path, postgres):
    found = run(tmp_path, postgres, lambda fleet, database: hangs(fleet, database, 4, 1, 3))
    assert found["acknowledged"] > 100
    assert found["came back"] > 5
    assert found["bots after, worst"] < LOOKED_FOR_AGAIN


@pytest.mark.soak
def test_all_servers_are_stopped_and_started_in_turn_and_nobody_sees_an_error(tmp_path, postgres):
    found = run(tmp_path, postgres, lambda fleet, database: restarts(fleet, database, 1, 3))
    assert found["acknowledged"] > 250
    assert found["came back"] > 50


@pytest.mark.soak
def test_several_processes_share_an_address_and_are_exchanged_under_play(tmp_path, postgres):
    with postgres.database() as name:
        options = ("--pace", "0.03", "--no-limits", "--workers", "2")
        serving = Serving(tmp_path, *options, database=postgres.address(name)).start()
        log = tmp_path / "serve.log"

        async def work() -> dict[str, float]:
            tables = await sat_down(serving.address, 5, 3)
            assert serving.process is not None
            serving.process.send_signal(signal.SIGHUP)
            until = time.monotonic() + 120
            while "have been exchanged" not in log.read_text():
                assert time.monotonic() < until, log.read_text()
                await asyncio.sleep(0.1)
            await back_in_play(tables, time.monotonic())
            return await finish(tables, serving.address, serving.database)

        try:
            found = run_with_clients(work())
        finally:
            serving.stop()
        assert found["refused for want of a database"] == 0
        assert found["came back"] > 0
        assert "Traceback" not in log.read_text(), log.read_text()


async def overdue(fleet: Fleet, database: str, seconds: int) -> dict[str, float]:
    """Everybody is away while their time runs, and the server that has the table is killed: how late that is noticed."""
    people = await company(fleet.address, "jamaica", 2, habits=AWAY, seed=3, deadline=seconds)
    one = people.people[0]
    due = min(seat["due"] for seat in one.known.lobby["seats"] if seat.get("due"))
    for client in people.clients:
        await client.stop()
    (owner,) = having(fleet, database, [people.table])
    await asyncio.sleep(due - time.time() - 0.5)
    owner.kill()
    up = select(schema.logs.c.at).where(schema.logs.c.table == people.table, schema.logs.c.words.contains("is up: "))
    while not await asyncio.to_thread(rows, database, up):
        assert time.time() - due < WITHIN
        await asyncio.sleep(0.02)
    late = time.time() - due
    await asyncio.to_thread(owner.start)
    return {"late": late}


@pytest.mark.soak
def test_a_deadline_is_kept_although_the_server_that_has_the_table_is_killed(tmp_path, postgres):
    found = run(tmp_path, postgres, lambda fleet, database: overdue(fleet, database, 4))
    assert 0 <= found["late"] < BOTS_WITHIN


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_nor_in_a_hundred_kills(tmp_path, postgres, seed):
    work = lambda fleet, database: kills(fleet, database, 25, 100 + seed * 1000, 3)  # noqa: E731
    found = run(tmp_path, postgres, work, alike=seed % 2 == 0)
    assert found["acknowledged"] > 250
    assert found["came back"] > 100
    assert found["served elsewhere after, median"] < SERVED_WITHIN
    assert found["bots after, median"] < BOTS_WITHIN


@pytest.mark.soak
def test_nor_in_twenty_cuts(tmp_path, postgres):
    work = lambda fleet, proxy, database: cuts(fleet, proxy, database, 21, 100, 3)  # noqa: E731
    assert run(tmp_path, postgres, work, proxied=True)["acknowledged"] > 150
