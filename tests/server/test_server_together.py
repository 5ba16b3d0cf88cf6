"""Taking back, going back together, and playing for one another."""

import http.server
import json
import random
import sqlite3
import threading
import time
from dataclasses import replace

import pytest
from harness import WIDE, Person, digest, play_out
from test_server_play import asked_person, play_one, started

from roadstead.records import Note, Rewind, read, verify_record
from roadstead.server.webhooks import is_public, why_not


def at_cards(server, people=3, **table):
    """A game of Jamaica in which everybody is asked for a card."""
    those = started(server, people, **table)
    play_one(*those)
    for one in those:
        one.until(lambda p: p.choices and p.choices[0].startswith("card"))
    return those


def agree(person, *, yes=True):
    """Answer what all are asked."""
    person.until(lambda p: p.lobby.get("ballot"))
    return person.ask("vote", ballot=person.lobby["ballot"]["number"], yes=yes)


def test_a_decision_that_taught_nobody_anything_is_taken_back(server):
    people = at_cards(server)
    one = people[0]
    first = one.choices
    one.play()
    one.until(lambda p: p.asked.get("undo") and not p.choices)
    one.ask("undo")
    one.until(lambda p: p.choices == first)
    for other in people:
        other.until(lambda p: any("takes decision 2 back" in words for words in p.words()))
    fresh = people[1].refusal("undo")
    assert "You have nothing to take back" in fresh or "cannot be taken back" in fresh


def test_cards_on_the_table_stay_there(server):
    people = at_cards(server)
    for one in people:
        one.play()
    people[0].until(lambda p: p.view["n"] >= 4)
    assert "cannot be taken back" in people[0].refusal("undo")


def test_all_agree_to_go_back_and_the_dice_go_on(server):
    people = at_cards(server)
    for one in people:
        one.play()
    people[0].until(lambda p: p.view["n"] >= 4)
    room = server.hall.rooms.awake[people[0].table]
    at = room.match.state.dice.at
    asker, *others = people
    asker.ask("ask_back", n=1)
    for one in people:
        one.until(lambda p: p.lobby.get("ballot"))
    assert asker.lobby["ballot"] == {
        "number": 1,
        "kind": "back",
        "n": 1,
        "by": 0,
        "yes": [0],
        "waiting": [1, 2],
    }
    assert "asked about going back already" in others[0].refusal("ask_back", n=2)
    agree(others[0])
    assert room.settled.n >= 4
    agree(others[1])
    for one in people:
        one.until(lambda p: any("All go back" in words for words in p.words()))
        one.until(lambda p: not p.lobby.get("ballot") and len(p.asked["actors"]) == 1)
    asked_person(people)
    assert room.match.state.decisions == 0
    assert room.match.state.dice.at == at
    play_out(people, random.Random(2))
    record = read(server.http(f"/api/tables/{asker.table}/record")[2].splitlines())
    assert [line.seats for line in record.lines if isinstance(line, Rewind)] == [[0, 1, 2]]
    assert verify_record(record).taken_back >= 4


def test_one_no_or_one_decision_ends_the_question(server):
    people = at_cards(server)
    people[0].play()
    people[1].ask("ask_back", n=2)
    agree(people[2], yes=False)
    people[0].until(lambda p: any("does not want to go back" in words for words in p.words()))
    assert "Nobody asks that any more" in people[0].refusal("vote", ballot=1, yes=True)
    people[1].ask("ask_back", n=1)
    people[1].play()
    people[0].until(lambda p: not p.lobby.get("ballot"))
    assert "no decision 99" in people[0].refusal("ask_back", n=99)


def test_bots_do_not_mind_going_back(server):
    anna = started(server, 1)
    anna = anna[0] if isinstance(anna, list) else anna
    asked_first = anna.until(lambda p: p.choices).choices
    for _ in range(2):
        anna.until(lambda p: p.choices)
        question = anna.asked["question"]
        anna.play()
        anna.answered(question)
    question = anna.until(lambda p: p.choices).asked["question"]
    anna.ask("ask_back", n=1)
    anna.until(lambda p: any("All go back to before decision 1" in words for words in p.words()))
    anna.until(lambda p: p.choices and p.asked["question"] != question)
    assert anna.choices == asked_first
    assert not anna.lobby.get("ballot")


def test_a_bot_in_ones_place_does_not_agree_to_go_back(server):
    """Somebody's line breaks for a moment: that is no consent, whoever plays for them then."""
    anna, bert, cleo = at_cards(server)
    bert.play()
    anna.play()
    room = server.hall.rooms.awake[anna.table]
    at = room.settled.n
    anna.ask("ask_back", n=1)
    agree(cleo)
    bert.ask("hand_over", seat=1)
    bert.close()
    anna.until(lambda p: p.lobby["seats"][1].get("bot") and not p.lobby["seats"][1].get("here"))
    assert anna.lobby["ballot"]["waiting"] == [1]
    assert room.settled.n == at
    agree(bert.again())  # without taking the seat back first
    anna.until(lambda p: any("All go back to before decision 1" in words for words in p.words()))


def test_to_put_somebody_out_is_not_to_have_them_agree(server):
    anna, bert, cleo = at_cards(server)
    bert.play()
    anna.ask("ask_back", n=1)
    agree(cleo)
    anna.ask("remove", seat=1)
    anna.until(lambda p: not p.lobby["seats"][1].get("owner"))
    assert not anna.lobby.get("ballot")
    assert not any("All go back" in row.words for row in server.hall.rooms.awake[anna.table].log)


def test_what_follows_from_no_decision_is_told_apart(own_server):
    server = own_server()
    anna, bert, cleo = at_cards(server)
    bert.ask("hand_over", seat=1)
    anna.until(lambda p: p.lobby["seats"][1].get("bot"))
    play_out([anna, cleo], random.Random(7))

    def asides(lines):
        return [(line["words"].partition(" (")[0], line["seat"]) for line in lines if line.get("aside")]

    told = [("A bot", 1)]
    assert asides(anna.log) == told
    replay = server.get(f"/api/tables/{anna.table}/replay")["lines"]
    assert not any(asides(line.get("words", [])) for line in replay)
    assert [asides(line.get("asides", [])) for line in replay if line.get("asides")] == [told]
    server.stop()
    later = own_server()
    assert Person(later, anna.table, anna.token).log == anna.log


def test_who_resigns_does_not_come_back(server):
    anna, bert, cleo = at_cards(server)
    bert.ask("resign")
    anna.until(lambda p: p.lobby["seats"][1].get("resigned"))
    assert "resigned" in bert.refusal("take_back")
    assert "resigned" in bert.refusal("resign")
    anna.play()
    cleo.play()
    anna.until(lambda p: p.view["n"] >= 4)


def test_the_host_puts_somebody_out_and_a_bot_plays_on(server):
    anna, bert, _ = at_cards(server)
    assert "host" in bert.refusal("remove", seat=0)
    anna.ask("remove", seat=1)
    bert.until(lambda p: p.seat is None)
    bert.until(lambda p: not p.choices)
    assert "no seat" in bert.refusal("take_back")


def test_when_the_time_is_up_a_bot_takes_over_and_the_owner_comes_back(own_server):
    server = own_server()
    anna, bert = started(server, 2, deadline=1)
    anna.until(lambda p: any(seat.get("due") for seat in p.lobby["seats"]))
    anna.until(lambda p: any("time of" in words for words in p.words()))
    for one in (anna, bert):
        one.until(lambda p: p.lobby["seats"][p.seat].get("bot") or p.view["n"] > 3)
    late = next(one for one in (anna, bert) if one.lobby["seats"][one.seat].get("bot"))
    assert late.lobby["seats"][late.seat]["name"] in ("Anna", "Bert")
    handed = late.lobby["seats"][late.seat]["handed"]
    assert handed["why"] == "late"
    assert abs(handed["when"] - time.time()) < 20
    assert "by" not in handed
    late.until(lambda p: p.view["n"] > p.lobby["seats"][p.seat].get("stand_in_from", 0))
    late.ask("take_back")
    late.until(lambda p: not p.lobby["seats"][p.seat].get("bot"))
    assert any(f"{late.lobby['seats'][late.seat]['name']} is back" in words for words in late.words())
    seat = late.lobby["seats"][late.seat]
    assert not seat.get("handed")
    assert seat["stand_in_to"] > seat.get("stand_in_from", 0), "what was done meanwhile can be told apart"
    notes = [line for line in server.hall.rooms.awake[late.table].match.record.lines if isinstance(line, Note)]
    assert [note.note for note in notes if note.seat == late.seat][:2] == ["late", "return"]


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        self.server.told.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(302)
        self.send_header("Location", "/elsewhere")
        self.end_headers()

    def do_GET(self):
        self.server.told.append("followed")

    def log_message(self, *_):
        pass


def test_an_alert_is_sent_to_one_whose_turn_it_becomes_while_away(own_server):
    server = own_server(webhooks_anywhere=True)
    receiver = http.server.HTTPServer(("127.0.0.1", 0), Receiver)
    receiver.told = []
    threading.Thread(target=receiver.serve_forever, daemon=True).start()
    people = started(server, 3)
    captain = asked_person(people)
    away, other = (one for one in people if one is not captain)
    for one in (away, other):
        one.ask("hook", url=f"http://127.0.0.1:{receiver.server_port}/{one.seat}")
    name, seat = away.lobby["seats"][away.seat]["name"], away.seat
    away.close()
    captain.until(lambda p: not p.lobby["seats"][seat].get("here"))
    play_one(captain)
    deadline = time.monotonic() + 10
    while not receiver.told and time.monotonic() < deadline:
        time.sleep(0.02)
    time.sleep(0.1)
    receiver.shutdown()
    receiver.server_close()
    assert [told["name"] for told in receiver.told] == [name]
    assert receiver.told[0]["table"] == away.table
    assert away.token not in json.dumps(receiver.told)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://",
        "ftp://example.org/",
        "https://a b/",
        "https://u:p@example.org/",
        "https://[::1",
        "x",
    ],
)
def test_an_alert_goes_to_an_https_address(server, url):
    anna = started(server, 1)
    anna = anna[0] if isinstance(anna, list) else anna
    assert anna.refusal("hook", url=url)
    assert why_not("https://example.org/turn?me=1") == ""


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fec0::1", False),
        ("feff::1", False),
        ("127.1", False),
        ("2130706433", False),
        ("::ffff:10.0.0.1", False),
        ("0.0.0.0", False),
        ("64:ff9b::a00:1", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("93.184.215.14", True),
        ("2606:2800:21f::1", True),
    ],
)
def test_alerts_do_not_lead_into_the_servers_own_network(address, public):
    assert is_public(address) is public


def test_chat_is_plain_text_and_kept(server):
    people = at_cards(server)
    people[0].ask("say", text="  good \u202eluck\n<b>all</b> ")
    people[1].until(lambda p: p.chat)
    assert people[1].chat[0]["text"] == "good luck <b>all</b>"
    assert people[1].chat[0]["name"] == "Anna"
    assert Person(server, people[0].table).until(lambda p: p.chat).chat == people[1].chat
    assert "take a seat" in Person(server, people[0].table).refusal("say", text="hi")
    people[0].ask("say", id="once", text="twice?")
    people[0].ask("say", id="once", text="twice?")
    people[1].until(lambda p: len(p.chat) >= 2)
    assert len(server.hall.rooms.awake[people[0].table].chat) == 2


def seat_links(person):
    address = f"https://example.org/t/{person.table}"
    return [
        f"come and play: {address}#seat={person.token}&line=0123",
        f"{address}#SEAT%3D{person.token}",
        f"my key is {person.token}, take it",
        f"x{person.token}x",
        f"{person.token[:10]}\u200b{person.token[10:]}",
        f"{address}#seat={'a' * 32}",
    ]


def test_a_link_to_a_seat_is_not_said_to_others(own_server):
    anna, bert, _ = at_cards(own_server(limits=replace(WIDE, chat_burst=100)))
    for text in [*seat_links(anna), f"Anna's is {anna.token}"]:
        who = bert if text.startswith("Anna's") else anna
        assert "plays in your place" in who.refusal("say", text=text), text
    address = f"https://example.org/t/{anna.table}"
    for text in (address, f"{address}?seat=2", "the seat=free, come", "a-long-word-of-more-than-thirty-two-letters"):
        anna.ask("say", text=text)
    bert.until(lambda p: len(p.chat) >= 4)
    assert len(bert.chat) == 4
    assert not any(anna.token in line["text"] for line in bert.chat)


def test_a_link_to_a_seat_that_was_said_before_is_told_to_nobody_any_more(own_server, database):
    server = own_server()
    anna, *_ = at_cards(server)
    anna.ask("say", text="hello")
    server.stop()
    told = f"mine: https://example.org/t/{anna.table}#seat={anna.token}&line=12 or {anna.token}"
    with sqlite3.connect(database.removeprefix("sqlite:///")) as stored:
        stored.execute("UPDATE chats SET text = ?", (told,))
    again = Person(own_server(), anna.table).until(lambda p: p.chat)
    assert again.chat[0]["text"] == (
        f"mine: https://example.org/t/{anna.table} (the link to a seat) or (the link to a seat)"
    )


def test_the_same_game_again(server):
    anna, bert, cleo = at_cards(server)
    assert "not over yet" in anna.refusal("rematch")
    play_out([anna, bert, cleo], random.Random(4))
    reply = bert.ask("rematch", id="again", digest=digest("bert's next line"))
    assert bert.ask("rematch", id="again", digest=digest("bert's next line")) == reply
    anna.until(lambda p: p.lobby.get("rematch") == reply["table"])
    host = Person(server, reply["table"], bert.token, "bert's next line")
    assert host.lobby["host"]
    assert host.seat == 1
    assert [seat.get("name") for seat in host.lobby["seats"]] == ["Anna", "Bert", "Cleo"]
    assert [seat.get("kept", False) for seat in host.lobby["seats"]] == [True, False, True]
    assert host.lobby["commitment"] != anna.lobby["commitment"]
    reply = cleo.ask("rematch")
    for old, seat, name in ((anna, 0, "Anna"), (cleo, 2, "Cleo")):
        friend = Person(server, reply["table"], old.token)
        assert friend.lobby["kept"] == seat
        friend.sit(seat, name)
        assert "kept" not in friend.lobby
    host.ask("start")
    host.until(lambda p: p.lobby["status"] == "playing" and "bert's next line" in p.lobby["lines"])


def test_a_seat_is_kept_until_its_person_comes_or_the_host_frees_it(server):
    anna, bert, cleo = at_cards(server)
    play_out([anna, bert, cleo], random.Random(5))
    table = anna.ask("rematch")["table"]
    host = Person(server, table, anna.token)
    assert host.seat is None  # who brings no line sits down like everybody else
    host.sit(0, "Anna")
    stranger = Person(server, table)
    taking = {"name": "Dora", "digest": digest(stranger.line)}
    assert stranger.refusal("sit", seat=1, **taking) == "Kept for Bert: the host can free it."
    assert "called Bert already" in host.refusal("rename", name="Bert")
    assert "kept for Bert, Cleo" in host.refusal("fill", bot="greedy")
    assert "(kept for Bert)" in host.refusal("start")
    host.ask("remove", seat=1)
    stranger.sit(1, "Dora")
    host.ask("fill", seat=2, bot="greedy")
    late = Person(server, table, cleo.token)
    assert "kept" not in late.lobby
    assert not late.lobby["seats"][2].get("name")
    assert "taken" in late.refusal("sit", seat=2, name="Cleo", digest=digest(late.line))


def test_who_sits_elsewhere_leaves_the_seat_kept_for_them_to_others(server):
    anna, bert, cleo = at_cards(server)
    play_out([anna, bert, cleo], random.Random(6))
    table = anna.ask("rematch", digest=digest(anna.line))["table"]
    host = Person(server, table, anna.token)
    host.ask("remove", seat=2)
    moved = Person(server, table, bert.token)
    moved.sit(2, "Bert")
    Person(server, table).sit(1, "Dora")
    host.until(lambda p: p.lobby["seats"][1].get("name") == "Dora")
    assert [seat.get("name") for seat in host.lobby["seats"]] == ["Anna", "Dora", "Bert"]
    assert moved.seat == 2
