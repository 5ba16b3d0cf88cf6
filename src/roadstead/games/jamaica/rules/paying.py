"""What a space costs, and what happens to those who cannot pay."""

from mypy_extensions import i64

from roadstead.games.jamaica.data import COST, DUE, HOLDS, KIND, LAIR, SIXTH
from roadstead.games.jamaica.generated import do, frames, told
from roadstead.games.jamaica.rules import treasure
from roadstead.games.jamaica.state import Jamaica


def pay(t: Jamaica, ship: i64) -> None:
    """JAM-6.1: the arriving ship pays for its space, takes a lair's treasure, or suffers a shortage."""
    space = t.space[ship]
    if KIND[space] == LAIR:
        treasure.take_from_lair(t, ship, space)
        return
    if t.is_ghost(ship):
        return
    cost = COST[space]
    if cost == 0:
        return
    due = DUE[space]
    owned = t.total(ship, due)
    if owned >= cost:
        t.announce(told.PAID, ship, due, cost, space)
        spend(t, ship, due, cost, 0)
    else:
        shortage(t, ship, due, owned)


def shortage(t: Jamaica, ship: i64, due: i64, owned: i64) -> None:
    """JAM-6.6: everything of the kind due is lost, and the ship goes back."""
    t.announce(told.SHORTAGE, ship, due, owned, t.space[ship])
    spend(t, ship, due, owned, 0)
    t.then(frames.RETREAT, ship, t.space[ship])


def can_pay(t: Jamaica, ship: i64) -> bool:
    """JAM-6.7: whether the ship could pay for the space it is on."""
    space = t.space[ship]
    return t.total(ship, DUE[space]) >= COST[space]


def spend(t: Jamaica, ship: i64, goods: i64, tokens: i64, first: i64) -> None:
    """JAM-6.3, JAM-7.5: take tokens from the holds from ``first`` on, asking which where it makes a difference."""
    at = ship * 6
    left: i64 = 0
    holds: i64 = 0
    for hold in range(first, HOLDS):
        if t.goods[at + hold] == goods:
            left += t.tokens[at + hold]
            holds += 1
    if tokens == 0:
        return
    if holds > 1 and tokens < left:
        t.ask(frames.TAKE_FROM, 1 << ship, ship, goods, tokens, first)
        return
    for hold in range(first, HOLDS):
        if t.goods[at + hold] == goods and tokens > 0:
            taken = min(tokens, t.tokens[at + hold])
            take(t, ship, hold, taken)
            tokens -= taken


def take_from(t: Jamaica, ship: i64, goods: i64, tokens: i64, action: i64) -> None:
    """JAM-12.4: so many from the hold chosen, and on with what is still due."""
    hold = (action - do.TAKE) // 6
    taken = (action - do.TAKE) % 6 + 1
    take(t, ship, hold, taken)
    spend(t, ship, goods, tokens - taken, hold + 1)


def take(t: Jamaica, ship: i64, hold: i64, tokens: i64) -> None:
    t.tokens[ship * 6 + hold] -= tokens
    if t.tokens[ship * 6 + hold] == 0:
        t.empty(ship, hold)


def take_choices(t: Jamaica, ship: i64, goods: i64, tokens: i64, first: i64) -> list[i64]:
    """JAM-12.4: so many from this hold, the rest from the holds after it.

    Equal holds are used from the first on (JAM-12.3), so less than what the equal holds after it would then have to
    give is not offered.
    """
    at = ship * 6
    found: list[i64] = []
    for hold in range(first, HOLDS):
        if t.goods[at + hold] != goods or repeats(t, ship, hold, first):
            continue
        alike: i64 = 1
        others: i64 = 0
        for later in range(hold + 1, HOLDS):
            if t.goods[at + later] != goods:
                continue
            if hold < SIXTH and later < SIXTH and t.tokens[at + later] == t.tokens[at + hold]:
                alike += 1
            else:
                others += t.tokens[at + later]
        fewest = max(1, (tokens - others + alike - 1) // alike)
        most = min(tokens, t.tokens[at + hold])
        for taken in range(fewest, most + 1):
            found.append(do.TAKE + hold * 6 + taken - 1)
    return found


def repeats(t: Jamaica, ship: i64, hold: i64, first: i64) -> bool:
    """JAM-12.3: a regular hold just like an earlier one that may still be used."""
    at = ship * 6
    if hold == SIXTH:
        return False
    for earlier in range(first, hold):
        if t.goods[at + earlier] == t.goods[at + hold] and t.tokens[at + earlier] == t.tokens[at + hold]:
            return True
    return False
