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


def test_too_many_at_once_are_refused(server, over, monkeypatch):
    monkeypatch.setattr(analyses, "MOST_WAITING", 0)
    monkeypatch.setattr(server.hall.store, "analysis", lambda table: None)
    assert "has to wait" in server.refused(f"/api/tables/{over.table}/analysis", 403, method="POST")


def test_one_that_fails_can_be_asked_for_again(server, over, monkeypatch):
    def failing(*_, **__):
        raise worker.CoachFailed("the coach's process ended")
        yield

    monkeypatch.setattr(server.hall.store, "analysis", lambda table: None)
    monkeypatch.setattr(server.hall.analyses._team, "analyse", failing)
    assert begin(server, over.table)["under_way"]
    until = time.monotonic() + PATIENCE
    while server.http(f"/api/tables/{over.table}/analysis")[0] != 403:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert server.get(f"/api/tables/{over.table}/analysis") == {"under_way": False}
