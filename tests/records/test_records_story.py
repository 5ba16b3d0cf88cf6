"""How a finished game went, from its record: how it stood, what changed most, awards, and who stood in."""

import random
import sys
from pathlib import Path

import pytest
from tables import play_on

import roadstead
from roadstead.kernel.awards import Award, moments_of
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.events import EVERYBODY, Event, EventKind
from roadstead.records import Match, read, steps, story
from roadstead.records.format import Decision, Setup
from roadstead.records.replay import Replay
from roadstead.records.story import MOST_STANDS, MOST_TURNS, course_of
from tools.golden import tables

SALVAGE = Path(__file__).parents[2] / "examples" / "salvage" / "src"
JAMAICA = roadstead.game("jamaica")


def stood(record):
    """The scores after every decision, as a replay has them."""
    return {step.line.n: list(step.state.scores()) for step in steps(record) if isinstance(step.line, Setup | Decision)}


@pytest.mark.parametrize("game", roadstead.all_games(), ids=lambda game: game.name)
def test_a_game_that_was_kept_long_ago_has_a_story(game):
    record = read(next(tables(game))[0])
    course, scores = course_of(record), stood(record)
    assert [stand.n for stand in course.stands] == sorted({stand.n for stand in course.stands})
    assert [stand.at for stand in course.stands] == sorted(stand.at for stand in course.stands)
    assert len(course.stands) <= MOST_STANDS
    assert all(stand.scores == scores[stand.n] for stand in course.stands)
    assert course.stands[0].n == 0
    assert course.stands[-1].scores == record.result.result.scores
    assert course.rounds == sorted(set(course.rounds))
    assert course.stands[-1].at == len(course.rounds)
    assert course.prizes, "its game has awards, and somebody did something"


@pytest.mark.parametrize("game", roadstead.all_games(), ids=lambda game: game.name)
def test_the_moments_are_those_after_which_the_seats_stand_much_more_differently(game):
    record = read(next(tables(game))[0])
    scores = stood(record)
    told = {step.line.n for step in steps(record, events=True) if isinstance(step.line, Decision) and step.state.events}
    changes = {n: [after - before for after, before in zip(scores[n], scores[n - 1], strict=True)] for n in told}
    turns = course_of(record).turns
    assert 0 < len(turns) <= MOST_TURNS
    assert [turn.n for turn in turns] == sorted(turn.n for turn in turns)
    assert all(turn.changes == changes[turn.n] for turn in turns)
    titles = moments_of(game)
    every = [story.Turn(step.line.n, 0, changes[step.line.n], step.state.events) for step in decided(record, told)]
    weights = {
        one.n: story._weight(one._replace(lead=story.leading(one, titles)), titles) for one in every if any(one.changes)
    }
    best = sorted(weights.values(), reverse=True)
    assert best[0] in [weights[turn.n] for turn in turns], "what changed most is told"
    assert min(weights[turn.n] for turn in turns) >= story.NOT_MUCH_LESS * best[len(turns) - 1]


def decided(record, wanted):
    """The steps of these decisions, each while its events are there."""
    return (step for step in steps(record, events=True) if isinstance(step.line, Decision) and step.line.n in wanted)


INCOME = EventKind("income", "T-1", ("seat", "amount"), beat="coin")
SOLD = EventKind("sold", "T-2", ("seat", "amount"), beat="coin")
PRICE = EventKind("price", "T-3", ("amount",))
TAKEN = EventKind("taken", "T-4", ("seat", "foe"), beat="prize")
ROLLED = EventKind("rolled", "T-5", ("seat", "die"), beat="dice")
TITLES = {"taken": "A conquest", "sold": "A crash", "price": "", "income": "An income"}


def told_of(changes, *events):
    turn = story.Turn(1, 1.0, list(changes), [Event(kind, EVERYBODY, values) for kind, *values in events])
    return turn._replace(lead=story.leading(turn, TITLES))


def test_what_comes_to_all_weighs_less_than_what_one_takes_from_another():
    income = told_of((9, 1, 4), (INCOME, 0, 9), (INCOME, 1, 1), (INCOME, 2, 4))
    taken = told_of((2, -2, 0), (ROLLED, 0, 6), (TAKEN, 0, 1))
    assert story._weight(taken, TITLES) > story._weight(income, TITLES)
    assert (taken.lead.name, income.lead.name) == ("taken", "income")
    assert [event.name for event in story.ranked(taken, TITLES)] == ["taken"], "no dice"


def test_who_made_the_others_lose_is_told_with_what_they_lost_by():
    crash = told_of((-5, 0, -5), (SOLD, 1, 8), (PRICE, 2))
    assert crash.lead.name == "sold"
    assert {event.name for event in story.ranked(crash, TITLES)} == {"sold", "price"}


def test_in_a_game_without_titles_the_most_telling_of_what_is_staged_leads():
    turn = told_of((3, 0), (ROLLED, 0, 6), (INCOME, 0, 1), (TAKEN, 0, 1))
    assert [event.name for event in story.ranked(turn, {})] == ["taken", "income"]


def test_a_game_of_many_rounds_is_thinned_and_keeps_its_end(monkeypatch):
    monkeypatch.setattr(story, "MOST_STANDS", 12)
    match = play_on(Match.new(JAMAICA, 4, 3), SeededDice(4))
    course = course_of(match.record)
    assert len(course.rounds) > 24, "a long game"
    assert 6 < len(course.stands) <= 12
    assert course.stands[-1].n == match.decisions


def test_what_was_taken_back_is_not_told():
    match = Match.new(JAMAICA, 3, 7, {"rounds": 5})
    chooser = random.Random(1)
    gone = set()
    while not match.over:
        seat = chooser.choice(match.state.actors())
        match.play(seat, chooser.choice(match.state.legal(seat)))
        back = next((seat for seat in range(3) if not match.over and match.can_undo(seat)), None)
        if back is not None and chooser.random() < 0.3:
            gone.add(match.undo(back))
        if match.decisions == 20 and not gone & {15}:
            match.rewind(15, [0, 1, 2])
            gone |= set(range(15, 21))
    course = course_of(match.record)
    assert len(gone) > 8
    assert not gone & {stand.n for stand in course.stands}
    assert not gone & {turn.n for turn in course.turns}
    assert course.stands[-1].scores == list(match.state.scores())


def test_those_who_stood_in_are_told_of_with_what_they_decided():
    match = Match.new(JAMAICA, 3, 7, {"rounds": 5})
    play_on(match, SeededDice(1), 10)
    match.note("late", 1, by="greedy")
    play_on(match, SeededDice(2), 12)
    match.note("return", 1)
    match.note("paused")
    play_on(match, SeededDice(3), 4)
    since = match.decisions
    match.note("resign", 2, by="casual")
    play_on(match, SeededDice(4))
    mine = [line.seat for line in match.record.lines if isinstance(line, Decision) and line.n > since].count(2)
    late, resigned = course_of(match.record).stand_ins
    assert (late.seat, late.why, late.bot, late.returned) == (1, "late", "greedy", True)
    assert late.decisions == [line.seat for line in match.record.lines[11:24] if isinstance(line, Decision)].count(1)
    assert (resigned.seat, resigned.why, resigned.returned, resigned.decisions) == (2, "resign", False, mine)


def test_a_game_from_outside_without_rounds_and_awards_has_its_chart(monkeypatch):
    monkeypatch.syspath_prepend(str(SALVAGE))
    import salvage

    monkeypatch.setattr(sys.modules[Replay.__module__], "game_of", lambda header: salvage.GAME)
    match = play_on(Match.new(salvage.GAME, 3, 5), SeededDice(2))
    course = course_of(match.record)
    assert (course.unit, course.rounds, course.prizes) == ("decision", [], [])
    assert course.stands[-1].at == match.decisions
    for name in [name for name in sys.modules if name.partition(".")[0] == "salvage"]:
        monkeypatch.delitem(sys.modules, name)


def event(name, **facts):
    return Event(EventKind(name, "", tuple(facts)), EVERYBODY, tuple(facts.values()))


def counted(award, *events):
    found = [award.counted(each) for each in events]
    return award.given([each for each in found if each is not None], 4)


def test_an_award_goes_to_whoever_has_most():
    award = Award("sea wolf", {"won": 1}, "ship")
    text = roadstead.game("jamaica").words.text
    events = [event("won", ship=ship) for ship in (1, 2, 1, 5, 5, 5)]
    assert counted(award, *events, event("lost", ship=2)) == ([1], 2), "ship 5 is nobody's"
    assert text(award.told([1], 2, []), ["A", "B", "C", "D"]) == "B won 2 battles."
    assert counted(award, *events, event("won", ship=2)) == ([1, 2], 2)
    assert text(award.told([1, 2], 2, []), ["A", "B", "C", "D"]) == "B and C won 2 battles each."
    assert text(award.title) == "Sea wolf"


def test_an_award_that_most_share_or_nobody_earned_is_none():
    award = Award("rich", {"took": "amount"})
    assert counted(award) == ([], 0)
    assert counted(award, *(event("took", seat=seat, amount=4) for seat in range(3))) == ([], 0)


def test_the_best_of_a_kind_and_what_is_measured():
    best = Award("best deal", {"sold": "amount"}, best=True, sentence="{who} sold for ${count:,}M")
    sales = [event("sold", seat=seat, amount=amount) for seat, amount in ((0, 1500), (1, 900), (1, 900))]
    assert counted(best, *sales) == ([0], 1500)
    assert best.told([0], 1500, ["Ann"]) == "Ann sold for $1,500M."
    far = Award("far", {"sailed": lambda facts: facts["to"] - facts["start"]})
    assert counted(far, event("sailed", seat=2, start=3, to=9)) == ([2], 6)


@pytest.mark.parametrize("game", roadstead.all_games(), ids=lambda game: game.name)
def test_the_moments_that_a_game_names_are_things_that_can_happen(game):
    assert moments_of(game)
    assert set(moments_of(game)) <= {kind.name for kind in game.events}
