"""Bots that think no further than the decision in front of them."""

from roadstead.kernel.dice import SeededDice
from roadstead.kernel.game import Game
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import State


class RandomBot:
    """Any legal action, each with the same chance."""

    name = "random"

    def __init__(self, game: Game, seed: int) -> None:
        self.dice = SeededDice(seed, 1)

    def choose(self, view: State, seat: int) -> int:
        menu = view.legal(seat)
        return menu[self.dice.below(len(menu), 0)]


class GreedyBot:
    """The action that the game's heuristics like best; chance decides between equals."""

    name = "greedy"

    def __init__(self, game: Game, seed: int) -> None:
        self.dice = SeededDice(seed, 1)
        self.heuristics: Heuristics = game.part("heuristics").HEURISTICS

    def choose(self, view: State, seat: int) -> int:
        menu = view.legal(seat)
        weights = list(self.heuristics.weights(view, seat, menu))
        best = max(weights)
        finest = [action for action, weight in zip(menu, weights, strict=True) if weight == best]
        return finest[self.dice.below(len(finest), 0)]


class CasualBot(GreedyBot):
    """Greedy on most days: now and then it plays its second or third thought."""

    name = "casual"

    def choose(self, view: State, seat: int) -> int:
        menu = view.legal(seat)
        if len(menu) == 1 or self.dice.below(100, 0) >= 30:
            return super().choose(view, seat)
        weights = self.heuristics.weights(view, seat, menu)
        ranked = [menu[place] for place in sorted(range(len(menu)), key=lambda place: -weights[place])]
        return ranked[1 + self.dice.below(min(2, len(ranked) - 1), 0)]
