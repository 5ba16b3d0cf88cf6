"""Battle: gunpowder, the combat die, the star and the Sabre."""

from mypy_extensions import i64

from roadstead.games.jamaica.data import ATTACKING, COMBAT_DIE, DEFENDING, GUNPOWDER, LADY_BETH, NOBODY, SABRE, STAR
from roadstead.games.jamaica.generated import do, frames, streams, told
from roadstead.games.jamaica.rules import paying, spoils
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel.events import EVERYBODY


def attack_choices(t: Jamaica, ship: i64) -> list[i64]:
    """JAM-7.2: the ships on the attacker's space."""
    found: list[i64] = []
    for other in range(t.ships):
        if other != ship and t.space[other] == t.space[ship]:
            found.append(do.ATTACK_GHOST if t.is_ghost(other) else do.ATTACK + other)
    return found


def begin(t: Jamaica, ship: i64, action: i64) -> None:
    """JAM-7.3: the attacker spends gunpowder and rolls, then the defender."""
    t.attacker = ship
    t.defender = t.seats if action == do.ATTACK_GHOST else action - do.ATTACK
    t.strength[ATTACKING] = 0
    t.strength[DEFENDING] = 0
    t.die[ATTACKING] = 0
    t.die[DEFENDING] = 0
    t.sabre_used = False
    t.announce(told.ATTACKED, ship, t.defender, t.space[ship])
    t.then(frames.DEFENCE)
    t.then(frames.ATTACK_ROLL)
    ask_powder(t, ship, ATTACKING)


def ask_powder(t: Jamaica, ship: i64, side: i64) -> None:
    if not t.is_ghost(ship):
        t.ask(frames.SPEND_POWDER, 1 << ship, ship, side)


def powder_choices(t: Jamaica, ship: i64) -> list[i64]:
    """JAM-7.3: any amount of gunpowder, from none to all."""
    found: list[i64] = []
    for tokens in range(t.total(ship, GUNPOWDER) + 1):
        found.append(do.POWDER + tokens)
    return found


def spend_powder(t: Jamaica, ship: i64, side: i64, action: i64) -> None:
    """JAM-7.5: the gunpowder is lost however the battle ends."""
    tokens = action - do.POWDER
    t.strength[side] = tokens
    if tokens > 0:
        t.announce(told.FIRED, ship, tokens)
        paying.spend(t, ship, GUNPOWDER, tokens, 0)


def attack_roll(t: Jamaica) -> None:
    roll(t, t.attacker, ATTACKING)
    ask_sabre(t, ATTACKING)


def defence(t: Jamaica) -> None:
    """JAM-7.8: an attacker's star ends the battle before the defender does anything."""
    if t.die[ATTACKING] == STAR:
        t.then(frames.BATTLE_END)
        return
    t.then(frames.DEFENCE_ROLL)
    ask_powder(t, t.defender, DEFENDING)


def defence_roll(t: Jamaica) -> None:
    roll(t, t.defender, DEFENDING)
    t.then(frames.BATTLE_END)
    ask_sabre(t, DEFENDING)


def roll(t: Jamaica, ship: i64, side: i64) -> None:
    t.die[side] = COMBAT_DIE[t.dice.below(6, streams.COMBAT)]
    t.announce(told.COMBAT_ROLL, ship, t.die[side], strength(t, side))


def strength(t: Jamaica, side: i64) -> i64:
    """JAM-7.6: the die, the gunpowder spent, and 2 for Lady Beth (JAM-7.10)."""
    ship = t.attacker if side == ATTACKING else t.defender
    return t.die[side] + t.strength[side] + (2 if t.power[LADY_BETH] == ship else 0)


def leader(t: Jamaica) -> i64:
    """Who wins as the dice lie: the defender's star, the attacker's star, the greater strength; NOBODY on a tie."""
    if t.die[DEFENDING] == STAR:
        return t.defender
    if t.die[ATTACKING] == STAR:
        return t.attacker
    if t.die[DEFENDING] == 0:
        return NOBODY
    mine = strength(t, ATTACKING)
    theirs = strength(t, DEFENDING)
    if mine == theirs:
        return NOBODY
    return t.attacker if mine > theirs else t.defender


def ask_sabre(t: Jamaica, side: i64) -> None:
    """JAM-7.12: its owner is asked after each roll, unless used, or unless the roll has just won the battle."""
    owner = t.power[SABRE]
    if t.sabre_used or (owner != t.attacker and owner != t.defender) or leader(t) == owner:
        return
    t.ask(frames.SABRE_REROLL, 1 << owner, owner, side)


def sabre(t: Jamaica, owner: i64, side: i64, action: i64) -> None:
    """JAM-7.11: the die is rolled again, and the second result stands."""
    if action == do.KEEP:
        return
    t.sabre_used = True
    ship = t.attacker if side == ATTACKING else t.defender
    t.die[side] = COMBAT_DIE[t.dice.below(6, streams.COMBAT)]
    t.announce(told.REROLLED, owner, ship, t.die[side])


def end(t: Jamaica) -> None:
    """JAM-7.6, JAM-7.7: the winner takes spoils; on a tie nothing happens."""
    winner = leader(t)
    mine = strength(t, ATTACKING)
    theirs = strength(t, DEFENDING)
    attacker = t.attacker
    defender = t.defender
    t.attacker = NOBODY
    t.defender = NOBODY
    if winner == NOBODY:
        t.announce(told.DRAWN_BATTLE, attacker, defender, mine)
        return
    loser = defender if winner == attacker else attacker
    if t.telling:
        high = mine if winner == attacker else theirs
        low = theirs if winner == attacker else mine
        t.tell(told.WON, EVERYBODY, (winner, loser, high, low))
    spoils.offer(t, winner, loser)
