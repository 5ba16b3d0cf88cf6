"""What the coach says to the one who learns, beside what is asked."""

from roadstead.server import wire
from roadstead.server.tables.lesson_tables import lesson_of
from roadstead.server.tables.room import Room, Settled

OTHERS_ARE_FREE = "From here on the others play as they like."


def card_of(room: Room, settled: Settled, seat: int | None) -> wire.LessonCard | None:
    """The card of a lesson as it is written; ``None`` for everybody but the one who learns, and when it is over."""
    lesson, at = lesson_of(room.info), settled.place
    if lesson is None or at is None or seat != lesson.seat or settled.state.over:
        return None
    card = wire.LessonCard(lesson.title, at.number, len(lesson.steps))
    if at.left is not None:
        card.otherwise = f"{at.left.otherwise} {OTHERS_ARE_FREE}"
    if at.over:
        after = [one.name for one in room.game.lessons]
        following = room.game.lessons[after.index(lesson.name) + 1 :]
        card.over, card.words = True, lesson.ending
        card.following = [wire.LessonInfo(one.name, one.title, one.about, len(one.steps)) for one in following[:1]]
    elif at.step is not None:
        step = at.step
        card.heading, card.words, card.rule = step.title, step.words, step.rule
        if at.prepared:
            card.here, card.do, card.look = step.here, step.do, list(step.look)
    return card
