"""`roadstead new-game` and `roadstead generate`: for those who write a game."""

from pathlib import Path

from roadstead.cli.faults import BadInput, in_one_line


def new_game(name: str, /, *, package: str = "") -> None:
    """Write a folder with a small game in it that passes every check, to be changed into another.

    Parameters
    ----------
    name
        What it is called: small letters and _, such as deep_water.
    package
        The folder of a package of its own; without it the game goes into the source of Roadstead.
    """
    from roadstead.authoring import scaffold
    from roadstead.games import own

    with in_one_line():
        scaffold.checked_name(name)
        if name in own():
            raise BadInput(f"there is a game {name!r} already")
        if package:
            made = scaffold.package(name, Path(package))
        else:
            made = scaffold.inside(name, _source())
            made += _golden(name, _source())
    for path in made:
        print(path)
    print(f"\nNow: roadstead check {package or name}")


def generate(game: str, /) -> None:
    """Write the code that follows from a game's declarations: its folder `generated`.

    Parameters
    ----------
    game
        The folder of the package that offers it, or the folder of the game itself.
    """
    from roadstead.authoring import written

    folder, package = _folder(Path(game))
    with in_one_line():
        for path in written.write(folder, package):
            print(path)


def _folder(given: Path) -> tuple[Path, str]:
    """A game's own folder, found without loading the game, and the name that it is imported by."""
    from roadstead.cli.located import located

    if (given / "pyproject.toml").is_file():
        with located(str(given)) as found:
            return found.folder, found.package
    if not (given / "fields.py").is_file():
        raise BadInput(f"{given} has no declarations: neither fields.py nor pyproject.toml")
    folder = given.resolve()
    names = [folder.name]
    for up in folder.parents:
        if not (up / "__init__.py").is_file():
            break
        names.insert(0, up.name)
    return folder, ".".join(names)


def _source() -> Path:
    """The root of a clone of Roadstead."""
    import roadstead

    root = Path(roadstead.__file__).parents[2]
    if not (root / "tools" / "golden.py").is_file():
        raise BadInput("this Roadstead is installed, not a clone: give --package DIR for a package of its own")
    return root


def _golden(name: str, root: Path) -> list[Path]:
    """The records that hold the rules to what they are now."""
    import subprocess
    import sys

    tool = [sys.executable, str(root / "tools" / "golden.py"), name]
    done = subprocess.run(tool, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput(f"no golden records could be written: {done.stderr.strip().splitlines()[-1]}", 1)
    return [root / "tests" / "golden" / line for line in done.stdout.split()]
