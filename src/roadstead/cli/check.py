"""`roadstead check`: everything that can be checked of one game."""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from roadstead.cli.choices import chosen_game
from roadstead.cli.faults import BadInput, in_one_line, need
from roadstead.cli.located import Located, located
from roadstead.games import FILE
from roadstead.kernel.variants import MARK

CONFIG = """\
[pytest]
markers =
    rule(*clauses): the clauses of a RULES.md this test holds the game to
    pure: runs a second time with every module interpreted
    soak: too long for every run
"""

# What is checked of a game, one after the other, and what each is called.
PARTS = {
    "generated": "generated code",
    "conformance": "conformance",
    "clauses": "clauses",
    "tests": "its own tests",
}


def check(game: str, /, *, tests: str = "", part: str = "") -> int:
    """Try a game at every number of seats and with every option: rules, views, secrets, words, drawing, learners.

    Its own tests are run too, and every clause of its RULES.md has to be named by one of them.

    Parameters
    ----------
    game
        Its name, the folder of a package that offers it and need not be installed, or a variant's name or file.
    tests
        The folder of its own tests, if it is not the one beside it.
    part
        One part alone: generated, conformance, clauses or tests.
    """
    if part not in ("", *PARTS):
        raise BadInput(f"there is no part {part!r} (there are: {', '.join(PARTS)})")
    for module in ("pytest", "hypothesis"):
        need(module, "check")
    started = time.monotonic()
    if game.endswith(FILE) or MARK in game:
        return _variant(game, started)
    with located(game) as found:
        own = Path(tests) if tests else found.tests
        if own is not None and not own.is_dir():
            raise BadInput(f"{own} is no folder")
        stages: dict[str, Callable[[], tuple[bool, str]]] = {
            "generated": lambda: _generated(found),
            "conformance": lambda: _conformance(found),
            "clauses": lambda: _clauses(found, own),
            "tests": lambda: _own_tests(found, own),
        }
        told: list[tuple[str, bool, str]] = []
        for which in [part] if part else PARTS:
            name, stage = PARTS[which], stages[which]
            print(f"== {found.name}: {name}", flush=True)
            sound, words = stage()
            told.append((name, sound, words))
    print()
    for name, sound, words in told:
        print(f"{'ok  ' if sound else 'FAIL'}  {name:<15} {words}")
    faults = sum(not sound for _, sound, _ in told)
    verdict = "all is well" if not faults else f"{faults} of {len(told)} parts failed"
    print(f"{found.name}: {verdict} ({time.monotonic() - started:.0f} s)")
    return 1 if faults else 0


def _variant(game: str, started: float) -> int:
    """Of a variant the conformance suite alone: the code, the clauses and the tests are its game's."""
    found = chosen_game(game)
    assert found.variant is not None
    with located(found.variant.game) as at_home:
        name = str(Path(game).resolve()) if game.endswith(FILE) else found.name
        sound, words = _conformance(replace(at_home, name=name))
    print(
        f"{found.title}: {'all is well' if sound else 'the suite failed'}: {words} ({time.monotonic() - started:.0f} s)"
    )
    return 0 if sound else 1


def _generated(found: Located) -> tuple[bool, str]:
    """Whether what is generated is what the declarations say."""
    from roadstead.authoring import written

    if not (found.folder / "fields.py").is_file():
        return True, "this game has none"
    with in_one_line():
        stale = written.stale(found.folder, found.package)
    if stale:
        names = ", ".join(path.name for path in stale)
        return False, f"{names}: not what is declared; run: roadstead generate {found.folder}"
    return True, "is what the declarations say"


def _conformance(found: Located) -> tuple[bool, str]:
    """The suite that every game passes."""
    import roadstead

    return _pytest(found, Path(roadstead.__file__).parent / "conformance")


def _clauses(found: Located, own: Path | None) -> tuple[bool, str]:
    """Whether every clause has a test."""
    from roadstead.conformance.coverage import clauses_in, faults_of

    rules = found.folder / "RULES.md"
    if not rules.is_file():
        return False, f"there is no {rules}"
    written = clauses_in(rules.read_text("utf-8"))
    if not written:
        return False, f"{rules} has no clauses: paragraphs that begin **ABC-1.1** "
    if own is None:
        return False, f"{len(written)} clauses and no tests: put them into a folder tests beside pyproject.toml"
    faults = faults_of(written, own)
    return (False, "; ".join(faults)) if faults else (True, f"{len(written)}, each named by a test")


def _own_tests(found: Located, own: Path | None) -> tuple[bool, str]:
    return _pytest(found, own) if own is not None else (False, "there are none")


def _pytest(found: Located, where: Path) -> tuple[bool, str]:
    """Run what is in a folder, its progress on the terminal; how many passed."""
    from roadstead.conformance.choosing import ONE_GAME
    from roadstead.conformance.counting import COUNTS

    with tempfile.TemporaryDirectory() as made:
        config, counts = Path(made) / "pytest.ini", Path(made) / "counts.json"
        config.write_text(CONFIG)
        command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-m", "not soak", "-c", str(config)]
        command += ["-p", "no:cacheprovider", "-p", "roadstead.conformance.counting", str(where)]
        environment = {**found.environment(), ONE_GAME: found.name, COUNTS: str(counts)}
        done = subprocess.run(command, env=environment, check=False)
        if not counts.is_file():
            return False, "could not be run: see above"
        told = {name: count for name, count in json.loads(counts.read_text()).items() if count}
    words = ", ".join(f"{count} {name}" for name, count in told.items()) or "no tests"
    return done.returncode == 0, words
