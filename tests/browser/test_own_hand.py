"""One's own cards beside the board: large enough to read and to touch, and playing them plays the game."""

import re

from browser.people import DESKTOP, PHONE, Person, seat_all
from browser.test_readable import settle

# The first of what can be chosen is larger than this on the screen.
LARGER = """least => {
  const { width, height } = document.querySelector('svg.pieces .can > .face').getBoundingClientRect()
  return Math.max(width, height) > least
}"""


def to_the_cards(ann: Person) -> None:
    """Answer whatever else is asked until a card is to be chosen."""
    for _ in range(100):
        choices = ann.choices()
        if choices and choices[0].startswith("card "):
            return
        if choices:
            ann.press(choices[0])
        ann.page.wait_for_timeout(50)
    raise AssertionError("no card is asked for")


def test_a_card_in_hand_is_large_on_a_phone_and_is_played_by_touching_it(server, person):
    ann = person("Ann", PHONE)
    seat_all([ann], "jamaica", seats=2)
    to_the_cards(ann)
    hand = ann.page.get_by_role("region", name="Your hand")
    cards = hand.get_by_role("button")
    cards.first.wait_for()
    assert cards.count() == len(ann.choices())
    for card in cards.all():
        box = card.bounding_box()
        assert box["height"] >= 72
        assert box["width"] >= 44
    assert ann.barriers("[aria-label='Your hand']") == []
    assert ann.sideways() == 0
    chosen = cards.first.get_attribute("aria-label").split(":")[0]
    question = ann.look()["question"]
    cards.first.tap()
    ann.page.get_by_text("Tap again to do it").wait_for()
    cards.first.tap()
    ann.page.wait_for_function(
        "was => document.querySelector('[data-question]').dataset.question !== was", arg=question
    )
    assert any(chosen in line for line in ann.log())


def test_a_card_in_hand_is_enlarged_and_can_be_played_with_the_keyboard(server, person):
    ann = person("Ann", DESKTOP)
    seat_all([ann], "jamaica", seats=2)
    to_the_cards(ann)
    card = ann.page.get_by_role("region", name="Your hand").get_by_role("button").first
    assert card.bounding_box()["height"] >= 90
    ann.page.mouse.move(700, 400)  # a mouse comes from somewhere on the table
    card.hover()
    tip = ann.page.locator(".tip.shown")
    tip.locator("svg.enlarged use").first.wait_for()
    ann.page.wait_for_timeout(500)  # it grows
    assert tip.locator("svg.enlarged").bounding_box()["height"] > 150
    assert ann.page.locator("li.hot").count() == 1
    question = ann.look()["question"]
    card.focus()
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function(
        "was => document.querySelector('[data-question]').dataset.question !== was", arg=question
    )


def test_who_watches_has_no_hand(server, person):
    ann, watcher = person("Ann"), person("Eve")
    link = seat_all([ann], "jamaica", seats=2)
    ann.page.get_by_role("region", name="Your hand").wait_for()
    watcher.go(link)
    watcher.page.locator("svg.pieces use").first.wait_for()
    assert watcher.page.get_by_role("region", name="Your hand").count() == 0


def test_on_a_phone_the_board_comes_close_to_what_can_be_chosen(server, person):
    ann = person("Ann", PHONE)
    seat_all([ann], "rotterdam", seats=2)
    ann.page.locator("button[data-do]").first.wait_for()
    glowing = ann.page.locator("svg.pieces .can > .face")
    whole = ann.page.get_by_role("button", name="Whole board")
    small = 0.0
    while not small or whole.is_visible():  # it may come close by itself, even while it is measured
        settle(ann)
        if whole.is_visible():
            whole.tap()
            settle(ann)
        small = max(glowing.first.bounding_box()[side] for side in ("width", "height"))
    choices = ann.choices_in_sight()
    ann.page.get_by_role("button", name=re.compile("Show my choices")).tap()
    ann.page.wait_for_function(LARGER, arg=1.7 * small)  # with an empty hand the whole board is large already
    settle(ann)
    assert ann.choices_in_sight() == choices, "what can be chosen stays in sight on the panel as well"
    assert ann.barriers() == []
    whole.tap()
    settle(ann)
    assert max(glowing.first.bounding_box()[side] for side in ("width", "height")) < small + 2
    ann.page.get_by_role("button", name=re.compile("Show my choices")).tap()
    whole.wait_for()
    ann.page.set_viewport_size({"width": 820, "height": 1180})
    whole.wait_for(state="hidden")  # turned round to where there is room, all of it is seen again
    ann.page.wait_for_function(LARGER, arg=small)
    settle(ann)
    assert max(glowing.first.bounding_box()[side] for side in ("width", "height")) > small
