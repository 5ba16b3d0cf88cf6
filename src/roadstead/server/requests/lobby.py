"""Before the game: sitting down, filling seats, starting.  Each function grants one request or refuses it."""

import hashlib
import time

import msgspec

from roadstead.kernel.fair import FairDice
from roadstead.records import Collector, Match
from roadstead.server import wire
from roadstead.server.requests.checks import must_gather, must_host, must_host_for_good, own_seat, the_seat
from roadstead.server.storage.table_info import (
    CLOSED,
    GATHERING,
    OVER,
    PLAYING,
    STARTING,
    Person,
    Seat,
    fingerprint,
    new_token,
)
from roadstead.server.tables.draft import Draft
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.lesson_tables import PREPARED
from roadstead.server.tables.names import good_name, known_bot
from roadstead.server.tables.presence import pass_hosting_on
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room


def sit(room: Room, guest: Guest, said: wire.Sit, draft: Draft) -> wire.Reply:
    must_gather(room)
    wanted = the_seat(room, said.seat)
    if not wanted.free:
        raise Refused("That seat is taken.")
    if wanted.kept and wanted.kept != guest.person:
        raise Refused(f"Kept for {wanted.name}: the host can free it.")
    info = draft.info
    chosen = ""
    for before in (info.kept_for(guest.person), info.seat_of(guest.person)):
        if before is not None:
            chosen = info.seats[before].stand_in
            info.seats[before] = Seat()
    name = good_name(info, said.name, said.seat)
    token = ""
    person = guest.person
    if not person:
        if len(info.persons) >= room.limits.persons:
            raise Refused("Too many people have come and gone at this table: make a new one.")
        token = new_token()
        info.persons.append(Person(fingerprint(token)))
        person = len(info.persons)
    info.seats[said.seat] = Seat(person, name, digest=said.digest, stand_in=chosen)
    draft.answer = {"person": person}
    draft.becomes = (guest, person)
    return wire.Reply(said.id, token=token)


def sit_again(room: Room, guest: Guest, said: wire.Sit, draft: Draft) -> wire.Reply:
    """The answer to ``sit`` was lost, and the token in it.  Whoever knows the request and its digest gets a new token.

    Not once the game has begun: the lines of entropy are open then, so everybody knows the digests.
    """
    if room.info.status not in (GATHERING, STARTING):
        raise Refused("The game has begun: a seat is no longer given out again.")
    person = int(msgspec.json.decode(room.requests[draft.who, said.id])["person"])
    seat = room.info.seat_of(person)
    if seat is None:
        raise Refused("You have no seat at this table any more.")
    token = new_token()
    draft.info.persons[person - 1].token = fingerprint(token)
    draft.request = ""
    draft.becomes = (guest, person)
    return wire.Reply(said.id, token=token)


def lock(room: Room, guest: Guest, said: wire.Lock, draft: Draft) -> wire.Reply:
    """Replace the person's token.  A device that has the old one is sent off and not let in again."""
    if not guest.person:
        raise Refused("You have no seat at this table.")
    given = fingerprint(said.token)
    if any(person.token == given for person in room.info.persons):
        raise Refused("That token is in use already.")
    draft.info.persons[guest.person - 1].token = given
    return wire.Reply(said.id, token=said.token)


def send_off_others(room: Room, guest: Guest) -> None:
    for other in list(room.guests):
        if other is not guest and other.person == guest.person:
            other.bye("This seat has been locked on another device: this one no longer opens it.")


def stand(room: Room, guest: Guest, said: wire.Stand, draft: Draft) -> wire.Reply:
    seat = own_seat(room, guest)
    must_gather(room)
    pass_hosting_on(room, draft, guest.person)
    draft.info.seats[seat] = Seat()
    return wire.Reply(said.id)


def rename(room: Room, guest: Guest, said: wire.Rename, draft: Draft) -> wire.Reply:
    seat = own_seat(room, guest)
    draft.info.seats[seat].name = good_name(draft.info, said.name, seat)
    draft.resettle = True
    return wire.Reply(said.id)


def fill(room: Room, guest: Guest, said: wire.Fill, draft: Draft) -> wire.Reply:
    must_host(room, guest)
    must_gather(room)
    bot = known_bot(said.bot)
    if said.seat is not None:
        if the_seat(room, said.seat).person:
            raise Refused("A person sits there.")
        draft.info.seats[said.seat] = Seat(bot=bot)
        return wire.Reply(said.id)
    free = [i for i, seat in enumerate(draft.info.seats) if seat.free and not seat.kept]
    kept = [seat.name for seat in draft.info.seats if seat.kept]
    if kept and not free:
        raise Refused(f"What is empty is kept for {', '.join(kept)}: free those seats, or seat a bot in each.")
    for i in free:
        draft.info.seats[i] = Seat(bot=bot)
    return wire.Reply(said.id)


def remove(room: Room, guest: Guest, said: wire.Remove, draft: Draft) -> wire.Reply:
    must_host(room, guest)
    seat = the_seat(room, said.seat)
    if seat.person:
        must_host_for_good(room, guest)
    must_gather(room)
    if seat.free and not seat.kept:
        raise Refused("Nobody sits there.")
    draft.info.seats[said.seat] = Seat()
    return wire.Reply(said.id)


def close(room: Room, guest: Guest, said: wire.Close, draft: Draft) -> wire.Reply:
    must_host_for_good(room, guest)
    if room.info.status in (OVER, CLOSED):
        raise Refused("The game is over." if room.info.status == OVER else "The table is closed already.")
    draft.info.status = CLOSED
    draft.info.ballot = None
    draft.info.notice = "The host has closed this table."
    return wire.Reply(said.id)


def start(room: Room, guest: Guest, said: wire.Start, draft: Draft) -> wire.Reply:
    must_host(room, guest)
    must_gather(room)
    free = [i for i, seat in enumerate(room.info.seats) if seat.free]
    if free:
        names = ", ".join(_empty(room, i) for i in free)
        raise Refused(f"Not every seat is taken yet: {names}. Wait for somebody, or seat bots.")
    draft.info.status = STARTING
    begin_if_ready(room, draft)
    return wire.Reply(said.id)


def _empty(room: Room, seat: int) -> str:
    held = room.info.seats[seat]
    return f"{room.game.seat_names[seat]} (kept for {held.name})" if held.kept else room.game.seat_names[seat]


def reveal(room: Room, guest: Guest, said: wire.Reveal, draft: Draft) -> wire.Reply:
    seat = own_seat(room, guest)
    if room.info.status != STARTING:
        raise Refused("Lines are revealed while the game starts.")
    if not (said.line.isascii() and said.line.isprintable()):
        raise Refused("A line of entropy has plain letters only.")
    if hashlib.sha256(said.line.encode()).hexdigest() != room.info.seats[seat].digest:
        raise Refused("That is not the line whose digest you gave when you sat down.")
    draft.info.seats[seat].line = said.line
    begin_if_ready(room, draft)
    return wire.Reply(said.id)


def begin_if_ready(room: Room, draft: Draft, *, at_once: bool = False) -> bool:
    """Set the game up when every person's line is there, or with ``at_once`` without the missing ones."""
    info = draft.info
    if not at_once and any(seat.digest and not seat.line for seat in info.seats):
        return False
    info.status = PLAYING
    info.lines = info.brought()
    draft.match = room.match = Match.new(
        room.game,
        len(info.seats),
        seed=info.seed if info.lesson else None,
        options=info.options,
        names=info.names(),
        dice=None if info.lesson else FairDice(bytes.fromhex(info.secret), info.lines),
        open_seed=bool(info.lesson),
        writer=Collector(),
    )
    if info.lesson:
        draft.log(PREPARED)
    draft.hear(room.match.opening)
    room.touched = time.monotonic()
    return True
