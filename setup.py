"""What is compiled, and into which library: one for the kernel, one a game, one for the bots, one for the coach.

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

# Compiled is what a hot loop passes through, and only what is named here: a new file is interpreted until somebody names it.
KERNEL_COMPILED = (
    "batch.py",
    "bits.py",
    "dice.py",
    "encoding.py",
    "heuristics.py",
    "judging.py",
    "playout.py",
    "position.py",
    "rows.py",
    "rules.py",
    "seen.py",
    "state.py",
)

# In a game's folder these are compiled, and every module of these folders.
GAME_FOLDERS = ("bot", "generated", "rules")
GAME_COMPILED = ("actions.py", "data.py", "scoring.py", "state.py")
GAME_INTERPRETED = {"parts.py"}  # only mypy reads it, and with it all that is said and drawn

# In bots/ these are compiled.
BOTS_COMPILED = ("race.py", "search.py", "tree.py")

# And this of the coach.
COACH_COMPILED = ("rollout.py",)


def libraries() -> dict[str, list[str]]:
    """Each library's name and the sources that go into it."""
    found = {
        "roadstead_kernel": named(PACKAGE / "kernel", KERNEL_COMPILED),
        "roadstead_bots": named(PACKAGE / "bots", BOTS_COMPILED),
        "roadstead_coach": named(PACKAGE / "coach", COACH_COMPILED),
    }
    for folder in PACKAGE.glob("games/*/"):
        found[f"roadstead_{folder.name}"] = [
            *(folder / name for name in GAME_COMPILED),
            *(f for part in GAME_FOLDERS for f in folder.glob(f"{part}/*.py") if f.name not in GAME_INTERPRETED),
        ]
    existing = {name: sorted(str(f) for f in files if f.is_file()) for name, files in found.items()}
    return {name: files for name, files in sorted(existing.items()) if files}


def named(folder: Path, names: tuple[str, ...]) -> list[Path]:
    """These files of a folder: one that has got another name would else be interpreted from then on, and nobody told."""
    if lost := [name for name in names if not (folder / name).is_file()]:
        raise FileNotFoundError(f"setup.py compiles {', '.join(lost)} of {folder}, where there is no such file")
    return [folder / name for name in names]


def remove_orphans(modules: set[str]) -> None:
    """A library left beside a source that is no longer compiled would go on being imported."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for built in PACKAGE.parent.rglob(f"*{suffix}"):
        if ".".join(built.relative_to(PACKAGE.parent).parts).removesuffix(suffix) not in modules:
            built.unlink()


# The doors into the libraries are built so many at a time.
DOORS_A_FILE = 24

# What of gcc's second level of optimising gains our code something (`roadstead bench` tells): with these the first level is
# as good, in half the time.
WORTH_IT = (
    "inline-small-functions",
    "indirect-inlining",
    "partial-inlining",
    "optimize-sibling-calls",
    "thread-jumps",
    "cse-follow-jumps",
    "crossjumping",
    "strict-aliasing",
    "caller-saves",
    "peephole2",
    "expensive-optimizations",
    "reorder-blocks-algorithm=stc",
    "reorder-blocks-and-partition",
)

# Nobody reads warnings about generated code, and the one about its indentation takes a third of the compiler's time.
UNREAD = ("-Wno-all", "-Wno-misleading-indentation")


def extensions() -> list[Extension]:
    groups = libraries()
    if os.environ.get("ROADSTEAD_SKIP_COMPILE") or not groups:
        return []
    from mypyc.build import mypycify

    # A cache of its own: `mypy` with other options would empty a shared one, and the build would start over.
    options = ["--cache-dir=build/mypy_cache", "--no-warn-unused-configs"]
    gcc = is_gcc()
    built = mypycify(
        options + [file for files in groups.values() for file in files],
        separate=[(files, name) for name, files in groups.items()],
        opt_level="1" if gcc else "2",
        debug_level="0",
    )
    if "--inplace" in sys.argv:
        remove_orphans({extension.name for extension in built})
    for extension in built:
        name = library_of(extension)
        if name in groups and gcc:
            # A new list: all extensions share the one that they come with.
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                *UNREAD,
                "-fwhole-program",
                *(f"-f{each}" for each in WORTH_IT),
                *("-include", str(hints(name, groups[name]))),
            ]
    # The largest first: the small ones then fill the gaps, and no core is idle at the end.
    return sorted(built, key=size, reverse=True)


def is_gcc() -> bool:
    """Whether C is compiled by gcc; others understand none of what we ask of it."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    try:
        told = subprocess.run([*command, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return False
    return "Free Software Foundation" in told


def library_of(extension: Extension) -> str:
    """The name of the library it is, if it is one: all others are doors into a library, one for each module."""
    found: str = extension.name.removesuffix("__mypyc")
    return "" if found == extension.name else found


def size(extension: Extension) -> int:
    """In lines, of which every one is about as much work."""
    return sum(Path(source).read_bytes().count(b"\n") for source in extension.sources)


# What a call of `announce` is given in C: the table, the event and six facts, and which of them were said.
ANNOUNCE = ", ".join(["struct _object *", *["__INT64_TYPE__"] * 7, "__UINT32_TYPE__"])


def hints(library: str, files: list[str]) -> Path:
    """A header that tells gcc three things: only the library's own door is called from outside, so the rest may be inlined
    or left out; what runs once, at import, need not be optimised: a tenth of the time, for nothing; and of an
    announcement only the question whether anybody listens is to be left in the rules, of which gcc does not think itself."""
    lines = [f"__attribute__((externally_visible)) struct _object *PyInit_{library}__mypyc(void);"]
    for file in files:
        module = Path(file).relative_to(PACKAGE.parent).with_suffix("").as_posix().removesuffix("/__init__")
        name = f"CPyDef_{module.replace('/', '___')}"
        lines.append(f'__attribute__((optimize("O0"))) char {name}_____top_level__(void);')
        if module.endswith("generated/state"):
            lines.append(f"__attribute__((always_inline)) inline char {name}___Fields___announce({ANNOUNCE});")
    return written(Path("build") / f"{library}_hints.h", lines)


def written(path: Path, lines: list[str]) -> Path:
    """Only where it says something else than before, or everything would be compiled again."""
    text = "\n".join([*lines, ""])
    if not path.is_file() or path.read_text() != text:
        path.write_text(text)
    return path


class BuildLibraries(build_ext):  # type: ignore[misc]
    """Says after each library how much is done, by the size of the sources: `tools/play.py` shows it."""

    def build_extensions(self) -> None:
        self.total = sum(map(size, self.extensions)) or 1
        self.done = 0
        self.counting = threading.Lock()
        self.doors: dict[str, Path] = {}
        if self.compiler.compiler_type == "unix":
            self.doors = self.build_doors([each for each in self.extensions if not library_of(each)])
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        if ext.name in self.doors:
            self.put_door(self.doors[ext.name], Path(self.get_ext_fullpath(ext.name)))
        else:
            super().build_extension(ext)
        with self.counting:
            self.done += size(ext)
            print(f"compiled {100 * self.done // self.total} %", flush=True)

    def build_doors(self, doors: list[Extension]) -> dict[str, Path]:
        """Many doors in one file, of which each module gets a copy: built one by one they take ten seconds more.

        Python calls `PyInit_` and the last part of a module's name, so a file holds each such name once.
        """
        files: list[dict[str, Extension]] = []
        for door in sorted(doors, key=lambda each: str(each.name)):
            name = Path(door.sources[0]).stem
            held = next((file for file in files if name not in file and len(file) < DOORS_A_FILE), None)
            if held is None:
                held = {}
                files.append(held)
            held[name] = door
        found: dict[str, Path] = {}
        for number, held in enumerate(files):
            built = self.build_file(Path("build") / f"doors_{number}.c", list(held.values()))
            found |= {door.name: built for door in held.values()}
        return found

    def build_file(self, source: Path, doors: list[Extension]) -> Path:
        """A library with the doors of these modules, built where one of them has changed."""
        lines = []
        for nth, door in enumerate(doors):
            # Each has a second name, for another compiler, which may stand in a file only once.
            lines += [f"#define PyInit___init__ PyInit_another_{nth}", f'#include "{Path(door.sources[0]).resolve()}"']
            lines += ["#undef PyInit___init__"]
        written(source, lines)
        built = source.with_suffix(".so")
        used = [source, *(Path(door.sources[0]) for door in doors)]
        if not built.is_file() or built.stat().st_mtime <= max(each.stat().st_mtime for each in used):
            objects = self.compiler.compile(
                [str(source)], output_dir=self.build_temp, extra_postargs=doors[0].extra_compile_args
            )
            self.compiler.link_shared_object(objects, str(built))
        return built

    def put_door(self, door: Path, place: Path) -> None:
        if not place.is_file() or place.read_bytes() != door.read_bytes():
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(door, place)


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
if "--inplace" in sys.argv:
    sys.stdout.flush()
    os._exit(0)  # giving back all that the compiler remembered, piece by piece, would take three seconds
