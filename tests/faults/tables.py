"""Twenty tables over all games, with people, bots and lookers-on, and what must be true of them at any time."""

import asyncio
import itertools
import random
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import cache

from sqlalchemy import Engine, select

from faults.client import Client, Habits, make_table, whole
from roadstead import games
from roadstead.records import Decision, Record, Undo, read, verify_record
from roadstead.records.replay import Replay
from roadstead.server.storage import engine, schema

NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Finn"]


@dataclass
class Company:
    """A table and those connected to it: people by their seat, and lookers-on."""

    table: str
    game: str
    people: dict[int, Client]
    watchers: list[Client] = field(default_factory=list)

    @property
    def clients(self) -> list[Client]:
        return [*self.people.values(), *self.watchers]

    @property
    def over(self) -> bool:
        return all(client.over for client in self.clients)


async def company(
    address: str,
    game: str,
    people: int,
    *,
    habits: Habits,
    seed: int,
    watchers: int = 0,
    apart: bool = False,
    deadline: int = 0,
) -> Company:
    """Make a table, sit down, fill the other seats with bots, start.

    Everybody comes to any of the addresses; where they sit ``apart``, to one of their own in turn.
    """
    addresses = itertools.cycle(address.split() if apart else [address])
    chooser = random.Random(seed)
    counts = [count for count in games.find(game).seats if count >= max(people, 2)]
    seats = counts[0] if people != 1 else chooser.choice(counts[:2])
    host = Client(next(addresses), "", name=NAMES[0], habits=habits, seed=seed)
    options = {"rounds": 5} if game == "jamaica" else {}
    wish = {"game": game, "seats": seats, "options": options, "name": f"{game} {seed}", "deadline": deadline}
    made = await make_table(address, **wish)
    host.table, host.token = made["table"], made["token"]
    host.start()
    sitting = {0: host} if people else {}
    for seat in range(1, people):
        who = Client(next(addresses), made["table"], name=NAMES[seat], habits=habits, seed=seed * 10 + seat)
        sitting[seat] = who.start()
    await asyncio.gather(*(client.sit(seat) for seat, client in sitting.items()))
    if people < seats:
        await host.ask("fill", bot=chooser.choice(["casual", "greedy"]))
    await host.ask("start")
    looking = [Client(next(addresses), made["table"], name="watcher", seed=seed).start() for _ in range(watchers)]
    found = Company(made["table"], game, sitting, looking if people else [host, *looking])
    for client in found.clients:
        await client.until(lambda c: c.known.lobby.get("status") in ("playing", "over") and c.known.view)
    return found


@cache
def opened(database: str) -> Engine:
    return engine.opened(database)


def rows(database: str, asked) -> list:
    with opened(database).connect() as db:
        return list(db.execute(asked))


def stored(database: str, table: str) -> tuple[list[str], list[str]]:
    """The lines of a table's record and of its chat, straight from the database."""
    records, chats = schema.records.c, schema.chats.c
    lines = rows(database, select(records.n, records.line).where(records.table == table).order_by(records.n))
    said = rows(database, select(chats.at, chats.text).where(chats.table == table).order_by(chats.at))
    assert [n for n, _ in lines] == list(range(len(lines))), f"the lines of {table} are not numbered through"
    assert [at for at, _ in said] == list(range(len(said)))
    return [line for _, line in lines], [text for _, text in said]


def taken_back(database: str, table: str, seat: int) -> list[int]:
    """How many decisions a seat took back each time, as the log tells it: a gesture of several is one."""
    logs = schema.logs.c
    told = rows(database, select(logs.words).where(logs.table == table, logs.seat == seat).order_by(logs.at))
    found = [re.search(r"takes decisions? (\d+)(?: to (\d+))? back\.$", words) for (words,) in told]
    return [int(one[2] or one[1]) - int(one[1]) + 1 for one in found if one]


def decided(record: Record) -> tuple[dict[int, list[tuple[str, str]]], Counter]:
    """What each seat decided, with the question it answered, in order; and how often each took something back."""
    replay = Replay(record)
    by_seat: dict[int, list[tuple[str, str]]] = {}
    undone: Counter = Counter()
    question = replay.fold.question()
    for step in replay.steps():
        if isinstance(step.line, Decision):
            by_seat.setdefault(step.line.seat, []).append((question, step.line.do))
        elif isinstance(step.line, Undo):
            undone[step.line.seat] += 1
        question = "" if replay.fold.state.over else replay.fold.question()
    return by_seat, undone


def check(company: Company, database: str, *, settled: bool) -> int:
    """Nothing acknowledged is lost or doubled, and nothing was done that nobody asked for.

    While requests are under way (not ``settled``) each person may have one that is written and not answered yet.
    """
    acknowledged = {seat: list(client.acknowledged) for seat, client in company.people.items()}
    lines, chat = stored(database, company.table)
    record = read(lines)
    if settled:
        verify_record(record, allow_unfinished=True)
    numbers = [line.n for line in record.lines if isinstance(line, Decision)]
    assert numbers == list(range(1, len(numbers) + 1))
    by_seat, undone = decided(record)
    for seat, client in company.people.items():
        who = f"{client.name} at {company.table}"
        plays = [(what["question"], what["do"]) for what in acknowledged[seat] if what["t"] == "play"]
        wanted = [do for _, dos in plays for do in dos]
        found = by_seat.get(seat, [])
        assert [do for _, do in found[: len(wanted)]] == wanted, who
        extra = found[len(wanted) :]
        for question, dos in plays:
            assert (question, dos[0]) in found, f"{who}: {dos} was answered to another question"
        backs = sum(what["t"] == "undo" for what in acknowledged[seat])
        told = taken_back(database, company.table, seat)
        assert sum(told) == undone[seat] or not settled, f"{who}: the log tells of other decisions than the record"
        said = [what["text"] for what in acknowledged[seat] if what["t"] == "say"]
        mine = [text for text in chat if text.startswith(f"{client.name} ")]
        assert mine[: len(said)] == said, f"{who}: what was said is lost"
        if settled:
            assert not extra, f"{who} never asked for {extra}"
            assert len(told) == backs, f"{who}: not as often taken back as was asked"
            assert mine == said, f"{who}: something is said twice"
        else:
            assert len(extra) <= most_under_way(client, len(wanted)), f"{who}: {extra}"
            assert len(told) >= backs, f"{who}: what was taken back is lost"
    return len(numbers)


def most_under_way(client: Client, known: int) -> int:
    """How many decisions beyond those ``known`` this client has asked for by now."""
    asked = [*client.acknowledged, *(waiting.what for waiting in client.waiting.values())]
    return sum(len(what["do"]) for what in asked if what["t"] == "play") - known


async def paused(table: Company) -> None:
    """Everybody puts their hands down, and waits for the answers that are still to come."""
    for client in table.clients:
        client.paused = True
    for client in table.clients:
        await client.until(lambda c: not c.waiting)


def on(table: Company) -> None:
    for client in table.clients:
        client.paused = False


async def back_in_play(tables: list[Company], since: float, patience: float = 120.0) -> float:
    """How many seconds after a fault somebody's move is acknowledged again."""
    clients = [client for table in tables for client in table.people.values()]
    while not any(client.granted > since for client in clients):
        now = [(c.table, c.name, c.over, c.connections, c.byes[-1:], list(c.waiting), c.asked) for c in clients]
        assert time.monotonic() - since < patience, f"nobody's move is acknowledged any more: {now}"
        await asyncio.sleep(0.01)
    return max(client.granted for client in clients) - since


async def finish(every: list[Company], address: str, database: str) -> dict[str, int]:
    """Everybody stops: everything is settled, sound, and what everybody sees; what there was, in numbers."""
    for table in every:
        await paused(table)
    decisions = sum(check(table, database, settled=True) for table in every)
    clients = [client for table in every for client in table.clients]
    for client in clients:
        await converged(client, address)
    for client in clients:
        await client.stop()
    odd = [
        (asked, told)
        for client in clients
        for asked, told in client.refused
        if not told.get("stale") and asked["t"] == "play" and "has not happened" not in told["refused"]["words"]
    ]
    assert not odd, odd[:3]
    return {
        "decisions": decisions,
        "acknowledged": sum(len(client.acknowledged) for client in clients),
        "came back": sum(client.connections - 1 for client in clients),
        "refused for want of a database": sum(
            "has not happened" in told["refused"]["words"] for client in clients for _, told in client.refused
        ),
    }


async def converged(client: Client, address: str, patience: float = 20.0) -> None:
    """What a client has pieced together is what one sees who comes in afresh with the same eyes."""
    why = ""
    async with asyncio.timeout(patience):
        while True:
            fresh = await whole(address, client.table, client.token)
            mine = client.known
            why = difference(mine, fresh)
            if not why:
                return
            if fresh.view.get("n") == mine.view.get("n") and len(fresh.log) == len(mine.log) and not client.waiting:
                await asyncio.sleep(0.2)
                again = difference(client.known, await whole(address, client.table, client.token))
                assert not again, f"{client.name} at {client.table} has not come to see what is: {again}"
            await asyncio.sleep(0.05)


def difference(mine, fresh) -> str:
    for part in ("view", "log", "chat"):
        one, other = getattr(mine, part), getattr(fresh, part)
        if part == "view":  # who comes in afresh is told how it is, not how it came to that
            one, other = (
                {key: told for key, told in view.items() if key not in ("beats", "by")} for view in (one, other)
            )
        if one != other:
            if part == "view":
                keys = [key for key in {*one, *other} if one.get(key) != other.get(key)]
                return f"view: {keys} at {one.get('n')}, {other.get('n')}"
            return f"{part}: {len(one)} lines, {len(other)} lines"
    if list(mine.view.get("pieces", {})) != list(fresh.view.get("pieces", {})):
        return "the order of the pieces"
    seats = [{k: v for k, v in seat.items() if k != "here"} for seat in mine.lobby["seats"]]
    if seats != [{k: v for k, v in seat.items() if k != "here"} for seat in fresh.lobby["seats"]]:
        return "the seats"
    return "" if mine.lobby.get("status") == fresh.lobby.get("status") else "the status"
