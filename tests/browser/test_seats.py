"""Whose seat it is: links to seats, who plays for whom and who wanted it, how much time there is, and which table waits."""

import json
import random
import re
import time

import pytest

from browser.people import DESKTOP, PHONE, Person, seat_all
from roadstead import games
from server.harness import Door
from server.harness import Person as Line

WEEK = 7 * 86400


def door_of(server) -> Door:
    return Door(int(server.address.rpartition(":")[2]))


def lines_at(
    server, *names: str, game: str = "jamaica", seats: int = 0, start: bool = True, **table: object
) -> list[Line]:
    """A table by plain connections: these people sit there, bots have the other seats."""
    door = door_of(server)
    lines = [door.make(game, seats or len(names), player=names[0], listed=bool(table.pop("listed", False)), **table)]
    for seat, name in enumerate(names[1:], 1):
        lines.append(Line(door, lines[0].table, None, f"line {seat}"))
        lines[-1].sit(seat, name)
    if start:
        if seats > len(names):
            lines[0].ask("fill", bot="greedy")
        lines[0].ask("start")
        for line in lines:
            line.until(lambda p: p.lobby["status"] == "playing" and p.view)
    return lines


def held(person: Person, table: str) -> dict[str, object]:
    return dict(person.page.evaluate("table => JSON.parse(localStorage.getItem('roadstead.seats'))[table]", table))


def in_sight(person: Person, words: str) -> bool:
    """Whether these words are wholly on the screen, and nothing lies over them."""
    found = person.page.get_by_text(words).filter(visible=True)
    return any(
        one.evaluate(
            """node => { const { left, right, top, bottom } = node.getBoundingClientRect()
              const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
              return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && (node.contains(hit) || hit.contains(node)) }"""
        )
        for one in found.all()
    )


# Links to seats


@pytest.mark.parametrize("size", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop")])
def test_a_link_to_another_seat_asks_first_and_takes_nothing_away(server, person, size):
    anna, bert, _ = lines_at(server, "Anna", "Bert", "Cleo")
    ann = person("Ann", size)
    ann.go(f"/t/{anna.table}#seat={anna.token}&line=salt")
    ann.page.locator('.table[data-status="playing"]').wait_for()
    own = held(ann, anna.table)
    assert own["token"] == anna.token
    question = ann.page.get_by_role("dialog", name="Leave your seat?")

    def follow(token: str) -> None:
        ann.go("/about")
        ann.go(f"/t/{anna.table}#seat={token}")
        question.wait_for()
        assert "You sit here as Anna (red)" in question.inner_text()
        assert held(ann, anna.table)["token"] == anna.token
        assert "seat=" not in ann.page.url

    follow("any-letters-that-open-nothing")
    assert ann.barriers("dialog[open]") == []
    question.get_by_role("button", name="Stay in my seat").click()
    ann.page.reload()
    ann.page.locator('.table[data-status="playing"]').wait_for()
    assert question.count() == 0
    assert held(ann, anna.table)["token"] == anna.token

    follow("any-letters-that-open-nothing")
    question.get_by_role("button", name="Take the other seat").click()
    ann.page.get_by_text("That link opens no seat here. You have yours as before.").wait_for()
    assert held(ann, anna.table) | {"when": 0} == own | {"when": 0}
    assert ann.page.locator(".seats li.you").get_attribute("title").startswith("Anna")
    ann.page.get_by_role("button", name="OK").click()

    follow(bert.token)
    question.get_by_role("button", name="Take the other seat").click()
    ann.page.locator(".seats li.you[title^='Bert']").wait_for()
    assert held(ann, anna.table)["token"] == bert.token
    assert "line" not in held(ann, anna.table)


def test_a_link_that_opens_nothing_leaves_no_trace_where_there_was_no_seat(server, person):
    anna, *_ = lines_at(server, "Anna", "Bert")
    ann = person("Ann")
    ann.go(f"/t/{anna.table}#seat=any-letters-that-open-nothing")
    ann.page.get_by_text("That link opens no seat here.").wait_for()
    assert ann.page.evaluate("localStorage.getItem('roadstead.seats')") in (None, "{}")


# Who plays for whom


def test_on_a_phone_one_sees_the_clock_who_is_away_and_for_whom_a_bot_plays(server, person):
    lines = lines_at(server, "Anna", "Bert", "Cleo", "Dora", deadline=WEEK)
    asked = lines[lines[0].asked["actors"][0]]
    gone, watching, *_ = (line for line in lines if line is not asked)
    ann = person("Ann", PHONE)
    ann.go(f"/t/{watching.table}#seat={watching.token}")
    told = ann.page.locator(".tidings")
    told.wait_for()
    name = asked.lobby["seats"][asked.seat]["name"]
    assert re.search(rf"{name}:[^·]*7 days left", told.inner_text(), re.S), told.inner_text()
    absent = gone.lobby["seats"][gone.seat]["name"]
    gone.close()
    ann.page.wait_for_function(f"() => /{absent}:\\s*away/.test(document.querySelector('.tidings').innerText)")
    assert in_sight(ann, "away")
    assert in_sight(ann, "7 days left")
    assert ann.sideways() == 0
    assert ann.barriers(".tidings") == []


def test_on_a_phone_one_sees_who_is_late(server, person):
    anna, *_ = lines_at(server, "Anna", "Bert", "Cleo", deadline=1)
    watcher = person("Eve", PHONE)
    watcher.go(f"/t/{anna.table}")
    watcher.page.locator(".tidings").get_by_text("late, bot plays").wait_for()
    assert in_sight(watcher, "late, bot plays")


@pytest.mark.parametrize("size", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop")])
def test_all_others_agree_to_a_bot_and_the_owner_is_told_who_asked(server, person, size):
    anna, bert, cleo = lines_at(server, "Anna", "Bert", "Cleo")
    bert.close()
    ann, clo = person("Ann", size), person("Cleo", size)
    for one, line in ((ann, anna), (clo, cleo)):
        one.go(f"/t/{line.table}#seat={line.token}")
        one.page.locator('.table[data-status="playing"]').wait_for()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Ask all for a bot").click()
    ballot = clo.page.get_by_role("group", name="Anna asks all")
    ballot.wait_for()
    assert re.search(r"asks that a bot \(Mate\) plays for Bert, who has been away for", ballot.inner_text())
    assert in_sight(clo, "Agree")
    assert in_sight(clo, "Wait for Bert")
    assert clo.barriers(".ballot") == []
    ballot.get_by_role("button", name="Agree").click()
    ben = person("Bert", size)
    ben.go(f"/t/{bert.table}#seat={bert.token}")
    told = ben.page.locator(".stood")
    told.wait_for()
    assert re.search(
        r"A bot \(Mate\) plays for you since \d\d:\d\d: Anna asked for it, Cleo agreed and you had been away for",
        told.inner_text(),
    )
    assert ben.barriers(".stood") == []
    assert ben.sideways() == 0
    told.get_by_role("button", name="Take my seat back").click()
    told.wait_for(state="detached")
    assert any("Anna asked for it, Cleo agreed" in line for line in ben.log())


def test_the_owner_chooses_who_plays_and_all_agree_on_a_time(server, person):
    ann, ben = person("Ann"), person("Ben", PHONE)
    seat_all([ann, ben], "jamaica", seats=3)
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_label("Plays for me while I am away").select_option("deckhand")
    ben.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Time for a decision").select_option("600")
    ann.page.get_by_role("button", name="Ask all to agree").click()
    ben.page.get_by_role("group", name="Ann asks all").get_by_role("button", name="Agree").click()
    ann.page.get_by_text(re.compile(r"^(10:00|9:\d\d)$")).first.wait_for()
    ben.page.locator(".tidings").get_by_text(re.compile(r"(10:00|9:\d\d) left")).first.wait_for()
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Let a bot play for me for now").click()
    ann.page.locator("[data-part=log]").get_by_text("A bot (Deckhand) plays for Ben for now").wait_for()
    assert any("All agree on a time of 10 minutes" in line for line in ann.log())


@pytest.mark.parametrize("size", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop")])
def test_who_gathers_is_not_stuck_with_a_host_who_leaves(server, person, size):
    anna, bert = lines_at(server, "Anna", "Bert", seats=3, start=False)
    ben = person("Bert", size)
    ben.go(f"/t/{bert.table}#seat={bert.token}")
    ben.page.get_by_text("The host is Anna.").wait_for()
    anna.ask("stand")
    ben.page.get_by_role("button", name="Fill all free seats").click()
    ben.page.get_by_label("Time for a decision").select_option(label="1 day a decision")
    ben.page.get_by_text("How to play · 1 day a decision").wait_for()
    ben.page.get_by_label("Plays for me while I am away").select_option("navigator")
    assert ben.barriers("main") == []
    assert ben.sideways() == 0
    ben.page.get_by_role("button", name="Start the game").click()
    ben.page.locator('.table[data-status="playing"]').wait_for()


# Which table waits


def book(lines: list[Line]) -> dict[str, dict[str, object]]:
    """As a browser keeps it: the last one was visited longest ago."""
    now = time.time() * 1000
    return {line.table: {"token": line.token, "seat": 0, "when": now - k * 60_000} for k, line in enumerate(lines)}


@pytest.mark.parametrize("size", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop")])
def test_the_table_that_waits_comes_first_and_all_are_a_tap_away(server, person, size):
    mine = [lines_at(server, "Anna", "Bert", seats=2, start=False)[0] for _ in range(12)]
    chooser = random.Random(1)
    waiting, other = lines_at(server, "Anna", "Bert", name="It waits", deadline=WEEK, options={"rounds": 5})
    while not waiting.choices:
        question = other.asked["question"]
        other.play(chooser.choice(other.choices))
        other.answered(question)
        waiting.until(lambda p: p.choices or other.choices)
    stood = lines_at(server, "Anna", "Bert", seats=3, name="A bot sat in")
    stood[1].ask("hand_over", seat=1)
    mine += [stood[0], waiting]
    ann = person("Ann", size)
    ann.go("/about")
    ann.page.evaluate("book => localStorage.setItem('roadstead.seats', JSON.stringify(book))", book(mine))
    ann.go("/")
    rows = ann.page.locator("section[aria-labelledby=mine] li")
    rows.first.get_by_text("Your turn").wait_for()
    first = rows.first.inner_text()
    assert "It waits" in first
    assert "Your turn · 7 days left" in first
    assert "Most rounds: 5" in first
    assert re.search(r"with\s+●?Bert", first)
    assert rows.count() < 14
    ann.page.get_by_role("button", name="All 14 of your tables").click()
    ann.page.wait_for_function("() => document.querySelectorAll('section[aria-labelledby=mine] li').length === 14")
    sat_in = rows.filter(has_text="A bot sat in").inner_text()
    assert re.search(r"Bert\s+(\(here now\)\s+)?and 1 bot", sat_in), (
        "people keep their names when a bot sits in for them"
    )
    assert ann.page.get_by_role("button", name="All 14").count() == 0
    assert ann.barriers("section[aria-labelledby=mine]") == []
    assert ann.sideways() == 0


@pytest.mark.parametrize("size", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop")])
def test_every_open_table_is_a_tap_away_and_tells_what_it_is(server, person, size):
    seats = next(count for count in games.find("rotterdam").seats if count > 2)
    made = [lines_at(server, f"Olga{k}", game="rotterdam", seats=seats, start=False, listed=True)[0] for k in range(8)]
    special = lines_at(
        server, "Pia", game="supremacy", seats=3, start=False, listed=True, name="Over a month", deadline=WEEK,
        options={"turns": 6, "nukes_from": 4, "pricing": "per unit"},
    )[0]  # fmt: skip
    for line in made:
        line.close()  # nobody is there any more
    eve = person("Eve", size)
    eve.go("/")
    rows = eve.page.locator("section[aria-labelledby=open] li")
    rows.first.wait_for()
    assert rows.count() == 6
    first = rows.first.inner_text()
    assert "Over a month" in first, "where somebody is comes first"
    assert "7 days a decision · An evening's game" in first
    assert "●Pia" in first
    eve.page.locator("section[aria-labelledby=open]").get_by_role("button", name=re.compile("All .*of them")).click()
    eve.page.wait_for_function("() => document.querySelectorAll('section[aria-labelledby=open] li').length >= 9")
    shown = json.dumps(rows.all_inner_texts())
    assert all(f"Olga{k}" in shown for k in range(8))
    assert "●Olga" not in shown
    assert eve.barriers("section[aria-labelledby=open]") == []
    assert eve.sideways() == 0
    for line in (*made, special):  # other tests count what is open
        Line(line.server, line.table, line.token).ask("close")
