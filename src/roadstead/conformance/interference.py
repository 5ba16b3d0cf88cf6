"""Non-interference: what a seat may not know changes nothing that it is given.

A game supplies its ``Secrets``: exchanges of hidden things, written from its rulebook, that make another world which a
viewer cannot tell from the real one.  Both worlds are then played on with the same public actions, and everything the
viewer is given must stay the same to the letter until the rules themselves bring the difference out.
"""

import json
import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec

from roadstead.conformance.tables import Table
from roadstead.kernel import chances
from roadstead.kernel.events import Event
from roadstead.kernel.foresight import begun, foreseen
from roadstead.kernel.state import State

Viewer = int | None


class Secrets(ABC):
    """What the rulebook says of one game's secrets, remembered along a game as the people at the table remember it."""

    def __init__(self, state: State) -> None:  # noqa: B027 - a game with nothing to remember needs none of its own
        """Begin with a game that has just been set up."""

    @abstractmethod
    def copy(self) -> "Secrets":
        """What is remembered so far, to be carried along another way."""

    @abstractmethod
    def watch(self, before: State, seat: int, action: int, after: State) -> None:
        """A decision was made: who has come to know what?"""

    @abstractmethod
    def swaps(self, state: State, viewer: Viewer, chooser: random.Random) -> Iterator[tuple[str, State]]:
        """Other worlds that look the same to the viewer, each with the name of what was exchanged."""

    def counterpart(self, state: State, twin: State, seat: int, action: int, chooser: random.Random) -> int | None:
        """What this seat does in the other world so that the table sees the same; ``None`` where it cannot."""
        return action if action in twin.legal(seat) else None

    @abstractmethod
    def out(self, state: State, twin: State, viewer: Viewer) -> bool:
        """Whether the rules have by now shown the viewer which of the two worlds this is."""


class Leak(AssertionError):
    """A viewer can tell two worlds apart that it may not."""


class Door:
    """The one door of hidden information; a test that plants a leak puts another in its place."""

    def view(self, state: State, viewer: Viewer) -> State:
        return state.redacted(viewer)

    def hears(self, event: Event, viewer: Viewer) -> bool:
        return event.heard_by(viewer)


class Eavesdropping(Door):
    """A leak to plant: one kind of event is told to everybody."""

    def __init__(self, name: str) -> None:
        self.name = name

    def hears(self, event: Event, viewer: Viewer) -> bool:
        return event.name == self.name or super().hears(event, viewer)


HONEST = Door()


def given(state: State, viewer: Viewer, table: Table, door: Door = HONEST) -> dict[str, str]:
    """Everything that the viewer is given of this state, part by part, as it would go over the wire."""
    game, names = table.game, table.names
    view = door.view(state, viewer)
    words = game.words
    parts: dict[str, object] = {
        "asked": [view.actors(), view.question(), state.actors(), state.question()],
        "scores": view.scores(),
        "waiting": repr(words.waiting(view, names)),
        "sheets": msgspec.to_builtins(words.sheets(view, names)),
        "breakdown": msgspec.to_builtins(words.breakdown(view, names)),
        "scene": [repr(piece) for piece in game.scene.pieces(view, viewer, names)],
    }
    if state.telling:
        heard = [event for event in state.events if door.hears(event, viewer)]
        parts["events"] = [(event.name, event.values) for event in heard]
        parts["log"] = [repr(words.line(event, view, names)) for event in heard]
        parts["film"] = [door.view(still, viewer).to_dict() for still in filmed(state, viewer, door)]
    if viewer is not None:
        parts["numbers"] = [encoder.row(t, viewer) for encoder in (game.encoder, game.gist) for t in (view, state)]
        parts["mask"] = [view.look(viewer), state.look(viewer)]
    if viewer in state.actors():
        menu = state.legal(viewer)
        every = range(game.actions.size)
        weigh = game.heuristics.weigh
        parts["legal"] = [menu, view.legal(viewer)]
        parts["why not"] = [repr(state.why_not(viewer, action)) for action in every]
        parts["prompt"] = repr(words.prompt(view, viewer, names))
        parts["labels"] = [repr(words.label(view, viewer, action, names)) for action in every]
        parts["preview"] = previewed(view, viewer, menu[int(view.decisions) % len(menu)], names)
        parts["weights"] = [weigh(view, viewer, action) for action in menu]
    return {part: json.dumps(value, default=int) for part, value in parts.items()}


def previewed(view: State, viewer: int, action: int, names: list[str]) -> list[object]:
    """What a choice would bring, as it is told before it is made."""
    told = [foreseen(view, viewer, [action]), begun(view, viewer, [action])]
    odds = chances.said(chances.odds(view, viewer, [action]), view, viewer, names)
    aims = view.game.aims(view, viewer, action, names)
    return [*(one and [one.view.to_dict(), str(one.events)] for one in told), msgspec.to_builtins([odds, aims])]


def filmed(state: State, viewer: Viewer, door: Door) -> list[State]:
    """The table at each moment of the last decision that this viewer hears of."""
    moments = zip(state.events, state.stills, strict=True) if state.filming else ()
    return [still for event, still in moments if door.hears(event, viewer)]


def compare(state: State, twin: State, viewer: Viewer, table: Table, door: Door, what: str) -> None:
    # The views first: what is made from them need not cope with one that has more in it than it may.
    tell_apart(
        "view", *(json.dumps(door.view(world, viewer).to_dict()) for world in (state, twin)), viewer, table, what
    )
    one, other = given(state, viewer, table, door), given(twin, viewer, table, door)
    for part in sorted(one.keys() | other.keys()):
        tell_apart(part, one.get(part), other.get(part), viewer, table, what)


def tell_apart(part: str, one: str | None, other: str | None, viewer: Viewer, table: Table, what: str) -> None:
    if one != other:
        who = "a spectator" if viewer is None else f"seat {viewer}"
        raise Leak(f"{table}: {who} can tell {what} by its {part}:\n{one}\n{other}")


def follow(
    secrets: Secrets,
    state: State,
    twin: State,
    viewer: Viewer,
    table: Table,
    *,
    chooser: random.Random,
    door: Door,
    what: str,
    decisions: int,
) -> int:
    """Play both worlds on while the table cannot tell them apart; returns how many decisions were compared."""
    secrets = secrets.copy()
    state.telling = twin.telling = True
    state.filming = twin.filming = True
    for done in range(decisions):
        step = same_step(secrets, state, twin, viewer, chooser)
        if step is None:
            return done
        seat, action, answer = step
        before = state.clone()
        state.play(seat, action)
        twin.play(seat, answer)
        secrets.watch(before, seat, action, state)
        if secrets.out(state, twin, viewer):
            return done
        compare(state, twin, viewer, table, door, what)
        if seat == viewer and state.marked != twin.marked:
            raise Leak(f"{table}: seat {viewer} can tell {what} by what it may take back")
    return decisions


def same_step(
    secrets: Secrets, state: State, twin: State, viewer: Viewer, chooser: random.Random
) -> tuple[int, int, int] | None:
    """A decision that looks the same in both worlds: the seat, and what it does in the one and in the other."""
    seats = state.actors()
    chooser.shuffle(seats)
    for seat in seats:
        menu = state.legal(seat)
        chooser.shuffle(menu)
        for action in menu:
            answer = action if seat == viewer else secrets.counterpart(state, twin, seat, action, chooser)
            if answer is not None:
                return seat, action, answer
    return None


def check(
    make: Callable[[State], Secrets],
    table: Table,
    *,
    positions: int,
    seed: int,
    door: Door = HONEST,
    decisions: int = 4,
) -> Counter[str]:
    """Try so many random positions, every viewer, one exchange each; counts what was exchanged and followed.

    Every kind of question gets its share of the positions, however seldom it is asked.
    """
    chooser = random.Random(seed)
    tried: Counter[str] = Counter()
    shares: Counter[int] = Counter()
    while tried["positions"] < positions:
        state = table.new(chooser.getrandbits(62))
        secrets = make(state)
        while not state.over and tried["positions"] < positions:
            kind = state.asked()
            if shares[kind] * len(shares) <= tried["positions"] and chooser.random() < 0.2:
                shares[kind] += 1
                try_position(secrets, state, table, chooser, door, decisions, tried)
            seat = chooser.choice(state.actors())
            action = chooser.choice(state.legal(seat))
            before = state.clone()
            state.play(seat, action)
            secrets.watch(before, seat, action, state)
    return tried


def try_position(
    secrets: Secrets,
    state: State,
    table: Table,
    chooser: random.Random,
    door: Door,
    decisions: int,
    tried: Counter[str],
) -> None:
    tried["positions"] += 1
    for viewer in table.viewers:
        found = list(secrets.swaps(state, viewer, chooser))
        if not found:
            continue
        what, twin = chooser.choice(found)
        if twin.invariants():
            raise ValueError(f"the exchange of {what} makes a world that cannot be: {twin.invariants()}")
        if twin.to_dict() == state.to_dict():
            raise ValueError(f"the exchange of {what} changes nothing")
        tried[what] += 1
        compare(state, twin, viewer, table, door, what)
        tried["decisions"] += follow(
            secrets,
            state.clone(),
            twin,
            viewer,
            table,
            chooser=chooser,
            door=door,
            what=what,
            decisions=decisions,
        )
