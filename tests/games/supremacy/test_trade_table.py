"""A trade as a table of two columns: it says what each could give, and its steps are choices that can be made."""

import pytest

from games.supremacy.table import GAME, supremacy

rule = pytest.mark.rule
NAMES = ["Ann", "Ben", "Cleo"]


def offering(**options):
    table = supremacy("usa", "china", "europe", **options).has("usa", cash=1300, grain=5).has("china", cash=700, oil=3)
    return table.acting("usa", 3).play("usa", "offer china")


def described(table, power):
    seat = ["usa", "china", "europe"].index(power)
    return GAME.deal(table.t.redacted(seat), seat, NAMES)


def column(items):
    return {item.words: (item.now, item.has) for item in items if item.now}


@rule("SUP-11.3")
def test_each_column_has_what_its_giver_has():
    deal = described(offering(), "usa")
    give, get = ({item.words: item.has for item in side} for side in (deal.give, deal.get))
    assert (deal.partner, deal.open) == (1, "give")
    assert (give["cash"], give["grain"]) == (1300, 5)
    assert (get["cash"], get["oil"]) == (700, 3)
    assert not {item.words for item in deal.give if item.group == "Companies"} & {item.words for item in deal.get}


@rule("SUP-11.1")
def test_every_step_of_the_open_column_can_be_chosen():
    table = offering()
    legal = set(table.legal("usa"))
    for item in described(table, "usa").give:
        for step in item.steps:
            assert (step.do in legal) == (step.amount <= item.has), step.do
    table.play("usa", "in return")
    legal = set(table.legal("usa"))
    deal = described(table, "usa")
    assert deal.open == "get"
    for item in deal.get:
        for step in item.steps:
            assert (step.do in legal) == (step.amount <= item.has), step.do


@rule("SUP-11.2")
def test_what_is_said_in_choices_lies_on_the_table_and_is_answered_from_the_other_side():
    table = offering().play("usa", "add grain", "count 2", "in return", "add cash 100", "count 3")
    deal = described(table, "usa")
    assert (column(deal.give), column(deal.get)) == ({"grain": (2, 5)}, {"cash": (300, 700)})
    table.play("usa", deal.close)
    answer = described(table, "china")
    assert answer.open == "answer"
    assert (column(answer.give), column(answer.get)) == ({"cash": (300, 700)}, {"grain": (2, 5)})
    assert {answer.close, answer.leave} == set(table.legal("china"))


def test_whoever_is_not_asked_about_a_deal_has_none_described():
    assert described(offering(), "europe") is None
    assert described(supremacy("usa", "china", "europe").acting("usa", 3), "usa") is None


def test_notes_are_for_games_that_last_longer():
    words = [item.words for item in described(offering(), "usa").give if item.group == "Promises"]
    assert words[:3] == ["note due next turn", "note due in 2 turns", "note due in 3 turns"]


@rule("SUP-11.1", "SUP-11.2")
def test_the_lines_of_the_log_that_tell_of_a_deal_can_be_found():
    table = offering()
    table.t.telling = True
    table.play("usa", "add grain", "in return", "add cash 100", "propose")
    deal = described(table, "china")
    told = [(event.rule, str(GAME.words.line(event, table.t, NAMES))) for event in table.t.events]
    table.play("china", "decline")
    told += [(event.rule, str(GAME.words.line(event, table.t, NAMES))) for event in table.t.events]
    mine = [(rule, line) for rule, line in told if rule in deal.rules and all(name in line for name in deal.called)]
    assert [line.startswith(deal.called[0]) for _, line in mine] == [False, True]
    assert mine[0][1].removesuffix(".").endswith("1 grain for $100M")
