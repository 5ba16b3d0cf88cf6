"""Why not: what stands against an action, and for one that is out of place when it is done."""

import re

from roadstead.conformance.reading import read
from roadstead.conformance.tables import asked_positions, at_usual_tables, clauses, with_every_game
from roadstead.kernel.messages import say, slug
from roadstead.kernel.words import Said

# A list of guesses is no reason, nor is that something is none.
GUESSING = re.compile(r", or |no choice|no answer|nothing to begin with")


def occasion_of(game, kind):
    """When an action of this kind is done, as a sentence."""
    when = f"when-{slug(kind)}"
    return game.words.text(say(when)) if when in game.catalogue() else f"{game.occasions[kind].words}."


def now_of(game, state):
    """What is to be done now, as a sentence."""
    now = f"now-{slug(game.questions[state.asked()].name)}"
    return game.words.text(say(now)) if now in game.catalogue() else f"{game.asked[int(state.asked())].now}."


@with_every_game
def test_every_kind_of_action_has_its_occasion(game):
    occasions = game.occasions
    assert occasions.keys() == {game.actions.kind(action) for action in range(game.actions.size)}
    for kind, said in occasions.items():
        assert isinstance(said, Said)
        assert said.rule in clauses(game)
        when = occasion_of(game, kind)
        assert when[0].isupper()
        assert when.endswith(".")


@at_usual_tables
def test_what_answers_the_question_is_refused_for_a_reason_of_its_own(table):
    known = clauses(table.game)
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
                words = read(table, refusal.message)
                assert words.endswith(".")
                if kind in answering:
                    assert not words.startswith(occasion_of(table.game, kind)), refusal
                    assert not GUESSING.search(words), refusal


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
                    kind = table.game.actions.kind(action)
                    told = (
                        read(table, refusal.message) == f"{occasion_of(table.game, kind)} {now_of(table.game, state)}"
                    )
                    assert told or refusal.rule != occasion.rule, refusal
