"""A disk that is small, fills up, and is emptied again: everything that fits is written, and play goes on by itself."""

import sys
import time
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "server"))
from harness import Door, Person

from faults.small_disk import SmallDisk
from roadstead.server.storage import engine


@pytest.fixture
def disk(tmp_path):
    made = SmallDisk(tmp_path, 6)
    yield made
    made.end()


def test_the_log_of_what_is_written_has_only_a_part_of_the_room(disk):
    """Writing the same again and again needs no more room: it used to fill the disk with SQLite's log, for good."""
    server = Door(disk.serving.start().port)
    anna, _ = server.playing(people=2, game="jamaica", seats=2, bots=None)
    for n in range(600):
        anna.ask("rename", name=f"Anna {n}")
    assert disk.size("tables.db-wal") < 2_000_000
    assert disk.left > 3_000_000
    disk.serving.stop()
    server = Door(disk.serving.start().port)
    again = Person(server, anna.table, anna.token)
    again.ask("rename", name="Anna")
    assert again.until(lambda p: p.lobby["seats"][0]["name"] == "Anna")


def test_a_full_disk_is_told_in_few_words_and_play_goes_on_when_there_is_room(disk):
    server = Door(disk.serving.start().port)
    anna, _ = server.playing(people=2, game="jamaica", seats=2, bots=None)
    bots = server.make(game="supremacy", seats=3, player="")
    bots.ask("fill", bot="greedy")
    disk.fill()
    until = time.monotonic() + 12
    words, tried = "", 0
    while time.monotonic() < until:
        refused = anna.try_to("rename", name=f"Anna {tried}").get("refused")
        words = refused["words"] if refused else words
        bots.try_to("start")
        tried += 1
        time.sleep(0.02)
    assert "has not happened. Please try again" in words
    assert not anna.bye, "what is written can be read, so nobody is sent away"
    assert len(disk.log()) < 6000, disk.log()
    assert "Traceback" not in disk.log()
    assert server.http("/metrics")[0] == 200
    disk.serving.kill()
    disk.serving.start()  # a start needs no room either
    disk.empty()
    disk.until(lambda: server.http("/readyz")[0] == 200)
    back = Person(server, anna.table, anna.token)
    disk.until(lambda: "refused" not in back.try_to("rename", name="Anna"))
    bots = Person(server, bots.table, bots.token)
    disk.until(lambda: "refused" not in bots.try_to("start") or bots.lobby["status"] != "gathering")
    bots.until(lambda p: p.view.get("n", 0) > 3)


def test_the_log_may_have_a_part_of_the_room_that_is_left(monkeypatch, tmp_path):
    class Disk:
        f_frsize = 4096

    monkeypatch.setattr(engine.os, "statvfs", lambda folder: Disk)
    for room, pages in ((10**12, engine.LOG_PAGES), (6_000_000, 183), (0, engine.LEAST_LOG_PAGES)):
        Disk.f_bavail = room // 4096
        assert engine.log_pages(str(tmp_path / "tables.db")) == pages
