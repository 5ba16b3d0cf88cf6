"""A new table from what somebody asks for."""

import secrets
import time

from roadstead.kernel.game import Game
from roadstead.server import wire
from roadstead.server.storage.table_info import GATHERING, Person, Seat, TableInfo, fingerprint, new_token
from roadstead.server.tables.names import good_name, known_bot
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.text import cleaned, sentence

LONGEST_NAME = 60


def made(asked: wire.NewTable, game: Game) -> tuple[TableInfo, str]:
    """The info of the table and the token of its host; raises ``Refused`` for a table that cannot be."""
    try:
        info = new_info(asked, game, cleaned(asked.name, LONGEST_NAME))
    except ValueError as error:
        raise Refused(sentence(error)) from error
    token = new_token()
    info.persons.append(Person(fingerprint(token)))
    info.host = 1
    known_seats = {str(seat): seat for seat in range(len(info.seats))}
    for seat, bot in asked.bots.items():
        if seat not in known_seats:
            raise Refused(f"This table has the seats 0 to {len(info.seats) - 1}.")
        info.seats[known_seats[seat]] = Seat(bot=known_bot(bot))
    if asked.player:
        _seat_host(info, asked)
    return info, token


def _seat_host(info: TableInfo, asked: wire.NewTable) -> None:
    free = [i for i, seat in enumerate(info.seats) if seat.free]
    seat = asked.seat if asked.seat is not None else free[0] if free else len(info.seats)
    if seat not in free:
        raise Refused("The seat you want is taken by a bot." if seat < len(info.seats) else "There is no free seat.")
    info.seats[seat] = Seat(1, good_name(info, asked.player, seat), digest=asked.digest or "")


def new_info(asked: wire.NewTable, game: Game, name: str) -> TableInfo:
    """A table as it is when it is made; the secret of its dice is drawn here."""
    return TableInfo(
        table=secrets.token_urlsafe(9),
        game=game.name,
        options=game.checked_options(asked.options),
        seats=[Seat() for _ in range(game.checked_seats(asked.seats))],
        persons=[],
        host=0,
        secret=secrets.token_bytes(32).hex(),
        seed=secrets.randbits(60),
        created=time.time(),
        name=name,
        deadline=asked.deadline,
        listed=asked.listed,
        variant=game.variant.text if game.variant else "",
    )


def _seat_again(seat: Seat) -> Seat:
    """At a rematch a person's seat is kept for them, and a bot has its own again."""
    return Seat(name=seat.name, kept=seat.person, stand_in=seat.stand_in) if seat.person else Seat(bot=seat.bot)


def again(old: TableInfo, host: int) -> TableInfo:
    info = old.copy()
    info.table = secrets.token_urlsafe(9)
    info.secret = secrets.token_bytes(32).hex()
    info.seed = secrets.randbits(60)
    info.created = time.time()
    info.version = 0
    info.status = GATHERING
    info.host = host
    info.notice = info.rematch = info.lesson = info.origin = ""
    info.name = "" if old.lesson else old.name
    info.taught = False
    info.ballot = info.ending = None
    info.timed = 0.0
    info.lines = []
    info.seats = [_seat_again(seat) for seat in old.seats]
    for person in info.persons:
        person.left = 0.0
    return info
