"""Places for variants: shared among visitors, given up by those that nobody plays, and nothing is lost by it."""

import gc
import time
import weakref
from collections import Counter
from dataclasses import replace

import pytest
from harness import WIDE, Person

from roadstead.kernel.variants import in_memory
from roadstead.server.storage.table_info import PLAYING
from roadstead.server.tables.places import Places, Use
from roadstead.server.tables.refusal import NoPlace

OWN = 'game = "jamaica"\ntitle = "Place {n}"\nreason = "r"\n[changes]\nfinish_score = {n}\n'
FEW = replace(WIDE, files=1000.0, files_burst=1000, variants=2)
BY_PROXY = ("127.0.0.1",)


def from_visitor(number):
    return {"X-Forwarded-For": f"192.0.2.{number}"}


def table_of(server, n, visitor):
    """What is answered to a visitor who makes a table of variant number ``n``."""
    text = OWN.format(n=n)
    body = {"game": name_of(server, n), "seats": 2, "variant": text}
    return server.http("/api/tables", body, headers=from_visitor(visitor))


def name_of(server, n):
    return server.get("/api/variants", body={"variant": OWN.format(n=n)})["name"]


class Used(dict):
    """How much each variant is used; what is put to sleep is no longer used."""

    def __init__(self, **used):
        super().__init__(used)
        self.asleep = []

    def put_to_sleep(self, name):
        self.asleep.append(name)
        self.pop(name, None)


@pytest.fixture
def used():
    return Used()


@pytest.fixture
def places(used, monkeypatch):
    """Three places, two of them for one visitor; whatever has one is in memory."""
    made = Places(3, 2, lambda: used, used.put_to_sleep)
    monkeypatch.setattr("roadstead.server.tables.places.in_memory", lambda: Counter(made._taken))
    return made


def take(places, name, visitor=""):
    with places.taken(name, visitor):
        pass


def test_the_one_that_was_used_longest_ago_gives_up_its_place(places, used):
    for name in ("a", "b", "c"):
        take(places, name)
    take(places, "a")
    take(places, "d")
    assert (list(places._taken), used.asleep, places.given_up) == (["c", "a", "d"], ["b"], 1)


def test_of_one_whose_tables_are_gone_or_asleep_before_one_that_has_tables(places, used):
    for name in ("a", "b", "c"):
        take(places, name)
    used.update(a=Use.IDLE, b=Use.PLAYED)
    take(places, "d")
    take(places, "e")
    assert used.asleep == ["c", "d"]
    used.update(e=Use.PLAYED)
    take(places, "f")
    assert used.asleep == ["c", "d", "a"]
    used.update(f=Use.PLAYED)
    with pytest.raises(NoPlace, match="no room for another one"):
        take(places, "g")
    take(places, "b")


def test_a_visitor_has_some_of_them_and_gives_up_their_own(places, used):
    take(places, "theirs", "bert")
    take(places, "a", "anna")
    take(places, "b", "anna")
    take(places, "c", "anna")
    assert used.asleep == ["a"]
    used.update(b=Use.PLAYED, c=Use.PLAYED)
    with pytest.raises(NoPlace, match="you brought"):
        take(places, "d", "anna")
    take(places, "d", "cleo")
    assert used.asleep == ["a", "theirs"]


def test_one_that_is_just_being_made_keeps_its_place(places, used):
    for name in ("a", "b", "c"):
        take(places, name)
    with places.taken("a"), places.taken("b"):
        take(places, "d")
        assert used.asleep == ["c"]


def test_what_cannot_be_made_has_no_place(monkeypatch, used):
    places = Places(3, 2, lambda: used, used.put_to_sleep)
    monkeypatch.setattr("roadstead.server.tables.places.in_memory", dict)
    with pytest.raises(ZeroDivisionError), places.taken("a"):
        raise ZeroDivisionError
    assert len(places) == 0


def test_tables_at_which_nobody_is_give_up_their_place_and_are_found_again(own_server):
    server = own_server(limits=FEW)
    anna = server.playing(game=name_of(server, 1), variant=OWN.format(n=1), seats=2, bots="greedy")
    game = weakref.ref(in_memory()[anna.lobby["game"]])
    anna.close()
    room = server.hall.rooms.awake[anna.table]
    until = time.monotonic() + 10
    while room.busy and time.monotonic() < until:
        time.sleep(0.01)
    question = room.settled.question
    del room
    for n in (2, 3):
        server.make(game=name_of(server, n), variant=OWN.format(n=n), seats=2).close()
    assert anna.table not in server.hall.rooms.awake
    assert anna.lobby["game"] not in in_memory()
    assert "roadstead_variants_given_up_total 1\n" in server.http("/metrics")[2].decode()
    again = Person(server, anna.table, anna.token, anna.line)
    again.until(lambda one: one.view)
    assert again.asked["question"] == question
    again.play()
    again.answered(question)
    gc.collect()
    assert game() is None, "the one that was given up is gone"


def test_all_places_are_taken_only_while_all_are_played(own_server):
    server = own_server(limits=FEW)
    people = [server.make(game=name_of(server, n), variant=OWN.format(n=n), seats=2) for n in (11, 12)]
    body = {"game": name_of(server, 13), "seats": 2, "variant": OWN.format(n=13)}
    assert "no room for another one" in server.refused("/api/tables", 400, body=body)
    server.make(game="jamaica~rich-lairs-" + _key(server), seats=2).close()  # what is offered takes no place
    people[0].close()
    until = time.monotonic() + 10
    while server.hall.rooms.awake[people[0].table].busy and time.monotonic() < until:
        time.sleep(0.01)
    third = server.make(game=body["game"], variant=body["variant"], seats=2)
    assert third.lobby["title"] == "Jamaica (Place 13)"
    refused = Person(server, people[0].table, people[0].token)
    assert "no room for another one" in refused.bye["words"]
    assert refused.bye["again"]
    assert "no room for another one" in server.refused(f"/api/tables/{people[0].table}", 503)
    third.close()
    until = time.monotonic() + 10
    while server.hall.rooms.awake[third.table].busy and time.monotonic() < until:
        time.sleep(0.01)
    assert Person(server, people[0].table, people[0].token).lobby["title"] == "Jamaica (Place 11)"
    assert server.hall.log.count == 0


def _key(server):
    offered = server.get("/api/variants")["variants"]
    return next(one["name"] for one in offered if "rich-lairs" in one["name"]).rpartition("-")[2]


def test_one_visitor_cannot_take_all_places(own_server):
    server = own_server(limits=replace(FEW, variants=4, variants_of_one=2), proxies=BY_PROXY)
    for n in range(1, 6):
        assert table_of(server, n, visitor=1)[0] == 201
    assert len(server.hall.rooms.places) == 2, "their own were given up"
    assert table_of(server, 6, visitor=2)[0] == 201
    assert len(server.hall.rooms.places) == 3


def test_a_table_that_waits_for_a_time_is_woken_then(own_server):
    server = own_server(limits=FEW)
    anna = server.playing(game=name_of(server, 21), variant=OWN.format(n=21), seats=2, people=2, bots="", deadline=3)[0]
    host = server.hall.rooms
    for one in list(host.awake[anna.table].guests):
        one.bye("Go.")
    until = time.monotonic() + 10
    while host.awake[anna.table].busy and time.monotonic() < until:
        time.sleep(0.01)
    for n in (22, 23):
        server.make(game=name_of(server, n), variant=OWN.format(n=n), seats=2).close()
    assert anna.table not in host.awake
    until = time.monotonic() + 15
    while time.monotonic() < until:
        room = host.awake.get(anna.table)
        if room is not None and any(seat.bot for seat in room.info.seats):
            break
        time.sleep(0.05)
    assert room.info.status == PLAYING
    assert any("is up" in line.words and "plays until" in line.words for line in room.log)


def test_a_page_that_is_being_made_keeps_the_table_awake(server):
    anna = server.make()
    room = server.hall.rooms.awake[anna.table]
    anna.close()
    until = time.monotonic() + 10
    while room.busy and time.monotonic() < until:
        time.sleep(0.01)
    with room.read():
        assert room.busy
    assert not room.busy
