"""The package itself: light to import, and pure when told to be."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

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
