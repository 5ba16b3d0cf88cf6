"""What passes between a browser and the table: every message is one of these, and anything else is refused.

A client names each request with an ``id`` of its own; the answer is a ``Reply`` with the same id, sent only when what
it acknowledges is written.  What changes at the table reaches everybody as ``Lobby``, ``View``, ``Log`` and ``Chat``.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from roadstead.kernel.game import OptionValue
from roadstead.kernel.scene import Piece, Surface
from roadstead.kernel.words import Sheet

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[0-9A-Za-z_-]+$")]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, lt=6)]
Count = Annotated[int, Meta(ge=0, lt=2**31)]
Do = Annotated[str, Meta(min_length=1, max_length=80)]
BotName = Annotated[str, Meta(min_length=1, max_length=24)]
Status = Literal["gathering", "starting", "playing", "over", "closed", "frozen"]


# What a client says.  A request is known by its tag, the field "t".


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
    """Leave the seat before the game has started."""


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
    """What would a bot do in my place?  Answered with ``Reply.hint``, while this seat is asked; nothing changes by it."""


class Undo(Request, tag="undo"):
    """Take back my last decision."""


class AskBack(Request, tag="ask_back"):
    """Ask everybody to go back to before decision ``n``."""

    n: Annotated[int, Meta(ge=1, lt=2**31)]


class Vote(Request, tag="vote"):
    """Agree to going back, or not."""

    yes: bool


class Say(Request, tag="say"):
    """Chat: text, never markup."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class HandOver(Request, tag="hand_over"):
    """A bot plays for an absent player, or for me, until its owner comes back."""

    seat: SeatNumber
    bot: BotName


class TakeBack(Request, tag="take_back"):
    """I am back: my seat is mine again."""


class Resign(Request, tag="resign"):
    """A bot plays my seat to the end; I do not come back."""


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
    | Undo
    | AskBack
    | Vote
    | Say
    | HandOver
    | TakeBack
    | Resign
    | Lock
    | Hook
    | Rematch
)


# What the server tells.


class Words(Struct, omit_defaults=True):
    """A sentence, and the rule it rests on."""

    words: str
    rule: str = ""


class Reply(Struct, tag_field="t", tag="reply", omit_defaults=True):
    """The answer to one request.  ``refused`` says what was wrong; nothing has changed then."""

    id: str
    refused: Words | None = None
    token: str = ""
    table: str = ""
    stale: bool = False  # the question has been answered meanwhile: look at the new view
    hint: str = ""  # an action, as ``Choice.do`` has it


class SeatInfo(Struct, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: int
    colour: str  # what the game calls the seat: "red", "Soviet Union"
    name: str = ""
    bot: str = ""  # who plays, when it is not a person
    owner: bool = False  # a person holds this seat, even while a bot plays it
    here: bool = False  # that person is connected
    host: bool = False
    resigned: bool = False
    due: float = 0.0  # when its answer is due, in seconds since 1970; 0: no deadline
    asked: bool = False  # it is this seat's turn to answer; in lists and lobbies fetched over HTTP
    kept: bool = False  # nobody sits here yet, and it is kept for the one called ``name``: others are refused
    grace: float = 0.0  # its owner is away, and until then, in seconds since 1970, nobody else may hand it to a bot


class Ballot(Struct, omit_defaults=True):
    """A request to go back to before decision ``n``."""

    n: int
    by: int
    yes: list[int]
    waiting: list[int]


class Lobby(Struct, tag_field="t", tag="lobby", omit_defaults=True):
    """The table as everybody sees it, apart from the game on it.  Sent whole whenever something of it changes."""

    table: str
    game: str
    title: str
    name: str
    options: dict[str, OptionValue]
    status: Status
    seats: list[SeatInfo]
    commitment: str
    lines: list[str] = []  # the seats' entropy, once revealed
    deadline: int = 0  # seconds a decision may take; 0: no deadline
    spectators: int = 0
    you: int | None = None  # the seat of the one this is sent to
    host: bool = False  # whether that one is the host
    reveal: bool = False  # the game is starting: send your line of entropy
    notice: str = ""
    ballot: Ballot | None = None
    rematch: str = ""  # the table where the same game goes on
    kept: int | None = None  # the seat that is kept for the one this is sent to: they need only sit down


class Choice(Struct, omit_defaults=True):
    """Something this seat may do now.  ``times``: how often in a row, where nothing is revealed in between.

    ``steps``: what it is called each of these times, where that changes (the price goes up).
    """

    do: str
    words: str
    rule: str = ""
    times: int = 1
    steps: list[str] = []


class BoardInfo(Struct):
    """Where the pictures are fetched, all in one file; its address changes with its content, so it is kept for ever.

    ``surfaces`` are those that lie on the table for the one who looks; there is always a board.
    """

    url: str
    surfaces: list[Surface]


class Asked(Struct, omit_defaults=True):
    """Who decides what.  ``choices`` are the receiving seat's own; empty when it is not asked."""

    question: str
    actors: list[int]
    prompt: Words  # what this seat is asked, or what is going on
    choices: list[Choice] = []
    undo: bool = False  # this seat can take its last decision back


class Ended(Struct, omit_defaults=True):
    """How it ended: the winners (none: nobody), and every score broken down by rule."""

    scores: list[int]
    winners: list[int]
    breakdown: Sheet
    secret: str = ""


class View(Struct, tag_field="t", tag="view", omit_defaults=True):
    """The table as the receiving seat sees it.  Only what changed since the last one is in it; the first has all.

    ``pieces`` are the new and the changed ones; ``order``, when it is there, lists all pieces now on the board in the
    order they are drawn, and what is not in it is gone.
    """

    n: int  # the number of the last decision
    asked: Asked | UnsetType = UNSET
    board: BoardInfo | UnsetType = UNSET
    pieces: list[Piece] | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET
    sheets: list[Sheet] | UnsetType = UNSET
    ended: Ended | UnsetType = UNSET


class LogLine(Struct, omit_defaults=True):
    """A line of the log.  ``at`` counts the lines this seat has heard; ``n`` is the decision that led to it.

    An ``aside`` follows from no decision (a bot takes over, somebody asks to go back): it was said after decision ``n``.
    """

    at: int
    n: int
    words: str
    rule: str = ""
    seat: int | None = None
    aside: bool = False


class Log(Struct, tag_field="t", tag="log"):
    """What happened since; ``whole`` when it begins at the beginning and replaces what the client has."""

    lines: list[LogLine]
    whole: bool = False


class ChatLine(Struct, omit_defaults=True):
    at: int
    name: str
    text: str
    when: float
    seat: int | None = None


class Chat(Struct, tag_field="t", tag="chat"):
    lines: list[ChatLine]


class Pong(Struct, tag_field="t", tag="pong"):
    pass


class Bye(Struct, tag_field="t", tag="bye"):
    """The connection ends, and why; ``again``: come back in a moment."""

    words: str
    again: bool = False


Tells = Reply | Lobby | View | Log | Chat | Pong | Bye


# Over plain HTTP.


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """Make a table.  ``bots`` maps seats to bots; the one who makes it is its host and, given a name, takes a free seat."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, OptionValue] = {}
    name: Annotated[str, Meta(max_length=60)] = ""  # of the table
    player: Annotated[str, Meta(max_length=24)] = ""  # empty: the host only watches
    seat: SeatNumber | None = None
    digest: Digest | None = None
    bots: Annotated[dict[str, BotName], Meta(max_length=6)] = {}
    deadline: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    listed: bool = True  # shown on the first page


class MadeTable(Struct):
    table: str
    token: str


class TableRow(Struct, omit_defaults=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    name: str
    status: str
    seats: list[SeatInfo]
    when: float
    decisions: int = 0
    winners: list[int] = []
    scores: list[int] = []


class Tables(Struct, omit_defaults=True):
    tables: list[TableRow]
    more: bool = False


class ReplayLine(Struct, omit_defaults=True):
    """A decision, and what followed from it in words; ``label`` says in words what ``do`` does where nothing was told."""

    n: int
    seat: int
    do: str
    words: list[LogLine] = []
    label: str = ""
    asides: list[LogLine] = []  # said after it, each with a seat of its own


class ReplayInfo(Struct, omit_defaults=True):
    """All the decisions that may be looked at; each frame is fetched on its own as a whole ``View``."""

    lobby: Lobby
    lines: list[ReplayLine]
    all_seeing: bool
    notice: str = ""
