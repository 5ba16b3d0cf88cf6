"""The players of one table are in three processes: whole games, the same log for everybody, and secrets that hold."""

import asyncio

import msgspec
import pytest

from faults.client import Client, Habits, run_with_clients
from faults.fleets import Fleet
from faults.tables import Company, company, finish, rows
from roadstead import games
from roadstead.records import read, verify_record
from roadstead.server.storage import schema
from roadstead.server.tables.log import LogRow

SWIFT = Habits(think=0.0, undoes=0.1, chats=0.02)
LONGEST = 240.0  # seconds for a whole game


def heard(client: Client) -> list[tuple[int, str]]:
    return [(line["n"], line["words"]) for line in client.known.log]


def what_each_should_hear(table: Company, log: list[LogRow]) -> None:
    """Every seat has read its own lines of the one log, in its order, and nobody has ever been sent a line of others."""
    for seat, client in [*table.people.items(), *((None, watcher) for watcher in table.watchers)]:
        mine = [(row.n, row.words) for row in log if row.heard_by(seat)]
        assert heard(client) == mine, f"{client.name} at {client.address}"
        others = {row.words for row in log} - {words for _, words in mine}
        sent = b"".join(client.heard or []).decode()
        assert sent, "everything it was sent has been kept"
        told = [words for words in others if msgspec.json.encode(words).decode() in sent]
        assert not told, f"{client.name} at {client.address} was told others' secrets"


async def whole_game(fleet: Fleet, database: str, game: str) -> dict[str, float]:
    seats = min(count for count in games.find(game).seats if count >= 3)
    table = await company(fleet.address, game, seats, habits=SWIFT, seed=5, watchers=3, apart=True)
    for client in table.clients:
        client.heard = []
    async with asyncio.timeout(LONGEST):
        while not table.over:
            await asyncio.sleep(0.05)
    lines = rows(database, schema.logs.select().where(schema.logs.c.table == table.table).order_by(schema.logs.c.at))
    what_each_should_hear(table, [LogRow.read(row) for row in lines])
    told = await finish([table], fleet.address, database)
    kept = schema.records.c
    lines = rows(database, schema.records.select().where(kept.table == table.table).order_by(kept.n))
    verify_record(read([row.line for row in lines]))
    return told


@pytest.mark.soak
@pytest.mark.parametrize("alike", [True, False], ids=["handed over", "by links"])
@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_of_players_in_three_processes(tmp_path, postgres, game, alike):
    """One game is played so by servers of one process in every run (test_server_fleet.py)."""
    with postgres.database() as name:
        database = postgres.address(name)
        fleet = Fleet(tmp_path, [database] * 3, alike=alike)
        try:
            fleet.start()
            told = run_with_clients(whole_game(fleet, database, game))
            assert fleet.well()
        finally:
            fleet.kill()
    assert "Traceback" not in fleet.logs(), fleet.logs()
    assert told["acknowledged"] > 20
