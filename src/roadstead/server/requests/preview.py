"""What a choice would bring, shown to the seat that has it.  It is made from what that seat sees, and nothing is written."""

import msgspec

from roadstead.server import wire
from roadstead.server.requests.checks import playing_seat, the_match
from roadstead.server.requests.playing import parsed
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room, Settled
from roadstead.server.views.on_demand import OnDemand

_decode = msgspec.json.Decoder(wire.Foreseen).decode
MEANWHILE = "That question has been answered meanwhile."


async def preview(on_demand: OnDemand, room: Room, guest: Guest, said: wire.Preview) -> wire.Reply:
    """The table as it would be, as far as it differs; ``open`` where chance or something hidden decides what follows.

    The table goes on meanwhile.  What is found is kept until the question changes.
    """
    match = the_match(room)
    seat = playing_seat(room, guest)
    asked = _asked(room, seat, said.question)
    actions = [parsed(match, do) for do in said.do]
    refusal = asked.state.why_not(seat, actions[0])
    if refusal is not None:
        raise Refused(refusal.words, refusal.rule)
    view, names = asked.state.redacted(seat), room.info.names()
    variant = view.game.variant.text if view.game.variant else ""

    async def make() -> wire.Foreseen:
        return _decode(await on_demand.make(guest.address, "preview", variant, view.to_dict(), seat, actions, names))

    found = await asked.previews.get((seat, *actions), make)
    _asked(room, seat, said.question)
    return wire.Reply(said.id, preview=found)


def _asked(room: Room, seat: int, question: str) -> Settled:
    """The table at which this seat is asked this."""
    asked = room.settled
    if asked is None or question != asked.question or not asked.state.asks(seat):
        raise Refused(MEANWHILE, stale=True)
    return asked
