"""The coach's advice to one who is asked.  It is made from what that seat sees, and nothing of it is written."""

from roadstead.coach.reasons import Advice
from roadstead.coach.worker import CoachFailed
from roadstead.kernel.state import State
from roadstead.server import wire
from roadstead.server.bot_pool.coaching import Coaching
from roadstead.server.bot_pool.pool import BotPool
from roadstead.server.logs import TroubleLog
from roadstead.server.requests.checks import playing_seat, the_match
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room

ADVISER = "greedy"  # where the coach cannot be asked


class Adviser:
    """Whom a hint comes from: the coach, and a bot where the coach has too much to do or fails."""

    def __init__(self, bots: BotPool, coaching: Coaching, log: TroubleLog) -> None:
        self._bots = bots
        self._coaching = coaching
        self._log = log

    async def hint(self, room: Room, guest: Guest, said: wire.Hint) -> wire.Reply:
        """The best choices.  The table goes on meanwhile, so nobody else waits for it."""
        the_match(room)
        seat = playing_seat(room, guest)
        asked = room.settled
        if asked is None or not asked.state.asks(seat):
            raise Refused("You are not asked anything now.", stale=True)
        view = asked.state.redacted(seat)
        advice = await self._advice(room, view, seat)
        do = advice[0].do if advice else await self._bots_choice(room, guest, view, seat)
        now = room.settled
        if now is None or now.question != asked.question or not now.state.asks(seat):
            raise Refused("That question has been answered meanwhile.", stale=True)
        return wire.Reply(said.id, hint=do, advice=advice)

    async def _advice(self, room: Room, view: State, seat: int) -> list[Advice]:
        """What the coach says; nothing where it cannot be asked."""
        if self._coaching.busy:
            return []
        try:
            return await self._coaching.advise(view, seat, room.info.names(), int(view.decisions))
        except CoachFailed as failed:
            self._log.trouble("a hint", room.id, failed)
            return []

    async def _bots_choice(self, room: Room, guest: Guest, view: State, seat: int) -> str:
        thought = await self._bots.ask(room.id, ADVISER, view, seat, room.info.seed, visitor=guest.address)
        if thought.trouble:
            self._log.trouble("a hint of a bot", room.id, why=thought.trouble)
            raise Refused("No hint can be had now.")
        return room.game.actions.text(thought.action)
