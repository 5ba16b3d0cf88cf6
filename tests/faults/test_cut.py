"""The line to PostgreSQL hangs or is cut in the midst of play: nothing acknowledged is lost, doubled or denied."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from faults.client import run_with_clients
from faults.proxy import Proxy
from faults.tables import Company, back_in_play, finish
from faults.test_kill import how_long, look_around, renewed, seated
from serving import Serving


async def hung(proxy: Proxy, chooser: random.Random) -> None:
    """Silent, for a moment or for longer than anybody waits; then all of it arrives, or none."""
    proxy.hang()
    await asyncio.sleep(chooser.choice([0.5, 2.0, 6.0, 9.0]))
    if chooser.random() < 0.5:
        proxy.cut()
    proxy.flow()


async def cut(proxy: Proxy, chooser: random.Random) -> None:
    proxy.cut()
    await asyncio.sleep(chooser.uniform(0.1, 4.0))
    proxy.flow()


async def answer_lost(proxy: Proxy, chooser: random.Random) -> None:
    """What was asked is stored, and nobody hears of it."""
    proxy.lose_the_answer_to(b"COMMIT", refuse=chooser.choice([0, 1, 3]))
    await asyncio.sleep(0.5)
    proxy.flow()


FAULTS = (answer_lost, cut, hung)


async def faults(
    serving: Serving, proxy: Proxy, database: str, times: int, seed: int, of_each: int
) -> dict[str, float]:
    chooser = random.Random(seed)
    tables = await seated(serving.address, seed, of_each=of_each)
    finished: list[Company] = []
    back: list[float] = []
    for number in range(times):
        await asyncio.sleep(chooser.uniform(0.2, 1.2))
        await FAULTS[number % len(FAULTS)](proxy, chooser)
        back.append(await back_in_play(tables, time.monotonic()))
        await look_around(tables, serving, chooser, database)
        finished += await renewed(tables, serving.address, chooser)
    told = await finish(tables + finished, serving.address, database)
    return {**told, "finished": len(finished), **how_long(back)}


def run(folder: Path, postgres, times: int, seed: int, of_each: int = 4) -> dict[str, float]:
    proxy = Proxy(postgres.socket)
    with postgres.database() as name:
        serving = Serving(folder, "--pace", "0.03", "--no-limits", database=proxy.address(name)).start()
        started = time.monotonic()
        try:
            told = run_with_clients(faults(serving, proxy, postgres.address(name), times, seed, of_each))
            assert serving.well()
        finally:
            serving.kill()
            proxy.stop()
    log = (folder / "serve.log").read_text()
    assert "Traceback" not in log, log[log.index("Traceback") :][:3000]
    assert len(log) < 20_000 + 2_000 * times, "an outage is told once, then counted"
    told["seconds"] = round(time.monotonic() - started)
    print(f"{times} cuts, hangs and lost answers: {told}")
    return told


def test_nothing_is_lost_doubled_or_denied_when_the_line_fails(tmp_path, postgres):
    assert run(tmp_path, postgres, 3, 1, of_each=1)["acknowledged"] > 15


@pytest.mark.soak
def test_nor_when_it_fails_thirty_times(tmp_path, postgres):
    assert run(tmp_path, postgres, 30, 100)["acknowledged"] > 150
