"""The tree of a search: what was tried at each decision, how often, and how it went."""

import math

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from roadstead.kernel import rows
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import State


def grown(nodes: "dict[i64, Node]", key: i64) -> "Node":
    """The node under this key, a new one where there is none."""
    found = nodes.get(key)
    if found is None:
        found = Node()
        nodes[key] = found
    return found


class Node:
    """A decision of one seat after a sequence of actions, whatever the dice and the hidden cards were.

    Different worlds allow different actions, so each action also counts how often it could be chosen.  Seats that
    answer the same question at the same time each have a node in ``partners``, and know nothing of each other.
    """

    places: dict[i64, i64]  # the place of each action in the lists below
    actions: vec[i64]
    tried: vec[i64]
    offered: vec[i64]
    total: vec[float]
    prior: vec[float]
    children: dict[i64, "Node"]
    partners: dict[i64, "Node"]

    def __init__(self) -> None:
        self.places = {}
        self.actions = vec[i64]()
        self.tried = vec[i64]()
        self.offered = vec[i64]()
        self.total = vec[float]()
        self.prior = vec[float]()
        self.children = {}
        self.partners = {}

    def child(self, action: i64) -> "Node":
        return grown(self.children, action)

    def has_child(self, action: i64) -> bool:
        return action in self.children

    def partner(self, seat: i64) -> "Node":
        return grown(self.partners, seat)

    def admit(self, menu: list[i64], t: State, seat: i64, heuristics: Heuristics) -> vec[i64]:
        """The place of each action, those that are new here added with what the heuristics expect of them."""
        spots = self.places_of(menu)
        if -1 not in spots:
            return spots
        weights = heuristics.weights(t, seat, menu)
        count: i64 = len(menu)
        best = -1e300
        for i in range(count):
            best = max(best, weights[i])
        total = 0.0
        for i in range(count):
            weights[i] = math.exp((weights[i] - best) / heuristics.temperature)
            total += weights[i]
        for i in range(count):
            if spots[i] >= 0:
                continue
            spots[i] = len(self.actions)
            self.places[menu[i]] = spots[i]
            self.actions = append(self.actions, menu[i])
            self.tried = append(self.tried, 0)
            self.offered = append(self.offered, 0)
            self.total = append(self.total, 0.0)
            self.prior = append(self.prior, 0.85 * weights[i] / total + 0.15 / float(count))
        return spots

    def places_of(self, menu: list[i64]) -> vec[i64]:
        """The place of each action, -1 for one that is new.  Mostly they are asked for in the order in which they came."""
        count: i64 = len(menu)
        # As long as the menu; from the stock of rows, where it is not longer than any of them.
        found = rows.zeros(count) if count <= rows.LONGEST else vec[i64](menu)
        known: i64 = len(self.actions)
        place: i64 = -1
        for i in range(count):
            place += 1
            if place >= known or self.actions[place] != menu[i]:
                place = self.places.get(menu[i], -1)
            found[i] = place
        return found

    def select(self, spots: vec[i64], curiosity: float) -> i64:
        """The place of the action to try next: one that did well, or one that its prior says to try more often."""
        sum_total = 0.0
        sum_tried: i64 = 0
        for place in spots:
            self.offered[place] += 1
            sum_total += self.total[place]
            sum_tried += self.tried[place]
        # An action that was never tried is expected to do a little worse than those that were.
        expected = sum_total / float(sum_tried) - 0.1 if sum_tried > 0 else 0.5
        best = -1e300
        chosen: i64 = 0
        for place in spots:
            tried = self.tried[place]
            mean = self.total[place] / float(tried) if tried > 0 else expected
            pull = curiosity * self.prior[place] * math.sqrt(float(self.offered[place])) / float(1 + tried)
            if mean + pull > best:
                best = mean + pull
                chosen = place
        return chosen

    def learn(self, place: i64, reward: float) -> None:
        self.tried[place] += 1
        self.total[place] += reward

    def liked(self, spots: vec[i64], most: i64) -> list[i64]:
        """At most so many of these places, those first of whose actions the heuristics expect most."""
        ranking: list[tuple[float, i64]] = []
        for place in spots:
            ranking.append((-self.prior[place], place))
        ranking.sort()
        return [place for _, place in ranking[:most]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Breath:
    """Called every few milliseconds from inside a search, so that signals and timers get their turn."""

    def take(self) -> None:
        return
