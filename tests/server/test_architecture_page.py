"""docs/architecture.md names the parts of the server that there are, in the order in which they may import each other."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "roadstead" / "server"
NOT_CODE = {"static", "__pycache__"}


def rows() -> list[tuple[list[str], str]]:
    """What each row of the table is about, and what it says."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    found = re.findall(
        r"^\| (`[^|]+) \| (.+) \|$", page.partition("| in `server/` | holds |")[2].partition("\n\n")[0], re.M
    )
    return [(re.findall(r"`([\w.]+/?)`", parts), words) for parts, words in found]


def test_every_part_of_the_server_is_named_once():
    named = [part for parts, _ in rows() for part in parts]
    there = [f"{path.name}/" if path.is_dir() else path.name for path in SERVER.iterdir() if path.name not in NOT_CODE]
    assert sorted(named) == sorted(part for part in there if part != "__init__.py")


def test_every_module_that_a_row_names_is_in_its_folder():
    for parts, words in rows():
        folder = SERVER / parts[0]
        for module in re.findall(r"`(\w+\.py)`", words):
            assert (folder / module).is_file(), f"{parts[0]} has no {module}"


def test_the_rows_are_in_the_order_of_the_layers():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one.get("containers") == ["roadstead.server"])
    height = {part: at for at, layer in enumerate(layers) for part in layer.split(" | ")}
    order = [height[part.removesuffix("/").removesuffix(".py")] for parts, _ in rows() for part in parts]
    assert order == sorted(order)
