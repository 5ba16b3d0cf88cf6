"""A captain's rough picture of a ship, and what places, goods and the race are worth, in points."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.jamaica.data import (
    BACK,
    BACK_INNER,
    BEHIND_SCORE,
    COST,
    DUE,
    FINISH_SCORE,
    FIRST_SCORING_SPACE,
    FOOD,
    FORWARD,
    GOLD,
    GUNPOWDER,
    KIND,
    LAIR,
    LAP,
    NEXT,
    NEXT_INNER,
    NO_GOODS,
    PORT_ROYAL,
    TO_GO,
)
from roadstead.games.jamaica.rules.frames import AHEAD, RETREATING
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import bits

A_STEP: Final = 0.75
LINE_CROSSED: Final = 6.0
HOME: Final = 6.0
A_LAIR: Final = 3.5


class Sketch:
    """A captain's rough picture of one ship: where it is and what it carries, without the holds' details."""

    space: i64
    lap: i64
    carried: vec[i64]  # tokens by kind of goods
    room: i64  # empty holds
    lairs: i64
    found: float  # lairs robbed on the way

    def __init__(self, t: Jamaica, ship: i64) -> None:
        self.space = t.space[ship]
        self.lap = t.lap[ship]
        self.lairs = t.lairs
        self.found = 0.0
        self.room = 0
        tokens: list[i64] = [0, 0, 0, 0]
        for hold in range(t.has_room(ship)):
            goods = t.goods[ship * 6 + hold]
            tokens[goods] += t.tokens[ship * 6 + hold]
            if goods == NO_GOODS:
                self.room += 1
        self.carried = vec[i64](tokens)

    def copy_from(self, other: "Sketch") -> None:
        self.space = other.space
        self.lap = other.lap
        self.lairs = other.lairs
        self.found = other.found
        self.room = other.room
        self.carried = other.carried[:]

    def value(self) -> float:
        return self.found + place_value(self.space, self.lap) + goods_value(self.carried)

    def step(self, direction: i64, inner: bool) -> None:
        if direction == AHEAD:
            self.space = NEXT_INNER[self.space] if inner else NEXT[self.space]
            if self.space == PORT_ROYAL:
                self.lap += 1
        else:
            if self.space == PORT_ROYAL:
                self.lap -= 1
            self.space = BACK_INNER[self.space] if inner else BACK[self.space]

    def sail(self, steps: i64, direction: i64, inner: bool) -> None:
        """Move, taking one lane at every split, and settle the bill at the end."""
        for _ in range(steps):
            if self.lap == 1:
                break
            splits = (NEXT_INNER[self.space] if direction == AHEAD else BACK_INNER[self.space]) >= 0
            self.step(direction, inner and splits)
        self.settle()

    def settle(self) -> None:
        """Take the lair's treasure or pay; in a shortage fall back to what can be paid."""
        while True:
            if KIND[self.space] == LAIR:
                if (self.lairs >> self.space) & 1:
                    self.lairs &= ~bits.BIT[self.space]
                    self.found += A_LAIR
                return
            due = DUE[self.space]
            if self.carried[due] >= COST[self.space]:
                self.carried[due] -= COST[self.space]
                return
            self.carried[due] = 0
            while self.carried[DUE[self.space]] < COST[self.space]:
                self.step(RETREATING, False)

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
        if symbol < FORWARD:
            self.load(symbol, die)
        else:
            self.sail(die, AHEAD if symbol == FORWARD else RETREATING, inner)


def place_value(space: i64, lap: i64) -> float:
    to_go = LAP * (1 - lap) if space == PORT_ROYAL else TO_GO[space] - LAP * lap
    value = A_STEP * float(LAP - to_go)
    if lap == 0 and space >= FIRST_SCORING_SPACE:
        value += LINE_CROSSED
    if lap == 1:
        value += LINE_CROSSED + HOME
    return value


def goods_value(carried: vec[i64]) -> float:
    """Gold is points; food and gunpowder are worth less the more there is of them."""
    food = carried[FOOD]
    powder = carried[GUNPOWDER]
    value = float(carried[GOLD])
    value += 1.1 * float(min(food, 5)) + 0.4 * float(max(0, min(food - 5, 5)))
    value += 0.7 * float(min(powder, 5)) + 0.25 * float(max(0, min(powder - 5, 5)))
    return value


def hold_value(goods: i64, tokens: i64) -> float:
    if goods == GOLD:
        return float(tokens)
    return (0.75 if goods == FOOD else 0.5) * float(tokens)


def race_value(behind: i64, left: float) -> float:
    """What the place of a ship so many spaces behind the best of the others will score, with so many left to race.

    Between the -5 of those who stay behind and the 15 of who arrives, the less decided the longer the race still is;
    as are the other figures of the outlook, it is fitted to how many games went on from where they stood.
    """
    even = 6.0 - 0.25 * min(left, 16.0)
    hope = 1.0 / (1.0 + math.exp((float(behind) - even) / (3.4 + 0.11 * left)))
    return float(BEHIND_SCORE) + float(FINISH_SCORE - BEHIND_SCORE) * hope


def cargo_value(gold: i64, food: i64, powder: i64, left: float) -> float:
    """Gold is points unless a port or a pirate takes it; food keeps a ship moving; gunpowder is mostly shot off."""
    value = (0.95 - 0.012 * left) * float(gold)
    value += (0.4 + 0.025 * left) * float(min(food, 5)) + 0.15 * float(max(0, min(food - 5, 5)))
    return value + 0.15 * float(min(powder, 6))
