"""A table of a variant, set up and played beside a table of the printed game."""

import random

import pytest

import roadstead
from browser.people import OFFERED, PHONE, bots_finish, play_on, seat_all
from roadstead.games.variants import shipped

OWN = """\
game = "jamaica"
title = "Dear <b>home</b>"
reason = "Is anybody late when home is worth so much?"
[options]
rounds = 5
[changes]
finish_score = 30
"""

SHIPPED = [(game.name, variant.title, game.seats[0]) for game in roadstead.all_games() for variant in shipped(game)]


def chosen(person, path, title):
    person.go(path)
    person.page.get_by_label("Variant", exact=True).select_option(label=title)


def drop(person, name, text):
    """Choose a file of one's own."""
    file = {"name": name, "mimeType": "application/toml", "buffer": text.encode()}
    person.page.locator("input[type=file]").set_input_files(file)


def begin(person, seats):
    """Set up what is on the page: the person and bots."""
    page = person.page
    page.get_by_label("Your name").fill(person.name)
    page.get_by_role("group", name="Players").get_by_text(str(seats), exact=True).click()
    for seat in range(1, seats):
        page.locator(f"#seat-{seat}").select_option(OFFERED["greedy"])
    page.get_by_role("button", name="Start the game").click()
    page.locator('.table[data-status="playing"]').wait_for()


def test_a_variant_is_played_beside_the_printed_game(server, person):
    ann, ben = person("Ann"), person("Ben", PHONE)
    chosen(ann, "/new/jamaica", "Rich lairs")
    differs = ann.page.locator(".numbers li").all_inner_texts()
    assert "Pirate lairs, each with a treasure: 11 instead of 9." in differs
    assert ann.page.get_by_role("heading", level=1).inner_text() == "Jamaica (Rich lairs)"
    assert ann.barriers() == []
    ann.page.get_by_role("group", name="Rounds").get_by_text("5", exact=True).click()
    begin(ann, 2)
    seat_all([ben], "jamaica", seats=2, rounds=5)
    mark = ann.page.get_by_role("button", name="Variant: Rich lairs")
    assert mark.is_visible()
    assert ben.page.get_by_role("button", name="Variant").count() == 0
    mark.click()
    ann.page.get_by_role("dialog").get_by_text("What differs in this variant").first.wait_for()
    ann.page.keyboard.press("Escape")
    for one in (ann, ben):
        assert not play_on([one], random.Random(3), clicks=4)
    bots_finish(ann)
    assert ann.page.locator('.table[data-status="over"]').count()


def test_a_file_of_ones_own_is_checked_shown_and_played(server, person):
    ann = person("Ann", PHONE)
    ann.go("/new/jamaica")
    ann.away = True  # the browser itself complains of what the server refuses
    drop(ann, "home.toml", OWN.replace("30", "300") + "lairs = 99\n")
    assert ann.page.get_by_role("alert").inner_text().splitlines() == [
        "Line 7: finish_score is a whole number from 0 to 40, not 300.",
        "Line 8: lairs is a whole number from 3 to 11, not 99.",
    ]
    drop(ann, "home.toml", OWN.replace("jamaica", "ludo"))
    ann.page.get_by_text("There is no game 'ludo'").wait_for()
    ann.away = False
    drop(ann, "home.toml", OWN)
    ann.page.get_by_text("Points for coming home: 30 instead of 15.").wait_for()
    assert ann.page.get_by_role("heading", level=1).inner_text() == "Jamaica (Dear <b>home</b>)"
    assert ann.sideways() == 0
    assert ann.barriers() == []
    begin(ann, 2)
    assert ann.page.get_by_role("button", name="Variant: Dear <b>home</b>").is_visible()
    assert ann.sideways() == 0


@pytest.mark.soak
@pytest.mark.parametrize(("game", "title", "seats"), SHIPPED, ids=[f"{game}-{title}" for game, title, _ in SHIPPED])
def test_every_variant_that_is_shipped_is_played_beside_its_game(server, person, game, title, seats):
    ann, ben = person("Ann"), person("Ben")
    chosen(ann, f"/new/{game}", title)
    assert ann.page.locator(".numbers li").count() >= 2
    begin(ann, seats)
    seat_all([ben], game, seats=seats)
    assert ann.page.get_by_role("button", name=f"Variant: {title}").is_visible()
    for one in (ann, ben):
        play_on([one], random.Random(3), clicks=12)
        assert one.page.locator('.table[data-status="playing"], .table[data-status="over"]').count() == 1
