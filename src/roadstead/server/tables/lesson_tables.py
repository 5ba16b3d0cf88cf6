"""A table for a lesson: its deal is prepared, one person learns, and beginners play the other seats."""

import secrets
import time

from roadstead import games
from roadstead.kernel.lessons import Decided, Lesson, Place, place
from roadstead.records import Match
from roadstead.server import wire
from roadstead.server.storage.table_info import STARTING, Person, Seat, TableInfo, fingerprint, new_token
from roadstead.server.tables.names import good_name
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.text import cleaned

BEGINNER = "casual"  # who plays the other seats once things go otherwise than prepared
PREPARED = "This is a lesson: its deal is prepared, and its dice follow from a number that everybody may know."


def made_lesson(asked: wire.NewLesson) -> tuple[TableInfo, str]:
    """The info of the table and the token of the one who learns; raises ``Refused`` where there is no such lesson."""
    if asked.game not in games.names():
        raise Refused(f"There is no game {cleaned(asked.game, 40)!r}: there are {', '.join(games.names())}.")
    game = games.find(asked.game)
    lesson = game.lesson(asked.lesson)
    if lesson is None:
        have = ", ".join(one.name for one in game.lessons) or "none"
        raise Refused(f"{game.title} has no lesson {cleaned(asked.lesson, 40)!r} (it has: {have}).")
    token = new_token()
    info = TableInfo(
        table=secrets.token_urlsafe(9),
        game=game.name,
        options=game.checked_options(lesson.options),
        seats=[Seat(bot=BEGINNER) for _ in range(lesson.seats)],
        persons=[Person(fingerprint(token))],
        host=1,
        secret="",  # the dice are open: nothing is promised of them
        seed=lesson.seed,
        created=time.time(),
        name=f"Lesson: {lesson.title}",
        status=STARTING,
        listed=False,
        lesson=lesson.name,
    )
    info.seats[lesson.seat] = Seat(1, good_name(info, asked.player, lesson.seat))
    return info, token


def lesson_of(info: TableInfo) -> Lesson | None:
    """The lesson of this table; ``None`` if the table has no lesson, or the game does not have it any more."""
    return info.the_game().lesson(info.lesson) if info.lesson else None


def placed(info: TableInfo, match: Match) -> Place | None:
    """How far the lesson of this table has come; ``None`` where nobody is taught."""
    lesson = None if info.taught or not match.whole else lesson_of(info)
    if lesson is None:
        return None
    decided = [Decided(one.seat, one.action, one.kind) for one in match.standing]
    asked = int(match.state.asked()) if match.state.asks(lesson.seat) else -1
    return place(match.game, lesson, decided, asked)
