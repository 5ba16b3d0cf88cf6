"""A bot plays for somebody: which one, from when on, and how that is told."""

import time
from typing import Literal

from roadstead.server import wire
from roadstead.server.bot_pool.levels import STAND_IN, a_bot
from roadstead.server.requests.checks import own_seat
from roadstead.server.tables.draft import Draft
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.names import known_bot
from roadstead.server.tables.room import Room

STEPS = ((86400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))


def choose(room: Room, guest: Guest, said: wire.ChooseStandIn, draft: Draft) -> wire.Reply:
    """Which bot plays the next time that one plays for me."""
    seat = own_seat(room, guest)
    draft.info.seats[seat].stand_in = known_bot(said.bot)
    return wire.Reply(said.id)


def stand_in_of(room: Room, seat: int) -> str:
    """The bot that plays this seat when one plays for its owner."""
    return room.info.seats[seat].stand_in or STAND_IN


def put_bot(room: Room, draft: Draft, seat: int, note: str, words: str, handed: wire.Handed | None = None) -> None:
    """A bot plays this seat from now on: the one that its owner has chosen for it.  The record says who asked."""
    match = room.match
    assert match is not None
    held = draft.info.seats[seat]
    bot = held.bot or stand_in_of(room, seat)
    asked = {} if handed is None or handed.by is None else {"asked": [handed.by, *handed.agreed]}
    match.note(note, seat, by=bot, **asked)
    if not held.bot:
        held.stand_in_from, held.stand_in_to = match.decisions, 0
    held.bot, held.handed = bot, handed
    draft.log(words, seat=seat)


def hand_to_bot(room: Room, draft: Draft, seat: int, handed: wire.Handed) -> None:
    """The seat goes to a bot until its owner is back, and all are told why."""
    names = room.info.names()
    name, now = names[seat], clock(handed.when)
    bot = a_bot(stand_in_of(room, seat))
    if handed.why == "late":
        words = f"The time of {name} is up ({now}): {bot} plays until {name} is back."
        put_bot(room, draft, seat, "late", words, handed)
        return
    asker = name if handed.by is None else names[handed.by]
    reasons = [f"{asker} asked for it"]
    if handed.agreed:
        agreed = [names[one] for one in handed.agreed]
        reasons.append(f"{all_of(agreed)} agreed")
    if handed.away:
        reasons.append(f"{name} had been away for {lasting(handed.when - handed.away)}")
    words = f"{capital(bot)} plays for {name} for now ({now}): {all_of(reasons)}."
    put_bot(room, draft, seat, "takeover", words, handed)


def handed_now(
    why: Literal["own", "late", "agreed", "day"],
    *,
    by: int | None = None,
    agreed: list[int] | None = None,
    away: float = 0.0,
) -> wire.Handed:
    return wire.Handed(why, time.time(), by, agreed or [], away)


def clock(when: float) -> str:
    """``3 Oct, 14:05 UTC``: where the reader's clock stands nobody knows here."""
    at = time.gmtime(when)
    return f"{at.tm_mday} {time.strftime('%b, %H:%M', at)} UTC"


def lasting(seconds: float) -> str:
    """``2 hours``, in the largest unit that there is two of, rounded down."""
    for size, unit in STEPS:
        if seconds >= 2 * size or size == 1:
            return counted(max(0, int(seconds // size)), unit)
    raise AssertionError("the last step is for everything")


def exactly(seconds: int) -> str:
    """``1 hour``, ``90 seconds``: in the largest unit in which it is a whole number."""
    return next(counted(seconds // size, unit) for size, unit in STEPS if seconds % size == 0)


def counted(count: int, unit: str) -> str:
    return f"{count} {unit}{'' if count == 1 else 's'}"


def all_of(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]
