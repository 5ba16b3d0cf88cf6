"""What a decent captain looks at: distance, what the holds can pay for, lairs, and who is worth a fight."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.jamaica import data, scoring
from roadstead.games.jamaica.bot import appraisal
from roadstead.games.jamaica.generated import do, frames
from roadstead.games.jamaica.rules import battle
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import bits
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import State


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
            return 0.0 if action == do.LOAD + data.SIXTH else 1.0
        if asked == frames.DUMP_WHICH:
            hold = action - do.DUMP
            return -appraisal.hold_value(t.goods[seat * 6 + hold], t.tokens[seat * 6 + hold])
        if asked == frames.SABRE_REROLL:
            return sabre_value(t, seat, b) if action == do.REROLL else 0.0
        if asked == frames.SPOILS:
            return spoils_value(t, seat, a, b, action)
        if asked == frames.NAME_TREASURE:
            return appraisal.back_value(t, seat, action - do.NAME)
        return ghost_value(t, seat, a, action == do.GHOST_FORWARD)

    def outlook(self, t: State, seat: i64) -> float:
        assert isinstance(t, Jamaica)
        if t.over:
            return float(scoring.score(t, seat))
        to_go = t.to_go(seat)
        rival: i64 = 2 * data.LAP
        for other in range(t.seats):
            if other != seat:
                rival = min(rival, t.to_go(other))
        left = float(min(to_go, rival))
        value = appraisal.race_value(to_go - rival, left) + 0.95 * float(scoring.treasure_score(t, seat))
        value += appraisal.cargo_value(
            t.total(seat, data.GOLD), t.total(seat, data.FOOD), t.total(seat, data.GUNPOWDER), left
        )
        for power in range(4):
            if t.power[power] == seat:
                value += appraisal.POWER_NOW[power] + appraisal.POWER_LATER[power] * left
        return value


HEURISTICS: Final = JamaicaHeuristics(scale=20.0, temperature=2.0, horizon=10, margin=0.05, mixed=0.1)


def dice_value(t: Jamaica, seat: i64, morning: i64, evening: i64) -> float:
    best = -1000.0
    hand = t.hand[seat]
    while hand:
        best = max(best, card_value(t, seat, bits.lowest(hand), morning, evening))
        hand &= hand - 1
    return best


def card_value(t: Jamaica, seat: i64, card: i64, morning: i64, evening: i64) -> float:
    """The ship after both actions, taking the better lane in each, with what waits on the space where it stops."""
    before = appraisal.sketch_of(t, seat)
    after_morning = better_lane(t, seat, before, data.MORNING[card], morning)
    return better_lane(t, seat, after_morning, data.EVENING[card], evening).value()


def better_lane(t: Jamaica, seat: i64, before: appraisal.Sketch, symbol: i64, die: i64) -> appraisal.Sketch:
    best = before.copy()
    best.act(symbol, die, False)
    if symbol < data.FORWARD:
        return best
    best.found += appraisal.company(t, seat, best.space)
    other = before.copy()
    other.act(symbol, die, True)
    other.found += appraisal.company(t, seat, other.space)
    return other if other.value() > best.value() else best


def lane_value(t: Jamaica, seat: i64, inner: bool, ship: i64, steps: i64, direction: i64) -> float:
    sketch = appraisal.sketch_of(t, ship)
    if direction == data.RETREATING:
        sketch.step(direction, inner)
        while sketch.carried[data.DUE[sketch.space]] < data.COST[sketch.space]:
            sketch.step(direction, False)
        sketch.settle()
        return sketch.value() + appraisal.company(t, seat, sketch.space)
    if t.is_ghost(ship):
        for step in range(steps):
            sketch.step(direction, inner and step == 0)
        return ghost_visit(t, seat, sketch.space)
    sketch.sail(steps, direction, inner)
    return sketch.value() + appraisal.company(t, seat, sketch.space)


def target_value(t: Jamaica, seat: i64, attacker: i64, target: i64) -> float:
    if t.is_ghost(attacker):
        return -1.0 if target == seat else 1.0
    return appraisal.richest(t, seat, target) - 0.5 * float(t.total(target, data.GUNPOWDER))


def powder_value(t: Jamaica, seat: i64, side: i64, tokens: i64) -> float:
    """What the battle is likely to bring with so much gunpowder, less what the gunpowder is worth."""
    foe = t.defender if side == data.ATTACKING else t.attacker
    gain = 1.5 + appraisal.richest(t, seat, foe)
    loss = 1.0 + appraisal.richest(t, foe, seat)
    mine = tokens + (2 if t.power[data.LADY_BETH] == seat else 0)
    wins = 0.0
    losses = 0.0
    if side == data.ATTACKING:
        theirs = t.total(foe, data.GUNPOWDER) // 2 + (2 if t.power[data.LADY_BETH] == foe else 0)
        for i in range(6):
            for j in range(6):
                if data.COMBAT_DIE[i] == data.STAR:
                    wins += 1.0 / 36.0
                elif data.COMBAT_DIE[j] == data.STAR or data.COMBAT_DIE[j] + theirs > data.COMBAT_DIE[i] + mine:
                    losses += 1.0 / 36.0
                elif data.COMBAT_DIE[i] + mine > data.COMBAT_DIE[j] + theirs:
                    wins += 1.0 / 36.0
    else:
        against = battle.strength(t, data.ATTACKING)
        for i in range(6):
            if data.COMBAT_DIE[i] == data.STAR or data.COMBAT_DIE[i] + mine > against:
                wins += 1.0 / 6.0
            elif data.COMBAT_DIE[i] + mine < against:
                losses += 1.0 / 6.0
    return wins * gain - losses * loss - 0.55 * float(tokens)


def sabre_value(t: Jamaica, seat: i64, side: i64) -> float:
    """Roll again what is bad for us: a poor roll of our own, a good one of the enemy's, or a lost battle."""
    die = t.die[side]
    if side != data.ATTACKING:
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
        value = appraisal.hold_value(t.goods[at], t.tokens[at])
        if t.is_ghost(winner):
            return value
        if t.free_hold(winner) < 0:
            value -= appraisal.cheapest_to_dump(t, winner, t.goods[at])
        return 1.5 * value
    if action == do.STEAL_TREASURE:
        return 1.5 * appraisal.face_down_treasure(t, loser, seat)
    if action < do.GIVE:
        return 1.5 * appraisal.POWER_WORTH[action - do.STEAL_POWER]
    return -1.5 * float(data.GIFTS[action - do.GIVE])


def ghost_value(t: Jamaica, seat: i64, steps: i64, forward: bool) -> float:
    sketch = appraisal.sketch_of(t, t.seats)
    for _ in range(steps):
        sketch.step(data.AHEAD if forward else data.RETREATING, False)
    return ghost_visit(t, seat, sketch.space)


def ghost_visit(t: Jamaica, seat: i64, space: i64) -> float:
    """The Ghost Ship is welcome at the other player's space, or at a lair rather not."""
    if space == data.PORT_ROYAL:
        return 0.0
    value = 0.0
    if t.space[1 - seat] == space:
        value += 3.0
    if t.space[seat] == space:
        value -= 3.0
    if (t.lairs >> space) & 1:
        value -= 0.5
    return value
