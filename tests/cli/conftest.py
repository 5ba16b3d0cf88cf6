"""The command as a user runs it: in this process where only words matter, in its own where signals do."""

import subprocess
import sys
from dataclasses import dataclass

import pytest

from roadstead import cli


@dataclass
class Said:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def _plain_output(monkeypatch):
    """Whatever terminal the tests themselves run in."""
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.fixture
def roadstead(capsys, monkeypatch):
    """Run the command with arguments as they would be typed."""
    monkeypatch.setenv("COLUMNS", "120")

    def run(line: str | list[str]) -> Said:
        code = cli.run(line.split() if isinstance(line, str) else line)
        printed = capsys.readouterr()
        return Said(code, printed.out, printed.err)

    return run


@pytest.fixture
def start():
    """Start the command in a process of its own, which ends with the test."""
    started = []

    def begin(*arguments: str, **how) -> subprocess.Popen:
        how = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True} | how
        process = subprocess.Popen([sys.executable, "-m", "roadstead.cli", *arguments], **how)
        started.append(process)
        return process

    yield begin
    for process in started:
        process.kill()
        process.communicate()
