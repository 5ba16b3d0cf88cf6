"""OpenSpiel: a game with explicit chance nodes.

A decision is tried with scripted dice.  Where these run out, the state is a chance node with one outcome for each side
of the die.  The decision is then tried again with one outcome more.
"""

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec
import pyspiel

from roadstead.envs.spiel_observers import observer
from roadstead.envs.views import Table
from roadstead.kernel.dice import Dice, ScriptedDice
from roadstead.kernel.errors import IllegalAction, NeedsOutcome, Refusal
from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.state import ALL_SEEING, SPECTATOR, State

MOST_OUTCOMES = 1024
LONGEST_GAME = 100_000
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

_registered: set[str] = set()


def load(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    recall: bool = False,
) -> Any:
    """The game as OpenSpiel loads it: ``python_roadstead_jamaica(seats=4)``.

    With ``recall`` an information state also tells what its player saw and did before: CFR and exact best responses need
    that.
    """
    table = Table(game, seats, options)
    register(table.game)
    return pyspiel.load_game(short_name(table.game), {"seats": table.seats, **_remembering(recall), **_unusual(table)})


def _remembering(recall: bool) -> dict[str, OptionValue]:
    return {"recall": True} if recall else {}


def short_name(game: Game) -> str:
    return f"python_roadstead_{game.name}"


def _unusual(table: Table) -> dict[str, OptionValue]:
    """The options that are not the default, as they stand in the name of a game."""
    usual = table.game.checked_options({})
    return {option: _written(value) for option, value in table.options.items() if value != usual[option]}


def _written(value: OptionValue) -> OptionValue:
    """OpenSpiel takes a text such as 13-18 for a number, so an underscore is put before it."""
    return f"_{value}" if isinstance(value, str) and not value[0].isalpha() else value


def _read(value: OptionValue) -> OptionValue:
    return value.removeprefix("_") if isinstance(value, str) else value


def _seats(game: Game, given: dict[str, Any]) -> int:
    """How many sit at the table: ``seats``, or ``players`` as OpenSpiel's own games call them."""
    said = {int(given.pop(name)) for name in ("seats", "players") if given.get(name)}
    if len(said) > 1:
        raise ValueError("seats and players are the same thing: give one of them")
    return game.checked_seats(said.pop()) if said else game.seats[0]


def register(game: Game) -> None:
    """Let ``pyspiel.load_game`` know the game, once."""
    if short_name(game) in _registered:
        return
    _registered.add(short_name(game))
    kind = pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Roadstead {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM if game.always_won else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": 0,
            "players": 0,
            "recall": False,
            **{option: _written(value) for option, value in game.checked_options({}).items()},
        },
    )

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """One of our games as an OpenSpiel game."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = dict(params or {})
            seats = _seats(game, given)
            self.recall = bool(given.pop("recall", False))
            options = {option: _read(value) for option, value in given.items() if option not in ("seats", "players")}
            self.table = Table(game, seats, options)
            self._first = _first(self.table)
            info = pyspiel.GameInfo(
                num_distinct_actions=self.table.size,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0 if game.always_won else None,
                max_game_length=LONGEST_GAME,
            )
            super().__init__(kind, info, {"seats": seats, **_remembering(self.recall), **_unusual(self.table)})

        def __reduce__(self) -> tuple[Any, ...]:
            return load, (self.table.game, self.table.seats, self.table.options, self.recall)

        def get_type(self) -> Any:
            return kind  # OpenSpiel's own would copy it for every call

        def new_initial_state(self) -> Any:
            return SpielState(self, *self._first)

        def sampler(self, seed: int = 0) -> "Sampler":
            """Chance for ``rl_environment.Environment(game, chance_event_sampler=game.sampler(7))``."""
            return Sampler(self.table, seed)

        def dice(self, seed: int) -> Dice:
            """The dice of this seed, for the states' ``roll``."""
            return self.table.game.seeded(seed)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            return observer(self.table, iig_obs_type, params)

    pyspiel.register_game(kind, SpielGame)


class Held:
    """Something that is never changed, so that copies of a state may share it."""

    def __init__(
        self, table: Table, now: State | None = None, before: State | None = None, move: tuple[int, int] = (0, 0)
    ):
        self.table = table
        self.now = now
        self.before = before
        self.move = move
        self._texts: dict[int | None, str] = {}

    def text(self, player: int | None) -> str:
        """The table as this player sees it (``None``: all of it); during a decision, as it was before."""
        if player not in self._texts:
            state = self.before if self.now is None else self.now
            if state is None:
                return "set-up"
            seen = state if player is None else state.redacted(None if player == SPECTATOR else player)
            self._texts[player] = msgspec.json.encode(seen.to_dict()).decode()
        return self._texts[player]

    def secrets(self, player: int) -> str:
        """What this player knows and a spectator does not; ``{}`` when there is nothing."""
        if self.now is None and self.before is None:
            return "{}"
        own, open_to_all = (msgspec.json.decode(self.text(viewer)) for viewer in (player, SPECTATOR))
        only = {name: own[name] for name in own if own[name] != open_to_all[name] and name != "viewer"}
        return msgspec.json.encode(only).decode()

    def __deepcopy__(self, memo: object) -> "Held":
        return self

    def __reduce__(self) -> tuple[Callable[..., "Held"], tuple[Any, ...]]:
        states = [None if state is None else state.to_dict() for state in (self.now, self.before)]
        return _held_again, (self.table.game, self.table.seats, self.table.options, *states, self.move)

    def attempt(self, outcomes: list[int]) -> State:
        """The set-up, or the decision under way, with these outcomes; raises ``NeedsOutcome`` when they run out."""
        dice = ScriptedDice(outcomes)
        if self.before is None:
            return self.table.game.new(self.table.seats, options=self.table.options, dice=dice)
        after = self.before.copied(ALL_SEEING)
        after.dice = dice
        after.apply(*self.move)
        return after


def _first(table: Table) -> tuple[Held, int, int]:
    """How every game begins: the set-up, and the sides and stream of its first die; no sides where it needs none."""
    held = Held(table)
    try:
        return Held(table, held.attempt([])), 0, 0
    except NeedsOutcome as needed:
        return held, needed.sides, needed.stream


def _held_again(
    game: Game,
    seats: int,
    options: dict[str, OptionValue],
    now: dict[str, object] | None,
    before: dict[str, object] | None,
    move: tuple[int, int],
) -> Held:
    table = Table(game, seats, options)
    states = [None if stored is None else table.game.restore(stored) for stored in (now, before)]
    return Held(table, states[0], states[1], move)


@cache
def _evenly(sides: int) -> list[tuple[int, float]]:
    return [(outcome, 1.0 / sides) for outcome in range(sides)]


def _player(state: State) -> int:
    return TERMINAL if state.over else int(state.actor())


def _given(player: int | None) -> tuple[int, ...]:
    return () if player is None else (player,)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table at a decision, or at a chance node on the way to the next one.

    At a chance node ``sides`` and ``stream`` tell which die is to be cast: ``roll`` casts it with dice that have a
    seed.
    """

    def __init__(self, game: Any, held: "Held", sides: int, stream: int) -> None:
        super().__init__(game)
        self.held = held
        self.outcomes: list[int] = []
        self.sides = sides
        self.stream = stream
        self.player = CHANCE if sides else _player(self.state)
        self.past = ("",) * held.table.seats if game.recall else ()  # of each seat all that it has seen and done

    def _try(self) -> None:
        """Carry out what is under way with the outcomes there are, as far as they go."""
        held = self.held
        try:
            after = held.attempt(self.outcomes)
        except NeedsOutcome as needed:
            self.sides = needed.sides
            self.stream = needed.stream
            self.player = CHANCE
        else:
            self.held = Held(held.table, after)
            self.outcomes = []
            self.sides = 0
            self.player = _player(after)

    @property
    def table(self) -> Table:
        return self.held.table

    @property
    def now(self) -> State | None:
        """The table now; during a decision, as it was before."""
        return self.held.before if self.held.now is None else self.held.now

    @property
    def state(self) -> State:
        assert self.held.now is not None
        return self.held.now

    def current_player(self) -> int:
        return self.player

    def is_chance_node(self) -> bool:
        return self.player == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return self.state.legal(player)

    # OpenSpiel has these too, for games in any language: they ask a Python game many times over for one answer, and build
    # its initial state for each tensor.

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.player < 0:
            return super().legal_actions(*_given(player))  # type: ignore[no-any-return]
        return self.state.legal(self.player) if player is None or player == self.player else []

    def information_state_string(self, player: int | None = None) -> str:
        if not self.past:
            return super().information_state_string(*_given(player))  # type: ignore[no-any-return]
        return self.remembered(self.player if player is None else player)

    def remembered(self, player: int) -> str:
        """What a player sees, and a fingerprint of what it saw and did before."""
        return f"{self.past[player]} {self.held.text(player)}"

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        numbers = self._tensor(player)
        return super().information_state_tensor(*_given(player)) if numbers is None else numbers

    def observation_tensor(self, player: int | None = None) -> list[float]:
        numbers = self._tensor(player)
        return super().observation_tensor(*_given(player)) if numbers is None else numbers

    def _tensor(self, player: int | None) -> list[float] | None:
        """What a player sees; nothing for one who is not there, of whom OpenSpiel says what it thinks."""
        held = self.held
        table = held.table
        if player is None or not 0 <= player < table.seats:
            return None
        now = held.before if held.now is None else held.now
        return [0.0] * table.width if now is None else table.listed(now, player)

    def rewards(self) -> list[float]:
        return self.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(_evenly(self.sides))

    def _apply_action(self, action: int) -> None:
        if self.sides:
            self.outcomes.append(int(action))
        else:
            before = self.state
            seat = before.actor()
            if action not in before.look(seat):
                raise IllegalAction(before.why_not(seat, action) or Refusal("", "That is not legal."))
            if self.past:
                known = f"{self.remembered(seat)} {action}"
                now = blake2b(known.encode(), digest_size=12).hexdigest()
                self.past = (*self.past[:seat], now, *self.past[seat + 1 :])
            self.held = Held(self.table, before=before, move=(int(seat), int(action)))
        self._try()

    def roll(self, dice: Dice) -> None:
        """Let dice decide at a chance node.  With ``game.dice(7)`` they fall as in any other game with seed 7."""
        if not self.sides:
            raise ValueError("nothing is rolled for here: a seat is to decide")
        self.apply_action(int(dice.below(self.sides, self.stream)))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == CHANCE else self.table.game.actions.text(action)

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def returns(self) -> list[float]:
        return self.state.result() if self.player == TERMINAL else [0.0] * self.held.table.seats

    def __str__(self) -> str:
        where = f"chance of {self.sides}" if self.sides else ""
        return f"{self.held.text(None)} {where} {self.outcomes}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from the present one."""
        other: SpielState = self.get_game().new_initial_state()
        view = self.state.redacted(player)
        other.held = Held(self.table, view.imagined(int(sampler() * (2**31 - 1))))
        other.outcomes = []
        other.sides = 0
        other.player = _player(other.state)
        return other


class Sampler:
    """Chance for OpenSpiel's learning environment: its first episode has the dice of the seed, the next those of the next.

    It is quicker than the one that comes with the environment, and deals what the same seed deals elsewhere.
    """

    def __init__(self, table: Table, seed: int = 0) -> None:
        self.table = table
        self.seed(seed)

    def seed(self, seed: int | None = None) -> None:
        self.next_seed = 0 if seed is None else seed
        self.dice: Dice = self.table.game.seeded(self.next_seed)

    def __call__(self, state: SpielState) -> int:
        if state.now is None and not state.outcomes:  # a new episode
            self.dice = self.table.game.seeded(self.next_seed)
            self.next_seed += 1
        return int(self.dice.below(state.sides, state.stream))
