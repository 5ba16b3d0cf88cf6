"""Ctrl-C in the laboratory: it stops at once, says how far it came, and leaves nothing half-written."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest


def processor_seconds(pid: int) -> float:
    """Of a process and its children."""
    stat = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    own = (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_seconds(int(child)) for child in children)


def until_at_work(pid: int, seconds: float) -> None:
    """A busy machine takes its time: wait for the processor's, not the wall's."""
    patience = time.monotonic() + 60
    while processor_seconds(pid) < seconds:
        assert time.monotonic() < patience, "it did not begin"
        time.sleep(0.05)


MANY = ["--games", "100000"]


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["lab", "report", "jamaica", *MANY], r"stopped after [\d,]+ of 100,000 games: nothing is written\n"),
        (["lab", "dataset", "jamaica", *MANY], r"stopped after [\d,]+ of 100,000 games: nothing is written\n"),
        (
            ["lab", "compare", "jamaica", "--option", "rounds=100,20", "--out", "page.html", *MANY],
            r"stopped: 0 of 100,000 games were finished in every arm\n",
        ),
        (["lab", "matrix", "jamaica", "--bots", "random,greedy", *MANY], r"stopped: nothing is written\n"),
        (["bench", "--seconds", "100"], r"stopped: nothing is written\n"),
    ],
    ids=["report", "dataset", "compare", "matrix", "bench"],
)
def test_ctrl_c_stops_at_once_in_one_line(tmp_path, command, told):
    call = [sys.executable, "-m", "roadstead.cli", *command]
    process = subprocess.Popen(call, cwd=tmp_path, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        until_at_work(process.pid, seconds=1.5)
        assert process.poll() is None
        began = time.perf_counter()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
        taken = time.perf_counter() - began
    finally:
        process.kill()
    assert process.returncode == 130
    assert re.fullmatch(told, err)
    assert out == ""
    assert taken < 5.0  # half a second on a machine that has nothing else to do
    assert list(tmp_path.iterdir()) == []


def test_an_arm_that_was_stopped_leaves_the_games_all_arms_have(monkeypatch):
    from roadstead.lab import compare
    from roadstead.lab.plan import Plan
    from roadstead.lab.simulate import simulate

    played = []

    def stopped_in_the_second_arm(plan, jobs, report):
        played.append(plan)
        return simulate(plan, jobs, report) if len(played) == 1 else _some(plan, report)

    def _some(plan, report):
        rows = []
        simulate(plan, 1, rows.extend)
        report(sorted(rows)[:3])

        class Stopped:
            interrupted = True

        return Stopped()

    monkeypatch.setattr(compare, "simulate", stopped_in_the_second_arm)
    arms = compare.run_arms(Plan("jamaica", ("greedy",) * 2, games=6, seed=5), "rounds", [100, 50, 20], jobs=1)
    assert len(played) == 2
    assert [len(arm.rows) for arm in arms] == [0, 0, 0]
    played.clear()
    arms = compare.run_arms(Plan("jamaica", ("greedy",) * 2, games=6, seed=5), "rounds", [100, 50], jobs=1)
    assert [[row.game for row in arm.rows] for arm in arms] == [[0, 1, 2], [0, 1, 2]]
