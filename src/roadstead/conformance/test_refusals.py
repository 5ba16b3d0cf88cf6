"""Why not: what stands against an action, and for one that is out of place when it is done."""

import re

from roadstead.conformance.tables import asked_positions, at_usual_tables, clauses, with_every_game
from roadstead.kernel.words import Said

# A list of guesses is no reason, nor is that something is none.
GUESSING = re.compile(r", or |no choice|no answer|nothing to begin with")


@with_every_game
def test_every_kind_of_action_has_its_occasion(game):
    occasions = game.occasions
    assert occasions.keys() == {game.actions.kind(action) for action in range(game.actions.size)}
    for said in occasions.values():
        assert isinstance(said, Said)
        assert said.rule in clauses(game)
        assert said.words[0].isupper()
        assert not said.words.endswith(".")


@at_usual_tables
def test_what_answers_the_question_is_refused_for_a_reason_of_its_own(table):
    known, occasions = clauses(table.game), table.game.occasions
    kind_of = table.game.actions.kind
    for state in asked_positions(table)[::2]:
        for seat in state.actors():
            view = state.redacted(seat)
            menu = view.legal(seat)
            answering = {kind_of(action) for action in menu}
            for action in range(table.game.actions.size):
                if action in menu:
                    continue
                refusal = view.why_not(seat, action)
                kind = kind_of(action)
                assert refusal.rule in known
                assert refusal.words.endswith(".")
                assert "9999" not in refusal.words
                if kind in answering:
                    assert not refusal.words.startswith(occasions[kind].words), refusal
                    assert not GUESSING.search(refusal.words), refusal


@at_usual_tables
def test_what_answers_another_question_is_told_when_it_is_done(table):
    """First the occasion of the thing wished for, then what is asked now; unless a sharper rule stands against it."""
    for state in asked_positions(table)[::4]:
        asked = table.game.asked.get(int(state.asked()))
        for seat in state.actors() if asked else ():
            view = state.redacted(seat)
            for action in range(table.game.actions.size):
                occasion = table.game.occasions[table.game.actions.kind(action)]
                if table.game.actions.kind(action) not in asked.kinds:
                    refusal = view.why_not(seat, action)
                    told = refusal.words == f"{occasion.words}. {asked.now}."
                    assert told or refusal.rule != occasion.rule, refusal
