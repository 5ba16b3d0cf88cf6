"""`roadstead practice`: find the best choice in positions where a greedy player misses it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from roadstead.cli.choices import GameName, Whole, chosen_game
from roadstead.cli.faults import BadInput, shortened

if TYPE_CHECKING:
    from roadstead.cli.show import Screen
    from roadstead.coach.practice import Exercise
    from roadstead.kernel.game import Game
    from roadstead.kernel.state import State

COMMANDS = "Type the number of a choice or its text; `answer` shows it, `next` goes on, `quit` leaves."


def practice(game: GameName, /, *, start: Annotated[Whole, Parameter(name="--from")] = 1) -> int:
    """Find the best choice in positions from played games; then see what each of the best is worth, and why.

    Parameters
    ----------
    start
        The number of the position to begin with.
    """
    from rich.console import Console

    from roadstead.cli.show import Screen
    from roadstead.coach.practice import practice as practice_of
    from roadstead.coach.practice import seat_names

    chosen = chosen_game(game)
    exercises = practice_of(chosen).exercises
    if not exercises:
        raise BadInput(f"{chosen.title} has no positions to practise on under today's rules")
    if not 1 <= start <= len(exercises):
        raise BadInput(f"--from takes 1 to {len(exercises)}, not {start}")
    console = Console(highlight=False)
    found = tried = 0
    try:
        for number, exercise in enumerate(exercises[start - 1 :], start):
            view = exercise.view(chosen)
            names = seat_names(view)
            screen = Screen(console, names)
            screen.heading(f"Position {number} of {len(exercises)}: you are {names[exercise.seat]}")
            done = _solve(screen, chosen, exercise, view, names)
            if done is not None:
                tried += 1
                found += done
    except (EOFError, KeyboardInterrupt, _LeavesError):
        console.print()
    console.print(f"{found} of {tried} found." if tried else "Nothing was answered.")
    return 0


class _LeavesError(Exception):
    """The player has had enough."""


def _solve(screen: Screen, game: Game, exercise: Exercise, view: State, names: list[str]) -> bool | None:
    """Whether the best choice was found at once; ``None`` where nothing was chosen."""
    seat, words = exercise.seat, game.words
    menu = [int(action) for action in view.legal(seat)]
    screen.sheets(words.read(words.sheets(view, names), names))
    asked = words.prompt(view, seat, names)
    screen.console.print()
    screen.say(asked.words, asked.rule, "bold")
    screen.choices([(game.actions.text(action), words.label(view, seat, action, names)) for action in menu])
    screen.say(COMMANDS, style="dim")
    while True:
        answer = _read()
        if answer in ("quit", "exit", "q"):
            raise _LeavesError
        if answer == "next":
            return None
        if answer == "answer":
            _tell(screen, game, exercise, view, names, "")
            return None
        action = _action(screen, game, view, seat, menu, answer)
        if action is not None:
            _tell(screen, game, exercise, view, names, game.actions.text(action))
            return game.actions.text(action) == exercise.best.do


def _read() -> str:
    from roadstead.cli.asking import ask

    answer = " ".join(ask("> ").split())
    if not sys.stdin.isatty():
        print(answer)
    return answer


def _action(screen: Screen, game: Game, view: State, seat: int, menu: list[int], answer: str) -> int | None:
    """The choice that was typed; what cannot be chosen is told why."""
    if answer.isdigit() and 1 <= int(answer) <= len(menu):
        return menu[int(answer) - 1]
    try:
        action = int(game.actions.parse(answer))
    except ValueError as error:
        screen.say(shortened(str(error)), style="red")
        return None
    refusal = view.why_not(seat, action)
    if refusal is None:
        return action
    screen.say(refusal.words, refusal.rule, "red")
    return None


def _tell(screen: Screen, game: Game, exercise: Exercise, view: State, names: list[str], made: str) -> None:
    """Whether it is the best, what each of the best is worth, and why."""
    from roadstead.coach.practice import TOLD

    def called(do: str) -> str:
        return game.words.label(view, exercise.seat, game.actions.parse(do), names).words

    screen.console.print()
    if made:
        found = made == exercise.best.do
        screen.say(
            "Yes: that is the best choice." if found else "Not the best choice.", style="green" if found else "red"
        )
        mine = exercise.worth(made)
        if mine is not None and not found:
            behind = f"{100 * mine.behind:.1f} in a hundred fewer (± {100 * mine.behind_error:.1f})"
            screen.say(f"Yours wins {100 * mine.chance:.0f} % of the time: {behind}.")
    for place, one in enumerate(exercise.tried[:TOLD], 1):
        greedy = " (what a greedy player does)" if one.do in exercise.usual else ""
        screen.say(f"{place}. `{one.do}`: {called(one.do)}{greedy}", style="bold")
        reasons = " ".join(game.words.text(each, names) for each in one.because)
        screen.say(f"   {100 * one.chance:.0f} % to win (± {100 * one.error:.0f}). {reasons}")
        for wasted in one.waste:
            screen.say(f"   Waste: {game.words.text(wasted, names)}", style="red")
