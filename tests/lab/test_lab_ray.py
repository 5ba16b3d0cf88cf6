"""On a Ray cluster: the same rows as on this machine, also when a worker is lost on the way."""

import subprocess
import threading
import time
from importlib.util import find_spec

import pytest

from roadstead.cli import run
from roadstead.lab import on_ray
from roadstead.lab.plan import Plan
from roadstead.lab.simulate import simulate

# Only looked for: to load it takes seconds, in every process that reads the tests.
pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="there is no Ray here")


@pytest.mark.soak
def test_killing_a_worker_in_the_middle_changes_no_row():
    plan = Plan("jamaica", ("greedy", "random"), games=10_000, seed=8)
    killed = []

    def kill_one():
        for _ in range(200):
            time.sleep(0.1)
            found = subprocess.run(
                ["pgrep", "-f", "ray::_play_batch"], stdout=subprocess.PIPE, text=True
            ).stdout.split()
            if found:
                subprocess.run(["kill", "-9", found[0]])
                killed.append(found[0])
                return

    assassin = threading.Thread(target=kill_one)
    assassin.start()
    theirs, ours = [], []
    on_ray.simulate(plan, report=theirs.extend)
    assassin.join()
    simulate(plan, report=ours.extend)
    assert killed
    assert sorted(theirs) == sorted(ours)
    assert len(theirs) == 10_000


def test_engine_and_address_are_checked(capsys):
    call = ["simulate", "jamaica", "--games", "2"]
    assert run([*call, "--engine", "abacus"]) == 2
    assert "local or ray" in capsys.readouterr().err
    assert run([*call, "--address", "somewhere:1"]) == 2
    assert "goes with --engine ray" in capsys.readouterr().err
