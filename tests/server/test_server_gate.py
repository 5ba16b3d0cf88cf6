"""What the server lets in and sends out: headers, limits, files, pages."""

import gzip
import json
import random
import time

import brotli
import pytest
from harness import WIDE, Person, play_out
from test_server_play import asked_person, play_one, started
from websockets.exceptions import InvalidStatus

from roadstead import games
from roadstead.games import find
from roadstead.games.pictures import card
from roadstead.games.rulebook import rulebook
from roadstead.server.bot_pool.levels import BEFORE, LEVELS
from roadstead.server.bot_pool.pool import IN_SECRET
from roadstead.server.limits import Limits
from roadstead.server.settings import Pace
from roadstead.server.tables.text import cleaned


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/api/games", "/healthz", "/metrics", "/api/nothing", "/assets/none.js"]
)
def test_every_answer_has_the_headers_that_keep_strangers_out(server, path):
    _, headers, _ = server.http(path)
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_unknown_addresses(server):
    assert "no table" in server.refused("/api/tables/nowhere", 404)
    assert "no table" in server.refused("/api/tables/nowhere/replay", 404)
    assert "no such game" in server.refused("/api/games/chess/rules", 404)
    assert "no such board" in server.refused("/board/jamaica/0.svg", 404)
    assert "nothing at this address" in server.refused("/api/nothing", 404)
    status, headers, _ = server.http("/t/nowhere")
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    lost = Person(server, "nowhere", hello=False)
    lost.send("hello")
    assert "no table" in lost.until(lambda p: p.bye).bye["words"]


def test_the_games_their_options_boards_and_rules(server):
    told = server.get("/api/games")
    assert sorted(game["name"] for game in told["games"]) == games.names()
    assert [game["weight"] for game in told["games"]] == sorted(game["weight"] for game in told["games"])
    assert [bot["name"] for bot in told["bots"]] == [level.name for level in LEVELS]
    *rated, strongest = told["bots"]
    assert strongest["ratings"] == {}, "nobody has measured the Admiral"
    for bot in rated:
        assert sorted(bot["ratings"]) == sorted(game["name"] for game in told["games"])
        assert all(rating["words"].startswith(f"Rated {rating['elo']} ±") for rating in bot["ratings"].values())
    for game in told["games"]:
        assert game["about"]
        assert all(option["words"] for option in game["options"])
        titles = [option["title"] for option in game["options"]]
        assert len(set(titles)) == len(titles)
        assert all(title[0].isupper() and "_" not in title for title in titles)
        names = {option["name"] for option in game["options"]}
        usual = {option["name"]: option["default"] for option in game["options"]}
        assert [preset["options"] for preset in game["presets"] if preset["name"] == "rulebook"] == [usual]
        for preset in game["presets"]:
            assert preset["title"]
            assert preset["words"]
            assert set(preset["options"]) == names
        status, headers, whole = server.http(game["board"]["url"], headers={"Accept-Encoding": "gzip"})
        assert status == 200
        assert "immutable" in headers["cache-control"]
        assert headers["content-encoding"] == "gzip"
        assert gzip.decompress(whole).startswith(b"<svg ")
        again = server.http(game["board"]["url"], headers={"If-None-Match": headers["etag"]})
        assert again[0] == 304
        rules = server.get(f"/api/games/{game['name']}/rules")
        clauses = [clause["number"] for section in rules["sections"] for clause in section["clauses"]]
        assert clauses == [clause.number for clause in rulebook(find(game["name"])).clauses]
        assert len(set(clauses)) == len(clauses) > 0
        status, headers, picture = server.http(f"/api/games/{game['name']}/card.svg")
        assert (status, headers["content-type"]) == (200, "image/svg+xml")
        assert picture.decode() == card(find(game["name"]))
        assert "## Three tips for a first game" in rules["guide"]
        assert not rules["guide"].startswith("#")


def test_built_files_are_served_and_kept(own_server, tmp_path):
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>The client</title>")
    (static / "assets" / "index-Ab3dE6gh.js").write_text("export {};" * 200)
    (static / "secret").symlink_to("/etc/passwd")
    server = own_server(static=static)
    assert b"The client" in server.http("/t/xyz")[2]
    unpacked = {
        "gzip;q=1, br": brotli.decompress,
        "gzip": gzip.decompress,
        "identity": bytes,
        "": bytes,
        "x-gzip": bytes,
    }
    for accepted, unpack in unpacked.items():
        status, headers, whole = server.http("/assets/index-Ab3dE6gh.js", headers={"Accept-Encoding": accepted})
        assert status == 200
        assert "immutable" in headers["cache-control"]
        assert unpack(whole) == b"export {};" * 200
    assert "javascript" in headers["content-type"]
    assert server.http("/index.html")[1]["cache-control"] == "no-cache"
    for path in ("/../pyproject.toml", "/%2e%2e/tables.db", "/assets/..%2f..%2ftables.db", "//etc/passwd"):
        assert b"SQLite" not in server.http(path)[2]
    server.stop()
    assert own_server(static=tmp_path / "none").http("/")[2] == b"There is no client here.\n"


def test_another_sites_page_cannot_connect(server):
    anna = server.make()
    with pytest.raises(InvalidStatus):
        Person(server, anna.table, headers={"Origin": "https://evil.example"})
    same = Person(server, anna.table, headers={"Origin": f"http://127.0.0.1:{server.port}"})
    assert same.lobby


@pytest.mark.parametrize(
    "raw",
    ["", "{", "[]", '{"t": "dance"}', '{"t": "sit", "id": "x"}', '{"t": "say", "id": "x", "text": 5}',
     '{"t": "say", "id": "x", "text": "hi", "more": 1}', '{"t": "play", "id": "a b", "question": "", "do": ["x"]}',
     '{"t": "play", "id": "x", "question": "", "do": []}', "x" * 20000, "[" * 9000, '{"t": "hello"}',
     json.dumps({"t": "sit", "id": "x", "seat": 9, "name": "x", "digest": "0" * 64})],
)  # fmt: skip
def test_what_is_no_message_ends_the_connection_with_a_sentence(server, raw):
    anna = server.make()
    anna.ws.send(raw)
    assert anna.until(lambda p: p.bye).bye["words"]
    assert anna.again().lobby["seats"][0]["name"] == "Anna"


def test_bytes_instead_of_text_do_no_harm(server):
    anna = server.make()
    anna.ws.send(b"\x00\xff")
    anna.until(lambda p: p.closed)
    assert anna.again().lobby


def test_too_much_at_once(own_server):
    narrow = Limits(
        requests=1.0, burst=10, chat=0.1, chat_burst=2, tables=1.0, tables_burst=3, connections=4, spectators=2
    )
    server = own_server(limits=narrow)
    anna = server.make()
    anna.ask("say", text="one")
    anna.ask("say", text="two")
    assert "Not so fast" in anna.refusal("say", text="three")
    for _ in range(12):
        anna.send("ping")
    assert anna.until(lambda p: p.bye).bye["again"]
    watchers = [Person(server, anna.table) for _ in range(2)]
    assert all(one.lobby for one in watchers)
    third = Person(server, anna.table)
    assert "no room" in third.bye["words"]
    anna = Person(server, anna.table, anna.token)
    more = Person(server, anna.table, anna.token)
    assert more.lobby
    assert "Too many connections" in Person(server, anna.table, anna.token).bye["words"]
    made = [server.http("/api/tables", {"game": "jamaica", "seats": 2})[0] for _ in range(3)]
    assert made == [201, 201, 429]
    assert server.http("/api/tables", b"x" * 30_000)[0] == 413


def test_a_bot_takes_its_time_for_a_secret_whatever_it_could_choose(own_server):
    """All bots are asked for a card at one moment; none answers before the time that every such answer takes."""
    server = own_server(pace=Pace(least=0.0, most=0.0, secret=1.0))
    anna = started(server, 1)
    room = server.hall.rooms.awake[anna.table]
    anna.until(lambda p: p.choices)
    if anna.choices[0].startswith("morning"):
        play_one(anna)
    anna.until(lambda p: p.choices and p.choices[0].startswith("card"))
    asked_at = room.when[room.match.asked_since()]
    anna.until(lambda p: p.asked["actors"] == [0])
    answered = [when for n, when in room.when.items() if n > room.match.asked_since()]
    assert len(answered) >= 2
    assert all(when - asked_at >= IN_SECRET["greedy"] for when in answered)


def test_a_bot_in_trouble_costs_its_move_and_is_told(own_server, caplog):
    server = own_server(bot_limit=0.0)
    anna = started(server, 1)
    anna.until(lambda p: p.choices)
    play_one(anna)
    anna.until(lambda p: any("was in trouble; a simple one answers for it" in words for words in p.words()))
    assert f"at table {anna.table}" in caplog.text
    assert "NoneType" not in caplog.text
    assert "roadstead_bot_troubles_total 0\n" not in server.http("/metrics")[2].decode()


def test_no_program_is_started_for_a_client(server):
    anna = server.make(seats=3)
    for name in ("exec:touch /tmp/x", "captain:999999", "random", "nobody"):
        assert "There is no bot" in anna.refusal("fill", bot=name)


def test_what_was_seated_before_there_were_levels_can_still_be_asked_for(server):
    anna = server.make(seats=3)
    for name in (*BEFORE, *(level.name for level in LEVELS)):
        anna.ask("fill", bot=name, seat=2)
        assert anna.lobby["seats"][2]["bot"] == name
        anna.ask("remove", seat=2)


def test_a_running_game_is_looked_back_on_only_as_far_as_one_has_seen(server):
    people = started(server, 3)
    play_one(*people)
    one = people[0]
    for each in people:
        each.until(lambda p: p.choices and p.choices[0].startswith("card"))
    offered = one.asked["choices"]
    one.play()
    one.until(lambda p: p.view["n"] == 2)
    assert "when it is over" in server.refused(f"/api/tables/{one.table}/record", 403)
    assert "when the game is over" in server.refused(f"/api/tables/{one.table}/verify", 403)
    key = {"Authorization": f"Bearer {one.token}"}
    mine = server.get(f"/api/tables/{one.table}/replay", headers=key)
    theirs = server.get(f"/api/tables/{one.table}/replay")
    assert not mine["all_seeing"]
    assert mine["lines"][2]["do"].startswith("card")
    assert theirs["lines"][2]["do"] == ""
    label = next(c["words"] for c in offered if c["do"] == mine["lines"][2]["do"])
    assert mine["lines"][2].get("words") or mine["lines"][2]["label"] == label
    assert "label" not in theirs["lines"][2]
    card = mine["lines"][2]["do"]
    seen = server.http(f"/api/tables/{one.table}/replay/1", headers=key)[2].decode()
    unseen = server.http(f"/api/tables/{one.table}/replay/1")[2].decode()
    assert f'"{card}"' in seen
    assert f'"{card}"' not in unseen
    peeping = server.http(f"/api/tables/{one.table}/replay/1?seat={one.seat}")[2].decode()
    assert peeping == unseen
    assert "no decision 77" in server.refused(f"/api/tables/{one.table}/replay/77", 404)
    assert server.refused(f"/api/tables/{one.table}/replay/x", 404)


def test_metrics_count_what_happens(own_server):
    server = own_server()
    people = server.playing(people=3, game="jamaica", seats=3, options={"rounds": 5}, bots=None)
    play_one(asked_person(people))
    told = server.http("/metrics")[2].decode()
    assert "roadstead_decisions_total 1\n" in told
    assert "roadstead_connections 3\n" in told
    assert 'roadstead_tables{status="playing"} 1\n' in told
    assert 'roadstead_answer_seconds_bucket{le="+Inf"}' in told
    assert server.http("/healthz")[2] == b"well\n"


def test_a_demonstration_of_every_game_goes_on_and_on(own_server, monkeypatch):
    from roadstead.server.automation import demo

    monkeypatch.setattr(demo, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(demo, "SHOWN_AFTERWARDS", 0.0)
    server = own_server(demo=True, limits=WIDE)
    deadline = time.monotonic() + 30
    seen = {}
    while time.monotonic() < deadline:
        rows = server.get("/api/tables")["tables"]
        for row in rows:
            seen.setdefault(row["game"], set()).add(row["table"])
        if set(seen) == set(games.names()) and len(seen["jamaica"]) > 1:
            break
        time.sleep(0.1)
    assert set(seen) == set(games.names())
    assert len(seen["jamaica"]) > 1, "a new game begins when one is over"
    assert all(row["name"].startswith("Demo: ") for row in rows)
    assert not server.get("/api/tables?status=over")["tables"]


def test_a_token_is_kept_only_as_its_fingerprint(own_server, tmp_path):
    server = own_server()
    people = started(server, 3)
    play_out(people, random.Random(1))
    tokens = [one.token for one in people]
    server.stop()
    for file in tmp_path.glob("tables.db*"):
        whole = file.read_bytes()
        assert not [token for token in tokens if token.encode() in whole]


@pytest.mark.parametrize(
    ("said", "kept"),
    [("a\u0000b", "a b"), ("x\u202ey", "xy"), ("e" + "\u0301" * 9, "é" + "\u0301" * 3), ("  a \n b ", "a b"),
     ("👩‍🚀 ok", "👩‍🚀 ok"), ("\ud800", ""), ("abcdef", "abcde"), ("שלום", "שלום")],
)  # fmt: skip
def test_text_is_cleaned(said, kept):
    assert cleaned(said, 12 if said != "abcdef" else 5) == kept
