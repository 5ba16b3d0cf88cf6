"""A name that means nothing any more is noticed: each is planted in Jamaica's words, and one of the general tests fails."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import roadstead
from roadstead.conformance import test_names
from roadstead.conformance.tables import TABLES, asked_views
from roadstead.kernel import events
from roadstead.kernel.awards import Award
from roadstead.kernel.defaults.words import completed
from roadstead.kernel.events import EventKind
from roadstead.kernel.game import Game
from roadstead.kernel.quantities import LESS, NEITHER, Quantity
from roadstead.records.story import TELLING

JAMAICA = roadstead.game("jamaica")
JAMAICAS = [table for table in TABLES if table.game is JAMAICA][:1]


def depth_of_water(action: int, depht: int = 0) -> str:
    return f"{action} {depht}"


def nobody(view: Any, seat: int) -> int:
    return -1


def planted_in(**others: Any) -> Game:
    """Jamaica with other declarations or other words."""
    words: Any = completed(JAMAICA)
    parts = {part: getattr(JAMAICA, part) for part in PARTS}
    for name, table in others.items():
        if name in parts:
            parts[name] = table
        else:
            setattr(words.SPEECH if hasattr(words.SPEECH, name) else words, name, table)
    return SimpleNamespace(**parts, words=words)  # type: ignore[return-value]


def event(**columns: Any) -> tuple[EventKind, ...]:
    """One more event of Jamaica."""
    return (*JAMAICA.events, EventKind(**{"name": "planted", "rule": "JAM-1.1", "facts": ("ship",), **columns}))


def quantity(name: str, value: Callable[[Any, int], int] = nobody, **columns: Any) -> tuple[Quantity, ...]:
    """One more quantity of Jamaica; instead of one, where it has that name already."""
    return (*(each for each in JAMAICA.quantities if each.name != name), Quantity(name, value, **columns))


Check = Callable[[Game], None]
PARTS = ("name", "actions", "events", "questions", "seats", "new", "quantities", "catalogue")
moments: Check = test_names.test_moments_are_of_events_that_tell_and_have_their_entries
awards: Check = test_names.test_awards_count_events_and_have_their_entries
at_the_end: Check = test_names.test_what_is_told_at_the_end_are_events
meaning: Check = test_names.test_what_events_mean_to_a_hint_can_be_heard_of
turn: Check = test_names.test_a_turn_begins_with_a_question
quantities: Check = test_names.test_quantities_have_names_of_their_own_and_entries
columns: Check = test_names.test_a_column_with_the_name_of_a_quantity_shows_that_quantity
places: Check = test_names.test_words_are_for_questions_and_actions_that_there_are
log: Check = test_names.test_lines_of_the_log_name_facts_that_their_events_have
told: Check = test_names.test_what_is_told_in_a_way_of_its_own_is_named_somewhere
functions: Check = test_names.test_functions_of_words_ask_for_numbers_that_their_questions_carry
SPEECH: Any = completed(JAMAICA).SPEECH
AWARDS = tuple(completed(JAMAICA).AWARDS)
PLANTED = {
    "a quantity without an entry": (quantities, {"quantities": quantity("doubloons")}),
    "an entry without a quantity": (quantities, {"quantities": JAMAICA.quantities[1:]}),
    "two quantities of a name": (quantities, {"quantities": (*JAMAICA.quantities, JAMAICA.quantities[0])}),
    "a unit that is nothing": (quantities, {"quantities": quantity("gold", unit="doubloons")}),
    "a quantity that decides and nobody wants": (quantities, {"quantities": quantity("gold", decides=True, better=NEITHER)}),
    "a column that shows something else": (columns, {"quantities": quantity("gold")}),
    "a column that is called spaces to go": (
        columns, {"quantities": quantity("spaces-to-go", better=LESS, decides=True)},
    ),
    "a column of the score that is no quantity": (columns, {"quantities": JAMAICA.quantities[2:]}),
    "a burden of nobody": (meaning, {"events": event(facts=("space",), better=-1)}),
    "a waste of nobody": (meaning, {"events": event(facts=("space",), waste=True)}),
    "a waste that is no reason": (meaning, {"events": event(waste=True, idle=True)}),
    "a beat": (meaning, {"events": event(beat="thunder")}),
    "a moment without an entry": (moments, {"events": event(tells=1, moment="a-doubloon")}),
    "a moment that is never told": (moments, {"events": event(moment="overboard")}),
    "an entry of a moment": (moments, {"events": tuple(each._replace(moment="") for each in JAMAICA.events)}),
    "a moment of a game with sentences": (at_the_end, {"MOMENTS": {"wonn": "A battle won"}}),
    "an award for nothing": (awards, {"AWARDS": (AWARDS[0]._replace(counts={"wonn": 1}), *AWARDS[1:])}),
    "an award without an entry": (awards, {"AWARDS": (*AWARDS, Award("doubloons", {"won": 1}, "ship"))}),
    "an entry of an award": (awards, {"AWARDS": AWARDS[1:]}),
    "a question that begins a turn": (turn, {"TURN": ("choose a card",)}),
    "a prompt": (places, {"prompts": {"which hold": "Which hold?"}}),
    "a label": (places, {"labels": {"loading": "Load"}}),
    "a reason": (places, {"reasons": {"choose card loading": "Not now."}}),
    "a line": (log, {"lines": {"sailed on": lambda facts, view: ""}}),
    "facts told as one": (log, {"together": {"cargo of all": lambda facts: ""}}),
    "a fact that its event does not have": (log, {"events": tuple(each._replace(facts=()) for each in JAMAICA.events)}),
    "a fact": (told, {"told": {**SPEECH.told, "loaded cargoes": ("gold",)}}),
    "a number of a question": (functions, {"labels": {"card": depth_of_water}}),
}  # fmt: skip


@pytest.mark.parametrize(("check", "planted"), PLANTED.values(), ids=PLANTED)
def test_a_name_that_is_nothing_is_noticed(check, planted, monkeypatch):
    """The positions are those of Jamaica itself."""
    tables = [SimpleNamespace(game=None, names=table.names, new=table.new, table=table) for table in JAMAICAS]
    monkeypatch.setattr(test_names, "TABLES", tables)
    monkeypatch.setattr(test_names, "asked_views", lambda table: list(asked_views(table.table))[:3])

    def checked(game):
        for table in tables:
            table.game = game
        check(game)

    checked(planted_in())
    with pytest.raises(AssertionError):
        checked(planted_in(**planted))


def test_what_is_read_of_events_by_its_name_is_a_fact_or_a_beat_of_some_game():
    kinds = [kind for game in roadstead.all_games() for kind in game.events]
    facts = {fact for kind in kinds for fact in kind.facts}
    assert {*events.WHO, *events.WHOM, *events.DICE, *events.STRENGTH, *events.AGAINST} <= facts
    assert {kind.beat for kind in kinds} - {""} == {*events.BEATS}
    assert {*TELLING} <= {*events.BEATS}
