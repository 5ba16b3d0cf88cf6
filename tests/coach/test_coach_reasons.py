"""Hints say why, from what the seat may know, and warn of waste."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from types import SimpleNamespace
from typing import Any, cast

import pytest

import roadstead
from roadstead.bots import bot
from roadstead.coach.explaining import Have
from roadstead.coach.judge import Futures, Option
from roadstead.coach.looking import BY_ANOTHER, After, Look, _asked_every_turn, _heard, _loses, looked
from roadstead.coach.reasons import (
    Advice,
    Against,
    _because,
    _decided,
    _equal,
    _in_order,
    _usual_line,
    _waste,
    advice_in_words,
    advise,
    percent,
    why_better,
)
from roadstead.kernel.events import EVERYBODY, Event, EventKind
from roadstead.kernel.messages import Fact, Message, say
from roadstead.kernel.messages import seat as seated
from roadstead.kernel.quantities import LESS, NEITHER, Quantity
from roadstead.kernel.state import State

GAMES = [game.name for game in roadstead.all_games()]
NAMES = ["Anne", "Ben", "Cleo"]
WORLDS = 8


def after(name: str, decisions: int, seed: int = 8) -> tuple[State, int]:
    game = roadstead.game(name)
    state = game.new(seats=3, seed=seed)
    players = [bot("greedy", game, seed=seat) for seat in range(3)]
    while True:
        seat = state.actor()
        if state.decisions >= decisions and len(state.legal(seat)) > 2:
            return state, seat
        state.play(seat, players[seat].choose(state.redacted(seat), seat))


# A game of which only the quantities are looked at.


def counted(name: str, better: int = 1, *, decides: bool = False, room: bool = False, idle: bool = False) -> Quantity:
    return Quantity(name, lambda view, seat: 0, better, decides, idle, room=room)


COUNTED = (
    counted("points", decides=True),
    counted("gold"),
    counted("food"),
    counted("to-go", LESS, decides=True),
    counted("holds", room=True),
    counted("lays", NEITHER),
    counted("cards", idle=True),
)
PLAIN = cast(Futures, SimpleNamespace(game=SimpleNamespace(quantities=COUNTED)))


def have(**numbers: float) -> list[Have]:
    """The same in each of eight futures."""
    every: dict[str, float] = {quantity.name: 0.0 for quantity in COUNTED if not quantity.idle}
    return [every | {name.replace("_", "-"): float(number) for name, number in numbers.items()}] * WORLDS


def choice(chance: float, soon: list[Have], later: list[Have] | None = None, **more: Any) -> After:
    """What follows a choice with which all futures come out alike."""
    found = After(came=WORLDS, open_ended=WORLDS, chances=[chance] * WORLDS, at_once=have()[0])
    found.soon.have, found.later.have = soon, have() if later is None else later
    for name, value in more.items():
        setattr(found, name, value)
    return found


def reasons(one: After, other: After, *, better: bool = False) -> list[Fact]:
    """``better``: the other one is."""
    return _because(one, Against(other, better), PLAIN, WORLDS)


def apart(name: str, n: float, how: str = "more") -> Message:
    return say(f"apart-{name}", n=n, how=how)


def because(*gains: Message, time: str = "soon", about: str = "exactly", **price: Fact) -> Message:
    return say("because-but" if price else "because", gains=[*gains], time=time, about=about, **price)


def ids(told: Sequence[Fact]) -> list[str]:
    return [fact.id for fact in told if isinstance(fact, Message)]


def named(fact: Fact) -> set[str]:
    """Every id that stands in a message."""
    if isinstance(fact, list):
        return {id for each in fact for id in named(each)}
    return {fact.id}.union(*map(named, fact.facts.values())) if isinstance(fact, Message) else set()


# What the seat may know.


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_words(name: str) -> None:
    state, seat = after(name, 15)
    told = advise(state, seat, NAMES, budget=24, worlds=4)
    assert 2 <= len(told) <= 3
    other = state.redacted(seat).imagined(77)
    assert advise(other, seat, NAMES, budget=24, worlds=4) == told


@pytest.mark.parametrize("name", GAMES)
def test_reasons_for_a_missed_choice_are_the_same_in_worlds_a_seat_cannot_tell_apart(name: str) -> None:
    state, seat = after(name, 15)
    first, *_, last = state.legal(seat)
    told = why_better(Futures(state, seat), first, last, NAMES, worlds=6)
    assert told
    other = state.redacted(seat).imagined(78)
    assert why_better(Futures(other, seat), first, last, NAMES, worlds=6) == told


def test_what_is_imagined_is_not_told_as_if_it_were_known() -> None:
    """HOF: what a Spy would see differs from world to world, so no hand is named."""
    one, other = Look(), Look()
    red = [say("event-seen", card=card) for card in (3, 4)]
    built = say("event-built", house=1)
    one.lines["seen"] = Counter({red[0]: 9, red[1]: 7})
    one.lines["built"] = Counter({built: 16})
    assert _usual_line(one, other, "seen", 1.0) is None
    assert _usual_line(one, other, "built", 1.0) == built
    assert _usual_line(other, one, "built", -1.0) == built, "as it is told with the choice that it is likelier with"


def test_an_event_that_is_told_otherwise_in_every_world_is_no_reason() -> None:
    seen = EventKind("seen", "X-1", ("seat", "card"), beat="card", better=1)
    one, other = choice(0.5, have()), choice(0.4, have())
    happened(one, seen, *(say("event-seen", card=card % 4) for card in range(8)))
    assert ids(reasons(one, other)) == ["because-all-in-all"]
    happened(one, seen, *[say("event-seen", card=3)] * 8)
    assert ids(reasons(one, other)) == ["because-event"]


# What is had.


def test_the_reason_is_what_explains_the_gain() -> None:
    """Which cards are chosen: what one has at the next turn is told by how much more or less it is."""
    state, seat = after("jamaica", 6)
    told = advise(state, seat, NAMES, budget=90)
    assert all(0.0 <= advice.chance <= 1.0 and advice.error > 0.0 for advice in told)
    assert told[0].chance >= told[1].chance
    lines = [line for advice in told for line in advice.because]
    gains = [line for line in lines if isinstance(line, Message) and line.id in ("because", "because-but")]
    assert gains, lines
    numbers = {f"apart-{quantity.name}" for quantity in state.game.quantities if not quantity.idle}
    assert all(numbers & named(line) for line in gains)
    for advice in told:
        assert all(isinstance(line, Message) for line in advice.because)
        texts = advice_in_words(advice, state.game, NAMES).because
        assert all(isinstance(text, str) and text[-1] in ".:" for text in texts), texts
        assert not any("{" in str(text) or "Message" in str(text) for text in texts)


def test_what_explains_most_comes_first_and_with_it_what_explains_much() -> None:
    """Here the futures say what each is worth: four more points little, two more gold most of the gain."""
    noise = (1, -1, 1, -1, 1, -1, 1, -1), (1, 1, -1, -1, 1, 1, -1, -1)
    one, other = choice(0.6, have()), choice(0.4, have())
    for each, gold, points, chance in ((one, 6, 9, 0.6), (other, 2, 6, 0.4)):
        each.soon.have = [have(gold=gold + a, points=points + b)[0] for a, b in zip(*noise, strict=True)]
        each.chances = [chance + 0.05 * a + 0.01 * b for a, b in zip(*noise, strict=True)]
    assert reasons(one, other) == [because(apart("gold", 4))]
    for each, chance in ((one, 0.6), (other, 0.4)):
        each.chances = [chance + 0.02 * a + 0.04 * b for a, b in zip(*noise, strict=True)]
    assert reasons(one, other) == [because(apart("points", 3), apart("gold", 4))]


def test_what_speaks_for_a_choice_is_told_first_and_then_what_it_costs() -> None:
    more, less = choice(0.6, have()), choice(0.4, have())
    signs = (1, -1, 1, -1, 1, -1, 1, -1), (1, 1, -1, -1, 1, 1, -1, -1)
    for each, food, gold, chance in ((more, 8, 3, 0.6), (less, 2, 6, 0.4)):
        each.soon.have = [have(food=food + a, gold=gold + b)[0] for a, b in zip(*signs, strict=True)]
        each.chances = [chance + 0.05 * a + 0.02 * b for a, b in zip(*signs, strict=True)]
    assert reasons(more, less) == [because(apart("food", 6), price=apart("gold", 3, "less"))]
    assert reasons(less, more, better=True) == [because(apart("food", 6, "less"), price=apart("gold", 3))]


def test_of_some_things_less_is_better() -> None:
    """JAM-1.4: a ship wants few spaces to go; a loan or a damaged house nobody wants."""
    near, far = choice(0.6, have(to_go=15)), choice(0.4, have(to_go=20))
    assert reasons(near, far) == [because(apart("to-go", 5, "less"))]
    assert reasons(far, near, better=True) == [because(apart("to-go", 5))]
    for name, burdens in (
        ("jamaica", {"to-go"}),
        ("harbour_of_fortune", {"debt", "damaged-houses", "troubles"}),
        ("supremacy", {"loans"}),
        ("new_bedford", set()),
        ("rotterdam", set()),
    ):
        assert roadstead.game(name).less_is_better == burdens


def test_what_comes_at_the_next_turn_is_told_before_what_comes_further_on() -> None:
    one, two = choice(0.6, have(food=5), have(points=12)), choice(0.4, have(food=3), have(points=9))
    assert reasons(one, two) == [because(apart("food", 2)), because(apart("points", 3), time="later")]
    one.open_ended = two.open_ended = 0
    assert reasons(one, two)[1] == because(apart("points", 3), time="end")
    one.later.have, two.later.have = have(food=5), have(food=3)
    assert reasons(one, two) == [because(apart("food", 2))], "the same thing is not told twice"


def test_what_only_goes_along_further_on_is_no_reason() -> None:
    """There is more food further on with the better choice, and yet the chance is no better in futures with more of it."""
    signs = (1, -1, 1, -1, 1, -1, 1, -1), (1, 1, -1, -1, 1, 1, -1, -1)
    one, two = choice(0.6, have(points=3)), choice(0.4, have())
    for each, points, food, chance in ((one, 9, 8, 0.6), (two, 6, 3, 0.4)):
        each.later.have = [have(points=points + a, food=food + b)[0] for a, b in zip(*signs, strict=True)]
        each.chances = [chance + 0.05 * a for a in signs[0]]
    assert reasons(one, two) == [because(apart("points", 3))]
    for each, chance in ((one, 0.6), (two, 0.4)):
        each.chances = [chance + 0.05 * a + 0.02 * b for a, b in zip(*signs, strict=True)]
    assert reasons(one, two) == [because(apart("points", 3)), because(apart("food", 5), time="later")]


def test_what_only_costs_at_first_is_told_by_what_comes_of_it() -> None:
    """ROT-12.4: a card played is a point less at once, and three more when the ships are in."""
    one = choice(0.6, have(points=5), have(points=10))
    two = choice(0.4, have(points=6), have(points=7))
    assert reasons(one, two) == [because(apart("points", 3), time="later")]


def test_a_difference_that_the_choices_bring_themselves_comes_last() -> None:
    """NB-5.1, NB-5.3: whoever takes 2 food has 2 food more; that it is 2 gold more as well nobody sees at once."""
    farm, mill = choice(0.6, have(food=5, gold=4)), choice(0.4, have(food=3, gold=2))
    farm.at_once, mill.at_once = have(food=2)[0], have()[0]
    assert reasons(farm, mill) == [because(apart("gold", 2))]
    mill.soon.have = have(food=3, gold=4)
    assert reasons(farm, mill) == [because(apart("food", 2))], "where there is nothing else it is told"
    mill.soon.have, farm.later.have = have(food=3, gold=2), have(food=2)
    assert reasons(farm, mill) == [because(apart("gold", 2))], "nor is it told as what comes of it"
    mill.soon.have, farm.later.have = have(food=3, gold=4), have()
    farm.soon.have = have(food=9, gold=4)
    assert reasons(farm, mill) == [because(apart("food", 6))], "more than that is news"


def test_a_weak_reason_does_not_stand_in_the_place_of_what_the_choice_says() -> None:
    """HOF-9.8: 1,200 lost to a thief count for more than what little else differs."""
    signs = (1, -1, 1, -1, 1, -1, 1, -1), (1, 1, -1, -1, 1, 1, -1, -1)
    kept, robbed = choice(0.5, have()), choice(0.3, have())
    for each, gold, food, chance in ((kept, 12, 5, 0.5), (robbed, 2, 4, 0.3)):
        each.soon.have = [have(gold=gold + a, food=food + b)[0] for a, b in zip(*signs, strict=True)]
        each.chances = [chance + 0.02 * a + 0.005 * b for a, b in zip(*signs, strict=True)]
    kept.at_once, robbed.at_once = have()[0], have(gold=-10)[0]
    assert reasons(kept, robbed) == [because(apart("gold", 10))]


def test_empty_holds_are_told_only_where_nothing_else_is() -> None:
    """JAM-2.1: room is not wealth; and it is no price that one would name."""
    one, two = choice(0.6, have(holds=3, food=4)), choice(0.4, have(holds=1, food=2))
    assert reasons(one, two) == [because(apart("food", 2))]
    one.soon.have = have(holds=3)
    two.soon.have = have(holds=1)
    assert reasons(one, two) == [because(apart("holds", 2))]
    one.soon.have, two.soon.have = have(holds=1, food=4), have(holds=3, food=2)
    assert reasons(one, two) == [because(apart("food", 2))]


def test_what_says_nothing_about_who_is_ahead_is_left_out() -> None:
    for name in GAMES:
        state, seat = after(name, 10)
        told = looked(Futures(state, seat), state.legal(seat)[0], NAMES, 2)
        quantities = roadstead.game(name).quantities
        wanted = {quantity.name for quantity in quantities if not quantity.idle}
        assert all(set(row) == wanted for row in (*told.soon.have, *told.later.have, told.at_once))


def test_a_clear_difference_without_a_reason_says_so() -> None:
    one, two = choice(0.6, have()), choice(0.4, have())
    assert reasons(one, two) == [say("because-all-in-all", how="better")]
    assert reasons(two, one, better=True) == [say("because-all-in-all", how="worse")]


def test_where_nothing_else_differs_the_little_that_decides_is_told() -> None:
    one, two = choice(0.6, have()), choice(0.4, have(), have(points=7, food=7))
    one.later.have = [have(points=points, food=points)[0] for points in (7, 8, 7, 7, 8, 7, 7, 8) * 3]
    one.soon.have = two.soon.have = have() * 3
    two.later.have = two.later.have * 3
    one.chances, two.chances = [0.6] * 24, [0.4] * 24
    assert reasons(one, two) == [because(apart("points", 0.4), time="later", about="about")]
    one.soon.have = have(gold=3) * 3
    assert reasons(one, two) == [because(apart("gold", 3))], "only where nothing else does"


# What another has.


def test_what_only_others_feel_is_told_of_them() -> None:
    """An ebb tide takes another's ship back: nothing of one's own differs, but the other has fewer points."""
    one, two = choice(0.6, have(points=9)), choice(0.4, have(points=9))
    for each, points in ((one, 20), (two, 23)):
        each.rivals = {1: have(points=points), 2: have(points=8)}
    told = say("because-rival", who=seated(1), part=apart("points", 3, "less"), time="later")
    assert reasons(one, two) == [told]
    one.soon.have = have(points=9, food=5)
    assert reasons(one, two) == [because(apart("food", 5)), told]
    assert reasons(two, one, better=True) == [
        because(apart("food", 5, "less")),
        say("because-rival", who=seated(1), part=apart("points", 3), time="later"),
    ]


def test_that_a_rival_has_more_is_no_reason_for_a_choice() -> None:
    one, two = choice(0.6, have(food=2)), choice(0.4, have())
    one.rivals, two.rivals = {1: have(points=23)}, {1: have(points=20)}
    assert ids(reasons(one, two)) == ["because"]
    assert ids(reasons(two, one, better=True)) == ["because"]


def test_of_several_rivals_that_one_is_told_of_who_matters() -> None:
    """Cleo's points count for the chance, Ben's many do not; what does not decide the game is nothing to others."""
    signs = (1, -1, 1, -1, 1, -1, 1, -1), (1, 1, -1, -1, 1, 1, -1, -1)
    one, two = choice(0.6, have()), choice(0.4, have())
    for each, ben, cleo, chance in ((one, 20, 10, 0.6), (two, 30, 14, 0.4)):
        each.rivals = {
            1: [have(points=ben + a, food=9 * chance)[0] for a in signs[0]],
            2: [have(points=cleo + b)[0] for b in signs[1]],
        }
        each.chances = [chance - 0.04 * b for b in signs[1]]
    (told,) = reasons(one, two)
    assert told == say("because-rival", who=seated(2), part=apart("points", 4, "less"), time="later")


# What happens.


def happened(with_it: After, kind: EventKind, *lines: Message, name: str = "") -> None:
    name = name or kind.name
    with_it.kinds[name] = kind
    with_it.soon.events[name] = len(lines)
    with_it.soon.lines[name] = Counter(lines)


BUILT = EventKind("built", "X-1", ("seat",), beat="build", better=1)
STAYS = say("event-stays")


def test_an_event_says_with_which_choice_it_happens() -> None:
    one, two = choice(0.6, have()), choice(0.4, have())
    line = say("event-built", building=3)
    happened(one, BUILT, *[line] * 8)
    assert reasons(one, two) == [say("because-event", here=8, there=0, of=8, line=line)]
    assert reasons(two, one, better=True) == [say("because-event", here=0, there=8, of=8, line=line)]
    happened(two, BUILT, *[line] * 2)
    assert reasons(one, two) == [say("because-event", here=8, there=2, of=8, line=line)]
    happened(two, BUILT, *[line] * 6)
    assert ids(reasons(one, two)) == ["because-all-in-all"], "what happens about as often is no reason"


@pytest.mark.parametrize("name", ["blocked", "smuggled" + BY_ANOTHER])
def test_what_befalls_a_seat_is_no_reason_for_the_choice_with_which_it_does(name: str) -> None:
    """ROT-5.7: a ship is blocked; and what another one does to the seat."""
    kind = EventKind(name.removesuffix(BY_ANOTHER), "X-1", ("seat",), better=-1 if name == "blocked" else 0)
    clear, stuck = choice(0.6, have()), choice(0.4, have())
    happened(stuck, kind, *[STAYS] * 8, name=name)
    assert reasons(clear, stuck) == [say("because-event", here=0, there=8, of=8, line=STAYS)]
    assert reasons(stuck, clear, better=True) == [say("because-event", here=8, there=0, of=8, line=STAYS)]
    better, worse = choice(0.6, have()), choice(0.4, have())
    happened(better, kind, *[STAYS] * 8, name=name)
    assert ids(reasons(better, worse)) == ["because-all-in-all"], "the chance is better in spite of it"


def test_what_is_missed_is_no_reason_for_the_choice_with_which_it_is_missed() -> None:
    """ROT-7.3: with the second choice a ship is unloaded: that speaks for the second choice, and against the first."""
    one, two = choice(0.6, have()), choice(0.4, have())
    happened(two, EventKind("product", "X-1", ("seat",), beat="prize"), *[STAYS] * 8)
    assert ids(reasons(one, two)) == ["because-all-in-all"]
    assert ids(reasons(two, one, better=True)) == ["because-all-in-all"]


def test_that_something_moves_is_no_reason() -> None:
    one, two = choice(0.6, have()), choice(0.4, have())
    happened(one, EventKind("sailed", "X-1", ("seat",), beat="move"), *[STAYS] * 8)
    assert ids(reasons(one, two)) == ["because-all-in-all"]


def test_of_several_events_the_most_telling_is_told() -> None:
    one, two = choice(0.6, have()), choice(0.4, have())
    happened(one, EventKind("paid", "X-1", ("seat",), beat="coin"), *[STAYS] * 8)
    won = say("event-won")
    happened(one, EventKind("won", "X-2", ("seat",), beat="won"), *[won] * 8)
    assert [message.facts["line"] for message in reasons(one, two) if isinstance(message, Message)] == [won]
    happened(one, EventKind("won", "X-2", ("seat",), beat="won"), *[won] * 4)
    (told,) = reasons(one, two)
    assert isinstance(told, Message)
    assert told.facts["line"] == STAYS, "what happens clearly oftener goes before it"


# Waste.


def test_what_another_loses_is_no_waste_of_ones_own() -> None:
    """ROT-11.15: who sends the police wastes nothing, the owner of the ship does."""
    policed = next(kind for kind in roadstead.game("rotterdam").events if kind.name == "policed")
    assert policed.waste
    event = Event(policed, EVERYBODY, (0, 1, 2))
    assert not _loses(event, 0)
    assert _loses(event, 1)


def test_waste_is_warned_of_only_where_it_is_clearly_likelier_than_with_another_choice() -> None:
    thrown = EventKind("dumped", "JAM-4.2", ("ship",), waste=True, better=-1)
    clean, full, often = (choice(0.5, have()) for _ in range(3))
    for each, times in ((full, 8), (often, 6)):
        happened(each, thrown, *[STAYS] * times)
        each.wasted["dumped"] = times
    warned = say("waste", line=STAYS, times=8, of=8)
    assert _waste(full, [clean, full], WORLDS) == [warned]
    assert _waste(clean, [clean, full], WORLDS) == []
    assert _waste(full, [full, often], WORLDS) == [], "what happens whatever one does is no warning"
    assert _waste(full, [full], WORLDS) == [warned], "where nothing is compared it is"
    happened(full, thrown, *[STAYS] * 3)
    full.wasted["dumped"] = 3
    assert _waste(full, [clean, full], WORLDS) == [], "in fewer than half of the futures"


def test_what_is_warned_of_is_not_told_as_a_reason_too() -> None:
    thrown = EventKind("dumped", "JAM-4.2", ("ship",), waste=True, better=-1)
    clean, full = choice(0.6, have()), choice(0.4, have())
    happened(full, thrown, *[STAYS] * 8)
    full.wasted["dumped"] = 8
    assert ids(reasons(full, clean, better=True)) == ["because-all-in-all"]
    assert ids(reasons(clean, full)) == ["because-event"], "for the other choice it is one"


def always_thrown(line: Fact, worlds: int) -> bool:
    return isinstance(line, Message) and "event-dumped" in named(line) and line.facts["times"] == worlds


def test_throwing_goods_overboard_is_warned_of_before_a_card_is_chosen() -> None:
    """JAM-4.2: where all holds are full a card that loads costs goods, and one that does not load costs none."""
    for seed in range(40):
        state, seat = after("jamaica", 40, seed)
        if state.game.actions.text(state.legal(seat)[0]).startswith("card "):
            told = advise(state, seat, NAMES, budget=30, worlds=6)
            thrown = [any(always_thrown(line, 6) for line in advice.waste) for advice in told]
            words = [advice_in_words(advice, state.game, NAMES) for advice in told]
            if any(thrown):
                assert not all(thrown), "what happens whatever one does is no warning"
                for advice, waste in zip(words, thrown, strict=True):
                    if waste:
                        assert "load" in str(advice.words)
                        assert any("overboard. (in " in str(line) for line in advice.waste)
                return
    pytest.fail("nobody had to throw anything overboard")


def test_what_a_choice_says_itself_is_no_waste_to_be_warned_of() -> None:
    """JAM-4.2: which hold is emptied is the question; that something goes overboard everybody knows who is asked it."""
    for seed in range(20):
        state, seat = after("jamaica", 40, seed)
        if "dump" in state.game.actions.text(state.legal(seat)[0]):
            told = advise(state, seat, NAMES, budget=30, worlds=6)
            assert not any(always_thrown(line, 6) for advice in told for line in advice.waste)
            return
    pytest.fail("nobody had to throw anything overboard")


# When one looks.


def test_what_is_asked_seldom_is_looked_at_when_the_next_card_is_chosen() -> None:
    """JAM-3.1: the Captain sets the dice again three rounds later; what they bring is seen one card later."""
    state = roadstead.game("jamaica").new(seats=3, seed=5)
    while len(state.legal(state.actor())) < 2 or state.game.questions[int(state.asked())].name != "place dice":
        state.play(state.actor(), state.legal(state.actor())[0])
    dice, captain = int(state.asked()), state.actor()
    state_after = state.copied(-2)
    state_after.play(captain, state_after.legal(captain)[0])
    card = int(state_after.asked())
    assert card != dice
    assert _asked_every_turn(Futures(state, captain)) == card
    assert _asked_every_turn(Futures(state_after, state_after.actor())) == card


def test_a_turn_of_rotterdam_begins_with_a_worker() -> None:
    """Whatever is asked, one looks when the next dock worker is placed, so all choices are looked at together."""
    for name, question in (("rotterdam", "place worker"), ("supremacy", "loans")):
        state, seat = after(name, 40)
        assert state.game.questions[_asked_every_turn(Futures(state, seat))].name == question
    state, seat = after("rotterdam", 40)
    came = looked(Futures(state, seat), state.legal(seat)[0], NAMES, 4)
    assert came.came == 4
    assert len(came.soon.have) == len(came.later.have) == len(came.chances) == 4
    assert {rival: len(found) for rival, found in came.rivals.items()} == {
        rival: 4 for rival in range(3) if rival != seat
    }


def test_what_the_choice_itself_brings_is_what_differs_before_and_after_it() -> None:
    """ROT-10.2: at the Cashier's 3 million are collected at once."""
    for seed in range(20):
        state, seat = after("rotterdam", 10, seed)
        for action in state.legal(seat):
            label = state.game.words.label(state.redacted(seat), seat, action, NAMES).words
            if label == "Cashier: collect 3 million":
                at_once = looked(Futures(state, seat), action, NAMES, 1).at_once
                assert {name: number for name, number in at_once.items() if number} == {"money": 3.0}
                return
    pytest.fail("nobody could collect 3 million")


def test_what_a_die_shows_is_nothing_that_happens_to_a_seat() -> None:
    """JAM-7.6: what is thrown is a step of a fight; how it ends is what the seat hears."""
    game = roadstead.game("jamaica")
    kinds = {kind.name: kind for kind in game.events}
    state = game.new(seats=3, seed=1)
    roll, loads = kinds["combat roll"], kinds["loaded"]
    state.events[:] = [Event(roll, EVERYBODY, (0, 6, 9)), Event(loads, EVERYBODY, (0, 1, 3, 2))]
    assert [event.name for event in _heard(state, 0)] == ["loaded"]
    assert _heard(state, 1) == []


# How choices stand beside each other.


def option(action: int, chance: float, behind: float = 0.0, error: float = 0.001) -> Option:
    return Option(action, chance, 0.01, 0.1, 12.0, behind, error, 64)


def advised(name: str, *chances: float, error: float = 0.001) -> list[Advice]:
    """What is told of choices that came out like this."""
    state, seat = after(name, 15)
    known = [
        option(int(action), chance, chances[0] - chance, error)
        for action, chance in zip(state.legal(seat), chances, strict=False)
    ]
    assert len(known) == len(chances)
    return advise(state, seat, NAMES, worlds=4, known=known)


def test_alike_choices_say_so_once_and_the_others_are_silent() -> None:
    told = advised("jamaica", 0.4, 0.399, 0.395)
    assert [ids(advice.because) for advice in told] == [["because-alike"], [], []]
    told = advised("jamaica", 0.4, 0.36, 0.35, error=0.04)
    assert [ids(advice.because) for advice in told] == [["because-unclear"], [], []]


def test_the_best_choice_is_compared_with_what_is_worse_and_not_with_what_is_as_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With which one it is said where that is not the next; and that one has no more to say than what is told of the first."""

    def following(futures: Futures, action: int, names: Sequence[str], worlds: int) -> After:
        place = [int(each) for each in futures.view.legal(futures.seat)].index(action)
        found = choice(0.4 - 0.1 * place, [], at_once={})
        quantities = [quantity for quantity in futures.game.quantities if not quantity.idle]
        for look, much in ((found.soon, "gold"), (found.later, "food")):
            row = {each.name: 9.0 - 3 * place if each.name == much else 0.0 for each in quantities}
            look.have, found.at_once = [row] * WORLDS, dict.fromkeys(row, 0.0)
        return found

    monkeypatch.setattr("roadstead.coach.reasons.looked", following)
    compared = say("because-against", place=3)
    soon, later = because(apart("gold", 6)), because(apart("food", 6), time="later")
    first, second, third = advised("jamaica", 0.4, 0.399, 0.2)
    assert [first.because, second.because, third.because] == [[compared, soon, later], [], [lower(soon)]]
    first, second, third = advised("jamaica", 0.4, 0.3, 0.2)
    nearer = because(apart("gold", 3)), because(apart("food", 3), time="later")
    assert [first.because, second.because] == [[*nearer], [lower(nearer[0])]]
    assert third.because == [lower(soon), lower(later)]
    assert english("jamaica", compared) == "Compared with the third choice:"


def lower(told: Message) -> Message:
    """The same the other way round."""
    (gain,) = cast(list[Message], told.facts["gains"])
    less = Message(gain.id, {**gain.facts, "how": "less"})
    return Message(told.id, {**told.facts, "gains": [less]})


def test_where_no_one_thing_decides_it_nothing_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roadstead.coach.reasons.looked", lambda *given: choice(0.4, have()))
    monkeypatch.setattr("roadstead.coach.reasons._parts", lambda *given: [])
    first, second, third = advised("jamaica", 0.4, 0.399, 0.2)
    assert ids(first.because) == ids(third.because) == ["because-all-in-all"]
    assert second.because == []


def test_a_choice_that_is_behind_by_next_to_nothing_is_as_good() -> None:
    assert _equal(option(1, 0.4, 0.003))
    assert not _equal(option(1, 0.4, 0.02))
    assert _equal(option(1, 0.4, 0.02, 0.011))


def test_a_game_that_is_as_good_as_decided_is_told_as_such() -> None:
    def decided(*chances: float) -> Message | None:
        return _decided([option(at, chance) for at, chance in enumerate(chances)])

    assert decided(1.0, 0.995) == say("because-won")
    assert decided(0.003, 0.0) == say("because-lost")
    assert decided(0.995, 0.9) is None
    first, second = advised("jamaica", 0.995, 0.993)
    assert (ids(first.because), second.because) == (["because-won"], [])


def test_of_choices_as_good_as_one_another_the_usual_one_comes_first() -> None:
    """SUP-11.1: an offer that leads to nothing is as good as anything, and yet no advice."""

    def option(action: int, chance: float = 0.4) -> Option:
        return Option(action, chance, 0.02, 0.1, 12.0, 0.4 - chance, 0.01, 40)

    state, seat = after("supremacy", 40)
    menu = [int(action) for action in state.legal(seat)]
    weights = list(state.game.heuristics.weights(state.redacted(seat), seat, menu))
    liked, least = menu[weights.index(max(weights))], menu[weights.index(min(weights))]
    told = _in_order(state.redacted(seat), seat, [option(least), option(liked)])
    assert [each.action for each in told] == [liked, least]
    told = _in_order(state.redacted(seat), seat, [option(least), option(liked, 0.3)])
    assert [each.action for each in told] == [least, liked]
    told = _in_order(state.redacted(seat), seat, [option(least, 0.4), option(liked, 0.396)])
    assert [each.action for each in told] == [liked, least], "hardly behind, and no offer that leads to nothing"


@pytest.mark.parametrize("chances", [(0.206, 0.204, 0.2055), (0.2051, 0.2049, 0.19), (0.305, 0.304, 0.301)])
def test_a_choice_never_comes_before_one_with_a_greater_chance(chances: tuple[float, float, float]) -> None:
    """It said: 1st 21 %, 2nd 20 %, 3rd 21 %."""
    state, seat = after("rotterdam", 20)
    menu = [int(action) for action in state.legal(seat)][:3]
    for actions in permutations(menu):
        options = [
            Option(action, chance, 0.02, 0.1, 12.0, chances[0] - chance, 0.01, 40)
            for action, chance in zip(actions, chances, strict=True)
        ]
        told = _in_order(state.redacted(seat), seat, options)
        shown = [int(percent(each.chance).split()[0]) for each in told]
        assert shown == sorted(shown, reverse=True), shown


def test_chances_are_rounded_as_the_browser_does() -> None:
    assert [percent(share) for share in (0.225, 0.235, 0.0, 1.0, 0.004)] == ["23 %", "24 %", "0 %", "100 %", "0 %"]


# How it reads.


def english(name: str, fact: Fact) -> str:
    return roadstead.game(name).words.text(fact, NAMES)


def test_what_is_had_reads_well() -> None:
    gold, food = apart("gold", 2), apart("food", 1, "less")
    assert english("jamaica", because(gold)) == "2 more gold, at your next turn."
    about = because(gold, apart("treasures", 1), time="later", about="about")
    assert english("jamaica", about) == "About 2 more gold and 1 more treasure, further on."
    price = because(gold, time="end", price=food)
    assert english("jamaica", price) == "2 more gold, but 1 less food, at the end."
    ahead = because(apart("to-go", 1, "less"))
    assert english("jamaica", ahead) == "1 space ahead, at your next turn."
    assert english("jamaica", because(apart("to-go", 6))) == "6 spaces behind, at your next turn."


@pytest.mark.parametrize(
    ("name", "quantity", "n", "how", "told"),
    [
        ("harbour_of_fortune", "money", 540, "more", "540 more money"),
        ("harbour_of_fortune", "household", 1, "less", "1 fewer member of the household"),
        ("harbour_of_fortune", "jack-bonus", 120, "less", "120 less as the Jacks' bonus"),
        ("rotterdam", "money", 2, "less", "2 million less"),
        ("rotterdam", "factories", 1, "more", "1 more factory"),
        ("rotterdam", "factories", 2, "more", "2 more factories"),
        ("supremacy", "cash", 8600, "less", "$8,600M less cash"),
        ("supremacy", "territories", 1.3, "less", "1.3 fewer territories"),
        ("new_bedford", "money", 3, "more", "$3 more"),
    ],
)
def test_every_game_says_how_much_more_there_is(name: str, quantity: str, n: float, how: str, told: str) -> None:
    """ROT-1.5: one factory is no factorie; what is money is told as money."""
    assert english(name, apart(quantity, n, how)) == told


def test_what_happens_and_what_others_have_reads_well() -> None:
    rival = say("because-rival", who=seated(1), part=apart("gold", 3, "less"), time="end")
    assert english("jamaica", rival) == "For Ben: 3 less gold, at the end."
    line = "Ben builds the Wharf."

    def told(here: int, there: int) -> str:
        return english("jamaica", say("because-event", here=here, there=there, of=8, line=line))

    assert told(8, 0) == "Only with this choice, in 8 of 8 futures: Ben builds the Wharf."
    assert told(0, 8) == "Not with this choice, but in 8 of 8 futures with the other: Ben builds the Wharf."
    assert told(8, 2) == "In 8 of 8 futures, and in 2 with the other choice: Ben builds the Wharf."
    assert english("jamaica", say("waste", line=line, times=7, of=8)) == "Ben builds the Wharf. (in 7 of 8 futures)"


def test_hints_read_as_text_in_every_game() -> None:
    for name in GAMES:
        state, seat = after(name, 20)
        for advice in advise(state, seat, NAMES, budget=30, worlds=6):
            words = advice_in_words(advice, state.game, NAMES)
            for text in (words.words, *words.because, *words.waste):
                assert isinstance(text, str)
                assert text
                assert "Message" not in text
