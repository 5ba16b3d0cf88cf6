"""The `generated/` folder of one game, wherever that game lies."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

from roadstead.authoring import generate_game

TOOL, COMMAND = "tools/generate.py", "roadstead generate"  # who writes it in our own source, and who anywhere else


def modules(folder: Path, package: str) -> dict[Path, str]:
    """Every generated file of a game, and what is to stand in it."""
    sys.path.insert(0, str(_root(folder, package)))
    try:
        sources = generate_game.modules(folder, package)
    finally:
        sys.path.pop(0)
        for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            del sys.modules[name]  # it was loaded without its own `__init__.py`
    by = TOOL if package.startswith("roadstead.games.") else COMMAND
    return {folder / "generated" / name: source.replace(TOOL, by) for name, source in sources.items()}


def write(folder: Path, package: str) -> list[Path]:
    """Write what differs from the declarations; the files that were written."""
    found = stale(folder, package)
    files = modules(folder, package)
    for path in found:
        path.parent.mkdir(exist_ok=True)
        path.write_text(formatted(files[path]), "utf-8")
    return found


def stale(folder: Path, package: str) -> list[Path]:
    """The generated files that are not what the declarations say; how they are laid out does not matter."""
    return [path for path, source in modules(folder, package).items() if not path.exists() or not _alike(path, source)]


def formatted(source: str) -> str:
    """As `ruff format` leaves it, where there is one."""
    ruff = shutil.which("ruff") or shutil.which("ruff", path=str(Path(sys.executable).parent))
    if ruff is None:
        return source
    command = [ruff, "format", "--isolated", "--line-length", "120", "-"]
    return subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout


def _alike(path: Path, source: str) -> bool:
    try:
        return ast.dump(ast.parse(path.read_text("utf-8"))) == ast.dump(ast.parse(source))
    except SyntaxError:
        return False


def _root(folder: Path, package: str) -> Path:
    """The folder that a package is imported from."""
    return folder.resolve().parents[package.count(".")]
