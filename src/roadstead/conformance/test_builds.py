"""The compiled game and the interpreted one are the same game."""

import hashlib
import json
import os
import random
import subprocess
import sys

import pytest

import roadstead
from roadstead.conformance.tables import USUAL, Table, play_on, with_every_game


def fingerprint(table: Table, seed: int) -> str:
    """A hash over every decision, everything told and the final table of one random game."""
    state = table.new(seed, events=True)
    seen = hashlib.sha256()
    for turn in play_on(state, random.Random(seed)):
        told = [(event.name, event.audience, event.values) for event in state.events]
        menu = [table.game.actions.text(action) for action in turn.before.legal(turn.seat)]
        seen.update(json.dumps([told, turn.seat, menu, table.game.actions.text(turn.action)]).encode())
    seen.update(json.dumps([state.to_dict(), state.scores(), state.winners()]).encode())
    return seen.hexdigest()


def fingerprints(name: str) -> dict[str, str]:
    """Big and small seeds, so that no product of the dice passes 63 bits in one build alone."""
    return {
        f"{table} {seed}": fingerprint(table, seed)
        for table in USUAL
        if table.game.name == name
        for seed in (3, 2**62 + 12345)
    }


@with_every_game
def test_compiled_and_interpreted_play_the_same_game(game):
    if not roadstead.compiled():
        pytest.skip("the compiled run compares both")
    source = (
        "import json, roadstead; from roadstead.conformance.test_builds import fingerprints; assert not roadstead.compiled(); "
        f"print(json.dumps(fingerprints({game.name!r})))"
    )
    paths = os.pathsep.join(path for path in sys.path if path)
    interpreted = subprocess.run(
        [sys.executable, "-c", source],
        env={**os.environ, "ROADSTEAD_PURE": "1", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert interpreted.returncode == 0, interpreted.stderr
    assert json.loads(interpreted.stdout) == fingerprints(game.name)
