"""What several requests check first: the seat, the host, whether the game is under way."""

from roadstead.records import Match
from roadstead.server.storage.table_info import CLOSED, FROZEN, GATHERING, OVER, PLAYING, STARTING, Seat
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.presence import host_of, is_host_for_good
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room

NOT_PLAYING = {OVER: "The game is over.", CLOSED: "The table is closed.", FROZEN: "The table is frozen."}
RESIGNED = "You have resigned: a bot plays your seat to the end."


def the_seat(room: Room, seat: int) -> Seat:
    """The seat of this number, as it is stored."""
    if seat >= len(room.info.seats):
        raise Refused(f"This table has the seats 0 to {len(room.info.seats) - 1}.")
    return room.info.seats[seat]


def must_gather(room: Room) -> None:
    words = {
        STARTING: "The game is starting.",
        PLAYING: "The game has begun.",
        OVER: "The game is over.",
        CLOSED: "The table is closed.",
        FROZEN: "The table is frozen.",
    }
    if room.info.status != GATHERING:
        raise Refused(words[room.info.status])


def must_host(room: Room, guest: Guest) -> None:
    if not guest.person or guest.person != host_of(room):
        raise Refused("Only the host of the table can do that.")


def must_host_for_good(room: Room, guest: Guest) -> None:
    """For what cannot be undone: one who is host while another is away has it only when that has lasted long."""
    must_host(room, guest)
    if not is_host_for_good(room, guest.person):
        raise Refused("You are host only while the host is away: you can begin, but that is left to the host.")


def may_write_more(room: Room, seat: int) -> None:
    """Refuse a seat that has taken back too often: the record would grow for ever."""
    most = room.limits.asides
    if sum(row.aside and row.seat == seat for row in room.log) >= most:
        raise Refused(f"This seat has taken back or handed over {most} times in this game: what is decided now stands.")


def own_seat(room: Room, guest: Guest) -> int:
    seat = room.seat_of(guest)
    if seat is None:
        raise Refused("You have no seat at this table.")
    return seat


def the_match(room: Room) -> Match:
    if room.info.status != PLAYING or room.match is None:
        raise Refused(NOT_PLAYING.get(room.info.status, "The game has not begun."))
    return room.match


def playing_seat(room: Room, guest: Guest) -> int:
    """The seat of a person who plays it."""
    seat = own_seat(room, guest)
    if room.info.seats[seat].resigned:
        raise Refused(RESIGNED)
    if room.info.seats[seat].bot:
        raise Refused("A bot plays your seat now: take it back first.")
    return seat
