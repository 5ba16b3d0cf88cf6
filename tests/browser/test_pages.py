"""The pages around the table: light, quick, readable by everybody, at every size."""

import re

import pytest

from browser.people import DESKTOP, PHONE

PAGES = ["/", "/new", "/new/supremacy", "/rules", "/rules/jamaica", "/finished", "/about", "/nowhere", "/t/unknown"]


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
def test_no_page_shuts_anybody_out_or_sticks_out(server, person, size, scheme):
    ann = person("Ann", size)
    ann.page.emulate_media(color_scheme=scheme)
    for page in PAGES:
        ann.away = page.startswith("/t/")  # the browser itself complains of what is not there
        ann.go(page)
        ann.page.get_by_role("heading", level=1).first.wait_for()
        ann.page.wait_for_load_state("networkidle")
        assert ann.barriers() == [], page
        assert ann.sideways() == 0, page
        assert ann.page.title() not in ("", "undefined"), page


def transferred(person, path):
    """The bytes over the wire for a page that is loaded for the first time."""
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    found = []
    session.on("Network.loadingFinished", lambda event: found.append(event["encodedDataLength"]))
    person.go(path)
    person.page.wait_for_load_state("networkidle")
    return sum(found)


def test_the_first_page_and_a_table_are_light(server, person):
    ann = person("Ann")
    assert 5_000 < transferred(ann, "/") < 300_000
    ann.page.get_by_role("button", name=re.compile("Play now.*Supremacy")).click()
    ann.page.locator('.table[data-status="playing"]').wait_for()
    table = ann.page.url.removeprefix(ann.address)
    ben = person("Ben")
    assert 20_000 < transferred(ben, table) < 500_000


def test_the_rules_can_be_searched_and_linked_to(server, person):
    ann = person("Ann")
    ann.go("/rules/jamaica#JAM-6.2")
    clause = ann.page.locator('[id="JAM-6.2"]')
    clause.wait_for()
    assert clause.is_visible()
    ann.page.get_by_role("searchbox").fill("sabre")
    ann.page.locator("mark").first.wait_for()
    assert "sabre" in ann.page.locator("mark").first.inner_text().lower()
