"""Beside the game: chat, alerts, and the same game again."""

import secrets
import time

from roadstead.server import hooks, wire
from roadstead.server.guest import Guest
from roadstead.server.lobby import HOST, own_seat
from roadstead.server.papers import CLOSED, GATHERING, OVER, Papers, Seat
from roadstead.server.room import Draft, Refused, Room
from roadstead.server.text import cleaned

LONGEST_LINE = 500


def say(room: Room, guest: Guest, said: wire.Say, draft: Draft) -> wire.Reply:
    text = cleaned(said.text, LONGEST_LINE)
    if not text:
        raise Refused("There is nothing in it to be read.")
    if room.papers.status == CLOSED:
        raise Refused("The table is closed.")
    if len(room.chat) >= room.hall.limits.chat_lines:
        raise Refused("This table has said all it can say.")
    seat = room.seat_of(guest)
    host = bool(guest.person) and guest.person == room.papers.host
    if seat is None and not host:
        raise Refused("Only those who sit at the table can write: take a seat first.")
    name = room.papers.names()[seat] if seat is not None else HOST
    draft.chats.append(wire.ChatLine(len(room.chat), name, text, time.time(), seat))
    return wire.Reply(said.id)


def hook(room: Room, guest: Guest, said: wire.Hook, draft: Draft) -> wire.Reply:
    own_seat(room, guest)
    url = said.url.strip()
    if url:
        fault = hooks.why_not(url, anywhere=room.hall.settings.webhooks_anywhere)
        if fault:
            raise Refused(fault)
    person = draft.papers.persons[guest.person - 1]
    person.hook = url
    person.origin = guest.origin
    return wire.Reply(said.id)


def rematch(room: Room, guest: Guest, said: wire.Rematch, draft: Draft) -> wire.Reply:
    """The same game at a new table, where the one who asks sits already, given a digest.

    Everybody's token opens it too, and their old seats are kept for them.
    """
    if room.papers.status not in (OVER, CLOSED):
        raise Refused("The game is not over yet.")
    if not guest.person:
        raise Refused("Only those who sat at this table can call for the same game again.")
    if room.papers.rematch:
        return wire.Reply(said.id, table=room.papers.rematch, token=guest.token)
    papers = again(room.papers, guest.person)
    mine = room.seat_of(guest)
    if mine is not None and said.digest is not None:
        papers.seats[mine] = Seat(guest.person, papers.seats[mine].name, digest=said.digest)
    draft.new_tables.append(papers)
    draft.papers.rematch = papers.table
    draft.answer = {"table": papers.table}
    return wire.Reply(said.id, table=papers.table, token=guest.token)


def again(old: Papers, host: int) -> Papers:
    papers = old.copy()
    papers.table = secrets.token_urlsafe(9)
    papers.secret = secrets.token_bytes(32).hex()
    papers.seed = secrets.randbits(60)
    papers.created = time.time()
    papers.version = 0
    papers.status = GATHERING
    papers.host = host
    papers.notice = papers.rematch = ""
    papers.ballot = papers.ending = None
    papers.lines = []
    papers.seats = [Seat(name=seat.name, kept=seat.person) if seat.person else Seat(bot=seat.bot) for seat in old.seats]
    return papers
