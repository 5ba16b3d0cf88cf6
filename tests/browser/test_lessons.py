"""A guided first game in the browser: from "Learn" to the end, on a laptop and on a phone, and what one does otherwise."""

import re

import pytest

from browser.people import DESKTOP, PHONE, Person
from roadstead import games

LAPTOP = {"width": 1366, "height": 768}
SIZES = ("laptop", "phone")
LESSONS = [(game, lesson) for game in map(games.find, games.names()) for lesson in game.lessons]
JAMAICA = games.find("jamaica")
FIRST = JAMAICA.lessons[0]

# The choices that lie where the coach's card lies.
COVERED = """() => {
  const card = document.querySelector('.coach').getBoundingClientRect()
  const meets = box => box.width && box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top
  return [...document.querySelectorAll('button[data-do], .can > .face')].filter(one => {
    const box = one.getBoundingClientRect()
    const inside = one.closest('.inside, .closing, .surface')?.getBoundingClientRect()
    return meets(box) && (!inside || meets(inside))
  }).map(one => one.dataset.do ?? one.closest('[data-does]').dataset.does)
}"""

# Whether something is lit, where anything of what matters lies on the table in sight.
LIT = """ids => {
  const shown = ids.filter(id => document.querySelector(`.scene svg.pieces [data-id='${id}']`))
  return !shown.length || document.querySelector('.scene [data-lit]')
}"""

# What comes and goes on the table while nobody does anything.
RESTLESS = """() => new Promise(on => {
  const seen = []
  const watch = new MutationObserver(changes => seen.push(...changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]).map(node => node.textContent)))
  watch.observe(document.querySelector('.table'), { childList: true, subtree: true })
  setTimeout(() => { watch.disconnect(); on(seen) }, 400)
})"""


def sized(ann: Person, size: str) -> Person:
    """A laptop is a small desktop: with a mouse."""
    if size == "laptop":
        ann.page.set_viewport_size(LAPTOP)
    return ann


def begin(person: Person, game, lesson) -> None:
    """The first lesson from the game's card, the others from the page of its rules."""
    if lesson is game.lessons[0]:
        person.go("/")
        person.page.get_by_role("button", name=f"Learn {game.title}: a guided first game").click()
    else:
        person.go(f"/rules/{game.name}")
        person.page.get_by_role("button", name=lesson.title).click()
    person.page.locator('.table[data-status="playing"]').wait_for()


def told(person: Person, heading: str) -> None:
    """Wait until the coach speaks of this step, and the choice is lit."""
    person.page.locator(".coach h3", has_text=heading).wait_for()


def tab_to(person: Person, name: str) -> None:
    """Press Tab until the button of this name has the focus."""
    button = person.page.get_by_role("button", name=name).first.element_handle()  # looked for once: it takes a while
    for _ in range(80):
        if button.evaluate("one => one === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never reached {name!r}")


def follow(person: Person, step) -> None:
    """Press what is suggested, once it is lit; the next step tells that it was done."""
    person.page.locator(f'.hot [data-do="{step.do}"], [data-numbers*="|{step.do}|"]').first.wait_for(state="attached")
    person.click(step.do)


def walk(person: Person, game, lesson) -> int:
    """Follow a lesson to its end, looking at every card; how many steps it told."""
    page = person.page
    begin(person, game, lesson)
    for number, step in enumerate(lesson.steps, 1):
        told(person, step.title)
        card = page.locator(".coach")
        assert f"Step {number} of {len(lesson.steps)}" in card.inner_text()
        assert step.here in card.inner_text()
        assert person.page.evaluate(COVERED) == [], f"the card lies over something at step {number}"
        assert person.sideways() == 0
        page.wait_for_function(LIT, arg=list(step.look))
        follow(person, step)
    page.locator(".coach", has_text="End of the lesson").wait_for()
    on = page.get_by_role("button", name="Play on").bounding_box()
    assert on["x"] + on["width"] <= page.viewport_size["width"], "the way on is cut off"
    page.get_by_role("button", name="Play on").click()
    page.locator(".coach").wait_for(state="detached")
    page.locator("button[data-do]").first.wait_for(state="attached")
    return number


def test_a_lesson_is_followed_from_the_first_page_to_its_end(server, person):
    """On a phone; on a laptop too, and every other lesson, in the soak."""
    assert walk(person("Ann", PHONE), JAMAICA, FIRST) == len(FIRST.steps)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{game.name}-{lesson.name}" for game, lesson in LESSONS])
def test_every_lesson_is_followed_to_its_end(server, person, game, lesson, size):
    ann = sized(person("Ann", PHONE if size == "phone" else DESKTOP), size)
    assert walk(ann, game, lesson) == len(lesson.steps)


def test_the_table_keeps_its_place_beside_a_card_that_leads_to_a_surface(server, person):
    """Room for "See: Board" is not taken from the board that then needs no such button."""
    ann = person("Ann", PHONE)
    begin(ann, JAMAICA, FIRST)
    first, second = FIRST.steps[:2]
    told(ann, first.title)
    follow(ann, first)
    told(ann, second.title)
    ann.page.wait_for_function(LIT, arg=list(second.look))
    ann.page.wait_for_timeout(400)
    assert ann.page.evaluate(RESTLESS) == []


def test_another_choice_is_answered_and_a_reload_goes_on(server, person):
    ann = sized(person("Ann"), "laptop")
    begin(ann, JAMAICA, FIRST)
    first = FIRST.steps[0]
    told(ann, first.title)
    ann.page.reload()
    told(ann, first.title)
    ann.click("morning 6")
    ann.page.locator(".coach .otherwise", has_text=first.otherwise).wait_for()
    ann.page.reload()
    ann.page.locator(".coach .otherwise", has_text=first.otherwise).wait_for()
    told(ann, FIRST.steps[1].title)
    assert ann.page.locator(".coach .here").count() == 0


def test_a_step_can_be_waved_away_and_the_lesson_be_skipped_by_keyboard(server, person):
    ann = sized(person("Ann"), "laptop")
    begin(ann, JAMAICA, FIRST)
    told(ann, FIRST.steps[0].title)
    assert ann.barriers(".coach") == []
    tab_to(ann, "Rule JAM-3.1")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_role("dialog", name="Rules of Jamaica").wait_for()
    ann.page.keyboard.press("Escape")
    tab_to(ann, "I know this")
    ann.page.keyboard.press("Enter")
    ann.page.locator(".coach h3").wait_for(state="detached")
    ann.click(FIRST.steps[0].do)
    told(ann, FIRST.steps[1].title)
    tab_to(ann, "Skip the lesson")
    ann.page.keyboard.press("Enter")
    ann.page.locator(".coach").wait_for(state="detached")
    ann.page.reload()
    ann.page.locator("button[data-do]").first.wait_for(state="attached")
    assert ann.page.locator(".coach").count() == 0


def test_the_other_buttons_of_a_card_stay_where_they_were(server, person):
    """ "Learn" stands beside "Play now", and the card is no taller for it."""
    ann = person("Ann", DESKTOP)
    ann.go("/")
    learn = ann.page.get_by_role("button", name="Learn Jamaica: a guided first game").bounding_box()
    play = ann.page.get_by_role("button", name=re.compile("Play now.*Jamaica")).bounding_box()
    assert learn is not None
    assert play is not None
    assert abs(learn["y"] - play["y"]) < 2
    assert learn["x"] > play["x"]
