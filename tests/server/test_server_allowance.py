"""What one visitor may use of what all share: the event loop's time, the process that makes pages, the coach."""

import asyncio
import json
import random
import threading
import time
from dataclasses import replace

import msgspec
import pytest
from harness import WIDE, Person, play_out

from roadstead import games
from roadstead.games import find
from roadstead.server.allowance import Allowance, Allowances, counted
from roadstead.server.cache import Cache
from roadstead.server.http import paced
from roadstead.server.limits import Limits
from roadstead.server.logs import TroubleLog
from roadstead.server.tables.refusal import Refused, TooMuch
from roadstead.server.views import maker
from roadstead.server.views.foreseen import outcome, outcome_of
from roadstead.server.views.on_demand import OnDemand


def test_who_has_used_more_than_is_allowed_waits_and_nobody_else_does():
    async def run():
        all_of_them = Allowances(rate=10.0, burst=0.1)
        all_of_them.of("greedy").spend(0.6)
        began = time.monotonic()
        await all_of_them.of("modest").go_on()
        assert time.monotonic() - began < 0.03
        await all_of_them.of("greedy").go_on()
        assert 0.04 < time.monotonic() - began < 0.5

    asyncio.run(run())


def test_however_many_lines_a_visitor_has_others_come_in_between():
    """In one turn of the loop one thing of a visitor goes on."""
    order = []

    async def want(allowance, name):
        await allowance.go_on()
        order.append(name)

    async def run():
        greedy, modest = Allowance(1.0, 1.0), Allowance(1.0, 1.0)
        lines = [asyncio.create_task(want(greedy, "greedy")) for _ in range(20)]
        await asyncio.sleep(0)
        lines.append(asyncio.create_task(want(modest, "modest")))
        await asyncio.gather(*lines)
        assert not greedy.waiting

    asyncio.run(run())
    assert order.index("modest") <= 2
    assert order.count("greedy") == 20


def test_only_work_counts_and_not_what_is_waited_for():
    spent = []

    def busy(seconds):
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass

    async def work():
        busy(0.02)
        await asyncio.sleep(0.1)
        busy(0.03)
        return "done"

    async def failing():
        await asyncio.sleep(0)
        raise KeyError("x")

    async def run():
        assert await counted(work(), spent.append) == "done"
        with pytest.raises(KeyError):
            await counted(failing(), spent.append)
        task = asyncio.create_task(in_a_task())
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    async def in_a_task():
        await counted(asyncio.sleep(10), spent.append)

    asyncio.run(run())
    assert 0.05 <= sum(spent) < 0.08


def test_an_answer_is_made_once_and_a_failure_is_not_kept():
    made = []

    async def make():
        made.append(1)
        await asyncio.sleep(0.01)
        if len(made) == 1:
            raise Refused("not now")
        return len(made)

    async def run():
        kept = Cache(2)
        with pytest.raises(Refused):
            await kept.get("a", make)
        assert await asyncio.gather(*(kept.get("a", make) for _ in range(5))) == [2] * 5
        for other in "bcd":
            await kept.get(other, make)
        assert len(kept) == 2
        assert await kept.get("a", make) == 6, "what was asked for long ago is made again"

    asyncio.run(run())


class Slow:
    """In the place of the process: what it makes takes as long as is asked, and it says who was served."""

    def __init__(self):
        self.served = []

    def make(self, what, asked):
        self.served.append(what)
        time.sleep(asked[0])
        return what, asked[0]

    def close(self):
        pass


def test_each_visitor_in_turn_has_something_made(monkeypatch):
    slow = Slow()
    monkeypatch.setattr("roadstead.server.views.on_demand.Maker", lambda: slow)

    async def run():
        pages = OnDemand(replace(Limits(), made_waiting=30), TroubleLog())
        many = [asyncio.create_task(pages.make("greedy", "greedy", 0.01)) for _ in range(30)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await pages.make("greedy", "greedy", 0.01)
        await pages.make("modest", "modest", 0.01)
        assert slow.served.index("modest") <= 3
        await asyncio.gather(*many)
        pages.close()

    asyncio.run(run())


def test_who_had_much_made_waits_until_it_is_made_up_for(monkeypatch):
    monkeypatch.setattr("roadstead.server.views.on_demand.Maker", Slow)

    async def run():
        pages = OnDemand(replace(Limits(), made=0.5, made_burst=0.1), TroubleLog())
        await pages.make("greedy", "long", 0.2)
        began = time.monotonic()
        await pages.make("modest", "short", 0.0)
        assert time.monotonic() - began < 0.05
        await pages.make("greedy", "short", 0.0)
        assert time.monotonic() - began > 0.15
        pages.close()

    asyncio.run(run())


def test_what_takes_too_long_is_given_up_and_told(monkeypatch, caplog):
    monkeypatch.setattr(maker, "LIMIT", 0.05)

    async def run():
        pages = OnDemand(Limits(), TroubleLog())
        with pytest.raises(Refused, match="ask again"):
            await pages.make("anna", "verified", ["no record"])
        pages.close()

    asyncio.run(run())
    assert "trouble with making a page on demand, verified: it took longer than 0.05 seconds" in caplog.text


@pytest.mark.parametrize("game", games.names())
def test_a_preview_is_the_same_in_a_process_of_its_own(game):
    """What is sent there is the seat's own view, as plain JSON, and nothing of it is lost on the way."""
    found = find(game)
    seats = min(count for count in found.seats if count >= 2)
    chooser, state, names = random.Random(8), found.new(seats, 8), [f"Person {seat}" for seat in range(seats)]
    tried = 0
    while tried < 12 and not state.over:
        seat = chooser.choice(state.actors())
        action = int(chooser.choice(state.legal(seat)))
        view = state.redacted(seat)
        here = json.loads(outcome_of("", view.to_dict(), seat, [action], names))
        assert here == json.loads(msgspec.json.encode(outcome(view, seat, [action], names)))
        state.play(seat, action)
        tried += 1


def counting(server, monkeypatch):
    """How often something is made in the process, by what it is."""
    made = []
    make = server.hall.on_demand._maker.make
    monkeypatch.setattr(
        server.hall.on_demand._maker, "make", lambda what, asked: made.append(what) or make(what, asked)
    )
    return made


def test_a_preview_is_kept_until_the_question_changes(own_server, monkeypatch):
    server = own_server()
    anna, bert = server.playing(people=2, game="harbour_of_fortune", seats=2, bots=None)
    made = counting(server, monkeypatch)
    asked = anna if anna.choices else bert
    question, choices = asked.asked["question"], asked.choices
    first = [asked.ask("preview", question=question, do=[do])["preview"] for do in choices[:2]]
    again = [asked.ask("preview", question=question, do=[do])["preview"] for do in choices[:2]]
    assert first == again
    assert made == ["preview"] * 2
    asked.play(choices[0])
    for one in (anna, bert):
        one.until(lambda person: person.asked["question"] != question)
    assert "answered meanwhile" in asked.refusal("preview", question=question, do=[choices[0]])
    now = anna if anna.choices else bert
    now.ask("preview", question=now.asked["question"], do=[now.choices[0]])
    assert made == ["preview"] * 3


def test_who_waits_for_a_preview_can_play_meanwhile(own_server, monkeypatch):
    server = own_server()
    anna, bert = server.playing(people=2, game="jamaica", seats=2, bots=None)
    go_on = threading.Event()
    make = server.hall.on_demand._maker.make
    monkeypatch.setattr(server.hall.on_demand._maker, "make", lambda what, asked: go_on.wait(10) and make(what, asked))
    asked = anna if anna.choices else bert
    question, do = asked.asked["question"], asked.choices[0]
    asked.send("preview", id="slow", question=question, do=[do])
    asked.play(do)
    asked.answered(question)
    assert "slow" not in asked.replies
    go_on.set()
    asked.until(lambda p: "slow" in p.replies)
    assert "answered meanwhile" in asked.replies["slow"]["refused"]["words"]


def test_a_finished_game_is_verified_once_and_its_frames_are_kept(own_server, monkeypatch):
    server = own_server()
    anna, bert = server.playing(people=2, seats=2, options={"rounds": 5})
    play_out([anna, bert], random.Random(3))
    made = counting(server, monkeypatch)
    there = f"/api/tables/{anna.table}"
    told = [server.get(f"{there}/verify") for _ in range(3)]
    assert told[0]["sound"]
    assert told[0] == told[1] == told[2]
    frames = [server.get(f"{there}/replay/4") for _ in range(3)]
    assert frames[0] == frames[1] == frames[2]
    assert server.get(f"{there}/replay/4?seat=0") != frames[0], "as another seat it is another frame"
    assert made.count("verified") == 1
    assert made.count("frame") == 3, "asked for without the record, then with it; and once as a seat saw it"


def test_a_hint_is_kept_and_one_visitor_waits_for_few(own_server, monkeypatch):
    server = own_server(limits=replace(WIDE, hints=2))
    tables = [server.playing(people=2, game="jamaica", seats=2, bots=None) for _ in range(3)]
    people = [next(one for one in pair if one.choices) for pair in tables]
    go_on, asked = threading.Event(), []
    advise = server.hall.coaching._worker.advise

    def waiting(*given):
        asked.append(1)
        go_on.wait(10)
        return advise(*given)

    monkeypatch.setattr(server.hall.coaching._worker, "advise", waiting)
    for one in people[:2]:
        one.send("hint", id="hint")
    until = time.monotonic() + 10
    while server.hall.requests._adviser._waiting.total() < 2:
        assert time.monotonic() < until
        time.sleep(0.01)
    assert "has to wait" in people[2].refusal("hint")
    assert len(asked) == 1, "of one visitor the coach thinks about one hint at a time"
    go_on.set()
    for one in people[:2]:
        one.until(lambda p: "hint" in p.replies)
        assert one.replies["hint"]["hint"] in one.choices
    assert people[0].ask("hint")["advice"] == people[0].replies["hint"]["advice"]
    assert len(asked) == 2, "the same question is not thought about again"


def test_a_visitor_who_asks_without_end_is_slowed_down_over_all_lines(own_server):
    """Six lines of one address that ask as fast as they may get what one address is allowed, and are not sent away."""
    limits = replace(Limits(), requests=1e6, burst=1e6, tables=1e6, tables_burst=1000, work=0.02, work_burst=0.02)
    server = own_server(limits=limits)
    host = server.make(game="jamaica", seats=3)
    lines = [Person(server, host.table) for _ in range(6)]
    began, answers = time.monotonic(), 0
    while time.monotonic() - began < 2.0:
        for one in lines:
            one.send("why", id="x", do="attack red")
        for one in lines:
            one.until(lambda p: "x" in p.replies)
            one.replies.clear()
            answers += 1
    allowed = limits.work_burst + limits.work * (time.monotonic() - began)
    assert answers * 0.0003 <= allowed + 0.02
    assert not any(one.bye for one in lines)


def test_pages_are_paced_for_each_visitor_but_not_the_look_whether_all_is_well(own_server, monkeypatch):
    monkeypatch.setattr(paced, "PAGE", 0.1)
    server = own_server(limits=replace(Limits(), work=1.0, work_burst=0.05))
    began = time.monotonic()
    for _ in range(5):
        assert server.http("/api/games")[0] == 200
    assert time.monotonic() - began > 0.3
    began = time.monotonic()
    for _ in range(10):
        assert server.http("/healthz")[0] == 200
    assert time.monotonic() - began < 0.3
