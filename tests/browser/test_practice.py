"""Practice in the browser: from a game's card to a position, an answer, and what is remembered of it."""

import pytest

import roadstead
from browser.people import DESKTOP, ON_A_PHONE
from roadstead.coach.practice import practice

JAMAICA = roadstead.game("jamaica")
EXERCISES = practice(JAMAICA).exercises
# Jamaica in every run, the other games in the soak.
GAMES = [
    pytest.param(game, id=game.name, marks=[] if game is JAMAICA else pytest.mark.soak)
    for game in roadstead.all_games()
]


def shown(person, exercise):
    person.page.locator(f'.panel[data-question="{exercise.name}"]').wait_for()


@pytest.mark.parametrize("size", ON_A_PHONE)
@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_answered_and_explained_and_remembered(server, person, game, size):
    ann = person("Ann", size)
    page = ann.page
    exercises = practice(game).exercises
    first, second = exercises[:2]
    ann.go("/")
    page.get_by_role("link", name=f"Practice {game.title}").click()
    shown(ann, first)
    assert page.get_by_text(f"0 of {len(exercises)} solved").is_visible()
    assert ann.barriers() == []
    assert ann.sideways() == 0

    ann.click(first.usual[0])
    page.get_by_role("heading", name="Not the best choice.").wait_for()
    assert ann.sideways() == 0
    page.get_by_role("button", name="Again").click()
    shown(ann, first)
    ann.click(first.best.do)
    page.get_by_role("heading", name="Yes: that is the best choice.").wait_for()
    assert first.best.because[0] in page.locator(".answer li.first").inner_text()
    assert page.locator(".answer li.first").evaluate(
        "best => best.getBoundingClientRect().bottom <= best.closest('.inside').getBoundingClientRect().bottom"
    )
    assert page.locator(".answer li").count() == min(3, len(first.tried))
    assert ann.barriers(".answer") == []
    assert page.get_by_text(f"1 of {len(exercises)} solved").is_visible()

    page.get_by_role("button", name="Next position").click()
    shown(ann, second)
    ann.go(f"/practice/{game.name}")
    shown(ann, second)
    assert page.get_by_text(f"1 of {len(exercises)} solved").is_visible()


def test_the_keyboard_is_enough_and_a_game_without_positions_says_so(server, person):
    ann = person("Ann", DESKTOP)
    page = ann.page
    first, second = EXERCISES[:2]
    ann.go(f"/practice/jamaica#{first.name}")
    shown(ann, first)
    page.keyboard.press("1")
    page.locator(".answer h2").wait_for()
    page.keyboard.press("a")
    shown(ann, first)
    page.keyboard.press("n")
    shown(ann, second)
    ann.away = True  # the browser itself complains of what is not there
    ann.go("/practice/whist")
    page.get_by_role("alert").wait_for()
    assert "no such game" in page.get_by_role("alert").inner_text()
