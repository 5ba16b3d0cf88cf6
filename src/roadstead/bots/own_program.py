"""What runs in the interpreter of a bot of your own: it makes the bot, and answers for it line by line.

The first line tells the game, and the answer is the bot's name.  Each other line is what a seat sees, as JSON, and the answer
is an action.  What the bot itself prints goes to standard error.
"""

import inspect
import json
import operator
import os
import queue
import signal
import sys
import threading
from typing import Any, BinaryIO

from roadstead.games import find
from roadstead.games.variants import with_variant
from roadstead.kernel.game import Game
from roadstead.kernel.own_files import module_at


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asks
    asked, answers = _streams()
    lines = _lines(asked)
    path, file, name, seed = sys.argv[2:]
    first = json.loads(lines.get())
    game = with_variant(first["variant"]) if first["variant"] else find(first["game"])
    player, told = _begun(game, int(seed), path, f"{file}:{name}")
    _say(answers, told)
    while player is not None:
        _say(answers, _answered(player, game, json.loads(lines.get())))
    os._exit(0)  # another thread still reads


def _streams() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the process that asks.  The usual streams are nothing to read from, and standard error."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return asked, answers


def _lines(asked: BinaryIO) -> "queue.SimpleQueue[bytes]":
    """The lines as they come.  Where no more can come the process ends, whatever the bot is doing."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for line in asked:
            lines.put(line)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return lines


def _say(answers: BinaryIO, told: dict[str, Any]) -> None:
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        answers.write(json.dumps(told).encode() + b"\n")
        answers.flush()
    except BrokenPipeError:
        os._exit(0)  # nobody asks any more


def _begun(game: Game, seed: int, path: str, called: str) -> tuple[Any, dict[str, Any]]:
    """The bot, if it can be made, and what is told of it."""
    file, _, name = called.rpartition(":")
    try:
        kind = getattr(module_at(path), name, None)
    except ValueError as error:
        return None, {"refused": str(error)}
    except SystemExit as error:
        return None, {"refused": f"{path} does not run: {_words(error)}"}
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        return None, {"refused": f"{file} has no class {name} with a method choose(view, seat)"}
    try:
        made = _made(kind, game, seed)
        return made, {"name": str(getattr(made, "name", ""))}
    except (Exception, SystemExit) as error:
        return None, {"refused": f"{called} failed: {_words(error)}"}


def _made(kind: type, game: Game, seed: int) -> Any:
    """An object of the class, with the game and the seed if its constructor takes them."""
    try:
        inspect.signature(kind).bind(game, seed)
    except (TypeError, ValueError):
        return kind()
    return kind(game, seed)


def _answered(player: Any, game: Game, told: dict[str, Any]) -> dict[str, Any]:
    """The bot's action, something else that it answered, or how it failed."""
    try:
        found = player.choose(game.restore(told["view"]), told["seat"])
    except (Exception, SystemExit) as error:
        return {"failed": _words(error)}
    try:
        return {"action": operator.index(found)}
    except TypeError:
        return {"answer": repr(found)[:80]}


def _words(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".removesuffix(": ")
