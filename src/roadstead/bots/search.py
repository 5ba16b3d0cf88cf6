"""Information-set Monte-Carlo tree search for any of the games.

Each iteration imagines a whole world from what the seat sees.  It walks down the tree, where every seat chooses for
itself.  It plays on for a while as the heuristics would.  Then every decision on the way learns how it went.
"""

import time
from typing import Final

from mypy_extensions import i64

from roadstead.bots.race import Race
from roadstead.bots.tree import Breath, Node
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.judging import STEEP, Judgement, shares
from roadstead.kernel.state import State

WINNING: Final = 0.6  # the part of a finished game's value that is the win; the rest is the margin
SLIPS: Final[i64] = 150  # how often in a thousand decisions an imagined player acts at random
# Worlds for each action.  Where the budget has too few for all, only the actions that the heuristics like best are tried.
WORLDS_EACH: Final[i64] = 6
CURIOSITY: Final = 1.4
MOST_NODES: Final[i64] = 150_000  # a tree with so many nodes stops growing, to save memory; it still learns


class Search:
    """The search of one seat.  The tree is kept from one decision to the next where that helps."""

    heuristics: Heuristics
    judgement: Judgement  # how positions are judged where an imagined game breaks off
    breath: Breath
    chance: SeededDice
    slips: SeededDice  # the imagined players' own dice, the same for every action in one world
    uniform: bool
    slip: i64  # how often in a thousand decisions an imagined player acts at random
    grown: i64  # nodes in the tree, and a few that belonged to moves not made
    simulated: i64  # decisions played in imagined worlds, for benchmarks
    root: Node
    best: i64  # the action that thinking found
    followed: i64  # the action done since, -1 for none
    path_nodes: list[Node]
    path_places: list[i64]
    path_seats: list[i64]

    def __init__(self, heuristics: Heuristics, seed: i64, breath: Breath, uniform: bool = False) -> None:
        self.heuristics = heuristics
        self.judgement = Judgement(heuristics)
        self.breath = breath
        self.chance = SeededDice(seed, 1)
        self.slips = SeededDice(seed, 1)
        self.uniform = uniform
        self.simulated = 0
        self.slip = SLIPS
        self.grown = 0
        self.root = Node()
        self.best = -1
        self.followed = -1
        self.path_nodes = []
        self.path_places = []
        self.path_seats = []

    def think(self, view: State, seat: i64, iterations: i64, seconds: float) -> i64:
        """Let the actions race for so many iterations and so many seconds, where these are above 0, or until one is left.

        Returns the iterations made; ``best`` is the action to take."""
        start = time.perf_counter()
        last_breath = start
        made: i64 = 0
        menu = view.look(seat)
        spots = self.root.admit(menu, view, seat, self.heuristics)
        most = max(2, iterations // WORLDS_EACH) if iterations > 0 else len(menu)
        race = Race(self.root.liked(spots, most), self.heuristics.trust)
        while len(race.runners) > 1:
            seed = self.chance.below(0x7FFFFFFF, 0)
            rewards: list[float] = []
            for runner in race.runners:
                self.slips = SeededDice(seed, 1)
                rewards.append(self.iterate(view.imagined(seed), seat, runner.place))
                made += 1
                now = time.perf_counter()
                if now - last_breath > 0.004:
                    self.breath.take()
                    last_breath = now
                spent = float(made) / float(iterations) if iterations > 0 else 0.0
                if seconds > 0.0:
                    spent = max(spent, (now - start) / seconds)
                if spent >= 1.0:
                    break
            if len(rewards) == len(race.runners):
                for i in range(len(rewards)):
                    race.runners[i].note(rewards[i])
                race.judge(spent)
            if spent >= 1.0:
                break
        self.best = self.root.actions[race.choice().place]
        return made

    def iterate(self, t: State, me: i64, first: i64) -> float:
        """Play one imagined world, beginning with the action at place ``first``; returns how it went for ``me``."""
        self.path_nodes = []
        self.path_places = []
        self.path_seats = []
        node = self.root
        place = first
        while not t.over:
            seat = me if t.asks(me) else t.actor()
            question = t.question()
            fresh = self.step(node, t, seat, place)
            action = node.actions[self.path_places[len(self.path_places) - 1]]
            place = -1
            while not t.over and t.question() == question:
                partner = t.actor()
                self.step(node.partner(partner), t, partner, -1)
            if t.over or fresh:
                break
            what = sign(action, me if t.asks(me) else t.actor(), t.asked())
            if self.grown >= MOST_NODES and not node.has_child(what):
                break
            node = node.child(what)
        self.play_on(t)
        return self.reward(t, me)

    def step(self, node: Node, t: State, seat: i64, place: i64) -> bool:
        """Play the action at a place of the node, or with -1 choose one; returns whether it is new in the tree."""
        menu = t.look(seat)
        if len(menu) > 1:
            self.simulated += 1
        if len(node.actions) == 0:
            self.grown += 1
        spots = node.admit(menu, t, seat, self.heuristics)
        if place < 0:
            place = node.select(spots, CURIOSITY)
        self.path_nodes.append(node)
        self.path_places.append(place)
        self.path_seats.append(seat)
        t.apply(seat, node.actions[place])
        return node.tried[place] == 0

    def play_on(self, t: State) -> None:
        """Play a few more decisions as the heuristics would, or to the end at random."""
        left = self.judgement.horizon
        while not t.over and (left > 0 or self.uniform):
            seat = t.actor()
            menu = t.look(seat)
            count: i64 = len(menu)
            if count > 1:
                self.simulated += 1
                left -= 1
            if self.uniform:
                t.apply(seat, menu[self.slips.below(count, 0)])
            elif count == 1:
                t.apply(seat, menu[0])
            elif self.slips.below(1000, 0) < self.slip:
                t.apply(seat, menu[self.slips.below(count, 0)])
            else:
                t.apply(seat, self.favourite(t, seat, menu))

    def favourite(self, t: State, seat: i64, menu: list[i64]) -> i64:
        weights = self.heuristics.weights(t, seat, menu)
        best: i64 = 0
        for place in range(1, len(menu)):
            if weights[place] > weights[best]:
                best = place
        return menu[best]

    def reward(self, t: State, me: i64) -> float:
        """Every decision learns its seat's share: of win and margin at the end of the game, else by how the seats stand.

        Returns ``me``'s.
        """
        rewards = self.chances(self.judgement.standing(t))
        if t.over:
            won = t.result()
            for seat in range(t.seats):
                rewards[seat] = WINNING * won[seat] + (1.0 - WINNING) * rewards[seat]
        for i in range(len(self.path_nodes)):
            self.path_nodes[i].learn(self.path_places[i], rewards[self.path_seats[i]])
        return rewards[me]

    def chances(self, standing: list[float]) -> list[float]:
        """Each seat's share of the win, by how all of them stand.  To overtake any rival is worth something."""
        return shares(standing, self.heuristics.scale / STEEP)

    def forget(self) -> None:
        self.root = Node()
        self.grown = 0
        self.followed = -1

    def follow(self, action: i64) -> None:
        """Keep what was learned below an action, for the seat's next small decision."""
        self.followed = action

    def arrive(self, view: State, seat: i64) -> None:
        """Make the decision now asked the root, if it follows from the action done."""
        if self.followed >= 0:
            self.root = self.root.child(sign(self.followed, seat, view.asked()))
            self.followed = -1


def sign(action: i64, seat: i64, asked: i64) -> i64:
    """Tells apart the decisions that can follow an action: who is asked, and what, may depend on chance."""
    return (action * 8 + seat) * 256 + asked
