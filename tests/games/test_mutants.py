"""Are the rule tests any good?  Each rule of a game broken on purpose must turn one of its tests red."""

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import roadstead

HERE = Path(__file__).parent
PACKAGE = Path(roadstead.__file__).parent
RULE_TESTS = "test_[0-9]*.py"
GAMES = sorted(file.parent.name for file in HERE.glob("*/mutants.py"))
MUTANTS = [
    pytest.param(game, *mutant, id=f"{game}-{nth}-{mutant[0]}")
    for game in GAMES
    for nth, mutant in enumerate(importlib.import_module(f"games.{game}.mutants").MUTANTS, 1)
]


@pytest.fixture(scope="module")
def copies(tmp_path_factory):
    """Pure copies of the package, each with the tests of one game's rules beside it, made when they are asked for."""
    made = {}

    def copy(game):
        if game not in made:
            folder = tmp_path_factory.mktemp(game)
            pure = shutil.ignore_patterns("*.so", "__pycache__")
            shutil.copytree(PACKAGE, folder / "src" / "roadstead", ignore=pure)
            shutil.copytree(HERE / game, folder / "tests" / "games" / game, ignore=pure)
            for shared in HERE.glob("*.py"):
                shutil.copy(shared, folder / "tests" / "games")
            made[game] = folder
        return made[game]

    return copy


def rule_tests(folder, game):
    """Run the rule tests on the copy until one fails."""
    files = sorted(map(str, (folder / "tests" / "games" / game).glob(RULE_TESTS)))
    assert files
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
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_as_they_are_pass(copies, game):
    result = rule_tests(copies(game), game)
    assert result.returncode == 0, result.stdout[-2000:]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "file", "says", "instead"), MUTANTS)
def test_a_rule_broken_on_purpose_is_noticed(copies, game, file, says, instead):
    folder = copies(game)
    path = folder / "src" / "roadstead" / "games" / game / file
    rules = path.read_text("utf-8")
    assert rules.count(says) >= 1, "the rules do not say this any more"
    path.write_text(rules.replace(says, instead, 1), "utf-8")
    try:
        result = rule_tests(folder, game)
    finally:
        path.write_text(rules, "utf-8")
    assert result.returncode == 1, f"nothing noticed that {says.strip()!r} became {instead.strip()!r}"
