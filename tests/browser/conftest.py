"""A browser for each file (others want an event loop of their own), and servers that are stopped whatever happens."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.people import DESKTOP, Person, guests
from serving import Serving

# The first is Chromium without a window round the page: it starts in half the time.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    assert path, "the browser tests need Chromium: sh tools/browser.sh installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory) -> Iterator[Serving]:
    """One for all: every test has tables of its own."""
    serving = Serving(tmp_path_factory.mktemp("served"), "--pace", "0", "--grace", "1", "--no-limits")
    serving.program = [sys.executable, str(Path(__file__).with_name("same_dice.py"))]
    yield serving.start()
    serving.kill()


@pytest.fixture
def person(chromium: Browser, server: Serving) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end nobody's browser may have complained."""
    with guests() as made:

        def new(name: str, size: dict[str, int] = DESKTOP) -> Person:
            made.append(Person(chromium, server.address, name, size))
            return made[-1]

        yield new
