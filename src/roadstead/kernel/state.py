"""A game in progress: what every game's state has in common, and the way of a decision through it."""

from operator import index
from typing import TYPE_CHECKING, Final, SupportsIndex

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from roadstead.kernel import bits, rows
from roadstead.kernel.dice import NO_DICE, Dice, SeededDice
from roadstead.kernel.errors import IllegalAction, Refusal, Unsettled
from roadstead.kernel.events import EVERYBODY, Event
from roadstead.kernel.position import Position

if TYPE_CHECKING:
    from roadstead.kernel.rules import Rules

UNKNOWN: Final[i64] = 9999

# Whose eyes a state is seen with: a seat's number, or one of these.
ALL_SEEING: Final[i64] = -2
SPECTATOR: Final[i64] = -1

# A frame on the stack: kind, seats still to answer (none for a duty), number of the question, four numbers of its own.
WIDTH: Final[i64] = 7
SLACK: Final[i64] = 8  # frames of room above the top, so that few copies need to grow
SECRETLY: Final[i64] = 0x100_0000_0000
AT_ONCE: Final[i64] = 0x200_0000_0000  # several were asked: stays when only one of them is still to answer
EVERY_SEAT: Final[i64] = SECRETLY - 1

MOST_STEPS: Final[i64] = 10_000
NOTHING_TOLD: Final[list[Event]] = []  # every telling ``play`` begins a list of its own
NOTHING_FILMED: "Final[list[State]]" = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Position):
    """What lies on the table, and a stack of what is still to happen.

    A game subclasses this with its own fields.  A frame on the stack is a *question* that seats answer with an action,
    or a *duty* that the rules perform; rules push what comes later before what comes first, so the stack holds the
    whole future of the game as data.
    """

    rules: "Rules"
    options: dict[str, object]
    seats: i64
    dice: Dice
    viewer: i64
    over: bool
    decisions: i64
    questions: i64
    stack: vec[i64]
    depth: i64
    telling: bool
    events: list[Event]
    filming: bool
    stills: "list[State]"
    shown: bool
    marked: bool
    menu: list[i64]
    menu_seat: i64

    def __init__(self) -> None:
        self.dice = NO_DICE
        self.viewer = ALL_SEEING
        self.over = False
        self.depth = 0
        self.telling = False
        self.filming = False
        self.stills = NOTHING_FILMED
        self.shown = False
        self.marked = False
        self.menu_seat = -1

    def option(self, name: str, means: str = "") -> i64:
        """An option of this table as a number: itself, 1 for yes, or whether it is the word that is meant."""
        value = self.options[name]
        if means:
            return 1 if value == means else 0
        if not isinstance(value, int):
            raise ValueError(f"the option {name!r} is no number: say which word is meant")
        return int(value)

    def fit(self) -> None:
        """Lay out what differs in a variant; called when the table of the printed game lies there."""
        if self.game.other_fields:
            self.game.fit(self)

    # Asking and answering

    def actors(self) -> list[i64]:
        """The seats that may decide now, in ascending order; empty when the game is over."""
        if self.over:
            return []
        return bits.members(self.stack[(self.depth - 1) * WIDTH + 1] & EVERY_SEAT)

    def actor(self) -> i64:
        """The first of the seats that may decide now."""
        if self.over:
            raise ValueError("the game is over: nobody decides anything")
        return bits.lowest(self.stack[(self.depth - 1) * WIDTH + 1])

    def asks(self, seat: i64) -> bool:
        """Whether this seat may decide now."""
        if self.over or seat < 0 or seat >= self.seats:
            return False
        return (self.stack[(self.depth - 1) * WIDTH + 1] >> seat) & 1 == 1

    def at_once(self) -> bool:
        """Whether the question now asked is one that several seats answer at the same time."""
        return not self.over and self.stack[(self.depth - 1) * WIDTH + 1] & AT_ONCE != 0

    def legal(self, seat: i64) -> list[i64]:
        """What this seat may do now, in ascending order; empty for a seat that is not asked."""
        return self.look(seat)[:]

    def look(self, seat: i64) -> list[i64]:
        """``legal`` without the copy: kept until the next decision, so not to be changed."""
        if self.menu_seat == seat and seat >= 0:
            return self.menu
        if not self.asks(seat):
            return []
        if self.viewer != ALL_SEEING and self.viewer != seat:
            raise ValueError(f"this is not seat {seat}'s view of the table, so its choices cannot be known")
        at = (self.depth - 1) * WIDTH
        s = self.stack
        menu = self.rules.choices(self, s[at], seat, s[at + 3], s[at + 4], s[at + 5], s[at + 6])
        self.menu = menu
        self.menu_seat = seat
        return menu

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Why this seat may not do this now; ``None`` when it may."""
        if self.over:
            return Refusal("", "The game is over.")
        if seat < 0 or seat >= self.seats:
            return Refusal("", f"There is no seat {seat}: they run from 0 to {self.seats - 1}.")
        if not self.asks(seat):
            return Refusal("", f"Seat {seat} is not asked anything now.")
        if action < 0 or action >= self.game.actions.size:
            return Refusal("", f"There is no action {action}: they run from 0 to {self.game.actions.size - 1}.")
        if action in self.look(seat):
            return None
        return self.game.refusal(self if self.viewer == seat else self.redacted(seat), seat, action)

    def play(self, seat: i64, action: i64) -> None:
        """Answer for a seat, and let everything happen that follows up to the next question.

        Raises ``IllegalAction`` when the action is not legal; nothing has changed then.
        """
        if self.viewer != ALL_SEEING:
            raise ValueError("a redacted state cannot be played on: it is only what one seat sees")
        if action not in self.look(seat):
            raise IllegalAction(self.why_not(seat, action) or Refusal("", "That is not legal."))
        self.apply(seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        """``play`` for an action already known to be legal."""
        draws = self.dice.draws
        if self.dice.keep:
            self.dice.drawn = []
        if self.telling:
            self.events = []
            if self.filming:
                self.stills = []
        self.shown = False
        self.decisions += 1
        self.respond(seat, action)
        self.settle()
        self.marked = self.shown or self.dice.draws != draws

    def respond(self, seat: i64, action: i64) -> None:
        """Take the seat off the question; the question leaves the stack with its last answer."""
        at = (self.depth - 1) * WIDTH
        s = self.stack
        waiting = s[at + 1] & ~(1 << seat)
        if waiting & EVERY_SEAT:
            s[at + 1] = waiting
        else:
            self.depth -= 1
        self.menu_seat = -1
        self.rules.answer(self, s[at], seat, action, s[at + 3], s[at + 4], s[at + 5], s[at + 6])

    def settle(self) -> None:
        """Perform duties until somebody is asked or the game is over; answer what is publicly forced."""
        steps: i64 = 0
        while not self.over:
            steps += 1
            if steps > MOST_STEPS or self.depth == 0:
                raise Unsettled(f"the rules of {self.game.title} do not settle: {self.frames()}")
            at = (self.depth - 1) * WIDTH
            s = self.stack
            waiting = s[at + 1]
            if waiting == 0:
                self.depth -= 1
                self.rules.perform(self, s[at], s[at + 3], s[at + 4], s[at + 5], s[at + 6])
                continue
            if waiting & SECRETLY or waiting & (waiting - 1):
                return
            seat = bits.lowest(waiting)
            menu = self.look(seat)
            if len(menu) != 1:
                return
            self.respond(seat, menu[0])
        self.depth = 0
        self.menu_seat = -1

    # The stack

    def then(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Push a duty: the rules perform it when everything pushed after it is done."""
        self.push(kind, 0, 0, a, b, c, d)

    def ask(self, kind: i64, seats: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Push a question for one seat whose choices follow from public facts; a single choice the engine answers.

        Several seats are asked at once with ``ask_in_secret``: whether one of them is asked must not depend on another.
        """
        if seats & (seats - 1):
            raise ValueError("ask() is for one seat: several are asked at once with ask_in_secret()")
        self.check_seats(seats)
        self.questions += 1
        self.push(kind, seats, self.questions, a, b, c, d)

    def ask_in_secret(self, kind: i64, seats: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Push a question whose choices depend on something hidden, or one for several seats at once.

        It is asked even where only one answer is left, and no answer is known before the last one is given.
        """
        self.check_seats(seats)
        self.questions += 1
        several: i64 = AT_ONCE if seats & (seats - 1) else 0
        self.push(kind, seats | SECRETLY | several, self.questions, a, b, c, d)

    def check_seats(self, seats: i64) -> None:
        """A question is for somebody who sits at the table; ``seats`` is a set of seats as bits, never a seat's number."""
        if seats <= 0 or seats >> self.seats:
            raise ValueError(f"a question is for a set of the seats 0 to {self.seats - 1}, not for {seats:#b}")

    def push(self, kind: i64, waiting: i64, number: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        at = self.depth * WIDTH
        if at >= len(self.stack):
            self.stack = extend(self.stack, rows.zeros(SLACK * WIDTH))
        s = self.stack
        s[at] = kind
        s[at + 1] = waiting
        s[at + 2] = number
        s[at + 3] = a
        s[at + 4] = b
        s[at + 5] = c
        s[at + 6] = d
        self.depth += 1

    def frames(self) -> list[list[i64]]:
        """The stack from the bottom up, as lists of numbers."""
        return [list(self.stack[i * WIDTH : (i + 1) * WIDTH]) for i in range(self.depth)]

    def question(self) -> i64:
        """The number of the question now asked: the same until its last seat has answered; 0 when the game is over."""
        return 0 if self.over else self.stack[(self.depth - 1) * WIDTH + 2]

    def asked(self) -> i64:
        """The kind of the question now asked, as the game numbers them; -1 when the game is over."""
        return -1 if self.over else self.stack[(self.depth - 1) * WIDTH]

    def detail(self, which: i64) -> i64:
        """One of the four numbers (0 to 3) of the question now asked."""
        return self.stack[(self.depth - 1) * WIDTH + 3 + which]

    # Telling and showing

    def tell(self, event: i64, audience: i64, values: tuple[int, ...]) -> None:
        """Say that something happened.  Callers test ``telling`` first, so that a silent game pays nothing."""
        self.events.append(Event(self.game.events[event], audience, values))
        if self.filming:
            self.stills.append(self.still())

    def still(self) -> "State":
        """The whole table at this moment, amid what follows from a decision; ``shown``: a secret was shown up to now."""
        twin = self.copied(ALL_SEEING)
        twin.push(0, 0, 0, 0, 0, 0, 0)
        twin.shown = self.shown
        return twin

    def announce(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Tell everybody of an event with up to six facts, if anybody listens.

        The generated ``Fields`` of a game says it again, so that in the game's own library only the question is left of it.
        """
        if self.telling:
            self.tell_all(event, a, b, c, d, e, f)

    def tell_all(self, event: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        """Tell everybody of an event with as many of these facts as it has."""
        self.tell(event, EVERYBODY, (a, b, c, d, e, f)[: len(self.game.events[event].facts)])

    def show(self, seen: vec[i64], card: i64, seats: i64) -> None:
        """Let these seats see a secret card from now on: the one verb that widens knowledge, and so an undo mark."""
        if seats & ~seen[card]:
            seen[card] |= seats
            self.shown = True

    def reveal(self) -> None:
        """Something hidden has just become public: nobody can take back what led to it."""
        self.shown = True

    # Copies and views

    def clone(self) -> "State":
        """An independent copy, with the same dice to come."""
        twin = self.copied(self.viewer)
        twin.dice = self.dice.clone()
        twin.marked = self.marked
        if self.telling:
            twin.telling = True
            twin.events = self.events[:]
        return twin

    def copied(self, viewer: i64) -> "State":
        """A new state with everything that ``viewer`` may see (``ALL_SEEING``: everything) and no dice.

        The one door of hidden information, an allow-list: from a blank, what may be seen.
        """
        twin = self.rules.blank()
        self.share(twin, viewer)
        self.copy_to(twin, viewer)
        return twin

    def copy_to(self, blank: "State", viewer: i64) -> None:
        """Copy into a blank what ``viewer`` may see of the game's own fields; generated from the game's field table."""
        raise ValueError("a game's state says how it is copied")

    def redacted(self, seat: SupportsIndex | None) -> "State":
        """The same table as this seat sees it (``None``: a spectator), everything hidden being ``UNKNOWN``."""
        viewer: i64 = SPECTATOR if seat is None else index(seat)
        if seat is not None and (viewer < 0 or viewer >= self.seats):
            raise ValueError(f"there is no seat {viewer}: they run from 0 to {self.seats - 1}")
        if self.viewer != ALL_SEEING and self.viewer != viewer:
            raise ValueError("a redacted state cannot be turned into another seat's view")
        return self.copied(viewer)

    def imagined(self, seed: i64) -> "State":
        """A whole world that this redacted state could be, the unknown filled in at random."""
        if self.viewer == ALL_SEEING:
            raise ValueError("only a redacted state leaves something to imagine")
        world = self.copied(self.viewer)
        world.viewer = ALL_SEEING
        world.dice = SeededDice(seed, len(self.game.streams))
        chance = SeededDice(seed ^ 0x2545F491, 1)
        self.rules.imagine(world, self.viewer, chance)
        return world

    def share(self, twin: "State", viewer: i64) -> None:
        """Copy into a blank what the kernel keeps, all of it public."""
        twin.game = self.game
        twin.rules = self.rules
        twin.options = self.options
        twin.seats = self.seats
        twin.viewer = viewer
        twin.over = self.over
        twin.decisions = self.decisions
        twin.questions = self.questions
        twin.stack = self.stack[: (self.depth + SLACK) * WIDTH]
        twin.depth = self.depth
        twin.events = NOTHING_TOLD

    # The end

    def scores(self) -> list[i64]:
        """One number a seat; while the game runs, what each would have if it ended now."""
        return self.rules.scores(self)

    def winners(self) -> list[i64]:
        """Who has won, after tie-breaks; several share a victory; empty while the game runs or when nobody wins."""
        if not self.over:
            return []
        return self.rules.winners(self)

    def result(self) -> list[float]:
        """Each seat's share of the win, from 0 to 1."""
        shares: list[float] = [0.0] * self.seats
        winners = self.winners()
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    def invariants(self) -> list[str]:
        """What is wrong with this state; empty when all is well."""
        return self.rules.faults(self)
