"""Nothing at a table grows for ever: what is taken back, what is asked beside the game, tables that all have left."""

import asyncio
import random
import time
from dataclasses import replace

import pytest
from harness import WIDE, Person
from test_server_together import at_cards

from roadstead.server.automation import housekeeping
from roadstead.server.tables.guest import WAITING, WAITING_BYTES, Guest


def test_play_and_undo_end_at_a_limit_and_the_game_goes_on(own_server):
    server = own_server(limits=replace(WIDE, asides=3))
    people = at_cards(server)
    one = people[0]
    for _ in range(3):
        one.play()
        one.until(lambda p: p.asked.get("undo") and not p.choices)
        one.ask("undo")
        one.until(lambda p: p.choices)
    one.play()
    one.until(lambda p: p.asked.get("undo") and not p.choices)
    lines = len(server.hall.store.record(one.table)[0])
    assert "what is decided now stands" in one.refusal("undo")
    assert "what is decided now stands" in one.refusal("ask_back", n=1)
    assert "what is decided now stands" in one.refusal("hand_over", seat=one.seat)
    assert len(server.hall.store.record(one.table)[0]) == lines
    other = people[1]
    other.play()
    other.until(lambda p: p.asked.get("undo") and not p.choices)
    assert other.ask("undo"), "another seat has a limit of its own"


def test_an_offer_that_was_begun_and_left_again_is_told_to_nobody(own_server):
    """Nobody could see anything of it; that it was taken back is written down all the same, and counts."""
    server = own_server(limits=replace(WIDE, asides=3))
    anna, bert = server.playing(game="supremacy", seats=2, people=2, bots="")
    chooser = random.Random(3)
    one = None
    while one is None:
        for each in (anna, bert):
            if any(choice.startswith("offer ") for choice in each.choices):
                one = each
            elif each.choices:
                question = each.asked["question"]
                each.play(
                    next(
                        (do for do in each.choices if do.startswith(("play", "run all"))), chooser.choice(each.choices)
                    )
                )
                each.answered(question)
                break
    offer = next(choice for choice in one.choices if choice.startswith("offer "))
    room = server.hall.rooms.awake[one.table]
    for each in (anna, bert):
        each.until(lambda p: len(p.log) == len(room.heard(p.seat)))
    before = {each: each.words() for each in (anna, bert)}
    for _ in range(3):
        one.play(offer)
        one.until(lambda p: p.asked.get("deal"))
        one.ask("undo")
        one.until(lambda p: offer in p.choices)
    assert {each: each.words() for each in (anna, bert)} == before
    assert sum("takes decision" in row.words for row in room.log) == 3
    one.play(offer)
    one.until(lambda p: p.asked.get("deal"))
    assert "what is decided now stands" in one.refusal("undo")


def test_so_many_requests_are_remembered_and_then_only_the_game_goes_on(own_server):
    server = own_server(limits=replace(WIDE, asked=12))
    people = at_cards(server)
    one = people[0]
    for _ in range(12):
        one.try_to("hook", url="")
    assert "only the game goes on" in one.refusal("hook", url="")
    one.play()
    assert people[1].ask("hook", url=""), "others have not asked for so much"


@pytest.fixture
def days_pass(monkeypatch):
    """Put the clock of the one who looks for forgotten tables forward."""
    ahead = [0.0]
    real = time.time
    monkeypatch.setattr(housekeeping.time, "time", lambda: real() + ahead[0] * 86400)

    def forward(days):
        ahead[0] += days

    return forward


def closed(server, table, patience=10.0):
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if server.get(f"/api/tables/{table}")["status"] == "closed":
            return True
        time.sleep(0.05)
    return False


def test_a_game_that_everybody_left_is_closed_after_a_month_and_not_before(own_server, days_pass):
    server = own_server(idle_seconds=0.1)
    people = at_cards(server)
    table = people[0].table
    stays = at_cards(server)
    days_pass(29)
    time.sleep(0.5)
    assert server.get(f"/api/tables/{table}")["status"] == "playing"
    for one in people:
        one.close()
    days_pass(2)
    assert closed(server, table)
    assert "so this table was closed" in server.get(f"/api/tables/{table}")["notice"]
    assert server.get(f"/api/tables/{stays[0].table}")["status"] == "playing", "somebody is still there"
    back = Person(server, table, people[0].token)
    assert back.lobby["status"] == "closed"


def test_what_waits_for_one_who_reads_nothing_has_a_limit_and_is_let_go():
    async def run():
        slow = Guest()
        while not slow.gone:
            slow.send_raw(b"x" * 100_000)
            assert slow.outbox.qsize() <= WAITING
            assert slow.waiting < 2 * WAITING_BYTES
        assert slow.outbox.qsize() == 2, "only goodbye is left"
        follows = Guest()
        for _ in range(100):
            follows.send_raw(b"x" * 100_000)
            assert await follows.next_to_send()
        assert not follows.gone
        assert follows.waiting == 0

    asyncio.run(run())
