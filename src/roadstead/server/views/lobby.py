"""The table as everybody sees it, apart from the game: the ``Lobby`` message."""

import msgspec

from roadstead import games
from roadstead.kernel.variants import Variant, differences
from roadstead.server import wire
from roadstead.server.storage.table_info import STARTING, TableInfo
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.room import Room
from roadstead.server.views.catalogues import words_of


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
    for told, seat in zip(seats, info.seats, strict=True):
        told.host = bool(seat.person) and seat.person == info.host
        told.resigned = seat.resigned
        told.late = seat.late
        told.stand_in_from, told.stand_in_to = seat.stand_in_from, seat.stand_in_to
        told.due = room.due(told.seat)
        told.grace = room.free_from(told.seat)
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
        ballot=_ballot(info),
        variant=variant_info(room.game.variant) if room.game.variant else None,
        rematch=info.rematch,
        lesson=info.lesson,
        origin=info.origin,
        origin_n=info.origin_n,
        words=words_of(room.game),
    )


def lobby_for(room: Room, lobby: wire.Lobby, guest: Guest) -> wire.Lobby:
    """The same for one of those connected."""
    info = room.info
    you = room.seat_of(guest)
    reveal = False
    if you is not None and info.status == STARTING:
        reveal = bool(info.seats[you].digest and not info.seats[you].line)
    host = bool(guest.person) and guest.person == info.host
    kept = info.kept_for(guest.person)
    return msgspec.structs.replace(lobby, you=you, host=host, reveal=reveal, kept=kept)


def _ballot(info: TableInfo) -> wire.Ballot | None:
    asked = info.ballot
    if asked is None:
        return None
    waiting = [i for i in info.voters() if i not in asked.yes]
    return wire.Ballot(asked.n, asked.by, asked.yes, waiting)
