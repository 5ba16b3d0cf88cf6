"""Information-set Monte-Carlo tree search for any of the games.

Each iteration imagines a whole world from what the seat sees, walks down the tree with everyone choosing for
themselves, plays on for a while as the heuristics would, and lets every decision on the way learn how it went.
"""

import math
import time
from typing import Final

from mypy_extensions import i64

from roadstead.bots.tree import Breath, Node
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import State

WINNING: Final = 0.6  # how much of a finished game's value is the win, the rest being the margin
STEEP: Final = 3.0  # a lead of a game's whole scale is worth 0.95
SLIPS: Final[i64] = 150  # how often in a thousand an imagined player does just anything
MOST_NODES: Final[i64] = 150_000  # a tree of so many stops growing and is only learned in: memory has an end


class Search:
    """One seat's thinking; the tree is kept from one decision to the next where that helps."""

    heuristics: Heuristics
    breath: Breath
    chance: SeededDice
    uniform: bool
    slip: i64  # how often in a thousand an imagined player does just anything
    grown: i64  # nodes in the tree, and a few that were cut off with the moves not made
    simulated: i64  # decisions played in imagined worlds, for benchmarks
    root: Node
    path_nodes: list[Node]
    path_places: list[i64]
    path_seats: list[i64]

    def __init__(self, heuristics: Heuristics, seed: i64, breath: Breath, uniform: bool = False) -> None:
        self.heuristics = heuristics
        self.breath = breath
        self.chance = SeededDice(seed, 2)
        self.uniform = uniform
        self.simulated = 0
        self.slip = SLIPS
        self.grown = 0
        self.root = Node()
        self.path_nodes = []
        self.path_places = []
        self.path_seats = []

    def think(self, view: State, seat: i64, iterations: i64, seconds: float) -> i64:
        """Search until the iterations or the seconds (where above 0) are used up; returns the iterations made."""
        start = time.perf_counter()
        last_breath = start
        made: i64 = 0
        while iterations <= 0 or made < iterations:
            world = view.imagined(self.chance.below(0x7FFFFFFF, 0))
            self.iterate(world, seat)
            made += 1
            now = time.perf_counter()
            if now - last_breath > 0.004:
                self.breath.take()
                last_breath = now
            if seconds > 0.0 and now - start >= seconds:
                break
        return made

    def iterate(self, t: State, me: i64) -> None:
        self.path_nodes = []
        self.path_places = []
        self.path_seats = []
        node = self.root
        while not t.over:
            seat = me if t.asks(me) else t.actor()
            question = t.question()
            fresh = self.step(node, t, seat)
            action = node.actions[self.path_places[len(self.path_places) - 1]]
            while not t.over and t.question() == question:
                partner = t.actor()
                self.step(node.partner(partner), t, partner)
            if fresh or (self.grown >= MOST_NODES and not node.has_child(action)):
                break
            node = node.child(action)
        self.play_on(t)
        self.reward(t)

    def step(self, node: Node, t: State, seat: i64) -> bool:
        """Choose at a node and do it; tells whether the action is tried for the first time."""
        menu = t.look(seat)
        if len(menu) > 1:
            self.simulated += 1
        if len(node.actions) == 0:
            self.grown += 1
        node.admit(menu, t, seat, self.heuristics)
        place = node.select(menu)
        self.path_nodes.append(node)
        self.path_places.append(place)
        self.path_seats.append(seat)
        t.apply(seat, node.actions[place])
        return node.tried[place] == 0

    def play_on(self, t: State) -> None:
        """A few more decisions as the heuristics would make them, or to the end at random."""
        left = self.heuristics.horizon
        while not t.over and (left > 0 or self.uniform):
            seat = t.actor()
            menu = t.look(seat)
            count: i64 = len(menu)
            if count > 1:
                self.simulated += 1
                left -= 1
            if self.uniform:
                t.apply(seat, menu[self.chance.below(count, 1)])
            elif count == 1:
                t.apply(seat, menu[0])
            elif self.chance.below(1000, 1) < self.slip:
                t.apply(seat, menu[self.chance.below(count, 1)])
            else:
                t.apply(seat, self.favourite(t, seat, menu))

    def favourite(self, t: State, seat: i64, menu: list[i64]) -> i64:
        best: i64 = menu[0]
        finest = -1e300
        for action in menu:
            weight = self.heuristics.weigh(t, seat, action)
            if weight > finest:
                finest = weight
                best = action
        return best

    def reward(self, t: State) -> None:
        """Everyone's share: the win and the margin when the game is over, else how the seats stand."""
        standing: list[float] = []
        shares: list[float] = []
        if t.over:
            shares = t.result()
            for points in t.scores():
                standing.append(float(points))
        else:
            for seat in range(t.seats):
                standing.append(self.heuristics.outlook(t, seat))
        rewards: list[float] = []
        for seat in range(t.seats):
            rival = -1e300
            for other in range(t.seats):
                if other != seat and standing[other] > rival:
                    rival = standing[other]
            lead = (standing[seat] - rival) / self.heuristics.scale
            value = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, STEEP * lead))))
            if t.over:
                value = WINNING * shares[seat] + (1.0 - WINNING) * value
            rewards.append(value)
        for i in range(len(self.path_nodes)):
            self.path_nodes[i].learn(self.path_places[i], rewards[self.path_seats[i]])

    def forget(self) -> None:
        self.root = Node()
        self.grown = 0

    def follow(self, action: i64) -> None:
        """Keep what was learned below an action, for the seat's next small decision."""
        self.root = self.root.child(action)
