"""A new game: a folder with a small game in it that passes every check, to be changed step by step into another."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword, issoftkeyword
from pathlib import Path

from roadstead.authoring import written

TEMPLATE = "template"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def checked_name(name: str) -> str:
    """The name of a game as its folder is called."""
    if not NAME.fullmatch(name) or len(name) > 40:
        raise ValueError(f"a game's name is small letters and _, such as deep_water, not {name!r}")
    if iskeyword(name) or issoftkeyword(name):
        raise ValueError(f"{name!r} is a word of Python itself: choose another name")
    there = find_spec(name)
    if there is not None and there.origin is not None:  # and not only a folder of that name
        raise ValueError(f"there is a Python package {name!r} already: choose another name")
    return name


def package(name: str, folder: Path) -> list[Path]:
    """Write a package of its own that offers the game; the files that were written."""
    _empty(folder)
    made = _copied("package", folder, _words(name, name))
    made += _copied("game", folder / "src" / name, _words(name, name))
    made += _copied("tests", folder / "tests", _words(name, name))
    return made + written.write(folder / "src" / name, name)


def inside(name: str, root: Path) -> list[Path]:
    """Write the game's folder and its tests into our own source; the files that were written."""
    games, tests = root / "src" / "roadstead" / "games" / name, root / "tests" / "games" / name
    if not games.parent.is_dir():
        raise ValueError(f"{root} is not the source of Roadstead: --package DIR writes a package of its own")
    for folder in (games, tests):
        _empty(folder)
    where = f"roadstead.games.{name}"
    made = _copied("game", games, _words(name, where)) + _copied("tests", tests, _words(name, where))
    made.append(tests / "__init__.py")
    made[-1].write_text("", "utf-8")
    return made + written.write(games, where)


def _empty(folder: Path) -> None:
    if folder.exists() and any(folder.iterdir()):
        raise ValueError(f"{folder} is there already and not empty")


def _words(name: str, where: str) -> dict[str, str]:
    """What the words in capitals in the template stand for."""
    title = name.replace("_", " ").title()
    return {
        "PACKAGE": where,
        "NAME": name,
        "TITLE": title,
        "CLASS": title.replace(" ", ""),
        "RULE": (name.replace("_", "").upper() + "XXX")[:3],
    }


def _copied(part: str, folder: Path, words: dict[str, str]) -> list[Path]:
    made: list[Path] = []
    _copy(files(__package__).joinpath(TEMPLATE, part), folder, words, made)
    return made


def _copy(source: Traversable, target: Path, words: dict[str, str], made: list[Path]) -> None:
    """Copy a folder of the template; its files end in ``.txt`` so that no tool takes them for code."""
    target.mkdir(parents=True, exist_ok=True)
    for entry in sorted(source.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            _copy(entry, target / entry.name, words, made)
        elif entry.name.endswith(".txt"):
            path = target / entry.name.removesuffix(".txt")
            path.write_text(re.sub(r"@(\w+)@", lambda word: words[word[1]], entry.read_text("utf-8")), "utf-8")
            made.append(path)
