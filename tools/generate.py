"""Writes what follows from a declaration: each game's `generated/` folder, and the browser's list of messages.

    .venv/bin/python tools/generate.py          writes what differs
    .venv/bin/python tools/generate.py --check  writes nothing, and fails where something differs

A game whose folder has a `fields.py` declares its fields there, its duties and questions in `questions.py`, its actions in
`actions.py` and its events in `events.py`. What it says of them in compiled code is written from these.
"""

import os
import subprocess
import sys
from pathlib import Path

os.environ["ROADSTEAD_PURE"] = "1"  # the declarations as they are written now, not as they were last compiled
ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

import generate_wire  # noqa: E402

from roadstead.authoring import generate_game  # noqa: E402

GAMES = ROOT / "src/roadstead/games"


def written() -> dict[Path, str]:
    """Every generated file, and what is to stand in it."""
    found = {ROOT / "web/src/wire.ts": generate_wire.typescript()}
    for folder in sorted(GAMES.iterdir()):
        if (folder / "fields.py").exists():
            for name, source in generate_game.modules(folder, f"roadstead.games.{folder.name}").items():
                found[folder / "generated" / name] = formatted(source)
    return found


def formatted(source: str) -> str:
    """As `ruff format` leaves it."""
    ruff = Path(sys.executable).parent / "ruff"
    command = [str(ruff), "format", "--config", str(ROOT / "pyproject.toml"), "-"]
    return subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout


def differing() -> list[Path]:
    """The generated files that are not what the declarations say, and those that follow from none."""
    files = written()
    found = [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]
    return found + [path for path in GAMES.glob("*/generated/*.py") if path not in files]


def main() -> int:
    stale = differing()
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} differs from what is declared: run tools/generate.py")
        return 1 if stale else 0
    files = written()
    for path in stale:
        if path not in files:
            path.unlink()
            continue
        path.parent.mkdir(exist_ok=True)
        path.write_text(files[path], "utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
