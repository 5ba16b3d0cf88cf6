"""A small policy learns Jamaica by watching greedy bots, and gets better against random as it does.

    python examples/train_jamaica.py            # about two minutes on one core

One layer of numpy: scores = observation @ weights, illegal actions masked out.  Each lesson is a fresh batch of games.
"""

import numpy as np

import roadstead
from roadstead.bots import bot

SEATS, LESSONS, GAMES_A_LESSON, TEST_GAMES, RATE = 2, 8, 60, 200, 0.3

game = roadstead.game("jamaica")
encoder = game.part("encode").ENCODER


def lesson(first_seed):
    """Greedy's decisions over some games: what was seen, what was legal, what was done."""
    seen, legal, done = [], [], []
    for seed in range(first_seed, first_seed + GAMES_A_LESSON):
        players = [bot("greedy", game, seed=2 * seed + seat) for seat in range(SEATS)]
        state = game.new(SEATS, seed=seed)
        while not state.over:
            seat = state.actor()
            menu = state.legal(seat)
            action = players[seat].choose(state.redacted(seat), seat)
            if len(menu) > 1:
                mask = np.full(game.actions.size, -1e9)
                mask[menu] = 0.0
                seen.append(encoder.row(state, seat))
                legal.append(mask)
                done.append(action)
            state.play(seat, action)
    return np.array(seen), np.array(legal), np.array(done)


def study(weights, seen, legal, done, epochs=4, size=64):
    """Gradient steps towards what the teacher did."""
    order = np.random.default_rng(len(done))
    for _ in range(epochs):
        for part in np.array_split(order.permutation(len(done)), max(1, len(done) // size)):
            scores = seen[part] @ weights + legal[part]
            chances = np.exp(scores - scores.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            chances[np.arange(len(part)), done[part]] -= 1.0
            weights -= RATE * seen[part].T @ chances / len(part)


def wins_against_random(weights):
    """The share of games the policy wins against a random bot, seats alternating."""
    won = 0.0
    for seed in range(10_000, 10_000 + TEST_GAMES):
        mine = seed % SEATS
        other = bot("random", game, seed=seed)
        state = game.new(SEATS, seed=seed)
        while not state.over:
            seat = state.actor()
            if seat == mine:
                menu = state.legal(seat)
                scores = np.array(encoder.row(state, seat)) @ weights
                state.play(seat, menu[int(np.argmax(scores[menu]))])
            else:
                state.play(seat, other.choose(state.redacted(seat), seat))
        won += state.result()[mine]
    return won / TEST_GAMES


if __name__ == "__main__":
    weights = np.zeros((encoder.width(SEATS), game.actions.size))
    print(f"before any lesson: wins {100 * wins_against_random(weights):.0f} % against random")
    for number in range(1, LESSONS + 1):
        study(weights, *lesson(number * GAMES_A_LESSON))
        print(f"after lesson {number}: wins {100 * wins_against_random(weights):.0f} % against random", flush=True)
