"""What is compiled, and into which library: one for the kernel, one a game, one for the bots.

A library is rebuilt when a file of it, or the typed surface of a library it calls, has changed.
ROADSTEAD_SKIP_COMPILE=1 installs the sources alone; they run the same, only slower.
"""

import os
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/roadstead")

# Everything in kernel/ is compiled but these, which no hot loop passes through.
KERNEL_INTERPRETED = {
    "__init__.py",
    "actions.py",
    "contracts.py",
    "errors.py",
    "events.py",
    "fair.py",
    "fields.py",
    "game.py",
    "pen.py",
    "questions.py",
    "scene.py",
    "speech.py",
    "words.py",
}

# In a game's folder these are compiled, and every module of these folders.
GAME_FOLDERS = ("bot", "generated", "rules")
GAME_COMPILED = (
    "data.py",
    "state.py",
    "actions.py",
    "rules.py",
    "scoring.py",
    "appraisal.py",
    "warfare.py",
    "arsenal.py",
    "prospects.py",
    "shipping.py",
    "card_play.py",
    "heuristics.py",
    "encode.py",
)

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


def extensions() -> list[object]:
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
    return list(built)


setup(ext_modules=extensions())
