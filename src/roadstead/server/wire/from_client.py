"""What a browser says to a table.  Each message is one of these; the server refuses anything else.

A client gives each request an ``id`` of its own.  The answer is a ``Reply`` with the same id.  It is sent only when what
it acknowledges is written.  The field "t" of a message says which one it is.
"""

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[0-9A-Za-z_-]+$")]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, lt=6)]
Count = Annotated[int, Meta(ge=0, lt=2**31)]
Do = Annotated[str, Meta(min_length=1, max_length=80)]
BotName = Annotated[str, Meta(min_length=1, max_length=24)]


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: who this is (no token: a spectator) and how much of the log and the chat it has already."""

    token: Token | None = None
    log: Count = 0
    chat: Count = 0


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there?  Answered with ``Pong``."""


class Request(Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """Everything after ``Hello`` that wants an answer."""

    id: Id


class Sit(Request, tag="sit"):
    """Take a free seat.  ``digest`` is the SHA-256 of a line of entropy that is revealed when the game starts."""

    seat: SeatNumber
    name: Name
    digest: Digest


class Stand(Request, tag="stand"):
    """Leave the seat before the game has started.  Hosting passes on to the next person at the table."""


class Rename(Request, tag="rename"):
    name: Name


class Reveal(Request, tag="reveal"):
    """The line of entropy that was committed to."""

    line: Annotated[str, Meta(min_length=1, max_length=100)]


class Start(Request, tag="start"):
    """The host starts; every seat is taken by then."""


class Fill(Request, tag="fill"):
    """The host seats bots: in one seat, or in all that are free."""

    bot: BotName
    seat: SeatNumber | None = None


class Remove(Request, tag="remove"):
    """The host empties a seat before the start; a person removed from a running game is replaced by a bot."""

    seat: SeatNumber


class Close(Request, tag="close"):
    """The host closes the table."""


class Play(Request, tag="play"):
    """Answer a question, named as ``View.question`` has it.  Several small choices are taken all together or not at all."""

    question: Annotated[str, Meta(max_length=40)]
    do: Annotated[list[Do], Meta(min_length=1, max_length=60)]


class Why(Request, tag="why"):
    """Why may I not do this?"""

    do: Do


class Hint(Request, tag="hint"):
    """What would be best in my place?  Answered with ``Reply.hint`` and ``Reply.advice``, while this seat is asked; nothing
    changes by it."""


class Preview(Request, tag="preview"):
    """What would these choices bring?  Answered with ``Reply.preview``; nothing changes by it."""

    question: Annotated[str, Meta(max_length=40)]
    do: Annotated[list[Do], Meta(min_length=1, max_length=20)]


class Undo(Request, tag="undo"):
    """Take back my last decision."""


class AskBack(Request, tag="ask_back"):
    """Ask everybody to go back to before decision ``n``."""

    n: Annotated[int, Meta(ge=1, lt=2**31)]


class SetTime(Request, tag="set_time"):
    """Let a decision take so many seconds at most, or as long as one likes (0).

    Before the start the host says so; in a running game all who play are asked.
    """

    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)]


class Vote(Request, tag="vote"):
    """Agree to what all are asked, or not.  ``ballot`` is its number, as ``Ballot.number`` has it."""

    ballot: Count
    yes: bool


class Say(Request, tag="say"):
    """Chat: text, never markup."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class HandOver(Request, tag="hand_over"):
    """A bot plays for me until I come back, or for one who is away: all others are asked whether they agree.

    It is the bot that the seat's owner has chosen with ``ChooseStandIn``.
    """

    seat: SeatNumber


class ChooseStandIn(Request, tag="stand_in"):
    """This bot plays my seat whenever one plays for me."""

    bot: BotName


class TakeBack(Request, tag="take_back"):
    """I am back: my seat is mine again."""


class Resign(Request, tag="resign"):
    """A bot plays my seat to the end; I do not come back.  Hosting passes on to the next person at the table."""


class Lock(Request, tag="lock"):
    """My seat is mine on this device alone: from now on ``token`` opens it, and what opened it before opens nothing.

    The device makes the new token itself and keeps it before it asks, so a reply that is lost costs nobody a seat.
    """

    token: Annotated[str, Meta(min_length=32, max_length=64, pattern="^[0-9A-Za-z_-]+$")]


class Hook(Request, tag="hook"):
    """Call this address when it is my turn and I am away; empty: no more."""

    url: Annotated[str, Meta(max_length=300)]


class Rematch(Request, tag="rematch"):
    """The same game again at a new table; the reply tells where.

    The first to ask sits there at once, in the seat they had, when they commit to a new line of entropy with ``digest``.
    """

    digest: Digest | None = None


class EndLesson(Request, tag="end_lesson"):
    """The coach may be silent from now on: I have learned enough, or skip the lesson.  The game goes on."""


Said = (
    Hello
    | Ping
    | Sit
    | Stand
    | Rename
    | Reveal
    | Start
    | Fill
    | Remove
    | Close
    | Play
    | Why
    | Hint
    | Preview
    | Undo
    | AskBack
    | SetTime
    | Vote
    | Say
    | HandOver
    | ChooseStandIn
    | TakeBack
    | Resign
    | Lock
    | Hook
    | Rematch
    | EndLesson
)
