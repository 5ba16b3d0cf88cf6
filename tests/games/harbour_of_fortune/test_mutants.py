"""Are the rule tests any good?  Each rule broken on purpose must turn one of them red."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import roadstead
from games.harbour_of_fortune.mutants import MUTANTS

HERE = Path(__file__).parent
PACKAGE = Path(roadstead.__file__).parent
RULE_TESTS = "test_[0-9]*.py"


@pytest.fixture(scope="module")
def copies(tmp_path_factory):
    """A pure copy of the package, and of the tests of its rules beside it."""
    folder = tmp_path_factory.mktemp("mutants")
    pure = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(PACKAGE, folder / "src" / "roadstead", ignore=pure)
    shutil.copytree(HERE, folder / "tests" / "games" / "harbour_of_fortune", ignore=pure)
    (folder / "tests" / "games" / "__init__.py").touch()
    return folder


def rule_tests(folder):
    """Run the rule tests on the copy until one fails."""
    files = sorted(map(str, (folder / "tests" / "games" / "harbour_of_fortune").glob(RULE_TESTS)))
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", *files]
    environment = {
        **os.environ,
        "ROADSTEAD_PURE": "1",
        "PYTHONPATH": str(folder / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    environment.pop("ROADSTEAD_EXPECT", None)
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


@pytest.mark.soak
def test_the_rules_as_they_are_pass(copies):
    result = rule_tests(copies)
    assert result.returncode == 0, result.stdout[-2000:]


@pytest.mark.soak
@pytest.mark.parametrize(("file", "says", "instead"), MUTANTS, ids=[f"{i + 1}-{m[0]}" for i, m in enumerate(MUTANTS)])
def test_a_rule_broken_on_purpose_is_noticed(copies, file, says, instead):
    path = copies / "src" / "roadstead" / "games" / "harbour_of_fortune" / file
    rules = path.read_text("utf-8")
    assert rules.count(says) >= 1, "the rules do not say this any more"
    path.write_text(rules.replace(says, instead, 1), "utf-8")
    try:
        result = rule_tests(copies)
    finally:
        path.write_text(rules, "utf-8")
    assert result.returncode == 1, f"nothing noticed that {says.strip()!r} became {instead.strip()!r}"
