"""How a game ends: the story of it, a picture to keep, the way to a rematch; and the seat of one whose time was up."""

import random

import pytest
from PIL import Image

from browser.people import DESKTOP, ON_A_PHONE, PHONE, Person, guests
from roadstead.server.settings import Pace
from server.harness import Server, play_out


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("ending"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def over(server):
    """A finished game of two people and a bot that stood in for one of them."""
    anna, bert = server.playing(people=2, bots="greedy", game="jamaica", seats=3, options={"rounds": 10})
    bert.ask("resign")
    play_out([anna], random.Random(3))
    return anna


@pytest.fixture
def unhurried(tmp_path):
    """A server whose bots take their time: a game they play alone is still going on while somebody reads."""
    running = Server(tmp_path, pace=Pace(least=0.5, turn=0.5, secret=0.5, unseen=0.5))
    yield running
    running.stop()


@pytest.fixture
def visitor(chromium):
    with guests() as made:

        def come(line, size=DESKTOP):
            person = Person(chromium, f"http://127.0.0.1:{line.server.port}", "Anna", size)
            made.append(person)
            person.go(f"/t/{line.table}#seat={line.token}")
            return person

        yield come


def test_the_end_tells_a_story_with_links_into_the_replay(visitor, server, over):
    person = visitor(over)
    told = server.get(f"/api/tables/{over.table}/story")
    dialog = person.page.get_by_role("dialog", name="The game is over")
    dialog.locator(".chart svg").wait_for()
    assert dialog.locator(".chart path.line").count() == 3
    assert len({path.get_attribute("stroke-dasharray") for path in dialog.locator(".chart path.line").all()}) == 3
    dialog.get_by_text("resigned, a bot played on").wait_for()
    assert dialog.locator(".awards b").all_inner_texts() == [award["name"] for award in told["awards"]]
    assert dialog.locator(".stood li").count() == 1
    assert person.barriers("dialog[open]") == []
    moment = told["moments"][0]
    assert dialog.locator(".moments b").all_inner_texts() == [one["title"] for one in told["moments"] if one["title"]]
    dialog.locator(".moments a").first.click()
    person.page.wait_for_function("n => location.hash === `#n=${n}`", arg=moment["n"])
    person.page.locator(".said", has_text=moment["words"][0]).or_(
        person.page.locator("li button[aria-current]", has_text=moment["words"][0])
    ).first.wait_for()
    person.page.get_by_role("button", name="Result").click()
    dialog.locator(".moments a").last.click()
    person.page.wait_for_function("n => location.hash === `#n=${n}`", arg=told["moments"][-1]["n"])
    assert not dialog.is_visible()


def test_a_card_for_messengers_is_downloaded(visitor, over, tmp_path):
    """Light, and with the address of the table at its foot."""
    person = visitor(over)
    person.page.evaluate(
        """() => {
          const write = CanvasRenderingContext2D.prototype.fillText
          window.written = []
          CanvasRenderingContext2D.prototype.fillText = function (words, ...more) { written.push(words); write.call(this, words, ...more) }
        }"""
    )
    with person.page.expect_download() as waiting:
        person.page.get_by_role("button", name="Picture of the table").click()
    assert waiting.value.suggested_filename == f"jamaica-{over.table}.jpg"
    waiting.value.save_as(tmp_path / "card.jpg")
    card = (tmp_path / "card.jpg").read_bytes()
    assert card.startswith(b"\xff\xd8\xff")
    assert 40_000 < len(card) <= 220_000
    image = Image.open(tmp_path / "card.jpg")
    assert image.width == 1200
    assert 700 < image.height < 1300
    assert person.page.evaluate("written") == ["Roadstead", f"{person.page.evaluate('location.host')}/t/{over.table}"]


def test_a_picture_of_the_whole_table_is_downloaded(visitor, over, tmp_path):
    person = visitor(over)
    with person.page.expect_download() as waiting:
        person.page.get_by_role("button", name="Picture of the whole table, full size").click()
    waiting.value.save_as(tmp_path / "table.png")
    painted = (tmp_path / "table.png").read_bytes()
    assert painted.startswith(b"\x89PNG")
    width, height = (int.from_bytes(painted[at : at + 4]) for at in (16, 20))
    assert width > 1000
    assert height > 500


@pytest.mark.parametrize("size", ON_A_PHONE)
def test_the_rematch_stays_in_sight_when_the_dialog_is_closed(visitor, over, size):
    person = visitor(over, size)
    person.page.get_by_role("button", name="Close").click()
    rematch = person.page.locator("[data-part=actions]").get_by_role("button", name="ematch")
    rematch.wait_for()
    box = rematch.bounding_box()
    assert box["y"] + box["height"] <= size["height"]
    if size is PHONE:
        assert box["height"] >= 40
        assert person.sideways() == 0


def test_who_ran_out_of_time_is_told_so_and_is_back_with_one_click(visitor, unhurried):
    anna, bert = unhurried.playing(people=2, bots="", game="jamaica", seats=2, deadline=2)
    late = next(one for one in (anna, bert) if one.choices)
    person = visitor(late, PHONE)
    strip = person.page.locator("div.stood")
    strip.wait_for()
    assert "Your time was up" in strip.inner_text()
    person.page.wait_for_function("() => / It /.test(document.querySelector('div.stood p')?.textContent ?? '')")
    strip.get_by_role("button", name="Take my seat back").click()
    strip.wait_for(state="detached")
    words = person.log()
    assert any(line.startswith(f"The time of {late.lobby['seats'][late.seat]['name']} is up") for line in words)
    person.page.get_by_role("button", name="Log").click()
    person.page.get_by_label("Since your last turn").get_by_text("A bot for you").wait_for()
