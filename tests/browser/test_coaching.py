"""The coach in the browser: a hint with its reasons, and the analysis of a finished game."""

import random

import pytest

from browser.people import DESKTOP, ON_A_PHONE, PHONE, Person, guests
from browser.stretches import Stretches
from roadstead.server.views import analyses
from server.harness import play_out

# Whether a part of the page is not cut off, neither by the screen nor by a list that scrolls.
WHOLLY_SEEN = """where => {
  const part = document.querySelector(where)
  const { top, bottom, left, right } = part.getBoundingClientRect()
  const list = part.closest('.inside')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  return top >= list.top && bottom <= list.bottom + 1 && left >= 0 && right <= innerWidth && bottom - top > 10
}"""

# What is written on the table and lies under the mark of a hint.
UNDER_THE_MARK = """() => {
  const mark = document.querySelector('.scene .badge').getBoundingClientRect()
  const under = ({ left, right, top, bottom }) => left < mark.right && mark.left < right && top < mark.bottom && mark.top < bottom
  const written = [...document.querySelectorAll('.scene text:not(.badge)')]
  return written.filter((one) => under(one.getBoundingClientRect())).map((one) => one.textContent)
}"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    made = Stretches(tmp_path_factory.mktemp("coaching"))
    yield made
    made.stop()


@pytest.fixture
def server(tables):
    return tables.server


@pytest.fixture
def visitor(chromium):
    with guests() as made:

        def come(line, size=DESKTOP):
            person = Person(chromium, f"http://127.0.0.1:{line.server.port}", "Anna", size)
            made.append(person)
            person.go(f"/t/{line.table}#seat={line.token}")
            return person

        yield come


@pytest.mark.parametrize("size", ON_A_PHONE)
def test_a_hint_shows_chances_and_reasons(visitor, tables, size):
    tables.put_at("jamaica", 3, 4, 0.3)  # she has three cards that bring different things
    person = visitor(tables.anna, size)
    person.page.get_by_role("button", name="Hint", exact=True).click()
    coach = person.page.get_by_role("status", name="What the coach says")
    coach.wait_for()
    assert coach.locator("li").count() == 3
    assert all("%" in told for told in coach.locator(".chance").all_inner_texts())
    assert coach.get_by_text("At your next turn").count() > 0
    assert [place.inner_text() for place in coach.locator(".place").all()] == ["1st", "2nd", "3rd"]
    assert person.page.evaluate(WHOLLY_SEEN, ".coaching li:first-child")
    assert person.page.evaluate(WHOLLY_SEEN, ".board .scene")
    person.page.locator(".panel .inside.more").wait_for()  # it fades where it goes on
    assert person.barriers(".coaching") == []
    coach.get_by_role("button", name="Close the hint").click()
    coach.wait_for(state="detached")
    person.page.locator(".foreseen").wait_for(state="detached")


def test_what_a_choice_of_the_coach_brings_is_told_below_it(visitor, tables):
    tables.put_at("jamaica", 3, 4, 0.3)
    person = visitor(tables.anna, PHONE)
    person.page.get_by_role("button", name="Hint", exact=True).click()
    first = person.page.locator(".coaching li").first
    first.get_by_role("button").tap()
    first.get_by_text("Tap again to do it").wait_for()
    assert person.page.evaluate(WHOLLY_SEEN, ".coaching .again")
    assert person.page.locator(".foreseen").count() == 1
    question = person.look()["question"]
    chosen = first.get_attribute("data-advice")
    person.page.get_by_role("button", name="Close the hint").tap()
    person.page.locator(".coaching").wait_for(state="detached")
    person.page.locator(f'.panel button[data-do="{chosen}"]').tap()
    person.page.get_by_text("Tap again to do it").wait_for()
    assert person.look()["question"] == question, "what was put away is not half chosen"


def test_the_mark_of_a_hint_hides_nothing_that_is_written(visitor, tables):
    tables.put_at(
        "new_bedford", 3, 1, 0.0
    )  # where the bell, which stands for the advice, has the mat's points above it
    person = visitor(tables.anna, PHONE)
    person.page.get_by_role("button", name="Hint", exact=True).click()
    person.page.locator(".scene .badge").wait_for()
    assert person.page.evaluate(UNDER_THE_MARK) == []


def test_a_finished_game_is_analysed_and_leads_into_the_replay(visitor, server, monkeypatch):
    monkeypatch.setattr(analyses, "WORLDS", 8)
    anna = server.playing(seats=2, options={"rounds": 5})
    play_out([anna], random.Random(3))
    person = visitor(anna)
    told = person.page.get_by_role("region", name="Analysis")
    told.get_by_role("button", name="Analyse").click()
    told.get_by_role("table").wait_for()
    assert told.locator(".curves path.curve").count() == 2
    told.locator(".curves").focus()
    told.locator(".curves").press("ArrowLeft")
    last_but_one = server.get(f"/api/tables/{anna.table}/analysis")["told"]["steps"][-2]
    told.get_by_text(f"{last_but_one['n']}. ").first.wait_for()
    told.get_by_role("checkbox", name="with all cards face up").check()
    told.get_by_text("With all cards face up, as nobody could know it").wait_for()
    face_up = server.get(f"/api/tables/{anna.table}/analysis")["told"]["face_up"]
    assert len(face_up["steps"]) == len(server.get(f"/api/tables/{anna.table}/analysis")["told"]["steps"])
    assert person.barriers("[aria-label=Analysis]") == []
    person.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    told.locator("table.turned").wait_for()
    assert told.locator(".scroll").evaluate("part => part.scrollWidth <= part.clientWidth")
    told.get_by_role("link", name="look").click()
    person.page.wait_for_url(f"**/replay#n={last_but_one['n']}")
    person.page.locator(".replay .scene").wait_for()
    person.page.go_back()
    told.get_by_text(f"{last_but_one['n']}. ").first.wait_for()
    person.page.wait_for_function(WHOLLY_SEEN, arg=".analysis .switch")


@pytest.mark.parametrize("size", ON_A_PHONE)
def test_one_plays_on_from_a_moment_of_a_finished_game(visitor, server, size):
    anna = server.playing(seats=2, options={"rounds": 5})
    play_out([anna], random.Random(4))
    person = visitor(anna, size)
    page = person.page
    person.go(f"/t/{anna.table}/replay#n=9")
    button = page.get_by_role("button", name="Play on from here")
    button.click()
    asked = page.get_by_role("dialog", name="Play on from here")
    asked.get_by_text("after decision 9").wait_for()
    assert asked.get_by_label("You play").input_value() == str(anna.seat)
    assert person.barriers("dialog[open]") == []
    asked.get_by_label("Against").select_option("landlubber")
    asked.get_by_role("button", name="Begin").click()
    page.wait_for_url(lambda url: "/replay" not in url and anna.table not in url)
    table = page.url.rsplit("/", 1)[1].split("#")[0]
    lobby = server.get(f"/api/tables/{table}")
    assert (lobby["origin"], lobby["origin_n"], lobby["status"]) == (anna.table, 9, "playing")
    assert sorted(seat.get("bot", "") for seat in lobby["seats"]) == ["", "landlubber"]
    page.get_by_text("From here on the dice are new").first.wait_for(state="attached")
    person.go(f"/t/{anna.table}/replay#n=9999")
    assert page.get_by_role("button", name="Play on from here").is_disabled()
