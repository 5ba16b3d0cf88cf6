"""Before the game: sitting down, filling seats, starting.  Each function grants one request or refuses it."""

import hashlib
import time

import msgspec

from roadstead.kernel.fair import FairDice
from roadstead.records import Collector, Match
from roadstead.server import wire
from roadstead.server.crew import TITLES
from roadstead.server.guest import Guest
from roadstead.server.papers import (
    CLOSED,
    FROZEN,
    GATHERING,
    OVER,
    PLAYING,
    STARTING,
    Papers,
    Person,
    Seat,
    fingerprint,
    new_token,
)
from roadstead.server.room import Draft, Refused, Room
from roadstead.server.text import cleaned, same_name

LONGEST_NAME = 24
HOST = "Host"  # as the host writes who has no seat


def lobby_of(room: Room) -> wire.Lobby:
    """The table as everybody sees it."""
    papers = room.papers
    names = papers.the_game().seat_names
    seats = [
        wire.SeatInfo(
            i,
            names[i],
            seat.name,
            seat.bot,
            bool(seat.person),
            room.is_here(seat.person),
            bool(seat.person) and seat.person == papers.host,
            seat.resigned,
            due=room.due(i),
            kept=bool(seat.kept),
            grace=room.free_from(i),
        )
        for i, seat in enumerate(papers.seats)
    ]
    return wire.Lobby(
        papers.table,
        papers.game,
        room.game.title,
        papers.name,
        papers.options,
        papers.status,  # type: ignore[arg-type]
        seats,
        papers.commitment,
        papers.lines,
        papers.deadline,
        room.spectators(),
        notice=papers.notice or room.fault,
        ballot=_ballot(papers),
        rematch=papers.rematch,
    )


def lobby_for(room: Room, lobby: wire.Lobby, guest: Guest) -> wire.Lobby:
    """The same for one of those connected."""
    papers = room.papers
    you = room.seat_of(guest)
    reveal = False
    if you is not None and papers.status == STARTING:
        reveal = bool(papers.seats[you].digest and not papers.seats[you].line)
    host = bool(guest.person) and guest.person == papers.host
    kept = papers.kept_for(guest.person)
    return msgspec.structs.replace(lobby, you=you, host=host, reveal=reveal, kept=kept)


def _ballot(papers: Papers) -> wire.Ballot | None:
    asked = papers.ballot
    if asked is None:
        return None
    waiting = [i for i in papers.voters() if i not in asked.yes]
    return wire.Ballot(asked.n, asked.by, asked.yes, waiting)


def good_name(papers: Papers, name: str, seat: int) -> str:
    """The name as it is kept, if nobody else at the table has it."""
    kept = cleaned(name, LONGEST_NAME)
    if not kept:
        raise Refused("A name has at least one letter that can be seen.")
    if same_name(kept, HOST):
        raise Refused(f"{HOST} is what the one who keeps the table is called: choose another name.")
    for i, other in enumerate(papers.names()):
        if i == seat or not same_name(other, kept):
            continue
        if not papers.seats[i].free or papers.seats[i].kept:
            raise Refused(f"Somebody at this table is called {other} already.")
        papers.seats[i].name = ""  # it was kept for somebody of this name
        if same_name(papers.names()[i], kept):
            raise Refused(f"One of the seats is called {other}: choose another name.")
    return kept


def known_bot(name: str) -> str:
    if name not in TITLES:
        raise Refused(f"There is no bot {cleaned(name, 24)!r}: there are {', '.join(TITLES)}.")
    return name


def the_seat(room: Room, seat: int) -> Seat:
    """The seat of this number, as it is written."""
    if seat >= len(room.papers.seats):
        raise Refused(f"This table has the seats 0 to {len(room.papers.seats) - 1}.")
    return room.papers.seats[seat]


def must_gather(room: Room) -> None:
    words = {
        STARTING: "The game is starting.",
        PLAYING: "The game has begun.",
        OVER: "The game is over.",
        CLOSED: "The table is closed.",
        FROZEN: "The table is frozen.",
    }
    if room.papers.status != GATHERING:
        raise Refused(words[room.papers.status])


def must_host(room: Room, guest: Guest) -> None:
    if not guest.person or guest.person != room.papers.host:
        raise Refused("Only the host of the table can do that.")


def own_seat(room: Room, guest: Guest) -> int:
    seat = room.seat_of(guest)
    if seat is None:
        raise Refused("You have no seat at this table.")
    return seat


def sit(room: Room, guest: Guest, said: wire.Sit, draft: Draft) -> wire.Reply:
    must_gather(room)
    wanted = the_seat(room, said.seat)
    if not wanted.free:
        raise Refused("That seat is taken.")
    if wanted.kept and wanted.kept != guest.person:
        raise Refused(f"Kept for {wanted.name}: the host can free it.")
    papers = draft.papers
    for before in (papers.seat_of(guest.person), papers.kept_for(guest.person)):
        if before is not None:
            papers.seats[before] = Seat()
    name = good_name(papers, said.name, said.seat)
    token = ""
    person = guest.person
    if not person:
        if len(papers.persons) >= room.hall.limits.persons:
            raise Refused("Too many people have come and gone at this table: make a new one.")
        token = new_token()
        papers.persons.append(Person(fingerprint(token)))
        person = len(papers.persons)
    papers.seats[said.seat] = Seat(person, name, digest=said.digest)
    draft.answer = {"person": person}
    draft.becomes = (guest, person)
    return wire.Reply(said.id, token=token)


def sit_again(room: Room, guest: Guest, said: wire.Sit, draft: Draft) -> wire.Reply:
    """The answer to ``sit`` was lost with its token: the one who knows the request and its digest is given another.

    Once the game has begun the lines of entropy are open, and with them everybody knows the digests.
    """
    if room.papers.status not in (GATHERING, STARTING):
        raise Refused("The game has begun: a seat is no longer given out again.")
    person = int(msgspec.json.decode(room.requests[draft.who, said.id])["person"])
    seat = room.papers.seat_of(person)
    if seat is None:
        raise Refused("You have no seat at this table any more.")
    token = new_token()
    draft.papers.persons[person - 1].token = fingerprint(token)
    draft.request = ""
    draft.becomes = (guest, person)
    return wire.Reply(said.id, token=token)


def lock(room: Room, guest: Guest, said: wire.Lock, draft: Draft) -> wire.Reply:
    """The person's token is another one from now on: a device that has the old one is sent off, and not let in again."""
    if not guest.person:
        raise Refused("You have no seat at this table.")
    given = fingerprint(said.token)
    if any(person.token == given for person in room.papers.persons):
        raise Refused("That token is in use already.")
    draft.papers.persons[guest.person - 1].token = given
    return wire.Reply(said.id, token=said.token)


def send_off_others(room: Room, guest: Guest) -> None:
    for other in list(room.guests):
        if other is not guest and other.person == guest.person:
            other.bye("This seat has been locked on another device: this one no longer opens it.")


def stand(room: Room, guest: Guest, said: wire.Stand, draft: Draft) -> wire.Reply:
    seat = own_seat(room, guest)
    must_gather(room)
    draft.papers.seats[seat] = Seat()
    return wire.Reply(said.id)


def rename(room: Room, guest: Guest, said: wire.Rename, draft: Draft) -> wire.Reply:
    seat = own_seat(room, guest)
    draft.papers.seats[seat].name = good_name(draft.papers, said.name, seat)
    draft.resettle = True
    return wire.Reply(said.id)


def fill(room: Room, guest: Guest, said: wire.Fill, draft: Draft) -> wire.Reply:
    must_host(room, guest)
    must_gather(room)
    bot = known_bot(said.bot)
    if said.seat is not None:
        if the_seat(room, said.seat).person:
            raise Refused("A person sits there.")
        draft.papers.seats[said.seat] = Seat(bot=bot)
        return wire.Reply(said.id)
    free = [i for i, seat in enumerate(draft.papers.seats) if seat.free and not seat.kept]
    kept = [seat.name for seat in draft.papers.seats if seat.kept]
    if kept and not free:
        raise Refused(f"What is empty is kept for {', '.join(kept)}: free those seats, or seat a bot in each.")
    for i in free:
        draft.papers.seats[i] = Seat(bot=bot)
    return wire.Reply(said.id)


def remove(room: Room, guest: Guest, said: wire.Remove, draft: Draft) -> wire.Reply:
    must_host(room, guest)
    seat = the_seat(room, said.seat)
    must_gather(room)
    if seat.free and not seat.kept:
        raise Refused("Nobody sits there.")
    draft.papers.seats[said.seat] = Seat()
    return wire.Reply(said.id)


def close(room: Room, guest: Guest, said: wire.Close, draft: Draft) -> wire.Reply:
    must_host(room, guest)
    if room.papers.status in (OVER, CLOSED):
        raise Refused("The game is over." if room.papers.status == OVER else "The table is closed already.")
    draft.papers.status = CLOSED
    draft.papers.ballot = None
    draft.papers.notice = "The host has closed this table."
    return wire.Reply(said.id)


def start(room: Room, guest: Guest, said: wire.Start, draft: Draft) -> wire.Reply:
    must_host(room, guest)
    must_gather(room)
    free = [i for i, seat in enumerate(room.papers.seats) if seat.free]
    if free:
        names = ", ".join(_empty(room, i) for i in free)
        raise Refused(f"Not every seat is taken yet: {names}. Wait for somebody, or seat bots.")
    draft.papers.status = STARTING
    begin_if_ready(room, draft)
    return wire.Reply(said.id)


def _empty(room: Room, seat: int) -> str:
    held = room.papers.seats[seat]
    return f"{room.game.seat_names[seat]} (kept for {held.name})" if held.kept else room.game.seat_names[seat]


def reveal(room: Room, guest: Guest, said: wire.Reveal, draft: Draft) -> wire.Reply:
    seat = own_seat(room, guest)
    if room.papers.status != STARTING:
        raise Refused("Lines are revealed while the game starts.")
    if not (said.line.isascii() and said.line.isprintable()):
        raise Refused("A line of entropy has plain letters only.")
    if hashlib.sha256(said.line.encode()).hexdigest() != room.papers.seats[seat].digest:
        raise Refused("That is not the line whose digest you gave when you sat down.")
    draft.papers.seats[seat].line = said.line
    begin_if_ready(room, draft)
    return wire.Reply(said.id)


def begin_if_ready(room: Room, draft: Draft, *, at_once: bool = False) -> bool:
    """Set the game up when every person's line is there, or when they have had time enough."""
    papers = draft.papers
    if not at_once and any(seat.digest and not seat.line for seat in papers.seats):
        return False
    papers.status = PLAYING
    papers.lines = papers.brought()
    room.match = Match.new(
        room.game,
        len(papers.seats),
        options=papers.options,
        names=papers.names(),
        dice=FairDice(bytes.fromhex(papers.secret), papers.lines),
        writer=Collector(),
    )
    draft.hear(room.match.opening)
    room.hall.started += 1
    room.touched = time.monotonic()
    return True
