"""What a decent captain looks at: distance, what the holds can pay for, lairs, and who is worth a fight.

Everything is weighed in points of the final score.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.jamaica import scoring
from roadstead.games.jamaica.data import (
    AHEAD,
    ATTACKING,
    BACK,
    BACK_INNER,
    BEHIND_SCORE,
    COMBAT_DIE,
    COST,
    DUE,
    EVENING,
    FINISH_SCORE,
    FIRST_SCORING_SPACE,
    FOOD,
    FORWARD,
    GIFTS,
    GOLD,
    GUNPOWDER,
    HOLDS,
    KIND,
    LADY_BETH,
    LAIR,
    LAP,
    MORNING,
    NEXT,
    NEXT_INNER,
    NO_GOODS,
    PORT_ROYAL,
    RETREATING,
    SIXTH,
    STAR,
    TO_GO,
    WORTH,
)
from roadstead.games.jamaica.generated import do, frames
from roadstead.games.jamaica.rules import battle
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import bits
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import State

A_STEP: Final = 0.75
LINE_CROSSED: Final = 6.0
HOME: Final = 6.0
A_LAIR: Final = 3.5
POWER_WORTH: Final = vec[float]([3.0, 3.5, 3.5, 2.5])
# What a power brings its owner at the end of the race, and more for every space still to go.
POWER_NOW: Final = vec[float]([1.5, 1.2, 0.9, 1.4])
POWER_LATER: Final = vec[float]([0.12, 0.07, 0.02, 0.05])


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


class JamaicaHeuristics(Heuristics):
    def weigh(self, t: State, seat: i64, action: i64) -> float:
        assert isinstance(t, Jamaica)
        asked = t.asked()
        a = t.detail(0)
        b = t.detail(1)
        if asked == frames.CHOOSE_CARD:
            return card_value(t, seat, action - do.CARD, t.morning, t.evening)
        if asked == frames.PLACE_DICE:
            return dice_value(t, seat, action - do.PLACE + 1, a + b - (action - do.PLACE + 1))
        if asked == frames.LANE:
            return lane_value(t, seat, action == do.INNER, a, b, t.detail(2))
        if asked == frames.ATTACK_WHOM:
            return target_value(t, seat, a, t.seats if action == do.ATTACK_GHOST else action - do.ATTACK)
        if asked == frames.SPEND_POWDER:
            return powder_value(t, seat, b, action - do.POWDER)
        if asked == frames.TAKE_FROM:
            hold = (action - do.TAKE) // 6
            tokens = (action - do.TAKE) % 6 + 1
            left = t.tokens[seat * 6 + hold] - tokens
            return float(tokens) + 10.0 if left == 0 else float(tokens) - 0.5 * float(left)
        if asked == frames.LOAD_WHERE:
            return 0.0 if action == do.LOAD + SIXTH else 1.0
        if asked == frames.DUMP_WHICH:
            hold = action - do.DUMP
            return -hold_value(t.goods[seat * 6 + hold], t.tokens[seat * 6 + hold])
        if asked == frames.SABRE_REROLL:
            return sabre_value(t, seat, b) if action == do.REROLL else 0.0
        if asked == frames.SPOILS:
            return spoils_value(t, seat, a, b, action)
        return ghost_value(t, seat, a, action == do.GHOST_FORWARD)

    def outlook(self, t: State, seat: i64) -> float:
        assert isinstance(t, Jamaica)
        if t.over:
            return float(scoring.score(t, seat))
        to_go = t.to_go(seat)
        rival: i64 = 2 * LAP
        for other in range(t.seats):
            if other != seat:
                rival = min(rival, t.to_go(other))
        left = float(min(to_go, rival))
        value = race_value(to_go - rival, left) + 0.95 * float(scoring.treasure_score(t, seat))
        value += cargo_value(t.total(seat, GOLD), t.total(seat, FOOD), t.total(seat, GUNPOWDER), left)
        for power in range(4):
            if t.power[power] == seat:
                value += POWER_NOW[power] + POWER_LATER[power] * left
        return value


HEURISTICS: Final = JamaicaHeuristics(scale=20.0, temperature=2.0, horizon=10)


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


def card_value(t: Jamaica, seat: i64, card: i64, morning: i64, evening: i64) -> float:
    """The ship after both actions, taking the better lane in each, with what waits on the space where it stops."""
    before = Sketch(t, seat)
    after_morning = better_lane(t, seat, before, MORNING[card], morning)
    return better_lane(t, seat, after_morning, EVENING[card], evening).value()


def better_lane(t: Jamaica, seat: i64, before: Sketch, symbol: i64, die: i64) -> Sketch:
    best = Sketch(t, seat)
    best.copy_from(before)
    best.act(symbol, die, False)
    if symbol < FORWARD:
        return best
    best.found += company(t, seat, best.space)
    other = Sketch(t, seat)
    other.copy_from(before)
    other.act(symbol, die, True)
    other.found += company(t, seat, other.space)
    return other if other.value() > best.value() else best


def company(t: Jamaica, seat: i64, space: i64) -> float:
    """Whether a fight on this space is to be hoped for or feared."""
    if space == PORT_ROYAL:
        return 0.0
    worth = 0.0
    mine = t.total(seat, GUNPOWDER) + (2 if t.power[LADY_BETH] == seat else 0)
    for ship in range(t.ships):
        if ship != seat and t.space[ship] == space:
            theirs = t.total(ship, GUNPOWDER) + (2 if t.power[LADY_BETH] == ship else 0)
            worth += max(-2.0, min(2.0, 0.4 * float(mine - theirs)))
    return worth


def dice_value(t: Jamaica, seat: i64, morning: i64, evening: i64) -> float:
    best = -1000.0
    hand = t.hand[seat]
    while hand:
        best = max(best, card_value(t, seat, bits.lowest(hand), morning, evening))
        hand &= hand - 1
    return best


def lane_value(t: Jamaica, seat: i64, inner: bool, ship: i64, steps: i64, direction: i64) -> float:
    sketch = Sketch(t, ship)
    if direction == RETREATING:
        sketch.step(direction, inner)
        while sketch.carried[DUE[sketch.space]] < COST[sketch.space]:
            sketch.step(direction, False)
        sketch.settle()
        return sketch.value() + company(t, seat, sketch.space)
    if t.is_ghost(ship):
        for step in range(steps):
            sketch.step(direction, inner and step == 0)
        return ghost_visit(t, seat, sketch.space)
    sketch.sail(steps, direction, inner)
    return sketch.value() + company(t, seat, sketch.space)


def ghost_visit(t: Jamaica, seat: i64, space: i64) -> float:
    """The Ghost Ship is welcome at the other player's space, or at a lair rather not."""
    if space == PORT_ROYAL:
        return 0.0
    value = 0.0
    if t.space[1 - seat] == space:
        value += 3.0
    if t.space[seat] == space:
        value -= 3.0
    if (t.lairs >> space) & 1:
        value -= 0.5
    return value


def ghost_value(t: Jamaica, seat: i64, steps: i64, forward: bool) -> float:
    sketch = Sketch(t, t.seats)
    for _ in range(steps):
        sketch.step(AHEAD if forward else RETREATING, False)
    return ghost_visit(t, seat, sketch.space)


def target_value(t: Jamaica, seat: i64, attacker: i64, target: i64) -> float:
    if t.is_ghost(attacker):
        return -1.0 if target == seat else 1.0
    return richest(t, seat, target) - 0.5 * float(t.total(target, GUNPOWDER))


def richest(t: Jamaica, seat: i64, ship: i64) -> float:
    """The best thing to be had from a ship."""
    best = 0.0
    for hold in range(HOLDS):
        best = max(best, hold_value(t.goods[ship * 6 + hold], t.tokens[ship * 6 + hold]))
    for power in range(4):
        if t.power[power] == ship and not (power == LADY_BETH and t.is_ghost(ship)):
            best = max(best, POWER_WORTH[power])
    return best


def powder_value(t: Jamaica, seat: i64, side: i64, tokens: i64) -> float:
    """What the battle is likely to bring with so much gunpowder, less what the gunpowder is worth."""
    foe = t.defender if side == ATTACKING else t.attacker
    gain = 1.5 + richest(t, seat, foe)
    loss = 1.0 + richest(t, foe, seat)
    mine = tokens + (2 if t.power[LADY_BETH] == seat else 0)
    wins = 0.0
    losses = 0.0
    if side == ATTACKING:
        theirs = t.total(foe, GUNPOWDER) // 2 + (2 if t.power[LADY_BETH] == foe else 0)
        for i in range(6):
            for j in range(6):
                if COMBAT_DIE[i] == STAR:
                    wins += 1.0 / 36.0
                elif COMBAT_DIE[j] == STAR or COMBAT_DIE[j] + theirs > COMBAT_DIE[i] + mine:
                    losses += 1.0 / 36.0
                elif COMBAT_DIE[i] + mine > COMBAT_DIE[j] + theirs:
                    wins += 1.0 / 36.0
    else:
        against = battle.strength(t, ATTACKING)
        for i in range(6):
            if COMBAT_DIE[i] == STAR or COMBAT_DIE[i] + mine > against:
                wins += 1.0 / 6.0
            elif COMBAT_DIE[i] + mine < against:
                losses += 1.0 / 6.0
    return wins * gain - losses * loss - 0.55 * float(tokens)


def sabre_value(t: Jamaica, seat: i64, side: i64) -> float:
    """Roll again what is bad for us: a poor roll of our own, a good one of the enemy's, or a lost battle."""
    die = t.die[side]
    if side != ATTACKING:
        return 1.0 if battle.leader(t) < 99 else -1.0
    if t.attacker == seat:
        return 1.0 if die <= 4 else -1.0
    return 1.0 if die >= 8 else -1.0


def spoils_value(t: Jamaica, seat: i64, winner: i64, loser: i64, action: i64) -> float:
    """What the winner gains and half of what the loser loses; for the Ghost Ship only what the loser loses."""
    if action == do.NOTHING:
        return 0.0
    if action < do.STEAL_TREASURE:
        at = loser * 6 + action - do.STEAL_HOLD
        value = hold_value(t.goods[at], t.tokens[at])
        if t.is_ghost(winner):
            return value
        if t.free_hold(winner) < 0:
            value -= cheapest_to_dump(t, winner, t.goods[at])
        return 1.5 * value
    if action == do.STEAL_TREASURE:
        return 1.5 * face_down_treasure(t, loser, seat)
    if action < do.GIVE:
        return 1.5 * POWER_WORTH[action - do.STEAL_POWER]
    return -1.5 * float(GIFTS[action - do.GIVE])


def cheapest_to_dump(t: Jamaica, ship: i64, goods: i64) -> float:
    cheapest = 100.0
    for hold in range(t.has_room(ship)):
        at = ship * 6 + hold
        if t.goods[at] == NO_GOODS:
            return 0.0
        if t.goods[at] != goods:
            cheapest = min(cheapest, hold_value(t.goods[at], t.tokens[at]))
    return cheapest


def face_down_treasure(t: Jamaica, ship: i64, seat: i64) -> float:
    """The mean of a ship's face-down cards: those the seat knows at their worth, a cursed one at -3, others at 2.5."""
    total = 0.0
    count = 0
    for back in bits.members(t.face_down(ship)):
        count += 1
        if (t.seen[back] >> seat) & 1:
            total += float(WORTH[t.face[back]])
        elif t.cursed[back]:
            total -= 3.0
        else:
            total += 2.5
    return total / count if count else 0.0
