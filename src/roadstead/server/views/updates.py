"""Who is sent what: the table as it is written, to everybody as their own seat sees it.  ``schedule.py`` says when."""

import time
from dataclasses import replace
from typing import Any

from msgspec import UNSET

from roadstead.server import wire
from roadstead.server.storage.table_info import OVER, PLAYING, person_with
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.guest import encode as encode_message
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room
from roadstead.server.tables.sight import Sight
from roadstead.server.views import beats
from roadstead.server.views import sight as views
from roadstead.server.views.lesson_cards import card_of
from roadstead.server.views.lobby import lobby_for, lobby_of


def show(room: Room, seat: int | None, *, staged: bool = True) -> list[Guest]:
    """Send what has changed to everybody who sees the table as this seat (``None``: as a spectator), and return who they are.

    Unless it is ``staged``, only where it has led to and nothing of the way there.
    """
    guests = [guest for guest in room.guests if guest.greeted and room.seat_of(guest) == seat]
    if not guests:
        return []
    now = sight_of(room, seat)
    made: dict[int, bytes] = {}
    for guest in guests:
        tell_log(room, guest, seat)
        if now is None or guest.seen is now:
            continue
        key = id(guest.seen)
        if key not in made:
            made[key] = encode_message(_changes(room, seat, guest.seen, now, staged=staged))
        guest.send_raw(made[key])
        guest.seen = now
    _forget_film(room)
    return guests


def _changes(room: Room, seat: int | None, before: Sight | None, now: Sight, *, staged: bool) -> wire.View:
    view = views.changes(before, now)
    if before is not None and before.n < now.n:
        view.by = room.decided(before.n, now.n)
        if staged:
            view.beats = _beats_between(room, seat, before, now) or UNSET
    return view


def _beats_between(room: Room, seat: int | None, before: Sight, now: Sight) -> list[wire.Beat]:
    """What this seat is shown of the decisions after ``before``, up to ``now``."""
    film = [moment for moment in room.film if before.n < moment.n <= now.n]
    return beats.staged(film, seat, room.info.names(), before.pieces, now.pieces, lambda at: room.heard_as(seat, at))


def _forget_film(room: Room) -> None:
    """What everybody here has been shown is not kept."""
    if room.film:
        shown = min((guest.seen.n if guest.seen else 0 for guest in room.guests if guest.greeted), default=0)
        room.film = [moment for moment in room.film if moment.n > shown]


def sight_of(room: Room, seat: int | None) -> Sight | None:
    """What this seat sees of the table as it is written; made once for all who look as this seat."""
    settled = room.settled
    if settled is None or room.info.status not in (PLAYING, OVER):
        return None
    kept = room.sights.get(seat)
    if kept is not None and kept[0] is settled:
        return kept[1]
    info = room.info
    undo = seat is not None and settled.undo[seat] and not info.seats[seat].bot
    secret = info.secret if info.status == OVER else ""
    made = views.sight(
        settled.state, seat, info.names(), n=settled.n, question=settled.question, undo=undo, secret=secret
    )
    made = replace(made, lesson=card_of(room, settled, seat))
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
            key = (mine.you, mine.host, mine.reveal, mine.kept)
            if key not in made:
                made[key] = encode_message(mine)
            guest.send_raw(made[key])


def tell_chat(room: Room, lines: list[wire.ChatLine]) -> None:
    raw = encode_message(wire.Chat(lines))
    for guest in room.guests:
        if guest.greeted:
            guest.send_raw(raw)


def greet(room: Room, guest: Guest, hello: wire.Hello) -> None:
    """Send everything to one who has just come, or come back."""
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
    elif room.info.ending is not None:
        guest.send(only_the_end(room))
    tell_log(room, guest, seat)
    guest.send(wire.Chat(room.chat[hello.chat :]))


def only_the_end(room: Room) -> wire.View:
    """What is still told of a finished game whose record no longer replays: how it ended."""
    ending = room.info.ending
    assert ending is not None
    asked = wire.Asked("", [], wire.Words("The game is over."))
    end = wire.Ended(ending.scores, ending.winners, ending.breakdown, room.info.secret)
    return wire.View(ending.decisions, asked, UNSET, [], [], [], end)


def enter(room: Room, guest: Guest, hello: wire.Hello) -> None:
    """Let somebody in; raises ``Refused`` where too many look on."""
    guest.person = person_with(room.info, hello.token)
    guest.token = hello.token if guest.person and hello.token else ""
    if room.seat_of(guest) is None and room.spectators() >= room.limits.spectators:
        raise Refused("So many look on already that there is no room for more.")
    room.guests.add(guest)
    greet(room, guest, hello)
    guest.greeted = False  # who comes has just been told
    tell_lobby(room)
    guest.greeted = True


def leave(room: Room, guest: Guest) -> None:
    """Somebody's connection has ended."""
    room.guests.discard(guest)
    if guest.person and not room.is_here(guest.person):
        room.left[guest.person] = time.time()
    room.touched = time.monotonic()
