"""`kill -9` in the midst of play, again and again: nothing acknowledged is lost, nothing is done twice."""

import asyncio
import contextlib
import random
import statistics
import sys
import time
from pathlib import Path

import pytest

from faults.client import Habits, run_with_clients
from faults.tables import Company, back_in_play, check, company, converged, finish, on, paused
from roadstead import games
from serving import Serving

HABITS = Habits(think=0.03, chats=0.03, undoes=0.3, asks_why=0.02)


async def seated(address: str, seed: int, *, of_each: int = 4, habits: Habits = HABITS) -> list[Company]:
    """Of each game: two people with bots, people in every seat, one among bots, and bots alone; or as many of these."""
    wanted = []
    for i, game in enumerate(games.names()):
        fewest = min(count for count in games.find(game).seats if count >= 2)
        kinds = (min(2, fewest), fewest, 1, 0)
        wanted += [(game, kinds[(i + at) % len(kinds)], i * 4 + at) for at in range(of_each)]
    return await asyncio.gather(
        *(
            company(address, game, people, habits=habits, seed=seed + at, watchers=int(at % 4 == 0))
            for game, people, at in wanted
        )
    )


async def renewed(tables: list[Company], address: str, chooser: random.Random) -> list[Company]:
    """Where a game is over another one begins; those that are over."""
    finished = []
    for i, table in enumerate(tables):
        if table.over:
            finished.append(table)
            people = len(table.people)
            tables[i] = await company(address, table.game, people, habits=HABITS, seed=chooser.getrandbits(30))
    return finished


async def look_around(tables: list[Company], serving: Serving, chooser: random.Random, database: str) -> None:
    """Everything acknowledged is stored, and a few look whether they see what is."""
    for table in tables:
        check(table, database, settled=False)
    for table in chooser.sample(tables, min(3, len(tables))):
        client = chooser.choice(table.clients)
        await paused(table)
        await converged(client, serving.address)
        on(table)


async def kills(serving: Serving, times: int, seed: int, of_each: int) -> dict[str, float]:
    chooser = random.Random(seed)
    tables = await seated(serving.address, seed, of_each=of_each)
    finished: list[Company] = []
    back: list[float] = []
    bots: set[int] = set()
    for _ in range(times):
        await asyncio.sleep(chooser.uniform(0.05, 1.2))
        bots |= set(bots_of(serving))
        serving.kill()
        began = time.monotonic()
        await asyncio.to_thread(serving.start)
        back.append(await back_in_play(tables, began))
        await look_around(tables, serving, chooser, serving.database)
        finished += await renewed(tables, serving.address, chooser)
    told = await finish(tables + finished, serving.address, serving.database)
    orphans = [pid for pid in bots if Path(f"/proc/{pid}").exists()]
    assert not orphans, "bots go on thinking for a server that is gone"
    return {**told, "finished": len(finished), **how_long(back)}


def how_long(back: list[float]) -> dict[str, float]:
    return {"back after, median": round(statistics.median(back), 1), "back after, worst": round(max(back), 1)}


def bots_of(serving: Serving) -> list[int]:
    """The processes in which a server's bots think."""
    assert serving.process is not None
    found = []
    for task in Path(f"/proc/{serving.process.pid}/task").iterdir():
        with contextlib.suppress(OSError):
            found += map(int, (task / "children").read_text().split())
    return found


def run(
    folder: Path, database: str, times: int, seed: int, *, of_each: int = 4, program: list[str] | None = None
) -> dict[str, float]:
    serving = Serving(folder, "--pace", "0.03", "--no-limits", database=database)
    serving.program = program or serving.program
    serving.start()
    started = time.monotonic()
    try:
        told = run_with_clients(kills(serving, times, seed, of_each))
        assert serving.well()
    finally:
        serving.kill()
    log = (folder / "serve.log").read_text()
    assert "Traceback" not in log, log[log.index("Traceback") :][:3000]
    told["seconds"] = round(time.monotonic() - started)
    print(f"{times} kills, {database.partition(':')[0]}: {told}")
    return told


def test_nothing_acknowledged_is_lost_or_doubled_in_two_kills(tmp_path):
    """With PostgreSQL one of several servers is killed in every run (test_fleet.py), and this in the soak."""
    told = run(tmp_path, f"sqlite:///{tmp_path}/tables.db", 2, 1, of_each=1)
    assert told["acknowledged"] > 10
    assert told["came back"] > 4, "people were there when it was killed"


def test_a_server_that_answers_before_it_has_written_is_found_out(tmp_path):
    careless = [sys.executable, str(Path(__file__).with_name("careless.py"))]
    with pytest.raises(AssertionError, match=" at "):
        run(tmp_path, f"sqlite:///{tmp_path}/tables.db", 12, 2, of_each=2, program=careless)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2))
def test_nor_in_two_hundred(tmp_path, each_database, seed):
    told = run(tmp_path, each_database, 50, 100 + seed * 1000)
    assert told["acknowledged"] > 250
    assert told["came back"] > 500
