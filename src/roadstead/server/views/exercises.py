"""A position to practise on, shown as a table is: from what its seat sees, and nothing else."""

from dataclasses import replace
from typing import cast

import msgspec
from msgspec import structs

from roadstead.coach.practice import TOLD, Exercise, Tried, practice, seat_names
from roadstead.coach.reasons import Advice, advice_in_words
from roadstead.games import find
from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.state import State
from roadstead.server import wire
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.text import sentence
from roadstead.server.views.foreseen import outcome
from roadstead.server.views.sight import changes, sight

BOTS = "greedy"  # what the other seats are called where one looks who plays


def listed(game: Game) -> wire.PracticeList:
    return wire.PracticeList(game.name, game.title, [one.name for one in practice(game).exercises])


def exercise(game: str, name: str) -> bytes | None:
    """The exercise of this name with its answer, encoded; ``None`` where there is none."""
    found = practice(find(game)).exercise(name)
    return None if found is None else msgspec.json.encode(_shown(find(game), found))


def preview(game: str, name: str, do: str) -> bytes | None:
    """What a choice would bring, encoded; what may not be done is refused with the reason."""
    played = find(game)
    found = practice(played).exercise(name)
    if found is None:
        return None
    view, seat = found.view(played), found.seat
    try:
        action = played.actions.parse(do)
    except ValueError as error:
        raise Refused(sentence(error)) from error
    reason = view.why_not(seat, action)
    if reason is not None:
        raise Refused(reason.words, reason.rule)
    return msgspec.json.encode(outcome(view, seat, [action], seat_names(view)))


def _shown(game: Game, exercise: Exercise) -> wire.PracticeExercise:
    """The exercise with its answer."""
    view, seat = exercise.view(game), exercise.seat
    names = seat_names(view)
    world = view.imagined(0)  # of which ``sight`` takes what the seat sees, and that is the same in every world
    seen = sight(world, seat, names, n=int(view.decisions), question=exercise.name)
    single = [structs.replace(choice, times=1, steps=[]) for choice in seen.asked.choices]
    seen = replace(seen, asked=structs.replace(seen.asked, choices=single, deal=None))
    return wire.PracticeExercise(
        exercise.name,
        _lobby(game, view, seat, names),
        changes(None, seen),
        [_advice(game, view, seat, names, one) for one in exercise.tried[:TOLD]],
        [_worth(game, view, seat, names, one) for one in exercise.tried],
        exercise.usual,
        f"From a game between {view.seats} {exercise.found['bots']} bots, after {exercise.found['decision']} decisions.",
    )


def _lobby(game: Game, view: State, seat: int, names: list[str]) -> wire.Lobby:
    """The table apart from the game: bots all round, and the one who practises."""
    seats = [
        wire.SeatInfo(at, game.seat_names[at], name, "" if at == seat else BOTS, owner=at == seat, here=at == seat)
        for at, name in enumerate(names)
    ]
    options = cast(dict[str, OptionValue], view.options)
    return wire.Lobby("", game.name, game.title, "", options, "playing", seats, "", you=seat)


def _label(game: Game, view: State, seat: int, names: list[str], do: str) -> str:
    return game.words.label(view, seat, game.actions.parse(do), names).called


def _advice(game: Game, view: State, seat: int, names: list[str], one: Tried) -> Advice:
    words = _label(game, view, seat, names, one.do)
    told = Advice(one.do, words, one.chance, one.error, 0.0, "", one.because, one.waste)
    return advice_in_words(told, game, names)


def _worth(game: Game, view: State, seat: int, names: list[str], one: Tried) -> wire.Worth:
    words = _label(game, view, seat, names, one.do)
    return wire.Worth(one.do, words, one.chance, one.error, one.behind, one.behind_error)
