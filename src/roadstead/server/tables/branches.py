"""A table that goes on from a moment of a finished game: one person plays, bots have the other seats."""

import secrets
import time

from roadstead.kernel.fair import FairDice
from roadstead.records import Collector, branched, read
from roadstead.server import wire
from roadstead.server.bot_pool.levels import STAND_IN
from roadstead.server.storage.table_info import OVER, PLAYING, Person, Seat, TableInfo, fingerprint, new_token
from roadstead.server.storage.writer import Job
from roadstead.server.tables.draft import Draft
from roadstead.server.tables.names import good_name, known_bot
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.text import sentence

WHEN_OVER = "One can play on from a finished game only."
WHOSE = "You had no seat in this game: say which one you want to play."


def made_branch(old: TableInfo, lines: list[str], asked: wire.PlayOn, own: int | None) -> tuple[TableInfo, str, Job]:
    """The info of the new table, the token of its player, and all that is to be written; raises ``Refused``.

    Blocks: the game is played again up to the moment.
    """
    if old.status != OVER:
        raise Refused(WHEN_OVER)
    seat = own if asked.seat is None else asked.seat
    if seat is None:
        raise Refused(WHOSE)
    if seat >= len(old.seats):
        raise Refused(f"This table has the seats 0 to {len(old.seats) - 1}.")
    others = known_bot(asked.bot) if asked.bot else ""
    token = new_token()
    info = TableInfo(
        table=secrets.token_urlsafe(9),
        game=old.game,
        options=old.options,
        seats=[Seat(bot=others or one.bot or STAND_IN) for one in old.seats],
        persons=[Person(fingerprint(token))],
        host=1,
        secret=secrets.token_bytes(32).hex(),
        seed=secrets.randbits(60),
        created=time.time(),
        name=f"{old.name or old.title}, from decision {asked.n}"[:60],
        status=PLAYING,
        listed=False,
        variant=old.variant,
        origin=old.table,
        origin_n=asked.n,
    )
    info.seats[seat] = Seat()
    info.seats[seat] = Seat(1, good_name(info, asked.player, seat))
    info.lines = info.brought()
    collector = Collector()
    try:
        dice = FairDice(bytes.fromhex(info.secret), info.lines)
        match = branched(read(lines), asked.n, dice=dice, names=info.names(), table=old.table, writer=collector)
    except ValueError as error:
        raise Refused(sentence(error)) from error
    draft = Draft(info, match, 0)
    draft.log(f"This game goes on from decision {asked.n} of another table. From here on the dice are new.")
    draft.new_tables.append(info)
    return info, token, draft.job(collector.taken(), 0, time.time())
