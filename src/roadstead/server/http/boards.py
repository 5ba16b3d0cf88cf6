"""The static boards of the games.  Each is drawn and compressed once, in a thread, so nobody else waits for it."""

import asyncio
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from roadstead import games
from roadstead.kernel.variants import in_memory
from roadstead.server.http import files
from roadstead.server.http.answers import refusal
from roadstead.server.http.games import known_games
from roadstead.server.views import sight


class Boards:
    """The boards drawn so far.  All boards of a game are drawn together, so a wrong address costs nothing more."""

    def __init__(self) -> None:
        self._drawn: dict[str, asyncio.Task[Mapping[str, files.File]]] = {}
        self._best: dict[str, Mapping[str, files.File]] = {}  # compressed as well as can be
        self._packing: dict[str, asyncio.Task[None]] = {}

    async def of(self, game: str) -> Mapping[str, files.File]:
        """The boards of a game, by the hash in their address."""
        self._forget_those_given_up()
        if game in self._best:
            return self._best[game]
        task = self._drawn.get(game)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._drawn[game] = asyncio.create_task(asyncio.to_thread(_drawn, game))
        return await asyncio.shield(task)

    def _forget_those_given_up(self) -> None:
        """A variant that is not in memory any more has no boards either."""
        for game in [game for game in self._drawn if game not in known_games() and game not in in_memory()]:
            for kept in (self._drawn, self._best, self._packing):
                kept.pop(game, None)

    def was_sent(self, game: str, sent: Mapping[str, files.File]) -> None:
        """After the first time a board is compressed as well as can be, beside everything else."""
        if game not in self._packing:
            self._packing[game] = asyncio.create_task(self._pack(game, sent))

    async def _pack(self, game: str, sent: Mapping[str, files.File]) -> None:
        best = {found: await asyncio.to_thread(file.packed_best) for found, file in sent.items()}
        if game in self._drawn:
            self._best[game] = best


def _drawn(game: str) -> Mapping[str, files.File]:
    return {
        found: files.File.of(sight.board_svg(drawn), "image/svg+xml", lasting=True, packs=True)
        for found, drawn in sight.boards(games.find(game)).items()
    }


async def board(request: Request) -> Response:
    """A static board; its address changes with its content."""
    game = request.path_params["game"]
    if game not in known_games() and game not in in_memory():
        return refusal("There is no such game.", 404)
    kept: Boards = request.app.state.boards
    drawn = await kept.of(game)
    found = drawn.get(request.path_params["hash"])
    if found is None:
        return refusal("There is no such board.", 404)
    kept.was_sent(game, drawn)
    return found.sent_to(request)
