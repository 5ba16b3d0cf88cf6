"""`kill -9` in the midst of play, again and again: nothing acknowledged is lost, nothing is done twice."""

import asyncio
import contextlib
import random
import sys
import time
from pathlib import Path

import pytest

from faults.client import Habits
from faults.tables import Company, check, company, converged
from roadstead import games
from serving import Serving

HABITS = Habits(think=0.03, chats=0.03, undoes=0.3, asks_why=0.02)


async def twenty(address: str, seed: int) -> list[Company]:
    """Of each game: two people with bots, people in every seat, one among bots, and bots alone."""
    wanted = []
    for i, game in enumerate(games.names()):
        fewest = min(count for count in games.find(game).seats if count >= 2)
        wanted += [(game, people, i * 4 + at) for at, people in enumerate((min(2, fewest), fewest, 1, 0))]
    return await asyncio.gather(
        *(
            company(address, game, people, habits=HABITS, seed=seed + at, watchers=int(at % 4 == 0))
            for game, people, at in wanted
        )
    )


async def kills(serving: Serving, times: int, seed: int) -> dict[str, int]:
    chooser = random.Random(seed)
    address, database = serving.address, str(serving.folder / "tables.db")
    tables = await twenty(address, seed)
    finished: list[Company] = []
    starting = 0.0
    bots: set[int] = set()
    for _ in range(times):
        await asyncio.sleep(chooser.uniform(0.05, 1.2))
        bots |= set(bots_of(serving))
        serving.kill()
        began = time.monotonic()
        await asyncio.to_thread(serving.start)
        starting += time.monotonic() - began
        for table in tables:
            check(table, database, settled=False)
        for table in chooser.sample(tables, 3):
            client = chooser.choice(table.clients)
            await paused(table)
            await converged(client, address)
            on(table)
        for i, table in enumerate(tables):
            if table.over:
                finished.append(table)
                people = len(table.people)
                tables[i] = await company(address, table.game, people, habits=HABITS, seed=chooser.getrandbits(30))
    every = tables + finished
    for table in every:
        await paused(table)
    decisions = sum(check(table, database, settled=True) for table in every)
    clients = [client for table in every for client in table.clients]
    for client in clients:
        await converged(client, address)
    for client in clients:
        await client.stop()
    orphans = [pid for pid in bots if Path(f"/proc/{pid}").exists()]
    assert not orphans, "bots go on thinking for a server that is gone"
    odd = [
        (asked, told)
        for client in clients
        for asked, told in client.refused
        if not told.get("stale") and asked["t"] == "play"
    ]
    assert not odd, odd[:3]
    return {
        "decisions": decisions,
        "acknowledged": sum(len(client.acknowledged) for client in clients),
        "came back": sum(client.connections - 1 for client in clients),
        "finished": len(finished),
        "seconds to start": round(starting),
    }


async def paused(table: Company) -> None:
    """Everybody puts their hands down, and waits for the answers that are still to come."""
    for client in table.clients:
        client.paused = True
    for client in table.clients:
        await client.until(lambda c: not c.waiting)


def on(table: Company) -> None:
    for client in table.clients:
        client.paused = False


def bots_of(serving: Serving) -> list[int]:
    """The processes in which a server's bots think."""
    assert serving.process is not None
    found = []
    for task in Path(f"/proc/{serving.process.pid}/task").iterdir():
        with contextlib.suppress(OSError):
            found += map(int, (task / "children").read_text().split())
    return found


def run(folder: Path, times: int, seed: int, program: list[str] | None = None) -> dict[str, int]:
    serving = Serving(folder, "--pace", "0.03", "--no-limits")
    serving.program = program or serving.program
    serving.start()
    started = time.monotonic()
    try:
        told = asyncio.run(kills(serving, times, seed))
        assert serving.well()
    finally:
        serving.kill()
    log = (folder / "serve.log").read_text()
    assert "Traceback" not in log, log[log.index("Traceback") :][:3000]
    told["seconds"] = round(time.monotonic() - started)
    print(f"{times} kills: {told}")
    assert told["acknowledged"] > 5 * times
    assert told["came back"] > 10 * times
    return told


def test_nothing_acknowledged_is_lost_or_doubled_in_ten_kills(tmp_path):
    run(tmp_path, 10, 1)


def test_a_server_that_answers_before_it_has_written_is_found_out(tmp_path):
    careless = [sys.executable, str(Path(__file__).with_name("careless.py"))]
    with pytest.raises(AssertionError, match=" at "):
        run(tmp_path, 6, 2, careless)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_nor_in_two_hundred(tmp_path, seed):
    run(tmp_path, 50, 100 + seed * 1000)
