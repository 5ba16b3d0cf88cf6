"""Positions to practise on: which there are, one of them with its answer, and what a choice in it would bring.

Nothing is kept of who practises: the browser remembers what it has solved.
"""

from starlette.requests import Request
from starlette.responses import Response

from roadstead import games
from roadstead.server.cache import Cache
from roadstead.server.http.answers import Page, address_of, answer, hall_of, refusal, refused, told, too_much
from roadstead.server.http.games import known_games
from roadstead.server.tables.refusal import Refused
from roadstead.server.views.exercises import listed

MOST_KEPT = 300  # pages about exercises


def _about_an_exercise(what: str, *asked: str) -> Page:
    """A page about one exercise: ``what`` is made of it on demand, from what the query says of these."""

    async def page(request: Request) -> Response:
        hall, address = hall_of(request), address_of(request)
        if not hall.visitors.may_look(address):
            return too_much()
        game, name = request.path_params["game"], request.path_params["exercise"]
        if game not in known_games():
            return refusal("There is no such game.", 404)
        given = [request.query_params.get(each, "") for each in asked]
        kept: Cache[bytes | None] = request.app.state.exercises

        async def make() -> bytes | None:
            made: bytes | None = await hall.on_demand.make(address, what, game, name, *given)
            return made

        try:
            found = await kept.get((what, game, name, *given), make)
        except Refused as why:
            return refused(why, 400)
        return refusal("There is no such position to practise on.", 404) if found is None else told(found)

    return page


async def get_practice(request: Request) -> Response:
    name = request.path_params["game"]
    if name not in known_games():
        return refusal("There is no such game.", 404)
    return answer(listed(games.find(name)))


get_exercise = _about_an_exercise("exercise")
get_preview = _about_an_exercise("exercise preview", "do")
