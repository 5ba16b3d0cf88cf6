"""The story of a finished game and a picture of its table; of a running one there is neither."""

import random
import threading
from xml.etree import ElementTree

import pytest
from harness import play_out

from roadstead import games
from roadstead.kernel.awards import moments_of
from roadstead.kernel.events import BEATS
from roadstead.records.story import TELLING, StandIn
from roadstead.server.cache import Cache
from roadstead.server.views import story as stories

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def over(server):
    """A finished game in which somebody resigned."""
    anna, bert = server.playing(people=2, player="A<nn & Co", seats=3, options={"rounds": 10})
    there = f"/api/tables/{anna.table}"
    assert "when it is over" in server.refused(f"{there}/story", 403)
    for page in ("picture.svg", "card.svg"):
        assert "when the game is over" in server.refused(f"{there}/{page}", 403)
    bert.ask("resign")
    play_out([anna], random.Random(3))
    return anna


def test_a_story_ends_as_the_game_did(server, over):
    told = server.get(f"/api/tables/{over.table}/story")
    assert told["stands"][0]["n"] == 0
    assert told["stands"][-1]["scores"] == over.view["ended"]["scores"]
    assert told["unit"] == "round"
    assert told["rounds"] == list(range(1, len(told["rounds"]) + 1))
    assert told["points"] == "{}"


def test_its_moments_are_told_in_the_words_of_the_log(server, over):
    replay = {line["n"]: line for line in server.get(f"/api/tables/{over.table}/replay")["lines"]}
    moments = server.get(f"/api/tables/{over.table}/story")["moments"]
    assert len(moments) == 3
    for moment in moments:
        said = [line["words"] for line in replay[moment["n"]]["words"]]
        assert 0 < len(moment["words"]) <= 3
        jamaica = games.find("jamaica")
        assert moment["title"] in [jamaica.words.text(title) for title in moments_of(jamaica).values()]
        rest = iter(said)  # something may be said twice
        assert all(words in rest for words in moment["words"]), "in their order"
        assert [written[:1] for written in moment["written"]] == [
            "" if not change else "+" if change > 0 else "-" for change in moment["changes"]
        ]


def test_who_resigned_is_named_with_the_bot_that_played_on(server, over):
    (told,) = server.get(f"/api/tables/{over.table}/story")["stand_ins"]
    assert told["seat"] == 1
    assert told["words"].startswith("Bert resigned in round 1; a bot (Mate) made the last ")


def test_everybody_asks_at_once_and_the_game_is_played_again_once(server, over, monkeypatch):
    played = []
    make = server.hall.on_demand.make
    monkeypatch.setattr(server.hall.on_demand, "make", lambda *asked: played.append(1) or make(*asked))
    server.hall.stories._kept = Cache(24)
    found = []
    asking = [
        threading.Thread(target=lambda: found.append(server.get(f"/api/tables/{over.table}/story"))) for _ in range(5)
    ]
    for each in asking:
        each.start()
    for each in asking:
        each.join()
    assert len(found) == 5
    assert all(told == found[0] for told in found)
    assert len(played) == 1


def test_a_record_that_no_longer_replays_has_no_story(server, over, monkeypatch):
    real = server.hall.store.record
    monkeypatch.setattr(server.hall.store, "record", lambda table: (real(table)[0][:1] + ["no line of a record"], []))
    server.hall.stories._kept = Cache(24)
    assert "rules have changed" in server.refused(f"/api/tables/{over.table}/story", 403)
    monkeypatch.undo()
    assert server.get(f"/api/tables/{over.table}/story")["stands"], "and a failure is not kept"


def test_a_picture_has_the_table_the_names_and_the_scores(server, over):
    status, headers, whole = server.http(f"/api/tables/{over.table}/picture.svg")
    assert status == 200
    assert headers["content-type"] == "image/svg+xml"
    assert headers["content-disposition"] == f'attachment; filename="jamaica-{over.table}.svg"'
    drawn = ElementTree.fromstring(whole)
    texts = [text.text or "" for text in drawn.iter(f"{SVG}text")]
    assert "Jamaica" in texts
    scores = over.view["ended"]["scores"]
    assert any("A<nn & Co" in text and text.endswith(str(scores[0])) for text in texts)
    assert sum(text.startswith("★") for text in texts) == len(over.view["ended"]["winners"])
    assert len(list(drawn.iter(f"{SVG}use"))) > 20
    assert not list(drawn.iter(f"{SVG}script"))


def test_a_card_has_the_names_and_scores_and_of_the_table_the_board_alone(server, over):
    status, headers, whole = server.http(f"/api/tables/{over.table}/card.svg")
    assert status == 200
    assert headers["content-disposition"] == f'attachment; filename="jamaica-{over.table}-card.svg"'
    drawn = ElementTree.fromstring(whole)
    picture = ElementTree.fromstring(server.http(f"/api/tables/{over.table}/picture.svg")[2])
    texts, all_texts = ([text.text or "" for text in one.iter(f"{SVG}text")] for one in (drawn, picture))
    assert texts[: len(over.view["ended"]["scores"]) + 2] == all_texts[: len(over.view["ended"]["scores"]) + 2]
    assert sum(text.startswith("★") for text in texts) == len(over.view["ended"]["winners"])
    assert len(list(drawn.iter(f"{SVG}svg"))) == 2, "the file, and the board in it"
    assert float(drawn.get("height")) < 0.7 * float(picture.get("height"))
    assert drawn.get("width") == picture.get("width")


@pytest.mark.parametrize(
    ("why", "returned", "words"),
    [
        ("late", True, "Ann ran out of time in turn 3; a bot (Mate) stood in for 2 decisions."),
        ("takeover", True, "A bot (Mate) stood in for Ann in turn 3: 2 decisions."),
        ("takeover", False, "A bot (Mate) stood in for Ann from turn 3 on: the last 2 decisions."),
        ("removed", False, "The host had a bot (Mate) play for Ann, who left in turn 3: 2 decisions."),
    ],
)
def test_why_somebody_stood_in_is_said(why, returned, words):
    assert stories.stood_in(StandIn(0, why, "mate", 3, 2, returned), "Ann", "turn") == words


def test_a_bot_of_before_bears_no_name_that_is_no_level():
    told = stories.stood_in(StandIn(0, "removed", "greedy", 3, 2, returned=False), "Ann", "turn")
    assert told == "The host had a bot play for Ann, who left in turn 3: 2 decisions."


def test_every_way_to_stage_an_event_has_its_place_among_what_tells_most():
    assert sorted((*TELLING, "dice", "round")) == sorted(BEATS), "a throw and a new round are not told by themselves"
