"""Breaks the rules of a game on purpose, one way after the other, and runs its rule tests until one of them notices.

`python tests/games/breaking.py jamaica` does so and tells.  The tests are collected once.  For each mutant the process
forks, and the child puts the broken function in the place of the sound one.  What is broken outside a function, and what
no test has noticed so, is tried again in a new process that loads the broken file.
"""

import argparse
import gc
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

import roadstead

HERE = Path(__file__).parent
RULE_TESTS = "test_[0-9]*.py"
NOTICED, UNNOTICED, CANNOT = 1, 0, 3  # what a child ends with


@dataclass(frozen=True)
class Mutant:
    """A file of a game's rules, what it says, and what it says instead."""

    game: str
    file: str
    says: str
    instead: str

    @property
    def path(self) -> Path:
        return Path(roadstead.__file__).parent / "games" / self.game / self.file

    @property
    def module(self) -> str:
        return ".".join(["roadstead", "games", self.game, *Path(self.file).with_suffix("").parts])

    def source(self) -> str:
        rules = self.path.read_text("utf-8")
        assert self.says in rules, f"{self.file} does not say {self.says.strip()!r} any more"
        return rules.replace(self.says, self.instead, 1)

    def __str__(self) -> str:
        return f"{self.file}: {self.says.strip()!r} became {self.instead.strip()!r}"


def mutants_of(game: str) -> list[Mutant]:
    return [Mutant(game, *each) for each in importlib.import_module(f"games.{game}.mutants").MUTANTS]


class CannotSwap(Exception):
    """More than the body of a function is broken."""


def swap(mutant: Mutant) -> None:
    """Put the broken functions of a module that is loaded in the place of the sound ones."""
    module = importlib.import_module(mutant.module)
    sound = compile(mutant.path.read_text("utf-8"), str(mutant.path), "exec")
    broken = compile(mutant.source(), str(mutant.path), "exec")
    changed = dict(bodies(sound, broken))
    functions = dict(functions_of(module))
    for name, code in changed.items():
        if name not in functions:
            raise CannotSwap(name)
        try:
            functions[name].__code__ = code
        except ValueError as error:
            raise CannotSwap(name) from error


def bodies(sound: CodeType, broken: CodeType) -> Iterator[tuple[str, CodeType]]:
    """The functions whose code differs, by their full names; outside of functions nothing may differ."""
    if (sound.co_code, sound.co_names) != (broken.co_code, broken.co_names):
        raise CannotSwap(sound.co_qualname)
    if len(sound.co_consts) != len(broken.co_consts):
        raise CannotSwap(sound.co_qualname)
    for was, now in zip(sound.co_consts, broken.co_consts, strict=True):
        if isinstance(was, CodeType) and isinstance(now, CodeType) and was.co_qualname == now.co_qualname:
            if is_class(was):
                yield from bodies(was, now)
            elif same_code(was, now):
                continue
            else:
                yield was.co_qualname, now
        elif was != now:
            raise CannotSwap(sound.co_qualname)


def is_class(code: CodeType) -> bool:
    return code.co_names[:2] == ("__name__", "__module__")


def same_code(one: CodeType, other: CodeType) -> bool:
    """Apart from where its lines stand."""
    if (one.co_code, one.co_names, one.co_varnames) != (other.co_code, other.co_names, other.co_varnames):
        return False
    if len(one.co_consts) != len(other.co_consts):
        return False
    pairs = zip(one.co_consts, other.co_consts, strict=True)
    return all(
        same_code(a, b) if isinstance(a, CodeType) and isinstance(b, CodeType) else (type(a), a) == (type(b), b)
        for a, b in pairs
    )


def functions_of(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    for one in vars(module).values():
        held = vars(one).values() if isinstance(one, type) else (one,)
        for each in held:
            found: Any = each.__func__ if isinstance(each, staticmethod | classmethod) else each
            found = found.fget if isinstance(found, property) else found
            if isinstance(found, FunctionType) and found.__module__ == module.__name__:
                yield found.__qualname__, found


class BrokenLoader(importlib.machinery.SourceFileLoader):
    """Loads a module from a source that is not the one in its file."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.path))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.mutant.source(), str(self.mutant.path), "exec")


class BrokenFinder(importlib.abc.MetaPathFinder):
    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.mutant.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self.mutant.path, loader=BrokenLoader(self.mutant))


class Noticing:
    """A pytest plug-in that runs the collected tests on each mutant, in a process of its own each time."""

    def __init__(
        self, mutants: list[Mutant], known: dict[str, str], tell: Callable[[Mutant, str | None], None]
    ) -> None:
        self.mutants = mutants
        self.known = known  # the test that noticed each the last time, which is tried first
        self.tell = tell
        self.failed: str | None = None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.failed is None:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests could not be collected")
        gc.disable()
        gc.freeze()  # so that a child need not copy all that lies about here
        items = {item.nodeid.rpartition("/")[2]: item for item in session.items}
        sound = [items[name] for name in set(self.known.values()) if name in items]
        code, told = self.forked(lambda: self.run(sound))
        assert code == UNNOTICED, f"{told} fails where nothing is broken"
        for mutant in self.mutants:
            first = [items[name] for name in [self.known.get(str(mutant), "")] if name in items]
            rest = [item for item in items.values() if item not in first]

            def broken(mutant: Mutant = mutant, order: list[pytest.Item] = first + rest) -> int:
                try:
                    swap(mutant)
                except CannotSwap:
                    return CANNOT
                return self.run(order)

            code, noticed = self.forked(broken)
            self.tell(mutant, noticed if code == NOTICED else None)
        return True

    def run(self, items: list[pytest.Item]) -> int:
        """Until one fails."""
        for item in items:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if self.failed is not None:
                return NOTICED
        return UNNOTICED

    def forked(self, work: Callable[[], int]) -> tuple[int, str]:
        """What the work came to in a child of this process, and the test that failed there."""
        heard, said = os.pipe()
        child = os.fork()
        if child == 0:
            code = CANNOT
            try:
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, 1)
                os.dup2(nowhere, 2)
                code = work()
                os.write(said, (self.failed or "").encode())
            finally:
                os._exit(code)
        os.close(said)
        with os.fdopen(heard) as pipe:
            told = pipe.read()
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), told.rpartition("/")[2]


def run_tests(game: str, *more: str, plugins: tuple[object, ...] = ()) -> int:
    files = sorted(map(str, (HERE / game).glob(RULE_TESTS)))
    assert files
    quiet = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", *more]
    return int(pytest.main([*quiet, *files], plugins=list(plugins)))


def load_broken(mutant: Mutant) -> int:
    """The rule tests with the broken file loaded in the first place."""
    sys.meta_path.insert(0, BrokenFinder(mutant))
    return run_tests(mutant.game, "-x")


def noticed_when_loaded(game: str, number: int) -> bool:
    command = [sys.executable, __file__, game, "--load", str(number)]
    return subprocess.run(command, capture_output=True).returncode == pytest.ExitCode.TESTS_FAILED


def kept_for(game: str) -> Path:
    return HERE / game / "noticed.json"


def break_all(game: str) -> dict[str, Any]:
    """Every mutant of a game: how many were noticed, by which test each, and which by none."""
    mutants = mutants_of(game)
    kept = kept_for(game)
    known = json.loads(kept.read_text()) if kept.is_file() else {}
    found: dict[Mutant, str | None] = {}
    code = run_tests(game, plugins=(Noticing(mutants, known, found.__setitem__),))
    assert code == pytest.ExitCode.OK, f"pytest ended with {code}"
    for number, mutant in enumerate(mutants):
        if found[mutant] is None and noticed_when_loaded(game, number):
            found[mutant] = "loaded"
    return {
        "noticed": {str(mutant): name for mutant, name in found.items() if name},
        "unnoticed": [str(mutant) for mutant, name in found.items() if not name],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Break the rules of a game, and see whether its tests notice.")
    parser.add_argument("game")
    parser.add_argument("--load", type=int, help="only this mutant, loaded broken")
    parser.add_argument("--out", type=Path, help="where to write what was found")
    parser.add_argument(
        "--keep", action="store_true", help="write down which test noticed each: it is tried first then"
    )
    given = parser.parse_args()
    if roadstead.compiled():  # only interpreted rules can be broken
        os.environ["ROADSTEAD_PURE"] = "1"
        os.execv(sys.executable, [sys.executable, *sys.argv])
    sys.path.insert(0, str(HERE.parent))
    if given.load is not None:
        return load_broken(mutants_of(given.game)[given.load])
    found = break_all(given.game)
    if given.out:
        given.out.write_text(json.dumps(found))
    if given.keep:
        kept_for(given.game).write_text(json.dumps(found["noticed"], indent=1) + "\n")
    all_of_them = len(found["noticed"]) + len(found["unnoticed"])
    print(f"\n{given.game}: {len(found['noticed'])} of {all_of_them} noticed", *found["unnoticed"], sep="\n  ")
    return 1 if found["unnoticed"] else 0


if __name__ == "__main__":
    sys.exit(main())
