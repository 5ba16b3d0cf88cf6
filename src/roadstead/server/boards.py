"""The games' static boards, each drawn and packed once, in a thread: nobody else's answer waits for it."""

import asyncio
from collections.abc import Mapping

from roadstead import games
from roadstead.server import pages, views


class Boards:
    """What has been drawn.  All boards of a game are drawn together, so an address that is wrong costs nothing more."""

    def __init__(self) -> None:
        self._drawn: dict[str, asyncio.Task[Mapping[str, pages.File]]] = {}

    async def of(self, game: str) -> Mapping[str, pages.File]:
        """The boards of a game, by the hash in their address."""
        task = self._drawn.get(game)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._drawn[game] = asyncio.create_task(asyncio.to_thread(_drawn, game))
        return await asyncio.shield(task)


def _drawn(game: str) -> Mapping[str, pages.File]:
    return {
        found: pages.File.of(views.board_svg(drawn), "image/svg+xml", lasting=True, packs=True)
        for found, drawn in views.boards(games.find(game)).items()
    }
