"""OpenSpiel: a game with explicit chance nodes.

A decision is tried with scripted dice.  Where these run out, the state is a chance node with one outcome for each side
of the die.  The decision is then tried again with one outcome more.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

from roadstead.envs.views import Table
from roadstead.kernel.dice import Dice, ScriptedDice
from roadstead.kernel.errors import IllegalAction, NeedsOutcome
from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.state import SPECTATOR, State

MOST_OUTCOMES = 1024
LONGEST_GAME = 100_000
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

_registered: set[str] = set()


def load(name: str, seats: int | None = None, options: Mapping[str, OptionValue] | None = None) -> Any:
    """The game as OpenSpiel loads it: ``python_roadstead_jamaica(seats=4)``."""
    table = Table(name, seats, options)
    register(table.game)
    return pyspiel.load_game(short_name(table.game), {"seats": table.seats, **_unusual(table)})


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
            **{option: _written(value) for option, value in game.checked_options({}).items()},
        },
    )

    class SpielGame(pyspiel.Game):  # type: ignore[misc]
        """One of our games as an OpenSpiel game."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = dict(params or {})
            seats = _seats(game, given)
            options = {option: _read(value) for option, value in given.items() if option not in ("seats", "players")}
            self.table = Table(game.name, seats, options)
            info = pyspiel.GameInfo(
                num_distinct_actions=self.table.size,
                max_chance_outcomes=MOST_OUTCOMES,
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0 if game.always_won else None,
                max_game_length=LONGEST_GAME,
            )
            super().__init__(kind, info, {"seats": seats, **_unusual(self.table)})

        def __reduce__(self) -> tuple[Any, ...]:
            return load, (self.table.game.name, self.table.seats, self.table.options)

        def new_initial_state(self) -> Any:
            return SpielState(self, self.table)

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
        return _held_again, (self.table.game.name, self.table.seats, self.table.options, *states, self.move)

    def attempt(self, outcomes: list[int]) -> State:
        """The set-up, or the decision under way, with these outcomes; raises ``NeedsOutcome`` when they run out."""
        dice = ScriptedDice(outcomes)
        if self.before is None:
            return self.table.game.new(self.table.seats, options=self.table.options, dice=dice)
        after = self.before.clone()
        after.dice = dice
        after.apply(*self.move)
        return after


def _held_again(
    name: str,
    seats: int,
    options: dict[str, OptionValue],
    now: dict[str, object] | None,
    before: dict[str, object] | None,
    move: tuple[int, int],
) -> Held:
    table = Table(name, seats, options)
    states = [None if stored is None else table.game.restore(stored) for stored in (now, before)]
    return Held(table, states[0], states[1], move)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table at a decision, or at a chance node on the way to the next one.

    At a chance node ``sides`` and ``stream`` tell which die is to be cast: ``roll`` casts it with dice that have a
    seed.
    """

    def __init__(self, game: Any, table: Table) -> None:
        super().__init__(game)
        self.held = Held(table)
        self.outcomes: list[int] = []
        self.sides = 0
        self.stream = 0
        self._try()

    def _try(self) -> None:
        held = self.held
        try:
            self.held = Held(held.table, held.attempt(self.outcomes))
            self.outcomes = []
            self.sides = 0
        except NeedsOutcome as needed:
            self.sides = needed.sides
            self.stream = needed.stream

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
        if self.sides:
            return CHANCE
        return TERMINAL if self.state.over else int(self.state.actor())

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in self.state.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self.sides) for outcome in range(self.sides)]

    def _apply_action(self, action: int) -> None:
        if self.sides:
            self.outcomes.append(int(action))
        else:
            before = self.state
            seat = before.actor()
            refusal = before.why_not(seat, action)
            if refusal is not None:
                raise IllegalAction(refusal)
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
        return not self.sides and bool(self.state.over)

    def returns(self) -> list[float]:
        return self.state.result() if self.is_terminal() else [0.0] * self.table.seats

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
        return other


def observer(table: Table, kind: Any = None, params: Any = None) -> "SpielObserver | TextObserver":
    """The observer that OpenSpiel asks for; what our views do not tell apart is refused."""
    if params:
        raise ValueError(f"there is nothing to set about an observer, so not {params}")
    if kind is None:
        return SpielObserver(table)
    asked = (kind.public_info, kind.private_info)
    if asked == (True, pyspiel.PrivateInfoType.SINGLE_PLAYER):
        return SpielObserver(table)
    if asked == (True, pyspiel.PrivateInfoType.NONE):
        return TextObserver(lambda state, player: state.held.text(SPECTATOR))
    if asked == (False, pyspiel.PrivateInfoType.SINGLE_PLAYER):
        return TextObserver(lambda state, player: state.held.secrets(player))
    raise ValueError(
        f"there is no observer of public_info={kind.public_info} and private_info={kind.private_info.name}"
    )


class SpielObserver:
    """The game's own encoding as a tensor, and its redacted state as a string."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(table.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.now is not None:
            self.tensor[:] = state.table.observation(state.now, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.held.text(player)


class TextObserver:
    """What everybody knows, or what only this player knows, as a string.

    There is no tensor for it: the games' encoders write all that a seat sees.
    """

    tensor = None

    def __init__(self, told: Callable[[SpielState, int], str]) -> None:
        self.told = told
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        raise ValueError("this is told as a string only; a seat's whole view has a tensor")

    def string_from(self, state: SpielState, player: int) -> str:
        return self.told(state, player)
