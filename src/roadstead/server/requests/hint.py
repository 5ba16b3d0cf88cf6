"""The coach's advice to one who is asked.  It is made from what that seat sees, and nothing of it is written."""

from collections import Counter

from roadstead.coach.reasons import Advice
from roadstead.coach.worker import CoachFailed
from roadstead.kernel.state import State
from roadstead.server import wire
from roadstead.server.bot_pool.coaching import Busy, Closed, Coaching
from roadstead.server.bot_pool.pool import BotPool
from roadstead.server.logs import TroubleLog
from roadstead.server.requests.checks import playing_seat, the_match
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.refusal import GOING_DOWN, Refused
from roadstead.server.tables.room import Room, Settled

ADVISER = "greedy"  # where the coach cannot be asked
TOO_MANY = "So many hints are asked for from your address that this one has to wait: ask again in a moment."


class Adviser:
    """Whom a hint comes from: the coach, and a bot where the coach has too much to do or fails."""

    def __init__(self, bots: BotPool, coaching: Coaching, log: TroubleLog, most: int) -> None:
        self._bots = bots
        self._coaching = coaching
        self._log = log
        self._most = most  # hints that one visitor may wait for
        self._waiting: Counter[str] = Counter()

    async def hint(self, room: Room, guest: Guest, said: wire.Hint) -> wire.Reply:
        """The best choices.  The table goes on meanwhile, so nobody else waits for it."""
        the_match(room)
        seat = playing_seat(room, guest)
        asked = room.settled
        if asked is None or not asked.state.asks(seat):
            raise Refused("You are not asked anything now.", stale=True)
        if self._waiting[guest.address] >= self._most:
            raise Refused(TOO_MANY)
        self._waiting[guest.address] += 1
        try:
            reply = await self._reply(room, guest, said, asked, seat)
        except Closed:
            raise Refused(GOING_DOWN) from None
        finally:
            self._waiting[guest.address] -= 1
            if not self._waiting[guest.address]:
                del self._waiting[guest.address]
        now = room.settled
        if now is None or now.question != asked.question or not now.state.asks(seat):
            raise Refused("That question has been answered meanwhile.", stale=True)
        return reply

    async def _reply(self, room: Room, guest: Guest, said: wire.Hint, asked: Settled, seat: int) -> wire.Reply:
        view = asked.state.redacted(seat)
        names = room.info.names()

        async def advise() -> list[Advice]:
            return await self._coaching.advise(view, seat, names, int(view.decisions), guest.address)

        advice: list[Advice] = []
        try:
            advice = await asked.advice.get(seat, advise)
        except Busy:
            pass
        except CoachFailed as failed:
            self._log.trouble("a hint", room.id, failed)
        do = advice[0].do if advice else await self._bots_choice(room, guest, view, seat)
        return wire.Reply(said.id, hint=do, advice=advice)

    async def _bots_choice(self, room: Room, guest: Guest, view: State, seat: int) -> str:
        thought = await self._bots.ask(room.id, ADVISER, view, seat, room.info.seed, visitor=guest.address)
        if thought.trouble:
            self._log.trouble("a hint of a bot", room.id, why=thought.trouble)
            raise Refused("No hint can be had now.")
        return room.game.actions.text(thought.action)
