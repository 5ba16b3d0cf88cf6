"""What is said: every event, question, choice and score has words, each resting on a clause that exists."""

import random
from functools import lru_cache

import pytest

from roadstead.conformance.reading import read, read_sheet
from roadstead.conformance.tables import (
    TABLES_REMEMBERED,
    asked_positions,
    asked_views,
    at_every_table,
    at_usual_tables,
    clauses,
    play_on,
    views,
    with_every_game,
)
from roadstead.kernel.awards import awards_of, moments_of
from roadstead.kernel.errors import Refusal
from roadstead.kernel.events import EVERYBODY
from roadstead.kernel.messages import say
from roadstead.kernel.words import Said


@lru_cache(maxsize=TABLES_REMEMBERED)
def told(table) -> list:
    """What each decision of a few games told, with the table after it."""
    found = []
    for seed in range(3):
        state = table.new(seed, events=True)
        found.append((list(state.events), state.clone()))
        for _ in play_on(state, random.Random(seed)):
            found.append((list(state.events), state.clone()))
        found.append((list(state.events), state.clone()))
    return found


@with_every_game
def test_what_may_be_repeated_are_kinds_of_action(game):
    kinds = {game.actions.kind(action) for action in range(game.actions.size)}
    assert set(game.repeated) <= kinds


@with_every_game
def test_every_kind_of_event_rests_on_a_clause(game):
    names = [kind.name for kind in game.events]
    assert len(names) == len(set(names))
    for kind in game.events:
        assert kind.rule in clauses(game), f"{kind.name} follows {kind.rule}, which is no clause"
        assert len(kind.facts) == len(set(kind.facts))


@pytest.mark.pure
@at_every_table
def test_every_event_has_its_facts_and_listeners_and_a_line(table):
    words = table.game.words
    for events, state in told(table):
        views = {viewer: state.redacted(viewer) for viewer in table.viewers}
        for event in events:
            assert event.kind in table.game.events
            assert len(event.values) == len(event.kind.facts)
            listeners = [viewer for viewer in table.viewers if event.heard_by(viewer)]
            assert listeners, f"nobody hears of {event.name}"
            for viewer in listeners:
                assert read(table, words.line(event, views[viewer], table.names).message)


@at_every_table
def test_whoever_does_not_hear_a_secret_hears_its_other_half(table):
    for events, _ in told(table):
        for event in events:
            for viewer in table.viewers:
                if not event.heard_by(viewer):
                    assert any(other_half(event, other) for other in events if other.heard_by(viewer)), (
                        f"{viewer} hears nothing in place of {event.name} {event.facts}"
                    )


def other_half(event, other) -> bool:
    """Another event that tells of the same thing: whatever facts both name are the same."""
    shared = event.facts.keys() & other.facts.keys()
    return other is not event and bool(shared) and all(event.facts[fact] == other.facts[fact] for fact in shared)


@at_every_table
def test_nobody_hears_a_secret_twice(table):
    for events, _ in told(table):
        for viewer in table.viewers:
            heard = [event[0::2] for event in events if event.audience != EVERYBODY and event.heard_by(viewer)]
            assert len(heard) == len(set(heard))


@at_usual_tables
def test_a_silent_game_plays_as_a_told_one(table):
    silent, loud = table.new(4), table.new(4, events=True)
    for state in (silent, loud):
        for _ in play_on(state, random.Random(4)):
            pass
    assert silent.to_dict() == loud.to_dict()


def assert_said(table, said, known):
    assert isinstance(said, Said)
    assert read(table, said.message)
    assert said.rule in known, f"{said.words!r} rests on {said.rule!r}, which is no clause"
    for fact in (said.away, said.unit):
        assert fact == "" or read(table, fact)


@pytest.mark.pure
@at_every_table
def test_every_asked_seat_is_told_what_it_may_do(table):
    words, known = table.game.words, clauses(table.game)
    for state, seat, view in asked_views(table):
        assert_said(table, words.prompt(view, seat, table.names), known)
        labels = [words.label(view, seat, action, table.names) for action in state.legal(seat)]
        for said in labels:
            assert_said(table, said, known)
        assert len({read(table, said.message) for said in labels}) == len(labels), "two choices read the same"


@at_every_table
def test_every_action_has_a_label_and_every_refusal_its_words(table):
    words, known = table.game.words, clauses(table.game)
    for _, seat, view in asked_views(table):
        menu = view.legal(seat)
        for action in range(table.game.actions.size):
            assert_said(table, words.label(view, seat, action, table.names), known)
            if action not in menu:
                refusal = words.refusal(view, seat, action)
                assert isinstance(refusal, Refusal)
                assert read(table, refusal.message)
                assert refusal.rule in known


@pytest.mark.pure
@at_every_table
def test_the_table_reads_well_from_every_seat(table):
    words = table.game.words
    for _, _, view in views(table):
        assert read(table, words.waiting(view, table.names).message)
        sheets = words.sheets(view, table.names)
        assert sheets
        for sheet in sheets:
            read_sheet(table, sheet)
        scores = words.breakdown(view, table.names)
        read_sheet(table, scores)
        assert {row.seat for row in scores.rows} >= set(range(table.seats))


@at_usual_tables
def test_players_are_called_by_their_names(table):
    """Names of any length and script are only ever shown, never understood."""
    words = table.game.words
    names = [f"{'名' * (seat + 1)} <b>&{{}}%s {seat}" for seat in range(table.seats)]
    for state in asked_positions(table):
        for viewer in table.viewers:
            view = state.redacted(viewer)
            waited_for = str(words.waiting(view, names))
            assert all(names[seat] in waited_for for seat in state.actors())
            scores = words.read([words.breakdown(view, names)], names)[0]
            assert {row.cells[0] for row in scores.rows} >= set(names)


@with_every_game
def test_awards_count_what_can_happen(game):
    kinds = {kind.name: kind for kind in game.events}
    awards = awards_of(game)
    assert len({award.name for award in awards}) == len(awards)
    for award in awards:
        assert award.counts
        for name, measure in award.counts.items():
            assert name in kinds, f"{award.name} counts {name}, which is no event"
            facts = kinds[name].facts
            assert award.whose in facts, f"{name} does not say whose it is by {award.whose}"
            assert not isinstance(measure, str) or measure in facts, f"{name} has no {measure}"
        told = game.words.text(award.told([0], 2, ["Ann"]), ["Ann"])
        assert game.words.text(award.title)
        assert told.startswith("Ann ")
        assert "2" in told
        assert told.endswith(".")
        assert not told.endswith("..")


@with_every_game
def test_moments_have_titles_and_quantities_names(game):
    for title in moments_of(game).values():
        assert title == "" or game.words.text(title)
    for quantity in game.quantities:
        for number, how in ((1, "more"), (2, "less")):
            assert quantity.idle or game.words.text(say(f"apart-{quantity.name}", n=number, how=how))
