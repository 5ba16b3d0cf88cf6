"""What a seat sees: everything it may, nothing it may not, and worlds that it can imagine from that."""

import inspect
import random

import pytest

from roadstead.conformance.tables import (
    asked_positions,
    asked_views,
    at_every_table,
    at_usual_tables,
    entries,
    field_rows,
    play_on,
    positions,
    same_future,
    views,
    with_every_game,
)
from roadstead.kernel.fields import Seen
from roadstead.kernel.state import UNKNOWN

# What a state has beside its fields: who it belongs to and the components it is played with, what is still to happen (all
# public), and what is kept for the length of one decision.
NO_FIELDS = {"game", "rules", "options", "dice", "stack", "menu", "menu_seat"}
NO_FIELDS |= {"telling", "filming", "stills", "events", "shown", "marked"}


def attributes(state) -> set[str]:
    """Every attribute that the state's class declares or the state has, compiled or not."""
    found = set(getattr(state, "__dict__", {}))
    for cls in type(state).__mro__:
        found.update(getattr(cls, "__mypyc_attrs__", ()))
        found.update(inspect.get_annotations(cls))
    return found - {"__dict__"}


@pytest.mark.pure
@with_every_game
def test_every_attribute_of_a_state_says_who_may_see_it(game):
    state = game.new(seed=1)
    rows = [row.name for row in field_rows(game)]
    assert len(rows) == len(set(rows)), "a field is classified twice"
    other = game.new(seed=2)
    assert attributes(state) >= set(rows)
    for name in attributes(state) - NO_FIELDS - set(rows):
        component = getattr(state, name)
        assert type(component).__module__.startswith(game.package), f"{name} is no field, and no component of the game"
        assert component is getattr(other, name), f"{name} differs from table to table, so it has to be a field"


def may_know(row, state, at: int, viewer: int | None) -> bool | None:
    """Whether the viewer may know entry ``at`` of a field; ``None`` where the field table leaves it open."""
    if row.seen is Seen.ALL:
        return True
    if row.seen is Seen.NOBODY:
        return False
    if row.seen is Seen.OWNER:
        return viewer == at // row.per
    mask = int(getattr(state, row.by)[at])
    if viewer is not None:
        return bool(mask >> viewer & 1)
    # A spectator may see what lies open, which every seat then knows; but not all that every seat knows lies open.
    return None if mask == (1 << state.seats) - 1 else False


@pytest.mark.pure
@at_every_table
def test_a_view_has_what_the_field_table_allows_and_nothing_else(table):
    hidden = 0
    for state, viewer, view in views(table):
        assert type(view) is type(state)
        for row in table.game.fields:
            full, seen = entries(getattr(state, row.name)), entries(getattr(view, row.name))
            assert len(full) == len(seen)
            for at, (there, shown) in enumerate(zip(full, seen, strict=True)):
                allowed = may_know(row, state, at, viewer)
                if allowed is None:
                    assert shown in (there, UNKNOWN)
                else:
                    assert shown == (there if allowed else UNKNOWN), (
                        f"{viewer} looks at {row.name}[{at}]: {shown} instead of {'it' if allowed else 'UNKNOWN'}"
                    )
                hidden += shown == UNKNOWN
        for name in ("seats", "over", "decisions", "questions", "depth"):
            assert getattr(view, name) == getattr(state, name)
        assert view.frames() == state.frames()
        assert view.options == state.options
        assert view.viewer == (-1 if viewer is None else viewer)
    if any(row.seen is not Seen.ALL for row in table.game.fields):
        assert hidden


@at_every_table
def test_no_view_has_dice_or_a_stored_trace_of_them(table):
    for _, _, view in views(table):
        assert view.to_dict()["dice"] == {"source": "none"}
        with pytest.raises(ValueError):
            view.dice.below(6)


@pytest.mark.pure
@at_every_table
def test_a_seat_is_told_the_same_on_the_table_and_on_its_own_view(table):
    for state, seat, view in asked_views(table):
        assert view.actors() == state.actors()
        assert view.question() == state.question()
        assert view.legal(seat) == state.legal(seat)
        for action in range(table.game.actions.size):
            assert view.why_not(seat, action) == state.why_not(seat, action)


@at_every_table
def test_a_view_cannot_be_played_on_nor_turned_into_another_seats(table):
    for state in positions(table):
        for viewer in table.viewers:
            view = state.redacted(viewer)
            before = view.to_dict()
            for seat in state.actors():
                with pytest.raises(ValueError, match="redacted"):
                    view.play(seat, state.legal(seat)[0])
                if seat != viewer:
                    with pytest.raises(ValueError, match="not seat"):
                        view.legal(seat)
            for other in table.viewers:
                if other == viewer:
                    assert view.redacted(other).to_dict() == before
                else:
                    with pytest.raises(ValueError, match="another seat"):
                        view.redacted(other)
            assert view.to_dict() == before
        for nobody in (-1, table.seats):
            with pytest.raises(ValueError, match="no seat"):
                state.redacted(nobody)


def without_dice(state) -> dict:
    return {**state.to_dict(), "dice": None}


@pytest.mark.pure
@at_every_table
def test_imagined_worlds_are_sound_and_look_the_same(table):
    for state, viewer, view in views(table):
        before = view.to_dict()
        for seed in range(3):
            world = view.imagined(seed)
            assert world.invariants() == []
            assert without_dice(world.redacted(viewer)) == without_dice(view)
            if not state.over and viewer in state.actors():
                assert world.legal(viewer) == state.legal(viewer)
        assert view.to_dict() == before


@at_usual_tables
def test_imagined_worlds_can_be_played_to_the_next_decisions(table):
    for at, state in enumerate(asked_positions(table)):
        for viewer in table.viewers:
            view = state.redacted(viewer)
            one, other = view.imagined(at), view.imagined(at)
            same_future(one, other, at, decisions=15)
            assert one.invariants() == []


@at_usual_tables
def test_other_seeds_imagine_other_worlds_where_something_is_unknown(table):
    if all(row.seen is Seen.ALL for row in table.game.fields):
        pytest.skip("everything is open in this game")
    deals = [table.new(seed) for seed in range(40)]
    small = len({str(without_dice(deal)) for deal in deals}) < len(deals)  # so few deals that they come again
    for viewer in table.viewers:
        dealt = len(worlds(table.new(3).redacted(viewer))) > 1
        enough = (
            8 if dealt and not small else 1
        )  # a game that deals nothing face down may come to hide no more than a bit
        met = [*positions(table), *half_answered(table, viewer)]
        assert any(len(worlds(state.redacted(viewer))) > enough for state in met)
        if small:
            imagined = worlds(deals[0].redacted(viewer))
            alike = [deal for deal in deals if looks(deal, viewer) == looks(deals[0], viewer)]
            assert {str(without_dice(deal)) for deal in alike} <= imagined


def looks(state, viewer) -> str:
    return str(without_dice(state.redacted(viewer)))


def half_answered(table, viewer):
    """Positions in which somebody else has answered a question that several are asked together."""
    for state in asked_positions(table):
        others = [seat for seat in state.actors() if seat != viewer]
        if others and len(state.actors()) > 1:
            twin = state.clone()
            twin.play(others[0], twin.legal(others[0])[0])
            yield twin


def worlds(view) -> set[str]:
    """What forty seeds make of a view; at the beginning of a game it may be certain what is hidden."""
    return {str(without_dice(view.imagined(seed))) for seed in range(40)}


@at_usual_tables
def test_only_a_view_leaves_something_to_imagine(table):
    with pytest.raises(ValueError, match="redacted"):
        table.new(3).imagined(1)


@pytest.mark.pure
@at_every_table
def test_when_the_game_is_over_everybody_sees_how_it_ended(table):
    for seed in range(5):
        state = table.new(seed)
        for _ in play_on(state, random.Random(seed)):
            pass
        for viewer in table.viewers:
            view = state.redacted(viewer)
            assert view.scores() == state.scores(), f"{viewer} reads another score than the table"
            assert view.winners() == state.winners()
            assert view.result() == state.result()
