"""Makes the tables about bots in docs/ anew.

    python tools/bot_tables.py matrices          every bot against every other, docs/research.md: plays all of it
    python tools/bot_tables.py matrices rotterdam  only the tables of one game
    python tools/bot_tables.py ladders           the six levels, docs/bots.md: as `roadstead levels --install` left them

A matrix is played by the command that stands above it, so the page itself says what is played.  Each table is written as
soon as it is played: what was stopped can go on with the games that are left.
"""

import contextlib
import io
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import roadstead
from roadstead import cli
from roadstead.bots.levels import ladder
from roadstead.lab.ladder import markdown

DOCS = Path(__file__).resolve().parent.parent / "docs"
MATRIX = re.compile(r"(`roadstead (lab matrix [^`]+)`\n\n)((?:\|.*\n)+)")
LADDERS = re.compile(r"(<!-- ladders -->\n\n).*?(<!-- end of ladders -->)", re.DOTALL)


def played(command: str) -> str:
    """What a command of ours prints."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        code = cli.run(shlex.split(command))
    if code:
        raise SystemExit(f"roadstead {command} ended with {code}")
    return said.getvalue()


def with_matrix(text: str, place: int, play: Callable[[str], str] = played) -> str:
    """The page with the table of this place, counted from 0, played again."""
    found = list(MATRIX.finditer(text))[place]
    return text[: found.start(3)] + play(found[2]) + text[found.end(3) :]


def matrices(only: str) -> None:
    page = DOCS / "research.md"
    for place, found in enumerate(MATRIX.finditer(page.read_text("utf-8"))):
        if not only or shlex.split(found[2])[2] == only:
            page.write_text(with_matrix(page.read_text("utf-8"), place), "utf-8")


def all_ladders() -> str:
    tables = []
    for game in roadstead.all_games():
        known = ladder(game)
        command = known.measured.get("command", f"roadstead levels {game.name}")
        tables.append(f"{markdown(game, known)}\n\n`{command}`\n")
    return "\n".join(tables) + "\n"


def with_ladders(text: str) -> str:
    tables = all_ladders()
    return LADDERS.sub(lambda found: found[1] + tables + found[2], text)


def main() -> None:
    which, *rest = sys.argv[1:] or [""]
    if which == "matrices" and len(rest) < 2:
        matrices(rest[0] if rest else "")
    elif which == "ladders" and not rest:
        page = DOCS / "bots.md"
        page.write_text(with_ladders(page.read_text("utf-8")), "utf-8")
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
