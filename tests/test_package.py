"""The package itself: light to import, and pure when told to be."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

import roadstead

HEAVY = {"numpy", "polars", "matplotlib", "sqlalchemy", "starlette", "rich", "cyclopts", "msgspec"}


def run(code: str, **environment: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
    ).stdout.strip()


def test_importing_the_package_imports_nothing_heavy():
    assert not HEAVY & set(run("import sys, roadstead; print(*sys.modules)").split())


@pytest.mark.pure
def test_pure_mode_loads_every_module_from_its_source():
    code = """
import sys, pkgutil, importlib, roadstead.kernel
for module in pkgutil.iter_modules(roadstead.kernel.__path__, "roadstead.kernel."):
    importlib.import_module(module.name)
print(roadstead.compiled(), *(m.__file__ for n, m in sys.modules.items() if n.startswith("roadstead")))
"""
    compiled, *files = run(code, ROADSTEAD_PURE="1").split()
    assert compiled == "False"
    assert files
    assert all(file.endswith(".py") for file in files)


@pytest.mark.pure
def test_the_version_is_the_installed_one():
    from importlib.metadata import version

    assert roadstead.__version__ == version("roadstead")


def test_every_extra_but_training_is_locked_and_the_citation_names_this_version():
    root = Path(__file__).parents[1]
    extras = tomllib.loads((root / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    (locked,) = re.findall(r"^LOCKED := (.+)$", (root / "Makefile").read_text(), re.M)
    assert set(locked.split()) == extras.keys() - {"train"}
    assert f"\nversion: {roadstead.__version__}\n" in (root / "CITATION.cff").read_text()


ROOT = Path(__file__).parents[1]


def wanted() -> list[Requirement]:
    """Every line of pyproject.toml that asks for a package."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = told["project"]["optional-dependencies"].values()
    lines = [told["build-system"]["requires"], told["project"]["dependencies"], *extras]
    return [Requirement(line) for group in lines for line in group]


def test_what_is_locked_is_what_is_asked_for():
    locked = dict(re.findall(r"^([a-z0-9_.-]+)==([^ ;]+)", (ROOT / "requirements.lock").read_text(), re.M))
    held = [line for line in wanted() if line.name.replace("_", "-").lower() in locked]
    assert len(held) > 20
    for line in held:
        version = Version(locked[line.name.replace("_", "-").lower()])
        assert version in line.specifier, f"{line} is locked at {version}: run make lock"


@pytest.mark.parametrize("name", ["mypy", "uvicorn", "websockets"])
def test_what_we_lean_on_the_inside_of_has_an_upper_bound(name):
    lines = [line for line in wanted() if line.name == name]
    assert lines
    for line in lines:
        assert any(one.operator == "<" for one in line.specifier), f"{line} lets any newer one in"


def libraries(root: Path) -> subprocess.CompletedProcess[str]:
    """What the setup.py of a folder would compile."""
    code = "import setuptools; setuptools.setup = lambda **given: None\nimport setup, json; print(json.dumps(setup.libraries()))"
    environment = {**os.environ, "ROADSTEAD_SKIP_COMPILE": "1"}
    return subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, env=environment)


def test_only_what_is_named_is_compiled_and_what_is_named_is_there(tmp_path):
    for folder in ("kernel", "bots", "coach", "games/jamaica"):
        ignored = shutil.ignore_patterns("*.so", "__pycache__", "*.json", "*.svg", "*.png")
        shutil.copytree(ROOT / "src/roadstead" / folder, tmp_path / "src/roadstead" / folder, ignore=ignored)
    shutil.copy(ROOT / "setup.py", tmp_path)
    kernel = tmp_path / "src/roadstead/kernel"
    (kernel / "fresh.py").write_text("")
    told = json.loads(libraries(tmp_path).stdout)
    compiled = {Path(file).name for file in told["roadstead_kernel"]}
    assert {"state.py", "rules.py", "dice.py"} <= compiled
    assert compiled.isdisjoint({"fresh.py", "game.py", "variants.py"})
    assert "src/roadstead/games/jamaica/rules/battle.py" in told["roadstead_jamaica"]
    (kernel / "dice.py").rename(kernel / "chance.py")
    assert (
        "setup.py compiles dice.py of src/roadstead/kernel, where there is no such file" in libraries(tmp_path).stderr
    )
