"""Somebody plays on from a moment of a finished game: a table of its own, against bots."""

import json
import random

import pytest
from harness import Person, play_out

from roadstead import records
from roadstead.server.tables.branches import STAND_IN


@pytest.fixture(scope="module")
def over(server):
    """A finished game of two people, of whom the second is given back too."""
    anna, bert = server.playing(people=2, seats=3, options={"rounds": 5})
    running = json.dumps({"n": 3, "player": "Anna"}).encode()
    assert server.http(f"/api/tables/{anna.table}/play_on", json.loads(running))[0] == 403
    play_out([anna, bert], random.Random(3))
    return anna, bert


def play_on(server, table, token="", **wish):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    status, _, whole = server.http(f"/api/tables/{table}/play_on", wish, headers=headers)
    return status, json.loads(whole)


def test_one_goes_on_with_the_own_seat_and_the_record_says_from_where(server, over):
    anna, bert = over
    status, made = play_on(server, anna.table, bert.token, n=20, player="Bert")
    assert status == 201, made
    again = Person(server, made["table"], made["token"])
    assert again.seat == bert.seat
    lobby = again.lobby
    assert (lobby["origin"], lobby["origin_n"]) == (anna.table, 20)
    seats = lobby["seats"]
    assert [seat.get("bot") for seat in seats if seat["seat"] != bert.seat and seat["seat"] == anna.seat] == [STAND_IN]
    assert lobby["name"].endswith("from decision 20")
    play_out([again], random.Random(5))
    record = records.read(server.http(f"/api/tables/{made['table']}/record")[2].decode().splitlines())
    first = records.read(server.http(f"/api/tables/{anna.table}/record")[2].decode().splitlines())
    assert record.header.origin.table == anna.table
    taken_over = record.header.origin.decisions
    then = [line.do for line in first.lines if isinstance(line, records.Decision) and line.n <= 20]
    assert [line.do for line in record.lines[1 : taken_over + 1]] == then[-taken_over:]
    assert records.verify_record(record).finished
    assert server.get(f"/api/tables/{made['table']}/verify")["sound"]


def test_a_spectator_names_a_seat_and_a_bot(server, over):
    table = over[0].table
    status, told = play_on(server, table, n=10, player="Cleo")
    assert (status, told["refused"]["words"][:19]) == (403, "You had no seat in ")
    status, made = play_on(server, table, n=10, player="Cleo", seat=2, bot="deckhand")
    assert status == 201, made
    cleo = Person(server, made["table"], made["token"])
    assert cleo.seat == 2
    assert [seat.get("bot") for seat in cleo.lobby["seats"]][:2] == ["deckhand", "deckhand"]
    listed = server.get("/api/tables")["tables"]
    assert made["table"] not in [row["table"] for row in listed]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"n": 9999}, "no decision 9999"),
        ({"n": 3, "seat": 7}, "the seats 0 to 2"),
        ({"n": 3, "bot": "nelson"}, "There is no bot"),
    ],
)
def test_what_cannot_be_is_refused(server, over, wish, words):
    status, told = play_on(server, over[0].table, over[0].token, player="Anna", **wish)
    assert status == 403
    assert words in told["refused"]["words"]
