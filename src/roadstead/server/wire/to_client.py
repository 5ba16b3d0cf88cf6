"""What the server tells a browser.  Changes at the table reach everybody as ``Lobby``, ``View``, ``Log`` and ``Chat``."""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from roadstead.coach.reasons import Advice
from roadstead.kernel.chances import Chance
from roadstead.kernel.deals import Deal
from roadstead.kernel.foresight import Change
from roadstead.kernel.game import OptionValue
from roadstead.kernel.scene import Piece, Surface
from roadstead.kernel.words import TextSheet

Status = Literal["gathering", "starting", "playing", "over", "closed", "frozen"]


class Words(Struct, omit_defaults=True):
    """A sentence, and the rule it rests on."""

    words: str
    rule: str = ""


class Foreseen(Struct, omit_defaults=True):
    """What a choice would bring: lines of the log, cells of the sheets, pieces that would lie elsewhere or be gone.

    ``open``: what follows is decided by chance, or by something that this seat cannot know; ``chances``: what dice decide
    of it, where that is simple.  ``then``: what is asked next, where nothing else can be told.  ``aims``: pieces that
    would come to lie elsewhere if nothing came in between.
    """

    lines: list[str] = []
    changes: list[Change] = []
    pieces: list[Piece] = []
    gone: list[str] = []
    open: bool = False
    chances: list[Chance] = []
    then: str = ""
    aims: list[Piece] = []


class Reply(Struct, tag_field="t", tag="reply", omit_defaults=True):
    """The answer to one request.  ``refused`` says what was wrong; nothing has changed then."""

    id: str
    refused: Words | None = None
    token: str = ""
    table: str = ""
    stale: bool = False  # the question has been answered meanwhile: look at the new view
    hint: str = ""  # an action, as ``Choice.do`` has it
    advice: list[Advice] = []  # the best choices and why, the hint first; none where a bot was asked instead
    preview: Foreseen | None = None


class Handed(Struct, omit_defaults=True):
    """Why a bot plays for the owner of a seat, since when, and who wanted it.

    ``why``: its owner asked for it (own), its time was up (late), all others agreed (agreed), or a whole day had passed (day).
    """

    why: Literal["own", "late", "agreed", "day"]
    when: float  # in seconds since 1970
    by: int | None = None  # the seat that asked
    agreed: list[int] = []  # the others that agreed
    away: float = 0.0  # since when its owner had been away


class SeatInfo(Struct, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: int
    colour: str  # what the game calls the seat: "red", "Soviet Union"
    name: str = ""
    bot: str = ""  # who plays, when it is not a person
    owner: bool = False  # a person holds this seat, even while a bot plays it
    here: bool = False  # that person is connected
    host: bool = False  # that person is host now
    resigned: bool = False
    due: float = 0.0  # when its answer is due, in seconds since 1970; 0: no deadline
    asked: bool = False  # it is this seat's turn to answer; in lists and lobbies fetched over HTTP
    kept: bool = False  # nobody sits here yet, and it is kept for the one called ``name``: others are refused
    grace: float = 0.0  # its owner is away, and until then, in seconds since 1970, nobody may ask for a bot
    consent: bool = False  # and then all others are asked whether they agree
    stand_in: str = ""  # the bot that plays when one plays for its owner
    handed: Handed | None = None  # one does
    stand_in_from: int = 0  # a bot has played for its player after this decision
    stand_in_to: int = 0  # and up to this one; 0 while it still does


class Ballot(Struct, omit_defaults=True):
    """What one asks all others.

    ``back``: to go back to before decision ``n``.  ``hand_over``: to have a bot play for the owner of ``seat``, who is away since
    then.  ``time``: to let a decision take so many ``seconds`` from now on (0: as long as one likes).
    """

    number: int
    kind: Literal["back", "hand_over", "time"]
    by: int
    yes: list[int]
    waiting: list[int]
    n: int = 0
    seat: int = 0
    away: float = 0.0  # in seconds since 1970
    seconds: int = 0


class VariantInfo(Struct):
    """A variant: the game that it is of, and a line for each thing that differs from it."""

    game: str
    title: str
    reason: str
    differs: list[str]


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
    host: bool = False  # whether that one is host now
    acting: bool = False  # the host is away, and who is host now is so meanwhile
    reveal: bool = False  # the game is starting: send your line of entropy
    notice: str = ""
    ballot: Ballot | None = None
    rematch: str = ""  # the table where the same game goes on
    kept: int | None = None  # the seat that is kept for the one this is sent to: they need only sit down
    lesson: str = ""  # the name of the lesson that is given here: its deal is prepared and its dice are open
    variant: VariantInfo | None = None
    origin: str = ""  # the table of the game that this one goes on from
    origin_n: int = 0  # and the decision there after which it does


class Choice(Struct, omit_defaults=True):
    """Something this seat may do now.  ``times``: how often in a row, where nothing is revealed in between.

    ``steps``: what it is called each of these times, where that changes (the price goes up).  ``number``: it is so many of
    ``unit``, and the other choices with that unit are other numbers of the same; ``lost`` of them would be lost for nothing.
    """

    do: str
    words: str
    rule: str = ""
    times: int = 1
    steps: list[str] = []
    number: int | None = None
    unit: str = ""
    lost: int = 0


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
    deal: Deal | None = None  # what a trade is about that this seat puts together or has been offered


class Ended(Struct, omit_defaults=True):
    """How it ended: the winners (none: nobody), and every score broken down by rule."""

    scores: list[int]
    winners: list[int]
    breakdown: TextSheet
    secret: str = ""


class Standing(Struct):
    """How it stands, as the receiving seat could count it: a score for each seat, how it is written, and its parts."""

    scores: list[int]
    written: list[str]
    breakdown: TextSheet


class Beat(Struct, omit_defaults=True):
    """A moment between the view before and this one: something happened that is worth watching.

    ``kind`` is one of the kernel's ``BEATS``; ``at`` is its line of the log.  The pieces are as at the beat before (or in
    the view before), but for these: ``pieces`` lie as is told here, those named in ``now`` already as in this view, and
    those in ``gone`` are away.  ``seat`` is whom it is about and ``foe`` the other one; ``who`` and ``whom`` are what they
    are called where they are no seat.  ``by`` is the seat that decided what led to it.
    """

    kind: str
    at: int
    by: int
    seat: int | None = None
    foe: int | None = None
    who: str = ""
    whom: str = ""
    dice: list[str] = []  # what was thrown
    stake: int | None = None  # what was put into a fight
    strength: int | None = None
    against: int | None = None
    pieces: list[Piece] = []
    now: list[str] = []
    gone: list[str] = []


class LessonInfo(Struct):
    """A guided game for one who plays it for the first time, and how many steps it has."""

    name: str
    title: str
    about: str
    steps: int


class LessonCard(Struct, omit_defaults=True):
    """What the coach says now.  ``words`` are empty where nothing new is asked, or others are asked.

    In the position that was prepared ``here`` says what is suggested and why, ``do`` is that choice, and ``look`` names the
    pieces that matter.  ``otherwise`` answers a choice that was not the suggested one.  At the end ``words`` sum up, and
    ``following`` is the lesson after this one.
    """

    title: str
    step: int
    steps: int
    heading: str = ""
    words: str = ""
    rule: str = ""
    here: str = ""
    do: str = ""
    look: list[str] = []
    otherwise: str = ""
    over: bool = False
    following: list[LessonInfo] = []


class View(Struct, tag_field="t", tag="view", omit_defaults=True):
    """The table as the receiving seat sees it.  Only what changed since the last one is in it; the first has all.

    ``pieces`` are the new and the changed ones; ``order``, when it is there, lists all pieces now on the board in the
    order they are drawn, and what is not in it is gone.  ``beats`` are the moments in between, in their order: whoever
    does not want to watch them needs nothing of them.  ``by`` are the seats that have decided since the last view, one for
    each decision up to ``n``; those who were asked and have not answered are not among them.
    """

    n: int  # the number of the last decision
    asked: Asked | UnsetType = UNSET
    board: BoardInfo | UnsetType = UNSET
    pieces: list[Piece] | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET
    sheets: list[TextSheet] | UnsetType = UNSET
    ended: Ended | UnsetType = UNSET
    standing: Standing | UnsetType = UNSET
    beats: list[Beat] | UnsetType = UNSET
    by: list[int] = []
    lesson: LessonCard | UnsetType | None = UNSET


class LogLine(Struct, omit_defaults=True):
    """A line of the log.  ``at`` counts the lines this seat has heard; ``n`` is the decision that led to it.

    An ``aside`` follows from no decision (a bot takes over, somebody asks to go back): it was said after decision ``n``.
    One with ``back`` says that the decisions from that one on were taken back.
    """

    at: int
    n: int
    words: str
    rule: str = ""
    seat: int | None = None
    aside: bool = False
    back: int = 0


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
    """The connection ends, and why; ``again``: come back in a moment, though not before ``wait`` seconds are over."""

    words: str
    again: bool = False
    wait: float = 0.0


Tells = Reply | Lobby | View | Log | Chat | Pong | Bye
