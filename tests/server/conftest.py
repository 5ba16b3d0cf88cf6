"""One server for all tests that need nothing special of it."""

import random
import secrets
from types import SimpleNamespace

import pytest
from harness import Server

from roadstead.server.tables import new_table


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def the_same_dice(request, monkeypatch):
    """A test's tables fall out alike every time it is run; the long ones roll afresh."""
    if request.node.get_closest_marker("soak"):
        return
    source = random.Random(request.node.nodeid)
    known = SimpleNamespace(
        token_urlsafe=secrets.token_urlsafe, token_bytes=source.randbytes, randbits=source.getrandbits
    )
    monkeypatch.setattr(new_table, "secrets", known)


@pytest.fixture
def database(tmp_path):
    """Where a server of one's own keeps its tables; tests of writing and resuming ask for each kind."""
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def own_server(tmp_path, database):
    """Makes servers with settings of their own over one database; those still running are stopped afterwards."""
    started = []

    def start(**settings):
        settings.setdefault("database", database)
        started.append(Server(tmp_path, **settings))
        return started[-1]

    yield start
    for running in started:
        if running.thread.is_alive():
            running.stop()
