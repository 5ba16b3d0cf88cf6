"""`make play` on a new machine: the table is served interpreted, and the compiled rules take over in the middle of a game."""

import random
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

import roadstead
from browser.people import DESKTOP, Person, bots_finish, play_on, seat_all

PLAY = Path(__file__).parents[2] / "tools" / "play.py"


class Playing:
    """`tools/play.py` with a compiler of our own, which does what it is told."""

    def __init__(self, folder: Path, compiler: str) -> None:
        (folder / "compile.sh").write_text(compiler)
        self.told = folder / "told"
        command = [sys.executable, str(PLAY), "--port", "0", "--database", str(folder / "tables.db"), "--pace", "0.1"]
        with self.told.open("w") as out:
            self.process = subprocess.Popen(
                [*command, "--compile-with", f"sh {folder / 'compile.sh'}"], stdout=out, stderr=out, cwd=folder
            )
        self.address = self.wait_for(r"http://127\.0\.0\.1:\d+")

    def wait_for(self, words: str) -> str:
        patience = time.monotonic() + 60
        while time.monotonic() < patience:
            found = re.search(words, self.told.read_text())
            if found:
                return found[0]
            assert self.process.poll() is None, self.told.read_text()
            time.sleep(0.05)
        raise AssertionError(f"never told: {words}\n{self.told.read_text()}")

    def compiled(self) -> bool:
        told = urllib.request.urlopen(f"{self.address}/metrics", timeout=10).read().decode()
        return "roadstead_compiled 1" in told

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


@pytest.fixture
def playing(tmp_path):
    made = []

    def begin(compiler: str) -> Playing:
        made.append(Playing(tmp_path, compiler))
        return made[-1]

    yield begin
    for each in made:
        each.end()


def test_the_compiled_rules_take_over_in_a_running_game(playing, chromium, tmp_path):
    if not roadstead.compiled():
        pytest.skip("nothing is compiled that could take over")
    server = playing(f"until [ -e {tmp_path}/now ]; do sleep 0.05; done")
    assert not server.compiled()
    ann = Person(chromium, server.address, "Ann", DESKTOP)
    seat_all([ann], "jamaica", seats=2, rounds=10)
    assert not play_on([ann], random.Random(1), clicks=4)
    before = ann.log()
    assert len(before) > 4

    ann.away = True  # a browser tells its console of every connection that ends
    (tmp_path / "now").touch()
    assert not play_on([ann], random.Random(2), clicks=6), "the game goes on while the servers change"
    server.wait_for("bots think faster from now on")
    ann.page.wait_for_function("() => document.querySelector('[data-live]')?.dataset.live === 'live'")
    ann.away = False
    assert server.compiled()
    assert ann.log()[: len(before)] == before
    assert ann.page.locator(".trouble").count() == 0
    assert not play_on([ann], random.Random(3), clicks=4), "and afterwards"
    bots_finish(ann)
    assert ann.complaints == []
    ann.leave()


def test_a_compilation_that_fails_is_told_play_goes_on_and_the_port_is_taken(playing, chromium):
    server = playing("exit 1")
    server.wait_for("The rules could not be compiled .*; play goes on with them interpreted")
    ann = Person(chromium, server.address, "Ann", DESKTOP)
    seat_all([ann], "jamaica", seats=2)
    assert not play_on([ann], random.Random(1), clicks=4)
    assert ann.complaints == []
    ann.leave()

    port = server.address.rpartition(":")[2]
    told = subprocess.run([sys.executable, str(PLAY), "--port", port], capture_output=True, text=True, timeout=60)
    assert told.returncode == 1
    assert f"port {port} of 127.0.0.1 is taken" in told.stderr
    assert len(told.stderr.splitlines()) == 1
