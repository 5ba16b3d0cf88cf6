"""What is asked and answered over plain HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

from roadstead.coach.told import Analysis
from roadstead.kernel.game import OptionValue
from roadstead.kernel.variants import LARGEST
from roadstead.server.wire.from_client import BotName, Digest, SeatNumber
from roadstead.server.wire.to_client import BoardInfo, LessonInfo, Lobby, LogLine, SeatInfo, VariantInfo, Words


class NewTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """Make a table.  ``bots`` maps seats to bots; the one who makes it is its host and, given a name, takes a free seat."""

    game: Annotated[str, Meta(max_length=80)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, OptionValue] = {}
    name: Annotated[str, Meta(max_length=60)] = ""  # of the table
    player: Annotated[str, Meta(max_length=24)] = ""  # empty: the host only watches
    seat: SeatNumber | None = None
    digest: Digest | None = None
    bots: Annotated[dict[str, BotName], Meta(max_length=6)] = {}
    deadline: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    listed: bool = True  # shown on the first page
    variant: Annotated[str, Meta(max_length=LARGEST)] = ""  # the whole file of a variant that one brings


class BroughtVariant(Struct, forbid_unknown_fields=True, kw_only=True):
    """A variant that one brings, to be checked."""

    variant: str  # the whole file


class NewLesson(Struct, forbid_unknown_fields=True, kw_only=True):
    """Begin a lesson: a table of one's own, with a prepared deal and beginners in the other seats."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]
    player: Annotated[str, Meta(min_length=1, max_length=24)]


class PlayOn(Struct, forbid_unknown_fields=True, kw_only=True):
    """Play on from a moment of a finished game, after decision ``n``, at a table of one's own.

    ``seat``: one's own seat of that game, unless another is wanted.  ``bot`` plays all other seats; where none is named, bots
    stay who they were and ``mate`` plays for people.
    """

    n: Annotated[int, Meta(ge=0, le=2**31)]
    player: Annotated[str, Meta(min_length=1, max_length=24)]
    seat: Annotated[int, Meta(ge=0, le=40)] | None = None
    bot: Annotated[str, Meta(max_length=24)] = ""


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
    deadline: int = 0  # seconds a decision may take; 0: no deadline
    options: dict[str, OptionValue] = {}


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


class StoryStand(Struct):
    """How a game stood after decision ``n``; ``at`` counts rounds, or decisions where the game has no rounds."""

    n: int
    at: float
    scores: list[int]


class StoryMoment(Struct):
    """A decision that changed how it stood: its lines of the log, and what it brought each seat."""

    n: int
    at: float
    words: list[str]
    changes: list[int]
    written: list[str]  # the changes as they are written; empty for none
    title: str = ""  # what the game calls such a moment


class Awarded(Struct):
    """Who has most of something that the game names."""

    name: str
    words: str
    seats: list[int]


class StoodIn(Struct):
    """A bot played for this seat's player: why, and for how long."""

    seat: int
    words: str


class Story(Struct):
    """How a finished game went.  ``points`` is how a score is written, ``{}`` standing for the number."""

    unit: str  # what is counted: "round", "turn", or "decision" where the game has no rounds
    rounds: list[int]  # their numbers
    points: str
    stands: list[StoryStand]
    moments: list[StoryMoment]
    awards: list[Awarded]
    stand_ins: list[StoodIn]


class Analysed(Struct, omit_defaults=True):
    """The analysis of a finished game, where it is there; while it is under way, how many decisions are done of how many."""

    under_way: bool
    done: int = 0
    total: int = 0
    told: Analysis | None = None


class GameOption(Struct):
    name: str
    title: str
    words: str
    choices: list[OptionValue]
    default: OptionValue


class GamePreset(Struct):
    name: str
    title: str
    words: str
    options: dict[str, OptionValue]


class GameInfo(Struct, omit_defaults=True):
    name: str
    title: str
    about: str
    minutes: int
    weight: int
    seats: list[int]
    seat_names: list[str]
    options: list[GameOption]
    presets: list[GamePreset]  # the first is what people play who do not choose
    board: BoardInfo
    lessons: list[LessonInfo]  # in the order in which they are best taken; not every game has any
    variant: VariantInfo | None = None
    practice: int = 0  # so many positions to practise on


class Rating(Struct):
    """How strong a level was measured to be in a game: its Elo points, and a sentence about them."""

    elo: int
    words: str


class Level(Struct):
    """A bot that can be seated, with its rating in each game where it was measured."""

    name: str
    title: str
    words: str
    ratings: dict[str, Rating] = {}


class Games(Struct):
    games: list[GameInfo]
    bots: list[Level]


class Variants(Struct):
    """The variants that are offered; fetched only where somebody may choose one."""

    variants: list[GameInfo]


class Clause(Struct):
    number: str
    text: str


class Section(Struct):
    number: str
    title: str
    intro: str
    clauses: list[Clause]


class Rules(Struct, omit_defaults=True):
    game: str
    title: str
    guide: str  # how to play, without its heading
    sections: list[Section]
    variant: VariantInfo | None = None  # what differs, told before everything else


class RefusedInfo(Struct):
    refused: Words
