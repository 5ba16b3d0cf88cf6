"""How long a newcomer waits: a fresh clone, `make play`, and the first own move in Jamaica by clicking.

`.venv/bin/python tools/first_move.py` tells the seconds from the start of `make play` to each of these.  It needs
what `make test` installs, and says more on a machine that has nothing else to do.
"""

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parents[1]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
PATIENCE = 600.0  # seconds
ALLOWED = {"the address is told": 45.0, "the first own move is made": 60.0}


def clone(folder: Path) -> Path:
    fresh = folder / "fresh"
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(HERE), str(fresh)], check=True)
    return fresh


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
    return port


def address_told(log: Path, process: "subprocess.Popen[bytes]") -> str:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = ADDRESS.search(log.read_text())
        if found:
            return found[0]
        if process.poll() is not None:
            break
        time.sleep(0.05)
    raise SystemExit(f"make play told no address:\n{log.read_text()}")


def first_move(page: Page, address: str) -> None:
    """From the first page: a game of Jamaica against bots, and whatever is offered first."""
    page.goto(address)
    page.get_by_role("button", name=re.compile("Play now.*Jamaica")).click()
    page.locator("button[data-do]").first.wait_for()
    asked = page.locator("[data-question]").get_attribute("data-question")
    page.locator("button[data-do]").first.click()
    page.wait_for_function("asked => document.querySelector('[data-question]')?.dataset.question !== asked", arg=asked)


def stop(group: int) -> None:
    """All that `make play` started, and until it is gone."""
    until = time.monotonic() + 30
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, signal.SIGTERM)
        while time.monotonic() < until:
            os.killpg(group, 0)
            time.sleep(0.1)


def main() -> int:
    browser = next(
        (
            found
            for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
            if (found := shutil.which(name))
        ),
        None,
    )
    times: dict[str, float] = {}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, sync_playwright() as playwright:
        fresh = clone(Path(folder))
        log = Path(folder) / "log"
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "ROADSTEAD"))}
        page = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox", "--disable-gpu"]).new_page()
        page.set_default_timeout(PATIENCE * 1000)
        began = time.monotonic()
        with log.open("w") as out:
            make = subprocess.Popen(
                ["make", "play", f"PORT={free_port()}"],
                cwd=fresh,
                env=environment,
                stdout=out,
                stderr=out,
                start_new_session=True,
            )
        try:
            address = address_told(log, make)
            times["the address is told"] = time.monotonic() - began
            first_move(page, address)
            times["the first own move is made"] = time.monotonic() - began
        finally:
            make.terminate()
            make.wait()
            stop(make.pid)
    for what, seconds in times.items():
        print(f"{seconds:5.1f} s  {what} (at most {ALLOWED[what]:.0f} on two cores)")
    return 0 if all(times[what] <= most for what, most in ALLOWED.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
