"""What follows a choice in imagined futures: what the seat has at its next turn and further on, and what happens to it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from roadstead.coach.explaining import Have
from roadstead.coach.judge import FAR, Futures
from roadstead.coach.rollout import favourite
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.events import AGAINST, DICE, STRENGTH, WHO, WHOM, Event, EventKind
from roadstead.kernel.messages import Fact
from roadstead.kernel.state import State

MOST_STEPS = 60  # decisions of all seats until one looks how it stands
FAR_MORE_OFTEN = 2
BY_ANOTHER = " by another"  # an event in which the seat is the other one
THROWN = frozenset((*DICE, *STRENGTH, *AGAINST))


@dataclass
class Look:
    """How it stands for the seat at one time after a choice, in each of the worlds, and what happened to it until then."""

    have: list[Have] = field(default_factory=list)
    events: Counter[str] = field(default_factory=Counter)  # in how many worlds
    lines: dict[str, Counter[Fact]] = field(default_factory=dict)

    def note(self, have: Have, told: dict[str, Fact]) -> None:
        """One more world."""
        self.have.append(have)
        self.events.update(told.keys())
        for name, line in told.items():
            self.lines.setdefault(name, Counter())[line] += 1


@dataclass
class After:
    """What follows a choice, at the seat's next turn (``soon``) and as far as futures are played (``later``).

    ``came``: in how many worlds the seat came to its next turn;
    ``open_ended``: in how many the game was not over by the time of ``later``; ``chances``: the seat's chance at that time;
    ``rivals``: what the others have by then; ``at_once``: what the choice itself brings.
    """

    came: int = 0
    open_ended: int = 0
    soon: Look = field(default_factory=Look)
    later: Look = field(default_factory=Look)
    chances: list[float] = field(default_factory=list)
    rivals: dict[int, list[Have]] = field(default_factory=dict)
    at_once: Have = field(default_factory=dict)
    kinds: dict[str, EventKind] = field(default_factory=dict)
    wasted: Counter[str] = field(default_factory=Counter)


def looked(futures: Futures, action: int, names: Sequence[str], worlds: int) -> After:
    """What follows a choice until the seat's next turn, or for a while; and further on."""
    seat, after = futures.seat, After()
    asked = _asked_every_turn(futures)
    for k in range(worlds):
        world, own = futures.world(k)
        world.telling = True
        before = have(world, seat, seat) if k == 0 else {}
        world.play(seat, action)
        if k == 0:
            now = have(world, seat, seat)
            after.at_once = {name: now[name] - before[name] for name in now}
        heard = _heard(world, seat)[1:]  # the first is the choice itself
        came, steps = _until_asked(futures, world, own, heard, asked)
        after.came += came
        after.soon.note(have(world, seat, seat), _told(world, seat, names, heard, after))
        after.wasted.update({event.name for event in heard if event.kind.waste and _loses(event, seat)})
        _until_judged(futures, world, own, heard, steps)
        after.open_ended += not world.over
        after.later.note(have(world, seat, seat), _told(world, seat, names, heard, after))
        after.chances.append(float(futures.judge.chances(world)[seat]))
        for rival in range(int(world.seats)):
            if rival != seat:
                after.rivals.setdefault(rival, []).append(have(world, seat, rival))
    return after


def _asked_every_turn(futures: Futures) -> int:
    """The question by which a seat's turns are known, where the game's words do not say which begins a turn (``TURN``): the one
    it is asked now, unless another comes far more often.

    The last space of a lane or a hold to be emptied is asked about now and then, which card to play in every round.
    """
    questions, words = futures.game.questions, futures.game.words
    for number, row in enumerate(questions.rows, start=questions.first):
        if row.name in words.TURN:
            return number
    world, own = futures.world(0)
    seat, heuristics = futures.seat, futures.game.heuristics
    counts: Counter[int] = Counter()
    now, left = int(world.asked()), futures.horizon
    while left > 0 and not world.over:
        actor = world.actor()
        if len(world.look(actor)) > 1:
            left -= 1
            counts[int(world.asked())] += actor == seat
        world.apply(actor, favourite(world, actor, heuristics, own))
    most = max(sorted(counts), key=lambda each: counts[each], default=now)
    return most if counts[most] >= FAR_MORE_OFTEN * max(1, counts[now]) else now


def _loses(event: Event, seat: int) -> bool:
    """Whether it is this seat that something is lost to: the other one, where there is another."""
    whom = [event.facts[fact] for fact in WHOM if fact in event.facts]
    return seat in whom if whom else True


def _until_asked(futures: Futures, world: State, own: SeededDice, heard: list[Event], asked: int) -> tuple[bool, int]:
    """Play on until the seat is asked this in a later turn, or for a while; whether it was, and after how many decisions with a choice.

    A later turn: another seat has been asked something in between (the same, where the seat is asked it now), and something has
    happened to the seat.  Otherwise a choice that does not end the turn would be looked at earlier than one that does.
    """
    seat, now = futures.seat, int(futures.view.asked())
    known = bool(futures.game.words.TURN)  # what begins a turn
    left = FAR * int(futures.game.heuristics.horizon) if known else MOST_STEPS
    choices = 0
    passed = known and asked != now
    before = len(heard)
    while left > 0 and not world.over:
        if passed and (known or len(heard) > before) and world.asks(seat) and world.asked() == asked:
            break
        passed = passed or (world.actor() != seat and (asked != now or world.asked() == asked))
        choices += len(world.look(world.actor())) > 1
        _step(futures, world, own, heard)
        left -= 1
    return left > 0, choices


def _until_judged(futures: Futures, world: State, own: SeededDice, heard: list[Event], steps: int) -> None:
    """Play on as far as a future is played that is judged; so many decisions have been made already."""
    left = futures.horizon - steps
    while left > 0 and not world.over:
        left -= len(world.look(world.actor())) > 1
        _step(futures, world, own, heard)


def _step(futures: Futures, world: State, own: SeededDice, heard: list[Event]) -> None:
    actor = world.actor()
    world.play(actor, favourite(world, actor, futures.game.heuristics, own))
    heard += _heard(world, futures.seat)


def _heard(world: State, seat: int) -> list[Event]:
    """What the seat hears that is about itself, and not only what a die shows."""
    found = []
    for event in world.events:
        facts = event.facts
        about = event.kind.beat != "round" and any(facts.get(fact) == seat for fact in (*WHO, *WHOM))
        if about and event.heard_by(seat) and not set(facts) <= THROWN | {*WHO, *WHOM}:
            found.append(event)
    return found


def _told(world: State, seat: int, names: Sequence[str], heard: Sequence[Event], after: After) -> dict[str, Fact]:
    """What was heard, as the log tells it: of each kind the first."""
    seen = world.redacted(seat)
    told: dict[str, Fact] = {}
    for event in heard:
        own = any(event.facts.get(fact) == seat for fact in WHO)
        name = event.name if own else event.name + BY_ANOTHER
        if name not in told and not event.kind.idle:
            after.kinds[name] = event.kind
            told[name] = world.game.words.line(event, seen, names).message
    return told


def have(world: State, seat: int, whose: int) -> Have:
    """What this seat, or another one, has of each quantity, as this seat sees it."""
    view = world.redacted(seat)
    return {
        quantity.name: float(quantity.value(view, whose)) for quantity in world.game.quantities if not quantity.idle
    }
