"""Hundreds of hostile messages, thousands in the soak: each is turned away in a sentence, and at every table people go on playing."""

import asyncio
import urllib.request

import pytest

from faults.client import Habits, make_table, run_with_clients
from faults.hostile import Hostile
from faults.tables import check, company
from roadstead import games
from serving import Serving

AT_ONCE = 8


async def besieged(serving: Serving, attacks: int, seed: int) -> int:
    address, database = serving.address, serving.database
    habits = Habits(think=0.1)
    tables = await asyncio.gather(
        *(company(address, game, 2, habits=habits, seed=seed + i) for i, game in enumerate(games.names()))
    )
    victims = [client for table in tables for client in table.people.values()]
    own = await make_table(address, game="jamaica", seats=3)
    crowd = [Hostile(address, seed * 100 + i, victims, own["table"], own["token"]) for i in range(AT_ONCE)]

    async def storm(one: Hostile, times: int) -> None:
        for _ in range(times):
            await one.attack()

    await asyncio.gather(*(storm(one, attacks // AT_ONCE) for one in crowd))
    before = {client: len(client.plays) for client in victims}
    storms = [asyncio.create_task(storm(one, 10**6)) for one in crowd[:2]]
    jamaica = next(table for table in tables if table.game == "jamaica")
    for client in victims:
        client.habits.think = 0.005
    async with asyncio.timeout(120):
        while not jamaica.over or any(len(client.plays) < before[client] + 3 and not client.over for client in victims):
            await asyncio.sleep(0.1)
    for task in storms:
        task.cancel()
    await asyncio.gather(*storms, return_exceptions=True)
    for table in tables:
        for client in table.people.values():
            client.paused = True
    for table in tables:
        for client in table.people.values():
            await client.until(lambda c: not c.waiting)
    for table in tables:
        check_decisions(table, database)
        for client in table.people.values():
            client.known.chat = []  # those who share its seat have said things too
            assert not [told for asked, told in client.refused if asked["t"] == "play" and not told.get("stale")]
    for client in victims:
        assert client.known.lobby["seats"][client.known.lobby["you"]]["name"] == client.name
        assert client.connections == 1, f"{client.name} lost the connection: {client.byes}"
        await client.stop()
    for one in crowd:
        for sock in one.open_sockets:
            sock.close()
    odd = [each for one in crowd for each in one.odd]
    outcomes = sum((one.outcomes for one in crowd), start=crowd[0].outcomes.__class__())
    for what, times in sorted(outcomes.items()):
        print(f"  {times:5} {what}")
    assert not odd, "\n".join(odd[:12])
    return sum(outcomes.values())


def check_decisions(table, database: str) -> None:
    for client in table.people.values():
        client.acknowledged = [what for what in client.acknowledged if what["t"] == "play"]
    check(table, database, settled=True)


def run(folder, attacks: int, seed: int) -> int:
    """How many attacks were turned away; whatever else came of them is a fault."""
    serving = Serving(folder, "--pace", "0", "--no-limits").start()
    try:
        turned_away = run_with_clients(besieged(serving, attacks, seed))
        assert serving.well()
        with urllib.request.urlopen(f"{serving.address}/metrics", timeout=10) as answer:
            measured = answer.read().decode()
    finally:
        serving.stop()
    log = (folder / "serve.log").read_text()
    for trouble in ("Traceback", "Error", "never retrieved", "never awaited"):
        assert trouble not in log, log[max(0, log.index(trouble) - 1500) :][:4000]
    troubles = [line for line in measured.splitlines() if "trouble" in line and not line.startswith("#")]
    assert all(line.endswith((" 0", " 0.0")) for line in troubles), troubles
    return turned_away


def test_hundreds_of_hostile_messages_leave_every_table_playable(tmp_path):
    assert run(tmp_path, 250, 1) >= 250


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_so_do_many_thousands(tmp_path, seed):
    assert run(tmp_path, 5000, 10 + seed) >= 5000
