"""Who is here, who is away and since when, and what follows: who is host meanwhile, and when others may ask for a bot."""

import time

from roadstead.server.storage.table_info import GATHERING, HAND_OVER, PLAYING, STARTING
from roadstead.server.tables.draft import Draft
from roadstead.server.tables.room import Room

NOTED_AFTER = 5.0  # seconds away until it is written down: a page that is loaded again is none
ALONE = 10  # so many times longer one waits who is the only other person: nobody is asked whether they agree


def away_since(room: Room, person: int) -> float:
    """When this person went away.  Where nobody has noted it, they have not been here since the table was woken."""
    return room.left.get(person) or room.info.persons[person - 1].left or room.woken


# The host


def host_of(room: Room) -> int:
    """The person who is host now.  While the host is away for long, it is the next one at the table who is here."""
    host = room.info.host
    if not host or room.is_here(host) or time.time() < host_until(room):
        return host
    return next_host(room, here=True)


def host_until(room: Room) -> float:
    """How long somebody stays host who is away."""
    before = room.info.status in (GATHERING, STARTING)
    return away_since(room, room.info.host) + (room.settings.host_seconds if before else _week(room))


def is_host_for_good(room: Room, person: int) -> bool:
    """Whether this person may also do as host what cannot be undone: close the table, put somebody out.

    One who is host only while another is away may do so when that has lasted as long as it would in a running game.
    """
    host = room.info.host
    return person == host or (person == host_of(room) and time.time() >= away_since(room, host) + _week(room))


def _week(room: Room) -> float:
    """How long a host may be away in a running game: at one over months that is longer than a week."""
    return max(room.settings.host_days * 86400, room.info.deadline)


def next_host(room: Room, *, here: bool) -> int:
    """The next person at the table after the host, of those who are ``here`` or of all; the host, where there is nobody else."""
    info = room.info
    own = info.seat_of(info.host)
    first = 0 if own is None else own + 1
    seats = sorted(info.owned(), key=lambda seat: (seat - first) % len(info.seats))
    people = [info.seats[seat].person for seat in seats]
    return next((one for one in people if one != info.host and (not here or room.is_here(one))), info.host)


def pass_hosting_on(room: Room, draft: Draft, person: int) -> None:
    """The host leaves: somebody who is here is host from now on, or else somebody who will be."""
    if person == room.info.host:
        found = next_host(room, here=True)
        draft.info.host = found if found != person else next_host(room, here=False)


# A bot in the place of one who is away


def may_ask_from(room: Room, seat: int) -> float:
    """When others may ask for a bot in the place of this seat's owner.  0: not at all, or nobody is away."""
    info, held = room.info, room.info.seats[seat]
    if info.status != PLAYING or info.deadline or not held.person or held.bot or room.is_here(held.person):
        return 0.0
    alone = len(info.owned()) <= 2
    return away_since(room, held.person) + room.settings.grace_seconds * (ALONE if alone else 1)


def waited_enough(room: Room, seat: int) -> bool:
    """Whether all have waited so long for the answer of one who is away that nobody needs to agree any more."""
    settled, held = room.settled, room.info.seats[seat]
    if settled is None or not settled.state.asks(seat) or room.is_here(held.person):
        return False
    began = max(settled.since, room.came_back.get(seat, 0.0), away_since(room, held.person))
    return time.time() >= began + room.settings.patience_hours * 3600


# What is written down of it


def due(room: Room) -> float | None:
    """When something of who is here is to be written or shown again; ``None``: never."""
    info = room.info
    if info.status not in (GATHERING, STARTING, PLAYING):
        return None
    times = [when for when, _ in _unnoted(room)]
    if _is_moot(room):
        times.append(time.time())
    if info.host and not room.is_here(info.host) and next_host(room, here=True) != info.host:
        until = host_until(room)
        times += [until] if until > time.time() else []
    return min(times, default=None)


def note(room: Room, draft: Draft) -> None:
    """Write down who has come and gone, so that a table which slept knows it; nobody asks for a bot in the place of one who is here."""
    now = time.time()
    for when, person in _unnoted(room):
        if when <= now:
            draft.info.persons[person - 1].left = 0.0 if room.is_here(person) else room.left[person]
    if _is_moot(room):
        draft.info.ballot = None


def _unnoted(room: Room) -> list[tuple[float, int]]:
    """Those of whom it is not yet written that they have come or gone, and when it is to be."""
    info = room.info
    concerned = {info.seats[seat].person for seat in info.owned()} | ({info.host} if info.host else set())
    if len(concerned) < 2:
        return []  # nobody waits for anybody
    found: list[tuple[float, int]] = []
    for person in concerned:
        noted = info.persons[person - 1].left
        if room.is_here(person):
            found += [(0.0, person)] if noted else []
        elif room.left.get(person, 0.0) > noted:
            found.append((room.left[person] + NOTED_AFTER, person))
    return found


def _is_moot(room: Room) -> bool:
    """Whether all are asked for a bot in the place of somebody who is back."""
    ballot = room.info.ballot
    return ballot is not None and ballot.kind == HAND_OVER and room.is_here(room.info.seats[ballot.seat].person)
