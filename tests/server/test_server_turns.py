"""Whose bot thinks next, and how long an answer in secret takes."""

import asyncio
import threading

import pytest

from roadstead.bots.keeper import Answer
from roadstead.server.bot_pool.pool import IN_SECRET, MOST_SPANS, BotPool
from roadstead.server.bot_pool.turns import IN_A_ROW, Turns


def in_order(waiting, workers=1):
    """The order in which these (table, visitor) get a worker while one is given back after the other."""

    async def run():
        turns = Turns(workers)
        order = []

        async def think(table, visitor):
            worker = await turns.take(table, visitor)
            order.append(table)
            await asyncio.sleep(0)
            turns.leave(worker)

        first = [await turns.take("busy", "somebody") for _ in range(workers)]
        tasks = [asyncio.create_task(think(*one)) for one in waiting]
        await asyncio.sleep(0)
        for worker in first:
            turns.leave(worker)
        await asyncio.gather(*tasks)
        return order

    return asyncio.run(run())


def test_a_table_somebody_watches_comes_before_all_that_nobody_watches():
    nobodys = [(f"t{i}", None) for i in range(28)]
    assert in_order([*nobodys, ("mine", "anna")])[0] == "mine"


def test_one_who_watches_many_tables_has_the_turn_of_one():
    greedy = [(f"t{i}", "greedy") for i in range(28)]
    order = in_order([*greedy, ("mine", "anna"), ("mine too", "anna"), ("theirs", "bert")])
    assert order.index("mine") <= 2
    assert order.index("theirs") <= 2
    assert order.index("mine too") <= 4


def test_tables_nobody_watches_take_turns_and_are_not_forgotten():
    watched = [(f"t{i}", f"visitor {i}") for i in range(40)]
    order = in_order([("alone", None), *watched])
    assert order.index("alone") <= IN_A_ROW + 1
    assert in_order([("a", None), ("a", None), ("a", None), ("b", None)])[:2] in (["a", "b"], ["b", "a"])


def test_one_worker_is_kept_for_those_who_watch():
    async def run():
        turns = Turns(2)
        await turns.take("t0", None)
        more = asyncio.create_task(turns.take("t1", None))
        await asyncio.sleep(0.01)
        assert not more.done(), "the other one stays free"
        mine = await asyncio.wait_for(turns.take("mine", "anna"), 1)
        turns.leave(mine)
        await asyncio.sleep(0.01)
        assert not more.done()
        more.cancel()

    asyncio.run(run())


def test_who_gives_up_waiting_costs_nobody_a_worker():
    async def run():
        turns = Turns(1)
        worker = await turns.take("a", "anna")
        gone = asyncio.create_task(turns.take("b", "bert"))
        await asyncio.sleep(0)
        gone.cancel()
        turns.leave(worker)
        await asyncio.sleep(0)
        assert await asyncio.wait_for(turns.take("c", "cleo"), 1) == worker

    asyncio.run(run())


def test_a_worker_whose_table_is_gone_ends_its_thought_before_the_next(monkeypatch):
    """Two at a time would read each other's answers."""
    at_once = []
    go_on = threading.Event()

    class Slow:
        busy = 0

        def ask(self, *_):
            Slow.busy += 1
            at_once.append(Slow.busy)
            go_on.wait(5)
            Slow.busy -= 1
            return Answer(1)

        def interrupt(self):
            go_on.set()

        def close(self):
            pass

    async def run():
        crew = BotPool(workers=2)
        crew.keepers = [Slow(), Slow()]
        crew.turns = Turns(1)
        first = asyncio.create_task(crew.ask("a", "greedy", None, 0, 0))
        await asyncio.sleep(0.05)
        first.cancel()
        second = asyncio.create_task(crew.ask("b", "greedy", None, 0, 0))
        await asyncio.sleep(0.1)
        go_on.set()
        assert (await second).action == 1
        crew.close()

    asyncio.run(run())
    assert at_once == [1, 1]


@pytest.mark.parametrize("bot", sorted(IN_SECRET))
def test_one_with_nothing_to_choose_takes_as_long_as_one_who_thought(bot):
    crew = BotPool(workers=1)
    span = IN_SECRET[bot]
    assert crew.in_secret("supremacy", bot, span, 0.3 * span) == pytest.approx(span)
    thought = crew.in_secret("supremacy", bot, span, 1.7 * span)
    at_once = crew.in_secret("supremacy", bot, span, 0.0)
    assert thought == at_once == pytest.approx(2 * span)
    assert crew.in_secret("jamaica", bot, span, 0.0) == pytest.approx(span), "another game has its own"
    assert crew.in_secret("supremacy", bot, span, 1000.0) <= MOST_SPANS * span
    assert crew.in_secret("rotterdam", bot, span, 0.3 * span, 3.5 * span) == pytest.approx(4 * span)
    assert crew.in_secret("rotterdam", bot, span, 0.3 * span) == pytest.approx(span), (
        "a busy machine holds one answer up"
    )
    for _ in range(60):
        after = crew.in_secret("supremacy", bot, span, 0.5 * span)
    assert after == pytest.approx(span), "one that the machine held up is forgotten"
    crew.close()
