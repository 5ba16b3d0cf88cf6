"""By which names a server may be called, so that a page of another site cannot reach it by a name of its own."""

import http.client

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from roadstead import cli
from roadstead.server.http.hosts import name_of


def asked(server, host, path="/api/games"):
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    line.putrequest("GET", path, skip_host=True)
    if host is not None:
        line.putheader("Host", host)
    line.endheaders()
    status = line.getresponse().status
    line.close()
    return status


def test_only_what_is_sent_to_a_name_of_its_own_is_answered(own_server):
    server = own_server(host_names=("games.example", "[::1]"))
    assert asked(server, "games.example") == 200
    assert asked(server, f"GAMES.example:{server.port}") == 200
    assert asked(server, f"[::1]:{server.port}") == 200
    for host in ("evil.example", "games.example.evil", f"127.0.0.1:{server.port}", "", "games.example@evil"):
        assert asked(server, host) == 421, host
        assert asked(server, host, "/") == 421
    assert asked(server, "10.0.0.7", "/healthz") == 200, "a probe comes by address"
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{server.port}/ws/abcdefghijkl")
    assert refused.value.response.status_code == 403


def test_without_the_option_any_name_will_do(server):
    assert asked(server, "evil.example") == 200


def test_a_name_is_read_without_its_port():
    assert [name_of(host) for host in ("Games.Example.:8000", "[::1]:80", "127.0.0.1")] == [
        "games.example",
        "[::1]",
        "127.0.0.1",
    ]


@pytest.mark.parametrize("name", ["https://games.example", "games.example:8000", "a/b", "a b"])
def test_what_is_no_name_is_told_so_in_one_line(name, capsys):
    assert cli.run(["serve", "--host-names", name]) == 2
    assert "a name alone, such as games.example" in capsys.readouterr().err
