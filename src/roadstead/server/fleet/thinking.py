"""A pool of bots on a machine of its own: it dials every server of the database, and thinks for their tables."""

import asyncio
import contextlib
import queue
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from roadstead.bots.keeper import LIMIT, Keeper
from roadstead.server.fleet.links import (
    HELLO,
    PROTOCOL,
    THINK,
    THOUGHT,
    WELCOME,
    Hello,
    Think,
    Thought,
    Wire,
    pack,
    unpack,
)
from roadstead.server.storage import members

LOOK_EVERY = 2.0  # seconds between two looks at which servers there are


class Thinkers:
    """So many processes, each thinking about one thing at a time."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.thoughts = 0
        self._keepers: queue.SimpleQueue[Keeper] = queue.SimpleQueue()
        self._all = [Keeper(LIMIT) for _ in range(count)]
        for keeper in self._all:
            self._keepers.put(keeper)
        self._threads = ThreadPoolExecutor(count, "bots")

    async def think(self, wish: Think) -> Thought:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._thought, wish)

    def _thought(self, wish: Think) -> Thought:
        keeper = self._keepers.get()
        try:
            view = msgspec.json.decode(wish.view)
            told, worked = keeper.told(wish.name, wish.variant, view, wish.seat, wish.seed)
            self.thoughts += 1
            return Thought(told if isinstance(told, int) else str(told), worked)
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            keeper.close()
            return Thought(f"{wish.name} crashed: {error}", 0.0)
        finally:
            self._keepers.put(keeper)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for keeper in self._all:
            keeper.interrupt()
            keeper.close()


class Post:
    """A link to one server, which asks."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.wire = Wire(self._taken, self._lost)
        self.welcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._thinkers = thinkers
        self._tasks: set[asyncio.Task[None]] = set()

    def _taken(self, number: int, kind: int, payload: bytes) -> None:
        if kind == WELCOME and not self.welcome.done():
            self.welcome.set_result(True)
        elif kind == THINK:
            task = asyncio.create_task(self._think(number, unpack(payload, Think)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self, number: int, wish: Think) -> None:
        self.wire.send(number, THOUGHT, pack(await self._thinkers.think(wish)))

    def _lost(self) -> None:
        if not self.welcome.done():
            self.welcome.set_result(False)
        for task in self._tasks:
            task.cancel()  # nobody waits for these answers any more


async def think_for_all(engine: Engine, thinkers: Thinkers) -> None:
    """Dial every server there is, again and again, until cancelled."""
    posts: dict[int, Post] = {}
    told: list[str] = []
    try:
        while True:
            with contextlib.suppress(SQLAlchemyError):
                rows = await asyncio.to_thread(members.all_members, engine)
                alive = {row.id: row for row in rows if row.held}
                for number in list(posts):
                    if posts[number].wire.closed or number not in alive:
                        posts.pop(number).wire.close()
                for number in alive.keys() - posts.keys():
                    post = await _dialled(alive[number], thinkers)
                    if post is not None:
                        posts[number] = post
                names = sorted(alive[number].name for number in posts)
                if names != told:
                    told = names
                    print(f"{thinkers.count} bots can think for: {', '.join(names) or 'nobody yet'}", flush=True)
            await asyncio.sleep(LOOK_EVERY)
    finally:
        for post in posts.values():
            post.wire.close()


async def _dialled(row: Any, thinkers: Thinkers) -> Post | None:
    post = Post(thinkers)
    host, _, port = row.address.rpartition(":")
    try:
        async with asyncio.timeout(LOOK_EVERY):
            await asyncio.get_running_loop().create_connection(lambda: post.wire, host.strip("[]"), int(port))
            post.wire.send(0, HELLO, pack(Hello(PROTOCOL, 0, row.id, row.secret, thinkers.count)))
            if await post.welcome:
                return post
    except (OSError, TimeoutError):
        pass
    post.wire.close()
    return None
