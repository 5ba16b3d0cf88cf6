"""One browser for all the tests of a process, and servers that are stopped whatever happens."""

import asyncio
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
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


# The event loop that Playwright keeps running behind its calls, once there is one.
kept: list[asyncio.AbstractEventLoop] = []


@contextmanager
def playwrights_loop() -> Iterator[None]:
    """In here the loop that runs is Playwright's; outside none does, so that other tests can have one of their own."""
    asyncio._set_running_loop(kept[0] if kept else None)
    try:
        yield
    finally:
        asyncio._set_running_loop(None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """It runs for the tests in this folder, while they are set up, and while they are cleared away."""
    with playwrights_loop() if item.path.parent == Path(__file__).parent else nullcontext():
        return (yield)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    assert path, "the browser tests need Chromium: sh tools/browser.sh installs it"
    playwright = sync_playwright().start()
    kept.append(asyncio.get_running_loop())
    browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield browser
    with playwrights_loop():  # the last test of this process may be one of another folder
        browser.close()
        playwright.stop()
    kept.clear()


@pytest.fixture(scope="session")
def server(tmp_path_factory) -> Iterator[Serving]:
    """One for all: every test has tables of its own."""
    serving = Serving(tmp_path_factory.mktemp("served"), "--pace", "0", "--grace", "0.1", "--no-limits")
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
