"""Where the words of a game are fetched: of each game and language one file, whose address changes with what is in it."""

import hashlib
from functools import lru_cache

from roadstead.kernel.game import Game


def words_of(game: Game) -> str:
    """``/words/jamaica/1a2b3c4d5e6f/``, and behind it the language: ``en.ftl``."""
    return f"/words/{game.name}/{_hash(tuple(game.catalogue_files()))}/"


@lru_cache(maxsize=64)
def _hash(sources: tuple[str, ...]) -> str:
    return hashlib.sha256("\0".join(sources).encode()).hexdigest()[:12]
