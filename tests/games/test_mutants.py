"""Are the rule tests any good?  Each rule of a game broken on purpose must turn one of its tests red."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

BREAKING = Path(__file__).with_name("breaking.py")
GAMES = sorted(file.parent.name for file in BREAKING.parent.glob("*/mutants.py"))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_broken_on_purpose_is_noticed(game, tmp_path, record_property):
    environment = {**os.environ, "ROADSTEAD_PURE": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    environment.pop("ROADSTEAD_EXPECT", None)
    found = tmp_path / "found.json"
    command = [sys.executable, str(BREAKING), game, "--out", str(found)]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert found.is_file(), ended.stdout[-3000:] + ended.stderr[-3000:]
    told = json.loads(found.read_text())
    noticed, unnoticed = len(told["noticed"]), told["unnoticed"]
    record_property("mutants", [noticed, noticed + len(unnoticed)])
    assert not unnoticed, "no test noticed:\n" + "\n".join(unnoticed)
    assert noticed > 20
