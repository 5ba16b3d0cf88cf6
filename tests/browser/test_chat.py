"""What people say to each other: when it was said, and what is better not said."""

import re
import time

from browser.people import PHONE, open_table, sit, start


def secret(person):
    """The link with which this person's seat is opened on another device."""
    found = person.page.evaluate("JSON.parse(localStorage.getItem('roadstead.seats'))")
    ((table, seat),) = found.items()
    return f"{person.address}/t/{table}#seat={seat['token']}"


def say(person, text):
    person.page.get_by_label("Say something").fill(text)
    person.page.get_by_role("button", name="Send").click()


def test_the_link_to_ones_own_seat_is_not_sent_unseen(server, person):
    ann, ben = person("Ann", PHONE), person("Ben")
    link = open_table(ann, "jamaica", seats=3, bots={}, options={})
    sit(ben, link)
    say(ann, f"come on board: {secret(ann)}")
    warning = ann.page.get_by_role("alert").filter(has_text="This opens your seat")
    warning.wait_for()
    assert ann.barriers("section") == []
    ann.page.get_by_role("button", name="Take my seat out of it").click()
    warning.wait_for(state="detached")
    assert ann.page.get_by_label("Say something").input_value() == f"come on board: {ann.address}{link}"
    ann.page.get_by_role("button", name="Send").click()
    heard = ben.page.get_by_role("log", name="What was said")
    heard.get_by_text("come on board").wait_for()
    assert "seat=" not in heard.inner_text()


def test_what_was_said_tells_the_day_and_the_time(server, person):
    ann, ben = person("Ann"), person("Ben")
    link = open_table(ann, "jamaica", seats=2, bots={}, options={})
    sit(ben, link)
    say(ann, "good luck")
    today = re.compile(rf"{time.strftime('%A, %B')} {time.localtime().tm_mday}\b")
    for name in ("What was said", "Chat"):
        log = ben.page.get_by_role("log", name=name, include_hidden=True)
        log.get_by_text("good luck").wait_for(state="attached")
        assert today.search(log.text_content() or "")
        assert re.search(r"Ann.*\d\d:\d\d", log.text_content() or "")
        if name == "What was said":
            start(ann, ben)


def test_the_help_counts_the_levels_that_the_lists_offer(server, person):
    ann = person("Ann")
    ann.go("/new/jamaica")
    offered = ann.page.locator("#seat-1 option")
    offered.nth(3).wait_for(state="attached")
    titles = [re.sub(r" \(\d+\)$", "", text) for text in offered.all_text_contents()]
    ann.go("/about")
    ann.page.locator("dt").first.wait_for()
    told = ann.page.locator("dt").all_text_contents()
    assert told == [title for title in titles if title in told]
    assert [title for title in titles if title not in told] == titles[: len(titles) - len(told)]
    assert ann.page.get_by_text(f"There are {len(told)} levels, from Landlubber to Admiral").count() == 1
