"""Bots that think on other machines (`roadstead bots`): who offers to, and what they are asked."""

import asyncio
import itertools
from dataclasses import dataclass, field

import msgspec

from roadstead.bots.keeper import Answer
from roadstead.kernel.state import State
from roadstead.server.fleet.links import THINK, Think, Thought, Wire, pack


@dataclass(eq=False)
class Pool:
    """A pool of bots that has dialled us: how many it can think for at once, and what it thinks about now."""

    wire: Wire
    most: int
    asked: dict[int, "asyncio.Future[Thought]"] = field(default_factory=dict)

    @property
    def free(self) -> int:
        return self.most - len(self.asked)


class FarBots:
    """All pools that have come.  Without any, and while all are busy, bots think in the server's own processes."""

    def __init__(self) -> None:
        self.answers = 0
        self._pools: dict[Wire, Pool] = {}
        self._numbers = itertools.count(1)

    @property
    def count(self) -> int:
        return sum(pool.most for pool in self._pools.values())

    def come(self, wire: Wire, most: int) -> None:
        self._pools[wire] = Pool(wire, most)

    def go(self, wire: Wire) -> None:
        pool = self._pools.pop(wire, None)
        for asked in pool.asked.values() if pool is not None else ():
            if not asked.done():
                asked.cancel()

    def thought(self, wire: Wire, number: int, thought: Thought) -> None:
        asked = self._pools[wire].asked.get(number) if wire in self._pools else None
        if asked is not None and not asked.done():
            asked.set_result(thought)

    async def ask(self, name: str, view: State, seat: int, seed: int, *, watched: bool, within: float) -> Answer | None:
        """A legal answer; ``None`` where no pool is free, or where it failed: then the server thinks for itself.

        One place is kept free of tables that nobody watches.
        """
        free = sum(pool.free for pool in self._pools.values())
        if free <= (0 if watched or self.count == 1 else 1):
            return None
        menu = [int(action) for action in view.legal(seat)]
        if len(menu) == 1:
            return Answer(menu[0])
        pool = max(self._pools.values(), key=lambda pool: pool.free)
        number = next(self._numbers)
        asked = pool.asked[number] = asyncio.get_running_loop().create_future()
        variant = view.game.variant.text if view.game.variant else ""
        wish = Think(name, variant, msgspec.json.encode(view.to_dict()), seat, seed)
        pool.wire.send(number, THINK, pack(wish))
        try:
            thought = await _answered(asked, within)
        finally:
            pool.asked.pop(number, None)
        if thought is None or thought.answer not in menu:
            return None
        self.answers += 1
        return Answer(int(thought.answer), worked=thought.worked)


async def _answered(asked: "asyncio.Future[Thought]", within: float) -> Thought | None:
    """``None`` where no answer comes in time, or the pool has gone."""
    done, _ = await asyncio.wait([asked], timeout=within)
    return asked.result() if done and not asked.cancelled() else None
