"""A server of our own on a free port, which can be stopped, killed and started again on the same tables."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

START = 90.0


class Serving:
    """`roadstead serve` in a process of its own; the port stays the same when it is started again."""

    def __init__(self, folder: Path, *more: str, database: str = "") -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder}/tables.db"
        self.more = more
        self.program = [str(Path(sys.executable).with_name("roadstead"))]
        self.port = 0
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> "Serving":
        command = [*self.program, "serve", "--port", str(self.port), "--database", self.database, *self.more]
        log = open(self.folder / "serve.log", "a")  # noqa: SIM115
        before = (self.folder / "serve.log").stat().st_size
        self.process = subprocess.Popen(
            command, stdout=log, stderr=log, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}
        )
        until = time.monotonic() + START
        while time.monotonic() < until:
            told = (self.folder / "serve.log").read_text()[before:]
            found = re.search(r"http://127\.0\.0\.1:(\d+)", told)
            if found and self.well():
                return self
            if found:
                self.port = int(found[1])
                self.address = found[0]
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended at once: {told}")
            time.sleep(0.05)
        self.kill()
        raise RuntimeError(f"the server did not start in {START:g} s")

    def well(self) -> bool:
        if not self.address:
            return False
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        """As an operator stops it."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """As a power cut stops it."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)
            self.process = None
