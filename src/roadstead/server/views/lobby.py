"""The table as everybody sees it, apart from the game: the ``Lobby`` message."""

import msgspec

from roadstead import games
from roadstead.kernel.variants import Variant, differences
from roadstead.server import wire
from roadstead.server.bot_pool.levels import STAND_IN
from roadstead.server.storage.table_info import HAND_OVER, STARTING, TableInfo
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.presence import away_since, host_of, may_ask_from, waited_enough
from roadstead.server.tables.room import Room


def seats_of(info: TableInfo, room: Room | None) -> list[wire.SeatInfo]:
    """Who sits where; ``room`` where the table is awake."""
    names = info.printed_game().seat_names
    return [
        wire.SeatInfo(
            i,
            names[i],
            seat.name,
            seat.bot,
            owner=bool(seat.person),
            here=room is not None and room.is_here(seat.person),
            kept=bool(seat.kept),
        )
        for i, seat in enumerate(info.seats)
    ]


def variant_info(variant: Variant) -> wire.VariantInfo:
    """What a variant is, for those who look at it."""
    base = games.find(variant.game)
    return wire.VariantInfo(base.name, variant.title, variant.reason, differences(variant, base))


def lobby_of(room: Room) -> wire.Lobby:
    """The table as everybody sees it."""
    info = room.info
    seats = seats_of(info, room)
    host = host_of(room)
    for told, seat in zip(seats, info.seats, strict=True):
        told.host = bool(seat.person) and seat.person == host
        told.resigned = seat.resigned
        told.stand_in = (seat.stand_in or STAND_IN) if seat.person else ""
        told.handed = seat.handed
        told.stand_in_from, told.stand_in_to = seat.stand_in_from, seat.stand_in_to
        told.due = room.due(told.seat)
        told.grace = may_ask_from(room, told.seat)
        told.consent = bool(told.grace) and len(info.owned()) > 2 and not waited_enough(room, told.seat)
    return wire.Lobby(
        info.table,
        info.game,
        room.game.title,
        info.name,
        info.options,
        info.status,  # type: ignore[arg-type]
        seats,
        info.commitment,
        info.lines,
        info.deadline,
        room.spectators(),
        notice=info.notice or room.fault,
        ballot=_ballot(room),
        variant=variant_info(room.game.variant) if room.game.variant else None,
        rematch=info.rematch,
        lesson=info.lesson,
        origin=info.origin,
        origin_n=info.origin_n,
        acting=host != info.host,
    )


def lobby_for(room: Room, lobby: wire.Lobby, guest: Guest) -> wire.Lobby:
    """The same for one of those connected."""
    info = room.info
    you = room.seat_of(guest)
    reveal = False
    if you is not None and info.status == STARTING:
        reveal = bool(info.seats[you].digest and not info.seats[you].line)
    host = bool(guest.person) and guest.person == host_of(room)
    kept = info.kept_for(guest.person)
    return msgspec.structs.replace(lobby, you=you, host=host, reveal=reveal, kept=kept)


def _ballot(room: Room) -> wire.Ballot | None:
    info = room.info
    asked = info.ballot
    if asked is None:
        return None
    waiting = [i for i in info.voters(asked) if i not in asked.yes]
    told = wire.Ballot(asked.number, asked.kind, asked.by, asked.yes, waiting, asked.n, asked.seat)  # type: ignore[arg-type]
    told.seconds = asked.seconds
    if asked.kind == HAND_OVER:
        told.away = away_since(room, info.seats[asked.seat].person)
    return told
