"""Who is shown what: the table as it is written, to everybody with their own eyes.  When, says ``painting.py``."""

from typing import Any

from msgspec import UNSET

from roadstead.server import views, wire
from roadstead.server.guest import Guest
from roadstead.server.guest import encode as encode_message
from roadstead.server.lobby import lobby_for, lobby_of
from roadstead.server.papers import OVER, PLAYING
from roadstead.server.room import Room


def show(room: Room, seat: int | None) -> None:
    """Send to everybody with this seat's eyes what has changed for them."""
    guests = [guest for guest in room.guests if guest.greeted and room.seat_of(guest) == seat]
    if not guests:
        return
    now = sight_of(room, seat)
    made: dict[int, bytes] = {}
    for guest in guests:
        tell_log(room, guest, seat)
        if now is None or guest.seen is now:
            continue
        key = id(guest.seen)
        if key not in made:
            made[key] = encode_message(views.changes(guest.seen, now))
        guest.send_raw(made[key])
        guest.seen = now


def sight_of(room: Room, seat: int | None) -> views.Sight | None:
    """What this seat sees of the table as it is written; made once for all who look with the same eyes."""
    settled = room.settled
    if settled is None or room.papers.status not in (PLAYING, OVER):
        return None
    kept = room.sights.get(seat)
    if kept is not None and kept[0] is settled:
        return kept[1]
    papers = room.papers
    undo = seat is not None and settled.undo[seat] and not papers.seats[seat].bot
    secret = papers.secret if papers.status == OVER else ""
    made = views.sight(
        settled.state, seat, papers.names(), n=settled.n, question=settled.question, undo=undo, secret=secret
    )
    room.sights[seat] = (settled, made)
    return made


def tell_log(room: Room, guest: Guest, seat: int | None) -> None:
    if guest.seat != seat:
        guest.becomes(seat)
    heard = room.heard(seat)
    if guest.log > len(heard):
        guest.log = 0
        guest.whole_log = True
    if guest.whole_log or guest.log < len(heard):
        guest.send(wire.Log(heard[guest.log :], guest.whole_log or guest.log == 0))
        guest.log = len(heard)
        guest.whole_log = False


def tell_lobby(room: Room) -> None:
    lobby = lobby_of(room)
    made: dict[Any, bytes] = {}
    for guest in room.guests:
        if guest.greeted:
            mine = lobby_for(room, lobby, guest)
            key = (mine.you, mine.host, mine.reveal)
            if key not in made:
                made[key] = encode_message(mine)
            guest.send_raw(made[key])


def tell_chat(room: Room, lines: list[wire.ChatLine]) -> None:
    raw = encode_message(wire.Chat(lines))
    for guest in room.guests:
        if guest.greeted:
            guest.send_raw(raw)


def greet(room: Room, guest: Guest, hello: wire.Hello) -> None:
    """Everything at once, for one who has just come (or come back)."""
    seat = room.seat_of(guest)
    guest.seat = seat
    guest.seen = None
    guest.log = hello.log
    guest.whole_log = hello.log == 0
    guest.greeted = True
    guest.send(lobby_for(room, lobby_of(room), guest))
    now = sight_of(room, seat)
    if now is not None:
        guest.send(views.changes(None, now))
        guest.seen = now
    elif room.papers.ending is not None:
        guest.send(only_the_end(room))
    tell_log(room, guest, seat)
    guest.send(wire.Chat(room.chat[hello.chat :]))


def only_the_end(room: Room) -> wire.View:
    """A finished game whose record no longer replays: how it ended is still told."""
    ending = room.papers.ending
    assert ending is not None
    asked = wire.Asked("", [], wire.Words("The game is over."))
    end = wire.Ended(ending.scores, ending.winners, ending.breakdown, room.papers.secret)
    return wire.View(ending.decisions, asked, UNSET, [], [], [], end)
