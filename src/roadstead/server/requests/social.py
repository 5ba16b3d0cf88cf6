"""Beside the game: chat, alerts, and the same game again."""

import time

from roadstead.server import webhooks, wire
from roadstead.server.requests.checks import own_seat
from roadstead.server.storage.table_info import CLOSED, OVER, Seat
from roadstead.server.tables.draft import Draft
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.names import HOST
from roadstead.server.tables.new_table import again
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room
from roadstead.server.tables.seat_links import WARNING, opens_a_seat
from roadstead.server.tables.text import cleaned

LONGEST_LINE = 500


def say(room: Room, guest: Guest, said: wire.Say, draft: Draft) -> wire.Reply:
    text = cleaned(said.text, LONGEST_LINE)
    if not text:
        raise Refused("There is nothing in it to be read.")
    if opens_a_seat(text, room.info.persons, guest.token):
        raise Refused(WARNING)
    if room.info.status == CLOSED:
        raise Refused("The table is closed.")
    if len(room.chat) >= room.limits.chat_lines:
        raise Refused("This table has said all it can say.")
    seat = room.seat_of(guest)
    host = bool(guest.person) and guest.person == room.info.host
    if seat is None and not host:
        raise Refused("Only those who sit at the table can write: take a seat first.")
    name = room.info.names()[seat] if seat is not None else HOST
    draft.chats.append(wire.ChatLine(len(room.chat), name, text, time.time(), seat))
    return wire.Reply(said.id)


def hook(room: Room, guest: Guest, said: wire.Hook, draft: Draft) -> wire.Reply:
    own_seat(room, guest)
    url = said.url.strip()
    if url:
        fault = webhooks.why_not(url, anywhere=room.settings.webhooks_anywhere)
        if fault:
            raise Refused(fault)
    person = draft.info.persons[guest.person - 1]
    person.hook = url
    person.origin = guest.origin
    return wire.Reply(said.id)


def rematch(room: Room, guest: Guest, said: wire.Rematch, draft: Draft) -> wire.Reply:
    """The same game at a new table.  The one who asks sits there at once, if they give a digest.

    The tokens of all open the new table too, and their old seats are kept for them.
    """
    if room.info.status not in (OVER, CLOSED):
        raise Refused("The game is not over yet.")
    if not guest.person:
        raise Refused("Only those who sat at this table can call for the same game again.")
    if room.info.rematch:
        return wire.Reply(said.id, table=room.info.rematch, token=guest.token)
    info = again(room.info, guest.person)
    mine = room.seat_of(guest)
    if mine is not None and said.digest is not None:
        info.seats[mine] = Seat(
            guest.person, info.seats[mine].name, digest=said.digest, stand_in=info.seats[mine].stand_in
        )
    draft.new_tables.append(info)
    draft.info.rematch = info.table
    draft.answer = {"table": info.table}
    return wire.Reply(said.id, table=info.table, token=guest.token)
