"""A battle, weighed: whether to fight for it, to go, to strike back, and whom to send after."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.supremacy.bot.appraisal import AN_ARMY, CONQUEST, NEVER, foes_near, last_turn
from roadstead.games.supremacy.data import ATTACKING, DEFENDING, LADDER, LAND, MARCH, OIL
from roadstead.games.supremacy.generated import do
from roadstead.games.supremacy.rules import attack, battle, land, moving
from roadstead.games.supremacy.state import Supremacy

# The chance in a hundred that so many dice kill so many units: rows of 1 to 5 dice, columns of 1 to 6 units.
WIPED_OUT: Final = vec[i64](
    [67, 17, 0, 0, 0, 0]
    + [97, 72, 28, 3, 0, 0]
    + [100, 95, 74, 38, 9, 1]
    + [100, 100, 94, 76, 44, 16]
    + [100, 100, 99, 94, 78, 50]
)
A_SET: Final = 100.0  # what a supply set is missed for while there are several
LAST_SETS: Final = 250.0


def set_worth(t: Supremacy, seat: i64) -> float:
    """A supply set: when the game ends it is worth what the markets pay."""
    if not last_turn(t):
        return A_SET if t.sets(seat) > 2 else LAST_SETS
    return float(LADDER[t.market[0]] + LADDER[t.market[1]] + LADDER[t.market[2]])


def holding(t: Supremacy, seat: i64, zone: i64) -> float:
    """What it is worth to keep a zone: home land, the companies there, the game itself."""
    if zone >= LAND:
        return 100.0
    value = 100.0
    for company in t.board.companies_in[zone]:
        if t.owner[company] == seat:
            value += (100.0 if last_turn(t) else 300.0) * float(t.board.units[company])
    if t.board.home[zone] == t.power[seat]:
        value += 50.0 if last_turn(t) else 500.0
        if land.homes(t, seat) == 1:
            value += CONQUEST
    return value


def lost_chance(dice: i64, units: i64) -> float:
    """The chance that so many dice kill all of so many units."""
    if units > 6:
        return 0.0
    return float(WIPED_OUT[(min(dice, 5) - 1) * 6 + units - 1]) / 100.0


def fight_value(t: Supremacy, seat: i64, supplied: bool) -> float:
    """What we keep and what they lose, less the set; who is driven off comes back the weaker."""
    mine = battle.strength(t, DEFENDING)
    against = battle.dice_for(t, ATTACKING, supplied)
    gone = lost_chance(against, mine)
    killed = min(1.17 * float(battle.dice_for(t, DEFENDING, supplied)) - 0.33, float(battle.strength(t, ATTACKING)))
    value = (1.0 - gone) * holding(t, seat, t.target) + AN_ARMY * killed
    value -= AN_ARMY * min(1.17 * float(against) - 0.33, float(mine))
    return value - set_worth(t, seat) if supplied else value


def defence_value(t: Supremacy, seat: i64, action: i64) -> float:
    """A battle that is lost anyway is left with whoever can be saved; nobody goes over who can still fight."""
    if action == do.FIGHT:
        return fight_value(t, seat, True)
    if action == do.FIGHT_BARE:
        return fight_value(t, seat, False)
    if action == do.RETREAT:
        moved = battle.pieces(t, seat)
        price = float(LADDER[t.market[0 if t.target < LAND else OIL]]) if last_turn(t) else 80.0
        return -price * float(moved)
    hopeless = battle.strength(t, ATTACKING) >= 4 * battle.strength(t, DEFENDING) and not t.has_set(seat)
    return fight_value(t, seat, False) - 600.0 if hopeless else NEVER


# After the exchange


def threatened(t: Supremacy, seat: i64, zone: i64) -> i64:
    """How many armies are missing against those that stand around a territory of ours."""
    if zone >= LAND or t.holder[zone] != seat:
        return 0
    return foes_near(t, seat, zone) - t.armies[zone]


def spare(t: Supremacy, seat: i64, start: i64) -> i64:
    """Armies that are not missed where they are."""
    return t.armies[start] - 1 - max(foes_near(t, seat, start) - 1, 0)


def relief_value(t: Supremacy, seat: i64, start: i64) -> float:
    """Armies that march from here to a threatened territory that reinforcements may go to."""
    if start >= LAND or t.holder[start] != seat or spare(t, seat, start) <= 0:
        return NEVER
    best = NEVER
    for there in t.board.lands[start]:
        if moving.may_end(t, there) and threatened(t, seat, there) > 0:
            best = max(best, 40.0 * float(min(threatened(t, seat, there), 4)) - 30.0)
    return best


def reinforcement_value(t: Supremacy, seat: i64, action: i64) -> float:
    """Over land from the neighbourhood, while there is grain to spare."""
    if action != do.MOVE + MARCH or last_turn(t) or t.supplies[seat * 3] < 3:
        return NEVER
    best = NEVER
    for zone in range(LAND):
        if t.holder[zone] == seat and t.armies[zone] > 1:
            best = max(best, relief_value(t, seat, zone))
    return best


# From the air


def paratroops(t: Supremacy, seat: i64) -> i64:
    """How many armies could be spared and flown, the set being paid too."""
    oil = t.supplies[seat * 3 + OIL] - 1
    if oil < 2:
        return 0
    found: i64 = 0
    for zone in range(LAND):
        if t.holder[zone] == seat and t.armies[zone] > 1:
            found += t.armies[zone] - 1
    return min(found, oil // 2)


def missing(t: Supremacy) -> i64:
    """How many more attackers it takes to be clearly stronger."""
    return battle.strength(t, DEFENDING) + 2 - battle.strength(t, ATTACKING)


def has_reserve(t: Supremacy, seat: i64) -> bool:
    """Whether a territory that has not joined the attack has an army to spare."""
    for zone in range(LAND):
        if t.holder[zone] == seat and t.armies[zone] > 1 and not attack.committed(t, zone):
            return True
    return False
