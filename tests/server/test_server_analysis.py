"""The analysis of a finished game: begun once, told how far it is, and kept with the table."""

import random
import time

import pytest
from harness import play_out

from roadstead.coach import worker
from roadstead.server.views import analyses

PATIENCE = 90.0


@pytest.fixture(scope="module")
def over(server):
    """A finished game; while it ran nothing of it was analysed."""
    anna, bert = server.playing(people=2, player="A<nn & Co", seats=2, options={"rounds": 5})
    assert "when it is over" in server.refused(f"/api/tables/{anna.table}/analysis", 403)
    play_out([anna, bert], random.Random(3))
    return anna


def begin(server, table):
    return server.get(f"/api/tables/{table}/analysis", method="POST")


def test_it_is_made_once_and_kept(server, over, monkeypatch):
    monkeypatch.setattr(analyses, "WORLDS", 8)
    there = f"/api/tables/{over.table}/analysis"
    assert server.get(there) == {"under_way": False}
    assert begin(server, over.table)["under_way"]
    until = time.monotonic() + PATIENCE
    while (now := server.get(there))["under_way"]:
        assert now.get("done", 0) <= now.get("total", 0)
        assert time.monotonic() < until
        time.sleep(0.1)
    told = now["told"]
    assert told["names"] == [seat["name"] for seat in over.lobby["seats"]]
    for seat in told["seats"]:
        assert told["fair"] + seat["luck"] + seat["own"] + seat["others"] == pytest.approx(seat["result"])
    assert begin(server, over.table)["told"] == told  # nobody is asked again


def test_all_cards_face_up_comes_beside_it(server, over, monkeypatch):
    monkeypatch.setattr(analyses, "WORLDS", 8)
    there = f"/api/tables/{over.table}/analysis"
    told = server.get(there)["told"]
    assert server.get(f"{there}?face_up=1", method="POST")["under_way"]
    until = time.monotonic() + PATIENCE
    while (now := server.get(there))["under_way"]:
        assert time.monotonic() < until
        time.sleep(0.1)
    face_up = now["told"].pop("face_up")
    assert now["told"] == told
    assert [step["n"] for step in face_up["steps"]] == [step["n"] for step in told["steps"]]
    assert face_up["deal"] != told["deal"]
    assert server.get(f"{there}?face_up=1", method="POST")["told"]["face_up"] == face_up


def under_way(server, monkeypatch, **of_visitors):
    """So many analyses of these visitors, which take for ever."""
    for visitor, count in of_visitors.items():
        for at in range(count):
            monkeypatch.setitem(server.hall.analyses._under_way, f"{visitor} {at}", analyses.Progress(visitor))


def test_too_many_at_once_are_refused(server, over, monkeypatch):
    monkeypatch.setattr(server.hall.store, "analysis", lambda table: None)
    under_way(server, monkeypatch, others=server.settings.limits.analyses)
    assert "So many games are being analysed" in server.refused(
        f"/api/tables/{over.table}/analysis", 429, method="POST"
    )
    assert "roadstead_analyses 20\n" in server.http("/metrics")[2].decode()


def test_one_visitor_cannot_fill_the_queue(own_server, monkeypatch):
    server = own_server(proxies=("127.0.0.1",))
    anna, bert = server.playing(people=2, seats=2, options={"rounds": 5})
    play_out([anna, bert], random.Random(3))
    monkeypatch.setattr(analyses, "WORLDS", 8)
    under_way(server, monkeypatch, **{"192.0.2.1": server.settings.limits.analyses_of_one})
    there = f"/api/tables/{anna.table}/analysis"
    one, other = ({"X-Forwarded-For": f"192.0.2.{number}"} for number in (1, 2))
    assert "You have asked for so many" in server.refused(there, 429, method="POST", headers=one)
    assert server.get(there, method="POST", headers=other)["under_way"]


def test_one_that_fails_can_be_asked_for_again(server, over, monkeypatch):
    def failing(*_, **__):
        raise worker.CoachFailed("the coach's process ended")
        yield

    monkeypatch.setattr(server.hall.store, "analysis", lambda table: None)
    monkeypatch.setattr(server.hall.analyses._team, "analyse", failing)
    assert begin(server, over.table)["under_way"]
    until = time.monotonic() + PATIENCE
    while server.hall.analyses.count and time.monotonic() < until:
        time.sleep(0.05)
    assert server.hall.analyses.count == 0, "it has given its place back, before anybody was told"
    while server.http(f"/api/tables/{over.table}/analysis")[0] != 403:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert server.get(f"/api/tables/{over.table}/analysis") == {"under_way": False}
