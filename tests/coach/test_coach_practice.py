"""Positions to practise on: kept as one seat sees them, and looked for in games between bots."""

from collections import Counter

import msgspec
import pytest

import roadstead
from roadstead.coach.practice import Exercise, Tried, practice, read, usual, written
from roadstead.lab.plan import Plan
from roadstead.lab.practice import Wanted, compared, decisions, examine, kind_of
from roadstead.lab.practice_found import Search

JAMAICA = roadstead.game("jamaica")


def view_of(seed=3, seat=0):
    """The first round, once the Captain has placed the dice: every seat chooses a card."""
    state = JAMAICA.new(3, seed)
    if JAMAICA.questions[int(state.asked())].name == "place dice":  # equal dice are not placed
        state.play(state.actor(), state.legal(state.actor())[0])
    return state.redacted(seat)


def exercise(number=0):
    view = view_of(number)
    menu = [JAMAICA.actions.text(action) for action in view.legal(0)]
    tried = [Tried(do, 0.5 - 0.1 * k, 0.01, 0.1 * k, 0.01, 64) for k, do in enumerate(menu)]
    return Exercise(
        view.position(), 0, "choose card", menu[1:], tried, {"seed": number, "bots": "greedy", "decision": 0}
    )


@pytest.mark.parametrize("game", roadstead.all_games(), ids=lambda game: game.name)
def test_every_game_has_a_few_dozen_positions(game):
    """Two dozen at least, and not all of one kind."""
    kept = practice(game).exercises
    assert len(kept) >= 24
    kinds = Counter(kind_of(game, one) for one in kept)
    assert kinds.most_common(1)[0][1] <= len(kept) / 2


def test_what_is_written_is_read_again(tmp_path):
    file = tmp_path / "practice.json"
    file.write_text(written(JAMAICA, [exercise(1), exercise(2)]))
    found = read(file)
    assert found.exercises == [exercise(1), exercise(2)]
    assert (found.rules, found.digest) == (JAMAICA.rules_version, JAMAICA.digest)


def test_a_file_of_another_form_is_refused(tmp_path):
    file = tmp_path / "practice.json"
    file.write_text(written(JAMAICA, []).replace('"format": 1', '"format": 9'))
    with pytest.raises(ValueError, match="format 9"):
        read(file)
    file.write_text("{}")
    with pytest.raises(msgspec.ValidationError):
        read(file)


def test_a_variant_has_nothing_to_practise_on():
    assert practice(roadstead.game("jamaica~rich-lairs")).exercises == []


def test_the_kept_position_tells_nothing_that_the_seat_cannot_see():
    """Two deals that the seat cannot tell apart are the same line."""
    one = view_of(5)
    other = one.imagined(17).redacted(0)
    assert other.position().split(" dice=")[0] == one.position().split(" dice=")[0]


def test_the_same_seed_meets_the_same_decisions():
    plan = Plan("jamaica", ("greedy",) * 2, 1, 4)
    first, again = ([met.view.position() for met in decisions(plan, 0)] for _ in range(2))
    assert first == again
    assert len(first) > 20


def test_choices_are_compared_in_the_same_futures():
    view = view_of(7)
    menu = [int(action) for action in view.legal(0)]
    found = compared(view, 0, menu, 8, 1)
    assert found == compared(view, 0, menu, 8, 1)
    assert {one.action for one in found} == set(menu)
    assert found[0].behind == found[0].behind_error == 0.0
    assert all(one.behind == pytest.approx(found[0].chance - one.chance) for one in found)


def test_what_a_greedy_player_sees_is_no_exercise():
    """In a decision where the heuristics' choice is the best one, nothing is found."""
    plan = Plan("jamaica", ("greedy",) * 2, 1, 4)
    for view, seat, n in decisions(plan, 0):
        menu = [int(action) for action in view.legal(seat)]
        if compared(view, seat, menu, 64, n + 1)[0].action in usual(view, seat):
            assert examine(view, seat, n, {}) is None
            return
    raise AssertionError("greedy never made the best choice in this game")


def test_no_more_of_a_kind_than_are_wanted():
    view = view_of()
    few = Wanted(positions=8, alike=1)
    assert few.has_room(JAMAICA, view, 0, [exercise(1)])
    assert not few.has_room(JAMAICA, view, 0, [exercise(1), exercise(2)])
    assert few.has_enough(JAMAICA, ("choose card", "card"), [exercise(1)])
    assert not few.has_enough(JAMAICA, ("lane", "sail"), [exercise(1)])
    assert kind_of(JAMAICA, exercise(1)) == ("choose card", "card")


def test_a_search_goes_on_where_it_was_stopped(tmp_path):
    out = tmp_path / "practice.json"
    search = Search(JAMAICA, Wanted(), out)
    search.add([exercise(1)])
    search.add([])
    with search.file.open("ab") as file:
        file.write(b'[{"half a line')
    again = Search(JAMAICA, Wanted(), out)
    assert again.games == [[exercise(1)], []]
    assert Search(JAMAICA, Wanted(seed=9), out).games == [], "another seed is another search"
