"""One server for all tests that need nothing special of it."""

import pytest
from harness import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path):
    """Makes servers with settings of their own over one database; those still running are stopped afterwards."""
    started = []

    def start(**settings):
        started.append(Server(tmp_path, **settings))
        return started[-1]

    yield start
    for running in started:
        if running.thread.is_alive():
            running.stop()
