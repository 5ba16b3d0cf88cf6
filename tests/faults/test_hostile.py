"""Hundreds of hostile messages, thousands in the soak: each is turned away in a sentence, and at every table people go on playing."""

import asyncio
import re
import urllib.request

import pytest

from faults.client import Habits, make_table, run_with_clients
from faults.fleets import Fleet
from faults.hostile import Hostile
from faults.tables import check, company
from roadstead import games
from serving import Serving

AT_ONCE = 8


async def besieged(address: str, database: str, attacks: int, seed: int, *, at: str = "") -> int:
    """The hostile ones come to the same server as everybody else, or to another one ``at`` an address of its own."""
    attacked = at or address
    habits = Habits(think=0.1)
    tables = await asyncio.gather(
        *(company(address, game, 2, habits=habits, seed=seed + i) for i, game in enumerate(games.names()))
    )
    victims = [client for table in tables for client in table.people.values()]
    own = await make_table(attacked, game="jamaica", seats=3)
    crowd = [Hostile(attacked, seed * 100 + i, victims, own["table"], own["token"]) for i in range(AT_ONCE)]

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
        turned_away = run_with_clients(besieged(serving.address, serving.database, attacks, seed))
        measured = metrics(serving)
    finally:
        serving.stop()
    nothing_told((folder / "serve.log").read_text(), measured)
    return turned_away


def metrics(serving: Serving) -> str:
    assert serving.well()
    with urllib.request.urlopen(f"{serving.address}/metrics", timeout=10) as answer:
        return str(answer.read().decode())


def nothing_told(log: str, measured: str) -> None:
    for trouble in ("Traceback", "Error", "never retrieved", "never awaited"):
        assert trouble not in log, log[max(0, log.index(trouble) - 1500) :][:4000]
    troubles = [line for line in measured.splitlines() if "trouble" in line and not line.startswith("#")]
    assert all(line.endswith((" 0", " 0.0")) for line in troubles), troubles


def test_hundreds_of_hostile_messages_leave_every_table_playable(tmp_path):
    assert run(tmp_path, 250, 1) >= 250


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_so_do_many_thousands(tmp_path, seed):
    assert run(tmp_path, 5000, 10 + seed) >= 5000


@pytest.mark.soak
@pytest.mark.parametrize("alike", [True, False], ids=["handed over", "by links"])
def test_so_do_thousands_by_way_of_another_server(tmp_path, postgres, alike):
    """People play at the first server, and the hostile ones come to the second."""
    with postgres.database() as name:
        database = postgres.address(name)
        fleet = Fleet(tmp_path, [database] * 2, alike=alike)
        try:
            one, two = fleet.start().servers
            turned_away = run_with_clients(besieged(one.address, database, 3000, 50, at=two.address))
            measured = metrics(one) + metrics(two)
            given = re.search(r"^roadstead_lines_handed_over_total (\d+)", metrics(two), re.MULTILINE)
        finally:
            fleet.kill()
    nothing_told(fleet.logs(), measured)
    assert given is not None
    assert int(given[1]) > 1000 if alike else int(given[1]) == 0
    assert turned_away >= 3000
