"""How many bytes a decision costs on the wire, with what is staged of it and without; and how many beats it has.

    .venv/bin/python tools/wire_bytes.py [--games jamaica,rotterdam] [--seats 4] [--most 400]

A game of each is played at random in a room without a network, and every seat and a spectator are shown every decision: the
view and the lines of the log, as they would be sent.
"""

import argparse
import random
from collections import Counter
from typing import Any, cast

import msgspec

from roadstead import games
from roadstead.records import Collector, Match
from roadstead.server import wire
from roadstead.server.requests.playing import decide
from roadstead.server.settings import Settings
from roadstead.server.storage.table_info import PLAYING, Person, Seat, TableInfo
from roadstead.server.tables.guest import Guest, encode
from roadstead.server.tables.room import Room
from roadstead.server.views import updates


def room_for(name: str, seats: int, seed: int) -> Room:
    """A room that writes nothing."""
    game = games.find(name)
    count = max(game.seats[0], min(game.seats[-1], seats))
    held = [Seat(name=f"Player {i + 1}", person=i + 1) for i in range(count)]
    people = [Person(token="") for _ in held]
    info = TableInfo(
        table="t",
        game=name,
        options={},
        seats=held,
        persons=people,
        host=1,
        secret="00",
        seed=0,
        created=0.0,
        status=PLAYING,
    )
    room = Room(info, Settings(), cast(Any, None))
    room.match = Match.new(game, count, seed, writer=Collector())
    return room


def measured(name: str, seats: int, most: int) -> Counter[str]:
    chooser = random.Random(5)
    room = room_for(name, seats, 5)
    match = room.match
    assert match is not None
    room.settle()
    guests = [Guest() for _ in range(len(room.info.seats) + 1)]
    for person, guest in enumerate(guests):
        guest.person = person
        room.guests.add(guest)
        updates.greet(room, guest, wire.Hello())
        emptied(guest)
    found: Counter[str] = Counter()
    while not match.over and found["decisions"] < most:
        seat = chooser.choice(match.state.actors())
        draft = room.draft()
        decide(room, draft, int(seat), [chooser.choice(match.state.legal(seat))])
        room._take_over(draft, room.collector.taken(), 0.0)
        found["decisions"] += 1
        for person, guest in enumerate(guests):
            updates.show(room, room.info.seat_of(person))
            for told in emptied(guest):
                found["with"] += len(told)
                said = msgspec.json.decode(told, type=wire.Tells)
                if isinstance(said, wire.View) and said.beats:
                    found["beats"] += len(said.beats)
                    said.beats = msgspec.UNSET
                    told = encode(said)
                found["without"] += len(told)
    return found


def emptied(guest: Guest) -> list[bytes]:
    found = []
    while not guest.outbox.empty():
        told = guest.outbox.get_nowait()
        if told is not None:
            found.append(told)
    guest.waiting = 0
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", default=",".join(games.names()))
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--most", type=int, default=400, help="decisions of a game")
    said = asked.parse_args()
    print("| game | decisions | bytes a decision and guest, without | with | ratio | beats a decision |")
    print("|---|---|---|---|---|---|")
    for name in said.games.split(","):
        found = measured(name, said.seats, said.most)
        room = room_for(name, said.seats, 1)
        count = found["decisions"] * (len(room.info.seats) + 1)
        plain, staged = found["without"] / count, found["with"] / count
        print(
            f"| {name} | {found['decisions']} | {plain:.0f} | {staged:.0f} | {staged / plain:.2f} "
            f"| {found['beats'] / count:.2f} |"
        )


if __name__ == "__main__":
    main()
