"""A bot's advice to one who is asked.  It is made from what that seat sees, and nothing of it is written."""

from roadstead.server import wire
from roadstead.server.bot_pool.pool import BotPool
from roadstead.server.logs import TroubleLog
from roadstead.server.requests.checks import playing_seat, the_match
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room

ADVISER = "greedy"


async def hint(room: Room, guest: Guest, said: wire.Hint, bots: BotPool, log: TroubleLog) -> wire.Reply:
    """The adviser's choice.  The table goes on meanwhile, so nobody else waits for it."""
    the_match(room)
    seat = playing_seat(room, guest)
    asked = room.settled
    if asked is None or not asked.state.asks(seat):
        raise Refused("You are not asked anything now.", stale=True)
    view = asked.state.redacted(seat)
    advice = await bots.ask(room.id, ADVISER, view, seat, room.info.seed, visitor=guest.address)
    if advice.trouble:
        log.trouble(f"a hint ({advice.trouble})", room.id)
        raise Refused("No hint can be had now.")
    now = room.settled
    if now is None or now.question != asked.question or not now.state.asks(seat):
        raise Refused("That question has been answered meanwhile.", stale=True)
    return wire.Reply(said.id, hint=room.game.actions.text(advice.action))
