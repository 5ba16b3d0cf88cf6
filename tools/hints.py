"""Writes hints of a game to read them: positions on the way of fresh games, each with what the coach says.

tools/hints.py jamaica --hints 50 --seed 51000 > hints.txt
"""

import argparse
from collections.abc import Iterator

import roadstead
from roadstead.bots import bot
from roadstead.coach.reasons import advise, chance_words
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.state import State

NAMES = ("Anne", "Ben", "Cleo", "Dora", "Emil", "Fay")
FIRST_SEED = 51_000
OF_A_GAME = 5


def positions(name: str, hints: int, first_seed: int = FIRST_SEED) -> Iterator[tuple[State, int]]:
    """Seats with a choice, at random moments of fresh games; the first game has this seed, the next one the next."""
    game = roadstead.game(name)
    found, number = 0, 0
    while found < hints:
        seed = first_seed + number
        lots = SeededDice(seed, 1)
        players = [bot("casual" if seat % 2 else "greedy", game, seed=seed + seat) for seat in range(3)]
        state = game.new(seats=3, seed=seed)
        while not state.over:
            seat = state.actor()
            if len(state.legal(seat)) > 1 and lots.below(60, 0) < 1 and found < hints:
                found += 1
                yield state.copied(-2), seat
                if found % OF_A_GAME == 0:
                    break
            state.play(seat, players[seat].choose(state.redacted(seat), seat))
        number += 1


def told(state: State, seat: int) -> str:
    """One hint as a player reads it."""
    view = state.redacted(seat)
    names = NAMES[: int(state.seats)]
    text = state.game.words.text
    lines = [f"{names[seat]} is asked: {state.game.words.prompt(view, seat, names).words}"]
    for number, advice in enumerate(advise(state, seat, names), 1):
        lines.append(f"  {number}. {text(advice.words, names)} [{chance_words(advice)}, {advice.points}]")
        lines += [f"     {text(line, names)}" for line in advice.because]
        lines += [f"     Waste: {text(line, names)}" for line in advice.waste]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--hints", type=int, default=50)
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first game")
    asked = parser.parse_args()
    for number, (state, seat) in enumerate(positions(asked.game, asked.hints, asked.seed), 1):
        print(f"{number}. {told(state, seat)}\n", flush=True)


if __name__ == "__main__":
    main()
