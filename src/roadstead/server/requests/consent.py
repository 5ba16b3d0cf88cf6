"""What one asks all others: to go back, a bot for one who is away, a time for decisions.  One question at a time."""

import time
from collections.abc import Sequence

from roadstead.records import Match
from roadstead.server import wire
from roadstead.server.bot_pool.levels import a_bot
from roadstead.server.requests.checks import (
    RESIGNED,
    may_write_more,
    must_gather,
    must_host,
    own_seat,
    playing_seat,
    the_match,
    the_seat,
)
from roadstead.server.requests.stand_ins import exactly, hand_to_bot, handed_now, lasting, stand_in_of
from roadstead.server.storage.table_info import BACK, HAND_OVER, PLAYING, TIME, Ballot
from roadstead.server.tables.draft import Draft
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.presence import away_since, may_ask_from, waited_enough
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room

LEAST_TIME = 60  # seconds for a decision, where it is agreed on in a running game
PAUSE = 300.0  # seconds after a no until the same one may ask again
ASKED_ALREADY = {
    BACK: "Everybody is asked about going back already.",
    HAND_OVER: "Everybody is asked already whether a bot is to play for one who is away.",
    TIME: "Everybody is asked already how much time there is to be.",
}
AGREES = {BACK: "agrees to go back", HAND_OVER: "agrees that a bot plays for {}", TIME: "agrees to the time"}
WILL_NOT = {BACK: "does not want to go back", HAND_OVER: "would rather wait for {}", TIME: "does not agree to the time"}
NEVER_MIND = {
    BACK: "would rather go on after all",
    HAND_OVER: "would rather wait after all",
    TIME: "leaves the time as it is",
}


def ask_back(room: Room, guest: Guest, said: wire.AskBack, draft: Draft) -> wire.Reply:
    match = the_match(room)
    seat = playing_seat(room, guest)
    may_write_more(room, seat)
    refusal = match.why_not_rewind(said.n)
    if refusal is not None:
        raise Refused(refusal.words, refusal.rule)
    _put_to_all(room, draft, Ballot(said.n, seat, [seat]), f"asks to go back to before decision {said.n}")
    return wire.Reply(said.id)


def hand_over(room: Room, guest: Guest, said: wire.HandOver, draft: Draft) -> wire.Reply:
    """A bot plays for me; or I ask for one in the place of somebody who is away."""
    the_match(room)
    mine = own_seat(room, guest)
    if room.info.seats[mine].resigned:
        raise Refused(RESIGNED)
    if the_seat(room, said.seat).bot:
        raise Refused("A bot plays that seat already.")
    may_write_more(room, mine)
    if said.seat == mine:
        hand_to_bot(room, draft, mine, handed_now("own"))
        count(room, draft)
        return wire.Reply(said.id)
    _must_be_away(room, said.seat)
    away = away_since(room, room.info.seats[said.seat].person)
    if waited_enough(room, said.seat):
        hand_to_bot(room, draft, said.seat, handed_now("day", by=mine, away=away))
        count(room, draft)
        return wire.Reply(said.id)
    name, bot = room.info.names()[said.seat], a_bot(stand_in_of(room, said.seat))
    words = f"asks that {bot} plays for {name}, who has been away for {lasting(time.time() - away)}"
    _put_to_all(room, draft, Ballot(0, mine, [mine], HAND_OVER, seat=said.seat), words)
    return wire.Reply(said.id)


def _must_be_away(room: Room, seat: int) -> None:
    """Refuse to have a bot play for one who is here, has only just gone, or still has time."""
    held = room.info.seats[seat]
    if room.is_here(held.person):
        raise Refused(f"{held.name} is here and plays that seat.")
    if room.info.deadline:
        raise Refused(f"{held.name} has time to decide: a bot plays for them when that is up, and not before.")
    wait = may_ask_from(room, seat) - time.time()
    if wait > 0:
        raise Refused(f"{held.name} has only just gone: you can ask for a bot in {wait:.0f} seconds.")


def set_time(room: Room, guest: Guest, said: wire.SetTime, draft: Draft) -> wire.Reply:
    """Before the start the host says how long a decision may take, and later all who play agree on it."""
    if room.info.status != PLAYING:
        must_host(room, guest)
        must_gather(room)
        draft.info.deadline = said.seconds
        return wire.Reply(said.id)
    seat = playing_seat(room, guest)
    may_write_more(room, seat)
    if 0 < said.seconds < LEAST_TIME:
        raise Refused("In a running game a decision has a minute at least.")
    if said.seconds == room.info.deadline:
        raise Refused("That is the time already.")
    words = f"asks for {time_words(said.seconds)}"
    _put_to_all(room, draft, Ballot(0, seat, [seat], TIME, seconds=said.seconds), words)
    return wire.Reply(said.id)


def vote(room: Room, guest: Guest, said: wire.Vote, draft: Draft) -> wire.Reply:
    the_match(room)
    seat = own_seat(room, guest)
    if room.info.seats[seat].resigned:
        raise Refused(RESIGNED)
    ballot = draft.info.ballot
    if ballot is None or ballot.number != said.ballot:
        raise Refused("Nobody asks that any more, or the game has gone on since.", stale=True)
    if seat not in draft.info.voters(ballot):
        raise Refused("The others are asked about that, and you are not.")
    if not said.yes:
        _turn_down(room, draft, ballot, seat)
        return wire.Reply(said.id)
    if seat not in ballot.yes:
        ballot.yes = sorted([*ballot.yes, seat])
        _tell(room, draft, ballot, seat, AGREES)
    count(room, draft)
    return wire.Reply(said.id)


def _turn_down(room: Room, draft: Draft, ballot: Ballot, seat: int) -> None:
    """One no is enough."""
    draft.info.ballot = None
    if ballot.kind != BACK:
        draft.info.seats[ballot.by].in_vain = time.time()
    _tell(room, draft, ballot, seat, NEVER_MIND if seat == ballot.by else WILL_NOT)


def _tell(room: Room, draft: Draft, ballot: Ballot, seat: int, words: dict[str, str]) -> None:
    names = room.info.names()
    draft.log(f"{names[seat]} {words[ballot.kind].format(names[ballot.seat])}.", seat=seat)


def _put_to_all(room: Room, draft: Draft, ballot: Ballot, words: str) -> None:
    """Ask all others.  Where there are none, it is agreed at once."""
    if room.info.ballot is not None:
        raise Refused(ASKED_ALREADY[room.info.ballot.kind])
    wait = room.info.seats[ballot.by].in_vain + PAUSE - time.time()
    if ballot.kind != BACK and wait > 0:
        raise Refused(f"You have been told no: ask again in {lasting(wait + 1)}.")
    draft.info.ballots += 1
    ballot.number = draft.info.ballots
    draft.info.ballot = ballot
    if ballot.kind == BACK or draft.info.voters(ballot) != [ballot.by]:
        draft.log(f"{room.info.names()[ballot.by]} {words}.", seat=ballot.by)
    count(room, draft)


def gone_on(room: Room, draft: Draft) -> None:
    """Something has been decided or taken back: to go back before it is another question now."""
    if room.info.ballot is not None and room.info.ballot.kind == BACK:
        draft.info.ballot = None


def count(room: Room, draft: Draft) -> None:
    """Do what was asked for when all who are asked have agreed.  Bots are not asked."""
    ballot = draft.info.ballot
    match = the_match(room)
    if ballot is None:
        return
    voters = draft.info.voters(ballot)
    if ballot.by not in voters or (ballot.kind == HAND_OVER and not _is_still_away(room, draft, ballot.seat)):
        draft.info.ballot = None  # the one who asked plays no more, or what was asked about has come to an end
        return
    if any(seat not in ballot.yes for seat in voters):
        return
    draft.info.ballot = None
    if ballot.kind == BACK:
        _go_back(draft, match, ballot.n, ballot.yes)
    elif ballot.kind == TIME:
        _take_time(room, draft, ballot)
    else:
        away = away_since(room, draft.info.seats[ballot.seat].person)
        agreed = [seat for seat in ballot.yes if seat != ballot.by]
        hand_to_bot(room, draft, ballot.seat, handed_now("agreed", by=ballot.by, agreed=agreed, away=away))


def _is_still_away(room: Room, draft: Draft, seat: int) -> bool:
    held = draft.info.seats[seat]
    return bool(held.person) and not held.bot and not room.is_here(held.person)


def _go_back(draft: Draft, match: Match, n: int, agreed: Sequence[int]) -> None:
    match.rewind(n, list(agreed))
    draft.log(f"All go back to before decision {n}; the dice go on.", back=n)


def _take_time(room: Room, draft: Draft, ballot: Ballot) -> None:
    """It counts from now: nobody is late by a time that there was not."""
    draft.info.deadline = ballot.seconds
    draft.info.timed = time.time()
    who = room.info.names()[ballot.by] if ballot.yes == [ballot.by] else "All"
    verb = "sets" if ballot.yes == [ballot.by] else "agree on"
    draft.log(f"{who} {verb} {time_words(ballot.seconds)}, from now on.", seat=ballot.by)


def time_words(seconds: int) -> str:
    if not seconds:
        return "as much time for a decision as anybody likes"
    return f"a time of {exactly(seconds)} for each decision"
