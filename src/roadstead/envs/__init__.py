"""The games behind the interfaces that learning programs know.  Each adapter is imported when it is asked for.

After ``import roadstead.envs`` the games can also be made by name: ``gymnasium.make("roadstead/Jamaica-v0", seats=2)``,
``pyspiel.load_game("python_roadstead_jamaica(players=2)")``.
"""

from typing import TYPE_CHECKING, Any

from roadstead.envs.extras import installed
from roadstead.envs.registering import register_gymnasium, register_open_spiel, when_imported

if TYPE_CHECKING:
    from roadstead.envs.aec import TableEnv
    from roadstead.envs.many import ManyGames
    from roadstead.envs.single import SeatEnv
    from roadstead.kernel.game import Game

__all__ = ["gymnasium", "open_spiel", "pettingzoo", "vector"]


def pettingzoo(game: "str | Game", seats: int | None = None, **more: Any) -> "TableEnv":
    """A PettingZoo AEC environment: ``roadstead.envs.pettingzoo("jamaica", seats=4)``."""
    with installed("envs"):
        from roadstead.envs.aec import TableEnv

    return TableEnv(game, seats, **more)


def gymnasium(game: "str | Game", seats: int | None = None, opponents: Any = "greedy", **more: Any) -> "SeatEnv":
    """A Gymnasium environment for one seat; ``opponents`` play the others (``roadstead.envs.opponents``)."""
    with installed("envs"):
        from roadstead.envs.single import SeatEnv

    return SeatEnv(game, seats, opponents, **more)


def vector(game: "str | Game", seats: int | None = None, count: int = 64, **more: Any) -> "ManyGames":
    """Many games stepped in one call."""
    with installed("envs"):
        from roadstead.envs.many import ManyGames

    return ManyGames(game, seats, count, **more)


def open_spiel(game: "str | Game", seats: int | None = None, **more: Any) -> Any:
    """An OpenSpiel game with explicit chance nodes."""
    with installed("peers"):
        import pyspiel  # noqa: F401  -- first of all: it registers our games when it is imported, which needs the adapter

        from roadstead.envs.spiel import load

    return load(game, seats, **more)


when_imported("gymnasium", register_gymnasium)
when_imported("pyspiel", register_open_spiel)
