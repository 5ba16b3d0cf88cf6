"""What a captain thinks of a ship and its place in the race, in points of the final score."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.jamaica import data
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import bits

A_STEP: Final = 0.75
LINE_CROSSED: Final = 6.0
HOME: Final = 6.0
A_LAIR: Final = 3.5
POWER_WORTH: Final = vec[float]([3.0, 3.5, 3.5, 2.5])
# What a power brings its owner at the end of the race, and more for every space still to go.
POWER_NOW: Final = vec[float]([1.5, 1.2, 0.9, 1.4])
POWER_LATER: Final = vec[float]([0.12, 0.07, 0.02, 0.05])
NOTHING_CARRIED: Final = vec[i64]([0, 0, 0, 0])  # to copy it takes a tenth of the time that making one of a list does


class Sketch:
    """A captain's rough picture of one ship: where it is and what it carries, without the holds' details."""

    space: i64
    lap: i64
    carried: vec[i64]  # tokens by kind of goods
    room: i64  # empty holds
    lairs: i64
    found: float  # lairs robbed on the way

    def __init__(self, space: i64, lap: i64, lairs: i64, carried: vec[i64]) -> None:
        self.space = space
        self.lap = lap
        self.lairs = lairs
        self.found = 0.0
        self.room = 0
        self.carried = carried[:]

    def copy(self) -> "Sketch":
        made = Sketch(self.space, self.lap, self.lairs, self.carried)
        made.found = self.found
        made.room = self.room
        return made

    def value(self) -> float:
        return self.found + place_value(self.space, self.lap) + goods_value(self.carried)

    def step(self, direction: i64, inner: bool) -> None:
        if direction == data.AHEAD:
            self.space = data.NEXT_INNER[self.space] if inner else data.NEXT[self.space]
            if self.space == data.PORT_ROYAL:
                self.lap += 1
        else:
            if self.space == data.PORT_ROYAL:
                self.lap -= 1
            self.space = data.BACK_INNER[self.space] if inner else data.BACK[self.space]

    def sail(self, steps: i64, direction: i64, inner: bool) -> None:
        """Move, taking one lane at every split, and settle the bill at the end."""
        for _ in range(steps):
            if self.lap == 1:
                break
            splits = (data.NEXT_INNER[self.space] if direction == data.AHEAD else data.BACK_INNER[self.space]) >= 0
            self.step(direction, inner and splits)
        self.settle()

    def settle(self) -> None:
        """Take the lair's treasure or pay; in a shortage fall back to what can be paid."""
        while True:
            if data.KIND[self.space] == data.LAIR:
                if (self.lairs >> self.space) & 1:
                    self.lairs &= ~bits.BIT[self.space]
                    self.found += A_LAIR
                return
            due = data.DUE[self.space]
            if self.carried[due] >= data.COST[self.space]:
                self.carried[due] -= data.COST[self.space]
                return
            self.carried[due] = 0
            while self.carried[data.DUE[self.space]] < data.COST[self.space]:
                self.step(data.RETREATING, False)

    def load(self, goods: i64, tokens: i64) -> None:
        if self.room > 0:
            self.room -= 1
            self.carried[goods] += tokens
            return
        # Something has to go: about a hold's worth of what there is most of.
        most: i64 = 0
        for kind in range(1, 4):
            if kind != goods and self.carried[kind] > self.carried[most]:
                most = kind
        if most:
            self.carried[most] -= min(self.carried[most], 3)
            self.carried[goods] += tokens

    def act(self, symbol: i64, die: i64, inner: bool) -> None:
        if self.lap == 1:
            return
        if symbol < data.FORWARD:
            self.load(symbol, die)
        else:
            self.sail(die, data.AHEAD if symbol == data.FORWARD else data.RETREATING, inner)


def sketch_of(t: Jamaica, ship: i64) -> Sketch:
    """The picture of a ship as it lies there now."""
    made = Sketch(t.space[ship], t.lap[ship], t.lairs, NOTHING_CARRIED)
    for hold in range(ship * data.HOLDS, ship * data.HOLDS + t.has_room(ship)):
        goods = t.goods[hold]
        made.carried[goods] += t.tokens[hold]
        if goods == data.NO_GOODS:
            made.room += 1
    return made


def place_value(space: i64, lap: i64) -> float:
    to_go = data.LAP * (1 - lap) if space == data.PORT_ROYAL else data.TO_GO[space] - data.LAP * lap
    value = A_STEP * float(data.LAP - to_go)
    if lap == 0 and space >= data.FIRST_SCORING_SPACE:
        value += LINE_CROSSED
    if lap == 1:
        value += LINE_CROSSED + HOME
    return value


def goods_value(carried: vec[i64]) -> float:
    """Gold is points; food and gunpowder are worth less the more there is of them."""
    food = carried[data.FOOD]
    powder = carried[data.GUNPOWDER]
    value = float(carried[data.GOLD])
    value += 1.1 * float(min(food, 5)) + 0.4 * float(max(0, min(food - 5, 5)))
    value += 0.7 * float(min(powder, 5)) + 0.25 * float(max(0, min(powder - 5, 5)))
    return value


def hold_value(goods: i64, tokens: i64) -> float:
    if goods == data.GOLD:
        return float(tokens)
    return (0.75 if goods == data.FOOD else 0.5) * float(tokens)


def race_value(behind: i64, left: float) -> float:
    """What the place of a ship so many spaces behind the best of the others will score, with so many left to race.

    Between the -5 of those who stay behind and the 15 of who arrives, the less decided the longer the race still is;
    as are the other figures of the outlook, it is fitted to how many games went on from where they stood.
    """
    even = 6.0 - 0.25 * min(left, 16.0)
    hope = 1.0 / (1.0 + math.exp((float(behind) - even) / (3.4 + 0.11 * left)))
    return float(data.BEHIND_SCORE) + float(data.FINISH_SCORE - data.BEHIND_SCORE) * hope


def cargo_value(gold: i64, food: i64, powder: i64, left: float) -> float:
    """Gold is points unless a port or a pirate takes it; food keeps a ship moving; gunpowder is mostly shot off."""
    value = (0.95 - 0.012 * left) * float(gold)
    value += (0.4 + 0.025 * left) * float(min(food, 5)) + 0.15 * float(max(0, min(food - 5, 5)))
    return value + 0.15 * float(min(powder, 6))


def company(t: Jamaica, seat: i64, space: i64) -> float:
    """Whether a fight on this space is to be hoped for or feared."""
    if space == data.PORT_ROYAL:
        return 0.0
    worth = 0.0
    mine = t.total(seat, data.GUNPOWDER) + (2 if t.power[data.LADY_BETH] == seat else 0)
    for ship in range(t.ships):
        if ship != seat and t.space[ship] == space:
            theirs = t.total(ship, data.GUNPOWDER) + (2 if t.power[data.LADY_BETH] == ship else 0)
            worth += max(-2.0, min(2.0, 0.4 * float(mine - theirs)))
    return worth


def richest(t: Jamaica, seat: i64, ship: i64) -> float:
    """The best thing that can be taken from a ship."""
    best = 0.0
    for hold in range(data.HOLDS):
        best = max(best, hold_value(t.goods[ship * 6 + hold], t.tokens[ship * 6 + hold]))
    for power in range(4):
        if t.power[power] == ship and not (power == data.LADY_BETH and t.is_ghost(ship)):
            best = max(best, POWER_WORTH[power])
    return best


def cheapest_to_dump(t: Jamaica, ship: i64, goods: i64) -> float:
    cheapest = 100.0
    for hold in range(t.has_room(ship)):
        at = ship * 6 + hold
        if t.goods[at] == data.NO_GOODS:
            return 0.0
        if t.goods[at] != goods:
            cheapest = min(cheapest, hold_value(t.goods[at], t.tokens[at]))
    return cheapest


def face_down_treasure(t: Jamaica, ship: i64, seat: i64) -> float:
    """The best of a ship's face-down cards, as far as the seat knows them: it names which one is taken."""
    best = -5.0
    for back in bits.members(t.face_down(ship)):
        best = max(best, back_value(t, seat, back))
    return best


def back_value(t: Jamaica, seat: i64, back: i64) -> float:
    """A card the seat has seen at its worth, a cursed one at -3, any other at 2.5."""
    if (t.seen[back] >> seat) & 1:
        face = t.face[back]
        return POWER_WORTH[face] if face < data.POWERS else float(data.WORTH[face])
    return -3.0 if t.cursed[back] else 2.5
