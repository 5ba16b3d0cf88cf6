"""What people do at a table besides deciding: take back, go away and return, look back, ask why not, watch."""

import random
import re
import time

import pytest

from browser.people import PHONE, Person, guests, play_on, seat_all
from roadstead.records import verify

SHORT = 5  # rounds


@pytest.fixture(scope="module")
def two(server, chromium):
    """Ann and Ben at a table of Jamaica, with a bot; the game is long enough for all the tests that go on with it."""
    with guests() as made:
        ann, ben = Person(chromium, server.address, "Ann"), Person(chromium, server.address, "Ben")
        made += [ann, ben]
        yield ann, ben, seat_all([ann, ben], "jamaica", seats=3)


def until(person: Person, words: str) -> None:
    """Wait for a line of the log."""
    person.page.locator("[data-part=log]").get_by_text(words).last.wait_for()


def to_the_cards(ann: Person, ben: Person) -> None:
    """Play to where everybody chooses a card in secret, and choose none."""
    until = time.monotonic() + 30
    waited = 0  # for one who had chosen a card before, while the other has not
    while time.monotonic() < until:
        offered = [(each, each.choices()) for each in (ann, ben)]
        if all(choices and choices[0].startswith("card ") for _, choices in offered):
            return
        waited += 1
        for each, choices in offered:
            if choices and (not choices[0].startswith("card ") or waited > 20):
                each.press(choices[0])
                waited = 0
        ann.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked for a card")


def test_a_card_can_be_taken_back_until_the_last_is_chosen(two):
    ann, ben, _ = two
    to_the_cards(ann, ben)
    offered = ann.choices()
    ann.click(offered[0])
    undo = ann.page.get_by_role("button", name="Undo")
    ann.page.wait_for_function("() => !document.querySelector('button[data-do]')")
    undo.click()
    ann.page.locator("button[data-do]").first.wait_for()
    assert ann.choices() == offered
    until(ben, "Ann takes decision")


def test_going_back_further_needs_everybody(two):
    ann, ben, _ = two
    play_on([ann, ben], random.Random(2), clicks=6)
    ann.page.get_by_role("button", name="Ask to go back").click()
    radios = ann.page.get_by_role("dialog").get_by_role("radio")
    radios.last.check()
    taken_back = {int(one.get_attribute("value")) for one in radios.all()}
    ann.page.get_by_role("button", name="Ask everybody").click()
    ben.page.get_by_role("button", name="Agree").click()
    until(ann, "All go back to before decision")
    until(ben, "All go back to before decision")
    assert ann.page.locator("[data-part=log] s").count() > 0, "what was taken back is struck through"
    ann.page.get_by_role("button", name="Ask to go back").click()
    offered = {int(one.get_attribute("value")) for one in radios.all()}
    assert not offered & taken_back, "and is not offered again"
    ann.page.keyboard.press("Escape")
    assert not play_on([ann, ben], random.Random(3), clicks=4), "and play goes on from there"


def test_a_bot_plays_for_who_is_away_until_they_are_back(two):
    ann, ben, link = two
    ben.page.goto("about:blank")
    ann.page.get_by_text("away").first.wait_for()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Let a bot play for now").click()
    until(ann, "plays for Ben for now")
    ann.page.keyboard.press("Escape")
    play_on([ann], random.Random(4), clicks=4)
    ben.go(link)
    ben.page.get_by_role("button", name="Take my seat back").first.click()
    until(ann, "Ben is back")
    assert not play_on([ann, ben], random.Random(5), clicks=4), "and play goes on with both"


def test_a_finished_game_can_be_looked_back_on_downloaded_and_verified(server, person, tmp_path):
    ann, ben = person("Ann"), person("Ben")
    link = seat_all([ann, ben], "jamaica", seats=3, rounds=SHORT, listed=True, over=True)
    ann.page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    eyes = ann.page.get_by_label("Seen")
    eyes.wait_for()
    assert eyes.locator("option").all_inner_texts()[:2] == ["All cards face up", "As Ann saw it"]
    count = ann.page.locator(".count")
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("ArrowRight")
    ann.page.wait_for_url(re.compile("#n=2$"))
    assert count.inner_text().startswith("2")
    secrets = ann.page.locator(".side i")
    assert secrets.count() == 0
    eyes.select_option(label="As Ben saw it")
    secrets.first.wait_for()
    assert {words for words in secrets.all_inner_texts() if "Ben" in words} == set()
    assert ann.page.url.endswith("#n=2")
    eyes.select_option(label="All cards face up")
    ann.page.wait_for_function("() => !document.querySelector('.side i')")
    ann.page.keyboard.press("End")
    ann.page.get_by_role("button", name="Result").wait_for()

    ben.go(f"{link}/replay#n=3")
    ben.page.wait_for_function("() => document.querySelector('.count')?.innerText.startsWith('3')")

    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Record").click()
    download.value.save_as(tmp_path / "game.jsonl")
    verdict = verify(tmp_path / "game.jsonl")
    assert verdict.finished
    assert verdict.dice == "drawn again from the secret committed to"

    ann.page.get_by_role("link", name="Verify").click()
    ann.page.get_by_text("drawn again from the secret committed to").first.wait_for()
    assert ann.barriers() == []
    ann.go("/finished")
    ann.page.get_by_role("link", name=re.compile("Jamaica")).first.wait_for()


def test_who_watches_sees_the_table_and_may_not_touch_it(two, person):
    ann, ben, link = two
    play_on([ann, ben], random.Random(7), clicks=4)
    watcher = person('"><script>')
    watcher.go(link)
    watcher.page.locator('.table[data-status="playing"]').wait_for()
    watcher.page.locator("svg use").first.wait_for()
    assert watcher.choices() == []
    question = watcher.page.locator(".panel .asks")
    assert question.evaluate("asks => asks.scrollHeight <= asks.clientHeight"), "what everybody waits for is cut off"
    ann.page.get_by_text("1 watching").wait_for()


def test_a_name_is_text_and_never_markup(server, person):
    name = '"><script>x=1//'
    mallory, ben = person(name), person("Ben", PHONE)
    seat_all([mallory, ben], "jamaica", seats=3)
    assert ben.page.get_by_text(name).first.inner_text() == name
    assert ben.page.evaluate("typeof x") == "undefined"
    assert not play_on([mallory, ben], random.Random(8), clicks=6)
    assert any(name in line for line in ben.log())
    assert ben.page.evaluate("typeof x") == "undefined"


def test_what_is_not_allowed_is_explained_with_its_rule(two):
    ann, ben, _ = two
    to_the_cards(ann, ben)
    ann.page.locator('[data-id="ship-1"]').click(force=True)
    toast = ann.page.locator(".toast")
    toast.wait_for()
    assert re.search(r"JAM-\d", toast.inner_text())
    toast.get_by_role("button", name=re.compile("JAM-")).click()
    ann.page.get_by_role("dialog").get_by_text(re.compile("JAM-")).first.wait_for()
    ann.page.keyboard.press("Escape")


class GameOver(Exception):
    """The dice had it that what was waited for did not come up in this game."""


def to_one_answer(*people: Person) -> tuple[Person, str]:
    """Play whatever comes until somebody is asked something with one answer only; who, and which question."""
    chooser = random.Random(11)
    until = time.monotonic() + 120
    while time.monotonic() < until:
        for each in people:
            seen = each.look()
            if seen["status"] == "over":
                raise GameOver
            choices = list(seen["choices"])
            if len(choices) == 1 and not seen["busy"]:
                return each, seen["question"]
            if choices and not seen["busy"]:
                each.press(chooser.choice(choices))
        people[0].page.wait_for_timeout(40)
    raise AssertionError("everything is a choice")


def goes_on(person: Person, question: str) -> None:
    """The question is answered although nobody does anything."""
    person.page.wait_for_function(
        "before => document.querySelector('[data-question]')?.dataset.question !== before", arg=question
    )


def to_one_that_can_be_taken_back(person: Person) -> str:
    """Play until the only answer was given for the player and can be undone; to which question."""
    undo = person.page.get_by_role("button", name="Undo")
    while True:
        _, question = to_one_answer(person)
        goes_on(person, question)
        person.page.wait_for_timeout(100)
        if undo.is_enabled() and len(person.choices()) > 1:
            return question


def stays(person: Person, question: str, milliseconds: int) -> bool:
    person.page.wait_for_timeout(milliseconds)
    return person.look()["question"] == question and len(person.choices()) == 1


def test_the_only_answer_is_given_at_once_among_bots_but_not_when_taken_back(server, person):
    ann = person("Ann")
    for _ in range(8):  # in a game out of five no such answer can be taken back
        seat_all([ann], "harbour_of_fortune", seats=2)
        try:
            question = to_one_that_can_be_taken_back(ann)
            break
        except GameOver:
            continue
    ann.page.get_by_role("button", name="Undo").click()
    ann.page.wait_for_function(
        "before => document.querySelector('[data-question]').dataset.question === before", arg=question
    )
    assert stays(ann, question, 1_200)
    ann.click(ann.choices()[0])
    goes_on(ann, question)


def test_a_list_of_choices_begins_at_its_first(server, person):
    ann = person("Ann", PHONE)
    seat_all([ann], "new_bedford", seats=2)
    scrolled = "document.querySelector('.panel .inside').scrollTop"
    asked_anew = """before => document.querySelector('[data-question]').dataset.question !== before
        && document.querySelector('button[data-do^="place"]')"""
    while not ann.page.locator('button[data-do^="place"]').count():
        for action in ann.choices()[:1]:
            ann.press(action)
    for _ in range(2):
        ann.page.wait_for_function(f"() => ({scrolled} = 1e6, {scrolled} > 0)")  # there is more than it has room for
        before = ann.look()["question"]
        ann.page.locator('button[data-do^="place"]').first.press("Enter")
        ann.page.wait_for_function(asked_anew, arg=before)
        assert ann.page.evaluate(scrolled) == 0
        ann.page.wait_for_function("() => document.activeElement.closest('.panel')")  # the keyboard is not lost


def test_the_only_answer_can_be_kept_back(server, person):
    ann, ben = person("Ann"), person("Ben", PHONE)
    seat_all([ann, ben], "harbour_of_fortune", seats=2)
    who, question = to_one_answer(ann, ben)
    who.page.get_by_text("Only one answer: going on").wait_for()
    who.page.get_by_role("button", name="Stop", exact=True).click()
    assert stays(who, question, 4_300)
    who.click(who.choices()[0])
    goes_on(who, question)

    who, question = to_one_answer(ann, ben)
    who.page.get_by_role("button", name="Menu").click()
    assert stays(who, question, 4_300), "it waits for the dialogue"
    who.page.get_by_label("Answer for me where there is only one answer").uncheck()
    who.page.keyboard.press("Escape")
    assert stays(who, question, 4_300)


def test_a_rematch_among_bots_begins_at_once(server, person):
    ann = person("Ann")
    link = seat_all([ann], "jamaica", seats=2, rounds=SHORT, over=True)
    ann.page.get_by_role("dialog", name="The game is over").get_by_role("button", name="Rematch").click()
    ann.page.locator('.table[data-status="playing"]').wait_for()
    assert ann.page.url.removeprefix(ann.address) != link
    ann.page.locator("button[data-do]").first.wait_for()
