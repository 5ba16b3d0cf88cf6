"""The catalogues that browsers word messages with: of each game and language one file, whose address changes with what is in it."""

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from roadstead import games
from roadstead.kernel.catalogue import ENGLISH
from roadstead.kernel.pseudo import LANGUAGE as BRACKETED
from roadstead.kernel.pseudo import bracketed
from roadstead.kernel.variants import in_memory
from roadstead.server.http import files
from roadstead.server.http.answers import refusal
from roadstead.server.http.games import known_games

LANGUAGES = (ENGLISH, BRACKETED)


@lru_cache(maxsize=64)
def _file(sources: tuple[str, ...], language: str) -> files.File:
    told = "\n".join(sources)
    plain = bracketed(told) if language == BRACKETED else told
    return files.File.of(plain.encode(), "text/plain; charset=utf-8", lasting=True, packs=True)


async def catalogue(request: Request) -> Response:
    """The words of a game in a language."""
    name, language = request.path_params["game"], request.path_params["language"]
    if (name not in known_games() and name not in in_memory()) or language not in LANGUAGES:
        return refusal("There are no such words.", 404)
    game = in_memory()[name] if name in in_memory() else games.find(name)
    return _file(tuple(game.catalogue_files(language if language != BRACKETED else ENGLISH)), language).sent_to(request)
