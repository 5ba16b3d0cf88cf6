"""Jamaica without a mouse: from the first page to the result by Tab, arrows, Enter and the number keys."""

import random
import re

from browser.people import Person

MOST_TABS = 80


def tab_to(person: Person, words: str) -> None:
    """Press Tab until what has the focus is called this."""
    for _ in range(MOST_TABS):
        person.page.keyboard.press("Tab")
        called = person.page.evaluate(
            """() => {
              const at = document.activeElement
              return [at.getAttribute('aria-label'), at.innerText, at.labels?.[0]?.innerText, at.closest('fieldset')?.querySelector('legend')?.innerText]
                .filter(Boolean).join(' | ')
            }"""
        )
        if re.search(words, called):
            return
    raise AssertionError(f"the Tab key never reached {words!r}")


def test_jamaica_by_keyboard_alone(server, person):
    ann = person("Ann")
    keys = ann.page.keyboard
    ann.go("/")
    ann.page.get_by_role("heading", name="Jamaica").wait_for()
    tab_to(ann, r"Set up a table\s+of Jamaica")
    keys.press("Enter")
    tab_to(ann, "Your name")
    keys.type("Ann")
    tab_to(ann, "bots")
    keys.press("Enter")
    tab_to(ann, "Most rounds")
    keys.press("ArrowLeft")  # from the usual one round to the shortest
    tab_to(ann, "Start the game")
    keys.press("Enter")
    ann.page.locator('.table[data-status="playing"]').wait_for()

    chooser = random.Random(9)
    for _ in range(200):
        ann.page.wait_for_function(
            "() => document.querySelector('.table')?.dataset.status === 'over' || document.querySelector('button[data-do]:not([aria-disabled=true])')"
        )
        seen = ann.look()
        if seen["status"] == "over":
            break
        numbers = ann.page.locator(".panel button[data-do] kbd").all_inner_texts()
        keys.press(chooser.choice([number for number in numbers if number]))
        ann.page.wait_for_function(
            "before => document.querySelector('.table')?.dataset.status === 'over' || document.querySelector('[data-question]').dataset.question !== before",
            arg=seen["question"],
        )
    assert ann.look()["status"] == "over"
    ann.page.get_by_role("dialog").get_by_text(re.compile("win", re.IGNORECASE)).first.wait_for()
    keys.press("Escape")
    assert ann.page.get_by_role("dialog").count() == 0
