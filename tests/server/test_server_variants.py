"""Tables of variants, beside tables of the printed game in the same server."""

import json
import time

import pytest
from harness import WIDE, Person

import roadstead
from roadstead.kernel.variants import LARGEST, give_up, in_memory
from roadstead.records import read, verify

RICH = roadstead.game("jamaica~rich-lairs").name
OWN = """\
game = "jamaica"
title = "Dear home"
reason = "Is anybody late when home is worth so much?"

[options]
rounds = 7

[changes]
finish_score = 30
"""


def brought(server, text=OWN):
    """What the server says to a file."""
    return json.loads(server.http("/api/variants", {"variant": text})[2])


def test_the_variants_are_offered_with_what_differs(server):
    assert all("variant" not in game for game in server.get("/api/games")["games"])
    told = server.get("/api/variants")
    assert len(told["variants"]) == 10
    rich = next(game for game in told["variants"] if game["name"] == RICH)
    assert rich["variant"]["game"] == "jamaica"
    assert "Pirate lairs, each with a treasure: 11 instead of 9." in rich["variant"]["differs"]


def test_a_variant_and_the_printed_game_are_played_side_by_side(server, tmp_path):
    printed = server.playing(seats=2, options={"rounds": 5})
    rich = server.playing(game=RICH, seats=2, options={"rounds": 5})
    assert "variant" not in printed.lobby
    assert rich.lobby["title"] == "Jamaica (Rich lairs)"
    assert rich.lobby["variant"]["title"] == "Rich lairs"
    assert len(rich.lobby["variant"]["differs"]) == 3
    assert rich.view["board"]["url"] != printed.view["board"]["url"]
    for one in (printed, rich):
        status, _, drawn = server.http(one.view["board"]["url"])
        assert (status, drawn[:4]) == (200, b"<svg")
        while not one.view.get("ended"):
            one.until(lambda p: p.choices or p.view.get("ended"))
            if one.choices:
                question = one.asked["question"]
                one.play()
                one.answered(question)
    record = server.http(f"/api/tables/{rich.table}/record")[2]
    (tmp_path / "rich.jsonl").write_bytes(record)
    assert read(tmp_path / "rich.jsonl").header.variant == roadstead.game(RICH).variant.text
    assert verify(tmp_path / "rich.jsonl").game == RICH
    assert server.get(f"/api/tables/{rich.table}/verify")["sound"]
    rows = {row["table"]: row["title"] for row in server.get("/api/tables?status=over")["tables"]}
    assert (rows[rich.table], rows[printed.table]) == ("Jamaica (Rich lairs)", "Jamaica")


def test_the_rules_of_a_variant_begin_with_what_differs(server):
    told = server.get(f"/api/games/{RICH}/rules")
    assert told["title"] == "Jamaica (Rich lairs)"
    assert "Pirate lairs, each with a treasure: 11 instead of 9." in told["variant"]["differs"]
    printed = server.get("/api/games/jamaica/rules")
    assert told["sections"] == printed["sections"]
    assert "variant" not in printed
    assert server.http(f"/api/games/{RICH}/card.svg")[2] == server.http("/api/games/jamaica/card.svg")[2]
    assert "no such game" in server.refused("/api/games/jamaica~none-0000/rules", 404)
    assert "no such game" in server.refused("/board/jamaica~none-0000/x.svg", 404)


def test_a_file_that_somebody_brings_is_checked_and_played(server):
    told = brought(server)
    assert told["variant"]["differs"] == [
        "Points for coming home: 30 instead of 15.",
        "Most rounds: 7 instead of 100, unless chosen.",
    ]
    assert told["options"][0]["default"] == 7
    anna = server.make(game=told["name"], variant=OWN, seats=2)
    assert anna.lobby["options"] == {"rounds": 7}
    assert anna.lobby["variant"]["reason"] == "Is anybody late when home is worth so much?"
    anna.ask("fill", bot="greedy")
    anna.ask("start")
    anna.until(lambda p: p.lobby["status"] == "playing" and p.view)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (OWN.replace("30", "99"), "Line 9: finish_score is a whole number from 0 to 40, not 99."),
        (
            OWN.replace("30", "99").replace("rounds = 7", "rounds = 700"),
            "Line 6: the option rounds is a whole number from 5 to 100, not 700.\n"
            "Line 9: finish_score is a whole number from 0 to 40, not 99.",
        ),
        ("", "The variant does not say its game"),
        (OWN + "#" * LARGEST, "A variant has at most 6,000 characters"),
        (OWN.replace("Dear home", "Dear \u202e home"), "Line 2: the title is one line of plain text"),
    ],
)
def test_a_file_that_is_no_variant_is_refused_with_the_line(server, text, words):
    assert words in server.refused("/api/variants", 400, body={"variant": text})
    asked = {"game": "jamaica~x", "seats": 2, "variant": text}
    if text and len(text) < LARGEST:
        assert words in server.refused("/api/tables", 400, body=asked)


def test_a_file_must_be_the_one_that_is_asked_for_and_text(server):
    assert "no variant" in server.refused("/api/variants", 400, body=b'{"variant": "\xff\xfe"}')
    assert "no variant" in server.refused("/api/variants", 400, body=OWN.encode())
    assert "too long" in server.refused("/api/variants", 413, body={"variant": "#" * 64_000})
    asked = {"game": RICH, "seats": 2, "variant": OWN}
    assert "another one" in server.refused("/api/tables", 400, body=asked)
    for game in ("jamaica~none", "../x.toml", "/etc/passwd.toml", "x.toml"):
        assert "There is no game" in server.refused("/api/tables", 400, body={"game": game, "seats": 2})


def test_only_so_many_variants_are_taken_in(own_server):
    server = own_server(limits=WIDE.__class__(tables_burst=100, variants=0))
    name = brought(server, OWN.replace("30", "31"))["name"]
    asked = {"game": name, "seats": 2, "variant": OWN.replace("30", "31")}
    assert "no room for another one" in server.refused("/api/tables", 400, body=asked)
    server.make(game=RICH, seats=2)


@pytest.fixture
def forget_variants():
    """As if this were a new process, which has never seen a variant."""

    def forget():
        for name in list(in_memory()):
            give_up(name)

    return forget


def test_a_table_of_a_brought_variant_outlives_the_server(own_server, forget_variants):
    server = own_server()
    text = OWN.replace("Dear home", "Dearest home")
    anna = server.playing(game=brought(server, text)["name"], variant=text, seats=2)
    question = anna.asked["question"]
    server.stop()
    forget_variants()
    server = own_server()
    again = Person(server, anna.table, anna.token, anna.line)
    again.until(lambda p: p.view)
    assert again.asked["question"] == question
    assert again.lobby["title"] == "Jamaica (Dearest home)"
    assert [row["title"] for row in server.get("/api/tables")["tables"]] == ["Jamaica (Dearest home)"]


def test_a_kept_file_full_of_blanks_holds_nobody_up_at_the_start(own_server, forget_variants):
    server = own_server()
    text = OWN.replace("Dear home", "Blank home").replace("[options]", " " * 1_800 + "# none\n[options]")
    anna = server.make(game=brought(server, text)["name"], variant=text, seats=2, deadline=60)
    anna.ask("fill", bot="greedy")
    anna.ask("start")
    anna.until(lambda one: one.view)
    server.stop()
    forget_variants()
    started = time.monotonic()
    server = own_server()
    assert Person(server, anna.table, anna.token, anna.line).until(lambda one: one.view)
    assert time.monotonic() - started < 5.0


def test_the_servers_folder_is_offered_too(own_server, tmp_path):
    (tmp_path / "own.toml").write_text(OWN, "utf-8")
    server = own_server(variants=tmp_path)
    offered = {game["title"] for game in server.get("/api/variants")["variants"]}
    assert "Jamaica (Dear home)" in offered
    assert len(offered) == 11
