"""Several servers of the same tables, in one process here."""

import time

from server.harness import Person

PEERS = ("127.0.0.1", 0)


def alive(servers):
    return sum(one.thread.is_alive() for one in servers)


def eventually(wanted, patience=20.0):
    until = time.monotonic() + patience
    while not wanted():
        assert time.monotonic() < until, "it never came about"
        time.sleep(0.02)


def seated(servers, game, seats=2, **table):
    """A game under way whose players are connected to different servers."""
    host = servers[0].make(game=game, seats=seats, **table)
    people = [host]
    for seat in range(1, seats):
        one = Person(servers[seat % len(servers)], host.table, None, f"line {seat}")
        one.sit(seat, ["Anna", "Bert", "Cleo", "Dora"][seat])
        people.append(one)
    host.ask("start")
    for one in people:
        one.until(lambda p: p.lobby["status"] == "playing" and p.view)
    return people


def owner_of(servers, table):
    found = [one for one in servers if one.thread.is_alive() and table in one.hall.rooms.awake]
    assert len(found) == 1, f"{len(found)} servers have the table"
    return found[0]
