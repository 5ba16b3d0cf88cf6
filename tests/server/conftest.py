"""One server for all tests that need nothing special of it."""

import random
import secrets
from types import SimpleNamespace

import pytest
from harness import Server
from several import PEERS, alive, eventually

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


@pytest.fixture
def fleet(tmp_path, database):
    """Servers of the same tables, as many as are asked for, over the PostgreSQL of ``database``; all are stopped in the end."""
    running = []

    def start(count=1, **settings):
        for _ in range(count):
            name = f"server {len(running) + 1}"
            running.append(Server(tmp_path, database=database, peers=PEERS, name=name, **settings))
        eventually(
            lambda: all(len(one.hall.fleet._links) >= alive(running) - 1 for one in running if one.thread.is_alive())
        )
        return running

    yield start
    for server in running:
        if server.thread.is_alive():
            server.stop()
