"""What there is no room for in the stores: it is lost, the log says so, and so does the choice before it is made."""

import pytest

from games.supremacy.table import BOARD, GAME, supremacy
from roadstead.games.supremacy.rules import land

NAMES = ("Ann", "Bo")
words = GAME.words


def prompt(table, power):
    seat = table.seat(power)
    return words.prompt(table.t.redacted(seat), seat, NAMES).words


def label(table, power, text):
    seat = table.seat(power)
    return words.label(table.t.redacted(seat), seat, GAME.actions.parse(text), NAMES)


def log(table):
    return [words.line(event, table.t.redacted(None), NAMES).words for event in table.log]


def buying(**things):
    return supremacy().has("usa", **{"cash": 20_000, **things}).prices(grain=1, oil=1, mineral=1).acting("usa", 7)


@pytest.mark.rule("SUP-1.5", "SUP-5.4")
def test_what_is_bought_beyond_the_stores_is_told_before_and_after():
    table = buying(mineral=3).play("usa", "buy mineral")
    assert prompt(table, "usa") == "You have room for 9 more. How many units of minerals do you buy at $1M?"
    said = {count: label(table, "usa", f"count {count}") for count in (9, 10, 17)}
    assert [str(one) for one in said.values()] == [
        "9",
        "10 minerals, 1 of them lost: no room",
        "17 minerals, 8 of them lost: no room",
    ]
    assert [one.lost for one in said.values()] == [0, 1, 8]
    table.play("usa", "count 10")
    assert table.told("overflow") == [{"seat": 0, "thing": 2, "lost": 1}]
    assert log(table)[:2] == [
        "Ann (USA) buys 10 minerals for $10M.",
        "Ann (USA) has no room for 1 mineral, which is lost.",
    ]


@pytest.mark.rule("SUP-1.5", "SUP-13.1")
def test_all_that_can_be_bought_is_what_fits():
    table = buying(grain=3).play("usa", "buy grain")
    assert label(table, "usa", "count all").number == 9
    table.play("usa", "count all")
    assert table.stock("usa")[0] == 12
    assert table.told("overflow") == []


@pytest.mark.rule("SUP-1.5")
def test_a_full_store_says_so_before_one_goes_to_the_market():
    table = buying(oil=12)
    assert str(label(table, "usa", "buy oil")) == "Buy oil at $1M, with no room for more"
    assert str(label(table, "usa", "buy grain")) == "Buy grain at $1M"
    table.play("usa", "buy oil")
    assert prompt(table, "usa").startswith("You have no room for more. ")
    assert [str(label(table, "usa", f"count {n}")) for n in (1, 2)] == [
        "1 oil, lost: no room",
        "2 oil, all lost: no room",
    ]


def test_room_is_not_spoken_of_where_nobody_could_pay_for_more():
    table = buying(cash=5).play("usa", "buy grain")
    assert prompt(table, "usa") == "How many units of grain do you buy at $1M?"


def grain_companies(table):
    cards = [card for card in range(60) if table.t.owner[card] == 0 and BOARD.resource[card] == 0]
    return [(BOARD.card_ids[card].lower(), BOARD.units[card]) for card in cards]


@pytest.mark.rule("SUP-1.5", "SUP-4.5")
def test_a_company_that_yields_more_than_fits_says_so_before_it_is_paid():
    table = supremacy().has("usa", grain=11, oil=0, mineral=0)
    (first, some), (second, more) = grain_companies(table)
    table.payday("usa").play("usa", "done")
    assert str(label(table, "usa", f"company {first}")).endswith(f"({some} grain), with no room for {some - 1} grain")
    assert str(label(table, "usa", "run all")) == f"Run all companies, with no room for {some + more - 1} grain"
    table.play("usa", f"company {first}")
    assert str(label(table, "usa", f"company {second}")).endswith(f"({more} grain), with no room for {more} grain")
    table.play("usa", f"company {second}", "done")
    told = log(table)
    assert f"Ann (USA) has no room for {some + more - 1} grain, which are lost." in told
    assert told.index(f"Ann (USA)'s companies yield {some + more} grain.") < told.index(
        f"Ann (USA) has no room for {some + more - 1} grain, which are lost."
    )


def test_companies_that_fit_say_nothing_of_room():
    table = supremacy().has("usa", grain=3).payday("usa").play("usa", "done")
    assert str(label(table, "usa", "run all")) == "Run all companies"


@pytest.mark.rule("SUP-1.5", "SUP-11.2")
def test_what_a_trade_brings_beyond_the_stores_is_told_before_and_after():
    table = supremacy().has("usa", grain=5, nukes=2).has("china", grain=11, nukes=12, oil=3)
    table.acting("usa", 3).play(
        "usa", "offer china", "add grain", "count 3", "add nuke", "in return", "add oil", "propose"
    )
    assert str(label(table, "china", "accept")) == "Accept the trade; there is no room for 2 grain and 1 nuke"
    deal = words.deal(table.t.redacted(1), 1, NAMES)
    assert {item.words: item.room for item in deal.get if item.room is not None} == {
        "grain": 1,
        "oil": 9,
        "minerals": 9,
        "nukes": 0,
    }
    table.play("china", "accept")
    assert table.told("overflow") == [{"seat": 1, "thing": 0, "lost": 2}, {"seat": 1, "thing": 3, "lost": 1}]
    assert log(table)[-1] == "Bo (China) has no room for 1 nuke, which is lost."


@pytest.mark.rule("SUP-1.5", "SUP-11.2")
def test_what_is_given_makes_room_for_what_is_taken():
    table = supremacy().has("usa", grain=12).has("china", grain=12)
    table.acting("usa", 3).play("usa", "offer china", "add grain", "in return", "add grain", "count 2")
    assert str(label(table, "usa", "propose")) == "Make the offer: 1 grain for 2 grain; there is no room for 1 grain"
    table.play("usa", "propose")
    assert str(label(table, "china", "accept")) == "Accept: get 1 grain, give 2 grain"


@pytest.mark.rule("SUP-12.1", "SUP-1.5")
def test_a_conqueror_hears_what_could_not_be_stored():
    table = supremacy().has("usa", grain=20, nukes=20).has("china", grain=12, nukes=12)
    table.t.events.clear()
    land.conquer(table.t, 1, 0)
    lost = [event.facts for event in table.t.events if event.name == "overflow"]
    assert lost == [{"seat": 0, "thing": 0, "lost": 8}, {"seat": 0, "thing": 3, "lost": 8}]
    assert table.t.supplies[0] == 24
    assert table.t.nukes[0] == 24


def test_hints_warn_of_it():
    assert {kind.name: kind for kind in GAME.events}["overflow"].waste
