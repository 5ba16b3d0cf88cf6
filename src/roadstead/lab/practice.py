"""Looks for positions to practise on, in many games between greedy and casual players.

A decision is first looked at in few futures.  Where another choice than a greedy player's seems best, all choices are tried in
fresh ones, and those that are left in fresh ones again: so a choice that only had luck is found out.  It counts when it is
ahead of every other by many standard errors, the difference is worth something, it is ahead in longer futures too, and a captain
chooses it.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from msgspec import Struct, structs

from roadstead.bots import bot
from roadstead.coach.judge import FAR, Futures, Option, best, mean_and_error
from roadstead.coach.practice import DIGITS, Exercise, Tried, comparable, seat_names, usual
from roadstead.coach.reasons import advise
from roadstead.kernel.game import Game
from roadstead.kernel.state import State
from roadstead.lab.plan import Plan

PLAYERS = ("greedy", "casual")  # who plays: all of one kind, then all of the other
MOST_CHOICES = 40  # a longer list is no riddle
GLANCE = 16  # futures of a choice at the first glance, for at most so many choices:
GLANCED = 10
AGAIN = 64  # futures of what seems best and of a greedy player's choice
LOOK = 32  # futures of every choice
STUDIED = 8  # so many choices at most are studied
STUDY = (120, 480)  # futures of those that are left, at first and in all
LATER = 160  # futures that are played twice as far; the best has to be ahead there too
EXPLAINED = 48  # futures in which it is looked what a choice leads to
# Standard errors.  Only what is so far ahead of a greedy player's choice at the first glance, and again in fresh futures, is
# looked at:
GLIMPSE, STRIKING = 0.75, 1.5
HOPEFUL = 1.5  # what is less than this ahead of the next one in the first part of its study is not studied further
DOUBT = 3.0  # a choice that is not further behind than this at the second look is studied too
AHEAD = 2.0  # in longer futures the best must be ahead by so many
SURE = 4.0  # and in the others by so many
CLEAR = 0.02  # and by so much of a win
WORTH = 0.04  # and of what a greedy player does by so much
HOPES = (0.08, 0.98)  # its chance to win: a game that is lost or won is no riddle
CAPTAIN = "captain:1000"
APART = 10  # decisions between two positions of one game
OF_A_GAME = 2
LOOKED_AT = 80  # decisions of a game at most
GOLDEN = 0.381966  # one looks from another part of each game on, so that all parts have their share


class Wanted(Struct, frozen=True):
    """What is looked for: so many positions, not more than ``alike`` of one question with one kind of answer.

    Of those with two choices only, which can be guessed, a quarter at most is wanted.
    """

    positions: int = 32
    alike: int = 12
    seed: int = 1

    def has_room(self, game: Game, view: State, seat: int, have: Sequence[Exercise]) -> bool:
        """Whether an exercise with this question is still wanted."""
        asked = game.questions[view.asked()].name
        if len(view.legal(seat)) == 2 and sum(len(one.tried) == 2 for one in have) >= self.positions // 4:
            return False
        return sum(one.asked == asked for one in have) < 2 * self.alike

    def has_enough(self, game: Game, kind: tuple[str, str], have: Sequence[Exercise]) -> bool:
        """Whether there are as many of this kind as are wanted."""
        return sum(kind_of(game, one) == kind for one in have) >= self.alike


class Met(NamedTuple):
    """A decision in a game, as the seat sees it."""

    view: State
    seat: int
    n: int


def seats_of(game: Game, number: int) -> int:
    """Every number of seats in turn."""
    return game.seats[number % len(game.seats)]


def bots_of(game: Game, number: int) -> tuple[str, ...]:
    return (PLAYERS[number // len(game.seats) % len(PLAYERS)],) * seats_of(game, number)


def decisions(plan: Plan, number: int) -> Iterator[Met]:
    """The decisions with a choice of one game."""
    game = plan.the_game()
    state = game.new(plan.seats, plan.seed_for(number))
    players = [bot(name, game, plan.seed_for(number, f"seat {seat}")) for seat, name in enumerate(plan.bots)]
    while not state.over:
        seat = int(state.actor())
        view = state.redacted(seat)
        if len(view.legal(seat)) > 1:
            yield Met(view, seat, int(state.decisions))
        state.play(seat, players[seat].choose(view, seat))


def look_into(game: Game, number: int, wanted: Wanted, have: Sequence[Exercise]) -> list[Exercise]:
    """The exercises of the game of this number; kinds of which there are enough in ``have`` are passed over."""
    plan = Plan(game.name, bots_of(game, number), 1, wanted.seed)
    found: list[Exercise] = []
    last = -APART
    begin = number * GOLDEN % 1.0 * sum(1 for _ in decisions(plan, number))
    for at, (view, seat, n) in enumerate(decisions(plan, number)):
        so_far = [*have, *found]
        if at > begin + LOOKED_AT:
            break
        if at < begin or n - last < APART or not wanted.has_room(game, view, seat, so_far):
            continue
        hope = promising(view, seat, n)
        asked = game.questions[view.asked()].name
        if hope is None or wanted.has_enough(game, (asked, game.actions.kind(hope)), so_far):
            continue
        told: dict[str, int | str] = {"seed": plan.seed_for(number), "bots": plan.bots[0], "decision": n}
        one = examine(view, seat, n, told)
        if one is None or wanted.has_enough(game, kind_of(game, one), so_far):
            continue
        found.append(one)
        last = n
        if len(found) == OF_A_GAME or len(so_far) + 1 >= wanted.positions:
            break
    return found


def kind_of(game: Game, one: Exercise) -> tuple[str, str]:
    """What makes two exercises alike: what is asked, and which kind of action is best."""
    return one.asked, game.actions.kind(game.actions.parse(one.best.do))


def promising(view: State, seat: int, seed: int) -> int | None:
    """A first glance: a choice that seems better than a greedy player's."""
    menu = view.legal(seat)
    greedy = usual(view, seat)
    if len(menu) > MOST_CHOICES or len(greedy) == len(menu):
        return None
    options = best(view, seat, GLANCE * min(len(menu), GLANCED), seed=seed, also=greedy)
    if options[0].action in greedy:
        return None
    least = min(options, key=lambda one: one.behind if one.action in greedy else 2.0)
    if least.behind < WORTH / 2 or least.behind < GLIMPSE * least.behind_error:
        return None
    again = compared(view, seat, [options[0].action, *greedy], AGAIN, seed + 4)
    striking = again[0].action not in greedy and again[1].behind > STRIKING * again[1].behind_error
    return again[0].action if striking else None


def examine(view: State, seat: int, seed: int, found: dict[str, int | str]) -> Exercise | None:
    """What each choice is worth, the best first; ``None`` where none is clearly best, or a greedy player sees it."""
    game = view.game
    menu = [int(action) for action in view.legal(seat)]
    greedy = set(usual(view, seat))
    first = compared(view, seat, menu, LOOK, seed + 1)
    doubtful = [
        one.action for one in first if one.action in greedy or one.behind < max(CLEAR, DOUBT * one.behind_error)
    ]
    if len(doubtful) > STUDIED:
        return None
    studied = compared(view, seat, doubtful, STUDY[0], seed + 2)
    if studied[0].action in greedy or studied[1].behind < HOPEFUL * studied[1].behind_error:
        return None
    studied = compared(view, seat, doubtful, STUDY[1], seed + 2)
    leader, *others = studied
    if leader.action in greedy or not HOPES[0] <= leader.chance <= HOPES[1]:
        return None
    if not all(_clear(one, WORTH if one.action in greedy else CLEAR) for one in others):
        return None
    later = compared(view, seat, doubtful, LATER, seed + 3, 2 * FAR)
    if later[0].action != leader.action or any(one.behind < AHEAD * one.behind_error for one in later[1:]):
        return None
    if bot(CAPTAIN, game, seed).choose(view, seat) != leader.action:
        return None
    rest = [one for one in first if one.action not in doubtful]
    tried = explained(view, seat, sorted([*studied, *rest], key=lambda one: one.behind))
    asked = game.questions[view.asked()].name
    usually = [game.actions.text(each) for each in sorted(greedy)]
    return comparable(Exercise(view.position(), seat, asked, usually, tried, found))


def explained(view: State, seat: int, options: Sequence[Option]) -> list[Tried]:
    """What is told of each choice; of the best with the coach's reasons."""
    advice = {one.do: one for one in advise(view, seat, seat_names(view), worlds=EXPLAINED, known=options)}
    found = []
    for one in options:
        do = view.game.actions.text(one.action)
        said = advice.get(do)
        tried = Tried(
            do,
            round(one.chance, DIGITS),
            round(one.error, DIGITS),
            round(one.behind, DIGITS),
            round(one.behind_error, DIGITS),
            one.worlds,
            said.because if said else [],
            said.waste if said else [],
        )
        found.append(tried)
    return found


def explained_anew(game: Game, exercise: Exercise) -> Exercise:
    """The same exercise with the reasons that the coach has today; what the choices are worth stays."""
    options = [
        Option(game.actions.parse(one.do), one.chance, one.error, 0.0, 0.0, one.behind, one.behind_error, one.futures)
        for one in exercise.tried
    ]
    return structs.replace(exercise, tried=explained(exercise.view(game), exercise.seat, options))


def _clear(one: Option, least: float) -> bool:
    return one.behind >= SURE * one.behind_error and one.behind >= least


def compared(view: State, seat: int, actions: Sequence[int], worlds: int, seed: int, far: int = FAR) -> list[Option]:
    """What each of these choices is worth in the same futures, the best first."""
    futures = Futures(view, seat, seed, far)
    shares = {action: [futures.own(k, action).shares[seat] for k in range(worlds)] for action in actions}
    leader = max(actions, key=lambda action: sum(shares[action]))
    found = []
    for action, brought in shares.items():
        chance, error = mean_and_error(brought)
        behind, behind_error = mean_and_error([a - b for a, b in zip(shares[leader], brought, strict=True)])
        found.append(Option(action, chance, error, error * sqrt(worlds), 0.0, behind, behind_error, worlds))
    return sorted(found, key=lambda one: (one.behind, one.action != leader))
