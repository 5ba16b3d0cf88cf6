"""What happens at a table by itself: bots move, time runs out, a start is not waited for any longer."""

import asyncio
import random
import time

from roadstead.server import hooks
from roadstead.server.crew import IN_SECRET, in_secret
from roadstead.server.lobby import begin_if_ready
from roadstead.server.papers import PLAYING, STARTING
from roadstead.server.playing import decide, time_is_up
from roadstead.server.room import Draft, Gone, Refused, Room, Settled

LONGEST_SLEEP = 3600.0
AGAIN = 1.0  # seconds until what could not be done by itself is tried once more


def stir(room: Room) -> None:
    """See to everything that is to happen without anybody asking."""
    settled = room.settled
    if room.papers.status == PLAYING and settled is not None:
        for seat in settled.state.actors():
            if room.papers.seats[seat].bot and int(seat) not in room.thinking:
                room.thinking[int(seat)] = asyncio.create_task(_think(room, int(seat)))
        _alert(room, settled)
    _set_timer(room)


async def _think(room: Room, seat: int) -> None:
    try:
        settled = room.settled
        bot = room.papers.seats[seat].bot
        if settled is None or not bot or not settled.state.asks(seat):
            return
        view = settled.state.redacted(seat)
        seed = (room.papers.seed + seat) % 2**60
        answer = await room.hall.crew.ask(room.id, bot, view, seat, seed, visitor=_who_looks_on(room))
        await asyncio.sleep(_still_to_wait(answer.seconds, room, settled, bot))
        async with room.alone():
            now = room.settled
            if room.papers.status != PLAYING or now is None or now.question != settled.question:
                return
            if not now.state.asks(seat) or not room.papers.seats[seat].bot:
                return
            draft = Draft(room)
            if answer.trouble:
                room.hall.trouble(f"a bot ({answer.trouble})", room.id)
                draft.log(f"The bot of {room.papers.names()[seat]} was in trouble; greedy answers for it.", seat=seat)
            decide(room, draft, seat, [answer.action])
            await room.commit(draft)
    except Gone:
        return
    except Refused:
        await asyncio.sleep(AGAIN)  # it could not be written
    except Exception:
        room.hall.trouble("a bot's move", room.id)
        await asyncio.sleep(AGAIN)
    finally:
        room.thinking.pop(seat, None)
        if not room.hall.closing and room.hall.rooms.get(room.id) is room:
            stir(room)


def _who_looks_on(room: Room) -> str | None:
    """In whose turn the bots of this table think: one of those who play, or else of those who look on."""
    players = [guest.address for guest in room.guests if room.seat_of(guest) is not None]
    return min(players or [guest.address for guest in room.guests], default=None)


def _still_to_wait(thought: float, room: Room, settled: Settled, bot: str) -> float:
    """How long an answer is held back, so that people can follow, and nothing can be read from the time it took."""
    pace = room.hall.settings.pace
    if in_secret(settled.state):  # also where nobody is connected: the times of decisions can be read later
        span = pace.secret * IN_SECRET.get(bot, 1.0)
        takes = room.hall.crew.in_secret(room.game.name, bot, span, thought)
        return max(0.0, takes - thought)
    if room.papers.demo:
        takes = pace.demo
    else:
        takes = random.uniform(pace.least, pace.most) if room.guests else pace.unseen
    return max(0.0, takes - thought)


def _alert(room: Room, settled: Settled) -> None:
    """Call those who are away and whose turn it has become."""
    room.alerted = {key for key in room.alerted if key[1] == settled.question}
    for seat in settled.state.actors():
        held = room.papers.seats[seat]
        key = (int(seat), settled.question)
        if held.bot or not held.person or key in room.alerted:
            continue
        room.alerted.add(key)
        person = room.papers.persons[held.person - 1]
        if person.hook and not room.is_here(held.person):
            told = hooks.message(room.papers, room.game.title, held.name, person.origin)
            room.hall.alerts += 1
            room.hall.in_background(room.hall.caller.call(person.hook, told))


def _set_timer(room: Room, *, least: float = 0.0) -> None:
    """Ring when the next answer is due, though not before so many seconds have passed."""
    if room.timer is not None:
        room.timer.cancel()
        room.timer = None
    if room.papers.status == STARTING:
        wait = room.hall.settings.reveal_seconds
    else:
        dues = [due for due in map(room.due, range(len(room.papers.seats))) if due]
        if not dues:
            return
        wait = min(dues) - time.time()
    loop = asyncio.get_running_loop()
    room.timer = loop.call_later(min(max(wait, least), LONGEST_SLEEP), lambda: room.hall.in_background(_ring(room)))


async def _ring(room: Room) -> None:
    """A time has come: the lines of entropy have been waited for long enough, or somebody's answer is overdue."""
    try:
        async with room.alone():
            draft = Draft(room)
            if room.papers.status == STARTING:
                begin_if_ready(room, draft, at_once=True)
            else:
                late = [seat for seat in range(len(room.papers.seats)) if 0 < room.due(seat) <= time.time()]
                if not late:
                    _set_timer(room)
                    return
                time_is_up(room, late, draft)
            await room.commit(draft)
    except Gone:
        return
    except Refused:
        _set_timer(room, least=AGAIN)
    except Exception:
        room.hall.trouble("a deadline", room.id)
        _set_timer(room, least=AGAIN)
