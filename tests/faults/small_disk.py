"""A disk of a few megabytes: a file system in memory, seen only by the server that is started on it."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from serving import Serving


class SmallDisk:
    """Mounted in a namespace of its own, which needs no rights; it is gone when the process that holds it ends."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        there = folder / "disk"
        there.mkdir()
        script = f"mount -t tmpfs -o size={megabytes}m tmpfs {there} && echo ready && exec cat"
        self.holder = subprocess.Popen(
            ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.holder.stdout is not None
        if self.holder.stdout.readline() != "ready\n":
            self.holder.wait()
            pytest.skip("no file system can be mounted here")
        self.seen = Path(f"/proc/{self.holder.pid}/root{there}")
        self.serving = Serving(folder, "--no-limits", "--pace", "0", database=f"sqlite:///{there}/tables.db")
        enter = ["nsenter", "-t", str(self.holder.pid), "-U", "-m", "--preserve-credentials"]
        self.serving.program = [*enter, str(Path(sys.executable).with_name("roadstead"))]

    @property
    def left(self) -> int:
        """Bytes."""
        disk = os.statvfs(self.seen)
        return disk.f_bavail * disk.f_frsize

    def size(self, file: str) -> int:
        return (self.seen / file).stat().st_size

    def fill(self) -> None:
        """Something else takes all the room that is left."""
        with (self.seen / "something else").open("ab", buffering=0) as file:
            for piece in (65536, 4096, 1):
                try:
                    while file.write(b"x" * piece):
                        pass
                except OSError:
                    continue

    def empty(self) -> None:
        (self.seen / "something else").unlink()

    def log(self) -> str:
        return (self.folder / "serve.log").read_text()

    def until(self, wanted, patience: float = 60.0) -> None:
        until = time.monotonic() + patience
        while not wanted():
            assert time.monotonic() < until, self.log()[-3000:]
            time.sleep(0.1)

    def end(self) -> None:
        self.serving.kill()
        assert self.holder.stdin is not None
        self.holder.stdin.close()
        self.holder.wait(10)
