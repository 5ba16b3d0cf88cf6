"""People who are connected here and look at a table that another server has."""

import asyncio

from roadstead.server.fleet.links import Enter
from roadstead.server.hall import Hall
from roadstead.server.socket.lines import Line
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.refusal import OUT_OF_REACH

COME_WITHIN = 10.0  # seconds for the other server to wake the table


async def pass_on(hall: Hall, line: Line, guest: Guest, member: int, table: str, hello: str) -> bool:
    """Pass everything on until one side ends it; ``False`` where that server has not got the table any more.

    Raises ``LinkLost`` where it cannot be reached.
    """
    assert hall.fleet is not None
    link = await hall.fleet.link(member)

    def end(lost: bool) -> None:
        if lost:
            guest.bye(OUT_OF_REACH, again=True)
        elif not guest.gone:
            guest.gone = True  # the other server has said why
            guest.outbox.put_nowait(None)

    far = link.enter(Enter(table, guest.address, guest.origin, hello), guest.send_raw, end)
    try:
        if not await asyncio.wait_for(far.came, COME_WITHIN):
            return False
        hall.fleet.relayed += 1
        hall.relayed.add(guest)
        while not guest.gone:
            far.say(await line.receive())
        return True
    except TimeoutError:
        return False
    finally:
        hall.relayed.discard(guest)
        far.leave()
