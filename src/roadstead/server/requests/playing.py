"""The game: answering, taking back, going back together, and who plays for whom."""

import time
from itertools import takewhile

from roadstead.kernel.errors import IllegalAction
from roadstead.kernel.events import EVERYBODY
from roadstead.records import Match
from roadstead.server import wire
from roadstead.server.bot_pool.levels import STAND_IN, TITLES
from roadstead.server.requests import lobby
from roadstead.server.requests.checks import (
    NOT_PLAYING,
    RESIGNED,
    must_host,
    own_seat,
    playing_seat,
    the_match,
    the_seat,
)
from roadstead.server.storage.table_info import OVER, PLAYING, Ballot
from roadstead.server.tables.draft import Draft
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.names import known_bot
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room
from roadstead.server.tables.text import sentence

LATE = "late"  # the note of one whose time was up


def play(room: Room, guest: Guest, said: wire.Play, draft: Draft) -> wire.Reply:
    if room.info.status == OVER:
        raise Refused(NOT_PLAYING[OVER], stale=True)
    match = the_match(room)
    seat = playing_seat(room, guest)
    if said.question != match.question() or not match.state.asks(seat):
        words = (
            "That question has been answered meanwhile." if match.state.over or said.question else "Nothing is asked."
        )
        raise Refused(words, stale=True)
    actions = [parsed(match, do) for do in said.do]
    if len(actions) > 1:
        try_out(match, seat, actions)
    decide(room, draft, seat, actions)
    return wire.Reply(said.id)


def may_write_more(room: Room, seat: int) -> None:
    """Refuse a seat that has taken back too often: the record would grow for ever."""
    most = room.limits.asides
    if sum(row.aside and row.seat == seat for row in room.log) >= most:
        raise Refused(f"This seat has taken back or handed over {most} times in this game: what is decided now stands.")


def parsed(match: Match, do: str) -> int:
    try:
        return match.game.actions.parse(do)
    except ValueError as error:
        raise Refused(sentence(error)) from error


def try_out(match: Match, seat: int, actions: list[int]) -> None:
    """Try these actions one after the other on a copy; refuse them if one fails, or if something is drawn or shown in between."""
    trial = match.state.clone()
    trial.telling = False
    for i, action in enumerate(actions):
        if i and trial.marked:
            told = match.game.actions.text(actions[i - 1])
            raise Refused(f"Something is drawn or shown after `{told}`: decide on what follows when you have seen it.")
        if not trial.asks(seat):
            told = match.game.actions.text(actions[i - 1])
            raise Refused(f"After `{told}` you are not asked anything more for now.")
        try:
            trial.play(seat, action)
        except IllegalAction as error:
            raise Refused(error.refusal.words, error.refusal.rule) from error


def decide(room: Room, draft: Draft, seat: int, actions: list[int]) -> None:
    """Play these actions for a seat, and put what happens into words."""
    match = the_match(room)
    before = match.decisions
    match.filming = bool(room.guests)
    for action in actions:
        try:
            events = match.play(seat, action)
        except IllegalAction as error:
            raise Refused(error.refusal.words, error.refusal.rule) from error
        draft.hear(events)
        draft.watch(match.film(), seat)
        room.gestures[match.decisions] = before
    if room.info.ballot is not None:
        draft.info.ballot = None


def why(room: Room, guest: Guest, said: wire.Why, draft: Draft) -> wire.Reply:
    match = the_match(room)
    seat = own_seat(room, guest)
    draft.request = ""
    refusal = match.state.why_not(seat, parsed(match, said.do))
    if refusal is None:
        return wire.Reply(said.id)
    return wire.Reply(said.id, wire.Words(refusal.words.replace(f"Seat {seat} is not", "You are not"), refusal.rule))


def undo(room: Room, guest: Guest, said: wire.Undo, draft: Draft) -> wire.Reply:
    match = the_match(room)
    seat = playing_seat(room, guest)
    may_write_more(room, seat)
    name = room.info.names()[seat]
    asked = match.state.actors()
    try:
        last = n = match.undo(seat)
        before = room.gestures.get(last, last - 1)
        while n - 1 > before and match.can_undo(seat):
            n = match.undo(seat)
    except IllegalAction as error:
        raise Refused(error.refusal.words.replace(f"Seat {seat} has", "You have"), error.refusal.rule) from error
    which = f"decision {n}" if n == last else f"decisions {n} to {last}"
    audience = EVERYBODY if match.state.actors() != asked else told_of(room, n)
    draft.log(f"{name} takes {which} back.", seat=seat, back=n, audience=audience)
    if room.info.ballot is not None:
        draft.info.ballot = None
    return wire.Reply(said.id)


def told_of(room: Room, n: int) -> int:
    """Who has been told anything of decision ``n`` and those after it: nobody of an offer that was begun and left again."""
    audience = 0
    for row in takewhile(lambda row: row.n >= n, reversed(room.log)):
        if not row.aside:
            audience |= row.audience
    return audience


def ask_back(room: Room, guest: Guest, said: wire.AskBack, draft: Draft) -> wire.Reply:
    match = the_match(room)
    seat = playing_seat(room, guest)
    may_write_more(room, seat)
    refusal = match.why_not_rewind(said.n)
    if refusal is not None:
        raise Refused(refusal.words, refusal.rule)
    if room.info.ballot is not None:
        raise Refused("Everybody is asked about going back already.")
    draft.info.ballot = Ballot(said.n, seat, [seat])
    draft.log(f"{room.info.names()[seat]} asks to go back to before decision {said.n}.", seat=seat)
    count(room, draft)
    return wire.Reply(said.id)


def vote(room: Room, guest: Guest, said: wire.Vote, draft: Draft) -> wire.Reply:
    the_match(room)
    seat = own_seat(room, guest)
    if room.info.seats[seat].resigned:
        raise Refused(RESIGNED)
    ballot = draft.info.ballot
    if ballot is None:
        raise Refused("Nobody has asked to go back, or the game has gone on since.", stale=True)
    name = room.info.names()[seat]
    if not said.yes:
        draft.info.ballot = None
        taken_back = seat == ballot.by
        draft.log(
            f"{name} would rather go on after all." if taken_back else f"{name} does not want to go back.", seat=seat
        )
        return wire.Reply(said.id)
    if seat not in ballot.yes:
        ballot.yes = sorted([*ballot.yes, seat])
        draft.log(f"{name} agrees to go back.", seat=seat)
    count(room, draft)
    return wire.Reply(said.id)


def count(room: Room, draft: Draft) -> None:
    """Go back when everybody with a vote has agreed.  Bots have none."""
    ballot = draft.info.ballot
    match = the_match(room)
    if ballot is None:
        return
    if any(i not in ballot.yes for i in draft.info.voters()):
        return
    draft.info.ballot = None
    match.rewind(ballot.n, ballot.yes)
    draft.log(f"All go back to before decision {ballot.n}; the dice go on.", back=ballot.n)


def hand_over(room: Room, guest: Guest, said: wire.HandOver, draft: Draft) -> wire.Reply:
    the_match(room)
    mine = own_seat(room, guest)
    seat = the_seat(room, said.seat)
    bot = known_bot(said.bot)
    if seat.bot:
        raise Refused("A bot plays that seat already.")
    may_write_more(room, said.seat)
    if said.seat != mine and room.is_here(seat.person):
        raise Refused(f"{seat.name} is here and plays that seat.")
    wait = room.free_from(said.seat) - time.time()
    if said.seat != mine and wait > 0:
        raise Refused(f"{seat.name} has only just gone: a bot can play for them in {wait:.0f} seconds.")
    put_bot(room, draft, said.seat, bot, "takeover", f"A bot ({TITLES[bot]}) plays for {seat.name} for now.")
    return wire.Reply(said.id)


def put_bot(room: Room, draft: Draft, seat: int, bot: str, note: str, words: str) -> None:
    """A bot plays this seat from now on."""
    match = the_match(room)
    match.note(note, seat, by=bot)
    held = draft.info.seats[seat]
    if not held.bot:
        held.stand_in_from, held.stand_in_to = match.decisions, 0
    held.bot, held.late = bot, note == LATE
    draft.log(words, seat=seat)
    count(room, draft)


def take_back(room: Room, guest: Guest, said: wire.TakeBack, draft: Draft) -> wire.Reply:
    match = the_match(room)
    seat = own_seat(room, guest)
    held = room.info.seats[seat]
    if held.resigned:
        raise Refused(RESIGNED)
    if not held.bot:
        raise Refused("You play your seat yourself.")
    match.note("return", seat)
    back = draft.info.seats[seat]
    back.bot, back.late, back.stand_in_to = "", False, match.decisions
    draft.log(f"{held.name} is back.", seat=seat)
    return wire.Reply(said.id)


def resign(room: Room, guest: Guest, said: wire.Resign, draft: Draft) -> wire.Reply:
    the_match(room)
    seat = own_seat(room, guest)
    if room.info.seats[seat].resigned:
        raise Refused("You have resigned already.")
    draft.info.seats[seat].resigned = True
    words = f"{room.info.names()[seat]} resigns; a bot plays the seat to the end."
    put_bot(room, draft, seat, room.info.seats[seat].bot or STAND_IN, "resign", words)
    return wire.Reply(said.id)


def remove(room: Room, guest: Guest, said: wire.Remove, draft: Draft) -> wire.Reply:
    """The host removes a person.  In a running game a bot plays the seat to the end."""
    if room.info.status != PLAYING:
        return lobby.remove(room, guest, said, draft)
    must_host(room, guest)
    seat = the_seat(room, said.seat)
    if not seat.person:
        raise Refused("A bot plays that seat.")
    draft.info.seats[said.seat].person = 0
    draft.info.ballot = None  # removing somebody must not count as their consent
    put_bot(
        room, draft, said.seat, seat.bot or STAND_IN, "removed", f"The host has a bot play for {seat.name} from now on."
    )
    return wire.Reply(said.id)


def time_is_up(room: Room, seats: list[int], draft: Draft) -> None:
    """Whoever is late has a bot play for them until they are back."""
    for seat in seats:
        name = room.info.names()[seat]
        put_bot(room, draft, seat, STAND_IN, LATE, f"The time of {name} is up: a bot plays until {name} is back.")
