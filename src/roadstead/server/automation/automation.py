"""What happens at a table by itself: bots move, time runs out, a start does not wait any longer, somebody is alerted."""

import asyncio
import time

from roadstead.server import webhooks
from roadstead.server.automation.pace import held_back
from roadstead.server.background import Background
from roadstead.server.bot_pool.pool import IN_SECRET, BotPool, Thought, in_secret
from roadstead.server.logs import TroubleLog
from roadstead.server.requests.lobby import begin_if_ready
from roadstead.server.requests.playing import decide, time_is_up
from roadstead.server.storage.table_info import PLAYING, STARTING
from roadstead.server.storage.writer import Writer
from roadstead.server.tables import presence
from roadstead.server.tables.refusal import Gone, Refused
from roadstead.server.tables.room import Room, Settled
from roadstead.server.views.updates import tell_lobby

LONGEST_SLEEP = 3600.0
AGAIN = 1.0  # seconds until something that failed is tried again


class Automation:
    """Sees to everything that happens without anybody asking."""

    def __init__(
        self, bots: BotPool, alerts: webhooks.Caller, background: Background, log: TroubleLog, writer: Writer
    ) -> None:
        self.alerted = 0
        self.stopped = False
        self._bots = bots
        self._alerts = alerts
        self._background = background
        self._log = log
        self._writer = writer

    def see_to(self, room: Room) -> None:
        """Start what is due at this table now: bots that are asked, alerts, the next deadline."""
        settled = room.settled
        if room.info.status == PLAYING and settled is not None:
            for seat in settled.state.actors():
                if room.info.seats[seat].bot and int(seat) not in room.thinking:
                    room.thinking[int(seat)] = asyncio.create_task(self.think(room, int(seat)))
            self._alert(room, settled)
        self.set_timer(room)

    def stop(self) -> None:
        self.stopped = True

    # Bots

    async def think(self, room: Room, seat: int) -> None:
        """Let the bot of this seat answer, and write its answer."""
        try:
            settled = room.settled
            bot = room.info.seats[seat].bot
            if settled is None or not bot or not settled.state.asks(seat):
                return
            view = settled.state.redacted(seat)
            seed = (room.info.seed + seat) % 2**60
            prepared = _prepared_answer(settled, seat)
            if prepared is None:
                answer = await self._bots.ask(room.id, bot, view, seat, seed, visitor=_who_looks_on(room))
            else:
                answer = Thought(prepared)
            await asyncio.sleep(self._still_to_wait(answer, room, settled, seat, bot))
            async with room.alone():
                now = room.settled
                if room.info.status != PLAYING or now is None or now.question != settled.question:
                    return
                if not now.state.asks(seat) or not room.info.seats[seat].bot:
                    return
                draft = room.draft()
                if answer.trouble:
                    self._log.trouble("a bot", room.id, why=answer.trouble)
                    draft.log(
                        f"The bot of {room.info.names()[seat]} was in trouble; a simple one answers for it.", seat=seat
                    )
                decide(room, draft, seat, [answer.action])
                await room.commit(draft)
        except Gone:
            return
        except Refused:
            await self._until_it_can_be_written()
        except Exception:
            self._log.trouble("a bot's move", room.id)
            await asyncio.sleep(AGAIN)
        finally:
            room.thinking.pop(seat, None)
            if not self.stopped and room.keeper.keeps(room):
                self.see_to(room)

    async def _until_it_can_be_written(self) -> None:
        await asyncio.sleep(AGAIN)
        while self._writer.fault:
            await asyncio.sleep(AGAIN)

    def _still_to_wait(self, thought: Thought, room: Room, settled: Settled, seat: int, bot: str) -> float:
        """How long an answer is held back.  People can follow then, and the time an answer takes tells nothing."""
        pace = room.settings.pace
        if in_secret(settled.state):  # also where nobody is connected: the times of decisions can be read later
            span = pace.secret * IN_SECRET.get(bot, 1.0)
            takes = self._bots.in_secret(room.game.name, bot, span, thought.worked, thought.seconds)
            return max(0.0, takes - thought.seconds)
        if room.info.demo:
            takes = pace.demo
        elif not room.guests or room.match is None:
            takes = pace.unseen
        else:
            people = {at for at, held in enumerate(room.info.seats) if not held.bot}
            takes = held_back(pace, room.match.record.lines, seat, people, len(room.info.seats))
        return max(0.0, takes - thought.seconds)

    # Alerts

    def _alert(self, room: Room, settled: Settled) -> None:
        """Call those who are away and whose turn it has become."""
        room.alerted = {key for key in room.alerted if key[1] == settled.question}
        for seat in settled.state.actors():
            held = room.info.seats[seat]
            key = (int(seat), settled.question)
            if held.bot or not held.person or key in room.alerted:
                continue
            room.alerted.add(key)
            person = room.info.persons[held.person - 1]
            if person.hook and not room.is_here(held.person):
                told = webhooks.message(room.info, room.game.title, held.name, person.origin)
                self.alerted += 1
                self._background.start(self._alerts.call(person.hook, told))

    # Deadlines

    def set_timer(self, room: Room, *, least: float = 0.0) -> None:
        """Ring when the next answer is due, or something of who is here, but not before ``least`` seconds have passed."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if room.info.status == STARTING:
            wait = room.settings.reveal_seconds
        else:
            dues = [due for due in map(room.due, range(len(room.info.seats))) if due]
            someone = presence.due(room)
            dues += [] if someone is None else [someone]
            if not dues:
                return
            wait = min(dues) - time.time()
        seconds = min(max(wait, least), LONGEST_SLEEP)
        loop = asyncio.get_running_loop()
        room.timer = loop.call_later(seconds, lambda: self._background.start(self._ring(room)))

    async def _ring(self, room: Room) -> None:
        """A time has come: lines of entropy were waited for long enough, somebody's answer is overdue, somebody is away."""
        try:
            async with room.alone():
                draft = room.draft()
                if room.info.status == STARTING:
                    begin_if_ready(room, draft, at_once=True)
                else:
                    late = [seat for seat in range(len(room.info.seats)) if 0 < room.due(seat) <= time.time()]
                    if late:
                        time_is_up(room, late, draft)
                    presence.note(room, draft)
                    if draft.empty:
                        tell_lobby(room)  # somebody else may be host now
                        self.set_timer(room)
                        return
                await room.commit(draft)
        except Gone:
            return
        except Refused:
            self.set_timer(room, least=max(AGAIN, self._writer.patience))
        except Exception:
            self._log.trouble("a deadline", room.id)
            self.set_timer(room, least=AGAIN)


def _who_looks_on(room: Room) -> str | None:
    """In whose turn the bots of this table think: one of those who play, or else one of those who look on."""
    players = [guest.address for guest in room.guests if room.seat_of(guest) is not None]
    return min(players or [guest.address for guest in room.guests], default=None)


def _prepared_answer(settled: Settled, seat: int) -> int | None:
    """What this seat answers at a lesson, as long as all goes as prepared there."""
    action = settled.place.answers.get(seat) if settled.place is not None else None
    return action if action is not None and action in settled.state.legal(seat) else None
