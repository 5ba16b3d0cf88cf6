"""What is stored about a table: everything except the game's record, the log and the chat."""

import hashlib
import hmac
import secrets
from functools import lru_cache

import msgspec
from msgspec import Struct

from roadstead import games
from roadstead.games.variants import of_text, with_variant
from roadstead.kernel.fair import commitment
from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.variants import in_memory, titled
from roadstead.kernel.words import TextSheet
from roadstead.server.wire import Handed

GATHERING, STARTING, PLAYING, OVER, CLOSED, FROZEN = "gathering", "starting", "playing", "over", "closed", "frozen"
BACK, HAND_OVER, TIME = "back", "hand_over", "time"  # what a ballot is about


class Seat(Struct, omit_defaults=True):
    """Who sits here: a person (by number), a bot, or a bot in a person's place."""

    person: int = 0  # 0: nobody
    name: str = ""
    bot: str = ""
    digest: str = ""  # of the person's line of entropy
    line: str = ""  # that line, once revealed
    resigned: bool = False
    kept: int = 0  # the person for whom this seat is kept at a rematch
    stand_in: str = ""  # the bot that its person has chosen to play while they are away; empty: the usual one
    handed: Handed | None = None  # how a bot came to play for its person
    stand_in_from: int = 0  # a bot has played for its person after this decision
    stand_in_to: int = 0  # and up to this one; 0 while it still does
    in_vain: float = 0.0  # when a question of its person to all others was last answered with no

    @property
    def free(self) -> bool:
        return not self.person and not self.bot


class Person(Struct, omit_defaults=True):
    """Someone with a token, of which only the SHA-256 is kept.  ``hook`` is called when it is their turn."""

    token: str
    hook: str = ""
    origin: str = ""  # the address under which they reach the table, told to the hook
    left: float = 0.0  # when they went away; 0: they are here, or nobody has noted it


class Ballot(Struct, omit_defaults=True):
    """What all are asked by one of them, and the seats that have agreed.

    To go back to before decision ``n``, to have a bot play for the owner of ``seat``, who is away, or to play with ``seconds``
    for a decision.  Each has a number of its own, so that nobody agrees to another one than they were asked about.
    """

    n: int
    by: int
    yes: list[int]
    kind: str = BACK
    number: int = 0
    seat: int = 0
    seconds: int = 0


class Ending(Struct, omit_defaults=True):
    """How the game ended, kept so that it can be told even when its record no longer replays."""

    scores: list[int]
    winners: list[int]
    breakdown: TextSheet
    when: float
    decisions: int


class TableInfo(Struct, omit_defaults=True, kw_only=True):
    """What changes seldom at a table; stored whole, as JSON."""

    table: str
    game: str
    options: dict[str, OptionValue]
    seats: list[Seat]
    persons: list[Person]  # person number k is persons[k - 1]
    host: int
    secret: str  # of the fair dice, in hex; empty at a lesson, whose dice are open
    seed: int  # of the bots
    created: float
    version: int = 0  # counts the changes, and guards against two changes at once
    name: str = ""
    status: str = GATHERING
    deadline: int = 0
    timed: float = 0.0  # since when this deadline holds, where it was set while the game was under way
    listed: bool = True
    demo: bool = False
    variant: str = ""  # the whole file, where the game is a variant
    notice: str = ""
    rematch: str = ""
    lines: list[str] = []  # the seats' entropy, as the game began with it
    lesson: str = ""  # the name of the lesson that is given here
    taught: bool = False  # and the one who learns has ended it
    origin: str = ""  # the table of the game that this one goes on from
    origin_n: int = 0  # and the decision there after which it does
    ballot: Ballot | None = None
    ballots: int = 0  # how many there have been
    ending: Ending | None = None

    def copy(self) -> "TableInfo":
        """A copy to change.  The original is shown until the copy is stored."""
        return msgspec.convert(msgspec.to_builtins(self), TableInfo)

    def the_game(self) -> Game:
        """The game that is played here.  Blocks the first time it is a variant: that is read and drawn."""
        return _found(self.game, self.variant)

    def printed_game(self) -> Game:
        """The same, or the game that it is a variant of: enough for its name and its seats."""
        return _printed(self.game, self.variant)[0]

    @property
    def title(self) -> str:
        return _printed(self.game, self.variant)[1]

    @property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.secret)) if self.secret else ""

    def brought(self) -> list[str]:
        """The lines of entropy.  A line that was not revealed is replaced by its digest; a bot brings only its name."""
        return [seat.line or seat.digest or seat.bot for seat in self.seats]

    def names(self) -> list[str]:
        """The name of each seat: its person's, or its own."""
        own = self.printed_game().seat_names
        return [seat.name or called(own[i]) for i, seat in enumerate(self.seats)]

    def seat_of(self, person: int) -> int | None:
        """The seat that this person holds."""
        return next((i for i, seat in enumerate(self.seats) if person and seat.person == person), None)

    def owned(self) -> list[int]:
        """The seats with an owner who may play them, also those that a bot plays meanwhile."""
        return [i for i, seat in enumerate(self.seats) if seat.person and not seat.resigned]

    def voters(self, ballot: Ballot) -> list[int]:
        """The seats that are asked, and those that have agreed already.

        To go back all owners are, also while a bot plays for them.  For somebody's seat it is all others.  How much time there
        is concerns those who play themselves, unless that is one alone: who is away would find another game then.
        """
        owned = self.owned()
        if ballot.kind == HAND_OVER:
            return [i for i in owned if i != ballot.seat]
        themselves = [i for i in owned if not self.seats[i].bot]
        return themselves if ballot.kind == TIME and len(themselves) > 1 else owned

    def kept_for(self, person: int) -> int | None:
        """The seat that is kept for this person."""
        return next((i for i, seat in enumerate(self.seats) if person and seat.kept == person), None)

    def wakes(self) -> bool:
        """Whether something happens at this table by itself: a bot's move, a deadline, a start under way."""
        if self.status == STARTING:
            return True
        return self.status == PLAYING and (self.deadline > 0 or any(seat.bot for seat in self.seats))


def _found(name: str, variant: str) -> Game:
    if not variant:
        return games.find(name)
    found = in_memory().get(name)
    if found is None or found.variant is None or found.variant.text != variant:
        found = with_variant(variant)
        found.load()
    return found


@lru_cache(maxsize=1000)
def _printed(name: str, variant: str) -> tuple[Game, str]:
    if not variant:
        return games.find(name), games.find(name).title
    said = of_text(variant)
    base = games.find(said.game)
    return base, titled(said, base)


def called(seat_name: str) -> str:
    """A seat's own name at the beginning of a sentence: ``red`` becomes Red, ``Soviet Union`` stays."""
    return seat_name[:1].upper() + seat_name[1:]


def new_token() -> str:
    return secrets.token_urlsafe(24)


def fingerprint(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def person_with(info: TableInfo, token: str | None) -> int:
    """The number of the person with this token; 0: nobody.  All are compared, each in constant time."""
    if not token:
        return 0
    given = fingerprint(token)
    found = 0
    for number, person in enumerate(info.persons, 1):
        if hmac.compare_digest(given, person.token):
            found = number
    return found


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TableInfo).decode
