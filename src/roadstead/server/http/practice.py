"""Positions to practise on: which there are, one of them with its answer, and what a choice in it would bring.

Nothing is kept of who practises: the browser remembers what it has solved.
"""

import asyncio
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from roadstead import games
from roadstead.coach.practice import Exercise, practice, seat_names
from roadstead.kernel.game import Game
from roadstead.server import wire
from roadstead.server.http.answers import Page, address_of, answer, hall_of, refusal, too_much
from roadstead.server.http.games import known_games
from roadstead.server.requests.preview import outcome
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.text import sentence
from roadstead.server.views.exercises import listed, shown


def _about_an_exercise(made: Callable[[Request, Game, Exercise], object]) -> Page:
    """A page about one exercise, made in a thread: nobody at a table waits for it."""

    async def page(request: Request) -> Response:
        if not hall_of(request).visitors.may_look(address_of(request)):
            return too_much()
        name = request.path_params["game"]
        if name not in known_games():
            return refusal("There is no such game.", 404)
        game = games.find(name)
        exercise = practice(game).exercise(request.path_params["exercise"])
        if exercise is None:
            return refusal("There is no such position to practise on.", 404)
        try:
            return answer(await asyncio.to_thread(made, request, game, exercise))
        except Refused as refused:
            return refusal(refused.words, 400, refused.rule)

    return page


async def get_practice(request: Request) -> Response:
    name = request.path_params["game"]
    if name not in known_games():
        return refusal("There is no such game.", 404)
    return answer(listed(games.find(name)))


def _exercise(request: Request, game: Game, exercise: Exercise) -> wire.PracticeExercise:
    return shown(game, exercise)


def _preview(request: Request, game: Game, exercise: Exercise) -> wire.Foreseen:
    """What a choice would bring; what may not be done is refused with the reason."""
    view, seat = exercise.view(game), exercise.seat
    try:
        action = game.actions.parse(request.query_params.get("do", ""))
    except ValueError as error:
        raise Refused(sentence(error)) from error
    reason = view.why_not(seat, action)
    if reason is not None:
        raise Refused(reason.message, reason.rule)
    return outcome(view, seat, [action], seat_names(view))


get_exercise = _about_an_exercise(_exercise)
get_preview = _about_an_exercise(_preview)
