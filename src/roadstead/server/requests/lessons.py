"""A lesson is ended by the one who learns: skipped, or played to its end."""

from roadstead.server import wire
from roadstead.server.requests.checks import own_seat
from roadstead.server.tables.draft import Draft
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room


def end_lesson(room: Room, guest: Guest, said: wire.EndLesson, draft: Draft) -> wire.Reply:
    """The coach is silent from now on; the game goes on."""
    own_seat(room, guest)
    if not room.info.lesson:
        raise Refused("No lesson is given at this table.")
    if not room.info.taught:
        draft.info.taught = True
        draft.resettle = True
    return wire.Reply(said.id)
