"""A game as its author has it: by its name, or as a folder that nobody has installed yet."""

import os
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from roadstead.cli.choices import chosen_game
from roadstead.cli.faults import BadInput

OFFERED = "roadstead.games"


@dataclass(frozen=True)
class Located:
    """A game's name, its folder and module, where its tests are, and what has to be added to the path."""

    name: str
    package: str
    folder: Path
    tests: Path | None
    paths: list[str] = field(default_factory=list)

    def environment(self) -> dict[str, str]:
        """The environment of a process that finds the game."""
        paths = [*self.paths, *filter(None, [os.environ.get("PYTHONPATH")])]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)} if paths else dict(os.environ)


@contextmanager
def located(game: str) -> Iterator[Located]:
    """The game of this name or in this folder; a folder is treated as if it were installed, for as long as it is needed."""
    folder = Path(game)
    if (folder / "pyproject.toml").is_file():
        with tempfile.TemporaryDirectory() as made:
            yield _offered(folder.resolve(), Path(made))
    else:
        yield _named(game)


def _named(game: str) -> Located:
    found = chosen_game(game)
    from importlib.util import find_spec

    spec = find_spec(found.package)
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    ours = [up / "tests" / "games" / found.name for up in folder.parents]
    theirs = [up / "tests" for up in list(folder.parents)[:2] if (up / "pyproject.toml").is_file()]
    tests = next((each for each in (*ours, *theirs) if each.is_dir()), None)
    return Located(found.name, found.package, folder, tests)


def _offered(folder: Path, made: Path) -> Located:
    """A package that offers one game, with the file beside it that an installer would write."""
    try:
        project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{folder / 'pyproject.toml'}: {error}") from error
    offers = project.get("project", {}).get("entry-points", {}).get(OFFERED, {})
    if len(offers) != 1:
        raise BadInput(f'{folder} offers {len(offers)} games under [project.entry-points."{OFFERED}"], not one')
    ((name, value),) = offers.items()
    package = str(value).partition(":")[0]
    where = folder / "src" if (folder / "src").is_dir() else folder
    if not where.joinpath(*package.split("."), "__init__.py").is_file():
        raise BadInput(f"{folder} offers {package}, which is not in {where}")
    info = made / f"{name}-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['project'].get('name', name)}\nVersion: 0\n")
    (info / "entry_points.txt").write_text(f"[{OFFERED}]\n{name} = {value}\n")
    tests = folder / "tests"
    return Located(
        name, package, where.joinpath(*package.split(".")), tests if tests.is_dir() else None, [str(made), str(where)]
    )
