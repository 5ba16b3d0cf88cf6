"""Making a table, sitting down, starting."""

import hashlib
import json

import pytest
from harness import Person, digest


def test_friends_come_by_the_link_and_the_host_starts(server):
    anna = server.make(seats=3)
    bert = Person(server, anna.table)
    cleo = Person(server, anna.table)
    assert bert.lobby["status"] == "gathering"
    assert bert.seat is None
    assert anna.seat == 0
    assert anna.lobby["host"]
    assert bert.sit(1, "Bert")["token"]
    cleo.sit(2, "Cleo")
    anna.until(lambda p: [seat.get("name") for seat in p.lobby["seats"]] == ["Anna", "Bert", "Cleo"])
    assert all(seat["here"] for seat in anna.lobby["seats"])
    anna.ask("start")
    for one in (anna, bert, cleo):
        one.until(lambda p: p.lobby["status"] == "playing" and p.view)
        assert one.lobby["lines"] == ["anna's line", "a line", "a line"]
        assert one.view["board"]["url"].startswith("/board/jamaica/")
        assert one.log, "the set-up is in the log"


def test_only_the_host_starts_and_only_a_full_table(server):
    anna = server.make(seats=3)
    bert = Person(server, anna.table)
    bert.sit(1, "Bert")
    assert "host" in bert.refusal("start")
    assert "Not every seat is taken yet" in anna.refusal("start")
    assert "host" in bert.refusal("fill", bot="greedy")
    anna.ask("fill", bot="greedy")
    assert anna.lobby["seats"][2]["bot"] == "greedy"
    anna.ask("start")
    anna.until(lambda p: p.lobby["status"] == "playing")


def test_seats_are_taken_once_changed_and_left(server):
    anna = server.make(seats=4)
    bert = Person(server, anna.table)
    assert "taken" in bert.refusal("sit", seat=0, name="Bert", digest=digest("x"))
    assert "seats 0 to 3" in bert.refusal("sit", seat=5, name="Bert", digest=digest("x"))
    bert.sit(1, "Bert")
    bert.sit(3, "Bert")
    anna.until(lambda p: [seat.get("name", "") for seat in p.lobby["seats"]] == ["Anna", "", "", "Bert"])
    bert.ask("stand")
    anna.until(lambda p: not p.lobby["seats"][3].get("name"))
    bert.sit(2, "Bert")
    anna.ask("remove", seat=2)
    bert.until(lambda p: p.seat is None)


@pytest.mark.parametrize(
    "name",
    ["\u2800", "\u200d", "\ufe0f", "\U000e0041\U000e0042", "\u0301", "\u3164\u2800", "\u180e", "\U0001d159", "\ufffc"],
)
def test_a_name_that_nobody_can_see_is_none(server, name):
    anna = server.make(seats=3)
    bert = Person(server, anna.table)
    assert "can be seen" in bert.refusal("sit", seat=1, name=name, digest=digest("x"))


@pytest.mark.parametrize(
    "name",
    ["Аnna", "Ann\u0430", "Αnna", "Ànna", "An\u200cna", "A\u2800nna", "Anna.", "A.n.n.a", "Anna\ufe0e", "\U000e0061Anna"],
)  # fmt: skip
def test_a_name_that_is_taken_for_the_hosts_is_refused(server, name):
    anna = server.make(seats=3)
    bert = Person(server, anna.table)
    assert "called Anna already" in bert.refusal("sit", seat=1, name=name, digest=digest("x"))


@pytest.mark.parametrize("name", ["Host", "HOST", "Нost", "H0st", "host "])
def test_nobody_is_called_as_the_host_is(server, name):
    watching = server.make(seats=3, player="")
    bert = Person(server, watching.table)
    assert "choose another name" in bert.refusal("sit", seat=1, name=name, digest=digest("x"))


@pytest.mark.parametrize("name", ["Anne", "Hanna", "Игорь", "李明", "❤️", "نام‌نویسی", "Bo2", "Zoë"])
def test_other_names_are_as_good_as_any(server, name):
    anna = server.make(seats=3)
    bert = Person(server, anna.table)
    bert.sit(1, name)
    assert bert.lobby["seats"][1]["name"] == name


def test_a_seat_is_locked_to_one_device_and_the_others_lose_it(server):
    anna = server.make(seats=3)
    phone = Person(server, anna.table, anna.token)
    stolen = anna.token
    assert phone.seat == 0
    new = "n" * 40
    anna.ask("lock", id="lock-1", token=new)
    assert "locked on another device" in phone.until(lambda p: p.bye).bye["words"]
    assert not phone.bye["again"]
    thief = Person(server, anna.table, stolen)
    assert thief.seat is None
    assert "no seat" in thief.refusal("lock", token="t" * 40)
    assert "no seat" in thief.refusal("rename", name="Thief")
    assert "host" in thief.refusal("start")
    lost = Person(server, anna.table, new)
    assert lost.seat == 0
    assert lost.lobby["host"]
    assert lost.ask("lock", id="lock-1", token=new), "the answer was lost, and is given again"
    assert Person(server, anna.table, new).seat == 0
    bert = Person(server, anna.table)
    bert.sit(1, "Bert")
    assert "in use" in bert.refusal("lock", token=new)


@pytest.mark.parametrize("name", ["Anna", " anna ", "ＡＮＮＡ", "Blue", "\u202eannA", "\u200b", "\x07"])
def test_nobody_takes_a_name_that_is_taken_or_not_seen(server, name):
    anna = server.make(seats=3)
    bert = Person(server, anna.table)
    if name == "\u202eannA":
        assert "Anna already" in bert.refusal("sit", seat=1, name=name, digest=digest("x"))
    else:
        seat = 2 if name == "Blue" else 1
        assert bert.refusal("sit", seat=seat, name=name, digest=digest("x"))


def test_a_new_name_is_told_and_cleaned(server):
    anna = server.make(seats=3)
    anna.ask("rename", name="  Anna\n\u202e  Maria ")
    anna.until(lambda p: p.lobby["seats"][0]["name"] == "Anna Maria")


def test_the_dice_are_committed_to_before_anybody_sits(server):
    anna = server.make(seats=3, player="")
    assert len(anna.lobby["commitment"]) == 64
    assert "lines" not in anna.lobby
    before = anna.lobby["commitment"]
    anna.sit(1, "Anna")
    anna.ask("fill", bot="greedy")
    anna.ask("start")
    anna.until(lambda p: p.lobby["status"] == "playing")
    assert anna.lobby["commitment"] == before
    assert anna.lobby["lines"] == ["greedy", anna.line, "greedy"]


def test_a_line_not_committed_to_is_refused_and_one_not_revealed_is_replaced(own_server):
    server = own_server(reveal_seconds=0.3)
    anna = server.make(seats=3)
    bert = Person(server, anna.table, line="bert's own")
    bert.sit(1, "Bert")
    committed, bert.line = bert.line, ""  # he keeps it to himself
    anna.ask("fill", bot="greedy")
    anna.ask("start")
    bert.until(lambda p: p.lobby.get("reveal"))
    assert "not the line" in bert.refusal("reveal", line="another")
    anna.until(lambda p: p.lobby["status"] == "playing")
    assert anna.lobby["lines"] == ["anna's line", hashlib.sha256(committed.encode()).hexdigest(), "greedy"]


def test_the_answer_to_sitting_down_may_be_lost_and_asked_for_again(server):
    anna = server.make(seats=3)
    bert = Person(server, anna.table)
    first = bert.sit(1, "Bert", id="sit-1")["token"]
    bert.close()
    later = Person(server, anna.table)
    second = later.ask("sit", id="sit-1", seat=1, name="Bert", digest=digest(later.line))["token"]
    later.until(lambda p: p.seat == 1)
    assert second != first
    assert Person(server, anna.table, second).seat == 1
    stranger = Person(server, anna.table, line="another")
    assert "taken" in stranger.refusal("sit", id="sit-1", seat=1, name="Bert", digest=digest("another"))


def test_a_closed_table_stays_closed(server):
    anna = server.make(seats=3)
    bert = Person(server, anna.table)
    assert "host" in bert.refusal("close")
    anna.ask("close")
    bert.until(lambda p: p.lobby["status"] == "closed")
    assert "closed" in bert.refusal("sit", seat=1, name="Bert", digest=digest("x"))
    assert anna.table not in [row["table"] for row in server.get("/api/tables")["tables"]]


def test_tables_are_listed_unless_they_are_private(server):
    open_table, private = server.make(name="Friday night"), server.make(listed=False)
    rows = {row["table"]: row for row in server.get("/api/tables")["tables"]}
    assert rows[open_table.table]["name"] == "Friday night"
    assert rows[open_table.table]["seats"][0]["name"] == "Anna"
    assert private.table not in rows
    assert server.get(f"/api/tables/{private.table}")["status"] == "gathering"


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"game": "chess", "seats": 2}, "no game"),
        ({"game": "jamaica", "seats": 8}, "players"),
        ({"game": "jamaica", "seats": 3, "options": {"rounds": -4}}, "'rounds' of Jamaica is one of"),
        ({"game": "jamaica", "seats": 3, "bots": {"0": "exec:rm -rf /"}}, "no bot"),
        ({"game": "jamaica", "seats": 3, "bots": {"7": "greedy"}}, "seats 0 to 2"),
        ({"game": "jamaica", "seats": 3, "bots": {"0": "greedy"}, "player": "Anna", "seat": 0}, "taken by a bot"),
        ({"game": "jamaica", "seats": 3, "player": "\u202e"}, "at least one letter"),
        ({"game": "jamaica", "seats": 3, "colour": "red"}, "no table"),
        (b"{", "no table"),
        (b"[" * 9000, "no table"),
        (b'{"game": "' + b"x" * 20000 + b'"}', "too long"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(server, asked, words):
    status, _, whole = server.http("/api/tables", asked)
    assert status in (400, 413)
    assert words in json.loads(whole)["refused"]["words"]


def test_a_list_has_the_tables_that_gather_or_those_that_are_played_and_tells_how(server):
    gathering = server.make(name="Next week", deadline=7 * 86400, options={"rounds": 5})
    started = server.playing(seats=2)
    lists = {status: server.get(f"/api/tables?status={status}")["tables"] for status in ("gathering", "playing")}
    assert {row["status"] for row in lists["gathering"]} == {"gathering"}
    assert {row["status"] for row in lists["playing"]} <= {"starting", "playing"}
    assert started.table in [row["table"] for row in lists["playing"]]
    row = next(row for row in lists["gathering"] if row["table"] == gathering.table)
    assert row["deadline"] == 7 * 86400
    assert row["options"] == {"rounds": 5}
    assert row["seats"][0]["here"]
    everything = {row["table"] for row in server.get("/api/tables?status=nonsense")["tables"]}
    assert {gathering.table, started.table} <= everything
