"""What is compiled, and into which library: one for the kernel, one a game, one for the bots.

A library is rebuilt when a file of it, or the typed surface of a library it calls, has changed.
ROADSTEAD_SKIP_COMPILE=1 installs the sources alone; they run the same, only slower.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/roadstead")
CLIENT = PACKAGE / "server" / "static"

# Everything in kernel/ is compiled but these, which no hot loop passes through.
KERNEL_INTERPRETED = {
    "__init__.py",
    "actions.py",
    "contracts.py",
    "errors.py",
    "events.py",
    "fair.py",
    "fields.py",
    "foresight.py",
    "game.py",
    "pen.py",
    "questions.py",
    "scene.py",
    "speech.py",
    "words.py",
}

# In a game's folder these are compiled, and every module of these folders.
GAME_FOLDERS = ("bot", "generated", "rules")
GAME_COMPILED = ("actions.py", "data.py", "scoring.py", "state.py")
# Of games that still have these files beside their folder bot/.
GAME_COMPILED += ("appraisal.py", "encode.py", "heuristics.py", "prospects.py", "voyages.py", "trading.py")
GAME_COMPILED += ("arsenal.py", "armoury.py", "combat.py", "warfare.py")

# In bots/ these are compiled.
BOTS_COMPILED = ("race.py", "search.py", "tree.py")


def libraries() -> dict[str, list[str]]:
    """Each library's name and the sources that go into it."""
    found = {"roadstead_kernel": [f for f in PACKAGE.glob("kernel/*.py") if f.name not in KERNEL_INTERPRETED]}
    for folder in PACKAGE.glob("games/*/"):
        found[f"roadstead_{folder.name}"] = [
            *(folder / name for name in GAME_COMPILED),
            *(file for part in GAME_FOLDERS for file in folder.glob(f"{part}/*.py")),
        ]
    found["roadstead_bots"] = [PACKAGE / "bots" / name for name in BOTS_COMPILED]
    existing = {name: sorted(str(f) for f in files if f.is_file()) for name, files in found.items()}
    return {name: files for name, files in sorted(existing.items()) if files}


def remove_orphans(modules: set[str]) -> None:
    """A library left beside a source that is no longer compiled would go on being imported."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for built in PACKAGE.parent.rglob(f"*{suffix}"):
        if ".".join(built.relative_to(PACKAGE.parent).parts).removesuffix(suffix) not in modules:
            built.unlink()


# Passes that cost a quarter of the compiler's time and gain our code nothing (`roadstead bench` tells).
LEFT_OUT = ("tree-pre", "gcse", "schedule-insns2", "tree-vrp", "ipa-cp", "tree-vectorize")


def extensions() -> list[Extension]:
    groups = libraries()
    if os.environ.get("ROADSTEAD_SKIP_COMPILE") or not groups:
        return []
    from mypyc.build import mypycify

    # A cache of its own: `mypy` with other options would empty a shared one, and the build would start over.
    options = ["--cache-dir=build/mypy_cache", "--no-warn-unused-configs"]
    built = mypycify(
        options + [file for files in groups.values() for file in files],
        separate=[(files, name) for name, files in groups.items()],
        opt_level="2",
        debug_level="0",
    )
    if "--inplace" in sys.argv:
        remove_orphans({extension.name for extension in built})
    for extension in built:
        name = extension.name.removesuffix("__mypyc")
        if name in groups and sys.platform != "win32":
            extension.extra_compile_args += [f"-fno-{each}" for each in LEFT_OUT]
            extension.extra_compile_args += ["-include", str(run_once(name, groups[name]))]
    # The largest first: the small ones then fill the gaps, and no core is idle at the end.
    return sorted(built, key=size, reverse=True)


def size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def run_once(library: str, files: list[str]) -> Path:
    """A header that tells gcc not to optimise what runs once, at import: a tenth of the time, for nothing."""
    lines = ["#if defined(__GNUC__) && !defined(__clang__)"]
    for file in files:
        module = Path(file).relative_to(PACKAGE.parent).with_suffix("").as_posix().removesuffix("/__init__")
        function = f"CPyDef_{module.replace('/', '___')}_____top_level__"
        lines.append(f'__attribute__((optimize("O0"))) char {function}(void);')
    text = "\n".join([*lines, "#endif", ""])
    header = Path("build") / f"{library}_once.h"
    if not header.is_file() or header.read_text() != text:
        header.write_text(text)
    return header


class BuildLibraries(build_ext):  # type: ignore[misc]
    """Says after each library how much is done, by the size of the sources: `tools/play.py` shows it."""

    def build_extensions(self) -> None:
        self.total = sum(map(size, self.extensions)) or 1
        self.done = 0
        self.counting = threading.Lock()
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        with self.counting:
            self.done += size(ext)
            print(f"compiled {100 * self.done // self.total} %", flush=True)


class WithClient(build_py):  # type: ignore[misc]
    """A package is the whole table: the browser client is built into it where that has not been done, and Node is there."""

    def run(self) -> None:
        npm = shutil.which("npm")
        if (
            not self.editable_mode
            and npm
            and not (CLIENT / "index.html").is_file()
            and Path("web/package.json").is_file()
        ):
            for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([npm, "--prefix", "web", "--silent", *words], check=True)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildLibraries, "build_py": WithClient})
