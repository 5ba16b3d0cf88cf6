"""The game: answering, taking back, leaving one's seat and coming back to it."""

import time
from itertools import takewhile

from roadstead.kernel.errors import IllegalAction
from roadstead.kernel.events import EVERYBODY
from roadstead.records import Match
from roadstead.server import wire
from roadstead.server.bot_pool.levels import a_bot
from roadstead.server.requests import lobby
from roadstead.server.requests.checks import (
    NOT_PLAYING,
    RESIGNED,
    may_write_more,
    must_host_for_good,
    own_seat,
    playing_seat,
    the_match,
    the_seat,
)
from roadstead.server.requests.consent import count, gone_on
from roadstead.server.requests.stand_ins import clock, hand_to_bot, handed_now, put_bot, stand_in_of
from roadstead.server.storage.table_info import OVER, PLAYING
from roadstead.server.tables.draft import Draft
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.presence import away_since, pass_hosting_on
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room
from roadstead.server.tables.text import sentence


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
    gone_on(room, draft)


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
    gone_on(room, draft)
    return wire.Reply(said.id)


def told_of(room: Room, n: int) -> int:
    """Who has been told anything of decision ``n`` and those after it: nobody of an offer that was begun and left again."""
    audience = 0
    for row in takewhile(lambda row: row.n >= n, reversed(room.log)):
        if not row.aside:
            audience |= row.audience
    return audience


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
    back.bot, back.handed, back.stand_in_to = "", None, match.decisions
    draft.log(f"{held.name} is back.", seat=seat)
    return wire.Reply(said.id)


def resign(room: Room, guest: Guest, said: wire.Resign, draft: Draft) -> wire.Reply:
    the_match(room)
    seat = own_seat(room, guest)
    if room.info.seats[seat].resigned:
        raise Refused("You have resigned already.")
    draft.info.seats[seat].resigned = True
    pass_hosting_on(room, draft, guest.person)
    name, bot = room.info.names()[seat], a_bot(room.info.seats[seat].bot or stand_in_of(room, seat))
    put_bot(room, draft, seat, "resign", f"{name} resigns; {bot} plays the seat to the end.")
    count(room, draft)
    return wire.Reply(said.id)


def remove(room: Room, guest: Guest, said: wire.Remove, draft: Draft) -> wire.Reply:
    """The host removes a person.  In a running game a bot plays the seat to the end."""
    if room.info.status != PLAYING:
        return lobby.remove(room, guest, said, draft)
    must_host_for_good(room, guest)
    seat = the_seat(room, said.seat)
    if not seat.person:
        raise Refused("A bot plays that seat.")
    draft.info.seats[said.seat].person = 0
    draft.info.ballot = None  # removing somebody must not count as their consent
    bot = a_bot(seat.bot or stand_in_of(room, said.seat))
    put_bot(
        room,
        draft,
        said.seat,
        "removed",
        f"The host has {bot} play for {seat.name} from now on ({clock(time.time())}).",
    )
    return wire.Reply(said.id)


def time_is_up(room: Room, seats: list[int], draft: Draft) -> None:
    """Whoever is late has a bot play for them until they are back."""
    for seat in seats:
        person = room.info.seats[seat].person
        away = 0.0 if room.is_here(person) else away_since(room, person)
        hand_to_bot(room, draft, seat, handed_now("late", away=away))
    count(room, draft)
